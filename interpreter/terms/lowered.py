"""From checked expressions to those of a plan: things are integers, printed values constant tables."""

from __future__ import annotations

from ..lowering import dispatch
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.vocabulary import PLAYER, Counter, Piece, Zone
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from ..plan.passes.tests import cheap_first
from . import counted, masks, sources


# ---- pieces
def piece_address(c: Lowering, piece: Piece, place: ir.Place, owner: Expr, env: Env) -> Expr:
    """The slot of an owner's pieces at one place."""
    if place.zone is not None:
        name, of = place.zone.name, place.zone.of
    else:
        assert place.thing is not None
        name = of = place.thing.type.kinds[0]
    first = c.layout.pieces[piece.name, name]
    if of == "game":
        return b.plus(first, owner) if piece.owned else n.Number(first)
    assert place.thing is not None
    holder = dispatch.value(c, place.thing, env)
    if of == PLAYER:
        return b.plus(first, holder)
    stride = c.layout.piece_stride(piece, name)
    start = first - c.layout.index_base(of) * stride
    if piece.owned and isinstance(owner, n.Number) and owner.value >= 0:
        return b.stepped(start + owner.value, holder, stride)
    code = b.stepped(start, holder, stride)
    return b.plus(code, owner) if piece.owned else code


def lower_piece_count(c: Lowering, e: ir.PieceCount, env: Env) -> Expr:
    piece, owner, place = e.piece, e.owner, e.place
    who = dispatch.value(c, owner.who, env) if owner.who is not None else b.ZERO
    everybody = piece.owned and (owner.who is None or owner.others)
    if place.zone is not None or place.thing is not None:
        if place.zone is not None and place.zone.of == PLAYER:
            return n.Slot(piece_address(c, piece, place, b.ZERO, env))
        if not everybody:
            return sources.if_there(c, place.thing, n.Slot(piece_address(c, piece, place, who, env)), b.ZERO, env)
        slots = [piece_address(c, piece, place, n.Number(p), env) for p in range(c.players)]
        total = b.plus(*map(n.Slot, slots))
        if owner.others:
            total = b.minus(total, n.Slot(piece_address(c, piece, place, who, env)))
        return sources.if_there(c, place.thing, total, b.ZERO, env)
    return piece_sum(c, piece, place, who, owner, everybody, env)


def piece_sum(
    c: Lowering, piece: Piece, place: ir.Place, who: Expr, owner: ir.Owner, everybody: bool, env: Env
) -> Expr:
    """Over all things of a kind, over some of them, or over the parts of a thing."""
    kind = c.words.kinds[place.kind]
    stride = c.layout.piece_stride(piece, kind.name)
    start = c.layout.pieces[piece.name, kind.name] - kind.base * stride
    if place.query is not None:
        loop = sources.clause(c, place.query, env)
        at = b.plus(start, b.times(Var(loop.var), stride))
        every = n.Fold("sum", n.Slots(at, b.plus(at, stride)))
        one = b.slot(at, who)
        each = b.minus(every, one) if owner.others else every if everybody else one
        return n.Fold("sum", n.Each(each, (loop,)))
    low: Expr
    high: Expr
    if place.whole is not None:
        first, last = sources.part_bounds(c, kind.name)
        whole = dispatch.value(c, place.whole, env)
        low, high = b.item(first, whole), b.item(last, whole)
    else:
        elsewhere = [p for p in piece.places if p != kind.name]
        if (
            not everybody
            and piece.owned
            and all(p in c.words.zones and c.words.zones[p].of in (PLAYER, "game") for p in elsewhere)
        ):
            left: Expr = n.Number(sum(piece.start.values()))  # all that is not elsewhere lies here
            for p in elsewhere:
                left = b.minus(left, b.slot(c.layout.pieces[piece.name, p], who))
            return left
        low, high = n.Number(kind.base), n.Number(kind.end)
    first_slot, last_slot = b.plus(start, b.times(low, stride)), b.plus(start, b.times(high, stride))
    own = n.Fold("sum", n.Slots(b.plus(first_slot, who), last_slot, stride))
    if stride == 1 or everybody:
        everything = n.Fold("sum", n.Slots(first_slot, last_slot))
        return b.minus(everything, own) if owner.others else everything
    return own


# ---- expressions


def lower_int(c: Lowering, e: ir.Int, env: Env) -> Expr:
    return n.Number(e.value)


def lower_local_ref(c: Lowering, e: ir.LocalRef, env: Env) -> Expr:
    return env[e.local]


def lower_thing_const(c: Lowering, e: ir.ThingConst, env: Env) -> Expr:
    return n.Number(e.index)


def lower_enum_const(c: Lowering, e: ir.EnumConst, env: Env) -> Expr:
    return n.Number(e.value)


def counter_address(c: Lowering, counter: Counter, holder: ir.Expr | None, env: Env) -> Expr:
    base = c.layout.counter(counter)
    return n.Number(base) if holder is None else b.plus(base, dispatch.value(c, holder, env))


def lower_counter_ref(c: Lowering, e: ir.CounterRef, env: Env) -> Expr:
    return sources.if_there(c, e.holder, n.Slot(counter_address(c, e.counter, e.holder, env)), b.ZERO, env)


def lower_zone_count(c: Lowering, e: ir.ZoneCount, env: Env) -> Expr:
    return zone_count(c, e.zone, e.holder, env)


def zone_count(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> Expr:
    address = sources.zone_address(c, zone, holder, env)
    code: Expr
    if zone.single:
        code = b.at_least(n.Slot(address), 0)
    elif zone.form == "pile":
        code = n.Unary("bit_count", n.Slot(address))
    elif zone.form == "row":
        code = b.minus(zone.size, n.Fold("missing", n.Slots(address, b.plus(address, zone.size))))
    else:
        code = n.Slot(address)
    return sources.if_there(c, holder, code, b.ZERO, env)


def lower_prop_ref(c: Lowering, e: ir.PropRef, env: Env) -> Expr:
    nothing = 0 if e.type in (ir.NUMBER, ir.FLAG) else -1
    return b.item(sources.prop_table(c, e.prop, nothing), dispatch.value(c, e.thing, env))


def lower_number_of(c: Lowering, e: ir.NumberOf, env: Env) -> Expr:
    return b.item(
        c.unit.table("NUMBERS", tuple(t.number for t in c.words.things) + (0,)), dispatch.value(c, e.thing, env)
    )


def lower_whole_of(c: Lowering, e: ir.WholeOf, env: Env) -> Expr:
    return b.item(
        c.unit.table("WHOLES", tuple(t.whole for t in c.words.things) + (-1,)), dispatch.value(c, e.thing, env)
    )


def lower_owner_of(c: Lowering, e: ir.OwnerOf, env: Env) -> Expr:
    return sources.owner(c, dispatch.value(c, e.thing, env))


def lower_slot_prop(c: Lowering, e: ir.SlotProp, env: Env) -> Expr:
    """The property of the slot a thing lies in; slots of several rows may share a name."""
    columns: dict[int, tuple[int, ...]] = {}
    for zone in c.words.zones.values():
        if e.prop in zone.slots:
            for i in range(len(zone.owners)):
                columns[c.layout.zone_places[zone.name] + i] = (*zone.slots[e.prop], 0)
    table = c.unit.table("SL_" + sources.numbered(c, "slot", e.prop), columns)
    thing = dispatch.value(c, e.thing, env)
    return n.Nth(n.ItemOr(table, b.slot(c.layout.locations, thing), "ZERO"), n.Call("slot", (thing,)))


def lower_location_of(c: Lowering, e: ir.LocationOf, env: Env) -> Expr:
    kind = c.words.kinds[e.kind]
    stride = c.layout.piece_stride(e.piece, e.kind)
    first = c.layout.pieces[e.piece.name, e.kind]
    owner = dispatch.value(c, e.owner, env) if e.owner is not None and e.piece.owned else b.ZERO
    low = b.plus(first, owner) if stride != 1 else n.Number(first)
    places = n.Slots(low, n.Number(first + len(kind.things) * stride), stride)
    return n.Call("where", (places, n.Number(kind.base)), state=False)


def lower_first_of(c: Lowering, e: ir.FirstOf, env: Env) -> Expr:
    q = e.query
    if q.source == "zone" and q.zone is not None and q.zone.single and q.through is None and not q.tests:
        if set(q.kinds) >= set(q.zone.holds):
            there = n.Slot(sources.zone_address(c, q.zone, q.holder, env))
            return sources.if_there(c, q.holder, there, b.NOTHING, env)
    return n.Fold("first", sources.listing(c, q, env))


def lower_worth(c: Lowering, e: ir.Worth, env: Env) -> Expr:
    table = "W_" + sources.numbered(c, "worth", f"{e.name} {e.prop}")
    if table not in c.unit.tables:
        c.unit.table(table, tuple(worths(c, e)))
    return b.item(table, dispatch.value(c, e.thing, env))


def worths(c: Lowering, e: ir.Worth) -> list[int]:
    """By thing, for what is printed on it."""
    weights = c.words.worths[e.name]
    values = [0] * (len(c.words.things) + 1)
    for thing in c.words.things:
        printed = c.game.printed.get((e.prop, thing.entry))
        if printed is not None and c.words.things[printed.thing].kind == thing.kind:
            values[thing.index] = sum(weights.get(counter.name, 0) * m for counter, m in printed.amounts)
            values[thing.index] += sum(weights.get(c.words.things[i].entry, 0) * m for i, m in printed.needs)
            if printed.effect is not None:
                values[thing.index] += effect_worth(printed.effect, weights)
    return values


def lower_binary(c: Lowering, e: ir.Binary, env: Env) -> Expr:
    left, right = dispatch.value(c, e.left, env), dispatch.value(c, e.right, env)
    if e.op == "/":
        some = isinstance(right, n.Number) and right.value > 0
        return n.Binary("//", left, right if some else n.Binary("max", b.ONE, right))
    return (
        n.Binary(e.op, left, right) if e.op in ("min", "max") else sources.looked_at(c, e, n.Binary(e.op, left, right))
    )


# ---- conditions
def lower_compare(c: Lowering, e: ir.Compare, env: Env) -> Expr:
    left = dispatch.value(c, e.left, env)
    if e.op == "even":
        return b.compare(n.Binary("%", left, n.Number(2)), "==", 0)
    right = dispatch.value(c, e.right, env)
    if e.op == "same":
        entries = c.unit.table("ENTRIES", tuple(c.words.entries[t.entry][0] for t in c.words.things) + (-1,))
        return b.compare(b.item(entries, left), "==", b.item(entries, right))
    if isinstance(e.left, ir.Aggregate) and e.left.how == "count" and e.op == ">=" and right == b.ONE:
        return masks.any_code(c, e.left.query, env)
    return n.Compare(e.op, left, right)


def lower_is_entry(c: Lowering, e: ir.IsEntry, env: Env) -> Expr:
    thing = dispatch.value(c, e.thing, env)
    return b.compare(thing, "==", e.indices[0]) if len(e.indices) == 1 else b.one_of(thing, e.indices)


def lower_both(c: Lowering, e: ir.Both, env: Env) -> Expr:
    return n.Joined(e.op, tuple(cheap_first([sources.truth(c, i, env) for i in e.items])))


def lower_not(c: Lowering, e: ir.Not, env: Env) -> Expr:
    inner = e.item
    if isinstance(inner, ir.Compare) and inner.op == ">=" and isinstance(inner.left, ir.ZoneCount):
        if inner.left.zone.single and isinstance(inner.right, ir.Int) and inner.right.value == 1:
            return empty(c, inner.left.zone, inner.left.holder, env)
    return n.Not(sources.truth(c, inner, env))


def empty(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> Expr:
    """Nothing lies in a zone for a single thing."""
    nothing = b.compare(n.Slot(sources.zone_address(c, zone, holder, env)), "<", 0)
    return sources.if_there(c, holder, nothing, b.YES, env)


def lower_in_zone(c: Lowering, e: ir.InZone, env: Env) -> Expr:
    place = b.slot(c.layout.locations, dispatch.value(c, e.thing, env))
    return b.compare(place, "==", sources.place_code(c, e.zone, e.holder, env))


def lower_next_to(c: Lowering, e: ir.NextTo, env: Env) -> Expr:
    board = sources.board_of(c, e.left.type.kinds)
    if board is None:
        return b.NO
    around = sources.neighbour_mask(c, board, dispatch.value(c, e.left, env))
    return has_bit(around, b.minus(dispatch.value(c, e.right, env), c.words.kinds[board.of].base))


def has_bit(mask: Expr, bit: Expr | int) -> Expr:
    return n.Binary("&", n.Binary(">>", mask, b.expr(bit)), b.ONE)


def lower_covers(c: Lowering, e: ir.Covers, env: Env) -> Expr:
    """The amounts asked for, less what lies there, are at most as many as may be missing."""
    needs: list[tuple[tuple[int, int], ...]] = [()] * (len(c.words.things) + 1)
    for (prop, entry), printed in c.game.printed.items():
        if prop == e.prop:
            for index in c.words.entries[entry]:
                needs[index] = tuple(printed.needs)
    table = c.unit.table("ND_" + sources.numbered(c, "needs", e.prop), tuple(needs))
    loop = sources.clause(c, e.query, env)
    spared = dispatch.value(c, e.less, env) if e.less is not None else b.ZERO
    have = n.Each(b.item(sources.prop_table(c, e.match), Var(loop.var)), (loop,))
    lacking = n.Call("lacking", (have, b.listed(table, dispatch.value(c, e.thing, env))), state=False)
    return n.Compare("<=", lacking, spared)


def lower_cond_prop(c: Lowering, e: ir.CondProp, env: Env) -> Expr:
    """A condition printed on a thing: one function each, in a table."""
    name = "CP_" + sources.numbered(c, "condprop", e.prop)
    if name not in c.unit.made:
        c.unit.made[name] = name
        entries: list[str] = ["None"] * (len(c.words.things) + 1)
        for (prop, entry), printed in c.game.printed.items():
            if prop != e.prop or printed.condition is None:
                continue
            fn = c.unit.fresh("cond")
            with c.unit.writing(entry, c.words.things[printed.thing].span):
                code = dispatch.value(c, printed.condition, Env({printed.you: Var("you"), printed.self: Var("this")}))
            kept = counted.kept_at(c, printed.condition)
            body: list[n.Stmt] = [n.Return(code)]
            if kept is not None:
                answer = b.plus(kept, Var("you"))
                found = n.Either(code, n.Number(2), b.ONE)
                body = [
                    n.Set("n", n.Slot(answer)),
                    b.when(n.Not(Var("n")), [n.Set("n", found), n.Store(answer, Var("n"))]),
                    n.Return(b.compare(Var("n"), ">", 1)),
                ]
            c.unit.function(fn, ("you", "this"), body)
            for index in c.words.entries[entry]:
                entries[index] = fn
        c.unit.add(n.Functions(name, tuple(entries)))
    thing = dispatch.value(c, e.thing, env)
    return n.Dispatch(name, thing, (dispatch.or_nothing(c, e.player, env), thing))


def effect_worth(effect: ir.Effect, weights: dict[str, int]) -> int:
    """What the plain gains of an effect are worth; anything else counts nothing."""
    if isinstance(effect, ir.Seq):
        return sum(effect_worth(i, weights) for i in effect.items)
    if isinstance(effect, ir.GainCounter) and isinstance(effect.amount, ir.Int):
        return weights.get(effect.counter.name, 0) * effect.amount.value
    if isinstance(effect, ir.Call):
        return weights.get(effect.text, 0)
    if isinstance(effect, ir.Repeat) and isinstance(effect.times, ir.Int) and isinstance(effect.body, ir.Call):
        return weights.get(effect.body.text, 0) * effect.times.value
    return 0
