"""Playing on from the middle of a match, quickly: how what was begun might go on, at random or in every way."""

from __future__ import annotations

from collections.abc import Callable

from ..lowering.layout import CHANCE, PC, ROUND
from .match import Match

#: a game that goes on for so long is not played to its end
MOST_DECISIONS = 5_000
#: what a victory counts: more than any estimate
WON = 1_000_000
#: imagined matches in which an option is tried at most
MOST_TRIES = 10_000
#: positions on the way to the end of a turn behind one option; a turn in which there are more is drawn
MOST_POSITIONS = 400
# of the search `mcts`, whoever runs it
#: how much is risked for options that were tried seldom: at first, and when a decision was looked at for a while
CURIOSITY, CURIOSITY_LATER = 0.7, 0.2
#: with an estimate, how often an option is taken before the tree looks behind it: the best of a few turns says more
FAMILIAR = 16
#: how many ways to end the turn begun are tried, and how many in each turn after it
TRIES_NOW, TRIES_LATER = 6, 3
#: imagined matches in which a plan is gone through before it is followed
PROOFS = 4
#: what a victory counts, in spreads of the estimate: while the estimate decides, and in the end
VICTORY, FINAL_VICTORY = 4.0, 1.0
#: after so many playouts of a decision the others look at what promises most, and go on to the end of the game
THOROUGH = 50
#: the end is too far away if it takes more turns of each player, or more of all
TURNS_EACH, MOST_TURNS = 40, 250
#: what is estimated counts as so many playouts to the end
FOREBODING = 50


def play_turn(match: Match, draw: Callable[[], float], player: int) -> None:
    """Plays until anybody else must decide, or the round or the game is over.

    To decline or to stop must be drawn twice: who plays to win seldom leaves what can be had.
    """
    machine = match.rules.machine
    go, who = machine.go, machine.program.who
    state = match.state
    now, left = state[ROUND], MOST_DECISIONS
    while state[PC] and state[ROUND] == now and left:
        if match.threads is not None:
            if not _answer(match, draw, player):
                return
            continue
        found = match.found
        while found and state[ROUND] == now and left:
            pc = state[PC]
            if who[pc](state) != player:  # type: ignore[misc]
                match.found = found
                return
            code = found[int(draw() * len(found))]
            if code < 0:
                code = found[int(draw() * len(found))]
            found = go[pc](state, code)
            left -= 1
        match.found = found
        if not found:
            match.advance()


def ends_of_turn(match: Match, player: int, code: int, most: int) -> list[Match] | None:
    """Every position in which a turn can end after an option: another must decide, or the round or the game is over.

    None where that is not for the player alone to say, because something happens by chance on the way or is decided in
    secret, or where there are more than so many positions on the way. The match itself stays as it is.
    """
    who, now, chance = match.rules.machine.program.who, match.state[ROUND], match.state[CHANCE]
    ends, waiting = [], [(match, code)]
    while waiting:
        before, taken = waiting.pop()
        at = before.clone()
        at.pick(player, taken)
        state, most = at.state, most - 1
        if most < 0 or state[CHANCE] != chance or at.threads is not None:
            return None
        if not state[PC] or state[ROUND] != now or who[state[PC]](state) != player:  # type: ignore[misc]
            ends.append(at)
        else:
            waiting += [(at, one) for one in at.found]
    return ends


def play_out(match: Match, draw: Callable[[], float]) -> None:
    """Plays to the end of the game, unless that is very far away."""
    go, state, left = match.rules.machine.go, match.state, MOST_DECISIONS
    while state[PC] and left:
        if match.threads is not None:
            for player, _, codes in match.owed():
                match.pick(player, codes[int(draw() * len(codes))])
            continue
        found = match.found
        while found and left:
            found = go[state[PC]](state, found[int(draw() * len(found))])
            left -= 1
        match.found = found
        if not found:
            match.advance()


def _answer(match: Match, draw: Callable[[], float], player: int) -> bool:
    """One answer of this player in a secret block; whether one was owed."""
    thread = match.threads.get(player) if match.threads is not None else None
    if thread is None or not thread.found:
        return False
    code = thread.found[int(draw() * len(thread.found))]
    if code < 0:
        code = thread.found[int(draw() * len(thread.found))]
    match.pick(player, code)
    return True
