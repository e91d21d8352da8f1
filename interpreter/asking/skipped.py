"""Alternatives that were not possible where a player would have chosen: the rest decided itself, and nobody was asked.

    skipped(asked, events)                      # the choices of a player that were skipped on the way to a question
    passed_steps(asked, before, player, code)   # the steps that may be declined in which nothing was possible

`events`: everything that has happened, or the last of it; `before`: the match before the last decision, and that
decision. What lies between the decision owed now and the question is taken as the player foresees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from ..diagnostics.records import record
from ..engine.events import Event, How
from ..engine.match import Match
from ..engine.recording import left_out, recorded
from ..engine.rules import Rules
from ..lowering.anatomy import rule_done
from ..lowering.free_actions import FREE, ability_of
from ..lowering.layout import PC
from ..lowering.stops import OTHERWISE, Choice
from .foresight import Step
from .question import GO_ON, Asked
from .walks import STOP

#: what it is called not to do what may be done
DECLINED = "no"


@record
class Skipped:
    """A choice between alternatives of which one alone was possible."""

    taken: Step
    #: the others
    impossible: tuple[Step, ...]
    #: a match that stands there, where the game has gone on since
    there: Match | None = None
    #: is it a step as a whole that may be done or not?
    whole: bool = False


def skipped(asked: Asked, events: Sequence[Event]) -> list[Skipped]:
    """To stop is none, unless it is in a choice between alternatives before which there was still a card to use."""
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


def passed_steps(asked: Asked, before: Match, player: int, code: int) -> list[Skipped]:
    """The steps since the last decision that a player may decline in which nothing could be done. What can be done any
    number of times is none of them: that stands open before and after it.

    Whether anything is asked never depends on what is hidden, so nothing hidden shows by it."""
    found = left_out(before, player, code)
    match = asked.start.draws[0].clone()
    for step in asked.silent:
        found += left_out(match, asked.seat, step.code)
        match.pick(asked.seat, step.code)
    passed = {one.state[PC]: one for one in found if may_be_left(one, asked)}
    return [offered_there(one, asked.seat) for one in passed.values()]


def may_be_left(there: Match, asked: Asked) -> bool:
    """Is it a player's own choice, in another step than they are asked about now, that may be declined, or a menu that
    is over if nothing of it is possible?"""
    (who, pc, _), choices = there.owed()[0], there.rules.machine.program.choices
    this_turn = who == asked.seat and there.round == asked.match.round
    return this_turn and is_declined(choices[pc]) and choices[pc].step != choices[asked.pc].step


def offered_there(there: Match, seat: int) -> Skipped:
    _, pc, codes = there.owed()[0]
    choice = there.rules.machine.program.choices[pc]
    others = alternatives(there, seat, choice) if choice.kind == "menu" else []
    whole = choice.names.get(STOP) == DECLINED and len(others) != 1
    return Skipped(Step(pc, codes[0]), tuple(Step(pc, code) for code in others), there, whole)


def may_decline(rules: Rules) -> bool:
    """Has a game steps that may be done or not?"""
    return any(is_declined(choice) for choice in rules.machine.program.choices.values())


def is_declined(choice: Choice) -> bool:
    """May a player decline to choose, or is a menu over if nothing of it is possible?"""
    return choice.names.get(STOP) == DECLINED or choice.kind == "menu" and OTHERWISE in choice.names


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
