"""What is done to a text when it is worded: spaces and commas put in order, a capital at its beginning."""

from __future__ import annotations

import re

_SPACES = re.compile(r"\s+")
#: every space but those that no line may end at
_BREAKING = re.compile("[^\u00a0\u202f]+")


def spaced(text: str) -> str:
    """One space between words, unbroken where a translator wrote it so."""
    return _SPACES.sub(lambda spaces: _BREAKING.sub("", spaces[0])[:1] or " ", text).strip()


def words_of(text: str) -> list[str]:
    """What a line may end behind: parts of a text between spaces that break."""
    return spaced(text).split(" ")


def tidy(text: str) -> str:
    """One space between words; clauses may bring the commas around them: one of several stays.

    None stays before an end or a bracket.
    """
    text = re.sub(r" ?,(?: ?,)*", ",", spaced(text))
    text = re.sub(r",(?= ?[.:;)!?])", "", text)
    text = re.sub(r",(?= [–(])", "", text)
    text = re.sub(r"(?<=[\w)]) (?=[:;](?:\s|$))", "", text)  # an empty clause leaves a space
    text = re.sub(r"(?<=[:;(]) ?,", "", text)
    return text.strip(", ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
