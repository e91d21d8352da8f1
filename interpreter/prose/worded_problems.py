"""Mistakes and refusals in words: sentences of check.ftl, in a language or, for tools, in ours."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ..diagnostics.problems import MessageRef, Part
from ..packs.characters import quoted, visible
from .bundles import SOURCE, LastVoice, Missing, Phrase, Speech, Voice
from .word_files import CHECK, our_locale

#: letters of a file that a sentence quotes
_MOST = 300


class Sentence(Phrase):
    """A sentence of check.ftl. Inside another one it is said in the form that one asks for, if it has that form."""

    def __init__(self, said: MessageRef):
        self.said = said
        self.id = f"{CHECK}-{said.id}"

    def say(self, voice: Voice, form: str, number: str) -> str:
        attribute = form if form and voice.has(self.id, form) else ""
        return voice.say(self.id, attribute, **{name: _part(name, part) for name, part in self.said.parts})


def _part(name: str, part: Part) -> Any:
    if isinstance(part, MessageRef):
        return Sentence(part)
    if isinstance(part, tuple):
        return visible(", ".join(f"`{name}`" for name in part), _MOST)
    return quoted(name, part, _MOST) if isinstance(part, str) else part


def wording(language: str) -> Callable[[MessageRef], str]:
    """Who words mistakes in a language; what it lacks is said in English."""
    speech = Speech(language, (CHECK,))
    return lambda said: speech.phrase(Sentence(said))


@lru_cache(maxsize=1)
def _ours() -> Voice:
    return LastVoice(our_locale(SOURCE, (CHECK,)))


def english(said: MessageRef) -> str:
    """The sentence as tools get it: from our own file, whatever the environment says."""
    try:
        return Sentence(said).say(_ours(), "", "")
    except Missing:
        return said.id.replace("-", " ")
