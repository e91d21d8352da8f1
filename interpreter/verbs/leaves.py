"""Leaves: effects without a choice, as plain statements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..lowering import dispatch, steps
from ..lowering.anatomy import may_miss
from ..lowering.context import Awake, Env, Lowering
from ..lowering.occupancy import Kept
from ..lowering.stops import Context
from ..model import ir
from ..model.vocabulary import PLAYER, Piece
from ..model.walk import place_name
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..terms import numbers, pieces, thing_tables, zones
from . import answers

#: what an answer is told: who acts, with what and where
Told = Mapping[str, Expr]


# ---- small helpers
def owned_masks(c: Lowering, kinds: Sequence[str]) -> str:
    """A bit for each thing of these kinds, by the player to whom it belongs; and one for no thing: never 0."""
    things = [t for kind in kinds for t in c.words.kinds[kind].things]
    none = 1 << len(c.words.things)
    masks = tuple(sum(1 << t.index for t in things if t.owner == p) | none for p in range(c.players))
    return c.unit.table("OM_" + c.unit.numbered("owned", " ".join(kinds)), masks)


# ---- leaves
def leaf_nothing(c: Lowering, e: ir.Nothing, env: Env, awake: Awake) -> list[Stmt]:
    return []


def leaf_seq(c: Lowering, e: ir.Seq, env: Env, awake: Awake) -> list[Stmt]:
    return [line for item in e.items for line in dispatch.statements(c, item, env, awake)]


def leaf_step(c: Lowering, e: ir.Step, env: Env, awake: Awake) -> list[Stmt]:
    return dispatch.statements(c, e.body, env, awake)


def leaf_move_pieces(c: Lowering, e: ir.MovePieces, env: Env, awake: Awake) -> list[Stmt]:
    owner = dispatch.value(c, e.owner, env) if e.owner is not None else b.ZERO
    target = pieces.piece_address(c, e.piece, e.target, owner, env)
    lines: list[Stmt] = []
    amount: Expr = Var("n")
    places = [p.thing for p in (e.origin, e.target) if p is not None and may_miss(p.thing)]
    there = b.both([b.at_least(dispatch.value(c, t, env), 0) for t in places if t is not None]) if places else None
    takes = e.takes or e.amount is None
    if there is not None and not takes:
        lines.append(b.fail_if(n.Not(there)))
    if e.origin is None:
        mine = b.listed(piece_slots(c, e.piece), owner)
        lines.append(n.StoreChange(n.Call("find", (mine,)), "-", b.ONE))
        amount = b.ONE
    else:
        origin = pieces.piece_address(c, e.piece, e.origin, owner, env)
        if e.amount is None:
            lines.append(n.Set("n", n.Slot(origin)))
        elif e.takes:
            many = numbers.not_below_zero(c, e.amount, env)
            lines.append(n.Set("n", n.Binary("min", n.Slot(origin), many)))
        else:
            if isinstance(e.amount, ir.Int):
                amount = n.Number(e.amount.value)
            else:
                lines.append(n.Set("n", numbers.not_below_zero(c, e.amount, env)))
            lines.append(b.fail_if(n.Compare("<", n.Slot(origin), amount)))
        lines.append(n.StoreChange(origin, "-", amount))
        lines += left_bits(c, e, owner, n.Slot(origin), env)
    come = come_bits(c, e, owner, n.Slot(Var("i")), amount, env)
    if come:
        lines += [n.Set("i", target), n.StoreChange(Var("i"), "+", amount), *come]
    else:
        lines.append(n.StoreChange(target, "+", amount))
    if there is not None and takes:  # as much as there is, from or to where nothing is: nothing
        lines = [b.when(there, lines)]
    return lines + answers.answer_statements(c, e, told_of_move(c, e, env), env, awake)


def move_pieces_steps(c: Lowering, e: ir.MovePieces, env: Env, then: int, ctx: Context) -> int:
    return answers.answered_steps(c, e, told_of_move(c, e, env), env, then, ctx)


def told_of_move(c: Lowering, e: ir.MovePieces, env: Env) -> answers.Told:
    """Who moves, and where to."""
    told = {"you": dispatch.or_nothing(c, e.mover, env)}
    if e.target.thing is not None and e.target.zone is None:
        told["place"] = dispatch.value(c, e.target.thing, env)
    return told


def left_bits(c: Lowering, e: ir.MovePieces, owner: Expr, count: Expr, env: Env) -> list[Stmt]:
    """The masks of things with and without pieces, after some have left."""
    kept, thing, tag = bits_kept(c, e, e.origin, env)
    lines: list[Stmt] = []
    bit = n.Item(f"BIT_{tag}", thing, n.MASK)
    without = n.Unary("~", bit)
    if kept is not None and kept.free >= 0:
        first = kept.counts - c.words.kinds[place_name(e.origin)].base * kept.owners
        slots = [b.slot(first + p, b.times(thing, kept.owners)) for p in range(kept.owners)]
        freed: list[Stmt] = [n.StoreChange(n.Number(kept.free), "|", bit)]
        if kept.room >= 0:
            freed.append(n.StoreChange(n.Number(kept.room), "|", n.Item(f"WHOLE_{tag}", thing, n.MASK)))
        lines.append(b.when(n.Not(b.plus(*slots)), freed))
    if kept is not None and kept.one >= 0:
        none = b.when(n.Not(count), [n.StoreChange(b.plus(kept.one, owner), "&", without)])
        lines.append(b.when(b.compare(count, "<", 2), [n.StoreChange(b.plus(kept.two, owner), "&", without), none]))
    return lines


def come_bits(c: Lowering, e: ir.MovePieces, owner: Expr, count: Expr, amount: Expr, env: Env) -> list[Stmt]:
    """The masks of things with and without pieces, after some have come."""
    kept, thing, tag = bits_kept(c, e, e.target, env)
    if kept is None:
        return []
    bit = n.Item(f"BIT_{tag}", thing, n.MASK)
    surely = isinstance(amount, n.Number) and amount.value > 0
    lines: list[Stmt] = []
    if kept.free >= 0:
        taken = n.StoreChange(n.Number(kept.free), "&", n.Item(f"NOT_{tag}", thing, n.MASK))
        lines.append(taken if surely else b.when(count, [taken]))
    if kept.room >= 0:
        full = n.Not(n.Binary("&", b.slot(kept.free), n.Item(f"BESIDE_{tag}", thing, n.MASK)))
        without = n.Unary("~", n.Item(f"WHOLE_{tag}", thing, n.MASK))
        lines.append(b.when(full, [n.StoreChange(n.Number(kept.room), "&", without)]))
    if kept.one >= 0:
        mine = n.StoreChange(b.plus(kept.one, owner), "|", bit)
        lines.append(mine if surely else b.when(count, [mine]))
        lines.append(b.when(b.compare(count, ">", 1), [n.StoreChange(b.plus(kept.two, owner), "|", bit)]))
    return lines


def bits_kept(c: Lowering, e: ir.MovePieces, place: ir.Place | None, env: Env) -> tuple[Kept | None, Expr, str]:
    """The masks kept for a place, its thing, and the tag of tables by thing: its bit, all others, its whole's."""
    kept = c.occupied.kept.get((e.piece.name, place_name(place)))
    if kept is None or place is None or place.zone is not None or place.thing is None:
        return None, b.NOTHING, ""
    kind = c.words.kinds[place_name(place)]
    tag, none = c.unit.numbered("bits", kind.name), (0,) * kind.base
    bits = [1 << i for i in range(len(kept.wholes))]
    c.unit.table(f"BIT_{tag}", (*none, *bits))
    c.unit.table(f"NOT_{tag}", (*none, *(kept.all ^ bit for bit in bits)))
    if kept.room >= 0:
        c.unit.table(f"BESIDE_{tag}", (*none, *kept.beside()))
        c.unit.table(f"WHOLE_{tag}", (*none, *(1 << whole - min(kept.wholes) for whole in kept.wholes)))
    return kept, dispatch.value(c, place.thing, env), tag


def piece_slots(c: Lowering, piece: Piece) -> str:
    """Every slot where an owner's piece can lie, for a piece of which there is only one."""
    owners = c.players if piece.owned else 1
    slots: list[tuple[int, ...]] = []
    for p in range(owners):
        mine: list[int] = []
        for place in piece.places:
            first = c.layout.pieces[piece.name, place]
            zone = c.words.zones.get(place)
            stride = c.layout.piece_stride(piece, place)
            if zone is not None and zone.of in (PLAYER, "game"):
                mine.append(first + (p if piece.owned or zone.of == PLAYER else 0))
            else:
                count = c.layout.holders(zone.of if zone is not None else place)
                mine += [first + i * stride + (p if stride != 1 else 0) for i in range(count)]
        slots.append(tuple(mine))
    return c.unit.table("PS_" + c.unit.numbered("piece", piece.name), tuple(slots))


def leaf_move_thing(c: Lowering, e: ir.MoveThing, env: Env, awake: Awake) -> list[Stmt]:
    place = zones.place_code(c, e.zone, e.holder, env)
    thing = dispatch.value(c, e.thing, env)
    before, after = around_move(c, e, thing, env, awake)
    absent = [t for t in (e.thing, e.holder) if t is not None and may_miss(t)]
    missing = [b.compare(dispatch.value(c, t, env), "<", 0) for t in absent]
    lines: list[Stmt] = [b.fail_if(b.any_of(missing))] if missing else []
    bottom = (b.YES,) if e.end == "bottom" else ()
    lines += [*before, b.do(n.Call("put", (thing, place, *bottom))), *after]
    if e.holder is not None and not c.quiet:
        lines += answers.arrival_statements(c, e, thing, dispatch.value(c, e.holder, env), awake)
    return lines


def move_thing_steps(c: Lowering, e: ir.MoveThing, env: Env, then: int, ctx: Context) -> int:
    if e.holder is not None:
        thing, holder = dispatch.value(c, e.thing, env), dispatch.value(c, e.holder, env)
        then = answers.arrival_steps(c, e, thing, holder, then, ctx)
    return steps.add_step(c, dispatch.statements(c, e, env, ctx.awake), then)


def around_move(c: Lowering, e: ir.MoveThing, thing: Expr, env: Env, awake: Awake) -> tuple[list[Stmt], list[Stmt]]:
    """Statements before and after a thing is moved: who listened before, so that no card answers its own arrival."""
    before: list[Stmt] = []
    after: list[Stmt] = []
    for a in [] if c.quiet or e.mover is None else c.analysis.listeners(e):
        if a.index in awake or a.body is None or a.event is None or e.mover is None:
            continue
        mover, kind, flag = dispatch.value(c, e.mover, env), c.words.kinds[a.event.noun], c.unit.fresh("w")
        tests: list[Expr] = []
        if len(e.thing.type.kinds) > 1:
            tests.append(n.Between(n.Number(kind.base), thing, n.Number(kind.end)))
        if a.event.own and e.holder is not None and e.zone.of == PLAYER:
            tests.append(b.compare(dispatch.value(c, e.holder, env), "==", mover))
        lines = answers.answer(c, a, {"you": mover, "object": thing}, env, awake)
        own, lines = answers.tested(lines)
        before.append(n.Set(flag, b.both([*tests, *own])))
        after.append(b.when(Var(flag), lines))
    return before, after


def leaf_swap(c: Lowering, e: ir.Swap, env: Env, awake: Awake) -> list[Stmt]:
    return [b.do(n.Call("swap", (dispatch.value(c, e.first, env), dispatch.value(c, e.second, env))))]


def leaf_deal(c: Lowering, e: ir.Deal, env: Env, awake: Awake) -> list[Stmt]:
    origin = zones.place_code(c, e.origin, e.origin_holder, env)
    target = zones.place_code(c, e.zone, e.holder, env)
    only: tuple[Expr, ...] = (
        () if set(e.kinds) >= set(e.origin.holds) else (n.Number(thing_tables.things_mask(c, e.kinds)),)
    )
    if e.owner is not None:
        only = (n.Item(owned_masks(c, e.kinds), dispatch.value(c, e.owner, env), n.MASK),)
    under = (("bottom", b.YES),) if e.end == "bottom" else ()
    if e.amount is None:
        call = n.Call("deal_all", (origin, target, *only), named=under)
    else:
        amount = dispatch.value(c, e.amount, env)
        call = n.Call("deal", (amount, origin, target, n.Flag(e.exact), *only), named=under)
    lines = dispatch.where_there(c, e.holder, [b.do(call)], env)
    return dispatch.where_there(c, e.origin_holder, lines, env)


def leaf_refill(c: Lowering, e: ir.Refill, env: Env, awake: Awake) -> list[Stmt]:
    deck = zones.place_code(c, c.words.zones[e.zone.refill_from], None, env)
    call = n.Call("refill", (zones.place_code(c, e.zone, e.holder, env), deck))
    done = b.do(call) if e.when_short is None else b.when(call, dispatch.statements(c, e.when_short, env, awake))
    return dispatch.where_there(c, e.holder, [done], env)


def leaf_shuffle(c: Lowering, e: ir.Shuffle, env: Env, awake: Awake) -> list[Stmt]:
    call = n.Call("shuffle", (zones.place_code(c, e.zone, e.holder, env),))
    return dispatch.where_there(c, e.holder, [b.do(call)], env)


def leaf_lay_out(c: Lowering, e: ir.LayOut, env: Env, awake: Awake) -> list[Stmt]:
    masks, positions = c.layout.layouts[e.layout.name]
    kind = c.words.kinds[e.layout.of]
    name = "NB_" + c.unit.numbered("layout", e.layout.name)
    around = n.Known(c.unit.table(name, tuple(tuple(m) for m in e.layout.neighbours)))
    bricks = b.span_of(kind.base, kind.end)
    where = (n.Number(masks), n.Number(positions))
    return [b.do(n.Call("lay_bricks", (*where, bricks, around, n.Flag(e.layout.shuffled))))]
