"""How often the same can still be chosen: as often as the rules allow it, or less if there is not enough for that."""

from __future__ import annotations

from ..engine.machine import DeadEnd
from ..engine.match import Match
from ..engine.operations import Impossible
from .foresight import owed_by
from .walks import STOP

#: so many options are tried; where there are more, as often as the rules allow
MOST_TRIED = 400


def times_left(match: Match, seat: int, pc: int) -> int | None:
    """None where it is not asked several times, or must be answered. `match` must be one that the player imagines."""
    slot, owed = match.rules.machine.program.choices[pc].left, owed_by(match, seat)
    if slot < 0 or owed is None or STOP not in owed[1]:
        return None
    thread = match.threads.get(seat) if match.threads is not None else None
    most = (thread or match).state[slot]
    tried = [MOST_TRIED]
    found = longest(match, seat, pc, most, tried)
    return found if tried[0] > 0 else most


def longest(match: Match, seat: int, pc: int, most: int, tried: list[int]) -> int:
    """The most answers in a row, none of which stops; `tried`: how many options may still be tried."""
    owed = owed_by(match, seat)
    best = 0
    for code in owed[1] if owed is not None and owed[0] == pc and most > 0 else ():
        if code == STOP or best == most or tried[0] <= 0:
            continue
        tried[0] -= 1
        then = match.clone()
        try:
            then.pick(seat, code)
        except (DeadEnd, Impossible):
            continue
        best = max(best, 1 + (longest(then, seat, pc, most - 1, tried) if not then.over else 0))
    return best
