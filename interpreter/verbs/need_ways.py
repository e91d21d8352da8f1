"""What a compulsory rest takes: payments, pieces and things, summed by where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from ..lowering import guards, needs
from ..lowering.anatomy import may_miss
from ..lowering.context import Env
from ..lowering.rests import Further, Guarding, Known, NotExact, Rest
from ..model import ir
from ..model.regions import Region
from ..model.walk import place_name
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..terms import zones

# ---- bookkeeping


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
