"""Options that bring the same and leave other pieces where they lie: what is left where tells them apart.

left_where(outcomes, ways, expected)    # of each way in words; nothing where no other brings the same
"""

from __future__ import annotations

from collections.abc import Sequence

from ...asking.ways import Begun
from ..record.outcomes import Outcomes
from .prospects import Prospect
from .tried import stepped

#: where a sort of pieces lies: its name, the zone or the kind of place, and whose or which
Spot = tuple[str, str, int]


def left_where(outcomes: Outcomes, ways: Sequence[Begun], expected: Sequence[Prospect]) -> list[str]:
    found = [""] * len(ways)
    for n, (begun, what) in enumerate(zip(ways, expected, strict=True)):
        others = [m for m, other in enumerate(ways) if m != n and same(outcomes, begun, what, other, expected[m])]
        if others:
            mine, rest = lying(outcomes, begun), [lying(outcomes, ways[m]) for m in others]
            found[n] = told(outcomes, {spot: k for spot, k in mine.items() if any(one[spot] != k for one in rest)})
    return found


def same(outcomes: Outcomes, begun: Begun, what: Prospect, other: Begun, then: Prospect) -> bool:
    """Are two ways alternatives of one choice that bring the same, and is the same asked next?"""
    (*before, last), (*also, at) = begun.way.steps, other.way.steps
    names = outcomes.rules.machine.program.choices[last.pc].names
    if before != also or last.pc != at.pc or min(last.code, at.code) < 0 or not {last.code, at.code} <= {*names}:
        return False
    if (what.then, what.fetched, what.off) != (then.then, then.fetched, then.off):
        return False
    return outcomes.parts(what.outcome) == outcomes.parts(then.outcome) != []


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
