"""Two matches that differ only in what one player cannot know, played side by side.

What the others decide is decided in both. Where it shows something that was hidden, the other match is made to have
had the same there, and everything else hidden in it stays different; where that cannot be, what the player cannot know
is drawn anew and the pair goes on from there.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from spielwerk.interpreter import Match, Rules, Timeline
from spielwerk.interpreter.engine.events import Event
from spielwerk.interpreter.engine.history import History
from spielwerk.interpreter.engine.machine import DeadEnd
from spielwerk.interpreter.engine.operations import Impossible, Ops
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.lowering.layout import CHANCE
from spielwerk.interpreter.prose.options.prompts import Prompts
from support.unknown import unknown_things

#: what moves things, by its name in the programs of games
MOVING = ("put", "swap", "deal", "deal_all", "refill", "shuffle", "pass_on")
#: matches imagined anew before both are made the same
DRAWS = 3

#: what a player sees of a step: each thing that moved in sight, from where to where, and how everything stands then
Seen = tuple[list[Any], dict[str, Any], list[Any]]


@dataclass
class Side:
    """One match of a pair, as it was before every decision since the pair began, and everything that was told."""

    match: Match
    events: list[Event] = field(default_factory=list)
    past: list[Match] = field(default_factory=list)
    #: how many of those were before chance was last used
    settled: int = 0
    #: how many of the events the player has heard of: in secret, one match may have more of them than the other
    heard: int = 0

    @staticmethod
    def of(match: Match, events: list[Event], heard: int = 0) -> Side:
        copy = match.clone()
        copy.seed, copy.history = None, History([])
        return Side(copy, events[:], heard=heard)

    def copy(self) -> Side:
        return Side(self.match.clone(), self.events[:], self.past[:], self.settled, self.heard)

    def pick(self, player: int, code: int) -> None:
        before = self.match.clone()
        self.past.append(before)
        self.events += recorded(self.match, player, code)
        if self.match.state[CHANCE] != before.state[CHANCE]:
            self.settled = len(self.past)

    def set_chance(self, chance: int) -> bool:
        """What comes by chance from now on, as if it had been so since chance was last used."""
        if any(match.threads is not None for match in [*self.past[self.settled :], self.match]):
            return False
        self.past[self.settled :] = [match.clone() for match in self.past[self.settled :]]
        for match in [*self.past[self.settled :], self.match]:
            match.state[CHANCE] = chance
        return True

    def begin(self, last: int) -> None:
        """Nothing is known any more of what was before the last so many decisions."""
        gone = len(self.past) - last
        self.past, self.settled = self.past[gone:], max(0, self.settled - gone)
        for match in [*self.past, self.match]:
            match.history = History(match.history[gone:])

    def timeline(self) -> Timeline:
        """The way since the pair began: it is looked up, not played again, as hidden things have changed places."""
        moments = [*self.past, self.match]
        made = Timeline(moments[0])
        made.way = self.match.history[:]
        made._copies = {n: match.clone() for n, match in enumerate(moments)}
        made.at(len(made.way))
        return made


@dataclass
class Pair:
    rules: Rules
    spoken: Prompts
    seat: int
    one: Side
    other: Side
    chance: random.Random
    #: decisions made in both, how often the pair was made anew, and how often the others decided something different
    length: int = 0
    renewed: int = 0
    unlike: int = 0

    @staticmethod
    def begun(rules: Rules, spoken: Prompts, seed: int, before: int = 0) -> Pair:
        """From the deal on, or from so many decisions after it."""
        chance, match = random.Random(seed), rules.start(seed)
        for _ in range(before):
            if match.over:
                match = rules.start(seed)
                break
            player, _, codes = chance.choice(match.owed())
            match.pick(player, chance.choice(codes))
        while match.threads is not None and match.history and not match.over:  # others owe their answers again there
            player, _, codes = match.owed()[0]
            match.pick(player, chance.choice(codes))
            if match.threads is not None and not any(t.answers for t in match.threads.values()):
                break
        seat = chance.randrange(rules.players)
        one = Side.of(match, [])
        return Pair(rules, spoken, seat, one, Side.of(match.imagine(seat, seed), []), chance)

    @property
    def over(self) -> bool:
        return self.one.match.over

    @property
    def asked(self) -> bool:
        """Does the player of the pair decide now?"""
        return any(who == self.seat for who, _, _ in self.one.match.owed())

    # ---- one decision
    def step(self) -> None:
        """A random decision in both matches, after which the player sees the same in both."""
        before = self.one.copy()
        player, pc, codes = self.chance.choice(self.one.match.owed())
        code = self.chance.choice(codes)
        seen = self.taken(self.one, player, code)
        self.length += 1
        for side, answer in self.ways(before, player, pc, code):
            try:
                same = self.taken(side, player, answer) == seen
            except (DeadEnd, Impossible, KeyError):
                continue
            if same and (answer == code or self.stays_hidden(side, pc, code, answer)):
                self.unlike += answer != code
                self.other = side
                if len(side.past) < len(self.one.past):  # drawn anew before this decision
                    self.renewed += 1
                    self.one.begin(len(side.past))
                if side.settled == len(side.past):  # what chance will bring is different again
                    side.set_chance(self.chance.getrandbits(60))
                return
        self.renew()

    def renew(self) -> None:
        self.renewed += 1
        self.one = Side.of(self.one.match, self.one.events, self.one.heard)
        if self.one.match.threads is None:
            self.other = Side.of(
                self.one.match.imagine(self.seat, self.chance.getrandbits(30)), self.one.events, self.one.heard
            )
        else:  # until the block is over: who imagines it anew owes nobody's answers
            self.other = self.one.copy()

    def ways(self, before: Side, player: int, pc: int, code: int) -> Iterator[tuple[Side, int]]:
        """Matches that may look the same after the decision, the most different first, and what is decided in them."""
        offered = next((codes for who, at, codes in self.other.match.owed() if (who, at) == (player, pc)), [])
        if player != self.seat and self.hidden(before.match, pc, code):
            others = [c for c in offered if c != code and self.hidden(self.other.match, pc, c)]
            self.chance.shuffle(others)
            yield from ((self.other.copy(), c) for c in others[:DRAWS])
        if code in offered:
            yield self.other.copy(), code
        if before.match.threads is None:
            for side in self.shown_alike(before):
                if any((who, at) == (player, pc) and code in codes for who, at, codes in side.match.owed()):
                    yield side, code

    def hidden(self, match: Match, pc: int, code: int) -> bool:
        """Does the player not know where the thing lies that is chosen, or that it is chosen at all?"""
        if match.threads is not None:
            return True
        if code in self.spoken.choices[pc].names:
            return False
        return unknown_things(match)[self.seat][code]

    def stays_hidden(self, side: Side, pc: int, code: int, answer: int) -> bool:
        """Can the player still not know what was chosen in either match?"""
        return self.hidden(self.one.match, pc, code) and self.hidden(side.match, pc, answer)

    def shown_alike(self, before: Side) -> Iterator[Side]:
        """The other match, and some imagined anew, in which everything lies where it was when it came to light."""
        shown = [
            thing
            for thing, (was, now) in enumerate(
                zip(
                    unknown_things(before.match)[self.seat],
                    self.rules.sight.unseen(self.one.match.state, self.seat),
                    strict=True,
                )
            )
            if was and (not now or thing in self.glimpsed)
        ]
        drawn = (self.chance.getrandbits(30) for _ in range(DRAWS))
        made = [
            self.other.copy(),
            *(Side.of(before.match.imagine(self.seat, seed), before.events, before.heard) for seed in drawn),
        ]
        for side in made:
            if side.set_chance(before.match.state[CHANCE]) and self.laid_alike(before.match, side.match, shown):
                yield side

    def laid_alike(self, one: Match, other: Match, things: list[int]) -> bool:
        """Has things lie in the other match where they lie in the first one, for what lies there now."""
        act, machine = self.rules.machine.ops, self.rules.machine
        for thing in things:
            there = self.lying(one, thing, other)
            if there is None:
                return False
            if there != thing:
                Ops.swap(act, other.state, thing, there)
                self.known_alike(other.state, thing, there)
            if thing in self.rules.slots.faces:
                at = self.rules.slots.faces[thing]
                other.state[at] = one.state[at]
        machine.forget(other.state)
        if not any(who == self.seat for who, _, _ in other.owed()):
            try:
                other.advance()
            except (DeadEnd, Impossible):
                return False
        return True

    def known_alike(self, state: list[int], thing: int, other: int) -> None:
        """Who knows what lies in two places, and what was told of it, goes with the places and not with the things."""
        layout = self.rules.layout
        masks = [layout.known + seat for seat in range(self.rules.players)] if layout.known else []
        for slot in (*masks, *layout.tellings):
            if (state[slot] >> thing ^ state[slot] >> other) & 1:
                state[slot] ^= 1 << thing | 1 << other

    def lying(self, one: Match, thing: int, other: Match) -> int | None:
        """What lies in the other match where a thing lies in the first one."""
        act = self.rules.machine.ops
        place = one.state[act.locations + thing]
        groups, unknown = self.rules.sight.groups, unknown_things(other)[self.seat]
        if place < 0 or not unknown[thing]:
            return None
        if act.form[place] == "pile":
            if other.state[act.locations + thing] == place:
                return thing
            known = {t for t in act.members(one.state, place) if not unknown[t]}
            able = [t for t in act.members(other.state, place) if t not in known and groups[t] == groups[thing]]
            wanted = act.members(one.state, place)
            return next((t for t in able if t not in wanted), None)
        if act.form[place] == "grid":
            return None
        found = other.state[act.spot(one.state, thing, place)]
        return found if found >= 0 and unknown[found] and groups[found] == groups[thing] else None

    # ---- what is seen of it
    glimpsed: set[int] = field(default_factory=set)

    def taken(self, side: Side, player: int, code: int) -> Seen:
        """Decides something, and what the player sees of that."""
        match = side.match
        with self.watched() as moves:
            side.pick(player, code)
        if side is self.one:
            self.glimpsed = {thing for thing, *_ in moves if thing is not None}
        return moves, match.view(self.seat), self.questions(match)

    def questions(self, match: Match) -> list[Any]:
        """Who is asked what; in a secret block only who has not answered yet, which the view says."""
        if match.threads is not None:
            return []
        paths = self.spoken.choices
        return [(player, paths[pc].path) for player, pc, _ in match.owed()]

    @contextmanager
    def watched(self) -> Iterator[list[Any]]:
        """Things that go to or from where the player can look, also if they do not stay there, what they look at, also
        if they cannot know any more, when all is done, where it lies, and of what all are told, also if they knew."""
        namespace, first = self.rules.machine.program.namespace, self.rules.layout.locations
        last, hidden = first + len(self.rules.words.things), self.rules.sight.hidden[self.seat]
        faces = self.rules.slots.faces
        moves: list[Any] = []

        def seen(place: int) -> bool:
            return place >= 0 and not hidden[place]

        def noticing(do: Any) -> Any:
            def done(state: list[int], *parts: Any, **named: Any) -> Any:
                before = state[first:last]
                found = do(state, *parts, **named)
                after = state[first:last]
                if before != after:
                    for thing, (was, now) in enumerate(zip(before, after, strict=True)):
                        if was != now and (seen(was) or seen(now)):
                            moves.append((thing, was, now, state[faces[thing]] if thing in faces else None))
                return found

            return done

        def looking(do: Any) -> Any:
            def done(state: list[int], things: Sequence[int], seat: int) -> Any:
                if seat in (-1, self.seat):
                    moves.extend((thing, None, state[first + thing], None) for thing in things)
                return do(state, things, seat)

            return done

        def telling(do: Any) -> Any:
            def done(state: list[int], thing: int, slot: int) -> Any:
                place = state[first + thing]
                among = self.rules.machine.ops.members(state, place)
                moves.append((None, place, among.index(thing), slot))
                return do(state, thing, slot)

            return done

        watching = {**dict.fromkeys(MOVING, noticing), "learn": looking, "tell": telling}
        kept = {name: namespace[name] for name in watching if name in namespace}
        namespace.update({name: watching[name](do) for name, do in kept.items()})
        try:
            yield moves
        finally:
            namespace.update(kept)
