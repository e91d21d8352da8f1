"""How well players stand: by the game's own estimate, or, when it is over, by who has won."""

from __future__ import annotations

from ..program.layout import PC
from ..runtime.match import Match
from ..runtime.rules import Rules

#: more than any estimate: to have won is better than to stand well
WON = 1e6


class Standing:
    """Compares players. A game without an estimate is compared only when it is over."""

    __slots__ = ("estimate", "players")

    def __init__(self, rules: Rules):
        self.estimate = rules.machine.program.estimate
        self.players = range(rules.players)

    def leads(self, match: Match) -> list[float]:
        """By player, how far they are ahead of the best of the others."""
        state, estimate = match.state, self.estimate
        worth = [float(estimate(state, player) if estimate is not None else 0) for player in self.players]
        if not state[PC]:
            for player in match.result().winners:
                worth[player] += WON
        if len(worth) == 2:
            return [worth[0] - worth[1], worth[1] - worth[0]]
        return [worth[p] - max((worth[q] for q in self.players if q != p), default=0.0) for p in self.players]
