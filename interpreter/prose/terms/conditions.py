"""Conditions: joined, negated, compared."""

from __future__ import annotations

from ...model import ir
from ...phrases.fallbacks import Known
from ...phrases.rule_words import permit_words
from ...phrases.telling import Telling, condition, term
from ...phrases.words import Amount, Listed, Noun, Phrase, Plain, Say
from . import counters, definitions, having, pieces, pronouns, properties, queries, zones
from .queries import COMPARISONS


def joined(c: Telling, e: ir.Both) -> Phrase:
    return Listed([condition(c, i) for i in e.items], f"cond-{e.op}", f"cond-{e.op}")


def negated(c: Telling, e: ir.Not) -> Phrase:
    inner = e.item
    if c.style.by_name and isinstance(inner, ir.Compare) and isinstance(inner.left, ir.PropRef):
        word = properties.printed_value(c, inner)
        if word:
            return Say("is-not", thing=term(c, inner.left.thing), what=Say(f"is-{word}", "is"))
    if isinstance(inner, ir.Compare) and isinstance(inner.left, ir.PieceCount) and having.any_of(inner):
        return pieces.there(c, inner.left, 1, no=True)
    has = having.belongings(inner)
    if has is not None:
        return having.has_thing(c, has, "yes")
    if isinstance(inner, ir.Compare) and isinstance(inner.left, ir.Aggregate):
        return Say("there-is-no", what=queries.query(c, inner.left.query, "no", "place"))
    if isinstance(inner, ir.ParamRef):
        return Say("may-not-do", what=permit_words(c.game, inner.param.name, "cond", no="yes"))
    if isinstance(inner, ir.IsEntry):
        return Say("is-not-thing", thing=term(c, inner.thing), other=properties.entry_name(c, inner))
    if isinstance(inner, ir.DefRef) and inner.thing is not None:
        so = Say("is-not", thing=queries.subject(c, inner.thing), what=Say(f"is-{inner.definition.name}", "is"))
        return definitions.tied(c, inner, so, condition(c, ir.Not(e.type, definitions.defined_as(c, inner))))
    if isinstance(inner, ir.Compare) and inner.op == "==" and inner.left.type.kinds:
        return differs(c, inner.left, inner.right)
    return Say("not", what=condition(c, inner))


def differs(c: Telling, left: ir.Expr, right: ir.Expr) -> Phrase:
    """Two things or printed values that are not the same."""
    if isinstance(right, ir.EnumConst):
        return Say("not", what=condition(c, ir.Compare(ir.FLAG, "==", left, right)))
    return Say("other-thing", left=term(c, left), right=term(c, right))


def compare(c: Telling, e: ir.Compare) -> Phrase:
    left, right = e.left, e.right
    if e.op == "even":
        return Say("is-even", what=term(c, left))
    if isinstance(left, ir.PieceCount) and e.op == ">=" and isinstance(right, ir.Int):
        return pieces.there(c, left, right.value, no=False)
    has = having.belongings(e)
    if has is not None:
        return having.has_thing(c, has, "no")
    if (
        isinstance(left, ir.CounterRef)
        and pronouns.is_you(left.holder)
        and isinstance(right, ir.Int)
        and e.op in COMPARISONS
    ):
        have = Say("you-have", how=COMPARISONS[e.op], what=Amount(right.value, Noun(left.counter.name)))
        number = Say("compare", left=term(c, left), right=term(c, right), how=COMPARISONS[e.op])
        return Known([f"number-{left.counter.name}"], number, have)
    if isinstance(left, ir.Round) and isinstance(right, ir.Int) and e.op in COMPARISONS:
        return Say("round-is", how=COMPARISONS[e.op], n=right.value)
    if isinstance(left, ir.ZoneCount) and isinstance(right, ir.Int) and e.op in COMPARISONS:
        return zones.holding(c, [left], right.value, COMPARISONS[e.op])
    summed = zones.summed(left)
    if summed and isinstance(right, ir.Int) and e.op in COMPARISONS:
        return zones.holding(
            c,
            summed,
            right.value,
            COMPARISONS[e.op],
            Say("compare", left=term(c, left), right=term(c, right), how=COMPARISONS[e.op]),
        )
    if isinstance(left, ir.Aggregate) and left.how == "count" and isinstance(right, ir.Int):
        return queries.many(c, left.query, right.value, e.op)
    if isinstance(right, ir.EnumConst) and isinstance(left, ir.PropRef):
        values = c.words.kinds[left.type.kinds[0]].properties[left.prop].values
        return Say("is-so", thing=queries.subject(c, left.thing), what=Say(f"is-{values[right.value]}", "is"))
    if e.op == "same":
        return Say("is-copy", thing=term(c, left), other=term(c, right))
    if e.op == "!=" and left.type.kinds:
        return differs(c, left, right)
    if e.op == "!=":
        return Say("not", what=condition(c, ir.Compare(e.type, "==", left, right)))
    how = COMPARISONS.get(e.op, "exactly")
    plain: Phrase = Say("compare", left=term(c, left), right=term(c, right), how=how)
    if isinstance(left, ir.CounterRef) and isinstance(right, ir.Int):
        return counters.state(c, left, "is", plain, how=how, n=right.value)
    if e.op == "==" and left.type.kinds:  # not a number: the same thing on both sides
        return Known(["same-thing"], Say("same-thing", left=term(c, left), right=term(c, right)), plain)
    return plain


def covers(c: Telling, e: ir.Covers) -> Phrase:
    price = term(c, ir.PropRef(ir.NUMBER, e.prop, e.thing))
    # a named number that is 0 but for cards is told with those cards
    none = e.less is None or (isinstance(e.less, ir.ParamRef) and e.less.thing is None and e.less.param.value == 0)
    less = Plain("") if e.less is None else term(c, e.less)
    things = queries.query(c, e.query, "bare")
    return Say("covers", things=things, price=price, less=less, spared="no" if none else "yes")
