"""What a compulsory rest takes: payments, pieces and things, summed by where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from ..lowering import guards, needs
from ..lowering.anatomy import may_miss
from ..lowering.context import Env
from ..lowering.rests import Further, Guarding, Known, NotExact, Rest, with_others
from ..model import ir
from ..model.regions import Region
from ..model.walk import place_name
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..terms import counters, zones
from . import payments

# ---- bookkeeping


def go_pay(g: Guarding, e: ir.Pay, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr | Further:
    payer = g.terms.value(e.payer, env)
    if e.to is not None and g.terms.value(e.to, env) not in g.others:
        raise NotExact
    if len(e.bills) == 1:
        bill(g, e, 0, payer, env, known)
        needs.answers(g, e, known)
        return rest.then, ()
    parts = []
    g.nested += 1
    for i in range(len(e.bills)):
        branch = known.copy()
        bill(g, e, i, payer, env, branch)
        needs.answers(g, e, branch)
        parts.append(guards.go(g, rest.then, branch))
    g.nested -= 1
    code = b.any_of(parts)
    needs.add_reason(g, e, code)
    return with_others(conds, code)


def bill(g: Guarding, e: ir.Pay, index: int, payer: Expr, env: Env, known: Known) -> None:
    for counter, amount in e.bills[index]:
        needs.look_at(g, amount, known)
        have = counters.purse(g.c, counter, payer)
        needs.add_need(g, known, have, g.terms.not_below_zero(amount, env), ("c", counter.name), e)


def go_pay_prop(g: Guarding, e: ir.PayProp, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    payer, thing = g.terms.value(e.payer, env), g.terms.value(e.thing, env)
    for counter, table in payments.cost_tables(g.c, e.prop):
        needs.add_need(g, known, counters.purse(g.c, counter, payer), b.item(table, thing), ("c", counter.name), e)
    needs.answers(g, e, known)
    return rest.then, ()


def go_pay_with(g: Guarding, e: ir.PayWith, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    """Payment in any mix: whether it can be paid is a sum over the ways of paying."""
    needs.look_at(g, e.amount, known)
    payer = g.terms.value(e.payer, env)
    terms: list[Expr] = []
    for counter, unit in e.units:
        have = key = counters.purse(g.c, counter, payer)
        if ("c", counter.name) in known.added:
            raise NotExact
        for amount in known.needs.get(key, []):
            have = b.minus(have, amount.code)
        whole = n.Binary("//", have, n.Number(unit)) if unit != 1 else have
        terms.append(b.at_least(have, unit) if e.once else whole)
        known.touched.add(("c", counter.name))
        known.added.add(("c", counter.name))
    amount_due = g.terms.value(e.amount, env)
    code = b.at_least(b.plus(*terms), amount_due)
    needs.add_reason(g, e, code, need=amount_due, have=b.plus(*terms))
    needs.answers(g, e, known)
    return rest.then, (code,)


def go_move_pieces(
    g: Guarding, e: ir.MovePieces, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]
) -> Further:
    added = must_be_there(g, e, [place.thing for place in (e.origin, e.target) if place is not None], env, known)
    if e.origin is None or e.amount is None:
        needs.touch(g, known, e)
        return rest.then, tuple(added)
    needs.look_at(g, e.amount, known)
    owner = g.terms.value(e.owner, env) if e.owner is not None else b.ZERO
    key = n.Slot(g.terms.piece_address(e.piece, e.origin, owner, env))
    region: Region = ("p", e.piece.name, place_name(e.origin))
    needs.add_need(g, known, key, g.terms.not_below_zero(e.amount, env), region, e)
    target: Region = ("p", e.piece.name, place_name(e.target))
    known.touched.add(target)
    known.added.add(target)
    needs.answers(g, e, known)
    return rest.then, tuple(added)


def go_move_thing(g: Guarding, e: ir.MoveThing, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    added = must_be_there(g, e, [e.thing, e.holder], env, known)
    if e.zone.limit:
        if ("z", e.zone.name) in known.touched:
            raise NotExact
        code: Expr = b.compare(zones.things_lying(g.c, e.zone, e.holder, env), "<", e.zone.limit)
        if e.zone.single:
            code = zones.empty(g.c, e.zone, e.holder, env)
        needs.add_reason(g, e, code, f"limit of {e.zone.name}", of=e.zone)
        added.append(code)
    elif e.zone.form == "row":
        raise NotExact
    thing = g.terms.value(e.thing, env)
    for a in g.analysis.arrivals(e):
        if a.body is not None and g.analysis.fails(a.body):
            holder = g.terms.value(e.holder, env) if e.holder is not None else b.NOTHING
            inner = Env({a.you: holder})
            if a.object is not None:
                inner[a.object] = thing
            g.nested += 1
            code = guards.go(g, Rest(a.body, inner, None), known.copy())
            g.nested -= 1
            added.append(b.any_of([n.Among(thing, b.numbers_of(a.cards), negated=True), code]))
            needs.add_reason(g, a.body, added[-1])
    if g.analysis.listeners(e):
        raise NotExact
    needs.touch(g, known, e)
    return rest.then, tuple(added)


def go_swap(g: Guarding, e: ir.Swap, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    added = must_be_there(g, e, [e.first, e.second], env, known)
    needs.touch(g, known, e)
    return rest.then, tuple(added)


def must_be_there(g: Guarding, e: ir.Effect, things: Sequence[ir.Expr | None], env: Env, known: Known) -> list[Expr]:
    """Things that may be missing must be there."""
    added: list[Expr] = []
    for thing in things:
        if thing is not None and may_miss(thing):
            needs.look_at(g, thing, known)
            added.append(b.at_least(g.terms.value(thing, env), 0))
            needs.add_reason(g, e, added[-1])
    return added


def go_pay_things(g: Guarding, e: ir.PayThings, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    if ("z", e.zone.name) in known.touched:
        raise NotExact
    code = b.any_of([g.terms.can_pay_things(e, how, many, env) for how, many in e.ways])
    needs.add_reason(g, e, code)
    needs.touch(g, known, e)
    return rest.then, (code,)


def go_deal(g: Guarding, e: ir.Deal, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    some = e.owner is not None or not set(e.kinds) >= set(e.origin.holds)
    if e.amount is None or some or e.zone.limit or e.zone.form == "row" or ("z", e.origin.name) in known.touched:
        raise NotExact
    there = zones.things_lying(g.c, e.origin, e.origin_holder, env)
    code = b.at_least(there, g.terms.value(e.amount, env))
    needs.add_reason(g, e, code)
    if g.analysis.reveals(e):
        known.unknown = True
    needs.touch(g, known, e)
    return rest.then, (code,)
