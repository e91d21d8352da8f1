"""What a step is done for: the thing whose text is carried out, the card that answers, or where a rule was called.

    cause_of(lowering.causes, state, pc)    # the thing, by its index; NO_CAUSE if there is none

A rule that several places call is written once: what it is done for now says the step it goes back to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..diagnostics.records import record

NO_CAUSE = -1


@record
class Cause:
    """One of these."""

    #: the slot of the thing on which it is printed
    this: int = -1
    #: the card whose ability it is: its first thing
    card: int = NO_CAUSE
    #: the slot of the step that comes after a rule
    back: int = -1


def cause_of(causes: Mapping[int, Cause], state: Sequence[int], pc: int) -> int:
    """The innermost thing that something is done for."""
    passed: set[int] = set()
    while pc in causes and pc not in passed:
        cause = causes[pc]
        if cause.back < 0:
            return cause.card if cause.this < 0 else state[cause.this]
        passed.add(pc)
        pc = state[cause.back]
    return NO_CAUSE
