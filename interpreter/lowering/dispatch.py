"""From a node to the part of its verb or term that lowers it."""

from __future__ import annotations

from ..model import ir
from ..plan import build as b
from ..plan.nodes import Expr
from .context import Env, Lowering


def value(c: Lowering, e: ir.Expr, env: Env) -> Expr:
    return c.tables.values[type(e)](c, e, env)


def or_nothing(c: Lowering, e: ir.Expr | None, env: Env) -> Expr:
    """-1 stands for nobody and nothing."""
    return value(c, e, env) if e is not None else b.NOTHING
