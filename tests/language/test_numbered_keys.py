"""Maps whose keys are numbers: places, sizes, levels, numbers of players. What no game can reach is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import refused, tiny

CARDS: dict[str, Any] = {
    "kinds": {"suit": {"is": ["red", "blue"]}, "card": {"start": "deck", "has": {"suit": "suit"}}},
    "cards": {"ace": {"suit": "red"}, "king": {"suit": "blue"}},
    "zones": {"deck": {"holds": "card"}},
}
WRONG = ["0", "-1", "01", "13", "1.5", "²", "9" * 30, "many"]


def prize(key: str) -> dict[str, Any]:
    return {"scoring": {"x": {"rank players": {"by": "your coins", "prizes": {key: "gain 1 point"}}}}}


def size(key: str) -> dict[str, Any]:
    return CARDS | {"scoring": {"x": {"as each player": {"sets of cards in deck by suit": {key: "gain 1 point"}}}}}


def level(key: str) -> dict[str, Any]:
    return {"rules": {"act": [{"by your coins": {key: "gain 1 point"}}]}}


def defined(key: str) -> dict[str, Any]:
    return {"define": {"ease": {"by your coins": {key: 2}}}, "rules": {"act": "gain ease coins"}}


def by_players(key: str) -> dict[str, Any]:
    return {"counters": {"coin": {"of": "player", "start": {key: 2, "others": 1}}}}


def copies(key: str) -> dict[str, Any]:
    return CARDS | {"cards": {"ace": {"suit": "red", "copies": {key: 2, "others": 1}}}}


@pytest.mark.parametrize(
    ("table", "allowed", "wrong"),
    [
        (prize, ["1", "2", "12"], WRONG),
        (size, ["1", "2", "13"], [k for k in WRONG if k != "13"]),
        (level, ["0", "1", "13"], [k for k in WRONG if k not in ("0", "13")]),
        (defined, ["0", "1", "13"], [k for k in WRONG if k not in ("0", "13")]),
        (by_players, ["1", "2", "12"], WRONG),
        (copies, ["1", "2", "12"], WRONG),
    ],
)
def test_a_number_that_cannot_be_is_refused(tmp_path: Path, table: Any, allowed: list[str], wrong: list[str]) -> None:
    for key in allowed:
        assert refused(tmp_path / "good" / key, **table(key)) == [], key
    for number, key in enumerate(wrong):
        assert refused(tmp_path / "bad" / str(number), **table(key)) != [], key


def test_a_number_written_in_two_ways_is_refused(tmp_path: Path) -> None:
    body = {"by your coins": {"1": "gain 1 point", "01": "gain 2 points"}}
    assert [p.code for p in refused(tmp_path, rules={"act": [body]})] == ["wrong-type"]


def test_places_between_may_have_no_prize(tmp_path: Path) -> None:
    prizes = {"1": "gain 1 point", "3": "gain 2 points"}
    match = tiny(tmp_path, 3, scoring={"x": {"rank players": {"by": "your coins", "prizes": prizes}}}).start(1)
    while not match.over:
        match.choose("rest")
    assert match.result().points == [1, 0, 2]
