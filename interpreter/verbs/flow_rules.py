"""Rules of the flow where they are called: their lines are steps, or they are one step that somebody ends."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..diagnostics.problems import Problem, say
from ..lowering import emission, steps
from ..lowering.anatomy import VERBS, InFlow
from ..lowering.context import Env, Lowering
from ..lowering.stops import Context
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from . import answers, rule_bodies

if TYPE_CHECKING:
    from .calling import CallRule


def in_flow(c: Lowering, e: CallRule) -> InFlow:
    if e.rule.flow:
        return InFlow.STEPS
    body = steps.flatten(c, [c.game.rules[e.rule.name].body])
    loops = len(body) == 1 and VERBS[type(body[0])].in_flow(c, body[0]) is InFlow.LOOP
    return InFlow.LOOP if loops else InFlow.STEP


def call_steps(c: Lowering, e: CallRule, env: Env, then: int, ctx: Context) -> int:
    """A rule that is called where every line is a step."""
    if e.rule.flow:
        return rule_steps(c, e, env, then, ctx)
    return steps.add_step(c, rule_bodies.set_arguments(c, e, env), loop_steps(c, e, then, ctx))


def rule_steps(c: Lowering, e: CallRule, env: Env, then: int, ctx: Context) -> int:
    checked = c.game.rules[e.rule.name]
    rule_bodies.share(c, e, env)
    you = c.slot_env[checked.you]
    known = {
        "you": you,
        "object": c.slot_env[checked.object] if checked.object else b.NOTHING,
        "place": c.slot_env[checked.place] if checked.place else b.NOTHING,
    }
    first: list[ir.CheckedAbility] = []
    after: list[ir.CheckedAbility] = []
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
            first.append(a)
        else:
            after.append(a)
    begun, done = (answers.all_answers(c, some, known, c.slot_env, frozenset()) for some in (first, after))
    end = steps.add_step(c, done, then)
    body = c.flow(checked.body, c.slot_env, end, replace(ctx, you=who_acts(c, e, ctx)))
    reset = [n.StoreRow(low, (0,) * (high - low)) for low, high in steps.once_in(c, e.rule.name)]
    pc = steps.add_step(c, [*rule_bodies.set_arguments(c, e, env), *reset, *begun], body)
    c.flow_steps.append((ctx.path, pc, ctx.you))
    return pc


def loop_steps(c: Lowering, e: CallRule, then: int, ctx: Context) -> int:
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


def who_acts(c: Lowering, e: CallRule, ctx: Context) -> Expr | None:
    """Who acts in a rule of the flow that is called; nobody where nobody does around it."""
    return c.slot_env[c.game.rules[e.rule.name].you] if e.player is not None and ctx.you else None
