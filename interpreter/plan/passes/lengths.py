"""Keeps nothing of a plan and changes nothing: how long a list can be that a loop goes through, for those who pay."""

from __future__ import annotations

from collections.abc import Mapping

from ...diagnostics.records import mutable
from .. import nodes as n

#: lists of whose length something is known: any other is as long as can be
SIZED = {n.Row, n.Each, n.Var, n.Item, n.Members, n.Range, n.Sieve, n.Reversed, n.Sorted, n.Call, n.Either}
#: operations that hand back no more than they are given
_PART = {"distinct", "unlike"}


@mutable
class Sizes:
    """How many turns a loop can take."""

    #: through a list out of this table
    listed: Mapping[str, int]
    #: through a set of things of which this is the first
    piles: Mapping[int, int]
    #: through anything else
    things: int

    def of(self, e: n.Expr, lists: Mapping[str, int]) -> int | None:
        """At most so many; None: a number that only the game knows. `lists`: of those that have names."""
        if isinstance(e, n.Row):
            parts = [self.of(i.things, lists) if isinstance(i, n.Spread) else 1 for i in e.items]
            return sum(self.things if part is None else part for part in parts)
        if isinstance(e, n.Each):
            count = 1
            for loop in e.loops:
                count *= self.of(loop.things, lists) or 1
            return count
        if isinstance(e, n.Var):
            return lists.get(e.name, self.things)
        if isinstance(e, n.Item):
            return self.listed.get(e.table, self.things)
        if isinstance(e, n.Members):
            return self.piles.get(e.base, self.things)
        if isinstance(e, n.Range):
            return self.of_range(e)
        if isinstance(e, (n.Sieve, n.Reversed, n.Sorted)):
            return self.of(e.things, lists)
        if isinstance(e, n.Call) and e.name in _PART and e.args:
            return self.of(e.args[0], lists)
        if isinstance(e, n.Either):
            return max(self.of(e.yes, lists) or 1, self.of(e.no, lists) or 1)
        return self.things

    def of_range(self, e: n.Range) -> int | None:
        if isinstance(e.first, n.Number) and isinstance(e.last, n.Number):
            return max(0, e.last.value - e.first.value)
        if isinstance(e.first, n.Item) and isinstance(e.last, n.Item):  # the parts of a thing
            return self.things
        return None
