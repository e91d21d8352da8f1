"""Phrases of which a language says the one it has words for, and words that are tied to a rule. Data alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..model.node import node
from .things import Qualified
from .words import Phrase, Say, Tidy


@node
class Known(Phrase):
    """The better of two phrases, in a language that has the words for it: messages, or attributes (`id.attribute`)."""

    needs: Sequence[str]
    better: Phrase
    other: Phrase


@node
class Tied(Phrase):
    """Words as long as they fit the rule they are tied to, else something that does.

    The digest of the rule is asked for only where the words say which rule they were written for."""

    id: str
    digest: Callable[[], str]
    words: Phrase
    other: Phrase


@node
class Unworded(Phrase):
    """A message as if it were not there: another language says it, or the last one with the id."""

    words: Say


@node
class Meant(Phrase):
    """What a rule does, made only where it is needed: one phrase or, if no language can say it otherwise, at length."""

    phrase: Callable[[], Phrase | None]
    #: each line, and whether it is the heading of what follows
    lines: Callable[[], Sequence[tuple[Phrase, bool]]]
    #: what follows in the same sentence would seem to belong to it
    reaches: bool
    followed: bool = False


@node
class Mention(Phrase):
    """A thing where it is named for the first and only time."""

    phrase: Phrase


@node
class Folded(Phrase):
    """Two instructions as one, in a language that says each mention in it, and says it once; else the two of them.

    A long mention must end it, but for a verb: what stood behind would seem to belong to it."""

    one: Phrase
    apart: Phrase
    mentions: int


def first(*ways: tuple[str, Phrase]) -> Phrase:
    """The first of several phrases whose message the language has; the last needs none."""
    *some, (_, found) = ways
    for need, phrase in reversed(some):
        found = Known([need] if need else [], phrase, found)
    return found


def by_noun(phrase: Phrase) -> Phrase:
    """A question that names what is chosen by its noun, and not as one of several."""
    if isinstance(phrase, Qualified):
        return replace(phrase, of=None)
    if isinstance(phrase, Tidy):
        return Tidy(by_noun(phrase.phrase))
    if isinstance(phrase, Known):
        return Known(phrase.needs, by_noun(phrase.better), by_noun(phrase.other))
    if isinstance(phrase, Say):
        parts = {name: by_noun(part) if isinstance(part, Phrase) else part for name, part in phrase.parts.items()}
        return Say(phrase.id, phrase.attribute, **parts)
    return phrase
