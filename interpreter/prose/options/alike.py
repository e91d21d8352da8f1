"""Options that bring the same and leave other pieces where they lie: what is left where tells them apart.

left_where(outcomes, ways, expected)    # of each way in words; nothing where no other brings the same
"""

from __future__ import annotations

from collections.abc import Sequence

from ...asking.foresight import Steps
from ...asking.ways import Begun
from ..record.outcomes import Outcomes
from .prospects import Prospect
from .tried import stepped

#: where a sort of pieces lies: its name, the zone or the kind of place, and whose or which
Spot = tuple[str, str, int]


def left_where(outcomes: Outcomes, ways: Sequence[Begun], expected: Sequence[Prospect]) -> list[str]:
    found, choices = [""] * len(ways), outcomes.rules.machine.program.choices
    beside: dict[tuple[Steps, int], list[int]] = {}
    for n, (*before, last) in enumerate(begun.way.steps for begun in ways):
        if last.code >= 0 and last.code in choices[last.pc].names:
            beside.setdefault((tuple(before), last.pc), []).append(n)
    for alternatives in beside.values():
        for n in alternatives:
            others = [m for m in alternatives if m != n and same(outcomes, expected[n], expected[m])]
            if others:
                mine, rest = lying(outcomes, ways[n]), [lying(outcomes, ways[m]) for m in others]
                found[n] = told(outcomes, {spot: k for spot, k in mine.items() if any(one[spot] != k for one in rest)})
    return found


def same(outcomes: Outcomes, what: Prospect, other: Prospect) -> bool:
    """Do two alternatives bring the same, and is the same asked next?"""
    if (what.then, what.fetched, what.off) != (other.then, other.fetched, other.off):
        return False
    return outcomes.parts(what.outcome) == outcomes.parts(other.outcome) != []


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
