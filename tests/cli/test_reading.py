"""What is typed in a terminal: edited, called back, completed, put in, typed ahead; and where no line can be edited."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from spielwerk.interpreter.storage.save_records import read_record
from support.terminal import Terminal

TERMS = ["xterm", "dumb"]


def at_the_table(pack: Path, **more: str) -> Terminal:
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2", **more)
    terminal.wait_for("> ")
    return terminal


def left(terminal: Terminal) -> None:
    terminal.wait_for("The game was left")
    assert terminal.end() == 0 and "Traceback" not in terminal.text


@pytest.mark.parametrize("term", TERMS)
@pytest.mark.parametrize("keys", ["dig\ndig\nquit\n", "dig\n\nqui"], ids=["ended", "begun"])
def test_of_lines_typed_at_once_only_the_first_is_an_answer(pack: Path, tmp_path: Path, term: str, keys: str) -> None:
    file = tmp_path / "game.save"
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2", "--save", str(file), TERM=term)
    terminal.wait_for("> ")
    terminal.press(keys)
    terminal.wait_for("2 lines typed ahead were not taken.")
    terminal.wait_for("> ")
    terminal.say("quit")
    left(terminal)
    assert terminal.text.count("typed ahead") == 1, "it is told once"
    assert read_record(file.read_bytes()).decisions == 2, "one of the person, one of the bot"


@pytest.mark.parametrize("term", TERMS)
def test_a_line_typed_while_a_game_is_loaded_is_no_answer(pack: Path, term: str) -> None:
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2", ahead="quit\n", TERM=term)
    terminal.wait_for("1 line typed ahead was not taken.")
    terminal.wait_for("> ")
    terminal.say("quit")
    left(terminal)


#: thinks until somebody makes a file
PATIENT = """\
from pathlib import Path
from time import sleep
from spielwerk.interpreter import Bot
class Patient(Bot):
    def choose(self, seen):
        self.progress(0.5)
        while not Path(__file__).with_name("go").exists():
            sleep(0.01)
            self.progress(0.5)
        return seen.options[0].id
"""


def test_lines_typed_while_a_bot_thinks_are_no_answers(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "patient_bots.py").write_text(PATIENT, encoding="utf-8")
    file, path = tmp_path / "game.save", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    more = ("--bot", "2=patient_bots:Patient", "--save", str(file))
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2", *more, PYTHONPATH=path)
    terminal.wait_for("> ")
    terminal.say("dig")
    terminal.wait_for("Player 2 is thinking")
    terminal.press("\n\ndig\nhalf")
    terminal.wait_for("half")  # the terminal has it, and shows it
    (tmp_path / "go").touch()
    terminal.wait_for("4 lines typed ahead were not taken.")
    terminal.wait_for("> ")
    terminal.say("quit")
    left(terminal)
    assert read_record(file.read_bytes()).decisions == 2


def test_behind_a_mistake_nothing_typed_ahead_is_taken(pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2", "--save", str(file))
    terminal.wait_for("> ")
    terminal.press("nonsense\ndig\n")
    terminal.wait_for("`nonsense` is not offered")
    terminal.wait_for("1 line typed ahead was not taken.")
    terminal.wait_for("> ")
    terminal.say("quit")
    left(terminal)
    assert read_record(file.read_bytes()).decisions == 0


@pytest.mark.parametrize("term", TERMS)
def test_what_is_typed_behind_the_end_goes_nowhere(pack: Path, term: str) -> None:
    terminal = at_the_table(pack, TERM=term)
    terminal.press("quit\ndig\nls\n")
    left(terminal)
    assert "2 lines typed ahead were not taken." in terminal.text


def test_a_key_that_ends_the_game_does_so_behind_an_answer(pack: Path) -> None:
    terminal = at_the_table(pack)
    terminal.press("dig\ndig\n\x03")
    terminal.wait_for("The game was left in round 2.")
    assert terminal.end() == 130 and "Traceback" not in terminal.text


def test_a_key_typed_ahead_turns_no_page(pack: Path) -> None:
    terminal = Terminal("play", str(pack), "--seed", "1", LINES="7")
    terminal.wait_for("> ")
    terminal.press("?\nq")  # who pressed the second has not seen that there is more
    terminal.wait_for("-- more")
    terminal.wait_until_reading()
    terminal.press(" ")
    terminal.wait_for("-- more")
    terminal.wait_until_reading()
    terminal.press("q")
    terminal.wait_for("Enter shows the table again.")
    terminal.wait_for("1 line typed ahead was not taken.")
    terminal.wait_for("> ")
    terminal.say("quit")
    left(terminal)
    assert "`qquit`" not in terminal.text


@pytest.mark.parametrize("term", TERMS)
@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0), ("\x1c", 131)], ids=["C", "D", "quit"])
def test_keys_that_end_the_game(pack: Path, term: str, key: str, status: int) -> None:
    terminal = at_the_table(pack, TERM=term)
    terminal.wait_until_reading()
    terminal.press(key)
    terminal.wait_for("The game was left in round 1.")
    terminal.wait_for("\n`spielwerk resume ")
    assert "\nThe game was left" in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", terminal.text), "in a line of its own"
    kept = os.dup(terminal.master)
    assert terminal.end() == status and "Traceback" not in terminal.text
    assert termios.tcgetattr(kept) == terminal.before
    os.close(kept)


def test_a_line_is_edited_and_called_back(pack: Path) -> None:
    terminal = at_the_table(pack)
    terminal.press("dogs\x7f\x7f\x7fig\n")  # taken back letter by letter
    terminal.wait_for("> ")
    terminal.wait_for("> ") if "Player 2 gains" not in terminal.text else None
    terminal.press("\x1b[A\n")
    terminal.wait_for("Round 3")
    terminal.wait_for("> ")
    terminal.say("quit")
    left(terminal)


def test_several_names_are_shown_and_walked_through(pack: Path) -> None:
    terminal = at_the_table(pack)
    terminal.press("h\t")
    terminal.wait_for("hint")
    terminal.press("\t\n")
    terminal.wait_for("> ")
    terminal.say("quit")
    left(terminal)
    assert "`h` is not offered" not in terminal.text


def test_behind_several_answers_the_last_is_completed(pack: Path) -> None:
    terminal = at_the_table(pack)
    terminal.press("dig; gai\tX\n")
    terminal.wait_for("dig; gain 1 gemX")
    terminal.wait_for("> ")
    terminal.say("quit")
    left(terminal)


def test_of_lines_that_are_put_in_together_the_first_is_an_answer(pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2", "--save", str(file))
    terminal.wait_for("> ")
    terminal.press("\x1b[200~dig\ndig\n\x1b[201~\n")
    terminal.wait_for("Round 2")
    terminal.wait_for("1 line typed ahead was not taken.")
    terminal.wait_for("> ")
    terminal.say("quit")
    left(terminal)
    assert read_record(file.read_bytes()).decisions == 2


@pytest.mark.parametrize("size", [(2, 12), (1, 5), (5, 20), (3, 400)], ids=str)
def test_in_a_window_of_any_size(pack: Path, size: tuple[int, int]) -> None:
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2", size=size)
    terminal.wait_for("\x1b[?2004h")  # a line is being edited
    terminal.press("h\t\t\x15quit\n")
    terminal.wait_for("spielwerk")
    assert terminal.end() == 0
    assert "too small" not in terminal.text and "Traceback" not in terminal.text


@pytest.mark.parametrize("args", [["--help"], ["play", "PACK", "--seed", "1"]], ids=["help", "pipe"])
def test_nothing_is_loaded_for_lines_that_nobody_edits(pack: Path, args: list[str]) -> None:
    code = "import sys; from spielwerk.cli.main import cli; cli(sys.argv[1:], standalone_mode=False)\n"
    code += "assert 'prompt_toolkit' not in sys.modules"
    given = [str(pack) if arg == "PACK" else arg for arg in args]
    done = subprocess.run([sys.executable, "-c", code, *given], input="dig\nquit\n", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
