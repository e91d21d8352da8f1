"""What the parser makes of a line: branches, and the words they consist of; each knows where in the line it stands."""

from __future__ import annotations

from typing import Any


class Token(str):
    """A word of a line, and which terminal of the grammar it is."""

    __slots__ = ("end_pos", "start_pos", "type")

    type: str
    start_pos: int
    end_pos: int

    @staticmethod
    def of(kind: str, text: str, start: int) -> Token:
        token = str.__new__(Token, text)
        token.type, token.start_pos, token.end_pos = kind, start, start + len(text)
        return token


class Branch:
    """A branch of the parser's tree: what it is and what it consists of (further branches, words, or None).

    It stands from the first to the last of its words. One that took the place of another (`?rule`) still stands where
    it did, but what is around it begins where the other did: `outer_start` and `outer_end`.
    """

    __slots__ = ("children", "data", "end_pos", "outer_end", "outer_start", "start_pos")

    def __init__(self, data: str, children: list[Any]):
        self.data = data
        self.children = children
        self.start_pos: int | None = None
        self.end_pos: int | None = None
        self.outer_start: int | None = None
        self.outer_end: int | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Branch):
            return NotImplemented
        return self.data == other.data and self.children == other.children

    def __hash__(self) -> int:
        return hash((self.data, tuple(self.children)))

    def __repr__(self) -> str:
        return f"{self.data}({', '.join(map(repr, self.children))})"
