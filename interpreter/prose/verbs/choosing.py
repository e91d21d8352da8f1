"""Choosing: one of several things, one of several alternatives, whether, and in which order."""

from __future__ import annotations

from ...model import ir
from ...phrases.lines import Line
from ...phrases.telling import Telling, inline, lines, term
from ...phrases.words import Listed, Phrase, Say
from ..terms import amounts, pronouns, queries
from . import calling, gaining, sequences

DIFFERENT = {True: "yes", False: "no"}


def any_order(c: Telling, e: ir.AnyOrder) -> Phrase | None:
    only = e.items[0]
    if len(e.items) == 1 and isinstance(only, ir.Do):
        return calling.do_printed(c, only, "any")
    printed = [item for item in e.items if isinstance(item, ir.Do)]
    if len(e.items) == 2 and len(printed) == 1 and any(isinstance(item, ir.Answers) for item in e.items):
        return calling.answered(c, printed[0])
    if any(sequences.reaches(item) for item in e.items):
        return None
    found = sequences.phrases(c, [part for item in e.items for part in sequences.parts(c, item)])
    if found is None or len(found) > sequences.LONGEST:
        return None
    return Say("in-any-order", what=Listed(found)) if found else Say("nothing")


def choose(c: Telling, e: ir.Choose) -> Phrase:
    chosen = Say("choose", what=queries.query(c, e.query))
    pronouns.meet(c, e.query.var)
    return chosen


def choose_for(c: Telling, e: ir.ChooseBody) -> Phrase | None:
    if c.style.tells_otherwise and e.otherwise is not None:
        return None
    chosen, several = Say("choose", what=queries.query(c, e.query)), queries.query(c, e.query, "bare")
    pronouns.meet(c, e.query.var)
    body = inline(c, e.body)
    if body is None:
        return None
    if e.most is None:
        return Listed([chosen, body], "then", "then-comma")
    if isinstance(e.most, ir.Int) and e.most.value == 1:
        return Say("may", what=Listed([chosen, body], "then", "then-comma"))
    return Say("choose-up-to", n=term(c, e.most), what=several, body=body, different=DIFFERENT[e.different])


def may(c: Telling, e: ir.May) -> Phrase | None:
    body = sequences.offer(c, e.body) or inline(c, e.body)
    return Say("may", what=body) if body is not None else None


def choose_one(c: Telling, e: ir.ChooseOne) -> Phrase | None:
    if c.style.tells_otherwise and e.otherwise is not None:
        return None
    if c.style.lists and not all(short(c, a.body) for a in e.alternatives if a.ability is None):
        return None
    gains = [gaining.gained(a.body) for a in e.alternatives]
    if e.group and all(gains):
        return Say("gain", what=amounts.amount(c, ir.Int(ir.NUMBER, 1), e.group))
    offered = [a for a in e.alternatives if a.ability is None]
    if any(sequences.for_each(p) for a in offered[:-1] for p in sequences.parts(c, a.body)):
        return None  # `each time do this or that` would be another rule
    bodies = [sequences.offer(c, a.body) or inline(c, a.body) for a in offered]
    if len(bodies) > sequences.LONGEST or any(b is None for b in bodies):
        return None
    return Listed([b for b in bodies if b is not None], "either-do", "either-do-comma")


def short(c: Telling, body: ir.Effect) -> bool:
    """Is an alternative one plain instruction, or a price and what it buys?"""
    parts = sequences.parts(c, body)
    if len(parts) > 1 and sequences.offer(c, body) is None:
        return False
    return all(sequences.plain(part) for part in parts)


def choose_for_lines(c: Telling, e: ir.ChooseBody, depth: int) -> list[Line]:
    if e.most is None:
        chosen = Say("choose", what=queries.query(c, e.query))
    else:
        several, different = queries.query(c, e.query, "bare"), DIFFERENT[e.different]
        chosen = Say("choose-up-to-open", n=term(c, e.most), what=several, different=different)
    found = [Line(depth, chosen), *sequences.listed(c, e.body, depth)]
    return [*found, *sequences.otherwise_lines(c, e.otherwise, depth)]


def choose_one_lines(c: Telling, e: ir.ChooseOne, depth: int) -> list[Line]:
    head = Line(depth, Say("choose-one"), open=True)
    points: list[Line] = []
    before = dict(c.spoken)
    for a in e.alternatives:
        if a.ability is None:
            points += sequences.point(c, sequences.offer(c, a.body), a.body, depth + 1)
            c.spoken = dict(before)  # one alternative does not speak of what another has chosen
    if e.otherwise is None:
        return [head, *points]
    return [head, *points, Line(depth, Say("otherwise"), open=True), *lines(c, e.otherwise, depth + 1)]


def may_lines(c: Telling, e: ir.May, depth: int) -> list[Line]:
    return [Line(depth, Say("you-may"), open=True), *sequences.listed(c, e.body, depth + 1)]


def any_order_lines(c: Telling, e: ir.AnyOrder, depth: int) -> list[Line]:
    points = [line for item in e.items for line in sequences.point(c, None, item, depth + 1)]
    return [Line(depth, Say("in-any-order-open"), open=True), *points]
