"""Phrases of things: a noun with its article, the adjectives before it and the clauses behind it. Data alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from ..model.node import node
from .words import Noun, Phrase, Say


@node
class Adjective:
    """A word that says something of a noun: where it stands, the language says in its message (`is-...`)."""

    name: str

    @property
    def id(self) -> str:
        return f"is-{self.name}"


@node
class Defined(Adjective):
    """A word that a game defines: where its own words were written for another definition, its meaning is said."""

    digest: str
    adjectives: list[Adjective] = field(default_factory=list)
    behind: list[Phrase] = field(default_factory=list)


@node
class Printed(Adjective):
    """The name of what is printed on a thing, as an adjective; in a language without such a word, a clause says it."""

    behind: Phrase


@node
class Qualified(Phrase):
    """A noun with its article or pronoun, adjectives before it and clauses behind it."""

    noun: Noun
    article: str = "a"
    adjectives: list[Adjective] = field(default_factory=list)
    behind: list[Phrase] = field(default_factory=list)
    #: the name by which it is spoken of from here on, right behind the noun
    called: Phrase | None = None
    #: where it lies, as what it is one of: a language may say that instead of the noun and the place (`zone-X.of`)
    of: Say | None = None


@node
class Counted(Phrase):
    """So many of what is described: `2 red cards`. The class of the number decides the form of the words."""

    n: int
    thing: Qualified


@node
class OneOf(Phrase):
    """Clauses behind a noun of which one has to hold."""

    clauses: Sequence[Phrase]


@node
class Either(Phrase):
    """The same, in a language that says each of the words for them behind the noun; else a clause with all of it."""

    words: Sequence[Defined]
    clauses: OneOf
    other: Phrase
