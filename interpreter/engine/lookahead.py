"""A step ahead of a decision: what is asked next where nothing happens by it, and what it seals in a secret block."""

from __future__ import annotations

from .machine import DeadEnd
from .match import Match, Thread
from .operations import Impossible
from .views import view


def asked_next(match: Match, player: int, code: int) -> Match | None:
    """A match that looks the same to a player, after they took an option; None if they are not asked again at once,
    or if by then anything looks another way."""
    imagined = match.imagine(player, 0)
    before = view(imagined, player)
    try:
        imagined.pick(player, code)
    except (DeadEnd, Impossible):
        return None
    if imagined.over or imagined.owed()[0][0] != player:
        return None
    return imagined if view(imagined, player) == before else None


def sealed(match: Match, player: int, code: int) -> Match | None:
    """A match in which a player has taken the option that ends a secret block, but nothing of it has been shown yet;
    None if that option ends none."""
    if match.threads is None:
        return None
    held, machine = match.clone(), match.rules.machine
    assert held.threads is not None
    pc, thread = next(pc for who, pc, _ in match.owed() if who == player), held.threads[player]
    thread = Thread(thread.state[:], [*thread.answers, (pc, code)], ())
    thread.found = machine.go[pc](thread.state, code)
    held.threads[player] = thread
    return held if not held.owed() else None
