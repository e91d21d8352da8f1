"""How well players stand: by the game's own estimate, or, when it is over, by who has won."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.match import Match
from ..engine.playouts import WON, play_turn
from ..engine.rules import Rules
from ..lowering.layout import PC


class Standing:
    """Compares players. A game without an estimate is compared only when it is over."""

    __slots__ = ("estimate", "players")

    def __init__(self, rules: Rules):
        self.estimate = rules.machine.program.estimate
        self.players = range(rules.players)

    def leads(self, match: Match, victory: float = WON) -> list[float]:
        """By player, how far they are ahead of the best of the others; to have won counts for `victory` more."""
        estimate = self.estimate
        if estimate is None:
            worth = [0.0] * len(self.players)
        elif match.threads is None:
            state = match.state
            worth = [float(estimate(state, player)) for player in self.players]
        else:  # what a player decides in secret shows only in a state of their own
            states = {player: thread.state for player, thread in match.threads.items()}
            worth = [float(estimate(states.get(player, match.state), player)) for player in self.players]
        if not match.state[PC]:
            winners = match.winners()
            for player in winners:
                worth[player] += victory / len(winners)
        if len(worth) == 2:
            return [worth[0] - worth[1], worth[1] - worth[0]]
        return [worth[p] - max((worth[q] for q in self.players if q != p), default=0.0) for p in self.players]

    def best_turn(self, match: Match, player: int, tries: int, draw: Callable[[], float]) -> Match:
        """The rest of the player's turn, played at random so many times: the one after which they stand best.

        A turn of many small decisions is often good only as a whole, which no single decision shows.
        """
        best, most = match, 0.0
        for left in range(tries - 1, -1, -1):
            copy = match.clone() if left else match
            play_turn(copy, draw, player)
            lead = self.leads(copy)[player] if tries > 1 else 0.0
            if left == tries - 1 or lead > most:
                best, most = copy, lead
        return best
