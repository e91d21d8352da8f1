"""What a translator is told of a message: its parts, and a sentence in which it stands, made by saying it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..prose.speaking.bundles import LastVoice
from ..prose.speaking.missing import Missing
from ..prose.speaking.punctuation import capital, tidy
from ..prose.speaking.word_files import MADE, SOURCE, Locale, our_locale
from .listeners import unclear
from .message_anatomy import patterns
from .message_survey import Survey
from .supplied_parts import ALWAYS, SuppliedParts

#: given to every phrase, for what it stands in
INNER = ALWAYS | {"wanted"}
#: parts that messages choose by; the word is what an example shows
CHOSEN_BY = {"whose": "none", "who": "you", "form": "", "number": "sg", "gender": "n", "no": "no", "role": "place"}
#: a number that is neither one nor the usual
SOME = 3
#: letters of an example; what is longer shows less
LONGEST = 240


class MessageNotes:
    """Notes about the messages of the source language, from games that say them."""

    def __init__(self, source: Locale, surveys: Sequence[Survey]):
        self.source = source
        self.surveys = surveys
        seen: dict[str, set[str]] = {}
        numbers: dict[str, set[str]] = {}
        for survey in surveys:
            for (id, _), given in survey.calls.items():
                seen.setdefault(id, set()).update(given)
            for id, names in survey.numbers.items():
                numbers.setdefault(id, set()).update(names)
        self.supplied = SuppliedParts(source, seen, numbers)

    @cached_property
    def voice(self) -> LastVoice:
        return LastVoice(self.source)

    @cached_property
    def words(self) -> LastVoice:
        """Who words the notes themselves."""
        return LastVoice(our_locale(SOURCE, (MADE,)))

    def parts(self, id: str) -> list[str]:
        """Their names; what every message gets is named where the source makes something of it."""
        entry = self.source.entries.get(id)
        used = set().union(*(self.supplied.used(id, a) for a in patterns(entry))) if entry is not None else set()
        return sorted(used | (self.supplied.told(id) | self.supplied.of_comment(id)) - INNER)

    def example(self, id: str) -> str:
        """A sentence of a game if one has the message, else the message with the names of its parts in their places."""
        found = [survey.examples[id] for survey in self.surveys if id in survey.examples]
        return min(filter(None, found), key=unclear, default="") or self.filled(id)

    def filled(self, id: str) -> str:
        entry = self.source.entries.get(id)
        attributes = list(patterns(entry)) if entry is not None else []
        numbers = self.supplied.number_parts(id)
        parts = {
            name: SOME if name in numbers else CHOSEN_BY.get(name, f"‹{name}›") for name in self.supplied.given(id)
        }
        try:
            return capital(tidy(self.voice.say(id, attributes[0], **parts))) if attributes else ""
        except Missing:
            return ""

    def lines(self, id: str) -> list[str]:
        """The same in words."""
        numbers, found = self.supplied.number_parts(id), []
        parts = self.parts(id)
        if parts:
            named = [self.words.say("made-note-number", name=f"${p}") if p in numbers else f"${p}" for p in parts]
            found.append(self.words.say("made-note-parts", names=", ".join(named)))
        example = self.example(id)
        if example:
            shown = example if len(example) <= LONGEST else f"{example[: LONGEST - 1]}…"
            found.append(self.words.say("made-note-example", text=shown))
        return found
