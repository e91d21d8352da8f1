"""Small games that say in a few lines what most games are made of: they are checked, played to their end, and told."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.engine.playouts import play_out
from spielwerk.interpreter.study.check import check

DATA = Path(__file__).parents[1] / "data"
PACKS = {"partners": 4, "envoys": 3, "last_one": 4, "hands": 3}


@lru_cache(maxsize=8)
def rules(name: str) -> Rules:
    return load(str(DATA / name), PACKS[name])


def played(name: str, seed: int) -> Match:
    match = rules(name).start(seed)
    numbers = iter(range(10**6))
    play_out(match, lambda: (next(numbers) * 0.618) % 1)
    return match


@pytest.mark.parametrize("name", PACKS)
def test_it_has_no_mistakes(name: str) -> None:
    assert check(DATA / name)[1] == []


@pytest.mark.parametrize("name", PACKS)
def test_it_comes_to_an_end(name: str) -> None:
    for seed in range(5):
        assert played(name, seed).over


def test_partners_win_together() -> None:
    for seed in range(5):
        result = played("partners", seed).result()
        assert sorted(result.winners) in ([0, 2], [1, 3])
        assert result.points[0] == result.points[2] and result.points[1] == result.points[3]


def test_who_is_left_wins() -> None:
    for seed in range(5):
        result = played("last_one", seed).result()
        if result.cause == "last":
            assert result.winners == [result.ranking[0]]
            assert sorted([*result.out, *result.winners]) == [0, 1, 2, 3]
            assert result.points[result.ranking[0]] > 0


def test_the_start_goes_round_with_the_hands() -> None:
    match = rules("hands").start(3)
    begun = []
    for _ in range(4):
        begun.append(match.owed()[0][0])
        now = match.round
        while match.round == now:
            match.pick(match.owed()[0][0], match.owed()[0][2][0])
    assert begun == [0, 1, 2, 0]
