"""Moves typed by places: one answer for several questions, taken as a whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.interpreter import load
from spielwerk.interpreter.asking.moves import places_in, typed_move
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.study.counting import counted_from
from support.terminal import Terminal

DRAUGHTS = "draughts"
PROMOTION = """\
game: promotion
players: [2]
source: known
layouts: {board: {of: square, pattern: squares, size: [3, 3]}}
kinds: {square: {}}
pieces:
  pawn:  {of: player, start: {box: 3}, lies on: [box, square]}
  queen: {of: player, start: {box: 3}, lies on: [box, square]}
  rook:  {of: player, start: {box: 3}, lies on: [box, square]}
zones: {box: {of: player}}
counters: {point: {of: player}}
setup: {pawns: {as each player: {each square where your row of it is 1: deal 1 pawn from your box to that square}}}
flow: {round: {as each player: turn}, turn: {go: go}}
rules:
  go:
    choose a square with your pawn as origin:
      choose a square 2 straight steps from that origin as goal:
        - move 1 pawn from that origin to your box
        - choose one:
            queen: deal 1 queen from your box to that goal
            rook: deal 1 rook from your box to that goal
      otherwise: nothing
    otherwise: nothing
end: {done: {when: round at least 3, after: now}}
winner: [most point, shared]
"""


def at(folder: Path, game: str, drawn: str) -> Match:
    """A match with this position on the board, where the first player is asked."""
    (folder / "given").mkdir()
    text = f"scenarios: {{one: {{players: 2, given: [{{board: board, drawn: {drawn}}}], at: turn of ann}}}}\n"
    (folder / "given" / "one.yaml").write_text(text)
    rules, state = counted_from(load(game, 2), str(folder / "given" / "one.yaml"))
    match = rules.start(1)
    match.state[:] = state
    match.advance()
    return match


def moved(match: Match, said: str) -> list[str] | None:
    """The decisions of a move, by the ids of what is taken."""
    steps = typed_move(ask(match, 0), said, lambda pc, code: (match.rules.option_id(pc, code),))
    return None if steps is None else [match.rules.option_id(step.pc, step.code) for step in steps]


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("e2e4", (["e2", "e4"], "")),
        ("E2-E4", (["e2", "e4"], "")),
        (" e2 – e4 ", (["e2", "e4"], "")),
        ("c3xe5:g7", (["c3", "e5", "g7"], "")),
        ("e7e8=q", (["e7", "e8"], "q")),
        ("e8 queen", (["e8"], "queen")),
        ("e2", None),
        ("e2e9", None),
        ("e2e4?!", None),
        ("bank", None),
    ],
)
def test_places_are_read_in_any_usual_way(said: str, found: object) -> None:
    assert places_in(said, {f"{c}{r}" for c in "abcdefgh" for r in range(1, 9)}) == found


def test_jumps_are_named_one_after_the_other_or_as_far_as_there_is_a_choice(tmp_path: Path) -> None:
    match = at(tmp_path, DRAUGHTS, "8/8/5m2/8/3m4/2M5/1m6/M1M5")
    assert moved(match, "c3xe5xg7") == moved(match, "c3e5") == ["c3"]
    assert moved(match, "c1a3") == ["c1"] and moved(match, "a1xc3") is None and moved(match, "c1xa3xc5") is None


def test_letters_at_the_end_begin_what_is_chosen_then(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(PROMOTION)
    match = load(tmp_path, 2).start(1)
    assert moved(match, "a1a3q") == ["a1", "a3", "queen"]
    assert moved(match, "a1c1=rook") == ["a1", "c1", "rook"]
    assert moved(match, "a1a3") == ["a1", "a3"]
    assert moved(match, "a1a3x") is None and moved(match, "a1b2") is None


def test_a_move_is_made_in_a_terminal() -> None:
    terminal = Terminal("play", DRAUGHTS, "--seed", "1", "--bot", "2=random")
    terminal.wait_for("> ")
    terminal.say("c3d5")
    terminal.wait_for("`c3d5` is not offered")
    terminal.wait_for("> ")
    terminal.say("c3-d4")
    terminal.wait_for("Round 2")
    terminal.wait_for("moved last")  # what the other player has moved is marked
    terminal.wait_for("d4:")
    terminal.wait_for("> ")
    terminal.say("quit")
    terminal.wait_for("The game was left")
    assert terminal.end() == 0
