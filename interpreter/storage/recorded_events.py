"""The events of a timeline: remade from its decisions, as far as they have not been yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..engine.events import Event
from ..engine.recording import Numbers, no_numbers, recorded

if TYPE_CHECKING:
    from .timeline import Timeline


class RecordedEvents:
    """Follows a timeline wherever it goes: what was taken back is forgotten, what is new is recorded."""

    def __init__(self, timeline: Timeline, numbers: Numbers = no_numbers):
        self.timeline, self.numbers = timeline, numbers
        self._way: list[tuple[int, int, int]] = []
        self._events: list[list[Event]] = []
        self._match = timeline.copy(0)

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

    def all(self, progress: Callable[[float], None] | None = None) -> list[Event]:
        """Everything that happened up to the moment looked at."""
        return [event for events in self.by_decision(progress) for event in events]
