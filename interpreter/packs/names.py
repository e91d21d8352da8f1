"""Words of a rules file: which of the known names was probably meant, plurals, and what may be a name at all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from ..diagnostics.problems import MessageRef, say

#: ids of things, zones, counters ...: they start with a letter or a digit (never with an underscore)
NAME = re.compile(r"[a-z0-9][a-z0-9_]*\Z")
#: plain names in the keys of a body (named steps, alternatives), as opposed to headers, which have several words
IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*\Z")
#: what stands before the colon in `define`, `rules`, `flow` ...: words, with articles and prepositions between them
PHRASE = re.compile(r"[a-z][a-z0-9_]*( [a-z0-9_]+)*\Z")

_LONGEST_COMPARED = 60
#: letters of known names that are compared while one pack is looked at: about a second
_MOST_COMPARED = 400_000
_VOWELS = "aeiou"


class _Purse:
    """What is left to spend on looking for names that were probably meant."""

    def __init__(self) -> None:
        self.letters = _MOST_COMPARED


_purse: ContextVar[_Purse | None] = ContextVar("purse", default=None)


@contextmanager
def few_guesses() -> Iterator[None]:
    """Inside, only so many wrong names are compared with the known ones: nobody reads a thousand hints."""
    if _purse.get() is not None:
        yield
        return
    token = _purse.set(_Purse())
    try:
        yield
    finally:
        _purse.reset(token)


def spent() -> bool:
    """Whether nothing is looked for any more."""
    purse = _purse.get()
    return purse is not None and purse.letters <= 0


def distance(a: str, b: str) -> int:
    """How many letters to add, drop, change or swap with their neighbour to make `a` into `b`."""
    return _steps(_places(a), len(a), b) if a else len(b)


def _places(word: str) -> dict[str, int]:
    """For each letter the bits of the places where it stands."""
    found: dict[str, int] = {}
    for i, letter in enumerate(word):
        found[letter] = found.get(letter, 0) | 1 << i
    return found


def _steps(places: dict[str, int], length: int, other: str) -> int:
    """A column of the table of distances at a time, as differences in bits (Hyyrö 2003): long names cost little."""
    every, last = (1 << length) - 1, 1 << (length - 1)
    up, down, same, before, steps = every, 0, 0, 0, length
    for letter in other:
        here = places.get(letter, 0)
        swapped = ((~same & here) << 1) & before
        same = (((here & up) + up) ^ up) | here | down | swapped
        right, left = down | ~(same | up) & every, same & up
        steps += bool(right & last) - bool(left & last)
        right, left = right << 1 | 1, left << 1
        up, down, before = (left | ~(same | right)) & every, right & same & every, here
    return steps


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known name most like `word`, if one is like it at all; among equals the first."""
    purse = _purse.get() or _Purse()
    if not 0 < len(word) <= _LONGEST_COMPARED or spent():
        return None
    names, places = [], _places(word)
    best, least = None, max(1, len(word) // 3) + 1
    for name in known:
        names.append(name)
        purse.letters -= 1
        if abs(len(name) - len(word)) >= least or name == word:
            continue
        purse.letters -= len(name)
        if purse.letters <= 0:
            break
        steps = _steps(places, len(word), name)
        if steps < least:
            best, least = name, steps
    if best is None and len(word) > 2:
        best = next((n for n in names if n != word and (n.startswith(word) or word.startswith(n) and len(n) > 2)), None)
    return best


def did_you_mean(word: str, known: Iterable[str]) -> MessageRef | None:
    """The nearest name as a hint, or the whole list if it is short, or nothing."""
    if spent():
        return None
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
