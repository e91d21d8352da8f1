"""Where the log tells what comes by itself: behind the deed, as the step it is, or with what brings it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from ...engine.events import NOBODY, Counted, Event, Fact, Moved
from ...engine.recording import END
from ...lowering.context import SETUP
from ..texts.course import SCORING
from .deed_words import DeedWords
from .outcome import Outcome
from .outcomes import Outcomes
from .paragraphs import Clause, Paragraph, line_of

#: paragraphs that are no step of a round
_APART = (SETUP, END, SCORING)


def parted(outcomes: Outcomes, event: Event) -> list[Event]:
    """What comes by something that somebody comes to have in the same event is told apart from how they did."""
    got = [n for n, fact in enumerate(event.facts, 1) if outcomes.taken_up([fact]) & {*event.about}]
    if not got:
        return [event]
    return [replace(event, facts=event.facts[: got[0]]), replace(event, facts=event.facts[got[0] :])]


def brought_by(outcomes: Outcomes, p: Paragraph, event: Event, reader: int) -> Clause:
    """The clause: of the last deed, unless it comes by the text or ability of something else, or by a card or place
    that was told of before that deed, or is what a player loses of their own."""
    last, about = p.deed, [thing for thing in event.about if thing in p.told_of]
    if event.cause >= 0:
        last, about = p.last, [event.cause]
    if not about and last.chosen and not last.secret and outcomes.lost_by(p.seat, event.facts):
        p.clauses.append(Clause())  # what is left over is not what the deed was about
        return p.last
    if last.secret or not about or last.about & {*about}:
        return last
    if last.card == outcomes.spoken.entry(about[0]):  # that it is used was told
        return last
    if not any(outcomes.all_told(event.facts, reader, p.seat)):
        return last
    p.clauses.append(Clause(words=outcomes.spoken.thing(about[0]), about={*about}, brought=event.cause >= 0))
    return p.last


def of_step(deeds: DeedWords, outcomes: Outcomes, p: Paragraph, event: Event, reader: int) -> Clause | None:
    """The clause of a line of the flow that has a name in the log and in which the game does something by itself: what
    comes there is not what came of the deed before."""
    begun = any(clause.words or clause.facts for clause in p.clauses)
    if p.seat == NOBODY or p.path or not begun or event.cause >= 0 or event.path not in deeds.flow:
        return None
    line = line_of(event)
    said = deeds.unasked(line)
    if line in p.last.unasked and p.last.words in ("", said):
        return p.last
    if not said or not any(outcomes.all_told(event.facts, reader, p.seat)):
        return None
    p.clauses.append(Clause(words=said, deed=True, about=outcomes.taken_up(event.facts), unasked={line}))
    return p.last


def names_all(outcomes: Outcomes, clause: Clause, reader: int) -> bool:
    """Does what came of a card name every place that was chosen for it: where it put something, or took it away?"""
    outcome = outcomes.by_seat(clause.facts, reader, card=True).get(NOBODY, Outcome())
    return {*clause.things[1:]} <= {place for (_, place), n in outcome.lies.items() if n} | {*outcome.put.values()}


def for_nobody(outcomes: Outcomes, paragraphs: Sequence[Paragraph], reader: int) -> list[Paragraph]:
    """What the game has laid out just before the final scoring, for a round that does not come, and nothing else."""
    before = [*takewhile(lambda p: p.seat == NOBODY and p.path not in _APART, reversed(paragraphs[:-1]))]
    return [p for p in before if paragraphs[-1].path == SCORING and only_fills(outcomes, p, reader)]


def only_fills(outcomes: Outcomes, p: Paragraph, reader: int) -> bool:
    """Does nothing come of it but cards and tiles that lie in rows now?"""
    places, zones = outcomes.rules.layout.places, outcomes.words.zones
    facts = [fact for clause in p.clauses for fact in clause.facts]
    laid = [f for f in facts if isinstance(f, Moved) and f.target >= 0 and zones[places[f.target].zone].form == "row"]
    others = [fact for fact in facts if fact not in laid]
    return bool(laid) and not any(outcomes.all_told(others, reader, NOBODY))


def by_source(clause: Clause) -> list[Clause]:
    """The same, with points from each of several sources for themselves, called by the source; what else came stands
    with the first."""
    found: dict[str, list[Fact]] = {}
    for fact in clause.facts:
        if isinstance(fact, Counted) and fact.source:
            found.setdefault(fact.source, []).append(fact)
    if len(found) < 2:
        return [replace(clause, words="")]
    others = [fact for fact in clause.facts if not (isinstance(fact, Counted) and fact.source)]
    parts = [[*others, *facts] if n == 0 else facts for n, facts in enumerate(found.values())]
    return [replace(clause, words=source, facts=facts) for source, facts in zip(found, parts, strict=True)]
