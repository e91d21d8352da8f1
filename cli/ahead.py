"""Answers given together, in one line: each is taken when its question comes, or told as not done."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import orders
from .completing import AHEAD
from .words import say

#: letters of answers that were not taken, as they are told: in one line
_MOST = 60


def parts(said: str) -> list[str]:
    """The answers in one line. What stands behind a word that asks about something is all about that."""
    order = orders.exactly(said)
    if order is not None and order[0] in orders.WITH_WORDS:
        return [said]
    return [part.strip() for part in said.split(AHEAD)]


@dataclass(slots=True)
class Ahead:
    """What one person has answered to questions that are still to come, and what of that was not taken."""

    seat: int = -1
    answers: list[str] = field(default_factory=list)
    #: by seat, what was not taken and is not told yet: only who typed it is told
    dropped: dict[int, list[str]] = field(default_factory=dict)

    def give(self, seat: int, answers: list[str]) -> None:
        self.seat, self.answers = seat, [answer for answer in answers if answer]

    def drop(self) -> None:
        """They were meant for other questions than those that come."""
        if self.answers:
            self.dropped[self.seat] = self.answers
        self.answers = []

    def not_taken(self, seat: int, answers: list[str]) -> None:
        """Of several answers at once, those that could not be taken any more."""
        self.dropped[seat] = [*answers, *self.answers]
        self.answers = []

    def told(self, seat: int) -> str:
        """A sentence about what was not taken, once; nothing if everything was."""
        from ..interpreter.packs.names import clip

        left = self.dropped.pop(seat, [])
        return say("cli-play-dropped", answers=clip(f"{AHEAD} ".join(left), _MOST)) if left else ""
