"""Playing on at random from an imagined match, quickly: how what was begun might go on."""

from __future__ import annotations

from collections.abc import Callable

from ..program.layout import PC, ROUND
from ..runtime.match import Match

#: a game that goes on for so long is not played to its end
MOST_DECISIONS = 5_000
#: for those who look at the whole game: no round comes after it
FOREVER = 1 << 60


def play_on(match: Match, draw: Callable[[], float], last_round: int, only: int = -1) -> None:
    """Plays until the game or the round `last_round` is over, or anybody but the player `only` must decide."""
    machine = match.rules.machine
    go, who = machine.go, machine.program.who
    state, asked = match.state, 0
    while state[PC] and state[ROUND] <= last_round:
        if match.threads is not None:
            owed = [one for one in match.owed() if only < 0 or one[0] == only]
            for player, _, codes in owed:
                match.pick(player, codes[int(draw() * len(codes))])
            if not owed:
                return
            continue
        found = match.found
        while found and state[ROUND] <= last_round and asked < MOST_DECISIONS:
            pc = state[PC]
            if only >= 0 and who[pc](state) != only:  # type: ignore[misc]
                match.found = found
                return
            found = go[pc](state, found[int(draw() * len(found))])
            asked += 1
        match.found = found
        if found:
            return
        match.advance()
