"""From a path to clean text: size, encoding and characters are looked at before any parser sees the file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import field
from itertools import islice
from pathlib import Path

from ..diagnostics.problems import MessageRef, Problem, Source, Span, say
from ..diagnostics.records import mutable
from . import door
from .characters import bad_character, hidden

MAX_FILE = 2_000_000
MAX_PACK = 8_000_000
#: the YAML reader manages about a megabyte a second, so lines are limited besides bytes
MAX_LINES = 50_000
MAX_LINE = 2_000
_MOST_SHOWN = 20

_INDENT_TAB = re.compile(r"^ *\t[^\S\n]*\S", re.MULTILINE)
LONG_LINE = re.compile(rf"^[^\n]{{{MAX_LINE + 1},}}", re.MULTILINE)


@mutable
class Text:
    """A file as read: `text` is None if it cannot be used at all; `source` can always be shown."""

    file: str
    text: str | None
    source: Source
    problems: list[Problem] = field(default_factory=list)
    size: int = 0


def read_file(path: Path, file: str, root: Path) -> Text:
    """Read `path` in the folder `root`, called `file` in messages. Never reads more than the limit, never raises."""
    try:
        return decode(door.read_bytes(path, file, root, MAX_FILE), file)
    except door.Barred as barred:
        return _failed(file, barred.code, barred.said, barred.hint)


def decode(data: bytes, file: str) -> Text:
    """Bytes to text with `\\n` as the only line break."""
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return _not_utf8(data, error.start, file)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return Text(file, text, Source(file, text.split("\n")), size=len(data))


def check_text(text: str, file: str) -> list[Problem]:
    """What makes a text unreadable before its meaning is looked at."""
    lines = text.count("\n") + 1
    if lines > MAX_LINES:
        return [
            Problem(
                "file-too-big",
                say("too-many-lines", n=lines, most=MAX_LINES),
                Span(file, 1, 1, 2),
                say("split-file"),
            )
        ]
    problems = [
        bad_character(character, _place(text, at, 1, file)) for at, character in islice(hidden(text), _MOST_SHOWN)
    ]
    for found in _some(_INDENT_TAB, text):
        problems.append(
            Problem("tab", say("tab"), _place(text, text.index("\t", found.start()), 1, file), say("tab-hint"))
        )
    for found in _some(LONG_LINE, text):
        length = found.end() - found.start()
        problems.append(
            Problem(
                "too-long",
                say("line-too-long", n=length, most=MAX_LINE),
                _place(text, found.start(), 1, file),
                say("break-line"),
            )
        )
    return problems


def _some(pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    return islice(pattern.finditer(text), _MOST_SHOWN)


def _place(text: str, index: int, length: int, file: str) -> Span:
    start = text.rfind("\n", 0, index) + 1
    column = index - start + 1
    return Span(file, text.count("\n", 0, index) + 1, column, column + length)


def _not_utf8(data: bytes, at: int, file: str) -> Text:
    shown = data.decode("utf-8", errors="replace").replace("\r\n", "\n").replace("\r", "\n")
    start = max(data.rfind(b"\n", 0, at), data.rfind(b"\r", 0, at)) + 1
    before = data[:start].decode("utf-8", errors="replace").replace("\r\n", "\n").replace("\r", "\n")
    column = len(data[start:at].decode("utf-8", errors="replace")) + 1
    utf16 = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    span = Span(file, before.count("\n") + 1, column, column + 1)
    problem = Problem(
        "not-utf8",
        say("not-utf8", byte=f"0x{data[at]:02X}"),
        span,
        say("looks-like-utf16") if utf16 else say("save-as-utf8"),
    )
    return Text(file, None, Source(file, shown.split("\n")), [problem], len(data))


def _failed(file: str, code: str, message: MessageRef, hint: MessageRef | None = None) -> Text:
    return Text(file, None, Source(file), [Problem(code, message, Span(file, 1, 1, 2), hint)])
