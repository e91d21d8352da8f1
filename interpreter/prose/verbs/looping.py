"""Going through things and players: find, each, as each."""

from __future__ import annotations

from ...model import ir
from ...model.vocabulary import Thing
from ...phrases.lines import Line
from ...phrases.telling import Telling, inline, term
from ...phrases.words import Listed, Phrase, Say
from ..terms import pronouns, queries
from . import sequences


def find(c: Telling, e: ir.Find) -> Phrase | None:
    if c.style.tells_otherwise and e.otherwise is not None:
        return None
    body = inline(c, e.body)
    return Say("if", cond=queries.there_is(c, e.query), then=body) if body is not None else None


def each(c: Telling, e: ir.Each) -> Phrase | None:
    with pronouns.aside(c):
        body = inline(c, e.body)
    return Say("each", what=queries.query(c, e.query, "each"), then=body) if body is not None else None


def as_each(c: Telling, e: ir.AsEach) -> Phrase | None:
    with pronouns.aside(c):
        body = inline(c, e.body)
    if body is None:
        return None
    return Say("as-each", what=turns(c, e), then=body, secret="yes" if e.secret else "no")


def find_lines(c: Telling, e: ir.Find, depth: int) -> list[Line]:
    head = Line(depth, Say("if-open", cond=queries.there_is(c, e.query)), open=True)
    return [head, *sequences.listed(c, e.body, depth + 1), *sequences.otherwise_lines(c, e.otherwise, depth)]


def each_lines(c: Telling, e: ir.Each, depth: int) -> list[Line]:
    return lines_below(c, queries.query(c, e.query, "each"), e.body, depth)


def as_each_lines(c: Telling, e: ir.AsEach, depth: int) -> list[Line]:
    return lines_below(c, turns(c, e), e.body, depth)


def lines_below(c: Telling, who: Phrase, body: ir.Effect, depth: int) -> list[Line]:
    with pronouns.aside(c):
        return [Line(depth, Say("each-open", what=who), open=True), *sequences.listed(c, body, depth + 1)]


def turns(c: Telling, e: ir.AsEach) -> Phrase:
    """Who acts one after the other: whose thing it is, and in which order."""
    who = queries.query(c, e.query, "each")
    notes: list[Phrase] = [Say("turn-owner")] if e.you is not None else []
    notes += [Say("turn-order", by=term(c, value), how=how) for how, value in e.keys]
    return Say("in-turn", who=who, notes=Listed(notes, "note-next", "note-next")) if notes else who


def for_nobody(c: Telling, e: ir.Each) -> bool:
    """Does what is printed on the things already say that none is meant?"""
    q = e.query
    if q.source != "all":
        return False
    things = [t for kind in q.kinds for t in c.words.kinds[kind].things]
    return not any(all(may_be(t, test.cond, q.var) for test in q.tests) for t in things)


def may_be(thing: Thing, cond: ir.Expr, var: ir.Local) -> bool:
    if isinstance(cond, ir.PropRef) and pronouns.means(cond.thing, var):
        return bool(thing.numbers.get(cond.prop, 1))
    if (
        isinstance(cond, ir.Compare)
        and cond.op == "=="
        and isinstance(cond.left, ir.PropRef)
        and isinstance(cond.right, ir.EnumConst)
        and pronouns.means(cond.left.thing, var)
    ):
        return thing.numbers.get(cond.left.prop, cond.right.value) == cond.right.value
    return True
