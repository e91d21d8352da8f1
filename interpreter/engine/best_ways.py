"""The best of several ways: of the options of a choice those from which a body can still come out best where it ends.

All ways are gone through on copies. Positions on the way that differ only in what is not read any more are one, and
where a number has come to what it cannot go beyond, and stays there, nothing more is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..lowering.layout import PC
from ..lowering.work import Runaway, endless
from ..plan.liveness import Liveness
from . import operations as ops

if TYPE_CHECKING:
    from .machine import Machine

State = list[int]
MOST_TRIALS = 20_000
#: while more than so many are left, positions are not remembered: few ways are gone through sooner than that
MANY = MOST_TRIALS - 40


class Body:
    """A body of whose ways only the best can be taken, known by the step at which it ends."""

    def __init__(self, machine: Machine, end: int):
        program = machine.program
        lowering, namespace = program.lowering, program.namespace
        name = lowering.measures[end]
        self.end = end
        self.measure: Callable[[State], int] = namespace[name]
        self.bound: Callable[[State], int] | None = namespace.get(f"{name}_bound")
        inside = [choice for choice in program.choices.values() if choice.best_at == end]
        #: once it is as good as can be it stays so, and whatever is offered can be completed
        self.settles = end in lowering.only_bettering and all(choice.certain for choice in inside)
        kept = [
            first + i for first, many, what in program.layout.names if what.startswith("local ") for i in range(many)
        ]
        liveness = Liveness(program.metering.definitions, kept, end, name)
        #: by choice, what lists its options
        self.ways: dict[int, Callable[[State], list[int]]] = {c.pc: namespace[f"ways{c.pc}"] for c in inside}
        #: by choice, the slots that are not read any more
        self.dead = {choice.pc: sorted(liveness.dead(choice.pc)) for choice in inside}


class BestWays:
    def __init__(self, machine: Machine):
        self.machine = machine
        self.bodies: dict[int, Body] = {}

    def offered(self, state: State, pc: int, found: list[int], end: int) -> list[int]:
        """Of the options of a choice those that lead on to the best."""
        if len(found) < 2:
            return found
        body = self.bodies.get(end)
        if body is None:
            body = self.bodies[end] = Body(self.machine, end)
        enough = body.bound(state) if body.bound is not None else None
        if body.settles and body.measure(state) == enough:
            return found
        search = Search(self.machine, body, enough)
        try:
            worths = [search.after(state, pc, option) for option in found]
        except RecursionError:  # one choice inside the other, hundreds deep
            raise Runaway(endless(self.machine.place_of(pc))) from None
        best = max((worth for worth in worths if worth is not None), default=None)
        if best is None:
            return found
        return [option for option, worth in zip(found, worths, strict=True) if worth == best]


class Search:
    """Goes through the ways from one position. `enough`: what the number cannot go beyond."""

    __slots__ = ("body", "enough", "left", "machine", "seen")

    def __init__(self, machine: Machine, body: Body, enough: int | None):
        self.machine, self.body, self.enough = machine, body, enough
        self.seen: dict[tuple[int, ...], int | None] = {}
        self.left = MOST_TRIALS

    def after(self, state: State, pc: int, option: int) -> int | None:
        """How good it can become with an option; None: it does not come to the end."""
        machine, body, copy, at = self.machine, self.body, state[:], pc
        steps, weights = machine.steps, machine.weights
        self.left -= 1
        if self.left < 0:
            raise Runaway(endless(machine.place_of(pc)))
        cost = machine.copied
        try:
            while True:
                cost += weights[at]
                at = machine.apply[at](copy, option)  # type: ignore[misc]
                while at != body.end and (step := steps[at]) is not None:
                    cost += weights[at]
                    at = step(copy)
                if at == body.end:
                    return body.measure(copy)
                if body.settles and body.measure(copy) == self.enough:
                    return self.enough
                listed = body.ways.get(at)
                if listed is None:  # somebody else is asked, or a secret block begins
                    return None
                if self.left < MANY:
                    return self.remembered(copy, at, listed)
                options = listed(copy)
                if len(options) != 1:
                    return self.choice(copy, at, options)
                option = options[0]
        except ops.Impossible:
            return None
        finally:
            machine.pay(cost, at)

    def remembered(self, state: State, pc: int, listed: Callable[[State], list[int]]) -> int | None:
        """The same from a choice on the way, once for each position; it is a copy."""
        for slot in self.body.dead[pc]:
            state[slot] = 0
        state[PC] = pc
        key = tuple(state)
        if key not in self.seen:
            self.seen[key] = self.choice(state, pc, listed(state))
        return self.seen[key]

    def choice(self, state: State, pc: int, options: list[int]) -> int | None:
        best: int | None = None
        for option in options:
            worth = self.after(state, pc, option)
            if worth is not None and (best is None or worth > best):
                best = worth
                if worth == self.enough:
                    break
        return best
