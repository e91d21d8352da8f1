"""What is wrong with the words of a language: everything `i18n check` reports, each with its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from babel import Locale as Cldr
from babel.core import UnknownLocaleError
from fluent.syntax import ast

from ..diagnostics.problems import MessageRef, Problem, Source, Span, say
from ..packs.locations import list_packs
from ..packs.names import did_you_mean, few_guesses, nearest
from ..prose.word_files import MADE, SOURCE, Entry, Locale, files_of, locale_of, shown
from ..prose.wording import DOES, RELATIVE
from .language_state import DIGEST, SWORN, digests_of, general
from .message_anatomy import CLASSES, Anatomy, anatomy, circle, circular, forms, patterns, reached, serialized
from .message_survey import POSITIONS, Calls, Survey, tried

#: functions a message may call, beside those of Fluent
FUNCTIONS = ("FORM", "GENDER", "NUMERUS", "SENTENCE", "TRAIT", "CORE", "TAIL", "NUMBER", "DATETIME")
#: attributes a message of some sort may have, asked for or not
ATTRIBUTES = {
    "noun": {"gender", "head", "short"},
    "name": {"gender", "short"},
    "zone": {"from", "to", "in", "gender", "short"},
    "step": {"in", "your"},
    "rule": {"event", DOES},
    "option": {DOES},
    "number": {"name"},
    "is": {"is", "not", *POSITIONS},
}
#: given to every message, or to whatever speaks of a thing
ALWAYS = {"form", "number", "gender"}
#: what messages of some sort are given, whether or not a game of ours does
PARTS = {
    "zone": {"whose", "holder", "role"},
    "rule": {"object", "place", "who"},
    "number": {"n", "thing"},
    "is": {"article", "noun", "nth", "no"},
    "change": {"n", "by", "way"},
    "permit": {"no"},
    "option": {"n"},
}
#: so many words, the same as in the source, are no coincidence
COPIED = 3
FORM_MESSAGES = ("noun-form", "numeral-form")


def number_classes(language: str) -> list[str]:
    """The classes of the numbers a game can have in a language, by CLDR; nothing if nobody has described it."""
    try:
        rule = Cldr.parse(language.replace("-", "_")).plural_form
    except (UnknownLocaleError, ValueError):
        return []
    return list(dict.fromkeys(str(rule(n)) for n in range(201)))


@dataclass(slots=True)
class Found:
    """The problems of one language, and the lines they stand in."""

    language: str
    problems: list[Problem] = field(default_factory=list)
    sources: dict[str, Source] = field(default_factory=dict)


@dataclass(slots=True)
class Tried:
    """What came of saying everything there is: which parts each message was given, and what could not be said."""

    calls: Calls = field(default_factory=dict)
    broken: dict[tuple[str, str], MessageRef | str] = field(default_factory=dict)

    def hear(self, survey: Survey, locale: Locale) -> None:
        for call, given in survey.calls.items():
            self.calls.setdefault(call, set()).update(given)
        for part in survey.parts:
            voice = tried(part, locale)
            self.broken |= voice.broken
            for call, given in voice.calls.items():
                self.calls.setdefault(call, set()).update(given)


@few_guesses()
def inspect(language: str, surveys: Sequence[Survey]) -> Found:
    """Everything wrong with a language: with what belongs to no game, and with its words for each game."""
    found, everything, games = Found(language), Tried(), []
    for survey in surveys:
        heard, locale = Tried(), survey.locale(language)
        heard.hear(survey, locale)
        everything.calls |= {c: everything.calls.get(c, set()) | given for c, given in heard.calls.items()}
        everything.broken |= heard.broken
        games.append(Inspection(language, locale, survey.source, survey.game, heard, survey))
    for module in general():
        locale = locale_of(language, (module,))
        _take(found, Inspection(language, locale, locale_of(SOURCE, (module,)), module, everything))
    for game in games:
        _take(found, game)
    found.problems += _lost_files(language, surveys)
    return found


def _lost_files(language: str, surveys: Sequence[Survey]) -> Iterator[Problem]:
    """Files whose name is that of no game: nobody ever opens them."""
    known = [*general(), *list_packs(), *(s.game for s in surveys), MADE]
    for path in files_of(language, [f for s in surveys for f in s.extra]):
        if path.stem not in known:
            message = say("no-game", name=path.stem)
            yield Problem("words-unknown", message, Span(shown(path), 1, 1, 2), did_you_mean(path.stem, known))


def _take(found: Found, inspection: Inspection) -> None:
    found.sources |= inspection.locale.sources
    known = {p.key() for p in found.problems}
    found.problems += [p for p in inspection.problems() if p.key() not in known]


class Inspection:
    """One language, one module. Words of other modules may be used, but are not looked at."""

    def __init__(
        self, language: str, locale: Locale, source: Locale, module: str, tried: Tried, survey: Survey | None = None
    ):
        self.language = language
        self.locale = locale
        self.source = source
        self.module = module
        self.survey = survey
        self.own = {id: e for id, e in locale.entries.items() if e.text.module == module and locale.own(e)}
        self.calls = tried.calls
        self.broken = tried.broken
        self.circles: set[str] = set()
        #: of each file: what comments above sections say of the messages in them
        self._sections: dict[int, dict[int, set[str]]] = {}

    def problems(self) -> Iterator[Problem]:
        yield from self.locale.problems
        for id, entry in self.own.items():
            yield from self.names(id, entry)
            yield from self.inside(id, entry)
            yield from self.copied(id, entry)
        yield from self.placeholders()
        yield from self.noun_forms()
        yield from self.unconfirmed()

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
            return asked | set(self.source.entries)
        source = self.source.entries if self.language != SOURCE else ()
        return asked | self.survey.known | set(source)

    def names(self, id: str, entry: Entry) -> Iterator[Problem]:
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
        """Attributes this language gives its own words: forms, traits, what it refers to, clauses that come late."""
        words = {word for a in self.anatomies for _, word in a.arguments}
        referred = {attribute for a in self.anatomies for _, attribute in a.references if attribute}
        return words | referred | {"late", DIGEST}

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
            if id not in FORM_MESSAGES:
                yield from self.numbers(entry, found)
        if id == "numeral-form":
            yield from self.numeral_form(entry)

    @cached_property
    def classes(self) -> list[str]:
        return number_classes(self.language)

    def numbers(self, entry: Entry, found: Anatomy) -> Iterator[Problem]:
        """Two classes where the language has more: the shape of the source, filled with other words."""
        for select in found.selects:
            named = CLASSES & set(select.keys)
            lost = [c for c in self.classes if c not in select.keys]
            if select.by.startswith("$") and named == {"one"} and lost:
                yield Problem(
                    "words-plural",
                    say("no-words-for-class", classes=lost),
                    entry.span(select.node),
                    say("has-classes", language=self.language, classes=self.classes),
                )

    def numeral_form(self, entry: Entry) -> Iterator[Problem]:
        named = {k for p in patterns(entry).values() for s in anatomy(p).selects for k in s.keys}
        lost = [c for c in self.classes if c not in named and c != "other"]
        if lost:
            message = say("numeral-form-class", classes=lost)
            yield Problem(
                "words-plural", message, entry.span(), say("has-classes", language=self.language, classes=self.classes)
            )

    def copied(self, id: str, entry: Entry) -> Iterator[Problem]:
        """The source's own sentence: missing words are better than these, because they are found."""
        other = self.source.entries.get(id)
        if self.language.split("-")[0] == SOURCE or other is None or id.startswith("name-"):
            return
        theirs = patterns(other)
        for attribute, pattern in patterns(entry).items():
            words = anatomy(pattern).words
            if len(words) >= COPIED and attribute in theirs and serialized(pattern) == serialized(theirs[attribute]):
                message = say("text-of-source", name=id, language=SOURCE)
                hint = say("translate-it")
                yield Problem("words-copied", message, entry.span(pattern), hint)

    # ---- what the rules supply
    def placeholders(self) -> Iterator[Problem]:
        told: set[tuple[str, str]] = set()
        for id, entry in self.own.items():
            if id.startswith("-") or (id in self.referred and id not in self.known):
                continue  # what such a message gets is what the message that refers to it gets
            given = self.given(id)
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

    def given(self, id: str) -> set[str]:
        """The parts a message is given: as seen while everything was said, and as the source uses or describes them."""
        found = ALWAYS | PARTS.get(id.partition("-")[0], set())
        if id in RELATIVE:  # clauses that agree with the noun they belong to
            found |= {"noun", "nth", "last"}
        found |= self.heard[id][1] if id in self.heard else set()
        other = self.source.entries.get(id)
        if other is not None:
            for name in patterns(other):
                found |= set(reached(self.source, id, name))
            found |= self.described(other)
        return found

    def described(self, entry: Entry) -> set[str]:
        """The placeholders named in the comments above a message and above its section."""
        key = id(entry.text)
        if key not in self._sections:
            self._sections[key] = _sections(entry.text.body)
        comment = entry.node.comment
        own = _placeholders(comment.content or "") if comment is not None else set()
        return self._sections[key].get(id(entry.node), set()) | own

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

    # ---- rules that changed
    def unconfirmed(self) -> Iterator[Problem]:
        for id, digests in self.survey.tied.items() if self.survey is not None else ():
            entry = self.own.get(id)
            if entry is None:
                continue
            said = digests_of(self.locale, id)
            hint = say("confirm-it", code=f"spielwerk i18n confirm {id} --lang {self.language}")
            if not said and id.startswith(SWORN):
                yield Problem("words-stale", say("no-rule-said", name=id), entry.span(), hint)
            elif said and not digests <= said:
                old, new = _listed(sorted(said)), _listed(sorted(digests))
                message = say("other-rule", name=id, old=old, new=new)
                yield Problem("words-stale", message, entry.span(), hint)


def _sections(body: list[ast.EntryType]) -> dict[int, set[str]]:
    """The placeholders named in the comments above the section each message stands in."""
    found: set[str] = set()
    by_node: dict[int, set[str]] = {}
    for node in body:
        if isinstance(node, (ast.GroupComment, ast.ResourceComment)):
            group = _placeholders(node.content or "")
            found = group if isinstance(node, ast.GroupComment) else found | group
        by_node[id(node)] = found
    return by_node


def _placeholders(text: str) -> set[str]:
    return {word.strip("$.,;:()") for word in text.split() if word.startswith(("$", "($"))}


def _listed(items: list[str]) -> str:
    return ", ".join(items)
