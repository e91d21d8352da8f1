"""How many ways a trial has to go through at most: the product of the compulsory choices that follow."""

from __future__ import annotations

from typing import Any

from ..diagnostics.records import record
from ..model import ir
from . import needs
from .anatomy import VERBS
from .context import Lowering
from .rests import Rest

#: as good as endless
ENDLESS = 10**9


@record
class Trial:
    """Where the counting stands."""

    c: Lowering
    #: effects it is inside of
    around: frozenset[int] = frozenset()
    #: nothing behind it can fail, so whatever is laid then is tried only once
    last: bool = False

    def ways(self, e: ir.Effect, last: bool = False) -> int:
        if id(e) in self.around or not self.c.analysis.fails(e) and not self.c.analysis.asks(e):
            return 1
        count = VERBS[type(e)].ways or ways_of_all
        return min(count(Trial(self.c, self.around | {id(e)}, last), e), ENDLESS)


def trial_size(c: Lowering, rest: Rest | None) -> int:
    size = 1
    while rest is not None and size <= ENDLESS:
        size *= Trial(c).ways(rest.effect, not needs.can_fail(c.guards, rest.then))
        rest = rest.then
    return size


# ---- what verbs are made of
def one_way(t: Trial, e: Any) -> int:
    """What may be left where nothing more can be done is tried once."""
    return 1


def ways_of_all(t: Trial, e: ir.Effect) -> int:
    own = 1
    for child in t.c.analysis.children(e):
        own *= t.ways(child)
    return own


def ways_of_one(t: Trial, e: ir.Effect) -> int:
    """One of its parts is done, as the position says."""
    return max((t.ways(child) for child in t.c.analysis.children(e)), default=1)


def ways_in_turn(t: Trial, e: ir.Effect) -> int:
    """Its parts are done in order: the last of them that can fail is the last of all, if nothing behind them can."""
    own, inside = 1, t.c.analysis.children(e)
    doubtful = max((i for i, child in enumerate(inside) if t.c.analysis.fails(child)), default=0)
    for i, child in enumerate(inside):
        own *= t.ways(child, t.last and i >= doubtful)
    return own
