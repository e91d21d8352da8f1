"""What facts come to for each player, in numbers: what each has more or less of, and where pieces stand now.

Only what people care for counts: counters and things that stand in the table of what everybody has, counters on
tracks, counters of the game that its view names, what is noted, pieces of players that came to a place nobody named,
what was turned up, and how much was only looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from ...engine.events import NOBODY, Counted, Fact, Looked, Moved, Noted, Seated, Shifted, Told, Turned
from ...engine.gains import names, sorts
from ...lowering.anatomy import facts_of
from ...model import ir
from ...model.regions import counted
from ...model.vocabulary import PLAYER
from ...model.walk import all_nodes
from ...verbs.counters import SetCounter
from ...verbs.gaining import GainCounter
from ..texts.labels import Labels
from .outcome import Outcome, hidden

#: no thing has been named
NOTHING_NAMED: Mapping[int, int] = {}


class ComesTo:
    """As the rules and their view have it."""

    def __init__(self, spoken: Labels):
        self.spoken, self.rules, self.words = spoken, spoken.rules, spoken.words

    # ---- what is cared for
    @cached_property
    def counters(self) -> set[str]:
        score = self.rules.score
        return {*names(self.rules), *([score.name] if score is not None else [])}

    @cached_property
    def by_value(self) -> dict[str, str]:
        """By zone whose things are told by a value, the property."""
        return {zone: prop for zone, prop, _ in sorts(self.rules)}

    def named_apart(self, index: int) -> bool:
        """Is a thing told by its name, and not as one of a sort?"""
        kind = self.words.things[index].kind
        return not any(kind in self.words.zones[zone].holds for zone in self.by_value)

    @cached_property
    def had(self) -> set[str]:
        """The zones of what everybody has."""
        zones = self.words.zones
        shown = {item.name for item in self.rules.shown_by.holdings if item.sort == "zone"}
        return {name for name in shown if name in zones and zones[name].of == PLAYER}

    @cached_property
    def near(self) -> set[str]:
        """The zones of a player that are shown anywhere: what goes from one to another stays theirs."""
        view, zones = self.rules.shown_by, self.words.zones
        shown = {*view.grids, *(row.zone for row in view.yours), *self.had}
        return {name for name in shown if zones[name].of == PLAYER}

    @cached_property
    def tracks(self) -> set[str]:
        return {track.counter for track in self.rules.shown_by.tracks}

    @cached_property
    def common(self) -> set[str]:
        """The counters of the game of which its view says that they are always in sight."""
        return {name for name in self.rules.shown_by.news if name in self.words.counters}

    @cached_property
    def tallies(self) -> set[str]:
        """The counters of the game that only count something, and are counted anew from where they began."""
        game = self.rules.machine.program.game
        found = {name: counter for name, counter in self.words.counters.items() if counter.of == "game"}
        for effect in (node for nodes in all_nodes(game) for node in nodes if isinstance(node, ir.Effect)):
            for counter in [one for one in found.values() if counted(one) in facts_of(effect, game).writes]:
                anew = isinstance(effect, SetCounter) and ir.figure_of(effect.value) == counter.start[0]
                if not (anew or isinstance(effect, GainCounter)):
                    del found[counter.name]
        return {*found}

    # ---- what it comes to
    def by_seat(
        self, facts: Iterable[Fact], reader: int, named: Mapping[int, int] = NOTHING_NAMED, card: bool = False
    ) -> dict[int, Outcome]:
        """What facts come to as a reader may know it. Things that were `named` need not be told again, each from the
        fact on that came next. `card`: that a card was used says nothing about what was put where."""
        found: dict[int, Outcome] = {}
        known, landed = set[int](), dict[int, str]()
        for n, fact in enumerate(facts):
            known |= {thing for thing, since in named.items() if since == n}
            if isinstance(fact, Counted):
                if fact.name in (self.counters if fact.holder >= 0 else self.common):
                    found.setdefault(fact.holder, Outcome()).count(fact)
            elif isinstance(fact, Noted):
                if self.words.notes[fact.name].of in ("game", PLAYER):
                    told = -1 if fact.now in known else fact.now  # what was named need not be told as a note, too
                    found.setdefault(fact.holder, Outcome()).notes[fact.name] = told
            elif isinstance(fact, Moved):
                self._moved(found, fact, reader, known, card)
            elif isinstance(fact, Seated):
                found.setdefault(fact.seat, Outcome()).standing = fact.standing
            elif isinstance(fact, Looked):
                self._looks(found, fact, reader)
            elif isinstance(fact, Told):
                found.setdefault(NOBODY, Outcome()).tells[fact.place, fact.slot, fact.prop, fact.denied] = fact.thing
            elif isinstance(fact, Turned):
                self._turned(found.setdefault(NOBODY, Outcome()), fact, reader)
            elif isinstance(fact, Shifted) and not hidden(fact.unseen, reader):
                places = set[int]() if card else known
                if fact.owner != NOBODY:
                    self._shifted(found.setdefault(fact.owner, Outcome()), fact, places, landed, card)
                else:
                    self._lies(found, fact, places)
        return found

    def _lies(self, found: dict[int, Outcome], fact: Shifted, known: set[int]) -> None:
        """Pieces of nobody: what went away, also from a place that was named; what came where nobody named it."""
        for place, n in ((fact.origin, -fact.count), (fact.target, fact.count)):
            if place is not None and place.name in self.words.kinds and (n < 0 or place.holder not in known):
                lies, key = found.setdefault(NOBODY, Outcome()).lies, (fact.piece, place.holder)
                lies[key] = lies.get(key, 0) + n
        if fact.target is not None and fact.target.name in self.had:
            pieces = found.setdefault(fact.target.holder, Outcome()).pieces
            pieces[fact.piece] = pieces.get(fact.piece, 0) + fact.count

    def _owner(self, place: int) -> tuple[int, str]:
        """Whose place it is, if it is shown, and its zone."""
        if place < 0:
            return NOBODY, ""
        info = self.rules.layout.places[place]
        return (info.holder if info.zone in self.near else NOBODY), info.zone

    def _moved(self, found: dict[int, Outcome], fact: Moved, reader: int, known: set[int], card: bool) -> None:
        (giver, origin), (taker, target) = self._owner(fact.origin), self._owner(fact.target)
        self._looked_at(found, fact)
        if fact.thing in known and not (giver != taker and self._came_before(found.get(giver), fact.thing, origin)):
            return
        unknown = hidden(fact.unseen, reader)
        if giver != taker:
            for seat, zone, n in ((giver, origin, -1), (taker, target, 1)):
                if zone in self.had:
                    self._having(found.setdefault(seat, Outcome()), fact.thing, zone, n, unknown)
            if giver != NOBODY and target in self.had:
                found.setdefault(giver, Outcome()).given.add(fact.thing)
        elif card and not unknown and self._on_board(fact.origin) and self._on_board(fact.target):
            found.setdefault(NOBODY, Outcome()).put[fact.thing] = self.rules.layout.places[fact.target].holder
        elif not unknown and self._on_board(fact.origin) and not self._on_board(fact.target):
            sort, holder = self._sort(fact.thing), self.rules.layout.places[fact.origin].holder
            lies = found.setdefault(NOBODY, Outcome()).lies
            lies[sort, holder] = lies.get((sort, holder), 0) - 1
        elif target and not unknown and self.rules.slots.around(fact.origin):  # it comes to light
            there = self.words.zones[target]
            if there.of == "game" and there.form == "row":
                found.setdefault(NOBODY, Outcome()).filled.setdefault(target, []).append(fact.thing)
            elif there.of in ("game", PLAYER) and there.form != "row" and there.seen_by == "all":
                outcome = found.setdefault(giver, Outcome())
                outcome.shown[fact.thing] = target
                outcome.shows |= {fact.thing: fact.face} if fact.face >= 0 else {}

    def lost_by(self, seat: int, facts: Iterable[Fact]) -> bool:
        """Do pieces of a player go out of sight?"""
        own = (fact for fact in facts if isinstance(fact, Shifted) and fact.owner == seat)
        ways = ((fact.origin, fact.target) for fact in own)
        zones = self.words.zones.keys() - self.had
        return any(a is not None and b is not None and a.name in self.had and b.name in zones for a, b in ways)

    def taken_up(self, facts: Iterable[Fact]) -> set[int]:
        """The things that somebody has by it, as everybody sees."""
        moved = (fact for fact in facts if isinstance(fact, Moved) and not fact.unseen)
        return {fact.thing for fact in moved if self._owner(fact.target)[1] in self.had}

    def _came_before(self, outcome: Outcome | None, index: int, zone: str) -> bool:
        """Has a player come to what goes away now, or to one of its sort? Then it is no longer told as theirs."""
        if outcome is None or zone not in self.had:
            return False
        value = self.words.things[index].numbers.get(self.by_value[zone], -1) if zone in self.by_value else -1
        return (outcome.sorts.get(value, 0) if value >= 0 else outcome.things.get(index, 0)) > 0

    def _on_board(self, place: int) -> bool:
        """Is it on something that lies on a board all the game?"""
        info = self.rules.layout.places[place] if place >= 0 else None
        return info is not None and self.words.zones[info.zone].of in self.lasting

    @cached_property
    def lasting(self) -> set[str]:
        """The kinds of things that lie on boards, and between them."""
        layouts = self.words.layouts
        between = {layouts[board.between].of for board in self.rules.shown_by.boards if board.between}
        return {board.of for board in self.rules.shown_by.boards} | between

    def _sort(self, index: int) -> str:
        """The value by which a thing is told, or its entry."""
        thing = self.words.things[index]
        values = (thing.numbers.get(prop, -1) for prop in self.by_value.values())
        value = next((value for value in values if value >= 0), -1)
        return self.words.things[value].name if value >= 0 else thing.name

    def _looked_at(self, found: dict[int, Outcome], fact: Moved) -> None:
        """What somebody takes only to look at it and puts back: how many they are, everybody sees."""
        (giver, _), (taker, target) = self._place(fact.origin), self._place(fact.target)
        if giver == NOBODY and taker != NOBODY and self.words.zones[target].seen_by == "owner":
            found.setdefault(taker, Outcome()).looked_at[fact.thing] = target
        elif giver != NOBODY and taker == NOBODY and fact.thing in found.get(giver, Outcome()).looked_at:
            back, kind = found[giver].put_back, self.words.things[fact.thing].kind
            back[kind] = back.get(kind, 0) + 1

    def _place(self, place: int) -> tuple[int, str]:
        """Whose place it is, if a player's, and its zone."""
        info = self.rules.layout.places[place] if place >= 0 else None
        if info is None or self.words.zones[info.zone].of != PLAYER:
            return NOBODY, ""
        return info.holder, info.zone

    def _having(self, outcome: Outcome, index: int, zone: str, n: int, unknown: bool) -> None:
        """A player has a thing more or less, told by its value, its name, or its kind if that is all one knows."""
        thing = self.words.things[index]
        value = thing.numbers.get(self.by_value[zone], -1) if zone in self.by_value else -1
        if value >= 0:
            outcome.sorts[value] = outcome.sorts.get(value, 0) + n
        elif unknown:
            outcome.kinds[thing.kind] = outcome.kinds.get(thing.kind, 0) + n
        else:
            outcome.things[index] = outcome.things.get(index, 0) + n

    def _looks(self, found: dict[int, Outcome], fact: Looked, reader: int) -> None:
        everybody = not fact.unseen and len(fact.seats) > 1
        for seat in (NOBODY,) if everybody else sorted(fact.seats):
            outcome = found.setdefault(seat, Outcome())
            for thing in fact.things:
                kind = self.words.things[thing].kind
                if reader in fact.seats or not hidden(fact.unseen, reader):
                    outcome.looks[thing] = fact.place
                else:
                    outcome.unknown[kind] = outcome.unknown.get(kind, 0) + 1

    def _turned(self, outcome: Outcome, fact: Turned, reader: int) -> None:
        kind = self.words.things[fact.thing].kind
        if hidden(fact.unseen, reader):
            outcome.covered[kind] = outcome.covered.get(kind, 0) + 1
        else:
            throws = outcome.faces.setdefault(kind, [])
            if not throws or fact.thing in throws[-1] or not self._in_order(kind) and fact.thing < max(throws[-1]):
                throws.append({})
            throws[-1][fact.thing] = fact.now

    def _in_order(self, kind: str) -> bool:
        """Do they lie in an order of their own? Otherwise all of a throw come as in the table of their kind."""
        return any(kind in zone.holds and zone.form != "pile" for zone in self.words.zones.values())

    def _shifted(self, outcome: Outcome, fact: Shifted, known: set[int], landed: dict[int, str], card: bool) -> None:
        origin, target = fact.origin, fact.target
        if origin is not None and origin.name in self.words.kinds:
            key = fact.piece, origin.holder
            outcome.stands[key] = outcome.stands.get(key, 0) - fact.count
            if target is None or target.name in self.words.zones:
                outcome.taken[key] = outcome.taken.get(key, 0) + fact.count
        if target is None:
            return
        if target.name in self.words.kinds:
            if origin is None or origin.name in self.words.zones:
                key = fact.piece, target.holder
                outcome.put_on[key] = outcome.put_on.get(key, 0) + fact.count
            # that what was chosen has a piece now is what the deed was; a second one came by it
            first = landed.setdefault(target.holder, fact.piece)
            around = {target.holder, self.rules.sight.whole[target.holder]}
            if not around & known or first != fact.piece:
                key = fact.piece, target.holder
                outcome.stands[key] = outcome.stands.get(key, 0) + fact.count
        elif origin is not None and origin.name in self.words.zones:
            gained = (target.name in self.had) - (origin.name in self.had)
            if gained:
                outcome.pieces[fact.piece] = outcome.pieces.get(fact.piece, 0) + gained * fact.count
            elif card and target.name in self.had:
                key_of_zone = fact.piece, target.name
                outcome.passed[key_of_zone] = outcome.passed.get(key_of_zone, 0) + fact.count
