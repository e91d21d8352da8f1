"""Prizes: players ranked, sets counted."""

from __future__ import annotations

from ...model import ir
from ...phrases.lines import Line
from ...phrases.telling import Telling, inline, term
from ...phrases.words import Noun, Phrase, Say
from ..terms import queries


def prize(c: Telling, e: ir.Effect) -> Phrase:
    return inline(c, e) or Say("nothing")


def rank_lines(c: Telling, e: ir.Rank, depth: int) -> list[Line]:
    (how, by), *ties = e.by
    found = [Line(depth, Say("rank", who=queries.query(c, e.query, "bare"), by=term(c, by), how=how), open=True)]
    found += [Line(depth + 1, Say("rank-prize", n=n, prize=prize(c, p)), mark="-") for n, p in e.prizes]
    found += [Line(depth + 1, Say("rank-tie", by=term(c, b), how=how), mark="-") for how, b in ties]
    return found


def set_lines(c: Telling, e: ir.SetsOf, depth: int) -> list[Line]:
    things, prop = queries.query(c, e.query, "bare"), Noun(f"prop-{e.prop}")
    head = Line(depth, Say("sets-of", what=things, property=prop), open=True)
    prizes = [Say("set-prize", n=n, prize=prize(c, p)) for n, p in reversed(e.prizes)]
    return [head, *(Line(depth + 1, phrase, mark="-") for phrase in prizes)]
