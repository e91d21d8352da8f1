"""Where everything lies in the flat state: one list of integers, laid out once per game and number of players."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import field

from ..diagnostics.records import mutable
from ..model.ir import Local
from ..model.regions import KNOWN, OUT, PAST, START, Region
from ..model.vocabulary import PLAYER, Counter, Note, Piece, Thing, Vocabulary, Zone

#: fixed slots at the start of every state
PC, CHANCE, ROUND, ENDING, ROUNDS_LEFT, STARTED = range(6)
FIXED = 8
NOWHERE = -1
#: of a player who is out: of the round; of the game at least this
RESTING, GONE = 1, 2
#: what a note says where nothing is noted
NOTHING = -1
#: a pile for more things than that is no mask: its things stand in printed order behind their number
MOST_IN_MASK = 255
#: how places are kept in which nothing lies before anything else
UNORDERED = ("pile", "sorted")


@mutable
class PlaceInfo:
    """One zone of one holder: how it is kept and where."""

    zone: str
    holder: int  # thing index, or -1 for a zone of the game
    form: str
    address: int
    size: int
    base: int  # first thing index its bits count from
    limit: int


@mutable
class Layout:
    words: Vocabulary
    players: int
    size: int = FIXED
    counters: dict[str, int] = field(default_factory=dict)
    #: of counters of which there are only so many: the slot of what is left in the supply
    stocks: dict[str, int] = field(default_factory=dict)
    notes: dict[str, int] = field(default_factory=dict)
    pieces: dict[tuple[str, str], int] = field(default_factory=dict)
    locations: int = 0
    places: list[PlaceInfo] = field(default_factory=list)
    zone_places: dict[str, int] = field(default_factory=dict)
    #: by kind of dice, the slots that say what each of them shows
    faces: dict[str, int] = field(default_factory=dict)
    #: the slots of what each player knows of things out of sight, a mask for each; 0: nobody ever looks at anything
    known: int = 0
    #: by property that is told of things, the slot of those of which all know it
    told: dict[str, int] = field(default_factory=dict)
    #: by property and number of a value, the slot of those of which all know that it is not what is printed there
    denied: dict[tuple[str, int], int] = field(default_factory=dict)
    #: by kind that can lie on a grid, the slots that say where and how each of its things lies
    spots: dict[str, int] = field(default_factory=dict)
    layouts: dict[str, tuple[int, int]] = field(default_factory=dict)  # neighbours masks, things by position
    #: the slot of who is the start player; -1: always the first player
    start: int = -1
    #: by player: 0 for who is in, 1 for who is out of the round, more for who is out of the game (the later, the more);
    #: -1: nobody ever is
    out: int = -1
    #: the positions that are remembered, the last one first; -1: none ever is
    past: int = -1
    #: where what a rule speaks of is kept from one step to the next
    locals: dict[Local, int] = field(default_factory=dict)
    #: for views and reports: (first slot, number of slots, what it is)
    names: list[tuple[int, int, str]] = field(default_factory=list)

    @property
    def tellings(self) -> list[int]:
        """The slots of all that was told of things: what is printed on them, and what is not."""
        return [*self.told.values(), *self.denied.values()]

    def take(self, count: int, what: str) -> int:
        first = self.size
        self.size += count
        self.names.append((first, count, what))
        return first

    def slot(self, local: Local) -> int:
        """Where something a rule speaks of is kept; -1: nowhere, it is known only while code runs."""
        return self.locals.get(local, -1)

    def holders(self, of: str) -> int:
        return 1 if of == "game" else self.players if of == PLAYER else len(self.words.kinds[of].things)

    def index_base(self, of: str) -> int:
        return 0 if of in ("game", PLAYER) else self.words.kinds[of].base

    def counter(self, counter: Counter) -> int:
        return self.counters[counter.name] - self.index_base(counter.of)

    def note(self, note: Note) -> int:
        return self.notes[note.name] - self.index_base(note.of)

    def piece_stride(self, piece: Piece, place: str) -> int:
        """1 where one number is enough, else the number of players (one number per owner)."""
        zone = self.words.zones.get(place)
        return 1 if not piece.owned or (zone is not None and zone.of == PLAYER) else self.players

    def place_number(self, zone: Zone, holder: int) -> int:
        first = self.zone_places[zone.name]
        return first if zone.of == "game" else first + zone.owners.index(holder)

    def room(self, zone: Zone) -> int:
        """How many slots a zone of one holder takes."""
        if not zone.holds:
            return 0
        capacity = sum(len(self.words.kinds[kind].things) for kind in zone.holds)
        return {"pile": 1, "row": max(1, zone.size)}.get(self.form(zone), capacity + 1)

    def form(self, zone: Zone) -> str:
        """How a zone is kept: a single thing as itself, as if in a row."""
        if zone.single:
            return "row"
        held = [self.words.kinds[kind] for kind in zone.holds]
        wide = zone.form == "pile" and bool(held)
        if wide and max(kind.end for kind in held) - min(kind.base for kind in held) > MOST_IN_MASK:
            return "sorted"
        return zone.form

    def hides(self, place: int, seat: int) -> bool:
        """Is what lies in a place hidden from a player?"""
        info = self.places[place]
        zone = self.words.zones[info.zone]
        if info.form == "none" or zone.seen_by == "all":
            return False
        if zone.of != PLAYER:
            return True
        return {"owner": info.holder != seat, "others": info.holder == seat}.get(zone.seen_by, True)

    def home(self, thing: Thing) -> int:
        """The place a thing starts in: a zone of the game, of what is printed on it, or of its owner."""
        name, prop = self.words.kinds[thing.kind].start
        return self.place_number(self.words.zones[name], thing.numbers[prop] if prop else thing.owner)


def lay_out(words: Vocabulary, written: Collection[Region] = ()) -> Layout:
    """Slots for counters, pieces, things and zones, and what else the rules write; the compiler adds its own behind
    them."""
    layout = Layout(words, words.players)
    for counter in words.counters.values():
        layout.counters[counter.name] = layout.take(layout.holders(counter.of), f"counter {counter.name}")
    for counter in words.counters.values():
        if counter.stock is not None:
            layout.stocks[counter.name] = layout.take(1, f"stock {counter.name}")
    for piece in words.pieces.values():
        for place in piece.places:
            of = words.zones[place].of if place in words.zones else place
            count = layout.holders(of) * layout.piece_stride(piece, place)
            if of == "game" and piece.owned:
                count = layout.players
            layout.pieces[piece.name, place] = layout.take(count, f"piece {piece.name} {place}")
    layout.locations = layout.take(len(words.things), "location")
    for note in words.notes.values():
        layout.notes[note.name] = layout.take(layout.holders(note.of), f"note {note.name}")
    for zone in words.zones.values():
        layout.zone_places[zone.name] = len(layout.places)
        held = [words.kinds[k] for k in zone.holds]
        base = min((k.base for k in held), default=0)
        for holder in zone.owners:
            owner = -1 if zone.of == "game" else holder
            if not held:
                layout.places.append(PlaceInfo(zone.name, owner, "none", 0, 0, 0, 0))
                continue
            address = layout.take(layout.room(zone), f"zone {zone.name}")
            size = 1 if zone.single else zone.size
            layout.places.append(PlaceInfo(zone.name, owner, layout.form(zone), address, size, base, zone.limit))
    for kind in words.kinds.values():
        if kind.face is not None:
            layout.faces[kind.name] = layout.take(len(kind.things), f"face {kind.name}")
    for name in dict.fromkeys(k for zone in words.zones.values() if zone.form == "grid" for k in zone.holds):
        layout.spots[name] = layout.take(len(words.kinds[name].things), f"spot {name}")
    for name, made in words.layouts.items():
        if made.printed:  # what is printed never changes, so it is no part of the state
            continue
        things = len(words.kinds[made.of].things) if made.of in words.kinds else 0
        layout.layouts[name] = (layout.take(things, f"neighbours {name}"), layout.take(things, f"positions {name}"))
    props = sorted(region[1] for region in written if region[0] == "told")
    if KNOWN in written or props:
        layout.known = layout.take(layout.players, "known")
        layout.told = {prop: layout.take(1, f"told {prop}") for prop in props}
        for prop in sorted(region[1] for region in written if region[0] == "denied"):
            values = sorted({thing.numbers[prop] for thing in words.things if prop in thing.numbers})
            first = layout.take(len(values), f"denied {prop}")
            layout.denied |= {(prop, value): first + i for i, value in enumerate(values)}
    if START in written:
        layout.start = layout.take(1, "start")
    if OUT in written:
        layout.out = layout.take(layout.players, "out")
    if PAST in written:
        layout.past = layout.take(words.positions, "past")
    return layout


def fresh_state(layout: Layout, size: int) -> list[int]:
    """The state before setup: counters and pieces at their start, things where their kind starts."""
    words = layout.words
    state = [0] * size
    for counter in words.counters.values():
        first = layout.counters[counter.name]
        for i in range(layout.holders(counter.of)):
            state[first + i] = counter.start[i] if counter.of == PLAYER else counter.start[0]
        if counter.stock is not None:
            given = sum(state[first : first + layout.holders(counter.of)])
            state[layout.stocks[counter.name]] = counter.stock - given
    for piece in words.pieces.values():
        for place, amount in piece.start.items():
            first = layout.pieces[piece.name, place]
            zone = words.zones.get(place)
            copies = layout.players if piece.owned or (zone is not None and zone.of == PLAYER) else 1
            for i in range(copies):
                state[first + i] = amount
    for name, first in layout.faces.items():
        kind = words.kinds[name]
        state[first : first + len(kind.things)] = [kind.first_face] * len(kind.things)
    for i in range(len(words.things)):
        state[layout.locations + i] = NOWHERE
    for note in words.notes.values():
        first = layout.notes[note.name]
        state[first : first + layout.holders(note.of)] = [NOTHING] * layout.holders(note.of)
    for info in layout.places:
        if info.form == "row":
            state[info.address : info.address + info.size] = [NOWHERE] * info.size
    for kind in words.kinds.values():
        if not kind.start[0]:
            continue
        for thing in kind.things:
            number = layout.home(thing)
            info = layout.places[number]
            state[layout.locations + thing.index] = number
            if info.form in ("stack", "sorted"):
                state[info.address] += 1
                state[info.address + state[info.address]] = thing.index
            elif info.form == "pile":
                state[info.address] |= 1 << (thing.index - info.base)
            elif info.form == "row":
                free = state.index(NOWHERE, info.address)
                state[free] = thing.index
    for info in layout.places:
        if info.form == "sorted":
            first, last = info.address + 1, info.address + 1 + state[info.address]
            state[first:last] = sorted(state[first:last])
    return state
