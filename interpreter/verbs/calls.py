"""Rules called, effects printed on things, and the abilities that answer them."""

from __future__ import annotations

from dataclasses import replace

from ..lowering import asking, dispatch, emission, needs, steps
from ..lowering.analysis import places_answers
from ..lowering.anatomy import may_miss
from ..lowering.context import Env, Lowering
from ..lowering.stops import Beside, Context, Heard, Opening
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Stmt, Var
from . import answers, leaves


def emit_do(c: Lowering, e: ir.Do, env: Env, then: int, ctx: Context) -> int:
    """Jumps to what is printed on the thing; what has no choice is simply called."""
    thing = dispatch.value(c, e.thing, env)
    player = dispatch.or_nothing(c, e.player, env)
    private = needs.can_fail(c.guards, ctx.rest)
    targets = [0] * (len(c.words.things) + 1)
    ret = you = this = -1
    for printed in c.analysis.printed(e):
        if printed.effect is None or not c.analysis.asks(printed.effect):
            continue
        kind = c.words.things[printed.thing].kind
        ret, you, this = shared_slots(c, f"{e.prop} {kind}")
        c.layout.locals.update({printed.you: you, printed.self: this})
        entry = c.words.things[printed.thing].entry
        key = f"do {e.prop} {entry} {sorted(ctx.awake)}" + (f" {id(ctx.rest)}" if private else "")
        if key not in c.routines:
            inner = Context(False, ctx.rest if private else None, f"{entry}.{e.prop}", ctx.awake)
            end = then if private else steps.add_step(c, [], b.slot(ret))
            with steps.earned_by(c, c.words.kinds[kind].plural), steps.standing_for(c, printed.you, player):
                pc = emission.emit(c, [printed.effect], c.slot_env, end, inner)
            c.routines[key] = (pc, ret)
        for index in c.words.entries[entry]:
            targets[index] = c.routines[key][0]
    table = c.unit.table(c.unit.fresh("GO_"), tuple(targets))
    t, k = Var("t"), Var("k")
    call = b.do(n.Dispatch(leaves.printed_table(c, e, ctx.awake), t, (player, t)))
    lines: list[Stmt] = [n.Set("t", thing), n.Set("k", b.item(table, t)), b.when(n.Not(k), [call, b.go(then)])]
    if ret >= 0:
        kept = ((ret, n.Number(then)), (you, player), (this, t))
        lines += [n.Store(n.Number(slot), value) for slot, value in kept]
    return steps.add_step(c, lines, k)


def shared_slots(c: Lowering, key: str) -> tuple[int, int, int]:
    if key not in c.unit.made:
        c.unit.made[key] = str(c.layout.take(3, f"local {key}"))
    first = int(c.unit.made[key])
    return first, first + 1, first + 2


def emit_call(c: Lowering, e: ir.Call, env: Env, then: int, ctx: Context) -> int:
    steps.share(c, e, env)
    arguments = steps.set_arguments(c, e, env)
    with steps.as_caller(c, e, env):
        return emit_called(c, e, arguments, env, then, ctx)


def emit_called(c: Lowering, e: ir.Call, arguments: list[Stmt], env: Env, then: int, ctx: Context) -> int:
    for value in (e.object, e.place):  # what is done to something that is not there does nothing
        if value is not None and may_miss(value):
            arguments.append(b.when(b.compare(dispatch.value(c, value, env), "<", 0), [b.go(then)]))
    if needs.can_fail(c.guards, ctx.rest):  # the rest matters to the choices inside: a copy of the rule for this place
        return steps.add_step(c, arguments, emit_rule(c, e, then, ctx))
    if c.analysis.called_once(e.rule):  # nobody else comes here: no need to remember where to go back to
        return steps.add_step(c, arguments, emit_rule(c, e, then, Context(False, None, e.rule.name, ctx.awake)))
    key = f"rule {e.rule.name} {c.source_name} {sorted(ctx.awake)}"
    if key not in c.routines:
        ret = steps.spare(c, f"return {e.rule.name}")
        end = steps.add_step(c, [], b.slot(ret))
        c.routines[key] = (emit_rule(c, e, end, Context(False, None, e.rule.name, ctx.awake)), ret)
    pc, ret = c.routines[key]
    return steps.add_step(c, [*arguments, n.Store(n.Number(ret), n.Number(then))], pc)


def call_opens(c: Lowering, e: ir.Call, env: Env, o: Opening) -> int | None:
    if o.beside.before or not call_asks_first(c, e):
        return None
    arguments = steps.set_arguments(c, e, env)
    with steps.as_caller(c, e, env):
        return steps.add_step(c, arguments, emit_rule(c, e, o.after, o.ctx, o.beside))


def call_asks_first(c: Lowering, e: ir.Call) -> bool:
    return asking.asks_first(c, c.game.rules[e.rule.name].body)


def emit_rule(c: Lowering, e: ir.Call, then: int, ctx: Context, beside: Beside | None = None) -> int:
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
    inside = places_answers(checked.body)
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
