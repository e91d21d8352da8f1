"""The state of a language, for its translators: what is there, what is missing, what was written for another rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from typing import Any

from ..diagnostics.records import mutable, record
from ..packs.locations import list_packs
from ..prose.speaking.bundles import LastVoice
from ..prose.speaking.grammar_words import DOES
from ..prose.speaking.missing import Missing
from ..prose.speaking.word_files import CORE, OURS, SOURCE, Locale, files_of, locale_of, modules
from .confirmations import DIGEST, stale
from .message_anatomy import anatomy, patterns, serialized
from .message_survey import POSITIONS, Survey, grouped, tried
from .message_survey import required_messages as required_messages


@mutable
class State:
    """How far a language is with one module: `core`, a game, or an expansion of it."""

    language: str
    module: str
    #: every message needed, with its attributes
    needed: dict[str, set[str]] = field(default_factory=dict)
    #: those that are not there, or lack an attribute
    missing: dict[str, set[str]] = field(default_factory=dict)
    #: those written for a rule that has changed since, or for none
    stale: list[str] = field(default_factory=list)

    @property
    def translated(self) -> int:
        return len(self.needed) - len(self.missing)

    @property
    def percent(self) -> int:
        """Rounded down: 100 means all of it."""
        return 100 * self.translated // len(self.needed) if self.needed else 100

    def as_json(self) -> dict[str, Any]:
        return {
            "language": self.language,
            "module": self.module,
            "messages": len(self.needed),
            "translated": self.translated,
            "missing": len(self.missing),
            "stale": len(self.stale),
            "percent": self.percent,
        }


def general() -> list[str]:
    """The modules that belong to no game: those of our own words in the source language that are of no game we know."""
    games, ours = set(list_packs()), {path.stem for path in files_of(SOURCE) if path.is_relative_to(OURS)}
    return [m for m in modules(SOURCE) if m in ours and m not in games]


def if_it_has_one(id: str) -> bool:
    """Is it a word for what other languages say in several (`noun-A-N`, `noun-that-X`, `noun-X-and-Y`), or a game's own
    for a direction on its board (`direction-D-K`)?"""
    sort, *words = id.split("-")
    return sort in ("noun", "direction") and len(words) > 1 and words[0] not in ("prop", "in")


def general_needs(module: str) -> dict[str, set[str]]:
    """Everything the source language says in such a module. What it asks of its own words, others need not answer."""
    locale = locale_of(SOURCE, (module,))
    own = traits_of(locale)
    return {id: set(patterns(e)) - own for id, e in locale.entries.items() if not id.startswith("-")}


def traits_of(locale: Locale) -> set[str]:
    """The traits that the messages of a language ask of its own words."""
    said = (pattern for e in locale.entries.values() for pattern in patterns(e).values())
    own = {word for pattern in said for function, word in anatomy(pattern).arguments if function == "TRAIT"}
    own |= {"late", "far"}  # where clauses stand is a matter of the language
    return own - {DOES}  # which is a form, too: every language tells of somebody


def lacking(locale: Locale, id: str, attributes: Iterable[str]) -> set[str]:
    """What a language lacks of a message. Nouns have the forms of the language, not those of the source."""
    entry = locale.entries.get(id)
    if entry is None:
        return set(attributes)
    there, found = patterns(entry), set()
    for attribute in attributes:
        if attribute == DIGEST or attribute in there:
            continue
        if id.startswith("noun-") and attribute:
            continue
        if attribute in POSITIONS and POSITIONS & set(there):
            continue
        found.add(attribute)
    return found


def states(language: str, surveys: Iterable[Survey]) -> Iterator[State]:
    """One for each module that belongs to no game, then one for each game and each of its expansions."""
    found = []
    for module in general():
        state = State(language, module, general_needs(module))
        words = locale_of(language, (module,))
        state.missing = {id: lacks for id, needs in state.needed.items() if (lacks := lacking(words, id, needs))}
        found.append(state)
    core = next(s for s in found if s.module == CORE)
    for survey in surveys:
        locale, old = survey.locale(language), stale(survey.locale(language), survey)
        own = traits_of(survey.source)
        more = _more(survey)
        for part, needs in survey.needs:
            gaps = grouped(tried(part, locale).missing)
            state = State(language, part.name, {id: a for id, a in {**more, **needs}.items() if id not in core.needed})
            more = {}
            asked = ((id, a if id.startswith("noun-") else a - own) for id, a in state.needed.items())
            state.needed = {id: a for id, a in asked if a and (id in locale.entries or not if_it_has_one(id))}
            for id, needed in state.needed.items():
                if lacks := lacking(locale, id, needed) | gaps.get(id, set()):
                    forms = gaps.get(id) if id.startswith("noun-") else None
                    state.missing[id] = forms or lacks
            for id in gaps:
                if id in core.needed:
                    core.missing.setdefault(id, set()).update(gaps[id])
            state.stale = [id for id in old if _home(survey, id) == part.name]
            found.append(state)
    yield from found


def _more(survey: Survey) -> dict[str, set[str]]:
    """What the source says of a game though no rule asks for it: names of choices, words of its rulebook."""
    asked = {id for _, needs in survey.needs for id in needs}
    own = {id: e for id, e in survey.source.entries.items() if e.text.module == survey.game and survey.tells(e)}
    return {id: set(patterns(e)) for id, e in own.items() if id not in asked and not id.startswith(("-", "text-"))}


def _home(survey: Survey, id: str) -> str:
    """The part a message tied to a rule belongs to."""
    return next((p.name for p in survey.parts if id in p.tied), "")


#: what nobody needs to play: the words of tools come after those of games
LATER = ("help", "check", "explain")


@record
class Gap:
    """A message without words, or without some of its attributes."""

    module: str
    id: str
    attributes: tuple[str, ...]
    #: sentences of the games looked at in which it stands
    uses: int

    @property
    def sort(self) -> str:
        """What it is about: `noun`, `name`, `rule` ... by the beginning of its id."""
        return self.id.partition("-")[0]


def gaps(language: str, surveys: Sequence[Survey]) -> list[Gap]:
    """What a language lacks. First what is said at the table, and of that what the most sentences wait for."""
    found = []
    for state in states(language, surveys):
        for id, lacks in state.missing.items():
            uses = sum(survey.uses[id] for survey in surveys)
            found.append(Gap(state.module, id, tuple(sorted(lacks)), uses))
    # the order of files is kept among those that are needed alike
    return sorted(found, key=lambda gap: (gap.module in LATER, -gap.uses))


def source_locales(surveys: Iterable[Survey]) -> list[Locale]:
    """Where the source language may say something: of the games, then of none."""
    return [survey.source for survey in surveys] + [locale_of(SOURCE, (m,)) for m in general()]


def source_text(id: str, attribute: str, locales: Sequence[Locale]) -> str:
    """What the source language says there, to translate from; nouns by their first form, ids where it has no words."""
    entry = next((locale.entries[id] for locale in locales if id in locale.entries), None)
    if entry is None:
        makes = next((locale for locale in locales if LastVoice.pattern(id) in locale.entries), None)
        return made_text(id, attribute, makes) if makes is not None else ""
    texts = patterns(entry)
    pattern = texts.get(attribute) or next(iter(texts.values()), None)
    return serialized(pattern) if pattern is not None else ""


def made_text(id: str, attribute: str, makes: Locale) -> str:
    """What is said where a game has no words of its own; as written where that depends on parts nobody has yet."""
    try:
        return " ".join(LastVoice(makes).say(id, attribute).split())
    except Missing:
        texts = patterns(makes.entries[LastVoice.pattern(id)])
        pattern = texts.get(attribute) or next(iter(texts.values()))
        return serialized(pattern).replace("{ $word }", LastVoice.word(id))
