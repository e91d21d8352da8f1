"""Answers kept in the state until something they look at is written: has the end come, is a printed goal reached?

The compiler knows what every leaf writes: a leaf that writes what such a question reads makes it open again. Zero is
"not known"; a position that came about in any other way than by leaves has zero in all these slots (`Machine.forget`).
"""

from __future__ import annotations

from ..model import ir, walk
from ..model.regions import Region
from ..plan.nodes import Number, Stmt, StoreChange, StoreRow
from .analysis import Analysis
from .anatomy import TERMS
from .layout import Layout

NOT_YET, NO, YES = 0, 1, 2


class Remembered:
    """Which questions are worth remembering, where, and what makes them open again."""

    def __init__(self, analysis: Analysis, layout: Layout):
        self.analysis = analysis
        game = analysis.game
        elsewhere = self.written_elsewhere()
        #: causes of the end that are known not to have come: a bit for each
        self.ends = layout.take(1, "remembered")
        self.causes: dict[int, frozenset[Region]] = {}
        for i, (_, cond, _, _) in enumerate(game.ends):
            regions = analysis.reads(cond)
            if not regions & elsewhere:
                self.causes[i] = regions
        #: by printed condition, where its answer for each player is kept (the first slot: for nobody)
        self.goals: dict[int, tuple[int, frozenset[Region]]] = {}
        for printed in game.printed.values():
            goal = printed.condition
            if goal is not None and searches(goal) and not mentions(goal, printed.self):
                regions = analysis.reads(goal)
                if not regions & elsewhere:
                    self.goals[id(goal)] = layout.take(layout.players + 1, "remembered"), regions
        self.players = layout.players

    def written_elsewhere(self) -> set[Region]:
        """What is not written by leaves alone: by the flow, and by payments, walks and shapes that are asked for."""
        found: set[Region] = {("round",)}
        for e in walk.all_effects(self.analysis.game):
            facts = self.analysis.facts(e)
            if facts.asks:
                found |= facts.writes
        return found

    def known(self, causes: tuple[int, ...]) -> int:
        """The bits of those of these causes that are remembered."""
        return sum(1 << i for i in causes if i in self.causes)

    def opened(self, e: ir.Effect) -> list[Stmt]:
        """What a leaf makes open again."""
        written = self.analysis.facts(e).writes
        if not written:
            return []
        causes = sum(1 << i for i, regions in self.causes.items() if regions & written)
        lines: list[Stmt] = [StoreChange(Number(self.ends), "&", Number(~causes))] if causes else []
        for slot, regions in self.goals.values():
            if regions & written:
                lines.append(StoreRow(slot, (NOT_YET,) * (self.players + 1)))
        return lines


def searches(cond: ir.Expr) -> bool:
    """Is this more than a look at a few slots?"""
    return any(TERMS[type(node)].searches for node in walk.everything(cond))


def mentions(cond: ir.Expr, local: ir.Local) -> bool:
    return any(ir.local_of(node) is local for node in walk.everything(cond))
