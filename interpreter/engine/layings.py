"""Layings: every way in which somebody can lay things on grids now, as one list with what would show then.

    results = layings(match, seat)      # the best first; none if nothing is laid here, or if there are too many ways
    results[0].ways[0].codes            # what is decided one after another; other ways to the same result follow

The rules ask in small steps: what, turned how, where, and what is laid next. Here they are gone through on a match that
the player imagines, so that whoever is asked can see where each way leads.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from ..diagnostics.records import record
from ..lowering.anatomy import facts_of, lead_of
from ..lowering.layout import CHANCE, PC
from ..lowering.stops import Choice
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..terms.grids import GridCount
from .gains import Change, changed, counted_in
from .machine import DeadEnd
from .operations import Impossible

if TYPE_CHECKING:
    from .match import Match
    from .rules import Rules

State = list[int]
#: so many decisions are tried at most: with more ways than that, what is laid is asked before where
MOST_TRIED = 1_000
#: so many things are laid one after another by one answer, if there are not too many ways
MOST_LAID = 3
#: the code of an option that ends what may be done any number of times, or declines it
STOP = -1


class TooMany(Exception):
    """There are more ways than anybody would read."""


@record
class Spot:
    """A thing on a grid: the number of the grid's place, of the cell of its left upper corner, and how it is turned."""

    thing: int
    place: int
    cell: int
    turn: int


@record
class Way:
    """Decisions one after another, and the state in which they end as the player sees it."""

    steps: tuple[tuple[int, int], ...]  # place in the rules and code of each
    state: State
    #: ends before something that may be laid in between, though what comes after that could be laid at once
    pauses: bool = False
    #: what lies there then and did not lie so before, what lies below first
    laid: tuple[Spot, ...] = ()

    @property
    def codes(self) -> tuple[int, ...]:
        return tuple(code for _, code in self.steps)

    def name(self, rules: Rules) -> str:
        """The ids of everything that is decided, one after another."""
        return " ".join(rules.option_id(pc, code) for pc, code in self.steps)


@record
class Result:
    """What ways that come to the same lead to: what is laid, what shows on the grid then, and what it brings."""

    ways: tuple[Way, ...]
    shown: tuple[tuple[int, int], ...]  # words and in how many cells each shows
    covered: int
    came: tuple[Change, ...]
    worth: float

    @property
    def laid(self) -> tuple[Spot, ...]:
        """By the first of the ways."""
        return self.ways[0].laid

    @property
    def pauses(self) -> bool:
        return self.ways[0].pauses

    @property
    def visible(self) -> int:
        """How many cells show a word."""
        return sum(n for _, n in self.shown)


def layings(match: Match, seat: int) -> list[Result]:
    """Everything that can be laid at the decision a player owes, and what else can be decided there."""
    owed = next((pc for who, pc, _ in match.owed() if who == seat), None)
    if owed not in match.rules.laying:
        return []
    imagined = match.imagine(seat, 0)
    thread = imagined.threads.get(seat) if imagined.threads is not None else None
    search = Search(match.rules, seat, (thread or imagined).state[:])
    return Outcomes(search).results(search.ways((thread or imagined).found))


def laying(rules: Rules) -> frozenset[int]:
    """The decisions about what is laid, how and where: on positions, and on things where some can be laid next."""
    if not any(zone.form == "grid" for zone in rules.words.zones.values()):
        return frozenset()
    choices = rules.machine.program.choices.items()
    return frozenset(pc for pc, c in choices if c.kind == "grid" or c.kind == "things" and lays(rules, c))


def kinds_covered(game: CheckedGame) -> frozenset[str]:
    """The kinds of which rules count cells under others of them, so that it is told as they count; none: of all."""
    told = [*walk.bodies(game), *(checked.value for checked in game.definitions.values())]
    counts = (part for body in told for part in walk.everything(body) if isinstance(part, GridCount))
    return frozenset(kind for count in counts if count.how == "covered" for kind in count.kinds)


def lays(rules: Rules, choice: Choice) -> bool:
    """Is anything laid in the rule or on the card that a choice stands in, or by what that leads to?"""
    game = rules.machine.program.game
    name, _, prop = choice.step.partition(".")
    bodies: list[ir.Effect | None] = [choice.effect]
    bodies += [game.rules[name].body] if name in game.rules else []
    bodies += [game.printed[prop, name].effect] if (prop, name) in game.printed else []
    bodies += [ability.body for ability in game.abilities if ability.entry == name]
    known: set[int] = set()
    while bodies:
        body = bodies.pop()
        if body is None or id(body) in known:
            continue
        known.add(id(body))
        for node in walk.everything(body):
            if walk.is_effect(node) and laid_on(game, node):
                return True
            lead = lead_of(node, game)
            bodies += [p.body for p in lead.passages if walk.is_effect(p.body)] if lead is not None else []
    return False


def laid_on(game: CheckedGame, e: ir.Effect) -> str:
    """The grid to which an effect brings something."""
    zones = [h.zone for h in facts_of(e, game).wakes if h.zone is not None]
    return next((zone.name for zone in zones if zone.form == "grid"), "")


class Search:
    """Goes through what one player can decide one after another, as long as it is about laying."""

    def __init__(self, rules: Rules, seat: int, state: State):
        self.rules, self.seat, self.start = rules, seat, state
        self.go, self.who = rules.machine.go, rules.machine.program.who
        self.tried = 0

    @cached_property
    def spans(self) -> list[tuple[int, int]]:
        """The slots that say what lies on grids, where and how."""
        layout = self.rules.layout
        places = [p for p in layout.places if p.form == "grid"]
        lying = [(p.address, p.address + p.size) for p in places]
        return lying + [(first, first + len(layout.words.kinds[kind].things)) for kind, first in layout.spots.items()]

    def grids(self, state: State) -> list[State]:
        return [state[first:last] for first, last in self.spans]

    def ways(self, found: Sequence[int]) -> list[Way]:
        """All of them, with as much laid by one answer as can be listed; none if nothing can be laid at all."""
        for most in range(MOST_LAID, 0, -1):
            self.tried = 0
            try:
                ways = self.options(self.start, found, (), most)
            except TooMany:
                continue
            return ways if self.further(ways, self.start) else []
        return []

    def options(self, state: State, codes: Iterable[int], steps: tuple[tuple[int, int], ...], most: int) -> list[Way]:
        """The ways that begin with some options of a decision."""
        pc, found = state[PC], []
        for code in codes:
            self.tried += 1
            if self.tried > MOST_TRIED:
                raise TooMany
            after = state[:]
            taken = (*steps, (pc, code))
            try:
                more = self.go[pc](after, code)
            except (DeadEnd, Impossible):  # not so in the match itself, perhaps: it can be seen there
                found.append(Way(taken, state))
            else:
                found += self.onward(state, after, more, taken, most)
        return found

    def onward(
        self, before: State, after: State, more: Sequence[int], taken: tuple[tuple[int, int], ...], most: int
    ) -> list[Way]:
        """A way so far, or those that go on from there, if they lay anything."""
        end = [Way(taken, after)]
        if not more or after[PC] not in self.rules.laying or not self.goes_on(before, after):
            return end
        laid = self.grids(before) != self.grids(after)
        if laid and most == 1:
            return end
        if laid and STOP in more:
            ways = self.options(after, (STOP,), taken, most - 1)
            return [*ways, Way(taken, after, pauses=True)] if self.further(ways, after) else end
        ways = self.options(after, more, taken, most - laid)
        return ways if self.further(ways, after) else end

    def further(self, ways: list[Way], state: State) -> bool:
        """Does any of these ways lay anything that does not lie there yet?"""
        now = self.grids(state)
        return any(self.grids(way.state) != now for way in ways)

    def goes_on(self, before: State, after: State) -> bool:
        """Is the same player asked next, and has nobody learned anything on the way?"""
        who, hidden = self.who[after[PC]], self.rules.sight.hidden[self.seat]
        if who is None or who(after) != self.seat or before[CHANCE] != after[CHANCE]:
            return False
        first, last = self.rules.layout.locations, self.rules.layout.locations + len(self.rules.words.things)
        moved = zip(before[first:last], after[first:last], strict=True)
        return not any(was >= 0 and hidden[was] and (now < 0 or not hidden[now]) for was, now in moved if was != now)


class Outcomes:
    """What ways lead to, those to the same result together."""

    def __init__(self, search: Search):
        self.search, self.rules, self.seat = search, search.rules, search.seat
        self.before = counted_in(self.rules, search.start)
        self.estimate = self.rules.machine.program.estimate

    def results(self, ways: list[Way]) -> list[Result]:
        """The best first: of what is asked about, of what comes after it, of what only begins; then what lays none."""
        same: dict[object, list[Way]] = {}
        told: dict[object, tuple[tuple[tuple[int, int], ...], int, tuple[Change, ...]]] = {}
        for way in ways:
            laid, shown, covered = self.seen(way.state)
            came = self.came(way.state)
            key = (*self.chosen(way, laid), shown, covered, came, way.pauses) if laid else way.steps
            same.setdefault(key, []).append(replace(way, laid=laid))
            told.setdefault(key, (shown, covered, came))
        found = [Result(tuple(same[key]), *told[key], worth=self.worth(same[key][0])) for key in same]
        return sorted(found, key=lambda r: (not r.laid, r.pauses, r.ways[0].codes[0] == STOP, -r.worth, -r.visible))

    def chosen(self, way: Way, laid: Sequence[Spot]) -> list[str]:
        """What is laid, whatever lies below what, and what else is decided besides positions."""
        choices, things = self.rules.machine.program.choices, self.rules.words.things
        entries = sorted(things[spot.thing].entry for spot in laid)
        mine = {spot.thing for spot in laid}
        steps = [(pc, code) for pc, code in way.steps if choices[pc].kind != "grid" and code != STOP]
        return entries + [self.rules.option_id(pc, code) for pc, code in steps if code not in mine]

    def worth(self, way: Way) -> float:
        """By the game's own estimate, if it has one; what comes to the same is told apart by how much shows."""
        if self.estimate is not None:
            return float(self.estimate(way.state, self.seat))
        return 0.0

    def came(self, state: State) -> tuple[Change, ...]:
        """What the player has more or less of by then."""
        found = changed(self.rules, self.before, counted_in(self.rules, state))
        return tuple(c for c in found if c.seat == self.seat and c.name not in self.rules.words.pieces)

    def seen(self, state: State) -> tuple[tuple[Spot, ...], tuple[tuple[int, int], ...], int]:
        """What was laid, and on those grids the words that show in so many cells, and how many are covered."""
        grids, spots = self.rules.machine.grids, self.rules.machine.ops.spots
        start, locations = self.search.start, self.rules.layout.locations
        laid: list[Spot] = []
        counts: dict[int, int] = {}
        covered = 0
        for place, shapes in grids.shapes.items():
            at = grids.address[place]
            there = state[at + 1 : at + 1 + state[at]]
            new = [
                Spot(t, place, state[spots[t]] >> 2, state[spots[t]] & 3)
                for t in there
                if (start[locations + t], start[spots[t]]) != (place, state[spots[t]])
            ]
            laid += new
            above = 0
            for thing in reversed(there) if new else ():
                spot = state[spots[thing]]
                way = shapes[thing].turned[spot & 3]
                for word, cells in way.words.items():
                    if word >= 0 and (n := (cells << (spot >> 2) & ~above).bit_count()):
                        counts[word] = counts.get(word, 0) + n
                above |= way.cells << (spot >> 2)
            covered += grids.covered(state, place, -1, self.rules.may_be_covered) if new else 0
        return tuple(laid), tuple(sorted(counts.items())), covered
