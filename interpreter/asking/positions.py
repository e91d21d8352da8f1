"""What is laid on a grid: every position of everything that can be laid, one after another, as one question."""

from __future__ import annotations

from ..engine.layings import layings
from .foresight import Point, Step, Steps


def positions(point: Point) -> list[Steps] | None:
    """All ways to lay something, those to the best results first; None where nothing is laid, or in too many ways."""
    results = layings(point.draws[0], point.seat)
    ways = [way for result in results for way in result.ways]
    return [tuple(Step(*step) for step in way.steps) for way in ways] or None
