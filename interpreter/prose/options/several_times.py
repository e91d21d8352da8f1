"""What comes of the same option if it is taken several times in a row, where nothing comes of it once.

several_times(outcomes, begun)      # in words, with how often that is; None if nothing comes of it even then
"""

from __future__ import annotations

from collections.abc import Sequence

from ...asking.ways import Begun, Way
from ...engine.match import Match
from ..record.outcomes import Outcomes
from .prospects import Prospect, certain, spent
from .supplies import last_taken, not_left
from .tried import stands, taken

#: so often at most the same is taken to see what it brings in the end
MOST_TIMES = 8


def several_times(outcomes: Outcomes, begun: Begun) -> tuple[str, Prospect] | None:
    """What comes of the same option if it is taken so often, now or as often as it takes; None if it brings nothing
    even then."""
    draws, seat, way = begun.point.draws, begun.point.seat, begun.way
    choice = outcomes.spoken.rules.machine.program.choices[way.steps[-1].pc]
    if way.steps[-1].code in choice.names:
        return None
    message = "cli-option-times"
    found = repeated(outcomes, draws, seat, way)
    if found is None:  # not in this turn
        found, message = (
            repeated(outcomes, with_more(outcomes, draws, seat, way), seat, way),
            "cli-option-needs",
        )
    if found is None:
        return None
    n, then = found
    last = last_taken(outcomes.spoken, then.last) if message == "cli-option-times" else []
    text = ", ".join([*outcomes.parts(then.outcome, then.named), *last, *not_left(outcomes.spoken, then.lacks)])
    return outcomes.spoken.say(message, n=n, text=text), then


def repeated(outcomes: Outcomes, imagined: Sequence[Match], seat: int, way: Way) -> tuple[int, Prospect] | None:
    """How often the same way must be taken in a row until it brings something, where that can be, and what then."""
    draws = [match.clone() for match in imagined]
    again = Way(way.said)
    for n in range(1, MOST_TIMES) if draws else ():
        for match in draws:
            events = taken(match, seat, way if n == 1 else again)
            if events is None or not stands(match, seat, again.steps[0]):
                return None
        found = certain(outcomes, draws, seat, again)
        if found.lacks or outcomes.parts(found.outcome):
            return n + 1, found
    return None


def with_more(outcomes: Outcomes, imagined: Sequence[Match], seat: int, way: Way) -> list[Match]:
    """The same matches, as if a way could be taken more often: there are more times left, and more of the numbers of
    the game behind the question that become less by it. None, where nothing of that limits it."""
    match, last = imagined[0], way.steps[-1]
    after, slots = match.clone(), outcomes.rules.layout.counters
    events = taken(after, seat, way) if match.threads is None else None
    if events is None or after.over:
        return []
    left = outcomes.rules.machine.program.choices[last.pc].left
    lost = {slots[name] for name in spent(outcomes.rules, events)}
    limits = {*([left] if left >= 0 else ()), *lost}
    more_of_it = [match.clone() for match in imagined] if limits else []
    for one in more_of_it:
        for slot in limits:
            one.state[slot] += MOST_TIMES
    return more_of_it
