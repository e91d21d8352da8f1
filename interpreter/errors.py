"""Mistakes as values: where, what, and what was probably meant. Nothing here is raised at the user."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module


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


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence before it is worded: which one (`check-ID` in the files of words), and what it is made with.

    Names and code stand in it as in the game's files, numbers as numbers; a list of names, or another sentence.
    """

    id: str
    parts: tuple[tuple[str, Part], ...] = ()

    def __str__(self) -> str:
        """In English, for tools and tracebacks. Files of words are the business of a later stage, asked only now."""
        return str(import_module(".text.mistakes", __package__).english(self))


Part = str | int | tuple[str, ...] | Said


def say(id: str, **parts: str | int | Sequence[str] | Said) -> Said:
    """The sentence `check-ID`."""
    return Said(id, tuple((name, _part(value)) for name, value in parts.items()))


def hinted(said: Said, hint: Said | None) -> Said:
    """Both in one sentence, where there is no room for a line of its own."""
    return say("with-hint", what=said, hint=hint) if hint is not None else said


def _part(value: str | int | Sequence[str] | Said) -> Part:
    if isinstance(value, Said | int):
        return value
    return str(value) if isinstance(value, str) else tuple(str(name) for name in value)


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake. `code` is stable and has a page in the catalogue; `hint` is the nearest name or the right form."""

    code: str
    message: Said
    span: Span | None = None
    hint: Said | None = None
    notes: tuple[tuple[Said, Span], ...] = field(default=())

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

    def __init__(self, said: Said):
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return str(self.said)
