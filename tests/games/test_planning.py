"""Plans of many steps, made in secret: nobody sees anything of another's before all are done, whatever the order."""

from __future__ import annotations

import random
from typing import Any

import pytest
from games.playing import LARGEST, TABLES, counts_of, expansions_of, label, pack_names, rules_of, says
from spielwerk.interpreter import Match
from spielwerk.interpreter.packs.loading import load_checked
from spielwerk.interpreter.packs.pack import player_counts

#: games in which several players decide at the same time, with every number of players
SECRET = [(name, players) for name, players in TABLES if says(name, "secretly")]


@pytest.mark.parametrize("name", pack_names())
def test_these_are_the_tables(name: str) -> None:
    pack = load_checked(name, rulebook=False)
    assert (list(counts_of(name)), list(expansions_of(name))) == (player_counts(pack), pack.expansions)


@pytest.mark.parametrize("name,players", LARGEST, ids=label)
def test_these_are_the_games_with_secret_plans(name: str, players: int) -> None:
    assert bool(rules_of(name, players).machine.secrets) == ((name, players) in SECRET)


def seen_by(match: Match, watcher: int) -> dict[str, Any]:
    """What a player sees, but for who has finished: that everybody may know."""
    view = match.view(watcher)
    secret = {key: value for key, value in (view.get("secret") or {}).items() if key != "answered"}
    return {**view, "secret": secret, "deciding": []}


@pytest.mark.parametrize("name,players", SECRET, ids=label)
def test_no_step_of_a_plan_shows_in_anothers_view(name: str, players: int) -> None:
    match, chance = rules_of(name, players).start(3), random.Random(3)
    steps = 0
    while not match.over:
        player, _, codes = chance.choice(match.owed())
        others = [p for p in range(players) if p != player]
        before = {p: seen_by(match, p) for p in others} if match.threads is not None else {}
        match.pick(player, chance.choice(codes))
        if before and match.threads is not None:
            steps += 1
            assert {p: seen_by(match, p) for p in others} == before
    assert steps


def plan_in(match: Match, order: list[int], seed: int) -> None:
    """All secret decisions owed now, player by player in this order, each by chance of their own."""
    chances = {player: random.Random(f"{seed} {player}") for player in order}
    for player in order:
        while match.threads is not None:
            mine = [codes for who, _, codes in match.owed() if who == player]
            if not mine:
                break
            match.pick(player, chances[player].choice(mine[0]))


@pytest.mark.parametrize("name,players", SECRET, ids=label)
def test_who_plans_first_does_not_matter(name: str, players: int) -> None:
    found = set()
    for order in (list(range(players)), list(reversed(range(players)))):
        match, chance = rules_of(name, players).start(5), random.Random(5)
        rounds = 0
        while not match.over and rounds < 2:
            if match.threads is not None:
                plan_in(match, order, rounds)
                rounds += 1
                continue
            player, _, codes = match.owed()[0]
            match.pick(player, chance.choice(codes))
        found.add(match.digest())
    assert len(found) == 1


@pytest.mark.parametrize("name,players", SECRET, ids=label)
def test_a_plan_can_be_taken_back_until_all_are_done(name: str, players: int) -> None:
    match = rules_of(name, players).start(7)
    chance = random.Random(7)
    while match.threads is None:
        player, _, codes = match.owed()[0]
        match.pick(player, chance.choice(codes))
    fresh = match.digest()
    plan_in(match, [0], 1)
    if players > 1 and match.threads is not None:
        assert match.digest() != fresh
        match.take_back(0)
        assert match.digest() == fresh
