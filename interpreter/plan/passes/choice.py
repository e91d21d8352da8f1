"""Keeps what a plan says, whichever are chosen: the rewritings that are done while rules are lowered, all or none.

Lowering hands over what it has just made, so that what it makes next can rely on it (a test that is cheap by now comes
first). Without them a plan says the same, only slower: so it is shown before the passes, and so tests compare.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ...diagnostics.records import record
from ..build import both
from ..nodes import Any, Each, Expr, Loop, Stmt, Var
from . import reads, searches, tests

Tests = list[Expr]


@record
class Passes:
    cheap_first: Callable[[Iterable[Expr]], Tests]
    each_once: Callable[[Iterable[Expr]], Tests]
    outside: Callable[[str, Iterable[Expr]], tuple[Tests, Tests]]
    either: Callable[[str, Expr], tuple[Expr, Expr, Expr] | None]
    settled: Callable[[Expr, Iterable[Expr]], Expr]
    there_is: Callable[[str, Expr, Tests, Tests], Expr]
    sifted: Callable[[str, Expr, Tests], tuple[Expr, Tests]]
    shared: Callable[[str, Tests], tuple[list[Loop], Tests]]
    chosen: Callable[[str, Sequence[Loop], Expr, Tests], Expr]
    values: Callable[[Expr, str, Expr, Sequence[Expr]], Expr]
    fixed_once: Callable[[str, Expr], tuple[list[Stmt], Expr]]
    read_once: Callable[[Sequence[Stmt]], list[Stmt]]
    asked_once: Callable[[Expr], tuple[list[Stmt], Expr]]


ALL = Passes(
    tests.cheap_first,
    tests.each_once,
    tests.outside,
    tests.either,
    tests.settled,
    searches.there_is,
    searches.sifted,
    searches.shared,
    searches.chosen,
    searches.values,
    searches.fixed_once,
    reads.read_once,
    reads.asked_once,
)


def _there_is(v: str, things: Expr, own: Tests, conds: Tests) -> Expr:
    every = own + conds
    return Any((Loop(v, things, tuple(every)),)) if every else searches.some(things)


def _chosen(v: str, once: Sequence[Loop], things: Expr, conds: Tests) -> Expr:
    return Each(Var(v), (*once, Loop(v, things, (both(conds),)))) if conds else things


NONE = Passes(
    cheap_first=list,
    each_once=list,
    outside=lambda v, conds: ([], list(conds)),
    either=lambda v, test: None,
    settled=lambda test, known: test,
    there_is=_there_is,
    sifted=lambda v, things, conds: (things, conds),
    shared=lambda v, conds: ([], conds),
    chosen=_chosen,
    values=lambda value, v, things, conds: Each(value, (Loop(v, things, tuple(conds)),)),
    fixed_once=lambda v, test: ([], test),
    read_once=list,
    asked_once=lambda e: ([], e),
)
