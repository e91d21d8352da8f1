"""What a compulsory rest takes: payments, pieces and things, summed by where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from ..model import ir
from ..model.vocabulary import Counter, Zone
from ..model.walk import place_name
from ..terms.facts import may_miss
from ..terms.regions import Region
from . import counting, expressions, guards
from .lowering import Env
from .reasons import Reason
from .rests import AtMost, Guarding, Known, NotExact, Rest
from .tuning import cheap_first


def add_reason(
    g: Guarding,
    about: ir.Effect,
    code: str,
    text: str = "",
    need: str = "",
    have: str = "",
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


def add_need(g: Guarding, known: Known, key: str, amount: str, region: Region, about: ir.Effect) -> None:
    if region in known.added:
        raise NotExact
    for other, r in known.need_regions.items():
        if r == region and other != key:  # perhaps the same slot under another name
            raise NotExact
    known.needs.setdefault(key, []).append(amount)
    known.need_regions[key] = region
    known.touched.add(region)
    total = "+".join(known.needs[key])
    add_reason(g, about, f"{key}>={total}", need=total, have=key, noun=region[1])


def done(g: Guarding, known: Known, conds: list[str]) -> str:
    tests = [c for c in conds if c != "True"]
    for key, amounts in known.needs.items():
        numbers = [a for a in amounts if a.isdigit()]
        rest = [a for a in amounts if not a.isdigit()]
        total = sum(map(int, numbers))
        counted = {a: rest.count(a) for a in rest}
        terms = [a if n == 1 else f"{n}*({a})" for a, n in counted.items()]
        terms += [str(total)] if total or not rest else []
        if terms == ["1"]:
            tests.append(key)
        elif terms != ["0"]:
            test = f"{key}>={'+'.join(terms)}"
            if rest and all(isinstance(a, AtMost) for a in rest):  # who has plenty need not count
                plenty = total + sum(a.most for a in rest if isinstance(a, AtMost))
                test = f"({key}>={plenty} or {test})"
            tests.append(test)
    return " and ".join(cheap_first(tests)) if tests else "True"


def can_fail(g: Guarding, rest: Rest | None) -> bool:
    while rest is not None:
        if g.analysis.fails(rest.effect):
            return True
        rest = rest.then
    return False


def answer_lines_of(g: Guarding, e: ir.Effect, known: Known) -> None:
    """Abilities woken by a compulsory effect: fine as long as they cannot fail."""
    for a in g.analysis.woken(e):
        if a.body is not None:
            if g.analysis.fails(a.body):
                raise NotExact
            known.touched |= g.analysis.writes(a.body)
            known.added |= g.analysis.writes(a.body)


def counter_key(g: Guarding, counter: Counter, payer: str) -> str:
    return counting.purse(g.c, counter, payer)


def go_pay(
    g: Guarding, e: ir.Pay, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> str | tuple[Rest | None, tuple[str, ...]]:
    payer = g.terms.value(e.payer, env)
    if e.to is not None and g.terms.value(e.to, env) not in g.others:
        raise NotExact
    if len(e.bills) == 1:
        bill(g, e, 0, payer, env, known)
        answer_lines_of(g, e, known)
        return rest.then, ()
    parts = []
    g.nested += 1
    for i in range(len(e.bills)):
        branch = known.copy()
        bill(g, e, i, payer, env, branch)
        answer_lines_of(g, e, branch)
        parts.append(guards.go(g, rest.then, branch))
    g.nested -= 1
    code = "(" + " or ".join(parts) + ")"
    add_reason(g, e, code)
    return " and ".join([*[c for c in conds if c != "True"], code])


def bill(g: Guarding, e: ir.Pay, index: int, payer: str, env: Env, known: Known) -> None:
    for counter, amount in e.bills[index]:
        look_at(g, amount, known)
        add_need(g, known, counter_key(g, counter, payer), g.terms.not_below_zero(amount, env), ("c", counter.name), e)


def go_pay_prop(
    g: Guarding, e: ir.PayProp, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    payer, thing = g.terms.value(e.payer, env), g.terms.value(e.thing, env)
    for counter, table in counting.cost_tables(g.c, e.prop):
        add_need(g, known, counter_key(g, counter, payer), f"{table}[{thing}]", ("c", counter.name), e)
    answer_lines_of(g, e, known)
    return rest.then, ()


def go_pay_with(
    g: Guarding, e: ir.PayWith, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    """Payment in any mix: whether it can be paid is a sum over the ways of paying."""
    look_at(g, e.amount, known)
    payer = g.terms.value(e.payer, env)
    terms = []
    for counter, unit in e.units:
        key = counter_key(g, counter, payer)
        if ("c", counter.name) in known.added:
            raise NotExact
        spent = "".join(f"-{a}" for a in known.needs.get(key, []))
        have = f"({key}{spent})" if spent else key
        terms.append(f"({have}>={unit})" if e.once else f"{have}//{unit}" if unit != 1 else have)
        known.touched.add(("c", counter.name))
        known.added.add(("c", counter.name))
    amount = g.terms.value(e.amount, env)
    code = f"{'+'.join(terms)}>={amount}"
    add_reason(g, e, code, need=amount, have="+".join(terms))
    answer_lines_of(g, e, known)
    return rest.then, (code,)


def go_move_pieces(
    g: Guarding, e: ir.MovePieces, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    added: list[str] = []
    for place in (e.origin, e.target):
        if place is not None and place.thing is not None and may_miss(place.thing):
            look_at(g, place.thing, known)
            added.append(f"{g.terms.value(place.thing, env)}>=0")
            add_reason(g, e, added[-1])
    if e.origin is None or e.amount is None:
        known.touched |= g.analysis.writes(e)
        known.added |= g.analysis.writes(e)
        return rest.then, tuple(added)
    look_at(g, e.amount, known)
    owner = g.terms.value(e.owner, env) if e.owner is not None else "0"
    key = f"S[{g.terms.piece_address(e.piece, e.origin, owner, env)}]"
    add_need(g, known, key, g.terms.not_below_zero(e.amount, env), ("p", e.piece.name, place_name(e.origin)), e)
    target: Region = ("p", e.piece.name, place_name(e.target))
    known.touched.add(target)
    known.added.add(target)
    answer_lines_of(g, e, known)
    return rest.then, tuple(added)


def go_move_thing(
    g: Guarding, e: ir.MoveThing, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    added = must_be_there(g, e, [e.thing, e.holder], env, known)
    if e.zone.limit:
        if ("z", e.zone.name) in known.touched:
            raise NotExact
        code = f"{expressions.zone_count(g.c, e.zone, e.holder, env)}<{e.zone.limit}"
        if e.zone.single:
            code = expressions.empty(g.c, e.zone, e.holder, env)
        add_reason(g, e, code, f"limit of {e.zone.name}", of=e.zone)
        added.append(code)
    elif e.zone.form == "row":
        raise NotExact
    thing = g.terms.value(e.thing, env)
    for a in g.analysis.arrivals(e):
        if a.body is not None and g.analysis.fails(a.body):
            holder = g.terms.value(e.holder, env) if e.holder is not None else "-1"
            inner = Env({a.you: holder})
            if a.object is not None:
                inner[a.object] = thing
            g.nested += 1
            code = guards.go(g, Rest(a.body, inner, None), known.copy())
            g.nested -= 1
            added.append(f"({thing} not in {a.cards} or {code})")
            add_reason(g, a.body, added[-1])
    if g.analysis.listeners(e):
        raise NotExact
    known.touched |= g.analysis.writes(e)
    known.added |= g.analysis.writes(e)
    return rest.then, tuple(added)


def go_swap(
    g: Guarding, e: ir.Swap, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    added = must_be_there(g, e, [e.first, e.second], env, known)
    known.touched |= g.analysis.writes(e)
    known.added |= g.analysis.writes(e)
    return rest.then, tuple(added)


def must_be_there(g: Guarding, e: ir.Effect, things: Sequence[ir.Expr | None], env: Env, known: Known) -> list[str]:
    """Things that may be missing must be there."""
    added = []
    for thing in things:
        if thing is not None and may_miss(thing):
            look_at(g, thing, known)
            added.append(f"{g.terms.value(thing, env)}>=0")
            add_reason(g, e, added[-1])
    return added


def go_pay_things(
    g: Guarding, e: ir.PayThings, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    if ("z", e.zone.name) in known.touched:
        raise NotExact
    ways = [g.terms.can_pay_things(e, how, n, env) for how, n in e.ways]
    code = ways[0] if len(ways) == 1 else f"({' or '.join(ways)})"
    add_reason(g, e, code)
    known.touched |= g.analysis.writes(e)
    known.added |= g.analysis.writes(e)
    return rest.then, (code,)


def go_deal(
    g: Guarding, e: ir.Deal, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    some = e.owner is not None or not set(e.kinds) >= set(e.origin.holds)
    if e.amount is None or some or e.zone.limit or e.zone.form == "row" or ("z", e.origin.name) in known.touched:
        raise NotExact
    code = f"{expressions.zone_count(g.c, e.origin, e.origin_holder, env)}>={g.terms.value(e.amount, env)}"
    add_reason(g, e, code)
    if g.analysis.reveals(e):
        known.unknown = True
    known.touched |= g.analysis.writes(e)
    known.added |= g.analysis.writes(e)
    return rest.then, (code,)
