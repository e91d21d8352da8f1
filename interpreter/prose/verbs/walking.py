"""A piece walks from place to place."""

from __future__ import annotations

from ...model import ir
from ...phrases.lines import Line
from ...phrases.telling import Telling, condition, inline
from ...phrases.words import Noun, Plain, Say
from . import sequences


def walk_lines(c: Telling, e: ir.Walk, depth: int) -> list[Line]:
    toll = inline(c, e.toll)
    found = [
        Line(depth, Say("walk", piece=Noun(e.piece.name), kind=Noun(e.kind)), open=True),
        Line(depth + 1, Say("walk-enter", kind=Noun(e.kind), cond=condition(c, e.enter)), mark="-"),
    ]
    if toll is not None:
        found.append(Line(depth + 1, Say("walk-toll", kind=Noun(e.kind), toll=toll), mark="-"))
    elif c.style.tells_otherwise:
        found.append(Line(depth + 1, Say("walk-toll", toll=Plain("")), mark="-"))
        found += sequences.listed(c, e.toll, depth + 2)
    return [*found, Line(depth + 1, Say("walk-stop", kind=Noun(e.kind), cond=condition(c, e.stop)), mark="-")]
