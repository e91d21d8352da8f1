"""Things drawn for places of which something is known: each gets one that fits what all were told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .rules import Rules

State = list[int]
#: what was told of a thing: by property what it is (as it is printed), and what it is not (as a number)
Needs = tuple[tuple[str, int | str, bool], ...]


def marks(rules: Rules, state: State, thing: int, player: int) -> tuple[int, ...]:
    """The masks (by their slots) in which a thing stands: others know it, or something was told of it."""
    layout = rules.layout
    if not layout.known:
        return ()
    known = [layout.known + seat for seat in range(rules.players) if seat != player]
    return tuple(slot for slot in (*known, *layout.tellings) if state[slot] >> thing & 1)


def needs(rules: Rules, state: State, thing: int) -> Needs:
    """What was told of a thing."""
    told, denied, words = rules.layout.told.items(), rules.layout.denied.items(), rules.words
    is_so = [(prop, words.printed(thing, prop), True) for prop, slot in told if state[slot] >> thing & 1]
    return (*is_so, *((prop, value, False) for (prop, value), slot in denied if state[slot] >> thing & 1))


def fitted(rules: Rules, drawn: Sequence[int], wanted: Sequence[Needs]) -> list[int]:
    """For each place one of the things, in the order in which they were drawn as far as they fit.

    There is a way to do it, as everything lies somewhere: a place that finds nothing left takes what another one has
    that can do with something else.
    """
    if not any(wanted):
        return list(drawn)
    words, given = rules.words, dict[int, int]()  # by thing, the place that has it

    def fits(thing: int, place: int) -> bool:
        return all(
            words.printed(thing, prop) == value if is_so else words.things[thing].numbers.get(prop, -1) != value
            for prop, value, is_so in wanted[place]
        )

    def find(place: int, tried: set[int]) -> bool:
        for thing in drawn:
            if thing not in tried and fits(thing, place):
                tried.add(thing)
                if thing not in given or find(given[thing], tried):
                    given[thing] = place
                    return True
        return False

    for place, told in enumerate(wanted):
        if told:
            find(place, set())
    there = {place: thing for thing, place in given.items()}
    left = iter([thing for thing in drawn if thing not in given])
    return [there[place] if place in there else next(left) for place in range(len(wanted))]
