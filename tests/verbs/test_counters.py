"""Counters change in one way, whichever verb changes them: supplies keep their total, points have a source."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import tiny
from spielwerk.interpreter import broken_totals

LINES = [
    "gain 2 points",
    "lose 1 point",
    "set your points to 3",
    "roll your points from 1 to 4",
    "pay 1 point",
    "pay 1 point or 1 coin",
    {"each opponent": "gain 1 point from them"},
    {"each opponent": "pay 1 point to them"},
    {"pay 2 with": ["1 point", "1 coin"]},
]


@pytest.mark.parametrize("line", LINES, ids=str)
@pytest.mark.parametrize("stock", [None, 6])
def test_points_have_a_source_and_a_supply_its_total(tmp_path: Path, line: Any, stock: int | None) -> None:
    point = {"of": "player", "start": 2} | ({"stock": stock} if stock is not None else {})
    rules = tiny(tmp_path, counters={"point": point}, rules={"act": {"choose one": {"rest": "nothing", "go": line}}})
    for seed in range(6):
        match = rules.start(seed)
        match.choose("go")
        while "rest" not in (options := [option.id for option in match.decisions()[0].options]):
            match.choose(options[0])
        assert broken_totals(match) == []
        for player in (0, 1):
            assert sum(match.points_by_source(player).values()) == match.points()[player] - 2
