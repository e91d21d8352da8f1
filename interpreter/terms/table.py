"""The terms: the tables of all families, joined.

A kind of value or condition that is left out, that nothing computes or that nothing tells, is refused at import. What
is no expression but part of others (`Query`, `Test`, `Place`, `Owner`) has its facts.
"""

from __future__ import annotations

from ..lowering import anatomy
from ..model import ir
from ..model.node import KINDS
from . import (
    conditions,
    counters,
    coverage,
    definitions,
    grids,
    neighbours,
    numbers,
    parameters,
    pieces,
    places,
    printed_conditions,
    pronouns,
    properties,
    queries,
    zones,
)

for _family in (
    conditions.TERMS,
    counters.TERMS,
    coverage.TERMS,
    definitions.TERMS,
    grids.TERMS,
    neighbours.TERMS,
    numbers.TERMS,
    parameters.TERMS,
    pieces.TERMS,
    places.TERMS,
    printed_conditions.TERMS,
    pronouns.TERMS,
    properties.TERMS,
    queries.TERMS,
    zones.TERMS,
):
    anatomy.TERMS.update(_family)

for _kind in [kind for kind in KINDS if issubclass(kind, ir.Expr) and kind is not ir.Expr]:
    _term = anatomy.TERMS.get(_kind)
    if _term is None:
        raise TypeError(f"nothing is known of the term {_kind.__name__}")
    if _term.lower is None:
        raise TypeError(f"nothing computes the term {_kind.__name__}")
    if _term.phrase is None and _term.condition is None:
        raise TypeError(f"nothing tells the term {_kind.__name__}")
