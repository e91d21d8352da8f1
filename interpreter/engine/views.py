"""What a player may see of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ..lowering.layout import GONE, UNORDERED, Layout
from ..model.grid_cells import TURNS, cell_name
from ..model.vocabulary import PLAYER, Note
from ..plan.bodies import statements
from ..plan.nodes import Function, Number, Store, Var
from ..verbs.ways_to_lay import ways_to_lay
from .laid_open import open_choices
from .operations import bits

if TYPE_CHECKING:
    from .match import Match
    from .rules import Rules

State = list[int]


class Sight:
    """What there is to see in one game, worked out once: which slots carry which names."""

    def __init__(self, rules: Rules):
        layout, words = rules.layout, rules.words
        self.layout: Layout = layout
        self.names = [thing.name for thing in words.things]
        self.whole = [thing.whole for thing in words.things]
        self.parts = [(part, whole) for part, whole in enumerate(self.whole) if whole >= 0]
        self.seats = self.names[: rules.players]
        #: by seat, whether each place is hidden
        places = range(len(layout.places))
        self.hidden = [[layout.hides(place, seat) for place in places] for seat in range(rules.players)]
        self.groups = [self._group(rules, thing) for thing in range(len(words.things))]
        self.chosen = chosen_slots(rules)
        self.open_choices = open_choices(rules)
        self.lays = ways_to_lay(rules.machine.program.game)
        self.rows = {name: made.rows for name, made in words.layouts.items()}
        self.bearing = list(_bearing(layout))

    @staticmethod
    def _group(rules: Rules, thing: int) -> tuple[str, int]:
        """Things of a group look alike from behind: the same kind, and the same first pile where there are several."""
        words = rules.words
        kind = words.kind_of(thing)
        return kind.name, words.things[thing].numbers.get(kind.start[1], 0) if kind.start[1] else 0

    def unseen(self, state: State, seat: int) -> list[bool]:
        """By thing, whether it lies where the player cannot look, and nobody let them know of it (a part lies where its
        whole lies)."""
        hidden, first = self.hidden[seat], self.layout.locations
        found = [place >= 0 and hidden[place] for place in state[first : first + len(self.names)]]
        for thing in self.known(state, seat):
            found[thing] = False
        for part, whole in self.parts:
            found[part] = found[whole]
        return found

    def known(self, state: State, seat: int) -> list[int]:
        """The things of which a player knows where they lie, though they cannot look there."""
        return bits(state[self.layout.known + seat], 0) if self.layout.known else []


def _bearing(layout: Layout) -> Iterator[tuple[int, int, int, int]]:
    """The slots of what can lie on things: the first one, the one behind the last, the first thing, slots per thing."""
    words = layout.words
    spans = [(first, words.counters[name].of, 1) for name, first in layout.counters.items()]
    for (piece, place), first in layout.pieces.items():
        if place in words.kinds:
            spans.append((first, place, layout.piece_stride(words.pieces[piece], place)))
    for first, of, stride in spans:
        if of in words.kinds and of != PLAYER:
            yield first, first + layout.holders(of) * stride, words.kinds[of].base, stride


def chosen_slots(rules: Rules) -> list[int]:
    """The slots in which choices keep the thing chosen, as their plan says."""
    program = rules.machine.program
    names = {f"apply{pc}" for pc in program.choices}
    made = [d for d in program.lowering.unit.functions if isinstance(d, Function) and d.name in names]
    kept = [s for d in made for s in statements(d.body) if isinstance(s, Store) and s.value == Var("x")]
    return sorted({s.at.value for s in kept if isinstance(s.at, Number)})


def _points(match: Match) -> Sequence[int | None]:
    """A counter lies open; any other number that decides may speak of what is hidden, until the game is over."""
    known = match.over or match.rules.score is not None
    return match.points() if known else [None] * match.rules.players


def view(match: Match, player: int) -> dict[str, Any]:
    """What the player sees, as plain data. What lies hidden is only counted; control and chance are never shown."""
    rules = match.rules
    sight, words, layout = rules.sight, rules.words, rules.layout
    thread = match.threads.get(player) if match.threads is not None else None
    state = thread.state if thread is not None else match.state
    unseen = sight.unseen(state, player)
    seen: dict[str, Any] = {
        "game": rules.name,
        "you": sight.seats[player],
        "round": match.round,
        "deciding": [sight.seats[seat] for seat, _, codes in match.owed() if codes],
        "points": dict(zip(sight.seats, _points(match), strict=True)),
        "ending": match.end_cause(),
        "over": match.over,
        "counters": {},
        "pieces": {},
        "zones": {},
        "layouts": {},
        "grids": {},
    }
    for counter in words.counters.values():
        first = layout.counters[counter.name]
        seen["counters"][counter.name] = (
            state[first]
            if counter.of == "game"
            else dict(zip(sight.seats, state[first : first + rules.players], strict=True))
            if counter.of == PLAYER
            else _on_things(sight, state, first, words.kinds[counter.of].base, layout.holders(counter.of), unseen)
        )
    if words.notes:
        seen["notes"] = {note.name: _noted(rules, state, note) for note in words.notes.values()}
    if layout.stocks:
        seen["stocks"] = {name: state[left] for name, left in layout.stocks.items()}
    for (piece, place), first in layout.pieces.items():
        seen["pieces"].setdefault(piece, {})[place] = _pieces(rules, state, piece, place, first, unseen)
    if layout.faces:
        seen["faces"] = _faces(rules, state, unseen)
    seen["zones"] = _zones(rules, state, player)
    seen["grids"] = _grids(rules, state, player)
    if layout.known:
        seen["known"] = _known(rules, state, player)
        seen["told"] = _told(rules, state, player)
    for name, (_, positions) in layout.layouts.items():
        rows, at = [], positions
        for width in sight.rows[name]:
            rows.append([sight.names[thing] for thing in state[at : at + width]])
            at += width
        seen["layouts"][name] = rows
    if layout.start >= 0:
        seen["start"] = sight.seats[state[layout.start]]
    if layout.out >= 0:
        out = dict(zip(sight.seats, state[layout.out : layout.out + rules.players], strict=True))
        seen["out"] = {name: "game" if n >= GONE else "round" for name, n in out.items() if n}
    if match.threads is not None:
        seen["secret"] = _secret(match, player)
    return seen


def _on_things(sight: Sight, state: State, first: int, base: int, count: int, unseen: Sequence[bool]) -> dict[str, int]:
    return {sight.names[base + i]: n for i, n in enumerate(state[first : first + count]) if n and not unseen[base + i]}


def _noted(rules: Rules, state: State, note: Note) -> Any:
    """What is noted, or nothing; by whose note it is, if it is not the game's."""
    names, first, base = rules.sight.names, rules.layout.notes[note.name], rules.layout.index_base(note.of)
    found = [names[thing] if thing >= 0 else None for thing in state[first : first + rules.layout.holders(note.of)]]
    return found[0] if note.of == "game" else {names[base + i]: name for i, name in enumerate(found)}


def _pieces(rules: Rules, state: State, piece: str, place: str, first: int, unseen: Sequence[bool]) -> Any:
    """A number, numbers by owner, or one of the two for each thing on which some lie."""
    layout, words, sight = rules.layout, rules.words, rules.sight
    owned = words.pieces[piece].owned
    zone = words.zones.get(place)
    of = zone.of if zone is not None else place
    if of == "game":
        return dict(zip(sight.seats, state[first : first + rules.players], strict=True)) if owned else state[first]
    if of == PLAYER:
        return dict(zip(sight.seats, state[first : first + rules.players], strict=True))
    base, holders = words.kinds[of].base, layout.holders(of)
    if not owned:
        return _on_things(sight, state, first, base, holders, unseen)
    found: dict[str, dict[str, int]] = {}
    width = rules.players
    there = state[first : first + holders * width]
    if any(there):
        for i, n in enumerate(there):
            if n and not unseen[base + i // width]:
                found.setdefault(sight.names[base + i // width], {})[sight.seats[i % width]] = n
    return found


def _faces(rules: Rules, state: State, unseen: Sequence[bool]) -> dict[str, dict[str, int | str]]:
    """By kind of dice what each of them shows, as far as it is seen: a number, or the word on it."""
    found: dict[str, dict[str, int | str]] = {}
    for kind, first in rules.layout.faces.items():
        dice = rules.words.kinds[kind]
        shown = [(die.name, state[first + i]) for i, die in enumerate(dice.things) if not unseen[die.index]]
        found[kind] = {name: dice.on_face(n) for name, n in shown}
    return found


def _zones(rules: Rules, state: State, player: int) -> dict[str, Any]:
    """By zone what lies there: names in order (rows with their gaps), or how many where the player cannot look."""
    sight, layout, act = rules.sight, rules.layout, rules.machine.ops
    names, hidden = sight.names, sight.hidden[player]
    found: dict[str, Any] = {}
    for place, info in enumerate(layout.places):
        if info.form == "none":
            continue
        shown: Any
        if hidden[place]:
            shown = act.count(state, place)
        elif info.form == "row" and not layout.words.zones[info.zone].single:
            shown = [names[t] if t >= 0 else None for t in state[info.address : info.address + info.size]]
        else:
            shown = [names[t] for t in act.members(state, place)]
        if info.holder < 0:
            found[info.zone] = shown
        else:
            found.setdefault(info.zone, {})[names[info.holder]] = shown
    return found


def _known(rules: Rules, state: State, player: int) -> dict[str, Any]:
    """By zone where the player cannot look, what they know to lie there; in rows and stacks in order, with gaps."""
    known, names = set(rules.sight.known(state, player)), rules.sight.names

    def told(place: int) -> list[str | None]:
        there = [names[t] if t in known else None for t in lying(rules, state, place)]
        return [name for name in there if name is not None] if rules.layout.places[place].form in UNORDERED else there

    return _out_of_sight(rules, player, told)


def _told(rules: Rules, state: State, player: int) -> dict[str, Any]:
    """The same of what was told of things there: by property what it is, or `not` what it may be, in rows and stacks
    for each place."""
    words, slots, denied = rules.words, rules.layout.told, rules.layout.denied

    def told(place: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for thing in lying(rules, state, place):
            bit = 1 << thing if thing >= 0 else 0
            found.append({p: words.printed(thing, p) for p, slot in slots.items() if state[slot] & bit})
            for (prop, value), slot in denied.items():
                if state[slot] & bit and not state[slots[prop]] & bit:
                    name = words.value_of(words.things[thing], prop, value)
                    found[-1].setdefault(prop, {"not": []})["not"].append(name)
        return [one for one in found if one] if rules.layout.places[place].form in UNORDERED else found

    return _out_of_sight(rules, player, told)


def lying(rules: Rules, state: State, place: int) -> list[int]:
    """What lies in a place, with the gaps of a row (-1)."""
    info = rules.layout.places[place]
    return (
        state[info.address : info.address + info.size]
        if info.form == "row"
        else rules.machine.ops.members(state, place)
    )


def _out_of_sight(rules: Rules, player: int, told: Callable[[int], list[Any]]) -> dict[str, Any]:
    """By zone and holder what is told of places that the player cannot see, where that is anything."""
    found: dict[str, Any] = {}
    for place, hidden in enumerate(rules.sight.hidden[player]):
        info = rules.layout.places[place]
        there = told(place) if hidden else []
        if any(there):
            if info.holder < 0:
                found[info.zone] = there
            else:
                found.setdefault(info.zone, {})[rules.sight.names[info.holder]] = there
    return found


def _grids(rules: Rules, state: State, player: int) -> dict[str, Any]:
    """By grid what lies there, the lowest first: its name, its cell and how it is turned."""
    sight, layout, machine = rules.sight, rules.layout, rules.machine
    found: dict[str, Any] = {}
    for place, hidden in enumerate(sight.hidden[player]):
        info = layout.places[place]
        if info.form != "grid" or hidden:
            continue
        columns = rules.words.zones[info.zone].columns
        shown = []
        for thing in machine.ops.members(state, place):
            spot = state[machine.ops.spots[thing]]
            shown.append({"thing": sight.names[thing], "at": cell_name(spot >> 2, columns), "turned": TURNS[spot & 3]})
        if info.holder < 0:
            found[info.zone] = shown
        else:
            found.setdefault(info.zone, {})[sight.names[info.holder]] = shown
    return found


def _secret(match: Match, player: int) -> dict[str, Any]:
    """One's own answers; of the others only whether they have answered."""
    rules = match.rules
    assert match.threads is not None
    mine = match.threads.get(player)
    return {
        "answers": [rules.option_id(pc, code) for pc, code in mine.answers] if mine is not None else [],
        "answered": {rules.sight.seats[seat]: not thread.found for seat, thread in sorted(match.threads.items())},
    }
