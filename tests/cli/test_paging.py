"""Long answers a window at a time: nothing is lost, nothing of the asking stays, and what is short is not held up."""

from __future__ import annotations

import io
import os
from collections.abc import Iterable

import click
import pytest
from spielwerk.cli.output import console
from spielwerk.cli.paging import Pages, key_from, paged

ASKED = "-- more: Enter goes on, q stops --"
GONE = "\r" + " " * len(ASKED) + "\r"


def written(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str], keys: Iterable[str], height: int = 4) -> str:
    """What a window of so many lines has been shown; every key must have been asked for."""
    pressed = list(keys)

    def getchar() -> str:
        key = pressed.pop(0)
        if key == "\x03":
            raise KeyboardInterrupt
        return key

    monkeypatch.setattr(click, "getchar", getchar)
    stream = io.StringIO()
    pages = Pages(stream, 80, height)
    for line in lines:
        pages.write(line)
    assert not pressed and pages.long == bool(keys)
    return stream.getvalue()


def numbered(n: int) -> list[str]:
    return [f"line {i}\n" for i in range(1, n + 1)]


def test_what_fits_is_written_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(monkeypatch, numbered(3), []) == "".join(numbered(3))
    assert written(monkeypatch, ["".join(numbered(3))], []) == "".join(numbered(3)), "in one piece, too"


@pytest.mark.parametrize("key", ["\r", "\n", " ", "\x1b[6~"])
def test_a_key_goes_on_and_nothing_of_the_asking_stays(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    shown = written(monkeypatch, numbered(7), ["x", key, key])  # the x means nothing
    assert shown.count(ASKED + GONE) == 2 and shown.replace(ASKED + GONE, "") == "".join(numbered(7))


@pytest.mark.parametrize("key", ["q", "\x1b", "\x03"])
def test_the_rest_can_be_left(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    assert written(monkeypatch, numbered(7), [key]) == "".join(numbered(3)) + ASKED + GONE


def test_a_long_line_takes_the_rows_it_takes_and_colours_take_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(monkeypatch, ["x" * 161 + "\n", "next\n"], ["q"]).startswith("x" * 161 + "\n" + ASKED)
    coloured = ["\x1b[38;2;10;10;10m" + "x" * 79 + "\x1b[0m\n"] * 3
    assert ASKED not in written(monkeypatch, coloured, [])


def test_a_line_that_is_not_finished_is_not_torn(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(monkeypatch, [*numbered(2), "half ", "a line\n"], []) == "".join([*numbered(2), "half a line\n"])


def test_without_a_terminal_nothing_waits(capsys: pytest.CaptureFixture[str]) -> None:
    with paged(False):
        for _ in range(500):
            console().print("line")
    assert capsys.readouterr().out == "line\n" * 500


def test_keys_that_come_together_are_read_one_by_one() -> None:
    mine, others = os.pipe()
    try:
        os.write(others, b"q\n\x1b[6~\x1b[B\x1bOPx\x1b")
        assert [key_from(mine) for _ in range(7)] == ["q", "\n", "\x1b[6~", "\x1b[B", "\x1bOP", "x", "\x1b"]
    finally:
        os.close(mine)
        os.close(others)
