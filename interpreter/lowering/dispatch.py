"""From a node to the part of its verb or term that lowers it."""

from __future__ import annotations

from collections.abc import Callable

from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from .anatomy import TERMS, VERBS, may_miss
from .context import Awake, Env, Lowering


def value(c: Lowering, e: ir.Expr, env: Env) -> Expr:
    lower = TERMS[type(e)].lower
    assert lower is not None  # the table of terms has one for every expression
    return lower(c, e, env)


def or_nothing(c: Lowering, e: ir.Expr | None, env: Env) -> Expr:
    """-1 stands for nobody and nothing."""
    return value(c, e, env) if e is not None else b.NOTHING


def sort_keys(c: Lowering, keys: list[tuple[str, ir.Expr]], most: str, env: Env) -> tuple[Expr, ...]:
    """Numbers to sort by; of what comes with the most first, the opposite."""
    found = [(how, value(c, expr, env)) for how, expr in keys]
    return tuple(n.Unary("-", key) if how == most else key for how, key in found)


def where_there(c: Lowering, holder: ir.Expr | None, lines: list[Stmt], env: Env) -> list[Stmt]:
    """On what is missing nothing rises or falls."""
    if not may_miss(holder):
        return lines
    assert holder is not None
    return [b.when(b.at_least(value(c, holder, env), 0), lines)]


def statements(c: Lowering, e: ir.Effect, env: Env, awake: Awake = frozenset()) -> list[Stmt]:
    """The statements of an effect that asks nobody. New locals become variables and are added to env."""
    lower = VERBS[type(e)].lower
    assert lower is not None, "it always asks somebody"
    return written(c, e, lambda: lower(c, e, env, awake))


def written(c: Lowering, e: ir.Effect, made: Callable[[], list[Stmt]]) -> list[Stmt]:
    """The statements made of an effect, with its place; what was remembered of what they write is forgotten."""
    with c.unit.writing(c.unit.about[0], e.span):
        lines = made()
    cause = c.cause.thing if c.cause is not None else None
    for s in lines:
        s.span, s.cause = s.span or e.span, s.cause or cause
    opened = c.remembered.opened(e)
    if opened and any(True for _ in c.analysis.woken(e)):  # who answers looks at what is there by then
        lines = opened + lines
    return lines + opened


def if_there(c: Lowering, thing: ir.Expr | None, code: Expr, missing: Expr, env: Env) -> Expr:
    """What is said of a thing that may be missing: then it is `missing`."""
    if thing is None or not may_miss(thing):
        return code
    return n.Either(b.at_least(value(c, thing, env), 0), code, missing)


def truth(c: Lowering, e: ir.Expr, env: Env) -> Expr:
    """A condition where any true value will do: counts need not become yes or no."""
    lower = TERMS[type(e)].truth
    return lower(c, e, env) if lower is not None else value(c, e, env)
