"""Boards in the plan: what lies where as masks, from constant tables of steps and lines and the masks of pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from ..lowering import dispatch
from ..lowering.context import Env, Lowering
from ..lowering.occupancy import FREE, OWN
from ..model import ir, walk
from ..model.geometry import FACED, SQUARES, Geometry, Ray, distances
from ..model.vocabulary import Layout
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from . import boards, definitions, existence, piece_masks, query_masks, query_sources, thing_tables

#: of a step in a direction: the bit of the place it leads to, and all bits between
Leap = tuple[int, int]


def board_of(c: Lowering, kind: str) -> tuple[Layout, Geometry]:
    for layout in c.words.layouts.values():
        if layout.of == kind and layout.geometry is not None:
            return layout, layout.geometry
    raise KeyError(kind)


# ---- constant tables
def by_thing(c: Lowering, name: str, kind: str, seats: list[list[object]], missing: object) -> str:
    """A table by thing of what is known of each place; of several seats one after the other."""
    table = "BO_" + c.unit.numbered("board", f"{kind} {name}")
    if table not in c.unit.tables:
        base, every = c.words.kinds[kind].base, len(c.words.things) + 1
        found: list[object] = []
        for entries in seats:
            found += [missing] * base + entries + [missing] * (every - base - len(entries))
        c.unit.table(table, tuple(found))
    return table


def at_seat(c: Lowering, thing: Expr, player: Expr | None) -> Expr:
    """Where such a table speaks of a thing as somebody sees it."""
    return thing if player is None else b.plus(b.times(player, len(c.words.things) + 1), thing)


def seats_of(c: Lowering, direction: tuple[str, ...]) -> range:
    return range(c.players if any(word in FACED for word in direction) else 1)


def bits(places: Ray) -> tuple[int, ...]:
    return tuple(1 << i for i in places)


def mask(places: Ray) -> int:
    return sum(bits(places))


def rays_table(c: Lowering, kind: str, direction: tuple[str, ...], reverse: bool = False) -> str:
    """By place, what comes one after the other in each direction, as bits."""
    board = board_of(c, kind)[1]
    seats: list[list[object]] = []
    for seat in seats_of(c, direction):
        seats.append([tuple(map(bits, rays)) for rays in turned(board, direction, seat, reverse)])
    return by_thing(c, f"rays {direction} {reverse}", kind, seats, ())


def turned(board: Geometry, direction: tuple[str, ...], seat: int, reverse: bool) -> list[tuple[Ray, ...]]:
    """What comes in each direction, or, the other way round, from where one comes in that direction."""
    if not reverse or board.lines:
        return board.rays(direction, seat)
    back = [(-x, -y) for x, y in board.vectors(direction, seat)]
    return [tuple(ray for v in back if (ray := board.ray(place, v))) for place in range(len(board.cells))]


def steps_table(c: Lowering, kind: str, direction: tuple[str, ...], steps: int, reverse: bool = False) -> str:
    """By place, where so many steps lead, as a mask; 0: anywhere along the lines."""
    board = board_of(c, kind)[1]
    seats: list[list[object]] = []
    for seat in seats_of(c, direction):
        rays = turned(board, direction, seat, reverse)
        ends = [[r[steps - 1 : steps] if steps else r for r in all_rays] for all_rays in rays]
        seats.append([mask(tuple(set(chain(*places)))) for places in ends])
    return by_thing(c, f"steps {direction} {steps} {reverse}", kind, seats, 0)


def leaps_table(c: Lowering, kind: str, direction: tuple[str, ...], steps: int) -> str:
    """By place, where so many steps lead and what lies between."""
    board = board_of(c, kind)[1]
    seats: list[list[object]] = []
    for seat in seats_of(c, direction):
        rays = board.rays(direction, seat)
        seats.append([tuple((1 << r[steps - 1], mask(r[: steps - 1])) for r in one if len(r) >= steps) for one in rays])
    return by_thing(c, f"leaps {direction} {steps}", kind, seats, ())


# ---- masks
def relation_mask(c: Lowering, e: ir.Expr, env: Env) -> Expr:
    """The things of which a relation holds."""
    kind = e.thing.type.kinds[0]  # type: ignore[attr-defined]
    board = board_of(c, kind)[1]
    if isinstance(e, boards.Reached):
        return reached_mask(c, e, kind, dispatch.value(c, e.origin, env), env)
    if isinstance(e, boards.Away):
        return away_mask(c, e, kind, dispatch.value(c, e.origin, env), env)
    if isinstance(e, boards.Between):
        rays = b.listed(rays_table(c, kind, boards.ANY_WAY), dispatch.value(c, e.first, env))
        return n.Call("between", (rays, bit_of(c, kind, dispatch.value(c, e.last, env))), state=False)
    if isinstance(e, boards.FarthestRow):
        rows: list[object] = []
        for seat in range(c.players):
            last = board.farthest(seat)
            rows.append(mask(tuple(i for i in range(board.places) if board.row_from(i, seat) == last)))
        table = c.unit.table("BO_" + c.unit.numbered("board", f"{kind} farthest"), (*rows, 0))
        return n.Item(table, dispatch.value(c, e.player, env), n.MASK)
    return n.Number(mask(tuple(board.edge())))


def bit_of(c: Lowering, kind: str, thing: Expr) -> Expr:
    """The bit of a place; of none nothing."""
    things = c.words.kinds[kind].things
    return n.Item(by_thing(c, "bits", kind, [[1 << i for i in range(len(things))]], 0), thing, n.MASK)


def reached_mask(c: Lowering, e: boards.Reached, kind: str, origin: Expr, env: Env) -> Expr:
    player = dispatch.value(c, e.player, env) if e.player is not None else None
    at = at_seat(c, origin, player)
    if e.beyond is None and (e.over is None or e.steps == 1):
        return n.Item(steps_table(c, kind, e.direction, e.steps), at, n.MASK)
    passed = mask_of(c, e.over, env) if e.over is not None else n.Number((1 << board_of(c, kind)[1].places) - 1)
    if e.steps:
        return n.Call("leapt", (b.listed(leaps_table(c, kind, e.direction, e.steps), at), passed), state=False)
    rays: Expr = b.listed(rays_table(c, kind, e.direction), at)
    if e.free is not None:
        return n.Call("vaulted", (rays, passed, mask_of(c, e.free, env), n.Number(e.just)), state=False)
    if e.beyond is not None:
        rays = n.Call("past", (rays, bit_of(c, kind, dispatch.value(c, e.beyond, env))), state=False)
    return n.Call("rayed", (rays, passed, b.ZERO if e.open or e.over is None else b.ONE), state=False)


def away_mask(c: Lowering, e: boards.Away, kind: str, origin: Expr, env: Env, reverse: bool = False) -> Expr:
    """Where as many steps lead as a number says: below one and beyond the board nowhere."""
    board = board_of(c, kind)[1]
    most = max(board.places, 1)
    seats: list[list[object]] = []
    for seat in seats_of(c, e.direction):
        rays = turned(board, e.direction, seat, reverse)
        every = [[mask(tuple({r[far] for r in one if far < len(r)})) for far in range(most)] for one in rays]
        seats.append([mask for masks in every for mask in (0, *masks)])
    table = "BO_" + c.unit.numbered("board", f"{kind} away {e.direction} {reverse}")
    if table not in c.unit.tables:
        c.unit.table(table, tuple(chain(*seats)))
    player = dispatch.value(c, e.player, env) if e.player is not None else None
    place = b.minus(origin, c.words.kinds[kind].base)
    at = place if player is None else b.plus(b.times(player, board.places), place)
    far = b.maximum(b.minimum(dispatch.value(c, e.number, env), most), 0)
    found = n.Item(table, b.plus(b.times(at, most + 1), far), n.MASK)
    return dispatch.if_there(c, e.origin, found, b.ZERO, env) if not reverse else found


def mask_of(c: Lowering, q: ir.Query, env: Env) -> Expr:
    """What a query finds among all things of a kind, as a mask."""
    kind = c.words.kinds[q.kinds[0]]
    if not q.tests:
        return n.Number((1 << len(kind.things)) - 1)
    found = query_masks.masked(c, q, env)
    if found is not None and not found.left:
        return found.code
    joined = [query_masks.any_bits(c, test.cond, q, env) for test in q.tests] if q.source == "all" else [None]
    if piece_masks.plain(q) and None not in joined:  # what words mean that do not speak of the board themselves
        masks = [one for one in joined if one is not None]
        whole = [n.Number((1 << len(kind.things)) - 1)] if all(map(query_masks.may_be_negative, masks)) else []
        return b.joined("&", [*whole, *masks])
    v = c.unit.fresh("v")
    listed, conds = query_sources.looked(c, q, env, v)
    bit = n.Binary("<<", b.ONE, b.minus(Var(v), kind.base))
    return n.Fold("sum", n.Each(bit, (n.Loop(v, listed, tuple(conds)),)))


def board_bits(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> Expr | None:
    """What a relation to somewhere else holds for; or from where something stands in such a relation."""
    if isinstance(cond, boards.Relation) and ir.local_of(cond.thing) is q.var:
        spoken = any(speaks_of(part, q.var) for part in walk.parts(cond)[1:])
        return None if spoken else relation_mask(c, cond, env)
    return from_there(c, cond, q, env)


def speaks_of(part: object, var: ir.Local) -> bool:
    return any(ir.local_of(x) is var for x in walk.everything(part))


# ---- the other way round
def from_there(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> Expr | None:
    """The places from which there is something in a line, or some steps away: found from where that is."""
    there = existence.there_is(cond)
    if there is None or there.kinds != q.kinds or not piece_masks.plain(there) or there.source != "all":
        return None
    found = [t for t in there.tests if isinstance(t.cond, (boards.Reached, boards.Away))]
    rest = [t for t in there.tests if t not in found]
    if len(found) != 1:
        return None
    e = found[0].cond
    assert isinstance(e, (boards.Reached, boards.Away))
    if ir.local_of(e.thing) is not there.var or ir.local_of(e.origin) is not q.var:
        return None
    beside = (e.number,) if isinstance(e, boards.Away) else (e.beyond, e.over)
    if isinstance(e, boards.Reached) and e.beyond is not None or any(speaks_of(x, q.var) for x in beside if x):
        return None
    if any(speaks_of(t.cond, q.var) for t in rest) or any(speaks_of(x, there.var) for x in beside if x):
        return None
    kind = q.kinds[0]
    starts = mask_of(c, ir.Query(there.var, there.kinds, "all", tests=rest, text=there.text), env)
    if isinstance(e, boards.Away):
        v = c.unit.fresh("v")
        members = thing_tables.members(c, c.words.kinds[kind].base, starts)
        there_from = away_mask(c, e, kind, Var(v), env, True)
        return n.Call("united", (n.Each(there_from, (n.Loop(v, members),)),), state=False)
    player = dispatch.value(c, e.player, env) if e.player is not None else None
    board = board_of(c, kind)[1]
    if e.over is not None and e.free is not None:
        over, free = mask_of(c, e.over, env), mask_of(c, e.free, env)
        ways = moved(c, kind, e.direction, 1, True, player)
        return n.Call("bounded", (starts, over, free, ways, n.Number(e.just)), state=False)
    if e.steps == 0 and e.over is not None and player is None and shifting(board):
        passed = mask_of(c, e.over, env)
        shifts = n.Known(shifts_table(c, kind, e.direction))
        return n.Call("flooded", (starts, passed, shifts, n.Flag(e.open)), state=False)
    if e.steps:
        if e.over is None or e.steps == 1:
            return n.Call("stepped", (starts, moved(c, kind, e.direction, e.steps, False, player, 1)), state=False)
        ways = moved(c, kind, e.direction, 1, True, player, e.steps)
        return n.Call("leaped", (starts, mask_of(c, e.over, env), ways, n.Number(e.steps)), state=False)
    members = thing_tables.members(c, c.words.kinds[kind].base, starts)
    v = c.unit.fresh("v")
    at = at_seat(c, Var(v), player)
    if e.over is None:
        one: Expr = n.Item(steps_table(c, kind, e.direction, 0, True), at, n.MASK)
    else:
        rays = b.listed(rays_table(c, kind, e.direction, True), at)
        one = n.Call("rayed", (rays, mask_of(c, e.over, env), b.ZERO if e.open else b.ONE), state=False)
    return n.Call("united", (n.Each(one, (n.Loop(v, members),)),), state=False)


def moved(
    c: Lowering,
    kind: str,
    direction: tuple[str, ...],
    steps: int,
    apart: bool,
    player: Expr | None,
    times: int = 0,
) -> Expr:
    """From where so many steps lead to a place, as shifts of bits: places that are equally far go together.

    `apart`: direction by direction, for steps that go on. `times`: how often a mask is moved so, if that is all."""
    board = board_of(c, kind)[1]
    seats: list[object] = []
    for seat in seats_of(c, direction):
        ways: dict[int, dict[int, int]] = {}
        for way, place, ray in along(board, direction, seat):
            if len(ray) >= steps:
                shifts, end = ways.setdefault(way if apart else 0, {}), ray[steps - 1]
                shifts[place - end] = shifts.get(place - end, 0) | 1 << end
        found = [tuple(shifts.items()) for shifts in ways.values()]
        seats.append(tuple(found) if apart else found[0] if found else ())
    name = "BO_" + c.unit.numbered("board", f"{kind} moved {direction} {steps} {apart}")
    if times:
        c.unit.shifts.add((name, times, player is not None))
    if player is None:
        return n.Known(c.unit.table(name, seats[0]))
    return b.listed(c.unit.table(name, tuple(seats)), player)


def along(board: Geometry, direction: tuple[str, ...], seat: int) -> Iterator[tuple[int, int, Ray]]:
    """A number for each direction, a place, and what comes there one after the other; drawn lines lead two ways."""
    for number, line in enumerate(board.lines):
        for at, place in enumerate(line):
            yield 2 * number, place, line[at + 1 :]
            yield 2 * number + 1, place, line[:at][::-1]
    for number, way in enumerate(board.vectors(direction, seat) if not board.lines else ()):
        yield from ((number, place, board.ray(place, way)) for place in range(board.places))


def shifting(board: Geometry) -> bool:
    """Does the same step lead from every place to one that has a number so much higher or lower?"""
    width, height = board.size
    return board.pattern == SQUARES and board.places == width * height


def shifts_table(c: Lowering, kind: str, direction: tuple[str, ...]) -> str:
    """By direction, how far bits are shifted the other way, and those that stay on the board."""
    board = board_of(c, kind)[1]
    width, height = board.size
    found = []
    for x, y in board.vectors(direction, 0):
        stay = [i for i, (col, row) in enumerate(board.cells) if 0 <= col - x < width and 0 <= row - y < height]
        found.append((-(x + y * width), mask(tuple(stay))))
    return c.unit.table("BO_" + c.unit.numbered("board", f"{kind} shifts {direction}"), tuple(found))


# ---- terms
def lower_relation(c: Lowering, e: ir.Expr, env: Env) -> Expr:
    thing: ir.Expr = e.thing  # type: ignore[attr-defined]
    bit = bit_of(c, thing.type.kinds[0], dispatch.value(c, thing, env))
    return n.Truth(n.Binary("&", relation_mask(c, e, env), bit))


def lower_row(c: Lowering, e: boards.RowFrom, env: Env) -> Expr:
    return seen(c, e, "rows", board_of(c, e.thing.type.kinds[0])[1].row_from, env)


def lower_place(c: Lowering, e: boards.PlaceFrom, env: Env) -> Expr:
    return seen(c, e, "places", board_of(c, e.thing.type.kinds[0])[1].place_from, env)


def seen(
    c: Lowering, e: boards.RowFrom | boards.PlaceFrom, name: str, number: Callable[[int, int], int], env: Env
) -> Expr:
    """A number of a place that everybody counts from their own side."""
    kind = e.thing.type.kinds[0]
    every = range(board_of(c, kind)[1].places)
    seats: list[list[object]] = [[number(i, seat) for i in every] for seat in range(c.players)]
    table = by_thing(c, name, kind, seats, 0)
    return b.item(table, at_seat(c, dispatch.value(c, e.thing, env), dispatch.value(c, e.player, env)))


def lower_distance(c: Lowering, e: boards.Distance, env: Env) -> Expr:
    kind = e.first.type.kinds[0]
    layout, board = board_of(c, kind)
    base = c.words.kinds[kind].base
    table = "BO_" + c.unit.numbered("board", f"{kind} distances")
    if table not in c.unit.tables:
        c.unit.table(table, tuple(chain(*distances(layout.neighbours))))
    first, last = (b.minus(dispatch.value(c, x, env), base) for x in (e.first, e.last))
    far = b.item(table, b.plus(b.times(first, board.places), last))
    return dispatch.if_there(c, e.first, dispatch.if_there(c, e.last, far, b.ZERO, env), b.ZERO, env)


def lower_in_line(c: Lowering, e: boards.InLine, env: Env) -> Expr:
    """So many places side by side, all in the mask: those through a place, or all there are."""
    kind = e.query.kinds[0]
    board = board_of(c, kind)[1]
    runs: dict[int, None] = {}
    for place, rays in enumerate(board.rays(e.direction)):
        for ray in rays:
            if len(ray) >= e.count - 1:
                runs[mask((place, *ray[: e.count - 1]))] = None
    found = mask_of(c, e.query, env)
    if e.through is None:
        lines = n.Known(c.unit.table("BO_" + c.unit.numbered("board", f"{kind} lines {runs}"), tuple(runs)))
        return n.Call("whole", (found, lines), state=False)
    through: list[object] = [tuple(run for run in runs if run >> place & 1) for place in range(board.places)]
    table = by_thing(c, f"lines {e.direction} {e.count}", kind, [through], ())
    return n.Call("whole", (found, b.listed(table, dispatch.value(c, e.through, env))), state=False)


# ---- the masks of pieces that are worth keeping
def masks_of_relation(e: boards.Relation) -> Iterator[tuple[str, str, str]]:
    if isinstance(e, boards.Reached):
        for query in (e.over, e.free):
            yield from masks_of_all(query) if query is not None else ()


def masks_of_line(e: boards.InLine) -> Iterator[tuple[str, str, str]]:
    return masks_of_all(e.query)


def masks_of_all(q: ir.Query) -> Iterator[tuple[str, str, str]]:
    """All masks of pieces that tests of a query speak of."""
    for test in q.tests:
        said = piece_masks.lying(test.cond, q.var)
        if said is not None:
            for piece in said[0].piece.every:
                yield piece.name, q.kinds[0], FREE if said[0].owner.who is None else OWN


def on_boards(q: ir.Query) -> bool:
    """Does a query ask where things lie on a board?"""
    return any(isinstance(node, boards.Relation) for test in q.tests for node in walk.everything(test.cond))


def asked_of_board(c: Lowering, q: ir.Query) -> bool:
    """The same, where definitions may say it."""
    if not any(layout.geometry is not None and layout.of in q.kinds for layout in c.words.layouts.values()):
        return False
    return any(says_where(c, test.cond) for test in q.tests)


def says_where(c: Lowering, cond: ir.Expr) -> bool:
    for node in walk.everything(cond):
        if isinstance(node, boards.Relation):
            return True
        if isinstance(node, definitions.DefRef) and says_where(c, c.game.definitions[node.definition.key].value):
            return True
    return False
