"""Ways taken on a copy of a match, to see what comes of them.

taken(match, seat, way)         # everything that happens by it; None if it cannot be taken there
stepped(match, seat, way)       # takes it without noting what happens; can it be taken?
stands(match, seat, step)       # is a step of it offered?
"""

from __future__ import annotations

from ...asking.foresight import Step, owed_by
from ...asking.ways import Way
from ...engine.events import Event
from ...engine.machine import DeadEnd
from ...engine.match import Match
from ...engine.operations import Impossible
from ...engine.recording import recorded


def taken(match: Match, seat: int, way: Way) -> list[Event] | None:
    """Everything that happens by a way, in order; None if it cannot be taken here."""
    events: list[Event] = []
    for step in way.steps:
        if not stands(match, seat, step):
            return None
        try:
            events += recorded(match, seat, step.code)
        except (DeadEnd, Impossible):
            return None
    return events


def stepped(match: Match, seat: int, way: Way) -> bool:
    try:
        for _, code in way.steps:
            match.pick(seat, code)
    except (DeadEnd, Impossible):
        return False
    return True


def stands(match: Match, seat: int, step: Step) -> bool:
    """Is a step of a way offered?"""
    owed = owed_by(match, seat) if not match.over else None
    return owed is not None and owed[0] == step.pc and step.code in owed[1]
