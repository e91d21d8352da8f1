"""What stands behind a chance, a reveal or somebody else's decision must be possible whatever comes.

Otherwise a list of options would tell what lies in a deck, or a player could be led into a dead end by another.
"""

from __future__ import annotations

from collections.abc import Callable

from ..diagnostics.problems import Problem, say
from ..model import ir
from ..model.facts import Course
from .analysis import Analysis
from .rests import Rest


class Unforeseen:
    def __init__(self, analysis: Analysis, report: Callable[[Problem], None]):
        self.analysis = analysis
        self.report = report
        self.done: dict[tuple[int, bool], bool] = {}
        self.kept: list[ir.Effect] = []  # an id stands for an effect only as long as the effect is kept

    def look(self, rest: Rest | None) -> None:
        """Goes through a compulsory rest in its order."""
        unknown = False
        while rest is not None:
            unknown = self.after(rest.effect, unknown)
            rest = rest.then

    def after(self, e: ir.Effect, unknown: bool) -> bool:
        """Is something unknown once this is done? Reports what could fail where something is."""
        key = (id(e), unknown)
        if key not in self.done:
            self.kept.append(e)
            self.done[key] = unknown
            self.done[key] = self.inside(e, unknown)
        return self.done[key]

    def inside(self, e: ir.Effect, unknown: bool) -> bool:
        parts = self.analysis.facts(e).parts
        unknown = unknown or bool(parts.inside) and self.analysis.facts(e).reveals  # what is drawn is spoken of inside
        if parts.course in (Course.IN_TURN, Course.AGAIN):
            for child in parts.inside * (2 if parts.course is Course.AGAIN else 1):
                unknown = self.after(child, unknown)
            return unknown or self.analysis.facts(e).hands_over and self.analysis.asks(e)
        if parts.course is Course.ONE:
            return any([self.after(child, unknown) for child in parts.inside]) or unknown
        if unknown and self.analysis.fails(e):
            self.report(
                Problem(
                    "behind-chance",
                    say("behind-chance"),
                    e.span,
                    say("otherwise-or-first"),
                )
            )
            return unknown
        return unknown or self.brings(e, set())

    def brings(self, e: ir.Effect, seen: set[int]) -> bool:
        """Does this, or something in it, bring something nobody can know before?"""
        if id(e) in seen:
            return False
        seen.add(id(e))
        if self.analysis.reveals(e) or (self.analysis.facts(e).hands_over and self.analysis.asks(e)):
            return True
        return any(self.brings(child, seen) for child in self.analysis.children(e))
