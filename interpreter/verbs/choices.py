"""Choices: each becomes three functions: list the legal options, list all candidates, apply one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from itertools import groupby

from ..lowering import dispatch, emission, steps
from ..lowering.context import Env, Lowering
from ..lowering.hidden import Look
from ..lowering.reasons import AMONG, CARD, NO_OTHER, TAKEN, Reason
from ..lowering.rests import rest_of
from ..lowering.stops import OTHERWISE, TRIAL, TRIED, Choice, Context, Entry, Extra
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..plan.passes.reads import read_once
from ..plan.passes.searches import chosen, searched, shared, sifted
from ..plan.passes.tests import cheap_first, each_once, either, one_by_one, outside, settled
from ..plan.walk import everything
from ..terms import alike, masks, named, sources
from ..terms import lowered as expressions
from . import calls, guard_ways

#: the option that is looked at or taken
X = Var("x")
OPTIONS = Var("r", n.LIST)


# ---- menus
def menu(
    c: Lowering,
    pc: int,
    entries: list[Entry],
    extras: list[Extra],
    env: Env,
    ctx: Context,
    player: Expr,
    e: ir.Effect,
    pre: list[Reason] | None = None,
    lines: list[Stmt] | None = None,
    fallback: int | None = None,
) -> None:
    """A choice among named alternatives. `pre` and `lines` belong to the entries, not to the extras."""
    choice = Choice(pc, ctx.path, "menu", player, e.text, e.span, fallback=fallback is not None, effect=e)
    guarded: list[Stmt] = []
    raw: list[Stmt] = []
    targets: dict[int, int] = {}
    unsure: list[tuple[int, Expr]] = []
    for code, name, test, effects, target in entries:
        guard = steps.derived(c, effects, env, ctx.rest)
        looks = steps.open_to(c, player, [*before(c, pre, env), *c.hidden.needed(effects, env, ctx.rest)])
        if looks:
            possible = c.public.alternative(effects, env, ctx.rest, pre or [], looks)
            unsure.append((code, b.both(b.in_row([test, possible])) if test is not None else possible))
        needed = [*being_there(e, code, test), *(pre or []), *c.guards.reasons]
        choice.reasons += [replace(r, option=code) for r in needed]
        record(choice, code, name, guard)
        choice.bodies[code] = effects
        tests = [t for t in [*(r.test for r in pre or []), test] if t is not None]
        raw += [conditional(tests, code)] if c.unit.whole else []
        guarded.append(conditional(tests + guard_test(guard, pc, n.Number(code)), code))
        targets[code] = target
    finish_menu(c, choice, guarded, raw, targets, extras, lines, fallback)
    unsure += [(extra.code, extra.possible) for extra in extras if extra.possible is not None]
    if unsure:
        c.public.menu(pc, unsure, OTHERWISE if fallback is not None else None)


def before(c: Lowering, pre: list[Reason] | None, env: Env) -> list[Look]:
    """What is looked at by conditions that stand before a choice."""
    asked = [r.about for r in pre or [] if isinstance(r.about, ir.OnlyIf)]
    return [look for e in asked for look in c.hidden.said(e.cond, env, e.span)]


def being_there(e: ir.Effect, code: int, test: Expr | None) -> list[Reason]:
    """An alternative may not be there at all: its card is not in play, or it has been done."""
    if test is None:
        return []
    ability = e.alternatives[code].ability if isinstance(e, ir.ChooseOne) else None
    return [Reason(CARD, test, ability) if ability is not None else Reason(TAKEN, test, e)]


def record(choice: Choice, code: int, name: str, guard: Expr) -> None:
    choice.names[code] = name
    choice.guards[code] = guard
    if guard == TRIED:
        choice.way = TRIAL
    elif guard != b.YES and choice.way == "free":
        choice.way = "exists" if any(map(searching, everything(guard))) else "sum"


def searching(e: Expr) -> bool:
    """Does it ask whether there is one?"""
    flag = isinstance(e, n.Let) and e.type is n.FLAG or isinstance(e, n.Fold) and e.op == "any"
    return flag or isinstance(e, n.Any) or isinstance(e, n.Call) and e.name == "lay_any"


def trial(pc: int, option: Expr) -> Expr:
    return n.Call("trial", (n.Number(pc), option))


def guard_test(guard: Expr, pc: int, option: Expr) -> list[Expr]:
    if guard == TRIED:
        return [trial(pc, option)]
    return [] if guard == b.YES else [guard]


def asked_often(c: Lowering, choice: Choice, lines: list[Stmt] | None) -> None:
    """Notes the slot that says how often a choice is still asked, if taking an option counts there."""
    for s in lines or ():
        if isinstance(s, n.StoreChange) and isinstance(s.at, n.Number) and s.at.value in c.limits:
            choice.left = s.at.value
            return


def finish_menu(
    c: Lowering,
    choice: Choice,
    guarded: list[Stmt],
    raw: list[Stmt],
    targets: dict[int, int],
    extras: list[Extra],
    lines: list[Stmt] | None,
    fallback: int | None,
) -> None:
    asked_often(c, choice, lines)
    plain = listings(c, choice, guarded, raw, extras, fallback)
    body: list[Stmt] = []
    if lines and targets:
        body += [b.when(b.one_of(X, plain), [n.Return(switch(plain))])] if plain else []
        body += [*lines, n.Return(switch(targets))]
    else:
        body.append(n.Return(switch({**targets, **plain})))
    c.unit.function(f"apply{choice.pc}", ("x",), body)
    c.choices[choice.pc] = choice


def switch(targets: dict[int, int]) -> Expr:
    return n.Switch(tuple(targets.items()), X)


def listings(
    c: Lowering, choice: Choice, guarded: list[Stmt], raw: list[Stmt], extras: list[Extra], fallback: int | None
) -> dict[int, int]:
    """Writes what lists the options and the candidates; returns where the extras lead."""
    pc = choice.pc
    plain: dict[int, int] = {}
    for place, group in groupby(extras, lambda extra: extra.place):
        listed: list[Stmt] = []
        every: list[Stmt] = []
        for extra in group:
            record(choice, extra.code, extra.name, extra.guard)
            tests = [extra.test] if extra.test is not None else []
            every += [conditional(tests, extra.code)] if c.unit.whole else []
            guard = guard_test(extra.guard, pc, n.Number(extra.code))
            listed.append(conditional(tests + guard, extra.code))
            plain[extra.code] = extra.target
            choice.reasons += [replace(r, option=extra.code) for r in extra.reasons]
        for written, lines in ((raw, every), (guarded, listed)):
            written += [b.when(place, lines)] if place is not None and len(lines) > 1 else lines
    if fallback is not None:
        guarded.append(b.when(n.Not(OPTIONS), [n.Offer(OTHERWISE)]))
        plain[OTHERWISE] = fallback
        choice.names[OTHERWISE] = "otherwise"
        choice.reasons.append(Reason(NO_OTHER, b.NO, option=OTHERWISE))
    listing_function(c, f"options{pc}", guarded)
    if c.unit.whole:
        listing_function(c, f"candidates{pc}", raw)
    return plain


def listing_function(c: Lowering, name: str, body: Sequence[Stmt]) -> None:
    c.unit.function(name, (), [n.NoOffers(), *read_once(body), n.Return(OPTIONS)])


def emit_choose_one(
    c: Lowering,
    e: ir.ChooseOne,
    env: Env,
    then: int,
    ctx: Context,
    extras: list[Extra] | None = None,
    pre: list[Reason] | None = None,
    lines: list[Stmt] | None = None,
) -> int:
    pc = steps.new_pc(c)
    player = dispatch.value(c, e.player, env)
    entries: list[Entry] = []
    inner = replace(ctx, flow=False)
    for i, alternative in enumerate(e.alternatives):
        path = f"{ctx.path}.{alternative.name}"
        ability = alternative.ability
        with steps.earned_by_ability(c, ability) if ability is not None else nullcontext():
            target = emission.emit(c, [alternative.body], env, then, replace(inner, path=path))
        test = named.is_active(c, ability, player) if ability is not None else None
        entries.append((i, alternative.name, test, [alternative.body], target))
    fallback = emission.emit(c, [e.otherwise], env, then, inner) if e.otherwise is not None else None
    menu(c, pc, entries, extras or [], env, inner, player, e, pre, lines, fallback)
    return pc


# ---- things
def emit_choose(
    c: Lowering,
    e: ir.Choose,
    env: Env,
    then: int,
    ctx: Context,
    extras: list[Extra] | None = None,
    pre: list[Reason] | None = None,
    lines: list[Stmt] | None = None,
) -> int:
    pc = steps.new_pc(c)
    choose_things(c, pc, e.query, [], env, then, ctx, dispatch.value(c, e.player, env), e, extras or [], pre, lines)
    return pc


def choose_things(
    c: Lowering,
    pc: int,
    query: ir.Query,
    body: list[ir.Effect],
    env: Env,
    target: int,
    ctx: Context,
    player: Expr,
    e: ir.Effect,
    extras: list[Extra],
    pre: list[Reason] | None = None,
    lines: list[Stmt] | None = None,
    fallback: int | None = None,
    also: Expr | None = None,
) -> None:
    """A choice among the things a query finds. What follows speaks of the one chosen."""
    choice = Choice(pc, ctx.path, "things", player, e.text, e.span, source=query.text, effect=e)
    choice.fallback = fallback is not None
    after = env.plus({query.var: X, query.target: X})
    rest = guard_ways.rebind(ctx.rest, query.target, X)
    guard = steps.derived(c, body, after, rest)
    record(choice, 0, query.text, guard)
    choice.names.clear()
    listed, own = sources.looked_through(c, query, env, "x")
    needed = [*([Reason(TAKEN, also, e)] if also is not None else []), *(pre or []), *c.guards.reasons]
    if c.unit.whole:
        explained(c, choice, query, env, needed)
    tests = own + masks.tests_of(c, query, "x", env) + ([also] if also is not None else [])
    tests = [t for t in tests if t != b.YES]
    tests = tests if own else cheap_first(tests)
    same = alike.identical(c, query)
    first = [r.test for r in pre or [] if r.test is not None]

    def offered(more: Sequence[Expr]) -> list[Stmt]:
        fixed, varying = outside("x", [settled(guard, tests) for guard in more])
        for part in varying:  # a guard that goes one way or the other, whatever is chosen: two lists
            ways = either("x", part)
            if ways is not None:
                rest = [p for p in varying if p is not part]
                yes, no = (offered([*rest, *one_by_one(way)]) for way in ways[1:])
                return under(fixed, [b.when(ways[0], yes, no)])
        if same and varying:  # what is the same has the same future: one of each sort is enough to look into
            among = b.found("x", listed, tests) if tests else listed
            once, varying = shared("x", varying)
            found = chosen("x", once, alike.one_of_each(same, among), varying)
        else:
            among, conds = sifted("x", listed, each_once(tests + varying))
            once, conds = shared("x", conds)
            found = chosen("x", once, among, conds)
            found = alike.one_of_each(same, found) if same else found
        return under(fixed, [n.OfferAll(found)])

    finish_things(
        c,
        choice,
        under(first, offered(guard_test(guard, pc, X))),
        under(first, offered([])) if c.unit.whole else [],
        query.target,
        target,
        extras,
        lines,
        fallback,
    )
    looks = [*before(c, pre, env), *c.hidden.said(query, env, e.span), *c.hidden.needed(body, after, rest)]
    looks = steps.open_to(c, player, looks, c.hidden.listed(query, env, e.span))
    unsure = [(extra.code, extra.possible) for extra in extras if extra.possible is not None]
    if looks:
        one, two = c.public.thing(query, body, env, ctx.rest, pre or [], looks, also)
        c.public.things(pc, one, two, [extra.code for extra in extras], unsure)
    elif unsure:
        c.public.menu(pc, unsure)


def explained(c: Lowering, choice: Choice, query: ir.Query, env: Env, needed: list[Reason]) -> None:
    """Why a thing is no option: where it would have to be, each test by itself, and what else is needed."""
    bare, bound = replace(query, tests=[]), env.plus({query.var: X})
    choice.candidates = masks.within(c, bare, env, "x")[0]
    whole, tied = sources.looked_through(c, bare, env, "x")
    there = b.both([n.Among(X, whole), *tied])
    tests = [Reason(t.text, sources.truth(c, t.cond, bound), alone(query, t)) for t in query.tests]
    choice.reasons = [Reason(AMONG, there, bare), *tests, *needed]


def finish_things(
    c: Lowering,
    choice: Choice,
    guarded: list[Stmt],
    raw: list[Stmt],
    local: ir.Local,
    target: int,
    extras: list[Extra],
    lines: list[Stmt] | None,
    fallback: int | None,
) -> None:
    """`local` stands for the thing chosen in what follows."""
    asked_often(c, choice, lines)
    kept = steps.set_local(c, local, X)
    plain = listings(c, choice, guarded, raw, extras, fallback)
    body: list[Stmt] = [b.when(b.compare(X, "==", code), [b.go(goal)]) for code, goal in plain.items()]
    more, after = steps.straight_on(c, target)
    c.unit.function(f"apply{choice.pc}", ("x",), [*body, *(lines or []), kept, *more, n.Return(after)])
    c.choices[choice.pc] = choice


def emit_choose_body(
    c: Lowering,
    e: ir.ChooseBody,
    env: Env,
    then: int,
    ctx: Context,
    extras: list[Extra] | None = None,
    pre: list[Reason] | None = None,
    lines: list[Stmt] | None = None,
) -> int:
    player = dispatch.value(c, e.player, env)
    inner = replace(ctx, flow=False)
    pc = steps.new_pc(c)
    if e.most is None:
        target = emission.emit(c, [e.body], env, then, inner)
        fallback = emission.emit(c, [e.otherwise], env, then, inner) if e.otherwise is not None else None
        choose_things(c, pc, e.query, [e.body], env, target, inner, player, e, extras or [], pre, lines, fallback)
        return pc
    left, taken = steps.spare(c, "left"), steps.spare(c, "taken")
    body = emission.emit(c, [e.body], env, pc, inner)
    node = steps.new_pc(c)
    var = steps.local_slot(c, e.query.target)
    done: list[Stmt] = [n.StoreChange(n.Number(left), "-", b.ONE)]
    also: Expr | None = None
    if e.different:
        done.append(n.StoreChange(n.Number(taken), "|", n.Binary("<<", b.ONE, var)))
        also = n.Not(expressions.has_bit(b.slot(taken), X))
    target = steps.add_step(c, done, body)
    stop = [Extra(-1, "done", None, then)]
    choose_things(c, node, e.query, [e.body], env, target, inner, player, e, stop, None, None, None, also)
    c.choices[node].left = left
    steps.add_step(c, [], steps.one_or_other(b.compare(b.slot(left), ">", 0), node, then), pc)
    most = dispatch.value(c, e.most, env)
    return steps.add_step(c, [n.Store(n.Number(left), most), n.Store(n.Number(taken), b.ZERO)], pc)


# ---- optional bodies
def emit_optional(
    c: Lowering,
    effects: list[ir.Effect],
    env: Env,
    then: int,
    ctx: Context,
    extras: list[Extra],
    player: Expr,
    lines: list[Stmt],
    pre: list[Reason] | None = None,
) -> int:
    """The first choice of the body also offers the extras; a body that begins otherwise is asked yes or no."""
    flat = steps.flatten(c, effects)
    if not flat:
        return then
    head, tail = flat[0], flat[1:]
    pre = pre or []
    after = emission.emit(c, tail, env, then, ctx) if tail else then
    inner = replace(ctx, rest=rest_of(tail, env, ctx.rest))
    if isinstance(head, ir.OnlyIf):
        asked = Reason(head.reason or head.text, sources.truth(c, head.cond, env), head)
        return emit_optional(c, [head.body, *tail], env, then, ctx, extras, player, lines, [*pre, asked])
    if isinstance(head, ir.OncePer):
        at = b.plus(steps.once_slot(c, id(head), head.scope.name), dispatch.value(c, head.player, env))
        unused = Reason(head.text, n.Not(n.Slot(at)), head)
        lines = [*lines, n.Store(at, b.ONE)]
        return emit_optional(c, [head.body, *tail], env, then, ctx, extras, player, lines, [*pre, unused])
    if isinstance(head, (ir.ChooseOne, ir.Choose)) or (isinstance(head, ir.ChooseBody) and head.most is None):
        if not (isinstance(head, ir.ChooseOne) and head.otherwise is not None):
            return FIRST_CHOICES[type(head)](c, head, env, after, inner, extras, pre, lines)
    if isinstance(head, ir.Call) and c.analysis.asks(head) and not pre and begins_with_choice(c, head):
        arguments = steps.set_arguments(c, head, env)
        with steps.as_caller(c, head, env):
            return steps.add_step(c, arguments, calls.emit_rule(c, head, after, inner, extras, lines))
    pc = steps.new_pc(c)
    target = emission.emit(c, flat, env, then, ctx)
    menu(c, pc, [(1, "yes", None, flat, target)], extras, env, ctx, player, head, pre, lines)
    return pc


def begins_with_choice(c: Lowering, e: ir.Effect) -> bool:
    if isinstance(e, ir.Call):
        flat = steps.flatten(c, [c.game.rules[e.rule.name].body])
        return bool(flat) and begins_with_choice(c, flat[0])
    if isinstance(e, ir.ChooseOne):
        return e.otherwise is None
    return isinstance(e, ir.Choose) or (isinstance(e, ir.ChooseBody) and e.most is None)


def alone(query: ir.Query, test: ir.Test) -> ir.Query:
    """One test by itself, whatever is looked through."""
    return ir.Query(query.var, query.kinds, "all", tests=[test], text=test.text)


def under(tests: Sequence[Expr], lines: list[Stmt]) -> list[Stmt]:
    """Statements that are done only if all tests hold."""
    return [b.when(b.both(tests), lines)] if tests else lines


def conditional(tests: Sequence[Expr], code: int) -> Stmt:
    """An option that is listed if it passes; a search that comes last is a loop that is left with the first find."""
    tests = cheap_first(b.in_row(tests))
    if not tests:
        return n.Offer(code)
    search = searched(tests[-1])
    if search is None:
        return b.when(b.both(tests), [n.Offer(code)])
    found = b.when(b.both(search.tests), [n.Offer(code), n.Leave()])
    loop = n.ForEach(search.var, search.things, (found,))
    return b.when(b.both(tests[:-1]), [loop]) if len(tests) > 1 else loop


#: choices whose first question can also offer what an optional body is left with
FIRST_CHOICES: dict[type[ir.Effect], Callable[..., int]] = {
    ir.Choose: emit_choose,
    ir.ChooseBody: emit_choose_body,
    ir.ChooseOne: emit_choose_one,
}
