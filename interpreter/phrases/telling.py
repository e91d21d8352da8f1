"""Telling of checked rules: the styles in which it is done, what is known while it is, and who tells of which node.

A node becomes a phrase by the function that the tables have for its type: `fn(c, node)`, with the context `c` first.
Styles are asked for what they do differently; nobody asks which style it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from ..diagnostics.records import mutable, record
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import Vocabulary
from .lines import Line
from .words import Phrase, Say

#: of a thing that may be taken from any place of a sort
ANYWHERE = "anywhere"


@record
class Style:
    """How rules are told to a certain reader."""

    name: str
    #: lists rather than long sentences
    lists: bool = False
    #: the place a text is about is `this`, whatever the rule calls it
    names_here: bool = False
    #: a number of the rules stands there as a figure, also if cards change it
    puts_figures: bool = False
    #: what is never done is not told
    skips_idle: bool = False
    #: things in a zone are called as they are there, and printed values by their words, wherever a language has some
    by_name: bool = False
    #: nothing is left out: also that otherwise nothing happens, or that nothing is moved
    tells_otherwise: bool = False
    #: it is told of somebody: what would be yours is theirs, which often goes without saying
    reported: bool = False
    #: it is told of each of several, who do it with what is their own
    of_each: bool = False
    #: two things of one sort that a rule is handed are told apart by letters: nothing says which they are
    letters: bool = False
    #: it is told to players who sit at the table, so that of two the other one is known
    at_the_table: bool = False
    #: what was chosen before stands outside of what is told: it is the chosen one, where `that` would point at nothing
    chosen_before: bool = False


CARD = Style("card", letters=True)
QUESTION = Style("question")
REASON = Style("reason", at_the_table=True, chosen_before=True)
LOG = Style("log", reported=True)
RULEBOOK = Style(
    "rulebook", lists=True, names_here=True, puts_figures=True, skips_idle=True, by_name=True, letters=True
)
#: for those who write rules: as they are written, numbers of the rules by name, nothing left out
IN_FULL = Style("in full", lists=True, names_here=True, by_name=True, tells_otherwise=True, letters=True)


@record
class Tables:
    """By the type of a node, the function that makes a phrase of it."""

    #: numbers and things
    terms: Mapping[type, Callable[[Telling, Any], Phrase]]
    #: conditions; and what is told otherwise where it is one
    conditions: Mapping[type, Callable[[Telling, Any], Phrase]]
    #: effects in one phrase; nothing if that is not possible
    effects: Mapping[type, Callable[[Telling, Any], Phrase | None]]
    #: effects in lines, where one phrase is not enough
    lines: Mapping[type, Callable[[Telling, Any, int], list[Line]]]
    #: effects of which a game may already say that nothing comes of them
    idle: Mapping[type, Callable[[Telling, Any], bool]]


@mutable
class Telling:
    """What is known while something is told."""

    game: CheckedGame
    tables: Tables
    style: Style = CARD
    #: the local that means the place the text is printed on, or about
    here: ir.Local | None = None
    #: what a rule around was handed, as it is spoken of there
    given: dict[ir.Local, Phrase] = field(default_factory=dict)
    #: things that are chosen by naming them, so that what lies there was not spoken of either; whether it is taken
    #: away, and ANYWHERE if the place goes without saying
    picked: dict[ir.Local, str] = field(default_factory=dict)
    #: the rules that are being told, from outside to inside
    inside: tuple[str, ...] = ()
    #: the candidates of the queries around: `it`
    asked: list[ir.Local] = field(default_factory=list)
    #: the nouns of what was spoken of, so that two things of one name can be told apart
    spoken: dict[str, ir.Local] = field(default_factory=dict)
    #: terms for places of which was just said that something is there: which place is meant is known
    there: tuple[ir.Expr, ...] = ()
    #: who acts, while it is told of somebody else than the reader
    actor: ir.Local | None = None
    #: who or what gains or loses something, while it is said how much
    affected: ir.Expr | None = None
    #: what cards make of numbers of the rules now, for whoever is spoken to
    values: Mapping[str, int] = field(default_factory=dict)

    @property
    def words(self) -> Vocabulary:
        return self.game.words


def term(c: Telling, e: ir.Expr) -> Phrase:
    """A number, a thing or a printed value."""
    tell = c.tables.terms.get(type(e)) or c.tables.conditions[type(e)]
    return tell(c, e)


def condition(c: Telling, e: ir.Expr) -> Phrase:
    tell = c.tables.conditions.get(type(e))
    return tell(c, e) if tell is not None else term(c, e)


def inline(c: Telling, e: ir.Effect) -> Phrase | None:
    """An effect in one phrase, if it can be one."""
    tell = c.tables.effects.get(type(e))
    return tell(c, e) if tell is not None else None


def lines(c: Telling, e: ir.Effect, depth: int = 0) -> list[Line]:
    """An effect in one phrase or, where that is not enough, in several lines."""
    before = dict(c.spoken)
    one = inline(c, e)
    if one is not None:
        return [Line(depth, one)]
    c.spoken = before  # nothing was said yet
    tell = c.tables.lines.get(type(e))
    return tell(c, e, depth) if tell is not None else [Line(depth, Say("nothing"))]
