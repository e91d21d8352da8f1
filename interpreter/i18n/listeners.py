"""Voices that listen to themselves: which messages are asked for, with which parts, and which of them are missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ..diagnostics.problems import MessageRef
from ..phrases.words import Phrase
from ..prose.speaking.bundles import LastVoice, Voice
from ..prose.speaking.missing import Endless, Missing
from ..prose.speaking.punctuation import capital, tidy
from ..prose.speaking.word_files import Locale
from ..prose.speaking.wording import number_of

#: what comes out where a word is missing, while others are looked for
GAP = "\N{HORIZONTAL ELLIPSIS}"
#: words from which on an example says enough
FEW = 4

Calls = dict[tuple[str, str], set[str]]
#: what parts of a message were, where they were words to choose by: (message, attribute, part) and the words
Choices = dict[tuple[str, str, str], set[str]]


class Listening(LastVoice):
    """The source language, with a note of every (message, attribute) asked for and of the parts it was given."""

    def __init__(self, locale: Locale):
        super().__init__(locale)
        self.calls: Calls = {}
        #: of each message, the parts it was given as numbers
        self.numbers: dict[str, set[str]] = {}
        self.choices: Choices = {}
        #: in how many sentences each message stood, and the best of them to show it by
        self.uses: Counter[str] = Counter()
        self.examples: dict[str, str] = {}
        self._here: set[str] = set()

    def fits(self, id: str, digest: Callable[[], str]) -> bool:
        return True  # words are asked for, whatever they were written for

    def say(self, id: str, attribute: str = "", **arguments: Any) -> str:
        self.calls.setdefault((id, attribute), {"form"}).update(arguments)
        figures = (name for name, part in arguments.items() if number_of(part, self) is not None)
        self.numbers.setdefault(id, set()).update(figures)
        for name, part in arguments.items():
            if isinstance(part, str):
                self.choices.setdefault((id, attribute, name), set()).add(part)
        self._here.add(id)
        return super().say(id, attribute, **arguments)

    def heard(self, phrase: Phrase) -> None:
        """Says a sentence, which is an example for everything in it."""
        self._here = set()
        try:
            text = capital(tidy(self.form(phrase)))
        except Missing:
            return
        self.uses.update(self._here)
        for id in self._here:
            self.examples[id] = min(self.examples.get(id, text), text, key=unclear)


def unclear(text: str) -> tuple[bool, int]:
    """A sentence shows more than a few words do, a short one more than a long one."""
    few = len(text.split()) < FEW
    return few, -len(text) if few else len(text)


class Trying(Voice):
    """A language left to itself: what it lacks is noted, and the sentence goes on."""

    def __init__(self, locale: Locale):
        super().__init__(locale)
        self.calls: Calls = {}
        self.missing: dict[tuple[str, str], None] = {}
        #: messages that are there but cannot be said, and why
        self.broken: dict[tuple[str, str], MessageRef | str] = {}

    def fits(self, id: str, digest: Callable[[], str]) -> bool:
        return True

    def say(self, id: str, attribute: str = "", **arguments: Any) -> str:
        if attribute == GAP:  # the form of a noun in a language that has not said which forms it has
            return GAP
        self.calls.setdefault((id, attribute), {"form"}).update(arguments)
        try:
            return super().say(id, attribute, **arguments)
        except Missing as missing:
            if isinstance(missing, Endless) and self.effort.depth:
                raise  # nothing more of the sentence; the message it began with is to blame
            entry = self.locale.entries.get(id)
            if entry is None or not self.locale.has(id, attribute) or (not attribute and entry.whole.value is None):
                self.missing[(id, attribute)] = None
            else:
                self.broken.setdefault((id, attribute), missing.why)
            return GAP

    def heard(self, phrase: Phrase) -> None:
        with suppress(Missing):
            self.form(phrase)
