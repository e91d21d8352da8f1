"""Mistakes as values: where, what, and what was probably meant. Nothing here is raised at the user."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .records import mutable


@dataclass(frozen=True, slots=True)
class Span:
    """A place in a file. Lines and columns count from 1; `end` is the column after the last character."""

    file: str
    line: int
    column: int
    end: int

    def at(self, offset: int, length: int = 1) -> Span:
        """The place `offset` characters further right on the same line."""
        start = self.column + offset
        return Span(self.file, self.line, start, start + max(1, length))


@mutable
class Source:
    """The text of a file, kept to show the line of a mistake."""

    file: str
    lines: list[str] = field(default_factory=list)

    def line(self, number: int) -> str:
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A sentence before it is worded: which one (`check-ID` in the files of words), and what it is made with.

    Names and code stand in it as in the game's files, numbers as numbers; a list of names, or another sentence.
    """

    id: str
    parts: tuple[tuple[str, Part], ...] = ()

    def __str__(self) -> str:
        """In English, for tools and tracebacks."""
        return _wording[0](self)


Part = str | int | tuple[str, ...] | MessageRef
#: who words a sentence for tools; the files of words are read by a later stage, which is put in here
_wording: list[Callable[[MessageRef], str]] = [repr]

#: sentences about other places, each with its place
Notes = tuple[tuple[MessageRef, Span], ...]


def word_with(wording: Callable[[MessageRef], str]) -> None:
    """From now on sentences are worded for tools by this."""
    _wording[:] = [wording]


def say(id: str, **parts: str | int | Sequence[str] | MessageRef) -> MessageRef:
    """The sentence `check-ID`."""
    return MessageRef(id, tuple((name, _part(value)) for name, value in parts.items()))


def hinted(said: MessageRef, hint: MessageRef | None) -> MessageRef:
    """Both in one sentence, where there is no room for a line of its own."""
    return say("with-hint", what=said, hint=hint) if hint is not None else said


def _part(value: str | int | Sequence[str] | MessageRef) -> Part:
    if isinstance(value, MessageRef | int):
        return value
    return str(value) if isinstance(value, str) else tuple(str(name) for name in value)


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake. `code` is stable and has a page in the catalogue; `hint` is the nearest name or the right form."""

    code: str
    message: MessageRef
    span: Span | None = None
    hint: MessageRef | None = None
    notes: Notes = field(default=())

    def key(self) -> tuple[str, int, int, str, str]:
        s, said = self.span, repr(self.message)
        return (s.file, s.line, s.column, self.code, said) if s else ("", 0, 0, self.code, said)


class Mistakes(Exception):
    """Raised inside a stage when going on makes no sense; carries the collected problems to the stage's edge."""

    def __init__(self, problems: list[Problem]):
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(str(p.message) for p in self.problems)


class Refused(Exception):
    """A request that cannot be met (no such option, no such save ...): one sentence for the user, never a traceback."""

    def __init__(self, said: MessageRef):
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return str(self.said)
