"""What came of something, in words: what each player has more or less of, and where pieces stand now.

Only what people care for is told: counters and things that stand in the table of what everybody has, counters on
tracks, counters of the game that its view names, what is noted, pieces of players that came to a place nobody named,
what was turned up, and how much was only looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from ...engine.events import NOBODY, Counted, Fact, Looked, Moved, Noted, Seated, Shifted, Told, Turned
from ...engine.gains import names, sorts
from ...model.vocabulary import PLAYER
from ...phrases.words import Noun
from ..texts.labels import Labels
from .clues import told_of
from .outcome import Outcome, clear_away, hidden, once_for_teams, taken_off, turned_over, without_put_back

#: no thing has been named
NOTHING_NAMED: Mapping[int, int] = {}


class Outcomes:
    """In one language."""

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
                    self._shifted(found.setdefault(fact.owner, Outcome()), fact, places, landed)
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

    def _shifted(self, outcome: Outcome, fact: Shifted, known: set[int], landed: dict[int, str]) -> None:
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

    # ---- in words
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
            told = ", ".join(spoken.thing(thing) for thing in things)
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
                found.append(spoken.gained(name, now - before))
            elif now < before:
                found.append(self.more(now - before, spoken.amount(before - now, name)))
        found += [spoken.noted(name, thing) for name, thing in outcome.notes.items() if thing >= 0]
        for piece, n in outcome.pieces.items():
            found += [spoken.gained(piece, n) if n > 0 else self.more(n, spoken.amount(-n, piece))] * (n != 0)
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
            several = spoken.listed(places) if any(", " in place for place in places) else ", ".join(places)
            yield spoken.say("cli-stands", piece=noun, place=several)

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
            outcomes.get(NOBODY, Outcome()).filled = {}  # what comes after what they took is seen on the table
        else:  # so is what the game lays out; what it throws is told, and what comes into rows between turns
            clear_away(outcomes, laid)
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
