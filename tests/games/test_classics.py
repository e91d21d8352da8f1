"""Totals that everybody knows of the games on the shelf hold in every position of random games, and all of them end."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from games.playing import play, rules_of
from spielwerk.interpreter import Match, Rules
from spielwerk.interpreter.engine.totals import broken_totals

SAMPLE, SOAK = 5, 1_000
TABLES = [
    ("backgammon", 2),
    ("hearts", 3),
    ("hearts", 4),
    ("hearts", 5),
    ("nine_mens_morris", 2),
    ("oware", 2),
    ("pig", 2),
    ("pig", 6),
]


def pieces(match: Match, name: str) -> int:
    """How many pieces of a sort lie anywhere."""
    layout = match.rules.layout
    found = 0
    for first, many, what in layout.names:
        if what.split()[:2] == ["piece", name]:
            found += sum(match.state[first : first + many])
    return found


def all_seeds(match: Match) -> None:
    assert pieces(match, "seed") == 48


def fifteen_checkers_each(match: Match) -> None:
    assert pieces(match, "checker") == 30
    if match.over:
        assert sorted(match.points())[0] == 0 and 1 <= max(match.points()) <= 3


def nine_men_each(match: Match) -> None:
    assert pieces(match, "man") == 18


def penalties_of_every_deal(match: Match) -> None:
    """26 are taken in a deal: added to those who took them, or by everybody but who took them all."""
    layout, players = match.rules.layout, match.rules.players
    first = layout.counters["penalty"]
    assert sum(match.state[first : first + players]) <= 26
    deals, total = match.round - 1, sum(match.points())
    if match.over:
        deals += 1
    assert total % 26 == 0 and deals * 26 <= total <= deals * 26 * (players - 1)


#: by game, what holds in every position
HOLDS: dict[str, Callable[[Match], None]] = {
    "backgammon": fifteen_checkers_each,
    "hearts": penalties_of_every_deal,
    "nine_mens_morris": nine_men_each,
    "oware": all_seeds,
}


def played_out(rules: Rules, game: str, seed: int) -> Match:
    match = rules.start(seed)
    holds = HOLDS.get(game)
    for _ in play(match, random.Random(seed)):
        assert not broken_totals(match)
        if holds is not None:
            holds(match)
    assert match.over
    return match


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_games_end_and_keep_their_totals(game: str, players: int) -> None:
    for seed in range(SAMPLE):
        played_out(rules_of(game, players), game, seed)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_thousand_random_games_end_and_keep_their_totals(game: str, players: int) -> None:
    for seed in range(SOAK):
        played_out(rules_of(game, players), game, seed)
