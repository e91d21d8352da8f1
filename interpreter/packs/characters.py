"""Characters nobody sees: which of them a text may have, and how one that may not is shown.

An editor shows none of them, terminals obey some, and two names that look alike would be two names. What writing needs
stays: the spaces and the hyphen that do not break, the joiners of scripts that join, the marks of direction in lines
that run from right to left, the pieces of one picture.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from ..diagnostics.problems import Problem, Span, say

#: stands in for a second colon while a line is read a second time (reader.py); not allowed in files
SECOND_COLON = "\ue000"
# Controls, foreign line breaks, spaces of unusual width, everything Unicode calls a format character or ignorable
# (but the signs of Arabic that enclose numbers, which are seen), what is no character at all, and our own mark.
_SUSPECT = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202e"
    "\u205f-\u206f\u3000\u3164\ud800-\udfff\ue000\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# What follows is compiled where it is first asked for: hardly any text has something suspect in it.
#: in names of files that are shown also what breaks or moves a line; writing needs none of it there
_SUSPECT_IN_NAMES = f"[\\t\\n{_SUSPECT.pattern[1:]}"
#: a line that runs from right to left, at least in part, may turn a sign beside a number or a foreign word
_MARKS_OF_DIRECTION = frozenset("\u061c\u200e\u200f")
_RIGHT_TO_LEFT = "[\u0590-\u05ff\u0600-\u061b\u061d-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc]"
_WIDE_SPACE = "\u3000"
_WIDE = "[\u3001-\u3163\u3165-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff9f\U00020000-\U0003ffff]"
_JOINERS = frozenset("\u200c\u200d")
#: Arabic, Syriac, N'Ko, the scripts of India and around it, Tibetan, Burmese, Khmer, Mongolian, Balinese ...
_JOINING = (
    "[\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\u1a20-\u1aaf\u1b00-\u1c4f\ua800-\uaadf"
    "\uabc0-\uabff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc]"
)
#: between words of scripts that have no spaces
_WORD_BREAK = "\u200b"
_WITHOUT_SPACES = "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]"
_MONGOLIAN = "[\u1820-\u18aa]"
_PICTURE = "[\u00a9\u00ae\u2190-\u27bf\u2900-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff\ufe0f]"
_FREE_VARIANT = frozenset("\u180b\u180c\u180d\u180e\u180f")


def hidden(text: str) -> Iterator[tuple[int, str]]:
    """Where characters stand that nobody sees and no script needs there."""
    end, line = -1, ""
    for found in _SUSPECT.finditer(text):
        at, character = found.start(), found.group()
        if at > end:
            start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
            end = len(text) if end < 0 else end
            line = text[start:end]
            turned, wide = bool(re.search(_RIGHT_TO_LEFT, line)), bool(re.search(_WIDE, line))
        if not (
            (character in _MARKS_OF_DIRECTION and turned)
            or (character == _WIDE_SPACE and wide)
            or _needed(character, text[at - 1 : at], text[at + 1 : at + 2])
        ):
            yield at, character


def _needed(character: str, before: str, after: str) -> bool:
    """Whether what stands on both sides asks for it."""
    if character in _JOINERS:
        picture = character == "\u200d" and re.match(_PICTURE, before) and re.match(_PICTURE, after)
        return bool(picture or re.match(_JOINING, before))
    if character == _WORD_BREAK:
        return bool(re.match(_WITHOUT_SPACES, before))
    if character in _FREE_VARIANT:
        return bool(re.match(_MONGOLIAN, before))
    if "\ufe00" <= character <= "\ufe0f":  # how the sign before it is drawn; a row of them would be a message
        return bool(before.strip()) and not _SUSPECT.match(before)
    return "\U000e0100" <= character <= "\U000e01ef" and bool(re.match(_WIDE, before))


def first_hidden(text: str) -> str:
    """The first such character, or nothing."""
    return next((character for _, character in hidden(text)), "")


def without_hidden(text: str) -> str:
    """The text with a sign that is seen in the place of each."""
    found = list(hidden(text))
    if not found:
        return text
    letters = list(text)
    for at, _ in found:
        letters[at] = "\ufffd"
    return "".join(letters)


def visible(text: str, most: int = 1_000) -> str:
    """A text that may be a stranger's, as a sentence can quote it: short enough, and it steers no terminal."""
    return without_hidden(text if len(text) <= most else text[: most - 1] + "…")


def quoted(part: str, text: str, most: int = 1_000) -> str:
    """A part of a sentence: what it calls `file` or `folder` is the name of one, anything else a text."""
    return visible(file_name(text) if part in ("file", "folder") else text, most)


def file_name(path: str | os.PathLike[str]) -> str:
    r"""A name of a file or folder as it is shown, on one line: what nobody sees in it is written out (`\x1b`)."""
    return re.sub(_SUSPECT_IN_NAMES, lambda found: escaped(found[0]), os.fspath(path))


def escaped(character: str) -> str:
    r"""A character by its number: `\n`, `\x1b`, `\u202e`; a byte that is no letter in the name of a file by its own."""
    if "\udc80" <= character <= "\udcff":
        return f"\\x{ord(character) - 0xDC00:02x}"
    return character.encode("unicode_escape", "surrogatepass").decode()


def bad_character(character: str, span: Span) -> Problem:
    return Problem(
        "bad-character", say("invisible-character", character=f"U+{ord(character):04X}"), span, say("delete-it")
    )
