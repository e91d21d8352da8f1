"""Options that bring the same and leave other pieces where they lie: what is left where tells them apart.

left_where(outcomes, ways, expected, labels)    # of each way in words; nothing where no other brings the same

Where that makes no difference any more when somebody else decides, it is said of the second that it comes to the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ...asking.foresight import Step, Steps, owed_by
from ...asking.ways import Begun, Way
from ...engine.match import Match
from ..record.outcomes import Outcomes
from .led_on import led_on
from .prospects import Prospect
from .tried import stepped

#: in so many matches that a player may imagine, so many more decisions are looked at to see whether two options come to
#: the same, where there are no more ways than so many
LOOKED_AT, MOST_DECISIONS, MOST_CHOSEN = 2, 3, 12
#: where a sort of pieces lies: its name, the zone or the kind of place, and whose or which
Spot = tuple[str, str, int]


def left_where(
    outcomes: Outcomes, ways: Sequence[Begun], expected: Sequence[Prospect], labels: Sequence[str]
) -> list[str]:
    found, choices = [""] * len(ways), outcomes.rules.machine.program.choices
    beside: dict[tuple[Steps, int], list[int]] = {}
    for n, (*before, last) in enumerate(begun.way.steps for begun in ways):
        if last.code >= 0 and last.code in choices[last.pc].names:
            beside.setdefault((tuple(before), last.pc), []).append(n)
    for alternatives in beside.values():
        alike: dict[Hashable, list[int]] = {}
        for n in alternatives:
            alike.setdefault(brings(outcomes, expected[n]), []).append(n)
        for brought, same in alike.items():
            if brought is None or len(same) == 1:
                continue
            one_of: dict[int, int] = {}  # of those that come to the same in the end the first
            for n in same:
                firsts = (m for m, first in one_of.items() if m == first)
                one_of[n] = next((m for m in firsts if comes_to_same(ways[m], ways[n])), n)
                if one_of[n] != n:
                    found[n] = outcomes.spoken.say("cli-option-same", option=labels[one_of[n]])
            lies = {n: lying(outcomes, ways[n]) for n in same if one_of[n] == n}
            for n, mine in lies.items() if len(lies) > 1 else ():
                apart = {spot: k for spot, k in mine.items() if any(one[spot] != k for one in lies.values())}
                found[n] = told(outcomes, apart)
    return found


def comes_to_same(one: Begun, other: Begun) -> bool:
    """Is everything the same by two ways when somebody else decides next, whatever their player does until then?"""
    seat, draws = one.point.seat, one.point.draws[:LOOKED_AT]
    led = [led_on(draws, seat, begun.way) for begun in (one, other)]
    first, second = led
    if first is None or second is None or draws[0].threads is not None:
        return False
    return all(stand_alike(a, b, seat) for a, b in zip(first.matches, second.matches, strict=True))


def stand_alike(one: Match, other: Match, seat: int, deeper: int = MOST_DECISIONS) -> bool:
    if one.over != other.over or one.threads is not None or other.threads is not None or one.owed() != other.owed():
        return False
    if position(one) == position(other):
        return True
    owed = owed_by(one, seat) if deeper and not one.over else None
    if owed is None or len(owed[1]) > MOST_CHOSEN:
        return False
    for code in owed[1]:
        way = Way((Step(owed[0], code),))
        mine, its = led_on([one], seat, way), led_on([other], seat, way)
        if mine is None or its is None or not stand_alike(mine.matches[0], its.matches[0], seat, deeper - 1):
            return False
    return True


def position(match: Match) -> list[int]:
    """The state without remembered answers. What rules call things by counts, as they may go on with that."""
    state = match.state[:]
    match.rules.machine.forget(state)
    return state


def brings(outcomes: Outcomes, what: Prospect) -> Hashable:
    """What an alternative brings, and what is asked next; None if it brings nothing."""
    parts = outcomes.parts(what.outcome)
    return (*parts, what.then, what.fetched, what.off) if parts else None


def lying(outcomes: Outcomes, begun: Begun) -> dict[Spot, int]:
    """How many pieces of their own a player has where, once a way is taken."""
    match, seat, pieces = begun.point.draws[0].clone(), begun.point.seat, outcomes.rules.slots.pieces
    stepped(match, seat, begun.way)
    state = (match.threads or {}).get(seat, match).state
    return {
        (piece, place.name, place.holder): state[slot]
        for slot, (piece, owner, place) in pieces.items()
        if owner == seat
    }


def told(outcomes: Outcomes, left: dict[Spot, int]) -> str:
    spoken, zones = outcomes.spoken, outcomes.words.zones
    where: dict[str, list[str]] = {}
    for (piece, name, holder), n in left.items():
        place = spoken.place(name) if name in zones else spoken.thing(holder)
        where.setdefault(piece, []).append(spoken.say("cli-log-where", place=place, amount=str(n)))
    return "; ".join(spoken.say("cli-at", place=spoken.noun(piece), what=", ".join(at)) for piece, at in where.items())
