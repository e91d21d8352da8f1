"""The events of a timeline: remade from its decisions, as far as they have not been yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from ..engine.events import Event
from ..engine.recording import Numbers, no_numbers, recorded, set_up

if TYPE_CHECKING:
    from .timeline import Timeline


class RecordedEvents:
    """Follows a timeline wherever it goes: what was taken back is forgotten, what is new is recorded."""

    def __init__(self, timeline: Timeline, numbers: Numbers = no_numbers):
        self.timeline, self.numbers = timeline, numbers
        self._way: list[tuple[int, int, int]] = []
        self._events: list[list[Event]] = []
        self._match = timeline.copy(0)

    @cached_property
    def set_up(self) -> list[Event]:
        """What happened before the first decision; nothing is known of it if the way did not begin with the deal."""
        match = self.timeline.match
        return set_up(match.rules, match.seed, self.numbers) if match.seed is not None else []

    def by_decision(self, progress: Callable[[float], None] | None = None) -> list[list[Event]]:
        """What happened by each decision up to the moment looked at."""
        way, now = self.timeline.way, self.timeline.now
        known = min(len(self._way), len(way))
        same = known if self._way[:known] == way[:known] else next(n for n in range(known) if self._way[n] != way[n])
        if same < len(self._way):
            del self._way[same:], self._events[same:]
            self._match = self.timeline.copy(same)
        for n in range(same, now):
            player, _, code = way[n]
            self._match = self.timeline.kept(n) or self._match
            self._events.append(recorded(self._match, player, code, self.numbers))
            self._way.append(way[n])
            if progress is not None:
                progress(n / now)
        return self._events[:now]

    def whole(self, progress: Callable[[float], None] | None = None) -> list[list[Event]]:
        """What happened before the first decision, and then by each."""
        return [self.set_up, *self.by_decision(progress)]

    def all(self, progress: Callable[[float], None] | None = None) -> list[Event]:
        """Everything that happened up to the moment looked at."""
        return [event for events in self.whole(progress) for event in events]
