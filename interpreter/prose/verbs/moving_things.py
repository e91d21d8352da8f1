"""Things moved: one, several dealt, two swapped, a zone filled up."""

from __future__ import annotations

from ...model import ir
from ...phrases.lines import Line
from ...phrases.telling import Telling, term
from ...phrases.things import Qualified
from ...phrases.words import Noun, Phrase, Say
from ..terms import amounts, pronouns, queries, zones
from . import sequences


def swap(c: Telling, e: ir.Swap) -> Phrase:
    return Say("swap", first=term(c, e.first), second=term(c, e.second))


def move(c: Telling, e: ir.MoveThing) -> Phrase:
    target = zones.zone(c, e.zone.name, e.holder, "to")
    return Say("move", what=term(c, e.thing), origin="", target=target, end=e.end or "any")


def deal(c: Telling, e: ir.Deal) -> Phrase:
    kind = e.kinds[0]
    what = Qualified(Noun(kind), "all") if e.amount is None else amounts.amount(c, e.amount, kind)
    if e.owner is not None:
        what = Qualified(Noun(kind), "all-your" if pronouns.is_you(e.owner) and not c.style.reported else "all")
        if not pronouns.is_you(e.owner):
            queries.belongs(c, e.owner, what.adjectives, what.behind)
    return Say(
        "move",
        what=what,
        origin=zones.zone(c, e.origin.name, e.origin_holder, "from"),
        target=zones.zone(c, e.zone.name, e.holder, "to"),
        end=e.end or "any",
    )


def deals_nothing(c: Telling, e: ir.Deal) -> bool:
    """Is none dealt with so many players?"""
    n = e.amount
    if isinstance(n, ir.ParamRef) and not n.param.flag and n.thing is None:
        return n.param.value == 0
    return isinstance(n, ir.Int) and n.value == 0


def refill(c: Telling, e: ir.Refill) -> Phrase | None:
    return refilled(e) if e.when_short is None or not c.style.tells_otherwise else None


def refilled(e: ir.Refill) -> Phrase:
    return Say("refill", where=Say(f"zone-{e.zone.name}", whose="none", holder=""))


def refill_lines(c: Telling, e: ir.Refill, depth: int) -> list[Line]:
    head = [Line(depth, refilled(e)), Line(depth, Say("show-short"), open=True)]
    return [*head, *sequences.listed_or_nothing(c, e.when_short, depth + 1)] if e.when_short is not None else head[:1]
