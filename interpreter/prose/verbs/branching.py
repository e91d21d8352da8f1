"""What is done under a condition, by a number or by a printed value."""

from __future__ import annotations

from ...model import ir
from ...phrases.lines import Line
from ...phrases.telling import Telling, condition, inline, term
from ...phrases.words import Listed, Phrase, Say
from ..terms import queries
from . import sequences


def nothing(c: Telling, e: ir.Nothing) -> Phrase:
    return Say("nothing")


def if_else(c: Telling, e: ir.If) -> Phrase | None:
    if c.style.lists and isinstance(e.then, (ir.Find, ir.If)):
        return None
    inner = sequences.parts(c, e.then)
    if e.otherwise is None and len(inner) == 1 and isinstance(inner[0], ir.Find) and inner[0].otherwise is None:
        both = [condition(c, e.cond), queries.there_is(c, inner[0].query)]
        body = inline(c, inner[0].body)
        return Say("if", cond=Listed(both, "cond-and", "cond-and"), then=body) if body is not None else None
    then = inline(c, e.then)
    if then is None:
        return None
    if e.otherwise is None:
        return Say("if", cond=condition(c, e.cond), then=then)
    other = inline(c, e.otherwise)
    return Say("if-else", cond=condition(c, e.cond), then=then, other=other) if other is not None else None


def only_if(c: Telling, e: ir.OnlyIf) -> Phrase | None:
    then = inline(c, e.body)
    return Say("if", cond=condition(c, e.cond), then=then) if then is not None else None


def if_lines(c: Telling, e: ir.If, depth: int) -> list[Line]:
    found = [Line(depth, Say("if-open", cond=condition(c, e.cond)), open=True), *sequences.listed(c, e.then, depth + 1)]
    if e.otherwise is not None:
        found += [Line(depth, Say("otherwise"), open=True), *sequences.listed(c, e.otherwise, depth + 1)]
    return found


def only_if_lines(c: Telling, e: ir.OnlyIf, depth: int) -> list[Line]:
    head = Line(depth, Say("if-open", cond=condition(c, e.cond)), open=True)
    return [head, *sequences.listed(c, e.body, depth + 1)]


def level_lines(c: Telling, e: ir.ByLevels, depth: int) -> list[Line]:
    found: list[Line] = []
    if e.exact:  # by a printed word, not by how much
        for n, body in e.table:
            cond = condition(c, ir.Compare(e.value.type, "==", e.value, ir.EnumConst(e.value.type, n)))
            one = inline(c, body)
            if one is not None:
                found.append(Line(depth, Say("if", cond=cond, then=one)))
            else:
                found += [Line(depth, Say("if-open", cond=cond), open=True), *sequences.listed(c, body, depth + 1)]
        return found
    name = term(c, e.value)
    if isinstance(e.value, ir.CounterRef) and e.value.holder is None:
        name = Say(f"number-{e.value.counter.name}", "name")
    for n, body in e.table:
        one = inline(c, body)
        if one is not None:
            found.append(Line(depth, Say("level", value=name, n=n, what=one)))
        else:
            found += [Line(depth, Say("level-open", value=name, n=n), open=True), *sequences.listed(c, body, depth + 1)]
    return found
