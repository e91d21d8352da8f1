"""Boards of squares and hexes drawn with characters: rows from the top, coordinates at the sides, what lies there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from ..model.geometry import HEXES, LETTERS, Geometry
from ..model.view import Board, Item
from ..model.vocabulary import Thing, Vocabulary
from .canvas import Canvas, Line, Span, cut, joined, padded, width
from .view_items import BEHIND, Shown

#: so wide is a place at least and at most, with the space behind it
NARROWEST, WIDEST = 3, 12
#: where nothing lies
EMPTY, PLAIN_EMPTY = "·", "."
#: so many columns lie between the boards of two players
BETWEEN = 3
#: behind what was moved last, and where that came from
MOVED = "'"


def geometry_of(words: Vocabulary, board: Board) -> Geometry | None:
    """The geometry of a board whose places nobody has put elsewhere."""
    layout = words.layouts.get(board.name)
    made = layout.geometry if layout is not None else None
    placed = made is not None and (made.positions or made.drawn_at)
    return made if placed and not board.rows and not board.at else None


def places(made: Geometry) -> list[tuple[int, int]]:
    """By place, the line it is drawn in and how far to the right, in halves of a place; the last row comes first."""
    if made.lines:
        highest = max(row for _, row in made.drawn_at)
        return [(highest - row, 2 * (column - 1)) for column, row in made.drawn_at]
    _, rows = made.size
    if made.pattern != HEXES:
        return [(rows - row, 2 * (column - 1)) for column, row in made.positions]
    halves = [2 * q + r for q, r in made.cells]
    return [(rows - row, half - min(halves)) for (_, row), half in zip(made.positions, halves, strict=True)]


def drawn(shown: Shown, board: Board, made: Geometry, things: Sequence[Thing], most: int) -> list[Line]:
    """The whole board in at most so many columns; nothing if there is no room."""
    if made.boards > 1:
        return of_everybody(shown, board, made, things, most)
    cells = [cell(shown, board, made, thing) for thing in things]
    spots, (columns, rows) = places(made), made.size
    left = len(str(rows)) + 1
    halves = max(half for _, half in spots) + 2
    pitch = min(max(NARROWEST, 1 + max(map(width, cells))), WIDEST, (most - left) * 2 // halves)
    if pitch < NARROWEST:
        return []
    canvas = Canvas(left + halves * pitch // 2, rows + (made.pattern != HEXES))
    for row in range(rows):
        canvas.write(0, row, [(str(rows - row).rjust(left - 1), "dim")])
    for (row, half), line in zip(spots, cells, strict=True):
        canvas.write(left + half * pitch // 2, row, cut(line, pitch - 1, shown.plain))
    for column in range(columns if made.pattern != HEXES else 0):  # columns of hexes do not stand below each other
        canvas.write(left + column * pitch, rows, [(LETTERS[column], "dim")])
    return canvas.drawn(shown.plain)


def of_everybody(shown: Shown, board: Board, made: Geometry, things: Sequence[Thing], most: int) -> list[Line]:
    """The boards that players have, each below its owner, as many beside each other as there is room for."""
    one, seats = made.alone(), range(made.boards)
    drawings = [drawn(shown, board, one, things[seat :: made.boards], most) for seat in seats]
    if not all(drawings):
        return []
    titled = [
        [[(shown.labels.player(seat), shown.seat(seat))], *lines] for seat, lines in zip(seats, drawings, strict=True)
    ]
    widest = max(width(line) for lines in titled for line in lines) + BETWEEN
    beside, found = max(1, (most + BETWEEN) // widest), list[Line]()
    for first in range(0, made.boards, beside):
        rows = zip_longest(*titled[first : first + beside], fillvalue=list[Span]())
        found += [joined([*(padded(line, widest) for line in row[:-1]), row[-1]], "") for row in rows]
    return found


def cell(shown: Shown, board: Board, made: Geometry, thing: Thing) -> Line:
    """What lies on a place, behind the number that chooses it; its name, or a dot, if there is neither. A mark is
    behind what was moved last."""
    items = [item for line in board.cell for item in line if item.sort != "name"]
    lying = joined(lying_on(shown, items, thing))
    number = shown.chosen_by(thing, BEHIND if lying else "")
    last: Line = [(MOVED, "")] if thing.index in shown.moved else []
    if lying or number:
        return [*number, *lying, *last]
    dot = PLAIN_EMPTY if shown.plain else EMPTY
    return [(thing.name.rpartition("_")[2] if made.pattern == HEXES else dot, "dim"), *last]


def lying_on(shown: Shown, items: Sequence[Item], thing: Thing) -> list[Line]:
    """What lies on a place, in letters without a gap between them; then whatever else is shown of it."""
    letters: Line = []
    others: list[Line] = []
    for item in items:
        there = shown.things(item.name, thing.name) if item.sort == "zone" and named_only(item) else 0
        if item.sort == "piece":
            letters += [shown.heap_on_board(item.name, seat, n) for seat, _, n in shown.lying(item.name, thing)]
        elif isinstance(there, list):
            shown.told.add(("zones", item.name, thing.name))
            heaps = Counter((t.entry, t.owner) for t in there if t is not None)
            letters += [shown.heap_on_board(entry, owner, n) for (entry, owner), n in heaps.items()]
        else:
            others += shown.line([item], thing)
    return [*([letters] if letters else []), *others]


def named_only(item: Item) -> bool:
    """Is nothing but the name shown of what lies in a zone?"""
    return [x.sort for x in item.inner] == ["name"]
