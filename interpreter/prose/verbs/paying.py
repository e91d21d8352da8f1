"""Paying: sums of counters, printed prices, things, and in which coin."""

from __future__ import annotations

from ...model import ir
from ...phrases.telling import Telling, term
from ...phrases.words import Amount, Listed, Noun, Phrase, Say
from ..terms import amounts, pronouns


def pay(c: Telling, e: ir.Pay) -> Phrase:
    with pronouns.affecting(c, e.payer):
        bills = [amounts.listed(c, [(counter.name, n) for counter, n in bill]) for bill in e.bills]
    what = Listed(bills, "either", "list-comma")
    if not pronouns.is_you(e.payer):
        return Say("they-pay", what=what) if e.to is None else Say("they-pay-to", what=what, who=term(c, e.to))
    return Say("pay", what=what) if e.to is None else Say("pay-to", what=what, who=term(c, e.to))


def pay_things(c: Telling, e: ir.PayThings) -> Phrase:
    what = Listed([way(e, i) for i in range(len(e.ways))], "either", "list-comma")
    return Say("pay" if pronouns.is_you(e.payer) else "they-pay", what=what)


def way(e: ir.PayThings, index: int) -> Phrase:
    """One way to pay in things: `2 equal cards`."""
    how, n = e.ways[index]
    return Amount(n, Noun(e.kind), "" if how == "any" else how)


def pay_printed(c: Telling, e: ir.PayProp) -> Phrase:
    return Say("pay-printed", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


def pay_with(c: Telling, e: ir.PayWith) -> Phrase:
    units = Listed([amounts.amount(c, ir.Int(ir.NUMBER, n), counter.name) for counter, n in e.units], "list-or")
    return Say("pay-mix", amount=term(c, e.amount), units=units, once="yes" if e.once else "no")
