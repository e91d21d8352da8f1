"""The flow: everything with a choice becomes small steps with a number (pc); choices are the only stops.

Emission goes backwards: a step is written when the step after it is known. Locals that outlive a stop have a slot in
the state; rules cannot call themselves, so every local and every return address has one fixed slot.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from ..diagnostics.problems import Problem, say
from ..model import ir
from .analysis import Analysis
from .layout import ENDING, ROUND, ROUNDS_LEFT
from .needs import Rest, rest_of
from .orders import OrderCoder
from .reasons import CARD, ONCE_USED, Reason
from .secret_independence import Apart
from .sources import Env, Unit
from .steps import TRIAL, Context, Extra, Loop, Secret
from .tuning import cheap_first, weight

#: conditions of the end no longer than this are written out where they are looked at
SHORT = 400
#: one that weighs no more is looked at whenever it may have come true
GLANCE = 80


class FlowCoder(OrderCoder):
    def __init__(self, unit: Unit, analysis: Analysis, problems: list[Problem]):
        super().__init__(unit, analysis, problems)
        # what is seen at a glance need not be remembered
        glances = [i for i in self.remembered.causes if weight(self.truth(self.game.ends[i][1], Env())) <= GLANCE]
        for i in glances:
            del self.remembered.causes[i]

    # ---- lists of effects
    def emit(self, effects: list[ir.Effect], env: Env, then: int, ctx: Context) -> int:
        """The pc that does the effects in order and goes on with `then`."""
        flat = self.flatten(effects)
        pc = then
        i = len(flat)
        while i > 0:
            j = i
            while j > 0 and not self.analysis.asks(flat[j - 1]):
                j -= 1
            if j < i:
                lines = [line for e in flat[j:i] for line in self.leaf(e, env, ctx.awake)]
                pc = self.step(lines, pc)
                i = j
                continue
            rest = rest_of(flat[i:], env, ctx.rest)
            pc = self.emit_one(flat[i - 1], env, pc, replace(ctx, rest=rest))
            i -= 1
        return pc

    def emit_one(self, e: ir.Effect, env: Env, then: int, ctx: Context) -> int:
        self.asked_openly(e, env)
        method: Callable[..., int] | None = getattr(self, "emit_" + type(e).__name__, None)
        with self.unit.writing(ctx.path, e.span):
            if method is None:  # a plain effect whose listeners ask
                pc = self.emit_answers(e, env, then, ctx)
                return self.step(self.leaf(e, env, ctx.awake), pc)
            return method(e, env, then, ctx)

    # ---- conditions and loops
    def emit_If(self, e: ir.If, env: Env, then: int, ctx: Context) -> int:
        yes = self.emit([e.then], env, then, ctx)
        no = self.emit([e.otherwise], env, then, ctx) if e.otherwise is not None else then
        return self.step([], f"{yes} if {self.truth(e.cond, env)} else {no}")

    def emit_OnlyIf(self, e: ir.OnlyIf, env: Env, then: int, ctx: Context) -> int:
        body = self.emit([e.body], env, then, ctx)
        return self.step([f"if not {self.truth(e.cond, env)}: raise Impossible"], body)

    def emit_OncePer(self, e: ir.OncePer, env: Env, then: int, ctx: Context) -> int:
        body = self.emit([e.body], env, then, ctx)
        slot = f"S[{self.once_slot(id(e), e.scope.name)}+{self.ex(e.player, env)}]"
        return self.step([f"if {slot}: raise Impossible", f"{slot} = 1"], body)

    def emit_ByLevels(self, e: ir.ByLevels, env: Env, then: int, ctx: Context) -> int:
        code = str(then)
        for n, body in e.table:
            code = f"{self.emit([body], env, then, ctx)} if n {'==' if e.exact else '>='} {n} else {code}"
        return self.step([f"n = {self.ex(e.value, env)}"], code)

    def emit_Find(self, e: ir.Find, env: Env, then: int, ctx: Context) -> int:
        found = self.emit([e.body], env, then, ctx)
        missing = self.emit([e.otherwise], env, then, ctx) if e.otherwise is not None else then
        var = env[e.query.var]
        return self.step(
            [f"{var} = next(iter({self.listing(e.query, env)}),-1)"], f"{found} if {var} >= 0 else {missing}"
        )

    def emit_Each(self, e: ir.Each, env: Env, then: int, ctx: Context) -> int:
        left = self.spare("left")
        head = self.new_pc()
        body = self.emit([e.body], env, head, replace(ctx, rest=self.maybe(e, env, ctx)))
        var = env[e.query.var]
        self.step(
            [
                f"m = S[{left}]",
                f"if not m: return {then}",
                "b = m & -m",
                f"S[{left}] = m ^ b",
                f"{var} = b.bit_length() - 1",
            ],
            body,
            head,
        )
        return self.step(["m = 0", f"for v in {self.listing(e.query, env)}: m |= 1 << v", f"S[{left}] = m"], head)

    def maybe(self, e: ir.Effect, env: Env, ctx: Context) -> Rest | None:
        """What follows one turn of a loop: the loop again, then the rest."""
        return Rest(e, env, ctx.rest) if not ctx.flow else None

    def emit_AsEach(self, e: ir.AsEach, env: Env, then: int, ctx: Context) -> int:
        var = env[e.query.var]
        if e.secret:
            return self.emit_secret(e, env, then, ctx)
        order = self.spare("order")
        head = self.new_pc()
        you = var if e.you is None else env[e.you]
        inner = replace(ctx, you=you) if ctx.flow else replace(ctx, rest=self.maybe(e, env, ctx))
        body = self.emit_flow(e.body, env, head, inner) if ctx.flow else self.emit([e.body], env, head, inner)
        loop = Loop(e.query.var.slot)
        acting = []
        if e.you is not None:
            things = tuple(t.index for k in e.query.kinds for t in self.words.kinds[k].things)
            loop = Loop(e.you.slot, things, e.query.var.slot)
            acting = [f"{you} = {self.owners()}[{var}]"]
        bits = loop.bits
        self.step(
            [
                f"m = S[{order}]",
                f"if not m: return {then}",
                f"S[{order}] = m >> {bits}",
                f"{var} = (m & {(1 << bits) - 1}) - 1",
                *acting,
            ],
            body,
            head,
        )
        self.loops[order] = loop
        if self.everybody(e):
            turns = sum(v + 1 << bits * v for v in range(self.players))
            return self.step([f"S[{order}] = {turns}"], head)
        listed = self.turn_order(e, env)
        return self.step(["m = 0", f"for v in reversed({listed}): m = m << {bits} | v + 1", f"S[{order}] = m"], head)

    def everybody(self, e: ir.AsEach) -> bool:
        """All players, by seat: always the same order."""
        q = e.query
        plain = all(x is None for x in (q.through, q.connected, q.next_to)) and not q.tests
        return q.source == "players" and plain and not e.keys

    def emit_secret(self, e: ir.AsEach, env: Env, then: int, ctx: Context) -> int:
        env[e.query.var]
        entry = self.emit([e.body], env, self.thread_end, Context(False, None, ctx.path, you=env[e.query.var]))
        pc = self.new_pc()
        written, apart = self.analysis.writes(e.body), Apart(self.analysis, e).holds(e.body)
        players = f"list({self.listing(e.query, env)})"
        self.secrets[pc] = Secret(pc, players, e.query.var.slot, entry, then, ctx.path, e.span, written, apart)
        return pc

    def emit_Repeat(self, e: ir.Repeat, env: Env, then: int, ctx: Context) -> int:
        player = self.ex(e.player, env) if e.player is not None else "-1"
        if e.how == "any":
            return self.emit_loop(e, env, then, ctx, player, None)
        if e.how == "exhaust":
            return self.emit_exhaust(e, env, then, ctx, player)
        assert e.times is not None
        left = self.spare("times")
        if e.how == "up_to":
            node = self.emit_loop(e, env, then, ctx, player, left)
            return self.step([f"S[{left}] = {self.ex(e.times, env)}"], f"{node} if S[{left}] > 0 else {then}")
        head = self.new_pc()
        again = self.analysis.fails(e.body)
        body = self.emit([e.body], env, head, replace(ctx, rest=self.maybe(e, env, ctx) if again else ctx.rest))
        self.step([f"if S[{left}] <= 0: return {then}", f"S[{left}] -= 1"], body, head)
        return self.step([f"S[{left}] = {self.ex(e.times, env)}"], head)

    def emit_loop(self, e: ir.Repeat, env: Env, then: int, ctx: Context, player: str, left: int | None) -> int:
        """Once more, or done? The question and the first choice of the body are one decision where they can be."""
        again = self.new_pc()
        done = Extra(-1, "done", "", then)
        extras = [*self.free_extras(ctx, again), done] if ctx.flow else [done]
        inner = replace(ctx, flow=False, rest=ctx.rest)
        lines = [f"S[{left}] -= 1"] if left is not None else []
        self.limits |= dict.fromkeys(lines, -1 if left is None else left)
        pc = self.emit_optional([e.body], env, again, inner, extras, player, lines)
        test = f"{pc} if S[{left}] > 0 else {then}" if left is not None else str(pc)
        self.step([], test, again)
        return again

    def emit_exhaust(self, e: ir.Repeat, env: Env, then: int, ctx: Context, player: str) -> int:
        head = self.new_pc()
        # a step of its own: between two turns of it nothing has been begun, so free actions are offered there
        again = self.offer_free(head, ctx, e) if ctx.flow else head
        body = self.emit([e.body], env, again, replace(ctx, flow=False))
        self.menu(head, [(1, "again", "", [e.body], body)], [], env, ctx, player, e, fallback=then)
        return again

    def emit_May(self, e: ir.May, env: Env, then: int, ctx: Context) -> int:
        return self.emit_optional(
            [e.body], env, then, replace(ctx, flow=False), [Extra(-1, "no", "", then)], self.ex(e.player, env), []
        )

    # ---- the flow level: every line is a step
    def emit_flow(self, effect: ir.Effect, env: Env, then: int, ctx: Context) -> int:
        """Lines of the flow, last first. Before one that asks, free actions are offered; after it, the end checked."""
        steps: list[tuple[str, ir.Effect]] = []

        def collect(e: ir.Effect, name: str) -> None:
            if isinstance(e, ir.Seq):
                for item in e.items:
                    collect(item, name)
            elif isinstance(e, ir.Step):
                collect(e.body, e.name)
            elif not isinstance(e, ir.Nothing):
                steps.append((name or (e.rule.name if isinstance(e, ir.Call) else ""), e))

        collect(effect, "")
        pc = then
        for name, e in reversed(steps):
            pc = self.emit_step(e, name, env, pc, ctx)
        return pc

    def emit_step(self, e: ir.Effect, name: str, env: Env, then: int, ctx: Context) -> int:
        path = f"{ctx.path}/{name}" if name else ctx.path
        with self.unit.writing(path, e.span):
            return self.emit_named(e, name, path, env, then, ctx)

    def emit_named(self, e: ir.Effect, name: str, path: str, env: Env, then: int, ctx: Context) -> int:
        self.asked_openly(e, env)
        if self.analysis.fails(e) and not self.has_steps(e):
            self.problem(
                Problem(
                    "step-can-fail",
                    say("step-not-always", name=name or e.text),
                    self.where_fails(e).span,
                    say("otherwise-or-may"),
                )
            )
        if isinstance(e, ir.Call) and e.rule.flow:
            return self.emit_flow_rule(e, env, then, replace(ctx, path=path))
        if isinstance(e, ir.If):
            yes = self.emit_flow(e.then, env, then, replace(ctx, path=path))
            no = self.emit_flow(e.otherwise, env, then, replace(ctx, path=path)) if e.otherwise is not None else then
            pc = self.step([], f"{yes} if {self.truth(e.cond, env)} else {no}")
            self.flow_steps.append((path, pc, ctx.you))
            return pc
        if isinstance(e, ir.AsEach) and not e.secret and self.analysis.asks(e):
            return self.emit_AsEach(e, env, then, replace(ctx, path=path))
        if not self.analysis.asks(e):
            pc = self.step(self.leaf(e, env), self.ends_step(then, e) if self.causes(e) else then)
            self.flow_steps.append((path, pc, ctx.you))
            return pc
        after = self.ends_step(then, e)
        self.boundaries.add(after)
        inner = replace(ctx, rest=None, path=path)
        if self.is_loop(e):
            pc = self.emit_one(e, env, after, inner)
        elif isinstance(e, ir.Call) and self.loops_at_head(e):
            pc = self.step(self.set_arguments(e, env), self.emit_rule_flow(e, after, inner))
        else:
            body = self.emit_one(e, env, after, replace(inner, flow=False))
            pc = self.offer_free(body, inner, e)
        self.flow_steps.append((path, pc, ctx.you))
        return pc

    def has_steps(self, e: ir.Effect) -> bool:
        """Steps inside this one are looked at by themselves."""
        if isinstance(e, ir.Call) and e.rule.flow or isinstance(e, ir.If):
            return True
        return isinstance(e, ir.AsEach) and not e.secret and self.analysis.asks(e)

    def where_fails(self, e: ir.Effect) -> ir.Effect:
        for child in self.analysis.children(e):
            if self.analysis.fails(child):
                return self.where_fails(child)
        return e

    def loops_at_head(self, e: ir.Call) -> bool:
        body = self.flatten([self.game.rules[e.rule.name].body])
        return len(body) == 1 and self.is_loop(body[0])

    def is_loop(self, e: ir.Effect) -> bool:
        return isinstance(e, ir.Repeat) and e.how in ("any", "exhaust")

    def emit_rule_flow(self, e: ir.Call, then: int, ctx: Context) -> int:
        """A step that is one `any number of times`: free actions stand among its alternatives."""
        checked = self.game.rules[e.rule.name]
        acting = self.acting(e, ctx)
        key = f"step {e.rule.name}{'' if acting else ' of nobody'}"
        if key not in self.routines:
            ret = self.spare(f"return {e.rule.name}")
            end = self.step([], f"S[{ret}]")
            inner = Context(True, None, e.rule.name, you=acting)
            loop = self.flatten([checked.body])[0]
            self.routines[key] = (self.emit_one(loop, self.slot_env, end, inner), ret)
        pc, ret = self.routines[key]
        return self.step([f"S[{ret}] = {then}"], pc)

    def acting(self, e: ir.Call, ctx: Context) -> str:
        """Who acts in a rule of the flow that is called; nobody where nobody does around it."""
        return self.slot_env[self.game.rules[e.rule.name].you] if e.player is not None and ctx.you else ""

    def emit_flow_rule(self, e: ir.Call, env: Env, then: int, ctx: Context) -> int:
        checked = self.game.rules[e.rule.name]
        self.share(e, env)
        you = self.slot_env[checked.you]
        known = {
            "you": you,
            "object": self.slot_env[checked.object] if checked.object else "-1",
            "place": self.slot_env[checked.place] if checked.place else "-1",
        }
        first: list[str] = []
        after: list[str] = []
        for a in self.analysis.listeners(e):
            if a.event is None or a.body is None:
                continue
            if self.analysis.asks(a.body):
                self.problem(
                    Problem(
                        "asking-step",
                        say("answer-asks"),
                        a.span,
                        say("rule-or-no-choices"),
                    )
                )
            elif a.event.how == "start" or a.how == "before":
                first += self.answer(a, known, self.slot_env, frozenset())
            else:
                after += self.answer(a, known, self.slot_env, frozenset())
        end = self.step(after, then)
        body = self.emit_flow(checked.body, self.slot_env, end, replace(ctx, you=self.acting(e, ctx)))
        reset = [f"S[{first}:{last}] = {(0,) * (last - first)}" for first, last in self.once_in(e.rule.name)]
        pc = self.step([*self.set_arguments(e, env), *reset, *first], body)
        self.flow_steps.append((ctx.path, pc, ctx.you))
        return pc

    def free_extras(self, ctx: Context, again: int) -> list[Extra]:
        """Free actions (once per ...) of cards in play, as further alternatives."""
        extras = []
        free = [a for a in self.game.abilities if a.how == "free"]
        for a in free:
            if a.body is None or a.once is None or not ctx.you:
                continue
            slot = f"S[{self.once_slot(-1 - a.index, a.once.name)}+{ctx.you}]"
            env = self.slot_env
            key = f"free {a.index}"
            if key not in self.routines:  # written once, and entered from every step that offers it
                back = self.sourced(self.words.kinds[a.kind].plural if a.kind else a.entry)
                ret = self.spare(f"return {a.entry}")
                inner = Context(False, None, a.entry, frozenset({a.index}))
                self.routines[key] = (self.emit([a.body], env, self.step([], f"S[{ret}]"), inner), ret)
                back()
            body, ret = self.routines[key]
            pc = self.step([f"{slot} = 1", f"{env[a.you]} = {ctx.you}", f"S[{ret}] = {again}"], body)
            guard = self.derived([a.body], env.plus({a.you: ctx.you}), None)
            active = self.active(a, ctx.you)
            reasons = [Reason(CARD, active, a), Reason(ONCE_USED, f"not {slot}", a), *self.guards.reasons]
            bound = env.plus({a.you: ctx.you})
            looks = self.open_to(ctx.you, self.hidden.needed([a.body], bound, None))
            possible = self.public.alternative([a.body], bound, None, [], looks) if looks else ""
            possible = f"{active} and not {slot} and {possible}" if possible else ""
            place = self.lies_in_play(a, free, ctx.you)
            extras.append(
                Extra(1000 + a.index, a.entry, f"{active} and not {slot}", pc, guard, reasons, place, possible)
            )
        return extras

    def offer_free(self, body: int, ctx: Context, e: ir.Effect) -> int:
        if not ctx.you or not any(a.how == "free" for a in self.game.abilities):
            return body
        pc = self.new_pc()
        extras = self.free_extras(ctx, pc)
        self.menu(pc, [], [*extras, Extra(-1, "go_on", "", body)], self.slot_env, ctx, ctx.you, e)
        offered = [" and ".join(t for t in (x.test, x.guard) if t not in ("", "True")) for x in extras]
        if not all(offered) or any(TRIAL in (x.test, x.guard) or x.possible for x in extras):
            return pc
        return self.step([], f"{pc} if {' or '.join(f'({t})' for t in cheap_first(offered))} else {body}")

    # ---- the end
    def causes(self, e: ir.Effect | None) -> tuple[int, ...]:
        """The causes of the end that could come true by an effect or by a free action offered with it (None: all)."""
        if e is None:
            return tuple(range(len(self.game.ends)))
        written = set(self.analysis.writes(e))
        for a in self.game.abilities:
            if a.how == "free" and a.body is not None:
                written |= self.analysis.writes(a.body)
        return tuple(i for i, (_, cond, _, _) in enumerate(self.game.ends) if self.analysis.reads(cond) & written)

    def ends_step(self, then: int, e: ir.Effect | None = None) -> int:
        """After a step it is looked whether the end has come; only at what the step may have changed."""
        causes = self.causes(e)
        if not causes:
            return self.step(["pass"], then)
        told, known = self.ends_lines(causes), self.remembered.known(causes)
        if self.scoring_pc and not known and sum(map(len, told)) <= SHORT:
            return self.step([f"if not S[{ENDING}]:", *("    " + line for line in told)], then)
        name, asked = self.ends_function(causes), f"not S[{ENDING}]"
        if known:
            seen = [self.truth(self.game.ends[i][1], Env()) for i in causes if i not in self.remembered.causes]
            opened = " or ".join([f"S[{self.remembered.ends}] & {known} != {known}", *seen])
            asked = f"({opened}) and {asked}" if seen else f"{opened} and {asked}"
        if any(self.game.ends[i][2] < 0 for i in causes):
            return self.step([f"if {asked} and {name}(S): return SCORING"], then)
        return self.step([f"if {asked}: {name}(S)"], then)

    def ends_lines(self, causes: tuple[int, ...]) -> list[str]:
        """The first cause that holds is noted; those that end the game at once lead to the scoring."""
        lines = []
        for word, i in zip(["if"] + ["elif"] * len(causes), causes, strict=False):
            _, cond, rounds, _ = self.game.ends[i]
            lines += [f"{word} {self.truth(cond, Env())}:", f"    S[{ENDING}] = {i + 1}"]
            lines.append(f"    return {self.scoring_pc}" if rounds < 0 else f"    S[{ROUNDS_LEFT}] = {rounds}")
        return lines

    def ends_function(self, causes: tuple[int, ...]) -> str:
        """The same as a function that says whether the game ends at once."""
        name = "ends" + "_".join(map(str, causes))
        if name not in self.unit.made:
            self.unit.made[name] = name
            cause, _, _, span = self.game.ends[causes[0]]
            with self.unit.writing(cause, span):
                lines = [re.sub(r"return \d+\Z", "return True", line) for line in self.ends_lines(causes)]
                known = self.remembered.known(causes)
                lines += [f"S[{self.remembered.ends}] |= {known}"] if known else []
                self.unit.add("\n".join([f"def {name}(S):", *("    " + x for x in lines), "    return False"]))
        return name

    def emit_game(self) -> int:
        """Setup, rounds until the end has come, scoring. Returns the first pc."""
        words = self.words
        span = words.rules["round"].span
        for a in self.game.abilities:  # side by side, so that they can be set back together
            if a.once is not None:
                self.once_slot(-1 - a.index, a.once.name)
        self.source_name = "scoring"
        finish = self.step(["pass"], 0)
        scoring = finish
        if self.game.scoring is not None:
            for item in reversed(self.scoring_parts()):
                self.source_name = item[0]
                scoring = self.emit_flow(item[1], self.slot_env, scoring, Context(True, None, "scoring"))
        self.source_name = "rules"
        self.scoring_pc = scoring
        head = self.new_pc()
        tail = self.step(
            [f"if S[{ENDING}]:", f"    if S[{ROUNDS_LEFT}] <= 0: return {scoring}", f"    S[{ROUNDS_LEFT}] -= 1"], head
        )
        call = ir.Call(span, "round", words.rules["round"], None, None, None)
        body = self.emit_flow_rule(call, self.slot_env, tail, Context(True, None, "round"))
        if any(("round",) in self.analysis.reads(cond) for _, cond, _, _ in self.game.ends):
            body = self.ends_step(body)  # a round that ends the game does so as soon as it begins
        with self.unit.writing("round", span):
            self.step([f"S[{ROUND}] += 1", *self.counters_looked_at()], body, head)
        setup = head
        if self.game.setup is not None:
            setup = self.emit_flow(self.game.setup, self.slot_env, head, Context(True, None, "setup"))
        return setup

    def scoring_parts(self) -> list[tuple[str, ir.Effect]]:
        scoring = self.game.scoring
        if isinstance(scoring, ir.Seq):
            return [(item.name if isinstance(item, ir.Step) else "scoring", item) for item in scoring.items]
        return [(scoring.name if isinstance(scoring, ir.Step) else "scoring", scoring)] if scoring is not None else []
