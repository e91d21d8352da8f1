"""The terms: the tables of all families, joined.

A kind of value or condition that is left out, that nothing computes or that nothing tells, is refused at import. What
is no expression but part of others (`Query`, `Test`, `Place`, `Owner`) has its facts.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..lowering import anatomy
from ..model import ir
from ..model.node import KINDS
from ..reading.context import TermReader
from . import (
    boards,
    conditions,
    counters,
    coverage,
    definitions,
    dice,
    extremes,
    grids,
    having,
    neighbours,
    notes,
    noun_values,
    numbers,
    parameters,
    pieces,
    places,
    positions,
    printed_conditions,
    pronouns,
    properties,
    queries,
    seats,
    zones,
)


def refuse_incomplete(terms: Mapping[type, anatomy.Term]) -> None:
    """What is left out of the table of all terms, or has a part too few, is a mistake of whoever wrote its family."""
    for kind in sorted(KINDS, key=lambda kind: kind.__name__):
        if not issubclass(kind, ir.Expr) or kind is ir.Expr:
            continue
        term = terms.get(kind)
        if term is None:
            raise TypeError(f"nothing is known of the term {kind.__name__}")
        if term.lower is None:
            raise TypeError(f"nothing computes the term {kind.__name__}")
        if term.phrase is None and term.condition is None:
            raise TypeError(f"nothing tells the term {kind.__name__}")


for _family in (
    boards.TERMS,
    conditions.TERMS,
    counters.TERMS,
    coverage.TERMS,
    definitions.TERMS,
    dice.TERMS,
    extremes.TERMS,
    grids.TERMS,
    neighbours.TERMS,
    notes.TERMS,
    numbers.TERMS,
    parameters.TERMS,
    pieces.TERMS,
    places.TERMS,
    positions.TERMS,
    printed_conditions.TERMS,
    pronouns.TERMS,
    properties.TERMS,
    queries.TERMS,
    seats.TERMS,
    zones.TERMS,
):
    anatomy.TERMS.update(_family)
refuse_incomplete(anatomy.TERMS)

#: by the name of a rule of the grammar, what reads a value or a condition
VALUES: dict[str, TermReader] = {
    **boards.VALUES,
    **noun_values.VALUES,
    **numbers.VALUES,
    **pronouns.VALUES,
    **seats.VALUES,
}
CONDITIONS: dict[str, TermReader] = {
    **boards.CONDITIONS,
    **conditions.CONDITIONS,
    **coverage.CONDITIONS,
    **having.CONDITIONS,
    **neighbours.CONDITIONS,
    **notes.CONDITIONS,
    **parameters.CONDITIONS,
    **positions.CONDITIONS,
}
