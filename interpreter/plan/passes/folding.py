"""Keeps what is worked out: numbers that are known where they stand, and ways that are never gone, are not asked for.

For statements of one function, after steps were put together: whoever begins a round is known, a player who is known is
a slot that is known, and a test of what was just written has one answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import add, and_, eq, ge, gt, le, lshift, lt, mul, ne, or_, rshift, sub, xor

from .. import build as b
from .. import nodes as n
from ..bodies import Branches, branched, expressions, given_by, looped, mapped, statements
from ..walk import bound, everything, free, names, put, with_parts

_NUMBERS: dict[str, Callable[[int, int], int]] = {
    "+": add, "-": sub, "*": mul, "&": and_, "|": or_, "^": xor, "<<": lshift, ">>": rshift, "min": min, "max": max,
}  # fmt: skip
_TESTS: dict[str, Callable[[int, int], bool]] = {"==": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
#: nothing is folded that could become a number without measure
_WIDEST, _SHIFTS = 64, range(64)

#: what is 0 if its first number is, whatever the second one
_ZERO_OF_ALL = ("*", "&", "<<", ">>")

#: what may do something besides being worked out
_DOING = (n.Call, n.Dispatch, n.Turns, n.Paid, n.Bind)

Known = dict[str, int]


def folded(body: Sequence[n.Stmt]) -> list[n.Stmt]:
    """Statements of a function, and no variable that nobody reads."""
    return without_unread(_block(body, {}))


def _block(body: Sequence[n.Stmt], known: Known) -> list[n.Stmt]:
    found: list[n.Stmt] = []
    for s in body:
        if isinstance(s, n.When):
            found += _ways(s, known)
        elif isinstance(s, n.ForEach):
            _forget(known, [s])
            found.append(looped(s, s.var, shorter(s.things, known), tuple(_block(s.body, dict(known)))))
        else:
            made = mapped(s, lambda e: shorter(e, known))
            _forget(known, [s])
            if isinstance(made, n.Set) and isinstance(made.value, n.Number):
                known[made.name] = made.value.value
            found.append(made)
        if found and leaves(found[-1:]):
            break
    return found


def _ways(s: n.When, known: Known) -> list[n.Stmt]:
    """The branches that can be gone; a single one without a test stands for itself."""
    branches: Branches = ()
    for test, done in s.branches:
        asked = shorter(test, known) if test is not None else None
        for name in bound(asked) if asked is not None else ():
            known.pop(name, None)
        answer = truth(asked) if asked is not None else True
        if answer is False:
            continue
        before = dict(known)
        branches += ((None if answer else asked, tuple(_block(done, before))),)
        if answer:
            break
    if not branches:
        return []
    if branches[0][0] is None:
        for name in [*known]:
            known.pop(name)
        known |= before
        return list(branches[0][1])
    for _, done in branches:
        if not leaves(done):
            _forget(known, done)
    return [branched(s, branches)]


def _forget(known: Known, body: Sequence[n.Stmt]) -> None:
    """What statements give anew is not known any more."""
    if known:
        for name in given_by(body):
            known.pop(name, None)


def leaves(body: Sequence[n.Stmt]) -> bool:
    """Is nothing behind it done?"""
    last = body[-1] if body else None
    if isinstance(last, n.When):
        return last.branches[-1][0] is None and all(leaves(done) for _, done in last.branches)
    return isinstance(last, (n.Return, n.Fail, n.Leave))


# ---- expressions
def shorter(e: n.Expr, known: Known) -> n.Expr:
    """With numbers for variables that are known."""
    if names(e).isdisjoint(known):
        return e
    spoken_of = known.keys() & free(e)
    for name in sorted(spoken_of):
        e = put(e, name, b.number(known[name]))
    return fold(e) if spoken_of else e


def fold(e: n.Expr) -> n.Expr:
    """What follows from numbers that stand in it."""
    e = with_parts(e, fold)
    if isinstance(e, n.Binary):
        return _binary(e)
    if isinstance(e, n.Compare) and isinstance(e.left, n.Number) and isinstance(e.right, n.Number):
        return n.Flag(_TESTS[e.op](e.left.value, e.right.value))
    if isinstance(e, n.Not):
        answer = truth(e.item)
        return e if answer is None else n.Flag(not answer)
    if isinstance(e, n.Joined):
        return _joined(e)
    if isinstance(e, n.Each):
        return _each(e)
    if isinstance(e, n.Either):
        answer = truth(e.cond)
        return e if answer is None else e.yes if answer else e.no
    return e


def _binary(e: n.Binary) -> n.Expr:
    left, right = e.left, e.right
    if isinstance(left, n.Number) and isinstance(right, n.Number) and e.op in _NUMBERS:
        shifts = e.op in ("<<", ">>")
        if max(abs(left.value), abs(right.value)).bit_length() < _WIDEST and (not shifts or right.value in _SHIFTS):
            return b.number(_NUMBERS[e.op](left.value, right.value))
    if e.op in ("+", "-") and right == b.ZERO:
        return left
    if left == b.ZERO and e.op in _ZERO_OF_ALL and does_nothing(right):
        return b.ZERO
    return e


def _each(e: n.Each) -> n.Expr:
    """Without tests that are passed anyhow; a list of which nothing is left out is only copied."""
    loops = tuple(
        replace(loop, tests=asked) if (asked := _left(loop.tests)) != loop.tests else loop for loop in e.loops
    )
    first = loops[0]
    if len(loops) == 1 and not first.tests and e.value == n.Var(first.var) and e.form == "list":
        return n.Fold("list", first.things)  # of its own: whoever lists may add to it
    return e if loops == e.loops else replace(e, loops=loops)


def _left(tests: tuple[n.Expr, ...]) -> tuple[n.Expr, ...]:
    return tuple(test for test in tests if truth(test) is not True)


def _joined(e: n.Joined) -> n.Expr:
    """Without tests that are passed anyhow; what stands behind one that decides is never asked."""
    decides = e.op == "or"
    left: list[n.Expr] = []
    for item in e.items:
        answer = truth(item)
        if answer is None:
            left.append(item)
        elif answer is decides:
            left.append(item)
            break
    if len(left) == len(e.items):
        return e
    return left[0] if len(left) == 1 else n.Joined(e.op, tuple(left)) if left else n.Flag(not decides)


def truth(e: n.Expr) -> bool | None:
    """The answer of a test, if it is known."""
    return bool(e.value) if isinstance(e, (n.Number, n.Flag)) else None


def does_nothing(e: n.Expr) -> bool:
    """Is it only worked out?"""
    return not any(isinstance(part, _DOING) for part in everything(e))


# ---- variables
def without_unread(body: Sequence[n.Stmt]) -> list[n.Stmt]:
    """Variables that nobody reads are not set, unless something is done to find out what they are set to."""
    read = {name for s in statements(body) for e in expressions(s) for name in names(e)}
    read.update(s.name for s in statements(body) if isinstance(s, n.Change))

    def kept(body: Sequence[n.Stmt]) -> list[n.Stmt]:
        found: list[n.Stmt] = []
        for s in body:
            if isinstance(s, n.When):
                found.append(branched(s, tuple((test, tuple(kept(done))) for test, done in s.branches)))
            elif isinstance(s, n.ForEach):
                found.append(looped(s, s.var, s.things, tuple(kept(s.body))))
            elif not isinstance(s, n.Set) or s.name in read or not does_nothing(s.value):
                found.append(s)
        return found

    return kept(body)
