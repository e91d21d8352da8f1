"""The one door to the grammar: text in, tree or problem out. Library exceptions never leave this module."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from ..errors import Problem, Span
from ..loading.tree import Scalar
from . import hints

STARTS = (
    "header",
    "line",
    "condition",
    "value",
    "amounts",
    "query",
    "change",
    "definition",
    "signature",
    "locator",
    "ranking",
)
GRAMMAR = Path(__file__).with_name("effects.lark").read_text(encoding="utf-8")
RESERVED = frozenset(re.findall(r'"([a-z]+)"', GRAMMAR)) | frozenset("is are has have lowest highest where".split())


@lru_cache(maxsize=1)
def _lark() -> Lark:
    return Lark(
        GRAMMAR, parser="lalr", lexer="basic", propagate_positions=True, maybe_placeholders=True, start=list(STARTS)
    )


@lru_cache(maxsize=16384)
def _parse(text: str, start: str) -> Tree[Token]:
    return _lark().parse(text, start=start)


def parse(text: str, start: str, at: Scalar, problems: list[Problem]) -> Tree[Token] | None:
    """The tree of one line of text, or None with a problem added."""
    if len(text) > 2000:
        problems.append(Problem("too-long", "a line of rules has at most 2000 characters", at.span))
        return None
    try:
        return _parse(text.replace("\n", " "), start)
    except UnexpectedCharacters as e:
        column = e.column - 1
        span = place(at, column, 1)
        problems.append(
            Problem(
                "bad-character",
                f"`{text[column : column + 1]}` does not belong here",
                span,
                hints.for_text(text, start),
            )
        )
    except UnexpectedToken as e:
        token = e.token
        if token.type == "$END":
            span = place(at, max(0, len(text) - 1), 1)
            message = "the line ends too early"
        else:
            span = place(at, (token.column or 1) - 1, len(token))
            message = f"`{token}` does not belong here"
        accepts = {str(t) for t in (e.accepts or e.expected)}
        code, special = hints.diagnose(text, str(token), start)
        problems.append(Problem(code, special or message, span, hints.for_text(text, start) or hints.expected(accepts)))
    except UnexpectedInput as e:
        problems.append(Problem("syntax", str(e).splitlines()[0], at.span))
    return None


def place(at: Scalar, column: int, length: int) -> Span:
    """The place of a piece of a scalar's text in its file; for folded text only the start is known."""
    return at.span.at(column, length) if at.exact else at.span
