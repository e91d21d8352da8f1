"""The same contenders under pytest-benchmark, to keep figures and compare them over time (extra `bench`):

    pytest -n 0 -m speed tests/benchmarks --benchmark-autosave --benchmark-compare

One round is a game; `decisions` beside the figures is how many decisions it has on the average.
"""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks.contenders import SMALL, Contender, catan, from_rules, from_rules_cloning, positions, twin
from games.playing import TABLES, label
from spielwerk.interpreter import load

pytestmark = pytest.mark.speed


def measured(benchmark: Any, play: Contender) -> None:
    decisions = [play() for _ in range(20)]  # what is made once is not measured
    benchmark.extra_info["decisions"] = sum(decisions) / len(decisions)
    benchmark(play)


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("by", ["rules", "hand"])
def test_small_games(benchmark: Any, name: str, by: str) -> None:
    benchmark.group = name
    measured(benchmark, twin(name) if by == "hand" else from_rules(load(name)))


@pytest.mark.parametrize("name,players", TABLES, ids=label)
def test_games(benchmark: Any, name: str, players: int) -> None:
    benchmark.group = name
    measured(benchmark, from_rules(load(name, players)))


@pytest.mark.parametrize("name,players", TABLES, ids=label)
def test_a_clone_before_each_move(benchmark: Any, name: str, players: int) -> None:
    benchmark.group = f"{name}, a clone per move"
    measured(benchmark, from_rules_cloning(load(name, players)))


@pytest.mark.parametrize("name,players", TABLES, ids=label)
def test_clones(benchmark: Any, name: str, players: int) -> None:
    benchmark.group = "100 clones"
    found = positions(load(name, players), 100)
    benchmark(lambda: [match.clone() for match in found])


@pytest.mark.parametrize("clone", [False, True], ids=["plain", "cloning"])
@pytest.mark.parametrize("players", [2, 4])
def test_catan_by_hand(benchmark: Any, players: int, clone: bool) -> None:
    play = catan(players, clone)
    if play is None:
        pytest.skip("catanatron is not installed (extra `bench`)")
    benchmark.group = "catanatron"
    measured(benchmark, play)
