"""Options that bring nothing and yet lead on: behind them something can be chosen that could not be chosen otherwise.

leading = LeadingOn(spoken, asked, ways)    # ways: those by which something comes
leading.on(way)                             # does a way that brings nothing lead to more than to end the question now?
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ...asking.foresight import Point, Step, Steps
from ...asking.question import Asked
from ...asking.walks import STOP
from ...asking.ways import Way, ways_from
from .prompts import Prompts

#: so many matches that a player may imagine are looked at
ALIKE = 2
#: so often one only goes on, where nothing but cards can be used
MOST_ON = 4


class LeadingOn:
    """For one question."""

    def __init__(self, spoken: Prompts, asked: Asked, bringing: Sequence[Way]):
        self.spoken, self.bringing, self.silent = spoken, bringing, len(asked.silent)
        self.asked, self.here = asked, few(asked.point)

    @cached_property
    def otherwise(self) -> frozenset[Steps]:
        """What can be chosen without a way: here, and when this is ended; where it cannot be ended, behind what brings
        something."""
        ended = [self.here.after(STOP)] if STOP in self.here.codes else [self.after(way) for way in self.bringing]
        offered = {way.said for way in (*self.asked.ways, *self.asked.mirrored)}
        return frozenset(offered).union(*map(self.ahead, ended))

    def on(self, way: Way) -> bool:
        if self.here.draws[0].threads is not None:
            return False
        return not self.ahead(self.after(way)) <= self.otherwise

    def after(self, way: Way) -> Point | None:
        """Where a way leads that begins at the question."""
        point: Point | None = self.here
        for _, code in way.steps[self.silent :]:
            point = point.after(code) if point is not None else None
        return point

    def ahead(self, point: Point | None) -> frozenset[Steps]:
        """What can be chosen from there on; where that is asked once more, or nothing but cards can be used, also when
        it is ended."""
        found = frozenset[Steps]()
        for _ in range(MOST_ON):
            if point is None:
                break
            found |= self.chosen(point)
            if found and point.pc != self.here.pc or STOP not in point.codes:
                break
            point = point.after(STOP)
        return found

    def chosen(self, point: Point) -> frozenset[Steps]:
        """What can be chosen at a decision, but for cards that can be used at any time."""
        own = [Step(point.pc, code) for code in point.codes if code != STOP and not self.spoken.is_free(point.pc, code)]
        if point.pc != self.here.pc or not own:
            return frozenset((step,) for step in own)
        return frozenset(steps for steps in ways_from(point) if steps[0] in own)


def few(point: Point) -> Point:
    """The same decision in fewer matches."""
    return Point(point.seat, point.pc, point.codes, point.draws[:ALIKE])
