"""Grids in words: what is laid on them and how, and what is counted there."""

from __future__ import annotations

from typing import Any

from ..model import ir
from ..model.grid_cells import TURNS, cell_name
from ..model.vocabulary import Zone
from ..phrases.words import Listed, Name, Noun, Phrase, Plain, Say
from .move_phrases import Moves


class Laid(Moves):
    def cells(self, e: ir.GridCount) -> dict[str, Any]:
        """What a message about cells is told."""
        word: Phrase = Name(self.words.things[e.symbol].entry) if e.symbol >= 0 else Plain("")
        some = len(e.kinds) < len(e.zone.holds)
        return {
            "how": e.how,
            "printed": "yes" if e.symbol >= 0 else "no",
            "word": word,
            "some": "yes" if some else "no",
            "of": Listed([Noun(k) for k in e.kinds]),
            "where": self.zone(e.zone.name, e.holder, "in"),
        }

    def value_GridCount(self, e: ir.GridCount) -> Phrase:
        return Say("number-of-cells", **self.cells(e))

    def say_Lay(self, e: ir.Lay) -> Phrase | None:
        return self.laid(e) if not self.conditions_of(e) else None

    def laid(self, e: ir.Lay) -> Phrase:
        place = "asked" if e.at == ir.ASKED else "middle" if e.at == ir.MIDDLE else "cell"
        return Say(
            "lay",
            what=self.thing(e.thing),
            where=self.zone(e.zone.name, e.holder, "to"),
            at=place,
            cell=cell_name(e.at, e.zone.columns) if e.at >= 0 else "",
            turn=TURNS[e.turn],
        )

    def conditions_of(self, e: ir.Lay) -> list[Phrase]:
        """How it may be turned, what it must and must not lie over: a point each."""
        found: list[Phrase] = []
        if e.turned:
            found.append(Say("lay-turned"))
        over = self.below(e.over, e.zone)
        if isinstance(e.most, ir.Int) and e.most.value == 0:
            found.append(Say("lay-over", how="none", n=0, what=over))
        elif e.over:
            if e.least is None:
                found.append(Say("lay-over", how="all", n=0, what=over))
            elif not (isinstance(e.least, ir.Int) and e.least.value == 0):
                found.append(Say("lay-over", how="least", n=self.value(e.least), what=over))
            if e.most is not None:
                found.append(Say("lay-over", how="most", n=self.value(e.most), what=over))
        if e.hides:
            found.append(Say("lay-hides", what=self.below(e.hides, e.zone)))
        return found

    def below(self, kinds: tuple[str, ...], zone: Zone) -> Phrase:
        """Things of some kinds, or whatever lies there already."""
        return Say("lay-anything") if set(kinds) >= set(zone.holds) else Listed([Noun(k) for k in kinds], "list-or")
