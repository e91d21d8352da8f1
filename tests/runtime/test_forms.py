"""Single forms of the language, each played in a very small game."""

from __future__ import annotations

from pathlib import Path

import pytest
from runtime.tiny import choose, counters, refused, tiny
from spielwerk.interpreter.runtime.simulate import Spec, simulate


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
