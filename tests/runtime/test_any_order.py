"""Parts in any order: who is asked which comes first, and when; abilities that answer among them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, counters, refused, tiny
from spielwerk.interpreter import Timeline
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import Rules
from support.oracle import legal, orders_watched

BUY: dict[str, Any] = {"pay 4 coins": "gain 1 point"}
CARDS: dict[str, Any] = {
    "kinds": {"card": {"start": "deck", "has": {"reward": "effect", "abilities": "abilities"}}},
    "cards": {
        "plain": {"reward": "gain 2 gems and 1 point"},
        "shop": {"reward": ["gain 1 gem", BUY]},
        "school": {"reward": "nothing", "abilities": [{"whenever you sell a card": "gain 2 coins"}]},
        "ball": {"reward": "nothing", "abilities": [{"whenever you sell a card": "gain 1 point"}]},
    },
    "zones": {
        "deck": {"holds": "card"},
        "hand": {"of": "player", "holds": "card", "in play": True},
        "sold": {"of": "player", "holds": "card"},
    },
}


def ordered(folder: Path, *parts: Any, **more: Any) -> Rules:
    return tiny(folder, rules={"act": {"choose one": {"rest": "nothing", "go": {"in any order": [*parts]}}}}, **more)


def selling(folder: Path, *sell: Any) -> Rules:
    """Cards are learned or sold; `sell` is what is done when one is."""
    ways = {
        "rest": "nothing",
        "learn": "move school to your hand",
        "dance": "move ball to your hand",
        "trade": ["choose a card in deck", "sell that card"],
    }
    rules = {"act": {"choose one": ways}, "sell a card": ["move that card to your sold", *sell]}
    return tiny(folder, **CARDS, rules=rules, end={"long": {"when": "round is 5"}})


def offered(match: Match) -> list[str]:
    return [option.id for option in match.decisions()[0].options]


def agrees(rules: Rules, seeds: int = 3) -> list[int]:
    """The slow law agrees with every option, and with every order that is asked for or not."""
    with orders_watched(rules.machine) as seen:
        for seed in range(seeds):
            match, chance = rules.start(seed), random.Random(seed)
            while not match.over:
                player, _, codes = match.owed()[0]
                assert sorted(legal(rules.machine, match.state)) == sorted(codes)
                match.pick(player, chance.choice(codes))
    return seen


def test_the_player_says_what_comes_first_where_it_matters(tmp_path: Path) -> None:
    rules = ordered(tmp_path, "gain 2 coins", BUY)
    match = choose(rules.start(1), "go")
    assert offered(match) == ["2 coin", "part_2"]
    first, last = choose(match.clone(), "2 coin", "yes"), choose(match.clone(), "part_2")
    assert (first.points(), counters(first, "coin")) == ([1, 0], [1, 3])
    assert (last.points(), counters(last, "coin")) == ([0, 0], [5, 3]), "three coins do not pay for it"
    assert agrees(rules)[1] > 0


@pytest.mark.parametrize("coins", [4, 9, 1])
def test_nothing_is_asked_where_every_order_leads_to_the_same(tmp_path: Path, coins: int) -> None:
    rules = ordered(tmp_path, "gain 2 coins", BUY, counters={"coin": {"start": coins}})
    match = choose(rules.start(1), "go")
    assert match.decisions()[0].player == (0 if coins > 1 else 1)
    assert coins == 1 or offered(match) == ["yes", "no"]
    agrees(rules)


def test_parts_that_change_nothing_for_the_others_are_not_asked_about(tmp_path: Path) -> None:
    match = choose(ordered(tmp_path, "gain 1 point and 2 coins", "gain 1 gem", BUY).start(1), "go")
    assert offered(match) == ["2 coin", "part_4"]
    assert counters(match, "gem") == [1, 0] and match.points() == [1, 0]


def test_parts_that_are_the_same_are_one_option(tmp_path: Path) -> None:
    go = {"in any order": ["buy", "buy", "gain 5 coins"]}
    rules = tiny(tmp_path, rules={"act": {"choose one": {"rest": "nothing", "go": go}}, "buy": BUY})
    match = choose(rules.start(1), "go")
    assert offered(match) == ["buy", "5 coin"]
    assert choose(match.clone(), "buy").decisions()[0].player == 0
    assert choose(match, "5 coin", "yes", "yes").points() == [2, 0]
    agrees(rules)


def test_parts_that_have_nothing_to_do_with_each_other_are_asked_about_in_turn(tmp_path: Path) -> None:
    sell = {"pay 1 gem": "gain 1 point"}
    rules = ordered(tmp_path, "gain 2 coins", "gain 1 gem", BUY, sell)
    match = choose(rules.start(1), "go")
    assert offered(match) == ["2 coin", "part_3"]
    choose(match, "part_3")
    assert offered(match) == ["1 gem", "part_4"]
    agrees(rules)


def test_what_is_dealt_may_come_before_a_decision_and_is_not_looked_at(tmp_path: Path) -> None:
    zones = CARDS["zones"] | {"deck": {"holds": "card", "form": "stack", "seen by": "nobody"}}
    cards = CARDS | {"zones": zones, "cards": {"plain": CARDS["cards"]["plain"]}}
    rules = ordered(tmp_path, "deal 1 card from deck to your sold", {"you may": "gain 1 coin"}, **cards)
    match = choose(rules.start(1), "go")
    assert offered(match) == ["part_1", "part_2"]
    agrees(rules)


def test_names_are_options(tmp_path: Path) -> None:
    parts = {"wage": "gain 2 coins", "goods": BUY}
    rules = tiny(tmp_path, rules={"act": {"choose one": {"rest": "nothing", "go": {"in any order": parts}}}})
    assert offered(choose(rules.start(1), "go")) == ["wage", "goods"]


def test_what_must_be_paid_afterwards_is_kept_in_mind(tmp_path: Path) -> None:
    block = [{"in any order": ["gain 2 coins", BUY]}, "pay 2 coins"]
    rules = tiny(tmp_path, rules={"act": {"choose one": {"rest": "nothing", "go": block}}})
    match = choose(rules.start(1), "go")
    assert counters(match, "coin") == [3, 3], "five coins would pay for the point, but two are needed"
    agrees(rules)


def test_what_is_printed_is_taken_apart_only_where_it_matters(tmp_path: Path) -> None:
    rules = selling(tmp_path, {"in any order": ["do reward of that card", "gain 1 coin"]})
    plain = choose(rules.start(1), "trade", "plain")
    assert plain.decisions()[0].player == 1 and counters(plain, "gem") == [2, 0]
    shop = choose(rules.start(1), "trade", "shop")
    assert offered(shop) == ["part_2", "1 coin"]
    assert choose(shop, "1 coin", "yes").points() == [1, 0]
    agrees(rules)


TOGETHER = {"in any order": ["do reward of that card", "do what answers this"]}


def test_abilities_that_answer_are_parts(tmp_path: Path) -> None:
    rules = selling(tmp_path, TOGETHER, "gain 1 gem")
    match = choose(rules.start(1), "learn", "rest", "dance", "rest", "trade", "shop")
    assert offered(match) == ["part_2", "school"]
    assert match.points() == [1, 0] and counters(match, "gem") == [1, 0], "what the ball gives is not asked about"
    paid = choose(match.clone(), "school", "yes")
    assert (paid.points(), counters(paid, "coin"), counters(paid, "gem")) == ([2, 0], [1, 3], [2, 0])
    late = choose(match, "part_2")
    assert (late.points(), counters(late, "coin"), counters(late, "gem")) == ([1, 0], [5, 3], [2, 0])
    assert agrees(rules, 12)[1] > 0


def test_without_the_card_nothing_answers(tmp_path: Path) -> None:
    match = choose(selling(tmp_path, TOGETHER).start(1), "learn", "trade", "shop")
    assert match.decisions()[0].player == 0 and counters(match, "coin") == [3, 3], "the card is another player's"


def test_answers_stand_where_the_rule_says(tmp_path: Path) -> None:
    rules = selling(tmp_path, "do what answers this", "set your coin to 7")
    assert counters(choose(rules.start(1), "learn", "rest", "trade", "plain"), "coin") == [7, 3], "set after the answer"


def test_a_choice_of_order_can_be_taken_back(tmp_path: Path) -> None:
    timeline = Timeline(choose(ordered(tmp_path, "gain 2 coins", BUY).start(1), "go"))
    before = timeline.match.state[:]
    player, _, codes = timeline.match.owed()[0]
    timeline.pick(player, codes[1])
    timeline.undo(player)
    assert timeline.match.state == before and offered(timeline.match) == ["2 coin", "part_2"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"in any order": "gain 1 coin"}, "any-order"),
        ({"in any order": ["gain 1 coin"]}, "any-order"),
        ({"in any order": []}, "any-order"),
        ({"in any order": ["pay 1 coin", "gain 1 gem"]}, "any-order"),
        ({"in any order": ["gain 1 coin", {"in any order": ["gain 1 gem", "gain 1 point"]}]}, "any-order"),
        ({"if your coins at least 1": "do what answers this"}, "answers-place"),
        (["do what answers this", "do what answers this"], "answers-place"),
        ({"choose one": ["do what answers this", "gain 1 coin"]}, "answers-place"),
    ],
)
def test_misuse_is_explained(tmp_path: Path, body: Any, code: str) -> None:
    found = refused(tmp_path, rules={"act": {"choose one": {"rest": "nothing", "go": "work"}}, "work": body})
    assert [p.code for p in found] == [code]


def test_only_a_rule_has_answers(tmp_path: Path) -> None:
    found = refused(tmp_path, scoring={"last": {"as each player": "do what answers this"}})
    assert [p.code for p in found] == ["answers-place"]
