"""What decisions bring: what has changed for whom, and what can be known of it before."""

from __future__ import annotations

import random

import pytest
from spielwerk.interpreter import load
from spielwerk.interpreter.engine.gains import Change, brought, changed, counted, names
from spielwerk.interpreter.engine.match import Match


def placed(*options: str) -> Match:
    match = load("yokohama", 2).start(seed=3)
    for _ in range(2):
        decision = match.decisions()[0]
        match.choose(decision.options[0].id, decision.player)
    for option in options:
        match.choose(option)
    return match


def foreseen(match: Match, seat: int) -> dict[int, tuple[Change, ...]]:
    """By option, what is certain to change for whoever takes it."""
    codes = next(codes for who, _, codes in match.owed() if who == seat)
    imagined = [match.imagine(seat, seed) for seed in range(8)]
    return {code: brought(imagined, seat, [code]) for code in codes}


def test_a_change_has_a_player_a_counter_and_two_numbers() -> None:
    match = placed("pair")
    before = counted(match)
    match.choose("bank")
    assert match.view(0)["counters"]["yen"]["player_1"] == 6
    assert changed(match.rules, before, counted(match)) == (Change(0, "yen", 3, 6),)


def test_only_counters_that_are_shown_count() -> None:
    assert names(load("yokohama", 2)) == ["point", "yen", "copper", "silk", "tea", "fish", "import"]
    assert "truck_left" not in names(load("smartphone_inc", 2))


def test_what_an_option_brings_is_known_before() -> None:
    match = placed("pair")
    things = match.rules.words.thing_names
    found = foreseen(match, 0)
    assert found[things["bank"]] == (Change(0, "yen", 3, 6),)
    assert found[things["church"]] == ()


def test_things_are_counted_by_what_is_printed_on_them() -> None:
    match = load("yamatai", 2).start(seed=4)
    before, fleets = counted(match), foreseen(match, match.owed()[0][0])
    player, _, (fleet, *_) = match.owed()[0]
    match.pick(player, fleet)
    found = changed(match.rules, before, counted(match))
    assert found and {*fleets[fleet]} <= {*found}
    materials = {thing.entry for thing in match.rules.words.kinds["material"].things}
    assert {change.name for change in found} <= materials and all(change.now > change.before for change in found)


@pytest.mark.parametrize("game", ["yokohama", "yamatai", "smartphone_inc"])
def test_what_is_foreseen_happens_and_tells_nothing_hidden(game: str) -> None:
    chance, match, told = random.Random(5), load(game, 2).start(seed=4), 0
    for _ in range(120):
        seat, _, codes = match.owed()[0]
        code = chance.choice(codes)
        found = foreseen(match, seat)
        assert found == foreseen(match.imagine(seat, 99), seat)
        before, secret = counted(match, seat), match.threads is not None
        match.pick(seat, code)
        if not secret:
            told += len(found[code])
            assert {*found[code]} <= {*changed(match.rules, before, counted(match))}
        if match.over:
            break
    assert told > 3
