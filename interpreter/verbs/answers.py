"""Abilities that answer what an effect does: as statements where they ask nobody, as steps where they do.

A verb that wakes somebody says who acts, with what and where (`Told`); a printed price says also whether it asks for
what an ability listens to (`Where`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from ..lowering import cards_in_play, dispatch, emission, steps
from ..lowering.context import Awake, Env, Lowering
from ..lowering.stops import Context, Heard
from ..model import ir
from ..model.vocabulary import PLAYER
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..terms import thing_tables

#: what an answer is told: who acts, with what and where
Told = Mapping[str, Expr]
#: of an ability: the test whether what it listens to is there at all; None: it is
Where = Callable[[ir.CheckedAbility], Expr | None]


def anywhere(a: ir.CheckedAbility) -> None:
    return None


# ---- as statements
def scored(c: Lowering, a: ir.CheckedAbility) -> list[Stmt]:
    """What a card brings when the game is scored: for each player, for each such card they have in play."""
    assert a.body is not None
    v, card = c.unit.fresh("v"), c.unit.fresh("x")
    env = Env({a.you: Var(v)}, c.slot_env.slots)
    still_in = [n.Not(b.slot(c.layout.out, Var(v)))] if c.layout.out >= 0 else []
    if not a.cards:
        body = dispatch.statements(c, a.body, env)
        return [n.ForEach(v, b.span_of(0, c.players), tuple([b.when(b.both(still_in), body)] if still_in else body))]
    zones = [z for z in c.words.zones.values() if z.in_play and a.kind in z.holds and z.of == PLAYER]
    places = [b.plus(c.layout.zone_places[z.name], Var(v)) for z in zones]
    lies = [b.compare(b.slot(c.layout.locations, Var(card)), "==", place) for place in places]
    inner = env.plus({a.object: Var(card)} if a.object is not None else None)
    body = [b.when(b.both([*still_in, b.any_of(lies)]), dispatch.statements(c, a.body, inner))]
    each = n.ForEach(card, b.numbers_of(a.cards), tuple(body))
    return [n.ForEach(v, b.span_of(0, c.players), (each,))]


def answer_statements(
    c: Lowering, e: ir.Effect, told: Told, env: Env, awake: Awake, where: Where = anywhere
) -> list[Stmt]:
    """What those do who answer an effect and ask nobody."""
    lines: list[Stmt] = []
    for a in [] if c.quiet else c.analysis.listeners(e):
        if a.index not in awake and a.body is not None and not c.analysis.asks(a.body):
            there, answered = where(a), answer(c, a, told, env, awake)
            lines += [b.when(there, answered)] if there is not None else answered
    return lines


def answer(c: Lowering, a: ir.CheckedAbility, told: Told, env: Env, awake: Awake) -> list[Stmt]:
    """`if active: body`; for what others do, every other player's card is asked."""
    assert a.body is not None and a.event is not None
    inner = Env()
    if a.object is not None:
        inner[a.object] = told.get("object", b.NOTHING)
    if a.place is not None:
        inner[a.place] = told.get("place", b.NOTHING)
    once = steps.once_slot(c, -1 - a.index, a.once.name) if a.once is not None else None
    with steps.earned_by_ability(c, a):
        if a.event.subject == "you":
            inner[a.you] = told["you"]
            return _if_active(c, a, told["you"], inner, awake, once)
        v = c.unit.fresh("v")
        inner[a.you] = Var(v)
        if a.they is not None:
            inner[a.they] = told["you"]
        opponents = a.event.subject == "opponent"
        group = thing_tables.opponents(c, told["you"]) if opponents else b.span_of(0, c.players)
        return [n.ForEach(v, group, tuple(_if_active(c, a, Var(v), inner, awake, once)))]


def _if_active(c: Lowering, a: ir.CheckedAbility, you: Expr, inner: Env, awake: Awake, once: int | None) -> list[Stmt]:
    assert a.body is not None
    tests = [cards_in_play.is_active(c, a, you)]
    with c.unit.writing(a.entry, a.span):
        body = dispatch.statements(c, a.body, inner, awake | {a.index})
    if once is not None:
        tests.append(n.Not(b.slot(once, you)))
        body = [n.Store(b.plus(once, you), b.ONE), *body]
    return [b.when(b.both(tests), body)]


def tested(lines: list[Stmt]) -> tuple[list[Expr], list[Stmt]]:
    """The test of statements that are all done under one, and the statements."""
    if len(lines) == 1 and isinstance(lines[0], n.When) and len(lines[0].branches) == 1:
        ((test, body),) = lines[0].branches
        if test is not None:
            return [test], list(body)
    return [], lines


def arrival_statements(c: Lowering, e: ir.Effect, thing: Expr, holder: Expr, awake: Awake) -> list[Stmt]:
    """What a thing does at once when it comes into play."""
    lines: list[Stmt] = []
    for a in c.analysis.arrivals(e):
        if a.body is None or c.analysis.asks(a.body):
            continue
        inner = Env({a.you: holder})
        if a.object is not None:
            inner[a.object] = thing
        with steps.earned_by_ability(c, a):
            lines.append(b.when(b.one_of(thing, a.cards), dispatch.statements(c, a.body, inner, awake | {a.index})))
    return lines


# ---- as steps
def answered_steps(
    c: Lowering, e: ir.Effect, told: Told, env: Env, then: int, ctx: Context, where: Where = anywhere
) -> int:
    """An effect that asks nobody by itself, and those who answer it and ask."""
    pc = answer_steps(c, e, told, then, ctx, where)
    return steps.add_step(c, dispatch.statements(c, e, env, ctx.awake), pc)


def answer_steps(c: Lowering, e: ir.Effect, told: Told, then: int, ctx: Context, where: Where = anywhere) -> int:
    """Answers that ask somebody: to a gain, a payment or a move."""
    for a in reversed(c.analysis.listeners(e)):
        if a.body is None or not c.analysis.asks(a.body) or a.index in ctx.awake:
            continue
        after, begun = answer_after(c, a, told, then, ctx)
        after, there = steps.add_step(c, begun, after), where(a)
        then = steps.add_step(c, [], steps.one_or_other(there, after, then)) if there is not None else after
    return then


def arrival_steps(c: Lowering, e: ir.Effect, thing: Expr, holder: Expr, then: int, ctx: Context) -> int:
    """The same of what a thing does at once when it comes into play."""
    for a in reversed(c.analysis.arrivals(e)):
        if a.body is None or not c.analysis.asks(a.body):
            continue
        with steps.earned_by_ability(c, a), steps.standing_for(c, a.you, holder):
            inner = replace(ctx, awake=ctx.awake | {a.index}, path=a.entry)
            pc = emission.emit(c, [a.body], c.slot_env, steps.behind(c, a.body, then), inner)
        pc = steps.add_step(c, bind_ability(c, a, holder, {"you": holder, "object": thing}), pc)
        then = steps.add_step(c, [], steps.one_or_other(b.one_of(thing, a.cards), pc, then))
    return then


# ---- those who listen from the beginning of a rule to its end
def answer_after(c: Lowering, a: ir.CheckedAbility, told: Told, then: int, ctx: Context) -> tuple[int, list[Stmt]]:
    """An answer at a rule's end, for those who listened when it began."""
    begun: list[Stmt] = []
    for heard in listening(c, a, told):
        then = heard_steps(c, heard, then, ctx)
        begun.append(heard.begun)
    return then, begun


def listening(c: Lowering, a: ir.CheckedAbility, told: Told) -> Iterator[Heard]:
    """Those who may answer, the last one first: whether they do is found out when the rule begins, and kept."""
    assert a.event is not None
    group = [told["you"]] if a.event.subject == "you" else [n.Number(q) for q in range(c.players)]
    for who in reversed(group):
        flag = steps.spare(c, "listened")
        tests = [cards_in_play.is_active(c, a, who)]
        if a.event.subject == "opponent":
            assert isinstance(who, n.Number)
            tests += [b.compare(told["you"], "!=", own) for own in (who.value, *c.words.partners(who.value))]
        lines = bind_ability(c, a, who, told)
        if a.once is not None:
            at = b.plus(steps.once_slot(c, -1 - a.index, a.once.name), who)
            tests.append(n.Not(n.Slot(at)))
            lines.append(n.Store(at, b.ONE))
        begun = n.Store(n.Number(flag), n.Either(b.both(tests), b.ONE, b.ZERO))
        yield Heard(a, who, flag, begun, tuple(lines))


def heard_steps(c: Lowering, heard: Heard, then: int, ctx: Context) -> int:
    a = heard.ability
    assert a.body is not None
    with steps.earned_by_ability(c, a), steps.standing_for(c, a.you, heard.who):
        inner = replace(ctx, awake=ctx.awake | {a.index}, path=a.entry)
        pc = emission.emit(c, [a.body], c.slot_env, steps.behind(c, a.body, then), inner)
    pc = steps.add_step(c, [*heard.lines], pc)
    return steps.add_step(c, [], steps.one_or_other(b.slot(heard.flag), pc, then))


def heard_statements(c: Lowering, heard: list[Heard], awake: Awake) -> list[Stmt]:
    """The same for answers that ask nobody anything."""
    lines: list[Stmt] = []
    for h in heard:
        if h.ability.body is not None and not c.analysis.asks(h.ability.body):
            with steps.earned_by_ability(c, h.ability):
                body = dispatch.statements(c, h.ability.body, c.slot_env, awake | {h.ability.index})
            lines.append(b.when(b.slot(h.flag), [*h.lines, *body]))
    return lines


def bind_ability(c: Lowering, a: ir.CheckedAbility, who: Expr, told: Told) -> list[Stmt]:
    """Who has an ability and what it is told are kept, for it may ask."""
    lines = [steps.set_local(c, a.you, who)]
    if a.they is not None:
        lines.append(steps.set_local(c, a.they, told["you"]))
    for local, name in ((a.object, "object"), (a.place, "place")):
        if local is not None:
            lines.append(steps.set_local(c, local, told.get(name, b.NOTHING)))
    return lines
