"""What rules may do between two decisions, and what is said when they do more: nothing of a pack runs for ever."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NoReturn

from ..diagnostics.problems import MessageRef, Refused, Span, say

#: between two decisions; one is about the smallest thing that can be said (a number, a slot, a test). The largest
#: games need a fiftieth of it, and it is done within a second
MOST_WORK = 20_000_000
#: no number of a game goes beyond it, so that every number of a state has room enough in 64 bits, and products too
MOST_NUMBER = 1_000_000_000

#: a rule and the line on which it stands
Place = tuple[str, Span | None]


class Runaway(Refused):
    """Rules that go on without end, or a number that grows beyond all bounds; names the rule."""


def shown(place: Place) -> str:
    """A rule and its line, as they are shown."""
    name, span = place
    return f"{name} ({span.file}:{span.line})" if span is not None else name


def endless(place: Place) -> MessageRef:
    return say("endless", where=shown(place))


class Work:
    """How much may still be done until somebody must decide. Generated code pays where it could do much."""

    __slots__ = ("left", "places")

    def __init__(self) -> None:
        self.left = MOST_WORK
        #: where each payment stands, by the number it gives
        self.places: list[Place] = []

    def renew(self) -> None:
        """Somebody has decided, or something new is asked."""
        self.left = MOST_WORK

    def spend(self, cost: int, place: int) -> None:
        self.left -= cost
        if self.left < 0:
            raise Runaway(endless(self.places[place]))

    def turns(self, things: Iterable[int], cost: int, place: int) -> Collection[int]:
        """What a loop goes through, once its turns are paid for."""
        try:
            self.left = left = self.left - len(things) * cost  # type: ignore[arg-type]
        except TypeError:  # something that is gone through once
            return self.turns([*things], cost, place)
        if left < 0:
            raise Runaway(endless(self.places[place]))
        return things  # type: ignore[return-value]

    def beyond(self, number: int, place: int) -> int:
        """A number that could be too large, if it is not."""
        if not -MOST_NUMBER <= number <= MOST_NUMBER:
            self.refuse(place)
        return number

    def refuse(self, place: int) -> NoReturn:
        raise Runaway(say("beyond-numbers", where=shown(self.places[place]), most=MOST_NUMBER))
