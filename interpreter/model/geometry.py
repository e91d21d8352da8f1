"""The geometry of boards: places made from a pattern, directions between them, lines through them.

A place of a pattern has two coordinates. On squares they are column and row; on hexes, whose rows are shifted by half
against each other, the first runs along the row and the second along one of the slanting axes, so that a step in one
of the six directions always adds the same. On points joined by drawn lines there are no coordinates: a line leads on
along what is drawn. A track is one line of places that runs to and fro over the board; its coordinate is how far along
a place lies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field, replace

from ..diagnostics.records import mutable, record

Vector = tuple[int, int]
#: the places that come one after the other in one direction, by their numbers on the board
Ray = tuple[int, ...]

MOST_COLUMNS = MOST_ROWS = 26
#: so far from each other the boards of players lie: farther than any step leads
APART = 200
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SQUARES, DARK_SQUARES, HEXES, TRACK = "squares", "dark squares", "hexes", "track"
PATTERNS = (SQUARES, DARK_SQUARES, HEXES, TRACK)
#: where somebody's pieces go, as `forward:` names it
SIDES: dict[str, Vector] = {"up": (0, 1), "right": (1, 0), "down": (0, -1), "left": (-1, 0)}
#: which way seats look if nothing is said of it, by the number of players
FACING = {1: ("up",), 2: ("up", "down"), 4: ("up", "right", "down", "left")}

_RIGHT, _LEFT, _UP, _DOWN = (1, 0), (-1, 0), (0, 1), (0, -1)
_RISING, _FALLING = ((1, 1), (-1, -1)), ((-1, 1), (1, -1))
_ORTHOGONAL = (_UP, _RIGHT, _DOWN, _LEFT)
#: the directions of squares that lie the same for everybody
_OF_SQUARES: dict[str, tuple[Vector, ...]] = {
    "straight": (*_ORTHOGONAL, *_RISING, *_FALLING),
    "orthogonal": _ORTHOGONAL,
    "diagonal": (*_RISING, *_FALLING),
    "upright": (_UP, _DOWN),
    "level": (_RIGHT, _LEFT),
    "rising": _RISING,
    "falling": _FALLING,
    "upward": (_UP,),
    "downward": (_DOWN,),
    "rightward": (_RIGHT,),
    "leftward": (_LEFT,),
}
#: the same of hexes: (0, 1) leads up to the right, (-1, 1) up to the left
_OF_HEXES: dict[str, tuple[Vector, ...]] = {
    "straight": ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)),
    "level": (_RIGHT, _LEFT),
    "rising": ((0, 1), (0, -1)),
    "falling": ((-1, 1), (1, -1)),
    "upward": ((0, 1), (-1, 1)),
    "downward": ((0, -1), (1, -1)),
    "rightward": (_RIGHT,),
    "leftward": (_LEFT,),
}
#: along a track one goes on or back
_OF_TRACKS: dict[str, tuple[Vector, ...]] = {"straight": (_UP, _DOWN)}
#: directions that are seen from somebody's side
FACED = ("forward", "backward", "sideways")
#: every word for a direction that the language has
DIRECTIONS = (*_OF_SQUARES, *FACED)


@record
class Row:
    """A row of a board: its number, and from the left each place in it, or -1 where there is none."""

    number: int
    whole: tuple[int, ...]

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(place for place in self.whole if place >= 0)


@mutable
class Geometry:
    """One board: where its places lie, and which directions there are."""

    pattern: str
    #: by place, its coordinates; empty on drawn lines
    cells: list[Vector] = field(default_factory=list)
    #: by coordinates, the place
    numbers: dict[Vector, int] = field(default_factory=dict)
    #: the coordinates of places that the pattern has, holes included
    outline: frozenset[Vector] = frozenset()
    #: by place, column and row as people count them, from 1
    positions: list[Vector] = field(default_factory=list)
    #: by name, a step that belongs to a game: all its turns and mirrors
    steps: dict[str, tuple[Vector, ...]] = field(default_factory=dict)
    #: by seat, where its forward leads; empty: nothing is said of it
    facing: tuple[str, ...] = ()
    #: what is drawn: the places of each line, in order
    lines: list[Ray] = field(default_factory=list)
    #: how many places there are
    places: int = 0
    #: do corners count as touching?
    corners: bool = False
    #: by point on drawn lines, the column and row it is drawn in; empty: nothing says it
    drawn_at: list[Vector] = field(default_factory=list)
    #: of a track: does the first place come behind the last?
    ring: bool = False
    #: how many sit around it
    seats: int = 1
    #: every player has one: so many lie apart from each other, their places in turn (the first one of each, and so on)
    boards: int = 1

    def for_each(self, players: int) -> Geometry:
        """As many of these boards as there are players, so far from each other that nothing leads across."""
        apart = [(APART * seat, 0) for seat in range(players)]
        cells = [(x + far, y) for x, y in self.cells for far, _ in apart]
        return replace(
            self,
            cells=cells,
            numbers={cell: i for i, cell in enumerate(cells)},
            outline=frozenset((x + far, y) for x, y in self.outline for far, _ in apart),
            positions=[position for position in self.positions for _ in apart],
            places=len(cells),
            boards=players,
        )

    def alone(self) -> Geometry:
        """One of the boards that players have, as it lies before its owner."""
        cells = self.cells[:: self.boards]
        return replace(
            self,
            cells=cells,
            numbers={cell: i for i, cell in enumerate(cells)},
            outline=frozenset((x, y) for x, y in self.outline if x < APART // 2),
            positions=self.positions[:: self.boards],
            places=len(cells),
            boards=1,
        )

    @property
    def size(self) -> Vector:
        """How many columns and rows there are."""
        return max((c for c, _ in self.positions), default=0), max((r for _, r in self.positions), default=0)

    @property
    def known(self) -> dict[str, tuple[Vector, ...]]:
        if self.lines:
            return {"straight": ()}
        if self.pattern == TRACK:
            return _OF_TRACKS
        return {**(_OF_HEXES if self.pattern == HEXES else _OF_SQUARES), **self.steps}

    def rows(self) -> list[Row]:
        """The rows as they are drawn, the last one first; boards of players are not drawn as one."""
        if self.boards > 1:
            return []
        at = self.drawn_at if self.lines else self.cells
        if self.lines:
            numbers = sorted({row for _, row in at}, reverse=True)
            points = [sorted((i for i, (_, r) in enumerate(at) if r == row), key=lambda i: at[i]) for row in numbers]
            return [Row(row, tuple(there)) for row, there in zip(numbers, points, strict=True)]
        if self.pattern == TRACK:
            at_position = {position: i for i, position in enumerate(self.positions)}
            width, height = self.size
            every = [(r, tuple(at_position.get((c, r), -1) for c in range(1, width + 1))) for r in range(height, 0, -1)]
            return [Row(r, there) for r, there in every]
        heights = sorted({r for _, r in self.outline})
        across = range(1 + max((c for c, _ in self.outline), default=0))
        found = []
        for number, r in enumerate(heights, 1):
            whole = [(c, r) for c in across] if self.pattern != HEXES else sorted(x for x in self.outline if x[1] == r)
            found.append(Row(number, tuple(self.numbers.get(cell, -1) for cell in whole)))
        return found[::-1]

    def directions(self) -> list[str]:
        """The words for directions that mean something on this board."""
        sides = () if self.lines else FACED[:2] if self.pattern == TRACK else FACED
        return [*self.known, *sides]

    def means(self, words: Sequence[str]) -> bool:
        """Is that a direction here: a word, or a side and a word?"""
        if len(words) == 2:
            named = words[0] in FACED and words[1] in self.known and not self.lines and self.pattern != TRACK
            return named and (not self.facing or bool(self.vectors(words, 0)))
        return len(words) == 1 and words[0] in self.directions()

    def is_faced(self, words: Sequence[str]) -> bool:
        return any(word in FACED for word in words)

    def vectors(self, words: Sequence[str], seat: int) -> list[Vector]:
        """The steps that make up a direction, as somebody in this seat sees it."""
        faced = words[0] in FACED
        every = self.known[words[-1]] if words[-1] in self.known else self.known[self.plain]
        if not faced:
            return list(every)
        ahead = SIDES[self.facing[seat % len(self.facing)]]
        lead: dict[str, Callable[[int], bool]] = {
            "forward": lambda far: far > 0,
            "backward": lambda far: far < 0,
            "sideways": lambda far: far == 0,
        }
        return [v for v in every if lead[words[0]](self.ahead(v, ahead))]

    @property
    def plain(self) -> str:
        """The direction of which forward is a part where no other is named."""
        return {SQUARES: "orthogonal", DARK_SQUARES: "diagonal"}.get(self.pattern, "straight")

    def ahead(self, v: Vector, side: Vector) -> int:
        """How far a step leads towards a side; along a row of hexes every step up or down is half a step aside."""
        across, up = (2 * v[0] + v[1], v[1]) if self.pattern == HEXES else v
        if self.pattern == HEXES and side[0]:
            return across * side[0]
        return across * side[0] + up * side[1]

    def ray(self, place: int, step: Vector) -> Ray:
        """What comes one after the other in one direction, up to a hole or the end of the board."""
        if self.ring:
            round_it, seat = range(self.places // self.boards), place % self.boards
            ways = ((place // self.boards + step[1] * far) % len(round_it) for far in round_it[1:])
            return tuple(way * self.boards + seat for way in ways)
        at, found = self.cells[place], []
        while (at := (at[0] + step[0], at[1] + step[1])) in self.numbers:
            found.append(self.numbers[at])
        return tuple(found)

    def rays(self, words: Sequence[str], seat: int = 0) -> list[tuple[Ray, ...]]:
        """By place, what comes one after the other in each direction; those in which nothing comes are left out."""
        if self.lines:
            return self.drawn()
        vectors = self.vectors(words, seat)
        every = [[self.ray(place, v) for v in vectors] for place in range(len(self.cells))]
        return [tuple(ray for ray in rays if ray) for rays in every]

    def drawn(self) -> list[tuple[Ray, ...]]:
        """Along each line that leads through a place, both ways."""
        found: list[list[Ray]] = [[] for _ in range(self.places)]
        for line in self.lines:
            for at, place in enumerate(line):
                found[place] += [ray for ray in (line[at + 1 :], line[:at][::-1]) if ray]
        return [tuple(rays) for rays in found]

    def neighbours(self) -> list[list[int]]:
        """By place, what touches it: over an edge, or over corners too; along a line what comes next."""
        if self.pattern == DARK_SQUARES or self.corners:
            words = ("diagonal" if self.pattern == DARK_SQUARES else "straight",)
        else:
            words = ("orthogonal" if self.pattern == SQUARES else "straight",)
        return [sorted({ray[0] for ray in rays}) for rays in self.rays(words)]

    def edge(self) -> list[int]:
        """The places at the edge of the board; holes make no edge."""
        width, height = self.size
        if self.pattern == HEXES:
            around = _OF_HEXES["straight"]
            return [
                i for i, (q, r) in enumerate(self.cells) if any((q + x, r + y) not in self.outline for x, y in around)
            ]
        return [i for i, (c, r) in enumerate(self.positions) if c in (1, width) or r in (1, height)]

    def row_from(self, place: int, seat: int) -> int:
        """In which row a place lies, counted from somebody's own side."""
        column, row = self.positions[place]
        width, height = self.size
        counted = {"up": row, "down": height + 1 - row, "right": column, "left": width + 1 - column}
        return counted[self.facing[seat % len(self.facing)]] if self.facing else row

    def place_from(self, place: int, seat: int) -> int:
        """Which place of a track it is, counted from where a player begins; round a ring equally far apart."""
        far, many = place // self.boards, self.places // self.boards
        begun = seat * many // self.seats if self.ring and self.boards == 1 else 0
        down = bool(self.facing) and self.facing[seat % len(self.facing)] == "down"
        return (begun - 1 - far if down else far - begun) % many + 1

    def farthest(self, seat: int) -> int:
        """The number of the last row somebody comes to."""
        width, height = self.size
        return height if not self.facing or self.facing[seat % len(self.facing)] in ("up", "down") else width


def places(pattern: str, size: Sequence[int], slanted: bool) -> list[tuple[Vector, Vector]]:
    """What a pattern is made of, row by row from the bottom: coordinates, and column and row as people count them.

    One number is the side of a hexagon of hexes.
    """
    found: list[tuple[Vector, Vector]] = []
    if len(size) == 1:
        side = size[0] - 1
        for r in range(-side, side + 1):
            first, last = max(-side, -side - r), min(side, side - r)
            found += [((q, r), (q + side + 1, r + side + 1)) for q in range(first, last + 1)]
        return found
    columns, rows = size
    if pattern == TRACK:
        ways = [((c if row % 2 == 0 else columns - 1 - c), row) for row in range(rows) for c in range(columns)]
        return [((0, far), (column + 1, row + 1)) for far, (column, row) in enumerate(ways)]
    for row in range(rows):
        for column in range(columns):
            if pattern == DARK_SQUARES and (column + row) % 2:
                continue
            at = (column - row // 2, row) if pattern == HEXES and not slanted else (column, row)
            found.append((at, (column + 1, row + 1)))
    return found


def name_of(position: Vector, prefix: str = "") -> str:
    """`a1`; behind a word where one tells the places of two boards apart."""
    name = f"{LETTERS[position[0] - 1]}{position[1]}"
    return f"{prefix}_{name}" if prefix else name


def position_in(name: str) -> Vector | None:
    """The column and row that a name tells: `a1`, `point_g7`."""
    letter, number = name.rpartition("_")[2][:1], name.rpartition("_")[2][1:]
    if letter not in LETTERS or not letter or not number.isascii() or not number.isdecimal() or len(number) > 2:
        return None
    return LETTERS.index(letter) + 1, int(number)


def turned(step: Sequence[int], pattern: str) -> tuple[Vector, ...]:
    """A step of so many one way and so many the other, with all its turns and mirrors."""
    a, b = step
    if pattern != HEXES:
        pairs = ((a, b), (b, a))
        return tuple(dict.fromkeys((x * s, y * t) for x, y in pairs for s in (1, -1) for t in (1, -1)))
    found: list[Vector] = []
    for one, two in ((a, b), (b, a)):
        q, r = one, two
        for _ in range(6):  # a sixth of a turn
            found.append((q, r))
            q, r = -r, q + r
    return tuple(dict.fromkeys(found))


def distances(neighbours: Sequence[Sequence[int]]) -> list[list[int]]:
    """By place and place, how many steps from neighbour to neighbour lead there; if none do, as many as there are
    places."""
    many = len(neighbours)
    found = []
    for start in range(many):
        far = [many] * many
        far[start] = 0
        border = [start]
        while border:
            reached = []
            for place in border:
                for other in neighbours[place]:
                    if far[other] == many and other != start:
                        far[other] = far[place] + 1
                        reached.append(other)
            border = reached
        found.append(far)
    return found
