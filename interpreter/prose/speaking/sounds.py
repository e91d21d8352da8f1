"""Words that sound otherwise between other words, as a language says in messages of its own. No word stands here.

A message `sound-...` names a word or several (`.word`), what is said instead, and where: before words that begin so
(`.before`), except before those (`.unless`), behind words that end so (`.after`). `unbroken-behind` names words no
line ends with.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress

from ...diagnostics.records import record
from .missing import Missing
from .punctuation import capital

#: how the ids of such messages begin, and the attributes they have
SOUND = "sound-"
ATTRIBUTES = ("word", "before", "unless", "after")
UNBROKEN = "unbroken-behind"
NO_BREAK = "\u00a0"
#: where a text begins it sounds as behind the end of a sentence
PAUSE = "."
_NEXT = re.compile(r"[^\w\s]*(\d+|\w+)")

Say = Callable[[str, str], str]


def is_sound(id: str) -> bool:
    return id.startswith(SOUND) or id == UNBROKEN


@record
class Sound:
    """One word and what is said instead of it."""

    instead: str
    before: tuple[str, ...]
    unless: tuple[str, ...]
    after: tuple[str, ...]

    def heard(self, ahead: str, behind: str) -> bool:
        """`ahead`: the text before the word; `behind`: the word that follows it, if one does."""
        if not behind and (self.before or self.unless):
            return False
        if self.before and not begins(behind, self.before):
            return False
        if self.after and not (ahead.rstrip().lower() or PAUSE).endswith(self.after):
            return False
        return not begins(behind, self.unless)


def begins(word: str, beginnings: Iterable[str]) -> bool:
    """A number is read aloud, so that only the whole of it says how it begins."""
    return any(word == one if one.isdigit() else word.startswith(one) for one in beginnings)


class Sounds:
    """All of a language, ready to be heard in a text."""

    def __init__(self, ids: Iterable[str], say: Say):
        self.sounds: dict[str, list[Sound]] = {}
        self.unbroken: set[str] = set()
        for id in ids:
            with suppress(Missing):  # what cannot be said is reported by those who look for mistakes
                if id == UNBROKEN:
                    self.unbroken.update(say(id, "").lower().split())
                elif id.startswith(SOUND):
                    self._learn(id, say)
        # several words that are said otherwise come before the first of them alone
        found = "|".join(map(re.escape, sorted({*self.sounds, *self.unbroken}, key=lambda word: (-len(word), word))))
        behind = r"(?:(\s) *(?![ ,;:.!?)])|(?=[,;:.!?)]|\Z))"
        self._words = re.compile(rf"(?<![\w’'])({found}){behind}", re.I) if found else None

    def _learn(self, id: str, say: Say) -> None:
        before, unless, after = (tuple(_said(id, name, say).lower().split()) for name in ATTRIBUTES[1:])
        word = say(id, "word").lower()
        self.sounds.setdefault(word, []).append(Sound(say(id, ""), before, unless, after))

    def heard(self, text: str) -> str:
        """The text as it is said: heard twice it stays the same, if what is said instead is no such word itself."""
        return self._words.sub(self._instead, text) if self._words is not None else text

    def _instead(self, found: re.Match[str]) -> str:
        word, space = found[1], found[2] or ""
        ahead, next = found.string[: found.start()], _NEXT.match(found.string, found.end()) if space else None
        for sound in self.sounds.get(word.lower(), ()):
            if sound.heard(ahead, next[1].lower() if next else ""):
                word = capital(sound.instead) if word[:1].isupper() else sound.instead
                break
        return word + (NO_BREAK if space == " " and word.lower() in self.unbroken else space)


def _said(id: str, attribute: str, say: Say) -> str:
    try:
        return say(id, attribute)
    except Missing:
        return ""
