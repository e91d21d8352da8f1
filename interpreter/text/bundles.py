"""Words of a language: the one door to Fluent. Messages in, sentences out; what is missing is said, never guessed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from ..errors import Problem, Span

SOURCE = "en"
OURS = Path(__file__).resolve().parents[2] / "translations"
LARGEST = 2_000_000


class Missing(Exception):
    """A word this language does not have: the whole sentence is said in the next language of the chain."""


class Phrase(FluentType):
    """Part of a sentence that is worded only when it is known in which form it is wanted."""

    def say(self, voice: Voice, form: str, number: str) -> str:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Entry:
    """One message or term of a file, for the translator's tools."""

    id: str
    file: str
    line: int
    node: ast.Message | ast.Term


@dataclass(slots=True)
class Locale:
    """The words of one language, from all its files."""

    name: str
    entries: dict[str, Entry] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    bundle: FluentBundle | None = None

    def has(self, id: str, attribute: str = "") -> bool:
        entry = self.entries.get(id)
        if entry is None:
            return False
        return not attribute or any(a.id.name == attribute for a in entry.node.attributes)


class Voice:
    """A language speaking: formats messages, and phrases inside them in the form the message asks for."""

    def __init__(self, locale: Locale):
        self.locale = locale
        functions: dict[str, Any] = {
            "FORM": self.form,
            "GENDER": self.gender,
            "NUMERUS": self.numerus,
            "SENTENCE": self.sentence,
            "TRAIT": self.trait,
            "CORE": self.core,
            "TAIL": self.tail,
        }
        self.bundle = FluentBundle(
            [locale.name],
            functions=functions,
            use_isolating=False,
        )
        resource = ast.Resource([e.node for e in locale.entries.values()])
        self.bundle.add_resource(resource)

    def form(self, phrase: Any, form: Any = "", number: Any = "") -> str:
        if isinstance(phrase, Phrase):
            return phrase.say(self, str(form), str(number))
        return self.plain(phrase)

    def sentence(self, phrase: Any, form: Any = "", number: Any = "") -> str:
        """The phrase as a sentence of its own, with a capital: some languages write so after a colon."""
        text = self.form(phrase, form, number).lstrip(" ,")
        return text[:1].upper() + text[1:]

    def trait(self, phrase: Any, name: Any) -> str:
        """What a language says about a word of its own in an attribute: which preposition, which verb it goes with."""
        return str(phrase.trait(self, str(name))) if hasattr(phrase, "trait") else "none"

    def core(self, phrase: Any, form: Any = "", number: Any = "") -> str:
        """The phrase without the clauses that this language wants behind the verb (their messages have `.late`)."""
        if hasattr(phrase, "core"):
            return str(phrase.core(self, str(form), str(number)))
        return self.form(phrase, form, number)

    def tail(self, phrase: Any, number: Any = "") -> str:
        """Those clauses."""
        return str(phrase.tail(self, str(number))) if hasattr(phrase, "tail") else ""

    def plain(self, value: Any) -> str:
        return str(value.format(self.bundle._babel_locale)) if isinstance(value, FluentType) else str(value)

    def gender(self, phrase: Any) -> str:
        return phrase.gender(self) if hasattr(phrase, "gender") else "n"

    def numerus(self, phrase: Any) -> str:
        """one, few, many, other: the class of the number in a phrase that counts something."""
        return phrase.numerus(self) if hasattr(phrase, "numerus") else "one"

    def plural_class(self, n: int) -> str:
        return str(self.bundle._plural_form(n))

    def has(self, id: str, attribute: str = "") -> bool:
        return self.locale.has(id, attribute)

    def say(self, id: str, attribute: str = "", **arguments: Any) -> str:
        if not self.has(id, attribute):
            raise Missing(f"{id}.{attribute}" if attribute else id)
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise Missing(id)
        arguments.setdefault("form", "")
        errors: list[Exception]
        text, errors = self.bundle.format_pattern(
            pattern, {k: Wrapped(self, v) if isinstance(v, Phrase) else v for k, v in arguments.items()}
        )
        for error in errors:
            if isinstance(error, Missing):
                raise error
        if errors:
            raise Missing(f"{id}: {errors[0]}")
        return str(text)


class Wrapped(Phrase):
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


# ---- files
def folders(extra: Sequence[Path] = ()) -> list[Path]:
    """Ours, those of SPIELWERK_TRANSLATIONS, and a pack's own: later ones may add languages and words."""
    more = [Path(p) for p in os.environ.get("SPIELWERK_TRANSLATIONS", "").split(os.pathsep) if p]
    return [OURS, *more, *extra]


def read_locale(name: str, files: Sequence[Path]) -> Locale:
    locale = Locale(name)
    for path in files:
        read_file(locale, path)
    return locale


def read_file(locale: Locale, path: Path) -> None:
    shown = f"{path.parent.name}/{path.name}"
    try:
        if path.stat().st_size > LARGEST:
            locale.problems.append(
                Problem("words-too-large", "this file of words is larger than 2 MB", Span(shown, 1, 1, 2))
            )
            return
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as e:
        locale.problems.append(Problem("not-utf8", f"this file is not UTF-8 (byte {e.start})", Span(shown, 1, 1, 2)))
        return
    except OSError as e:
        locale.problems.append(Problem("missing-file", f"this file cannot be read: {e.strerror}", Span(shown, 1, 1, 2)))
        return
    starts = [0]
    for i, character in enumerate(text):
        if character == "\n":
            starts.append(i + 1)

    def span(start: int) -> Span:
        line = max(i for i, s in enumerate(starts) if s <= start) if len(starts) < 5000 else text.count("\n", 0, start)
        return Span(shown, line + 1, start - starts[line] + 1, start - starts[line] + 2)

    for node in FluentParser(with_spans=True).parse(text).body:
        if isinstance(node, ast.Junk):
            for note in node.annotations:
                place = span(note.span.start if note.span else node.span.start)  # type: ignore[union-attr]
                locale.problems.append(Problem("words-syntax", str(note.message), place, "see docs/translating.md"))
        elif isinstance(node, (ast.Message, ast.Term)):
            id = node.id.name if isinstance(node, ast.Message) else "-" + node.id.name
            at = span(node.span.start if node.span else 0)
            if id in locale.entries:
                locale.problems.append(Problem("words-twice", f"`{id}` is worded twice", at))
            locale.entries[id] = Entry(id, shown, at.line, node)


@lru_cache(maxsize=32)
def locale_of(name: str, modules: tuple[str, ...], extra: tuple[Path, ...] = ()) -> Locale:
    """The words of a language for some modules (`core`, a game ...)."""
    files = [f for folder in folders(extra) for m in modules if (f := folder / name / f"{m}.ftl").exists()]
    return read_locale(name, files)


def languages(extra: Sequence[Path] = ()) -> list[str]:
    found = {p.parent.name for folder in folders(extra) if folder.is_dir() for p in folder.glob("*/*.ftl")}
    return sorted(found, key=lambda n: (n != SOURCE, n))


def chain(name: str) -> list[str]:
    """`pl-PL` → `pl` → the source language."""
    name = name.replace("_", "-").split(".")[0].split("@")[0]
    parts = name.split("-")
    tried = ["-".join(parts[:n]) for n in range(len(parts), 0, -1)]
    return [*dict.fromkeys([*tried, SOURCE])]


class Speech:
    """A chain of languages: the first that has all the words of a sentence says it."""

    def __init__(self, language: str, modules: Sequence[str], extra: Sequence[Path] = ()):
        self.language = language
        self.voices: list[Voice] = []
        for name in chain(language):
            locale = locale_of(name, tuple(modules), tuple(extra))
            if locale.entries:
                self.voices.append(Voice(locale))

    def say(self, id: str, attribute: str = "", **arguments: Any) -> str:
        return self.whole(lambda voice: voice.say(id, attribute, **arguments), id)

    def phrase(self, phrase: Phrase) -> str:
        return self.whole(lambda voice: phrase.say(voice, "", ""), "?")

    def whole(self, make: Any, id: str) -> str:
        for voice in self.voices:
            try:
                return str(make(voice))
            except Missing:
                continue
        return id.replace("_", " ")
