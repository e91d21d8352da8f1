"""What is offered: guards through searches and switches, free actions between turns, what others must pay before."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, counters, refused, tiny
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import Rules
from spielwerk.interpreter.prose.whole_games.said_names import words
from support.oracle import legal

CARDS: dict[str, Any] = {
    "kinds": {"card": {"start": "deck", "has": {"suit": ["red", "blue"], "worth": {"number": 2}}}},
    "cards": {"ace": {"suit": "red"}, "2nd_ace": {"suit": "red", "worth": 5}, "king": {"suit": "blue", "worth": 4}},
    "zones": {"deck": {"holds": "card"}, "cards": {"of": "player", "holds": "card"}},
    "end": {"long": {"when": "round is 5"}},
}


def menu(folder: Path, alternatives: dict[str, Any], **more: Any) -> Rules:
    return tiny(folder, **CARDS, rules={"act": {"choose one": {"rest": "nothing"} | alternatives}}, **more)


def offered(match: Match) -> list[str]:
    return [option.id for option in match.decisions()[0].options]


def agrees(rules: Rules, seeds: int = 4) -> None:
    """The slow law that tries everything finds the same options."""
    for seed in range(seeds):
        match, chance = rules.start(seed), random.Random(seed)
        while not match.over:
            player, _, codes = match.owed()[0]
            assert sorted(legal(rules.machine, match.state)) == sorted(codes)
            match.pick(player, chance.choice(codes))


def test_a_switch_is_part_of_the_guard(tmp_path: Path) -> None:
    switch = {"according to suit of that card": {"red": "pay 2 coins", "blue": "pay 9 coins"}}
    rules = menu(tmp_path, {"take": ["choose a card in deck", switch, "move that card to your cards"]})
    match = choose(rules.start(1), "take")
    assert offered(match) == ["ace", "2nd_ace"], "nobody has nine coins for a blue one"
    agrees(rules)


def test_a_search_is_part_of_the_guard(tmp_path: Path) -> None:
    search = {"find a red card in deck": "pay (worth of that card) coins", "otherwise": "pay 1 coin"}
    rules = menu(tmp_path, {"take": [search, "choose a card in deck", "move that card to your cards"]})
    match = choose(rules.start(1), "take", "ace")
    assert counters(match, "coin") == [1, 3]
    assert offered(match) == ["rest", "earn"], "the first red one now is the second ace, which costs five"
    agrees(rules)


@pytest.mark.parametrize(("share", "points"), [(2, 1), (1, 3), (0, 3), (5, 0)])
def test_one_divides_by_a_parameter_and_below_one_by_one(tmp_path: Path, share: int, points: int) -> None:
    rules = menu(tmp_path, {"split": "gain (your coins / share) points"}, parameters={"share": share})
    assert choose(rules.start(1), "split").points() == [points, 0]


def test_a_number_that_is_left_out_is_what_its_kind_says(tmp_path: Path) -> None:
    rules = menu(tmp_path, {"count": "gain (worth of ace) points", "more": "gain (worth of 2nd_ace) points"})
    assert choose(rules.start(1), "count", "more").points() == [2, 5]


# ---- free actions
def test_free_actions_are_offered_between_the_turns_of_a_step_that_is_done_as_often_as_possible(tmp_path: Path) -> None:
    spend = {"as often as possible": ["pay 2 coins", {"choose one": {"a": "gain 1 point", "b": "nothing"}}]}
    rules = tiny(
        tmp_path,
        flow={"turn": ["spend", "act"]},
        rules={"spend": spend},
        always={"mint": {"once per turn": "gain 1 coin"}},
    )
    match = rules.start(1)
    assert offered(match) == ["mint", "go_on"]
    choose(match, "go_on", "a")
    assert offered(match) == ["mint", "go_on"], "one coin is left: not enough, but the mint has not been used"
    choose(match, "mint")
    assert offered(match) == ["a", "b"], "two coins again, and nothing free is left"
    agrees(rules)


# ---- what others pay
def test_what_others_must_pay_before_they_act_belongs_to_the_price(tmp_path: Path) -> None:
    rules = tiny(
        tmp_path,
        rules={"act": {"choose one": {"spend": "dig"}}, "dig": ["pay 2 coins", "gain 1 point"]},
        always={"tithe": {"before opponents dig": "they pay 1 coin to you"}},
        end={"long": {"when": "round is 5"}},
    )
    match = choose(rules.start(1), "spend")
    assert counters(match, "coin") == [0, 4], "two for digging and one for the opponent"
    choose(match, "spend", "rest", "earn")
    assert counters(match, "coin") == [1, 2]
    choose(match, "earn")
    assert offered(match) == ["rest", "earn"], "two coins are enough for digging, not for the opponent"
    agrees(rules)


# ---- chance
def test_a_roll_gives_every_number_of_its_range_and_the_same_one_for_the_same_seed(tmp_path: Path) -> None:
    rules = menu(tmp_path, {"throw": "roll your points from 2 to 4"})
    rolled = [choose(rules.start(seed), "throw").points()[0] for seed in range(40)]
    assert set(rolled) == {2, 3, 4}
    assert rolled == [choose(rules.start(seed), "throw").points()[0] for seed in range(40)]
    assert "by lot: 2 to 4" in words(rules, "act")


def test_what_stands_behind_a_roll_must_be_possible_whatever_comes(tmp_path: Path) -> None:
    throw = ["roll your gems from 1 to 3", "pay 3 gems"]
    found = refused(tmp_path, rules={"act": {"choose one": {"throw": throw}}})
    assert [p.code for p in found] == ["behind-chance"]
