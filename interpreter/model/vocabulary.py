"""The words of a game: kinds, things, counters, pieces, zones, parameters, definitions and rules, as declared."""

from __future__ import annotations

from dataclasses import field

from ..diagnostics.problems import Span
from ..diagnostics.records import mutable
from ..packs.tree import Node
from .geometry import Geometry, position_in

PLAYER = "player"
#: what is said of a die: the side that lies on top
FACE = "face"
#: in the shape of a thing: a cell on which nothing is printed, and a place where it has no cell
EMPTY, GAP = -1, -2


@mutable
class PropertyType:
    """number, flag, effect, condition, amounts (of counters, or of the things of a kind), abilities, enum (inline
    values), thing (of a kind), list (of things of a kind), grid (of words of a kind), or face (of a die: what it shows,
    one of its inline values or a number)."""

    sort: str
    kind: str = ""
    values: tuple[str, ...] = ()
    optional: bool = False
    #: the number of an entry that does not say it; of a face how many there are
    default: int = 0
    #: it follows from where the thing lies on a board, and no entry says it
    made: bool = False


@mutable
class Thing:
    index: int
    name: str
    entry: str
    kind: str
    values: dict[str, Node] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    span: Span | None = None
    source: str = ""
    whole: int = -1
    #: the player it belongs to, if its kind is `of: player`
    owner: int = -1
    #: the things it lists, by property
    lists: dict[str, tuple[int, ...]] = field(default_factory=dict)
    #: the number printed on it, counted within its table (or within the whole it is a part of)
    number: int = 0
    #: its shape, row by row: the thing whose word stands in a cell, EMPTY, or GAP where there is no cell
    cells: tuple[tuple[int, ...], ...] = ()


@mutable
class Kind:
    name: str
    plural: str
    properties: dict[str, PropertyType]
    span: Span | None
    part_of: str = ""
    listed_under: str = ""
    numbered: bool = False
    #: every player has things of this kind of their own
    owned: bool = False
    #: the properties in which two things must agree to be the same for a player (empty: all of them)
    alike: tuple[str, ...] = ()
    #: where that is said
    alike_span: Span | None = None
    start: tuple[str, str] = ("", "")
    base: int = 0
    things: list[Thing] = field(default_factory=list)
    #: of some entry there are several
    copied: bool = False
    parts: list[str] = field(default_factory=list)

    @property
    def end(self) -> int:
        return self.base + len(self.things)

    @property
    def face(self) -> PropertyType | None:
        """What its things show, if they are dice."""
        sort = self.properties.get(FACE)
        return sort if sort is not None and sort.sort == FACE else None

    def on_face(self, number: int) -> int | str:
        """What stands on one of its faces: a word, or the number itself."""
        return self.face.values[number] if self.face is not None and self.face.values else number

    @property
    def first_face(self) -> int:
        """The number of the first of its faces: numbers begin with 1, words with the first of them."""
        return 0 if self.face is not None and self.face.values else 1


@mutable
class Counter:
    name: str
    of: str
    start: list[int]
    span: Span | None
    #: losses may take it below 0
    below_zero: bool = False
    #: how many there are in all (None: as many as are asked for)
    stock: int | None = None
    #: partners have it together: what one gains or loses all of them do
    of_team: bool = False
    #: it only counts how long something takes, and is no part of a position
    clock: bool = False


@mutable
class Note:
    """A thing or a player that is remembered, or nothing: by the game, or by each player or thing."""

    name: str
    of: str
    #: what can be noted
    kinds: tuple[str, ...]
    span: Span | None


@mutable
class Piece:
    name: str
    owned: bool
    start: dict[str, int]
    places: list[str]
    span: Span | None
    #: of a group of pieces, which is spoken of like one piece: the pieces it consists of
    sorts: tuple[Piece, ...] = ()

    @property
    def every(self) -> tuple[Piece, ...]:
        """The pieces that lie somewhere: those of a group, or itself."""
        return self.sorts or (self,)


@mutable
class Zone:
    name: str
    of: str
    owners: list[int]
    holds: list[str]
    form: str
    span: Span | None
    slots: dict[str, list[int]] = field(default_factory=dict)
    size: int = 0
    limit: int = 0
    #: of a grid
    columns: int = 0
    rows: int = 0
    seen_by: str = "all"
    in_play: bool = False
    refill_from: str = ""
    when_short: Node | None = None

    @property
    def single(self) -> bool:
        """At most one thing lies here, so which one is all there is to know."""
        return self.form == "pile" and self.limit == 1


@mutable
class Parameter:
    name: str
    value: int
    flag: bool
    span: Span | None
    #: the kind it is said of (`price of a card`): then `body` is its value, an expression over `it`
    of: str = ""
    body: Node | None = None


@mutable
class Definition:
    """An adjective (`an area is open`) or a named quantity (`price of a card`, `late_fee`)."""

    name: str
    of: str
    adjective: bool
    body: Node
    span: Span
    key: str


@mutable
class Rule:
    name: str
    object: str
    place: str
    body: Node
    span: Span
    key: str
    flow: bool


@mutable
class Group:
    name: str
    members: list[str]
    kinds: bool
    span: Span | None
    #: of counters with two owners: the kind of which each thing has one of its own, in the order of the members
    by: str = ""
    #: of pieces: all of them as if they were one
    piece: Piece | None = None


@mutable
class Symbol:
    name: str
    rule: str
    span: Span | None


@mutable
class Layout:
    name: str
    of: str
    rows: list[int]
    shuffled: bool
    span: Span | None
    neighbours: list[list[int]] = field(default_factory=list)
    #: printed on the board: neighbours are things, not positions, and nothing is laid out
    printed: bool = False
    #: directions and lines, where the board has some
    geometry: Geometry | None = None


@mutable
class Ability:
    """One line of a card's abilities, or an entry of `always:` (no card)."""

    index: int
    card_kind: str
    entry: str
    node: Node
    span: Span
    key: str


@mutable
class Cause:
    """A cause of the end: its condition and how many rounds follow the running one (-1: now)."""

    name: str
    when: Node
    rounds: int
    span: Span


@mutable
class Vocabulary:
    """Everything declared, for one number of players."""

    game: str
    players: int
    #: the seats of those who play together; nothing if everybody plays alone
    teams: list[tuple[int, ...]] = field(default_factory=list)
    kinds: dict[str, Kind] = field(default_factory=dict)
    things: list[Thing] = field(default_factory=list)
    thing_names: dict[str, int] = field(default_factory=dict)
    entries: dict[str, list[int]] = field(default_factory=dict)
    counters: dict[str, Counter] = field(default_factory=dict)
    notes: dict[str, Note] = field(default_factory=dict)
    pieces: dict[str, Piece] = field(default_factory=dict)
    zones: dict[str, Zone] = field(default_factory=dict)
    parameters: dict[str, Parameter] = field(default_factory=dict)
    definitions: dict[str, Definition] = field(default_factory=dict)
    adjectives: dict[tuple[str, str], Definition] = field(default_factory=dict)
    rules: dict[str, Rule] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
    symbols: dict[str, Symbol] = field(default_factory=dict)
    layouts: dict[str, Layout] = field(default_factory=dict)
    worths: dict[str, dict[str, int]] = field(default_factory=dict)
    #: value of an inline enumeration -> properties that have it
    enum_values: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    #: names whose declaration was refused: what follows from that is not reported again
    refused: set[str] = field(default_factory=set)
    #: plural or singular form -> the name declared
    forms: dict[str, str] = field(default_factory=dict)
    #: how many positions are remembered at most
    positions: int = 0
    flow_span: Span | None = None
    setup: Node | None = None
    scoring: Node | None = None
    always: Node | None = None
    ends: list[Cause] = field(default_factory=list)
    winner: list[Node] = field(default_factory=list)
    estimate: dict[str, tuple[Node, Span]] = field(default_factory=dict)
    checks: dict[str, tuple[Node, Span]] = field(default_factory=dict)
    sources: dict[str, dict[str, int]] = field(default_factory=dict)

    def partners(self, seat: int) -> tuple[int, ...]:
        """Who plays together with somebody."""
        return next((tuple(p for p in team if p != seat) for team in self.teams if seat in team), ())

    def plurals(self) -> dict[str, str]:
        """The plural of every noun, as declared."""
        same = [name for name in (*self.kinds, *self.counters, *self.pieces) if self.forms.get(name) == name]
        return {name: name for name in same} | {name: form for form, name in self.forms.items() if form != name}

    def coordinates(self) -> dict[str, str]:
        """Of every place of a board that is called by its column and row, what it is called: without what tells two
        boards apart."""
        boards = [x.of for x in self.layouts.values() if x.geometry is not None]
        things = [thing for of in boards for thing in self.kinds[of].things]
        return {thing.entry: thing.entry.rpartition("_")[2] for thing in things if position_in(thing.entry) is not None}

    def kind_of(self, index: int) -> Kind:
        return self.kinds[self.things[index].kind]

    def printed(self, index: int, prop: str) -> int | str:
        """What is printed on a thing: a number, or the word or the name of the entry that stands there."""
        return self.value_of(self.things[index], prop, self.things[index].numbers.get(prop, -1))

    def value_of(self, thing: Thing, prop: str, value: int) -> int | str:
        """The same of what might be printed there, by its number."""
        sort = self.kinds[thing.kind].properties[prop]
        if sort.sort == "enum":
            return sort.values[value]
        return self.things[value].entry if sort.sort == "thing" and value >= 0 else value

    def piece(self, noun: str) -> Piece | None:
        """The piece a noun stands for, or the pieces of a group as one."""
        if noun in self.pieces:
            return self.pieces[noun]
        return self.groups[noun].piece if noun in self.groups else None

    def members(self, noun: str) -> list[str]:
        """The kinds a noun stands for: a kind, a group of kinds, or every kind of things."""
        if noun in self.kinds:
            return [noun]
        if noun in self.groups and self.groups[noun].kinds:
            return list(self.groups[noun].members)
        return []


def plural_of(name: str) -> str:
    """The regular English plural."""
    if name.endswith("y") and len(name) > 1 and name[-2] not in "aeiou":
        return name[:-1] + "ies"
    if name.endswith(("s", "x", "ch", "sh", "z")):
        return name + "es"
    return name + "s"
