"""What a toll takes, as a number: payments, under conditions, summed. How much each effect takes its verb says."""

from __future__ import annotations

from collections.abc import Iterable

from ..diagnostics.problems import Problem, say
from ..model import ir
from ..plan import build as b
from ..plan.nodes import Expr
from . import steps
from .anatomy import VERBS
from .context import Env, Lowering

#: how much is taken, and the names of the counters it is taken of
Toll = tuple[Expr, frozenset[str]]
FREE: Toll = (b.ZERO, frozenset())


def toll(c: Lowering, e: ir.Effect, env: Env) -> Toll:
    found = VERBS[type(e)].toll(c, e, env)
    if found is None:
        steps.problem(c, Problem("walk-toll", say("toll-payments"), e.span))
    return found or FREE


def summed(c: Lowering, effects: Iterable[ir.Effect], env: Env) -> Toll:
    parts = [toll(c, e, env) for e in effects]
    if not parts:
        return FREE
    return b.plus(*(amount for amount, _ in parts)), frozenset().union(*(counters for _, counters in parts))
