"""The verbs: the tables of all families, joined. A kind of effect that is left out is refused at import."""

from __future__ import annotations

from ..lowering import anatomy
from ..model import ir
from . import (
    alternatives,
    branching,
    calling,
    chance,
    choosing,
    counters,
    dealing,
    gaining,
    laying,
    looping,
    mixed_payment,
    moving_pieces,
    moving_things,
    ordering,
    payment,
    payment_in_things,
    printed_effects,
    printed_prices,
    repeating,
    scoring,
    sequences,
    turns,
    walking,
)

for _family in (
    alternatives.VERBS,
    branching.VERBS,
    calling.VERBS,
    chance.VERBS,
    choosing.VERBS,
    counters.VERBS,
    gaining.VERBS,
    dealing.VERBS,
    laying.VERBS,
    looping.VERBS,
    moving_pieces.VERBS,
    moving_things.VERBS,
    ordering.VERBS,
    mixed_payment.VERBS,
    payment.VERBS,
    payment_in_things.VERBS,
    printed_prices.VERBS,
    printed_effects.VERBS,
    repeating.VERBS,
    scoring.VERBS,
    sequences.VERBS,
    turns.VERBS,
    walking.VERBS,
):
    anatomy.VERBS.update(_family)

_forgotten = sorted({kind.__name__ for kind in ir.Effect.__subclasses__()} - {kind.__name__ for kind in anatomy.VERBS})
if _forgotten:
    raise TypeError(f"nothing is known of the verbs {', '.join(_forgotten)}")
_undone = sorted(kind.__name__ for kind, verb in anatomy.VERBS.items() if verb.lower is None and verb.steps is None)
if _undone:
    raise TypeError(f"the verbs {', '.join(_undone)} cannot be done")
_untold = sorted(kind.__name__ for kind, verb in anatomy.VERBS.items() if verb.phrase is None and verb.lines is None)
if _untold:
    raise TypeError(f"the verbs {', '.join(_untold)} cannot be told")
