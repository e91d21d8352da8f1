"""The machine: runs a program from decision to decision. Everything it needs to go on is in the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from sys import _getframe
from types import FrameType
from typing import Any

from ..compiling.compiler import Program, compile_game
from ..diagnostics.problems import Problem, Refused, say
from ..lowering.layout import CHANCE, PC, fresh_state
from ..lowering.work import MOST_WORK, Place, Runaway, Work, endless
from ..model.checked import CheckedGame
from ..plan import python
from ..plan.passes.choice import ALL, Passes
from ..plan.passes.fusing import Fuser
from . import operations as ops
from .best_ways import MOST_TRIALS, BestWays
from .grids import LAYING, Grids
from .knowing import KNOWING, KnowingOps
from .positions import doubtful, numbering, remembering
from .weighing import Weighing

State = list[int]
Go = Callable[[State, int], Sequence[int]]
#: a choice met so often gets a function of its own, which takes a millisecond to make and spares less than one a time
OFTEN = 1000


class DeadEnd(Refused):
    """Somebody must decide and has no option."""

    def __init__(self, where: str):
        super().__init__(say("dead-end", where=where))


#: steps after a decision that are not weighed: all of them together cost no more than what may be done
FEW_STEPS = range(300)
#: choices without a choice that are taken by the quick way, one behind the other
FEW_FORCED = 8
#: slots that are copied in the time of the smallest thing that can be said
COPIED = 16

#: operations that need the layout
BOUND = ("put", "swap", "deal", "deal_all", "shuffle", "refill", "slot", "members")


class Machine:
    """A program with its operations bound to it."""

    def __init__(self, game: CheckedGame, problems: list[Problem], whole: bool = True, passes: Passes = ALL):
        names = (
            "below",
            "lay_bricks",
            "reachable",
            "walk_steps",
            "where",
            "find",
            "tally",
            "distinct",
            "unlike",
            "group",
            "lacking",
            "lined",
            "whole",
            "rayed",
            "leapt",
            "past",
            "between",
            "flooded",
            "bounded",
            "united",
            "vaulted",
            "forget",
            "came",
            "skip",
            "Impossible",
        )
        helpers: dict[str, Any] = {n: getattr(ops, n) for n in names}
        bound = _Late()
        for name in (*BOUND, *LAYING, *KNOWING):
            helpers[name] = bound.method(name)
        #: (choice, option) taken without being asked, as nothing else was possible; to decline is no such thing
        self.alone: set[tuple[int, int]] = set()
        helpers.update(trial=self.trial, best_ways=BestWays(self).offered)
        helpers.update(resume=self.resume, forced=self.forced, alone=self.alone.add)
        helpers.update(parts_now=Weighing(self).parts_now)
        self.work = Work()
        self.program: Program = compile_game(game, helpers, self.work, problems, whole, passes)
        layout = self.program.layout
        things = [(t, first) for kind, first in layout.spots.items() for t in game.words.kinds[kind].things]
        spots = {t.index: first + t.index - game.words.kinds[t.kind].base for t, first in things}
        self.ops = ops.Ops(layout.places, layout.locations, spots)
        if layout.known:
            seats, places = range(layout.players), range(len(layout.places))
            self.ops = KnowingOps(layout, spots, [[layout.hides(p, seat) for p in places] for seat in seats])
            self.program.namespace.update({name: getattr(self.ops, name) for name in KNOWING})
        self.ops.pay = self.pay_here
        self.grids = Grids(layout, self.ops)
        for name in BOUND:
            self.program.namespace[name] = getattr(self.ops, name)
        for name in LAYING:
            self.program.namespace[name] = getattr(self.grids, name)
        if "POSITION" in self.program.namespace:
            masks = self.program.lowering.occupied.kept.values()
            number = numbering(self.program.namespace["POSITION"], masks, doubtful(layout))
            self.program.namespace["remember"] = remembering(number)
        self.kept = [(first, first + n) for first, n, what in layout.names if what == "remembered"]
        self.steps, self.options, self.apply = self.program.steps, self.program.options, self.program.apply
        self.asked = self.program.asked
        #: by step, what it costs; of a choice, to list its options and to take one
        self.weights = self.program.weights()
        #: what a copy of the state costs
        self.copied = self.program.size // COPIED
        self.candidates, self.boundaries, self.secrets = (
            self.program.candidates,
            self.program.boundaries,
            self.program.secrets,
        )
        kept = [first + i for first, n, what in layout.names if what.startswith("local ") for i in range(n)]
        metering = self.program.metering
        self.fuser = Fuser(metering.definitions, kept, PC, MOST_WORK)
        #: by choice: takes an option, goes on to the next decision and returns its options (made when first needed)
        self.go: list[Go] = [self.first_time(pc) for pc in range(len(self.steps))]
        self._unjoined: dict[tuple[str, int], tuple[Callable[..., int], int]] = {}
        #: choices with a single option that are being taken, one behind the other
        self.forced_in_a_row = 0

    def first_time(self, pc: int) -> Go:
        """Step by step, until a choice was met often enough for a function of its own to pay."""
        left, work = OFTEN, self.work

        def go(state: State, option: int) -> Sequence[int]:
            nonlocal left
            left -= 1
            if left:
                work.left = MOST_WORK
                return self.resume(state, self.apply[pc](state, option))  # type: ignore[misc]
            self.go[pc] = self.fused(pc)
            return self.go[pc](state, option)

        return go

    def fused(self, pc: int) -> Go:
        made: dict[str, Go] = {}
        text = python.definition(self.fuser.after(pc))
        exec(compile(text, f"<go{pc}>", "exec"), self.program.namespace, made)  # noqa: S102 - our own source, from a closed grammar
        return made[f"go{pc}"]

    def unjoined(self, part: str, pc: int) -> tuple[Callable[..., int], int]:
        """A step, or what takes an option of a choice (`part`), without what it has taken over of the steps behind it;
        and what it costs. Made when first needed."""
        known = self._unjoined.get((part, pc))
        return known if known is not None else self._alone(part, pc)

    def _alone(self, part: str, pc: int) -> tuple[Callable[..., int], int]:
        name, program = f"{part}{pc}", self.program
        made, unit, alone = program.lowering.unjoined.get(name), program.lowering.unit, f"{name}_alone"
        if made is None:
            found = program.namespace[name], self.weights[pc]
        else:
            unit.places[alone] = unit.places[name]
            text = python.definition(program.metering.added(replace(made, name=alone)))
            self.work.places = [*unit.mentioned]
            exec(compile(text, f"<{alone}>", "exec"), program.namespace)  # noqa: S102 - our own source, from a closed grammar
            found = program.namespace[alone], program.metering.weight(alone)
        self._unjoined[part, pc] = found
        return found

    @cached_property
    def blank(self) -> State:
        """The state before the setup, made once."""
        state = fresh_state(self.program.layout, self.program.size)
        self.forget(state)
        return state

    @staticmethod
    def chance(seed: int) -> int:
        """Where the generator begins."""
        return (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & ops.MASK

    def fresh(self, seed: int) -> State:
        state = self.blank[:]
        state[CHANCE] = self.chance(seed)
        state[PC] = self.program.start
        return state

    def forget(self, state: State) -> None:
        """What leaves keep up to date is worked out anew in a position that came about in any other way."""
        for first, last in self.kept:
            state[first:last] = [0] * (last - first)
        self.program.lowering.occupied.derive(state)

    def run(self, state: State) -> list[int]:
        """Goes on until somebody must decide, a secret block begins, or the game is over.

        There are two options or more, or one where for all that everybody knows there could be more.

        Returns the options; an empty list for a secret block or the end. What it does is done with what is left of the
        work until somebody decides.
        """
        steps, options, apply, alone = self.steps, self.options, self.apply, self.alone
        pc, weights, meter = state[PC], self.weights, self.work.left
        before = meter
        while pc:
            meter -= weights[pc]
            if meter < 0:
                raise Runaway(endless(self.place_of(pc)))
            step = steps[pc]
            if step is not None:
                pc = step(state)
            else:
                listed = options[pc]
                if listed is None:
                    break
                found = listed(state)
                if len(found) != 1 or self.stops(state, pc, found):
                    state[PC] = pc
                    if not found:
                        raise DeadEnd(self.program.choices[pc].path)
                    return found
                if found[0] >= 0:
                    alone.add((pc, found[0]))
                pc = apply[pc](state, found[0])  # type: ignore[misc]
        self.work.left += meter - before
        state[PC] = pc
        return []

    def resume(self, state: State, pc: int) -> Sequence[int]:
        """The same after a decision, from a step. Few steps are no matter, so the first ones are not weighed."""
        steps, options, apply = self.steps, self.options, self.apply
        asked, alone = self.asked, self.alone
        self.work.left = MOST_WORK
        for _ in FEW_STEPS:
            step = steps[pc]
            if step is not None:
                pc = step(state)
                continue
            listed = options[pc]
            if listed is None:  # a secret block, or the end
                state[PC] = pc
                return []
            found = listed(state)
            if len(found) != 1 or asked[pc] is not None and self.stops(state, pc, found):
                state[PC] = pc
                if not found:
                    raise DeadEnd(self.program.choices[pc].path)
                return found
            if self.forced_in_a_row < FEW_FORCED:
                return self.forced(state, pc, found)
            if found[0] >= 0:
                alone.add((pc, found[0]))
            pc = apply[pc](state, found[0])  # type: ignore[misc]
        state[PC] = pc
        return self.run(state)

    def stops(self, state: State, pc: int, found: Sequence[int]) -> bool:
        """Is a choice with these options asked?"""
        ask = self.asked[pc]
        return len(found) > 1 or bool(found) and ask is not None and ask(state, found[0])

    def forced(self, state: State, pc: int, found: Sequence[int]) -> Sequence[int]:
        """Goes on from a choice with a single option that is not asked."""
        if not found:
            state[PC] = pc
            raise DeadEnd(self.program.choices[pc].path)
        option, row = found[0], self.forced_in_a_row
        if option >= 0:
            self.alone.add((pc, option))
        if row == FEW_FORCED:  # rules may go on so without end
            return self.resume(state, self.apply[pc](state, option))  # type: ignore[misc]
        self.forced_in_a_row = row + 1
        try:
            return self.go[pc](state, option)
        finally:
            self.forced_in_a_row = row

    def choose(self, state: State, option: int) -> None:
        """Applies an option at the present decision; `run` goes on from there."""
        self.work.renew()
        state[PC] = self.apply[state[PC]](state, option)  # type: ignore[misc]

    def place_of(self, pc: int) -> Place:
        """The rule to which a step belongs, and its line."""
        if pc in self.secrets:
            return self.secrets[pc].path, self.secrets[pc].span
        places = self.program.lowering.unit.places
        return places.get(f"step{pc}") or places[f"options{pc}"]

    def pay(self, cost: int, pc: int) -> None:
        """For what is done at a step besides running it."""
        self.work.left -= cost
        if self.work.left < 0:
            raise Runaway(endless(self.place_of(pc)))

    def pay_here(self, cost: int) -> None:
        """For what an operation does, in whatever function that speaks of it; what no rule does costs nothing."""
        self.work.left -= cost
        place = self.place_of_running() if self.work.left < 0 else None
        if place is not None:
            raise Runaway(endless(place))

    def place_of_running(self) -> Place | None:
        """The rule of the function that runs: the innermost that was made from one."""
        places = self.program.lowering.unit.places
        frame: FrameType | None = _getframe(1)
        while frame is not None:
            name = frame.f_code.co_name
            if frame.f_globals is self.program.namespace and name in places:
                return places[name]
            if frame.f_globals is self.program.namespace and name.startswith("go"):
                return self.place_of(int(name.removeprefix("go")))
            frame = frame.f_back
        return None

    # ---- trials: can what was begun be completed?
    def trial(self, state: State, pc: int, option: int) -> bool:
        copy = state[:]
        self.pay(self.copied, pc)
        try:
            copy[PC] = self.apply[pc](copy, option)  # type: ignore[misc]
            return self.completes(copy, [MOST_TRIALS], state[CHANCE])
        except ops.Impossible:
            return False
        except RecursionError:  # one choice inside the other, hundreds deep
            raise Runaway(endless(self.place_of(pc))) from None

    def completes(self, state: State, left: list[int], chance: int) -> bool:
        """Tries every way on copies until the step of the flow is over; no derived guard is used.

        Behind a chance everything is possible whatever comes (`lowering/unforeseen.py`), so nothing is tried there:
        who may go on as long as they are lucky would be followed without end.
        """
        pc = state[PC]
        steps, weights = self.steps, self.weights
        try:
            while pc not in self.boundaries and pc and state[CHANCE] == chance:
                step = steps[pc]
                if step is None:
                    return self.branches(state, pc, left)
                self.pay(weights[pc], pc)
                pc = step(state)
        except ops.Impossible:
            return False
        return True

    def branches(self, state: State, pc: int, left: list[int]) -> bool:
        found = self.candidates[pc]
        if found is None:
            return True
        choice = self.program.choices[pc]
        tried = found(state)
        tried.reverse()  # to stop or decline stands last: try it first
        if choice.fallback:
            tried.append(-2)
        for option in tried:
            left[0] -= 1
            if left[0] < 0:
                raise Runaway(endless(self.place_of(pc)))
            self.pay(self.copied + self.weights[pc], pc)
            copy = state[:]
            try:
                copy[PC] = self.apply[pc](copy, option)  # type: ignore[misc]
            except ops.Impossible:
                continue
            if self.completes(copy, left, state[CHANCE]):
                return True
        return False


class _Late:
    """Operations that exist only once the layout does; the namespace is filled before anything runs."""

    def method(self, name: str) -> Any:
        def missing(*_: Any) -> Any:
            raise RuntimeError(f"{name} is not bound yet")

        return missing
