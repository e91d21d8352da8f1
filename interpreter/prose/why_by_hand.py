"""Reasons that quote what an editor has written: where the conditions of a rule are too tangled for a sentence.

A choice of `a square where (… and … or … and not …)` told condition by condition helps nobody. If the rule or the
definition has a text of its own in the reader's language, written for the rule as it is, that text is the answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..lowering.stops import Choice
from ..model import ir
from ..model.walk import everything
from ..phrases.rule_digests import definition_text_digest, rule_text_digest
from ..terms.boards import Relation
from ..terms.conditions import Both
from .labels import Labels


def tangled(cond: ir.Expr) -> bool:
    """Does it have alternatives, or look for a place by its position to another?"""
    parts = [*everything(cond)]
    either = any(isinstance(part, Both) and part.op == "or" for part in parts)
    return either or any(isinstance(part, Relation) for part in parts)


def plain(value: ir.Expr, part: ir.Expr) -> bool:
    """Is a part of a definition needed whatever else holds, and told in a few words?"""
    needed = value.items if isinstance(value, Both) and value.op == "and" else [value]
    return any(part is one for one in needed) and not tangled(part)


def rule_told(spoken: Labels, choice: Choice, query: ir.Query) -> str:
    """The text of the rule in which a choice is made, if what it asks for cannot be told in a sentence."""
    name = choice.step.partition(".")[0]
    parts = [part for test in query.tests for part in everything(test.cond)]
    either = [part for part in parts if isinstance(part, Both) and part.op == "or"]
    nested = any(isinstance(item, Both) for part in either for item in part.items)
    if not nested or name not in spoken.game.rules:
        return ""
    return quoted(spoken.cards.by_hand(name, rule_text_digest(spoken.game, name)))


def definition_told(spoken: Labels, name: str, value: ir.Expr, failing: Sequence[ir.Expr]) -> str:
    """The text of a definition, if that is clearer than the parts of it that fail."""
    if all(plain(value, part) for part in failing):
        return ""
    return definition_written(spoken, name)


def definition_written(spoken: Labels, name: str) -> str:
    return quoted(spoken.cards.by_hand(name, definition_text_digest(spoken.game, name)))


def quoted(lines: Sequence[str]) -> str:
    """A text as a reason quotes it: like every reason it ends without a full stop."""
    return " ".join(lines).removesuffix(".")
