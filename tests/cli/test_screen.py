"""The screen in the terminal: colours only where wanted, ASCII where there is nothing else, lists where it is tiny."""

from __future__ import annotations

import re
from functools import lru_cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from spielwerk.cli.screen import COLOURS, screen
from spielwerk.interpreter import Match, load
from spielwerk.interpreter.packs.view_shapes import PALETTE
from spielwerk.interpreter.prose.options.prompts import Prompts

MARKET = Path(__file__).parents[1] / "data" / "market"


@lru_cache(maxsize=1)
def position() -> tuple[Match, Prompts]:
    rules = load(str(MARKET), 2)
    return rules.start(1), Prompts(rules, "en")


def printed(width: int = 100, height: int = 30) -> str:
    match, spoken = position()
    out = Console(file=StringIO(), width=width, force_terminal=True, color_system="truecolor")
    seen = match.view(0)
    out.print(screen(spoken, seen, 0, log=["what happened"], header="where", width=width, height=height))
    assert isinstance(out.file, StringIO)
    return out.file.getvalue()


def test_players_have_colours_unless_nobody_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    colour = re.compile(r"\x1b\[[0-9;]*38;2")
    with_colours = printed()
    assert colour.search(with_colours)
    monkeypatch.setenv("NO_COLOR", "1")
    without = printed()
    assert not colour.search(without)
    styles = re.compile(r"\x1b\[[0-9;]*m")
    assert styles.sub("", with_colours) == styles.sub("", without), "colours say nothing that is not written"


def test_who_asks_for_the_locale_c_gets_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "┌" in printed()
    monkeypatch.setenv("LC_ALL", "C")
    assert printed().isascii() and "+--" in printed()


def test_a_tiny_window_gets_lists() -> None:
    shown = printed(40, 8)
    assert "where" in shown and "what happened" in shown and "┌" not in shown


def test_the_tiniest_window_is_not_run_over() -> None:
    for width, height in ((40, 3), (20, 5), (59, 9), (100, 1)):
        shown = printed(width, height)
        assert len(shown.splitlines()) <= height and "where" in shown, (width, height)


def test_every_colour_of_the_palette_looks_like_something() -> None:
    assert set(COLOURS) == set(PALETTE)


def test_a_window_too_small_for_a_drawing_says_how_many_lines_are_missing(pack: Path) -> None:
    rules = load(str(pack), 2)
    spoken, match = Prompts(rules, "en"), rules.start(1)
    out = Console(file=StringIO(), width=40, height=4)
    log = [f"sentence {n}" for n in range(9)]
    header = "a header that is longer than the window is wide"
    out.print(screen(spoken, match.view(0), 0, log=log, header=header, width=40, height=4, plain=False))
    assert isinstance(out.file, StringIO)
    lines = out.file.getvalue().splitlines()
    assert len(lines) == 4 and lines[0].endswith("…") and len(lines[0]) <= 40
    assert lines[1] == "… 9 more: board", "seven sentences, and what everybody has and what the deck holds"
