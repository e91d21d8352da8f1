"""A game that was played, told decision by decision: what a player did in a row is one paragraph."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..runtime.gains import counted
from ..runtime.timeline import Timeline
from .prompts import Event, Prompts


@dataclass(frozen=True, slots=True)
class Entry:
    """A paragraph, and which decisions it tells of (counted from 1)."""

    round: int
    seat: int
    first: int
    last: int
    text: str


def chronicle(spoken: Prompts, timeline: Timeline, secrets: bool = True) -> list[Entry]:
    """Every decision up to the moment looked at; answers in secret only if they are asked for."""
    found: list[Entry] = []
    told: list[Event] = []
    now, first = timeline.now, 1
    timeline.at(0)
    for number, (seat, pc, code) in enumerate(timeline.way[:now], 1):
        here = timeline.match.round
        noted, before = event(spoken, timeline, seat, pc, code, secrets), counted(timeline.match)
        timeline.forward()
        told.append(spoken.after(noted, before, timeline.match))
        if number == now or timeline.way[number][0] != seat or timeline.match.round != here:
            (text,) = spoken.log(told)
            found.append(Entry(here, seat, first, number, text))
            told, first = [], number + 1
    return found


def single(spoken: Prompts, timeline: Timeline) -> Entry:
    """The decision that comes next in a timeline, told by itself."""
    seat, pc, code = timeline.way[timeline.now]
    (text,) = spoken.log([event(spoken, timeline, seat, pc, code, secrets=True)])
    return Entry(timeline.match.round, seat, timeline.now + 1, timeline.now + 1, text)


def by_round(entries: list[Entry]) -> Iterator[tuple[int, list[Entry]]]:
    """The paragraphs of each round."""
    rounds: dict[int, list[Entry]] = {}
    for entry in entries:
        rounds.setdefault(entry.round, []).append(entry)
    yield from rounds.items()


def event(spoken: Prompts, timeline: Timeline, seat: int, pc: int, code: int, secrets: bool) -> Event:
    found = spoken.event(timeline.match, seat, pc, code)
    return replace(found, secret=False) if secrets else found
