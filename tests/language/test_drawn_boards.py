"""Positions drawn with letters: any board in a few lines, and every slip told where it stands."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter.packs.loading import load_checked
from spielwerk.interpreter.study.scenarios import ScenarioResult, run_scenarios

CHESS = """\
game: chess_board
players: [2]
source: known
layouts: {board: {of: square, pattern: squares, size: [8, 8]}}
kinds: {square: {}}
pieces:
  pawn:   {of: player, start: {box: 8}, lies on: [box, square]}
  knight: {of: player, start: {box: 10}, lies on: [box, square]}
  bishop: {of: player, start: {box: 10}, lies on: [box, square]}
  rook:   {of: player, start: {box: 10}, lies on: [box, square]}
  queen:  {of: player, start: {box: 9}, lies on: [box, square]}
  king:   {of: player, start: {box: 1}, lies on: [box, square]}
zones: {box: {of: player}}
counters: {point: {of: player}}
setup: {pawns: {as each player: {each square where your row of it is 2: deal 1 pawn from your box to that square}}}
flow: {round: {as each player: turn}, turn: {choose a square with your king: gain 1 point, otherwise: nothing}}
end: {done: {when: round at least 3, after: now}}
winner: [most point, shared]
"""
CHESSMEN = """\
game: chessmen
players: [2]
source: known
layouts: {board: {of: square, pattern: squares, size: [4, 4]}}
kinds: {square: {}, chessman: {of: player, start: box, plural: chessmen}}
chessmen:
  pawn: {copies: 2}
  queen: {}
zones:
  box: {of: player, holds: chessman}
  standing: {of: square, holds: chessman, limit: 1}
counters: {point: {of: player}}
flow: {round: {as each player: turn}, turn: {score: gain 1 point}}
end: {done: {when: round at least 3, after: now}}
winner: [most point, shared]
"""
MORRIS = """\
game: small_mill
players: [2]
source: known
layouts: {mill: {of: point, linked along: path}}
kinds: {point: {}, path: {has: {points: list of point}}}
points: {a1: {}, b1: {}, c1: {}, a2: {}, c2: {}, a3: {}, b3: {}, c3: {}}
paths:
  lower: {points: [a1, b1, c1]}
  upper: {points: [a3, b3, c3]}
  left: {points: [a1, a2, a3]}
  right: {points: [c1, c2, c3]}
pieces: {man: {of: player, start: {hand: 4}, lies on: [hand, point], plural: men}}
zones: {hand: {of: player}}
counters: {score: {of: player}}
flow: {round: {as each player: turn}, turn: {count: gain 1 score}}
end: {done: {when: round at least 3, after: now}}
winner: [most score, shared]
"""
HOUSES = """\
game: houses
players: [2]
source: known
layouts: {board: {of: house, pattern: squares, size: [3, 2]}}
kinds: {house: {}}
pieces: {seed: {start: {bag: 24}, lies on: [bag, house, store]}}
zones: {bag: {}, store: {of: player}}
setup: {seeds: {each house: deal 4 seeds from bag to that house}}
counters: {point: {of: player}}
flow: {round: {as each player: turn}, turn: {score: gain 1 point}}
end: {done: {when: round at least 3, after: now}}
winner: [most point, shared]
"""
GAMES = {"chess": CHESS, "chessmen": CHESSMEN, "morris": MORRIS, "houses": HOUSES}
HEAD = "scenarios:\n  drawn:\n    players: {players}\n    given:\n"


def scenario(tmp_path: Path, game: str, given: str, then: str = "", players: int = 2) -> ScenarioResult:
    """The result of a scenario with these lists."""
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "game.yaml").write_text(GAMES[game].replace("players: [2]", f"players: [{players}]"))
    text = HEAD.format(players=players) + indent(given, " " * 6)
    text += "    then:\n" + indent(then, " " * 6) if then else ""
    (tmp_path / "scenarios" / "one.yaml").write_text(text)
    [result] = run_scenarios(load_checked(tmp_path))
    return result


MIDDLE_GAME = """\
- board: board
  drawn: |
    8 r . . . k . . r
    7 p . p p q p b .
    6 b n . . p n p .
    5 . . . P N . . .
    4 . p . . P . . .
    3 . . N . . Q . p
    2 P P P B B P P P
    1 R . . . K . . R
      a b c d e f g h
"""


def test_a_middle_game_of_two_colours(tmp_path: Path) -> None:
    told = """\
- ann: [your pawns on squares is 8, your pawns in your box is 0, your rooks in your box is 8, your kings on e1 is 1]
- ben: [your pawns on squares is 8, your knights on b6 is 1, your bishops on squares is 2, your kings on e8 is 1]
- {board: board, drawn: r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R}
"""
    result = scenario(tmp_path, "chess", MIDDLE_GAME, told)
    assert result.ok, result.message


def test_a_second_queen_comes_from_the_box(tmp_path: Path) -> None:
    given = "- {board: board, drawn: 4k3/8/8/8/8/8/8/QQQ1K3}\n"
    told = "- ann: [your queens on squares is 3, your queens in your box is 6, your pawns in your box is 8]\n"
    assert scenario(tmp_path, "chess", given, told).ok


def test_things_lie_in_zones_of_the_places(tmp_path: Path) -> None:
    given = """\
- {board: board, drawn: QPP1/4/4/p2q}
- board: board
  letters: {x: pawn of ann, o: pawn of ben}
  drawn: |
    4 . . . x
    3 . . x .
    2 o q o .
    1 . . . .
"""
    told = "- {board: board, drawn: 3P/2P1/pqp1/4}\n- ann: chessmen in your box is 1\n"
    result = scenario(tmp_path, "chessmen", given, told)
    assert result.ok, result.message


def test_points_on_drawn_lines(tmp_path: Path) -> None:
    given = """\
- board: mill
  letters: {w: man of ann, b: man of ben}
  drawn: |
    3 w---.---b
      |       |
    2 .       b
      |       |
    1 w---.---.
      a   b   c
"""
    told = "- ann: [your men on a1 is 1, your men on a3 is 1, your men in your hand is 2]\n"
    told += "- ben: [your men on c3 is 1, your men on c2 is 1]\n"
    told += '- {board: mill, shows: [man], drawn: "M . m\\n. m\\nM . ."}\n- {board: mill, drawn: M1m/1m/M2}\n'
    result = scenario(tmp_path, "morris", given, told)
    assert result.ok, result.message


def test_many_on_one_place_are_numbers(tmp_path: Path) -> None:
    given = "- ann: move 4 seeds from a1 to your store\n- {board: board, drawn: 1 2 3 / 10 0 4}\n"
    told = "- {board: board, drawn: 1 2 3 / 10S . 4}\n- seeds on a1 is 10\n- seeds in bag is 0\n"
    told += "- ann: seeds in your store is 4\n"
    result = scenario(tmp_path, "houses", given, told)
    assert result.ok, result.message


def test_with_more_players_a_number_says_whose_it_is(tmp_path: Path) -> None:
    given = "- {board: board, drawn: P1 . . Q3 / 4 / 4 / Q2 P3 . .}\n"
    told = "- cid: [chessmen in your box is 1]\n- ann: [chessmen in your box is 2]\n"
    result = scenario(tmp_path, "chessmen", given, told, players=3)
    assert result.ok, result.message


def test_a_difference_is_told_where_it_is_drawn(tmp_path: Path) -> None:
    then = "- {board: board, drawn: 4k3/8/8/8/8/8/8/Q3K2R}\n"
    result = scenario(tmp_path, "chess", "- {board: board, drawn: 4k3/8/8/8/8/8/8/Q3K3}\n", then)
    [problem] = result.problems
    assert "what lies on `h1` is: -" in str(problem.message)
    assert problem.span is not None and (problem.span.line, problem.span.column) == (7, 51)


@pytest.mark.parametrize(
    ("game", "given", "said", "place"),
    [
        ("chess", "- {board: board, drawn: 8/8/8}", "rows of the board: 8; drawn: 3", (5, 35)),
        ("chess", "- {board: board, drawn: 8/8/8/8/8/7/8/8}", "places in row 3: 8; drawn: 7", (5, 41)),
        ("chess", "- {board: board, drawn: 8/8/8/8/8/8/2x5/8}", "`x` stands for nothing on this board", (5, 44)),
        ("chess", "- {board: board, drawn: 8/8/8/8/8/8/8/k6k}", "drawn: 2 king of ben; there are only 1", (5, 47)),
        ("chess", "- {board: board, letters: {N: king}, drawn: 8/8}", "rows of the board: 8; drawn: 2", (5, 53)),
        ("chess", "- {board: board, letters: {N: king, n: rook of ann}, drawn: 8/8}", "`n` stands for `king`", (5, 43)),
        ("chess", "- {board: board, letters: {N: horse}, drawn: 8/8}", "`horse` cannot lie on this board", (5, 37)),
        ("chess", "- {board: board, letters: {N: king of cid}, drawn: 8/8}", "nobody is called `cid`", (5, 37)),
        ("chess", "- {board: board, letters: {NN: king}, drawn: 8/8}", "`NN` is not a letter", (5, 34)),
        ("chess", "- {board: board, shows: [horse], drawn: 8/8}", "`horse` cannot lie on this board", (5, 32)),
        ("chess", "- {board: boards, drawn: 8/8}", "`boards` is no board that can be drawn", (5, 17)),
        ("chess", "- {board: board}", "here the board is drawn", (5, 9)),
        ("chess", "- {board: board, drawing: 8}", "did you mean `drawn`", (5, 24)),
        ("chessmen", "- {board: board, drawn: 4/4/4/. P PQ .}", "no room for all that is drawn here", (5, 41)),
        ("houses", "- {board: board, drawn: 1 2 3 / 10 9 4}", "drawn: 29 seed; there are only 24", (5, 42)),
    ],
)
def test_slips_are_told_with_their_place(
    tmp_path: Path, game: str, given: str, said: str, place: tuple[int, int]
) -> None:
    [problem] = scenario(tmp_path, game, given + "\n").problems
    assert said in str(problem.message)
    assert problem.span is not None and (problem.span.line, problem.span.column) == place


def test_rows_of_a_block_have_their_own_lines(tmp_path: Path) -> None:
    given = MIDDLE_GAME.replace("6 b n", "6 b x")
    [problem] = scenario(tmp_path, "chess", given).problems
    assert problem.span is not None and (problem.span.line, problem.span.column) == (9, 15)


FROM = """\
scenarios:
  forced:
    players: 2
    given: [{board: board, drawn: 8/8/8/8/8/2m5/1M6/8}]
    at: turn of ann
  blocked:
    players: 2
    given: [{board: board, drawn: 8/8/8/8/8/2m5/1m6/M7}]
    at: turn of ann
  second:
    players: 2
    given: [{board: board, drawn: 8/8/8/8/8/4m3/8/2M5}]
    at: turn of ann
    play: [{ann: b2}]
"""


def counted(file: Path, *more: str) -> str:
    args = ["bench", "draughts", "--count", "1", "--format", "json", "--from", str(file), *more]
    return CliRunner().invoke(cli, args).output


@pytest.mark.parametrize(("name", "ways"), [("forced", 1), ("blocked", 0), ("second", 2)])
def test_ways_are_counted_from_the_position_itself(tmp_path: Path, name: str, ways: int) -> None:
    (tmp_path / "positions.yaml").write_text(FROM)
    found = counted(Path(f"{tmp_path}/positions.yaml:{name}"))
    assert f'"1": {ways}' in found, found


def test_of_several_scenarios_in_a_file_one_is_named(tmp_path: Path) -> None:
    (tmp_path / "positions.yaml").write_text(FROM)
    assert "forced" in counted(tmp_path / "positions.yaml") and "FILE:NAME" in counted(tmp_path / "positions.yaml")
    (tmp_path / "positions.yaml").write_text(FROM.replace("1M6/8", "1X6/8"))
    assert "positions.yaml:4:" in counted(Path(f"{tmp_path}/positions.yaml:forced"))
    assert "missing-file" in counted(tmp_path / "none.yaml")
