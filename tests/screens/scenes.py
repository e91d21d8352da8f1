"""Scenes of play: what one person sees in a terminal of 100 columns and 30 lines, with bots in the other seats.

A scene is played by the command line itself: it writes to a window that is kept, and reads the answers of the scene.
Another one is a line in `SCENES`, and `python tests/regenerate.py screens` draws it: docs/pictures/GAME-WHAT.svg.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import click
import pytest
from rich.console import Console
from rich.text import Text
from spielwerk.cli import typeahead
from spielwerk.cli.play import command, play_on, seated
from spielwerk.interpreter import load
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.storage.timeline import Timeline

HERE = Path(__file__).parent
COLUMNS, LINES = 100, 30
#: after this the window is empty
_WIPED = re.compile(r"\x1b\[2J(?:\x1b\[3J)?\x1b\[H")
#: where the person sits; bots sit in the other seats
PERSON = 1


@dataclass(frozen=True)
class Scene:
    """What is seen after `answers` were typed; `end`: when the game is over, with the last turns of the others.

    A game that is not at its end begins here, so whoever gives the same answers sees the same.
    """

    game: str
    what: str
    answers: tuple[str, ...] = ()
    players: int = 3
    seed: int = 5
    end: bool = False


SCENES = (
    Scene("yamatai", "first"),
    Scene("yamatai", "laying", ("fleet 8", "no")),
    Scene("yamatai", "end", end=True),
    Scene("yokohama", "first", ("1", "")),
    Scene("yokohama", "walk", ("1", "", "tea", "up to 3", "6 10 5")),
    Scene("yokohama", "end", end=True),
    Scene("smartphone_inc", "plan", ("red",)),
    Scene("smartphone_inc", "research", ("red", "1", "done", "")),
    Scene("smartphone_inc", "end", end=True),
)


class Enough(BaseException):
    """All answers are given."""


class Window(StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        return True

    @property
    def seen(self) -> str:
        """What stands in it now: the last lines since it was empty."""
        lines = _WIPED.split(self.getvalue())[-1].splitlines()
        return "\n".join(lines[-LINES:])


def kept(game: str) -> Path:
    """The decisions of a whole game."""
    return HERE / f"{game}.decisions"


def decided(timeline: Timeline, lines: list[str]) -> None:
    """Decisions as they are kept: who takes what. What nobody was asked about is not among them."""
    for line in lines:
        while (only := timeline.match.only_answer()) is not None:
            timeline.pick(*only)
        player, _, id = line.partition(" ")
        timeline.choose(id, int(player) - 1)


def played(scene: Scene) -> Timeline:
    """The game of a scene: from its beginning or, to see its end, behind the last decision of the person."""
    timeline = Timeline(load(scene.game, scene.players).start(scene.seed))
    if scene.end:
        lines = kept(scene.game).read_text(encoding="utf-8").splitlines()
        last = max(n for n, line in enumerate(lines, 1) if line.startswith(f"{PERSON} "))
        decided(timeline, lines[:last])
    return timeline


def seen(scene: Scene) -> Console:
    """What the person sees, on a console that can write it down."""
    timeline, window = played(scene), Window()
    rules, left = timeline.match.rules, list(scene.answers)

    def typed(*args: Any, **more: Any) -> str:
        window.write("> ")
        if not left:
            raise Enough
        window.write(f"{left[0]}\n")
        return left.pop(0)

    with terminal(window, typed), suppress(Enough, click.exceptions.Exit):
        seats = seated(rules.players, {PERSON}, {}, scene.seed)
        play_on(click.Context(command), timeline, seats, Prompts(rules, "en"))
    assert not left, f"{scene}: the game asks for less"
    assert timeline.match.over == scene.end, scene
    out = Console(file=StringIO(), record=True, width=COLUMNS, force_terminal=True, color_system="truecolor")
    out.print(Text.from_ansi(window.seen), no_wrap=True)
    return out


@contextmanager
def terminal(window: Window, typed: Any) -> Iterator[None]:
    """The command line writes to a window, in which somebody types."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"COLUMNS": COLUMNS, "LINES": LINES, "TERM": "xterm", "COLORTERM": "truecolor"}.items():
            patch.setenv(name, str(value))
        patch.setattr(sys, "stdin", Window())
        patch.setattr(sys, "stdout", window)
        patch.setattr(typeahead, "pressed_early", lambda: "")
        patch.setattr("spielwerk.cli.waiting.SOON", float("inf"))  # a busy machine shows the same
        patch.setattr("spielwerk.cli.person.read", typed)
        patch.setattr("spielwerk.cli.table.read", typed)
        yield
