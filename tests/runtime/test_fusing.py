"""What follows a decision as one function does what the steps do one after the other."""

from __future__ import annotations

import random

import pytest
from spielwerk.interpreter import Rules, load
from spielwerk.interpreter.plan import nodes as n
from spielwerk.interpreter.plan.bodies import expressions, statements
from spielwerk.interpreter.plan.walk import everything


def agree(rules: Rules, games: int) -> int:
    """Plays at random; before every decision both ways are tried on copies. Returns how many were compared."""
    machine, chance, compared = rules.machine, random.Random(7), 0
    for seed in range(games):
        match = rules.start(seed)
        while not match.over:
            for player, pc, codes in match.owed():
                code = chance.choice(codes)
                before = match.threads[player].state if match.threads is not None else match.state
                quick, slow = before[:], before[:]
                found = machine.fused(pc)(quick, code) if compared % 7 == 0 else machine.go[pc](quick, code)
                expected = machine.resume(slow, machine.apply[pc](slow, code))
                assert (list(found), quick) == (list(expected), slow), rules.machine.program.choices[pc].path
                compared += 1
                match.pick(player, code)
    return compared


@pytest.mark.parametrize("name", ["tic_tac_toe", "connect_four", "nim"])
def test_small_games(name: str) -> None:
    assert agree(load(name), 20) > 100


def test_choices_of_which_only_the_best_are_offered() -> None:
    assert agree(load("draughts", 2, variants=("international",)), 3) > 100


@pytest.mark.parametrize(("name", "players"), [("yokohama", 3), ("yamatai", 2), ("smartphone_inc", 4)])
def test_games_that_come_along(name: str, players: int) -> None:
    assert agree(load(name, players), 1) > 100


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["yokohama", "yamatai", "smartphone_inc"])
def test_many_games(name: str, players: int) -> None:
    assert agree(load(name, players), 15) > 1000


@pytest.mark.parametrize("name", ["tic_tac_toe", "connect_four", "nim"])
def test_nothing_is_searched_between_two_decisions_of_a_small_game(name: str) -> None:
    """Free cells, whole lines, whose turn it is: all of it is kept or constant."""
    rules = load(name)
    for pc in rules.machine.program.choices:
        done = list(statements(rules.machine.fuser.after(pc).body))
        assert not any(isinstance(s, n.ForEach) for s in done)
        for asked in ([e for part in expressions(s) for e in everything(part)] for s in done):
            seldom = any(isinstance(e, (n.Members, n.Either)) for e in asked)  # what is offered, or asked late
            assert seldom or not any(isinstance(e, n.Loop) for e in asked)
