"""Options that come to nothing: what would be chosen or used without anything being done or asked by it.

in_vain(spoken, asked, option, expected)    # is it such an option?
nothing_now(spoken, begun, expected)            # that it is, and what there is no more of for it
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...asking.question import Asked
from ...asking.ways import Begun, turns_back
from ...lowering.free_actions import ability_of
from .prompts import Prompts
from .prospects import Prospect
from .supplies import none_left, run_out

if TYPE_CHECKING:
    from .offers import Offer


def in_vain(spoken: Prompts, asked: Asked, one: Offer, expected: Prospect) -> bool:
    """Would something be chosen, or a card be used, without anything being done or asked by it?"""
    if expected.then is None or not expected.still or expected.open or expected.asked:
        return False
    choices, (pc, code) = spoken.choices, one.way.said[-1]
    for step in one.way.said:
        ability = ability_of(spoken.game, choices[step.pc], step.code)
        if ability is not None and ability.body is not None:
            then = {name for _, at in expected.then for name in choices[at].step.split(".")}  # also as part of a step
            return then.isdisjoint({ability.entry, *spoken.rules_done([ability.body])})
    here, mine = choices[pc], [choices[at] for who, at in expected.then if who == asked.seat]
    inside = (then for then in mine if not turns_back(here, then) and spoken.done_within(here, then))
    return spoken.rules.slots.names_thing(pc, code) and not expected.behind and not any(inside)


def nothing_now(spoken: Prompts, begun: Begun, expected: Prospect) -> str:
    """That an option comes to nothing, and what there is no more of for it."""
    lacking = expected.lacks or run_out(spoken, begun.point.draws[0], begun.point.seat, begun.way)
    return none_left(spoken, "cli-option-used-up", lacking[0]) if lacking else spoken.say("cli-option-nothing")
