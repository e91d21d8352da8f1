"""The flow: everything with a choice becomes small steps with a number (pc); choices are the only stops.

Emission goes backwards: a step is written when the step after it is known. Locals that outlive a stop have a slot in
the state; rules cannot call themselves, so every local and every return address has one fixed slot.
"""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import Notes, Problem, say
from ..lowering import dispatch, emission, free_actions, steps
from ..lowering.anatomy import VERBS, InFlow, lead_of
from ..lowering.context import SETUP, Env, Lowering
from ..lowering.layout import ENDING, ROUND, ROUNDS_LEFT
from ..lowering.stops import Context
from ..model import ir
from ..model.regions import OUT
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..plan.walk import size
from ..verbs import answers, counter_changes, flow_rules, leaving, sequences
from ..verbs.calling import CallRule

#: conditions of the end no larger than this are written out where they are looked at
SHORT = 400


# ---- the flow level: every line is a step
def emit_flow(c: Lowering, effect: ir.Effect, env: Env, then: int, ctx: Context) -> int:
    """Lines of the flow, last first. Before one that asks, free actions are offered; after it, the end checked."""
    pc = then
    for name, e in reversed(sequences.named_lines(effect)):
        called = lead_of(e, c.game)
        if not name and called is not None and called.sort == "rule":
            name = called.name
        path = f"{ctx.path}/{name}" if name else ctx.path
        with c.unit.writing(path, e.span):
            pc = emit_line(c, e, name, env, pc, replace(ctx, path=path))
    return pc


def emit_line(c: Lowering, e: ir.Effect, name: str, env: Env, then: int, ctx: Context) -> int:
    standing = VERBS[type(e)].in_flow(c, e)
    if standing is InFlow.STEPS:
        return emission.emit_one(c, e, env, then, ctx)
    then = passed_over(c, e, then, ctx)
    if c.analysis.fails(e):
        steps.problem(c, may_fail(c, e, name or e.text))
    if not c.analysis.asks(e):
        pc = steps.add_step(c, dispatch.statements(c, e, env), ends_step(c, then, e) if causes_of(c, e) else then)
        c.flow_steps.append((ctx.path, pc, ctx.you))
        return pc
    after = ends_step(c, then, e)
    c.boundaries.add(after)
    inner = replace(ctx, rest=None)
    if standing is InFlow.LOOP:
        pc = emission.emit_one(c, e, env, after, inner)
    else:
        body = emission.emit_one(c, e, env, after, replace(inner, flow=False))
        pc = free_actions.offered(c, body, inner, e)
    c.flow_steps.append((ctx.path, pc, ctx.you))
    return pc


def passed_over(c: Lowering, e: ir.Effect, then: int, ctx: Context) -> int:
    """Behind a step in which whoever acts may leave: their turn is over then."""
    if c.layout.out < 0 or ctx.gone < 0 or ctx.you is None or OUT not in c.analysis.writes(e):
        return then
    return steps.add_step(c, [b.when(b.slot(c.layout.out, ctx.you), [b.go(ctx.gone)])], then)


def may_fail(c: Lowering, e: ir.Effect, step: str) -> Problem:
    """What is wrong with a step that cannot always be done: in which line it fails, and which zone may be full."""
    line = where_fails(c, e)
    zone = VERBS[type(line)].fills(line)
    notes: Notes = ()
    if zone is not None and zone.span is not None:
        notes = ((say("holds-at-most", zone=zone.name, n=zone.limit or zone.size), zone.span),)
    return Problem("step-can-fail", say("step-not-always", name=step), line.span, say("otherwise-or-may"), notes)


def where_fails(c: Lowering, e: ir.Effect) -> ir.Effect:
    for child in c.analysis.children(e):
        if c.analysis.fails(child):
            return where_fails(c, child)
    return e


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
    asked: list[Expr] = [ending]
    if known:
        seen = [dispatch.truth(c, c.game.ends[i][1], Env()) for i in causes if i not in c.remembered.causes]
        open_ones = n.Binary("&", b.slot(c.remembered.ends), n.Number(known))
        asked = [b.any_of([b.compare(open_ones, "!=", known), *seen]), ending]
    told = noted(c, causes, n.Number(c.scoring_pc))
    if c.scoring_pc and sum(size(test) for test, _ in told.branches if test is not None) <= SHORT:
        return steps.add_step(c, [b.when(b.both(asked), [told, *seen_now(c, known)])], then)
    call = n.Call(ends_function(c, causes), ())
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
            lines += seen_now(c, c.remembered.known(causes))
            c.unit.function(name, (), [*lines, n.Return(b.NO)])
    return name


def seen_now(c: Lowering, causes: int) -> list[Stmt]:
    """Causes (a bit for each) that do not hold need not be looked at again until what they read is written."""
    return [n.StoreChange(n.Number(c.remembered.ends), "|", n.Number(causes))] if causes else []


def scored_cards(c: Lowering, then: int) -> int:
    """`at final scoring:` of each card in play, in the order of the tables; behind what the game itself scores."""
    pc = then
    for a in reversed([a for a in c.game.abilities if a.how == "scoring" and a.body is not None]):
        assert a.body is not None
        if c.analysis.asks(a.body):
            steps.problem(c, Problem("asking-step", say("answer-asks"), a.span, say("rule-or-no-choices")))
            continue
        if c.analysis.fails(a.body):
            span = where_fails(c, a.body).span
            steps.problem(
                c, Problem("step-can-fail", say("step-not-always", name=a.entry), span, say("otherwise-or-may"))
            )
        with c.unit.writing(a.entry, a.span), steps.earned_by_ability(c, a):
            pc = steps.add_step(c, answers.scored(c, a), pc)
            c.flow_steps.append((f"scoring/{c.source_name}", pc, None))
    return pc


def emit_game(c: Lowering) -> int:
    """Setup, rounds until the end has come, scoring. Returns the first pc."""
    words = c.words
    span = words.rules["round"].span
    for a in c.game.abilities:  # side by side, so that they can be set back together
        if a.once is not None:
            steps.once_slot(c, -1 - a.index, a.once.name)
    c.source_name = "scoring"
    finish = steps.add_step(c, [n.Pass()], 0)
    scoring = scored_cards(c, finish)
    if c.game.scoring is not None:
        for item in reversed(sequences.items_of(c.game.scoring)):
            c.source_name = sequences.step_name(item) or "scoring"
            scoring = emit_flow(c, item, c.slot_env, scoring, Context(True, None, "scoring"))
    c.source_name = "rules"
    c.scoring_pc = scoring = steps.add_step(c, leaving.back_again(c), scoring)
    head = steps.new_pc(c)
    over = b.when(b.compare(b.slot(ROUNDS_LEFT), "<=", 0), [b.go(scoring)])
    last = b.when(b.slot(ENDING), [over, n.StoreChange(n.Number(ROUNDS_LEFT), "-", b.ONE)])
    tail = steps.add_step(c, [last], head)
    call = CallRule(span, "round", words.rules["round"], None, None, None)
    body = flow_rules.rule_steps(c, call, c.slot_env, tail, Context(True, None, "round"))
    if any(("round",) in c.analysis.reads(cond) for _, cond, _, _ in c.game.ends):
        body = ends_step(c, body)  # a round that ends the game does so as soon as it begins
    with c.unit.writing("round", span):
        lines = [
            n.StoreChange(n.Number(ROUND), "+", b.ONE),
            *leaving.back_again(c),
            *counter_changes.counters_looked_at(c),
        ]
        steps.add_step(c, lines, body, head)
    setup = head
    if c.game.setup is not None:
        with steps.earned_by(c, SETUP):
            setup = emit_flow(c, c.game.setup, c.slot_env, head, Context(True, None, SETUP))
    return setup
