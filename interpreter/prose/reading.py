"""Rules as a rulebook tells them: lists rather than long sentences, numbers put in, what is never done left out."""

from __future__ import annotations

from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import Thing
from ..phrases.fallbacks import Known
from ..phrases.lines import Line
from ..phrases.things import Adjective, Qualified
from ..phrases.words import Amount, Noun, Phrase, Say
from .effect_phrases import Deeds

#: effects that are one plain instruction
PLAIN = (
    ir.GainCounter,
    ir.LoseCounter,
    ir.Pay,
    ir.PayProp,
    ir.PayThings,
    ir.PayWith,
    ir.MovePieces,
    ir.MoveThing,
    ir.Swap,
    ir.Deal,
    ir.SetCounter,
    ir.Refill,
    ir.Shuffle,
    ir.LayOut,
    ir.Do,
    ir.AnyOrder,
    ir.Answers,
    ir.Call,
    ir.Choose,
)


class Reading(Deeds):
    def __init__(self, game: CheckedGame, here: ir.Local | None = None):
        super().__init__(game, here)

    # ---- this place, whatever it is called in the rule
    def thing(self, e: ir.Expr) -> Phrase:
        if isinstance(e, ir.LocalRef) and e.local is self.here:
            return Qualified(self.noun_of(e.local), "this")
        return super().thing(e)

    def is_it(self, e: ir.Expr) -> bool:
        return not (isinstance(e, ir.LocalRef) and e.local is self.here) and super().is_it(e)

    # ---- numbers of the rules
    def amount(self, n: ir.Expr, name: str) -> Phrase:
        if isinstance(n, ir.ParamRef) and not n.param.flag and n.thing is None:
            return Amount(n.param.value, Noun(name))
        return super().amount(n, name)

    def counted(self, e: ir.Expr, step: int) -> Phrase:
        plain = super().counted(e, step)
        if isinstance(e, ir.Aggregate) and isinstance(self.looked_through(e.query), Known) and e.query.zone is not None:
            noun = Noun(f"in-{e.query.zone.name}")
            return Known([noun.id], self.so_many(step, noun), plain)
        return plain

    def cond_Not(self, e: ir.Not) -> Phrase:
        inner = e.item
        if isinstance(inner, ir.Compare) and isinstance(inner.left, ir.PropRef) and self.printed_word(inner):
            what = Say(f"is-{self.printed_word(inner)}", "is")
            return Say("is-not", thing=self.thing(inner.left.thing), what=what)
        return super().cond_Not(e)

    # ---- what is never done is not told
    def parts(self, e: ir.Effect) -> list[ir.Effect]:
        return [p for p in super().parts(e) if not self.idle(p)]

    def all_parts(self, e: ir.Effect) -> list[ir.Effect]:
        """The idle ones too: as many for every number of players."""
        if isinstance(e, ir.Seq):
            return [p for item in e.items for p in self.all_parts(item)]
        return self.all_parts(e.body) if isinstance(e, ir.Step) else [e]

    def idle(self, e: ir.Effect) -> bool:
        if isinstance(e, ir.Deal):
            return self.fixed(e.amount) == 0
        return isinstance(e, ir.Each) and self.nobody(e.query)

    def fixed(self, n: ir.Expr | None) -> int:
        if isinstance(n, ir.Int):
            return n.value
        return n.param.value if isinstance(n, ir.ParamRef) and not n.param.flag and n.thing is None else -1

    def nobody(self, q: ir.Query) -> bool:
        """Does what is printed on the things already say that none is meant?"""
        if q.source != "all":
            return False
        things = [t for kind in q.kinds for t in self.words.kinds[kind].things]
        return not any(all(self.may_be(t, test.cond, q.var) for test in q.tests) for t in things)

    def may_be(self, thing: Thing, cond: ir.Expr, var: ir.Local) -> bool:
        if isinstance(cond, ir.PropRef) and self.means(cond.thing, var):
            return bool(thing.numbers.get(cond.prop, 1))
        if (
            isinstance(cond, ir.Compare)
            and cond.op == "=="
            and isinstance(cond.left, ir.PropRef)
            and isinstance(cond.right, ir.EnumConst)
            and self.means(cond.left.thing, var)
        ):
            return thing.numbers.get(cond.left.prop, cond.right.value) == cond.right.value
        return True

    # ---- lists rather than long sentences
    def plain(self, e: ir.Effect) -> bool:
        return isinstance(e, PLAIN) or self.gained(e) is not None

    def joined(self, effects: list[ir.Effect]) -> Phrase | None:
        if len(effects) > 1 and not all(self.plain(e) for e in effects):
            return None
        return super().joined(effects)

    def say_ChooseOne(self, e: ir.ChooseOne) -> Phrase | None:
        for alternative in e.alternatives:
            if alternative.ability is not None:
                continue
            parts = self.parts(alternative.body)
            if len(parts) > 1 and self.offer(alternative.body) is None or not all(self.plain(p) for p in parts):
                return None
        return super().say_ChooseOne(e)

    def say_If(self, e: ir.If) -> Phrase | None:
        if isinstance(e.then, (ir.Find, ir.If)):
            return None
        return super().say_If(e)

    def told(self, e: ir.Effect) -> list[Line]:
        """A body, one line or more for each of its steps."""
        return [line for part in self.grouped(self.parts(e)) for line in self.part_lines(part, 0)]

    # ---- definitions
    def described(self, kind: str, cond: ir.Expr, it: ir.Local) -> Phrase:
        """A thing of which a condition holds, as a query would say it."""
        adjectives: list[Adjective] = []
        behind: list[Phrase] = []
        self.asked.append(it)
        for part in self.conditions(cond):
            self.test(ir.Test(part, self.printed_word(part)), adjectives, behind)
        self.asked.pop()
        return Qualified(Noun(kind), "a", adjectives, behind)

    def printed_word(self, cond: ir.Expr) -> str:
        if isinstance(cond, ir.Compare) and isinstance(cond.left, ir.PropRef) and isinstance(cond.right, ir.EnumConst):
            return self.words.kinds[cond.left.type.kinds[0]].properties[cond.left.prop].values[cond.right.value]
        return ""

    def summands(self, e: ir.Expr) -> list[ir.Expr]:
        if isinstance(e, ir.Binary) and e.op == "+" and not self.group_of(e)[0]:
            return [*self.summands(e.left), *self.summands(e.right)]
        return [e]

    def sum_lines(self, e: ir.Expr) -> list[Line]:
        """A number: a long sum as a list, with what bounds it behind."""
        bound: Line | None = None
        if isinstance(e, ir.Binary) and e.op in ("min", "max"):
            id = "book-at-most" if e.op == "min" else "book-at-least"
            bound = Line(0, Say(id, n=self.value(e.right)))
            inner = e.left
        else:
            inner = e
        items = self.summands(inner)
        if len(items) < 3:
            return [Line(0, self.value(e))]
        head = Line(0, Say("book-sum"), open=True)
        return [head, *(Line(1, self.value(i), mark="-") for i in items), *([bound] if bound else [])]
