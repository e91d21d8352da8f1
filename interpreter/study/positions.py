"""A board as it is drawn: what lies on it put there, for scenarios, and compared with what lies there.

What is not drawn goes back to where its sort starts; what is drawn comes from the board, from there, or from wherever
it lies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..diagnostics.problems import say
from ..diagnostics.records import mutable
from ..engine.match import Match
from ..engine.operations import Impossible
from ..lowering.layout import NOWHERE, fresh_state
from ..packs.tree import Map, Scalar
from .arranging import Failed
from .drawings import NOBODY, Drawing, Lying, Sort, drawing


@mutable
class Positions:
    match: Match
    #: what players are called
    names: list[str]

    def give(self, item: Map) -> None:
        """The position becomes the one that is drawn."""
        drawn = drawing(self.match.rules, self.names, item)
        seats = range(self.match.rules.players)
        every = [(sort, owner) for sort in drawn.sorts.values() for owner in (seats if sort.owned else (NOBODY,))]
        wanted = [{p: n for p, lying in drawn.position.items() if (n := lying[s.name, o])} for s, o in every]
        for (sort, owner), there in zip(every, wanted, strict=True):
            if sort.zone:
                self.lift(drawn, sort, owner, there)
        for (sort, owner), there in zip(every, wanted, strict=True):
            put = self.put_things if sort.zone else self.put_pieces
            put(drawn, sort, owner, there)
        self.match.rules.machine.forget(self.match.state)

    def expect(self, item: Map) -> None:
        """Exactly what is drawn lies on the board."""
        drawn = drawing(self.match.rules, self.names, item)
        for place, wanted in drawn.position.items():
            found = self.lying(drawn, place)
            if found != wanted:
                said = say("drawn-otherwise", place=self.place(drawn, place), found=self.told(found))
                raise Failed(said, Scalar("", drawn.spans[place]))

    def place(self, drawn: Drawing, place: int) -> str:
        return self.match.rules.words.things[drawn.base + place].name

    def told(self, lying: Counter[Lying]) -> str:
        """As a line of a scenario would say it."""
        parts = [f"{n} {sort}{f' of {self.names[owner]}' if owner >= 0 else ''}" for (sort, owner), n in lying.items()]
        return ", ".join(parts) or "-"

    def lying(self, drawn: Drawing, place: int) -> Counter[Lying]:
        found: Counter[Lying] = Counter()
        for sort in drawn.sorts.values():
            if sort.zone:
                for thing in self.in_zone(drawn, sort, place):
                    if self.match.rules.words.things[thing].entry == sort.name:
                        found[sort.name, self.match.rules.words.things[thing].owner] += 1
                continue
            for owner in range(self.match.rules.players) if sort.owned else (NOBODY,):
                found[sort.name, owner] += self.match.state[self.slot(drawn, sort, owner, place)]
        return +found

    def in_zone(self, drawn: Drawing, sort: Sort, place: int) -> list[int]:
        return self.match.rules.machine.ops.members(self.match.state, self.zone_at(drawn, sort, place))

    def zone_at(self, drawn: Drawing, sort: Sort, place: int) -> int:
        layout = self.match.rules.layout
        return layout.place_number(layout.words.zones[sort.zone], drawn.base + place)

    def slot(self, drawn: Drawing, sort: Sort, owner: int, place: int) -> int:
        rules = self.match.rules
        kind = rules.words.things[drawn.base + place].kind
        stride = rules.layout.piece_stride(rules.words.pieces[sort.name], kind)
        return rules.layout.pieces[sort.name, kind] + place * stride + max(owner, 0)

    # ---- pieces that are counted
    def put_pieces(self, drawn: Drawing, sort: Sort, owner: int, wanted: dict[int, int]) -> None:
        rules, state = self.match.rules, self.match.state
        piece = rules.words.pieces[sort.name]
        board = rules.words.things[drawn.base].kind
        loose = 0
        for place in drawn.position:
            slot = self.slot(drawn, sort, owner, place)
            loose, state[slot] = loose + state[slot], wanted.get(place, 0)
        homes = [*self.homes(sort.name, board, owner)]
        elsewhere = [i for at in piece.places if at != board for i in self.slots(sort.name, at, owner)]
        missing = sum(wanted.values()) - loose
        if missing > sum(state[i] for i in elsewhere):
            self.too_many(drawn, sort, owner, sum(wanted.values()), loose + sum(state[i] for i in elsewhere))
        for slot in (*homes, *elsewhere):
            taken = max(0, min(missing, state[slot]))
            state[slot], missing = state[slot] - taken, missing - taken
        if missing < 0:
            start = fresh_state(rules.layout, rules.machine.program.size)
            for slot in homes:  # a supply is filled up as it was in the beginning, the first one with what is left
                filled = max(0, min(-missing, start[slot] - state[slot]))
                state[slot], missing = state[slot] + filled, missing + filled
            state[homes[0]] -= missing

    def slots(self, piece: str, place: str, owner: int) -> range:
        """The slots of one owner's pieces in one sort of place."""
        found = self.match.rules.totals.slots(piece, place, owner)
        return range(found.start, found.stop, found.step or 1)

    def homes(self, piece: str, board: str, owner: int) -> Iterator[int]:
        for place in self.match.rules.words.pieces[piece].start:
            if place != board:
                yield from self.slots(piece, place, owner)

    # ---- things in zones of the places
    def put_things(self, drawn: Drawing, sort: Sort, owner: int, wanted: dict[int, int]) -> None:
        """What is drawn and does not lie there comes; what was lifted and is not drawn goes home."""
        rules, state = self.match.rules, self.match.state
        ops, locations, words = rules.machine.ops, rules.layout.locations, rules.words
        things = self.things(sort, owner)
        if sum(wanted.values()) > len(things):
            self.too_many(drawn, sort, owner, sum(wanted.values()), len(things))
        here = self.zones(drawn, sort)
        free = [i for i in things if state[locations + i] not in here]
        # from the board first, then from where they start, then from anywhere
        free.sort(key=lambda i: (state[locations + i] != NOWHERE, state[locations + i] != self.home(i)))
        for place, number in wanted.items():
            zone = self.zone_at(drawn, sort, place)
            there = [words.things[i] for i in ops.members(state, zone)]
            for _ in range(number - sum(t.entry == sort.name and t.owner == owner for t in there)):
                try:
                    ops.put(state, free.pop(0), zone)
                except Impossible:
                    raise Failed(say("drawn-no-room"), Scalar("", drawn.spans[place])) from None
        for thing in free:
            home = self.home(thing)
            if home in here:
                self.left_over(drawn, sort, owner, 1)
            if state[locations + thing] == NOWHERE and home != NOWHERE:
                ops.put(state, thing, home)

    def lift(self, drawn: Drawing, sort: Sort, owner: int, wanted: dict[int, int]) -> None:
        """Takes from the board what is not drawn where it lies."""
        state, locations = self.match.state, self.match.rules.layout.locations
        here, left = self.zones(drawn, sort), dict(wanted)
        for thing in self.things(sort, owner):
            place = here.get(state[locations + thing])
            if place is not None and left.get(place, 0):
                left[place] -= 1
            elif place is not None:
                self.match.rules.machine.ops.remove(state, thing)
                state[locations + thing] = NOWHERE

    def things(self, sort: Sort, owner: int) -> list[int]:
        words = self.match.rules.words
        return [i for i in words.entries[sort.name] if words.things[i].owner == owner]

    def zones(self, drawn: Drawing, sort: Sort) -> dict[int, int]:
        """The place of the board by its zone for this sort."""
        return {self.zone_at(drawn, sort, place): place for place in drawn.position}

    def home(self, thing: int) -> int:
        """The zone a thing starts in."""
        words = self.match.rules.words
        return self.match.rules.layout.home(words.things[thing]) if words.kind_of(thing).start[0] else NOWHERE

    # ---- what does not come out even
    def too_many(self, drawn: Drawing, sort: Sort, owner: int, wanted: int, have: int) -> None:
        """Points at the first one that is too many."""
        seen = 0
        for place in drawn.position:
            seen += drawn.position[place][sort.name, owner]
            if seen > have:
                said = say("drawn-too-many", what=self.told(Counter({(sort.name, owner): wanted})), have=have)
                raise Failed(said, Scalar("", drawn.spans[place]))

    def left_over(self, drawn: Drawing, sort: Sort, owner: int, number: int) -> None:
        said = say("drawn-left-over", what=self.told(Counter({(sort.name, owner): number})))
        raise Failed(said, Scalar("", drawn.spans[next(iter(drawn.spans))]))
