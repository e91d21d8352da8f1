"""A twin is a fair yardstick only if it is the same game: the same questions, the same options, the same end."""

from __future__ import annotations

import random

import pytest
from benchmarks.contenders import SMALL, twin_of
from spielwerk.interpreter import load


@pytest.mark.parametrize("name", SMALL)
def test_a_twin_is_the_same_game(name: str) -> None:
    rules, module = load(name), twin_of(name)
    new, called = module.Game, getattr(module, "name", None)
    ends = set()
    for seed in range(50):
        match, game, chance = rules.start(seed), new(), random.Random(seed)
        while not match.over:
            player, pc, codes = match.owed()[0]
            assert (player, len(codes)) == (game.player, len(game.options))
            if called is not None:
                assert [rules.option_id(pc, code) for code in codes] == [called(option) for option in game.options]
            place = chance.randrange(len(codes))
            match.pick(player, codes[place])
            game.choose(game.options[place])
        assert game.options == []
        winners = match.result().winners
        assert winners == ([0, 1] if game.winner is None else [game.winner])
        ends.add(game.winner)
    assert {0, 1} <= ends  # the sample holds wins of both


@pytest.mark.parametrize("name", SMALL)
def test_a_clone_of_a_twin_is_a_game_of_its_own(name: str) -> None:
    game = twin_of(name).Game()
    before, other = list(game.options), game.clone()
    while other.options:
        other.choose(other.options[0])
    assert game.options == before and game.winner is None
