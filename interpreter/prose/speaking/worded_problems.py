"""Mistakes and refusals in words: sentences of check.ftl, in a language or, for tools, in ours."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ...diagnostics.problems import MessageRef, Part
from ...packs.characters import quoted, visible
from ...phrases.words import Sentence
from .bundles import SOURCE, LastVoice, Speech, Voice
from .missing import Missing
from .word_files import CHECK, our_locale

#: letters of a file that a sentence quotes
_MOST = 300


def sentence(said: MessageRef) -> Sentence:
    """A sentence of check.ftl with its parts, some of them sentences."""
    return Sentence(f"{CHECK}-{said.id}", {name: _part(name, part) for name, part in said.parts})


def _part(name: str, part: Part) -> Any:
    if isinstance(part, MessageRef):
        return sentence(part)
    if isinstance(part, tuple):
        return visible(", ".join(f"`{name}`" for name in part), _MOST)
    return quoted(name, part, _MOST) if isinstance(part, str) else part


def wording(language: str) -> Callable[[MessageRef], str]:
    """Who words mistakes in a language; what it lacks is said in English."""
    speech = Speech(language, (CHECK,))
    return lambda said: speech.phrase(sentence(said))


@lru_cache(maxsize=1)
def _ours() -> Voice:
    return LastVoice(our_locale(SOURCE, (CHECK,)))


def english(said: MessageRef) -> str:
    """The sentence as tools get it: from our own file, whatever the environment says."""
    try:
        return _ours().form(sentence(said))
    except Missing:
        return said.id.replace("-", " ")
