"""Boards of squares and hexes, and tracks: things made from a pattern, with the directions there are between them."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.problems import Span, say
from ...model import geometry as g
from ...model.geometry import Geometry
from ...model.vocabulary import Kind, PropertyType
from ...packs.tree import Map, Node, Seq
from ...reading.names import meant
from ..declaring import Declaring, strings, text

#: what is known of every place of a board
ROW, COLUMN, PLACE = "row", "column", "place"
MOST_STEP = 25


def entries(d: Declaring, kind: Kind, section: Map) -> Iterator[tuple[str, Node, Span]]:
    """What a table says, entry by entry; of a board, each of its places with what a table prints on it."""
    board = board_of(d, kind)
    if board is None:
        yield from ((entry, node, section.keys[entry]) for entry, node in section)
        return
    span = d.section("layouts").keys[board]
    node = d.section("layouts").items[board]
    assert isinstance(node, Map)
    made = read(d, kind, node, span)
    if made is None:
        return
    d.boards[kind.name] = made.for_each(d.players) if kind.owned else made
    for prop in (PLACE,) if made.pattern == g.TRACK else (ROW, COLUMN):
        if prop in kind.properties:
            d.wrong("name-twice", say("board-has", name=prop, kind=kind.name), kind.span, say("rename-one"))
        kind.properties[prop] = PropertyType("number", made=True)
    prefix = text(node.get("prefix"))
    names = [g.name_of(position, prefix) for position in made.positions]
    for prop, sort in kind.properties.items():
        if not (sort.optional or sort.made) and any(prop not in items_of(section.get(name)) for name in names):
            hint = say("write", code=f"{prop}: {{number: 0}}") if sort.sort == "number" else None
            d.wrong("missing-key", say("board-says-all", name=prop, kind=kind.name), kind.span, hint)
    for entry, _ in section:
        if entry not in names and entry != "source":
            message = say("no-thing-called", kind=kind.name, name=entry)
            d.wrong("unknown-name", message, section.keys[entry], meant(entry, names))
    for name in names:
        printed = section.get(name)
        at = section.keys.get(name, span)
        yield name, printed if isinstance(printed, Map) else Map({}, {}, at), at


def number(d: Declaring, kind: Kind) -> None:
    """The row and the column of each place; along a track which one it is."""
    made = d.boards.get(kind.name)
    if made is None:
        return
    for i, (thing, (column, row)) in enumerate(zip(kind.things, made.positions, strict=True)):
        thing.numbers |= {PLACE: i // made.boards + 1} if made.pattern == g.TRACK else {ROW: row, COLUMN: column}


def items_of(node: Node | None) -> dict[str, Node]:
    return node.items if isinstance(node, Map) else {}


def board_of(d: Declaring, kind: Kind) -> str | None:
    """The layout that makes the things of a kind."""
    for name, node in d.section("layouts"):
        if isinstance(node, Map) and text(node.get("of")) == kind.name and text(node.get("pattern")) in g.PATTERNS:
            return name
    return None


def read(d: Declaring, kind: Kind, node: Map, span: Span) -> Geometry | None:
    """The geometry of a board of squares or hexes."""
    pattern = text(node.get("pattern"))
    size = size_of(d, node, pattern, span)
    if size is None:
        return None
    slanted = bool(d.number(node.get("slanted")))
    found = g.places(pattern, size, slanted)
    prefix = text(node.get("prefix"))
    names = {g.name_of(position, prefix): position for _, position in found}
    holes = set()
    for hole, at in strings(node.get("without")):
        if hole in names:
            holes.add(names[hole])
        else:
            d.wrong("unknown-name", say("no-thing-called", kind=kind.name, name=hole), at, meant(hole, names))
    kept = [(cell, position) for cell, position in found if position not in holes]
    made = Geometry(
        pattern,
        [cell for cell, _ in kept],
        {cell: i for i, (cell, _) in enumerate(kept)},
        frozenset(cell for cell, _ in found),
        [position for _, position in kept],
    )
    made.places = len(kept)
    made.corners = text(node.get("neighbours")) == "all"
    made.ring = pattern == g.TRACK and bool(d.number(node.get("ring")))
    made.seats = d.players
    made.facing = facing(d, node, made, kind.owned)
    steps = node.get("steps")
    for name, step in steps if isinstance(steps, Map) else ():
        read_step(d, made, name, step, steps.keys[name])  # type: ignore[union-attr]
    return made


def size_of(d: Declaring, node: Map, pattern: str, span: Span) -> list[int] | None:
    """Columns and rows, or the side of a hexagon of hexes."""
    given = d.by_players(node.get("size"))
    size = [d.number(n) for n in given.items] if isinstance(given, Seq) else [d.number(given)] if given else []
    at = given.span if given is not None else span
    if not size:
        d.wrong("missing-key", say("board-size-missing"), at, say("write", code="size: [8, 8]"))
        return None
    if len(size) == 1 and pattern != g.HEXES:
        d.wrong("wrong-value", say("board-size-missing"), at, say("write", code=f"size: [{size[0]}, {size[0]}]"))
        return None
    columns, rows = size if len(size) == 2 else (2 * size[0] - 1, 2 * size[0] - 1)
    if not (1 <= columns <= g.MOST_COLUMNS and 1 <= rows <= g.MOST_ROWS):
        d.wrong("grid-size", say("board-too-large", columns=g.MOST_COLUMNS, rows=g.MOST_ROWS), at)
        return None
    return size


def facing(d: Declaring, node: Map, made: Geometry, owned: bool) -> tuple[str, ...]:
    """By seat, where forward leads; along a track up is on and down is back, and round a ring all go on. On boards of
    their own all see it from the same side."""
    said = strings(node.get("forward"))
    track = made.pattern == g.TRACK
    if not said:
        return ("up",) if owned or made.ring or track and d.players > 2 else g.FACING.get(d.players, ())
    if len(said) not in (1, d.players):
        d.wrong("wrong-value", say("forward-by-seat", n=d.players), said[0][1])
        return ()
    for side, at in said:
        if track and side not in ("up", "down"):
            d.wrong("wrong-value", say("forward-on-track"), at, say("write", code="forward: [up, down]"))
    return tuple(side if side in g.SIDES and (not track or side == "down") else "up" for side, _ in said)


def read_step(d: Declaring, made: Geometry, name: str, node: Node, at: Span) -> None:
    """A step that has a name in this game."""
    if name in g.DIRECTIONS:
        d.wrong("name-twice", say("direction-known", name=name), at, say("rename-one"))
        return
    d.free(name, say("what-direction"), at)
    step = [d.number(n) for n in node.items] if isinstance(node, Seq) else []
    if len(step) != 2 or not any(step) or max(step) > MOST_STEP:
        d.wrong("wrong-value", say("step-of-two"), node.span, say("write", code=f"{name}: [1, 2]"))
        return
    made.steps[name] = g.turned(step, made.pattern)


def drawn(d: Declaring, kind: Kind, node: Node) -> Geometry | None:
    """Points on drawn lines: the things of another kind list those on each line, in order."""
    w, name = d.words, text(node)
    lines = w.kinds.get(w.forms.get(name, name))
    listing = lines.properties.items() if lines is not None else ()
    column = next((p for p, s in listing if s.sort == "list" and s.kind == kind.name), "")
    if lines is None or not column:
        known = [k.name for k in w.kinds.values() if any(s.kind == kind.name for s in k.properties.values())]
        hint = meant(name, known) or say("layout-next-to-hint", kind=name, code=f"list of {kind.name}")
        d.wrong("unknown-name", say("layout-next-to", name=name, kinds=kind.plural), node.span, hint)
        return None
    made = Geometry(
        "lines",
        places=len(kind.things),
        lines=[tuple(i - kind.base for i in t.lists.get(column, ())) for t in lines.things],
    )
    made.drawn_at = drawn_at(kind)
    return made


def drawn_at(kind: Kind) -> list[g.Vector]:
    """Where points on drawn lines lie: as `column` and `row` are printed on them, or as they are called (`a1`)."""
    if all(prop in kind.properties and kind.properties[prop].sort == "number" for prop in (ROW, COLUMN)):
        found = [(thing.numbers.get(COLUMN, 0), thing.numbers.get(ROW, 0)) for thing in kind.things]
    else:
        told = [g.position_in(thing.name) for thing in kind.things]
        found = [at for at in told if at is not None]
    sound = len(found) == len(set(found)) == len(kind.things)
    return found if sound and all(1 <= n <= g.MOST_COLUMNS for at in found for n in at) else []
