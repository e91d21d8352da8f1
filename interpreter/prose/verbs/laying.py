"""`lay`: a thing is put on a grid, and how it may lie there."""

from __future__ import annotations

from ...model import ir
from ...model.grid_cells import TURNS, cell_name
from ...model.vocabulary import Zone
from ...phrases.lines import Line
from ...phrases.telling import Telling, term
from ...phrases.words import Listed, Noun, Phrase, Say
from ..terms import zones


def lay(c: Telling, e: ir.Lay) -> Phrase | None:
    return laid(c, e) if not terms_of(c, e) else None


def laid(c: Telling, e: ir.Lay) -> Phrase:
    place = "asked" if e.at == ir.ASKED else "middle" if e.at == ir.MIDDLE else "cell"
    return Say(
        "lay",
        what=term(c, e.thing),
        where=zones.zone(c, e.zone.name, e.holder, "to"),
        at=place,
        cell=cell_name(e.at, e.zone.columns) if e.at >= 0 else "",
        turn=TURNS[e.turn],
    )


def terms_of(c: Telling, e: ir.Lay) -> list[Phrase]:
    """How it may be turned, what it must and must not lie over: a point each."""
    found: list[Phrase] = []
    if e.turned:
        found.append(Say("lay-turned"))
    over = lies_below(e.over, e.zone)
    if isinstance(e.most, ir.Int) and e.most.value == 0:
        found.append(Say("lay-over", how="none", n=0, what=over))
    elif e.over:
        if e.least is None:
            found.append(Say("lay-over", how="all", n=0, what=over))
        elif not (isinstance(e.least, ir.Int) and e.least.value == 0):
            found.append(Say("lay-over", how="least", n=term(c, e.least), what=over))
        if e.most is not None:
            found.append(Say("lay-over", how="most", n=term(c, e.most), what=over))
    if e.hides:
        found.append(Say("lay-hides", what=lies_below(e.hides, e.zone)))
    return found


def lies_below(kinds: tuple[str, ...], zone: Zone) -> Phrase:
    """Things of some kinds, or whatever lies there already."""
    return Say("lay-anything") if set(kinds) >= set(zone.holds) else Listed([Noun(k) for k in kinds], "list-or")


def lay_lines(c: Telling, e: ir.Lay, depth: int) -> list[Line]:
    points = [Line(depth + 1, point, mark="-") for point in terms_of(c, e)]
    return [Line(depth, laid(c, e), open=bool(points)), *points]
