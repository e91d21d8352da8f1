"""Grids: where shapes can be laid, and what of them shows. Cells are bits of one number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..diagnostics.records import record
from ..lowering.layout import Layout
from ..model.grid_cells import ASKED, MIDDLE
from ..model.vocabulary import GAP
from .operations import Ops, bits

State = list[int]
#: what generated leaves call
LAYING = (
    "lay", "lay_any", "lay_those", "lay_cells", "lay_turns", "lay_holds",
    "visible", "covered",
)  # fmt: skip
#: so many answers are remembered before all are forgotten, so that memory stays flat
MOST_REMEMBERED = 20_000


@record
class Turned:
    """A shape turned one way, on a grid of one size, as if it lay in the left-upper corner.

    A position is the number of the cell in which the left-upper corner of its box lies, and a bit of `inside`.
    """

    cells: int
    offsets: tuple[int, ...]  # the numbers of its cells
    words: dict[int, int]  # by word printed, the cells in which it stands
    inside: int  # positions in which it lies within the grid
    middle: int  # the position in the middle


@dataclass(frozen=True, slots=True, eq=False)  # each is made once: known by itself, not by its cells
class Shape:
    """A thing on a grid of one size."""

    count: int
    turned: tuple[Turned, ...]
    #: those of the four that can be told apart and fit
    distinct: tuple[int, ...]


NOWHERE_AT_ALL = (0, 0, 0, 0)
Cells = tuple[tuple[int, ...], ...]


def quarter(cells: Cells) -> Cells:
    """Turned to the right."""
    return tuple(tuple(row[i] for row in reversed(cells)) for i in range(len(cells[0])))


def turned(cells: Cells, columns: int, rows: int) -> Turned:
    everything = 0
    words: dict[int, int] = {}
    for r, row in enumerate(cells):
        for c, word in enumerate(row):
            if word != GAP:
                everything |= 1 << r * columns + c
                words[word] = words.get(word, 0) | 1 << r * columns + c
    right, down = columns - len(cells[0]), rows - len(cells)  # how far it can be pushed
    inside = sum(1 << r * columns + c for r in range(down + 1) for c in range(right + 1))
    return Turned(everything, tuple(bits(everything, 0)), words, inside, max(0, down // 2 * columns + right // 2))


def shape(cells: Cells, columns: int, rows: int) -> Shape:
    ways = [cells]
    for _ in range(3):
        ways.append(quarter(ways[-1]))
    made = tuple(turned(way, columns, rows) for way in ways)
    distinct = tuple(i for i, way in enumerate(ways) if way not in ways[:i] and made[i].inside)
    return Shape(made[0].cells.bit_count(), made, distinct)


def positions(whole: Shape, way: Turned, at: int, over: bool, under: int, least: int, most: int) -> int:
    """All positions that are allowed, each a bit: every step looks at all of them at once."""
    found = way.inside
    if at != ASKED:
        found &= 1 << (way.middle if at == MIDDLE else at)
    if over:
        if least < 0 or least >= whole.count:
            if least > whole.count:
                return 0
            for offset in way.offsets:
                found &= under >> offset
        elif most == 0:
            for offset in way.offsets:
                found &= ~(under >> offset)
        elif least > 0 or 0 <= most < whole.count:
            found &= enough(way, under, least, most)
        if 0 <= most < least:
            return 0
    return found


def hiding(way: Turned, cells: int) -> int:
    """Positions in which it lies on all of some cells."""
    found = 0
    first = (cells & -cells).bit_length() - 1
    for offset in way.offsets:  # one of its cells lies on the first of them
        position = first - offset
        if position >= 0 and way.cells << position & cells == cells:
            found |= 1 << position
    return found


def enough(way: Turned, under: int, least: int, most: int) -> int:
    """Positions in which so many cells lie over others, counted in binary: the numbers' digits lie in layers."""
    layers: list[int] = []
    for offset in way.offsets:
        carry = under >> offset
        for i, layer in enumerate(layers):
            layers[i], carry = layer ^ carry, layer & carry
        if carry:
            layers.append(carry)
    found = at_least(layers, least)
    return found & ~at_least(layers, most + 1) if most >= 0 else found


def at_least(layers: list[int], number: int) -> int:
    """Positions whose number is not below a given one, compared digit by digit from the highest."""
    more, same = 0, -1
    for i in range(max(len(layers), number.bit_length()) - 1, -1, -1):
        layer = layers[i] if i < len(layers) else 0
        if number >> i & 1:
            same &= layer
        else:
            more |= same & layer
            same &= ~layer
    return more | same


def and_not(mask: int, taken: int) -> int:
    return mask & ~taken


class Grids:
    """Bound to one program's layout. `over`, `hides` and the like are sets of things: a bit for each."""

    def __init__(self, layout: Layout, ops: Ops):
        self.ops = ops
        self.spot = ops.spots
        self.address = ops.address
        #: by place, the shapes of the things that can lie there
        self.shapes: dict[int, dict[int, Shape]] = {}
        #: where a shape may lie over some cells, and where it hides some: asked again and again
        self.known: dict[tuple[Shape, int, bool, int, int, int], tuple[int, ...]] = {}
        self.hidden: dict[tuple[Shape, int], tuple[int, ...]] = {}
        words = layout.words
        made: dict[tuple[Cells, int, int], Shape] = {}
        for place, info in enumerate(layout.places):
            if info.form != "grid":
                continue
            zone = words.zones[info.zone]
            shapes = self.shapes[place] = {}
            for thing in (t for kind in zone.holds for t in words.kinds[kind].things):
                key = (thing.cells, zone.columns, zone.rows)
                if key not in made:
                    made[key] = shape(*key)
                shapes[thing.index] = made[key]

    # ---- what lies there
    def under(self, state: State, place: int, thing: int, over: int) -> int:
        """The cells of those things that lie there, without the one that is laid."""
        at, shapes, spots = self.address[place], self.shapes[place], self.spot
        found = 0
        for other in state[at + 1 : at + 1 + state[at]]:
            if over >> other & 1 and other != thing:
                spot = state[spots[other]]
                found |= shapes[other].turned[spot & 3].cells << (spot >> 2)
        return found

    def to_spare(self, state: State, place: int, thing: int, hides: int) -> list[int]:
        """The cells of each of those things of which some are still visible."""
        at, shapes, spots = self.address[place], self.shapes[place], self.spot
        found = []
        above = 0
        for i in range(at + state[at], at, -1):
            other = state[i]
            if other != thing:
                spot = state[spots[other]]
                cells = shapes[other].turned[spot & 3].cells << (spot >> 2)
                if hides >> other & 1 and cells & ~above:
                    found.append(cells)
                above |= cells
        return found

    # ---- where a thing may be laid
    def allowed(
        self, state: State, place: int, thing: int, at: int, over: int, least: int, most: int, hides: int
    ) -> Sequence[int]:
        """By way of turning it, the positions in which it may lie."""
        if self.ops.limit[place] and not self.room(state, place, thing):
            return NOWHERE_AT_ALL
        under = self.under(state, place, thing, over) if over else 0
        spare = self.to_spare(state, place, thing, hides) if hides else ()
        return self.positions(self.shapes[place][thing], at, over > 0, under, least, most, spare)

    def positions(
        self, whole: Shape, at: int, over: bool, under: int, least: int, most: int, spare: Sequence[int]
    ) -> Sequence[int]:
        key = (whole, at, over, under, least, most)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_REMEMBERED:
                self.known.clear()
            found = tuple(positions(whole, way, at, over, under, least, most) for way in whole.turned)
            self.known[key] = found
        for cells in spare:
            found = tuple(map(and_not, found, self.hiding(whole, cells)))
        return found

    def hiding(self, whole: Shape, cells: int) -> tuple[int, ...]:
        """By way of turning it, the positions in which it lies on all of some cells."""
        found = self.hidden.get((whole, cells))
        if found is None:
            if len(self.hidden) >= MOST_REMEMBERED:
                self.hidden.clear()
            found = self.hidden[whole, cells] = tuple(hiding(way, cells) for way in whole.turned)
        return found

    def lay_cells(
        self, state: State, place: int, thing: int, turn: int, at: int, over: int, least: int, most: int, hides: int
    ) -> list[int]:
        """Every cell at which it may lie, turned so, from left to right and from top to bottom."""
        return bits(self.allowed(state, place, thing, at, over, least, most, hides)[turn], 0)

    def lay_turns(
        self, state: State, place: int, thing: int, turn: int, at: int, over: int, least: int, most: int, hides: int
    ) -> list[int]:
        """Every way to turn it that can be told from the others and in which it may lie somewhere."""
        found = self.allowed(state, place, thing, at, over, least, most, hides)
        return [t for t in self.shapes[place][thing].distinct if found[t]]

    def lay_any(
        self, state: State, place: int, thing: int, turn: int, at: int, over: int, least: int, most: int, hides: int
    ) -> bool:
        """May it lie anywhere (turned so, or in any way if that is asked)?"""
        found = self.allowed(state, place, thing, at, over, least, most, hides)
        return any(found) if turn < 0 else found[turn] > 0

    def lay_those(
        self,
        state: State,
        place: int,
        things: Sequence[int],
        turn: int,
        at: int,
        over: int,
        least: int,
        most: int,
        hides: int,
    ) -> list[int]:
        """Those that may lie anywhere; what lies there is the same for all that do not lie there themselves."""
        under = self.under(state, place, -1, over) if over else 0
        spare = self.to_spare(state, place, -1, hides) if hides else ()
        found = []
        for thing in things:
            if self.ops.limit[place] or state[self.ops.locations + thing] == place:
                if self.lay_any(state, place, thing, turn, at, over, least, most, hides):
                    found.append(thing)
                continue
            where = self.positions(self.shapes[place][thing], at, over > 0, under, least, most, spare)
            if any(where) if turn < 0 else where[turn]:
                found.append(thing)
        return found

    def room(self, state: State, place: int, thing: int) -> bool:
        return state[self.ops.locations + thing] == place or self.ops.room(state, place) > 0

    def lay(self, state: State, thing: int, place: int, turn: int, cell: int) -> None:
        self.ops.put(state, thing, place)
        state[self.spot[thing]] = cell << 2 | turn

    # ---- why not there?
    def at_cell(self, place: int, thing: int, turn: int, cell: int) -> int:
        """The cells on which it would lie; 0 outside."""
        way = self.shapes[place][thing].turned[turn]
        return way.cells << cell if way.inside >> cell & 1 else 0

    def lay_holds(
        self,
        state: State,
        place: int,
        thing: int,
        turn: int,
        at: int,
        over: int,
        least: int,
        most: int,
        hides: int,
        cell: int,
        what: str,
    ) -> bool:
        """Does one of the conditions on where a thing may lie hold at a cell?"""
        cells = self.at_cell(place, thing, turn, cell)
        if what == "inside":
            return bool(cells)
        if what == "never hides":
            return not any(c & cells == c for c in self.to_spare(state, place, thing, hides))
        if not over:
            return True
        found = (cells & self.under(state, place, thing, over)).bit_count()
        if what == "least":
            return not cells or found >= (least if least >= 0 else cells.bit_count())
        return most < 0 or found <= most

    # ---- what shows
    def visible(self, state: State, place: int, word: int, things: int) -> int:
        """Cells of those things on which nothing lies, with a word printed in them (-1: or none)."""
        at, shapes, spots = self.address[place], self.shapes[place], self.spot
        found = above = 0
        for i in range(at + state[at], at, -1):
            thing = state[i]
            spot = state[spots[thing]]
            way = shapes[thing].turned[spot & 3]
            if things >> thing & 1:
                printed = way.cells if word < 0 else way.words.get(word, 0)
                found += (printed << (spot >> 2) & ~above).bit_count()
            above |= way.cells << (spot >> 2)
        return found

    def covered(self, state: State, place: int, word: int, things: int) -> int:
        """Cells of those things that lie under another of them, whatever lies between."""
        at, shapes, spots = self.address[place], self.shapes[place], self.spot
        found = above = 0
        for i in range(at + state[at], at, -1):
            thing = state[i]
            if things >> thing & 1:
                spot = state[spots[thing]]
                way = shapes[thing].turned[spot & 3]
                printed = way.cells if word < 0 else way.words.get(word, 0)
                found += (printed << (spot >> 2) & above).bit_count()
                above |= way.cells << (spot >> 2)
        return found
