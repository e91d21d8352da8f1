"""Small games as newcomers write them: an auction, hidden roles, roll and write."""

from __future__ import annotations

import random

import pytest
from games.playing import play
from spielwerk.interpreter import load
from spielwerk.interpreter.study.check import check
from spielwerk.interpreter.study.scenarios import run_scenarios
from support.packs import DATA

GAMES = {"lots": 3, "conclave": 5, "tally": 2}


@pytest.mark.parametrize("name", GAMES)
def test_they_are_right(name: str) -> None:
    assert [str(p.message) for p in check(DATA / name)[1]] == []
    results = run_scenarios(str(DATA / name))
    assert results and [(r.name, str(r.message)) for r in results if not r.ok] == []


@pytest.mark.parametrize(("name", "players"), GAMES.items())
def test_they_end(name: str, players: int) -> None:
    match = load(str(DATA / name), players).start(3)
    for _ in play(match, random.Random(3)):
        pass
    assert match.over and len(match.result().ranking) == players
