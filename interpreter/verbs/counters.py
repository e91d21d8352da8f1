"""Facts of gaining, losing and setting counters."""

from __future__ import annotations

from ..diagnostics.problems import MessageRef, say
from ..model import ir
from ..model.checked import CheckedGame
from ..terms.regions import counted, stocked
from ..terms.secrecy import Actor
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


# ---- in a secret block
Counting = ir.GainCounter | ir.LoseCounter | ir.SetCounter | ir.Roll


def own_counter(e: Counting, actor: Actor) -> MessageRef | None:
    return None if actor.is_own(e.holder) else say("secret-counter", counter=e.counter.name)


def independent(e: Counting, actor: Actor) -> bool:
    """Nobody else's number depends on it, and it on nobody else's."""
    given = isinstance(e, ir.GainCounter) and e.origin is not None
    return actor.is_own(e.holder) and e.counter.stock is None and not given
