"""What is gained, paid and moved, as phrases: effects without a body."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..model import ir
from ..model.vocabulary import PLAYER
from ..phrases.fallbacks import Known
from ..phrases.things import Qualified
from ..phrases.words import Amount, Listed, Noun, Phrase, Say
from .value_phrases import Values, amounts

#: a number that is set to itself and something more, or less
CHANGES = {"+": "raise", "-": "lower"}


class Moves(Values):
    @contextmanager
    def affecting(self, who: ir.Expr | None) -> Iterator[None]:
        """It is said how much somebody gains or loses."""
        self.affected = who
        yield
        self.affected = None

    def say_GainCounter(self, e: ir.GainCounter) -> Phrase:
        with self.affecting(e.holder):
            gain = self.amount(e.amount, e.counter.name)
        if e.origin is not None:
            given = isinstance(e.amount, ir.CounterRef) and self.same(e.amount.holder, e.origin)
            what = Say("all-of", what=Noun(e.counter.name)) if given else gain
            return Say("take-from" if self.is_you(e.holder) else "they-take-from", what=what, who=self.thing(e.origin))
        if e.holder is not None and not self.is_you(e.holder):
            if e.holder.type.kinds == ("player",):
                return Say("they-gain", what=gain)
            return Say("put-on", what=gain, thing=self.thing(e.holder))
        return Say("gain", what=gain)

    def say_LoseCounter(self, e: ir.LoseCounter) -> Phrase:
        if e.amount is None:
            what: Phrase = Say("all-of", what=Noun(e.counter.name))
        else:
            with self.affecting(e.holder):
                what = self.amount(e.amount, e.counter.name)
        if e.holder is not None and e.holder.type.kinds != (PLAYER,):
            return Say("take-off", what=what, thing=self.thing(e.holder))
        return Say("lose" if e.holder is None or self.is_you(e.holder) else "they-lose", what=what)

    def say_Pay(self, e: ir.Pay) -> Phrase:
        with self.affecting(e.payer):
            bills = [amounts(self, [(c.name, n) for c, n in bill]) for bill in e.bills]
        what = Listed(bills, "either", "list-comma")
        if not self.is_you(e.payer):
            return Say("they-pay", what=what) if e.to is None else Say("they-pay-to", what=what, who=self.thing(e.to))
        return Say("pay", what=what) if e.to is None else Say("pay-to", what=what, who=self.thing(e.to))

    def say_PayThings(self, e: ir.PayThings) -> Phrase:
        what = Listed([self.way(e, i) for i in range(len(e.ways))], "either", "list-comma")
        return Say("pay" if self.is_you(e.payer) else "they-pay", what=what)

    def way(self, e: ir.PayThings, index: int) -> Phrase:
        """One way to pay in things: `2 equal cards`."""
        how, n = e.ways[index]
        return Amount(n, Noun(e.kind), "" if how == "any" else how)

    def say_Swap(self, e: ir.Swap) -> Phrase:
        return Say("swap", first=self.thing(e.first), second=self.thing(e.second))

    def say_PayProp(self, e: ir.PayProp) -> Phrase:
        return Say("pay-printed", what=Noun(f"prop-{e.prop}"), thing=self.thing(e.thing))

    def say_PayWith(self, e: ir.PayWith) -> Phrase:
        units = Listed([self.amount(ir.Int(ir.NUMBER, n), c.name) for c, n in e.units], "list-or")
        return Say("pay-mix", amount=self.value(e.amount), units=units, once="yes" if e.once else "no")

    def say_Do(self, e: ir.Do, order: str = "printed") -> Phrase:
        return Say("do-printed", what=Noun(f"prop-{e.prop}"), thing=self.thing(e.thing), order=order)

    def say_Answers(self, e: ir.Answers) -> Phrase:
        return Say("answers")

    def answered(self, e: ir.Do) -> Phrase:
        """What is printed and what abilities answer, as one reward."""
        return Say("do-answered", what=Noun(f"prop-{e.prop}"), thing=self.thing(e.thing))

    def say_MovePieces(self, e: ir.MovePieces) -> Phrase:
        to = self.place(e.target, "to")
        name = e.piece.name
        if e.origin is None:
            return Say(
                "move",
                what=Qualified(Noun(name), "your" if self.is_you(e.owner) and not self.reported else "the"),
                origin="",
                target=to,
                end="any",
            )
        origin = self.place(e.origin, "from")
        if e.amount is None:
            article = "all-your" if self.is_you(e.owner) and not self.reported else "all"
            return Say("move", what=Qualified(Noun(name), article), origin=origin, target=to, end="any")
        if (
            isinstance(e.amount, ir.Binary)
            and e.amount.op == "-"
            and isinstance(e.amount.right, ir.Int)
            and isinstance(e.amount.left, ir.PieceCount)
        ):
            left = self.amount(e.amount.right, name)
            but = self.value(e.amount.right)
            return Say(
                "move-all-but", what=Qualified(Noun(name), "all-your"), left=left, but=but, origin=origin, target=to
            )
        return Say("move", what=self.amount(e.amount, name), origin=origin, target=to, end="any")

    def say_MoveThing(self, e: ir.MoveThing) -> Phrase:
        target = self.zone(e.zone.name, e.holder, "to")
        return Say("move", what=self.thing(e.thing), origin="", target=target, end=e.end or "any")

    def say_Deal(self, e: ir.Deal) -> Phrase:
        kind = e.kinds[0]
        what = Qualified(Noun(kind), "all") if e.amount is None else self.amount(e.amount, kind)
        if e.owner is not None:
            what = Qualified(Noun(kind), "all-your" if self.is_you(e.owner) and not self.reported else "all")
            if not self.is_you(e.owner):
                self.belongs(e.owner, what.adjectives, what.behind)
        return Say(
            "move",
            what=what,
            origin=self.zone(e.origin.name, e.origin_holder, "from"),
            target=self.zone(e.zone.name, e.holder, "to"),
            end=e.end or "any",
        )

    def say_SetCounter(self, e: ir.SetCounter) -> Phrase:
        counter = ir.CounterRef(ir.NUMBER, e.counter, e.holder)
        if isinstance(e.value, ir.Binary) and e.value.op in CHANGES and self.is_counter(e.value.left, counter):
            return Say(CHANGES[e.value.op], what=self.value(counter), by=self.value(e.value.right))
        to = Say("set", what=self.value(counter), value=self.value(e.value))
        if self.is_you(e.holder) and isinstance(e.value, ir.Int):
            return Known([f"number-{e.counter.name}"], to, Say("fill-up", what=self.amount(e.value, e.counter.name)))
        return self.state(counter, "set", to, n=e.value.value) if isinstance(e.value, ir.Int) else to

    def is_counter(self, e: ir.Expr, counter: ir.CounterRef) -> bool:
        """The same number, of the same player or thing."""
        if not isinstance(e, ir.CounterRef) or e.counter is not counter.counter:
            return False
        one, other = e.holder, counter.holder
        return one is None is other or (self.is_you(one) and self.is_you(other)) or self.same(one, other)

    def say_Roll(self, e: ir.Roll) -> Phrase:
        return Say("roll", what=self.value(ir.CounterRef(ir.NUMBER, e.counter, e.holder)), low=e.low, high=e.high)

    def say_Refill(self, e: ir.Refill) -> Phrase:
        return Say("refill", where=Say(f"zone-{e.zone.name}", whose="none", holder=""))

    def say_Shuffle(self, e: ir.Shuffle) -> Phrase:
        return Say("shuffle", where=Say(f"zone-{e.zone.name}", whose="none", holder=""))

    def say_LayOut(self, e: ir.LayOut) -> Phrase:
        return Say("lay-out", what=Noun(e.layout.of))
