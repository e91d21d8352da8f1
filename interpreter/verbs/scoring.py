"""Facts of ranks among players and of sets of different things, each with its prizes."""

from __future__ import annotations

from ..model import ir
from ..model.checked import CheckedGame
from .facts import NONE, Facts, freely


def _prizes(prizes: list[tuple[int, ir.Effect]]) -> Facts:
    bodies = tuple(body for _, body in prizes)
    return Facts(
        asks=False,
        fails=False,
        reads=NONE,
        writes=NONE,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=freely(*bodies, needed=bodies),
    )


def rank(e: ir.Rank, game: CheckedGame) -> Facts:
    return _prizes(e.prizes)


def sets(e: ir.SetsOf, game: CheckedGame) -> Facts:
    return _prizes(e.prizes)
