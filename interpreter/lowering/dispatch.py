"""From a node to the part of its verb or term that lowers it."""

from __future__ import annotations

from ..model import ir
from ..plan import build as b
from ..plan.nodes import Expr
from .anatomy import TERMS
from .context import Env, Lowering


def value(c: Lowering, e: ir.Expr, env: Env) -> Expr:
    lower = TERMS[type(e)].lower
    assert lower is not None  # the table of terms has one for every expression
    return lower(c, e, env)


def or_nothing(c: Lowering, e: ir.Expr | None, env: Env) -> Expr:
    """-1 stands for nobody and nothing."""
    return value(c, e, env) if e is not None else b.NOTHING
