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
    """The number of an option, what it is called and brings; of what is laid also what would come next, and what it
    comes to in the end."""
    question = person.question
    option, match, codes = taken(person)
    text = question.brings(option)
    told = say("cli-option-with", option=option.whole, text=text) if text else option.whole
    said = say("cli-play-hint", n=question.options.index(option) + 1, option=told)
    return " ".join(filter(None, (said, *laid_next(person, match, codes))))


def taken(person: Person) -> tuple[Offer, Match, list[int]]:
    """The option that a bot would come to, deciding step by step in a match that looks like this one; that match then,
    and what was decided in it."""
    asked, table = person.asked, person.table
    match, found = asked.start.draws[0].clone(), asked.options[0]
    codes: tuple[int, ...] = ()
    while on := [way for way in (*asked.options, *asked.mirrored) if way.codes[: len(codes)] == codes]:
        found = next((way for way in on if way.codes == codes), found)
        if all(way.codes == codes for way in on):
            break
        code = table.hint(match if codes else table.timeline.match, person.seat)
        match.pick(person.seat, code)
        codes = (*codes, code)
    found = asked.mirrored.get(found, found)
    return person.question.standing_for(found) or person.question.options[0], match, [*codes]


def laid_next(person: Person, match: Match, codes: list[int]) -> list[str]:
    """What the bot would lay next, each thing with how and where, and what shows in the end and comes of that, where
    what is laid first is only the beginning."""
    from ..interpreter.asking.foresight import Step
    from ..interpreter.display.laying_preview import shown_now
    from ..interpreter.engine.layings import layings
    from ..interpreter.engine.recording import recorded
    from ..interpreter.prose.options.revealed import Revealed

    seat, spoken, choices = person.seat, person.spoken, person.spoken.choices
    laid: list[tuple[int, list[str]]] = []
    thing, zone, steps = -1, spoken.grid(person.pc) or spoken.lays(person.pc), [Step(-1, code) for code in codes]
    while isinstance(person.question, Positions) and not match.over and layings(match, seat) and len(laid) < _MOST:
        pc = next(pc for who, pc, _ in match.owed() if who == seat)
        thing = max(thing, spoken.held(choices[pc], match, seat)) if choices[pc].kind == "grid" else thing
        steps.append(Step(pc, person.table.hint(match, seat)))
        for event in recorded(match, seat, steps[-1].code):
            if not event.chosen or event.seat != seat or event.opened or event.code < 0:
                continue
            if choices[event.pc].kind != "grid":
                thing = event.code if spoken.rules.slots.names_thing(event.pc, event.code) else thing
                continue
            if not laid or laid[-1][0] != thing:
                laid.append((thing, []))
            laid[-1][1].append(spoken.label(event.pc, event.code))
    if not laid:
        return []
    names = [say("cli-copy-with", name=spoken.thing(one, mine=True), what=", ".join(how)) for one, how in laid]
    shown = shown_now(spoken, match, seat, zone) if match.threads is not None else []
    came = Revealed(spoken, person.asked).told(tuple(steps))
    result = say("cli-at", place=", ".join(shown), what=", ".join(came)) if came else ", ".join(shown)
    then = say("cli-play-hint-then", what="; ".join(names))
    return [then, say("cli-play-hint-result", what=result)] if shown else [then]
