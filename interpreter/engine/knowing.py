"""What players know of things that lie where they cannot look: kept in the state, and followed from place to place.

For each player a mask has a bit for every thing of which they know where it lies, though they cannot see it there; for
each property that can be told, a mask has the things of which all know what it is, and for each of its values one has
those of which all know that it is not this. Who sees a thing go somewhere knows
that it lies there. What leaves a pile unseen could be any of it: then nobody who did not see it knows of any of them
which it was. In rows and on stacks everybody can follow a thing. What is shuffled is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..lowering.layout import UNORDERED, Layout
from .operations import DEALT, FEW_DEALT, Ops, State

#: operations that only such a game has
KNOWING = ("learn", "tell", "topmost", "carried")


class KnowingOps(Ops):
    """Operations of a game in which things that lie hidden are looked at, revealed or told of."""

    def __init__(self, layout: Layout, spots: dict[int, int], hidden: Sequence[Sequence[bool]]):
        super().__init__(layout.places, layout.locations, spots)
        self.players = range(layout.players)
        self.known, self.told = layout.known, layout.tellings
        #: by seat, whether each place is hidden
        self.hidden = hidden

    # ---- what is learned
    def learn(self, state: State, things: Sequence[int], seat: int) -> None:
        """A player comes to know of things where they lie; -1: all players."""
        for player in self.players if seat < 0 else (seat,):
            unseen = self.bits_of(t for t in things if self.hides(player, state[self.locations + t]))
            state[self.known + player] &= ~unseen  # what is seen once more is seen now
            state[self.known + player] |= unseen

    def tell(self, state: State, thing: int, slot: int) -> None:
        """All come to know something that is printed on a thing."""
        if any(self.hides(player, state[self.locations + thing]) for player in self.players):
            state[slot] &= ~(1 << thing)  # what is told once more is told now
            state[slot] |= 1 << thing

    def topmost(self, state: State, place: int, most: int) -> list[int]:
        """So many from the top of a stack, the uppermost first."""
        return self.members(state, place)[::-1][: max(0, most)]

    # ---- what is followed
    def put(self, state: State, thing: int, place: int, bottom: bool = False) -> None:
        self.follow(state, [thing], state[self.locations + thing], place)
        super().put(state, thing, place, bottom)

    def deal_all(self, state: State, origin: int, target: int, only: int = 0, bottom: bool = False) -> None:
        moved = self.among(state, origin, only)[: self.room(state, target)]
        whole = len(moved) == len(self.among(state, origin, only))
        self.follow(state, moved, origin, target, whole)
        if len(moved) > FEW_DEALT:
            self.pay(DEALT * len(moved))
        for thing in reversed(moved) if bottom else moved:
            super().put(state, thing, target, bottom)

    def swap(self, state: State, first: int, second: int) -> None:
        if first >= 0 and second >= 0:
            a, b = state[self.locations + first], state[self.locations + second]
            if a >= 0 and b >= 0 and a != b:
                self.follow(state, [first], a, b)
                self.follow(state, [second], b, a)
        super().swap(state, first, second)

    def shuffle(self, state: State, place: int) -> None:
        self.forget(state, self.members(state, place), place)
        super().shuffle(state, place)

    def refill(self, state: State, place: int, deck: int) -> bool:
        room = self.size[place] - self.count(state, place)
        self.follow(state, self.topmost(state, deck, room), deck, place)
        return super().refill(state, place, deck)

    def carried(self, state: State, thing: int, place: int) -> None:
        """A thing is about to lie in another place, with all that lay beside it."""
        self.follow(state, [thing], state[self.locations + thing], place, whole=True)

    def follow(self, state: State, things: Sequence[int], origin: int, target: int, whole: bool = False) -> None:
        """Things are about to go from one place to another; `whole`: all that lie there."""
        if origin == target or not things:
            return
        apart = whole or origin < 0 or self.form[origin] not in UNORDERED or self.count(state, origin) == 1
        moved = self.bits_of(things)
        mixed = moved if apart else moved | self.bits_of(self.members(state, origin))
        lost = 0
        for player in self.players:
            slot = self.known + player
            if not self.hides(player, target):
                state[slot] &= ~moved  # it is seen
            elif origin >= 0 and not self.hides(player, origin):
                state[slot] |= moved
            elif not apart:
                lost = mixed
                state[slot] &= ~mixed
        open_now = not any(self.hides(player, target) for player in self.players)
        for slot in self.told:
            state[slot] &= ~(lost | (moved if open_now else 0))

    def forget(self, state: State, things: Iterable[int], place: int) -> None:
        """Nobody who cannot look there can tell these things from each other any more."""
        mixed = self.bits_of(things)
        for player in self.players:
            if self.hides(player, place):
                state[self.known + player] &= ~mixed
        if any(self.hides(player, place) for player in self.players):
            for slot in self.told:
                state[slot] &= ~mixed

    def hides(self, player: int, place: int) -> bool:
        return place >= 0 and self.hidden[player][place]

    @staticmethod
    def bits_of(things: Iterable[int]) -> int:
        mask = 0
        for thing in things:
            mask |= 1 << thing
        return mask
