"""Counters gained, lost and set."""

from __future__ import annotations

from ...model import ir
from ...model.vocabulary import PLAYER
from ...phrases.fallbacks import Known
from ...phrases.telling import Telling, term
from ...phrases.words import Noun, Phrase, Say
from ..terms import amounts, counters, pronouns

#: a number that is set to itself and something more, or less
CHANGES = {"+": "raise", "-": "lower"}


def gain(c: Telling, e: ir.GainCounter) -> Phrase:
    with pronouns.affecting(c, e.holder):
        much = amounts.amount(c, e.amount, e.counter.name)
    if e.origin is not None:
        given = isinstance(e.amount, ir.CounterRef) and pronouns.same(e.amount.holder, e.origin)
        what = Say("all-of", what=Noun(e.counter.name)) if given else much
        return Say("take-from" if pronouns.is_you(e.holder) else "they-take-from", what=what, who=term(c, e.origin))
    if e.holder is not None and not pronouns.is_you(e.holder):
        if e.holder.type.kinds == ("player",):
            return Say("they-gain", what=much)
        return Say("put-on", what=much, thing=term(c, e.holder))
    return Say("gain", what=much)


def lose(c: Telling, e: ir.LoseCounter) -> Phrase:
    if e.amount is None:
        what: Phrase = Say("all-of", what=Noun(e.counter.name))
    else:
        with pronouns.affecting(c, e.holder):
            what = amounts.amount(c, e.amount, e.counter.name)
    if e.holder is not None and e.holder.type.kinds != (PLAYER,):
        return Say("take-off", what=what, thing=term(c, e.holder))
    return Say("lose" if e.holder is None or pronouns.is_you(e.holder) else "they-lose", what=what)


def set_counter(c: Telling, e: ir.SetCounter) -> Phrase:
    counter = ir.CounterRef(ir.NUMBER, e.counter, e.holder)
    if isinstance(e.value, ir.Binary) and e.value.op in CHANGES and counters.is_counter(e.value.left, counter):
        return Say(CHANGES[e.value.op], what=term(c, counter), by=term(c, e.value.right))
    to = Say("set", what=term(c, counter), value=term(c, e.value))
    if pronouns.is_you(e.holder) and isinstance(e.value, ir.Int):
        return Known([f"number-{e.counter.name}"], to, Say("fill-up", what=amounts.amount(c, e.value, e.counter.name)))
    return counters.state(c, counter, "set", to, n=e.value.value) if isinstance(e.value, ir.Int) else to


def gained(e: ir.Effect) -> tuple[str, ir.Expr] | None:
    """What a plain gain gains: a counter, or a symbol that a rule settles."""
    if isinstance(e, ir.GainCounter) and e.origin is None and (e.holder is None or pronouns.is_you(e.holder)):
        return e.counter.name, e.amount
    if isinstance(e, ir.Call) and e.symbol:
        return e.symbol, ir.Int(ir.NUMBER, 1)
    if isinstance(e, ir.Repeat) and e.how == "times" and isinstance(e.body, ir.Call) and e.body.symbol and e.times:
        return e.body.symbol, e.times
    return None
