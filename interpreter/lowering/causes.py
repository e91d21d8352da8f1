"""What a step is done for: the thing whose text is carried out, the card that answers, or where a rule was called.

    cause_of(lowering.causes, state, pc)    # the thing, by its index; NO_CAUSE if there is none

A rule that several places call is written once: what it is done for now says the step it goes back to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..diagnostics.records import record
from ..plan import build as b
from ..plan.nodes import Expr, Number, Var

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
    #: the name under which a function is handed the thing
    handed: str = ""

    @property
    def thing(self) -> Expr | None:
        """The thing, where it is known without the steps behind."""
        if self.handed:
            return Var(self.handed)
        return b.slot(self.this) if self.this >= 0 else Number(self.card) if self.card != NO_CAUSE else None


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
