"""The law of legality a second time, slowly: every completion is tried on copies; no derived guard is looked at."""

from __future__ import annotations

from spielwerk.interpreter.program.layout import PC
from spielwerk.interpreter.runtime.machine import Machine
from spielwerk.interpreter.runtime.ops import Impossible

OTHERWISE = -2


def completable(machine: Machine, state: list[int], seen: set[tuple[int, ...]]) -> bool:
    """Can what was begun be completed from here, up to the end of the step of the flow?"""
    while True:
        pc = state[PC]
        if not pc or pc in machine.boundaries or pc in machine.secrets:
            return True
        step = machine.steps[pc]
        if step is None:
            break
        try:
            state[PC] = step(state)
        except Impossible:
            return False
    key = tuple(state)
    if key in seen:  # already tried in vain
        return False
    listed = machine.candidates[pc]
    assert listed is not None
    for code in reversed(listed(state)):
        if after(machine, state, code, seen):
            return True
    if machine.program.choices[pc].fallback and after(machine, state, OTHERWISE, seen):
        return True
    seen.add(key)
    return False


def after(machine: Machine, state: list[int], code: int, seen: set[tuple[int, ...]]) -> bool:
    copy = state[:]
    apply = machine.apply[state[PC]]
    assert apply is not None
    try:
        copy[PC] = apply(copy, code)
    except Impossible:
        return False
    return completable(machine, copy, seen)


def legal(machine: Machine, state: list[int]) -> list[int]:
    """The options the law allows at the decision the state stands at."""
    pc = state[PC]
    listed = machine.candidates[pc]
    assert listed is not None
    seen: set[tuple[int, ...]] = set()
    found = [code for code in listed(state) if after(machine, state, code, seen)]
    if not found and machine.program.choices[pc].fallback:
        return [OTHERWISE]
    return found
