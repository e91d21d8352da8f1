"""The one door to the grammar: text in, tree or problem out. Nothing is raised."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import cast

from ..diagnostics.problems import Problem, Span, say
from ..packs.tree import Scalar
from . import hints
from .branches import Branch as Branch
from .branches import Token as Token
from .grammar import GRAMMAR
from .grammar import STARTS as STARTS
from .lalr import Parser, Refused
from .parser_tables import tables
from .third_person import plain

#: words of the language, and words that begin one of its phrases: no name may be one of them
RESERVED = frozenset(re.findall(r'"([a-z]+)"', GRAMMAR)) | frozenset(
    "is are has have lowest highest where with without only up sets also once lay count capped floored next between "
    "beyond through look".split()
)
MOST_LETTERS = 2000
#: parentheses inside each other; more cannot be read, and every further stage walks the tree by recursion
MOST_PARENTHESES = 20
#: words of one line
MOST_WORDS = 200


@lru_cache(maxsize=1)
def _parser() -> Parser:
    return Parser(tables())


@lru_cache(maxsize=16384)
def _parse(text: str, start: str) -> Branch:
    return cast(Branch, _parser().parse(text, start))


def parse(text: str, start: str, at: Scalar, problems: list[Problem]) -> Branch | None:
    """The tree of one line of text, or None with a problem added."""
    refusal = _too_much(text, at)
    if refusal is not None:
        problems.append(refusal)
        return None
    try:
        said = text.replace("\n", " ")
        return _parse(plain(said) if start == "line" else said, start)
    except Refused as e:
        problems.append(_refused(text, start, at, e.start, e.length, e.accepts))
    return None


def _refused(text: str, start: str, at: Scalar, column: int, length: int, accepts: frozenset[str]) -> Problem:
    """One problem for one wrong line: a slip we know is named, with its place; else what could stand here."""
    slip = hints.slip(text, start)
    if slip is not None:
        begin, end = slip.place or (column, column + length)
        return Problem(slip.code, slip.message, place(at, begin, max(1, end - begin)), slip.hint)
    if length == 0:
        return Problem("syntax", say("ends-early"), place(at, column, 1), hints.expected(accepts))
    word = text[column : column + length]
    return Problem("syntax", say("does-not-belong", word=word), place(at, column, length), hints.expected(accepts))


def _too_much(text: str, at: Scalar) -> Problem | None:
    """Refused before the parser sees it."""
    if len(text) > MOST_LETTERS:
        return Problem("too-long", say("too-many-characters", most=MOST_LETTERS), at.span)
    if len(text.split()) > MOST_WORDS:
        message = say("too-many-words", most=MOST_WORDS)
        return Problem("too-long", message, at.span, say("name-a-part"))
    if text.count("(") <= MOST_PARENTHESES:
        return None
    depth = 0
    for i, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth > MOST_PARENTHESES:
            message = say("too-many-parentheses", most=MOST_PARENTHESES)
            return Problem("too-deep", message, place(at, i, 1), say("name-inner-part"))
    return None


def place(at: Scalar, column: int, length: int) -> Span:
    """The place of a piece of a scalar's text in its file; for folded text only the start is known."""
    return at.span.at(column, length) if at.exact else at.span
