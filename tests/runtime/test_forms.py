"""Single forms of the language, each played in a very small game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, counters, refused, tiny
from spielwerk.interpreter import load_save, restore, save, snapshot
from spielwerk.interpreter.prose.whole_games.said_names import words
from spielwerk.interpreter.study.scenarios import run_scenarios
from spielwerk.interpreter.study.simulate import Spec, simulate


def test_a_round_that_ends_the_game_is_the_last_one(tmp_path: Path) -> None:
    match = choose(tiny(tmp_path).start(1), *["rest"] * 6)
    assert match.over
    assert (match.result().rounds, match.result().cause) == (3, "long")


def test_now_ends_the_game_before_anything_of_that_round(tmp_path: Path) -> None:
    match = tiny(tmp_path, end={"long": {"after": "now"}}).start(1)
    assert choose(match, *["rest"] * 4).over


def test_the_round_is_a_number(tmp_path: Path) -> None:
    rules = tiny(tmp_path, rules={"act": {"choose one": {"earn": "gain round coins"}}})
    assert counters(choose(rules.start(1), *["earn"] * 4), "coin") == [6, 6]


@pytest.mark.parametrize(("coins", "gems"), [(3, 5), (4, 2), (5, 1)])
def test_a_definition_has_cases(tmp_path: Path, coins: int, gems: int) -> None:
    cases = {"if your coins is 3": 5, "otherwise if your coins at most 4": "round + 1", "otherwise": 1}
    rules = tiny(
        tmp_path,
        counters={"coin": {"start": coins}},
        define={"bonus": cases},
        rules={"act": {"choose one": {"take": "gain bonus gems"}}},
    )
    assert counters(choose(rules.start(1), "take"), "gem") == [gems, 0]


def test_something_is_lost_for_each(tmp_path: Path) -> None:
    rules = tiny(
        tmp_path,
        counters={"coin": {"start": 5}},
        rules={"act": {"choose one": {"wear": ["gain 2 gems", "lose 1 coin and 1 gem per 2 gems"]}}},
    )
    match = choose(rules.start(1), "wear")
    assert (counters(match, "coin"), counters(match, "gem")) == ([4, 5], [1, 0])


@pytest.mark.parametrize(
    ("by", "points"), [("your coins", [2, 0]), ("least your coins", [0, 2]), ("most your coins", [2, 0])]
)
def test_players_are_ranked_by_most_or_least(tmp_path: Path, by: str, points: list[int]) -> None:
    rules = tiny(tmp_path, scoring={"rank players": {"by": by, "prizes": {1: "gain 2 points"}}})
    assert choose(rules.start(1), *["earn", "rest"] * 3).points() == points


def test_players_who_are_tied_share_the_victory(tmp_path: Path) -> None:
    rules = tiny(tmp_path, players=3, winner=["most coin", "shared"])
    result = choose(rules.start(1), *["earn", "rest", "earn"] * 3).result()
    assert (result.winners, result.ranking) == ([0, 2], [0, 2, 1])
    series = simulate(Spec(str(tmp_path / "tiny"), 2), 20, seed=1)
    assert series["shared_wins"] > 0
    assert sum(seat["wins"] for seat in series["seats"]) == 20


def test_without_that_word_ties_go_by_seat(tmp_path: Path) -> None:
    result = choose(tiny(tmp_path, winner=["most coin"]).start(1), *["rest"] * 6).result()
    assert result.winners == [0]


@pytest.mark.parametrize("winner", [["shared"], ["most coin", "shared", "most gem"]])
def test_shared_stands_last(tmp_path: Path, winner: list[str]) -> None:
    assert [p.code for p in refused(tmp_path, winner=winner)] == ["wrong-value"]


def test_a_price_in_things_of_a_kind_has_a_worth(tmp_path: Path) -> None:
    game = {
        "kinds": {"stone": {"has": {"weight": "number"}}, "plan": {"has": {"cost": "amounts of stone"}}},
        "stones": {"flint": {"weight": 1}, "slate": {"weight": 2}},
        "plans": {"wall": {"cost": "2 flint and 1 slate"}, "roof": {"cost": "3 slate"}},
        "worths": {"burden": {"flint": 1, "slate": 2}},
        "checks": {"wall": "burden of cost of wall is 4", "all": "(total burden of cost of plans) is 10"},
    }
    tiny(tmp_path / "right", **game)
    assert {p.code for p in refused(tmp_path / "wrong", **game | {"worths": {"burden": {"flint": 2}}})} == {
        "check-fails"
    }
    assert [p.code for p in refused(tmp_path / "odd", **game | {"worths": {"burden": {"wall": 2}}})] == ["unknown-name"]


def test_where_nothing_lies_no_flag_holds_and_no_number_is_read(tmp_path: Path) -> None:
    rules = tiny(
        tmp_path,
        kinds={"field": {}, "card": {"start": "deck", "has": {"ripe": "flag", "size": "number"}}},
        fields={"near": {}, "far": {}},
        cards={"wheat": {"ripe": True, "size": 2}},
        zones={"deck": {"holds": "card"}, "bed": {"of": "field", "holds": "card", "limit": 1}},
        setup={"sow": "deal 1 card from deck to bed of near"},
        define={"a field is golden": "ripe of card of it holds", "yield of a field": "size of card of it"},
        rules={
            "act": {
                "choose one": {"reap": ["gain (count of golden fields) gems", "gain (total yield of fields) coins"]}
            }
        },
    )
    match = choose(rules.start(1), "reap")
    assert (counters(match, "gem"), counters(match, "coin")) == ([1, 0], [5, 3])


def test_of_something_that_is_not_there_no_definition_holds(tmp_path: Path) -> None:
    rules = tiny(
        tmp_path,
        counters={"gem": {"start": 1}, "point": {"start": 1}, "star": {"of": "dish", "start": 1}},
        kinds={"dish": {}, "guest": {"has": {"wants": {"dish": "none"}}}},
        dishes={"soup": {}},
        guests={"ann": {"wants": "soup"}, "ben": {}},
        define={
            "a dish is famous": "stars on it at least 1",
            "fame of a dish": "stars on it * 2",
            "taste of a guest": "fame of wants of it",
        },
        rules={
            "act": {
                "choose one": {
                    "serve": [
                        "gain (count of guests where (wants of it is famous)) coins",
                        "gain (total taste of guests) gems",
                    ]
                }
            }
        },
    )
    match = choose(rules.start(1), "serve")
    assert (counters(match, "coin"), counters(match, "gem")) == ([4, 3], [3, 1])


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("move all cards from used to the bottom of deck", ["third", "fourth", "first", "second"]),
        ("move all cards from used to the top of deck", ["first", "second", "third", "fourth"]),
        ("deal 1 card from used to the bottom of deck", ["third", "fourth", "first"]),
    ],
)
def test_many_things_go_under_a_stack_in_their_order(tmp_path: Path, line: str, drawn: list[str]) -> None:
    rules = tiny(
        tmp_path,
        kinds={"card": {"start": "start_stack"}},
        cards={name: {} for name in ("fourth", "third", "second", "first")},
        zones={
            "start_stack": {"holds": "card", "form": "stack"},
            "used": {"holds": "card", "form": "stack"},
            "deck": {"holds": "card", "form": "stack"},
        },
        setup={"part": ["move second to used", "move first to used", "move all cards from start_stack to deck"]},
        rules={"act": {"choose one": {"tidy": line, "rest": "nothing"}}},
    )
    assert list(reversed(choose(rules.start(1), "tidy").view(0)["zones"]["deck"])) == drawn


# ---- counters


def test_losses_take_a_counter_below_zero_if_it_may_be(tmp_path: Path) -> None:
    menu = {"lose": "lose 2 points", "gain": "gain 1 point", "drop": "lose all points", "rest": "nothing"}
    rules = tiny(tmp_path, counters={"point": {"below zero": True}}, rules={"act": {"choose one": menu}})
    match = choose(rules.start(1), "lose", "gain", "drop", "drop")
    assert counters(match, "point") == [-2, 0]
    assert load_save(save(match), rules).points() == [-2, 0]
    assert restore(rules, snapshot(match)).points() == [-2, 0]
    result = choose(match, "gain", "rest").result()
    assert (result.points, result.winners) == ([-1, 0], [1])
    assert [sum(by.values()) for by in result.by_source] == result.points


def test_nobody_pays_what_they_do_not_have(tmp_path: Path) -> None:
    menu = {
        "lose": "lose 2 gems",
        "buy": ["pay 1 gem", "gain 1 coin"],
        "all": ["pay all gems", "gain 1 coin"],
        "mix": {"pay 3 with": ["1 gem", "1 coin"]},
        "rich": {"only if your gems at least 1": "nothing"},
    }
    rules = tiny(tmp_path, counters={"gem": {"below zero": True}}, rules={"act": {"choose one": menu}})
    match = choose(rules.start(1), "lose", "lose")
    assert [o.id for o in match.decisions()[0].options] == ["rest", "earn", "lose", "all", "mix"]
    choose(match, "all")
    assert (counters(match, "gem"), counters(match, "coin")) == ([-2, -2], [4, 3])


def test_a_stock_runs_out_and_is_filled_again(tmp_path: Path) -> None:
    menu = {
        "take": "gain 3 gems",
        "pay": {"pay 1 gem": "nothing"},
        "mix": {"pay 2 with": ["1 gem", "2 coins"]},
        "lose": "lose 5 gems",
        "set": "set your gems to 9",
        "ask": {"only if stock of gems is 0": "gain (stock of gems + 1) coins"},
    }
    rules = tiny(
        tmp_path,
        counters={"gem": {"start": 1, "stock": 6}},
        rules={"act": {"choose one": menu}},
        end={"long": {"when": "round is 9"}},
    )
    match = choose(rules.start(1), "take", "take")
    assert (counters(match, "gem"), match.view(0)["stocks"]) == ([4, 2], {"gem": 0})
    choose(match, "pay", "lose")
    assert (counters(match, "gem"), match.view(0)["stocks"]) == ([3, 0], {"gem": 3})
    choose(match, "rest", "set")
    assert (counters(match, "gem"), match.view(0)["stocks"]) == ([3, 3], {"gem": 0})
    choose(match, "ask", "mix", "1 gem")
    assert (counters(match, "gem"), match.view(0)["stocks"], counters(match, "coin")) == ([3, 1], {"gem": 2}, [4, 3])


def test_more_cannot_be_given_out_than_there_is(tmp_path: Path) -> None:
    found = refused(tmp_path, counters={"gem": {"start": 2, "stock": {2: 4, "others": 5}}})
    assert [(p.code, str(p.message)) for p in found] == [
        ("wrong-value", "with 3 players: 6 `gem` are given out at the start, but there are only 5")
    ]


def test_a_stock_has_no_debts(tmp_path: Path) -> None:
    assert [p.code for p in refused(tmp_path, counters={"gem": {"below zero": True, "stock": 5}})] == ["wrong-value"]


def test_what_is_gained_from_another_player_is_theirs_no_more(tmp_path: Path) -> None:
    menu = {
        "rob": {"each opponent": "gain 2 coins from them"},
        "beg": {"each opponent": "they gain all coins from you"},
    }
    match = choose(tiny(tmp_path, players=3, rules={"act": {"choose one": menu}}).start(1), "rob", "rob")
    assert counters(match, "coin") == [5, 4, 0]
    assert counters(choose(match, "beg"), "coin") == [5, 4, 0]


def test_a_gain_from_another_player_wakes_those_who_answer_gains(tmp_path: Path) -> None:
    rules = tiny(
        tmp_path,
        rules={"act": {"choose one": {"rob": {"each opponent": "gain 4 coins from them"}}}},
        always={"luck": {"whenever you gain coin": "gain 1 gem"}},
    )
    match = choose(rules.start(1), "rob", "rest", "rob")
    assert (counters(match, "coin"), counters(match, "gem")) == ([6, 0], [1, 0])


# ---- numbers said of things
CARDS = {
    "kinds": {
        "good": {"has": {"price": "number"}},
        "card": {"start": "deck", "has": {"abilities": "abilities"}},
    },
    "goods": {"stone": {"price": 4}, "wood": {"copies": 2, "price": 2}},
    "zones": {"deck": {"holds": "card"}, "cards": {"of": "player", "holds": "card", "in play": True}},
    "parameters": {"worth of a good": "price of it + 1"},
    "rules": {
        "act": {
            "choose one": {
                "sell": {"choose a good": "gain (worth of that good) coins"},
                "stone": "gain (your worth of stone) coins",
                "theirs": {"each opponent": "gain (their worth of wood_1) coins"},
                "draw": ["choose a card in deck", "move that card to your cards"],
            }
        }
    },
    "end": {"long": {"when": "round is 9"}},
}


def cards(*abilities: str) -> dict[str, object]:
    return {f"card_{i}": {"abilities": [line]} for i, line in enumerate(abilities)}


def test_a_number_said_of_things_is_a_constant_table(tmp_path: Path) -> None:
    rules = tiny(tmp_path, **CARDS, cards=cards("your worth of stone is 6"))
    assert counters(choose(rules.start(1), "sell", "stone", "stone"), "coin") == [8, 8]
    text = "\n".join(rules.machine.program.functions.values())
    assert "sum" not in text and text.count("lambda S: tuple") == 1


@pytest.mark.parametrize(
    ("ability", "stone", "wood"),
    [
        ("your worth of stone is 6", 6, 3),
        ("your worth of wood is 2 more", 5, 5),
        ("your worth of a good is 1 less", 4, 2),
        ("your worth of a good is (price of it) more", 9, 5),
    ],
)
def test_cards_change_the_number_of_one_thing_or_of_all(tmp_path: Path, ability: str, stone: int, wood: int) -> None:
    rules = tiny(tmp_path, **CARDS, cards=cards(ability))
    match = choose(rules.start(1), "draw", "theirs", "stone", "sell", "wood_1")
    assert counters(match, "coin") == [3 + stone, 3 + wood + 3]
    said = words(rules, "card_0")
    assert said.splitlines()[-1].strip().lower().startswith("your worth of ")


def test_the_text_names_the_thing(tmp_path: Path) -> None:
    rules = tiny(tmp_path, **CARDS, cards=cards("your worth of stone is 6", "your worth of a good is 2 less"))
    assert words(rules, "card_0").splitlines()[-1].strip() == "Your worth of Stone is 6."
    assert words(rules, "card_1").splitlines()[-1].strip() == "Your worth of each good is 2 less than usual."
    assert "its price plus 1" in words(rules, "worth") or "price" in words(rules, "worth")


# ---- events


def test_any_counter_of_a_group_is_an_event(tmp_path: Path) -> None:
    rules = tiny(
        tmp_path,
        groups={"treasure": ["coin", "gem"]},
        rules={"act": {"choose one": {"both": "gain 2 coins and 1 gem", "buy": ["pay 1 coin", "pay 1 gem"]}}},
        always={
            "fame": {"whenever you gain a treasure": "gain 1 point"},
            "loss": {"whenever you pay a treasure": "lose 1 point"},
        },
    )
    match = choose(rules.start(1), "both", "both", "buy")
    assert match.points() == [0, 2]


def test_a_thing_moved_to_a_zone_is_an_event_and_no_card_answers_its_own_arrival(tmp_path: Path) -> None:
    shop = {"whenever you move a card to your cards": "gain 2 points"}
    rules = tiny(
        tmp_path, **CARDS, cards={"card_0": {"abilities": [shop]}, "card_1": {"abilities": [shop]}, "card_2": {}}
    )
    match = choose(rules.start(1), "draw", "card_0", "stone")
    assert match.points() == [0, 0]
    assert choose(match, "draw", "card_1", "draw").points() == [2, 0]
    assert "whenever you move a card to your cards" in words(rules, "card_0").lower()


def test_the_answer_to_a_moved_thing_asks_nobody(tmp_path: Path) -> None:
    asking = {"whenever you move a card to cards": {"you may": "gain 1 point"}}
    found = refused(tmp_path, **CARDS, cards={"card_0": {"abilities": [asking]}})
    assert [p.code for p in found] == ["asking-step"]


def test_a_scenario_exchanges_a_card_whose_number_is_how_many_lie_in_its_stack(tmp_path: Path) -> None:
    sections: dict[str, Any] = {
        "kinds": {"card": {"start": "deck"}},
        "cards": {"ace": {"copies": 9}},
        "zones": {"deck": {"holds": "card", "form": "stack"}, "shop": {"holds": "card", "form": "row", "slots": 1}},
        "setup": {"open": "deal 1 card from deck to shop"},
    }
    rules = tiny(tmp_path, **sections)
    name = rules.words.things[8].name  # eight are left
    (tmp_path / "tiny" / "scenarios").mkdir()
    given, then = f"[{{row: shop, holds: [{name}]}}]", f"[deck is 8, shop is 1, {name} is in shop]"
    text = f"scenarios:\n  put:\n    players: 2\n    given: {given}\n    then: {then}\n"
    (tmp_path / "tiny" / "scenarios" / "put.yaml").write_text(text)
    assert [(r.ok, r.message) for r in run_scenarios(str(tmp_path / "tiny"))] == [(True, None)]
