"""Boards of squares, hexes and points as inline SVG: their places with coordinates, and what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ..diagnostics.records import record
from ..model.geometry import HEXES, LETTERS, Geometry, Vector
from .page import Html, joined, tag

#: a place, and the room for coordinates beside and below
SIDE, MARGIN = 44.0, 26.0
#: a piece, and how far two on one place stand from each other
RADIUS, APART = 16.0, 13.0
LETTER_SIZE, SMALL = 17.0, 13.0

Point = tuple[float, float]


@record
class Lying:
    """What lies on a place: which sort, its sign, the seat of its owner (-1: nobody's), how many of it."""

    sort: str
    sign: str
    seat: int
    n: int = 1


def grid(made: Geometry, lying: Sequence[Sequence[Lying]], label: str) -> Html:
    """The whole board, the last row on top; `lying`: by place."""
    spots = centres(made)
    width = max(x for x, _ in spots) + SIDE / 2 + 4
    height = max(y for _, y in spots) + SIDE / 2 + MARGIN
    parts = [tag("title", label), *places(made, spots), *coordinates(made, spots, height)]
    for spot, some in zip(spots, lying, strict=True):
        parts += [piece(one, (spot[0] + (i - (len(some) - 1) / 2) * APART, spot[1])) for i, one in enumerate(some)]
    size = f'width="{width:.0f}" height="{height:.0f}" style="--least: {width * 0.6:.0f}px"'
    return Html(f'<svg class="grid" viewBox="0 0 {width:.1f} {height:.1f}" {size} role="img">{joined(parts)}</svg>')


def centres(made: Geometry) -> list[Point]:
    """The middle of each place."""
    if made.pattern == HEXES:
        across = [2 * q + r for q, r in made.cells]
        rows = max(row for _, row in made.positions)
        high = SIDE * sqrt(3) / 2
        return [
            (MARGIN + SIDE / 2 + (half - min(across)) * SIDE / 2, SIDE / 2 + 6 + (rows - row) * high)
            for half, (_, row) in zip(across, made.positions, strict=True)
        ]
    at = made.drawn_at or made.positions
    rows = max(row for _, row in at)
    return [(MARGIN + (column - 0.5) * SIDE, 4 + (rows - row + 0.5) * SIDE) for column, row in at]


def places(made: Geometry, spots: Sequence[Point]) -> list[Html]:
    if made.lines:
        ways = [(spots[a], spots[b]) for line in made.lines for a, b in zip(line, line[1:], strict=False)]
        drawn = [f'<line class="line" x1="{a[0]:g}" y1="{a[1]:g}" x2="{b[0]:g}" y2="{b[1]:g}"/>' for a, b in ways]
        return [*map(Html, drawn), *(Html(f'<circle class="point" cx="{x:g}" cy="{y:g}" r="4"/>') for x, y in spots)]
    if made.pattern == HEXES:
        return [Html(f'<polygon class="place" points="{corners(spot)}"/>') for spot in spots]
    return [square(spot, position) for spot, position in zip(spots, made.positions, strict=True)]


def square(spot: Point, position: Vector) -> Html:
    """Dark and light by turns, as boards of squares are printed."""
    dark = " dark" if sum(position) % 2 == 0 else ""
    corner = f'x="{spot[0] - SIDE / 2:g}" y="{spot[1] - SIDE / 2:g}" width="{SIDE:g}" height="{SIDE:g}"'
    return Html(f'<rect class="place{dark}" {corner}/>')


def corners(spot: Point) -> str:
    high = SIDE / sqrt(3)
    around = ((0.0, -high), (SIDE / 2, -high / 2), (SIDE / 2, high / 2), (0.0, high), (-SIDE / 2, high / 2))
    return " ".join(f"{spot[0] + x:.1f},{spot[1] + y:.1f}" for x, y in (*around, (-SIDE / 2, -high / 2)))


def coordinates(made: Geometry, spots: Sequence[Point], height: float) -> list[Html]:
    """Numbers of rows on the left, letters of columns below; in a hex, whose columns slant, its whole name."""
    at = made.drawn_at or made.positions
    rows = {row: y for (_, row), (_, y) in zip(at, spots, strict=True)}
    if made.pattern == HEXES:
        named = zip(at, spots, strict=True)
        return [written(f"{LETTERS[c - 1]}{r}", (x, y + SIDE * 0.36), 9) for (c, r), (x, y) in named]
    columns = {column: x for (column, _), (x, _) in zip(at, spots, strict=True)}
    beside = [written(str(row), (MARGIN / 2, y + 4), SMALL) for row, y in rows.items()]
    return [*beside, *(written(LETTERS[column - 1], (x, height - 8), SMALL) for column, x in columns.items())]


def written(text: str, at: Point, size: float) -> Html:
    return tag("text", text, x=f"{at[0]:.1f}", y=f"{at[1]:.1f}", font_size=f"{size:g}", class_="edge")


def piece(lying: Lying, at: Point) -> Html:
    """A disc in the colour of its owner with its sign."""
    x, y = at
    text = f"{lying.n}{lying.sign}" if lying.n > 1 else lying.sign
    size = LETTER_SIZE if len(text) == 1 else SMALL
    of = f"seat{lying.seat}" if lying.seat >= 0 else "nobody"
    disc = Html(f'<circle class="piece {of}" cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS:g}"/>')
    return joined([disc, tag("text", text, x=f"{x:.1f}", y=f"{y + size * 0.36:.1f}", font_size=f"{size:g}", class_=of)])
