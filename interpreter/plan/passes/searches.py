"""Keeps what a search finds: slots side by side sift at once, what is the same for every turn is made before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..build import NO, any_of, both, compare, count, found
from ..nodes import (
    LIST,
    Any,
    Binary,
    Call,
    Each,
    Expr,
    Fold,
    Item,
    Loop,
    Members,
    Number,
    Range,
    Row,
    Set,
    Sieve,
    Slot,
    Slots,
    Stmt,
    Var,
)
from ..walk import binds, bound, changed, everything, mentions, put, searches, size
from .tests import outside

#: a search through so few things is written out
UNROLLED = 400


def constant_range(things: Expr) -> range | None:
    if isinstance(things, Range) and isinstance(things.first, Number) and isinstance(things.last, Number):
        return range(things.first.value, things.last.value)
    return None


def simple(e: Expr) -> bool:
    """May it be said twice at no cost?"""
    return isinstance(e, (Number, Var)) or isinstance(e, Slot) and isinstance(e.at, Number)


def by_turn(e: Expr, v: str) -> tuple[int, int, Expr | None] | None:
    """(start, stride, where in the stride) of a slot that is found by a variable."""
    if not isinstance(e, Slot) or not isinstance(e.at, Binary) or e.at.op != "+":
        return None
    first, last, stride = e.at.left, e.at.right, 1
    rest: Expr | None = None
    if isinstance(first, Binary) and first.op == "+":
        rest, last = last, first.right
        first = first.left
    if isinstance(last, Binary) and last.op == "*" and isinstance(last.right, Number):
        stride = last.right.value
        last = last.left
    if not isinstance(first, Number) or last != Var(v) or rest is not None and (not simple(rest) or rest == Var(v)):
        return None
    return first.value, stride, rest


def sifted(v: str, things: Expr, tests: list[Expr]) -> tuple[Expr, list[Expr]]:
    """Where slots that lie side by side say which things pass a test, a part of the state sifts them at once."""
    every = constant_range(things)
    for test in tests if every is not None else ():
        place = by_turn(test, v)
        if every is not None and place is not None:
            start, stride, rest = place
            low: Expr = Number(start + every.start * stride)
            low = Binary("+", low, rest) if rest is not None else low
            flags = Slots(low, Number(start + every.stop * stride), stride)
            return Sieve(things, flags), [other for other in tests if other is not test]
    return things, tests


def values(value: Expr, v: str, things: Expr, tests: Sequence[Expr]) -> Expr:
    """What things count, one by one: a part of the state where it lies side by side."""
    every, place = constant_range(things), by_turn(value, v)
    if every is not None and place is not None and place[1:] == (1, None) and not tests:
        return Slots(Number(place[0] + every.start), Number(place[0] + every.stop))
    return Each(value, (Loop(v, things, tuple(tests)),))


def there_is(v: str, things: Expr, own: list[Expr], tests: list[Expr]) -> Expr:
    """Is there one that passes? What does not depend on it is asked once, before."""
    fixed, varying = outside(v, tests)
    conds = own + varying
    every = constant_range(things)
    if every is not None and conds:
        one = both(conds)
        if len(every) * size(one) <= UNROLLED and not searches(one) and not binds(one):
            return both([*fixed, any_of([put(one, v, Number(i)) for i in every]) if every else NO])
    things, conds = sifted(v, things, conds)
    if not conds:
        return both([*fixed, some(things)])
    once, conds = shared(v, conds)
    return both([*fixed, Any((*once, Loop(v, things, tuple(conds))))])


def shared(v: str, conds: list[Expr]) -> tuple[list[Loop], list[Expr]]:
    """What searches inside a loop look through, if it is the same for every turn of it: made once, before the loop."""
    once: list[Loop] = []
    kept: list[Expr] = []
    for cond in conds:
        search = searched(cond)
        if search is not None and not mentions(search.things, v):
            fixed = [test for test in search.tests if not mentions(test, v)]
            varying = [test for test in search.tests if mentions(test, v)]
            dear = any(isinstance(e, Call) and e.state for e in everything(search.things))
            if (fixed or dear) and varying and not any(map(binds, [*fixed, search.things])):
                name = f"l{search.var}"
                once.append(
                    Loop(
                        name,
                        Row((found(search.var, search.things, fixed) if fixed else search.things,)),
                        (Var(name, LIST),),
                    )
                )
                cond = Any((Loop(search.var, Var(name, LIST), tuple(varying)),))
        kept.append(cond)
    return once, kept


def searched(test: Expr) -> Loop | None:
    """The loop of a plain search."""
    if isinstance(test, Any) and len(test.loops) == 1 and test.loops[0].tests:
        return test.loops[0]
    return None


def some(things: Expr) -> Expr:
    """Is there anything at all in what is looked through? Of a set its mask tells."""
    if isinstance(things, Sieve):
        return Fold("any", things.flags)
    if isinstance(things, Members):
        return compare(things.mask, "!=", 0)
    if isinstance(things, Range):
        return compare(things.first, "<", things.last)
    return compare(count(things), ">", 0)


def chosen(v: str, once: Sequence[Loop], things: Expr, tests: list[Expr]) -> Expr:
    """The list of those that pass; which of several shapes can be laid is asked at once."""
    last = tests[-1] if tests else None
    if isinstance(last, Call) and last.name == "lay_any" and last.args[1] == Var(v):
        place, _, *rest = last.args
        if not any(mentions(arg, v) for arg in (place, *rest)):
            return replace(last, name="lay_those", args=(place, chosen(v, once, things, tests[:-1]), *rest))
    return Each(Var(v), (*once, Loop(v, things, tuple(tests)))) if tests else things


def fixed_once(v: str, test: Expr) -> tuple[list[Stmt], Expr]:
    """Statements before a loop that read what a test in it asks for at every turn and that is always the same."""
    inner = {v, *bound(test)}
    slots: dict[Expr, None] = {}
    items: dict[Expr, None] = {}
    for e in everything(test):
        if isinstance(e, Slot) and isinstance(e.at, Number):
            slots.setdefault(e)
        elif isinstance(e, Item) and (isinstance(e.at, Number) or isinstance(e.at, Var) and e.at.name not in inner):
            items.setdefault(e)
    names: dict[Expr, Expr] = {e: Var(f"k{v}_{i}") for i, e in enumerate([*slots, *items])}
    if not names:
        return [], test
    lines: list[Stmt] = [Set(name.name, e) for e, name in names.items() if isinstance(name, Var)]
    return lines, changed(test, lambda e: names.get(e) if isinstance(e, (Slot, Item)) else None)
