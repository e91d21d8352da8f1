"""Where things act one after the other (pieces of players in the order of a track): whose turn it is and whose is over.

turns_taken(steps, match, pc)       # Turns(now, done) at a decision; None where no things take turns

Only what everybody has seen: which of them has acted. In which order the others come may depend on what is hidden.
"""

from __future__ import annotations

from ...diagnostics.records import record
from ...engine.match import Match
from ...lowering.context import SETUP
from ...lowering.stops import Loop
from ..texts.course import SCORING
from .step_names import ROUND, Steps, name_of


@record
class Turns:
    """A thing that acts now, and those that have acted since it was the turn of the first of them."""

    now: int
    done: frozenset[int]


def turns_taken(steps: Steps, match: Match, pc: int) -> Turns | None:
    for order, loop in match.rules.machine.program.loops.items() if match.round else ():
        if loop.things and goes_on(steps, loop, pc):
            now = match.state[loop.thing]
            later = to_come(match.state[order], loop.bits)
            return Turns(now, frozenset(loop.things) - {now} - later if loop.every else frozenset())
    return None


def goes_on(steps: Steps, loop: Loop, pc: int) -> bool:
    """Is a decision certain to be made while the things act? What cards do may be done in any step of a round in which
    somebody is asked: it is if that is asked in nothing else."""
    course, step, around = steps.course, loop.path.rpartition("/")[2], steps.course.around(name_of(steps.spoken, pc))
    inner = {name for name, stands in course.stands.items() if any(s.within == step and s.looped for s in stands)}
    if not inner or inner & around or {SETUP, SCORING} & around:
        return bool(inner & around)
    phases = {name for name, stands in course.stands.items() if any(s.within == ROUND for s in stands)}
    return {step} == {*filter(course.asks, phases)} and inner == {*filter(course.asks, course.calls[step])}


def to_come(kept: int, bits: int) -> frozenset[int]:
    """The things whose turn is still to come, as the state keeps them."""
    found = []
    while kept:
        found.append((kept & (1 << bits) - 1) - 1)
        kept >>= bits
    return frozenset(found)
