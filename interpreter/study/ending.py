"""The end of a game as it stands: which of its conditions hold, and how far what they count has come."""

from __future__ import annotations

from ..engine.rules import Rules
from ..lowering import dispatch
from ..lowering.context import Env
from ..lowering.layout import ENDING
from ..terms.conditions import Compare
from .why import State, compiled, passes


def announced(rules: Rules, state: State) -> list[int]:
    """Conditions that hold and will be noted when the step is done: of those after which the game goes on for a while.
    What ends a game at once need not hold any more by then (nobody can move in the middle of a move)."""
    program = rules.machine.program
    ends = (
        [] if state[ENDING] else [(i, cond) for i, (_, cond, rounds, _) in enumerate(program.game.ends) if rounds >= 0]
    )
    return [i for i, cond in ends if passes(rules, dispatch.truth(program.lowering, cond, Env()), state, 0)]


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
