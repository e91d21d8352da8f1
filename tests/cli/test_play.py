"""Playing in a terminal and through pipes: every answer is understood or refused, and every way out is orderly."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from spielwerk.cli.play import find_option, in_columns
from spielwerk.interpreter.runtime.match import Decision, Option

Run = Callable[..., Result]
OPTIONS = ("old_mine_1", "old_mine_2", "mine", "done")
DECISION = Decision(0, "where", "where", tuple(Option(o, o.replace("_", " "), i) for i, o in enumerate(OPTIONS)))


@pytest.mark.parametrize(
    ("said", "meant"),
    [("1", "old_mine_1"), ("4", "done"), ("mine", "mine"), ("do", "done"), ("old mine 2", "old_mine_2"),
     ("old_mine_2", "old_mine_2"), ("MINE_1", "old_mine_1")],
)  # fmt: skip
def test_an_option_is_named_by_number_or_part(said: str, meant: str) -> None:
    found = find_option(DECISION, said)
    assert isinstance(found, Option) and found.id == meant


@pytest.mark.parametrize(
    ("said", "answered"),
    [("0", "1 to 4"), ("5", "1 to 4"), ("²", "not offered"), ("old", "Which one?"), ("x", "not offered")],
)
def test_what_means_nothing_or_too_much_is_asked_again(said: str, answered: str) -> None:
    found = find_option(DECISION, said)
    assert isinstance(found, str) and answered in found


def test_short_options_stand_in_columns() -> None:
    cells = [f"{n:>3}  option" for n in range(1, 10)]
    lines = in_columns(cells, 80)
    assert len(lines) == 3 and lines[0].split() == ["1", "option", "4", "option", "7", "option"]
    assert in_columns(cells, 10) == cells


def test_bots_play_alone_and_the_scoring_is_shown(run: Run) -> None:
    result = run("play", "yokohama", "--players", "2", "--seed", "5", "--human", "0")
    assert result.exit_code == 0, result.output
    assert re.search(r"total +\d+ +\d+", result.output) and re.search(r"Player \d wins\.", result.output)
    assert max(map(len, result.output.splitlines())) <= 80
    assert result.output == run("play", "yokohama", "--players", "2", "--seed", "5", "--human", "0").output


def test_a_grid_is_drawn_when_something_is_laid_on_it(run: Run) -> None:
    layers = Path(__file__).parents[1] / "data" / "layers"
    answers = "dark_front\npair_1\nright\nb\ne5\nq\n"
    result = run("play", str(layers), "--players", "1", "--seed", "1", input=answers)
    assert result.output.count("┌─────────────┐") == 3, "asked how, asked where, and with the whole table"
    assert "choose how Pair 1 is turned" in result.output and "at e5" in result.output
    plain = run("play", str(layers), "--players", "1", input=answers, env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C"})
    assert plain.exit_code == 0


def test_a_person_plays_to_the_end(run: Run, pack: Path) -> None:
    result = run("play", str(pack), "--players", "2", "--seed", "1", input="dig\n" * 20)
    assert result.exit_code == 0, result.output
    assert "Round 1 · Player 1 · Choice: choose one" in result.output
    assert "Player 2: choice → " in result.output
    assert "Final scoring" in result.output and "Player 1 (you)" in result.output


def test_questions_and_wrong_answers_lead_back_to_the_choice(run: Run, pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "half.save"
    said = ["?", "xyz", "99", "b", "why play", "why nothing", f"s {file}", f"s {tmp_path}/no/where", "dig", "q"]
    result = run("play", str(pack), "--players", "2", "--seed", "1", input="\n".join(said) + "\n")
    assert result.exit_code == 0, result.output
    for expected in (
        "`xyz` is not offered",
        "There are options 1 to",
        "Cards and tiles",
        "Saved to",
        "Not saved",
        "The game was left in round 2",
    ):
        assert expected in result.output
    assert file.exists()


def test_a_hand_is_shown_to_its_owner_only(run: Run, pack: Path) -> None:
    result = run("play", str(pack), "--players", "2", "--seed", "1", "--human", "1", "--human", "2", input="draw\nb\n")
    assert result.exit_code == 0
    _, _, shown = result.output.partition("> ")
    board = shown[shown.index("Cards and tiles") :]
    assert "The hand: Player 1: 1" in board


def test_the_end_of_input_ends_the_game_politely(run: Run, pack: Path) -> None:
    result = run("play", str(pack), "--seed", "1", input="")
    assert result.exit_code == 0
    assert "The game was left in round 1 (seed 1)." in result.output


def test_a_seat_that_does_not_exist_is_wrong_usage(run: Run, pack: Path) -> None:
    result = run("play", str(pack), "--players", "2", "--human", "3")
    assert result.exit_code == 2 and "no seat 3" in result.stderr


class Terminal:
    """A game in a terminal of its own."""

    def __init__(self, *args: str, **env: str):
        self.master, slave = pty.openpty()
        whole = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40", **env}
        for name in ("NO_COLOR", "FORCE_COLOR"):
            if name not in env:
                whole.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "spielwerk.cli", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=whole,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored in the background
        )
        os.close(slave)
        self.text = ""

    def wait_for(self, text: str, seconds: float = 30) -> None:
        before, until = self.text.count(text), time.monotonic() + seconds
        while self.text.count(text) == before:
            assert time.monotonic() < until, self.text
            if select.select([self.master], [], [], 0.5)[0]:
                try:
                    self.text += os.read(self.master, 65536).decode(errors="replace")
                except OSError:  # the other side has closed
                    assert text in self.text, self.text
                    return

    def interrupt(self, text: str) -> None:
        """Ctrl-C, again if it came just before the terminal was read and so was not heard."""
        for _ in range(10):
            os.kill(self.process.pid, signal.SIGINT)
            try:
                return self.wait_for(text, seconds=3)
            except AssertionError:
                continue
        raise AssertionError(self.text)

    def say(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def end(self) -> int:
        status = self.process.wait(timeout=30)
        os.close(self.master)
        return status


def test_in_a_terminal_there_are_colours_unless_unwanted(pack: Path) -> None:
    for env, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal("play", str(pack), "--seed", "1", **env)
        terminal.wait_for("> ")
        terminal.say("q")
        terminal.wait_for("The game was left")
        assert terminal.end() == 0
        assert ("\x1b[1;36m" in terminal.text) == coloured


def test_interrupting_ends_the_game_politely(pack: Path) -> None:
    terminal = Terminal("play", str(pack), "--seed", "1")
    terminal.wait_for("> ")
    terminal.interrupt("The game was left")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text


def test_a_person_who_watches_a_series_sees_a_bar(pack: Path) -> None:
    terminal = Terminal("simulate", str(pack), "--games", "200")
    terminal.wait_for("finished")
    terminal.wait_for("Never taken")
    assert terminal.end() == 0
    assert "/200" in terminal.text
