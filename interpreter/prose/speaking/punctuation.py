"""What is done to a text when it is worded: spaces and commas put in order, a capital at its beginning."""

from __future__ import annotations

import re

#: spaces that are not as they should be already: several, or another one than those that are kept
_SPACES = re.compile("\\s{2,}|[^\\S \u00a0\u202f]")
#: every space but those that no line may end at
_BREAKING = re.compile("[^\u00a0\u202f]+")
_COMMAS = re.compile(r" ?,(?: ?,)*")
_COMMA_BEFORE_AN_END = re.compile(r",(?= ?[.:;)!?]| [–(])")
#: an empty clause leaves it
_SPACE_BEFORE_A_COLON = re.compile(r"(?<=[\w)]) (?=[:;](?:\s|$)|\))")
_COORDINATE = re.compile(r"[a-z]\d")
_COMMA_BEHIND_A_COLON = re.compile(r"(?<=[:;(]) ?,")


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
    text = spaced(text)
    if "," in text:
        text = _COMMAS.sub(",", text)
        text = _COMMA_BEFORE_AN_END.sub("", text)
    text = _SPACE_BEFORE_A_COLON.sub("", text)
    if "," in text:
        text = _COMMA_BEHIND_A_COLON.sub("", text)
    return text.strip(", ")


def capital(text: str) -> str:
    """A letter with a number behind it is no word but a place on a board, which is called just so."""
    return text if _COORDINATE.match(text) else text[:1].upper() + text[1:]
