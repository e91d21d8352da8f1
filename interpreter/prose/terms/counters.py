"""Counters: how many there are, of whom or on what, and what is left in the supply."""

from __future__ import annotations

from typing import Any

from ...model import ir
from ...model.vocabulary import PLAYER
from ...phrases.fallbacks import Known
from ...phrases.telling import Telling, term
from ...phrases.words import Noun, Phrase, Say
from . import pronouns


def stock(c: Telling, e: ir.StockOf) -> Phrase:
    return Say("stock-of", what=Noun(e.counter.name))


def counter(c: Telling, e: ir.CounterRef) -> Phrase:
    if e.holder is None:
        return Say(f"number-{e.counter.name}")
    if e.holder.type.kinds != (PLAYER,):
        count = Say("number-at", what=Noun(e.counter.name), whose="none", where=at(c, e.holder))
        return as_number(c, e, e.holder, count)
    return as_number(c, e, e.holder, Say("number-of", what=Noun(e.counter.name), whose=pronouns.whose(c, e.holder)))


def as_number(c: Telling, e: ir.CounterRef, holder: ir.Expr, other: Phrase) -> Phrase:
    """A counter may be a number with a name rather than so many of something."""
    its = "yes" if pronouns.is_it(c, holder) else "no"
    words = Say(f"number-{e.counter.name}", whose=pronouns.whose(c, holder), thing=term(c, holder), its=its)
    return Known([words.id], words, other)


def at(c: Telling, thing: ir.Expr) -> Phrase:
    """Where what is counted on a thing lies."""
    return (
        Say("in-it", noun=pronouns.noun_of_it(c, thing))
        if pronouns.is_it(c, thing)
        else Say("in-place", thing=term(c, thing))
    )


def state(c: Telling, e: ir.CounterRef, attribute: str, other: Phrase, **parts: Any) -> Phrase:
    """What a number of the game or of a thing means, in a language that has words for it (`.is`, `.set`)."""
    if e.holder is not None and e.holder.type.kinds == (PLAYER,):
        return other
    if e.holder is not None:
        parts |= {"thing": term(c, e.holder), "its": "yes" if pronouns.is_it(c, e.holder) else "no"}
    words = Say(f"number-{e.counter.name}", attribute, **parts)
    return Known([f"{words.id}.{attribute}"], words, other)


def is_counter(e: ir.Expr, counter: ir.CounterRef) -> bool:
    """The same number, of the same player or thing."""
    if not isinstance(e, ir.CounterRef) or e.counter is not counter.counter:
        return False
    one, other = e.holder, counter.holder
    return one is None is other or (pronouns.is_you(one) and pronouns.is_you(other)) or pronouns.same(one, other)
