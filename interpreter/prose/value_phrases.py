"""Numbers and conditions of checked rules as phrases; one method per node."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..model import ir
from ..model.vocabulary import PLAYER
from ..phrases.fallbacks import Known, Tied
from ..phrases.rule_digests import definition_digest
from ..phrases.rule_words import permit_words
from ..phrases.things import Adjective, Qualified
from ..phrases.words import Amount, Listed, Noun, Phrase, Plain, Say
from .thing_phrases import Has, Things

COMPARISONS = {">=": "at-least", "<=": "at-most", ">": "more-than", "<": "fewer-than", "==": "exactly"}


class Values(Things):
    # ---- numbers
    def amount(self, n: ir.Expr, name: str) -> Phrase:
        """So many of a counter, piece, kind or symbol."""
        noun = Noun(name)
        if isinstance(n, ir.Int):
            return Amount(n.value, noun)
        if isinstance(n, ir.ParamRef) and n.thing is None and not self.is_changed(n):
            return Amount(n.param.value, noun)
        as_many = Say("amount-of", what=noun, value=self.value(n), one=Amount(1, noun))
        so_many, by, step = self.per(n)
        if by is not n and self.is_counted(by, step):
            return Say("amount-per", amount=Amount(so_many, noun), per=self.counted(by, step))
        if self.is_counted(n):
            per = Say("amount-per", amount=Amount(1, noun), per=self.counted(n, 1))
            return Known([f"number-{n.counter.name}"], as_many, per) if isinstance(n, ir.CounterRef) else per
        if isinstance(n, ir.PropRef) and n.prop == name or (isinstance(n, ir.PropRef) and n.prop.rstrip("s") == name):
            return Say("amount-printed", what=noun, thing=self.thing(n.thing))
        return as_many

    def per(self, n: ir.Expr) -> tuple[int, ir.Expr, int]:
        """So many for every so many of something: `3 points per 2 coins`; one for one if that is not said."""
        for factor, rest in ((n.left, n.right), (n.right, n.left)) if isinstance(n, ir.Binary) and n.op == "*" else ():
            if self.figure(factor):
                _, by, step = self.per(rest) if isinstance(rest, ir.Binary) and rest.op == "/" else (1, rest, 1)
                return self.figure(factor), by, step
        if isinstance(n, ir.Binary) and n.op == "/" and self.figure(n.right):
            return 1, n.left, self.figure(n.right)
        return 1, n, 1

    def figure(self, e: ir.Expr) -> int:
        """A number that stands in the rules, or nothing; a card that changes it for its owner says so itself."""
        if isinstance(e, ir.ParamRef) and not e.param.flag and e.thing is None:
            return e.param.value
        return e.value if isinstance(e, ir.Int) else 0

    def is_changed(self, e: ir.ParamRef) -> bool:
        """Does some card change this number?"""
        return any(a.parameter is e.param for a in self.game.abilities)

    def is_counted(self, e: ir.Expr, step: int = 1) -> bool:
        """A number of things, one by one or `step` at a time; a sum of what is printed on them is not."""
        if isinstance(e, ir.Aggregate):
            return e.how == "count"
        if isinstance(e, ir.PieceCount):
            return step > 1 and not self.is_confused(e.owner.who)
        if isinstance(e, ir.CounterRef):
            clear = step > 1 and e.holder is not None and not self.is_confused(e.holder)
            return clear or self.goes_without_saying(e.holder)
        group, holder = self.group_of(e)
        return isinstance(e, (ir.ZoneCount, ir.GridCount)) or (
            step > 1 and bool(group) and self.goes_without_saying(holder)
        )

    def counted(self, e: ir.Expr, step: int) -> Phrase:
        """What is counted, `step` at a time: `2 coins`, `3 goods`, `card`."""
        if isinstance(e, ir.CounterRef):
            several = self.so_many(step, Noun(e.counter.name))
            if e.holder is None or self.goes_without_saying(e.holder):
                return several
            if e.holder.type.kinds == (PLAYER,):
                theirs = Qualified(Noun(e.counter.name), "bare")
                self.belongs(e.holder, theirs.adjectives, theirs.behind)
                return Say("counted-thing", n=step, thing=theirs)
            return Say("counted-at", what=several, where=self.at(e.holder))
        if isinstance(e, ir.Binary) and e.op == "+":
            group, _ = self.group_of(e)
            if group:
                return self.so_many(step, Noun(group))
        if isinstance(e, ir.ZoneCount):
            plain = Say("counted-in", n=step, zone=self.zone(e.zone.name, e.holder, "in"))
            noun = Noun(f"in-{e.zone.name}")
            return Known([noun.id], self.so_many(step, noun), plain) if self.is_you(e.holder) else plain
        if isinstance(e, ir.Aggregate):
            return Say("counted-thing", n=step, thing=self.query(e.query, "bare"))
        if isinstance(e, ir.PieceCount):
            pieces = Qualified(Noun(e.piece.name), "bare", behind=[self.place(e.place, "in")])
            if e.owner.others:
                pieces.adjectives.append(Adjective("others"))
            elif e.owner.who is not None:
                self.belongs(e.owner.who, pieces.adjectives, pieces.behind)
            return Say("counted-thing", n=step, thing=pieces)
        if isinstance(e, ir.GridCount):
            return Say("counted-cells", n=step, **self.cells(e))
        return self.value(e)

    def cells(self, e: ir.GridCount) -> dict[str, Any]:
        raise NotImplementedError

    def so_many(self, step: int, noun: Noun) -> Phrase:
        amount = Amount(step, noun)
        return Known(["counted-amount"], Say("counted-amount", n=step, noun=noun, amount=amount), amount)

    def group_of(self, e: ir.Expr) -> tuple[str, ir.Expr | None]:
        """The group whose counters are added up, if they are all of them and all of one player, and of whom."""
        counters: list[ir.CounterRef] = []

        def collect(x: ir.Expr) -> bool:
            if isinstance(x, ir.Binary) and x.op == "+":
                return collect(x.left) and collect(x.right)
            if not isinstance(x, ir.CounterRef):
                return False
            counters.append(x)
            return self.whose(x.holder) != "none" and self.same(x.holder, counters[0].holder)

        if not collect(e):
            return "", None
        names = [x.counter.name for x in counters]
        return next((g.name for g in self.words.groups.values() if g.members == names), ""), counters[0].holder

    def value(self, e: ir.Expr) -> Phrase:
        method = getattr(self, "value_" + type(e).__name__, None)
        return method(e) if method is not None else self.thing(e)

    def value_Int(self, e: ir.Int) -> Phrase:
        return Plain(e.value)

    def value_Round(self, e: ir.Round) -> Phrase:
        return Say("round-number")

    def value_LocalRef(self, e: ir.LocalRef) -> Phrase:
        return self.thing(e)

    def value_StockOf(self, e: ir.StockOf) -> Phrase:
        return Say("stock-of", what=Noun(e.counter.name))

    def value_CounterRef(self, e: ir.CounterRef) -> Phrase:
        if e.holder is None:
            return Say(f"number-{e.counter.name}")
        if e.holder.type.kinds != (PLAYER,):
            count = Say("number-at", what=Noun(e.counter.name), whose="none", where=self.at(e.holder))
            return self.as_number(e, e.holder, count)
        return self.as_number(e, e.holder, Say("number-of", what=Noun(e.counter.name), whose=self.whose(e.holder)))

    def as_number(self, e: ir.CounterRef, holder: ir.Expr, other: Phrase) -> Phrase:
        """A counter may be a number with a name rather than so many of something."""
        its = "yes" if self.is_it(holder) else "no"
        words = Say(f"number-{e.counter.name}", whose=self.whose(holder), thing=self.thing(holder), its=its)
        return Known([words.id], words, other)

    def at(self, thing: ir.Expr) -> Phrase:
        """Where what is counted on a thing lies."""
        return Say("in-it", noun=self.it(thing)) if self.is_it(thing) else Say("in-place", thing=self.thing(thing))

    def state(self, e: ir.CounterRef, attribute: str, other: Phrase, **parts: Any) -> Phrase:
        """What a number of the game or of a thing means, in a language that has words for it (`.is`, `.set`)."""
        if e.holder is not None and e.holder.type.kinds == (PLAYER,):
            return other
        if e.holder is not None:
            parts |= {"thing": self.thing(e.holder), "its": "yes" if self.is_it(e.holder) else "no"}
        words = Say(f"number-{e.counter.name}", attribute, **parts)
        return Known([f"{words.id}.{attribute}"], words, other)

    def value_PieceCount(self, e: ir.PieceCount) -> Phrase:
        owner = "others" if e.owner.others else self.whose(e.owner.who) if e.owner.who is not None else "none"
        return Say("number-at", what=Noun(e.piece.name), whose=owner, where=self.place(e.place, "in"))

    def value_ZoneCount(self, e: ir.ZoneCount) -> Phrase:
        plain: Phrase = Say("number-in", where=self.zone(e.zone.name, e.holder, "in"))
        if len(e.zone.holds) == 1 and e.zone.of in self.words.kinds and e.zone.of != PLAYER:
            where = [self.zone(e.zone.name, e.holder, "in")]
            return Say("count-of", what=Qualified(Noun(e.zone.holds[0]), "bare", behind=where))
        if not self.is_you(e.holder):
            return plain
        noun = Noun(f"in-{e.zone.name}")
        return Known([noun.id], Say("number-of", what=noun, whose=self.whose(e.holder)), plain)

    def value_PropRef(self, e: ir.PropRef) -> Phrase:
        if self.is_it(e.thing):
            return Say("its-property", property=Noun(f"prop-{e.prop}"), noun=self.it(e.thing))
        return Say("property-of", property=Noun(f"prop-{e.prop}"), thing=self.thing(e.thing))

    def value_SlotProp(self, e: ir.SlotProp) -> Phrase:
        if self.is_it(e.thing):
            return Say("its-slot-property", property=Noun(f"prop-{e.prop}"), noun=self.it(e.thing))
        return Say("slot-property", property=Noun(f"prop-{e.prop}"), thing=self.thing(e.thing))

    def value_NumberOf(self, e: ir.NumberOf) -> Phrase:
        return Say("printed-number", thing=self.thing(e.thing))

    def value_ParamRef(self, e: ir.ParamRef) -> Phrase:
        if e.thing is not None:
            return Say(f"number-{e.param.name}", thing=self.thing(e.thing))
        return Say(f"number-{e.param.name}", n=e.param.value)

    def value_DefRef(self, e: ir.DefRef) -> Phrase:
        words = Say(f"number-{e.definition.name}")
        if e.thing is not None:
            words = Say(f"number-{e.definition.name}", thing=self.thing(e.thing))
        meaning = self.defined_as(e)
        # a table of levels has no phrase of its own
        return words if isinstance(meaning, ir.Levels) else self.tied(e, words, self.value(meaning))

    def value_Binary(self, e: ir.Binary) -> Phrase:
        group, holder = self.group_of(e)
        if group:
            return Say("number-of", what=Noun(group), whose=self.whose(holder))
        names = {"+": "plus", "-": "minus", "*": "times", "/": "divided", "min": "capped", "max": "floored"}
        return Say(names[e.op], left=self.value(e.left), right=self.value(e.right))

    def value_Aggregate(self, e: ir.Aggregate) -> Phrase:
        """The highest number, the sum of a property: of the very things that are looked through."""
        value = e.value
        if isinstance(value, (ir.NumberOf, ir.PropRef)) and self.means(value.thing, e.query.var):
            of = self.looked_through(e.query)
            if isinstance(value, ir.NumberOf):
                return Say("own-number", how=e.how, of=of)
            return Say("own-property", how=e.how, property=Noun(f"prop-{value.prop}"), of=of)
        if e.how == "count":
            return Say("count-of", what=self.query(e.query, "bare"))
        assert value is not None
        if isinstance(value, ir.CounterRef) and value.holder is not None and self.means(value.holder, e.query.var):
            return Say(e.how, what=Noun(value.counter.name), of=self.query(e.query, "bare"))
        return Say(e.how, what=self.value(value), of=self.query(e.query, "bare"))

    def looked_through(self, q: ir.Query) -> Phrase:
        """Things in a zone of a player by the name they have there, in a language that has one."""
        several = self.query(q, "bare")
        if q.source == "zone" and q.zone is not None and q.zone.of == PLAYER and not q.tests:
            noun = Noun(f"in-{q.zone.name}")
            return Known([noun.id], Qualified(noun, "your" if self.whose(q.holder) == "you" else "their"), several)
        return several

    def means(self, e: ir.Expr, var: ir.Local) -> bool:
        return isinstance(e, ir.LocalRef) and e.local is var

    def value_Levels(self, e: ir.Levels) -> Phrase:
        return self.value(e.value)

    def value_IfElse(self, e: ir.IfElse) -> Phrase:
        return Say("if-number", cond=self.condition(e.cond), then=self.value(e.then), other=self.value(e.otherwise))

    # ---- conditions
    def condition(self, e: ir.Expr) -> Phrase:
        method = getattr(self, "cond_" + type(e).__name__, None)
        return method(e) if method is not None else self.value(e)

    def cond_Both(self, e: ir.Both) -> Phrase:
        return Listed([self.condition(i) for i in e.items], f"cond-{e.op}", f"cond-{e.op}")

    def cond_Not(self, e: ir.Not) -> Phrase:
        inner = e.item
        if isinstance(inner, ir.Compare) and isinstance(inner.left, ir.PieceCount) and self.any_of(inner):
            return self.pieces_there(inner.left, 1, no=True)
        has = self.belongings(inner)
        if has is not None:
            return self.having_thing(has, "yes")
        if isinstance(inner, ir.Compare) and isinstance(inner.left, ir.Aggregate):
            return Say("there-is-no", what=self.query(inner.left.query, "no", "place"))
        if isinstance(inner, ir.ParamRef):
            return Say("may-not-do", what=permit_words(self.game, inner.param.name, "cond", no="yes"))
        if isinstance(inner, ir.IsEntry):
            return Say("is-not-thing", thing=self.thing(inner.thing), other=self.entry(inner))
        if isinstance(inner, ir.DefRef) and inner.thing is not None:
            so = Say("is-not", thing=self.subject(inner.thing), what=Say(f"is-{inner.definition.name}", "is"))
            return self.tied(inner, so, self.condition(ir.Not(e.type, self.defined_as(inner))))
        if isinstance(inner, ir.Compare) and inner.op == "==" and inner.left.type.kinds:
            return self.differs(inner.left, inner.right)
        return Say("not", what=self.condition(inner))

    def differs(self, left: ir.Expr, right: ir.Expr) -> Phrase:
        """Two things or printed values that are not the same."""
        if isinstance(right, ir.EnumConst):
            return Say("not", what=self.condition(ir.Compare(ir.FLAG, "==", left, right)))
        return Say("other-thing", left=self.value(left), right=self.value(right))

    def pieces_there(self, count: ir.PieceCount, least: int, no: bool) -> Phrase:
        owner = (
            "others" if count.owner.others else self.whose(count.owner.who) if count.owner.who is not None else "none"
        )
        noun = Noun(count.piece.name)
        what: Phrase = Amount(least, noun) if least > 1 else noun if no else Qualified(noun, "a")
        if count.place.thing is not None and count.place.zone is None and self.is_it(count.place.thing):
            where = Say("in-it", noun=self.it(count.place.thing))
            return Say("piece-there", whose=owner, what=what, where=where, no="yes" if no else "no")
        return Say("piece-there", whose=owner, what=what, where=self.place(count.place, "in"), no="yes" if no else "no")

    def having_thing(self, has: Has, no: str) -> Phrase:
        """A thing has others; where it is named, they lie somewhere."""
        if isinstance(has.thing, ir.ThingConst) and has.zone:
            there = self.belonging(has, "no" if no == "yes" else "a")
            if isinstance(there, Qualified):
                there.behind.insert(0, self.zone(has.zone, has.thing, "in", "choice"))
                return Say("there-is-no" if no == "yes" else "there-is", what=there)
        what = self.belonging(has, "no" if no == "yes" else "a")
        return Say("has-thing", thing=self.thing(has.thing), what=what, no=no)

    def cond_Compare(self, e: ir.Compare) -> Phrase:
        left, right = e.left, e.right
        if e.op == "even":
            return Say("is-even", what=self.value(left))
        if isinstance(left, ir.PieceCount) and e.op == ">=" and isinstance(right, ir.Int):
            return self.pieces_there(left, right.value, no=False)
        has = self.belongings(e)
        if has is not None:
            return self.having_thing(has, "no")
        if (
            isinstance(left, ir.CounterRef)
            and self.is_you(left.holder)
            and isinstance(right, ir.Int)
            and e.op in COMPARISONS
        ):
            have = Say("you-have", how=COMPARISONS[e.op], what=Amount(right.value, Noun(left.counter.name)))
            number = Say("compare", left=self.value(left), right=self.value(right), how=COMPARISONS[e.op])
            return Known([f"number-{left.counter.name}"], number, have)
        if isinstance(left, ir.Round) and isinstance(right, ir.Int) and e.op in COMPARISONS:
            return Say("round-is", how=COMPARISONS[e.op], n=right.value)
        if isinstance(left, ir.ZoneCount) and isinstance(right, ir.Int) and e.op in COMPARISONS:
            return self.holding([left], right.value, COMPARISONS[e.op])
        zones = self.zones_of(left)
        if zones and isinstance(right, ir.Int) and e.op in COMPARISONS:
            return self.holding(
                zones,
                right.value,
                COMPARISONS[e.op],
                Say("compare", left=self.value(left), right=self.value(right), how=COMPARISONS[e.op]),
            )
        if isinstance(left, ir.Aggregate) and left.how == "count" and isinstance(right, ir.Int):
            return self.many(left.query, right.value, e.op)
        if isinstance(right, ir.EnumConst) and isinstance(left, ir.PropRef):
            values = self.words.kinds[left.type.kinds[0]].properties[left.prop].values
            return Say("is-so", thing=self.subject(left.thing), what=Say(f"is-{values[right.value]}", "is"))
        if e.op == "same":
            return Say("is-copy", thing=self.thing(left), other=self.thing(right))
        if e.op == "!=" and left.type.kinds:
            return self.differs(left, right)
        if e.op == "!=":
            return Say("not", what=self.condition(ir.Compare(e.type, "==", left, right)))
        how = COMPARISONS.get(e.op, "exactly")
        compare: Phrase = Say("compare", left=self.value(left), right=self.value(right), how=how)
        if isinstance(left, ir.CounterRef) and isinstance(right, ir.Int):
            return self.state(left, "is", compare, how=how, n=right.value)
        if e.op == "==" and left.type.kinds:  # not a number: the same thing on both sides
            return Known(["same-thing"], Say("same-thing", left=self.value(left), right=self.value(right)), compare)
        return compare

    def zones_of(self, e: ir.Expr) -> list[ir.ZoneCount]:
        """The zones whose things are added up, if that is all the sum does."""
        if isinstance(e, ir.ZoneCount):
            return [e] if self.is_you(e.holder) else []
        if isinstance(e, ir.Binary) and e.op == "+":
            left, right = self.zones_of(e.left), self.zones_of(e.right)
            return [*left, *right] if left and right else []
        return []

    def holding(self, zones: list[ir.ZoneCount], n: int, how: str, other: Phrase | None = None) -> Phrase:
        """How many things lie in zones; `you have 4 of them` where the language names what lies there."""
        nouns = [Noun(f"in-{z.zone.name}") for z in zones]
        if other is None:
            other = Say("zone-has", how=how, n=n, where=self.zone(zones[0].zone.name, zones[0].holder, "in"))
        if len(nouns) == 1 and zones[0].holder is not None and self.is_it(zones[0].holder):
            held = Say("it-holds", how=how, what=Amount(n, nouns[0]), noun=self.it(zones[0].holder))
            return Known(["it-holds", nouns[0].id], held, other)
        if not all(self.is_you(z.holder) for z in zones):
            return other
        if len(nouns) == 1:
            return Known([nouns[0].id], Say("you-have", how=how, what=Amount(n, nouns[0])), other)
        together = Say("you-have-together", how=how, n=n, what=Listed(nouns))
        return Known(["you-have-together", *(noun.id for noun in nouns)], together, other)

    def many(self, q: ir.Query, least: int, op: str) -> Phrase:
        if op == ">=" and least == 1:
            return self.there_is(q)
        what = self.query(q, "bare", "place")
        return Say("there-are", how=COMPARISONS.get(op, "exactly"), n=least, what=what, klass=Plain(least))

    def there_is(self, q: ir.Query) -> Phrase:
        return Say("there-is", what=self.query(q, "a", "place"))

    def cond_DefRef(self, e: ir.DefRef) -> Phrase:
        if e.thing is not None and e.definition.adjective:
            so = Say("is-so", thing=self.subject(e.thing), what=Say(f"is-{e.definition.name}", "is"))
            return self.tied(e, so, self.condition(self.defined_as(e)))
        return self.value(e)

    def tied(self, e: ir.DefRef, words: Phrase, other: Phrase) -> Phrase:
        beginning = "is" if e.definition.adjective else "number"
        digest = definition_digest(self.game, e.definition.name)
        return Tied(f"{beginning}-{e.definition.name}", lambda: digest, words, other)

    def cond_ParamRef(self, e: ir.ParamRef) -> Phrase:
        return permit_words(self.game, e.param.name, "cond", no="no")

    def cond_InZone(self, e: ir.InZone) -> Phrase:
        return Say("lies", thing=self.thing(e.thing), where=self.zone(e.zone.name, e.holder, "in"))

    def cond_NextTo(self, e: ir.NextTo) -> Phrase:
        return Say("lies", thing=self.thing(e.left), where=Say("next-to", thing=self.thing(e.right)))

    def cond_Covers(self, e: ir.Covers) -> Phrase:
        price = self.value(ir.PropRef(ir.NUMBER, e.prop, e.thing))
        # a named number that is 0 but for cards is told with those cards
        none = e.less is None or (isinstance(e.less, ir.ParamRef) and e.less.thing is None and e.less.param.value == 0)
        less = Plain("") if e.less is None else self.value(e.less)
        things = self.query(e.query, "bare")
        return Say("covers", things=things, price=price, less=less, spared="no" if none else "yes")

    def cond_IsEntry(self, e: ir.IsEntry) -> Phrase:
        return Say("is-thing", thing=self.thing(e.thing), other=self.entry(e))

    def cond_CondProp(self, e: ir.CondProp) -> Phrase:
        return Say("holds", what=Noun(f"prop-{e.prop}"), thing=self.thing(e.thing))

    def cond_PropRef(self, e: ir.PropRef) -> Phrase:
        return Say("is-so", thing=self.subject(e.thing), what=Say(f"is-{e.prop}", "is"))


def amounts(values: Values, items: Sequence[tuple[str, ir.Expr]]) -> Phrase:
    return Listed([values.amount(n, name) for name, n in items])
