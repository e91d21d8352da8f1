"""What the log tells in one paragraph, before it is worded: what a player did in a row, clause by clause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from itertools import dropwhile, groupby, takewhile

from ...diagnostics.records import mutable
from ...engine.events import NOBODY, Event, Fact
from ...engine.recording import END
from ...lowering.context import SETUP
from ..texts.course import SCORING


@mutable
class Clause:
    """Something a player did: in which step, what was chosen there, and what came of it."""

    step: str = ""
    words: str = ""
    #: the rule in which something was chosen last
    rule: str = ""
    #: the decision with which it began
    pc: int = -1
    #: are the words said of the player, or do they name the step?
    deed: bool = False
    chosen: list[str] = field(default_factory=list)
    #: the thing that each of the labels names; -1: none
    things: list[int] = field(default_factory=list)
    #: the decision at which each was chosen last, and from where something has gone there, if that was chosen before
    places: list[tuple[int, str]] = field(default_factory=list)
    #: of what is laid on a grid: how many were named up to it, its name, and how and where it lies
    laying: tuple[int, str, list[str]] | None = None
    #: a card that was used: what is chosen for it belongs here
    card: str = ""
    #: what is said of whoever used it, if it was chosen itself: `uses Card 5`
    uses: str = ""
    secret: bool = False
    facts: list[Fact] = field(default_factory=list)
    #: of the things that the game moved by itself, those that players had chosen before
    laid: set[int] = field(default_factory=set)
    #: does it go on with what cards that were used meanwhile have interrupted?
    resumed: bool = False
    #: is it what a card brought that was not chosen?
    brought: bool = False
    #: did the reader decide it, so that it is told only if something came of it?
    known: bool = False
    #: was nothing chosen for the card, so that nothing came of it?
    vain: bool = False
    #: the things that were chosen, or by which it came
    about: set[int] = field(default_factory=set)
    #: the steps that the game did by itself for a player, of which something is told here, each with what it is part of
    unasked: set[str] = field(default_factory=set)
    #: cards without which it would not have been possible
    allowed: dict[int, None] = field(default_factory=dict)
    #: things that need not be told again, each with the number of facts that had come before it was named
    named: dict[int, int] = field(default_factory=dict)

    def naming(self, things: Iterable[int]) -> None:
        """From here on these need not be told again."""
        self.named = dict.fromkeys(things, len(self.facts)) | self.named

    def listed(self, first: int = 0) -> list[str]:
        """What was chosen, from the first or a later one on; things that one question was answered with, told together
        if it was asked several times."""
        chosen, places, things = self.chosen[first:], self.places[first:], self.things[first:]
        alone = len({*places}) == 1 and not places[0][1] and min(things) >= 0
        return runs(sorted(chosen, key=chosen.index) if alone else chosen)

    def same_step(self, other: Clause) -> bool:
        return (self.step, self.words) == (other.step, other.words)


@mutable
class Paragraph:
    """What one player did in a row, or the game in one step."""

    seat: int
    round: int
    path: str = ""
    clauses: list[Clause] = field(default_factory=list)
    #: things that were chosen in it or that somebody came to have
    told_of: set[int] = field(default_factory=set)
    #: which of the events were asked decisions
    asked: list[int] = field(default_factory=list)
    text: str = ""
    #: was nothing done in it?
    idle: bool = False

    @property
    def is_turn(self) -> bool:
        """Is it what a player did in a round, and neither of the set-up nor of the game by itself?"""
        return self.seat >= 0 and self.round > 0 and not self.path

    @property
    def last(self) -> Clause:
        """Where what comes by itself is told."""
        if not self.clauses:
            self.clauses.append(Clause())
        return self.clauses[-1]

    @property
    def deed(self) -> Clause:
        """The last one that is not only what a card brought besides."""
        return next((clause for clause in reversed(self.clauses) if not clause.brought), self.last)

    def at(self, here: Clause) -> Clause:
        """The clause a choice belongs to: the one told last, if this is the same or what that led to.

        Behind cards that were used meanwhile, what begins with the same question is new; anything else goes on."""
        if not self.continues(here):
            last = self.interrupted(here)
            resumed = last is not None and last.pc != here.pc
            self.clauses.append(replace(here, resumed=resumed))
        self.clauses[-1].step = here.step
        return self.clauses[-1]

    def interrupted(self, here: Clause) -> Clause | None:
        """What was told last before some cards, if a choice is made in the same step."""
        before = [*dropwhile(lambda clause: clause.card, reversed(self.clauses))]
        last = before[0] if before and before[0] is not self.clauses[-1] else None
        return last if last is not None and not last.secret and last.chosen and last.same_step(here) else None

    def continues(self, here: Clause) -> bool:
        """Does a choice belong to the clause told last?"""
        last = self.clauses[-1] if self.clauses else None
        if last is None or last.secret or not last.words:
            return False
        return last.step == here.step or last.card == here.step or (last.words == here.words and not last.chosen)


def paragraph_of(found: list[Paragraph], event: Event, over: bool) -> Paragraph:
    """The paragraph an event belongs to, a new one behind those that were `found` if it is none of them; `over`: a turn
    has begun since. What brings the end of the game does not part what a player does before and after it."""
    parts = event.path.split("/")
    path = "" if event.seat != NOBODY else SCORING if parts[0] == SCORING else "/".join(parts[:2])
    seat = event.seat
    if parts[0] in (SETUP, END) and not event.chosen:
        seat, path = seat if parts[0] == END else NOBODY, parts[0]
    new_turn = over and seat != NOBODY and path != END
    before = found[:-1] if found and found[-1].path == END != path else found
    last = before[-1] if before else None
    if last is None or new_turn or (last.seat, last.path, last.round) != (seat, path, event.round):
        last = Paragraph(seat, event.round, path)
        found.append(last)
    return last


def line_of(event: Event) -> str:
    """The line of a step it belongs to, with what that is part of."""
    return "/".join(event.path.split("/")[-2:])


def in_vain(event: Event, later: Sequence[Event], card: str) -> bool:
    """Was a card used for which nothing was chosen then, and which did nothing by itself?"""
    own = (e for e in later if e.seat == event.seat and (e.facts or e.chosen))
    there = [*takewhile(lambda e: is_of(e.path, card), own)]
    left = any(is_of(path, card) for path in event.idle)
    return (left or bool(there)) and not event.facts and not any(e.facts or e.code >= 0 for e in there)


def is_of(path: str, card: str) -> bool:
    """Does something belong to what a card does?"""
    return path.partition("/")[0].partition(".")[0] == card


def runs(labels: Sequence[str]) -> list[str]:
    """The same several times in a row is told once."""
    found = [(label, len(list(same))) for label, same in groupby(labels)]
    return [label if n == 1 else f"{label} ×{n}" for label, n in found]
