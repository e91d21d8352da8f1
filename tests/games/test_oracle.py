"""The options offered are exactly those of the law of legality, at every decision, asked or not."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from games.playing import ALL_TABLES, label, play, rules_of
from spielwerk.interpreter import Match
from spielwerk.interpreter.engine.machine import Machine
from spielwerk.interpreter.lowering.layout import PC
from spielwerk.interpreter.lowering.work import shown
from support.oracle import legal, orders_watched

GAMES = 1


@contextmanager
def watched(machine: Machine) -> Iterator[list[int]]:
    """The machine's loop with the oracle asked wherever options are listed; counts how often."""
    asked = [0]

    def run(state: list[int]) -> list[int]:
        pc = state[PC]
        while pc:
            step = machine.steps[pc]
            if step is not None:
                pc = step(state)
                continue
            state[PC] = pc
            listed, apply = machine.options[pc], machine.apply[pc]
            if listed is None:
                return []
            machine.work.renew()
            offered = listed(state)
            expected = legal(machine, state)
            assert offered == expected, f"{shown(machine.place_of(pc))}: offered {offered}, the law says {expected}"
            asked[0] += 1
            ask = machine.asked[pc]
            if len(offered) != 1 or ask is not None and ask(state, offered[0]):
                return offered
            assert apply is not None
            pc = apply(state, offered[0])
        state[PC] = 0
        return []

    def go(state: list[int], option: int) -> list[int]:
        machine.choose(state, option)
        return run(state)

    usual = machine.go
    machine.run, machine.go = run, [go] * len(usual)  # type: ignore[method-assign]
    try:
        yield asked
    finally:
        machine.go = usual
        del machine.run


def games_agree(name: str, players: int, expansions: tuple[str, ...], seeds: range) -> None:
    rules, decided = rules_of(name, players, expansions), 0
    with watched(rules.machine) as asked, orders_watched(rules.machine):
        for seed in seeds:
            match: Match = rules.start(seed)
            for _ in play(match, random.Random(seed)):
                pass
            assert match.over
            decided += len(match.history)
    assert asked[0] >= decided - len(seeds) > 0, "all but the first of each game, which is offered when it is set up"


@pytest.mark.parametrize("name,players,expansions", ALL_TABLES, ids=label)
def test_options_offered_are_those_the_law_allows(name: str, players: int, expansions: tuple[str, ...]) -> None:
    games_agree(name, players, expansions, range(11, 11 + GAMES))


@pytest.mark.parametrize("change", [lambda found: found[1:], lambda found: [*found, found[0]]], ids=["fewer", "more"])
def test_an_option_too_few_or_too_many_is_noticed(change: Callable[[list[int]], list[int]]) -> None:
    name, players, expansions = ALL_TABLES[0]
    machine = rules_of(name, players, expansions).machine
    kept = machine.options[:]
    machine.options[:] = [listed and (lambda state, listed=listed: change(listed(state))) for listed in kept]
    try:
        with pytest.raises(AssertionError, match="the law says"):
            games_agree(name, players, expansions, range(1, 2))
    finally:
        machine.options[:] = kept


@pytest.mark.soak
@pytest.mark.parametrize("name,players,expansions", ALL_TABLES, ids=label)
def test_many_games_agree_with_the_law(name: str, players: int, expansions: tuple[str, ...]) -> None:
    games_agree(name, players, expansions, range(100, 130))
