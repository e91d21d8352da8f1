"""The terms: the tables of all families, joined. A kind of value or condition that is left out is refused at import."""

from __future__ import annotations

from ..lowering import anatomy
from ..model import ir
from . import (
    conditions,
    counters,
    definitions,
    grids,
    neighbours,
    numbers,
    pieces,
    places,
    pronouns,
    properties,
    queries,
    zones,
)

for _family in (
    conditions.TERMS,
    counters.TERMS,
    definitions.TERMS,
    grids.TERMS,
    neighbours.TERMS,
    numbers.TERMS,
    pieces.TERMS,
    places.TERMS,
    pronouns.TERMS,
    properties.TERMS,
    queries.TERMS,
    zones.TERMS,
):
    anatomy.TERMS.update(_family)

_forgotten = sorted({kind.__name__ for kind in ir.Expr.__subclasses__()} - {kind.__name__ for kind in anatomy.TERMS})
if _forgotten:
    raise TypeError(f"nothing is known of the terms {', '.join(_forgotten)}")
