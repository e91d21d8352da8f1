"""Long answers a window at a time: everything printed inside `paged()` waits when the window is full.

Only for a person at a terminal; who reads through a pipe gets everything at once.
"""

from __future__ import annotations

import os
import re
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, TextIO

import click

from .output import console
from .reading import hold_back
from .stopping import Stopped, stoppable
from .words import say

try:
    import termios
    import tty
except ImportError:  # a system whose terminals are asked otherwise
    termios = None  # type: ignore[assignment]

#: lines, and what is left of one at the end
_LINES = re.compile(r"[^\n]*\n|[^\n]+")
#: colours and the like, which take no room
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
#: the arrow and the key that lead down
_DOWN = ("\x1b[B", "\x1b[6~")
_STOP = ("q", "Q", "\x1b", "")
#: a key that comes as several signs, when all of them are there; the next of them comes within so many seconds
_WHOLE, _BETWEEN = re.compile(rb"\x1b(\[[0-9;]*[A-Za-z~]|O.|[^\[O])", re.DOTALL), 0.05


class Pages:
    """An output that stops after each window full of lines; what it is asked beyond that, the true one answers."""

    def __init__(self, stream: TextIO, width: int, height: int):
        self.stream = stream
        self.width, self.room = max(width, 1), max(height - 1, 1)
        self.rows = 0
        self.begun = False  # is there an unfinished line?
        self.stopped = False
        #: did it have to wait?
        self.long = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        for line in _LINES.findall(text):
            if not self.begun and self.rows >= self.room and not self.stopped:
                self.wait()
            if self.stopped:
                break
            self.stream.write(line)
            self.begun = not line.endswith("\n")
            if not self.begun:
                self.rows += max(1, -(-len(_CODES.sub("", line.rstrip("\n"))) // self.width))
        return len(text)

    def wait(self) -> None:
        """Goes on or stops, as the person says; the line that asks is gone then."""
        self.long = True
        asked, key = say("cli-more")[: self.width - 1], "?"
        hold_back()  # who pressed a key before the page was full has not seen it
        with keys() as pressed:
            self.stream.write(asked)
            self.stream.flush()
            while key not in _STOP and key not in _DOWN and key.strip():
                key = pressed()
        self.stream.write("\r" + " " * len(asked) + "\r")
        self.rows = 0
        self.stopped = key in _STOP


@contextmanager
def keys() -> Iterator[Callable[[], str]]:
    """What reads a key without waiting for the end of a line; nothing comes for those that end things."""
    if termios is None or not sys.stdin.isatty():
        yield lambda: pressed(click.getchar)
        return
    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin, termios.TCSADRAIN)
    try:
        yield lambda: pressed(lambda: key_from(sys.stdin.fileno()))
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def key_from(terminal: int) -> str:
    """The next key alone, an arrow with all its signs: what was pressed right behind it is for whoever asks next."""
    key = os.read(terminal, 1)
    while key.startswith(b"\x1b") and not _WHOLE.fullmatch(key) and select.select([terminal], [], [], _BETWEEN)[0]:
        key += os.read(terminal, 1)
    return key.decode(errors="replace")


def pressed(read: Callable[[], str]) -> str:
    try:
        with stoppable():
            return read()
    except Stopped:
        raise
    except (KeyboardInterrupt, EOFError, OSError):
        return ""


@contextmanager
def paged(terminal: bool) -> Iterator[Pages]:
    out = console()
    pages = Pages(sys.stdout, out.width, out.height)
    if not terminal:
        yield pages
        return
    with redirect_stdout(pages):
        yield pages
