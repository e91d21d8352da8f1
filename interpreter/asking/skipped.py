"""Alternatives that were not possible where a player would have chosen: the rest decided itself, and nobody was asked.

    skipped(asked, events)      # the choices of a player that were skipped on the way to a question

`events`: everything that has happened, or the last of it. What lies between the decision owed now and the question is
taken as the player foresees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from ..diagnostics.records import record
from ..engine.events import Event, How
from ..engine.match import Match
from ..engine.recording import recorded
from ..lowering.anatomy import rule_done
from ..lowering.free_actions import FREE, ability_of
from ..lowering.stops import OTHERWISE, Choice
from .foresight import Step
from .question import GO_ON, Asked
from .walks import STOP


@record
class Skipped:
    """A choice between alternatives of which one alone was possible."""

    taken: Step
    #: the others
    impossible: tuple[Step, ...]


def skipped(asked: Asked, events: Sequence[Event]) -> list[Skipped]:
    """To stop is none: a step in which nothing can be done is only passed, unless it is a choice between alternatives
    before which there was still a card to use."""
    since = [*takewhile(lambda event: not event.asked, reversed(events))][::-1]
    match = asked.start.draws[0].clone()
    since += [event for step in asked.silent for event in recorded(match, asked.seat, step.code)]
    # where something has changed since then, or the game has gone on to another step, it is another matter
    since = [*takewhile(lambda event: event.how is not How.ITSELF and not event.facts, reversed(since))][::-1]
    found: list[Skipped] = []
    for event in since:
        found += [one for one in passed(asked, event) if one.taken.pc not in {asked.pc, *(e.pc for e in since)}]
        if event.how is not How.ONLY or event.seat != asked.seat or event.code < 0:
            continue
        choice = match.rules.machine.program.choices[event.pc]
        names = alternatives(match, asked.seat, choice) if choice.kind == "menu" else []
        others = tuple(Step(event.pc, code) for code in names if code != event.code)
        if event.code in names and others:
            found.append(Skipped(Step(event.pc, event.code), others))
    return found


def alternatives(match: Match, seat: int, choice: Choice) -> list[int]:
    """What can be chosen between, without what cards would add that the player does not have."""
    game, codes = match.rules.machine.program.game, [code for code in choice.names if 0 <= code < FREE]
    added = {code: ability for code in codes if (ability := ability_of(game, choice, code)) is not None}
    return [code for code in codes if code not in added or has_card(match, seat, added[code].entry)]


def has_card(match: Match, seat: int, entry: str) -> bool:
    """Does a card lie where it is in play for a player? What is no card always is."""
    layout, words = match.rules.layout, match.rules.words
    thread = match.threads.get(seat) if match.threads is not None else None
    state = (thread or match).state
    at = [state[layout.locations + index] for index in words.entries.get(entry, ())]
    places = [layout.places[place] for place in at if place >= 0]
    return not at or any(words.zones[p.zone].in_play and p.holder in (-1, seat) for p in places)


def passed(asked: Asked, event: Event) -> list[Skipped]:
    """The choice between alternatives that comes behind cards, where all one can do is to go on without it."""
    rules = asked.match.rules
    choices, game = rules.machine.program.choices, rules.machine.program.game
    before = choices[event.pc] if event.chosen and event.code == STOP and event.seat == asked.seat else None
    if before is None or before.names.get(STOP) != GO_ON or before.effect is None:
        return []
    rule, found = rule_done(before.effect, game), list[Skipped]()
    for pc, choice in choices.items():
        codes = alternatives(asked.match, asked.seat, choice)
        if rule and choice.step == rule and choice.kind == "menu" and OTHERWISE in choice.names and codes:
            found.append(Skipped(Step(pc, OTHERWISE), tuple(Step(pc, code) for code in codes)))
    return found
