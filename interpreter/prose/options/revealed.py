"""What comes of a secret answer once everybody has answered: up to the next decision, as far as it is certain.

    revealed = Revealed(spoken, asked)
    revealed.told(steps)            # what its player has more or less of then; nothing outside of secret blocks

It is tried in matches the player imagines, in which the others have answered one thing or another: only what comes in
all of them is told, so nothing that the others really do. What the player may still decide in the block they decline.
"""

from __future__ import annotations

from functools import cached_property
from random import Random

from ...asking.foresight import Steps
from ...asking.question import Asked
from ...asking.walks import STOP
from ...engine.machine import DeadEnd
from ...engine.match import Match
from ...engine.operations import Impossible
from ..record.outcome import Outcome
from ..record.outcomes import Outcomes
from .prompts import Prompts
from .prospects import common

#: the others answer in so many ways
TRIED = 4
#: so many decisions of one player in a secret block are gone through
MOST = 40


class Revealed:
    """For one secret question."""

    def __init__(self, spoken: Prompts, asked: Asked):
        self.outcomes, self.seat, self.draws = Outcomes(spoken), asked.seat, asked.start.draws

    @cached_property
    def waiting(self) -> list[Match]:
        """Matches in which only this player has not answered yet; none, if there are no such."""
        if self.draws[0].threads is None:
            return []
        found = [answered(draw, self.seat, seed) for seed, draw in enumerate(self.draws[:TRIED])]
        return [match for match in found if match is not None] if all(found) else []

    @cached_property
    def slots(self) -> tuple[dict[str, int], dict[str, int]]:
        """Where the counters and the pieces that everybody sees a player have lie in the state."""
        rules, had = self.outcomes.rules, self.outcomes.had
        counters = {name: rules.layout.counters[name] + self.seat for name in self.outcomes.counters}
        pieces = {piece: first + self.seat for (piece, zone), first in rules.layout.pieces.items() if zone in had}
        return counters, pieces

    def told(self, steps: Steps) -> list[str]:
        came: list[Outcome] = []
        for match in self.waiting:
            then = match.clone()
            if not self.answer(then, [code for _, code in steps]):
                return []
            came.append(self.outcome(match.state, then.state))
        return self.outcomes.parts(common(came)) if came else []

    def outcome(self, before: list[int], now: list[int]) -> Outcome:
        """What a player has more or less of."""
        counters, pieces = self.slots
        found = Outcome(
            counters={name: (before[at], now[at]) for name, at in counters.items() if before[at] != now[at]}
        )
        found.pieces = {name: now[at] - before[at] for name, at in pieces.items() if now[at] != before[at]}
        return found

    def answer(self, match: Match, codes: list[int]) -> bool:
        """Takes the decisions of the player, and declines the rest; False if they must decide more than that."""
        for _ in range(MOST):
            offered = next((codes for who, _, codes in match.owed() if who == self.seat), [])
            if not codes and STOP not in offered:
                return False
            try:
                match.pick(self.seat, codes.pop(0) if codes else STOP)
            except (DeadEnd, Impossible, ValueError):
                return False
            if match.threads is None or match.over:
                return True
        return False


def answered(draw: Match, seat: int, seed: int) -> Match | None:
    """A match in which all but one have answered anyhow."""
    match, chance = draw.clone(), Random(seed)
    for _ in range(MOST * match.rules.players):
        other = next(((who, codes) for who, _, codes in match.owed() if who != seat), None)
        if other is None:
            return match
        who, codes = other
        try:
            match.pick(who, STOP if STOP in codes else chance.choice(codes))
        except (DeadEnd, Impossible):
            return None
    return None
