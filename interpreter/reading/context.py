"""What checking goes by: the vocabulary of a game, the problems found so far, and which function reads which phrase."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TypeAlias

from ..diagnostics.problems import Problem, Span
from ..diagnostics.records import mutable, record
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import Vocabulary
from ..packs.tree import Map, Node
from ..syntax.parser import Branch
from .scope import At, Scope, Wrong


@mutable
class Header:
    """A header with its body: `tree` is what the key says, `value` what stands below it.

    `taken`: choosing this body is already an option of its own, so a price at its head is not asked twice.
    """

    tree: Branch
    #: the header among those that stand beside it, all of them `otherwise`
    block: Map
    others: list[str]
    scope: Scope
    at: At
    span: Span
    key: str
    taken: bool
    depth: int

    @property
    def value(self) -> Node:
        return self.block.items[self.key]


@mutable
class Checking:
    """One game being checked. What is understood is collected in `game`, what is not in `problems`."""

    words: Vocabulary
    problems: list[Problem]
    language: Language
    game: CheckedGame = field(init=False)

    def __post_init__(self) -> None:
        self.game = CheckedGame(self.words)

    def keep(self, mistake: Wrong) -> None:
        """A consequence of something reported already is not kept."""
        if mistake.problem is not None:
            self.problems.append(mistake.problem)


TermReader: TypeAlias = Callable[[Checking, Branch, Scope, At], ir.Expr]
LineReader: TypeAlias = Callable[[Checking, Branch, Scope, At, Span, str], ir.Effect]
HeaderReader: TypeAlias = Callable[[Checking, Header], ir.Effect]


@record
class Language:
    """By the name of a rule of the grammar, the function that reads what it has parsed."""

    values: Mapping[str, TermReader]
    conditions: Mapping[str, TermReader]
    lines: Mapping[str, LineReader]
    headers: Mapping[str, HeaderReader]
