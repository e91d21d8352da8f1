"""What the slots of a state mean: from what was written in them to what changed in the game.

Writes come in order, as (slot, before, now, origin). Slots that only say where the rules stand mean nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from ..lowering.causes import NO_CAUSE, cause_of
from ..lowering.free_actions import ability_of
from ..lowering.layout import CHANCE, ENDING, GONE
from ..model.vocabulary import PLAYER
from ..plan.nodes import Number, Slot
from .events import (
    NOBODY,
    NOWHERE,
    Chanced,
    Counted,
    Ended,
    Fact,
    LaidOut,
    Looked,
    Moved,
    Noted,
    Place,
    Seated,
    Shifted,
    Standing,
    Told,
    Turned,
)
from .operations import bits
from .tracing import NO_ORIGIN, Origin

if TYPE_CHECKING:
    from .rules import Rules

#: a slot, what stood in it and what stands there now, and what that was written for
Write = tuple[int, int, int, Origin]
NO_SEATS: frozenset[int] = frozenset()


class Slots:
    """Of one game, worked out once."""

    def __init__(self, rules: Rules):
        layout, program = rules.layout, rules.machine.program
        self.sight = rules.sight
        self.score = rules.score.name if rules.score is not None else ""
        self.locations = range(layout.locations, layout.locations + len(rules.words.things))
        self.counters = dict(self._counters(rules))
        self.notes = dict(self._notes(rules))
        noted = {note.name for note in rules.words.notes.values() if note.kinds == (PLAYER,)}
        self.players_noted = {slot for slot, (name, _) in self.notes.items() if name in noted}
        self.pieces = dict(self._pieces(rules))
        #: by slot, the die whose face stands there
        self.dice = {
            first + i: die.index
            for kind, first in layout.faces.items()
            for i, die in enumerate(rules.words.kinds[kind].things)
        }
        self.faces = {die: slot for slot, die in self.dice.items()}
        self.known, self.players, self.layout = layout.known, range(rules.players), layout
        #: by slot of what a player knows the player, by slot of what was told the property
        self.knowing = {layout.known + seat: seat for seat in self.players} if layout.known else {}
        self.tellings: dict[int, tuple[str, int | None]] = {slot: (prop, None) for prop, slot in layout.told.items()}
        self.tellings |= {slot: key for key, slot in layout.denied.items()}
        self.kinds = [thing.kind for thing in rules.words.things]
        #: by slot, where points come from and whose they are
        players, first = rules.players, program.source_slots
        self.sources = {
            first + i * players + seat: (name, seat)
            for i, name in enumerate(program.sources)
            for seat in range(players)
        }
        self.choices = program.choices
        #: by step with which a line of the flow begins, its path and the slot of who acts in it (-1: nobody)
        self.flow: dict[int, tuple[str, int]] = {}
        for path, pc, you in program.flow_steps:  # what is called stands before what calls it
            acts = you.at.value if isinstance(you, Slot) and isinstance(you.at, Number) else NOBODY
            self.flow.setdefault(pc, (path, acts))
        self.lowering = program.lowering
        self.ends = program.game.ends
        #: by slot, the layout whose things lie there, and all its slots
        self.laid = {
            slot: (name, slice(first, first + sum(self.sight.rows[name])))
            for name, (_, first) in layout.layouts.items()
            for slot in range(first, first + sum(self.sight.rows[name]))
        }
        #: the slots of which it matters what stood there at a moment: of dice, and of what is known
        self.watched = {slot for die in self.faces for slot in (self.faces[die], self.locations.start + die)}
        self.watched |= {*self.locations, *self.knowing} if self.knowing else set()
        self.start = layout.start
        self.out = range(layout.out, layout.out + rules.players) if layout.out >= 0 else range(0)
        self._arguments: dict[str, tuple[int, ...]] = {}
        self._cards: dict[tuple[int, int], list[int]] = {}
        #: the slots of which may be told for what something was written there
        self.caused = {*self.counters, *self.sources, *self.locations, *self.notes, *self.pieces}
        #: the slots of who acts in a loop over players
        self.acting = {loop.acting for loop in program.loops.values()}
        #: those of them whose turns are lines of the flow
        self.turns = {acts for _, acts in self.flow.values()} & self.acting
        #: by place, the seats that cannot look there
        seats = range(players)
        self.hidden = [
            frozenset(seat for seat in seats if self.sight.hidden[seat][place]) for place in range(len(layout.places))
        ]

    @staticmethod
    def _counters(rules: Rules) -> Iterable[tuple[int, tuple[str, int]]]:
        layout = rules.layout
        for name, first in layout.counters.items():
            of = rules.words.counters[name].of
            base = layout.index_base(of)
            for i in range(layout.holders(of)):
                yield first + i, (name, NOBODY if of == "game" else base + i)

    @staticmethod
    def _notes(rules: Rules) -> Iterable[tuple[int, tuple[str, int]]]:
        layout = rules.layout
        for note in rules.words.notes.values():
            first, base = layout.notes[note.name], layout.index_base(note.of)
            for i in range(layout.holders(note.of)):
                yield first + i, (note.name, NOBODY if note.of == "game" else base + i)

    @staticmethod
    def _pieces(rules: Rules) -> Iterable[tuple[int, tuple[str, int, Place]]]:
        """By slot the sort of pieces, whose they are, and where they lie."""
        layout, words = rules.layout, rules.words
        for (name, place), first in layout.pieces.items():
            owned, zone = words.pieces[name].owned, words.zones.get(place)
            of = zone.of if zone is not None else place
            base, stride = layout.index_base(of), rules.players if owned and of == "game" else 1
            if zone is None or zone.of != PLAYER:
                stride = max(stride, layout.piece_stride(words.pieces[name], place))
            for i in range(layout.holders(of) * stride):
                holder = NOBODY if of == "game" else base + i // stride
                owner = holder if of == PLAYER and owned else i % stride if owned else NOBODY
                yield first + i, (name, owner, Place(place, holder))

    def names_thing(self, pc: int, code: int) -> bool:
        """Is what was chosen a thing, and no alternative with a name?"""
        return code >= 0 and code not in self.choices[pc].names

    def about(self, state: list[int], path: str) -> tuple[int, ...]:
        """What a rule or the text of a card is done with and at, as far as everybody sees it."""
        if path not in self._arguments:
            self._arguments[path] = self._slots_of(path)
        things = (state[slot] for slot in self._arguments[path])
        return tuple(thing for thing in things if 0 <= thing < len(self.kinds) and not self.unseen(state, thing))

    def by_card(self, state: list[int], pc: int, code: int) -> tuple[int, ...]:
        """The card by which an option is there, and the thing a choice is made for, as far as everybody sees them."""
        if (pc, code) not in self._cards:
            ability = ability_of(self.lowering.game, self.choices[pc], code)
            self._cards[pc, code] = self.lowering.words.entries.get(ability.entry, []) if ability is not None else []
        found = [*self._cards[pc, code][:1], cause_of(self.lowering.causes, state, pc)]
        return tuple(thing for thing in found if thing != NO_CAUSE and not self.unseen(state, thing))

    def entry(self, thing: int) -> str:
        return self.lowering.words.things[thing].entry if thing >= 0 else ""

    def card_in_play(self, state: list[int], thing: int, seat: int) -> int:
        """A thing that everybody sees; of several copies, one that a player has, or anybody."""
        if thing == NO_CAUSE:
            return thing
        words, first = self.lowering.words, self.locations.start
        copies = words.entries.get(self.entry(thing), [thing])
        owners = {copy: self.layout.places[at].holder for copy in copies if (at := state[first + copy]) >= 0}
        held = [copy for copy, owner in owners.items() if owner == seat]
        held += [copy for copy, owner in owners.items() if 0 <= owner < len(self.players)]
        found = thing if thing in held or not held else held[0]
        return found if not self.unseen(state, found) else NO_CAUSE

    def _slots_of(self, path: str) -> tuple[int, ...]:
        """Where is kept what the innermost rule or text of a path was given; a line of the flow, with which a path ends
        there, may be called as a rule that it has not entered yet."""
        game, parts = self.lowering.game, path.split("/")
        for part in reversed(parts[:-1] or parts):
            name, _, prop = part.partition(".")
            rule, printed = game.rules.get(name), game.printed.get((prop.partition(".")[0], name))
            given = [printed.self] if printed is not None else [rule.object, rule.place] if rule is not None else []
            found = [slot for local in given if local is not None and (slot := self.layout.slot(local)) >= 0]
            if found:
                return tuple(found)
        return ()

    # ---- who can see
    def unseen(self, state: list[int], thing: int) -> frozenset[int]:
        """Who cannot see a thing where it lies now, and does not know of it; a part lies where its whole lies.

        Where anybody cannot look, `NOBODY` is among them, that is, whoever is nobody in particular: what all players
        happen to know is not open, or it would be told to each of them what the others know."""
        whole = self.sight.whole[thing]
        thing = whole if whole >= 0 else thing
        place = state[self.locations.start + thing]
        hidden = self.hidden[place] if place >= 0 else NO_SEATS
        if not hidden or not self.known:
            return hidden
        return self._without(hidden, lambda seat: state[self.known + seat] >> thing & 1)

    @staticmethod
    def _without(hidden: frozenset[int], knows: Callable[[int], int]) -> frozenset[int]:
        """Those who cannot look there, without players who know what lies there."""
        return frozenset(seat for seat in hidden if not knows(seat)) | {NOBODY} if hidden else hidden

    def around(self, place: int) -> frozenset[int]:
        return self.hidden[place] if place >= 0 else NO_SEATS

    # ---- what changed
    def facts(self, state: list[int], writes: Sequence[Write]) -> list[tuple[Fact, Origin]]:
        """In the order of the writes, each with what it was done for; pieces that left one place and came to another
        are one fact."""
        found: list[Fact] = []
        origins: list[Origin] = []
        points: dict[tuple[int, int], list[int]] = {}
        named: dict[tuple[int, int], list[str]] = {}
        lifted: dict[tuple[str, int], list[tuple[int, Place, bool]]] = {}
        then, last = self._then(state, writes), NOBODY
        looked: dict[int, tuple[int, int, set[int]]] = {}
        tellings: list[tuple[int, str, int | None]] = []
        for number, (slot, before, now, (_, each, _)) in enumerate(writes):
            origins += [writes[number - 1][-1]] * (len(found) - len(origins))
            last, thrown = slot, last == CHANCE  # a throw draws a number and writes it at once
            if slot in self.dice and (thrown or before != now):
                die = self.dice[slot]
                found.append(Turned(die, now, thrown, self.around(then(number, self.locations.start + die))))
            if slot in self.knowing:
                self._looked(looked, number, self.knowing[slot], now & ~before, then)
            if slot in self.tellings:
                tellings += [(thing, *self.tellings[slot]) for thing in bits(now & ~before, 0)]
            if before == now and slot not in self.players_noted or slot in self.dice:
                continue
            if slot in self.counters:
                name, holder = self.counters[slot]
                unseen = self.unseen(state, holder) if holder >= 0 else NO_SEATS
                at_each = each if each >= 0 and not self.unseen(state, each) else NOWHERE
                fact = Counted(name, holder, before, now, unseen=unseen, place=at_each)
                key = holder, now - before
                if name == self.score:
                    if named.get(key):
                        fact = replace(fact, source=named[key].pop())
                    else:
                        points.setdefault(key, []).append(len(found))
                found.append(fact)
            elif slot in self.sources:
                name, seat = self.sources[slot]
                key = seat, now - before
                if points.get(key):
                    at = points[key].pop()
                    earned = found[at]
                    assert isinstance(earned, Counted)
                    found[at] = replace(earned, source=name)
                else:
                    named.setdefault(key, []).append(name)
            elif slot in self.locations:
                unseen, thing = self.around(before) & self.around(now), slot - self.locations.start
                if self.known:
                    unseen = self._without(unseen, partial(self._knew, then, number, thing))
                face = then(number, self.faces[thing]) if thing in self.faces else -1
                found.append(Moved(thing, before, now, unseen, face))
            elif slot in self.notes:
                found.append(Noted(*self.notes[slot], before, now))
            elif slot in self.pieces:
                found += self._shifted(state, lifted, slot, now - before)
            elif slot == CHANCE and Chanced() not in found:
                found.append(Chanced())
            elif slot in self.out:
                if now:
                    left = Standing.LEFT_GAME if now >= GONE else Standing.LEFT_ROUND
                    found.append(Seated(slot - self.out.start, left))
            elif slot == self.start:
                found.append(Seated(now, Standing.STARTS))
            elif slot == ENDING:
                cause, _, rounds, _ = self.ends[now - 1]
                found.append(Ended(cause, rounds))
            elif slot in self.laid:
                name, slots = self.laid[slot]
                laid = LaidOut(name, tuple(state[slots]))
                found += [laid] if laid not in found else []
        origins += [writes[-1][-1]] * (len(found) - len(origins))
        for (piece, owner), waiting in lifted.items():
            for n, place, here in waiting:
                found.append(Shifted(piece, owner, n, None if here else place, place if here else None))
        found += self._learned(looked, then)
        found += [self._told(state, *telling) for telling in tellings]
        origins += [NO_ORIGIN] * (len(found) - len(origins))
        return self._unordered([*zip(found, origins, strict=True)])

    def _looked(
        self,
        looked: dict[int, tuple[int, int, set[int]]],
        number: int,
        seat: int,
        new: int,
        then: Callable[[int, int], int],
    ) -> None:
        """By thing that a player comes to know of, when that was, where it lay, and who does; who saw it go knows it
        anyway."""
        for thing in bits(new, 0):
            place = then(number, self.locations.start + thing)
            if seat in self.around(place):
                looked.setdefault(thing, (number, place, set()))[2].add(seat)

    def _knew(self, then: Callable[[int, int], int], number: int, thing: int, seat: int) -> int:
        """Whether a player knew at a moment where a thing lies."""
        return then(number, self.known + seat) >> thing & 1

    def _learned(self, looked: dict[int, tuple[int, int, set[int]]], then: Callable[[int, int], int]) -> list[Fact]:
        found: dict[tuple[int, frozenset[int], frozenset[int]], list[int]] = {}
        for thing, (number, place, seats) in looked.items():
            others = self.around(place) - seats
            unseen = self._without(others, partial(self._knew, then, number, thing))
            found.setdefault((place, frozenset(seats), unseen), []).append(thing)
        return [Looked(tuple(things), *key) for key, things in found.items()]

    def _told(self, state: list[int], thing: int, prop: str, no: int | None) -> Told:
        place = state[self.locations.start + thing]
        info = self.layout.places[place] if place >= 0 else None
        row = state[info.address : info.address + info.size] if info is not None and info.form == "row" else []
        return Told(thing, prop, place, row.index(thing) if thing in row else -1, denied=no)

    def _then(self, state: list[int], writes: Sequence[Write]) -> Callable[[int, int], int]:
        """What stood in a slot when something was written (of dice, and of what is known): what the next one to write
        there has found."""
        later: dict[int, list[tuple[int, int]]] = {}
        for number, (slot, before, *_) in enumerate(writes) if self.watched else ():
            if slot in self.watched:
                later.setdefault(slot, []).append((number, before))

        def then(number: int, slot: int) -> int:
            return next((before for at, before in later.get(slot, ()) if at > number), state[slot])

        return then

    def _unordered(self, facts: list[tuple[Fact, Origin]]) -> list[tuple[Fact, Origin]]:
        """Things that go out of sight together do so in no order: by it one could tell how they lie there, shuffled."""

        def leaving(of: tuple[Fact, Origin]) -> tuple[int, int] | None:
            fact, _ = of
            gone = isinstance(fact, Moved) and self.around(fact.target) - self.around(fact.origin)
            return (fact.origin, fact.target) if isinstance(fact, Moved) and gone else None

        found: list[tuple[Fact, Origin]] = []
        for way, together in groupby(facts, leaving):
            moved = list(together)
            if way is not None:
                moved.sort(key=lambda of: of[0].thing if isinstance(of[0], Moved) else NOBODY)
            found += moved
        return found

    def _shifted(
        self, state: list[int], lifted: dict[tuple[str, int], list[tuple[int, Place, bool]]], slot: int, change: int
    ) -> Iterable[Shifted]:
        """Pieces that came to a place, from where others of the same sort and owner have just left, or the reverse."""
        piece, owner, place = self.pieces[slot]
        waiting, count, here = lifted.setdefault((piece, owner), []), abs(change), change > 0
        while count and waiting and waiting[0][2] != here:
            n, other, there = waiting.pop(0)
            moved = min(n, count)
            if n > moved:
                waiting.insert(0, (n - moved, other, there))
            count -= moved
            origin, target = (other, place) if here else (place, other)
            if origin != target:
                seen = [self.unseen(state, p.holder) for p in (origin, target) if p.holder >= 0]
                unseen = frozenset.intersection(*seen) if len(seen) == 2 else NO_SEATS
                yield Shifted(piece, owner, moved, origin, target, unseen)
        if count:
            waiting.append((count, place, here))
