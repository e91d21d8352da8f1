"""The one door to the grammar: text in, tree or problem out. Library exceptions never leave this module."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from lark import Lark, Token, Tree
from lark.exceptions import LarkError, UnexpectedCharacters, UnexpectedToken

from ..errors import Problem, Span
from ..loading.tree import Scalar
from . import hints
from .scope import Phrase

STARTS = (
    "header", "line", "condition", "value", "amounts", "query", "change", "definition", "signature", "locator", "ranking"
)  # fmt: skip
GRAMMAR = Path(__file__).with_name("effects.lark").read_text(encoding="utf-8")
RESERVED = frozenset(re.findall(r'"([a-z]+)"', GRAMMAR)) | frozenset("is are has have lowest highest where".split())
MOST_LETTERS = 2000
#: parentheses inside each other; more cannot be read, and every further stage walks the tree by recursion
MOST_PARENTHESES = 20
#: words of one line
MOST_WORDS = 200


@lru_cache(maxsize=1)
def _lark() -> Lark:
    return build()


def build(strict: bool = False) -> Lark:
    return Lark(
        GRAMMAR, parser="lalr", lexer="basic", propagate_positions=True, maybe_placeholders=True, start=list(STARTS),
        strict=strict,
    )  # fmt: skip


@lru_cache(maxsize=16384)
def _parse(text: str, start: str) -> Tree[Token]:
    return _lark().parse(text, start=start)


def parse(text: str, start: str, at: Scalar, problems: list[Problem]) -> Phrase | None:
    """The tree of one line of text, or None with a problem added."""
    refusal = _too_much(text, at)
    if refusal is not None:
        problems.append(refusal)
        return None
    try:
        return _parse(text.replace("\n", " "), start)
    except UnexpectedCharacters as e:
        problems.append(_refused(text, start, at, e.column - 1, 1, set()))
    except UnexpectedToken as e:
        ends = e.token.type == "$END"
        column = len(text.rstrip()) if ends else (e.token.column or 1) - 1
        problems.append(_refused(text, start, at, column, 0 if ends else len(e.token), e.accepts or e.expected))
    except LarkError:
        problems.append(Problem("syntax", "this line cannot be read", at.span))
    return None
