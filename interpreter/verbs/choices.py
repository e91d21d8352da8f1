"""Choices: each becomes three functions: list the legal options, list all candidates, apply one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace

from ..lowering import asking, cards_in_play, dispatch, emission, steps
from ..lowering.asking import X
from ..lowering.context import Env, Lowering
from ..lowering.reasons import AMONG, CARD, TAKEN, Reason
from ..lowering.rests import rebind
from ..lowering.stops import PLAIN, Beside, Choice, Context, Entry, Extra, Opening
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..plan.passes.searches import chosen, shared, sifted
from ..plan.passes.tests import cheap_first, each_once, either, one_by_one, outside, settled
from ..terms import alike, query_masks, query_sources


def emit_choose_one(
    c: Lowering,
    e: ir.ChooseOne,
    env: Env,
    then: int,
    ctx: Context,
    beside: Beside = PLAIN,
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
        there = Reason(CARD, cards_in_play.is_active(c, ability, player), ability) if ability is not None else None
        entries.append((i, alternative.name, there, [alternative.body], target))
    fallback = emission.emit(c, [e.otherwise], env, then, inner) if e.otherwise is not None else None
    asking.menu(c, pc, entries, env, inner, player, e, beside, fallback)
    return pc


# ---- things
def emit_choose(
    c: Lowering,
    e: ir.Choose,
    env: Env,
    then: int,
    ctx: Context,
    beside: Beside = PLAIN,
) -> int:
    pc = steps.new_pc(c)
    choose_things(c, pc, e.query, [], env, then, ctx, dispatch.value(c, e.player, env), e, beside)
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
    tests = tests if own else cheap_first(tests)
    same = alike.identical(c, query)

    def offered(more: Sequence[Expr]) -> list[Stmt]:
        fixed, varying = outside("x", [settled(guard, tests) for guard in more])
        for part in varying:  # a guard that goes one way or the other, whatever is chosen: two lists
            ways = either("x", part)
            if ways is not None:
                rest = [p for p in varying if p is not part]
                yes, no = (offered([*rest, *one_by_one(way)]) for way in ways[1:])
                return asking.under(fixed, [b.when(ways[0], yes, no)])
        if same and varying:  # what is the same has the same future: one of each sort is enough to look into
            among = b.found("x", listed, tests) if tests else listed
            once, varying = shared("x", varying)
            found = chosen("x", once, alike.one_of_each(same, among), varying)
        else:
            among, conds = sifted("x", listed, each_once(tests + varying))
            once, conds = shared("x", conds)
            found = chosen("x", once, among, conds)
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
    tests = [Reason(t.text, dispatch.truth(c, t.cond, bound), alone(query, t)) for t in query.tests]
    choice.reasons = [Reason(AMONG, there, bare), *tests, *needed]


def emit_choose_body(
    c: Lowering,
    e: ir.ChooseBody,
    env: Env,
    then: int,
    ctx: Context,
    beside: Beside = PLAIN,
) -> int:
    player = dispatch.value(c, e.player, env)
    inner = replace(ctx, flow=False)
    pc = steps.new_pc(c)
    if e.most is None:
        target = emission.emit(c, [e.body], env, then, inner)
        fallback = emission.emit(c, [e.otherwise], env, then, inner) if e.otherwise is not None else None
        choose_things(c, pc, e.query, [e.body], env, target, inner, player, e, beside, fallback)
        return pc
    left, taken = steps.spare(c, "left"), steps.spare(c, "taken")
    body = emission.emit(c, [e.body], env, pc, inner)
    node = steps.new_pc(c)
    var = steps.local_slot(c, e.query.target)
    done: list[Stmt] = [n.StoreChange(n.Number(left), "-", b.ONE)]
    also: Expr | None = None
    if e.different:
        done.append(n.StoreChange(n.Number(taken), "|", n.Binary("<<", b.ONE, var)))
        also = n.Not(b.has_bit(b.slot(taken), X))
    target = steps.add_step(c, done, body)
    stop = Beside([Extra(-1, "done", None, then)])
    choose_things(c, node, e.query, [e.body], env, target, inner, player, e, stop, also=also)
    c.choices[node].left = left
    steps.add_step(c, [], steps.one_or_other(b.compare(b.slot(left), ">", 0), node, then), pc)
    most = dispatch.value(c, e.most, env)
    return steps.add_step(c, [n.Store(n.Number(left), most), n.Store(n.Number(taken), b.ZERO)], pc)


def choose_one_opens(c: Lowering, e: ir.ChooseOne, env: Env, o: Opening) -> int | None:
    return emit_choose_one(c, e, env, o.after, o.ctx, o.beside) if e.otherwise is None else None


def choose_one_asks_first(c: Lowering, e: ir.ChooseOne) -> bool:
    return e.otherwise is None


def choose_opens(c: Lowering, e: ir.Choose, env: Env, o: Opening) -> int:
    return emit_choose(c, e, env, o.after, o.ctx, o.beside)


def choose_body_opens(c: Lowering, e: ir.ChooseBody, env: Env, o: Opening) -> int | None:
    return emit_choose_body(c, e, env, o.after, o.ctx, o.beside) if e.most is None else None


def choose_body_asks_first(c: Lowering, e: ir.ChooseBody) -> bool:
    return e.most is None


def alone(query: ir.Query, test: ir.Test) -> ir.Query:
    """One test by itself, whatever is looked through."""
    return ir.Query(query.var, query.kinds, "all", tests=[test], text=test.text)
