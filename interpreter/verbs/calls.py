"""Rules called, effects printed on things, and the abilities that answer them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..lowering import dispatch, needs, steps
from ..lowering.analysis import places_answers
from ..lowering.anatomy import may_miss
from ..lowering.context import Awake, Env, Lowering
from ..lowering.stops import Context, Extra, Heard
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..terms import named
from . import choices, counting, flow, leaves


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
            back = leaves.sourced(c, c.words.kinds[kind].plural)
            inner = Context(False, ctx.rest if private else None, f"{entry}.{e.prop}", ctx.awake)
            end = then if private else steps.add_step(c, [], b.slot(ret))
            with steps.standing_for(c, printed.you, player):
                pc = flow.emit(c, [printed.effect], c.slot_env, end, inner)
            back()
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


def emit_rule(
    c: Lowering, e: ir.Call, then: int, ctx: Context, extras: list[Extra] | None = None, lines: list[Stmt] | None = None
) -> int:
    """A rule's body with those who answer it around it. With extras, its first choice also offers those."""
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
            first = leaves.answer(c, a, known, env, ctx.awake) + first
        elif inside:
            heard = [*reversed([*listening(c, a, known)]), *heard]
        else:
            after, begun = emit_after(c, a, known, after, ctx)
            first = begun + first
    first += [h.begun for h in heard]
    inner = replace(ctx, path=e.rule.name)
    outer, c.rule_name = c.rule_name, e.rule.name
    around, c.heard, c.answering = (c.heard, c.answering), heard, heard_lines(c, heard, ctx.awake)
    if extras is None:
        body = flow.emit(c, [checked.body], env, after, inner)
    else:
        body = choices.emit_optional(c, [checked.body], env, after, inner, extras, you, lines or [])
    c.rule_name, (c.heard, c.answering) = outer, around
    return steps.add_step(c, first, body)


def emit_after(
    c: Lowering, a: ir.CheckedAbility, known: leaves.Told, then: int, ctx: Context
) -> tuple[int, list[Stmt]]:
    """An answer at a rule's end, for those who listened when it began."""
    begun: list[Stmt] = []
    for heard in listening(c, a, known):
        then = emit_heard(c, heard, then, ctx)
        begun.append(heard.begun)
    return then, begun


def listening(c: Lowering, a: ir.CheckedAbility, known: leaves.Told) -> Iterator[Heard]:
    """Those who may answer, the last one first: whether they do is found out when the rule begins, and kept."""
    assert a.event is not None
    group = [known["you"]] if a.event.subject == "you" else [n.Number(q) for q in range(c.players)]
    for who in reversed(group):
        flag = steps.spare(c, "listened")
        tests = [named.is_active(c, a, who)]
        if a.event.subject == "opponent":
            tests.append(b.compare(known["you"], "!=", who))
        lines = bind_ability(c, a, who, known)
        if a.once is not None:
            at = b.plus(leaves.once_slot(c, -1 - a.index, a.once.name), who)
            tests.append(n.Not(n.Slot(at)))
            lines.append(n.Store(at, b.ONE))
        begun = n.Store(n.Number(flag), n.Either(b.both(tests), b.ONE, b.ZERO))
        yield Heard(a, who, flag, begun, tuple(lines))


def emit_heard(c: Lowering, heard: Heard, then: int, ctx: Context) -> int:
    a = heard.ability
    assert a.body is not None
    back = leaves.sourced(c, c.words.kinds[a.kind].plural if a.kind else a.entry)
    with steps.standing_for(c, a.you, heard.who):
        pc = flow.emit(c, [a.body], c.slot_env, then, replace(ctx, awake=ctx.awake | {a.index}, path=a.entry))
    back()
    pc = steps.add_step(c, [*heard.lines], pc)
    return steps.add_step(c, [], steps.one_or_other(b.slot(heard.flag), pc, then))


def heard_lines(c: Lowering, heard: list[Heard], awake: Awake) -> list[Stmt]:
    """The same for answers that ask nobody anything."""
    lines: list[Stmt] = []
    for h in heard:
        if h.ability.body is not None and not c.analysis.asks(h.ability.body):
            back = leaves.sourced(c, c.words.kinds[h.ability.kind].plural if h.ability.kind else h.ability.entry)
            done = [*h.lines, *leaves.leaf(c, h.ability.body, c.slot_env, awake | {h.ability.index})]
            back()
            lines.append(b.when(b.slot(h.flag), done))
    return lines


def bind_ability(c: Lowering, a: ir.CheckedAbility, who: Expr, known: leaves.Told) -> list[Stmt]:
    lines = [steps.set_local(c, a.you, who)]
    if a.they is not None:
        lines.append(steps.set_local(c, a.they, known["you"]))
    for local, name in ((a.object, "object"), (a.place, "place")):
        if local is not None:
            lines.append(steps.set_local(c, local, known.get(name, b.NOTHING)))
    return lines


def emit_answers(c: Lowering, e: ir.Effect, env: Env, then: int, ctx: Context) -> int:
    """Answers that ask somebody: to a gain, a payment, a move of pieces, or a card coming into play."""
    for a in c.analysis.arrivals(e):
        if a.body is None or not c.analysis.asks(a.body):
            continue
        if not isinstance(e, (ir.MoveThing, ir.Lay)) or e.holder is None:
            continue
        thing, holder = dispatch.value(c, e.thing, env), dispatch.value(c, e.holder, env)
        back = leaves.sourced(c, c.words.kinds[a.kind].plural)
        with steps.standing_for(c, a.you, holder):
            pc = flow.emit(c, [a.body], c.slot_env, then, replace(ctx, awake=ctx.awake | {a.index}, path=a.entry))
        back()
        pc = steps.add_step(c, bind_ability(c, a, holder, {"you": holder, "object": thing}), pc)
        then = steps.add_step(c, [], steps.one_or_other(b.one_of(thing, a.cards), pc, then))
    for a in reversed(c.analysis.listeners(e)):
        if a.body is None or not c.analysis.asks(a.body) or a.index in ctx.awake:
            continue
        known: dict[str, Expr] = {"you": b.NOTHING}
        if isinstance(e, ir.GainCounter) and e.holder is not None:
            known["you"] = dispatch.value(c, e.holder, env)
        elif isinstance(e, (ir.Pay, ir.PayProp)):
            known["you"] = dispatch.value(c, e.payer, env)
        elif isinstance(e, ir.MovePieces) and e.mover is not None:
            known["you"] = dispatch.value(c, e.mover, env)
            if e.target.thing is not None:
                known["place"] = dispatch.value(c, e.target.thing, env)
        after, begun = emit_after(c, a, known, then, ctx)
        after, there = steps.add_step(c, begun, after), counting.printed_there(c, e, a, env)
        then = steps.add_step(c, [], steps.one_or_other(there, after, then)) if there is not None else after
    return then
