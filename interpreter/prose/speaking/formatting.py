"""The library that formats messages, behind `bundles.py`: it takes its time to import, and much is said without it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, cast

from fluent.runtime import FluentBundle
from fluent.runtime.errors import FluentReferenceError
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentType, fluent_number
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast

from ...diagnostics.problems import MessageRef, say
from ...phrases.words import Answer, Phrase
from .bundles import SOURCE, Voice
from .missing import Missing
from .word_files import Locale
from .wording import number_of

#: as many as the Intl.NumberFormat of browsers allows at the least
MOST_DIGITS = 20
#: what the library says of a part that a message is not given
_NOT_GIVEN = "Unknown external: "


@lru_cache(maxsize=100_000)
def _prepared(node: ast.Message | ast.Term) -> Message:
    """A message as the library says it: the same for everybody who speaks the language."""
    return cast(Message, Compiler()(node))


class Bundle(FluentBundle):
    """Messages of a language, each taken from its file when it is first said."""

    def __init__(self, voice: Voice, locale: Locale):
        functions: dict[str, Any] = {
            "NUMBER": number,
            "FORM": unwrapped(voice.form),
            "GENDER": unwrapped(voice.gender),
            "NUMERUS": unwrapped(voice.numerus),
            "SENTENCE": unwrapped(voice.sentence),
            "TRAIT": unwrapped(voice.trait),
            "CORE": unwrapped(voice.core),
            "TAIL": unwrapped(voice.tail),
        }
        # numbers of a language nobody has described are those of the source
        super().__init__([locale.name, SOURCE], functions=functions, use_isolating=False)
        self.voice = voice
        self.entries = locale.entries

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        id = f"-{entry_id}" if term else entry_id
        found = self._compiled.get(id)
        if found is None:
            found = self._compiled[id] = _prepared(self.entries[id].whole)
        return found

    def say(self, id: str, attribute: str, arguments: dict[str, Any]) -> str:
        message = self.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise Missing(id)
        given = {name: native_to_fluent(self.part(value)) for name, value in arguments.items()}
        errors: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors)
        try:
            text = str(pattern(env))
        except Missing:
            raise
        except Exception as e:  # noqa: BLE001 - whatever the library meets in a file of words must not stop a game
            raise Missing(id, str(e) or type(e).__name__) from e
        self.voice.effort.spend(id, env.part_count)
        for error in errors:
            if isinstance(error, Missing):
                raise error
        if errors:
            raise Missing(id, _why(id, errors[0]))
        return text

    def part(self, value: Any) -> Any:
        """What a message is given: a number as a number, so that it can choose words by it, other phrases wrapped."""
        if not isinstance(value, Phrase):
            return value
        if isinstance(value, Answer):
            return self.voice.say(value.id) if self.voice.has(value.id) else value.other
        number = number_of(value, self.voice)
        return Wrapped(self.voice, value) if number is None else number

    def plain(self, value: Any) -> str:
        return str(value.format(self._babel_locale)) if isinstance(value, FluentType) else str(value)

    def plural_class(self, n: int) -> str:
        return str(self._plural_form(n))


def _why(id: str, error: Exception) -> MessageRef | str:
    """What the library says, in words of ours where it is what a translator may write."""
    said = str(error)
    if isinstance(error, FluentReferenceError) and said.startswith(_NOT_GIVEN):
        return say("gets-no", name=id, part=f"${said.removeprefix(_NOT_GIVEN)}")
    return said or type(error).__name__


def number(value: Any, **options: Any) -> Any:
    """NUMBER with options that a number can have: every further digit is written out."""
    for name, option in options.items():
        if name.endswith("Digits") and not (isinstance(option, int) and 0 <= option <= MOST_DIGITS):
            raise ValueError(f"{name}: 0-{MOST_DIGITS}")
    if options.get("currencyDisplay") == "name":  # the library would print a warning, and say something else
        raise ValueError("currencyDisplay: code, symbol")
    return fluent_number(value, **options)


class Wrapped(FluentType):
    """A phrase bound to who says it, so that a bare `{ $x }` works too."""

    def __init__(self, voice: Voice, phrase: Phrase):
        self.voice = voice
        self.phrase = phrase

    def format(self, locale: Any) -> str:
        return self.voice.form(self.phrase)


def unwrapped(ask: Callable[..., str]) -> Callable[..., str]:
    """What a message asks of one of its parts: a phrase comes wrapped, forms and names as words of the library."""

    def asked(part: object, *how: object, **named: object) -> str:
        phrase = part.phrase if isinstance(part, Wrapped) else part
        return ask(phrase, *map(str, how), **{name: str(value) for name, value in named.items()})

    return asked
