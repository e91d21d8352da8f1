"""A game that was played is watched in a terminal: the table after every decision, forth and back, and on from it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest
from click.testing import Result
from pexpect.fdpexpect import fdspawn
from spielwerk.interpreter import load, load_save, save
from support.limits import PATIENCE
from support.terminal import PROMPT, Terminal

Run = Callable[..., Result]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = load("yokohama", 2).start(3)
    for _ in range(6):
        match.choose(match.decisions()[0].options[0].id)
    path = tmp_path / "game.save"
    path.write_text(save(match), encoding="utf-8")
    return path


class Screen:
    """What stands in the terminal after each answer."""

    def __init__(self, *args: str):
        self.terminal = Terminal(*args, size=(24, 80), LC_ALL="C.UTF-8")
        self.child = fdspawn(self.terminal.master, encoding="utf-8", timeout=PATIENCE)
        self.child.delaybeforesend = None

    def after(self, answer: str | None = None) -> list[str]:
        if answer is not None:
            self.child.sendline(answer)
        self.child.expect(PROMPT)
        text = self.child.before.rpartition("\x1b[2J\x1b[H")[2]
        return ESCAPES.sub("", text).replace("\r", "").splitlines()


@pytest.fixture
def watch() -> Iterator[Callable[..., Screen]]:
    screens: list[Screen] = []

    def begin(*args: str) -> Screen:
        screens.append(Screen("replay", *args, "--step"))
        return screens[-1]

    yield begin
    for screen in screens:
        screen.terminal.hang_up()


def test_the_table_is_drawn_after_every_decision(watch: Callable[..., Screen], file: Path) -> None:
    screen = watch(str(file), "--save", str(file.with_name("other.save")))
    first = screen.after()
    assert first[0].startswith("Before the first round · Player 1 · After decision 0 of 6")
    assert sum("┌" in line for line in first) == 1 and len(first) < 24
    second = screen.after("")
    assert "After decision 1 of 6" in second[0] and any("keeps Order" in line for line in second)
    later = screen.after("4")
    assert "Round 1 · Player 1 · After decision 4 of 6" in later[0] and any("●" in line for line in later)
    assert "After decision 3 of 6" in screen.after("b")[0]
    assert "After decision 3 of 6" in screen.after("nonsense")[0]
    assert "After decision 6 of 6" in screen.after("99")[0]
    screen.after("2")
    asked = screen.after("p")
    assert "Round 1 · Player 1" in asked[0] and any(line.startswith("Place assistants") for line in asked)
    screen.child.sendline("quit")
    screen.child.expect("The game was left in round 1")
    screen.child.expect(pexpect.EOF)
    assert len(load_save(file.read_text(encoding="utf-8")).history) == 6, "the game that was looked at stays as it is"


def test_at_the_end_the_standing_is_told(watch: Callable[..., Screen], pack: Path, tmp_path: Path) -> None:
    match = load(str(pack), 2).start(1)
    match.choose("dig")
    (tmp_path / "small.save").write_text(save(match), encoding="utf-8")
    screen = watch(str(tmp_path / "small.save"), "--rules", str(pack))
    screen.after()
    assert any("gains 1 gem" in line for line in screen.after(""))
    screen.child.sendline("")
    screen.child.expect("After decision 1: Player 1: 2, Player 2: 1")
    screen.child.expect(pexpect.EOF)


def test_through_a_pipe_decisions_are_sentences_with_what_they_brought(run: Run, file: Path) -> None:
    result = run("replay", str(file), "--step", input="\n\n\n\nq\n")
    assert result.exit_code == 0 and "┌" not in result.output and "\x1b" not in result.output
    assert re.search(r"^Round 1\n", result.output, re.M)
    assert len(re.findall(r"^ +\d+  Player \d (?:keeps|places) ", result.output, re.M)) == 4
