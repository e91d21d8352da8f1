"""Walks: a piece goes from neighbour to neighbour, paying its way, and must be able to stop somewhere."""

from __future__ import annotations

from ..diagnostics.problems import Problem, say
from ..model import ir
from .payments import PaymentCoder
from .reasons import MOVED, NEAR, REACH, STOP, TOLL, VISITED, Reason
from .sources import Env
from .steps import Choice, Context


class WalkCoder(PaymentCoder):
    def walk_functions(self, e: ir.Walk) -> tuple[str, str, str, str]:
        """Functions enter, toll and stop of (state, player, place), and the counter the toll is paid in."""
        key = f"walk {id(e)}"
        if key not in self.unit.made:
            tag = self.unit.fresh("walk")
            env = (
                Env({e.here: "here", e.player.local: "you"})
                if isinstance(e.player, ir.LocalRef)
                else Env({e.here: "here"})
            )
            amount, counters = self.toll_amount(e.toll, env)
            if len(counters) > 1:
                self.problem(Problem("walk-toll", say("toll-one-counter"), e.toll.span))
            enter, stop = self.truth(e.enter, env), self.truth(e.stop, env)
            for name, code in (("enter", enter), ("toll", amount), ("stop", stop)):
                self.unit.add(f"def {tag}_{name}(S, you, here):\n    return {code}")
            self.unit.add("\n".join(self.walk_on(e, tag, env)))
            self.unit.made[key] = f"{tag} {min(counters, default='')}"
        tag, _, counter = self.unit.made[key].partition(" ")
        return f"{tag}_enter", f"{tag}_toll", f"{tag}_stop", counter

    def walk_on(self, e: ir.Walk, tag: str, env: Env) -> list[str]:
        """A function that lists the steps from which a stop can still be reached and paid for; -1 is to stop here."""
        kept, masks = self.masks(next(m for m in self.words.layouts.values() if m.of == e.kind))
        base = self.words.kinds[e.kind].base
        there = env.plus({e.here: "x"})
        ways = f"{kept},{masks},{base},{tag}_enter,{tag}_toll,{tag}_stop"
        return [
            f"def {tag}_on(S, you, here, visited, purse, moved):",
            "    r = []",
            f"    for x in {self.pile(base)}[{kept}[{masks - base}+here] & ~visited]:",
            f"        if {self.truth(e.enter, there)}:",
            f"            left = purse - ({self.toll_amount(e.toll, there)[0]})",
            f"            if left >= 0 and ({self.truth(e.stop, there)} or ",
            f"                reachable(S,you,visited | 1 << (x - {base}),left,{ways},x)): r.append(x)",
            f"    if moved and {tag}_stop(S,you,here): r.append(-1)",
            "    return r",
        ]

    def toll_amount(self, e: ir.Effect, env: Env) -> tuple[str, set[str]]:
        """What a toll takes, as a number: payments, under conditions, summed."""
        if isinstance(e, (ir.Seq, ir.Step)):
            items = e.items if isinstance(e, ir.Seq) else [e.body]
            parts = [self.toll_amount(i, env) for i in items]
            return "+".join(p for p, _ in parts) or "0", set().union(*(c for _, c in parts))
        if isinstance(e, ir.If):
            yes, c1 = self.toll_amount(e.then, env)
            no, c2 = self.toll_amount(e.otherwise, env) if e.otherwise is not None else ("0", set())
            return f"(({yes}) if {self.truth(e.cond, env)} else ({no}))", c1 | c2
        if isinstance(e, ir.Call):
            return self.toll_amount(self.game.rules[e.rule.name].body, self.call_env(e, env))
        if isinstance(e, ir.Each):
            v, clause = self.clauses(e.query, env)
            amount, counters = self.toll_amount(e.body, env.plus({e.query.var: v}))
            return self.how_many(e.query, env) if amount == "1" else f"sum([{amount} {clause}])", counters
        if isinstance(e, ir.Pay) and len(e.bills) == 1:
            amounts = [self.amount(n, env) for _, n in e.bills[0]]
            return "+".join(amounts), {c.name for c, _ in e.bills[0]}
        if isinstance(e, ir.Nothing):
            return "0", set()
        self.problem(Problem("walk-toll", say("toll-payments"), e.span))
        return "0", set()

    def walk_code(
        self,
        e: ir.Walk,
        env: Env,
        start: bool,
        here: str = "",
        visited: str = "",
        moved: str = "False",
        raw: bool = False,
    ) -> str:
        enter, toll, stop, counter = self.walk_functions(e)
        made = next(m for m in self.words.layouts.values() if m.of == e.kind)
        kept, masks = self.masks(made)
        base = self.words.kinds[e.kind].base
        player = self.ex(e.player, env)
        if start:
            here = self.ex(ir.LocationOf(e.here.type, e.piece, e.player, e.kind), env)
            visited = f"1<<({here}-{base})"
        money = self.purse(self.words.counters[counter], player) if counter else "0"
        if not raw:
            return f"{enter.removesuffix('_enter')}_on(S,{player},{here},{visited},{money},{moved})"
        return f"walk_steps(S,{player},{here},{visited},{kept},{masks},{base},{enter},{stop},{moved})"

    def walk_reasons(self, e: ir.Walk, env: Env, here: str, visited: str, moved: str) -> list[Reason]:
        enter, toll, stop, counter = self.walk_functions(e)
        kept, masks = self.masks(next(m for m in self.words.layouts.values() if m.of == e.kind))
        base, player = self.words.kinds[e.kind].base, self.ex(e.player, env)
        money = self.purse(self.words.counters[counter], player) if counter else "0"
        price = f"{toll}(S,{player},x)"
        return [
            Reason(NEAR, f"{kept}[{masks - base}+{here}] >> (x - {base}) & 1", e),
            Reason(VISITED, f"not {visited} >> (x - {base}) & 1", e),
            Reason("enter", f"{enter}(S,{player},x)", e.enter),
            Reason(TOLL, f"{money} >= {price}", e.toll, price, money, counter),
            Reason(REACH, f"x in {self.walk_code(e, env, False, here, visited, moved)}", e, later=True),
            Reason(MOVED, moved, e, option=-1),
            Reason(STOP, f"{stop}(S,{player},{here})", e.stop, option=-1),
        ]

    def emit_Walk(self, e: ir.Walk, env: Env, then: int, ctx: Context) -> int:
        pc = self.new_pc()
        here, visited, moved = self.local_slot(e.here), f"S[{self.spare('visited')}]", f"S[{self.spare('moved')}]"
        player = self.ex(e.player, env)
        base = self.words.kinds[e.kind].base
        choice = Choice(pc, ctx.path, "things", player, e.text, e.span, way="exists", effect=e)
        choice.source = f"walk {e.piece.name}"
        choice.names[-1] = "stop"
        choice.reasons = self.walk_reasons(e, env, here, visited, moved)
        choice.candidates = f"range({base},{self.words.kinds[e.kind].end})"
        options = self.walk_code(e, env, False, here, visited, moved)
        guarded = [f"r += {options}"]
        if self.guards.can_fail(ctx.rest):
            guarded = [f"r += [x for x in {options} if trial(S,{pc},x)]"]
            choice.way = "trial"
            choice.reasons += self.doubtful(ctx.rest)
        self.listing_function(f"options{pc}", guarded)
        self.listing_function(
            f"candidates{pc}", [f"r += {self.walk_code(e, env, False, here, visited, moved, raw=True)}"]
        )
        inner = env.plus({e.here: "x"})
        pay = self.leaf(e.toll, inner, ctx.awake)
        first = self.layout.pieces[e.piece.name, e.kind]
        stride = self.layout.piece_stride(e.piece, e.kind)
        at = f"{first - base * stride}+{{}}*{stride}+{player}"
        lines = [
            f"def apply{pc}(S, x):",
            f"    if x == -1: return {then}",
            *("    " + x for x in pay),
            f"    S[{at.format(here)}] -= 1",
            f"    S[{at.format('x')}] += 1",
            f"    {visited} |= 1 << (x - {base})",
            f"    {here} = x",
            f"    {moved} = 1",
            f"    return {pc}",
        ]
        self.unit.add("\n".join(lines))
        self.choices[pc] = choice
        looks = self.open_to(player, self.hidden.said([e.enter, e.stop, e.toll], env, e.span))
        if looks or self.open_to(player, self.hidden.needed([], env, ctx.rest)):
            self.public.write(pc, ["return True"])
        location = self.ex(ir.LocationOf(e.here.type, e.piece, e.player, e.kind), env)
        return self.step([f"{here} = {location}", f"{visited} = 1 << ({here} - {base})", f"{moved} = 0"], pc)
