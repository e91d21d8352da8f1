"""While a bot thinks for long or a long save is read, a line says how far that is; nothing of it is left."""

from __future__ import annotations

from itertools import count

import pytest
from spielwerk.cli import waiting
from spielwerk.interpreter import load
from spielwerk.interpreter.bots.bot import call


def said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seconds: float, shown: bool = True
) -> str:
    clock = count()
    monkeypatch.setattr(waiting, "monotonic", lambda: next(clock) * seconds)
    bot = call("random").bot(load("yokohama", 2), 1, 1)
    with waiting.thinking(bot, "mcts:500", "Player 2", shown):
        for share in (0.25, 0.5):
            if bot.progress is not None:
                bot.progress(share)
    assert bot.progress is None
    return capsys.readouterr().out


def test_a_long_thought_is_told_and_wiped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(monkeypatch, capsys, 1.0)
    assert "Player 2 is thinking (mcts:500) … 25 %" in text and "50 %" in text and text.endswith("\r\x1b[K")


def test_a_terminal_that_can_do_nothing_is_wiped_with_blanks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("FORCE_COLOR", "1")  # as if it were one
    text = said(monkeypatch, capsys, 1.0)
    assert "50 %" in text and "\x1b" not in text and text.endswith(" \r")


def test_a_short_thought_is_not(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(monkeypatch, capsys, 0.01) == "" == said(monkeypatch, capsys, 1.0, shown=False)
