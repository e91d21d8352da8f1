"""What comes behind a way where nothing but cards could be used before it: the same as if its player used none.

then = led_on(draws, seat, way)         # takes the way in several matches, and goes on from there
then.steps, then.matches, then.events   # how they stand then, and everything that has happened in each
gone_on(draws, seat)                    # the same from where somebody is asked for no more than whether to use a card

What a card would change is not told: the game is gone on with only as far as the same comes when a card is used first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from ...asking.foresight import Step, Steps, owed_by
from ...asking.question import only_goes_on
from ...asking.walks import STOP
from ...asking.ways import Way
from ...diagnostics.records import record
from ...engine.events import Counted, Event, Fact, How
from ...engine.machine import DeadEnd
from ...engine.match import Match
from ...engine.operations import Impossible
from ...engine.recording import recorded
from ...lowering.free_actions import is_free
from .tried import stepped, taken

#: so often at most it is gone on with
MOST_ON = 8
#: in so many of the matches that are imagined it is looked whether a card changes something
LOOKED_AT = 2
#: so many options of a card are tried, for so many of its choices
MOST_CHOSEN, MOST_INNER = 12, 2
#: what has happened, where no number is told but by how much it is another one
Changes = list[object]


@record
class LedOn:
    #: the steps that only go on
    steps: Steps
    matches: tuple[Match, ...]
    events: tuple[list[Event], ...]


def led_on(draws: Sequence[Match], seat: int, way: Way, only_first: bool = False) -> LedOn | None:
    """`draws` are left as they are. None if the way cannot be taken in each of them. `only_first`: nobody wants to know
    what happens in the others."""
    matches = tuple(match.clone() for match in draws)
    happened: list[list[Event]] = []
    for n, match in enumerate(matches):
        events = ([] if stepped(match, seat, way) else None) if n and only_first else taken(match, seat, way)
        if events is None:
            return None
        happened.append(events)
    choices, (pc, code) = draws[0].rules.machine.program.choices, way.said[0]
    if is_free(choices[pc], code):  # what comes behind its use is no matter of the card
        return LedOn((), matches, tuple(of_card(events, Step(pc, STOP)) for events in happened))
    behind = gone_on(matches, seat)
    all_events = tuple([*one, *more] for one, more in zip(happened, behind.events, strict=True))
    return LedOn(behind.steps, behind.matches, all_events)


def of_card(events: Sequence[Event], on: Step) -> list[Event]:
    """What happens by a card itself, before the step goes on in which it is used (`on`: without being asked)."""
    return [*takewhile(lambda event: event.asked or (event.pc, event.code) != on, events)]


def gone_on(matches: Sequence[Match], seat: int) -> LedOn:
    here, happened, steps = tuple(matches), tuple[list[Event], ...]([] for _ in matches), list[Step]()
    for _ in range(MOST_ON):
        on = asked_on(here[0], seat)
        if on is None or any(asked_on(match, seat) != on for match in here[1:]):
            break
        then = tuple(match.clone() for match in here)
        came = [went_on(match, seat, on) for match in then]
        if any(events is None for events in came):
            break
        looked = zip(here[:LOOKED_AT], came, strict=False)
        if not all(comes_anyway(match, seat, on, events or []) for match, events in looked):
            break
        for one, more in zip(happened, came, strict=True):
            one += more or []
        here, steps = then, [*steps, on]
    return LedOn(tuple(steps), here, happened)


def asked_on(match: Match, seat: int) -> Step | None:
    """What only goes on, where a player is asked for nothing but whether to use a card before."""
    owed = owed_by(match, seat) if match.threads is None and not match.over else None
    code = only_goes_on(match.rules.machine.program.choices[owed[0]], owed[1]) if owed is not None else None
    return Step(owed[0], code) if owed is not None and code is not None else None


def went_on(match: Match, seat: int, on: Step) -> list[Event] | None:
    """What happens then: only to go on is to decide nothing."""
    try:
        first, *rest = recorded(match, seat, on.code)
    except (DeadEnd, Impossible):
        return None
    return [replace(first, how=How.ONLY), *rest]


def comes_anyway(match: Match, seat: int, on: Step, came: Sequence[Event]) -> bool:
    """Does the same come, too, whichever card is used before?"""
    expected, choice = changes(came), match.rules.machine.program.choices[on.pc]
    owed = owed_by(match, seat)
    cards = [code for code in owed[1] if is_free(choice, code)] if owed is not None and expected else []
    return all(comes_after(match.clone(), seat, Step(on.pc, card), on, expected) for card in cards)


def comes_after(match: Match, seat: int, chosen: Step, on: Step, expected: Changes, inner: int = MOST_INNER) -> bool:
    """Does it come after a choice of a card, whatever else is chosen for it?"""
    try:
        events = recorded(match, seat, chosen.code)
        at = next((n for n, event in enumerate(events) if not event.asked and (event.pc, event.code) == on), None)
        owed = owed_by(match, seat) if at is None and not match.over else None
        if owed is not None and owed[0] == on.pc and on.code in owed[1]:
            events, at = recorded(match, seat, on.code), 0
        elif owed is not None and inner and len(owed[1]) <= MOST_CHOSEN:
            further = (Step(owed[0], code) for code in owed[1])
            return all(comes_after(match.clone(), seat, step, on, expected, inner - 1) for step in further)
    except (DeadEnd, Impossible):
        return False
    return at is not None and changes(events[at:])[: len(expected)] == expected


def changes(events: Sequence[Event]) -> Changes:
    return [changed(fact) for event in events for fact in event.facts]


def changed(fact: Fact) -> object:
    return (fact.name, fact.holder, fact.now - fact.before, fact.source) if isinstance(fact, Counted) else fact
