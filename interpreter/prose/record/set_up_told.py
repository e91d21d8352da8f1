"""What was dealt and laid out before the first decision, in words: who has what, and what lies where.

Told once, where the log begins: what lies in zones of players and in those that the table shows, things in the order
of a layout or a track, pieces on things. What came to a player and the reader cannot see is only counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ...engine.events import NOBODY, Counted, Fact, LaidOut, Moved, Shifted, Standing
from ...model.view import Item
from ...model.vocabulary import PLAYER
from .outcome import Outcome, hidden
from .outcomes import Outcomes, times

#: where so many places have the same on average, it is told once for them
_ALIKE = 2


class SetUpTold:
    def __init__(self, outcomes: Outcomes):
        self.outcomes, self.spoken, self.rules = outcomes, outcomes.spoken, outcomes.rules

    def told(self, facts: Sequence[Fact], reader: int) -> list[str]:
        """First what players have, then what lies on the table."""
        said, spoken = self.spoken.say, self.spoken
        by_seat = self.outcomes.by_seat(facts, reader)
        nobody = by_seat.pop(NOBODY, Outcome())
        nobody.shown.clear()  # it is told by zone, and so is what lies on things
        nobody.lies.clear()
        nobody.filled.clear()
        starts = [seat for seat, outcome in by_seat.items() if outcome.standing is Standing.STARTS]
        for seat in starts:  # it is told for itself
            by_seat[seat].standing = None
        players = [(spoken.player(seat), self.outcomes.told(outcome)) for seat, outcome in sorted(by_seat.items())]
        found = [("", said("cli-log-came", what=who, came=what)) for who, what in players if what]
        found += [("", said("cli-starts", player=spoken.player(seat))) for seat in starts[-1:]]
        found += [("", self.outcomes.told(nobody))]
        found += [(self.head(name), self.listed(there)) for name, there in self.laid(facts, reader).items()]
        return [said("cli-at", place=head, what=what) if head else what for head, what in found if what]

    def head(self, name: str) -> str:
        words, spoken = self.rules.words, self.spoken
        if name in words.layouts:
            return spoken.noun(words.layouts[name].of)
        if name in words.counters or name in words.pieces:
            return spoken.head(name)
        zone = words.zones[name]
        # of what lies on things is said what it is: where each of them lies stands behind it
        on_things = zone.of in words.kinds and zone.of != PLAYER
        return spoken.noun(zone.holds[0]) if on_things and len(zone.holds) == 1 else spoken.place(name)

    def listed(self, there: dict[str, list[str]]) -> str:
        """What lies there; of zones that somebody or something has, with their names before it, or behind it where the
        same lies in several."""
        said = self.spoken.say
        sorts = {at: [times(name, n) for name, n in Counter(what).items()] for at, what in there.items()}
        names = {at: self.spoken.listed(what) if at else ", ".join(what) for at, what in sorts.items()}
        if len({*names.values()}) * _ALIKE <= len(names) and all(names):
            same: dict[str, list[str]] = {}
            for at, what in names.items():
                same.setdefault(what, []).append(at)
            return ", ".join(said("cli-log-came", what=what, came=", ".join(places)) for what, places in same.items())
        return ", ".join(said("cli-log-set-up-at", place=at, what=what) if at else what for at, what in names.items())

    def laid(self, facts: Sequence[Fact], reader: int) -> dict[str, dict[str, list[str]]]:
        """By layout, zone, counter or sort of pieces, and by who or what has it, what lies there in the end."""
        spoken = self.spoken
        found: dict[str, dict[str, list[str]]] = {}
        for fact in facts:
            if isinstance(fact, LaidOut):
                found[fact.name] = {"": [spoken.brief(thing) for thing in fact.things]}
        for zone, holder, what in self.lying(facts, reader):
            found.setdefault(zone, {}).setdefault(spoken.brief(holder) if holder >= 0 else "", []).append(what)
        numbers = {(fact.name, fact.holder): fact.now for fact in facts if isinstance(fact, Counted)}
        for (name, holder), n in sorted(numbers.items(), key=lambda item: item[1]):
            if name in self.outcomes.tracks and self.rules.words.counters[name].of not in ("game", PLAYER):
                found.setdefault(name, {}).setdefault(str(n), []).append(spoken.thing(holder))
        for piece, holder, n in self.standing(facts, reader):
            name = spoken.brief(holder)
            found.setdefault(piece, {}).setdefault("", []).append(name if n == 1 else f"{name} ×{n}")
        return found

    def lying(self, facts: Sequence[Fact], reader: int) -> Iterator[tuple[str, int, str]]:
        """Things where they lie in the end: the zone, whose or of what it is, and how they are called."""
        words, spoken = self.rules.words, self.spoken
        unknown: dict[tuple[str, int, str], int] = {}
        for fact in {fact.thing: fact for fact in facts if isinstance(fact, Moved) and fact.target >= 0}.values():
            info, thing = self.rules.layout.places[fact.target], fact.thing
            own = words.zones[info.zone].of == PLAYER
            if info.zone in self.outcomes.had or not own and info.zone not in self.shown:
                continue
            if not hidden(fact.unseen, reader):
                alike = spoken.interchangeable(thing, own, ())
                yield info.zone, info.holder, spoken.sort(thing) if alike else spoken.thing(thing, own)
            elif own:
                key = info.zone, info.holder, words.things[thing].kind
                unknown[key] = unknown.get(key, 0) + 1
        yield from ((zone, holder, spoken.amount(n, kind)) for (zone, holder, kind), n in unknown.items())

    def standing(self, facts: Iterable[Fact], reader: int) -> Iterator[tuple[str, int, int]]:
        """Pieces of nobody that came on things: the sort, the thing and how many. Those of players are theirs."""
        found: dict[tuple[str, int], int] = {}
        for fact in facts:
            if isinstance(fact, Shifted) and fact.owner == NOBODY and not hidden(fact.unseen, reader):
                for place, n in ((fact.origin, -fact.count), (fact.target, fact.count)):
                    if place is not None and place.name in self.rules.words.kinds:
                        found[fact.piece, place.holder] = found.get((fact.piece, place.holder), 0) + n
        yield from ((piece, holder, n) for (piece, holder), n in found.items() if n > 0)

    @cached_property
    def shown(self) -> set[str]:
        """The zones that the table shows anywhere."""
        view = self.rules.shown_by
        lines = [*(line for board in view.boards for line in (*board.cell, board.marks))]
        lines += [row.items for row in (*view.rows, *view.yours)] + [tuple(view.holdings)]
        named = {item.name for line in lines for item in every(line) if item.sort == "zone"}
        return {*named, *(row.zone for row in (*view.rows, *view.yours)), *view.grids, *view.also}


def every(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        yield from every(item.inner)
