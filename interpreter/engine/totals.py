"""What must hold of every position: nothing is lost, nothing lies in two places, nothing falls below zero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lowering.layout import FIXED, fresh_state
from ..model.vocabulary import PLAYER

if TYPE_CHECKING:
    from .match import Match
    from .rules import Rules

State = list[int]


class Totals:
    """The totals of a game as it starts, and where to count them."""

    def __init__(self, rules: Rules):
        layout, words = rules.layout, rules.words
        self.rules = rules
        #: by piece: its name, its owner (or nobody), the slots in which it is counted
        self.pieces: list[tuple[str, str, list[slice]]] = []
        for piece in words.pieces.values():
            for owner in range(rules.players) if piece.owned else (-1,):
                name = words.things[owner].name if owner >= 0 else ""
                self.pieces.append((piece.name, name, [self.slots(piece.name, place, owner) for place in piece.places]))
        #: counters that may be below zero, as the layout calls them
        self.signed = {f"counter {counter.name}" for counter in words.counters.values() if counter.below_zero}
        #: by counter with a stock: its name, the slot of the supply, the slots of who has it, how many there are
        self.stocks: list[tuple[str, int, slice, int]] = []
        for name, left in layout.stocks.items():
            counter, first = words.counters[name], layout.counters[name]
            self.stocks.append((name, left, slice(first, first + layout.holders(counter.of)), counter.stock or 0))
        start = fresh_state(layout, rules.machine.program.size)
        self.start = [sum(sum(start[s]) for s in slots) for _, _, slots in self.pieces]
        #: the number that stands for an overfull pile or stack (of a row each slot is looked at)
        self.beyond = [self.first_too_large(place) for place in range(len(layout.places))]
        self.placed = [bool(words.kind_of(thing.index).start[0]) for thing in words.things]

    def slots(self, piece: str, place: str, owner: int) -> slice:
        """The slots of one owner's pieces in one sort of place."""
        layout, words = self.rules.layout, self.rules.words
        first = layout.pieces[piece, place]
        zone = words.zones.get(place)
        of = zone.of if zone is not None else place
        holders = layout.holders(of)
        if owner < 0:
            return slice(first, first + holders)
        if of in ("game", PLAYER) and layout.piece_stride(words.pieces[piece], place) in (1, holders):
            return slice(first + owner, first + owner + 1)
        stride = layout.piece_stride(words.pieces[piece], place)
        return slice(first + owner, first + holders * stride, stride)

    def first_too_large(self, place: int) -> int:
        info, words = self.rules.layout.places[place], self.rules.words
        held = [words.kinds[kind] for kind in words.zones[info.zone].holds]
        if info.form == "pile":
            return 1 << (max(kind.end for kind in held) - info.base)
        return sum(len(kind.things) for kind in held) + 1

    def broken(self, state: State) -> list[str]:
        found: list[str] = []
        layout = self.rules.layout
        if min(state[FIXED : layout.locations], default=0) < 0:
            for first, count, what in layout.names:
                if first < layout.locations and min(state[first : first + count], default=0) < 0:
                    if what not in self.signed:
                        found.append(f"{what} is below zero")
        for name, left, held, total in self.stocks:
            now = state[left] + sum(state[held])
            if now != total:
                found.append(f"{now} {name} in all, not {total}")
        for (name, owner, slots), total in zip(self.pieces, self.start, strict=True):
            now = sum([sum(state[s]) for s in slots])
            if now != total:
                found.append(f"{owner + ': ' if owner else ''}{now} {name} in all, not {total}")
        anew = state[:]
        self.rules.machine.program.lowering.occupied.derive(anew)
        if anew != state:
            found.append("on which things pieces lie is not as their numbers say")
        return found + self.misplaced(state)

    def misplaced(self, state: State) -> list[str]:
        """Places and the slots that say where each thing lies must tell the same."""
        found: list[str] = []
        layout, words, act = self.rules.layout, self.rules.words, self.rules.machine.ops
        where = state[layout.locations : layout.locations + len(words.things)]
        lying = 0
        for place, info in enumerate(layout.places):
            if info.form == "none":
                continue
            if info.form != "row" and not 0 <= state[info.address] < self.beyond[place]:
                found.append(f"{self.called(place)} cannot hold what is noted there")
                continue
            members = act.members(state, place)
            lying += len(members)
            if info.limit and len(members) > info.limit:
                found.append(f"{self.called(place)} holds {len(members)} things, more than {info.limit}")
            if len(set(members)) != len(members):
                found.append(f"something lies twice in {self.called(place)}")
            for thing in members:
                if not 0 <= thing < len(where):
                    found.append(f"something unknown lies in {self.called(place)}")
                elif where[thing] != place:
                    found.append(f"{words.things[thing].name} lies in {self.called(place)}, but is noted elsewhere")
        if lying != len(where) - where.count(-1):
            found.append(f"{lying} things lie somewhere, but {len(where) - where.count(-1)} are noted")
        for thing, placed in enumerate(self.placed):
            if placed and where[thing] < 0:
                found.append(f"{words.things[thing].name} lies nowhere")
        return found

    def called(self, place: int) -> str:
        info = self.rules.layout.places[place]
        return info.zone if info.holder < 0 else f"{info.zone} of {self.rules.words.things[info.holder].name}"


def broken_totals(match: Match) -> list[str]:
    """What does not hold in this position, in sentences; an empty list if all is well."""
    totals = match.rules.totals
    found = totals.broken(match.state)
    for thread in (match.threads or {}).values():
        found += totals.broken(thread.state)
    return found
