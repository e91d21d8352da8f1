"""Cells of a grid and quarter turns, as rules name them."""

from __future__ import annotations

import re

from ..diagnostics.problems import Span, say
from ..model.grid_cells import MIDDLE, TURNS, cell_name
from ..model.vocabulary import Zone
from .names import meant
from .scope import wrong

CELL = re.compile(r"([a-z])([1-9][0-9]?)\Z")


def turn_named(word: str, span: Span) -> int:
    if word not in TURNS:
        raise wrong("wrong-value", say("not-turned", word=word), span, meant(word, TURNS) or say("one-of", names=TURNS))
    return TURNS.index(word)


def cell_named(word: str, zone: Zone, span: Span) -> int:
    """`middle`, or a cell such as `e5`: the left-upper corner of what is laid."""
    if word == "middle":
        return MIDDLE
    last = cell_name(zone.rows * zone.columns - 1, zone.columns)
    found = CELL.match(word)
    column, row = (ord(found[1]) - ord("a"), int(found[2]) - 1) if found else (zone.columns, zone.rows)
    if column >= zone.columns or row >= zone.rows:
        raise wrong(
            "wrong-value",
            say("not-a-cell", word=word, zone=zone.name),
            span,
            say("cell-forms", last=last),
        )
    return row * zone.columns + column
