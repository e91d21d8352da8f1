"""The end of a game as it stands: which of its conditions hold, and how far what they count has come."""

from __future__ import annotations

from ..engine.rules import Rules
from ..lowering import dispatch
from ..lowering.context import Env
from ..lowering.layout import ENDING
from ..terms.conditions import Compare
from .why import State, Test, compiled, holds

#: where the tests are kept with a program
ENDS = "__ends__"


def announced(rules: Rules, state: State) -> list[int]:
    """Conditions that hold and will be noted when the step is done: of those after which the game goes on for a while.
    What ends a game at once need not hold any more by then (nobody can move in the middle of a move)."""
    return [] if state[ENDING] else [i for i, test in later_ends(rules) if holds(rules, test, state, 0)]


def later_ends(rules: Rules) -> list[tuple[int, Test]]:
    """The tests of those conditions, written once for a program."""
    program = rules.machine.program
    if ENDS not in program.namespace:
        later = [(i, cond) for i, (_, cond, rounds, _) in enumerate(program.game.ends) if rounds >= 0]
        tests = [(i, compiled(rules, dispatch.truth(program.lowering, cond, Env()))) for i, cond in later]
        program.namespace[ENDS] = tests
    found: list[tuple[int, Test]] = program.namespace[ENDS]
    return found


def reached(rules: Rules, state: State, cause: int) -> int | None:
    """How many there are of what a condition asks at least so many of; None where it only asks whether there is one."""
    program = rules.machine.program
    cond = program.game.ends[cause][1]
    if not isinstance(cond, Compare) or cond.op != ">=":
        return None
    rules.machine.work.renew()
    sides = (dispatch.value(program.lowering, side, Env()) for side in (cond.left, cond.right))
    have, need = (int(compiled(rules, side)(state, 0)) for side in sides)
    return have if need > 1 else None
