"""Shapes as they are declared: the cells printed on things, and the grids on which they are laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import Span
from ..loading.tree import Map, Node, Scalar, Seq
from .model import EMPTY, GAP, Kind, Thing, Zone
from .names import article, meant

if TYPE_CHECKING:
    from .things import Things

#: words of every shape: a cell on which nothing is printed, and no cell at all
PLAIN = {"none": EMPTY, "gap": GAP}
#: columns are called by letters, and a shape's cells are the bits of one number
MOST_SIDE = 26


def read_cells(reader: Things, kind: Kind) -> None:
    """The shapes of all things of a kind that has one."""
    grids = [prop for prop, sort in kind.properties.items() if sort.sort == "grid"]
    for prop in grids[1:]:
        reader.wrong("grid-shape", f"{article(kind.name)} has two shapes, `{grids[0]}` and `{prop}`", kind.span)
    for prop in grids[:1]:
        words = reader.words.kinds.get(kind.properties[prop].kind)
        if words is None:
            continue
        known = {t.entry: t.index for t in words.things}
        for word in PLAIN:
            if word in known:
                reader.wrong(
                    "grid-shape",
                    f"`{word}` has a meaning of its own in a grid, so it cannot be {article(words.name)}",
                    words.span,
                    "choose another word",
                )
        read: dict[int, tuple[tuple[int, ...], ...]] = {}  # copies share one text: its mistakes are reported once
        for thing in kind.things:
            node = thing.values.get(prop)
            if id(node) not in read:
                read[id(node)] = shape(reader, node, known, words, thing)
            thing.cells = read[id(node)]


def shape(
    reader: Things, node: Node | None, known: dict[str, int], words: Kind, thing: Thing
) -> tuple[tuple[int, ...], ...]:
    if not isinstance(node, Seq) or not node.items:
        reader.wrong("grid-shape", f"the shape of {thing.name} is missing", thing.span, "rows of words: [[...], [...]]")
        return ()
    rows: list[tuple[int, ...]] = []
    for row in node.items:
        found = []
        for item in row.items if isinstance(row, Seq) else [row]:
            word = str(item.value) if isinstance(item, Scalar) else ""
            if word not in known and word not in PLAIN:
                hint = meant(word, [*known, *PLAIN]) or "`none` is an empty cell, `gap` is no cell"
                reader.wrong("unknown-name", f"there is no {words.name} called `{word}`", item.span, hint)
            found.append(PLAIN.get(word, known.get(word, EMPTY)))
        rows.append(tuple(found))
    uneven = next((i for i, row in enumerate(rows) if len(row) != len(rows[0])), 0)
    if uneven:
        reader.wrong(
            "grid-shape",
            f"the first row has {len(rows[0])} cells, this one {len(rows[uneven])}",
            node.items[uneven].span,
            "write `gap` where there is no cell",
        )
        return ()
    edges = (rows[0], rows[-1], [row[0] for row in rows], [row[-1] for row in rows])
    if any(all(cell == GAP for cell in edge) for edge in edges):
        reader.wrong(
            "grid-shape", "a row or column at the edge has no cell", node.span, "leave out rows and columns of gaps"
        )
        return ()
    if max(len(rows), len(rows[0])) > MOST_SIDE:
        reader.wrong("too-many", f"a shape has at most {MOST_SIDE} rows and columns", node.span)
        return ()
    return tuple(rows)


def read_size(reader: Things, zone: Zone, node: Map) -> None:
    """`size: [COLUMNS, ROWS]` of a grid; what cannot be said of one."""
    size = node.get("size")
    if zone.form != "grid":
        if size is not None:
            reader.wrong(
                "wrong-value", f"only a grid has a size, and `{zone.name}` is a {zone.form}", size.span, "form: grid"
            )
        return
    numbers = [reader.number(n) for n in size.items] if isinstance(size, Seq) else []
    if len(numbers) != 2:
        span: Span | None = size.span if size is not None else zone.span
        reader.wrong("missing-key", f"how large is the grid `{zone.name}`?", span, "size: [COLUMNS, ROWS]")
        numbers = [1, 1]
    elif not all(1 <= n <= MOST_SIDE for n in numbers):
        assert size is not None
        reader.wrong("wrong-value", f"a grid has 1 to {MOST_SIDE} columns and rows", size.span)
        numbers = [1, 1]
    zone.columns, zone.rows = numbers
    for name in zone.holds:
        kind = reader.words.kinds[name]
        if not any(sort.sort == "grid" for sort in kind.properties.values()):
            reader.wrong(
                "grid-shape",
                f"{article(name)} has no cells, so it cannot lie on the grid `{zone.name}`",
                zone.span,
                f"give it a shape: `has: {{cells: grid of KIND}}` under `kinds: {name}:`",
            )
