"""The library that formats messages, behind `bundles.py`: it takes its time to import, and much is said without it."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from .bundles import SOURCE, Missing, Phrase, Voice
from .files import Locale


class Bundle(FluentBundle):
    """Messages of a language, each taken from its file when it is first said."""

    def __init__(self, voice: Voice, locale: Locale):
        functions: dict[str, Any] = {
            "FORM": voice.form,
            "GENDER": voice.gender,
            "NUMERUS": voice.numerus,
            "SENTENCE": voice.sentence,
            "TRAIT": voice.trait,
            "CORE": voice.core,
            "TAIL": voice.tail,
        }
        # numbers of a language nobody has described are those of the source
        super().__init__([locale.name, SOURCE], functions=functions, use_isolating=False)
        self.voice = voice
        self.entries = locale.entries

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        id = f"-{entry_id}" if term else entry_id
        if id not in self._compiled and id in self.entries:
            self.add_resource(ast.Resource([self.entries[id].node]))
        return super()._lookup(entry_id, term)

    def say(self, id: str, attribute: str, arguments: dict[str, Any]) -> str:
        message = self.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise Missing(id)
        errors: list[Exception]
        parts = {k: Wrapped(self.voice, v) if isinstance(v, Phrase) else v for k, v in arguments.items()}
        try:
            text, errors = self.format_pattern(pattern, parts)
        except (TypeError, ValueError, AttributeError, RecursionError) as e:  # a file of words must not stop a game
            raise Missing(f"{id}: {e}") from e
        for error in errors:
            if isinstance(error, Missing):
                raise error
        if errors:
            raise Missing(f"{id}: {errors[0]}")
        return str(text)

    def plain(self, value: Any) -> str:
        return str(value.format(self._babel_locale)) if isinstance(value, FluentType) else str(value)

    def plural_class(self, n: int) -> str:
        return str(self._plural_form(n))


class Wrapped(Phrase, FluentType):
    """A phrase bound to who says it, so that a bare `{ $x }` works too."""

    def __init__(self, voice: Voice, phrase: Phrase):
        self.voice = voice
        self.phrase = phrase

    def say(self, voice: Voice, form: str, number: str) -> str:
        return self.phrase.say(voice, form, number)

    def format(self, locale: Any) -> str:
        return self.phrase.say(self.voice, "", "")

    def gender(self, voice: Voice) -> str:
        return str(self.phrase.gender(voice)) if hasattr(self.phrase, "gender") else "n"

    def numerus(self, voice: Voice) -> str:
        return str(self.phrase.numerus(voice)) if hasattr(self.phrase, "numerus") else "one"

    def trait(self, voice: Voice, name: str) -> str:
        return voice.trait(self.phrase, name)

    def core(self, voice: Voice, form: str, number: str) -> str:
        return voice.core(self.phrase, form, number)

    def tail(self, voice: Voice, number: str) -> str:
        return voice.tail(self.phrase, number)
