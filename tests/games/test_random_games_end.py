"""Random games of the small games on the shelf come to their end, in every variant that changes how they end."""

from __future__ import annotations

import pytest
from spielwerk.interpreter.study.simulate import Spec, simulate

GAMES = {
    "connect_four": (),
    "draughts": (),
    "draughts international": ("international",),
    "nim": (),
    "nim misere": ("misere",),
    "reversi": (),
    "tic_tac_toe": (),
}


def all_end(name: str, games: int) -> None:
    found = simulate(Spec(name.split()[0], 2, variants=GAMES[name]), games, seed=3)
    assert found["finished"] == games


@pytest.mark.parametrize("name", GAMES)
def test_some_games(name: str) -> None:
    all_end(name, 5)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_games(name: str) -> None:
    all_end(name, 1000)
