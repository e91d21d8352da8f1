"""The grammar a language names itself, its forms and traits: each one that is asked for must be there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache

from ..diagnostics.problems import Problem, say
from ..packs.names import nearest
from ..prose.speaking.word_files import SOURCE, Entry, Locale, locale_of, modules
from .message_anatomy import Anatomy, anatomy, forms, patterns

#: what a message selects by to say a part in the form that is wanted
FORMS = ("$form", "$wanted")
#: functions that put a part into a form
FORMING = frozenset(("FORM", "CORE", "SENTENCE"))
#: the forms that the source names without having them: whoever has cases calls them so
CASES = ("nom", "acc", "gen", "dat")
#: traits that are no attribute of a word: several things in a list, a number
BUILT_IN = ("many", "plain")


class OwnGrammar:
    """What the words of a language ask of each other. `games`: its words of all games that are looked at."""

    def __init__(self, locale: Locale, games: Iterable[Locale]):
        self.locale = locale
        self.locales = [locale, *games]

    @cached_property
    def anatomies(self) -> list[Anatomy]:
        seen = {id(e): e for locale in self.locales for e in locale.entries.values()}
        return [anatomy(p) for e in seen.values() for p in patterns(e).values()]

    @cached_property
    def words(self) -> list[Locale]:
        """All of the language: what one game alone has is asked for in what all games share."""
        return [*self.locales, *(locale_of(self.locale.name, (module,)) for module in modules(self.locale.name))]

    @cached_property
    def attributes(self) -> set[str]:
        return {a for locale in self.words for a in attributes(locale)}

    @cached_property
    def cases(self) -> set[str]:
        """The forms that some message chooses by or has; none if this language says everything in one form."""
        chosen = {key for locale in self.words for key in chosen_by(locale)}
        return chosen | self.attributes | {*CASES} if chosen & {*CASES} else set()

    @cached_property
    def traits(self) -> set[str]:
        """None as long as no noun has any: they are written with the nouns."""
        nouns = any(e.id.startswith("noun-") and e.attributes for locale in self.words for e in locale.entries.values())
        source = {a for module in modules(SOURCE) for a in attributes(locale_of(SOURCE, (module,)))}
        return self.attributes | source | {*BUILT_IN} if nouns else set()

    @cached_property
    def of_nouns(self) -> set[str]:
        """What a noun may have: its forms, and the traits that are asked for."""
        asked = {word for a in self.anatomies for function, word in a.arguments if function == "TRAIT"}
        named = {attribute for a in self.anatomies for _, attribute in a.references if attribute}
        return {*(form for locale in self.locales for form in forms(locale))} | asked | named

    def problems(self, entry: Entry, found: Anatomy) -> Iterator[Problem]:
        """Forms and traits that a message asks for and no word has: a word in another form would stand there."""
        for function, at, word, node in found.asked:
            known = self.cases if at == 1 else {"sg", "pl"}
            if function == "TRAIT":
                known, message = self.traits, say("no-trait", name=word)
            elif function in FORMING:
                message = say("no-form", name=word)
            else:
                continue
            if word and known and word not in known:
                near = nearest(word, sorted(known))
                hint = say("did-you-mean", name=near) if near else None
                yield Problem("words-form", message, entry.span(node), hint)


@lru_cache(maxsize=1024)
def attributes(locale: Locale) -> frozenset[str]:
    """Those that some message has."""
    return frozenset(a for e in locale.entries.values() for a in e.attributes)


@lru_cache(maxsize=1024)
def chosen_by(locale: Locale) -> frozenset[str]:
    """The forms that some message chooses by."""
    every = (anatomy(p) for e in locale.entries.values() for p in patterns(e).values())
    return frozenset(key for a in every for select in a.selects if select.by in FORMS for key in select.keys)
