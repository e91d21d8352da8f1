"""`with the highest value`, `with the most coins`: of all that fit everything else that is said of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, counters, refused, tiny

CARDS: dict[str, Any] = {
    "kinds": {"card": {"start": "row", "has": {"value": "number", "red": "flag"}}},
    "cards": {"one": {"value": 1, "red": True}, "four": {"copies": 2, "value": 4}, "three": {"value": 3, "red": True}},
    "zones": {"row": {"holds": "card", "form": "row", "slots": 4}, "hand": {"of": "player", "holds": "card"}},
}


def after(folder: Path, line: Any, coins: list[int] | None = None) -> list[int]:
    """The points of three players when the first has done it."""
    match = tiny(folder, 3, rules={"act": {"choose one": {"go": line, "rest": "nothing"}}}, **CARDS).start(1)
    first = match.rules.layout.counters["coin"]
    match.state[first : first + 3] = coins or [3, 3, 3]
    return list(counters(choose(match, "go"), "point"))


@pytest.mark.parametrize(
    ("query", "points"),
    [
        ("card in row with the highest value", 8),  # both that are tied
        ("card in row with the lowest value", 1),
        ("red card in row with the highest value", 3),
        ("card in row with the highest value where value of it fewer than 4", 3),
        ("card in row with the lowest value where it is not one", 3),
        ("card in your hand with the lowest value", 0),
    ],
)
def test_of_all_that_fit(tmp_path: Path, query: str, points: int) -> None:
    assert after(tmp_path, {f"each {query}": "gain (value of that card) points"})[0] == points


@pytest.mark.parametrize(
    ("query", "coins", "points"),
    [
        ("player with the most coins", [3, 5, 5], [0, 1, 1]),
        ("player with the fewest coins", [3, 5, 5], [1, 0, 0]),
        ("opponent with the most coins", [9, 2, 5], [0, 0, 1]),
        ("player with the fewest coins where it is not you", [1, 4, 5], [0, 1, 0]),
        ("player with the most coins where coins of it at most 4", [3, 5, 3], [1, 0, 1]),
    ],
)
def test_of_players(tmp_path: Path, query: str, coins: list[int], points: list[int]) -> None:
    assert after(tmp_path, {f"each {query}": "they gain 1 point"}, coins) == points


def test_choices_are_among_the_tied(tmp_path: Path) -> None:
    line = {"choose a card in row with the highest value": "gain (value of that card) points"}
    match = tiny(tmp_path, rules={"act": {"choose one": {"go": line, "rest": "nothing"}}}, **CARDS).start(1)
    choose(match, "go")
    assert [option.id for option in match.decisions()[0].options] == ["four_1", "four_2"]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("player with the highest coins", "other-word"),
        ("card in row with the most value", "other-word"),
        ("card in row with the highest red", "wrong-type"),
        ("card in row with the highest weight", "unknown-name"),
    ],
)
def test_what_is_no_number_of_it_is_refused(tmp_path: Path, query: str, code: str) -> None:
    line = {f"each {query}": "gain 1 point"}
    problems = refused(tmp_path, rules={"act": {"choose one": {"go": line, "rest": "nothing"}}}, **CARDS)
    assert [p.code for p in problems] == [code]
