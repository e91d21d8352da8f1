"""Lines: what a single instruction says. A verb is a method `do_VERB`, named like its rule in the grammar."""

from __future__ import annotations

from functools import partial
from typing import Any

from lark import Token

from ..diagnostics.problems import Span, say
from ..model import ir
from ..model.vocabulary import PLAYER, Rule, Zone
from ..packs.tree import Scalar
from ..syntax import hints, parser
from ..syntax.parser import Branch
from .moving import Moving
from .names import meant
from .nouns import STANDS_FOR
from .scope import At, Scope, Wrong, dangling, wrong

VERBS = ("gain", "lose", "pay", "move", "deal", "swap", "choose", "set", "refill", "shuffle", "roll", "do")


class Lines(Moving):
    def line(self, node: Scalar, scope: Scope) -> ir.Effect:
        tree = parser.parse(str(node.value), "line", node, self.problems)
        if tree is None:
            scope.broken = scope.broken or "choose" in str(node.value)
            return ir.Nothing(node.span, str(node.value))
        at = At(node)
        items = [self.guard(node.span, partial(self.statement, c, scope, at)) for c in tree.children]
        return items[0] if len(items) == 1 else ir.Seq(node.span, str(node.value), items)

    def statement(self, tree: Branch, scope: Scope, at: At) -> ir.Effect:
        if tree.data == "they":
            if scope.they is None:
                raise dangling(scope, say("stands-for-nothing", word="they"), at.first(tree), STANDS_FOR["they"])
            inner = scope.child()
            inner.you, inner.spoken = scope.they, scope.you
            return self.statement(tree.children[0], inner, at)
        method = getattr(self, "do_" + str(tree.data).rstrip("_"))
        result: ir.Effect = method(tree, scope, at, at.span(tree), at.text(tree))
        return result

    def seq(self, items: list[ir.Effect], span: Span, text: str) -> ir.Effect:
        return items[0] if len(items) == 1 else ir.Seq(span, text, items, together=True)

    def do_gain(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        amounts, on_place, per = tree.children
        holder = self.place_thing(on_place.children[0], scope, at) if on_place is not None else None
        factor = self.per(per, scope, at)
        if amounts.data == "amounts_of":
            raise wrong("syntax", say("gain-printed"), span, say("write", code="do reward of ..."))
        items = []
        for amount in amounts.children:
            self.plainly(amount, at)
            count, det, name = amount.children
            self.undetermined(det, at)
            number = self.count(count, scope, at)
            if number is None:
                raise wrong("syntax", say("no-all-to-gain"), at.span(amount), say("say-how-many"))
            items.append(self.gain_one(name, self.times(number, factor), holder, scope, at, span, text))
        return self.seq(items, span, text)

    def do_gain_from(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        """Another player gives what they have of it, up to the amount."""
        amounts, giver, per = tree.children
        origin = self.ref(giver, scope, at)
        if origin.type.kinds != (PLAYER,):
            raise wrong("wrong-type", say("gain-from-player"), at.span(giver))
        factor = self.per(per, scope, at)
        if amounts.data == "amounts_of":
            raise wrong("syntax", say("gain-printed"), span, say("write", code="do reward of ..."))
        items: list[ir.Effect] = []
        for amount in amounts.children:
            count, det, name = amount.children
            self.undetermined(det, at)
            counter = self.payable(name, at)
            number = self.count(count, scope, at)
            if number is None:
                number = ir.CounterRef(ir.NUMBER, counter, origin)
            you = self.you(scope, name, at)
            items.append(ir.GainCounter(span, text, counter, you, self.times(number, factor), origin))
        return self.seq(items, span, text)

    def per(self, tree: Branch | None, scope: Scope, at: At) -> ir.Expr | None:
        """How often an amount is meant: `per NOUN`, `per 2 NOUNS`."""
        if tree is None:
            return None
        step, noun = tree.children
        factor = self.expect(self.noun_value(noun, scope, at), "number", noun, at)
        if step is not None:
            if int(str(step)) < 1:
                raise wrong("wrong-type", say("per-how-many"), at.span(step))
            factor = ir.Binary(ir.NUMBER, "/", factor, ir.Int(ir.NUMBER, int(str(step))))
        return factor

    def times(self, number: ir.Expr, factor: ir.Expr | None) -> ir.Expr:
        if factor is None:
            return number
        single = isinstance(number, ir.Int) and number.value == 1
        return factor if single else ir.Binary(ir.NUMBER, "*", number, factor)

    def gain_one(
        self, name: Token, number: ir.Expr, holder: ir.Expr | None, scope: Scope, at: At, span: Span, text: str
    ) -> ir.Effect:
        w, base = self.words, self.noun(name, at)
        if holder is not None and base not in w.counters and (base in w.symbols or base in w.groups):
            raise wrong("wrong-type", say("gained-by-player", name=base), at.span(name))
        if base in w.counters:
            counter = w.counters[base]
            return ir.GainCounter(span, text, counter, self.holder(counter, holder, scope, name, at), number)
        if base in w.symbols:
            rule = w.rules.get(w.symbols[base].rule)
            if rule is None or rule.object or rule.place:
                return ir.Nothing(span, text)  # reported where the symbol is declared
            you = self.you(scope, name, at)
            call = ir.Call(span, base, rule, None, None, you, base)
            if isinstance(number, ir.Int) and number.value == 1:
                return call
            return ir.Repeat(span, text, "times", number, None, call)
        if base in w.groups and not w.groups[base].kinds:
            you = self.you(scope, name, at)
            alternatives = [
                ir.Alternative(m, ir.GainCounter(span, f"gain 1 {m}", w.counters[m], you, ir.Int(ir.NUMBER, 1)))
                for m in w.groups[base].members
                if m in w.counters
            ]
            one = ir.ChooseOne(span, f"gain 1 {base}", you, alternatives, None, base)
            if isinstance(number, ir.Int) and number.value == 1:
                return one
            return ir.Repeat(span, text, "times", number, None, one)
        known = [*w.counters, *w.symbols, *w.groups]
        if base in w.pieces or base in w.kinds:
            what = say("what-piece") if base in w.pieces else say("what-thing")
            raise wrong(
                "not-counted",
                say("moved-not-gained", name=base, what=what),
                at.span(name),
                say("write", code=f"move 1 {base} from ... to ..."),
            )
        raise self.no_such(name, at, say("what-gained"), known)

    def plainly(self, amount: Branch, at: At) -> None:
        """Counters have no identity, so no two of them are equal or different."""
        if amount.data == "amount_alike":
            word = amount.children[1]
            raise wrong(
                "not-counted",
                say("only-counted", word=word.children[0], name=amount.children[2]),
                at.span(word),
                say("leave-out", code=f"{word.children[0]}"),
            )

    def undetermined(self, det: Branch | None, at: At) -> None:
        if det is not None:
            raise wrong(
                "amount-first",
                say("amount-before-noun"),
                at.span(det),
                say("leave-out", code=f"{det.children[0]}"),
            )

    def counter(self, name: Token, at: At) -> Any:
        base, w = self.noun(name, at), self.words
        if base in w.groups and not w.groups[base].kinds:
            raise wrong(
                "not-counted",
                say("group-which", name=name),
                at.span(name),
                say("one-of", names=w.groups[base].members),
            )
        if base in w.pieces or base in w.kinds:
            raise wrong(
                "not-counted",
                say("moved-not-counted", name=base),
                at.span(name),
                say("write", code=f"move 1 {base} from ... to ..."),
            )
        if base not in w.counters:
            raise self.no_such(name, at, say("what-counter"), w.counters)
        return w.counters[base]

    def payable(self, name: Token, at: At) -> Any:
        counter = self.counter(name, at)
        if counter.of != PLAYER:
            raise wrong("wrong-type", say("nobody-pays-with", counter=counter.name), at.span(name))
        return counter

    def do_lose(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        amounts, on_place, per = tree.children
        holder = self.place_thing(on_place.children[0], scope, at) if on_place is not None else None
        factor = self.per(per, scope, at)
        if amounts.data == "amounts_of":
            raise wrong("syntax", say("lose-printed"), span, say("say-how-many"))
        items: list[ir.Effect] = []
        for amount in amounts.children:
            self.plainly(amount, at)
            count, det, name = amount.children
            counter = self.counter(name, at)
            self.undetermined(det, at)
            whose = self.holder(counter, holder, scope, name, at)
            number = self.count(count, scope, at)
            if number is None and factor is not None:
                raise wrong("syntax", say("all-lost-once"), at.span(amount), say("how-many-or-no-per"))
            lost = self.times(number, factor) if number is not None else None
            items.append(ir.LoseCounter(span, text, counter, whose, lost))
        return self.seq(items, span, text)

    def bill(self, tree: Branch, scope: Scope, at: At) -> list[list[tuple[Any, ir.Expr]]]:
        bills = []
        for amounts in tree.children:
            if amounts.data == "amounts_of":
                raise wrong("syntax", say("price-alone"), at.span(amounts))
            bill = []
            for amount in amounts.children:
                self.plainly(amount, at)
                count, det, name = amount.children
                self.undetermined(det, at)
                number = self.count(count, scope, at)
                counter = self.payable(name, at)
                if number is None:
                    number = ir.CounterRef(ir.NUMBER, counter, self.you(scope, name, at))
                bill.append((counter, number))
            bills.append(bill)
        return bills

    def do_pay(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        bill, receiver = tree.children
        payer = self.you(scope, tree, at)
        to = self.ref(receiver.children[0], scope, at) if receiver is not None else None
        if to is not None and to.type.kinds != (PLAYER,):
            raise wrong("wrong-type", say("pay-to-player"), at.span(receiver))
        first = bill.children[0]
        if first.data == "amounts_of" and len(bill.children) == 1:
            if to is not None:
                raise wrong("wrong-type", say("price-to-supply"), at.span(receiver))
            head, of_place = first.children[0].children
            thing = self.place_thing(of_place.children[0], scope, at)
            for kind in thing.type.kinds:
                sort = self.words.kinds[kind].properties.get(str(head))
                if sort is None or sort.sort != "amounts":
                    known = [p for p, s in self.words.kinds[kind].properties.items() if s.sort == "amounts"]
                    raise wrong(
                        "unknown-name", say("no-price", kind=kind, name=head), at.span(head), meant(str(head), known)
                    )
            return ir.PayProp(span, text, payer, str(head), thing)
        kinds = [self.noun(amount.children[-1], at) for amounts in bill.children for amount in amounts.children]
        if any(k in self.words.kinds for k in kinds):
            return self.pay_things(bill, payer, to, scope, at, span, text)
        return ir.Pay(span, text, payer, self.bill(bill, scope, at), to)

    def pay_things(
        self, bill: Branch, payer: ir.Expr, to: ir.Expr | None, scope: Scope, at: At, span: Span, text: str
    ) -> ir.Effect:
        """`pay 2 equal cards or 3 different cards`: things of one kind go back to where their kind starts."""
        w = self.words
        ways: list[tuple[str, int]] = []
        names = [amount.children[-1] for amounts in bill.children for amount in amounts.children]
        kind = w.kinds.get(self.noun(names[0], at))
        if kind is None or to is not None or len(names) != len(bill.children):
            raise wrong(
                "pay-things",
                say("things-paid-alone"),
                span,
                say("things-paid-alone-hint"),
            )
        for amounts in bill.children:
            count, word, name = amounts.children[0].children
            if self.noun(name, at) != kind.name:
                raise wrong("pay-things", say("one-kind-in-bill", kinds=kind.plural), at.span(name))
            number = self.count(count, scope, at)
            if not isinstance(number, ir.Int) or number.value < 1:
                raise wrong("pay-things", say("plain-number-of", kinds=kind.plural), at.span(count))
            how = str(word.children[0]) if amounts.children[0].data == "amount_alike" else "any"
            if how == "any":
                self.undetermined(word, at)
            ways.append((how, number.value))
        zones = self.zones_holding((kind.name,), (PLAYER,))
        if len(zones) != 1 or zones[0].form != "pile" or zones[0].single:
            raise wrong(
                "pay-things",
                say("paid-from-where", kinds=kind.plural),
                at.span(names[0]),
                say("one-zone-holds", name=kind.plural),
            )
        if not kind.start[0]:
            raise wrong(
                "pay-things",
                say("start-nowhere", kinds=kind.plural),
                at.span(names[0]),
                say("say-key", key="start:", of=kind.name),
            )
        home = w.zones.get(kind.start[0])
        if home is not None and (home.limit or home.form == "row"):  # what is paid could find no room there
            message = say("paid-no-room", kinds=kind.plural, zone=home.name)
            raise wrong("pay-things", message, at.span(names[0]), say("paid-no-room-hint", zone=home.name))
        return ir.PayThings(span, text, payer, kind.name, zones[0], ways)

    def do_choose(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        quantity, query, name = tree.children[0].children
        try:
            if quantity is not None:
                raise wrong(
                    "choose-several",
                    say("several-need-body"),
                    span,
                    say("several-need-body-hint"),
                )
            found = self.seen(self.chosen(query, name, scope, at), query, at)
            return ir.Choose(span, text, found, self.you(scope, tree, at))
        except Wrong:
            scope.broken = True
            raise

    def seen(self, query: ir.Query, tree: Branch, at: At) -> ir.Query:
        """Whoever chooses sees what there is: a zone nobody sees offers nothing to choose from."""
        if query.zone is not None and query.zone.seen_by == "nobody":
            raise wrong(
                "hidden-choice",
                say("nobody-sees", zone=query.zone.name),
                at.span(tree),
                say("deal-then-choose"),
            )
        return query

    def chosen(self, query_tree: Branch, name: Token | None, scope: Scope, at: At) -> ir.Query:
        """Resolves the query and makes `that K` stand for what is chosen."""
        query = self.query(query_tree, scope, at)
        known = scope.that.get(str(name)) if name is not None else None
        if known is not None and known.type == query.var.type:
            query.var.name, query.into = str(name), known
        elif name is not None:
            query.var.name = str(name)
            scope.that[str(name)] = query.var
        else:
            scope.that[query.var.name] = query.var
        head = self.noun(query_tree.children[1].children[-1], at)
        if name is None:
            scope.that[head] = query.var
        elif head not in scope.that:
            scope.that[head] = query.var
        return query

    def do_set(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        left, right = tree.children
        target = self.noun_value(left, scope, at)
        if not isinstance(target, ir.CounterRef):
            raise wrong(
                "wrong-type",
                say("only-counter-set"),
                at.span(left),
                say("parameter-changed-by"),
            )
        return ir.SetCounter(span, text, target.counter, target.holder, self.number(right, scope, at))

    def zone_of(self, tree: Branch, scope: Scope, at: At) -> tuple[Zone, ir.Expr | None]:
        place = self.place(tree, scope, at)
        if place.zone is None:
            raise wrong("wrong-type", say("what-belongs", what=say("what-zone")), at.span(tree))
        return place.zone, place.thing

    def do_refill(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        zone, holder = self.zone_of(tree.children[0], scope, at)
        if not zone.refill_from:
            if zone.name in self.words.refused:
                raise Wrong(None)
            raise wrong(
                "wrong-type",
                say("no-refill", zone=zone.name),
                span,
                say("say-filled-from", zone=zone.name),
            )
        short = None
        if zone.when_short is not None:
            short = self.body(zone.when_short, Scope(owner=scope.owner))
        return ir.Refill(span, text, zone, holder, short)

    def do_shuffle(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        zone, holder = self.zone_of(tree.children[0], scope, at)
        if zone.form != "stack":
            raise wrong("wrong-type", say("only-stack-shuffled", zone=zone.name, form=zone.form), span)
        return ir.Shuffle(span, text, zone, holder)

    def do_roll(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        left, low, high = tree.children
        target = self.noun_value(left, scope, at)
        if not isinstance(target, ir.CounterRef):
            raise wrong("wrong-type", say("only-counter-rolled"), at.span(left), say("declare-counter"))
        if int(low) >= int(high):
            raise wrong("wrong-value", say("rolled-range"), at.span(low))
        return ir.Roll(span, text, target.counter, target.holder, int(low), int(high))

    def do_lay_out(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        name = str(tree.children[0])
        if name not in self.words.layouts:
            raise self.no_such(tree.children[0], at, say("what-layout"), self.words.layouts)
        return ir.LayOut(span, text, self.words.layouts[name])

    def do_do(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        head, of_place = tree.children[0].children
        thing = self.place_thing(of_place.children[0], scope, at)
        for kind in thing.type.kinds:
            sort = self.words.kinds[kind].properties.get(str(head))
            if sort is None or sort.sort != "effect":
                known = [p for p, s in self.words.kinds[kind].properties.items() if s.sort == "effect"]
                raise wrong(
                    "unknown-name", say("no-effect", kind=kind, name=head), at.span(head), meant(str(head), known)
                )
        you = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        return ir.Do(span, text, str(head), thing, you)

    def do_answers(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        rule = next((r for r in self.words.rules.values() if r.key == scope.owner), None)
        if rule is None or rule.flow:
            raise wrong("answers-place", say("answers-of-rule"), span, say("answers-where"))
        return ir.Answers(span, text, rule)

    def do_call(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        name, argument, place = tree.children
        rule = self.words.rules.get(str(name))
        if rule is None:
            raise self.no_rule(name, text, at)
        obj = self.argument(argument, rule.object, rule, scope, at, span)
        where = None
        if rule.place:
            if place is None:
                raise wrong(
                    "arguments", say("needs-place", rule=rule.name), span, say("write", code=f"{rule.name} at ...")
                )
            where = self.typed(self.place_thing(place, scope, at), rule.place, at.span(place))
        elif place is not None:
            raise wrong(
                "arguments",
                say("takes-no-place", rule=rule.name),
                at.span(place),
                say("declare-as", code=f"{rule.key} at a ...:"),
            )
        you = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        return ir.Call(span, text, rule, obj, where, you)

    def no_rule(self, name: Token, text: str, at: At) -> Wrong:
        if str(name) in self.words.refused:
            return Wrong(None)
        hint = meant(str(name), [*self.words.rules, *VERBS])
        slip = hints.slip(text, "line")
        if not hint and slip is not None and slip.code == "other-verb":
            return wrong(slip.code, slip.message, at.span(name), slip.hint)
        return wrong("unknown-rule", say("no-rule-or-verb", name=name), at.span(name), hint)

    def argument(self, tree: Branch | None, noun: str, rule: Rule, scope: Scope, at: At, span: Span) -> ir.Expr | None:
        if not noun:
            if tree is not None:
                raise wrong(
                    "arguments", say("takes-nothing", rule=rule.name), at.span(tree), say("write-alone", code=rule.name)
                )
            return None
        if tree is None:
            raise wrong(
                "arguments",
                say("needs-noun", rule=rule.name, noun=noun),
                span,
                say("write", code=f"{rule.name} that {noun}"),
            )
        if tree.data == "owned":
            raise wrong(
                "arguments",
                say("which-handed", noun=noun),
                at.span(tree),
                say("choose-then-write", noun=noun, code=f"{rule.name} that {noun}"),
            )
        named = tree.children[0] if tree.data == "named" else tree
        return self.typed(self.one_thing(named, scope, at), noun, at.span(tree))

    def typed(self, value: ir.Expr, noun: str, span: Span) -> ir.Expr:
        kinds = self.words.members(noun)
        if kinds and not set(value.type.kinds) <= set(kinds):
            raise wrong("wrong-type", say("noun-belongs", noun=noun, found=value.type.kinds or ("number",)), span)
        return value

    def do_nothing(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        return ir.Nothing(span, text)
