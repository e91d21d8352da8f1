"""How the rules of a game lay things on grids, for whoever imagines what may lie there."""

from __future__ import annotations

from ..diagnostics.records import record
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import Zone
from ..model.walk import all_effects
from .laying import Lay


@record
class Way:
    """How the rules lay things of some kinds on a grid, as far as that can be told before anything runs."""

    zone: Zone
    kinds: tuple[str, ...]
    over: tuple[str, ...]
    hides: tuple[str, ...]
    #: of what lies under it, so many cells; -1: all of its own
    least: int
    most: int
    turned: bool
    turn: int
    at: int


def ways_to_lay(game: CheckedGame) -> list[Way]:
    """Everything in the rules that lays something. Of a number that changes, only that there is one is known."""
    found = []
    for e in all_effects(game):
        if isinstance(e, Lay):
            least, most = ir.figure_of(e.least), ir.figure_of(e.most)
            fewest = -1 if e.least is None else 1 if least is None else least
            highest = -1 if most is None else most
            kinds = e.thing.type.kinds
            found.append(Way(e.zone, kinds, e.over, e.hides, fewest, highest, e.turned, e.turn, e.at))
    return found
