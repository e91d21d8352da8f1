"""What a person typed: which of several names it means, whole or in part, in any case and any way to write it."""

from __future__ import annotations

import unicodedata
from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
#: how badly a text may fit, see `grades`
WORST = 3
#: letters that no mark can be taken from
_LETTERS = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe", "ґ": "г"})
#: all kinds of dashes and of apostrophes: keyboards have one of each
_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—―−﹘﹣－", "-") | dict.fromkeys("’‘ʼ′＇", "'"))


def folded(text: str) -> str:
    """The same for every way to write it: capitals, composed letters, underscores, spaces, dashes, apostrophes."""
    return " ".join(unicodedata.normalize("NFC", text).casefold().replace("_", " ").translate(_SIGNS).split())


def bare(text: str) -> str:
    """Without marks on letters, for keyboards that have none."""
    letters = unicodedata.normalize("NFKD", folded(text)).translate(_LETTERS)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def grades(said: str, names: Iterable[str]) -> int:
    """How well a text fits one of some names: 0 the whole of it, 1 its beginning, 2 that of words, 3 inside; 4 not."""
    best = 4
    for name in names:
        if said == name:
            return 0
        grade = 1 if name.startswith(said) else 2 if begins_words(said, name) else 3 if said in name else 4
        best = min(best, grade)
    return best


def begins_words(said: str, name: str) -> bool:
    """Is each word of it the beginning of a word of the name, in this order?"""
    words = iter(name.split())
    return f" {said}" in name or all(any(word.startswith(part) for word in words) for part in said.split())


def fitting(said: str, *groups: Mapping[Key, Iterable[str]], worst: int = WORST) -> list[Key]:
    """Everything a text fits best; what stands in an earlier group goes before what fits as well in a later one."""
    for written in (folded, bare):
        wanted = written(said)
        graded = [{key: grades(wanted, map(written, names)) for key, names in group.items()} for group in groups]
        for grade in range(worst + 1) if wanted else ():
            for group in graded:
                found = [key for key, own in group.items() if own == grade]
                if found:
                    return found
    return []
