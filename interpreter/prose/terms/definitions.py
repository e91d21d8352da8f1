"""What a game defines: numbers and adjectives with a name, numbers of the rules, permissions."""

from __future__ import annotations

from ...model import ir
from ...phrases.fallbacks import Tied
from ...phrases.lines import Line
from ...phrases.rule_digests import definition_digest
from ...phrases.rule_words import permit_words
from ...phrases.telling import Telling, condition, term
from ...phrases.words import Phrase, Say
from . import numbers, queries


def defined_as(c: Telling, e: ir.DefRef) -> ir.Expr:
    return c.game.definitions[e.definition.key].value


def parameter(c: Telling, e: ir.ParamRef) -> Phrase:
    if e.thing is not None:
        return Say(f"number-{e.param.name}", thing=term(c, e.thing))
    return Say(f"number-{e.param.name}", n=e.param.value)


def number(c: Telling, e: ir.DefRef) -> Phrase:
    words = Say(f"number-{e.definition.name}")
    if e.thing is not None:
        words = Say(f"number-{e.definition.name}", thing=term(c, e.thing))
    value = defined_as(c, e)
    # a table of levels has no phrase of its own
    return words if isinstance(value, ir.Levels) else tied(c, e, words, term(c, value))


def levels(c: Telling, e: ir.Levels) -> Phrase:
    return term(c, e.value)


def cases(c: Telling, e: ir.IfElse) -> Phrase:
    return Say("if-number", cond=condition(c, e.cond), then=term(c, e.then), other=term(c, e.otherwise))


def condition_of(c: Telling, e: ir.DefRef) -> Phrase:
    if e.thing is not None and e.definition.adjective:
        so = Say("is-so", thing=queries.subject(c, e.thing), what=Say(f"is-{e.definition.name}", "is"))
        return tied(c, e, so, condition(c, defined_as(c, e)))
    return term(c, e)


def tied(c: Telling, e: ir.DefRef, words: Phrase, other: Phrase) -> Phrase:
    beginning = "is" if e.definition.adjective else "number"
    digest = definition_digest(c.game, e.definition.name)
    return Tied(f"{beginning}-{e.definition.name}", lambda: digest, words, other)


def permission(c: Telling, e: ir.ParamRef) -> Phrase:
    return permit_words(c.game, e.param.name, "cond", no="no")


def meaning(c: Telling, value: ir.Expr, adjective: bool) -> list[Line]:
    """What a defined word stands for; steps of a number one by one."""
    if adjective:
        return [Line(0, Say("if-open", cond=condition(c, value)))]
    if isinstance(value, ir.Levels):
        steps = [Line(1, Say("label", name=Say("book-from", n=n), text=term(c, v)), mark="-") for n, v in value.table]
        return [Line(0, term(c, value.value), open=True), *steps]
    return numbers.sum_lines(c, value)
