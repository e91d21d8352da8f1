"""Leaves: effects without a choice, written out as straight Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..language import ir
from ..language.model import PLAYER, Counter
from .analysis import Analysis, may_miss
from .named import NamedCoder
from .sources import Env, Unit

#: abilities that are running: their own gains never wake them again
Awake = frozenset[int]


class LeafCoder(NamedCoder):
    def __init__(self, unit: Unit, analysis: Analysis):
        super().__init__(unit)
        self.analysis = analysis
        self.score = self.score_counter()
        self.sources: list[str] = []
        #: which part of the rules the code being written belongs to, for points by source
        self.source_name = "rules"
        #: the rule being written: points no card or table gives come from it
        self.rule_name = ""
        self.once_slots: dict[int, int] = {}
        self.once_by_rule: dict[str, list[int]] = {}
        #: scenarios put things in place without waking anybody
        self.quiet = False

    def score_counter(self) -> Counter | None:
        for how, expr, _ in self.game.winner:
            if how == "most" and isinstance(expr, ir.CounterRef):
                return expr.counter
        return None

    # ---- small helpers
    def things_mask(self, kinds: Sequence[str]) -> int:
        """A bit for each thing of these kinds."""
        return sum((1 << k.end) - (1 << k.base) for k in (self.words.kinds[name] for name in kinds))

    def amount(self, e: ir.Expr, env: Env) -> str:
        """A number of pieces or coins: below 0 is 0."""
        code = self.ex(e, env)
        return code if never_negative(e) else f"max(0,{code})"

    def earn(self, counter: Counter, holder: str, amount: str) -> list[str]:
        """The score is also kept by source, so that a result can say where points came from."""
        if counter is not self.score:
            return []
        name = self.rule_name if self.source_name == "rules" and self.rule_name else self.source_name
        if name not in self.sources:
            self.sources.append(name)
        index = self.sources.index(name)
        return [f"S[SOURCE+{index * self.players}+{holder}] += {amount}"]

    def once_slot(self, key: int, rule: str) -> int:
        if key not in self.once_slots:
            slot = self.layout.take(self.players, "once")
            self.once_slots[key] = slot
            self.once_by_rule.setdefault(rule, []).append(slot)
        return self.once_slots[key]

    # ---- leaves
    def leaf(self, e: ir.Effect, env: Env, awake: Awake = frozenset()) -> list[str]:
        """The lines of an effect. New locals become Python variables and are added to env."""
        return getattr(self, "leaf_" + type(e).__name__)(e, env, awake)  # type: ignore[no-any-return]

    def block(self, e: ir.Effect, env: Env, awake: Awake) -> list[str]:
        return ["    " + line for line in self.leaf(e, env, awake) or ["pass"]]

    def leaf_Nothing(self, e: ir.Nothing, env: Env, awake: Awake) -> list[str]:
        return []

    def leaf_Seq(self, e: ir.Seq, env: Env, awake: Awake) -> list[str]:
        return [line for item in e.items for line in self.leaf(item, env, awake)]

    def leaf_Step(self, e: ir.Step, env: Env, awake: Awake) -> list[str]:
        return self.leaf(e.body, env, awake)

    def leaf_GainCounter(self, e: ir.GainCounter, env: Env, awake: Awake) -> list[str]:
        amount = self.amount(e.amount, env)
        holder = self.ex(e.holder, env) if e.holder is not None else ""
        answers = self.answers(e, {"you": holder}, env, awake) if e.counter.of == PLAYER else []
        lines = []
        if (answers or e.counter is self.score) and not amount.isdigit():
            lines.append(f"n = {amount}")
            amount = "n"
        lines.append(f"S[{self.counter_address(e.counter, e.holder, env)}] += {amount}")
        lines += self.earn(e.counter, holder, amount)
        if answers:
            lines += answers if amount.isdigit() else [f"if {amount}:"] + ["    " + x for x in answers]
        return lines

    def leaf_LoseCounter(self, e: ir.LoseCounter, env: Env, awake: Awake) -> list[str]:
        address = self.counter_address(e.counter, e.holder, env)
        if e.amount is None:
            return [f"S[{address}] = 0"]
        return [f"S[{address}] = max(0,S[{address}]-{self.amount(e.amount, env)})"]

    def pay_lines(self, counter: Counter, amount: str, payer: str, to: str | None, plain: bool) -> list[str]:
        base = self.layout.counter(counter)
        lines = []
        if not plain:
            lines.append(f"n = {amount}")
            amount = "n"
        lines.append(f"if S[{base}+{payer}] < {amount}: raise Impossible")
        lines.append(f"S[{base}+{payer}] -= {amount}")
        if to is not None:
            lines.append(f"S[{base}+{to}] += {amount}")
        return lines

    def leaf_Pay(self, e: ir.Pay, env: Env, awake: Awake) -> list[str]:
        return self.pay_bill(e, 0, env, awake)

    def pay_bill(self, e: ir.Pay, index: int, env: Env, awake: Awake) -> list[str]:
        payer = self.ex(e.payer, env)
        to = self.ex(e.to, env) if e.to is not None else None
        lines = []
        for counter, amount in e.bills[index]:
            lines += self.pay_lines(counter, self.amount(amount, env), payer, to, isinstance(amount, ir.Int))
        return lines + self.answers(e, {"you": payer}, env, awake)

    def cost_tables(self, prop: str) -> list[tuple[Counter, str]]:
        """One table per counter that any printed price of this name asks for."""
        costs: dict[str, list[int]] = {}
        for (p, entry), printed in self.game.printed.items():
            if p != prop:
                continue
            for counter, n in printed.amounts:
                column = costs.setdefault(counter.name, [0] * (len(self.words.things) + 1))
                for index in self.words.entries[entry]:
                    column[index] = n
        return [
            (self.words.counters[c], self.unit.table(f"C_{self.tag('cost', prop + ' ' + c)}", tuple(v)))
            for c, v in costs.items()
        ]

    def leaf_PayProp(self, e: ir.PayProp, env: Env, awake: Awake) -> list[str]:
        payer, thing = self.ex(e.payer, env), self.ex(e.thing, env)
        lines = []
        for counter, table in self.cost_tables(e.prop):
            lines += self.pay_lines(counter, f"{table}[{thing}]", payer, None, False)
        return lines + self.answers(e, {"you": payer}, env, awake)

    def leaf_MovePieces(self, e: ir.MovePieces, env: Env, awake: Awake) -> list[str]:
        owner = self.ex(e.owner, env) if e.owner is not None else "0"
        target = self.piece_address(e.piece, e.target, owner, env)
        lines: list[str] = []
        amount = "n"
        places = [p.thing for p in (e.origin, e.target) if p is not None and may_miss(p.thing)]
        there = " and ".join(f"{self.ex(t, env)} >= 0" for t in places if t is not None)
        takes = e.takes or e.amount is None
        if there and not takes:
            lines.append(f"if not ({there}): raise Impossible")
        if e.origin is None:
            lines.append(f"S[find(S,{self.piece_slots(e.piece)}[{owner}])] -= 1")
            amount = "1"
        else:
            origin = self.piece_address(e.piece, e.origin, owner, env)
            if e.amount is None:
                lines.append(f"n = S[{origin}]")
            elif e.takes:
                lines.append(f"n = min(S[{origin}],{self.amount(e.amount, env)})")
            else:
                if isinstance(e.amount, ir.Int):
                    amount = str(e.amount.value)
                else:
                    lines.append(f"n = {self.amount(e.amount, env)}")
                lines.append(f"if S[{origin}] < {amount}: raise Impossible")
            lines.append(f"S[{origin}] -= {amount}")
        lines.append(f"S[{target}] += {amount}")
        if there and takes:  # as much as there is, from or to where nothing is: nothing
            lines = [f"if {there}:", *("    " + x for x in lines)]
        mover = self.ex(e.mover, env) if e.mover is not None else "-1"
        known = {"you": mover}
        if e.target.thing is not None and e.target.zone is None:
            known["place"] = self.ex(e.target.thing, env)
        return lines + self.answers(e, known, env, awake)

    def piece_slots(self, piece: Any) -> str:
        """Every slot where an owner's piece can lie, for a piece of which there is only one."""
        owners = self.players if piece.owned else 1
        slots: list[tuple[int, ...]] = []
        for p in range(owners):
            mine: list[int] = []
            for place in piece.places:
                first = self.layout.pieces[piece.name, place]
                zone = self.words.zones.get(place)
                stride = self.layout.piece_stride(piece, place)
                if zone is not None and zone.of in (PLAYER, "game"):
                    mine.append(first + (p if piece.owned or zone.of == PLAYER else 0))
                else:
                    count = self.layout.holders(zone.of if zone is not None else place)
                    mine += [first + i * stride + (p if stride != 1 else 0) for i in range(count)]
            slots.append(tuple(mine))
        return self.unit.table("PS_" + self.tag("piece", piece.name), tuple(slots))

    def leaf_MoveThing(self, e: ir.MoveThing, env: Env, awake: Awake) -> list[str]:
        place = self.place_code(e.zone, e.holder, env)
        thing = self.ex(e.thing, env)
        lines = [f"put(S,{thing},{place}{',True' if e.end == 'bottom' else ''})"]
        arrivals = self.analysis.arrivals(e)
        if arrivals and e.holder is not None and not self.quiet:
            holder = self.ex(e.holder, env)
            for a in arrivals:
                assert a.body is not None
                if self.analysis.asks(a.body):
                    continue
                inner = Env({a.you: holder})
                if a.object is not None:
                    inner[a.object] = thing
                with_source = self.sourced(a.entry if not a.kind else self.words.kinds[a.kind].plural)
                lines += [f"if {thing} in {a.cards}:", *self.block(a.body, inner, awake | {a.index})]
                with_source()
        return lines

    def sourced(self, name: str) -> Any:
        """Switches the source of points; call the result to switch back."""
        before = self.source_name
        self.source_name = name

        def back() -> None:
            self.source_name = before

        return back

    def leaf_Swap(self, e: ir.Swap, env: Env, awake: Awake) -> list[str]:
        return [f"swap(S,{self.ex(e.first, env)},{self.ex(e.second, env)})"]

    def leaf_Deal(self, e: ir.Deal, env: Env, awake: Awake) -> list[str]:
        origin = self.place_code(e.origin, e.origin_holder, env)
        target = self.place_code(e.zone, e.holder, env)
        only = "" if set(e.kinds) >= set(e.origin.holds) else f",{self.things_mask(e.kinds)}"
        under = ",bottom=True" if e.end == "bottom" else ""
        if e.amount is None:
            return [f"deal_all(S,{origin},{target}{only}{under})"]
        return [f"deal(S,{self.ex(e.amount, env)},{origin},{target},{e.exact}{only}{under})"]

    def leaf_SetCounter(self, e: ir.SetCounter, env: Env, awake: Awake) -> list[str]:
        address = self.counter_address(e.counter, e.holder, env)
        value = self.amount(e.value, env)
        if e.counter is self.score and e.holder is not None:
            return [
                f"n = {value}",
                *self.earn(e.counter, self.ex(e.holder, env), f"n - S[{address}]"),
                f"S[{address}] = n",
            ]
        return [f"S[{address}] = {value}"]

    def leaf_Refill(self, e: ir.Refill, env: Env, awake: Awake) -> list[str]:
        deck = self.place_code(self.words.zones[e.zone.refill_from], None, env)
        call = f"refill(S,{self.place_code(e.zone, e.holder, env)},{deck})"
        if e.when_short is None:
            return [call]
        return [f"if {call}:", *self.block(e.when_short, env, awake)]

    def leaf_Shuffle(self, e: ir.Shuffle, env: Env, awake: Awake) -> list[str]:
        return [f"shuffle(S,{self.place_code(e.zone, e.holder, env)})"]

    def leaf_Roll(self, e: ir.Roll, env: Env, awake: Awake) -> list[str]:
        return [f"S[{self.counter_address(e.counter, e.holder, env)}] = {e.low}+below(S,{e.high - e.low + 1})"]

    def leaf_LayOut(self, e: ir.LayOut, env: Env, awake: Awake) -> list[str]:
        masks, positions = self.layout.layouts[e.layout.name]
        kind = self.words.kinds[e.layout.of]
        around = self.unit.table(
            "NB_" + self.tag("layout", e.layout.name), tuple(tuple(n) for n in e.layout.neighbours)
        )
        return [f"lay_bricks(S,{masks},{positions},range({kind.base},{kind.end}),{around},{e.layout.shuffled})"]

    def leaf_Do(self, e: ir.Do, env: Env, awake: Awake) -> list[str]:
        """Printed effects without choices: a table of functions by thing."""
        thing = self.ex(e.thing, env)
        player = self.ex(e.player, env) if e.player is not None else "-1"
        return [f"{self.printed_table(e, awake)}[{thing}](S,{player},{thing})"]

    def printed_table(self, e: ir.Do, awake: Awake) -> str:
        key = f"{e.prop} {' '.join(e.thing.type.kinds)} {sorted(awake)}"
        name = f"DO_{self.tag('do', key)}"
        if name not in self.unit.made:
            self.unit.made[name] = name
            entries = ["skip"] * (len(self.words.things) + 1)
            for printed in self.analysis.printed(e):
                if printed.effect is None or self.analysis.asks(printed.effect):
                    continue
                fn = self.printed_function(printed, awake)
                for index in self.words.entries[self.words.things[printed.thing].entry]:
                    entries[index] = fn
            self.unit.functions.append(f"{name} = ({','.join(entries)},)")
        return name

    def printed_function(self, printed: ir.PrintedEffect, awake: Awake) -> str:
        assert printed.effect is not None
        back = self.sourced(self.words.kinds[self.words.things[printed.thing].kind].plural)
        lines = self.leaf(printed.effect, Env({printed.you: "you", printed.self: "this"}), awake)
        back()
        fn = self.unit.fresh("printed")
        self.unit.functions.append("\n".join([f"def {fn}(S, you, this):", *("    " + x for x in lines or ["pass"])]))
        return fn

    def leaf_Call(self, e: ir.Call, env: Env, awake: Awake) -> list[str]:
        return [self.call_code(e, env, awake)]

    def call_code(self, e: ir.Call, env: Env, awake: Awake) -> str:
        args = [self.ex(a, env) if a is not None else "-1" for a in (e.player, e.object, e.place)]
        call = f"{self.rule_function(e, awake)}(S,{','.join(args)})"
        missing = [self.ex(a, env) for a in (e.object, e.place) if a is not None and may_miss(a)]
        return f"if {' and '.join(f'{m} >= 0' for m in missing)}: {call}" if missing else call

    def rule_function(self, e: ir.Call, awake: Awake) -> str:
        """A rule without choices is a function; its listeners are asked at its end."""
        checked = self.game.rules[e.rule.name]
        key = f"rule {e.rule.name} {self.source_name} {sorted(awake)}"
        name = f"rule_{self.tag('rule', key)}"
        if name not in self.unit.made:
            self.unit.made[name] = name
            env = Env({checked.you: "you"})
            if checked.object is not None:
                env[checked.object] = "obj"
            if checked.place is not None:
                env[checked.place] = "here"
            outer, self.rule_name = self.rule_name, e.rule.name
            lines, after = self.around_rule(e, "you", "obj", "here", env, awake)
            lines += self.leaf(checked.body, env, awake)
            lines += after
            self.rule_name = outer
            self.unit.functions.append(
                "\n".join([f"def {name}(S, you, obj, here):", *("    " + x for x in lines or ["pass"])])
            )
        return name

    def around_rule(
        self, e: ir.Call, you: str, obj: str, here: str, env: Env, awake: Awake
    ) -> tuple[list[str], list[str]]:
        """Lines before and after a rule's body: who listened when it began is asked at its end."""
        before: list[str] = []
        after: list[str] = []
        for a in self.analysis.listeners(e):
            if a.index in awake or a.body is None or a.event is None or self.analysis.asks(a.body):
                continue
            lines = self.answer(a, {"you": you, "object": obj, "place": here}, env, awake)
            if a.how == "before" or a.event.how == "start":
                before += lines
            else:
                flag = self.unit.fresh("w")
                test, body = lines[0], lines[1:]
                before.append(f"{flag} = {test[3:-1]}" if test.startswith("if ") else f"{flag} = True")
                after += [f"if {flag}:", *body] if test.startswith("if ") else lines
        return before, after

    def answers(self, e: ir.Effect, known: dict[str, str], env: Env, awake: Awake) -> list[str]:
        lines: list[str] = []
        for a in [] if self.quiet else self.analysis.listeners(e):
            if a.index not in awake and a.body is not None and not self.analysis.asks(a.body):
                lines += self.answer(a, known, env, awake)
        return lines

    def answer(self, a: ir.CheckedAbility, known: dict[str, str], env: Env, awake: Awake) -> list[str]:
        """`if active: body`; for what others do, every other player's card is asked."""
        assert a.body is not None and a.event is not None
        inner = Env()
        if a.object is not None:
            inner[a.object] = known.get("object", "-1")
        if a.place is not None:
            inner[a.place] = known.get("place", "-1")
        back = self.sourced(self.words.kinds[a.kind].plural if a.kind else a.entry)
        once = None
        if a.once is not None:
            once = self.once_slot(-1 - a.index, a.once.name)
        if a.event.subject == "you":
            inner[a.you] = known["you"]
            lines = self.answer_lines(a, known["you"], inner, awake, once)
        else:
            v = self.unit.fresh("v")
            inner[a.you] = v
            if a.they is not None:
                inner[a.they] = known["you"]
            group = f"{self.opponents()}[{known['you']}]" if a.event.subject == "opponent" else f"range({self.players})"
            lines = [f"for {v} in {group}:", *("    " + x for x in self.answer_lines(a, v, inner, awake, once))]
        back()
        return lines

    def answer_lines(self, a: ir.CheckedAbility, you: str, inner: Env, awake: Awake, once: int | None) -> list[str]:
        assert a.body is not None
        test = self.active(a, you)
        body = self.block(a.body, inner, awake | {a.index})
        if once is not None:
            test = f"{test} and not S[{once}+{you}]"
            body.insert(0, f"    S[{once}+{you}] = 1")
        return [f"if {test}:", *body]


def never_negative(e: ir.Expr) -> bool:
    """Is this number certainly not below 0?"""
    if isinstance(e, ir.Int):
        return e.value >= 0
    if isinstance(e, (ir.CounterRef, ir.PieceCount, ir.ZoneCount, ir.ParamRef, ir.PropRef, ir.Round)):
        return True
    if isinstance(e, ir.IfElse):
        return never_negative(e.then) and never_negative(e.otherwise)
    if isinstance(e, ir.Aggregate):
        return e.how == "count"
    if isinstance(e, ir.Binary):
        if e.op == "max":
            return never_negative(e.left) or never_negative(e.right)
        return e.op in "+*/min" and never_negative(e.left) and never_negative(e.right)
    return False
