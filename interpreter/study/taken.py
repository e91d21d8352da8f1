"""What was taken by itself between two choices of a scenario: where one thing alone is possible nobody is asked."""

from __future__ import annotations

from ..diagnostics.records import mutable
from ..engine.events import Event, How
from ..engine.match import Match
from ..engine.recording import Recorder, no_numbers, recorded


@mutable
class Taken:
    """From a position on, in which somebody has chosen something, or from which play goes on."""

    before: Match | None = None
    chosen: tuple[int, int] | None = None
    #: questions with one option, which are asked so that others see no difference: who, where, and which
    only: list[tuple[int, int, int]] | None = None

    def begin(self, match: Match, chosen: tuple[int, int] | None = None) -> None:
        self.before, self.chosen, self.only = match.clone(), chosen, []

    def asked(self, player: int, pc: int, code: int) -> None:
        if self.only is not None:
            self.only.append((player, pc, code))

    def options(self) -> list[tuple[int, int, int]]:
        """Who has taken which option of which choice."""
        events: list[Event] = []
        if self.before is not None:
            match = self.before.clone()
            events = recorded(match, *self.chosen) if self.chosen is not None else Recorder(match, no_numbers).start()
        taken = [(event.seat, event.pc, event.code) for event in events if event.how is How.ONLY]
        return [*taken, *(self.only or ())]
