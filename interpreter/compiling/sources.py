"""What generated code looks through: zones, parts, lists, neighbours, whole groups of them; and constant tables."""

from __future__ import annotations

from dataclasses import replace

from ..model import ir, walk
from ..model.vocabulary import PLAYER, Zone
from ..model.vocabulary import Layout as Board
from ..terms.facts import may_miss, never_negative
from . import counting, expressions, masks, named, reverse_lookup
from .lowering import Env, Lowering
from .piles import Pile
from .tuning import any_of, cheap_first, each_once, parts, sifted, values


# ---- tables
def prop_table(c: Lowering, prop: str, nothing: int = -1) -> str:
    """What is printed on each thing; behind the last one, where there is no thing, stands `nothing`."""
    table = f"P_{numbered(c, 'prop' if nothing else 'counted', prop)}"
    if table not in c.unit.tables:
        c.unit.table(table, tuple([t.numbers.get(prop, nothing) for t in c.words.things] + [nothing]))
    return table


def numbered(c: Lowering, sort: str, name: str) -> str:
    """Names of a game never become identifiers: they are numbered."""
    key = f"{sort}:{name}"
    if key not in c.unit.made:
        c.unit.made[key] = f"{sort}{len(c.unit.made)}"
    return c.unit.made[key]


def pile(c: Lowering, base: int) -> str:
    return c.unit.table(f"PILE_{base}", Pile(base))


def opponents(c: Lowering) -> str:
    n = c.players
    return c.unit.table("OPP", tuple(tuple(q for q in range(n) if q != p) for p in range(n)) + ((),))


def part_bounds(c: Lowering, kind: str) -> tuple[str, str]:
    """First and last+1 part of each whole (parts of one whole stand side by side)."""
    first = [0] * (len(c.words.things) + 1)
    last = [0] * (len(c.words.things) + 1)
    for part in c.words.kinds[kind].things:
        if last[part.whole] == 0:
            first[part.whole] = part.index
        last[part.whole] = part.index + 1
    tag = numbered(c, "parts", kind)
    return c.unit.table(f"F_{tag}", tuple(first)), c.unit.table(f"L_{tag}", tuple(last))


def place_code(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> str:
    """The number of the place: a zone of a holder."""
    first = c.layout.zone_places[zone.name]
    if zone.of == "game" or holder is None:
        return str(first)
    code = expressions.value(c, holder, env)
    if zone.of == PLAYER:
        return f"({first}+{code})" if first else code
    numbers = [-1] * (len(c.words.things) + 1)
    for i, owner in enumerate(zone.owners):
        numbers[owner] = first + i
    return f"{c.unit.table('Z_' + numbered(c, 'zone', zone.name), tuple(numbers))}[{code}]"


def zone_address(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> str:
    """The first slot of the zone."""
    first = c.layout.places[c.layout.zone_places[zone.name]].address if zone.owners else 0
    if zone.of == "game" or holder is None:
        return str(first)
    code = expressions.value(c, holder, env)
    stride = 1
    if len(zone.owners) > 1:
        second = c.layout.places[c.layout.zone_places[zone.name] + 1].address
        stride = second - first
    owners = zone.owners
    if zone.of == PLAYER or (
        owners
        and owners == list(range(owners[0], owners[0] + len(owners)))
        and len(owners) == len(c.words.kinds[zone.of].things)
    ):
        start = first - (owners[0] if owners else 0) * stride
        return f"{start}+{code}" + (f"*{stride}" if stride != 1 else "")
    addresses = [0] * (len(c.words.things) + 1)
    for i, owner in enumerate(owners):
        addresses[owner] = first + i * stride
    return f"{c.unit.table('A_' + numbered(c, 'zone', zone.name), tuple(addresses))}[{code}]"


def if_there(c: Lowering, thing: ir.Expr | None, code: str, missing: str, env: Env) -> str:
    """What is said of a thing that may be missing: then it is `missing`."""
    return (
        f"({code} if {expressions.value(c, thing, env)}>=0 else {missing})"
        if thing is not None and may_miss(thing)
        else code
    )


def settled_tests(c: Lowering, q: ir.Query) -> list[ir.Test]:
    """Tests of all things of a kind that what is printed answers: who passes them is known beforehand."""
    if q.source != "all" or q.through is not None or q.connected is not None or q.next_to is not None:
        return []
    known = c.settled.get(id(q))
    if known is None:
        tests = [t for t in q.tests if not counting.reads_state(c, t.cond) and says_only(c, t.cond, q.var)]
        known = c.settled[id(q)] = (q, tests)
    return known[1]


def says_only(c: Lowering, e: ir.Expr, var: ir.Local | None) -> bool:
    """Does an expression speak of this thing and of nobody else? Who asks does not matter to most definitions."""
    if isinstance(e, ir.DefRef):
        checked = c.game.definitions[e.definition.key]
        return says_only(c, checked.value, checked.it) and (e.thing is None or says_only(c, e.thing, var))
    nodes = walk.everything(e)
    if any(isinstance(n, ir.DefRef) for n in nodes):
        return all(says_only(c, n, var) for n in walk.inside(e) if isinstance(n, ir.Expr))
    own = {var, *(n.var for n in nodes if isinstance(n, ir.Query))}
    return all(n.local in own for n in nodes if isinstance(n, ir.LocalRef))


def passing_ones(c: Lowering, everything: str, settled: list[ir.Test], var: ir.Local) -> str:
    """The things that pass such tests, as a constant."""
    tests = " and ".join(truth(c, t.cond, Env({var: "v"}, lambda local: "-1")) for t in settled)
    code = f"(lambda S: tuple([v for v in {everything} if {tests}]))(())"
    if code not in c.unit.made:
        c.unit.made[code] = c.unit.fresh("THOSE_")
        c.unit.add(f"{c.unit.made[code]} = {code}")
    return c.unit.made[code]


# ---- queries
def looked_through(c: Lowering, q: ir.Query, env: Env) -> tuple[str, list[str]]:
    """What is looked through, as Python, and tests that follow from the source itself (on the variable `{v}`)."""
    listed, own = masks.within(c, q, env)
    board = board_of(c, q.kinds) if q.next_to is not None and q.source != "all" else None
    if board is not None and q.next_to is not None:
        own = [*own, f"{{v}} in {around(c, board, expressions.value(c, q.next_to, env))}"]
    return listed, own


def within(c: Lowering, q: ir.Query, env: Env) -> tuple[str, list[str]]:
    ranges = [f"range({c.words.kinds[k].base},{c.words.kinds[k].end})" for k in q.kinds]
    everything = ranges[0] if len(ranges) == 1 else "(" + ",".join(f"*{r}" for r in ranges) + ")"
    if q.through is not None:
        return through(c, q, q.through, env), []
    if q.source == "zone":
        assert q.zone is not None
        address = zone_address(c, q.zone, q.holder, env)
        there = []
        if q.zone.single:
            listed, there = f"(S[{address}],)", ["{v}>=0"]
        elif q.zone.form == "pile":
            base = c.layout.places[c.layout.zone_places[q.zone.name]].base if q.zone.owners else 0
            listed = f"{pile(c, base)}[S[{address}]]"
        else:
            listed = f"members(S,{place_code(c, q.zone, q.holder, env)})"
        listed = if_there(c, q.holder, listed, "()", env)
        if set(q.kinds) >= set(q.zone.holds):
            return listed, there
        tests = " or ".join(f"{c.words.kinds[k].base}<={{v}}<{c.words.kinds[k].end}" for k in q.kinds)
        return listed, [*there, f"({tests})"]
    if q.source == "parts":
        assert q.of is not None
        whole = expressions.value(c, q.of, env)
        bounds = [part_bounds(c, k) for k in q.kinds]
        ranges = [f"range({first}[{whole}],{last}[{whole}])" for first, last in bounds]
        return ranges[0] if len(ranges) == 1 else "(" + ",".join(f"*{r}" for r in ranges) + ",)", []
    if q.source == "listed":
        return listed_by(c, q, env), []
    if q.source == "owned":
        assert q.of is not None
        return f"{owned_by(c, q.kinds[0])}[{expressions.value(c, q.of, env)}]", []
    if q.source == "opponents":
        assert q.of is not None
        return f"{opponents(c)}[{expressions.value(c, q.of, env)}]", []
    if q.source == "players":
        return f"range({c.players})", []
    if q.source == "one":
        assert q.of is not None
        return f"({expressions.value(c, q.of, env)},)", []
    if q.connected is not None:
        return hanging_together(c, q, q.connected, env), []
    if q.next_to is not None and len(q.kinds) == 1:
        board = board_of(c, (q.kinds[0],))
        if board is not None:
            return around(c, board, expressions.value(c, q.next_to, env)), []
    settled = settled_tests(c, q)
    if settled:
        return passing_ones(c, everything, settled, q.var), []
    lead = reverse_lookup.lead_to(c, q, env, "it")
    return everything if lead is None else lead.listed, []


def through(c: Lowering, q: ir.Query, outer: ir.Query, env: Env) -> str:
    """What belongs to any of several things, each once."""
    v, clause = clauses(c, outer, env)
    inner, own = masks.within(c, replace(q, through=None), env.plus({outer.var: v}))
    x = c.unit.fresh("v")
    tests = " if " + " and ".join(t.format(v=x) for t in own) if own else ""
    found = f"[{x} {clause} for {x} in {inner}{tests}]"
    return f"dict.fromkeys({found})" if q.source == "listed" else found


def listed_by(c: Lowering, q: ir.Query, env: Env) -> str:
    """What a thing lists, or the things that list it, as printed."""
    assert q.of is not None
    lists_of(c, q)
    return f"{list_name(c, q)}[{expressions.value(c, q.of, env)}]"


def list_name(c: Lowering, q: ir.Query) -> str:
    return "LI_" + numbered(c, "listed", f"{q.listed} {q.inverse} {q.kinds[0]}")


def lists_of(c: Lowering, q: ir.Query) -> tuple[tuple[int, ...], ...]:
    """What each thing lists: a table, made once."""
    assert q.of is not None
    name = list_name(c, q)
    if name not in c.unit.tables:
        found: list[list[int]] = [[] for _ in range(len(c.words.things) + 1)]
        for thing in c.words.kinds[(q.kinds if q.inverse else q.of.type.kinds)[0]].things:
            for other in thing.lists.get(q.listed, ()):
                found[other if q.inverse else thing.index].append(thing.index if q.inverse else other)
        c.unit.table(name, tuple(map(tuple, found)))
    return c.unit.tables[name]  # type: ignore[no-any-return]


def owned_by(c: Lowering, kind: str) -> str:
    """The things of a kind that belong to each player."""
    things = c.words.kinds[kind].things
    mine = tuple(tuple(t.index for t in things if t.owner == p) for p in range(c.players))
    return c.unit.table("OW_" + numbered(c, "owned", kind), (*mine, ()))


def owners(c: Lowering) -> str:
    """The player to whom each thing belongs."""
    return c.unit.table("OWNERS", tuple(t.owner for t in c.words.things) + (-1,))


# ---- neighbours
def board_of(c: Lowering, kinds: tuple[str, ...]) -> Board | None:
    return next((m for m in c.words.layouts.values() if m.of in kinds), None)


def neighbour_masks(c: Lowering, board: Board) -> tuple[str, int]:
    """Where masks of neighbours are kept, and the place of the first: the state, or a table if they are printed."""
    if not board.printed:
        return "S", c.layout.layouts[board.name][0]
    masks = tuple(sum(1 << j for j in around) for around in board.neighbours)
    return c.unit.table("NM_" + numbered(c, "layout", board.name), masks), 0


def around(c: Lowering, board: Board, thing: str) -> str:
    """The neighbours of a thing."""
    base = c.words.kinds[board.of].base
    if not board.printed:
        kept, first = neighbour_masks(c, board)
        return f"{pile(c, base)}[{kept}[{first - base}+{thing}]]"
    neighbours(c, board)
    return f"NT_{numbered(c, 'layout', board.name)}[{thing}]"


def neighbours(c: Lowering, board: Board) -> tuple[tuple[int, ...], ...]:
    """What is next to each thing of a printed board: a table, made once."""
    name = "NT_" + numbered(c, "layout", board.name)
    if name not in c.unit.tables:
        base = c.words.kinds[board.of].base
        found: list[tuple[int, ...]] = [()] * (len(c.words.things) + 1)
        for i, around in enumerate(board.neighbours):
            found[base + i] = tuple(base + j for j in around)
        c.unit.table(name, tuple(found))
    return c.unit.tables[name]  # type: ignore[no-any-return]


def hanging_together(c: Lowering, q: ir.Query, start: ir.Expr, env: Env) -> str:
    """Everything that hangs together with a thing: neighbours that pass the tests, and theirs; the thing itself."""
    board = board_of(c, q.kinds)
    if board is None:
        return "()"
    v = c.unit.fresh("v")
    inner = env.plus({q.var: v})
    tests = [t for t in (truth(c, test.cond, inner) for test in q.tests) if t != "True"]
    passes = " and ".join(tests) or "True"
    return f"group({expressions.value(c, start, env)},lambda {v}:{around(c, board, v)},lambda {v}:{passes})"


def tests_of(c: Lowering, q: ir.Query, var: str, env: Env) -> list[str]:
    """What each thing looked through must pass; a group has looked at its tests already."""
    if q.connected is not None:
        return []
    inner, settled = env.plus({q.var: var}), settled_tests(c, q)
    lead = reverse_lookup.lead_to(c, q, env, var) if not settled else None
    if lead is not None:
        left = [truth(c, cond, known) for cond, known in lead.left]
        return [*left, *(truth(c, t.cond, inner) for t in q.tests if t is not lead.test)]
    return [truth(c, t.cond, inner) for t in q.tests if t not in settled]


def truth(c: Lowering, e: ir.Expr, env: Env) -> str:
    """A condition where any true value will do: counts need not become yes or no."""
    if isinstance(e, ir.Compare) and e.op == ">=" and isinstance(e.right, ir.Int) and e.right.value == 1:
        if never_negative(e.left) and not isinstance(e.left, ir.Aggregate):
            return expressions.value(c, e.left, env)
    return named.defined(c, e, env, truth) if isinstance(e, ir.DefRef) else expressions.value(c, e, env)


def clauses(c: Lowering, q: ir.Query, env: Env, extra: list[str] | None = None, var: str = "") -> tuple[str, str]:
    """(variable, `for v in ... if ...`)."""
    v = var or c.unit.fresh("v")
    listed, conds = looked(c, q, env, v, extra)
    tail = " if " + " and ".join(conds) if conds else ""
    return v, f"for {v} in {listed}{tail}"


def looked(c: Lowering, q: ir.Query, env: Env, v: str, extra: list[str] | None = None) -> tuple[str, list[str]]:
    """What is looked through, and what each thing must pass, cheap tests first."""
    listed, own = looked_through(c, q, env)
    conds = [test.format(v=v) for test in own]
    conds += cheap_first(each_once(masks.tests_of(c, q, v, env) + (extra or [])))
    return sifted(v, listed, conds)


def any_code(c: Lowering, q: ir.Query, env: Env, extra: list[str] | None = None, var: str = "") -> str:
    """Is there one?"""
    v = var or c.unit.fresh("v")
    tests = masks.tests_of(c, q, v, env) + (extra or [])
    if q.source == "zone" and q.zone is not None and q.zone.single and q.through is None:
        if set(q.kinds) >= set(q.zone.holds):  # the only thing there can be
            there = f"({v}:=S[{zone_address(c, q.zone, q.holder, env)}])>=0"
            code = " and ".join([there, *cheap_first(each_once([p for t in tests for p in parts(t)]))])
            return if_there(c, q.holder, f"({code})", "False", env)
    listed, own = looked_through(c, q, env)
    return any_of(v, listed, [test.format(v=v) for test in own], tests)


def listing(c: Lowering, q: ir.Query, env: Env) -> str:
    """What a query finds, as it is when it is asked for."""
    v = c.unit.fresh("v")
    listed, conds = looked(c, q, env, v)
    if conds or listed.startswith("compress("):
        return f"[{v} for {v} in {listed}{' if ' + ' and '.join(conds) if conds else ''}]"
    return listed


def how_many(c: Lowering, q: ir.Query, env: Env) -> str:
    """The number of things a query finds; players who have an only piece somewhere are as many as such pieces."""
    if q.source in ("opponents", "players") and len(q.tests) == 1 and q.through is None:
        count = only_piece(q.tests[0].cond, q.var)
        if count is not None:
            others = ir.Owner(q.of, True) if q.source == "opponents" else ir.Owner()
            return expressions.value(c, replace(count, owner=others), env)
    if q.source == "parts" and q.of is not None and q.through is None and not q.tests and len(q.kinds) == 1:
        first, last = part_bounds(c, q.kinds[0])
        return f"({last}[{expressions.value(c, q.of, env)}]-{first}[{expressions.value(c, q.of, env)}])"
    v, clause = clauses(c, q, env)
    return f"len([{v} {clause}])"


def lower_aggregate(c: Lowering, e: ir.Aggregate, env: Env) -> str:
    if e.how == "count":
        return masks.how_many(c, e.query, env)
    v = c.unit.fresh("v")
    listed, conds = looked(c, e.query, env, v)
    assert e.value is not None
    value = expressions.value(c, e.value, env.plus({e.query.var: v}))
    code = {"total": "sum({})", "highest": "max({},default=0)", "lowest": "min({},default=0)"}[e.how]
    return looked_at(c, e, code.format(values(value, v, listed, conds)))


def looked_at(c: Lowering, e: ir.Expr, code: str) -> str:
    """A number on the way to another, refused where it comes up if it is too large."""
    return f"beyond({code},{c.unit.mention(c.unit.about)})" if c.magnitude.too_wide(e) else code


def only_piece(cond: ir.Expr, owner: ir.Local) -> ir.PieceCount | None:
    """`with a flag on here`, where each player has one flag and no more: the count that says so."""
    if isinstance(cond, ir.Compare) and cond.op == ">=" and isinstance(cond.right, ir.Int) and cond.right.value == 1:
        count = cond.left
        if isinstance(count, ir.PieceCount) and isinstance(count.owner.who, ir.LocalRef) and not count.owner.others:
            alone = sum(count.piece.start.values()) == 1 and count.place.thing is not None and count.place.zone is None
            if count.owner.who.local is owner and alone:
                return count
    return None
