"""Between which numbers a number lies, as far as that is known before a game runs."""

from __future__ import annotations

from collections.abc import Callable

from ..diagnostics.records import record
from ..model import ir
from ..model.checked import CheckedGame
from .anatomy import TERMS, never_negative


@record
class Range:
    """None: it has no end on that side."""

    least: int | None = None
    most: int | None = None

    @property
    def known(self) -> bool:
        return self.least is not None or self.most is not None


@record
class Bounds:
    game: CheckedGame
    #: which round it can be at the earliest
    first_round: int = 0
    #: does it also count how many there are of something? A variant that has fewer makes no rule wrong
    declared: bool = False

    def of(self, e: ir.Expr) -> Range:
        within = TERMS[type(e)].within
        return (within(self, e) if within is not None else None) or Range(0 if never_negative(e) else None)

    def truth(self, op: str, left: ir.Expr, right: ir.Expr) -> bool | None:
        """What a comparison of two numbers comes to, whatever happens in a game; None: that depends on the game."""
        one, other = self.of(left), self.of(right)
        if op in _LESS:
            return _less(one, other, *_LESS[op])
        if op in _MORE:
            return _less(other, one, *_MORE[op])
        if op not in ("==", "!="):
            return None
        if _below(one, other) or _below(other, one):
            return op == "!="
        certain = one.least is not None and one.least == one.most == other.least == other.most
        return op == "==" if certain else None


#: how the right side is compared with the left one: can both be the same?
_LESS = {"<": (False,), "<=": (True,)}
_MORE = {">": (False,), ">=": (True,)}


def _less(one: Range, other: Range, or_equal: bool) -> bool | None:
    if one.most is not None and other.least is not None and one.most - or_equal < other.least:
        return True
    if one.least is not None and other.most is not None and one.least >= other.most + or_equal:
        return False
    return None


def _below(one: Range, other: Range) -> bool:
    return one.most is not None and other.least is not None and one.most < other.least


def reckoned(op: Callable[[int, int], int], one: int | None, other: int | None) -> int | None:
    return op(one, other) if one is not None and other is not None else None
