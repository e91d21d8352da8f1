"""What a compulsory rest takes: payments, pieces and things, summed by where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from ..model import ir
from ..model.vocabulary import Zone
from ..model.walk import place_name
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..plan.passes.tests import cheap_first
from ..terms.facts import may_miss
from ..terms.regions import Region
from . import counting, expressions, guards
from .lowering import Env
from .reasons import Reason
from .rests import Amount, Further, Guarding, Known, NotExact, Rest, with_others


# ---- bookkeeping
def add_reason(
    g: Guarding,
    about: ir.Effect,
    code: Expr,
    text: str = "",
    need: Expr | None = None,
    have: Expr | None = None,
    noun: str = "",
    of: Zone | None = None,
) -> None:
    """`of`: the zone that has no room, where that is the reason."""
    if not g.nested:
        g.reasons.append(Reason(text or about.text, code, of or about, need, have, noun, g.later))


def look_at(g: Guarding, node: object, known: Known) -> None:
    """Something is read now: was it changed on the way here?"""
    if g.analysis.reads(node) & known.touched:
        raise NotExact


def add_need(g: Guarding, known: Known, key: Expr, amount: Expr | Amount, region: Region, about: ir.Effect) -> None:
    if region in known.added:
        raise NotExact
    for other, r in known.need_regions.items():
        if r == region and other != key:  # perhaps the same slot under another name
            raise NotExact
    known.needs.setdefault(key, []).append(amount if isinstance(amount, Amount) else Amount(amount))
    known.need_regions[key] = region
    known.touched.add(region)
    total = summed(known.needs[key])
    add_reason(g, about, b.at_least(key, total), need=total, have=key, noun=region[1])


def summed(amounts: Sequence[Amount]) -> Expr:
    return b.plus(*(amount.code for amount in amounts))


def done(known: Known, conds: Sequence[Expr]) -> Expr:
    tests = [cond for cond in conds if cond != b.YES]
    for key, amounts in known.needs.items():
        total = sum(a.code.value for a in amounts if isinstance(a.code, n.Number) and a.code.value >= 0)
        rest = [a for a in amounts if not b.is_natural(a.code)]
        counted: dict[Expr, int] = {}
        for a in rest:
            counted[a.code] = counted.get(a.code, 0) + 1
        terms = [code if many == 1 else b.times(many, code) for code, many in counted.items()]
        terms += [n.Number(total)] if total or not rest else []
        if terms == [b.ONE]:
            tests.append(key)
        elif terms != [b.ZERO]:
            test: Expr = b.at_least(key, b.plus(*terms))
            most = [a.most for a in rest if a.most is not None]
            if rest and len(most) == len(rest):  # who has plenty need not count
                test = b.any_of([b.at_least(key, total + sum(most)), test])
            tests.append(test)
    return b.both(cheap_first(b.in_row(tests)))


def can_fail(g: Guarding, rest: Rest | None) -> bool:
    while rest is not None:
        if g.analysis.fails(rest.effect):
            return True
        rest = rest.then
    return False


def touch(g: Guarding, known: Known, e: ir.Effect) -> None:
    """All that an effect writes is no longer what it was."""
    known.touched |= g.analysis.writes(e)
    known.added |= g.analysis.writes(e)


def answers(g: Guarding, e: ir.Effect, known: Known) -> None:
    """Abilities woken by a compulsory effect: fine as long as they cannot fail."""
    for a in g.analysis.woken(e):
        if a.body is not None:
            if g.analysis.fails(a.body):
                raise NotExact
            touch(g, known, a.body)


def go_pay(g: Guarding, e: ir.Pay, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr | Further:
    payer = g.terms.value(e.payer, env)
    if e.to is not None and g.terms.value(e.to, env) not in g.others:
        raise NotExact
    if len(e.bills) == 1:
        bill(g, e, 0, payer, env, known)
        answers(g, e, known)
        return rest.then, ()
    parts = []
    g.nested += 1
    for i in range(len(e.bills)):
        branch = known.copy()
        bill(g, e, i, payer, env, branch)
        answers(g, e, branch)
        parts.append(guards.go(g, rest.then, branch))
    g.nested -= 1
    code = b.any_of(parts)
    add_reason(g, e, code)
    return with_others(conds, code)


def bill(g: Guarding, e: ir.Pay, index: int, payer: Expr, env: Env, known: Known) -> None:
    for counter, amount in e.bills[index]:
        look_at(g, amount, known)
        have = counting.purse(g.c, counter, payer)
        add_need(g, known, have, g.terms.not_below_zero(amount, env), ("c", counter.name), e)


def go_pay_prop(g: Guarding, e: ir.PayProp, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    payer, thing = g.terms.value(e.payer, env), g.terms.value(e.thing, env)
    for counter, table in counting.cost_tables(g.c, e.prop):
        add_need(g, known, counting.purse(g.c, counter, payer), b.item(table, thing), ("c", counter.name), e)
    answers(g, e, known)
    return rest.then, ()


def go_pay_with(g: Guarding, e: ir.PayWith, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    """Payment in any mix: whether it can be paid is a sum over the ways of paying."""
    look_at(g, e.amount, known)
    payer = g.terms.value(e.payer, env)
    terms: list[Expr] = []
    for counter, unit in e.units:
        have = key = counting.purse(g.c, counter, payer)
        if ("c", counter.name) in known.added:
            raise NotExact
        for amount in known.needs.get(key, []):
            have = b.minus(have, amount.code)
        whole = n.Binary("//", have, n.Number(unit)) if unit != 1 else have
        terms.append(b.at_least(have, unit) if e.once else whole)
        known.touched.add(("c", counter.name))
        known.added.add(("c", counter.name))
    amount_due = g.terms.value(e.amount, env)
    code = b.at_least(b.plus(*terms), amount_due)
    add_reason(g, e, code, need=amount_due, have=b.plus(*terms))
    answers(g, e, known)
    return rest.then, (code,)


def go_move_pieces(
    g: Guarding, e: ir.MovePieces, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]
) -> Further:
    added = must_be_there(g, e, [place.thing for place in (e.origin, e.target) if place is not None], env, known)
    if e.origin is None or e.amount is None:
        touch(g, known, e)
        return rest.then, tuple(added)
    look_at(g, e.amount, known)
    owner = g.terms.value(e.owner, env) if e.owner is not None else b.ZERO
    key = n.Slot(g.terms.piece_address(e.piece, e.origin, owner, env))
    region: Region = ("p", e.piece.name, place_name(e.origin))
    add_need(g, known, key, g.terms.not_below_zero(e.amount, env), region, e)
    target: Region = ("p", e.piece.name, place_name(e.target))
    known.touched.add(target)
    known.added.add(target)
    answers(g, e, known)
    return rest.then, tuple(added)


def go_move_thing(g: Guarding, e: ir.MoveThing, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    added = must_be_there(g, e, [e.thing, e.holder], env, known)
    if e.zone.limit:
        if ("z", e.zone.name) in known.touched:
            raise NotExact
        code: Expr = b.compare(expressions.zone_count(g.c, e.zone, e.holder, env), "<", e.zone.limit)
        if e.zone.single:
            code = expressions.empty(g.c, e.zone, e.holder, env)
        add_reason(g, e, code, f"limit of {e.zone.name}", of=e.zone)
        added.append(code)
    elif e.zone.form == "row":
        raise NotExact
    thing = g.terms.value(e.thing, env)
    for a in g.analysis.arrivals(e):
        if a.body is not None and g.analysis.fails(a.body):
            holder = g.terms.value(e.holder, env) if e.holder is not None else b.NOTHING
            inner = Env({a.you: holder})
            if a.object is not None:
                inner[a.object] = thing
            g.nested += 1
            code = guards.go(g, Rest(a.body, inner, None), known.copy())
            g.nested -= 1
            added.append(b.any_of([n.Among(thing, b.numbers_of(a.cards), negated=True), code]))
            add_reason(g, a.body, added[-1])
    if g.analysis.listeners(e):
        raise NotExact
    touch(g, known, e)
    return rest.then, tuple(added)


def go_swap(g: Guarding, e: ir.Swap, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    added = must_be_there(g, e, [e.first, e.second], env, known)
    touch(g, known, e)
    return rest.then, tuple(added)


def must_be_there(g: Guarding, e: ir.Effect, things: Sequence[ir.Expr | None], env: Env, known: Known) -> list[Expr]:
    """Things that may be missing must be there."""
    added: list[Expr] = []
    for thing in things:
        if thing is not None and may_miss(thing):
            look_at(g, thing, known)
            added.append(b.at_least(g.terms.value(thing, env), 0))
            add_reason(g, e, added[-1])
    return added


def go_pay_things(g: Guarding, e: ir.PayThings, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    if ("z", e.zone.name) in known.touched:
        raise NotExact
    code = b.any_of([g.terms.can_pay_things(e, how, many, env) for how, many in e.ways])
    add_reason(g, e, code)
    touch(g, known, e)
    return rest.then, (code,)


def go_deal(g: Guarding, e: ir.Deal, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    some = e.owner is not None or not set(e.kinds) >= set(e.origin.holds)
    if e.amount is None or some or e.zone.limit or e.zone.form == "row" or ("z", e.origin.name) in known.touched:
        raise NotExact
    there = expressions.zone_count(g.c, e.origin, e.origin_holder, env)
    code = b.at_least(there, g.terms.value(e.amount, env))
    add_reason(g, e, code)
    if g.analysis.reveals(e):
        known.unknown = True
    touch(g, known, e)
    return rest.then, (code,)
