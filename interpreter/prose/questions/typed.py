"""What a person typed: which of several names it means, whole or in part, in any case and any way to write it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from os.path import commonprefix
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
#: how a part of a name fits at best, and how badly a text may fit, see `grades`
PART, WORST = 1, 3
#: words that begin alike may be forms of one word: so many letters at least, and three quarters of the shorter one
_ALIKE = 4
#: texts of which it is known how they are compared: the same names are again and again, for every part of a line
_KNOWN = 1024
#: letters that no mark can be taken from
_LETTERS = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe", "ґ": "г"})
#: all kinds of dashes and of apostrophes: keyboards have one of each
_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—―−﹘﹣－", "-") | dict.fromkeys("’‘ʼ′＇", "'"))


@lru_cache(maxsize=_KNOWN)
def folded(text: str) -> str:
    """The same for every way to write it: capitals, composed letters, underscores, spaces, dashes, apostrophes."""
    return " ".join(unicodedata.normalize("NFC", text).casefold().replace("_", " ").translate(_SIGNS).split())


@lru_cache(maxsize=_KNOWN)
def bare(text: str) -> str:
    """Without marks on letters, for keyboards that have none."""
    letters = unicodedata.normalize("NFKD", folded(text)).translate(_LETTERS)
    if letters.isascii():
        return letters
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def grades(said: str, names: Iterable[str]) -> int:
    """How well a text fits one of some names: 0 the whole of it, 1 its beginning or a whole part of it, 2 the
    beginnings of words, 3 inside; 4 not."""
    best = 4
    for name in names:
        if said == name:
            return 0
        # of words that begin those of a name, each is as long at most, and there is a space between them
        if said not in name and (" " not in said or len(said) > 2 * len(name)):
            continue
        first = name.startswith(said) or is_part(said, name)
        best = min(best, 1 if first else 2 if begins_words(said, name) else 3 if said in name else 4)
    return best


def is_part(said: str, name: str) -> bool:
    """Is it a word of the name, or several of them, whole? Dashes and commas part words, too: `b4` is one of `b3-b4`.
    Of one letter nobody thinks so."""
    return len(said) > 1 and any(at == len(name) or not name[at].isalnum() for at in behind(said, name))


def begins_words(said: str, name: str) -> bool:
    """Is each word of it the beginning of a word of the name, in this order?"""
    at = 0
    for part in said.split():
        at = next((end for end in behind(part, name, at)), -1)
        if at < 0:
            return False
    return True


def behind(said: str, name: str, at: int = 0) -> Iterator[int]:
    """Where in a name it ends, each time that it begins a word."""
    while (at := name.find(said, at)) >= 0:
        if not at or not (name[at - 1].isalnum() and said[0].isalnum()):
            yield at + len(said)
        at += 1


def fitting(
    said: str,
    *groups: Mapping[Key, Iterable[str]],
    parts: Mapping[Key, Iterable[str]] | None = None,
    worst: int = WORST,
) -> list[Key]:
    """Everything a text fits best; what stands in an earlier group goes before what fits as well in a later one.

    `parts`: names that are only a part of what something in the first group is called.
    """
    for written in (folded, bare):
        wanted = written(said)
        graded = [{key: grades(wanted, map(written, names)) for key, names in group.items()} for group in groups]
        for key, names in (parts or {}).items():
            graded[0][key] = min(graded[0][key], max(PART, grades(wanted, map(written, names))))
        for grade in range(worst + 1) if wanted else ():
            for group in graded:
                found = [key for key, own in group.items() if own == grade]
                if found:
                    return found
    return []


def nearest(said: str, names: Iterable[str]) -> str:
    """The same in words of some names that begin most like those that were typed: what nothing is called may be another
    form of what something is. Nothing if that is so of no word of it, or of one word nothing is alike."""
    known = sorted({word for name in names for word in re.findall(r"\w+", bare(name))})
    typed = re.findall(r"\w+", bare(said))
    found = [alike(word, known) for word in typed]
    return " ".join(found) if all(found) and found != typed else ""


def alike(said: str, words: Iterable[str]) -> str:
    """The word that has the longest beginning in common with another one, and of those the shortest."""
    common = {word: len(commonprefix((said, word))) for word in words}
    near = [word for word, n in common.items() if word == said or n >= max(_ALIKE, min(len(said), len(word)) * 3 / 4)]
    return max(near, key=lambda word: (common[word], -len(word)), default="")
