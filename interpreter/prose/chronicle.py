"""A game that was played, told decision by decision: what a player did in a row is one paragraph."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..diagnostics.records import record
from ..engine.gains import counted
from ..storage.timeline import Timeline
from .prompts import Event, Prompts


@record
class Entry:
    """A paragraph, and which decisions it tells of (counted from 1)."""

    round: int
    seat: int
    first: int
    last: int
    text: str


def chronicle(spoken: Prompts, timeline: Timeline, secrets: bool = True) -> Iterator[Entry]:
    """Every decision up to the moment looked at, as it is reached; answers in secret only if they are asked for."""
    told: list[Event] = []
    now, first = timeline.now, 1
    timeline.at(0)
    for number, (seat, _, _) in enumerate(timeline.way[:now], 1):
        here = timeline.match.round
        told.append(forward(spoken, timeline, secrets))
        if number == now or timeline.way[number][0] != seat or timeline.match.round != here:
            (text,) = spoken.log(told)
            yield Entry(here, seat, first, number, text)
            told, first = [], number + 1


def single(spoken: Prompts, timeline: Timeline) -> Entry:
    """Goes on to the decision that comes next, told by itself."""
    here, number = timeline.match.round, timeline.now + 1
    told = forward(spoken, timeline)
    (text,) = spoken.log([told])
    return Entry(here, told.seat, number, number, text)


def lately(spoken: Prompts, timeline: Timeline, most: int) -> list[Event]:
    """The last decisions before the moment looked at."""
    now = timeline.now
    timeline.at(max(0, now - most))
    return [forward(spoken, timeline) for _ in range(timeline.now, now)]


def forward(spoken: Prompts, timeline: Timeline, secrets: bool = True) -> Event:
    """Goes one decision on, and tells of it with what it brought."""
    noted, before = spoken.event(timeline.match, *timeline.way[timeline.now]), counted(timeline.match)
    timeline.forward()
    return spoken.after(replace(noted, secret=False, unseen=()) if secrets else noted, before, timeline.match)
