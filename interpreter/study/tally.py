"""What a number of games came to, whoever played them."""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from fractions import Fraction

from ..diagnostics.records import mutable
from ..engine.match import Match


@mutable
class Tally:
    """What a number of games came to. Sums only, so that memory stays flat and the order of adding does not matter."""

    players: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0
    loop_seconds: float = 0.0
    #: of them, those as WebAssembly
    native_seconds: float = 0.0
    used: Counter[int] = field(default_factory=Counter)
    #: (choice, option) of menus: what was offered beside something else, what was done as nothing else was possible
    offered: set[tuple[int, int]] = field(default_factory=set)
    alone: set[tuple[int, int]] = field(default_factory=set)
    decisions_of: Counter[int] = field(default_factory=Counter)
    rounds_of: Counter[int] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)
    wins: list[int | Fraction] = field(default_factory=list)
    #: games that several won together; each of them has an equal part of that win
    shared: int = 0
    #: games that nobody won
    lost: int = 0
    scores: list[int] = field(default_factory=list)
    by_source: list[Counter[str]] = field(default_factory=list)
    #: final digests in the order of games, emptied as soon as they are hashed
    digests: list[str] = field(default_factory=list)
    #: (number of the game, what happened)
    failed: list[tuple[int, str]] = field(default_factory=list)
    #: of these, games that were given up because they did not end
    endless: int = 0
    #: rules ran away, or games do not end, and would do so again: nothing more is played
    runaway: bool = False

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.players
        self.scores = self.scores or [0] * self.players
        self.by_source = self.by_source or [Counter() for _ in range(self.players)]

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.loop_seconds += other.loop_seconds
        self.native_seconds += other.native_seconds
        self.shared += other.shared
        self.lost += other.lost
        self.used.update(other.used)
        self.offered |= other.offered
        self.alone |= other.alone
        self.decisions_of.update(other.decisions_of)
        self.rounds_of.update(other.rounds_of)
        self.causes.update(other.causes)
        self.failed += other.failed
        self.endless += other.endless
        self.runaway |= other.runaway
        for seat in range(self.players):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
            self.by_source[seat].update(other.by_source[seat])

    def note(self, match: Match, asked: int) -> None:
        """A game that is over."""
        result = match.result()
        self.finished += 1
        self.rounds += result.rounds
        self.decisions_of[asked] += 1
        self.rounds_of[result.rounds] += 1
        self.causes[result.cause] += 1
        self.shared += len(result.winners) > 1
        self.lost += not result.winners
        for seat in result.winners:
            self.wins[seat] += 1 if len(result.winners) == 1 else Fraction(1, len(result.winners))
        for seat, points in enumerate(result.points):
            self.scores[seat] += points
            self.by_source[seat].update(result.by_source[seat])
