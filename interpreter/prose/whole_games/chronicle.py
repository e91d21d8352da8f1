"""A game that was played, told decision by decision: what a player did in a row is one paragraph."""

from __future__ import annotations

from collections.abc import Sequence

from ...diagnostics.records import record
from ...engine.events import Event
from ..options.prompts import Prompts
from ..record.log import Log
from ..record.outcome import EVERYTHING


@record
class Entry:
    """A paragraph, and which decisions it tells of (counted from 1; none, if the game did it by itself)."""

    round: int
    seat: int
    first: int
    last: int
    text: str


def chronicle(
    spoken: Prompts, decisions: Sequence[Sequence[Event]], before: int = 0, reader: int = EVERYTHING
) -> list[Entry]:
    """What happened by these decisions, also in secret unless a seat reads it; so many were made `before`.

    Where nothing was done there is nothing to tell, unless one decision alone is looked at.
    The set-up is number 0, as if by a decision of nobody: what begins with it has -1 before it.
    """
    events = [event for made in decisions for event in made]
    numbers = [n for n, made in enumerate(decisions, before + 1) for _ in made]
    found: list[Entry] = []
    for paragraph in Log(spoken, reader).told(events):
        if paragraph.idle and len(decisions) > 1:
            continue
        asked = [numbers[n] for n in paragraph.asked] or [0]
        found.append(Entry(paragraph.round, paragraph.seat, asked[0], asked[-1], paragraph.text))
    return found
