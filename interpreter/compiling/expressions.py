"""From checked expressions to Python source: things are integers, printed values constant tables, `S` the state."""

from __future__ import annotations

from typing import Any

from ..model import ir
from ..model.vocabulary import PLAYER, Piece, Zone
from .masks import MaskCoder
from .sources import Env
from .tuning import cheap_first


class ExpressionCoder(MaskCoder):
    """Writes expressions. A subclass adds effects, another the flow."""

    # ---- pieces
    def piece_address(self, piece: Piece, place: ir.Place, owner: str, env: Env) -> str:
        """The slot of an owner's pieces at one place."""
        if place.zone is not None:
            name, of = place.zone.name, place.zone.of
        else:
            assert place.thing is not None
            name = of = place.thing.type.kinds[0]
        first = self.layout.pieces[piece.name, name]
        if of == "game":
            return f"{first}+{owner}" if piece.owned else str(first)
        assert place.thing is not None
        holder = self.ex(place.thing, env)
        if of == PLAYER:
            return f"{first}+{holder}"
        stride = self.layout.piece_stride(piece, name)
        start = first - self.layout.index_base(of) * stride
        if piece.owned and owner.isdigit():
            start, owner = start + int(owner), ""
        code = f"{start}+{holder}" + (f"*{stride}" if stride != 1 else "")
        return f"{code}+{owner}" if piece.owned and owner else code

    def piece_count(self, e: ir.PieceCount, env: Env) -> str:
        piece, owner, place = e.piece, e.owner, e.place
        who = self.ex(owner.who, env) if owner.who is not None else ""
        everybody = piece.owned and (owner.who is None or owner.others)
        if place.zone is not None or place.thing is not None:
            if place.zone is not None and place.zone.of == PLAYER:
                return f"S[{self.piece_address(piece, place, '0', env)}]"
            if not everybody:
                return self.if_there(place.thing, f"S[{self.piece_address(piece, place, who or '0', env)}]", "0", env)
            slots = [self.piece_address(piece, place, str(p), env) for p in range(self.players)]
            total = "(" + "+".join(f"S[{slot}]" for slot in slots) + ")"
            if owner.others:
                total = f"({total}-S[{self.piece_address(piece, place, who, env)}])"
            return self.if_there(place.thing, total, "0", env)
        return self.piece_sum(piece, place, who, owner, everybody, env)

    def piece_sum(self, piece: Piece, place: ir.Place, who: str, owner: ir.Owner, everybody: bool, env: Env) -> str:
        """Over all things of a kind, over some of them, or over the parts of a thing."""
        kind = self.words.kinds[place.kind]
        stride = self.layout.piece_stride(piece, kind.name)
        start = self.layout.pieces[piece.name, kind.name] - kind.base * stride
        if place.query is not None:
            v, clause = self.clauses(place.query, env)
            at = f"{start}+{v}*{stride}"
            every = f"sum(S[{at}:{at}+{stride}])"
            one = f"S[{at}+{who or '0'}]"
            each = f"{every}-{one}" if owner.others else every if everybody else one
            return f"sum([{each} {clause}])"
        if place.whole is not None:
            first, last = self.part_bounds(kind.name)
            whole = self.ex(place.whole, env)
            low, high = f"{first}[{whole}]", f"{last}[{whole}]"
        else:
            elsewhere = [p for p in piece.places if p != kind.name]
            if (
                not everybody
                and piece.owned
                and all(p in self.words.zones and self.words.zones[p].of in (PLAYER, "game") for p in elsewhere)
            ):
                total = sum(piece.start.values())  # all that is not elsewhere lies here
                return (
                    "("
                    + str(total)
                    + "".join(f"-S[{self.layout.pieces[piece.name, p]}+{who}]" for p in elsewhere)
                    + ")"
                )
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
    def ex(self, e: ir.Expr, env: Env) -> str:
        way = self._ways.get(type(e))
        if way is None:
            way = self._ways[type(e)] = getattr(self, "ex_" + type(e).__name__)
        return way(e, env)

    def ex_Int(self, e: ir.Int, env: Env) -> str:
        return str(e.value)

    def ex_LocalRef(self, e: ir.LocalRef, env: Env) -> str:
        return env[e.local]

    def ex_ThingConst(self, e: ir.ThingConst, env: Env) -> str:
        return str(e.index)

    def ex_EnumConst(self, e: ir.EnumConst, env: Env) -> str:
        return str(e.value)

    def counter_address(self, counter: Any, holder: ir.Expr | None, env: Env) -> str:
        base = self.layout.counter(counter)
        return str(base) if holder is None else f"{base}+{self.ex(holder, env)}"

    def ex_CounterRef(self, e: ir.CounterRef, env: Env) -> str:
        return self.if_there(e.holder, f"S[{self.counter_address(e.counter, e.holder, env)}]", "0", env)

    def ex_PieceCount(self, e: ir.PieceCount, env: Env) -> str:
        return self.piece_count(e, env)

    def ex_ZoneCount(self, e: ir.ZoneCount, env: Env) -> str:
        return self.zone_count(e.zone, e.holder, env)

    def zone_count(self, zone: Zone, holder: ir.Expr | None, env: Env) -> str:
        address = self.zone_address(zone, holder, env)
        if zone.single:
            code = f"(S[{address}]>=0)"
        elif zone.form == "pile":
            code = f"S[{address}].bit_count()"
        elif zone.form == "row":
            code = f"({zone.size}-S[{address}:{address}+{zone.size}].count(-1))"
        else:
            code = f"S[{address}]"
        return self.if_there(holder, code, "0", env)

    def ex_PropRef(self, e: ir.PropRef, env: Env) -> str:
        nothing = 0 if e.type in (ir.NUMBER, ir.FLAG) else -1
        return f"{self.prop_table(e.prop, nothing)}[{self.ex(e.thing, env)}]"

    def ex_NumberOf(self, e: ir.NumberOf, env: Env) -> str:
        name = self.unit.table("NUMBERS", tuple(t.number for t in self.words.things) + (0,))
        return f"{name}[{self.ex(e.thing, env)}]"

    def ex_WholeOf(self, e: ir.WholeOf, env: Env) -> str:
        name = self.unit.table("WHOLES", tuple(t.whole for t in self.words.things) + (-1,))
        return f"{name}[{self.ex(e.thing, env)}]"

    def ex_OwnerOf(self, e: ir.OwnerOf, env: Env) -> str:
        return f"{self.owners()}[{self.ex(e.thing, env)}]"

    def ex_SlotProp(self, e: ir.SlotProp, env: Env) -> str:
        """The property of the slot a thing lies in; slots of several rows may share a name."""
        columns: dict[int, tuple[int, ...]] = {}
        for zone in self.words.zones.values():
            if e.prop in zone.slots:
                for i in range(len(zone.owners)):
                    columns[self.layout.zone_places[zone.name] + i] = (*zone.slots[e.prop], 0)
        table = self.unit.table("SL_" + self.tag("slot", e.prop), columns)
        thing = self.ex(e.thing, env)
        return f"{table}.get(S[{self.layout.locations}+{thing}],ZERO)[slot(S,{thing})]"

    def ex_LocationOf(self, e: ir.LocationOf, env: Env) -> str:
        kind = self.words.kinds[e.kind]
        stride = self.layout.piece_stride(e.piece, e.kind)
        first = self.layout.pieces[e.piece.name, e.kind]
        owner = self.ex(e.owner, env) if e.owner is not None and e.piece.owned else "0"
        piece = (
            f"S[{first}+{owner}:{first + len(kind.things) * stride}:{stride}]"
            if stride != 1
            else f"S[{first}:{first + len(kind.things)}]"
        )
        return f"where({piece},{kind.base})"

    def ex_FirstOf(self, e: ir.FirstOf, env: Env) -> str:
        q = e.query
        if q.source == "zone" and q.zone is not None and q.zone.single and q.through is None and not q.tests:
            if set(q.kinds) >= set(q.zone.holds):
                return self.if_there(q.holder, f"S[{self.zone_address(q.zone, q.holder, env)}]", "-1", env)
        return f"next(iter({self.listing(q, env)}),-1)"

    def ex_Worth(self, e: ir.Worth, env: Env) -> str:
        table = "W_" + self.tag("worth", f"{e.name} {e.prop}")
        if table not in self.unit.tables:
            self.unit.table(table, tuple(self.worths(e)))
        return f"{table}[{self.ex(e.thing, env)}]"

    def worths(self, e: ir.Worth) -> list[int]:
        """By thing, for what is printed on it."""
        weights = self.words.worths[e.name]
        values = [0] * (len(self.words.things) + 1)
        for thing in self.words.things:
            printed = self.game.printed.get((e.prop, thing.entry))
            if printed is not None and self.words.things[printed.thing].kind == thing.kind:
                values[thing.index] = sum(weights.get(c.name, 0) * n for c, n in printed.amounts)
                values[thing.index] += sum(weights.get(self.words.things[i].entry, 0) * n for i, n in printed.needs)
                if printed.effect is not None:
                    values[thing.index] += effect_worth(printed.effect, weights)
        return values

    def ex_Binary(self, e: ir.Binary, env: Env) -> str:
        left, right = self.ex(e.left, env), self.ex(e.right, env)
        if e.op in ("min", "max"):
            return f"{e.op}({left},{right})"
        if e.op == "/":
            return f"({left}//{right})" if right.isdigit() and int(right) else f"({left}//max(1,{right}))"
        return self.looked_at(e, f"({left}{e.op}{right})")

    # ---- conditions
    def ex_Compare(self, e: ir.Compare, env: Env) -> str:
        left = self.ex(e.left, env)
        if e.op == "even":
            return f"{left}%2==0"
        right = self.ex(e.right, env)
        if e.op == "same":
            entries = self.unit.table(
                "ENTRIES", tuple(self.words.entries[t.entry][0] for t in self.words.things) + (-1,)
            )
            return f"{entries}[{left}]=={entries}[{right}]"
        if isinstance(e.left, ir.Aggregate) and e.left.how == "count" and e.op == ">=" and right == "1":
            return bracketed(self.any_code(e.left.query, env))
        return f"({left}{e.op}{right})"

    def ex_IsEntry(self, e: ir.IsEntry, env: Env) -> str:
        thing = self.ex(e.thing, env)
        return f"{thing}=={e.indices[0]}" if len(e.indices) == 1 else f"({thing} in {e.indices})"

    def ex_Both(self, e: ir.Both, env: Env) -> str:
        items = [self.truth(i, env) for i in e.items]
        return "(" + f" {e.op} ".join(cheap_first(items)) + ")"

    def ex_Not(self, e: ir.Not, env: Env) -> str:
        inner = e.item
        if isinstance(inner, ir.Compare) and inner.op == ">=" and isinstance(inner.left, ir.ZoneCount):
            if inner.left.zone.single and isinstance(inner.right, ir.Int) and inner.right.value == 1:
                return self.empty(inner.left.zone, inner.left.holder, env)
        return f"(not {self.truth(inner, env)})"

    def empty(self, zone: Zone, holder: ir.Expr | None, env: Env) -> str:
        """Nothing lies in a zone for a single thing."""
        return self.if_there(holder, f"S[{self.zone_address(zone, holder, env)}]<0", "True", env)

    def ex_InZone(self, e: ir.InZone, env: Env) -> str:
        return f"S[{self.layout.locations}+{self.ex(e.thing, env)}]=={self.place_code(e.zone, e.holder, env)}"

    def ex_NextTo(self, e: ir.NextTo, env: Env) -> str:
        board = self.board(e.left.type.kinds)
        if board is None:
            return "False"
        kept, first = self.masks(board)
        base = self.words.kinds[board.of].base
        return f"({kept}[{first - base}+{self.ex(e.left, env)}]>>({self.ex(e.right, env)}-{base})&1)"

    def ex_Covers(self, e: ir.Covers, env: Env) -> str:
        """The amounts asked for, less what lies there, are at most as many as may be missing."""
        needs: list[tuple[tuple[int, int], ...]] = [()] * (len(self.words.things) + 1)
        for (prop, entry), printed in self.game.printed.items():
            if prop == e.prop:
                for index in self.words.entries[entry]:
                    needs[index] = tuple(printed.needs)
        table = self.unit.table("ND_" + self.tag("needs", e.prop), tuple(needs))
        v, clause = self.clauses(e.query, env)
        spared = self.ex(e.less, env) if e.less is not None else "0"
        return f"(lacking([{self.prop_table(e.match)}[{v}] {clause}],{table}[{self.ex(e.thing, env)}])<={spared})"

    def ex_CondProp(self, e: ir.CondProp, env: Env) -> str:
        """A condition printed on a thing: one function each, in a table."""
        name = "CP_" + self.tag("condprop", e.prop)
        if name not in self.unit.made:
            self.unit.made[name] = name
            entries: list[str] = ["None"] * (len(self.words.things) + 1)
            for (prop, entry), printed in self.game.printed.items():
                if prop != e.prop or printed.condition is None:
                    continue
                fn = self.unit.fresh("cond")
                with self.unit.writing(entry, self.words.things[printed.thing].span):
                    code = self.ex(printed.condition, Env({printed.you: "you", printed.self: "this"}))
                kept = self.kept_at(printed.condition)
                lines = [f"def {fn}(S, you, this):", f"    return {code}"]
                if kept is not None:
                    lines[1:] = [
                        f"    n = S[{kept}+you]",
                        f"    if not n: n = S[{kept}+you] = 2 if {code} else 1",
                        "    return n > 1",
                    ]
                self.unit.add("\n".join(lines))
                for index in self.words.entries[entry]:
                    entries[index] = fn
            self.unit.add(f"{name} = ({','.join(entries)},)")
        thing = self.ex(e.thing, env)
        player = self.ex(e.player, env) if e.player is not None else "-1"
        return f"{name}[{thing}](S,{player},{thing})"

    def kept_at(self, cond: ir.Expr) -> int | None:
        """Where the answer of a printed condition for player 0 is kept, if it is remembered."""
        raise NotImplementedError


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
