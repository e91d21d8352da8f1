"""Who sits where: neighbours, turns that begin with somebody, and a start that is passed on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, counters, refused, tiny
from spielwerk.interpreter import Match
from spielwerk.interpreter.engine.events import Seated, Standing
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.storage.exports import as_data


def acting(match: Match, turns: int, option: str = "rest") -> list[int]:
    """Who is asked, turn by turn."""
    found = []
    for _ in range(turns):
        found.append(match.owed()[0][0])
        match.choose(option)
    return found


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        ("the player on your left", [0, 1, 0]),
        ("the next player", [0, 1, 0]),
        ("the player on your right", [0, 0, 1]),
        ("the player to the left of the player on your left", [0, 0, 1]),
        ("the start player", [1, 0, 0]),
        ("the player on the right of the start player", [0, 0, 1]),
    ],
)
def test_a_neighbour_is_meant(tmp_path: Path, who: str, expected: list[int]) -> None:
    act = {"choose one": {"go": f"set gem of {who} to 1", "rest": "nothing"}}
    match = tiny(tmp_path, 3, rules={"act": act}).start(1)
    assert counters(choose(match, "go"), "gem") == expected


@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("the player on your left", [1, 2, 0]),
        ("the player on your right", [2, 0, 1]),
        ("you", [0, 1, 2]),
        ("highest gem", [0, 1, 2]),
        ("highest gem, then from the player on your right", [2, 0, 1]),
        ("highest coin, then from the player on your right", [1, 2, 0]),
    ],
)
def test_turns_begin_with_somebody(tmp_path: Path, first: str, order: list[int]) -> None:
    act = {"choose one": {"rest": "nothing", "go": {f"as each player from {first}": "answer"}}}
    rules = {"act": act, "answer": {"choose one": {"yes_please": "gain 1 point", "no_thanks": "nothing"}}}
    start = {"coin": {"start": 0}, "gem": {"start": 0}}
    match = tiny(
        tmp_path, 3, rules=rules, counters=start, setup={"rich": "set coin of the next_one to 2"} if 0 else None
    )
    match = match.start(1)
    if "coin" in first:
        match.state[match.rules.layout.counters["coin"] + 1] = 2
    match.choose("go")
    assert acting(match, 3, "no_thanks") == order


def game(folder: Path, **more: Any) -> Any:
    flow = {"round": [{"as each player from the start player": "turn"}, "hand_on"]}
    rules = {"hand_on": "pass the start to the player to the left of the start player"}
    return tiny(folder, 3, flow=flow, rules=rules, **more)


def test_the_start_is_passed_on(tmp_path: Path) -> None:
    match = game(tmp_path).start(1)
    assert acting(match, 6) == [0, 1, 2, 1, 2, 0]
    assert match.view(0)["start"] == "player_3"
    assert acting(match, 3) == [2, 0, 1]


def test_who_starts_is_part_of_the_position(tmp_path: Path) -> None:
    match = game(tmp_path).start(1)
    other = match.clone()
    other.state[other.rules.layout.start] = 2
    assert match.digest() != other.digest()
    assert match.imagine(1, 5).view(1)["start"] == "player_1"


def test_the_record_says_who_starts(tmp_path: Path) -> None:
    match = game(tmp_path).start(1)
    acting(match, 2)
    events = recorded(match, *match.meant("rest"))
    facts = [fact for event in events for fact in event.facts if isinstance(fact, Seated)]
    assert facts == [Seated(1, Standing.STARTS)]
    changes = [change for event in events for change in as_data(match.rules, event)["changes"]]
    assert {"player": "player_2", "now": "starts"} in changes


def test_in_a_game_that_never_passes_it_the_start_is_no_part_of_the_state(tmp_path: Path) -> None:
    match = tiny(tmp_path, 3, flow={"round": [{"as each player from the start player": "turn"}]}).start(1)
    assert match.rules.layout.start == -1
    assert "start" not in match.view(0)
    assert acting(match, 3) == [0, 1, 2]


def test_only_a_player_sits_at_the_table(tmp_path: Path) -> None:
    assert [p.code for p in refused(tmp_path, rules={"act": "pass the start to your coins"})] == ["wrong-type"]


def test_nobody_sits_beside_nobody(tmp_path: Path) -> None:
    problems = refused(tmp_path, setup={"first": "pass the start to the player on your left"})
    assert [p.code for p in problems] == ["no-antecedent"]


def test_what_the_neighbour_of_nobody_has_is_nothing(tmp_path: Path) -> None:
    beside = "the player to the left of boss"
    told = [f"gain (gems of {beside}) points", {f"if {beside} has 1 gem": "gain 1 point"}]
    match = tiny(tmp_path, notes={"boss": "player"}, rules={"act": [*told, {"if round is 9": "set boss to you"}]})
    assert counters(match.start(1), "point") == [0, 0]
