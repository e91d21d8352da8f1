"""Whole games through a real pseudo-terminal, in every language, typed as a person would: numbers, names, questions.

One game here, all of them with `-m soak`.
"""

from __future__ import annotations

import random
import re

import pexpect
import pytest
from pexpect.fdpexpect import fdspawn
from support.limits import PATIENCE
from support.terminal import PROMPT, Terminal

#: what a person says instead of choosing, in each language; {} stands for the name of something offered
ASIDE = {
    "en": ("?", "score", "log", "why {}", "card {}", "undo", "bo", "hi", "nonsense", "999", "save"),
    "pl": ("?", "wynik", "dziennik", "dlaczego {}", "karta {}", "cofnij", "pla", "podpowiedz", "bzdura", "zapisz"),
    "de": ("?", "wertung", "verlauf", "warum {}", "karte {}", "zurück", "br", "tipp", "unsinn", "speichern"),
    "uk": ("?", "рахунок", "журнал", "чому {}", "карта {}", "скасувати", "пол", "підказка", "дурниця", "зберегти"),
}
WON = {"en": r"wins?\.", "pl": r"wygrywa", "de": r"gewinn", "uk": r"перемага"}
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[=>])|\x1b\][^\x07]*\x07")
OPTION = re.compile(r"(?:^ {0,2}| {2,})(\d{1,3})  (\S.*?)(?= {2,}\d{1,3}  |$)")
#: options that only have their numbers, on the board
DRAWN = re.compile(r"^ {2}(\d{1,3})(?:–(\d{1,3}))?(?:, [\d, –]+)?  \S")
MORE = re.compile(r"\r-- [^-]+ --$|\n-- [^-]+ --$")


class Seat:
    """A person at a terminal of 24 lines and 80 columns."""

    def __init__(self, game: str, language: str, seed: int):
        args = ("play", game, "--players", "2", "--seed", str(seed), "--lang", language, "--bot", "2=random")
        self.terminal = Terminal(*args, size=(24, 80), LC_ALL="C.UTF-8")
        self.child = fdspawn(self.terminal.master, encoding="utf-8", timeout=PATIENCE)
        self.child.delaybeforesend = None
        self.language, self.chance = language, random.Random(seed)
        self.text, self.asked = "", 0

    def hear(self) -> bool:
        """Waits until something is asked; False when the game is over."""
        found, text = self.child.expect([PROMPT, pexpect.EOF, MORE]), self.child.before
        while found == 2:  # a long answer fills the window
            self.child.send(self.chance.choice(" \rq"))
            found = self.child.expect([PROMPT, pexpect.EOF, MORE])
            text += self.child.before
        self.text = ESCAPES.sub("", text).replace("\r", "")
        assert "Traceback" not in self.text, self.text
        return found == 0

    def offered(self) -> list[tuple[str, str]]:
        """The numbered options above the line that ends the question; none if that was an answer to something else."""
        lines = self.text.split("\n")
        foot = next((n for n in range(len(lines) - 1, -1, -1) if lines[n].startswith("? ")), 0)
        found: list[tuple[str, str]] = []
        for line in reversed(lines[:foot]):
            cells, drawn = OPTION.findall(line), DRAWN.match(line)
            if drawn is not None and drawn[2]:
                cells = [(str(n), str(n)) for n in range(int(drawn[1]), int(drawn[2]) + 1)] + cells
            found += cells
            if cells and cells[0][0] == "1":
                return sorted(found, key=lambda cell: int(cell[0]))
        return []

    def play(self) -> None:
        options: list[tuple[str, str]] = []
        said_aside = False
        while self.hear():
            if not self.offered() and not said_aside:  # what was decided in secret is shown once more
                self.child.sendline("")
                continue
            options = self.offered() or options
            assert options, self.text
            number, label = self.chance.choice(options)
            way = self.chance.random()
            if way < 0.06 and not said_aside:
                aside = self.chance.choice(ASIDE[self.language])
                self.child.sendline(aside.format(label))
                said_aside = True
                continue
            # a name may fit several options or go over the end of a line: then it is said by its number
            by_name = way < 0.3 and len(label) < 30 and not said_aside
            self.child.sendline(label if by_name else number)
            said_aside, self.asked = by_name, self.asked + 1


GAMES = [("yokohama", "en", 5), ("yamatai", "pl", 5), ("smartphone_inc", "de", 5), ("yokohama", "uk", 7)]


def play_through(game: str, language: str, seed: int) -> None:
    seat = Seat(game, language, seed)
    seat.play()
    assert seat.terminal.end() == 0, seat.text
    assert seat.asked > 30 and re.search(WON[language], seat.text), seat.text


def test_a_whole_game_is_played_in_a_terminal() -> None:
    play_through(*GAMES[2])


@pytest.mark.soak
@pytest.mark.parametrize(("game", "language", "seed"), GAMES)
def test_whole_games_are_played_in_every_language(game: str, language: str, seed: int) -> None:
    play_through(game, language, seed)
