"""Facts of shuffling, rolling and laying out by chance."""

from __future__ import annotations

from ..model import ir
from ..model.checked import CheckedGame
from ..terms.regions import CHANCE, Region, counted, lying, stocked
from .facts import Facts, no_parts


def _by_chance(*written: Region, reads: tuple[Region, ...] = ()) -> Facts:
    return Facts(
        asks=False,
        fails=False,
        reads=frozenset(reads),
        writes=frozenset((*written, CHANCE)),
        wakes=(),
        reveals=True,
        hands_over=False,
        parts=no_parts(),
    )


def shuffle(e: ir.Shuffle, game: CheckedGame) -> Facts:
    return _by_chance(lying(e.zone), reads=(lying(e.zone),))


def roll(e: ir.Roll, game: CheckedGame) -> Facts:
    regions = (counted(e.counter), *stocked(e.counter))
    return _by_chance(*regions, reads=regions)  # what it changes is the difference


def lay_out(e: ir.LayOut, game: CheckedGame) -> Facts:
    return _by_chance(("layout", e.layout.name))
