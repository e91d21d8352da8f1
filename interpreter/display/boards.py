"""Boards drawn with characters: bricks as they were laid out, places of a printed map, and what lies between them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from ..checking.view_file import joining
from ..diagnostics.records import record
from ..model.view import Board, Item
from ..model.vocabulary import Thing
from . import board_grids, board_lines
from .canvas import SHORTEST, Canvas, Line, cut, fitted, joined, left_out, missing, padded, runs_together, wide, width
from .map_svg import ACROSS, DOWN, Map, Mark, Place
from .view_items import BEHIND, Shown

#: so wide is a cell at least, its outline not counted, and at most
NARROWEST, WIDEST = 6, 18
#: and where everything must be seen
WIDER = (22, 26, 32, 40)
#: so many lines become one where there is room for one only
MERGED = 2
#: so many things stand side by side at most, if nobody has said where they lie
MOST_COLUMNS = 8
#: signs on a wall between two places that are next to each other
DOORS, PLAIN_DOORS = ("↔", "↕"), ("=", "I")
WATER, PLAIN_WATER = "~", "~"
#: before what lies between two places at a corner: which two of the four it joins
FALLING, RISING = ("╲", "\\"), ("╱", "/")
#: behind the number of a place that stands above it
BELOW, PLAIN_BELOW = "↓", "v"
#: so wide is what lies between places, without a number
MARKED = 2
#: the sides of a place that lies among others
SIDES, PLAIN_SIDES = ("▕", "▏"), ("[", "]")


@record
class Spot:
    """A thing and where it is drawn; columns are counted in halves."""

    thing: Thing
    row: int
    half: int


class Boards:
    def __init__(self, shown: Shown):
        self.shown = shown
        self.words = shown.words
        #: by board, what is the same in every drawing of it
        self._crowded: dict[str, bool] = {}
        self._marks: dict[str, list[tuple[Thing, float, float]]] = {}

    def height(self, board: Board, lines: int) -> int:
        """How many lines a drawing takes if so many are shown of each thing."""
        made = board_grids.geometry_of(self.words, board)
        if made is not None:
            return board_lines.height(made, lines) if made.lines else made.size[1] + 1 + (made.boards > 1)
        rows = 1 + max((spot.row for spot in self.spots(board)), default=0)
        return rows * (lines + 1) + 1

    def whole(self, board: Board, most: int) -> list[Line]:
        """The board with every line of each thing, its cells as wide as they must be, if there are columns for that."""
        drawn = [self.draw(board, most, len(board.lines), widest) for widest in (WIDEST, *WIDER)]
        return min(drawn, key=lambda lines: (not lines, self.cuts(lines)))

    def draw(self, board: Board, most: int, lines: int, widest: int = WIDEST) -> list[Line]:
        """The board in at most so many columns, with so many lines of each thing; nothing if there is no room."""
        made = board_grids.geometry_of(self.words, board)
        things = self.words.kinds[board.of].things
        if made is not None and made.lines:
            return board_lines.drawn(self.shown, board, made, things, most, lines)
        if made is not None:
            return board_grids.drawn(self.shown, board, made, things, most)
        spots = self.spots(board)
        if not spots:
            return []
        halves = max(spot.half for spot in spots) + 2
        if board.between:
            return self.apart(board, spots, most, lines, widest)
        pitch = min(widest + 1, (most - 1) * 2 // halves)
        if pitch - 1 < NARROWEST:
            return []
        return self.boxes(board, spots, pitch, lines)

    def cuts(self, drawn: Sequence[Line]) -> int:
        """How much is missing in a drawing as there was no room for it, by the signs that stand for it."""
        return sum(missing(text, self.shown.plain) for line in drawn for text, _ in line)

    def drawn_on(self, board: Board) -> set[int]:
        """The things that have a place of their own in the drawing."""
        return {thing.index for thing in (*(spot.thing for spot in self.spots(board)), *self.between(board))}

    def between(self, board: Board) -> list[Thing]:
        """What lies between places."""
        return self.words.kinds[self.words.layouts[board.between].of].things if board.between else []

    # ---- where things are
    def spots(self, board: Board) -> list[Spot]:
        laid = self.shown.seen["layouts"].get(board.name)
        kind = self.words.kinds[board.of]
        if laid is not None:
            rows = [[self.words.thing_names[name] for name in row] for row in laid]
            return [Spot(self.words.things[x], r, 2 * c + r) for r, row in enumerate(rows) for c, x in enumerate(row)]
        made = board_grids.geometry_of(self.words, board)
        if made is not None:
            at = zip(kind.things, board_grids.places(made), strict=True)
            return [Spot(thing, row, half) for thing, (row, half) in at]
        if len(board.at) == 2 and all(board.at):
            down, across = ([t.numbers[name] for t in kind.things] for name in board.at)
            return [
                Spot(thing, r - min(down), 2 * (c - min(across)))
                for thing, r, c in zip(kind.things, down, across, strict=True)
            ]
        rows = board.rows or in_rows([t.index for t in kind.things])
        return [Spot(self.words.things[x], r, 2 * c) for r, row in enumerate(rows) for c, x in enumerate(row) if x >= 0]

    # ---- boxes that share their walls
    def boxes(self, board: Board, spots: Sequence[Spot], pitch: int, lines: int) -> list[Line]:
        across = max(spot.half for spot in spots) + 2
        canvas = Canvas(across * pitch // 2 + 1, (1 + max(s.row for s in spots)) * (lines + 1) + 1)
        doors = self.doors(board, spots)
        near = {a: {b for x, b in doors if x == a} | {x for x, b in doors if b == a} for a, _ in doors}
        near |= {b: near.get(b, set()) | {x for x, y in doors if y == b} for _, b in doors}
        for spot in spots:
            x, y = spot.half * pitch // 2, spot.row * (lines + 1)
            end = (spot.half + 2) * pitch // 2
            canvas.box(x, y, end - x + 1, lines + 2)
            known = near.get(spot.thing.index, set())
            for i, line in enumerate(self.cell(board, spot.thing, lines, end - x - 1, known)):
                canvas.write(x + 1, y + 1 + i, line)
        at = {spot.thing.index: spot for spot in spots}
        signs = PLAIN_DOORS if self.shown.plain else DOORS
        for a, b in doors:
            one, other = at[a], at[b]
            x = one.half * pitch // 2
            if one.row == other.row:
                canvas.write(
                    (one.half + 2) * pitch // 2, one.row * (lines + 1) + 1 + (lines - 1) // 2, [(signs[0], "")]
                )
            else:
                canvas.write(x + pitch // 2, other.row * (lines + 1), [(signs[1], "")])
        for spot in spots:
            canvas.write(spot.half * pitch // 2 + 1, spot.row * (lines + 1), self.shown.chosen_by(spot.thing))
        return canvas.drawn(self.shown.plain)

    def cell(self, board: Board, thing: Thing, lines: int, most: int, near: set[int]) -> list[Line]:
        """What is shown of a thing; if there is only one line, what stands on the first two."""
        found, whole = [], max(lines, MERGED if lines == 1 else 0)
        shown = board.lines[:lines] if lines > 1 else [[x for line in board.cell[:MERGED] for x in line]]
        for n, items in enumerate(shown, 1):
            groups = self.shown.line([x for x in items if not self.links(board, x)], thing)
            below = board.cell[whole:] if n == len(shown) else []
            more = sum(len(self.shown.line(rest, thing)) for rest in below)
            if lines == 1:  # rather less of what lies there than half a name
                left = kept(groups, most, more)
                groups, more = left, more + len(groups) - len(left)
            far = [i for x in items if self.links(board, x) for i in thing.lists.get(x.name, ()) if i not in near]
            marks = joined([[(self.shown.mark(self.words.things[i]), "dim")] for i in far])
            line = fitted(groups, most, self.shown.plain, more)
            if far and width(line) + width(marks) < most:
                line = [*padded(line, most - width(marks)), *marks]
            elif far:
                line = fitted(groups, most, self.shown.plain, more + len(far))
            found.append(line)
        return found

    def links(self, board: Board, item: Item) -> bool:
        """Does it list neighbours, some of which the drawing shows as such?"""
        sort = self.words.kinds[board.of].properties.get(item.name)
        return item.sort == "property" and sort is not None and sort.sort == "list" and sort.kind == board.of

    def doors(self, board: Board, spots: Sequence[Spot]) -> list[tuple[int, int]]:
        """Neighbours on a printed map that are drawn side by side: the left or upper one first."""
        layout = self.words.layouts.get(board.name)
        if layout is None or not layout.printed:
            return []
        base = self.words.kinds[board.of].base
        at = {(spot.row, spot.half): spot.thing.index for spot in spots}
        found = []
        for spot in spots:
            for further in ((spot.row, spot.half + 2), (spot.row + 1, spot.half)):
                other = at.get(further)
                if other is not None and other - base in layout.neighbours[spot.thing.index - base]:
                    found.append((spot.thing.index, other))
        return found

    # ---- places with something between them
    def apart(self, board: Board, spots: Sequence[Spot], most: int, lines: int, widest: int) -> list[Line]:
        """Places apart from each other, so that there is room for what lies between them and around."""
        slopes = self.slopes(board, spots)
        marks = [
            (self.mark(board, thing), slopes.get(thing.index, ""), row, column)
            for thing, row, column in self.marks(board, spots)
        ]
        gap = max(MARKED, *(width(line) for line, *_ in marks))
        columns = 1 + max(spot.half for spot in spots) // 2
        pitch = min(widest, (most - gap) // columns)
        inner = pitch - gap - len(SIDES)
        if inner < 2:
            return []
        rows = 1 + max(spot.row for spot in spots)
        canvas = Canvas(columns * pitch + gap, rows * (lines + 1) + 1)
        sides = PLAIN_SIDES if self.shown.plain else SIDES
        # what lies below one another leaves a column for the sign of what lies at a corner
        middle = max(0, min((inner + 1) // 2, inner + 1 - gap))
        for spot in spots:
            x, y = gap + spot.half // 2 * pitch, 1 + spot.row * (lines + 1)
            for i, line in enumerate(self.cell(board, spot.thing, lines, inner, set())):
                canvas.write(x, y + i, [(sides[0], "dim"), *padded(line, inner, self.shown.plain), (sides[1], "dim")])
            # without an arrow it would seem to choose what lies beside it, or the place above
            number = self.shown.chosen_by(spot.thing, PLAIN_BELOW if self.shown.plain else BELOW)
            canvas.write(x + (width(number) + 1 < middle), y - 1, number)
        for line, slope, row, column in marks:
            x = gap + int(column) * pitch + middle if column == int(column) else int(column + 0.5) * pitch
            y = 1 + int(row) * (lines + 1) if row == int(row) else int(row + 0.5) * (lines + 1)
            canvas.write(x, y, line)
            canvas.write(x - 1, y, [(slope, "dim blue")] if slope and inner + 1 >= gap else [])
        return canvas.drawn(self.shown.plain)

    def slopes(self, board: Board, spots: Sequence[Spot]) -> dict[int, str]:
        """By what lies between two places that only touch at a corner: the sign of the line from one to the other."""
        kind = self.words.kinds[self.words.layouts[board.between].of]
        prop, at = joining(kind, board.of), {spot.thing.index: spot for spot in spots}
        found = {}
        for thing in kind.things:
            ends = [at[i] for i in thing.lists.get(prop, ()) if i in at]
            down, across = (ends[1].row - ends[0].row, ends[1].half - ends[0].half) if len(ends) == 2 else (0, 0)
            if down and across:
                found[thing.index] = (FALLING if down * across > 0 else RISING)[self.shown.plain]
        return found

    def crowded(self, board: Board) -> bool:
        """Does something lie between places that can be chosen too, so that there is less room for the places?"""
        if board.name not in self._crowded:
            found = (width(self.mark(board, thing)) > MARKED for thing in self.between(board))
            self._crowded[board.name] = any(found)
        return self._crowded[board.name]

    def mark(self, board: Board, thing: Thing) -> Line:
        """What lies between two places, behind the number that chooses it; if there is neither, the water."""
        lying = joined(self.shown.line(board.marks, thing))
        line = [(text, f"{style} reverse".strip()) for text, style in cut(lying, MARKED, self.shown.plain)]
        water = PLAIN_WATER if self.shown.plain else WATER
        # a sign needs no colon to be told from the number: the wider one mark is, the less room has every place
        number = self.shown.chosen_by(thing, BEHIND if line and line[0][0][:1].isalnum() else "")
        return [*number, *line] or [(water * MARKED, "dim blue")]

    def marks(self, board: Board, spots: Sequence[Spot]) -> list[tuple[Thing, float, float]]:
        """What lies between places, each with its row and column, which may be halves."""
        if board.name not in self._marks:
            self._marks[board.name] = self.placed(board, spots)
        return self._marks[board.name]

    def placed(self, board: Board, spots: Sequence[Spot]) -> list[tuple[Thing, float, float]]:
        kind = self.words.kinds[self.words.layouts[board.between].of]
        prop = joining(kind, board.of)
        order = {spot.thing.index: i for i, spot in enumerate(spots)}
        places = [Place("", spot.row + 1, spot.half // 2 + 1) for spot in spots]
        marks = [Mark("", [order[i] for i in t.lists.get(prop, ()) if i in order]) for t in kind.things]
        around = self.words.layouts[board.between].neighbours
        drawn = Map(places, marks, [(a, b) for a, near in enumerate(around) for b in near if a < b])
        found = drawn.marked([drawn.spot(place) for place in places])
        return [
            (thing, round(2 * (y / DOWN + 0.35 - 1)) / 2, round(2 * (x / ACROSS + 0.35 - 1)) / 2)
            for thing, (x, y) in zip(kind.things, found, strict=True)
        ]


def kept(groups: Sequence[Line], most: int, more: int = 0) -> list[Line]:
    """The first of some groups that fit side by side, and at least two; what is left out, with `more` that is left out
    anyway, needs room for a sign.

    Where one of them could be made shorter, a space is wanted too, or that would be done for it.
    """
    shown, long = len(groups), any(width(group) >= SHORTEST for group in groups)
    apart = long or runs_together(groups, 1)
    while shown > 2 and sum(map(width, groups[:shown])) + apart + wide(left_out(more + len(groups) - shown)) > most:
        shown -= 1
    return list(groups[:shown])


def in_rows(things: Sequence[int]) -> list[list[int]]:
    """Things nobody has said a place for: one after another, in a square."""
    columns = min(MOST_COLUMNS, ceil(sqrt(len(things))))
    return [list(things[i : i + columns]) for i in range(0, len(things), columns)]
