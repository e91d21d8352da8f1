"""Ways that come to the same by the same two things in the other order (this swapped with that): one stands for both.

mirrored(point, ways)       # those that are left out, each with the one that stands for it
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.machine import DeadEnd
from ..engine.match import Match
from ..engine.operations import Impossible
from ..engine.rules import Rules
from ..lowering.anatomy import asking_of
from ..model import walk
from ..verbs.sequences import items_of
from .foresight import Point, Step, Steps


def mirrored(point: Point, found: Sequence[Steps]) -> dict[Steps, Steps]:
    """Of two the first stands for both."""
    seen, left_out = set[Steps](), dict[Steps, Steps]()
    for steps in found:
        turned = turned_round(steps)
        if (
            turned in seen
            and turned not in left_out
            and all(same(draw, point.seat, steps, turned) for draw in point.draws)
        ):
            left_out[steps] = turned
        seen.add(steps)
    return left_out


def turned_round(steps: Steps) -> Steps:
    """The same with what is chosen last and what before it exchanged; nothing of a single decision."""
    if len(steps) < 2:
        return ()
    *before, one, other = steps
    return (*before, Step(one.pc, other.code), Step(other.pc, one.code))


def same(match: Match, seat: int, one: Steps, other: Steps) -> bool:
    """Is everything as it would be in the other order, but for how the rules called what was chosen?"""
    if match.threads is not None:
        return False
    after, turned = match.clone(), match.clone()
    try:
        for mine, its in zip(one, other, strict=True):
            after.pick(seat, mine.code)
            turned.pick(seat, its.code)
    except (DeadEnd, Impossible):
        return False
    if after.owed() != turned.owed():
        return False
    called = {*match.rules.layout.locals.values()}
    alike = all(a == b or n in called for n, (a, b) in enumerate(zip(after.state, turned.state, strict=True)))
    return alike and is_over(match.rules, one[-2].pc, one[-1].pc)


def is_over(rules: Rules, pc: int, last: int) -> bool:
    """Is nothing asked where the rules still speak of what was chosen, but for these two?"""
    program = rules.machine.program
    first, second = program.choices[pc].effect, program.choices[last].effect
    if first is None or second is None:
        return False
    analysis = program.lowering.analysis
    lists = [items for e in walk.all_effects(program.game) if len(items := items_of(e)) > 1]
    rests = [items[n:] for items in lists for n, item in enumerate(items) if item is first]
    rest = [e for item in (rests[0] if rests else [first]) for e in walk.effects(item)]
    asking = (asking_of(e) is not None or not [*walk.inner_effects(e)] and analysis.asks(e) for e in rest)
    return not any(asks for e, asks in zip(rest, asking, strict=True) if e is not first and e is not second)
