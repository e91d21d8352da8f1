"""Facts of gaining, losing and setting counters."""

from __future__ import annotations

from ..model import ir
from ..model.checked import CheckedGame
from ..terms.regions import counted, stocked
from .facts import NONE, Facts, Happening, no_parts


def gain(e: ir.GainCounter, game: CheckedGame) -> Facts:
    # what comes out of a supply, or from somebody, is no more than there is
    writes = frozenset((counted(e.counter), *(stocked(e.counter) if e.origin is None else ())))
    return Facts(
        asks=False,
        fails=False,
        reads=writes if e.counter.stock is not None or e.origin is not None else NONE,
        writes=writes,
        wakes=(Happening("gain", counters=(e.counter,)),),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def lose(e: ir.LoseCounter, game: CheckedGame) -> Facts:
    return Facts(
        asks=False,
        fails=False,
        reads=frozenset((counted(e.counter),)),  # no more than there is
        writes=frozenset((counted(e.counter), *stocked(e.counter))),
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def set_to(e: ir.SetCounter, game: CheckedGame) -> Facts:
    writes = frozenset((counted(e.counter), *stocked(e.counter)))
    return Facts(
        asks=False,
        fails=False,
        reads=writes,  # what it changes is the difference
        writes=writes,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )
