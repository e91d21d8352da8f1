"""What a bot is given: what its player may know, and nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..engine.imagining import Imagination
from ..engine.match import Match, Option


class Seen:
    """A decision as the player who owes it sees it.

    It is made from an imagined match, so that the true one cannot be reached through it: what lies hidden, the order
    of stacks and what chance will bring are other ones here. Of a secret block it knows one's own answers only.
    """

    def __init__(self, match: Match, player: int):
        self.player = player
        self._standing = Imagination(match, player).draw(0)
        _, self.place, self.codes = next(owed for owed in self._standing.owed() if owed[0] == player)

    def imagine(self, seed: int) -> Match:
        """A match that looks the same to the player; the same seed gives the same one."""
        return self._imagination.draw(seed)

    @property
    def position(self) -> Match:
        """An imagined match that looks the same to the player, at this decision."""
        return self._standing

    @property
    def mark(self) -> list[int]:
        """The same where the player knows the same: everything hidden lies here as one seed has it."""
        threads = self._standing.threads
        return self._standing.state if threads is None else threads[self.player].state

    @property
    def answers(self) -> list[tuple[int, int]]:
        """In a secret block, what the player has answered there so far: place and code of each decision."""
        threads = self._standing.threads
        return [] if threads is None else threads[self.player].answers[:]

    @cached_property
    def _imagination(self) -> Imagination:
        return Imagination(self._standing, self.player)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen, in the order of the rules; `choose` answers with the id of one."""
        return self._standing.rules.decision(self.player, self.place, self.codes).options

    @property
    def path(self) -> str:
        """Which choice of the rules this is."""
        return self._standing.rules.machine.program.choices[self.place].path

    @cached_property
    def view(self) -> dict[str, Any]:
        """The position as plain data; in a secret block, as if nobody else had answered yet."""
        return self._standing.view(self.player)
