"""Words of a rules file: which of the known names was probably meant, plurals, and what may be a name at all."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice

from ..errors import Said, say

#: ids of things, zones, counters ...: they start with a letter or a digit (never with an underscore)
NAME = re.compile(r"[a-z0-9][a-z0-9_]*\Z")
#: plain names in the keys of a body (named steps, alternatives), as opposed to headers, which have several words
IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*\Z")
#: what stands before the colon in `define`, `rules`, `flow` ...: words, with articles and prepositions between them
PHRASE = re.compile(r"[a-z][a-z0-9_]*( [a-z0-9_]+)*\Z")

_LONGEST_COMPARED = 60
_MOST_COMPARED = 1_000
#: so many wrong names get a hint; looking for the nearest one is slow, and nobody reads more
MOST_HINTS = 50
_VOWELS = "aeiou"


def distance(a: str, b: str, limit: int = 1000) -> int:
    """How many letters to add, drop, change or swap with their neighbour to make `a` into `b`; `limit` if more."""
    rows: list[list[int]] = [list(range(len(b) + 1))]
    for i, letter in enumerate(a, 1):
        row = [i]
        for j, other in enumerate(b, 1):
            best = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                best = min(best, rows[-2][j - 2] + 1)
            row.append(best)
        if min(row) >= limit and min(rows[-1]) >= limit:
            return limit
        rows.append(row)
    return rows[-1][-1]


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known name most like `word`, if one is like it at all; among equals the first."""
    if len(word) > _LONGEST_COMPARED:
        return None
    known = list(islice(known, _MOST_COMPARED))
    best, least = None, max(1, len(word) // 3) + 1
    for name in known:
        if abs(len(name) - len(word)) >= least or name == word:
            continue
        steps = distance(word, name, least)
        if steps < least:
            best, least = name, steps
    if best is None and len(word) > 2:
        best = next((n for n in known if n != word and (n.startswith(word) or word.startswith(n) and len(n) > 2)), None)
    return best


def did_you_mean(word: str, known: Iterable[str]) -> Said | None:
    """The nearest name as a hint, or the whole list if it is short, or nothing."""
    names = list(known)
    near = nearest(word, names)
    if near is not None:
        return say("did-you-mean", name=near)
    return say("known-here", names=names) if 0 < len(names) <= 8 else None


def plural(noun: str) -> str:
    """The regular English plural."""
    if noun.endswith("y") and len(noun) > 1 and noun[-2] not in _VOWELS:
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("s", "x", "ch", "sh", "z")) else "s")


def clip(text: str, most: int = 40) -> str:
    """A text short enough to stand in a sentence."""
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 1] + "…"
