"""A choice among the things a query finds: its options, why something is none, and what all know of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..lowering import asking, dispatch, steps
from ..lowering.asking import X
from ..lowering.context import Env, Lowering
from ..lowering.reasons import AMONG, TAKEN, Reason
from ..lowering.rests import rebind
from ..lowering.stops import Beside, Choice, Context
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..plan.passes.tests import one_by_one
from ..terms import alike, definitions, query_masks, query_sources


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

    asking.finish_things(
        c,
        choice,
        asking.under(beside.tests, offered(asking.guard_test(guard, pc, X))),
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
    looks = steps.open_to(c, player, looks, c.hidden.listed(query, env, e.span))
    unsure = [(extra.code, extra.possible) for extra in beside.extras if extra.possible is not None]
    if looks:
        one, two = c.public.thing(query, body, env, ctx.rest, beside.before, looks, also)
        c.public.things(pc, one, two, [extra.code for extra in beside.extras], unsure)
    elif unsure:
        c.public.menu(pc, unsure)


def explained(c: Lowering, choice: Choice, query: ir.Query, env: Env, needed: list[Reason]) -> None:
    """Why a thing is no option: where it would have to be, each test by itself, and what else is needed."""
    bare, bound = replace(query, tests=[]), env.plus({query.var: X})
    choice.candidates = query_masks.within(c, bare, env, "x")[0]
    whole, tied = query_sources.looked_through(c, bare, env, "x")
    there = b.both([n.Among(X, whole), *tied])
    tests = [
        Reason(t.text, dispatch.truth(c, t.cond, bound), alone(query, t), parts=definitions.tests_of(c, t.cond, bound))
        for t in query.tests
    ]
    choice.reasons = [Reason(AMONG, there, bare), *tests, *needed]


def alone(query: ir.Query, test: ir.Test) -> ir.Query:
    """One test by itself, whatever is looked through."""
    return ir.Query(query.var, query.kinds, "all", tests=[test], text=test.text)
