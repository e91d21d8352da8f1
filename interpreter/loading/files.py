"""From a path to clean text: size, encoding and characters are looked at before any parser sees the file."""

from __future__ import annotations

import re
import stat
from dataclasses import dataclass, field
from pathlib import Path

from ..errors import Problem, Said, Span, say
from .tree import Source

MAX_FILE = 2_000_000
MAX_PACK = 8_000_000
#: the YAML reader manages about a megabyte a second, so lines are limited besides bytes
MAX_LINES = 30_000
MAX_LINE = 2_000
_MOST_SHOWN = 20

#: stands in for a second colon while a line is read a second time (reader.py); not allowed in files
SECOND_COLON = "\ue000"
# Control characters, foreign line breaks, and marks that turn the direction of text: none can be seen in an editor,
# and terminals obey some of them.
INVISIBLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff\ue000\ud800-\udfff]"
)
_INDENT_TAB = re.compile(r"^ *\t\s*\S", re.MULTILINE)
LONG_LINE = re.compile(rf"^[^\n]{{{MAX_LINE + 1},}}", re.MULTILINE)


@dataclass(slots=True)
class Text:
    """A file as read: `text` is None if it cannot be used at all; `source` can always be shown."""

    file: str
    text: str | None
    source: Source
    problems: list[Problem] = field(default_factory=list)
    size: int = 0


def read_file(path: Path, file: str) -> Text:
    """Read `path`, which is called `file` in messages. Never reads more than the limit, never raises."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return _failed(file, "missing-file", say("no-file", file=file))
    if not stat.S_ISREG(status.st_mode):
        return _failed(file, "missing-file", say("not-a-file", file=file))
    if status.st_size > MAX_FILE:
        return _failed(
            file,
            "file-too-big",
            say("file-too-large", n=status.st_size, most=MAX_FILE),
            say("split-file"),
        )
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_FILE + 1)
    except OSError as error:
        return _failed(file, "missing-file", say("file-unreadable", file=file, why=error.strerror or "no access"))
    return decode(data, file)


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
    problems: list[Problem] = []
    for found in _some(INVISIBLE, text):
        span = _place(text, found.start(), 1, file)
        problems.append(bad_character(found.group(), span))
    for found in _some(_INDENT_TAB, text):
        at = text.index("\t", found.start())
        problems.append(
            Problem(
                "tab",
                say("tab"),
                _place(text, at, 1, file),
                say("tab-hint"),
            )
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


def bad_character(character: str, span: Span) -> Problem:
    return Problem(
        "bad-character", say("invisible-character", character=f"U+{ord(character):04X}"), span, say("delete-it")
    )


def visible(text: str, most: int = 1_000) -> str:
    """A text that may be a stranger's, as a sentence can quote it: short enough, and it steers no terminal."""
    return INVISIBLE.sub("\ufffd", text if len(text) <= most else text[: most - 1] + "…")


def _some(pattern: re.Pattern[str], text: str) -> list[re.Match[str]]:
    found: list[re.Match[str]] = []
    for match in pattern.finditer(text):
        found.append(match)
        if len(found) == _MOST_SHOWN:
            break
    return found


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


def _failed(file: str, code: str, message: Said, hint: Said | None = None) -> Text:
    return Text(file, None, Source(file), [Problem(code, message, Span(file, 1, 1, 2), hint)])
