"""Rules that are called, printed effects that are done, answers given in a rule."""

from __future__ import annotations

from typing import Any

from ...model import ir
from ...phrases.fallbacks import Meant
from ...phrases.rule_words import rule_words
from ...phrases.telling import Telling, inline, lines, term
from ...phrases.words import Noun, Phrase, Say
from ..terms import amounts
from . import sequences


def do_printed(c: Telling, e: ir.Do, order: str = "printed") -> Phrase:
    return Say("do-printed", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing), order=order)


def answers(c: Telling, e: ir.Answers) -> Phrase:
    return Say("answers")


def answered(c: Telling, e: ir.Do) -> Phrase:
    """What is printed and what abilities answer, as one reward."""
    return Say("do-answered", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


def call(c: Telling, e: ir.Call) -> Phrase:
    if e.symbol:
        return Say("gain", what=amounts.amount(c, ir.Int(ir.NUMBER, 1), e.symbol))
    parts: dict[str, Any] = {}
    if e.object is not None:
        parts["object"] = term(c, e.object)
    if e.place is not None:
        parts["place"] = term(c, e.place)
    return rule_words(c.game, e.rule.name, meaning=meant(c, e.rule.name, parts), **parts)


def meant(c: Telling, name: str, parts: dict[str, Any]) -> Phrase | None:
    """What a rule does with what it is handed; a rule is not told inside itself."""
    if name in c.inside:
        return None
    checked = c.game.rules[name]
    handed = {local: parts.get(part) for part, local in (("object", checked.object), ("place", checked.place))}

    def teller() -> Telling:
        given = {local: phrase for local, phrase in handed.items() if local and phrase}
        return Telling(c.game, c.tables, c.style, given=given, inside=(*c.inside, name))

    return Meant(
        lambda: inline(teller(), checked.body),
        lambda: [(x.phrase, x.open) for x in lines(teller(), checked.body)],
        any(sequences.reaches(part) for part in sequences.parts(c, checked.body)),
    )
