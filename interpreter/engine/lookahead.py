"""A step ahead of a decision: what it seals in a secret block."""

from __future__ import annotations

from .match import Match, Thread


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
