"""Chance: stacks shuffled, counters rolled, layouts laid out."""

from __future__ import annotations

from ...model import ir
from ...phrases.telling import Telling, term
from ...phrases.words import Noun, Phrase, Say


def roll(c: Telling, e: ir.Roll) -> Phrase:
    return Say("roll", what=term(c, ir.CounterRef(ir.NUMBER, e.counter, e.holder)), low=e.low, high=e.high)


def shuffle(c: Telling, e: ir.Shuffle) -> Phrase:
    return Say("shuffle", where=Say(f"zone-{e.zone.name}", whose="none", holder=""))


def lay_out(c: Telling, e: ir.LayOut) -> Phrase:
    return Say("lay-out", what=Noun(e.layout.of))
