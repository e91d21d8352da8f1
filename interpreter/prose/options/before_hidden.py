"""What comes of a way before anything hidden comes out or chance is used: that is as certain as if nothing did.

early_of(rules, by_draw, seat)          # the events before that, of the same way in several matches
at_least(first, early, whole)           # what comes by them and stays so in the end, with what came at once
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from ...engine.events import Chanced, Counted, Event, Shifted, Turned
from ...engine.rules import Rules
from ..record.outcome import Outcome

#: what of an outcome is compared, besides numbers
PARTS = ("sorts", "things", "kinds", "pieces", "stands")


def early_of(rules: Rules, by_draw: Sequence[Sequence[Event]], seat: int) -> list[Event]:
    """Of an event that differs, or by which the player learns something, what it does with numbers first."""
    early: list[Event] = []
    for event, *others in zip(*by_draw, strict=False):
        differs, learns = any(other.facts != event.facts for other in others), seat in event.learned
        if differs or learns:
            if differs or event.code < 0 or not rules.slots.names_thing(event.pc, event.code):  # learned by choosing it
                together = zip(event.facts, *(other.facts for other in others), strict=False)
                same = takewhile(lambda facts: {*facts} == {facts[0]}, together)
                numbers = takewhile(lambda fact: isinstance(fact, Counted | Shifted), (fact for fact, *_ in same))
                early.append(replace(event, facts=tuple(numbers)))
            break
        early.append(event)
    return early


def without_chance(events: Sequence[Event]) -> list[Event]:
    """The events before chance is used: few matches can agree by it."""
    return [*takewhile(lambda one: not any(isinstance(fact, Chanced | Turned) for fact in one.facts), events)]


def at_least(first: Outcome, early: Outcome, whole: Sequence[Outcome]) -> Outcome:
    """`whole`: what comes of the way in the end, in each match. What is another amount then is as it was at once
    (`first`)."""
    found = Outcome(counters={**first.counters}, changes={**first.changes})
    for name, changed in early.changes.items():
        if all(one.changes.get(name) == changed for one in whole):
            found.changes[name], found.counters[name] = changed, early.counters[name]
    for name in PARTS:
        mine, now = getattr(first, name), getattr(early, name)
        stays = {key: n for key, n in now.items() if all(getattr(one, name).get(key) == n for one in whole)}
        setattr(found, name, mine | stays)
    return found
