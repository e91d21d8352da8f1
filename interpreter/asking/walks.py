"""Walks by their destination: a piece that goes from neighbour to neighbour is asked for where it stops."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.match import Match
from ..model.vocabulary import PLAYER
from .foresight import Point, Step, Steps

#: so many steps of walks are looked at; a board on which there are more is walked step by step
MOST_STEPS = 400
STOP = -1
State = list[int]


def is_walk(match: Match, pc: int) -> bool:
    """Is it asked at a place of the rules where a piece goes next?"""
    return match.rules.machine.program.choices[pc].source.startswith("walk ")


def destination(way: Steps) -> int:
    """The last place of a walk."""
    return next((step.code for step in reversed(way) if step.code != STOP), -1)


def length(way: Steps) -> int:
    """How many places a walk comes to: where one could go on it is also asked whether to stop."""
    return sum(step.code != STOP for step in way)


def destinations(point: Point) -> list[Steps] | None:
    """The ways to each place where one can stop that differ in what they leave whoever walks with: of those that come
    to the same the shortest, and none by which one only pays more, to whomever. None if it is no walk, or if there are
    too many."""
    return walks(point, detours=False)


def all_destinations(point: Point) -> list[Steps] | None:
    """The same with detours by which one pays more, if others get something for it."""
    return walks(point, detours=True)


def walks(point: Point, detours: bool) -> list[Steps] | None:
    found = every_walk(point) if is_walk(point.draws[0], point.pc) else None
    if found is None:
        return None
    own, others = counters_of(point, [point.seat]), counters_of(point, range(point.draws[0].rules.players))
    apart = own if detours else others
    # where a walk ends is seen from the position: a step to which there is no alternative is no decision
    kept: dict[tuple[int, ...], list[tuple[Steps, State]]] = {}
    for way, result in sorted(found, key=lambda item: length(item[0])):
        there = kept.setdefault(tuple(0 if slot in apart else value for slot, value in enumerate(result)), [])
        if not any(is_worse(own, others, other, result) for _, other in there):
            there[:] = [(w, other) for w, other in there if not is_worse(own, others, result, other)]
            there.append((way, result))
    left = [way for ways in kept.values() for way, _ in ways]
    places = list(dict.fromkeys(map(destination, left)))
    return sorted(left, key=lambda way: places.index(destination(way)))


def every_walk(point: Point) -> list[tuple[Steps, State]] | None:
    """All walks from here with the position each leads to; None if there are too many, or one cannot be foreseen."""
    found: list[tuple[Steps, State]] = []
    waiting: list[tuple[Steps, Point]] = [((), point)]
    looked = 0
    for steps, here in waiting:
        for code in here.codes:
            looked += 1
            way = (*steps, Step(here.pc, code))
            then = here.after(code) if code != STOP else None
            if then is None or then.pc != point.pc:
                found.append((way, outcome(here, code)))
            elif looked > MOST_STEPS or not then.sure():
                return None
            else:
                waiting.append((way, then))
    return found


def outcome(point: Point, code: int) -> State:
    """The position an option leads to, without how one came there."""
    match = point.draws[0].clone()
    match.pick(point.seat, code)
    thread = match.threads.get(point.seat) if match.threads is not None else None
    state = (thread or match).state[:]
    match.rules.machine.forget(state)
    for slot in match.rules.control:
        state[slot] = 0
    return state


def counters_of(point: Point, seats: Iterable[int]) -> frozenset[int]:
    """The slots of what some players have."""
    rules = point.draws[0].rules
    counters = rules.words.counters
    firsts = [first for name, first in rules.layout.counters.items() if counters[name].of == PLAYER]
    return frozenset(first + seat for first in firsts for seat in seats)


def is_worse(own: frozenset[int], counters: frozenset[int], one: State, other: State) -> bool:
    """Of two positions that differ at most in what players have: does the other leave whoever walks with less of
    something and with more of nothing? If it leaves them with the same, it is no better only if it is the same for all.
    """
    if any(one[slot] < other[slot] for slot in own):
        return False
    return any(one[slot] > other[slot] for slot in own) or all(one[slot] == other[slot] for slot in counters)
