"""What is wrong with the words of a language: everything `i18n check` reports, each with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property, lru_cache
from typing import TypeVar

from ..diagnostics.problems import MessageRef, Problem, Source, Span, say
from ..diagnostics.records import mutable
from ..packs.locations import list_packs, own_rules
from ..packs.names import did_you_mean, few_guesses, nearest
from ..prose.speaking import sounds
from ..prose.speaking.grammar_words import DOES, MASS
from ..prose.speaking.word_files import CORE, MADE, OURS, SOURCE, Entry, Locale, files_of, locale_of, our_locale, shown
from .confirmations import DIGEST, stale_problems
from .language_state import general
from .listeners import Calls
from .message_anatomy import Anatomy, anatomy, circle, circular, forms, patterns, reached, serialized
from .message_survey import POSITIONS, Survey, tried
from .own_grammar import OwnGrammar
from .plurals import by_number, unfit
from .supplied_parts import SuppliedParts

#: functions a message may call, beside those of Fluent
FUNCTIONS = ("FORM", "GENDER", "NUMERUS", "SENTENCE", "TRAIT", "CORE", "TAIL", "NUMBER", "DATETIME")
#: attributes a message of some sort may have, asked for or not
ATTRIBUTES = {
    "noun": {"gender", "head", "short", "noted", "gained", "turns", "everywhere", "zero", MASS},
    "name": {"gender", "held", "short"},
    "zone": {"from", "to", "in", "of", "gender", "short"},
    "step": {"in", "your", DOES},
    "rule": {"event", DOES},
    "option": {DOES},
    "ask": {DOES},
    "number": {"name", "now"},
    "is": {"is", "not", *POSITIONS},
    "sound": {*sounds.ATTRIBUTES},
}
#: so many words, the same as in the source, are no coincidence
COPIED = 3
FORM_MESSAGES = ("noun-form", "numeral-form")
K = TypeVar("K")


@mutable
class Found:
    """The problems of one language, and the lines they stand in."""

    language: str
    problems: list[Problem] = field(default_factory=list)
    sources: dict[str, Source] = field(default_factory=dict)


@mutable
class Tried:
    """What came of saying everything there is: which parts each message was given, and what could not be said."""

    calls: Calls = field(default_factory=dict)
    broken: dict[tuple[str, str], MessageRef | str] = field(default_factory=dict)
    #: of each message, the parts that were given as numbers
    numbers: dict[str, set[str]] = field(default_factory=dict)

    def hear(self, survey: Survey, locale: Locale) -> None:
        _join(self.calls, survey.calls)
        _join(self.numbers, survey.numbers)
        for part in survey.parts:
            voice = tried(part, locale)
            self.broken |= voice.broken
            _join(self.calls, voice.calls)

    def join(self, other: Tried) -> None:
        _join(self.calls, other.calls)
        _join(self.numbers, other.numbers)
        self.broken |= other.broken


def _join(found: dict[K, set[str]], more: Mapping[K, set[str]]) -> None:
    for key, names in more.items():
        found.setdefault(key, set()).update(names)


@few_guesses()
def inspect(language: str, surveys: Sequence[Survey]) -> Found:
    """Everything wrong with a language: with what belongs to no game, and with its words for each game."""
    found, everything, games = Found(language), Tried(), []
    for survey in surveys:
        heard, locale = Tried(), survey.locale(language)
        heard.hear(survey, locale)
        everything.join(heard)
        games.append(Inspection(language, locale, survey.source, survey.game, heard, survey))
    # one game of somebody else's says too little to judge words by that are ours
    ours = any(survey.folder.parent == own_rules() for survey in surveys)
    for module in general():
        locale = locale_of(language, (module,))
        source = locale_of(SOURCE, (module,))
        looked = Inspection(language, locale, source, module, everything, games=[g.locale for g in games])
        if not ours:
            looked.own = {id: e for id, e in looked.own.items() if not e.text.path.is_relative_to(OURS)}
        _take(found, looked)
    for game in games:
        _take(found, game)
    found.problems += lost_files(language, surveys)
    return found


def lost_files(language: str, surveys: Sequence[Survey]) -> Iterator[Problem]:
    """Files whose name is that of no game: nobody ever opens them."""
    known = [*general(), *list_packs(), *(s.game for s in surveys), MADE]
    for path in files_of(language, [f for s in surveys for f in s.extra]):
        if path.stem not in known:
            elsewhere = say("game-elsewhere", code=f"spielwerk i18n check {language} FOLDER")
            message, hint = say("no-game", name=path.stem), did_you_mean(path.stem, known) or elsewhere
            for survey in surveys:
                if survey.expansion and path.is_relative_to(survey.folder):
                    hint = say("rename-to", file=f"{survey.game}.ftl")
            yield Problem("words-unknown", message, Span(shown(path), 1, 1, 2), hint)


def _take(found: Found, inspection: Inspection) -> None:
    found.sources |= inspection.locale.sources
    known = {p.key() for p in found.problems}
    found.problems += [p for p in inspection.problems() if p.key() not in known]


class Inspection:
    """One language, one module. Words of other modules may be used, but are not looked at."""

    def __init__(
        self,
        language: str,
        locale: Locale,
        source: Locale,
        module: str,
        tried: Tried,
        survey: Survey | None = None,
        games: Sequence[Locale] = (),
    ):
        self.language = language
        self.locale = locale
        self.source = source
        self.module = module
        self.survey = survey
        #: of words of no game: those of all games looked at, in which nouns have the traits they ask for
        self.games = games
        self.own = {id: e for id, e in locale.entries.items() if e.text.module == module and locale.own(e)}
        if survey is not None:
            self.own = {id: e for id, e in self.own.items() if survey.tells(e)}
        self.tried = tried
        self.calls = tried.calls
        self.broken = tried.broken
        self.circles: set[str] = set()
        self.parts = SuppliedParts(source, {id: parts for id, (_, parts) in self.heard.items()}, tried.numbers)

    def problems(self) -> Iterator[Problem]:
        yield from self.locale.problems
        for id, entry in self.own.items():
            yield from self.names(id, entry)
            yield from self.inside(id, entry)
            yield from self.copied(id, entry)
        yield from self.placeholders()
        yield from self.noun_forms()
        if self.survey is not None:
            yield from stale_problems(self.locale, self.survey)

    @cached_property
    def grammar(self) -> OwnGrammar:
        return OwnGrammar(self.locale, self.games)

    # ---- names
    @cached_property
    def referred(self) -> set[str]:
        """Messages and terms other messages are made with."""
        return {id for a in self.anatomies for id, _ in a.references}

    @cached_property
    def known(self) -> set[str]:
        """What is asked for, and what could be: words for anything declared."""
        asked = {id for id, _ in self.calls}
        if self.survey is None:
            heard = set(filter(sounds.is_sound, self.own)) if self.module == CORE else set()
            return asked | heard | set(self.source.entries)
        source = self.source.entries if self.language != SOURCE else ()
        return asked | self.survey.known | set(self.survey.tied_in(self.locale)) | set(source)

    def names(self, id: str, entry: Entry) -> Iterator[Problem]:
        home = _homes().get(id, self.module)
        if home != self.module and self.survey is not None:
            message = say("of-every-game", name=id, module=home)
            yield Problem("words-elsewhere", message, entry.span(), say("move-it", file=f"{home}.ftl"))
            return
        if id not in self.known and id not in self.referred:
            near = nearest(id, self.known)
            if near is not None:
                yield Problem(
                    "words-unknown", say("nothing-asks-for", name=id), entry.span(), say("did-you-mean", name=near)
                )
            else:
                yield Problem("words-unused", say("nothing-asks-for", name=id), entry.span(), say("take-it-out"))
            return
        allowed = self.attributes(id)
        for attribute in entry.node.attributes:
            name = attribute.id.name
            if name not in allowed:
                hint = say("did-you-mean", name=f".{near}") if (near := nearest(name, sorted(allowed))) else None
                message = say("nothing-asks-for", name=f"{id}.{name}")
                yield Problem("words-attribute", message, entry.span(attribute.id), hint)

    @cached_property
    def anatomies(self) -> list[Anatomy]:
        return [anatomy(p) for e in self.locale.entries.values() for p in patterns(e).values()]

    @cached_property
    def free_attributes(self) -> set[str]:
        """Attributes this language gives its own words: forms, traits, what it refers to, late and last clauses."""
        words = {word for a in self.anatomies for _, word in a.arguments}
        referred = {attribute for a in self.anatomies for _, attribute in a.references if attribute}
        return words | referred | {"late", "far", DIGEST}

    @cached_property
    def heard(self) -> dict[str, tuple[set[str], set[str]]]:
        """Of each message that was said: which of its attributes, and the parts it was given."""
        found: dict[str, tuple[set[str], set[str]]] = {}
        for (id, attribute), given in self.calls.items():
            attributes, parts = found.setdefault(id, (set(), set()))
            attributes |= {attribute} if attribute else set()
            parts |= given
        return found

    def attributes(self, id: str) -> set[str]:
        asked = self.heard[id][0] if id in self.heard else set()
        source = self.source.entries.get(id)
        theirs = {a.id.name for a in source.node.attributes} if source is not None else set()
        if id.startswith("noun-") and id not in FORM_MESSAGES and self.forms:
            return self.grammar.of_nouns | ATTRIBUTES["noun"]
        if id.startswith("noun-") and self.language != SOURCE:
            asked, theirs = set(), set()
        own = set(self.forms) if id.startswith(("noun-", "name-")) else set()
        return asked | theirs | own | self.free_attributes | ATTRIBUTES.get(id.partition("-")[0], set())

    # ---- what stands in a message
    @cached_property
    def circular(self) -> set[str]:
        return circular(self.locale)

    def inside(self, id: str, entry: Entry) -> Iterator[Problem]:
        if id in self.circular:
            way = circle(self.locale, id)
            self.circles.add(id)
            yield Problem("words-broken", say("leads-back", name=id, way=" → ".join(way)), entry.span())
        for pattern in patterns(entry).values():
            found = anatomy(pattern)
            for (other, attribute), node in found.references.items():
                if not self.locale.has(other, attribute):
                    name = f"{other}.{attribute}" if attribute else other
                    near = nearest(other, self.locale.entries)
                    yield Problem(
                        "words-reference",
                        say("not-worded", name=name),
                        entry.span(node),
                        say("did-you-mean", name=near) if near and near != other else None,
                    )
            for name, function in found.functions.items():
                if name not in FUNCTIONS:
                    near = nearest(name, FUNCTIONS)
                    hint = say("did-you-mean", name=near) if near else say("one-of", names=FUNCTIONS)
                    yield Problem("words-function", say("no-function", name=name), entry.span(function), hint)
            yield from self.numbers(id, entry, found)
            yield from self.grammar.problems(entry, found)

    def numbers(self, id: str, entry: Entry, found: Anatomy) -> Iterator[Problem]:
        """Choices by a number have the classes of this language: all of them, and no others."""
        parts = self.parts.number_parts(id)
        for select in found.selects:
            if by_number(select, parts):
                for node, message, hint in unfit(select, self.language):
                    yield Problem("words-plural", message, entry.span(node), hint)

    def copied(self, id: str, entry: Entry) -> Iterator[Problem]:
        """The source's own sentence: missing words are better than these, because they are found."""
        other = self.source.entries.get(id)
        if self.language.split("-")[0] == SOURCE or other is None or id.startswith("name-"):
            return
        theirs = patterns(other)
        for attribute, pattern in patterns(entry).items():
            words = anatomy(pattern).words
            same = attribute in theirs and attribute != "rule"  # digests of the rule for each number of players
            if len(words) < COPIED or not same or words != anatomy(theirs[attribute]).words:
                continue
            if serialized(pattern) == serialized(theirs[attribute]):
                message = say("text-of-source", name=id, language=SOURCE)
                hint = say("translate-it")
                yield Problem("words-copied", message, entry.span(pattern), hint)

    # ---- what the rules supply
    def placeholders(self) -> Iterator[Problem]:
        told: set[tuple[str, str]] = set()
        for id, entry in self.own.items():
            if id.startswith("-") or (id in self.referred and id not in self.known):
                continue  # what such a message gets is what the message that refers to it gets
            given = self.parts.given(id)
            for attribute in patterns(entry):
                for name, (home, node) in reached(self.locale, id, attribute).items():
                    if name in given or (home.id, name) in told:
                        continue
                    told.add((home.id, name))
                    near = nearest(name, sorted(given))
                    hint = (
                        say("did-you-mean", name=f"${near}")
                        if near
                        else say("it-gets", names=[f"${g}" for g in sorted(given)])
                    )
                    message = say("gets-no", name=id, part=f"${name}")
                    if home.id != id:
                        message = say("gets-no-by", name=id, used=home.id, part=f"${name}")
                    yield Problem("words-placeholder", message, home.span(node), hint)
        blamed = {home for home, _ in told}
        for (id, attribute), why in self.broken.items():
            if id in self.own and id not in self.circles and id not in blamed:
                name = f"{id}.{attribute}" if attribute else id
                yield Problem("words-broken", say("cannot-be-said", name=name, why=why), self.own[id].span())

    # ---- nouns
    @cached_property
    def forms(self) -> list[str]:
        return forms(self.locale)

    def noun_forms(self) -> Iterator[Problem]:
        wanted = self.forms
        for id, entry in self.own.items():
            if id.startswith("noun-") and id not in FORM_MESSAGES and id in self.known:
                there = patterns(entry)
                lost = [f for f in wanted if f not in there]
                if lost:
                    message = say("lacks-forms", name=id, forms=lost)
                    yield Problem("words-form", message, entry.span(), say("add-below", code=f".{lost[0]} = ..."))


@lru_cache(maxsize=1)
def _homes() -> dict[str, str]:
    """Of each message that belongs to no game, its module."""
    return {id: module for module in general() for id in our_locale(SOURCE, (module,)).entries}
