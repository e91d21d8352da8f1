"""Rules told in full, for those who write them: also what happens otherwise, which a card or a rulebook leaves out."""

from __future__ import annotations

from ..model import ir
from ..phrases.lines import Line
from ..phrases.rule_words import change_words
from ..phrases.words import Phrase, Plain, Say
from .card_texts import Cards
from .effect_phrases import Deeds
from .reading import Reading


class Understood(Reading):
    # ---- as it is written: numbers of the rules by name, nothing left out
    def amount(self, n: ir.Expr, name: str) -> Phrase:
        return Deeds.amount(self, n, name)

    def idle(self, e: ir.Effect) -> bool:
        return False

    # ---- what has an otherwise is no single sentence
    def say_ChooseOne(self, e: ir.ChooseOne) -> Phrase | None:
        return super().say_ChooseOne(e) if e.otherwise is None else None

    def say_ChooseBody(self, e: ir.ChooseBody) -> Phrase | None:
        return super().say_ChooseBody(e) if e.otherwise is None else None

    def say_Find(self, e: ir.Find) -> Phrase | None:
        return super().say_Find(e) if e.otherwise is None else None

    def say_Refill(self, e: ir.Refill) -> Phrase | None:  # type: ignore[override]
        return super().say_Refill(e) if e.when_short is None else None

    def lines(self, e: ir.Effect, depth: int = 0) -> list[Line]:
        if isinstance(e, ir.Refill) and e.when_short is not None:
            short = Line(depth, Say("show-short"), open=True)
            return [Line(depth, super().say_Refill(e)), short, *self.listed_or_nothing(e.when_short, depth + 1)]
        found = super().lines(e, depth)
        if isinstance(e, (ir.ChooseBody, ir.Find)) and e.otherwise is not None:
            found += [Line(depth, Say("otherwise"), open=True), *self.listed_or_nothing(e.otherwise, depth + 1)]
        return found

    def listed_or_nothing(self, e: ir.Effect, depth: int) -> list[Line]:
        return self.listed(e, depth) or [Line(depth, Say("nothing"), mark="-")]

    def walk_lines(self, e: ir.Walk, depth: int) -> list[Line]:
        found = super().walk_lines(e, depth)
        if self.inline(e.toll) is None:
            toll = Line(depth + 1, Say("walk-toll", toll=Plain("")), mark="-")
            found[-1:] = [toll, *self.listed(e.toll, depth + 2), found[-1]]
        return found

    # ---- abilities
    def ability(self, a: ir.CheckedAbility) -> list[Line]:
        if a.how == "change" and not isinstance(a.value, ir.Int) and a.parameter is not None and not a.parameter.of:
            assert a.value is not None
            number, value = Plain(a.parameter.value), self.value(a.value)
            names = {"+": "plus", "-": "minus"}
            n = value if a.op == "=" else Say(names[a.op], left=number, right=value)
            return [Line(0, change_words(self.game, a.parameter.name, n, value, "exactly"))]
        return super().ability(a)

    # ---- definitions
    def meaning(self, value: ir.Expr, adjective: bool) -> list[Line]:
        """What a defined word stands for; steps of a number one by one."""
        if adjective:
            return [Line(0, Say("if-open", cond=self.condition(value)))]
        if isinstance(value, ir.Levels):
            steps = [
                Line(1, Say("label", name=Say("book-from", n=n), text=self.value(v)), mark="-") for n, v in value.table
            ]
            return [Line(0, self.value(value.value), open=True), *steps]
        return self.sum_lines(value)


class InFull(Cards):
    """Cards that leave nothing out."""

    deeds = Understood
