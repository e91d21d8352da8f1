"""The law of legality, derived: can the compulsory rest be completed? One condition on the present state.

Going forward through what must be done, payments and pieces taken are summed by the slot they come from, choices become
searches, and everything else becomes a condition. That is exact as long as nothing later reads what something earlier
wrote; where it does, `NotExact` sends the compiler to a trial on a copy.
"""

from __future__ import annotations

from ..lowering import guards, needs, steps
from ..lowering.anatomy import VERBS
from ..lowering.context import Env
from ..lowering.rests import Amount, Further, Guarding, Known, NotExact, Rest, rest_of, with_others
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from ..plan.walk import mentions

# ---- forward through the rest


def go_seq(g: Guarding, e: ir.Seq, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    return rest_of(e.items, env, rest.then), ()


def go_step(g: Guarding, e: ir.Step, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    return Rest(e.body, env, rest.then), ()


def go_only_if(g: Guarding, e: ir.OnlyIf, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    needs.look_at(g, e.cond, known)
    code = g.terms.truth(e.cond, env)
    needs.add_reason(g, e, code, e.reason)
    return Rest(e.body, env, rest.then), (code,)


def go_once_per(g: Guarding, e: ir.OncePer, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    slot = steps.once_slot(g.c, id(e), e.scope.name)
    code = n.Not(b.slot(slot, g.terms.value(e.player, env)))
    needs.add_reason(g, e, code)
    return Rest(e.body, env, rest.then), (code,)


def go_if(g: Guarding, e: ir.If, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr:
    needs.look_at(g, e.cond, known)
    g.nested += 1
    yes = guards.go(g, Rest(e.then, env, rest.then), known.copy())
    other = known.copy()
    no = guards.go(g, Rest(e.otherwise, env, rest.then) if e.otherwise is not None else rest.then, other)
    g.nested -= 1
    code = yes if yes == no else n.Either(g.terms.truth(e.cond, env), yes, no)
    needs.add_reason(g, first_taking(g, e.then), code)
    return with_others(conds, code)


def first_taking(g: Guarding, e: ir.Effect) -> ir.Effect:
    for item in [e, *guards.deep(g, e)]:
        if isinstance(item, (ir.Pay, ir.PayProp, ir.PayWith, ir.MovePieces)):
            return item
    return e


def go_by_levels(g: Guarding, e: ir.ByLevels, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr:
    needs.look_at(g, e.value, known)
    g.nested += 1
    level = g.c.unit.fresh("n")
    code = guards.go(g, rest.then, known.copy())
    for at, body in e.table:
        branch = guards.go(g, Rest(body, env, rest.then), known.copy())
        code = n.Either(b.compare(Var(level), "==" if e.exact else ">=", at), branch, code)
    g.nested -= 1
    code = n.Let(level, g.terms.value(e.value, env), code, n.FLAG)
    needs.add_reason(g, e, code)
    return with_others(conds, code)


def go_find(g: Guarding, e: ir.Find, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr:
    needs.look_at(g, e.query, known)
    v = g.c.unit.fresh("v")
    g.nested += 1
    yes = guards.go(g, Rest(e.body, env.plus({e.query.var: Var(v), e.query.target: Var(v)}), rest.then), known.copy())
    other = Rest(e.otherwise, env, rest.then) if e.otherwise is not None else rest.then
    no = guards.go(g, other, known.copy())
    g.nested -= 1
    code: Expr
    if not mentions(yes, v):  # whichever it is
        there = g.terms.any_code(e.query, env)
        code = b.any_of([yes, n.Not(there)]) if no == b.YES else n.Either(there, yes, no)
        code = yes if yes == no else code
    else:
        first = n.Fold("first", g.terms.listing(e.query, env))
        code = n.Let(v, first, n.Either(b.at_least(Var(v), 0), yes, no), n.FLAG)
    needs.add_reason(g, e, code)
    return with_others(conds, code)


def go_each(g: Guarding, e: ir.Each, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    """Payments for each of several: their sum."""
    needs.look_at(g, e.query, known)
    loop = g.terms.clause(e.query, env)
    v = Var(loop.var)
    if e.query.source == "opponents":
        g.others.add(v)
    group = g.c.players - 1 if e.query.source == "opponents" else 0
    each_needs(g, e.body, env.plus({e.query.var: v}), loop, known, g.terms.how_many(e.query, env), group)
    return rest.then, ()


def each_needs(
    g: Guarding, body: ir.Effect, env: Env, loop: n.Loop, known: Known, many: Expr | None = None, group: int = 0
) -> None:
    """What a body takes for each of several: the sum is needed; `many` is their number, at most `group`."""
    inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
    g.nested += 1
    conditions = simple(g, Rest(body, env, None), inner)
    g.nested -= 1
    if conditions:
        raise NotExact
    for key, amounts in inner.needs.items():
        if mentions(key, loop.var):
            raise NotExact
        total = needs.summed(amounts)
        number = many if many is not None else b.count(n.Each(b.ONE, (loop,)))
        most = None
        if b.is_natural(total):
            number = number if total == b.ONE else b.times(total, number)
            most = total.value * group if isinstance(total, n.Number) and group else None
        else:
            number = n.Fold("sum", n.Each(total, (loop,)))
        needs.add_need(g, known, key, Amount(number, most), inner.need_regions[key], first_taking(g, body))
    known.touched |= inner.touched
    known.added |= inner.added


def simple(g: Guarding, rest: Rest | None, known: Known) -> bool:
    """Only payments and pieces taken: goes through them; True if a condition is left over."""
    while rest is not None:
        if not g.analysis.fails(rest.effect):
            guards.pass_by(g, rest.effect, rest.env, known)
            rest = rest.then
            continue
        if isinstance(rest.effect, ir.If) and rest.effect.otherwise is None:
            needs.look_at(g, rest.effect.cond, known)
            inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
            if simple(g, Rest(rest.effect.then, rest.env, None), inner):
                return True
            cond = g.terms.truth(rest.effect.cond, rest.env)
            for key, amounts in inner.needs.items():
                taken = n.Either(cond, needs.summed(amounts), b.ZERO)
                needs.add_need(g, known, key, taken, inner.need_regions[key], rest.effect)
            known.touched |= inner.touched
            known.added |= inner.added
            rest = rest.then
            continue
        if not isinstance(rest.effect, (ir.Pay, ir.PayProp, ir.MovePieces, ir.Seq, ir.Call)) or (
            isinstance(rest.effect, ir.Pay) and len(rest.effect.bills) > 1
        ):
            return True
        way = VERBS[type(rest.effect)].guard
        if way is None:
            return True
        result = way(g, rest.effect, rest.env, rest, known, ())
        if isinstance(result, Expr):
            return True
        rest, added = result
        if added:
            return True
    return False


def go_repeat(g: Guarding, e: ir.Repeat, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    assert e.times is not None
    needs.look_at(g, e.times, known)
    inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
    if simple(g, Rest(e.body, env, None), inner):
        raise NotExact
    times = g.terms.not_below_zero(e.times, env)
    for key, amounts in inner.needs.items():
        needs.add_need(g, known, key, b.times(times, needs.summed(amounts)), inner.need_regions[key], e)
    known.touched |= inner.touched
    known.added |= inner.added
    return rest.then, ()


def go_walk(g: Guarding, e: ir.Walk, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    for part in (e.enter, e.stop, e.toll):
        needs.look_at(g, part, known)
    there = g.terms.value(ir.LocationOf(e.here.type, e.piece, e.player, e.kind), env)
    code = b.both([b.at_least(there, 0), n.Truth(g.terms.first_steps(e, env))])
    needs.add_reason(g, e, code)
    needs.touch(g, known, e)
    return rest.then, (code,)


def go_lay(g: Guarding, e: ir.Lay, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    needs.look_at(g, e, known)
    code = g.terms.lay_code("lay_any", e, env)
    needs.add_reason(g, e, code)
    needs.answers(g, e, known)
    needs.touch(g, known, e)
    return rest.then, (code,)
