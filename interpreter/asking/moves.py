"""A move typed by places: `e2e4`, `e7-e8q`, `c3xe5xg7`, read as what is chosen in one decision after the other.

It is taken only if there is one way to read it, from the first decision to the last thing that is named; what leaves no
choice on the way may be named or not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator

from ..engine.machine import DeadEnd
from ..engine.operations import Impossible
from ..lowering.layout import CHANCE, PC
from ..lowering.work import Runaway
from .foresight import Step, Steps
from .question import Asked

State = list[int]
#: what may stand before a place: `e2-e4`, `e2 e4`, `c3:e5`, `c3xe5`
_PLACE = re.compile(r"\s*(?:[-–—:×>]|x(?=[a-z]\d))?\s*([a-z]\d{1,2})")
#: what may stand behind all places: the beginning of a name
_REST = re.compile(r"\s*=?\s*([^\W\d_]*)\s*")
#: so many decisions are gone through at most
_MOST = 2_000

#: how an option may be called
Called = Callable[[int, int], Collection[str]]


def places_in(said: str, known: Collection[str]) -> tuple[list[str], str] | None:
    """The places named in a text, and the letters behind them; None if it is no move of at least two parts."""
    text, at, found = said.strip().lower(), 0, []
    while (place := _PLACE.match(text, at)) is not None:
        name, end = place[1], place.end()
        if name not in known and name[:-1] in known:  # `a1` and a figure that belongs to nothing
            name, end = name[:-1], end - 1
        if name not in known:
            return None
        found.append(name)
        at = end
    rest = _REST.fullmatch(text, at)
    if rest is None or not found or len(found) + bool(rest[1]) < 2:
        return None
    return found, rest[1]


def typed_move(asked: Asked, said: str, called: Called) -> Steps | None:
    """The decisions that a move stands for; None if it is none, or not exactly one."""
    match = asked.match
    places = match.rules.words.coordinates()
    found = places_in(said, {*places.values()})
    if found is None or match.threads is not None:
        return None
    reading = _Reading(asked, places, called)
    ways = {steps for steps in reading.go_on(match.state[:], *found, ())}
    return (*asked.silent, *ways.pop()) if len(ways) == 1 and reading.left > 0 else None


class _Reading:
    def __init__(self, asked: Asked, places: dict[str, str], called: Called):
        self.rules, self.seat = asked.match.rules, asked.seat
        self.places, self.called = places, called
        self.chance = asked.match.state[CHANCE]
        self.left = _MOST

    def go_on(self, state: State, named: list[str], rest: str, steps: Steps) -> Iterator[Steps]:
        """All ways in which what is named comes one after the other, each with the decisions that are asked."""
        machine = self.rules.machine
        if not named and not rest:
            yield steps
            return
        if not self.at_choice(state):
            return
        self.left -= 1
        pc = state[PC]
        listed, apply = machine.options[pc], machine.apply[pc]
        if listed is None or apply is None or self.left < 0:
            return
        codes = listed(state)
        asks = len(codes) > 1 or machine.stops(state, pc, codes)
        for code in codes:
            place = self.places.get(self.rules.option_id(pc, code), "")
            fits = named and place == named[0]
            ends = not named and any(name.lower().startswith(rest) for name in self.called(pc, code))
            if not fits and not ends and asks:
                continue
            copy = state[:]
            try:
                copy[PC] = apply(copy, code)
            except (Impossible, DeadEnd, Runaway):
                continue
            taken = (*steps, Step(pc, code)) if asks else steps
            yield from self.go_on(copy, named[1:] if fits else named, "" if ends else rest, taken)

    def at_choice(self, state: State) -> bool:
        """Goes on to the next decision; is it one of the same player, and foreseen?"""
        machine = self.rules.machine
        machine.work.renew()
        for _ in range(_MOST):
            pc = state[PC]
            step = machine.steps[pc] if pc else None
            if step is None:
                who = machine.program.who[pc] if pc else None
                return who is not None and who(state) == self.seat and state[CHANCE] == self.chance
            try:
                state[PC] = step(state)
            except (Impossible, DeadEnd, Runaway):
                return False
        return False
