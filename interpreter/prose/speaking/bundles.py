"""Words of a language: the one door to Fluent. Messages in, sentences out; what is missing is said, never guessed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.syntax import ast

from ...diagnostics.problems import say
from ...packs.names import plural
from ...phrases.words import Phrase
from . import wording
from .missing import Effort, Missing
from .punctuation import capital
from .sounds import Sounds, is_sound
from .word_files import MADE, our_locale
from .word_files import OURS as OURS
from .word_files import SOURCE as SOURCE
from .word_files import Locale as Locale
from .word_files import chain as chain
from .word_files import languages as languages
from .word_files import locale_of as locale_of

if TYPE_CHECKING:
    from .formatting import Bundle

#: longer parts, and more of them, are left to Fluent, which refuses them
LONGEST = 2500
MOST_GAPS = 1_000
#: what is longer is no sentence, and wrapping it would take for ever
MOST = 20_000
#: what is kept of what was said, so that it need not be put together again: so many texts, so long
MOST_KEPT, SHORT = 20_000, 200
_PLAIN = frozenset((str, int))


class Voice:
    """A language speaking: formats messages, and phrases inside them in the form the message asks for."""

    def __init__(self, locale: Locale, source: Voice | None = None):
        """`source`: whose words these are a translation of."""
        self.locale = locale
        self.source = source
        self._gaps: dict[tuple[str, str], list[str] | None] = {}
        #: what was said with nothing but words and numbers in it: nouns and their forms are said again and again
        self._said: dict[tuple[object, ...], str] = {}
        self.effort = Effort()
        #: no language has a short way to say it: a rule is told in full
        self.at_length = False
        #: the places of boards, by name: they are called by column and row where no words are there for them
        self.places: Mapping[str, str] = {}

    @cached_property
    def bundle(self) -> Bundle:
        from .formatting import Bundle

        return Bundle(self, self.locale)

    @cached_property
    def sounds(self) -> Sounds:
        return Sounds(_sounds_of(self.locale), self.say)

    def form(self, phrase: object, form: str = "", number: str = "") -> str:
        return wording.said(phrase, self, form, number)

    def sentence(self, phrase: object, form: str = "", number: str = "") -> str:
        """The phrase as a sentence of its own, with a capital: some languages write so after a colon."""
        return capital(self.form(phrase, form, number).lstrip(" ,"))

    def trait(self, phrase: object, name: str) -> str:
        """What a language says about a word of its own in an attribute: which preposition, which verb it goes with."""
        return wording.grammar(phrase).trait(phrase, self, name)

    def core(self, phrase: object, form: str = "", number: str = "") -> str:
        """The phrase without the clauses that this language wants behind the verb (their messages have `.late`)."""
        found = wording.grammar(phrase)
        return (found.core or found.say)(phrase, self, form, number)

    def tail(self, phrase: object, number: str = "") -> str:
        """Those clauses."""
        return wording.grammar(phrase).tail(phrase, self, number)

    def gender(self, phrase: object) -> str:
        return wording.grammar(phrase).gender(phrase, self)

    def numerus(self, phrase: object) -> str:
        """one, few, many, other: the class of the number in a phrase that counts something."""
        return wording.grammar(phrase).numerus(phrase, self)

    def plural_class(self, n: int) -> str:
        return self.bundle.plural_class(n)

    def is_form(self, name: str) -> bool:
        """Is that what the language calls a form of nouns?"""
        form, _, number = name.rpartition("-")
        return self.has("noun-form") and self.say("noun-form", form=form or "nom", number=number) == name

    def has(self, id: str, attribute: str = "") -> bool:
        return self.locale.has(id, attribute)

    def says(self, id: str) -> bool:
        """Has the message words of its own, and not only attributes?"""
        return self.locale.says(id)

    def fits(self, id: str, digest: Callable[[], str]) -> bool:
        """Were these words written for the rule as it is? Those that do not say so were translated from words that do;
        what no language says fits every rule."""
        if self.has(id, "rule"):
            return digest() in self.say(id, "rule").split()
        return self.source is None or self.source.fits(id, digest)

    @staticmethod
    def word(id: str) -> str:
        """What an id says by itself."""
        beginning = next((b for b in OWN if id.startswith(b)), "")
        return id.removeprefix(beginning).replace("_", " ").replace("-", " ")

    def unworded(self, id: str, attribute: str, **arguments: Any) -> str:
        """What is said where words do not fit: nothing here, the next language speaks."""
        raise Missing(id)

    def say(self, id: str, attribute: str = "", **arguments: Any) -> str:
        key = (id, attribute, *arguments.items()) if _PLAIN.issuperset(map(type, arguments.values())) else ()
        known = self._said.get(key)
        if known is not None:
            return known
        text = self._say(id, attribute, arguments)
        if key and len(text) <= SHORT and len(self._said) < MOST_KEPT:
            self._said[key] = text
        return text

    def _say(self, id: str, attribute: str, arguments: dict[str, Any]) -> str:
        if not self.locale.has(id, attribute):
            raise Missing(f"{id}.{attribute}" if attribute else id)
        arguments.setdefault("form", "")
        self.effort.begin(id)
        try:
            text = self._filled(id, attribute, arguments)
            if text is None:
                text = self.bundle.say(id, attribute, arguments)
        finally:
            self.effort.end()
        if len(text) > MOST:
            raise Missing(id, say("words-overlong", most=MOST))
        return text

    def _filled(self, id: str, attribute: str, arguments: Mapping[str, Any]) -> str | None:
        """Words with gaps for other words need no library; None for everything else."""
        if (id, attribute) not in self._gaps:
            self._gaps[id, attribute] = gaps(self.locale.entries[id].whole, attribute)
        parts = self._gaps[id, attribute]
        if parts is None or len(parts) > MOST_GAPS:
            return None
        said: list[Any] = [arguments.get(part) if i % 2 else part for i, part in enumerate(parts)]
        return None if any(type(part) is not str or len(part) > LONGEST for part in said[1::2]) else "".join(said)


@lru_cache(maxsize=1024)
def _sounds_of(locale: Locale) -> tuple[str, ...]:
    """The messages that say which words sound otherwise between others."""
    return tuple(filter(is_sound, locale.entries))


@lru_cache(maxsize=1024)
def _texts_of(locale: Locale) -> dict[str, list[str]]:
    """Of everything that has texts by hand, the messages: its own, then those for variants."""
    found: dict[str, list[str]] = {}
    for id in sorted(id for id in locale.entries if id.startswith("text-") and locale.has(id, "rule")):
        found.setdefault(id.split("-")[1], []).append(id)
    return found


@lru_cache(maxsize=100_000)
def gaps(message: ast.Message | ast.Term, attribute: str) -> list[str] | None:
    """Of a message that is words with gaps: by turns words and the name of what stands in a gap."""
    values = [a.value for a in message.attributes if a.id.name == attribute] if attribute else [message.value]
    found = [""]
    for part in values[0].elements if len(values) == 1 and values[0] is not None else ():
        if isinstance(part, ast.TextElement):
            found[-1] += part.value
        elif isinstance(part.expression, ast.VariableReference):
            found += [part.expression.id.name, ""]
        else:
            return None
    return found if found != [""] else None


#: what a game's own words are about, by the beginning of their ids
OWN = (
    "noun-prop-",
    "noun-in-",
    "noun-",
    "zone-",
    "rule-",
    "name-",
    "step-",
    "number-",
    "is-",
    "option-",
    "source-",
    "end-",
    "change-",
    "permit-",
    "game-",
    "expansion-",
    "variant-",
    "value-",
    "param-",
)


class LastVoice(Voice):
    """The end of every chain: what a game has no words for is said with its id, in the patterns `made-...`."""

    def __init__(self, locale: Locale, plurals: Mapping[str, str] | None = None):
        super().__init__(locale)
        self.plurals = plurals or {}

    def has(self, id: str, attribute: str = "") -> bool:
        if self.locale.has(id, attribute):
            return True
        placed = any(self.locale.has(id, a) for a in ("after", "behind"))
        return attribute == "before" and id.startswith("is-") and not placed

    def _say(self, id: str, attribute: str, arguments: dict[str, Any]) -> str:
        try:
            return super()._say(id, attribute, arguments)
        except Missing:
            if not id.startswith(OWN):
                raise
            return self.unworded(id, attribute, **arguments)

    @staticmethod
    def pattern(id: str) -> str:
        """The message by which words are made from an id."""
        beginning = next((b for b in OWN if id.startswith(b)), "")
        return "made-noun" if beginning.startswith("noun-") else f"made-{beginning[:-1]}"

    def unworded(self, id: str, attribute: str, **arguments: Any) -> str:
        beginning = next(b for b in OWN if id.startswith(b))
        name, word = id.removeprefix(beginning), self.word(id)
        first, _, rest = word.partition(" ")
        parts: dict[str, Any] = {"object": "", "place": "", "thing": "", "holder": "", "whose": "none", "who": "you"}
        parts["role"] = "place"
        words = self.plurals.get(name, plural(word)).replace("_", " ")
        parts |= {"n": "", "no": "no", "word": word, "words": words, "title": word[:1].upper() + word[1:]}
        parts |= {"does": f"{plural(first)} {rest}".strip()} | arguments
        parts |= {f"has-{p}": "yes" if arguments.get(p, "") != "" else "no" for p in ("place", "thing", "holder", "n")}
        if parts["whose"] != "none":  # `their hold` says whose it is
            parts["has-holder"] = "no"
        pattern = self.pattern(id)
        return super().say(pattern, attribute if self.locale.has(pattern, attribute) else "", **parts)


class Speech:
    """A chain of languages: the first that has all the words of a sentence says it."""

    def __init__(
        self,
        language: str,
        modules: Sequence[str],
        extra: Sequence[Path] = (),
        plurals: Mapping[str, str] | None = None,
        places: Mapping[str, str] | None = None,
    ):
        """`plurals`: those a game declares, for nouns it has no words for; `places`: those of its boards."""
        self.language = language
        last = (MADE, *modules)
        source, ours = locale_of(SOURCE, last, tuple(extra)), our_locale(SOURCE, last)
        spoken = LastVoice(source, plurals)
        self.voices: list[Voice] = []
        for name in chain(language)[:-1]:
            locale = locale_of(name, tuple(modules), tuple(extra))
            if locale.entries and any(file.language == name for file in locale.files):
                self.voices.append(Voice(locale, spoken))
        self.voices.append(spoken)
        if source.files != ours.files:  # words of others may be broken, also in the source language
            self.voices.append(LastVoice(ours, plurals))
        for voice in self.voices:
            voice.places = places or {}

    @property
    def texts(self) -> Mapping[str, Sequence[str]]:
        """Of each name the messages with texts by hand in the language asked for, that of the game itself first."""
        return _texts_of(self.voices[0].locale)

    def say(self, id: str, attribute: str = "", **arguments: Any) -> str:
        return self.whole(lambda voice: voice.say(id, attribute, **arguments), id)

    def said(self, phrase: Phrase) -> tuple[str, str]:
        """The phrase, and which language it is said in."""
        return self.together([phrase])[0]

    def together(self, phrases: Sequence[Phrase]) -> list[tuple[str, str]]:
        """The lines of one text, each with its language: the first that has all the words of all of them."""
        voices = self.voices
        while True:
            found = [self.first(partial(_formed, phrase), voices) for phrase in phrases]
            last = max((voices.index(said[1]) for said in found if said is not None), default=0)
            if not last:
                break
            voices = voices[last:]
        return [
            (said[0], said[1].locale.name) if said is not None else (wording.grammar(phrase).id(phrase), SOURCE)
            for said, phrase in zip(found, phrases, strict=True)
        ]

    def phrase(self, phrase: Phrase) -> str:
        return self.whole(partial(_formed, phrase), wording.grammar(phrase).id(phrase))

    def forms(self, id: str) -> list[str]:
        """Every form of a noun, in the first language that has words for it."""
        voice = next((voice for voice in self.voices if voice.locale.has(id)), None)
        names = voice.locale.entries[id].attributes if voice is not None else ()
        return [voice.say(id, name) for name in names if voice is not None and voice.is_form(name)]

    def whole(self, make: Callable[[Voice], str], id: str) -> str:
        found = self.first(make, self.voices)
        return found[0] if found is not None else id.replace("_", " ").replace("-", " ")

    def first(self, make: Callable[[Voice], str], voices: Sequence[Voice]) -> tuple[str, Voice] | None:
        """What the first language that can says, and which it is. What none can say shortly is said at length."""
        for at_length in (False, True):
            for voice in voices:
                voice.at_length = at_length
                try:
                    return voice.sounds.heard(str(make(voice))), voice
                except Missing:
                    continue
                finally:
                    voice.at_length = False
        return None


def _formed(phrase: Phrase, voice: Voice) -> str:
    return voice.form(phrase)
