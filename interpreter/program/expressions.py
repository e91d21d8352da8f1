"""From checked expressions to Python source: things are integers, printed values constant tables, `S` the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..language import ir
from ..language.game import CheckedGame
from ..language.model import PLAYER, Piece, Zone
from .analysis import may_miss
from .layout import Layout


class Env(dict[ir.Local, str]):
    """What a local stands for in the code around it: a Python variable, or else its slot in the state."""

    def __init__(self, known: Mapping[ir.Local, str] | None = None, slots: Callable[[ir.Local], str] | None = None):
        super().__init__(known or {})
        self.slots = slots

    def __missing__(self, local: ir.Local) -> str:
        if self.slots is None:
            raise KeyError(local.name)
        return self.slots(local)

    def plus(self, more: Mapping[ir.Local, str] | None = None) -> Env:
        env = Env(self, self.slots)
        if more:
            env.update(more)
        return env


@dataclass(slots=True)
class Unit:
    """The source being generated: constant tables, helper functions, and the slots given out so far."""

    game: CheckedGame
    layout: Layout
    tables: dict[str, Any] = field(default_factory=dict)
    functions: list[str] = field(default_factory=list)
    made: dict[str, str] = field(default_factory=dict)
    counter: int = 0

    def fresh(self, prefix: str) -> str:
        self.counter += 1
        return f"{prefix}{self.counter}"

    def table(self, name: str, values: Any) -> str:
        self.tables.setdefault(name, values)
        return name


class ExpressionCoder:
    """Writes expressions. A subclass adds effects, another the flow."""

    def __init__(self, unit: Unit):
        self.unit = unit
        self.game = unit.game
        self.words = unit.game.words
        self.layout = unit.layout
        self.players = unit.layout.players

    # ---- tables
    def prop_table(self, prop: str) -> str:
        values = [t.numbers.get(prop, -1) for t in self.words.things] + [-1]
        return self.unit.table(f"P_{self.tag('prop', prop)}", tuple(values))

    def tag(self, sort: str, name: str) -> str:
        """Names of a game never become identifiers: they are numbered."""
        key = f"{sort}:{name}"
        if key not in self.unit.made:
            self.unit.made[key] = f"{sort}{len(self.unit.made)}"
        return self.unit.made[key]

    def opponents(self) -> str:
        n = self.players
        return self.unit.table("OPP", tuple(tuple(q for q in range(n) if q != p) for p in range(n)) + ((),))

    def part_bounds(self, kind: str) -> tuple[str, str]:
        """First and last+1 part of each whole (parts of one whole stand side by side)."""
        first = [0] * (len(self.words.things) + 1)
        last = [0] * (len(self.words.things) + 1)
        for part in self.words.kinds[kind].things:
            if last[part.whole] == 0:
                first[part.whole] = part.index
            last[part.whole] = part.index + 1
        tag = self.tag("parts", kind)
        return self.unit.table(f"F_{tag}", tuple(first)), self.unit.table(f"L_{tag}", tuple(last))

    def place_code(self, zone: Zone, holder: ir.Expr | None, env: Env) -> str:
        """The number of the place: a zone of a holder."""
        first = self.layout.zone_places[zone.name]
        if zone.of == "game" or holder is None:
            return str(first)
        code = self.ex(holder, env)
        if zone.of == PLAYER:
            return f"({first}+{code})" if first else code
        numbers = [-1] * (len(self.words.things) + 1)
        for i, owner in enumerate(zone.owners):
            numbers[owner] = first + i
        return f"{self.unit.table('Z_' + self.tag('zone', zone.name), tuple(numbers))}[{code}]"

    def zone_address(self, zone: Zone, holder: ir.Expr | None, env: Env) -> str:
        """The first slot of the zone."""
        first = self.layout.places[self.layout.zone_places[zone.name]].address if zone.owners else 0
        if zone.of == "game" or holder is None:
            return str(first)
        code = self.ex(holder, env)
        stride = 1
        if len(zone.owners) > 1:
            second = self.layout.places[self.layout.zone_places[zone.name] + 1].address
            stride = second - first
        owners = zone.owners
        if zone.of == PLAYER or (
            owners
            and owners == list(range(owners[0], owners[0] + len(owners)))
            and len(owners) == len(self.words.kinds[zone.of].things)
        ):
            start = first - (owners[0] if owners else 0) * stride
            return f"{start}+{code}" + (f"*{stride}" if stride != 1 else "")
        addresses = [0] * (len(self.words.things) + 1)
        for i, owner in enumerate(owners):
            addresses[owner] = first + i * stride
        return f"{self.unit.table('A_' + self.tag('zone', zone.name), tuple(addresses))}[{code}]"

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
        code = f"{start}+{holder}" + (f"*{stride}" if stride != 1 else "")
        return f"{code}+{owner}" if piece.owned else code

    def piece_count(self, e: ir.PieceCount, env: Env) -> str:
        piece, owner, place = e.piece, e.owner, e.place
        who = self.ex(owner.who, env) if owner.who is not None else ""
        everybody = piece.owned and (owner.who is None or owner.others)
        if place.zone is not None or place.thing is not None:
            if place.zone is not None and place.zone.of == PLAYER:
                return f"S[{self.piece_address(piece, place, '0', env)}]"
            if not everybody:
                return self.if_there(place.thing, f"S[{self.piece_address(piece, place, who or '0', env)}]", "0", env)
            start = self.piece_address(piece, place, "0", env)
            total = f"sum(S[{start}:{start}+{self.players}])"
            if owner.others:
                total = f"({total}-S[{self.piece_address(piece, place, who, env)}])"
            return self.if_there(place.thing, total, "0", env)
        return self.piece_sum(piece, place, who, owner, everybody, env)

    def piece_sum(self, piece: Piece, place: ir.Place, who: str, owner: ir.Owner, everybody: bool, env: Env) -> str:
        """Over all things of a kind, or over the parts of a thing."""
        kind = self.words.kinds[place.kind]
        stride = self.layout.piece_stride(piece, kind.name)
        start = self.layout.pieces[piece.name, kind.name] - kind.base * stride
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

    def if_there(self, thing: ir.Expr | None, code: str, missing: str, env: Env) -> str:
        """What is said of a thing that may be missing: then it is `missing`."""
        return f"({code} if {self.ex(thing, env)}>=0 else {missing})" if thing is not None and may_miss(thing) else code

    # ---- expressions
    def ex(self, e: ir.Expr, env: Env) -> str:
        return getattr(self, "ex_" + type(e).__name__)(e, env)  # type: ignore[no-any-return]

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
        return f"S[{self.counter_address(e.counter, e.holder, env)}]"

    def ex_PieceCount(self, e: ir.PieceCount, env: Env) -> str:
        return self.piece_count(e, env)

    def ex_ZoneCount(self, e: ir.ZoneCount, env: Env) -> str:
        return self.zone_count(e.zone, e.holder, env)

    def zone_count(self, zone: Zone, holder: ir.Expr | None, env: Env) -> str:
        address = self.zone_address(zone, holder, env)
        if zone.form == "pile":
            code = f"S[{address}].bit_count()"
        elif zone.form == "stack":
            code = f"S[{address}]"
        else:
            code = f"({zone.size}-S[{address}:{address}+{zone.size}].count(-1))"
        return self.if_there(holder, code, "0", env)

    def ex_PropRef(self, e: ir.PropRef, env: Env) -> str:
        return f"{self.prop_table(e.prop)}[{self.ex(e.thing, env)}]"

    def ex_NumberOf(self, e: ir.NumberOf, env: Env) -> str:
        name = self.unit.table("NUMBERS", tuple(t.number for t in self.words.things) + (0,))
        return f"{name}[{self.ex(e.thing, env)}]"

    def ex_WholeOf(self, e: ir.WholeOf, env: Env) -> str:
        name = self.unit.table("WHOLES", tuple(t.whole for t in self.words.things) + (-1,))
        return f"{name}[{self.ex(e.thing, env)}]"

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
        if q.source == "zone" and q.zone is not None and q.zone.form == "pile" and q.zone.limit == 1 and not q.tests:
            base = self.layout.places[self.layout.zone_places[q.zone.name]].base
            return self.if_there(q.holder, f"lowest(S[{self.zone_address(q.zone, q.holder, env)}],{base})", "-1", env)
        return f"next(iter({self.listing(q, env)}),-1)"

    # ---- queries
    def source(self, q: ir.Query, env: Env) -> tuple[str, list[str]]:
        """What is looked through, as Python, and tests that follow from the source itself (on the variable `{v}`)."""
        ranges = [f"range({self.words.kinds[k].base},{self.words.kinds[k].end})" for k in q.kinds]
        everything = ranges[0] if len(ranges) == 1 else "(" + ",".join(f"*{r}" for r in ranges) + ")"
        if q.source == "zone":
            assert q.zone is not None
            address = self.zone_address(q.zone, q.holder, env)
            if q.zone.form == "pile":
                base = self.layout.places[self.layout.zone_places[q.zone.name]].base if q.zone.owners else 0
                listed = f"bits(S[{address}],{base})"
            else:
                listed = f"members(S,{self.place_code(q.zone, q.holder, env)})"
            listed = self.if_there(q.holder, listed, "()", env)
            if set(q.kinds) >= set(q.zone.holds):
                return listed, []
            tests = " or ".join(f"{self.words.kinds[k].base}<={{v}}<{self.words.kinds[k].end}" for k in q.kinds)
            return listed, [f"({tests})"]
        if q.source == "parts":
            assert q.of is not None
            whole = self.ex(q.of, env)
            bounds = [self.part_bounds(k) for k in q.kinds]
            ranges = [f"range({first}[{whole}],{last}[{whole}])" for first, last in bounds]
            return ranges[0] if len(ranges) == 1 else "(" + ",".join(f"*{r}" for r in ranges) + ",)", []
        if q.source == "opponents":
            assert q.of is not None
            return f"{self.opponents()}[{self.ex(q.of, env)}]", []
        if q.source == "players":
            return f"range({self.players})", []
        if q.source == "one":
            assert q.of is not None
            return f"({self.ex(q.of, env)},)", []
        if q.next_to is not None and len(q.kinds) == 1:
            made = next((m for m in self.words.layouts.values() if m.of == q.kinds[0]), None)
            if made is not None:
                masks = self.layout.layouts[made.name][0]
                base = self.words.kinds[made.of].base
                return f"bits(S[{masks - base}+{self.ex(q.next_to, env)}],{base})", []
        return everything, []

    def tests(self, q: ir.Query, var: str, env: Env) -> list[str]:
        inner = env.plus({q.var: var})
        return [self.truth(t.cond, inner) for t in q.tests]

    def truth(self, e: ir.Expr, env: Env) -> str:
        """A condition where any true value will do: counts need not become yes or no."""
        if isinstance(e, ir.Compare) and e.op == ">=" and isinstance(e.right, ir.Int) and e.right.value == 1:
            return (
                self.ex(e.left, env)
                if not (isinstance(e.left, ir.Aggregate) and e.left.how == "count")
                else self.ex(e, env)
            )
        return self.ex(e, env)

    def clauses(self, q: ir.Query, env: Env, extra: list[str] | None = None, var: str = "") -> tuple[str, str]:
        """(variable, `for v in ... if ...`)."""
        v = var or self.unit.fresh("v")
        listed, own = self.source(q, env)
        conds = [c.format(v=v) for c in own] + self.tests(q, v, env) + (extra or [])
        conds = [c for c in conds if c != "True"]
        tail = " if " + " and ".join(conds) if conds else ""
        return v, f"for {v} in {listed}{tail}"

    def listing(self, q: ir.Query, env: Env) -> str:
        v, clause = self.clauses(q, env)
        return f"[{v} {clause}]"

    def ex_Aggregate(self, e: ir.Aggregate, env: Env) -> str:
        v, clause = self.clauses(e.query, env)
        if e.how == "count":
            return f"len([{v} {clause}])"
        assert e.value is not None
        value = self.ex(e.value, env.plus({e.query.var: v}))
        if e.how == "total":
            return f"sum([{value} {clause}])"
        return f"{'max' if e.how == 'highest' else 'min'}([{value} {clause}],default=0)"

    def ex_Worth(self, e: ir.Worth, env: Env) -> str:
        weights = self.words.worths[e.name]
        values = [0] * (len(self.words.things) + 1)
        for thing in self.words.things:
            printed = self.game.printed.get((e.prop, thing.entry))
            if printed is not None and self.words.things[printed.thing].kind == thing.kind:
                values[thing.index] = sum(weights.get(c.name, 0) * n for c, n in printed.amounts)
                if printed.effect is not None:
                    values[thing.index] += effect_worth(printed.effect, weights)
        table = self.unit.table("W_" + self.tag("worth", f"{e.name} {e.prop}"), tuple(values))
        return f"{table}[{self.ex(e.thing, env)}]"

    def ex_Binary(self, e: ir.Binary, env: Env) -> str:
        left, right = self.ex(e.left, env), self.ex(e.right, env)
        if e.op in ("min", "max"):
            return f"{e.op}({left},{right})"
        return f"({left}{'//' if e.op == '/' else e.op}{right})"

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
            v, clause = self.clauses(e.left.query, env)
            return f"any(True {clause})"
        return f"({left}{e.op}{right})"

    def ex_IsEntry(self, e: ir.IsEntry, env: Env) -> str:
        thing = self.ex(e.thing, env)
        return f"{thing}=={e.indices[0]}" if len(e.indices) == 1 else f"({thing} in {e.indices})"

    def ex_Both(self, e: ir.Both, env: Env) -> str:
        return "(" + f" {e.op} ".join(self.truth(i, env) for i in e.items) + ")"

    def ex_Not(self, e: ir.Not, env: Env) -> str:
        return f"(not {self.truth(e.item, env)})"

    def ex_InZone(self, e: ir.InZone, env: Env) -> str:
        return f"S[{self.layout.locations}+{self.ex(e.thing, env)}]=={self.place_code(e.zone, e.holder, env)}"

    def ex_NextTo(self, e: ir.NextTo, env: Env) -> str:
        made = next((m for m in self.words.layouts.values() if m.of in e.left.type.kinds), None)
        if made is None:
            return "False"
        masks = self.layout.layouts[made.name][0]
        base = self.words.kinds[made.of].base
        return f"(S[{masks - base}+{self.ex(e.left, env)}]>>({self.ex(e.right, env)}-{base})&1)"

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
                code = self.ex(printed.condition, Env({printed.you: "you", printed.self: "this"}))
                self.unit.functions.append(f"def {fn}(S, you, this):\n    return {code}")
                for index in self.words.entries[entry]:
                    entries[index] = fn
            self.unit.functions.append(f"{name} = ({','.join(entries)},)")
        thing = self.ex(e.thing, env)
        player = self.ex(e.player, env) if e.player is not None else "-1"
        return f"{name}[{thing}](S,{player},{thing})"


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
