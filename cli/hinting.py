"""A hint for a person: what a bot would take in their place, seeing what they see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .laying import Positions
from .words import say

if TYPE_CHECKING:
    from ..interpreter.engine.match import Match
    from ..interpreter.prose.options.offers import Offer
    from .person import Person

#: so many decisions of a bot are told at once
_MOST = 12


def hint(person: Person) -> str:
    """The number of an option, what it is called and brings; of what is laid also what would come next."""
    question = person.question
    option, match = taken(person)
    text = question.brings(option)
    told = say("cli-option-with", option=option.whole, text=text) if text else option.whole
    said = say("cli-play-hint", n=question.options.index(option) + 1, option=told)
    return " ".join(filter(None, (said, laid_next(person, match))))


def taken(person: Person) -> tuple[Offer, Match]:
    """The option that a bot would come to, deciding step by step in a match that looks like this one; and that match
    then."""
    asked, table = person.asked, person.table
    match, found = asked.start.draws[0].clone(), asked.options[0]
    codes: tuple[int, ...] = ()
    while on := [way for way in asked.options if way.codes[: len(codes)] == codes]:
        found = next((way for way in on if way.codes == codes), found)
        if all(way.codes == codes for way in on):
            break
        code = table.hint(match if codes else table.timeline.match, person.seat)
        match.pick(person.seat, code)
        codes = (*codes, code)
    return person.question.standing_for(found) or person.question.options[0], match


def laid_next(person: Person, match: Match) -> str:
    """What the bot would lay next, where what is laid first is only the beginning."""
    from ..interpreter.engine.layings import layings
    from ..interpreter.engine.recording import recorded

    labels: list[str] = []
    seat, laying = person.seat, isinstance(person.question, Positions)
    while laying and not match.over and layings(match, seat) and len(labels) < _MOST:
        events = recorded(match, seat, person.table.hint(match, seat))
        mine = [event for event in events if event.chosen and event.seat == seat and not event.opened]
        labels += [person.spoken.label(event.pc, event.code) for event in mine if event.code >= 0]
    return say("cli-play-hint-then", what=", ".join(labels)) if labels else ""
