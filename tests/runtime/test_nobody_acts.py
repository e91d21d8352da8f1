"""Loops in rules of the flow in which nobody acts: what nobody decides needs no player."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, counters, refused, tiny

WEATHER = {"weather": {"of": "game"}}


def dawn(body: Any, **more: Any) -> dict[str, Any]:
    flow = {"round": ["dawn", {"as each player": "turn"}], "dawn": body, "turn": "act"}
    return {"counters": WEATHER, "flow": flow} | more


@pytest.mark.parametrize(
    ("body", "weather", "coins"),
    [
        ({"repeat 2 times": "gain 1 weather"}, 2, [3, 3]),
        ({"repeat 2 times": ["gain 1 weather", {"repeat 3 times": "gain 1 weather"}]}, 8, [3, 3]),
        ({"repeat 2 times": {"as each player": "gain 1 coin"}}, 0, [5, 5]),
        (["gain 5 weather", {"as often as possible": {"only if weather at least 3": "lose 1 weather"}}], 2, [3, 3]),
    ],
)
def test_a_loop_that_nobody_decides_on_needs_nobody_who_acts(
    tmp_path: Path, body: Any, weather: int, coins: list[int]
) -> None:
    match = tiny(tmp_path, **dawn(body)).start(1)
    assert (counters(match, "weather"), counters(match, "coin")) == (weather, coins)
    choose(match, "rest", "rest")
    assert not match.over


def test_a_loop_around_turns_gives_everybody_so_many(tmp_path: Path) -> None:
    match = tiny(tmp_path, **dawn({"repeat 2 times": {"as each player": "turn"}})).start(1)
    choose(match, *["earn"] * 4)
    assert counters(match, "coin") == [5, 5]
    assert match.decisions()[0].player == 0


def test_cards_offer_nothing_where_nobody_acts(tmp_path: Path) -> None:
    """Neither to the last player nor to anybody who owns what lies in the zone before."""
    rules = tiny(
        tmp_path,
        **dawn({"as often as possible": {"only if weather fewer than 2": "gain 1 weather"}}),
        kinds={"card": {"start": "deck", "has": {"abilities": "abilities"}}},
        cards={"ace": {"copies": 5, "abilities": [{"once per turn": {"pay 1 coin": "gain 1 point"}}]}},
        zones={"deck": {"holds": "card"}, "hand": {"of": "player", "holds": "card", "in play": True}},
        setup={"deal": {"as each player": "deal 1 card from deck to your hand"}},
    )
    match = rules.start(1)
    first = match.decisions()[0]
    assert (first.player, counters(match, "weather")) == (0, 2)


@pytest.mark.parametrize("header", ["up to 2 times", "any number of times", "you may"])
def test_where_somebody_decides_it_is_said_that_nobody_acts(tmp_path: Path, header: str) -> None:
    (problem,) = refused(tmp_path, **dawn({header: "gain 1 weather"}))
    assert problem.code == "no-antecedent"
    assert str(problem.message) == f"somebody has to act in `dawn`, as line 5 says `{header}`, but here nobody does"


@pytest.mark.parametrize(
    "trigger",
    [
        "at the start of your dawn",
        "at the end of your dawn",
        "whenever you dawn",
        "before players dew",
        "at the end of your round",
    ],
)
def test_nothing_answers_what_nobody_does(tmp_path: Path, trigger: str) -> None:
    found = refused(
        tmp_path, **dawn("dew"), rules={"dew": "gain 1 weather"}, always={"thirst": {trigger: "gain 1 coin"}}
    )
    assert [p.code for p in found] == ["dead-trigger"]
    assert "nobody acts where" in str(found[0].message)


def test_what_somebody_does_is_answered(tmp_path: Path) -> None:
    match = tiny(tmp_path, always={"thirst": {"at the start of your turn": "gain 1 coin"}}).start(1)
    assert counters(match, "coin") == [4, 3]
