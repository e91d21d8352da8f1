"""Numbers: digits, sums and products, limits, totals and extremes."""

from __future__ import annotations

from ...model import ir
from ...phrases.lines import Line
from ...phrases.telling import Telling, term
from ...phrases.words import Noun, Phrase, Plain, Say
from . import amounts, pronouns, queries

OPERATIONS = {"+": "plus", "-": "minus", "*": "times", "/": "divided", "min": "capped", "max": "floored"}


def digits(c: Telling, e: ir.Int) -> Phrase:
    return Plain(e.value)


def round_number(c: Telling, e: ir.Round) -> Phrase:
    return Say("round-number")


def binary(c: Telling, e: ir.Binary) -> Phrase:
    group, holder = amounts.group_of(c, e)
    if group:
        return Say("number-of", what=Noun(group), whose=pronouns.whose(c, holder))
    return Say(OPERATIONS[e.op], left=term(c, e.left), right=term(c, e.right))


def aggregate(c: Telling, e: ir.Aggregate) -> Phrase:
    """The highest number, the sum of a property: of the very things that are looked through."""
    value = e.value
    if isinstance(value, (ir.NumberOf, ir.PropRef)) and pronouns.means(value.thing, e.query.var):
        of = queries.looked_through(c, e.query)
        if isinstance(value, ir.NumberOf):
            return Say("own-number", how=e.how, of=of)
        return Say("own-property", how=e.how, property=Noun(f"prop-{value.prop}"), of=of)
    if e.how == "count":
        return Say("count-of", what=queries.query(c, e.query, "bare"))
    assert value is not None
    if isinstance(value, ir.CounterRef) and value.holder is not None and pronouns.means(value.holder, e.query.var):
        return Say(e.how, what=Noun(value.counter.name), of=queries.query(c, e.query, "bare"))
    return Say(e.how, what=term(c, value), of=queries.query(c, e.query, "bare"))


def summands(c: Telling, e: ir.Expr) -> list[ir.Expr]:
    if isinstance(e, ir.Binary) and e.op == "+" and not amounts.group_of(c, e)[0]:
        return [*summands(c, e.left), *summands(c, e.right)]
    return [e]


def sum_lines(c: Telling, e: ir.Expr) -> list[Line]:
    """A number: a long sum as a list, with what bounds it behind."""
    bound: Line | None = None
    if isinstance(e, ir.Binary) and e.op in ("min", "max"):
        id = "book-at-most" if e.op == "min" else "book-at-least"
        bound = Line(0, Say(id, n=term(c, e.right)))
        inner = e.left
    else:
        inner = e
    items = summands(c, inner)
    if len(items) < 3:
        return [Line(0, term(c, e))]
    head = Line(0, Say("book-sum"), open=True)
    return [head, *(Line(1, term(c, i), mark="-") for i in items), *([bound] if bound else [])]
