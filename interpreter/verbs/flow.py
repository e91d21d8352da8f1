"""The flow: everything with a choice becomes small steps with a number (pc); choices are the only stops.

Emission goes backwards: a step is written when the step after it is known. Locals that outlive a stop have a slot in
the state; rules cannot call themselves, so every local and every return address has one fixed slot.
"""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import Problem, say
from ..lowering import asking, cards_in_play, dispatch, emission, steps
from ..lowering.context import Env, Lowering
from ..lowering.layout import ENDING, ROUND, ROUNDS_LEFT
from ..lowering.reasons import CARD, ONCE_USED, Reason
from ..lowering.rests import Rest
from ..lowering.secret_independence import Apart
from ..lowering.stops import TRIED, Beside, Context, Extra, Loop, Secret
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..plan.passes.tests import cheap_first
from ..plan.walk import size
from ..terms import query_sources, thing_tables
from . import answers, control, counter_changes

#: conditions of the end no larger than this are written out where they are looked at
SHORT = 400


# ---- lists of effects
# ---- conditions and loops
def emit_if(c: Lowering, e: ir.If, env: Env, then: int, ctx: Context) -> int:
    yes = emission.emit(c, [e.then], env, then, ctx)
    no = emission.emit(c, [e.otherwise], env, then, ctx) if e.otherwise is not None else then
    return steps.add_step(c, [], steps.one_or_other(dispatch.truth(c, e.cond, env), yes, no))


def emit_only_if(c: Lowering, e: ir.OnlyIf, env: Env, then: int, ctx: Context) -> int:
    body = emission.emit(c, [e.body], env, then, ctx)
    return steps.add_step(c, [b.fail_if(n.Not(dispatch.truth(c, e.cond, env)))], body)


def emit_once_per(c: Lowering, e: ir.OncePer, env: Env, then: int, ctx: Context) -> int:
    body = emission.emit(c, [e.body], env, then, ctx)
    at = b.plus(steps.once_slot(c, id(e), e.scope.name), dispatch.value(c, e.player, env))
    return steps.add_step(c, [b.fail_if(n.Slot(at)), n.Store(at, b.ONE)], body)


def emit_by_levels(c: Lowering, e: ir.ByLevels, env: Env, then: int, ctx: Context) -> int:
    goal: Expr = n.Number(then)
    for m, body in e.table:
        level = b.compare(Var("n"), "==" if e.exact else ">=", m)
        goal = n.Either(level, n.Number(emission.emit(c, [body], env, then, ctx)), goal)
    return steps.add_step(c, [n.Set("n", dispatch.value(c, e.value, env))], goal)


def emit_find(c: Lowering, e: ir.Find, env: Env, then: int, ctx: Context) -> int:
    found = emission.emit(c, [e.body], env, then, ctx)
    missing = emission.emit(c, [e.otherwise], env, then, ctx) if e.otherwise is not None else then
    var = env[e.query.var]
    first = steps.store(var, n.Fold("first", query_sources.listing(c, e.query, env)))
    return steps.add_step(c, [first], steps.one_or_other(b.at_least(var, 0), found, missing))


def emit_each(c: Lowering, e: ir.Each, env: Env, then: int, ctx: Context) -> int:
    left = n.Number(steps.spare(c, "left"))
    head = steps.new_pc(c)
    body = emission.emit(c, [e.body], env, head, replace(ctx, rest=maybe(c, e, env, ctx)))
    var = env[e.query.var]
    m, bit = Var("m"), Var("b")
    turn: list[Stmt] = [
        n.Set("m", n.Slot(left)),
        b.when(n.Not(m), [b.go(then)]),
        n.Set("b", n.Binary("&", m, n.Unary("-", m))),
        n.Store(left, n.Binary("^", m, bit)),
        steps.store(var, b.minus(n.Unary("bit_length", bit), 1)),
    ]
    steps.add_step(c, turn, body, head)
    one = n.Change("m", "|", n.Binary("<<", b.ONE, Var("v")))
    found = n.ForEach("v", query_sources.listing(c, e.query, env), (one,))
    return steps.add_step(c, [n.Set("m", b.ZERO), found, n.Store(left, m)], head)


def maybe(c: Lowering, e: ir.Effect, env: Env, ctx: Context) -> Rest | None:
    """What follows one turn of a loop: the loop again, then the rest."""
    return Rest(e, env, ctx.rest) if not ctx.flow else None


def emit_as_each(c: Lowering, e: ir.AsEach, env: Env, then: int, ctx: Context) -> int:
    var = env[e.query.var]
    if e.secret:
        return emit_secret(c, e, env, then, ctx)
    order = steps.spare(c, "order")
    head = steps.new_pc(c)
    you = var if e.you is None else env[e.you]
    inner = replace(ctx, you=you) if ctx.flow else replace(ctx, rest=maybe(c, e, env, ctx))
    body = emit_flow(c, e.body, env, head, inner) if ctx.flow else emission.emit(c, [e.body], env, head, inner)
    loop = Loop(c.layout.slot(e.query.var))
    acting: list[Stmt] = []
    if e.you is not None:
        things = tuple(t.index for k in e.query.kinds for t in c.words.kinds[k].things)
        loop = Loop(c.layout.slot(e.you), things, c.layout.slot(e.query.var))
        acting = [steps.store(you, thing_tables.owner(c, var))]
    bits = loop.bits
    m, kept = Var("m"), n.Number(order)
    turn: list[Stmt] = [
        n.Set("m", n.Slot(kept)),
        b.when(n.Not(m), [b.go(then)]),
        n.Store(kept, n.Binary(">>", m, n.Number(bits))),
        steps.store(var, b.minus(n.Binary("&", m, n.Number((1 << bits) - 1)), 1)),
        *acting,
    ]
    steps.add_step(c, turn, body, head)
    c.loops[order] = loop
    if everybody(c, e):
        turns = sum(v + 1 << bits * v for v in range(c.players))
        return steps.add_step(c, [n.Store(kept, n.Number(turns))], head)
    last = n.Binary("|", n.Binary("<<", m, n.Number(bits)), b.plus(Var("v"), 1))
    listed = n.ForEach("v", n.Reversed(control.turn_order(c, e, env)), (n.Set("m", last),))
    return steps.add_step(c, [n.Set("m", b.ZERO), listed, n.Store(kept, m)], head)


def everybody(c: Lowering, e: ir.AsEach) -> bool:
    """All players, by seat: always the same order."""
    q = e.query
    plain = all(x is None for x in (q.through, q.connected, q.next_to)) and not q.tests
    return q.source == "players" and plain and not e.keys


def emit_secret(c: Lowering, e: ir.AsEach, env: Env, then: int, ctx: Context) -> int:
    env[e.query.var]
    entry = emission.emit(c, [e.body], env, c.thread_end, Context(False, None, ctx.path, you=env[e.query.var]))
    pc = steps.new_pc(c)
    written, apart = c.analysis.writes(e.body), Apart(c.analysis, e).holds(e.body)
    players = n.Fold("list", query_sources.listing(c, e.query, env))
    c.secrets[pc] = Secret(pc, players, c.layout.slot(e.query.var), entry, then, ctx.path, e.span, written, apart)
    return pc


def emit_repeat(c: Lowering, e: ir.Repeat, env: Env, then: int, ctx: Context) -> int:
    player = dispatch.or_nothing(c, e.player, env)
    if e.how == "any":
        return emit_loop(c, e, env, then, ctx, player, None)
    if e.how == "exhaust":
        return emit_exhaust(c, e, env, then, ctx, player)
    assert e.times is not None
    left = steps.spare(c, "times")
    times = n.Store(n.Number(left), dispatch.value(c, e.times, env))
    if e.how == "up_to":
        node = emit_loop(c, e, env, then, ctx, player, left)
        return steps.add_step(c, [times], steps.one_or_other(b.compare(b.slot(left), ">", 0), node, then))
    head = steps.new_pc(c)
    again = c.analysis.fails(e.body)
    body = emission.emit(c, [e.body], env, head, replace(ctx, rest=maybe(c, e, env, ctx) if again else ctx.rest))
    over = b.when(b.compare(b.slot(left), "<=", 0), [b.go(then)])
    steps.add_step(c, [over, n.StoreChange(n.Number(left), "-", b.ONE)], body, head)
    return steps.add_step(c, [times], head)


def emit_loop(c: Lowering, e: ir.Repeat, env: Env, then: int, ctx: Context, player: Expr, left: int | None) -> int:
    """Once more, or done? The question and the first choice of the body are one decision where they can be."""
    again = steps.new_pc(c)
    done = Extra(-1, "done", None, then)
    extras = [*free_extras(c, ctx, again), done] if ctx.flow else [done]
    inner = replace(ctx, flow=False, rest=ctx.rest)
    lines: list[Stmt] = []
    if left is not None:
        lines.append(n.StoreChange(n.Number(left), "-", b.ONE))
        c.limits.add(left)
    pc = asking.optional(c, [e.body], env, again, inner, player, Beside(extras, lines=lines))
    goal = steps.one_or_other(b.compare(b.slot(left), ">", 0), pc, then) if left is not None else n.Number(pc)
    steps.add_step(c, [], goal, again)
    return again


def emit_exhaust(c: Lowering, e: ir.Repeat, env: Env, then: int, ctx: Context, player: Expr) -> int:
    head = steps.new_pc(c)
    # a step of its own: between two turns of it nothing has been begun, so free actions are offered there
    again = offer_free(c, head, ctx, e) if ctx.flow else head
    body = emission.emit(c, [e.body], env, again, replace(ctx, flow=False))
    asking.menu(c, head, [(1, "again", None, [e.body], body)], env, ctx, player, e, fallback=then)
    return again


# ---- the flow level: every line is a step
def emit_flow(c: Lowering, effect: ir.Effect, env: Env, then: int, ctx: Context) -> int:
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
        pc = emit_flow_step(c, e, name, env, pc, ctx)
    return pc


def emit_flow_step(c: Lowering, e: ir.Effect, name: str, env: Env, then: int, ctx: Context) -> int:
    path = f"{ctx.path}/{name}" if name else ctx.path
    with c.unit.writing(path, e.span):
        return emit_named(c, e, name, path, env, then, ctx)


def emit_named(c: Lowering, e: ir.Effect, name: str, path: str, env: Env, then: int, ctx: Context) -> int:
    steps.asked_openly(c, e, env)
    if c.analysis.fails(e) and not has_steps(c, e):
        steps.problem(
            c,
            Problem(
                "step-can-fail",
                say("step-not-always", name=name or e.text),
                where_fails(c, e).span,
                say("otherwise-or-may"),
            ),
        )
    if isinstance(e, ir.Call) and e.rule.flow:
        return emit_flow_rule(c, e, env, then, replace(ctx, path=path))
    if isinstance(e, ir.If):
        yes = emit_flow(c, e.then, env, then, replace(ctx, path=path))
        no = emit_flow(c, e.otherwise, env, then, replace(ctx, path=path)) if e.otherwise is not None else then
        pc = steps.add_step(c, [], steps.one_or_other(dispatch.truth(c, e.cond, env), yes, no))
        c.flow_steps.append((path, pc, ctx.you))
        return pc
    if isinstance(e, ir.AsEach) and not e.secret and c.analysis.asks(e):
        return emit_as_each(c, e, env, then, replace(ctx, path=path))
    if not c.analysis.asks(e):
        pc = steps.add_step(c, dispatch.statements(c, e, env), ends_step(c, then, e) if causes_of(c, e) else then)
        c.flow_steps.append((path, pc, ctx.you))
        return pc
    after = ends_step(c, then, e)
    c.boundaries.add(after)
    inner = replace(ctx, rest=None, path=path)
    if is_loop(c, e):
        pc = emission.emit_one(c, e, env, after, inner)
    elif isinstance(e, ir.Call) and loops_at_head(c, e):
        pc = steps.add_step(c, steps.set_arguments(c, e, env), emit_rule_flow(c, e, after, inner))
    else:
        body = emission.emit_one(c, e, env, after, replace(inner, flow=False))
        pc = offer_free(c, body, inner, e)
    c.flow_steps.append((path, pc, ctx.you))
    return pc


def has_steps(c: Lowering, e: ir.Effect) -> bool:
    """Steps inside this one are looked at by themselves."""
    if isinstance(e, ir.Call) and e.rule.flow or isinstance(e, ir.If):
        return True
    return isinstance(e, ir.AsEach) and not e.secret and c.analysis.asks(e)


def where_fails(c: Lowering, e: ir.Effect) -> ir.Effect:
    for child in c.analysis.children(e):
        if c.analysis.fails(child):
            return where_fails(c, child)
    return e


def loops_at_head(c: Lowering, e: ir.Call) -> bool:
    body = steps.flatten(c, [c.game.rules[e.rule.name].body])
    return len(body) == 1 and is_loop(c, body[0])


def is_loop(c: Lowering, e: ir.Effect) -> bool:
    return isinstance(e, ir.Repeat) and e.how in ("any", "exhaust")


def emit_rule_flow(c: Lowering, e: ir.Call, then: int, ctx: Context) -> int:
    """A step that is one `any number of times`: free actions stand among its alternatives."""
    checked = c.game.rules[e.rule.name]
    acting = who_acts(c, e, ctx)
    key = f"step {e.rule.name}{'' if acting else ' of nobody'}"
    if key not in c.routines:
        ret = steps.spare(c, f"return {e.rule.name}")
        end = steps.add_step(c, [], b.slot(ret))
        inner = Context(True, None, e.rule.name, you=acting)
        loop = steps.flatten(c, [checked.body])[0]
        c.routines[key] = (emission.emit_one(c, loop, c.slot_env, end, inner), ret)
    pc, ret = c.routines[key]
    return steps.add_step(c, [n.Store(n.Number(ret), n.Number(then))], pc)


def who_acts(c: Lowering, e: ir.Call, ctx: Context) -> Expr | None:
    """Who acts in a rule of the flow that is called; nobody where nobody does around it."""
    return c.slot_env[c.game.rules[e.rule.name].you] if e.player is not None and ctx.you else None


def emit_flow_rule(c: Lowering, e: ir.Call, env: Env, then: int, ctx: Context) -> int:
    checked = c.game.rules[e.rule.name]
    steps.share(c, e, env)
    you = c.slot_env[checked.you]
    known = {
        "you": you,
        "object": c.slot_env[checked.object] if checked.object else b.NOTHING,
        "place": c.slot_env[checked.place] if checked.place else b.NOTHING,
    }
    first: list[Stmt] = []
    after: list[Stmt] = []
    for a in c.analysis.listeners(e):
        if a.event is None or a.body is None:
            continue
        if c.analysis.asks(a.body):
            steps.problem(
                c,
                Problem(
                    "asking-step",
                    say("answer-asks"),
                    a.span,
                    say("rule-or-no-choices"),
                ),
            )
        elif a.event.how == "start" or a.how == "before":
            first += answers.answer(c, a, known, c.slot_env, frozenset())
        else:
            after += answers.answer(c, a, known, c.slot_env, frozenset())
    end = steps.add_step(c, after, then)
    body = emit_flow(c, checked.body, c.slot_env, end, replace(ctx, you=who_acts(c, e, ctx)))
    reset = [n.StoreRow(low, (0,) * (high - low)) for low, high in steps.once_in(c, e.rule.name)]
    pc = steps.add_step(c, [*steps.set_arguments(c, e, env), *reset, *first], body)
    c.flow_steps.append((ctx.path, pc, ctx.you))
    return pc


def free_extras(c: Lowering, ctx: Context, again: int) -> list[Extra]:
    """Free actions (once per ...) of cards in play, as further alternatives."""
    extras = []
    free = [a for a in c.game.abilities if a.how == "free"]
    for a in free:
        if a.body is None or a.once is None or ctx.you is None:
            continue
        used = b.plus(steps.once_slot(c, -1 - a.index, a.once.name), ctx.you)
        unused = n.Not(n.Slot(used))
        env = c.slot_env
        key = f"free {a.index}"
        if key not in c.routines:  # written once, and entered from every step that offers it
            ret = steps.spare(c, f"return {a.entry}")
            inner = Context(False, None, a.entry, frozenset({a.index}))
            with steps.earned_by_ability(c, a):
                pc = emission.emit(c, [a.body], env, steps.add_step(c, [], b.slot(ret)), inner)
            c.routines[key] = (pc, ret)
        body, ret = c.routines[key]
        begin = [n.Store(used, b.ONE), steps.set_local(c, a.you, ctx.you), n.Store(n.Number(ret), n.Number(again))]
        pc = steps.add_step(c, begin, body)
        bound = env.plus({a.you: ctx.you})
        guard = steps.derived(c, [a.body], bound, None)
        active = cards_in_play.is_active(c, a, ctx.you)
        reasons = [Reason(CARD, active, a), Reason(ONCE_USED, unused, a), *c.guards.reasons]
        looks = steps.open_to(c, ctx.you, c.hidden.needed([a.body], bound, None))
        test = b.both(b.in_row([active, unused]))
        possible = None
        if looks:
            possible = b.both(b.in_row([test, c.public.alternative([a.body], bound, None, [], looks)]))
        place = cards_in_play.lies_in_play(c, a, free, ctx.you)
        extras.append(Extra(1000 + a.index, a.entry, test, pc, guard, reasons, place, possible))
    return extras


def offer_free(c: Lowering, body: int, ctx: Context, e: ir.Effect) -> int:
    if ctx.you is None or not any(a.how == "free" for a in c.game.abilities):
        return body
    pc = steps.new_pc(c)
    extras = free_extras(c, ctx, pc)
    asking.menu(c, pc, [], c.slot_env, ctx, ctx.you, e, Beside([*extras, Extra(-1, "go_on", None, body)]))
    asked = [[t for t in (x.test, x.guard) if t is not None and t != b.YES] for x in extras]
    if not all(asked) or any(x.guard == TRIED or x.possible is not None for x in extras):
        return pc
    offered = cheap_first([b.both(b.in_row(tests)) for tests in asked])
    return steps.add_step(c, [], steps.one_or_other(b.any_of(offered), pc, body))


# ---- the end
def causes_of(c: Lowering, e: ir.Effect | None) -> tuple[int, ...]:
    """The causes of the end that could come true by an effect or by a free action offered with it (None: all)."""
    if e is None:
        return tuple(range(len(c.game.ends)))
    written = set(c.analysis.writes(e))
    for a in c.game.abilities:
        if a.how == "free" and a.body is not None:
            written |= c.analysis.writes(a.body)
    return tuple(i for i, (_, cond, _, _) in enumerate(c.game.ends) if c.analysis.reads(cond) & written)


def ends_step(c: Lowering, then: int, e: ir.Effect | None = None) -> int:
    """After a step it is looked whether the end has come; only at what the step may have changed."""
    causes = causes_of(c, e)
    if not causes:
        return steps.add_step(c, [n.Pass()], then)
    known, ending = c.remembered.known(causes), n.Not(b.slot(ENDING))
    told = noted(c, causes, n.Number(c.scoring_pc))
    if c.scoring_pc and not known and sum(size(test) for test, _ in told.branches if test is not None) <= SHORT:
        return steps.add_step(c, [b.when(ending, [told])], then)
    call = n.Call(ends_function(c, causes), ())
    asked: list[Expr] = [ending]
    if known:
        seen = [dispatch.truth(c, c.game.ends[i][1], Env()) for i in causes if i not in c.remembered.causes]
        open_ones = n.Binary("&", b.slot(c.remembered.ends), n.Number(known))
        asked = [b.any_of([b.compare(open_ones, "!=", known), *seen]), ending]
    if any(c.game.ends[i][2] < 0 for i in causes):
        return steps.add_step(c, [b.when(b.both([*asked, call]), [n.Return(n.Known("SCORING"))])], then)
    return steps.add_step(c, [b.when(b.both(asked), [b.do(call)])], then)


def noted(c: Lowering, causes: tuple[int, ...], over: Expr) -> n.When:
    """The first cause that holds is noted; at those that end the game at once the answer is `over`."""
    branches: list[tuple[Expr | None, tuple[Stmt, ...]]] = []
    for i in causes:
        _, cond, rounds, _ = c.game.ends[i]
        then: Stmt = n.Return(over) if rounds < 0 else n.Store(n.Number(ROUNDS_LEFT), n.Number(rounds))
        branches.append((dispatch.truth(c, cond, Env()), (n.Store(n.Number(ENDING), n.Number(i + 1)), then)))
    return n.When(tuple(branches))


def ends_function(c: Lowering, causes: tuple[int, ...]) -> str:
    """The same as a function that says whether the game ends at once."""
    name = "ends" + "_".join(map(str, causes))
    if name not in c.unit.made:
        c.unit.made[name] = name
        cause, _, _, span = c.game.ends[causes[0]]
        with c.unit.writing(cause, span):
            lines: list[Stmt] = [noted(c, causes, b.YES)]
            known = c.remembered.known(causes)
            lines += [n.StoreChange(n.Number(c.remembered.ends), "|", n.Number(known))] if known else []
            c.unit.function(name, (), [*lines, n.Return(b.NO)])
    return name


def emit_game(c: Lowering) -> int:
    """Setup, rounds until the end has come, scoring. Returns the first pc."""
    words = c.words
    span = words.rules["round"].span
    for a in c.game.abilities:  # side by side, so that they can be set back together
        if a.once is not None:
            steps.once_slot(c, -1 - a.index, a.once.name)
    c.source_name = "scoring"
    finish = steps.add_step(c, [n.Pass()], 0)
    scoring = finish
    if c.game.scoring is not None:
        for item in reversed(scoring_parts(c)):
            c.source_name = item[0]
            scoring = emit_flow(c, item[1], c.slot_env, scoring, Context(True, None, "scoring"))
    c.source_name = "rules"
    c.scoring_pc = scoring
    head = steps.new_pc(c)
    over = b.when(b.compare(b.slot(ROUNDS_LEFT), "<=", 0), [b.go(scoring)])
    last = b.when(b.slot(ENDING), [over, n.StoreChange(n.Number(ROUNDS_LEFT), "-", b.ONE)])
    tail = steps.add_step(c, [last], head)
    call = ir.Call(span, "round", words.rules["round"], None, None, None)
    body = emit_flow_rule(c, call, c.slot_env, tail, Context(True, None, "round"))
    if any(("round",) in c.analysis.reads(cond) for _, cond, _, _ in c.game.ends):
        body = ends_step(c, body)  # a round that ends the game does so as soon as it begins
    with c.unit.writing("round", span):
        lines = [n.StoreChange(n.Number(ROUND), "+", b.ONE), *counter_changes.counters_looked_at(c)]
        steps.add_step(c, lines, body, head)
    setup = head
    if c.game.setup is not None:
        setup = emit_flow(c, c.game.setup, c.slot_env, head, Context(True, None, "setup"))
    return setup


def scoring_parts(c: Lowering) -> list[tuple[str, ir.Effect]]:
    scoring = c.game.scoring
    if isinstance(scoring, ir.Seq):
        return [(item.name if isinstance(item, ir.Step) else "scoring", item) for item in scoring.items]
    return [(scoring.name if isinstance(scoring, ir.Step) else "scoring", scoring)] if scoring is not None else []
