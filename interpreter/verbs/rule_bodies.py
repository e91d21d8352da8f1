"""The body of a rule with those who answer it around it: as a function where nobody is asked, else as steps."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from ..lowering import asking, dispatch, emission, steps
from ..lowering.context import Awake, Env, Lowering
from ..lowering.stops import Beside, Context, Heard
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.bodies import length, nesting, statements
from ..plan.nodes import Expr, Stmt, Var
from . import answers, cards_that_answer

if TYPE_CHECKING:
    from .calling import CallRule

#: a rule of no more lines stands where it is called
SHORT_RULE = 10
#: so many loops inside each other have a function, named if it runs away
DEEP = 2


# ---- what a rule is handed
def call_env(c: Lowering, e: CallRule, env: Env) -> Env:
    """The callee's locals in terms of the caller's: for guards, which look ahead without calling."""
    checked = c.game.rules[e.rule.name]
    inner = env.plus()
    if e.player is not None:
        inner[checked.you] = dispatch.value(c, e.player, env)
    if checked.object is not None and e.object is not None:
        inner[checked.object] = dispatch.value(c, e.object, env)
    if checked.place is not None and e.place is not None:
        inner[checked.place] = dispatch.value(c, e.place, env)
    return inner


def share(c: Lowering, e: CallRule, env: Env) -> None:
    """Who acts in a rule that is called from one place only is who acts there: one slot for both."""
    you = c.game.rules[e.rule.name].you
    if you not in c.layout.locals and isinstance(e.player, ir.LocalRef) and c.analysis.called_once(e.rule):
        kept = env[e.player.local]
        if isinstance(kept, n.Slot) and isinstance(kept.at, n.Number):
            c.layout.locals[you] = kept.at.value


def set_arguments(c: Lowering, e: CallRule, env: Env) -> list[Stmt]:
    checked = c.game.rules[e.rule.name]
    lines: list[Stmt] = []
    for local, value in ((checked.object, e.object), (checked.place, e.place), (checked.you, e.player)):
        if local is not None and value is not None:
            code = dispatch.value(c, value, env)
            if code != c.slot_env[local]:
                lines.append(steps.set_local(c, local, code))
    return lines


def as_caller(c: Lowering, e: CallRule, env: Env) -> AbstractContextManager[None]:
    """Meanwhile who acts in a rule is who calls it."""
    player = dispatch.or_nothing(c, e.player, env)
    return steps.standing_for(c, c.game.rules[e.rule.name].you, player)


# ---- its body
def rule_function(c: Lowering, e: CallRule, awake: Awake) -> str:
    """A rule without choices is a function; its listeners are asked at its end."""
    key = f"rule {e.rule.name} {c.source_name} {sorted(awake)}"
    name = f"rule_{c.unit.numbered('rule', key)}"
    if name not in c.unit.made:
        c.unit.made[name] = name
        with steps.caused_by(c, None):  # whatever calls it
            lines = rule_statements(c, e, Var("you"), Var("obj"), Var("here"), awake)
        if length(lines) <= SHORT_RULE and not loops_inside(lines):
            c.unit.short.add(name)
        with c.unit.writing(e.rule.name, e.rule.span):
            c.unit.function(name, ("you", "obj", "here"), lines)
    return name


def rule_statements(c: Lowering, e: CallRule, you: Expr, obj: Expr, here: Expr, awake: Awake) -> list[Stmt]:
    checked = c.game.rules[e.rule.name]
    env = Env({checked.you: you})
    if checked.object is not None:
        env[checked.object] = obj
    if checked.place is not None:
        env[checked.place] = here
    outer, c.rule_name = c.rule_name, e.rule.name
    with c.unit.writing(e.rule.name, checked.rule.span):
        lines, after = around_rule(c, e, you, obj, here, env, awake)
        around = c.answering
        if c.analysis.places_answers(checked.body):
            c.answering, after = after, []
        lines += dispatch.statements(c, checked.body, env, awake)
        c.answering = around
    c.rule_name = outer
    return lines + after


def around_rule(
    c: Lowering, e: CallRule, you: Expr, obj: Expr, here: Expr, env: Env, awake: Awake
) -> tuple[list[Stmt], list[Stmt]]:
    """Statements before and after a rule's body: who listened when it began is asked at its end."""
    before: list[Stmt] = []
    after: list[Stmt] = []
    told = {"you": you, "object": obj, "place": here}
    heard = [a for a in c.analysis.listeners(e) if answers.answers_plainly(c, a, awake)]
    for at_first, some in groupby(heard, answers.comes_first):
        if at_first:
            before += answers.all_answers(c, [*some], told, env, awake)
            continue
        for run in cards_that_answer.runs(c, [*some]):
            if run.heard_first:
                begun, done = answers.together_after(c, run, told, awake)
                before += begun
                after += done
                continue
            for a in run.abilities:
                flag, lines = c.unit.fresh("w"), answers.answer(c, a, told, env, awake)
                own, body = answers.tested(lines)
                before.append(n.Set(flag, b.both(own)))
                after += [b.when(Var(flag), body)] if own else lines
    return before, after


def loops_inside(lines: Sequence[Stmt]) -> bool:
    """Several loops inside each other, or turns by a number: such a rule has a function, named if it runs away."""
    return nesting(lines) > DEEP or any(isinstance(s, n.ForEach) and s.var == "_" for s in statements(lines))


def rule_steps(c: Lowering, e: CallRule, then: int, ctx: Context, beside: Beside | None = None) -> int:
    """A rule's body with those who answer it around it; with what its first choice also offers, if it may be left."""
    checked = c.game.rules[e.rule.name]
    env = c.slot_env
    you = env[checked.you]
    known = {
        "you": you,
        "object": env[checked.object] if checked.object else b.NOTHING,
        "place": env[checked.place] if checked.place else b.NOTHING,
    }
    first: list[Stmt] = []
    after = then
    heard: list[Heard] = []
    inside = c.analysis.places_answers(checked.body)
    for a in reversed(c.analysis.listeners(e)):
        if a.index in ctx.awake or a.body is None or a.event is None:
            continue
        if a.how == "before" or a.event.how == "start":
            first = answers.answer(c, a, known, env, ctx.awake) + first
        elif inside:
            heard = [*reversed([*answers.listening(c, a, known)]), *heard]
        else:
            after, begun = answers.answer_after(c, a, known, after, ctx)
            first = begun + first
    first += [h.begun for h in heard]
    inner = replace(ctx, path=e.rule.name)
    outer, c.rule_name = c.rule_name, e.rule.name
    around, c.heard, c.answering = (c.heard, c.answering), heard, answers.heard_statements(c, heard, ctx.awake)
    if beside is None:
        body = emission.emit(c, [checked.body], env, after, inner)
    else:
        body = asking.optional(c, [checked.body], env, after, inner, you, beside)
    c.rule_name, (c.heard, c.answering) = outer, around
    return steps.add_step(c, first, body)
