"""Reads a line by the parser's tables: words are found, shifted and reduced to branches.

The tables are those of the Lark library, and so is the tree they give. What reads by them stands here, as the library
takes as long to import as all lines of a game take to read, and reads them more slowly.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from ..diagnostics.records import record
from .branches import Branch, Token

END = "$END"
#: finds no word
NOTHING = "(?!)"


class Refused(Exception):
    """A line is not understood: from where, how many letters, and which terminals could stand there."""

    def __init__(self, start: int, length: int, accepts: frozenset[str] = frozenset()):
        super().__init__(start)
        self.start, self.length, self.accepts = start, length, accepts


@record
class Reduction:
    """What becomes of the parts of a rule."""

    #: the rule of the grammar it makes, and how many parts it has
    origin: str
    size: int
    #: the name of its branch
    name: str
    #: a branch of one part is that part
    single: bool
    #: of the parts that are kept: which, is it its own parts that are meant, how many are missing before it
    kept: tuple[tuple[int, bool, int], ...]
    missing_behind: int
    #: its one part stays what it is
    passes_on: bool = False

    def of(self, parts: list[Any]) -> Any:
        held: list[Any] = []
        for i, inner, missing in self.kept:
            if missing:
                held += [None] * missing
            if inner:
                held += parts[i].children
            else:
                held.append(parts[i])
        if self.missing_behind:
            held += [None] * self.missing_behind
        made = held[0] if self.single and len(held) == 1 else Branch(self.name, held)
        if type(made) is Branch:
            _placed(made, parts)
        return made


def _placed(made: Branch, parts: list[Any]) -> None:
    """A branch stands where its parts do, also those it does not keep."""
    for part in parts:
        start = part.start_pos if type(part) is Token else part.outer_start if type(part) is Branch else None
        if start is not None:
            if made.start_pos is None:
                made.start_pos = start
            made.outer_start = start
            break
    for part in reversed(parts):
        end = part.end_pos if type(part) is Token else part.outer_end if type(part) is Branch else None
        if end is not None:
            if made.end_pos is None:
                made.end_pos = end
            made.outer_end = end
            return


@record
class Tables:
    #: of all terminals, in the order in which they are tried: a pattern that is a group, and the letters with which
    #: what it finds can begin (none: with any)
    terminals: list[tuple[str, str]]
    #: by terminal, the texts that are another one
    keywords: dict[str, dict[str, str]]
    ignored: frozenset[str]
    symbols: list[str]
    #: by state: symbol, action, symbol, action ...: go to a state, or by a negative number a reduction
    rows: list[list[int]]
    reductions: list[Reduction]
    starts: dict[str, int]
    ends: dict[str, int]


class Parser:
    def __init__(self, tables: Tables):
        self.tables = tables
        #: by state that was met, its row by symbol
        self.states: list[dict[str, int] | None] = [None] * len(tables.rows)
        #: by letter that was met, what finds a word that begins with it
        self.scanners: dict[str, Callable[[str, int], re.Match[str] | None]] = {}

    def row(self, state: int) -> dict[str, int]:
        known = self.states[state]
        if known is None:
            row, symbols = self.tables.rows[state], self.tables.symbols
            known = self.states[state] = {symbols[row[i]]: row[i + 1] for i in range(0, len(row), 2)}
        return known

    def scanner(self, letter: str) -> Callable[[str, int], re.Match[str] | None]:
        """One pattern for all terminals that can begin with a letter: one for all letters takes ten times as long."""
        tried = [pattern for pattern, letters in self.tables.terminals if not letters or letter in letters]
        found = self.scanners[letter] = re.compile("|".join(tried) if tried else NOTHING).match
        return found

    def parse(self, text: str, start: str) -> Any:
        """The branch, or the word, that a line is. Raises Refused."""
        end, stack, values = self.tables.ends[start], [self.tables.starts[start]], list[Any]()
        for token in self.words(text):
            kind = token.type
            while (action := self.row(stack[-1]).get(kind)) is not None and action < 0:
                self.reduce(~action, stack, values)
            if action is None:
                raise Refused(token.start_pos, len(token), self.accepted(stack, end))
            stack.append(action)
            values.append(token)
        while stack[-1] != end:
            action = self.row(stack[-1]).get(END)
            if action is None:
                raise Refused(len(text.rstrip()), 0, self.accepted(stack, end))
            self.reduce(~action, stack, values)
        return values[-1]

    def words(self, text: str) -> Iterator[Token]:
        scanners, keywords, ignored = self.scanners, self.tables.keywords, self.tables.ignored
        position = 0
        while position < len(text):
            letter = text[position]
            hit = (scanners.get(letter) or self.scanner(letter))(text, position)
            if hit is None:
                raise Refused(position, 1)
            kind = hit.lastgroup or ""
            if kind not in ignored:
                word = hit.group()
                yield Token.of(keywords[kind].get(word, kind) if kind in keywords else kind, word, position)
            position = hit.end()

    def reduce(self, number: int, stack: list[int], values: list[Any]) -> None:
        rule = self.tables.reductions[number]
        if rule.passes_on:
            stack[-1] = self.row(stack[-2])[rule.origin]
            return
        first = len(values) - rule.size
        made = rule.of(values[first:])
        del values[first:], stack[first + 1 :]
        stack.append(self.row(stack[-1])[rule.origin])
        values.append(made)

    def accepted(self, stack: list[int], end: int) -> frozenset[str]:
        """The terminals that could come next."""
        return frozenset(kind for kind in self.row(stack[-1]) if kind.isupper() and self.accepts(kind, [*stack], end))

    def accepts(self, kind: str, stack: list[int], end: int) -> bool:
        while (action := self.row(stack[-1]).get(kind)) is not None and action < 0:
            rule = self.tables.reductions[~action]
            del stack[len(stack) - rule.size :]
            stack.append(self.row(stack[-1])[rule.origin])
            if kind == END and stack[-1] == end:
                return True
        return action is not None
