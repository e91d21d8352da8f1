"""A choice among the things a query finds: its options, why something is none, and what all know of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..diagnostics.problems import Problem, say
from ..lowering import asking, dispatch, steps
from ..lowering.asking import X
from ..lowering.context import Env, Lowering
from ..lowering.hidden import never_found
from ..lowering.reasons import AMONG, TAKEN, Reason
from ..lowering.rests import rebind
from ..lowering.stops import Beside, Choice, Context
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..plan.passes.tests import one_by_one
from ..terms import alike, definitions, query_masks, query_sources, zones


def ask_which(
    c: Lowering,
    pc: int,
    query: ir.Query,
    body: list[ir.Effect],
    env: Env,
    target: int,
    ctx: Context,
    player: Expr,
    e: ir.Effect,
    beside: Beside,
    fallback: int | None = None,
    also: Expr | None = None,
) -> None:
    """A choice among the things a query finds. What follows speaks of the one chosen."""
    if query.entries:
        ask_name(c, pc, query, body, env, target, ctx, player, e, beside, fallback)
        return
    if is_blind(c, query, env, player, e):
        ask_where(c, pc, query, body, env, target, ctx, player, e, beside, fallback)
        return
    choice = Choice(pc, ctx.path, "things", player, e.text, e.span, source=query.text, effect=e)
    choice.fallback = fallback is not None
    after = env.plus({query.var: X, query.target: X})
    rest = rebind(ctx.rest, query.target, X)
    guard = steps.derived(c, body, after, rest)
    asking.record(choice, 0, query.text, guard)
    choice.names.clear()
    listed, own = query_sources.looked_through(c, query, env, "x")
    needed = [*([Reason(TAKEN, also, e)] if also is not None else []), *beside.reasons, *c.guards.reasons]
    if c.unit.whole:
        explained(c, choice, query, env, needed)
    tests = own + query_masks.tests_of(c, query, "x", env) + ([also] if also is not None else [])
    tests = [t for t in tests if t != b.YES]
    passes = c.unit.passes
    tests = tests if own else passes.cheap_first(tests)
    same = alike.identical(c, query)

    def offered(more: Sequence[Expr]) -> list[Stmt]:
        fixed, varying = passes.outside("x", [passes.settled(guard, tests) for guard in more])
        for part in varying:  # a guard that goes one way or the other, whatever is chosen: two lists
            ways = passes.either("x", part)
            if ways is not None:
                rest = [p for p in varying if p is not part]
                yes, no = (offered([*rest, *one_by_one(way)]) for way in ways[1:])
                return asking.under(fixed, [b.when(ways[0], yes, no)])
        if same and varying:  # what is the same has the same future: one of each sort is enough to look into
            among = b.found("x", listed, tests) if tests else listed
            once, varying = passes.shared("x", varying)
            found = passes.chosen("x", once, alike.one_of_each(same, among), varying)
        else:
            among, conds = passes.sifted("x", listed, passes.each_once(tests + varying))
            once, conds = passes.shared("x", conds)
            found = passes.chosen("x", once, among, conds)
            found = alike.one_of_each(same, found) if same else found
        return asking.under(fixed, [n.OfferAll(found)])

    weighed = c.weighing is not None and fallback is None
    asking.finish_things(
        c,
        choice,
        asking.under(beside.tests, offered(asking.guard_test(guard, pc, X, weighed))),
        asking.under(beside.tests, offered([])) if c.unit.whole else [],
        query.target,
        target,
        beside,
        fallback,
    )
    looks = [
        *asking.looked_at_before(c, beside.before, env),
        *c.hidden.said(query, env, e.span),
        *c.hidden.needed(body, after, rest),
    ]
    # whoever is chosen among somebody's opponents or partners is not that player
    pairs = [(X, dispatch.value(c, one, env)) for one in never_found(query) if ir.local_of(one) is not None]
    looks = steps.open_to(c, player, looks, c.hidden.listed(query, env, e.span), pairs)
    unsure = [(extra.code, extra.possible) for extra in beside.extras if extra.possible is not None]
    if looks:
        one, two = c.public.thing(query, body, env, ctx.rest, beside.before, looks, also)
        c.public.things(pc, one, two, [extra.code for extra in beside.extras], unsure)
    elif unsure:
        c.public.menu(pc, unsure)


# ---- what the player cannot see is chosen by where it lies
def is_blind(c: Lowering, query: ir.Query, env: Env, player: Expr, e: ir.Effect) -> bool:
    """Is it chosen from a row of one's own that only the others see? Where each lies all can see."""
    if not may_be_blind(query):
        return False
    look, same = c.hidden.listed(query, env, e.span), steps.same_players(c)
    return (
        look is not None and look.holder is not None and same.get(look.holder, look.holder) == same.get(player, player)
    )


def may_be_blind(query: ir.Query) -> bool:
    zone = query.zone
    return query.source == "zone" and zone is not None and zone.seen_by == "others" and zone.form == "row"


def slot_name(code: int) -> str:
    return f"slot_{code + 1}"


#: an option: its code, its name, the thing it means, and what must hold for it
Way = tuple[int, str, Expr, list[Expr]]


def ask_where(
    c: Lowering,
    pc: int,
    query: ir.Query,
    body: list[ir.Effect],
    env: Env,
    target: int,
    ctx: Context,
    player: Expr,
    e: ir.Effect,
    beside: Beside,
    fallback: int | None,
) -> None:
    """A choice among the slots of a row in which something lies: what it is may make no difference."""
    assert query.zone is not None
    if query.tests:
        message, hint = say("not-seen", zone=query.zone.name), say("let-others-choose")
        steps.problem(c, Problem("hidden-choice", message, e.span, hint))
    look = c.hidden.listed(query, env, e.span)
    assert look is not None
    unknown: Any = {query.var: look, query.target: look}  # whatever depends on it looks at what lies there
    steps.open_to(
        c, player, c.hidden.needed(body, env.plus(unknown), rebind(ctx.rest, query.target, unknown[query.var]))
    )
    address = zones.zone_address(c, query.zone, query.holder, env)
    things = [n.Slot(b.plus(address, code)) for code in range(query.zone.size)]
    ways: list[Way] = [(i, slot_name(i), thing, [b.at_least(thing, 0)]) for i, thing in enumerate(things)]
    ask_one_of(c, pc, query, ways, body, env, target, ctx, player, e, beside, fallback)


def ask_name(
    c: Lowering,
    pc: int,
    query: ir.Query,
    body: list[ir.Effect],
    env: Env,
    target: int,
    ctx: Context,
    player: Expr,
    e: ir.Effect,
    beside: Beside,
    fallback: int | None,
) -> None:
    """A choice among the entries of a kind, each by its first copy: where that lies makes no difference."""
    looks = [*c.hidden.said(query, env, e.span), *c.hidden.needed(body, env, ctx.rest)]
    steps.open_to(c, player, looks)
    ways: list[Way] = []
    entries = dict.fromkeys(thing.entry for kind in query.kinds for thing in c.words.kinds[kind].things)
    for entry in entries:
        thing = n.Number(c.words.entries[entry][0])
        bound = env.plus({query.var: thing})
        ways.append((thing.value, entry, thing, [dispatch.truth(c, t.cond, bound) for t in query.tests]))
    ask_one_of(c, pc, query, ways, body, env, target, ctx, player, e, beside, fallback)


def ask_one_of(
    c: Lowering,
    pc: int,
    query: ir.Query,
    ways: list[Way],
    body: list[ir.Effect],
    env: Env,
    target: int,
    ctx: Context,
    player: Expr,
    e: ir.Effect,
    beside: Beside,
    fallback: int | None,
) -> None:
    """A choice among things that are called by other names than their own."""
    choice = Choice(pc, ctx.path, "menu", player, e.text, e.span, fallback=fallback is not None, effect=e)
    guarded: list[Stmt] = []
    raw: list[Stmt] = []
    targets: dict[int, int] = {}
    steps.open_to(c, player, asking.looked_at_before(c, beside.before, env))
    for code, name, thing, tests in ways:
        inner = env.plus({query.var: thing, query.target: thing})
        guard = steps.derived(c, body, inner, rebind(ctx.rest, query.target, thing))
        there = [Reason(AMONG, test, query) for test in tests if test != b.YES]
        choice.reasons += [replace(r, option=code) for r in (*there, *beside.reasons, *c.guards.reasons)]
        asking.record(choice, code, name, guard)
        choice.bodies[code] = body
        needed = [*beside.tests, *(test for test in tests if test != b.YES)]
        raw += [asking.conditional(c, needed, code)] if c.unit.whole else []
        guarded.append(asking.conditional(c, needed + asking.guard_test(guard, pc, n.Number(code)), code))
        targets[code] = steps.add_step(c, [steps.set_local(c, query.target, thing)], target)
    asking.finish_menu(c, choice, guarded, raw, targets, beside, fallback)


def explained(c: Lowering, choice: Choice, query: ir.Query, env: Env, needed: list[Reason]) -> None:
    """Why a thing is no option: where it would have to be, each test by itself, and what else is needed."""
    bare, bound = replace(query, tests=[]), env.plus({query.var: X})
    choice.candidates = query_masks.within(c, bare, env, "x")[0]
    whole, tied = query_sources.looked_through(c, bare, env, "x")
    there = b.both([n.Among(X, whole), *tied])
    tests = [
        Reason(t.text, ground.test, alone(query, t), ground=ground)
        for t in query.tests
        for ground in [definitions.ground_of(c, t.cond, query.var, bound)]
    ]
    choice.reasons = [Reason(AMONG, there, bare), *tests, *needed]


def alone(query: ir.Query, test: ir.Test) -> ir.Query:
    """One test by itself, whatever is looked through."""
    return ir.Query(query.var, query.kinds, "all", tests=[test], text=test.text)
