"""Control without choices: conditions, loops, levels, ranks and sets, as plain statements."""

from __future__ import annotations

from ..lowering import dispatch, steps
from ..lowering.context import Awake, Env, Lowering
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..plan.walk import searches
from ..terms import query_masks, query_sources, thing_tables


def leaf_if(c: Lowering, e: ir.If, env: Env, awake: Awake) -> list[Stmt]:
    cond = dispatch.truth(c, e.cond, env)
    yes = dispatch.statements(c, e.then, env.plus(), awake)
    no = dispatch.statements(c, e.otherwise, env.plus(), awake) if e.otherwise is not None else None
    return [b.when(cond, yes, no)]


def leaf_only_if(c: Lowering, e: ir.OnlyIf, env: Env, awake: Awake) -> list[Stmt]:
    return [b.fail_if(n.Not(dispatch.value(c, e.cond, env))), *dispatch.statements(c, e.body, env, awake)]


def leaf_once_per(c: Lowering, e: ir.OncePer, env: Env, awake: Awake) -> list[Stmt]:
    at = b.plus(steps.once_slot(c, id(e), e.scope.name), dispatch.value(c, e.player, env))
    return [b.fail_if(n.Slot(at)), n.Store(at, b.ONE), *dispatch.statements(c, e.body, env, awake)]


def leaf_find(c: Lowering, e: ir.Find, env: Env, awake: Awake) -> list[Stmt]:
    lines, there, first = query_masks.first_found(c, e.query, env)
    v = first.name if isinstance(first, Var) else c.unit.fresh("v")
    body: list[Stmt] = [] if isinstance(first, Var) else [n.Set(v, first)]
    body += dispatch.statements(c, e.body, env.plus({e.query.var: Var(v)}), awake)
    no = dispatch.statements(c, e.otherwise, env.plus(), awake) if e.otherwise is not None else None
    return [*lines, b.when(there, body, no)]


def leaf_each(c: Lowering, e: ir.Each, env: Env, awake: Awake) -> list[Stmt]:
    if not c.analysis.reads(e.query) & c.analysis.writes(e.body):  # who is found does not change on the way
        loop = query_sources.clause(c, e.query, env)
        if not any(map(searches, (loop.things, *loop.tests))):
            lines = dispatch.statements(c, e.body, env.plus({e.query.var: Var(loop.var)}), awake)
            lines = [b.when(b.both(loop.tests), lines)] if loop.tests else lines
            return [n.ForEach(loop.var, loop.things, tuple(lines))]
    v = c.unit.fresh("v")
    found = query_sources.listing(c, e.query, env)
    return [n.ForEach(v, found, tuple(dispatch.statements(c, e.body, env.plus({e.query.var: Var(v)}), awake)))]


def leaf_as_each(c: Lowering, e: ir.AsEach, env: Env, awake: Awake) -> list[Stmt]:
    v = c.unit.fresh("v")
    acting = {e.query.var: Var(v)} if e.you is None else {e.query.var: Var(v), e.you: thing_tables.owner(c, Var(v))}
    order = turn_order(c, e, env)
    return [n.ForEach(v, order, tuple(dispatch.statements(c, e.body, env.plus(acting), awake)))]


def turn_order(c: Lowering, e: ir.AsEach, env: Env) -> Expr:
    """The players found, in the order asked for; ties and no order: by seat from the start player."""
    found = query_sources.listing(c, e.query, env)
    if not e.keys:
        return found
    return n.Sorted(found, "q", keys_of(c, e.keys, "highest", env.plus({e.query.var: Var("q")})))


def keys_of(c: Lowering, keys: list[tuple[str, ir.Expr]], most: str, env: Env) -> tuple[Expr, ...]:
    """Numbers to sort by; of what comes with the most first, the opposite."""
    found = [(how, dispatch.value(c, expr, env)) for how, expr in keys]
    return tuple(n.Unary("-", key) if how == most else key for how, key in found)


def leaf_repeat(c: Lowering, e: ir.Repeat, env: Env, awake: Awake) -> list[Stmt]:
    assert e.times is not None
    times = n.Range(b.ZERO, dispatch.value(c, e.times, env))
    return [n.ForEach("_", times, tuple(dispatch.statements(c, e.body, env.plus(), awake)))]


def leaf_by_levels(c: Lowering, e: ir.ByLevels, env: Env, awake: Awake) -> list[Stmt]:
    v = c.unit.fresh("v")
    value = dispatch.value(c, e.value, env)
    levels = [
        (b.compare(Var(v), "==" if e.exact else ">=", m), tuple(dispatch.statements(c, body, env.plus(), awake)))
        for m, body in reversed(e.table)
    ]
    return [n.Set(v, value), n.When(tuple(levels))]


def leaf_rank(c: Lowering, e: ir.Rank, env: Env, awake: Awake) -> list[Stmt]:
    loop = query_sources.clause(c, e.query, env)
    keys = keys_of(c, e.by, "most", env.plus({e.you: Var("q")}))
    v = c.unit.fresh("v")
    ranked = Var(v, n.LIST)
    found = n.Each(Var(loop.var), (loop,))
    several = b.compare(b.count(ranked), ">", 1)
    lines: list[Stmt] = [n.Set(v, found), b.when(several, [n.Set(v, n.Sorted(ranked, "q", keys))])]
    for m, prize in e.prizes:
        q = c.unit.fresh("v")
        body = dispatch.statements(c, prize, env.plus({e.you: Var(q)}), awake)
        lines.append(b.when(b.at_least(b.count(ranked), m), [n.Set(q, n.Nth(ranked, n.Number(m - 1))), *body]))
    return lines


def leaf_sets_of(c: Lowering, e: ir.SetsOf, env: Env, awake: Awake) -> list[Stmt]:
    """Groups of different values, each as large as possible: the k-th group has one of every value held k times."""
    loop = query_sources.clause(c, e.query, env)
    values, v, k = c.unit.fresh("v"), c.unit.fresh("v"), c.unit.fresh("v")
    tallied = Var(values, n.LIST)
    printed = n.Each(b.item(thing_tables.prop_table(c, e.prop), Var(loop.var)), (loop,))
    large = b.found("x", tallied, [b.compare(Var("x"), ">", Var(k))])
    prizes = [
        (b.at_least(Var(v), m), tuple(dispatch.statements(c, prize, env.plus(), awake)))
        for m, prize in reversed(e.prizes)
    ]
    turn = (n.Set(v, b.count(large)), n.When(tuple(prizes)))
    return [
        n.Set(values, n.Call("tally", (printed,), state=False)),
        n.ForEach(k, n.Range(b.ZERO, n.Fold("max", tallied)), turn),
    ]
