"""Payments that ask: one of several sums, a sum in any mix, or things given back."""

from __future__ import annotations

from dataclasses import replace

from ..model import ir
from . import alike
from .choices import ChoiceCoder, Entry, conditional, one_of_each
from .hidden import Look
from .needs import Rest
from .reasons import AMONG, ORDERED, Reason
from .sources import Env
from .steps import TRIAL, Choice, Context


class PaymentCoder(ChoiceCoder):
    def emit_Pay(self, e: ir.Pay, env: Env, then: int, ctx: Context) -> int:
        if len(e.bills) == 1:
            after = self.emit_answers(e, env, then, ctx)
            return self.step(self.pay_bill(e, 0, env, ctx.awake), after)
        pc = self.new_pc()
        entries: list[Entry] = []
        for i, bill in enumerate(e.bills):
            one = ir.Pay(e.span, e.text, e.payer, [bill], e.to)
            target = self.step(self.pay_bill(e, i, env, ctx.awake), then)
            name = " and ".join(f"{n.value if isinstance(n, ir.Int) else 'some'} {c.name}" for c, n in bill)
            entries.append((i, name, "", [one], target))
        self.menu(pc, entries, [], env, ctx, self.ex(e.payer, env), e)
        return pc

    def emit_PayWith(self, e: ir.PayWith, env: Env, then: int, ctx: Context) -> int:
        """Unit by unit, in printed order: only partial payments that leave the rest payable are offered."""
        payer = self.ex(e.payer, env)
        left, first = self.spare("owed"), self.spare("way")
        pc = self.new_pc()
        choice = Choice(pc, ctx.path, "menu", payer, e.text, e.span, way="sum", effect=e, left=left)
        guarded, raw, targets = [], [], {}
        have = [self.purse(c, payer) for c, _ in e.units]
        needs_rest = self.guards.can_fail(ctx.rest)
        independent = not needs_rest or not (self.rest_reads(ctx.rest) & {("c", c.name) for c, _ in e.units})
        doubts = self.doubtful(ctx.rest) if not independent else []
        for j, (counter, unit) in enumerate(e.units):
            own = f"S[{first}] <= {j} and {have[j]} >= {unit}"
            if e.once:
                later = [f"({have[k]}>={u})" for k, (_, u) in enumerate(e.units) if k > j]
            else:
                later = [f"({have[j]}-{unit})//{unit}"] + [
                    f"{have[k]}//{u}" for k, (_, u) in enumerate(e.units) if k > j
                ]
            test = f"{'+'.join(later) or '0'} >= S[{left}]-1"
            raw.append(conditional([own], j))
            guarded.append(conditional([own, test] + ([] if independent else [f"trial(S,{pc},{j})"]), j))
            lines = [
                f"S[{self.layout.counter(counter)}+{payer}] -= {unit}",
                *self.give_back(counter, str(unit)),
                f"S[{left}] -= 1",
                f"S[{first}] = {j + 1 if e.once else j}",
            ]
            targets[j] = str(self.step(lines, f"{pc} if S[{left}] > 0 else {then}"))
            choice.names[j] = f"{unit} {counter.name}"
            choice.reasons += [
                Reason(ORDERED, f"S[{first}] <= {j}", e, option=j),
                Reason(e.text, f"{have[j]} >= {unit}", None, str(unit), have[j], counter.name, option=j),
                Reason(e.text, test, e, f"S[{left}]-1", "+".join(later) or "0", later=True, option=j),
                *(replace(r, option=j) for r in doubts),
            ]
            choice.guards[j] = test if independent else TRIAL
        if not independent:
            choice.way = "trial"
        self.finish_menu(choice, guarded, raw, targets, [], None, None)
        if self.open_to(payer, self.hidden.needed([], env, ctx.rest)):
            self.public.write(pc, ["return True"])
        return self.step(
            [f"S[{left}] = {self.ex(e.amount, env)}", f"S[{first}] = 0"], f"{pc} if S[{left}] > 0 else {then}"
        )

    def doubtful(self, rest: Rest | None) -> list[Reason]:
        """What follows and may turn out impossible; only a trial can tell which of it."""
        found = []
        while rest is not None:
            if self.analysis.fails(rest.effect):
                found.append(Reason(rest.effect.text, "", rest.effect, later=True))
            rest = rest.then
        return found

    def rest_reads(self, rest: Rest | None) -> set[tuple[str, ...]]:
        found: set[tuple[str, ...]] = set()
        while rest is not None:
            if self.analysis.fails(rest.effect):
                found |= self.analysis.reads(rest.effect)
            rest = rest.then
        return found

    # ---- things
    def things_to_pay(self, e: ir.PayThings, env: Env) -> tuple[str, str]:
        """What the payer has, and the slot of their zone."""
        address = self.zone_address(e.zone, e.payer, env)
        base = self.layout.places[self.layout.zone_places[e.zone.name]].base
        listed = f"{self.pile(base)}[S[{address}]]"
        if e.zone.holds != [e.kind]:
            kind = self.words.kinds[e.kind]
            listed = f"[t for t in {listed} if {kind.base}<=t<{kind.end}]"
        return listed, address

    def can_pay_things(self, e: ir.PayThings, how: str, n: int, env: Env) -> str:
        """Enough of them; of one sort; of different sorts."""
        self.sorts()
        listed, _ = self.things_to_pay(e, env)
        if how == "any":
            return f"len({listed})>={n}"
        if how == "equal":
            return f"max(tally([SAME[t] for t in {listed}]),default=0)>={n}"
        return f"len({{SAME[t] for t in {listed}}})>={n}"

    def homes(self, kind: str) -> str:
        """Where each thing of a kind goes back to: the place it started in."""
        places = [-1] * (len(self.words.things) + 1)
        for thing in self.words.kinds[kind].things:
            places[thing.index] = self.layout.home(thing)
        return self.unit.table("HM_" + self.tag("home", kind), tuple(places))

    def emit_PayThings(self, e: ir.PayThings, env: Env, then: int, ctx: Context) -> int:
        if len(e.ways) == 1:
            return self.pay_one_way(e, e.ways[0], env, then, ctx)
        pc = self.new_pc()
        entries: list[Entry] = []
        for i, (how, n) in enumerate(e.ways):
            one = ir.PayThings(e.span, e.text, e.payer, e.kind, e.zone, [(how, n)])
            target = self.pay_one_way(one, (how, n), env, then, ctx)
            entries.append((i, f"{n} {how}".removesuffix(" any"), "", [one], target))
        self.menu(pc, entries, [], env, ctx, self.ex(e.payer, env), e)
        return pc

    def pay_one_way(self, e: ir.PayThings, way: tuple[str, int], env: Env, then: int, ctx: Context) -> int:
        """Thing by thing, sorts in printed order, so that no two orders of paying are two ways; equal ones at once,
        unless something lies on them: then it matters which of them are paid."""
        how, n = way
        self.sorts()
        sort = alike.told_apart(self, (e.kind,))
        at_once = how == "equal" and sort == "SAME[x]"
        payer, homes = self.ex(e.payer, env), self.homes(e.kind)
        left, last = self.spare("owed"), self.spare("sort")
        listed, _ = self.things_to_pay(e, env)
        pc = self.new_pc()
        choice = Choice(pc, ctx.path, "things", payer, e.text, e.span, way="sum", effect=e, source=e.kind)
        choice.candidates = listed
        if how == "equal":
            enough = n if at_once else f"S[{left}]"
            test = f"sum(SAME[t]==SAME[x] for t in {listed})>={enough}"
            test = test if at_once else f"S[{last}] in (-1,SAME[x]) and {test}"
        elif how == "different":
            test = f"SAME[x]>S[{last}] and len({{SAME[t] for t in {listed} if SAME[t]>=SAME[x]}})>=S[{left}]"
        else:
            test = f"SAME[x]>=S[{last}] and sum(SAME[t]>=SAME[x] for t in {listed})>=S[{left}]"
        order = {
            "equal": "True" if at_once else f"S[{last}] in (-1,SAME[x])",
            "different": f"SAME[x]>S[{last}]",
            "any": f"SAME[x]>=S[{last}]",
        }[how]
        follows = self.guards.can_fail(ctx.rest)
        independent = not follows or not (self.rest_reads(ctx.rest) & self.analysis.writes(e))
        trial = "" if independent else f" and trial(S,{pc},x)"
        if not independent:
            choice.way = "trial"
        elif follows:
            choice.guards[0] = self.derived([], env, ctx.rest)
        own = ir.Type("thing", (e.kind,))
        choice.reasons = [
            Reason(AMONG, f"x in ({listed})", ir.Query(ir.Local(e.kind, own), (e.kind,), "zone", e.zone, e.payer)),
            Reason(ORDERED, order, e),
            Reason(e.text, test, e),
            *(self.doubtful(ctx.rest) if not independent else []),
        ]
        raw = f"r += {one_of_each(sort, f'[x for x in {listed} if {order}]')}"
        guarded = f"r += [x for x in {one_of_each(sort, f'[x for x in {listed} if {test}]')} if True{trial}]"
        lines = (
            [
                f"paid = [t for t in {listed} if SAME[t]==SAME[x]][:{n}]",
                f"if len(paid)<{n}: raise Impossible",
                f"for t in paid: put(S,t,{homes}[t])",
            ]
            if at_once
            else [f"put(S,x,{homes}[x])", f"S[{left}] -= 1", f"S[{last}] = SAME[x]"]
        )
        target = self.step([], str(then) if at_once else f"{pc} if S[{left}] > 0 else {then}", self.new_pc())
        paid = self.local_slot(ir.Local("paid", ir.Type("thing", (e.kind,))))
        self.finish_things(choice, [guarded], [raw], paid, target, [], lines, None)
        zone = self.hidden.zones.get(e.zone.name)
        named = Look(zone, payer, e.span) if zone is not None else None
        looks = self.open_to(payer, self.hidden.needed([], env, ctx.rest), named)
        if looks:
            there = self.zone_count(e.zone, e.payer, env)
            self.public.write(pc, [f"return {there}>=2*{n}" if at_once else f"return {there}>S[{left}]"])
        return self.step([f"S[{left}] = {n}", f"S[{last}] = -1"], pc)
