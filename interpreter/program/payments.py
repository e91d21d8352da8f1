"""Payments that ask: one of several sums, or a sum in any mix."""

from __future__ import annotations

from ..language import ir
from .choices import ChoiceCoder, Entry, conditional
from .expressions import Env
from .guards import Rest
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
        choice = Choice(pc, ctx.path, "menu", payer, e.text, e.span, way="sum", effect=e)
        guarded, raw, targets = [], [], {}
        have = [f"S[{self.layout.counter(c)}+{payer}]" for c, _ in e.units]
        needs_rest = self.guards.can_fail(ctx.rest)
        independent = not needs_rest or not (self.rest_reads(ctx.rest) & {("c", c.name) for c, _ in e.units})
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
                f"S[{left}] -= 1",
                f"S[{first}] = {j + 1 if e.once else j}",
            ]
            targets[j] = str(self.step(lines, f"{pc} if S[{left}] > 0 else {then}"))
            choice.names[j] = f"{unit} {counter.name}"
            choice.guards[j] = test if independent else TRIAL
        if not independent:
            choice.way = "trial"
        self.finish_menu(choice, guarded, raw, targets, [], None, None)
        return self.step(
            [f"S[{left}] = {self.ex(e.amount, env)}", f"S[{first}] = 0"], f"{pc} if S[{left}] > 0 else {then}"
        )

    def rest_reads(self, rest: Rest | None) -> set[tuple[str, ...]]:
        found: set[tuple[str, ...]] = set()
        while rest is not None:
            if self.analysis.fails(rest.effect):
                found |= self.analysis.reads(rest.effect)
            rest = rest.then
        return found
