"""Numbers: digits, sums and products, limits, how many there are, totals and extremes."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..model import ir
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import expressions, nouns, places, pronouns, properties, queries

OPERATORS = {"plus": "+", "minus": "-", "times": "*", "divided": "/", "capped": "min", "floored": "max"}


def digits(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    return ir.Int(ir.NUMBER, int(str(tree.children[0])))


def binary(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """Two numbers and what is made of them: `2 + 3`, `3 capped at 2`."""
    left, right = tree.children
    if tree.data == "divided" and not is_divisor(c, right):
        raise wrong("divisor", say("divisor"), at.span(right), say("number-in-digits"))
    return ir.Binary(
        ir.NUMBER,
        OPERATORS[tree.data],
        expressions.number(c, left, scope, at),
        expressions.number(c, right, scope, at),
    )


def is_divisor(c: Checking, tree: Branch) -> bool:
    """A number that is never 0: a plain one, or a parameter (below 1 counts as 1)."""
    if tree.data == "int":
        return int(str(tree.children[0])) > 0
    if tree.data != "noun" or any((tree.children[0], *tree.children[2:])):
        return False
    names = [str(n) for n in tree.children[1].children]
    return len(names) == 1 and names[0] in c.words.parameters


def counted(query: ir.Query) -> ir.Expr:
    """How many things a query finds."""
    return ir.Aggregate(ir.NUMBER, "count", query, None)


def count_of(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    return counted(queries.query(c, tree.children[0], scope, at))


def aggregate(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`total coins of players`, `highest level of your cards`."""
    how = "total" if tree.data == "total" else str(tree.children[0])
    name, query_tree = tree.children[-2], tree.children[-1]
    w = c.words
    if str(name) in w.worths:  # total WORTH of PROPERTY of QUERY
        det, names, of_place, at_place, beside, *rest = query_tree.children
        if of_place is None:
            raise wrong(
                "syntax",
                say("worth-of-printed", name=name),
                at.span(tree),
                say("write", code=f"{name} of reward of it"),
            )
        pronouns.absent(det, at)
        pronouns.absent(at_place, at)
        prop = str(nouns.plain_noun(names, at))
        query = places.place_query(c, of_place.children[0], scope, at)
        query = queries.narrowed(c, query, beside, *queries.tests_of(rest), scope, at)
        it = ir.LocalRef(query.var.type, query.var)
        return ir.Aggregate(
            ir.NUMBER, how, query, ir.Worth(ir.NUMBER, str(name), properties.printed_gains(c, prop, it, names, at), it)
        )
    query = queries.query(c, query_tree, scope, at)
    it = ir.LocalRef(query.var.type, query.var)
    value = properties.of_thing(c, name, it, scope, at)
    return ir.Aggregate(ir.NUMBER, how, query, nouns.expect(value, "number", tree, at))
