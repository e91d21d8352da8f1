"""Shapes as they are declared: the cells printed on things, and the grids on which they are laid."""

from __future__ import annotations

from ...diagnostics.problems import Span, say
from ...model.vocabulary import EMPTY, GAP, Kind, Thing, Zone
from ...packs.tree import Map, Node, Scalar, Seq
from ...reading.names import meant
from ..declaring import Declaring

#: words of every shape: a cell on which nothing is printed, and no cell at all
PLAIN = {"none": EMPTY, "gap": GAP}
#: columns are called by letters, and a shape's cells are the bits of one number
MOST_SIDE = 26


def read_cells(d: Declaring, kind: Kind) -> None:
    """The shapes of all things of a kind that has one."""
    grids = [prop for prop, sort in kind.properties.items() if sort.sort == "grid"]
    for prop in grids[1:]:
        d.wrong("grid-shape", say("two-shapes", kind=kind.name, one=grids[0], other=prop), kind.span)
    for prop in grids[:1]:
        words = d.words.kinds.get(kind.properties[prop].kind)
        if words is None:
            continue
        known = {t.entry: t.index for t in words.things}
        for word in PLAIN:
            if word in known:
                d.wrong(
                    "grid-shape",
                    say("grid-word", word=word, kind=words.name),
                    words.span,
                    say("other-word"),
                )
        read: dict[int, tuple[tuple[int, ...], ...]] = {}  # copies share one text: its mistakes are reported once
        for thing in kind.things:
            node = thing.values.get(prop)
            if id(node) not in read:
                read[id(node)] = shape(d, node, known, words, thing)
            thing.cells = read[id(node)]


def shape(
    d: Declaring, node: Node | None, known: dict[str, int], words: Kind, thing: Thing
) -> tuple[tuple[int, ...], ...]:
    if not isinstance(node, Seq) or not node.items:
        d.wrong("grid-shape", say("no-shape", name=thing.name), thing.span, say("rows-of-words", code="[[...], [...]]"))
        return ()
    rows: list[tuple[int, ...]] = []
    for row in node.items:
        found = []
        for item in row.items if isinstance(row, Seq) else [row]:
            word = str(item.value) if isinstance(item, Scalar) else ""
            if word not in known and word not in PLAIN:
                hint = meant(word, [*known, *PLAIN]) or say("none-and-gap")
                d.wrong("unknown-name", say("no-thing-called", kind=words.name, name=word), item.span, hint)
            found.append(PLAIN.get(word, known.get(word, EMPTY)))
        rows.append(tuple(found))
    uneven = next((i for i, row in enumerate(rows) if len(row) != len(rows[0])), 0)
    if uneven:
        d.wrong(
            "grid-shape",
            say("rows-differ", first=len(rows[0]), n=len(rows[uneven])),
            node.items[uneven].span,
            say("write-gap"),
        )
        return ()
    edges = (rows[0], rows[-1], [row[0] for row in rows], [row[-1] for row in rows])
    if any(all(cell == GAP for cell in edge) for edge in edges):
        d.wrong("grid-shape", say("empty-edge"), node.span, say("empty-edge-hint"))
        return ()
    if max(len(rows), len(rows[0])) > MOST_SIDE:
        d.wrong("too-many", say("shape-too-large", most=MOST_SIDE), node.span)
        return ()
    return tuple(rows)


def read_size(d: Declaring, zone: Zone, node: Map) -> None:
    """`size: [COLUMNS, ROWS]` of a grid; what cannot be said of one."""
    size = node.get("size")
    if zone.form != "grid":
        d.idle(node, ["size"], zone.name, f"form: {zone.form}")
        return
    numbers = [d.number(n) for n in size.items] if isinstance(size, Seq) else []
    if len(numbers) != 2:
        span: Span | None = size.span if size is not None else zone.span
        d.wrong("missing-key", say("how-large", zone=zone.name), span, say("write", code="size: [COLUMNS, ROWS]"))
        numbers = [1, 1]
    elif not all(1 <= n <= MOST_SIDE for n in numbers):
        assert size is not None
        d.wrong("wrong-value", say("grid-sides", most=MOST_SIDE), size.span)
        numbers = [1, 1]
    zone.columns, zone.rows = numbers
    for name in zone.holds:
        kind = d.words.kinds[name]
        if not any(sort.sort == "grid" for sort in kind.properties.values()):
            d.wrong(
                "grid-shape",
                say("no-cells", kind=name, zone=zone.name),
                zone.span,
                say("give-shape", code="has: {cells: grid of KIND}", key=f"kinds: {name}:"),
            )
