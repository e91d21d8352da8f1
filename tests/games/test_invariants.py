"""What holds after every decision of every game: totals, options, copies, snapshots, saves, and what is seen."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest
from games.playing import ALL_TABLES, MOST_DECISIONS, TABLES, counts_of, label, play, random_choice, rules_of
from spielwerk.interpreter import Match, Rules, broken_totals, load_save, restore, save, snapshot

GAMES = 1
SOAK_GAMES = 100
SAVES = 5
#: in each game, so many moments
LOOKS = 20
FEWEST_WITH_ALL = [t for t in ALL_TABLES if t[2] and t[1] == min(counts_of(t[0]))]


@cache
def closed_places(rules: Rules, player: int) -> frozenset[int]:
    """Where the player may not look, read off the declarations alone."""
    closed = set()
    for number, place in enumerate(rules.layout.places):
        seen_by = rules.words.zones[place.zone].seen_by
        if seen_by == "nobody" or (seen_by == "owner" and place.holder != player):
            closed.add(number)
    return frozenset(closed)


def hidden_names(rules: Rules, state: list[int], player: int) -> set[str]:
    """The things that lie where the player may not look, and their parts."""
    things, closed = rules.words.things, closed_places(rules, player)
    first = rules.layout.locations
    lying = state[first : first + len(things)]
    hidden = {things[i].name for i, place in enumerate(lying) if place in closed}
    return hidden | {thing.name for thing in things if thing.whole >= 0 and lying[thing.whole] in closed}


def words_in(value: Any, found: set[str]) -> set[str]:
    """Every text in plain data, keys and values."""
    if isinstance(value, dict):
        found.update(value)
        for inner in value.values():
            if type(inner) is not int:
                words_in(inner, found)
    elif isinstance(value, list):
        for inner in value:
            words_in(inner, found)
    elif isinstance(value, str):
        found.add(value)
    return found


def no_view_shows_what_is_hidden(match: Match) -> None:
    rules = match.rules
    for player in range(rules.players):
        state = match.threads[player].state if match.threads and player in match.threads else match.state
        shown = words_in(match.view(player), set())
        assert not shown & hidden_names(rules, state, player)


def every_option_can_be_chosen(match: Match) -> None:
    machine = match.rules.machine
    for player, pc, codes in match.owed():
        ids = [match.rules.option_id(pc, code) for code in codes]
        hidden = machine.program.choices[pc].hidden  # others may not know that it is the only one
        assert len(set(ids)) == len(ids) > (not hidden), f"{machine.place_of(pc)}: {ids}"
        for code in codes:
            if match.threads is not None:
                match.clone().pick(player, code)
            else:  # what `pick` does, without the copy of the history
                state = match.state[:]
                machine.choose(state, code)
                machine.run(state)


def a_copy_played_on_leaves_the_original(match: Match, chance: random.Random) -> None:
    state, history, owed = match.state[:], len(match.history), match.owed()
    for _ in play(match.clone(), chance, most=3):
        pass
    assert (match.state, len(match.history), match.owed()) == (state, history, owed)


def without_answers_kept(match: Match) -> list[int]:
    state = match.state[:]
    for first, last in match.rules.machine.kept:
        state[first:last] = [0] * (last - first)
    return state


def a_snapshot_gives_the_same(match: Match) -> None:
    again = restore(match.rules, snapshot(match))
    assert without_answers_kept(again) == without_answers_kept(match)
    assert again.history == match.history and again.seed == match.seed
    assert again.owed() == match.owed()  # and the digest is the same, or it would have been refused


def a_save_gives_the_same(match: Match) -> None:
    again = load_save(save(match), match.rules)
    assert again.digest() == match.digest() and again.owed() == match.owed()


def game_keeps_the_invariants(rules: Rules, seed: int, most: int = MOST_DECISIONS) -> None:
    """After so many decisions at most, spread over the game, everything is looked at; totals after each."""
    moments = random.Random(seed)
    match = rules.start(seed)
    length = sum(1 for _ in play(match, random.Random(seed)))
    save_at = set(moments.sample(range(length), min(SAVES, length)))
    match = rules.start(seed)
    chance = random.Random(seed)
    every = length // most | 1  # odd, as what is asked often takes turns
    for number in range(length):
        assert broken_totals(match) == []
        if number % every == 0:
            every_option_can_be_chosen(match)
            a_copy_played_on_leaves_the_original(match, moments)
            a_snapshot_gives_the_same(match)
            no_view_shows_what_is_hidden(match)
        if number in save_at:
            a_save_gives_the_same(match)
        match.pick(*random_choice(match, chance))
    assert match.over and not match.owed() and broken_totals(match) == []
    a_snapshot_gives_the_same(match)
    a_save_gives_the_same(match)
    result = match.result()
    assert sorted(result.ranking) == list(range(rules.players))
    if rules.score is not None:  # a number that only stands at the end (pieces on a board) comes from nowhere
        assert [sum(sources.values()) for sources in result.by_source] == result.points


@pytest.mark.parametrize("name,players", TABLES, ids=label)
def test_invariants_hold_after_every_decision(name: str, players: int) -> None:
    """Totals after every one, the rest after some that are spread over the game; with `-m soak` after all."""
    rules = rules_of(name, players)
    for seed in range(1, 1 + GAMES):
        game_keeps_the_invariants(rules, seed, LOOKS)


@pytest.mark.parametrize("name,players,expansions", FEWEST_WITH_ALL, ids=label)
def test_invariants_hold_with_everything_added(name: str, players: int, expansions: tuple[str, ...]) -> None:
    game_keeps_the_invariants(rules_of(name, players, expansions), 1, LOOKS)


@pytest.mark.soak
@pytest.mark.parametrize("name,players,expansions", ALL_TABLES, ids=label)
def test_invariants_hold_in_many_games(name: str, players: int, expansions: tuple[str, ...]) -> None:
    for seed in range(1, 1 + SOAK_GAMES):
        game_keeps_the_invariants(rules_of(name, players, expansions), seed)


@pytest.mark.parametrize("name,players", TABLES, ids=label)
def test_an_imagined_match_looks_the_same_and_goes_on(name: str, players: int) -> None:
    """At a player's own decision they have the same options in whatever they imagine, and see the same."""
    rules = rules_of(name, players)
    match, chance = rules.start(5), random.Random(5)
    differs = 0
    for number, _ in enumerate(play(match, chance)):
        if match.over or number % 13:
            continue
        player = match.owed()[0][0]
        before = match.digest()
        other = match.imagine(player, number)
        assert match.digest() == before
        assert broken_totals(other) == [] and other.history == []
        mine = [owed for owed in match.owed() if owed[0] == player]
        assert [owed for owed in other.owed() if owed[0] == player] == mine
        if match.threads is None:
            assert json.dumps(other.view(player)) == json.dumps(match.view(player))
            differs += other.state != match.state
        for _ in play(other, chance, most=20):
            pass
        for watcher in range(players):  # also somebody who watches another decide can imagine it
            assert broken_totals(match.imagine(watcher, number)) == []
    assert differs or not any(zone.seen_by != "all" for zone in rules.words.zones.values())


@pytest.mark.parametrize("name,players", TABLES, ids=label)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(name: str, players: int) -> None:
    """Two matches that look the same to a player are imagined alike: nothing of what is hidden comes through."""
    rules = rules_of(name, players)
    match, chance = rules.start(8), random.Random(8)
    for number, _ in enumerate(play(match, chance, most=300)):
        if match.over or match.threads is not None or number % 10:
            continue
        player = match.owed()[0][0]
        alike = match.imagine(player, 1)
        for seed in (2, 3):
            assert alike.imagine(player, seed).digest() == match.imagine(player, seed).digest()
