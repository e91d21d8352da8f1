"""Keeps the answer of tests asked together: the cheap ones come first, none comes twice, what is fixed comes before.

Tests change nothing and always have an answer, so their order is free; only what gives a name stays before its users.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..build import YES, any_of, row_of
from ..nodes import Either, Expr, Joined
from ..walk import alike, cost, mentions


def cheap_first(tests: Iterable[Expr]) -> list[Expr]:
    return sorted(tests, key=cost)


def one_by_one(test: Expr) -> list[Expr]:
    """The tests a row consists of, rows in it too; what gives a name stays together with what uses it."""
    parts = row_of(test)
    return [test] if parts == (test,) else [inner for part in parts for inner in one_by_one(part)]


def each_once(tests: Iterable[Expr]) -> list[Expr]:
    """No test twice: guards and queries often ask the same."""
    parts = [part for test in tests for part in one_by_one(test) if part != YES]
    if len(parts) < 2:
        return parts
    found: dict[Expr, Expr] = {}
    for part in parts:
        found.setdefault(alike(part), part)
    return list(found.values())


def outside(v: str, tests: Iterable[Expr]) -> tuple[list[Expr], list[Expr]]:
    """Tests that do not depend on a variable, and those that do; each of them cheap ones first."""
    every = each_once(tests)
    fixed = [part for part in every if not mentions(part, v)]
    return cheap_first(fixed), cheap_first([part for part in every if mentions(part, v)])


def either(v: str, test: Expr) -> tuple[Expr, Expr, Expr] | None:
    """(condition, test if it holds, test if not) of a test that goes one way or the other, whatever `v` is."""
    if isinstance(test, Either) and not mentions(test.cond, v):
        return test.cond, test.yes, test.no
    if isinstance(test, Joined) and test.op == "or" and not mentions(test.items[0], v):
        return test.items[0], YES, any_of(test.items[1:])  # if the first holds, nothing else matters
    return None


def settled(test: Expr, known: Iterable[Expr]) -> Expr:
    """A test that goes one way or the other, where it is known which."""
    ways = either("", test)
    if ways is None:
        return test
    same = {alike(part) for part in each_once(known)}
    return ways[1] if all(alike(part) in same for part in one_by_one(ways[0])) else test
