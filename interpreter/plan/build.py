"""Short ways to make nodes that come up everywhere, with constants folded where nothing is lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from . import nodes as n
from .nodes import (
    LIST,
    Among,
    Between,
    Binary,
    Bind,
    Compare,
    Do,
    Each,
    Expr,
    Fail,
    Flag,
    Fold,
    Item,
    Joined,
    Loop,
    Number,
    Range,
    Return,
    Row,
    Slot,
    Stmt,
    Var,
    When,
)

YES, NO = Flag(True), Flag(False)
NOTHING, ZERO, ONE = Number(-1), Number(0), Number(1)
EMPTY = Row(())


@cache
def number(value: int) -> Number:
    """The same node for the same number: what is found out about it is found out once."""
    return Number(value)


def expr(x: Expr | int) -> Expr:
    return number(x) if isinstance(x, int) else x


def plus(*items: Expr | int) -> Expr:
    found = expr(items[0])
    for item in items[1:]:
        found = Binary("+", found, expr(item))
    return found


def minus(left: Expr | int, right: Expr | int) -> Expr:
    return Binary("-", expr(left), expr(right))


def times(left: Expr | int, right: Expr | int) -> Expr:
    return Binary("*", expr(left), expr(right))


def stepped(start: int, at: Expr, stride: int) -> Expr:
    """The address of one of several that lie so far from each other."""
    return plus(start, times(at, stride) if stride != 1 else at)


def slot(*at: Expr | int) -> Slot:
    return Slot(plus(*at))


def at_least(left: Expr, right: Expr | int) -> Compare:
    return Compare(">=", left, expr(right))


def compare(left: Expr | int, op: str, right: Expr | int) -> Compare:
    return Compare(op, expr(left), expr(right))


def item(table: str, at: Expr | int) -> Item:
    return Item(table, expr(at))


def listed(table: str, at: Expr) -> Item:
    """A list out of a table of lists."""
    return Item(table, at, LIST)


def one_of(thing: Expr, numbers: Iterable[int]) -> Among:
    return Among(thing, numbers_of(numbers))


def numbers_of(numbers: Iterable[int]) -> Row:
    return Row(tuple(Number(n) for n in numbers))


def span_of(first: int, last: int) -> Range:
    return Range(Number(first), Number(last))


def both(tests: Sequence[Expr]) -> Expr:
    """All of them; a single one is that one, none is yes."""
    return tests[0] if len(tests) == 1 else Joined("and", tuple(tests)) if tests else YES


def any_of(tests: Sequence[Expr]) -> Expr:
    return tests[0] if len(tests) == 1 else Joined("or", tuple(tests)) if tests else NO


def in_row(tests: Iterable[Expr]) -> list[Expr]:
    """Tests as parts of one condition: those of a row one by one."""
    return [part for test in tests for part in row_of(test)]


def row_of(test: Expr) -> tuple[Expr, ...]:
    """The tests joined by `and`; what gives a name stays together with what uses it."""
    if isinstance(test, Joined) and test.op == "and" and not any(map(gives_name, test.items)):
        return test.items
    return (test,)


def gives_name(test: Expr) -> bool:
    """Does a test give a name to those that are asked after it?"""
    if isinstance(test, Compare):
        return gives_name(test.left) or gives_name(test.right)
    return isinstance(test, Bind) or isinstance(test, Between) and gives_name(test.item)


def is_natural(e: Expr) -> bool:
    """Is it a number that is known, and not below 0?"""
    return isinstance(e, Number) and e.value >= 0


def minimum(left: Expr, right: Expr | int) -> Binary:
    return Binary("min", left, expr(right))


def maximum(left: Expr, right: Expr | int) -> Binary:
    return Binary("max", left, expr(right))


def joined(op: str, parts: Sequence[Expr]) -> Expr:
    """Masks or numbers joined one after the other by an operator."""
    first, *others = parts
    for part in others:
        first = Binary(op, first, part)
    return first


def found(var: str, things: Expr, tests: Sequence[Expr]) -> Each:
    """Those of a list that pass."""
    return Each(Var(var), (Loop(var, things, tuple(tests)),))


def count(things: Expr) -> Fold:
    return Fold("len", things)


# ---- statements
def when(test: Expr, body: Sequence[Stmt], otherwise: Sequence[Stmt] | None = None) -> When:
    branches: list[tuple[Expr | None, tuple[Stmt, ...]]] = [(test, tuple(body))]
    return When((*branches, (None, tuple(otherwise))) if otherwise is not None else tuple(branches))


def fail_if(test: Expr) -> When:
    return when(test, [Fail()])


def go(pc: int | Expr) -> Return:
    return Return(expr(pc))


def do(*calls: Expr) -> Do:
    return Do(calls)


def has_bit(mask: Expr, bit: Expr | int) -> Expr:
    return n.Binary("&", n.Binary(">>", mask, expr(bit)), ONE)
