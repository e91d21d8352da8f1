"""Ways to play the next turns: whole turns are counted, however many questions they have; known numbers come out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.study.counting import Counting, counted_from

DATA = Path(__file__).parents[1] / "data"
CONNECT_FOUR = """\
game: four
players: [2]
source: known
kinds: {square: {}}
layouts:
  board: {of: square, pattern: squares, size: [7, 6]}
pieces:
  disc: {of: player, start: {box: 21}, lies on: [box, square]}
counters: {won: {of: player}}
zones: {box: {of: player}}
define:
  a square is free: it has no disc and (row of it is 1 or there is a square 1 downward step from it with a disc)
flow:
  round: {as each player: turn}
  turn: {choose a free square: drop at that square, otherwise: nothing}
rules:
  drop at a square:
    - move 1 disc from your box to here
    - if there is a straight line of 4 squares with your disc through here: gain 1 won
end:
  four: {when: there is a player where won of it is 1, after: now}
winner: [most won, shared]
"""
SCENARIOS = """\
scenarios:
  three_in_a_column:
    players: 2
    given:
      - ann: [move 1 disc from your box to a1, move 1 disc from your box to a2, move 1 disc from your box to a3]
      - ben: [move 1 disc from your box to b1, move 1 disc from your box to b2]
    at: turn of ann
"""
PASS = """\
scenarios:
  one_passes:
    players: 2
    given: [{board: board, drawn: 8/8/8/8/8/8/8/Dd6}, set passes to 0]
    at: turn of ben
  both_pass:
    players: 2
    given: [{board: board, drawn: 8/8/8/8/8/8/8/D7}, set passes to 0]
    at: turn of ann
"""
HEAP = """\
game: heap
players: [2]
source: known
counters: {stone: {start: 3}, point: {of: player}}
flow:
  round: {as each player: turn}
  turn: {up to 2 times: {only if stones at least 1: [lose 1 stone, gain 1 point]}}
end: {empty: {when: stones is 0, after: now}}
winner: [most point]
"""


@pytest.fixture
def four(tmp_path: Path) -> Path:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "positions.yaml").write_text(SCENARIOS)
    (tmp_path / "game.yaml").write_text(CONNECT_FOUR)
    return tmp_path


def counts(game: Path | str, *more: str) -> dict[str, int]:
    result = CliRunner().invoke(cli, ["bench", str(game), "--format", "json", *more])
    assert result.exit_code == 0, result.output
    found: dict[str, int] = json.loads(result.output)["ways"]
    return found


def test_connect_four(four: Path) -> None:
    assert counts(four, "--count", "3") == {"1": 7, "2": 49, "3": 343}


def test_a_won_game_goes_on_no_further(four: Path) -> None:
    found = counts(four, "--count", "2", "--from", "three_in_a_column", "--divide")
    assert found == {"a4": 0, "b3": 7, "c1": 7, "d1": 7, "e1": 7, "f1": 7, "g1": 7}


def test_a_turn_is_called_by_its_places() -> None:
    found = counts("draughts", "--count", "2", "--divide")
    assert found == {"a3b4": 7, "c3b4": 7, "c3d4": 7, "e3d4": 7, "e3f4": 7, "g3f4": 7, "g3h4": 7}


def test_a_turn_in_which_nothing_is_possible_is_a_way_unless_it_ends_the_game(tmp_path: Path) -> None:
    (tmp_path / "pass.yaml").write_text(PASS)
    at = str(tmp_path / "pass.yaml")
    assert counts("reversi", "--count", "2", "--divide", "--from", f"{at}:one_passes") == {"otherwise": 1}
    assert counts("reversi", "--count", "2", "--from", f"{at}:both_pass") == {"1": 1, "2": 0}


def test_routes_of_a_turn_with_the_same_result_are_one_way(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(HEAP)
    rules = load(tmp_path, 2)
    counting, state = Counting(rules), rules.start(1).state
    assert [counting.ways(state, turns) for turns in (1, 2)] == [3, 8]  # 0, 1 or 2 stones; then 3, 3 or 2 ways


#: counted by many programs: ways to play one turn, two turns and so on
KNOWN = {
    "connect_four": (7, 49, 343, 2_401, 16_807, 117_649),
    "draughts": (7, 49, 302, 1_469, 7_361, 36_768),
    "draughts international": (9, 81, 658, 4_265),
    # 24 points, then 23, 22, 21: nobody has three men to take for yet
    "nine_mens_morris": (24, 552, 12_144, 255_024),
    "reversi": (4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216),
}
#: the same from positions of `draughts international` that are published with their numbers
POSITIONS = {
    "woldouby": (6, 12, 30, 73, 215, 590, 1_944, 6_269),
    "seventeen_against_two_kings": (14, 55, 1_168, 5_432),
}
#: how many turns take about a second
QUICK = {"connect_four": 4, "draughts": 4, "draughts international": 3, "nine_mens_morris": 3, "reversi": 5}


def counted(name: str, turns: int) -> None:
    game, *variants = name.split()
    rules = load(game, 2, variants=tuple(variants))
    counting, state = Counting(rules), rules.start(1).state
    assert tuple(counting.ways(state, n) for n in range(1, turns + 1)) == KNOWN[name][:turns]


@pytest.mark.parametrize("name", KNOWN)
def test_games_are_counted_as_everybody_counts_them(name: str) -> None:
    counted(name, QUICK[name])


@pytest.mark.soak
@pytest.mark.parametrize("name", KNOWN)
def test_games_are_counted_as_far_as_they_are_known(name: str) -> None:
    counted(name, len(KNOWN[name]))


def counted_in(position: str, turns: int) -> None:
    rules, state = counted_from(load("draughts", 2, variants=("international",)), position)
    counting = Counting(rules)
    assert tuple(counting.ways(state, n) for n in range(1, turns + 1)) == POSITIONS[position][:turns]


@pytest.mark.parametrize(("position", "turns"), [("woldouby", 5), ("seventeen_against_two_kings", 2)])
def test_captures_are_counted_as_everybody_counts_them(position: str, turns: int) -> None:
    counted_in(position, turns)


@pytest.mark.soak
@pytest.mark.parametrize("position", POSITIONS)
def test_captures_are_counted_as_far_as_they_are_known(position: str) -> None:
    counted_in(position, len(POSITIONS[position]))


def test_a_variant_is_counted() -> None:
    result = CliRunner().invoke(cli, "bench draughts --variant international --count 2 --format json".split())
    assert json.loads(result.output)["ways"] == {"1": 9, "2": 81}


def test_a_variant_belongs_to_a_game() -> None:
    result = CliRunner().invoke(cli, ["bench", "--variant", "international"])
    assert result.exit_code == 2 and "--variant" in result.output


@pytest.mark.parametrize(("game", "said"), [("envoys", "deck"), ("fives", "chance")])
def test_hidden_things_and_chance_are_refused(game: str, said: str) -> None:
    result = CliRunner().invoke(cli, ["bench", str(DATA / game), "--count", "2"])
    assert result.exit_code == 2 and said in result.output and "Traceback" not in result.output


def test_an_unknown_scenario_is_named(four: Path) -> None:
    result = CliRunner().invoke(cli, ["bench", str(four), "--count", "1", "--from", "tree_in_a_column"])
    assert result.exit_code == 2 and "three_in_a_column" in result.output
