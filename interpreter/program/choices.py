"""Choices: each becomes a function that lists the legal options, one that lists all candidates, and one that applies."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ..errors import Problem
from ..language import ir
from .expressions import Env
from .guards import NotExact, Rest, rest_of

if TYPE_CHECKING:
    from .flow import Context

TRIAL = "trial"
OTHERWISE = -2
#: a trial goes through at most this many ways
MOST_TRIALS = 5000


@dataclass(slots=True)
class Extra:
    """A further option of a choice: to stop, to decline, a free action."""

    code: int
    name: str
    test: str
    target: int
    guard: str = "True"


@dataclass(slots=True)
class Choice:
    """What is known about a stop, for labels, reasons and `show`."""

    pc: int
    path: str
    kind: str  # menu, things, walk
    player: str
    text: str
    span: Any
    names: dict[int, str] = field(default_factory=dict)
    guards: dict[int, str] = field(default_factory=dict)
    way: str = "free"
    reasons: list[tuple[str, str]] = field(default_factory=list)
    candidates: str = ""
    fallback: bool = False
    source: str = ""


Entry = tuple[int, str, str, list[ir.Effect], int]


class ChoiceCoder:
    """Mixed into the flow coder; uses its slots, steps and guards."""

    # the parts of the flow coder used here
    choices: dict[int, Choice]
    guards: Any
    analysis: Any
    unit: Any
    words: Any
    layout: Any
    slot_env: Env

    def derived(self, effects: list[ir.Effect], env: Env, rest: Rest | None) -> str:
        """The guard of an option, `True`, or TRIAL where it cannot be derived."""
        try:
            return str(self.guards.guard(rest_of(effects, env, rest)))
        except NotExact:
            size = self.trial_size(rest_of(effects, env, rest))
            if size > MOST_TRIALS:
                self.problem(Problem("trial-too-large", f"to know whether this is possible, {size} ways would have to be tried",  # type: ignore[attr-defined]
                                     effects[0].span if effects else None, "choose the target first and pay afterwards, or give a part a name"))
            return TRIAL

    def trial_size(self, rest: Rest | None) -> int:
        """An upper bound on the ways a trial has to go through: the product of its compulsory choices."""
        size = 1
        while rest is not None and size <= 10**9:
            size *= self.ways(rest.effect, set())
            rest = rest.then
        return size

    def ways(self, e: ir.Effect, seen: set[int]) -> int:
        if id(e) in seen or not self.analysis.fails(e) and not self.analysis.asks(e):
            return 1
        seen = seen | {id(e)}
        if isinstance(e, (ir.May, ir.Walk)) or (isinstance(e, ir.Repeat) and e.how != "times"):
            return 1
        if isinstance(e, ir.ChooseOne):
            return 1 if e.otherwise is not None else sum(self.ways(a.body, seen) for a in e.alternatives)
        own = 1
        if isinstance(e, (ir.Choose, ir.ChooseBody)):
            if isinstance(e, ir.ChooseBody) and (e.most is not None or e.otherwise is not None):
                return 1
            own = max(1, sum(len(self.words.kinds[k].things) for k in e.query.kinds))
        if isinstance(e, ir.PayWith):
            own = 2 ** len(e.units)
        if isinstance(e, ir.Pay):
            own = len(e.bills)
        children = [self.ways(c, seen) for c in self.analysis.children(e)]
        if isinstance(e, (ir.Do, ir.If, ir.ByLevels)):
            return own * max(children, default=1)
        for n in children:
            own *= n
        if isinstance(e, ir.Repeat):
            times = e.times.value if isinstance(e.times, ir.Int) else 4
            own = own ** max(1, min(times, 8))
        return min(own, 10**9)

    # ---- menus
    def menu(self, pc: int, entries: list[Entry], extras: list[Extra], env: Env, ctx: Context, player: str, e: ir.Effect,
             pre: list[str] | None = None, lines: list[str] | None = None, fallback: int | None = None) -> None:
        """A choice among named alternatives. `pre` must hold and `lines` are done for the entries, not for the extras."""
        choice = Choice(pc, ctx.path, "menu", player, e.text, e.span, fallback=fallback is not None)
        guarded: list[str] = []
        raw: list[str] = []
        targets: dict[int, str] = {}
        for code, name, test, effects, target in entries:
            guard = self.derived(effects, env, ctx.rest)
            if self.guards.reasons and guard != TRIAL:
                choice.reasons += [(f"{name}: {text}", c) for text, c in self.guards.reasons]
            self.record(choice, code, name, guard)
            tests = [t for t in [*(pre or []), test] if t]
            raw.append(conditional(tests, code))
            guarded.append(conditional(tests + self.guard_test(guard, pc, str(code)), code))
            targets[code] = str(target)
            if test:
                choice.reasons.append((f"{name}: {test_text(name)}", test))
        self.finish_menu(choice, guarded, raw, targets, extras, lines, fallback)

    def record(self, choice: Choice, code: int, name: str, guard: str) -> None:
        choice.names[code] = name
        choice.guards[code] = guard
        if guard == TRIAL:
            choice.way = "trial"
        elif guard != "True" and choice.way == "free":
            choice.way = "exists" if "any(" in guard else "sum"

    def guard_test(self, guard: str, pc: int, code: str) -> list[str]:
        if guard == TRIAL:
            return [f"trial(S,{pc},{code})"]
        return [] if guard == "True" else [guard]

    def finish_menu(self, choice: Choice, guarded: list[str], raw: list[str], targets: dict[int, str], extras: list[Extra],
                    lines: list[str] | None, fallback: int | None) -> None:
        pc = choice.pc
        plain: dict[int, str] = {}
        for extra in extras:
            self.record(choice, extra.code, extra.name, extra.guard)
            tests = [extra.test] if extra.test else []
            raw.append(conditional(tests, extra.code))
            guarded.append(conditional(tests + self.guard_test(extra.guard, pc, str(extra.code)), extra.code))
            plain[extra.code] = str(extra.target)
        if fallback is not None:
            guarded.append(f"if not r: r.append({OTHERWISE})")
            plain[OTHERWISE] = str(fallback)
            choice.names[OTHERWISE] = "otherwise"
        self.listing_function(f"options{pc}", guarded)
        self.listing_function(f"candidates{pc}", raw)
        apply = [f"def apply{pc}(S, x):"]
        if lines and targets:
            apply += [f"    if x in {tuple(plain)}: return {table_code(plain)}[x]"] if plain else []
            apply += ["    " + x for x in lines]
            apply.append(f"    return {table_code(targets)}[x]")
        else:
            apply.append(f"    return {table_code({**targets, **plain})}[x]")
        self.unit.functions.append("\n".join(apply))
        self.choices[pc] = choice

    def listing_function(self, name: str, statements: list[str]) -> None:
        body = "\n".join("    " + s for s in statements)
        self.unit.functions.append(f"def {name}(S):\n    r = []\n{body}\n    return r")

    def emit_ChooseOne(self, e: ir.ChooseOne, env: Env, then: int, ctx: Context, extras: list[Extra] | None = None,
                       pre: list[str] | None = None, lines: list[str] | None = None) -> int:
        pc = self.new_pc()  # type: ignore[attr-defined]
        player = self.ex(e.player, env)  # type: ignore[attr-defined]
        entries: list[Entry] = []
        inner = replace(ctx, flow=False)
        for i, alternative in enumerate(e.alternatives):
            path = f"{ctx.path}.{alternative.name}"
            back = lambda: None  # noqa: E731
            if alternative.ability is not None:
                back = self.sourced(self.words.kinds[alternative.ability.kind].plural)  # type: ignore[attr-defined]
            target = self.emit([alternative.body], env, then, replace(inner, path=path))  # type: ignore[attr-defined]
            back()
            test = self.active(alternative.ability, player) if alternative.ability is not None else ""  # type: ignore[attr-defined]
            entries.append((i, alternative.name, test, [alternative.body], target))
        fallback = self.emit([e.otherwise], env, then, inner) if e.otherwise is not None else None  # type: ignore[attr-defined]
        self.menu(pc, entries, extras or [], env, inner, player, e, pre, lines, fallback)
        return pc  # type: ignore[no-any-return]

    # ---- things
    def emit_Choose(self, e: ir.Choose, env: Env, then: int, ctx: Context, extras: list[Extra] | None = None,
                    pre: list[str] | None = None, lines: list[str] | None = None) -> int:
        pc = self.new_pc()  # type: ignore[attr-defined]
        self.things(pc, e.query, [], env, then, ctx, self.ex(e.player, env), e, extras or [], pre, lines)  # type: ignore[attr-defined]
        return pc  # type: ignore[no-any-return]

    def things(self, pc: int, query: ir.Query, body: list[ir.Effect], env: Env, target: int, ctx: Context, player: str, e: ir.Effect,
               extras: list[Extra], pre: list[str] | None = None, lines: list[str] | None = None, fallback: int | None = None,
               also: str = "") -> None:
        """A choice among the things a query finds. What follows speaks of the one chosen."""
        coder: Any = self
        choice = Choice(pc, ctx.path, "things", player, e.text, e.span, fallback=fallback is not None, source=query.text)
        bound = env.plus({query.var: "x"})
        rest = self.guards.rebind(ctx.rest, query.var, "x")
        guard = self.derived(body, bound, rest)
        self.record(choice, 0, query.text, guard)
        choice.names.clear()
        if guard != TRIAL:
            choice.reasons += self.guards.reasons
        choice.reasons[:0] = [(t.text, coder.truth(t.cond, bound)) for t in query.tests]
        listed, own = coder.source(query, env)
        choice.candidates = listed
        tests = [c.format(v="x") for c in own] + coder.tests(query, "x", env) + ([also] if also else [])
        tests = [t for t in tests if t != "True"]
        same = self.identical(query)

        def statements(more: list[str]) -> list[str]:
            conds = tests + more
            found = f"[x for x in {listed}{' if ' + ' and '.join(conds) if conds else ''}]"
            found = f"distinct({found},SAME)" if same else found
            return [f"if {' and '.join(pre)}: r += {found}" if pre else f"r += {found}"]
        targets: dict[int, str] = {}
        self.finish_things(choice, statements(self.guard_test(guard, pc, "x")), statements([]), coder.local_slot(query.var), target,
                           targets, extras, lines, fallback)

    def identical(self, query: ir.Query) -> bool:
        """Copies that lie together in a pile are one option."""
        if query.source != "zone" or query.zone is None or query.zone.form == "row":
            return False
        same = []
        for thing in self.words.things:
            first = next(i for i in self.words.entries[thing.entry] if self.words.things[i].numbers == thing.numbers)
            same.append(first)
        self.unit.table("SAME", tuple(same))
        return any(same[t.index] != t.index for k in query.kinds for t in self.words.kinds[k].things)

    def finish_things(self, choice: Choice, guarded: list[str], raw: list[str], slot: str, target: int, targets: dict[int, str],
                      extras: list[Extra], lines: list[str] | None, fallback: int | None) -> None:
        pc = choice.pc
        plain: dict[int, str] = {}
        for extra in extras:
            self.record(choice, extra.code, extra.name, extra.guard)
            tests = [extra.test] if extra.test else []
            raw.append(conditional(tests, extra.code))
            guarded.append(conditional(tests + self.guard_test(extra.guard, pc, str(extra.code)), extra.code))
            plain[extra.code] = str(extra.target)
        if fallback is not None:
            guarded.append(f"if not r: r.append({OTHERWISE})")
            plain[OTHERWISE] = str(fallback)
            choice.names[OTHERWISE] = "otherwise"
        self.listing_function(f"options{pc}", guarded)
        self.listing_function(f"candidates{pc}", raw)
        apply = [f"def apply{pc}(S, x):"]
        for code, goal in plain.items():
            apply.append(f"    if x == {code}: return {goal}")
        apply += ["    " + x for x in lines or []]
        apply += [f"    {slot} = x", f"    return {target}"]
        self.unit.functions.append("\n".join(apply))
        self.choices[pc] = choice

    def emit_ChooseBody(self, e: ir.ChooseBody, env: Env, then: int, ctx: Context, extras: list[Extra] | None = None,
                        pre: list[str] | None = None, lines: list[str] | None = None) -> int:
        coder: Any = self
        player = coder.ex(e.player, env)
        inner = replace(ctx, flow=False)
        pc = coder.new_pc()
        if e.most is None:
            target = coder.emit([e.body], env, then, inner)
            fallback = coder.emit([e.otherwise], env, then, inner) if e.otherwise is not None else None
            self.things(pc, e.query, [e.body], env, target, inner, player, e, extras or [], pre, lines, fallback)
            return pc  # type: ignore[no-any-return]
        left, taken = coder.spare("left"), coder.spare("taken")
        body = coder.emit([e.body], env, pc, inner)
        node = coder.new_pc()
        var = coder.local_slot(e.query.var)
        chosen = [f"S[{left}] -= 1"] + ([f"S[{taken}] |= 1 << {var}"] if e.different else [])
        target = coder.step(chosen, body)
        also = f"not S[{taken}] >> x & 1" if e.different else ""
        self.things(node, e.query, [e.body], env, target, inner, player, e, [Extra(-1, "done", "", then)], None, None, None, also)
        coder.step([], f"{node} if S[{left}] > 0 else {then}", pc)
        start = coder.step([f"S[{left}] = {coder.ex(e.most, env)}", f"S[{taken}] = 0"], pc)
        return start  # type: ignore[no-any-return]

    # ---- payments
    def emit_Pay(self, e: ir.Pay, env: Env, then: int, ctx: Context) -> int:
        coder: Any = self
        if len(e.bills) == 1:
            after = coder.emit_answers(e, env, then, ctx)
            return coder.step(coder.pay_bill(e, 0, env, ctx.awake), after)  # type: ignore[no-any-return]
        pc = coder.new_pc()
        entries: list[Entry] = []
        for i, bill in enumerate(e.bills):
            one = ir.Pay(e.span, e.text, e.payer, [bill], e.to)
            target = coder.step(coder.pay_bill(e, i, env, ctx.awake), then)
            name = " and ".join(f"{n.value if isinstance(n, ir.Int) else 'some'} {c.name}" for c, n in bill)
            entries.append((i, name, "", [one], target))
        self.menu(pc, entries, [], env, ctx, coder.ex(e.payer, env), e)
        return pc  # type: ignore[no-any-return]

    def emit_PayWith(self, e: ir.PayWith, env: Env, then: int, ctx: Context) -> int:
        """Unit by unit, in printed order: only partial payments that leave the rest payable are offered."""
        coder: Any = self
        payer = coder.ex(e.payer, env)
        left, first = coder.spare("owed"), coder.spare("way")
        pc = coder.new_pc()
        choice = Choice(pc, ctx.path, "menu", payer, e.text, e.span, way="sum")
        guarded, raw, targets = [], [], {}
        have = [f"S[{coder.layout.counter(c)}+{payer}]" for c, _ in e.units]
        needs_rest = self.guards.can_fail(ctx.rest)
        independent = not needs_rest or not (self.rest_reads(ctx.rest) & {("c", c.name) for c, _ in e.units})
        for j, (counter, unit) in enumerate(e.units):
            own = f"S[{first}] <= {j} and {have[j]} >= {unit}"
            if e.once:
                later = [f"({have[k]}>={u})" for k, (_, u) in enumerate(e.units) if k > j]
            else:
                later = [f"({have[j]}-{unit})//{unit}"] + [f"{have[k]}//{u}" for k, (_, u) in enumerate(e.units) if k > j]
            test = f"{'+'.join(later) or '0'} >= S[{left}]-1"
            raw.append(conditional([own], j))
            guarded.append(conditional([own, test] + ([] if independent else [f"trial(S,{pc},{j})"]), j))
            lines = [f"S[{coder.layout.counter(counter)}+{payer}] -= {unit}", f"S[{left}] -= 1", f"S[{first}] = {j + 1 if e.once else j}"]
            targets[j] = str(coder.step(lines, f"{pc} if S[{left}] > 0 else {then}"))
            choice.names[j] = f"{unit} {counter.name}"
            choice.guards[j] = test if independent else TRIAL
        if not independent:
            choice.way = "trial"
        self.finish_menu(choice, guarded, raw, targets, [], None, None)
        return coder.step([f"S[{left}] = {coder.ex(e.amount, env)}", f"S[{first}] = 0"], f"{pc} if S[{left}] > 0 else {then}")  # type: ignore[no-any-return]

    def rest_reads(self, rest: Rest | None) -> set[tuple[str, ...]]:
        found: set[tuple[str, ...]] = set()
        while rest is not None:
            if self.analysis.fails(rest.effect):
                found |= self.analysis.reads(rest.effect)
            rest = rest.then
        return found

    # ---- walks
    def walk_functions(self, e: ir.Walk) -> tuple[str, str, str, int]:
        """Functions enter, toll and stop of (state, player, place), and the counter the toll is paid in."""
        coder: Any = self
        key = f"walk {id(e)}"
        if key not in self.unit.made:
            tag = self.unit.fresh("walk")
            env = Env({e.here: "here", e.player.local: "you"}) if isinstance(e.player, ir.LocalRef) else Env({e.here: "here"})
            from .guards import Known
            known = Known()
            self.guards.nested += 1
            try:
                left_over = self.guards.simple(Rest(e.toll, env, None), known) if not self.conditional_toll(e.toll) else True
            except NotExact:
                left_over = True
            self.guards.nested -= 1
            counters = {r[1] for r in known.need_regions.values()}
            amount = "+".join(a for amounts in known.needs.values() for a in amounts) or "0"
            if left_over:
                amount, counters = self.toll_amount(e.toll, env)
            if len(counters) > 1:
                self.problem(Problem("walk-toll", "the toll of a walk is paid in one counter", e.toll.span))  # type: ignore[attr-defined]
            base = coder.layout.counter(self.words.counters[min(counters)]) if counters else -1
            for name, code in (("enter", coder.truth(e.enter, env)), ("toll", amount), ("stop", coder.truth(e.stop, env))):
                self.unit.functions.append(f"def {tag}_{name}(S, you, here):\n    return {code}")
            self.unit.made[key] = f"{tag} {base}"
        tag, base_text = self.unit.made[key].split()
        return f"{tag}_enter", f"{tag}_toll", f"{tag}_stop", int(base_text)

    def conditional_toll(self, e: ir.Effect) -> bool:
        return isinstance(e, ir.If) or any(self.conditional_toll(c) for c in self.analysis.children(e))

    def toll_amount(self, e: ir.Effect, env: Env) -> tuple[str, set[str]]:
        """What a toll takes, as a number: payments, under conditions, summed."""
        coder: Any = self
        if isinstance(e, (ir.Seq, ir.Step)):
            items = e.items if isinstance(e, ir.Seq) else [e.body]
            parts = [self.toll_amount(i, env) for i in items]
            return "+".join(p for p, _ in parts) or "0", set().union(*(c for _, c in parts))
        if isinstance(e, ir.If):
            yes, c1 = self.toll_amount(e.then, env)
            no, c2 = self.toll_amount(e.otherwise, env) if e.otherwise is not None else ("0", set())
            return f"(({yes}) if {coder.truth(e.cond, env)} else ({no}))", c1 | c2
        if isinstance(e, ir.Call):
            return self.toll_amount(coder.game.rules[e.rule.name].body, coder.call_env(e, env))
        if isinstance(e, ir.Each):
            v, clause = coder.clauses(e.query, env)
            amount, counters = self.toll_amount(e.body, env.plus({e.query.var: v}))
            return f"len([1 {clause}])" if amount == "1" else f"sum([{amount} {clause}])", counters
        if isinstance(e, ir.Pay) and len(e.bills) == 1:
            amounts = [coder.amount(n, env) for _, n in e.bills[0]]
            return "+".join(amounts), {c.name for c, _ in e.bills[0]}
        if isinstance(e, ir.Nothing):
            return "0", set()
        self.problem(Problem("walk-toll", "a toll is made of payments only", e.span))  # type: ignore[attr-defined]
        return "0", set()

    def walk_code(self, e: ir.Walk, env: Env, start: bool, here: str = "", visited: str = "", moved: str = "False", raw: bool = False) -> str:
        coder: Any = self
        enter, toll, stop, purse = self.walk_functions(e)
        made = next(m for m in self.words.layouts.values() if m.of == e.kind)
        masks, base = self.layout.layouts[made.name][0], self.words.kinds[e.kind].base
        player = coder.ex(e.player, env)
        if start:
            here = coder.ex(ir.LocationOf(e.here.type, e.piece, e.player, e.kind), env)
            visited = f"1<<({here}-{base})"
        money = f"S[{purse}+{player}]" if purse >= 0 else "0"
        name = "walk_steps" if raw else "walk_options"
        return f"{name}(S,{player},{here},{visited},{money},{masks},{base},{enter},{toll},{stop},{moved})"

    def emit_Walk(self, e: ir.Walk, env: Env, then: int, ctx: Context) -> int:
        coder: Any = self
        pc = coder.new_pc()
        here, visited, moved = coder.local_slot(e.here), f"S[{coder.spare('visited')}]", f"S[{coder.spare('moved')}]"
        player = coder.ex(e.player, env)
        base = self.words.kinds[e.kind].base
        choice = Choice(pc, ctx.path, "things", player, e.text, e.span, way="exists", source=f"walk {e.piece.name}")
        choice.names[-1] = "stop"
        enter, _, stop, _ = self.walk_functions(e)
        choice.reasons = [("enter", f"{enter}(S,{player},x)")]
        choice.candidates = f"range({base},{self.words.kinds[e.kind].end})"
        options = self.walk_code(e, env, False, here, visited, moved)
        guarded = [f"r += {options}"]
        if self.guards.can_fail(ctx.rest):
            guarded = [f"r += [x for x in {options} if trial(S,{pc},x)]"]
            choice.way = "trial"
        self.listing_function(f"options{pc}", guarded)
        self.listing_function(f"candidates{pc}", [f"r += {self.walk_code(e, env, False, here, visited, moved, raw=True)}"])
        inner = env.plus({e.here: "x"})
        pay = coder.leaf(e.toll, inner, ctx.awake)
        first = self.layout.pieces[e.piece.name, e.kind]
        stride = self.layout.piece_stride(e.piece, e.kind)
        at = f"{first - base * stride}+{{}}*{stride}+{player}"
        lines = [f"def apply{pc}(S, x):", f"    if x == -1: return {then}", *("    " + x for x in pay),
                 f"    S[{at.format(here)}] -= 1", f"    S[{at.format('x')}] += 1",
                 f"    {visited} |= 1 << (x - {base})", f"    {here} = x", f"    {moved} = 1", f"    return {pc}"]
        self.unit.functions.append("\n".join(lines))
        self.choices[pc] = choice
        location = coder.ex(ir.LocationOf(e.here.type, e.piece, e.player, e.kind), env)
        return coder.step([f"{here} = {location}", f"{visited} = 1 << ({here} - {base})", f"{moved} = 0"], pc)  # type: ignore[no-any-return]

    # ---- optional bodies
    def emit_optional(self, effects: list[ir.Effect], env: Env, then: int, ctx: Context, extras: list[Extra], player: str,
                      lines: list[str], pre: list[str] | None = None) -> int:
        """The first choice of the body also offers the extras; a body that begins otherwise is asked yes or no."""
        coder: Any = self
        flat = coder.flatten(effects)
        if not flat:
            return then
        head, tail = flat[0], flat[1:]
        pre = pre or []
        after = coder.emit(tail, env, then, ctx) if tail else then
        inner = replace(ctx, rest=rest_of(tail, env, ctx.rest))
        if isinstance(head, ir.OnlyIf):
            return self.emit_optional([head.body, *tail], env, then, ctx, extras, player, lines, [*pre, coder.truth(head.cond, env)])
        if isinstance(head, ir.OncePer):
            slot = f"S[{coder.once_slot(id(head), head.scope.name)}+{coder.ex(head.player, env)}]"
            return self.emit_optional([head.body, *tail], env, then, ctx, extras, player, [*lines, f"{slot} = 1"], [*pre, f"not {slot}"])
        if isinstance(head, (ir.ChooseOne, ir.Choose)) or (isinstance(head, ir.ChooseBody) and head.most is None):
            if not (isinstance(head, ir.ChooseOne) and head.otherwise is not None):
                method = getattr(self, "emit_" + type(head).__name__)
                return method(head, env, after, inner, extras, pre, lines)  # type: ignore[no-any-return]
        if isinstance(head, ir.Call) and coder.analysis.asks(head) and not pre and self.begins_with_choice(head):
            return coder.step(coder.set_arguments(head, env), coder.emit_rule(head, after, inner, extras, lines))  # type: ignore[no-any-return]
        pc = coder.new_pc()
        target = coder.emit(flat, env, then, ctx)
        self.menu(pc, [(1, "yes", "", flat, target)], extras, env, ctx, player, head, pre, lines)
        return pc  # type: ignore[no-any-return]

    def begins_with_choice(self, e: ir.Effect) -> bool:
        coder: Any = self
        if isinstance(e, ir.Call):
            flat = coder.flatten([coder.game.rules[e.rule.name].body])
            return bool(flat) and self.begins_with_choice(flat[0])
        if isinstance(e, ir.ChooseOne):
            return e.otherwise is None
        return isinstance(e, ir.Choose) or (isinstance(e, ir.ChooseBody) and e.most is None)


def conditional(tests: list[str], code: int) -> str:
    return f"if {' and '.join(tests)}: r.append({code})" if tests else f"r.append({code})"


def table_code(targets: dict[int, str]) -> str:
    return "{" + ",".join(f"{k}:{v}" for k, v in targets.items()) + "}"


def test_text(name: str) -> str:
    return f"{name} in play"
