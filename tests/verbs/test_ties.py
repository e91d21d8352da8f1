"""Players who are tied in a ranking: by seat, each the whole prize, or a part of it each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, counters, refused, tiny


def ranked(folder: Path, coins: list[int], gems: list[int], **block: Any) -> list[int]:
    """The points of three players by their coins."""
    prizes = {1: "gain 7 points", 2: "gain 4 points", 3: "gain 1 point"}
    line = {"rank players": {"by": ["your coins"], "prizes": prizes} | block}
    match = tiny(folder, 3, rules={"act": {"choose one": {"go": line, "rest": "nothing"}}}).start(1)
    for name, numbers in (("coin", coins), ("gem", gems)):
        first = match.rules.layout.counters[name]
        match.state[first : first + 3] = numbers
    return list(counters(choose(match, "go"), "point"))


@pytest.mark.parametrize(
    ("ties", "coins", "points"),
    [
        ({}, [5, 5, 2], [7, 4, 1]),
        ({"ties": "each"}, [5, 5, 2], [7, 7, 1]),
        ({"ties": "share"}, [5, 5, 2], [3, 3, 1]),
        ({"ties": "each"}, [1, 5, 1], [4, 7, 4]),
        ({"ties": "share"}, [1, 5, 1], [2, 7, 2]),
        ({"ties": "each"}, [3, 3, 3], [7, 7, 7]),
        ({"ties": "share"}, [3, 3, 3], [2, 2, 2]),
        ({"ties": "share"}, [1, 2, 3], [1, 4, 7]),
        ({"ties": "each", "by": ["your coins", "least your gems"]}, [5, 5, 2], [4, 7, 1]),
    ],
)
def test_who_is_tied(tmp_path: Path, ties: dict[str, Any], coins: list[int], points: list[int]) -> None:
    assert ranked(tmp_path, coins, [2, 1, 0], **ties) == points


def test_a_prize_does_not_change_who_is_tied(tmp_path: Path) -> None:
    prizes = {1: "gain 3 points", 2: "gain 1 point"}
    points = ranked(tmp_path, [0, 0, 0], [0, 0, 0], by=["your points"], prizes=prizes, ties="each")
    assert points == [3, 3, 3]


@pytest.mark.parametrize(
    ("block", "code"),
    [({"ties": "seat"}, "wrong-value"), ({"ties": "share", "prizes": {1: "lose 1 point"}}, "wrong-type")],
)
def test_what_cannot_be_shared_is_refused(tmp_path: Path, block: dict[str, Any], code: str) -> None:
    line = {"rank players": {"by": ["your coins"], "prizes": {1: "gain 1 point"}} | block}
    problems = refused(tmp_path, rules={"act": {"choose one": {"go": line, "rest": "nothing"}}})
    assert [p.code for p in problems] == [code]
