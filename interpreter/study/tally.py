"""What a number of games came to, whoever played them."""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from fractions import Fraction
from operator import add

from ..diagnostics.records import mutable
from ..engine.match import Match
from ..lowering.layout import ROUND


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
    #: by seat and how many won together, how often that was
    won: Counter[tuple[int, int]] = field(default_factory=Counter)
    #: games that several won together; each of them has an equal part of that win
    shared: int = 0
    #: games that nobody won
    lost: int = 0
    scores: list[int] = field(default_factory=list)
    #: by source and player, as they stand in the state: all points from there
    by_source: list[int] = field(default_factory=list)
    #: final digests in the order of games, emptied as soon as they are hashed
    digests: list[str] = field(default_factory=list)
    #: (number of the game, what happened)
    failed: list[tuple[int, str]] = field(default_factory=list)
    #: of these, games that were given up because they did not end
    endless: int = 0
    #: rules ran away, or games do not end, and would do so again: nothing more is played
    runaway: bool = False

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * self.players

    @property
    def wins(self) -> list[Fraction]:
        """By seat; who won together with others has their part of it."""
        found = [Fraction(0)] * self.players
        for (seat, together), games in self.won.items():
            found[seat] += Fraction(games, together)
        return found

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
        self.won.update(other.won)
        self.failed += other.failed
        self.endless += other.endless
        self.runaway |= other.runaway
        self.scores = _sums(self.scores, other.scores)
        self.by_source = _sums(self.by_source, other.by_source)

    def note(self, match: Match, asked: int) -> None:
        """A game that is over."""
        winners, rounds = match.winners(), match.state[ROUND]
        self.finished += 1
        self.rounds += rounds
        self.decisions_of[asked] += 1
        self.rounds_of[rounds] += 1
        self.causes[match.end_cause()] += 1
        self.shared += len(winners) > 1
        self.lost += not winners
        for seat in winners:
            self.won[seat, len(winners)] += 1
        self.scores = _sums(self.scores, match.points())
        self.by_source = _sums(self.by_source, match.earned())


def _sums(some: list[int], others: list[int]) -> list[int]:
    """Number by number; nothing is known yet of what is empty."""
    return [*map(add, some, others)] if some and others else some or others
