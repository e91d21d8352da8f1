"""Mistakes as values: where, what, and what was probably meant. Nothing here is raised at the user."""

from __future__ import annotations

from dataclasses import dataclass, field


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
class Problem:
    """One mistake. `code` is stable and has a page in the catalogue; `hint` is the nearest name or the right form."""

    code: str
    message: str
    span: Span | None = None
    hint: str = ""
    notes: tuple[tuple[str, Span], ...] = field(default=())

    def key(self) -> tuple[str, int, int, str, str]:
        s = self.span
        return (s.file, s.line, s.column, self.code, self.message) if s else ("", 0, 0, self.code, self.message)


class Mistakes(Exception):
    """Raised inside a stage when going on makes no sense; carries the collected problems to the stage's edge."""

    def __init__(self, problems: list[Problem]):
        super().__init__("; ".join(p.message for p in problems))
        self.problems = problems


class Refused(Exception):
    """A request that cannot be met (no such option, no such save ...): one sentence for the user, never a traceback."""
