"""How a game is shown at the table: boards, tracks, rows, what players have, and the signs and colours of it.

What is shown of a thing is a list of lines, each a list of items. An item is a name, and what it means follows from
what the game declares under it: a counter, a note, a piece, a zone, a property, a part. `{ZONE: ITEMS}` goes there and
shows the things that lie there; `{first of: ITEMS}` shows the first that has something to show, `{sum of: ITEMS}`
numbers that are added.
"""

from __future__ import annotations

from dataclasses import field

from ..diagnostics.records import mutable, record

NAME, NUMBER, FIRST, SUM = "name", "number", "first of", "sum of"


@record
class Item:
    """`sort`: name, number, counter, note, piece, zone, property, parts, slot, first of or sum of."""

    sort: str
    name: str = ""
    inner: tuple[Item, ...] = ()


Line = tuple[Item, ...]
Sign = tuple[str, str]


@mutable
class Board:
    """A layout, or all things of a kind side by side; `rows` and `at` say where things lie that are not laid out."""

    name: str
    of: str
    cell: tuple[Line, ...]
    rows: list[list[int]] = field(default_factory=list)
    at: tuple[str, ...] = ()
    #: the printed layout of what lies between the places, and what is shown of it
    between: str = ""
    marks: Line = ()
    #: further lines, shown where nothing else gives way to them
    spare: tuple[Line, ...] = ()

    @property
    def lines(self) -> tuple[Line, ...]:
        """All that can be shown of a thing."""
        return (*self.cell, *self.spare)


@mutable
class Row:
    zone: str
    items: Line


@mutable
class Track:
    counter: str
    lowest: int
    highest: int


@mutable
class View:
    colours: dict[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    #: one character, and what stands for it in ASCII
    signs: dict[str, Sign] = field(default_factory=dict)
    boards: list[Board] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    holdings: list[Item] = field(default_factory=list)
    yours: list[Row] = field(default_factory=list)
    grids: list[str] = field(default_factory=list)
    #: numbers and notes of the game that are always in sight
    game: list[str] = field(default_factory=list)
    #: those of which the log tells when they change: what the file names, or all counters but clocks
    news: list[str] = field(default_factory=list)
    #: what else is told at the end of the table, the most needed first
    also: list[str] = field(default_factory=list)
    #: numbers of the game that stand behind the questions of steps that use them
    questions: list[str] = field(default_factory=list)
    #: sections in the order of the file: what stands further down is left out first where there is little room
    order: tuple[str, ...] = ("yours", "rows", "boards")
