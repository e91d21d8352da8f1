"""What series of random games share, whoever runs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lowering.stops import OTHERWISE
from ..lowering.work import MOST_WORK

if TYPE_CHECKING:
    from .rules import Rules

#: a random game that has not ended by then does not end
MOST_DECISIONS = 100_000
#: nor one that has done so much: ten times what the dearest games of the shelf need, and done within seconds
MOST_PLAYED_WORK = 50 * MOST_WORK


def menus(rules: Rules) -> dict[int, list[int]]:
    """By menu, its alternatives. What happens when nothing is possible is never chosen."""
    choices = rules.machine.program.choices.items()
    return {pc: [code for code in c.names if code != OTHERWISE] for pc, c in choices if c.kind == "menu"}
