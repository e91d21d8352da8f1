"""The beginning of a lowering: its context, with all that is looked up, kept and derived while a program is written."""

from __future__ import annotations

from functools import partial

from ..diagnostics.problems import Problem
from ..lowering import dispatch, steps
from ..lowering.analysis import Analysis
from ..lowering.answer_cache import Remembered
from ..lowering.context import Env, Lowering, Unit
from ..lowering.hidden import Hidden
from ..lowering.layout import Layout
from ..lowering.magnitude import Magnitude
from ..lowering.occupancy import Occupied
from ..lowering.rests import Guarding
from ..lowering.unforeseen import Unforeseen
from ..model.checked import CheckedGame
from ..plan.passes.choice import ALL, Passes
from ..plan.walk import cost
from .exact import Exact
from .flow import emit_flow
from .public import Possible, Public

#: a condition of the end that weighs no more is looked at whenever it may have come true
GLANCE = 80


def begin(
    game: CheckedGame, layout: Layout, analysis: Analysis, problems: list[Problem], whole: bool, passes: Passes = ALL
) -> Lowering:
    """A lowering of which nothing is written yet."""
    unit = Unit(game, layout, whole, passes)
    occupied, remembered = Occupied(game, layout), Remembered(analysis, layout)
    c = Lowering(unit, analysis, problems, occupied, remembered, Magnitude(game), game.score)
    c.slot_env = Env(slots=partial(steps.local_slot, c))
    c.guards = Guarding(c, Exact(c))
    c.flow = partial(emit_flow, c)
    c.hidden = Hidden(analysis, layout.locals)
    c.public = Public(c, Possible(c))
    c.unforeseen = Unforeseen(analysis, partial(steps.problem, c))
    c.thread_end = steps.new_pc(c)
    c.boundaries.add(c.thread_end)
    # what is seen at a glance need not be remembered
    glances = [i for i in remembered.causes if cost(dispatch.truth(c, game.ends[i][1], Env())) <= GLANCE]
    for i in glances:
        del remembered.causes[i]
    return c
