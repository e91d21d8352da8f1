"""Boards of points on drawn lines, drawn with characters: the points where they lie, and the lines between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..model.geometry import LETTERS, Geometry, Vector
from ..model.view import Board
from ..model.vocabulary import Thing
from .board_grids import cell
from .canvas import Canvas, Line, cut, width
from .view_items import Shown

#: so far two columns of points stand from each other at least and at most
NARROWEST, WIDEST = 3, 12
#: lines across and upright, that fall and that rise
DRAWN, PLAIN = "─│╲╱", "-|\\/"


def height(made: Geometry, lines: int) -> int:
    """With room for more than one line of each point there is one between two rows, for what joins them."""
    rows = max(row for _, row in made.drawn_at)
    return rows * apart(lines) - apart(lines) + 2


def apart(lines: int) -> int:
    return 2 if lines > 1 else 1


def drawn(shown: Shown, board: Board, made: Geometry, things: Sequence[Thing], most: int, lines: int) -> list[Line]:
    """The whole board in at most so many columns; nothing if there is no room."""
    cells = [cell(shown, board, made, thing) for thing in things]
    columns, rows = (max(at[i] for at in made.drawn_at) for i in (0, 1))
    left = len(str(rows)) + 1
    pitch = min(max(NARROWEST, 2 + max(map(width, cells))), WIDEST, (most - left) // columns)
    if pitch < NARROWEST:
        return []
    high = apart(lines)
    canvas = Canvas(left + columns * pitch, height(made, lines))
    at = [(left + (column - 1) * pitch, (rows - row) * high) for column, row in made.drawn_at]
    signs = PLAIN if shown.plain else DRAWN
    for x, y, sign in strokes(made, at):
        canvas.write(x, y, [(signs[sign], "dim")])
    for row in sorted({row for _, row in made.drawn_at}):
        canvas.write(0, (rows - row) * high, [(str(row).rjust(left - 1), "dim")])
    for (x, y), line in zip(at, cells, strict=True):
        canvas.write(x, y, cut(line, pitch - 1, shown.plain))
    for column in sorted({column for column, _ in made.drawn_at}):
        canvas.write(left + (column - 1) * pitch, height(made, lines) - 1, [(LETTERS[column - 1], "dim")])
    return canvas.drawn(shown.plain)


def strokes(made: Geometry, at: Sequence[Vector]) -> Iterator[tuple[int, int, int]]:
    """What joins two points that come one after the other on a line: column, line, and which sign."""
    for line in made.lines:
        for one, other in zip(line, line[1:], strict=False):
            (x, y), (u, v) = sorted((at[one], at[other]))
            if y == v:
                yield from ((i, y, 0) for i in range(x + 1, u))
            elif x == u:
                yield from ((x, i, 1) for i in range(min(y, v) + 1, max(y, v)))
            else:
                steps = range(1, abs(v - y))
                yield from ((x + (u - x) * i // abs(v - y), y + (v > y or -1) * i, 2 if v > y else 3) for i in steps)
