"""What a plan looks through: zones, parts, lists, neighbours, whole groups of them; and constant tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..lowering import dispatch
from ..lowering.anatomy import may_miss, never_negative
from ..lowering.context import Env, Lowering
from ..lowering.piles import Pile
from ..model import ir, walk
from ..model.vocabulary import PLAYER, Zone
from ..model.vocabulary import Layout as Board
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from ..plan.passes.searches import sifted, there_is, values
from ..plan.passes.tests import cheap_first, each_once
from . import counted, masks, named, reverse_lookup


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


def members(c: Lowering, base: int, mask: Expr) -> Expr:
    """The things of a mask of which the first bit is the thing `base`."""
    c.unit.table(f"PILE_{base}", Pile(base))
    return n.Members(base, mask)


def things_mask(c: Lowering, kinds: Sequence[str]) -> int:
    """A bit for each thing of these kinds."""
    return sum((1 << k.end) - (1 << k.base) for k in (c.words.kinds[name] for name in kinds))


def opponents(c: Lowering, player: Expr) -> Expr:
    count = c.players
    every = tuple(tuple(q for q in range(count) if q != p) for p in range(count)) + ((),)
    return b.listed(c.unit.table("OPP", every), player)


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


def place_code(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> Expr:
    """The number of the place: a zone of a holder."""
    first = c.layout.zone_places[zone.name]
    if zone.of == "game" or holder is None:
        return n.Number(first)
    code = dispatch.value(c, holder, env)
    if zone.of == PLAYER:
        return b.plus(first, code) if first else code
    numbers = [-1] * (len(c.words.things) + 1)
    for i, owner in enumerate(zone.owners):
        numbers[owner] = first + i
    return b.item(c.unit.table("Z_" + numbered(c, "zone", zone.name), tuple(numbers)), code)


def zone_address(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> Expr:
    """The first slot of the zone."""
    first = c.layout.places[c.layout.zone_places[zone.name]].address if zone.owners else 0
    if zone.of == "game" or holder is None:
        return n.Number(first)
    code = dispatch.value(c, holder, env)
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
        return b.stepped(first - (owners[0] if owners else 0) * stride, code, stride)
    addresses = [0] * (len(c.words.things) + 1)
    for i, owner in enumerate(owners):
        addresses[owner] = first + i * stride
    return b.item(c.unit.table("A_" + numbered(c, "zone", zone.name), tuple(addresses)), code)


def if_there(c: Lowering, thing: ir.Expr | None, code: Expr, missing: Expr, env: Env) -> Expr:
    """What is said of a thing that may be missing: then it is `missing`."""
    if thing is None or not may_miss(thing):
        return code
    return n.Either(b.at_least(dispatch.value(c, thing, env), 0), code, missing)


# ---- what is printed
def settled_tests(c: Lowering, q: ir.Query) -> list[ir.Test]:
    """Tests of all things of a kind that what is printed answers: who passes them is known beforehand."""
    if q.source != "all" or q.through is not None or q.connected is not None or q.next_to is not None:
        return []
    known = c.settled.get(id(q))
    if known is None:
        tests = [t for t in q.tests if not counted.reads_state(c, t.cond) and says_only(c, t.cond, q.var)]
        known = c.settled[id(q)] = (q, tests)
    return known[1]


def says_only(c: Lowering, e: ir.Expr, var: ir.Local | None) -> bool:
    """Does an expression speak of this thing and of nobody else? Who asks does not matter to most definitions."""
    if isinstance(e, ir.DefRef):
        checked = c.game.definitions[e.definition.key]
        return says_only(c, checked.value, checked.it) and (e.thing is None or says_only(c, e.thing, var))
    nodes = walk.everything(e)
    if any(isinstance(node, ir.DefRef) for node in nodes):
        return all(says_only(c, node, var) for node in walk.inside(e) if isinstance(node, ir.Expr))
    own = {var, *(node.var for node in nodes if isinstance(node, ir.Query))}
    return all(node.local in own for node in nodes if isinstance(node, ir.LocalRef))


def passing_ones(c: Lowering, everything: Expr, settled: list[ir.Test], var: ir.Local) -> Expr:
    """The things that pass such tests, as a constant."""
    inner = Env({var: Var("v")}, lambda local: b.NOTHING)
    found = b.found("v", everything, [truth(c, t.cond, inner) for t in settled])
    if found not in c.unit.made:
        c.unit.made[found] = c.unit.fresh("THOSE_")
        c.unit.add(n.Constant(c.unit.made[found], found))
    return n.Known(c.unit.made[found])


# ---- queries
def looked_through(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    """What is looked through, and tests of each thing (the variable `v`) that follow from the source itself."""
    listed, own = masks.within(c, q, env, v)
    board = board_of(c, q.kinds) if q.next_to is not None and q.source != "all" else None
    if board is not None and q.next_to is not None:
        own = [*own, n.Among(Var(v), around(c, board, dispatch.value(c, q.next_to, env)))]
    return listed, own


def within(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    ranges: list[Expr] = [b.span_of(c.words.kinds[k].base, c.words.kinds[k].end) for k in q.kinds]
    everything = chained(ranges)
    if q.through is not None:
        return through(c, q, q.through, env), []
    if q.source == "zone":
        return within_zone(c, q, env, v)
    if q.source == "parts":
        assert q.of is not None
        whole = dispatch.value(c, q.of, env)
        bounds = [part_bounds(c, k) for k in q.kinds]
        return chained([n.Range(b.item(first, whole), b.item(last, whole)) for first, last in bounds]), []
    if q.source == "listed":
        return listed_by(c, q, env), []
    if q.source == "owned":
        assert q.of is not None
        return b.listed(owned_by(c, q.kinds[0]), dispatch.value(c, q.of, env)), []
    if q.source == "opponents":
        assert q.of is not None
        return opponents(c, dispatch.value(c, q.of, env)), []
    if q.source == "players":
        return b.span_of(0, c.players), []
    if q.source == "one":
        assert q.of is not None
        return n.Row((dispatch.value(c, q.of, env),)), []
    if q.connected is not None:
        return hanging_together(c, q, q.connected, env), []
    if q.next_to is not None and len(q.kinds) == 1:
        board = board_of(c, (q.kinds[0],))
        if board is not None:
            return around(c, board, dispatch.value(c, q.next_to, env)), []
    settled = settled_tests(c, q)
    if settled:
        return passing_ones(c, everything, settled, q.var), []
    lead = reverse_lookup.lead_to(c, q, env, "it")
    return everything if lead is None else lead.listed, []


def chained(lists: list[Expr]) -> Expr:
    """Several lists one after the other."""
    return lists[0] if len(lists) == 1 else n.Row(tuple(n.Spread(one) for one in lists))


def within_zone(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    assert q.zone is not None
    address = zone_address(c, q.zone, q.holder, env)
    listed: Expr
    there: list[Expr] = []
    if q.zone.single:
        listed, there = n.Row((n.Slot(address),)), [b.at_least(Var(v), 0)]
    elif q.zone.form == "pile":
        base = c.layout.places[c.layout.zone_places[q.zone.name]].base if q.zone.owners else 0
        listed = members(c, base, n.Slot(address))
    else:
        listed = n.Call("members", (place_code(c, q.zone, q.holder, env),))
    listed = if_there(c, q.holder, listed, b.EMPTY, env)
    if set(q.kinds) >= set(q.zone.holds):
        return listed, there
    return listed, [*there, of_kinds(c, Var(v), q.kinds)]


def of_kinds(c: Lowering, thing: Expr, kinds: tuple[str, ...] | list[str]) -> Expr:
    """Is it a thing of one of these kinds?"""
    bounds = [(c.words.kinds[k].base, c.words.kinds[k].end) for k in kinds]
    return b.any_of([n.Between(n.Number(base), thing, n.Number(end)) for base, end in bounds])


def through(c: Lowering, q: ir.Query, outer: ir.Query, env: Env) -> Expr:
    """What belongs to any of several things, each once."""
    loop = clause(c, outer, env)
    x = c.unit.fresh("v")
    inner, own = masks.within(c, replace(q, through=None), env.plus({outer.var: Var(loop.var)}), x)
    found = n.Each(Var(x), (loop, n.Loop(x, inner, tuple(own))))
    return n.Unique(found) if q.source == "listed" else found


def listed_by(c: Lowering, q: ir.Query, env: Env) -> Expr:
    """What a thing lists, or the things that list it, as printed."""
    assert q.of is not None
    lists_of(c, q)
    return b.listed(list_name(c, q), dispatch.value(c, q.of, env))


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


def owner(c: Lowering, thing: Expr) -> Expr:
    """The player to whom a thing belongs."""
    return b.item(c.unit.table("OWNERS", tuple(t.owner for t in c.words.things) + (-1,)), thing)


# ---- neighbours
def board_of(c: Lowering, kinds: tuple[str, ...]) -> Board | None:
    return next((m for m in c.words.layouts.values() if m.of in kinds), None)


def neighbour_table(c: Lowering, board: Board) -> tuple[str, int]:
    """Where masks of neighbours stand, and the place of the first: a table if they are printed, else ("", slot)."""
    if not board.printed:
        return "", c.layout.layouts[board.name][0]
    masks = tuple(sum(1 << j for j in around) for around in board.neighbours)
    return c.unit.table("NM_" + numbered(c, "layout", board.name), masks), 0


def neighbour_mask(c: Lowering, board: Board, thing: Expr) -> Expr:
    """The neighbours of a thing as a mask."""
    table, first = neighbour_table(c, board)
    at = b.plus(first - c.words.kinds[board.of].base, thing)
    return n.Item(table, at, n.MASK) if table else n.Slot(at)


def around(c: Lowering, board: Board, thing: Expr) -> Expr:
    """The neighbours of a thing."""
    if not board.printed:
        return members(c, c.words.kinds[board.of].base, neighbour_mask(c, board, thing))
    neighbours(c, board)
    return b.listed(f"NT_{numbered(c, 'layout', board.name)}", thing)


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


def hanging_together(c: Lowering, q: ir.Query, start: ir.Expr, env: Env) -> Expr:
    """Everything that hangs together with a thing: neighbours that pass the tests, and theirs; the thing itself."""
    board = board_of(c, q.kinds)
    if board is None:
        return b.EMPTY
    v = c.unit.fresh("v")
    inner = env.plus({q.var: Var(v)})
    passes = b.both([t for t in (truth(c, test.cond, inner) for test in q.tests) if t != b.YES])
    questions = (n.Question(v, around(c, board, Var(v))), n.Question(v, passes))
    return n.Call("group", (dispatch.value(c, start, env), *questions), state=False)


def tests_of(c: Lowering, q: ir.Query, var: str, env: Env) -> list[Expr]:
    """What each thing looked through must pass; a group has looked at its tests already."""
    if q.connected is not None:
        return []
    inner, settled = env.plus({q.var: Var(var)}), settled_tests(c, q)
    lead = reverse_lookup.lead_to(c, q, env, var) if not settled else None
    if lead is not None:
        left = [truth(c, cond, known) for cond, known in lead.left]
        return [*left, *(truth(c, t.cond, inner) for t in q.tests if t is not lead.test)]
    return [truth(c, t.cond, inner) for t in q.tests if t not in settled]


def truth(c: Lowering, e: ir.Expr, env: Env) -> Expr:
    """A condition where any true value will do: counts need not become yes or no."""
    if isinstance(e, ir.Compare) and e.op == ">=" and isinstance(e.right, ir.Int) and e.right.value == 1:
        if never_negative(e.left) and not isinstance(e.left, ir.Aggregate):
            return dispatch.value(c, e.left, env)
    return named.defined(c, e, env, truth) if isinstance(e, ir.DefRef) else dispatch.value(c, e, env)


def clause(c: Lowering, q: ir.Query, env: Env) -> n.Loop:
    """The loop through what a query finds."""
    v = c.unit.fresh("v")
    listed, conds = looked(c, q, env, v)
    return n.Loop(v, listed, tuple(conds))


def looked(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    """What is looked through, and what each thing must pass, cheap tests first."""
    listed, own = looked_through(c, q, env, v)
    return sifted(v, listed, own + cheap_first(each_once(masks.tests_of(c, q, v, env))))


def any_code(c: Lowering, q: ir.Query, env: Env, extra: list[Expr] | None = None, var: str = "") -> Expr:
    """Is there one?"""
    v = var or c.unit.fresh("v")
    tests = masks.tests_of(c, q, v, env) + (extra or [])
    if q.source == "zone" and q.zone is not None and q.zone.single and q.through is None:
        if set(q.kinds) >= set(q.zone.holds):  # the only thing there can be
            there = b.at_least(n.Bind(v, n.Slot(zone_address(c, q.zone, q.holder, env))), 0)
            return if_there(c, q.holder, b.both([there, *cheap_first(each_once(tests))]), b.NO, env)
    listed, own = looked_through(c, q, env, v)
    return there_is(v, listed, own, tests)


def listing(c: Lowering, q: ir.Query, env: Env) -> Expr:
    """What a query finds, as it is when it is asked for."""
    v = c.unit.fresh("v")
    listed, conds = looked(c, q, env, v)
    return b.found(v, listed, conds) if conds or isinstance(listed, n.Sieve) else listed


def how_many(c: Lowering, q: ir.Query, env: Env) -> Expr:
    """The number of things a query finds; players who have an only piece somewhere are as many as such pieces."""
    if q.source in ("opponents", "players") and len(q.tests) == 1 and q.through is None:
        count = only_piece(q.tests[0].cond, q.var)
        if count is not None:
            others = ir.Owner(q.of, True) if q.source == "opponents" else ir.Owner()
            return dispatch.value(c, replace(count, owner=others), env)
    if q.source == "parts" and q.of is not None and q.through is None and not q.tests and len(q.kinds) == 1:
        first, last = part_bounds(c, q.kinds[0])
        whole = dispatch.value(c, q.of, env)
        return b.minus(b.item(last, whole), b.item(first, whole))
    loop = clause(c, q, env)
    return b.count(n.Each(Var(loop.var), (loop,)))


def lower_aggregate(c: Lowering, e: ir.Aggregate, env: Env) -> Expr:
    if e.how == "count":
        return masks.how_many(c, e.query, env)
    v = c.unit.fresh("v")
    listed, conds = looked(c, e.query, env, v)
    assert e.value is not None
    value = dispatch.value(c, e.value, env.plus({e.query.var: Var(v)}))
    op = {"total": "sum", "highest": "max", "lowest": "min"}[e.how]
    return looked_at(c, e, n.Fold(op, values(value, v, listed, conds)))


def looked_at(c: Lowering, e: ir.Expr, code: Expr) -> Expr:
    """A number on the way to another, refused where it comes up if it is too large."""
    return not_too_large(c, code) if c.magnitude.too_wide(e) else code


def not_too_large(c: Lowering, code: Expr) -> Expr:
    return n.Call("beyond", (code, n.Number(c.unit.mention(c.unit.about))), state=False)


def only_piece(cond: ir.Expr, owner: ir.Local) -> ir.PieceCount | None:
    """`with a flag on here`, where each player has one flag and no more: the count that says so."""
    if isinstance(cond, ir.Compare) and cond.op == ">=" and isinstance(cond.right, ir.Int) and cond.right.value == 1:
        count = cond.left
        if isinstance(count, ir.PieceCount) and isinstance(count.owner.who, ir.LocalRef) and not count.owner.others:
            alone = sum(count.piece.start.values()) == 1 and count.place.thing is not None and count.place.zone is None
            if count.owner.who.local is owner and alone:
                return count
    return None
