"""Parts in any order: which of them the player is asked about, and whether it matters where the game stands now.

Parts are bits. `bound` says for each with which others it does not commute, `alike` which before it are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import compress
from typing import TYPE_CHECKING

from .operations import bits

if TYPE_CHECKING:
    from .machine import Machine, State

#: steps that are gone to see whether an order can matter; where that is not enough, it is asked
MOST_STEPS = 1000


def entangled(parts: int, bound: Sequence[int]) -> int:
    """A single part whose place cannot matter, if there is one; else the first that depend on each other."""
    among = 0
    for i in bits(parts, 0):
        group, grown = 0, 1 << i
        while grown != group:
            group = grown
            for j in bits(group, 0):
                grown |= bound[j] & parts
        if group == 1 << i:
            return group
        among = among or group
    return among


def firsts(parts: int, alike: Sequence[int]) -> int:
    """Parts without those that are the same as one before them."""
    return sum(1 << i for i in bits(parts, 0) if not alike[i] & parts)


class Weighing:
    def __init__(self, machine: Machine):
        self.machine = machine

    @cached_property
    def lasting(self) -> list[bool]:
        """Which slots of a state say how the game stands, and not only how the rules came there."""
        program = self.machine.program
        found = [True] * program.size
        for first, n, what in program.layout.names:
            if what.startswith(("local ", "remember")):
                found[first : first + n] = [False] * n
        return found

    def parts_now(
        self,
        state: State,
        head: int,
        left: int,
        bound: Sequence[int],
        targets: Sequence[int],
        alike: Sequence[int],
        known: bool,
    ) -> int:
        """Of the parts that are left one that is done now, or those among which the player says what comes first.

        Not `known`: a part brings something nobody can know before, so that where it leads may not be looked at.
        """
        parts = entangled(state[left], bound)
        among = firsts(parts, alike)
        if not known or not among & among - 1:
            return among
        before: set[tuple[int, ...]] | None = None
        for first in bits(among, 0):
            reached = self.outcomes(state, first, head, left, parts, targets, alike)
            if reached is None or before is not None and reached != before:
                return among
            before = reached
        return among & -among

    def outcomes(
        self,
        state: State,
        first: int,
        head: int,
        left: int,
        parts: int,
        targets: Sequence[int],
        alike: Sequence[int],
    ) -> set[tuple[int, ...]] | None:
        """How the game can stand when these parts are done, one of them first; None if there are too many ways."""
        machine = self.machine
        found: set[tuple[int, ...]] = set()
        waiting, meter = [(state[:], targets[first])], MOST_STEPS
        while waiting:
            here, pc = waiting.pop()
            while pc != head and (step := machine.steps[pc]) is not None and meter > 0:
                machine.pay(machine.weights[pc], pc)
                pc, meter = step(here), meter - 1
            meter -= 1
            listed = machine.options[pc]
            if meter < 0 or pc != head and listed is None:
                return None
            if pc == head and not here[left] & parts:
                found.add(tuple(compress(here, self.lasting)))
            elif pc == head:
                waiting += [(here[:], targets[i]) for i in bits(firsts(here[left] & parts, alike), 0)]
            else:
                for option in listed(here):  # type: ignore[misc]
                    machine.pay(machine.copied + machine.weights[pc], pc)
                    copy = here[:]
                    waiting.append((copy, machine.apply[pc](copy, option)))  # type: ignore[misc]
        return found
