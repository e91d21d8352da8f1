"""What shows on a grid, as a number of cells."""

from __future__ import annotations

from typing import Any

from ...model import ir
from ...phrases.telling import Telling
from ...phrases.words import Listed, Name, Noun, Phrase, Plain, Say
from . import zones


def cells(c: Telling, e: ir.GridCount) -> dict[str, Any]:
    """What a message about cells is told."""
    word: Phrase = Name(c.words.things[e.symbol].entry) if e.symbol >= 0 else Plain("")
    some = len(e.kinds) < len(e.zone.holds)
    return {
        "how": e.how,
        "printed": "yes" if e.symbol >= 0 else "no",
        "word": word,
        "some": "yes" if some else "no",
        "of": Listed([Noun(k) for k in e.kinds]),
        "where": zones.zone(c, e.zone.name, e.holder, "in"),
    }


def count(c: Telling, e: ir.GridCount) -> Phrase:
    return Say("number-of-cells", **cells(c, e))
