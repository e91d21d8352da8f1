"""What came of something, in words: what each player has more or less of, and where pieces stand now."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from ...engine.events import NOBODY, Fact
from ...phrases.words import Noun
from .clues import told_of
from .comes_to import NOTHING_NAMED, ComesTo
from .outcome import Outcome, clear_away, once_for_teams, taken_off, tell_where, turned_over, without_put_back


class Outcomes(ComesTo):
    """In one language."""

    def told(self, outcome: Outcome, here: int = -1, whose: bool = False) -> str:
        return ", ".join(self.parts(outcome, here=here, whose=whose))

    def parts(self, outcome: Outcome, named: Collection[int] = (), here: int = -1, whose: bool = False) -> list[str]:
        """What it comes to; of places that were `named` just before, only that a piece stands there; of the one that
        the deed names (`here`), only what is missing there; behind the name of whoever it comes to (`whose`)."""
        spoken = self.spoken
        standing: dict[str, list[int]] = {}
        for (piece, thing), n in outcome.stands.items():
            if n > 0:
                standing.setdefault(piece, []).append(thing)
        found = [spoken.thing(thing, mine=True) for thing in outcome.cleared]
        found += [text for piece, things in standing.items() for text in self.stands(piece, things, outcome, named)]
        for piece, things in outcome.turned.items():
            told = spoken.listed([spoken.thing(thing) for thing in things])
            found.append(spoken.say("cli-turned", piece=Noun(piece), places=told, n=len(things)))
        for name in self.words.counters:
            before, now = outcome.counters.get(name, (0, 0))
            came, went = outcome.changes.get(name, (0, 0))
            if name in self.tracks | self.common:
                meant = spoken.meant(name, now) if name in self.common and before != now else ""
                if before != now:
                    found.append(meant or spoken.say("cli-moved", what=spoken.head(name), before=before, now=now))
            elif came and went:  # what was paid and what was gained for it are two things
                found += [self.more(n, spoken.amount(abs(n), name)) for n in (-went, came)]
            elif now > before:
                found.append(self.with_places(spoken.gained(name, now - before), now - before, outcome.where.get(name)))
            elif now < before:
                lost = self.more(now - before, spoken.amount(before - now, name))
                found.append(self.with_places(lost, now - before, outcome.where.get(name)))
        found += [spoken.noted(name, thing) for name, thing in outcome.notes.items() if thing >= 0]
        for piece, n in outcome.pieces.items():
            found += [spoken.gained(piece, n) if n > 0 else self.more(n, spoken.amount(-n, piece))] * (n != 0)
        found += [
            spoken.say("cli-log-to", what=spoken.amount(n, piece), place=spoken.place(zone))
            for (piece, zone), n in outcome.passed.items()
        ]
        found += [self.more(n, spoken.so_many(abs(n), value)) for value, n in outcome.sorts.items() if n]
        found += self.gains(outcome.things)
        found += [self.more(n, spoken.amount(abs(n), kind)) for kind, n in outcome.kinds.items() if n]
        found += [
            spoken.say("cli-stands", piece=self.shown(outcome, thing), place=spoken.place(zone))
            for thing, zone in outcome.shown.items()
        ]
        rows = [(spoken.place(zone), ", ".join(self.sorts(things))) for zone, things in outcome.filled.items()]
        found += ["; ".join(spoken.say("cli-at", place=row, what=what) for row, what in rows)] * bool(rows)
        for (name, place), n in outcome.lies.items():
            if n:
                what, away = self.more(n, self._so_many(abs(n), name)), whose and n < 0
                found.append(what if place == here else spoken.at_place(what, place, away))
        found += [
            spoken.say("cli-log-to", what=self._one(thing), place=spoken.thing(place))
            for thing, place in outcome.put.items()
        ]
        for kind, throws in outcome.faces.items():
            told = " → ".join(", ".join(spoken.face(kind, face) for face in shown.values()) for shown in throws)
            found.append(spoken.say("cli-at", place=spoken.head(kind), what=told))
        found += [spoken.say("cli-faces-unseen", what=spoken.amount(n, kind)) for kind, n in outcome.covered.items()]
        seen = self.sorts(outcome.looks)
        seen += [spoken.amount(n, kind) for kind, n in outcome.unknown.items()]
        found += [spoken.say("cli-looked", what=spoken.listed(seen))] if seen else []
        found += told_of(spoken, outcome.tells)
        back = [spoken.amount(n, kind) for kind, n in outcome.put_back.items()]
        found += [spoken.say("cli-put-back", what=spoken.listed(back))] if back else []
        found += [spoken.say(f"cli-seat-{outcome.standing.value}")] if outcome.standing is not None else []
        return found

    def with_places(self, told: str, n: int, where: Mapping[int, int] | None) -> str:
        """How much came in all, with where; of several places, and of a part of it, with how much there."""
        each = {self.spoken.thing(place): some for place, some in (where or {}).items() if some}
        if not each:
            return told
        parts = [
            self.spoken.say("cli-log-where", place=place, amount=self.more(some, str(abs(some))))
            for place, some in each.items()
        ]
        return self.spoken.say("cli-log-came", what=told, came=", ".join(each if [*each.values()] == [n] else parts))

    def gains(self, things: Mapping[int, int]) -> list[str]:
        """What a player has more or less of: of things that are alike, how many."""
        found: dict[tuple[int, str], int] = {}
        for thing, n in things.items():
            sign, name = (n > 0) - (n < 0), self._one(thing, mine=True)
            found[sign, name] = found.get((sign, name), 0) + abs(n)
        return [self.more(sign, times(name, n)) for (sign, name), n in found.items() if sign]

    def sorts(self, things: Iterable[int]) -> list[str]:
        """Things by name; of those that are alike, how many."""
        found: dict[str, int] = {}
        for name in map(self._one, things):
            found[name] = found.get(name, 0) + 1
        return [times(name, n) for name, n in found.items()]

    def stands(self, piece: str, things: Sequence[int], outcome: Outcome, named: Collection[int] = ()) -> Iterator[str]:
        """Where pieces of a sort stand now, places together; of one that was `named`, only that they stand there."""
        spoken = self.spoken
        others = [thing for thing in things if thing not in named]
        if len(others) < len(things):
            yield spoken.say("cli-stands-there", piece=spoken.text(Noun(piece)))
        if others:
            noun = spoken.text(Noun(piece)) if len(others) == 1 else spoken.noun(piece)
            counts = [outcome.stands[piece, thing] for thing in others]
            places = [times(spoken.thing(thing), n) for thing, n in zip(others, counts, strict=True)]
            noun = noun if sum(counts) == 1 else spoken.noun(piece)
            yield spoken.say("cli-stands", piece=noun, place=spoken.listed(places))

    def shown(self, outcome: Outcome, thing: int) -> str:
        """What came to light; a die with what it shows."""
        name, kind = self._one(thing), self.words.things[thing].kind
        if thing not in outcome.shows:
            return name
        return self.spoken.say("cli-copy-with", name=name, what=self.spoken.face(kind, outcome.shows[thing]))

    def _one(self, thing: int, mine: bool = False) -> str:
        """A thing where its owner or its sort is enough; where only one's own are spoken of (`mine`), without its
        owner."""
        owned = self.words.things[thing].owner >= 0
        return self.spoken.thing(thing, mine) if owned else self.spoken.sort(thing)

    def _so_many(self, n: int, name: str) -> str:
        known, piece = self.words.thing_names, name in self.words.pieces
        return self.spoken.amount(n, name) if piece else self.spoken.so_many(n, known[name])

    def more(self, n: int, amount: str) -> str:
        return self.spoken.say("cli-gained" if n > 0 else "cli-lost", amount=amount)

    def all_told(
        self,
        facts: Sequence[Fact],
        reader: int,
        mine: int,
        named: Mapping[int, int] = NOTHING_NAMED,
        card: bool = False,
        laid: Collection[int] = (),
        here: int = -1,
    ) -> list[str]:
        """Player by player; first what came to the one who is spoken of, without their name. `card`: by a card;
        `laid`: things of which was told that players have laid them out; `here`: the one place the deed names."""
        outcomes = self.by_seat(facts, reader, named, card)
        once_for_teams(outcomes, mine, self.words)
        if mine != NOBODY:
            turned_over(outcomes, mine)
            taken_off(outcomes, mine)
            for outcome in outcomes.values():  # whoever acts is named anyway
                outcome.notes = {name: thing for name, thing in outcome.notes.items() if thing != mine}
            whole = outcomes.get(NOBODY, Outcome())
            whole.filled = {}  # what comes after what they took is seen on the table
            kept = without_put_back(whole, self.words, self.spoken.meant)  # that it is counted anew is no news
            whole.counters = {name: n for name, n in whole.counters.items() if name in kept or name not in self.tallies}
        else:  # so is what the game lays out; what it throws is told, and what comes into rows between turns
            clear_away(outcomes, laid)
            tell_where(outcomes, facts)
            for outcome in outcomes.values():  # of what is only counted, nobody learns of what it is made up
                outcome.changes = {}
            whole = outcomes.pop(NOBODY, Outcome())
            rest = outcomes[NOBODY] = Outcome(faces=whole.faces, covered=whole.covered, filled=whole.filled)
            rest.looks, rest.unknown, rest.tells, rest.notes = whole.looks, whole.unknown, whole.tells, whole.notes
            rest.counters = without_put_back(whole, self.words, self.spoken.meant)
        acts = (mine, NOBODY)
        places = {seat: -1 if seat in acts else here for seat in sorted(outcomes)}
        texts = {seat: self.told(outcomes[seat], place, seat not in acts) for seat, place in places.items()}
        told = [(seat, text) for seat, text in texts.items() if text]
        own = [text for seat, text in told if seat in acts]
        others = [(self.spoken.player(seat), text) for seat, text in told if seat not in acts]
        return [*own, *(self.spoken.say("cli-log", player=player, what=text) for player, text in others)]


def times(label: str, n: int) -> str:
    return label if n == 1 else f"{label} ×{n}"
