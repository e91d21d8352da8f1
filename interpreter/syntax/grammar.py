"""The text of the grammar, its ways in, and the words with which instructions begin: nobody lists them again."""

from __future__ import annotations

import re
from pathlib import Path

#: what a line can be read as
STARTS = (
    "header", "line", "condition", "value", "amounts", "query", "change", "definition", "signature", "locator",
    "ranking", "order",
)  # fmt: skip
GRAMMAR = Path(__file__).with_name("effects.lark").read_text(encoding="utf-8")


def _first_words() -> tuple[str, ...]:
    """The first word of each line under `action`, in their order; one that a game gives is no word of ours."""
    lines = GRAMMAR[GRAMMAR.index("?action:") :].split("\n")
    tokens = [
        found[1] for line in lines[: _end(lines)] if (found := re.match(r"(?:\?action:|\|)\s*(\S+)", line.lstrip()))
    ]
    words = [token.strip('"') if token.startswith('"') else _begins(token) for token in tokens]
    return tuple(dict.fromkeys(word for word in words if word))


def _end(lines: list[str]) -> int:
    return next(i for i, line in enumerate(lines[1:], 1) if not line.startswith(" "))


def _begins(terminal: str) -> str:
    """The word with which a terminal of several words begins."""
    found = re.search(rf"^{terminal}\.\d+: /([a-z]+)\\s", GRAMMAR, re.M)
    return found[1] if found else ""


VERBS = _first_words()
