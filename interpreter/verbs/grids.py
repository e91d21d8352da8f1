"""Laying things on a grid: how it is turned is asked first, then where; only what can be completed is offered."""

from __future__ import annotations

from dataclasses import replace

from ..lowering import asking, dispatch, steps
from ..lowering.asking import X
from ..lowering.context import Awake, Env, Lowering
from ..lowering.reasons import HIDES, INSIDE, LEAST, LOOKS, MOST, TURNED, Reason
from ..lowering.stops import TRIAL, TRIED, Choice, Context
from ..model import ir
from ..model.grid_cells import TURNS, cell_name
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..terms import numbers, thing_tables, zones
from . import answers

#: why something cannot lie at a cell
REASONS = (INSIDE, LEAST, MOST, HIDES)


def lay_code(
    c: Lowering, name: str, e: ir.Lay, env: Env, turn: Expr | None = None, more: tuple[Expr, ...] = ()
) -> n.Call:
    """A call of one of the operations that look for positions (`turn`: only those turned so)."""
    least = numbers.not_below_zero(c, e.least, env) if e.least is not None else b.NOTHING
    most = numbers.not_below_zero(c, e.most, env) if e.most is not None else b.NOTHING
    place, thing = zones.place_code(c, e.zone, e.holder, env), dispatch.value(c, e.thing, env)
    turn = turn if turn is not None else b.NOTHING if e.turned else n.Number(e.turn)
    over, hides = n.Number(thing_tables.things_mask(c, e.over)), n.Number(thing_tables.things_mask(c, e.hides))
    return n.Call(name, (place, thing, turn, n.Number(e.at), over, least, most, hides, *more))


def leaf_lay(c: Lowering, e: ir.Lay, env: Env, awake: Awake) -> list[Stmt]:
    """Where nothing is asked: there is one position, or none."""
    place, thing = zones.place_code(c, e.zone, e.holder, env), dispatch.value(c, e.thing, env)
    found = c.unit.fresh("at")
    cells = Var(found, n.LIST)
    return [
        n.Set(found, lay_code(c, "lay_cells", e, env)),
        b.fail_if(n.Not(cells)),
        b.do(n.Call("lay", (thing, place, n.Number(e.turn), n.Nth(cells, b.ZERO)))),
        *arriving(c, e, env, awake),
    ]


def arriving(c: Lowering, e: ir.Lay, env: Env, awake: Awake) -> list[Stmt]:
    """What a thing does at once when it comes into play."""
    if e.holder is None or c.quiet:
        return []
    thing, holder = dispatch.value(c, e.thing, env), dispatch.value(c, e.holder, env)
    return answers.arrival_statements(c, e, thing, holder, awake)


def emit_lay(c: Lowering, e: ir.Lay, env: Env, then: int, ctx: Context) -> int:
    if e.holder is not None:
        thing, holder = dispatch.value(c, e.thing, env), dispatch.value(c, e.holder, env)
        then = answers.arrival_steps(c, e, thing, holder, then, ctx)
    if not e.asks:
        return steps.add_step(c, dispatch.statements(c, e, env, ctx.awake), then)
    guard = steps.derived(c, [], env, ctx.rest, c.analysis.writes(e))
    place, thing = zones.place_code(c, e.zone, e.holder, env), dispatch.value(c, e.thing, env)
    turn: Expr = b.slot(steps.spare(c, "turn")) if e.turned else n.Number(e.turn)
    where = steps.new_pc(c)
    cells = lay_code(c, "lay_cells", e, env, turn)
    spots = ask_position(c, where, "where", cells, e, env, guard, ctx)
    spots.names = {cell: cell_name(cell, e.zone.columns) for cell in range(e.zone.rows * e.zone.columns)}
    spots.reasons[:0] = [Reason(what, lay_code(c, "lay_holds", e, env, turn, (X, n.Text(what))), e) for what in REASONS]
    laid = b.do(n.Call("lay", (thing, place, turn, X)))
    c.unit.function(f"apply{where}", ("x",), [laid, *arriving(c, e, env, ctx.awake), b.go(then)])
    if not isinstance(turn, n.Slot):
        return where
    how = steps.new_pc(c)
    ways = lay_code(c, "lay_turns", e, env)
    turns = ask_position(c, how, "turn", ways, e, env, guard, ctx)
    turns.names = dict(enumerate(TURNS))
    turns.reasons[:0] = [
        Reason(TURNED, lay_code(c, "lay_any", e, env, X), e),
        Reason(LOOKS, n.Among(X, ways), e),
    ]
    # written as a sum, since what is kept here is no thing
    c.unit.function(f"apply{how}", ("x",), [n.Store(turn.at, b.plus(0, X)), b.go(where)])
    return how


def ask_position(
    c: Lowering, pc: int, what: str, found: Expr, e: ir.Lay, env: Env, guard: Expr, ctx: Context
) -> Choice:
    assert e.player is not None
    needed = [replace(r, later=True) for r in c.guards.reasons]
    player = dispatch.value(c, e.player, env)
    choice = Choice(pc, ctx.path, "grid", player, e.text, e.span, way="exists", effect=e)
    choice.source, choice.candidates, choice.reasons = what, found, needed
    options: Stmt = n.OfferAll(found)
    if guard == TRIED:
        choice.way = TRIAL
        options = n.OfferAll(b.found("x", found, [asking.trial(pc, X)]))
    elif guard != b.YES:
        options = b.when(guard, [options])
    asking.listing_function(c, f"options{pc}", [options])
    asking.listing_function(c, f"candidates{pc}", [n.OfferAll(found)])
    c.choices[pc] = choice
    looks = [*c.hidden.said(e, env, e.span), *c.hidden.needed([], env, ctx.rest)]
    if steps.open_to(c, choice.player, looks):
        c.public.write(pc, [n.Return(b.YES)])
    return choice
