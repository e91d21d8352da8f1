"""Layouts: how things lie beside each other."""

from __future__ import annotations

from ...diagnostics.problems import say
from ...model.geometry import DARK_SQUARES, HEXES, PATTERNS, SQUARES, TRACK
from ...model.vocabulary import Kind, Layout
from ...packs.tree import Map, Node, Seq
from ...reading.names import meant
from ..declaring import Declaring, text
from . import boards

#: what makes neighbours, and what may be said of a layout besides
_BOARD = frozenset({"pattern", "size", "prefix", "without", "steps", "forward"})
MEANING = {
    f"pattern: {SQUARES}": _BOARD | {"neighbours"},
    f"pattern: {DARK_SQUARES}": _BOARD | {"neighbours"},
    f"pattern: {HEXES}": _BOARD | {"slanted"},
    f"pattern: {TRACK}": _BOARD | {"ring"},
    "linked along:": frozenset({"linked along"}),
    "linked by:": frozenset({"linked by"}),
    "pattern: bricks": frozenset({"pattern", "rows", "filled"}),
}


def read(d: Declaring) -> None:
    section = d.section("layouts")
    for name, node in section:
        if not isinstance(node, Map):
            continue
        form = form_of(node)
        d.idle(node, [key for key in node.items if key not in {"of", "source", *MEANING[form]}], name, form)
        of = text(node.get("of"))
        rows_node = d.by_players(node.get("rows"))
        rows = [d.number(r) for r in rows_node.items] if isinstance(rows_node, Seq) else []
        layout = Layout(name, of, rows, text(node.get("filled")) == "shuffled", section.keys[name])
        if of not in d.words.kinds:
            d.wrong(
                "unknown-name",
                say("no-kind", name=of),
                node.items["of"].span if "of" in node.items else section.keys[name],
                meant(of, d.words.kinds),
            )
            continue
        if text(node.get("pattern")) in PATTERNS or "linked along" in node.items:
            layout.printed = True
            kind = d.words.kinds[of]
            along = node.get("linked along")
            layout.geometry = boards.drawn(d, kind, along) if along is not None else d.boards.get(of)
            declared = d.section("kinds").get(of)
            if along is None and (kind.part_of or "is" in boards.items_of(declared)):
                d.wrong("wrong-value", say("board-made", kind=of), node.items["of"].span)
            if layout.geometry is None:
                continue
            layout.neighbours = layout.geometry.neighbours()
        elif not d.words.kinds[of].things:
            plural = d.words.kinds[of].plural
            d.wrong(
                "missing-key",
                say("nothing-to-lay-out", kinds=plural),
                section.keys[name],
                say("table-missing", name=plural),
            )
        elif "linked by" in node.items:
            layout.printed = True
            layout.neighbours = links(d, d.words.kinds[of], node.items["linked by"])
        elif sum(rows) != len(d.words.kinds[of].things):
            have = len(d.words.kinds[of].things)
            d.wrong(
                "layout-size",
                say("layout-size", places=sum(rows), have=have, kinds=d.words.kinds[of].plural),
                rows_node.span if rows_node else section.keys[name],
                say("rows-by-players"),
            )
        else:
            layout.neighbours = bricks(rows)
        d.words.layouts[name] = layout


def form_of(node: Map) -> str:
    """What of all that is said makes neighbours."""
    pattern = text(node.get("pattern"))
    if "linked along" in node.items:
        return "linked along:"
    if pattern in PATTERNS:
        return f"pattern: {pattern}"
    return "linked by:" if "linked by" in node.items else "pattern: bricks"


def links(d: Declaring, kind: Kind, node: Node) -> list[list[int]]:
    """Who is next to whom, as printed: a list of each thing's neighbours, or a kind that lists those it joins."""
    w, name = d.words, text(node)
    base = kind.base
    around: list[dict[int, None]] = [{} for _ in kind.things]
    sort = kind.properties.get(name)
    joins = w.kinds.get(w.forms.get(name, name))
    joined = joins.properties.items() if joins is not None else ()
    column = next((p for p, s in joined if s.sort == "list" and s.kind == kind.name), "")
    if sort is not None and sort.sort == "list" and sort.kind == kind.name:
        pairs = [(t.index, other) for t in kind.things for other in t.lists.get(name, ())]
    elif joins is not None and column:
        pairs = [(a, b) for t in joins.things for a in t.lists.get(column, ()) for b in t.lists[column] if a < b]
    else:
        known = [p for p, s in kind.properties.items() if s.sort == "list" and s.kind == kind.name]
        d.wrong(
            "unknown-name",
            say("layout-next-to", name=name, kinds=kind.plural),
            node.span,
            meant(name, known) or say("layout-next-to-hint", kind=kind.name, code=f"list of {kind.name}"),
        )
        return [[] for _ in kind.things]
    for a, b in pairs:
        if a != b:
            around[a - base][b] = around[b - base][a] = None
    return [sorted(i - base for i in found) for found in around]


def bricks(rows: list[int]) -> list[list[int]]:
    """Neighbours in rows laid like a brick wall, each row one shorter than the one before."""
    starts = [sum(rows[:r]) for r in range(len(rows))]
    at = {(r, c): starts[r] + c for r, width in enumerate(rows) for c in range(width)}
    around = ((0, -1), (0, 1), (1, -1), (1, 0), (-1, 0), (-1, 1))
    return [[at[r + dr, c + dc] for dr, dc in around if (r + dr, c + dc) in at] for r, c in at]
