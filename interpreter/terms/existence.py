"""What is said to be there: conditions that ask for at least one."""

from __future__ import annotations

from ..model import ir
from . import conditions, numbers


def some_of(cond: ir.Expr) -> ir.Expr | None:
    """The number of which a condition says that it is at least one."""
    at_least_one = isinstance(cond, conditions.Compare) and cond.op == ">=" and ir.figure_of(cond.right) == 1
    return cond.left if isinstance(cond, conditions.Compare) and at_least_one else None


def there_is(cond: ir.Expr) -> ir.Query | None:
    """What is looked for, if a condition says no more than that there is one."""
    count = some_of(cond)
    return count.query if isinstance(count, numbers.Aggregate) and count.how == "count" else None
