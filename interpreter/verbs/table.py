"""The verbs: the tables of all families, joined. A kind of effect that is left out is refused at import."""

from __future__ import annotations

from collections.abc import Mapping

from ..lowering import anatomy
from ..model import ir
from ..model.node import KINDS
from ..reading.context import HeaderReader, LineReader
from . import (
    acting,
    alternatives,
    best_ways,
    bodies,
    branching,
    calling,
    chance,
    choosing,
    choosing_numbers,
    counters,
    dealing,
    dice,
    gaining,
    knowing,
    laying,
    leaving,
    looping,
    mixed_payment,
    moving,
    moving_groups,
    moving_pieces,
    moving_things,
    notes,
    ordering,
    passing,
    payment,
    payment_in_things,
    printed_effects,
    printed_prices,
    remembering,
    repeating,
    scoring,
    sequences,
    sorted_prices,
    turns,
    until,
    walking,
)


def refuse_incomplete(verbs: Mapping[type[ir.Effect], anatomy.Verb]) -> None:
    """What is left out of the table of all verbs, or has a part too few, is a mistake of whoever wrote its family."""
    for kind in sorted(KINDS, key=lambda kind: kind.__name__):
        if not issubclass(kind, ir.Effect) or kind is ir.Effect:
            continue
        verb = verbs.get(kind)
        if verb is None:
            raise TypeError(f"nothing is known of the verb {kind.__name__}")
        if verb.lower is None and verb.steps is None:
            raise TypeError(f"nothing does the verb {kind.__name__}")
        if verb.phrase is None and verb.lines is None:
            raise TypeError(f"nothing tells the verb {kind.__name__}")


for _family in (
    acting.VERBS,
    alternatives.VERBS,
    best_ways.VERBS,
    branching.VERBS,
    calling.VERBS,
    chance.VERBS,
    choosing.VERBS,
    choosing_numbers.VERBS,
    counters.VERBS,
    gaining.VERBS,
    knowing.VERBS,
    dealing.VERBS,
    dice.VERBS,
    laying.VERBS,
    leaving.VERBS,
    looping.VERBS,
    moving_groups.VERBS,
    moving_pieces.VERBS,
    moving_things.VERBS,
    notes.VERBS,
    ordering.VERBS,
    passing.VERBS,
    mixed_payment.VERBS,
    payment.VERBS,
    payment_in_things.VERBS,
    printed_prices.VERBS,
    printed_effects.VERBS,
    remembering.VERBS,
    repeating.VERBS,
    scoring.VERBS,
    sequences.VERBS,
    sorted_prices.VERBS,
    turns.VERBS,
    until.VERBS,
    walking.VERBS,
):
    anatomy.VERBS.update(_family)
refuse_incomplete(anatomy.VERBS)

#: by the name of a rule of the grammar, what reads a line or a header
LINES: dict[str, LineReader] = {
    **acting.LINES,
    **bodies.LINES,
    **calling.LINES,
    **chance.LINES,
    **choosing.LINES,
    **choosing_numbers.LINES,
    **counters.LINES,
    **dealing.LINES,
    **dice.LINES,
    **gaining.LINES,
    **knowing.LINES,
    **laying.LINES,
    **leaving.LINES,
    **moving.LINES,
    **moving_things.LINES,
    **notes.LINES,
    **passing.LINES,
    **remembering.LINES,
    **payment.LINES,
    **printed_effects.LINES,
    **sorted_prices.LINES,
}
HEADERS: dict[str, HeaderReader] = {
    **alternatives.HEADERS,
    **best_ways.HEADERS,
    **branching.HEADERS,
    **choosing.HEADERS,
    **choosing_numbers.HEADERS,
    **laying.HEADERS,
    **looping.HEADERS,
    **mixed_payment.HEADERS,
    **ordering.HEADERS,
    **payment.HEADERS,
    **repeating.HEADERS,
    **scoring.HEADERS,
    **turns.HEADERS,
    **until.HEADERS,
    **walking.HEADERS,
}
