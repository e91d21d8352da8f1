"""From checked expressions to Python source: things are integers, printed values constant tables, `S` the state."""

from __future__ import annotations

from typing import Any

from ..model import ir
from ..model.vocabulary import PLAYER, Piece, Zone
from . import counting, masks, sources
from .lowering import Env, Lowering
from .tuning import cheap_first


# ---- pieces
def piece_address(c: Lowering, piece: Piece, place: ir.Place, owner: str, env: Env) -> str:
    """The slot of an owner's pieces at one place."""
    if place.zone is not None:
        name, of = place.zone.name, place.zone.of
    else:
        assert place.thing is not None
        name = of = place.thing.type.kinds[0]
    first = c.layout.pieces[piece.name, name]
    if of == "game":
        return f"{first}+{owner}" if piece.owned else str(first)
    assert place.thing is not None
    holder = value(c, place.thing, env)
    if of == PLAYER:
        return f"{first}+{holder}"
    stride = c.layout.piece_stride(piece, name)
    start = first - c.layout.index_base(of) * stride
    if piece.owned and owner.isdigit():
        start, owner = start + int(owner), ""
    code = f"{start}+{holder}" + (f"*{stride}" if stride != 1 else "")
    return f"{code}+{owner}" if piece.owned and owner else code


def piece_count(c: Lowering, e: ir.PieceCount, env: Env) -> str:
    piece, owner, place = e.piece, e.owner, e.place
    who = value(c, owner.who, env) if owner.who is not None else ""
    everybody = piece.owned and (owner.who is None or owner.others)
    if place.zone is not None or place.thing is not None:
        if place.zone is not None and place.zone.of == PLAYER:
            return f"S[{piece_address(c, piece, place, '0', env)}]"
        if not everybody:
            return sources.if_there(c, place.thing, f"S[{piece_address(c, piece, place, who or '0', env)}]", "0", env)
        slots = [piece_address(c, piece, place, str(p), env) for p in range(c.players)]
        total = "(" + "+".join(f"S[{slot}]" for slot in slots) + ")"
        if owner.others:
            total = f"({total}-S[{piece_address(c, piece, place, who, env)}])"
        return sources.if_there(c, place.thing, total, "0", env)
    return piece_sum(c, piece, place, who, owner, everybody, env)


def piece_sum(c: Lowering, piece: Piece, place: ir.Place, who: str, owner: ir.Owner, everybody: bool, env: Env) -> str:
    """Over all things of a kind, over some of them, or over the parts of a thing."""
    kind = c.words.kinds[place.kind]
    stride = c.layout.piece_stride(piece, kind.name)
    start = c.layout.pieces[piece.name, kind.name] - kind.base * stride
    if place.query is not None:
        v, clause = sources.clauses(c, place.query, env)
        at = f"{start}+{v}*{stride}"
        every = f"sum(S[{at}:{at}+{stride}])"
        one = f"S[{at}+{who or '0'}]"
        each = f"{every}-{one}" if owner.others else every if everybody else one
        return f"sum([{each} {clause}])"
    if place.whole is not None:
        first, last = sources.part_bounds(c, kind.name)
        whole = value(c, place.whole, env)
        low, high = f"{first}[{whole}]", f"{last}[{whole}]"
    else:
        elsewhere = [p for p in piece.places if p != kind.name]
        if (
            not everybody
            and piece.owned
            and all(p in c.words.zones and c.words.zones[p].of in (PLAYER, "game") for p in elsewhere)
        ):
            total = sum(piece.start.values())  # all that is not elsewhere lies here
            return "(" + str(total) + "".join(f"-S[{c.layout.pieces[piece.name, p]}+{who}]" for p in elsewhere) + ")"
        low, high = str(kind.base), str(kind.end)
    if stride == 1 or everybody:
        everything = f"sum(S[{start}+{low}*{stride}:{start}+{high}*{stride}])"
        return (
            f"({everything}-sum(S[{start}+{low}*{stride}+{who}:{start}+{high}*{stride}:{stride}]))"
            if owner.others
            else everything
        )
    return f"sum(S[{start}+{low}*{stride}+{who}:{start}+{high}*{stride}:{stride}])"


# ---- expressions
def value(c: Lowering, e: ir.Expr, env: Env) -> str:
    return c.tables.values[type(e)](c, e, env)


def lower_int(c: Lowering, e: ir.Int, env: Env) -> str:
    return str(e.value)


def lower_local_ref(c: Lowering, e: ir.LocalRef, env: Env) -> str:
    return env[e.local]


def lower_thing_const(c: Lowering, e: ir.ThingConst, env: Env) -> str:
    return str(e.index)


def lower_enum_const(c: Lowering, e: ir.EnumConst, env: Env) -> str:
    return str(e.value)


def counter_address(c: Lowering, counter: Any, holder: ir.Expr | None, env: Env) -> str:
    base = c.layout.counter(counter)
    return str(base) if holder is None else f"{base}+{value(c, holder, env)}"


def lower_counter_ref(c: Lowering, e: ir.CounterRef, env: Env) -> str:
    return sources.if_there(c, e.holder, f"S[{counter_address(c, e.counter, e.holder, env)}]", "0", env)


def lower_piece_count(c: Lowering, e: ir.PieceCount, env: Env) -> str:
    return piece_count(c, e, env)


def lower_zone_count(c: Lowering, e: ir.ZoneCount, env: Env) -> str:
    return zone_count(c, e.zone, e.holder, env)


def zone_count(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> str:
    address = sources.zone_address(c, zone, holder, env)
    if zone.single:
        code = f"(S[{address}]>=0)"
    elif zone.form == "pile":
        code = f"S[{address}].bit_count()"
    elif zone.form == "row":
        code = f"({zone.size}-S[{address}:{address}+{zone.size}].count(-1))"
    else:
        code = f"S[{address}]"
    return sources.if_there(c, holder, code, "0", env)


def lower_prop_ref(c: Lowering, e: ir.PropRef, env: Env) -> str:
    nothing = 0 if e.type in (ir.NUMBER, ir.FLAG) else -1
    return f"{sources.prop_table(c, e.prop, nothing)}[{value(c, e.thing, env)}]"


def lower_number_of(c: Lowering, e: ir.NumberOf, env: Env) -> str:
    name = c.unit.table("NUMBERS", tuple(t.number for t in c.words.things) + (0,))
    return f"{name}[{value(c, e.thing, env)}]"


def lower_whole_of(c: Lowering, e: ir.WholeOf, env: Env) -> str:
    name = c.unit.table("WHOLES", tuple(t.whole for t in c.words.things) + (-1,))
    return f"{name}[{value(c, e.thing, env)}]"


def lower_owner_of(c: Lowering, e: ir.OwnerOf, env: Env) -> str:
    return f"{sources.owners(c)}[{value(c, e.thing, env)}]"


def lower_slot_prop(c: Lowering, e: ir.SlotProp, env: Env) -> str:
    """The property of the slot a thing lies in; slots of several rows may share a name."""
    columns: dict[int, tuple[int, ...]] = {}
    for zone in c.words.zones.values():
        if e.prop in zone.slots:
            for i in range(len(zone.owners)):
                columns[c.layout.zone_places[zone.name] + i] = (*zone.slots[e.prop], 0)
    table = c.unit.table("SL_" + sources.numbered(c, "slot", e.prop), columns)
    thing = value(c, e.thing, env)
    return f"{table}.get(S[{c.layout.locations}+{thing}],ZERO)[slot(S,{thing})]"


def lower_location_of(c: Lowering, e: ir.LocationOf, env: Env) -> str:
    kind = c.words.kinds[e.kind]
    stride = c.layout.piece_stride(e.piece, e.kind)
    first = c.layout.pieces[e.piece.name, e.kind]
    owner = value(c, e.owner, env) if e.owner is not None and e.piece.owned else "0"
    piece = (
        f"S[{first}+{owner}:{first + len(kind.things) * stride}:{stride}]"
        if stride != 1
        else f"S[{first}:{first + len(kind.things)}]"
    )
    return f"where({piece},{kind.base})"


def lower_first_of(c: Lowering, e: ir.FirstOf, env: Env) -> str:
    q = e.query
    if q.source == "zone" and q.zone is not None and q.zone.single and q.through is None and not q.tests:
        if set(q.kinds) >= set(q.zone.holds):
            return sources.if_there(c, q.holder, f"S[{sources.zone_address(c, q.zone, q.holder, env)}]", "-1", env)
    return f"next(iter({sources.listing(c, q, env)}),-1)"


def lower_worth(c: Lowering, e: ir.Worth, env: Env) -> str:
    table = "W_" + sources.numbered(c, "worth", f"{e.name} {e.prop}")
    if table not in c.unit.tables:
        c.unit.table(table, tuple(worths(c, e)))
    return f"{table}[{value(c, e.thing, env)}]"


def worths(c: Lowering, e: ir.Worth) -> list[int]:
    """By thing, for what is printed on it."""
    weights = c.words.worths[e.name]
    values = [0] * (len(c.words.things) + 1)
    for thing in c.words.things:
        printed = c.game.printed.get((e.prop, thing.entry))
        if printed is not None and c.words.things[printed.thing].kind == thing.kind:
            values[thing.index] = sum(weights.get(counter.name, 0) * n for counter, n in printed.amounts)
            values[thing.index] += sum(weights.get(c.words.things[i].entry, 0) * n for i, n in printed.needs)
            if printed.effect is not None:
                values[thing.index] += effect_worth(printed.effect, weights)
    return values


def lower_binary(c: Lowering, e: ir.Binary, env: Env) -> str:
    left, right = value(c, e.left, env), value(c, e.right, env)
    if e.op in ("min", "max"):
        return f"{e.op}({left},{right})"
    if e.op == "/":
        return f"({left}//{right})" if right.isdigit() and int(right) else f"({left}//max(1,{right}))"
    return sources.looked_at(c, e, f"({left}{e.op}{right})")


# ---- conditions
def lower_compare(c: Lowering, e: ir.Compare, env: Env) -> str:
    left = value(c, e.left, env)
    if e.op == "even":
        return f"{left}%2==0"
    right = value(c, e.right, env)
    if e.op == "same":
        entries = c.unit.table("ENTRIES", tuple(c.words.entries[t.entry][0] for t in c.words.things) + (-1,))
        return f"{entries}[{left}]=={entries}[{right}]"
    if isinstance(e.left, ir.Aggregate) and e.left.how == "count" and e.op == ">=" and right == "1":
        return bracketed(masks.any_code(c, e.left.query, env))
    return f"({left}{e.op}{right})"


def lower_is_entry(c: Lowering, e: ir.IsEntry, env: Env) -> str:
    thing = value(c, e.thing, env)
    return f"{thing}=={e.indices[0]}" if len(e.indices) == 1 else f"({thing} in {e.indices})"


def lower_both(c: Lowering, e: ir.Both, env: Env) -> str:
    items = [sources.truth(c, i, env) for i in e.items]
    return "(" + f" {e.op} ".join(cheap_first(items)) + ")"


def lower_not(c: Lowering, e: ir.Not, env: Env) -> str:
    inner = e.item
    if isinstance(inner, ir.Compare) and inner.op == ">=" and isinstance(inner.left, ir.ZoneCount):
        if inner.left.zone.single and isinstance(inner.right, ir.Int) and inner.right.value == 1:
            return empty(c, inner.left.zone, inner.left.holder, env)
    return f"(not {sources.truth(c, inner, env)})"


def empty(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> str:
    """Nothing lies in a zone for a single thing."""
    return sources.if_there(c, holder, f"S[{sources.zone_address(c, zone, holder, env)}]<0", "True", env)


def lower_in_zone(c: Lowering, e: ir.InZone, env: Env) -> str:
    return f"S[{c.layout.locations}+{value(c, e.thing, env)}]=={sources.place_code(c, e.zone, e.holder, env)}"


def lower_next_to(c: Lowering, e: ir.NextTo, env: Env) -> str:
    board = sources.board_of(c, e.left.type.kinds)
    if board is None:
        return "False"
    kept, first = sources.neighbour_masks(c, board)
    base = c.words.kinds[board.of].base
    return f"({kept}[{first - base}+{value(c, e.left, env)}]>>({value(c, e.right, env)}-{base})&1)"


def lower_covers(c: Lowering, e: ir.Covers, env: Env) -> str:
    """The amounts asked for, less what lies there, are at most as many as may be missing."""
    needs: list[tuple[tuple[int, int], ...]] = [()] * (len(c.words.things) + 1)
    for (prop, entry), printed in c.game.printed.items():
        if prop == e.prop:
            for index in c.words.entries[entry]:
                needs[index] = tuple(printed.needs)
    table = c.unit.table("ND_" + sources.numbered(c, "needs", e.prop), tuple(needs))
    v, clause = sources.clauses(c, e.query, env)
    spared = value(c, e.less, env) if e.less is not None else "0"
    return f"(lacking([{sources.prop_table(c, e.match)}[{v}] {clause}],{table}[{value(c, e.thing, env)}])<={spared})"


def lower_cond_prop(c: Lowering, e: ir.CondProp, env: Env) -> str:
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
                code = value(c, printed.condition, Env({printed.you: "you", printed.self: "this"}))
            kept = counting.kept_at(c, printed.condition)
            lines = [f"def {fn}(S, you, this):", f"    return {code}"]
            if kept is not None:
                lines[1:] = [
                    f"    n = S[{kept}+you]",
                    f"    if not n: n = S[{kept}+you] = 2 if {code} else 1",
                    "    return n > 1",
                ]
            c.unit.add("\n".join(lines))
            for index in c.words.entries[entry]:
                entries[index] = fn
        c.unit.add(f"{name} = ({','.join(entries)},)")
    thing = value(c, e.thing, env)
    player = value(c, e.player, env) if e.player is not None else "-1"
    return f"{name}[{thing}](S,{player},{thing})"


def bracketed(code: str) -> str:
    """A condition that can stand beside others."""
    return f"({code})" if " and " in code else code


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
