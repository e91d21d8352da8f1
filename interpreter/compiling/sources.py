"""What generated code looks through: zones, parts, lists, neighbours, whole groups of them; and constant tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from ..diagnostics.problems import Span
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.vocabulary import PLAYER, Zone
from ..model.vocabulary import Layout as Board
from .analysis import may_miss, never_negative
from .layout import Layout
from .magnitude import Magnitude
from .piles import Pile
from .tuning import any_of, cheap_first, each_once, parts, sifted, values
from .work import Place


class Env(dict[ir.Local, str]):
    """What a local stands for in the code around it: a Python variable, or else its slot in the state."""

    __slots__ = ("slots",)

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
    #: not, to look for mistakes only: what lists the same again without guards, or for "why not?", is left out
    whole: bool = True
    tables: dict[str, Any] = field(default_factory=dict)
    functions: list[str] = field(default_factory=list)
    made: dict[str, str] = field(default_factory=dict)
    #: definitions that are written out where they are used
    short: set[str] = field(default_factory=set)
    counter: int = 0
    #: the rule being written, and by function the rule it was written for
    about: Place = ("", None)
    places: dict[str, Place] = field(default_factory=dict)
    #: rules that running code may name, each with a number
    mentioned: dict[Place, int] = field(default_factory=dict)

    def add(self, code: str) -> None:
        """One more function, or table of functions."""
        self.functions.append(code)
        self.places[function_name(code)] = self.about

    def mention(self, place: Place) -> int:
        return self.mentioned.setdefault(place, len(self.mentioned))

    @contextmanager
    def writing(self, name: str, span: Span | None) -> Iterator[None]:
        """What is added meanwhile belongs to this rule."""
        outer, self.about = self.about, (name, span)
        try:
            yield
        finally:
            self.about = outer

    def fresh(self, prefix: str) -> str:
        self.counter += 1
        return f"{prefix}{self.counter}"

    def table(self, name: str, values: Any) -> str:
        self.tables.setdefault(name, values)
        return name


def function_name(code: str) -> str:
    """Of a function, or of a table of functions."""
    return code.split("(")[0].removeprefix("def ").split(" = ")[0]


class SourceCoder:
    """Writes queries; expressions build on it."""

    def __init__(self, unit: Unit):
        self.unit = unit
        self.game = unit.game
        self.words = unit.game.words
        self.layout = unit.layout
        self.players = unit.layout.players
        #: what writes each kind of expression, found by its name once
        self._ways: dict[type, Callable[[Any, Env], str]] = {}
        #: by the number of a query, with the query: as long as it is kept, no other has that number
        self.magnitude = Magnitude(unit.game)
        self._settled: dict[int, tuple[ir.Query, list[ir.Test]]] = {}

    # ---- tables
    def prop_table(self, prop: str, nothing: int = -1) -> str:
        """What is printed on each thing; behind the last one, where there is no thing, stands `nothing`."""
        table = f"P_{self.tag('prop' if nothing else 'counted', prop)}"
        if table not in self.unit.tables:
            self.unit.table(table, tuple([t.numbers.get(prop, nothing) for t in self.words.things] + [nothing]))
        return table

    def tag(self, sort: str, name: str) -> str:
        """Names of a game never become identifiers: they are numbered."""
        key = f"{sort}:{name}"
        if key not in self.unit.made:
            self.unit.made[key] = f"{sort}{len(self.unit.made)}"
        return self.unit.made[key]

    def pile(self, base: int) -> str:
        return self.unit.table(f"PILE_{base}", Pile(base))

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

    def if_there(self, thing: ir.Expr | None, code: str, missing: str, env: Env) -> str:
        """What is said of a thing that may be missing: then it is `missing`."""
        return f"({code} if {self.ex(thing, env)}>=0 else {missing})" if thing is not None and may_miss(thing) else code

    # ---- what is printed
    def ex(self, e: ir.Expr, env: Env) -> str:
        raise NotImplementedError

    def reads_state(self, e: ir.Expr) -> bool:
        raise NotImplementedError

    def settled(self, q: ir.Query) -> list[ir.Test]:
        """Tests of all things of a kind that what is printed answers: who passes them is known beforehand."""
        if q.source != "all" or q.through is not None or q.connected is not None or q.next_to is not None:
            return []
        known = self._settled.get(id(q))
        if known is None:
            tests = [t for t in q.tests if not self.reads_state(t.cond) and self.says_only(t.cond, q.var)]
            known = self._settled[id(q)] = (q, tests)
        return known[1]

    def says_only(self, e: ir.Expr, var: ir.Local | None) -> bool:
        """Does an expression speak of this thing and of nobody else? Who asks does not matter to most definitions."""
        if isinstance(e, ir.DefRef):
            checked = self.game.definitions[e.definition.key]
            return self.says_only(checked.value, checked.it) and (e.thing is None or self.says_only(e.thing, var))
        nodes = walk.everything(e)
        if any(isinstance(n, ir.DefRef) for n in nodes):
            return all(self.says_only(n, var) for n in walk.inside(e) if isinstance(n, ir.Expr))
        own = {var, *(n.var for n in nodes if isinstance(n, ir.Query))}
        return all(n.local in own for n in nodes if isinstance(n, ir.LocalRef))

    def passing(self, everything: str, settled: list[ir.Test], var: ir.Local) -> str:
        """The things that pass such tests, as a constant."""
        tests = " and ".join(self.truth(t.cond, Env({var: "v"}, lambda local: "-1")) for t in settled)
        code = f"(lambda S: tuple([v for v in {everything} if {tests}]))(())"
        if code not in self.unit.made:
            self.unit.made[code] = self.unit.fresh("THOSE_")
            self.unit.add(f"{self.unit.made[code]} = {code}")
        return self.unit.made[code]

    # ---- queries

    def source(self, q: ir.Query, env: Env) -> tuple[str, list[str]]:
        """What is looked through, as Python, and tests that follow from the source itself (on the variable `{v}`)."""
        listed, own = self.within(q, env)
        board = self.board(q.kinds) if q.next_to is not None and q.source != "all" else None
        if board is not None and q.next_to is not None:
            own = [*own, f"{{v}} in {self.around(board, self.ex(q.next_to, env))}"]
        return listed, own

    def within(self, q: ir.Query, env: Env) -> tuple[str, list[str]]:
        ranges = [f"range({self.words.kinds[k].base},{self.words.kinds[k].end})" for k in q.kinds]
        everything = ranges[0] if len(ranges) == 1 else "(" + ",".join(f"*{r}" for r in ranges) + ")"
        if q.through is not None:
            return self.through(q, q.through, env), []
        if q.source == "zone":
            assert q.zone is not None
            address = self.zone_address(q.zone, q.holder, env)
            there = []
            if q.zone.single:
                listed, there = f"(S[{address}],)", ["{v}>=0"]
            elif q.zone.form == "pile":
                base = self.layout.places[self.layout.zone_places[q.zone.name]].base if q.zone.owners else 0
                listed = f"{self.pile(base)}[S[{address}]]"
            else:
                listed = f"members(S,{self.place_code(q.zone, q.holder, env)})"
            listed = self.if_there(q.holder, listed, "()", env)
            if set(q.kinds) >= set(q.zone.holds):
                return listed, there
            tests = " or ".join(f"{self.words.kinds[k].base}<={{v}}<{self.words.kinds[k].end}" for k in q.kinds)
            return listed, [*there, f"({tests})"]
        if q.source == "parts":
            assert q.of is not None
            whole = self.ex(q.of, env)
            bounds = [self.part_bounds(k) for k in q.kinds]
            ranges = [f"range({first}[{whole}],{last}[{whole}])" for first, last in bounds]
            return ranges[0] if len(ranges) == 1 else "(" + ",".join(f"*{r}" for r in ranges) + ",)", []
        if q.source == "listed":
            return self.listed(q, env), []
        if q.source == "owned":
            assert q.of is not None
            return f"{self.owned(q.kinds[0])}[{self.ex(q.of, env)}]", []
        if q.source == "opponents":
            assert q.of is not None
            return f"{self.opponents()}[{self.ex(q.of, env)}]", []
        if q.source == "players":
            return f"range({self.players})", []
        if q.source == "one":
            assert q.of is not None
            return f"({self.ex(q.of, env)},)", []
        if q.connected is not None:
            return self.group(q, q.connected, env), []
        if q.next_to is not None and len(q.kinds) == 1:
            board = self.board((q.kinds[0],))
            if board is not None:
                return self.around(board, self.ex(q.next_to, env)), []
        settled = self.settled(q)
        if settled:
            return self.passing(everything, settled, q.var), []
        lead = self.lead(q, env, "it")
        return everything if lead is None else lead.listed, []

    def lead(self, q: ir.Query, env: Env, var: str) -> Any:
        raise NotImplementedError

    def through(self, q: ir.Query, outer: ir.Query, env: Env) -> str:
        """What belongs to any of several things, each once."""
        v, clause = self.clauses(outer, env)
        inner, own = self.within(replace(q, through=None), env.plus({outer.var: v}))
        x = self.unit.fresh("v")
        tests = " if " + " and ".join(t.format(v=x) for t in own) if own else ""
        found = f"[{x} {clause} for {x} in {inner}{tests}]"
        return f"dict.fromkeys({found})" if q.source == "listed" else found

    def listed(self, q: ir.Query, env: Env) -> str:
        """What a thing lists, or the things that list it, as printed."""
        assert q.of is not None
        self.lists(q)
        return f"{self.list_name(q)}[{self.ex(q.of, env)}]"

    def list_name(self, q: ir.Query) -> str:
        return "LI_" + self.tag("listed", f"{q.listed} {q.inverse} {q.kinds[0]}")

    def lists(self, q: ir.Query) -> tuple[tuple[int, ...], ...]:
        """What each thing lists: a table, made once."""
        assert q.of is not None
        name = self.list_name(q)
        if name not in self.unit.tables:
            found: list[list[int]] = [[] for _ in range(len(self.words.things) + 1)]
            for thing in self.words.kinds[(q.kinds if q.inverse else q.of.type.kinds)[0]].things:
                for other in thing.lists.get(q.listed, ()):
                    found[other if q.inverse else thing.index].append(thing.index if q.inverse else other)
            self.unit.table(name, tuple(map(tuple, found)))
        return self.unit.tables[name]  # type: ignore[no-any-return]

    def owned(self, kind: str) -> str:
        """The things of a kind that belong to each player."""
        things = self.words.kinds[kind].things
        mine = tuple(tuple(t.index for t in things if t.owner == p) for p in range(self.players))
        return self.unit.table("OW_" + self.tag("owned", kind), (*mine, ()))

    def owners(self) -> str:
        """The player to whom each thing belongs."""
        return self.unit.table("OWNERS", tuple(t.owner for t in self.words.things) + (-1,))

    # ---- neighbours
    def board(self, kinds: tuple[str, ...]) -> Board | None:
        return next((m for m in self.words.layouts.values() if m.of in kinds), None)

    def masks(self, board: Board) -> tuple[str, int]:
        """Where masks of neighbours are kept, and the place of the first: the state, or a table if they are printed."""
        if not board.printed:
            return "S", self.layout.layouts[board.name][0]
        masks = tuple(sum(1 << j for j in around) for around in board.neighbours)
        return self.unit.table("NM_" + self.tag("layout", board.name), masks), 0

    def around(self, board: Board, thing: str) -> str:
        """The neighbours of a thing."""
        base = self.words.kinds[board.of].base
        if not board.printed:
            kept, first = self.masks(board)
            return f"{self.pile(base)}[{kept}[{first - base}+{thing}]]"
        self.neighbours(board)
        return f"NT_{self.tag('layout', board.name)}[{thing}]"

    def neighbours(self, board: Board) -> tuple[tuple[int, ...], ...]:
        """What is next to each thing of a printed board: a table, made once."""
        name = "NT_" + self.tag("layout", board.name)
        if name not in self.unit.tables:
            base = self.words.kinds[board.of].base
            found: list[tuple[int, ...]] = [()] * (len(self.words.things) + 1)
            for i, around in enumerate(board.neighbours):
                found[base + i] = tuple(base + j for j in around)
            self.unit.table(name, tuple(found))
        return self.unit.tables[name]  # type: ignore[no-any-return]

    def group(self, q: ir.Query, start: ir.Expr, env: Env) -> str:
        """Everything that hangs together with a thing: neighbours that pass the tests, and theirs; the thing itself."""
        board = self.board(q.kinds)
        if board is None:
            return "()"
        v = self.unit.fresh("v")
        inner = env.plus({q.var: v})
        tests = [t for t in (self.truth(test.cond, inner) for test in q.tests) if t != "True"]
        passes = " and ".join(tests) or "True"
        return f"group({self.ex(start, env)},lambda {v}:{self.around(board, v)},lambda {v}:{passes})"

    def tests(self, q: ir.Query, var: str, env: Env) -> list[str]:
        """What each thing looked through must pass; a group has looked at its tests already."""
        if q.connected is not None:
            return []
        inner, settled = env.plus({q.var: var}), self.settled(q)
        lead = self.lead(q, env, var) if not settled else None
        if lead is not None:
            left = [self.truth(cond, known) for cond, known in lead.left]
            return [*left, *(self.truth(t.cond, inner) for t in q.tests if t is not lead.test)]
        return [self.truth(t.cond, inner) for t in q.tests if t not in settled]

    def truth(self, e: ir.Expr, env: Env) -> str:
        """A condition where any true value will do: counts need not become yes or no."""
        if isinstance(e, ir.Compare) and e.op == ">=" and isinstance(e.right, ir.Int) and e.right.value == 1:
            if never_negative(e.left) and not isinstance(e.left, ir.Aggregate):
                return self.ex(e.left, env)
        return self.defined(e, env, self.truth) if isinstance(e, ir.DefRef) else self.ex(e, env)

    def defined(self, e: ir.DefRef, env: Env, say: Callable[[ir.Expr, Env], str]) -> str:
        raise NotImplementedError

    def clauses(self, q: ir.Query, env: Env, extra: list[str] | None = None, var: str = "") -> tuple[str, str]:
        """(variable, `for v in ... if ...`)."""
        v = var or self.unit.fresh("v")
        listed, conds = self.looked(q, env, v, extra)
        tail = " if " + " and ".join(conds) if conds else ""
        return v, f"for {v} in {listed}{tail}"

    def looked(self, q: ir.Query, env: Env, v: str, extra: list[str] | None = None) -> tuple[str, list[str]]:
        """What is looked through, and what each thing must pass, cheap tests first."""
        listed, own = self.source(q, env)
        conds = [c.format(v=v) for c in own]
        conds += cheap_first(each_once(self.tests(q, v, env) + (extra or [])))
        return sifted(v, listed, conds)

    def any_code(self, q: ir.Query, env: Env, extra: list[str] | None = None, var: str = "") -> str:
        """Is there one?"""
        v = var or self.unit.fresh("v")
        tests = self.tests(q, v, env) + (extra or [])
        if q.source == "zone" and q.zone is not None and q.zone.single and q.through is None:
            if set(q.kinds) >= set(q.zone.holds):  # the only thing there can be
                there = f"({v}:=S[{self.zone_address(q.zone, q.holder, env)}])>=0"
                code = " and ".join([there, *cheap_first(each_once([p for t in tests for p in parts(t)]))])
                return self.if_there(q.holder, f"({code})", "False", env)
        listed, own = self.source(q, env)
        return any_of(v, listed, [c.format(v=v) for c in own], tests)

    def listing(self, q: ir.Query, env: Env) -> str:
        """What a query finds, as it is when it is asked for."""
        v = self.unit.fresh("v")
        listed, conds = self.looked(q, env, v)
        if conds or listed.startswith("compress("):
            return f"[{v} for {v} in {listed}{' if ' + ' and '.join(conds) if conds else ''}]"
        return listed

    def how_many(self, q: ir.Query, env: Env) -> str:
        """The number of things a query finds; players who have an only piece somewhere are as many as such pieces."""
        if q.source in ("opponents", "players") and len(q.tests) == 1 and q.through is None:
            count = only_piece(q.tests[0].cond, q.var)
            if count is not None:
                others = ir.Owner(q.of, True) if q.source == "opponents" else ir.Owner()
                return self.ex(replace(count, owner=others), env)
        if q.source == "parts" and q.of is not None and q.through is None and not q.tests and len(q.kinds) == 1:
            first, last = self.part_bounds(q.kinds[0])
            return f"({last}[{self.ex(q.of, env)}]-{first}[{self.ex(q.of, env)}])"
        v, clause = self.clauses(q, env)
        return f"len([{v} {clause}])"

    def ex_Aggregate(self, e: ir.Aggregate, env: Env) -> str:
        if e.how == "count":
            return self.how_many(e.query, env)
        v = self.unit.fresh("v")
        listed, conds = self.looked(e.query, env, v)
        assert e.value is not None
        value = self.ex(e.value, env.plus({e.query.var: v}))
        code = {"total": "sum({})", "highest": "max({},default=0)", "lowest": "min({},default=0)"}[e.how]
        return self.looked_at(e, code.format(values(value, v, listed, conds)))

    def looked_at(self, e: ir.Expr, code: str) -> str:
        """A number on the way to another, refused where it comes up if it is too large."""
        return f"beyond({code},{self.unit.mention(self.unit.about)})" if self.magnitude.too_wide(e) else code


def only_piece(cond: ir.Expr, owner: ir.Local) -> ir.PieceCount | None:
    """`with a flag on here`, where each player has one flag and no more: the count that says so."""
    if isinstance(cond, ir.Compare) and cond.op == ">=" and isinstance(cond.right, ir.Int) and cond.right.value == 1:
        count = cond.left
        if isinstance(count, ir.PieceCount) and isinstance(count.owner.who, ir.LocalRef) and not count.owner.others:
            alone = sum(count.piece.start.values()) == 1 and count.place.thing is not None and count.place.zone is None
            if count.owner.who.local is owner and alone:
                return count
    return None
