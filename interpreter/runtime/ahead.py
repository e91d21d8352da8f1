"""What is asked after a decision by which nothing happens: it can be put together with that decision."""

from __future__ import annotations

from .machine import DeadEnd, Endless
from .match import Match
from .ops import Impossible
from .views import view


def asked_next(match: Match, player: int, code: int) -> Match | None:
    """A match that looks the same to a player, after they took an option; None if they are not asked again at once,
    or if by then anything looks another way."""
    imagined = match.imagine(player, 0)
    before = view(imagined, player)
    try:
        imagined.pick(player, code)
    except (DeadEnd, Endless, Impossible):
        return None
    if imagined.over or imagined.owed()[0][0] != player:
        return None
    return imagined if view(imagined, player) == before else None
