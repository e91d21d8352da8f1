"""What a body takes that is done more than once: the sum is needed, if nothing but amounts is taken."""

from __future__ import annotations

from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..plan.walk import mentions
from . import guards, needs
from .anatomy import VERBS
from .context import Env
from .rests import Amount, Guarding, Known, NotExact, Rest


def first_taking(g: Guarding, e: ir.Effect) -> ir.Effect:
    """The first part that takes counters or pieces: what is told where one of them cannot be had."""
    for item in [e, *guards.deep(g, e)]:
        if VERBS[type(item)].takes:
            return item
    return e


def needs_of_each(
    g: Guarding, body: ir.Effect, env: Env, loop: n.Loop, known: Known, many: Expr | None = None, group: int = 0
) -> None:
    """What a body takes for each of several: the sum is needed; `many` is their number, at most `group`."""
    g.nested += 1
    inner = taken_inside(g, Rest(body, env, None), known)
    g.nested -= 1
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


def taken_inside(g: Guarding, rest: Rest | None, known: Known) -> Known:
    """What is taken there and nothing else: a condition that is left over cannot be summed."""
    inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
    while rest is not None:
        if not g.analysis.fails(rest.effect):
            guards.pass_by(g, rest.effect, rest.env, inner)
            rest = rest.then
            continue
        way = VERBS[type(rest.effect)].summed
        if way is None:
            raise NotExact
        result = way(g, rest.effect, rest.env, rest, inner, ())
        if isinstance(result, Expr):
            raise NotExact
        rest, added = result
        if added:
            raise NotExact
    return inner
