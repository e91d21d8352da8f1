"""What a compulsory rest takes, summed by where it comes from, and what is noted on the way."""

from __future__ import annotations

from collections.abc import Sequence

from ..model import ir
from ..model.regions import Region
from ..model.vocabulary import Zone
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from .anatomy import may_miss
from .context import Env, Lowering
from .reasons import Reason
from .rests import Amount, Guarding, Known, NotExact, Rest


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


def look_active(g: Guarding, ability: ir.CheckedAbility, known: Known) -> None:
    """It is asked now whether a card with an ability is in play: has one come or gone on the way here?"""
    zones = {("z", z.name) for z in g.c.words.zones.values() if z.in_play and ability.kind in z.holds}
    if zones & known.touched:
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


def done(g: Guarding, known: Known, conds: Sequence[Expr]) -> Expr:
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
    return b.both(g.c.unit.passes.cheap_first(b.in_row(tests)))


def can_fail(g: Guarding, rest: Rest | None) -> bool:
    while rest is not None:
        if g.analysis.fails(rest.effect):
            return True
        rest = rest.then
    return False


def rest_reads(c: Lowering, rest: Rest | None) -> set[Region]:
    """What decides whether that which follows can be done."""
    found: set[Region] = set()
    while rest is not None:
        if c.analysis.fails(rest.effect):
            found |= c.analysis.reads(rest.effect)
        rest = rest.then
    return found


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


def must_be_there(g: Guarding, e: ir.Effect, things: Sequence[ir.Expr | None], env: Env, known: Known) -> list[Expr]:
    """Things that may be missing must be there."""
    added: list[Expr] = []
    for thing in things:
        if thing is not None and may_miss(thing):
            look_at(g, thing, known)
            added.append(b.at_least(g.terms.value(thing, env), 0))
            add_reason(g, e, added[-1])
    return added
