"""Amounts in a line: so many, all, so many per something."""

from __future__ import annotations

from lark import Token, Tree

from ..diagnostics.problems import say
from ..model import ir
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import expressions, noun_values, nouns


def count(c: Checking, tree: Branch | Token, scope: Scope, at: At) -> ir.Expr | None:
    """An amount; None stands for `all`."""
    if isinstance(tree, Tree) and tree.data == "all":
        return None
    return expressions.number(c, tree, scope, at)


def per(c: Checking, tree: Branch | None, scope: Scope, at: At) -> ir.Expr | None:
    """How often an amount is meant: `per NOUN`, `per 2 NOUNS`."""
    if tree is None:
        return None
    step, noun = tree.children
    factor = nouns.expect(noun_values.noun_value(c, noun, scope, at), "number", noun, at)
    if step is not None:
        if int(str(step)) < 1:
            raise wrong("wrong-type", say("per-how-many"), at.span(step))
        factor = ir.Binary(ir.NUMBER, "/", factor, ir.Int(ir.NUMBER, int(str(step))))
    return factor


def times(number: ir.Expr, factor: ir.Expr | None) -> ir.Expr:
    """An amount as often as `per` says."""
    if factor is None:
        return number
    single = isinstance(number, ir.Int) and number.value == 1
    return factor if single else ir.Binary(ir.NUMBER, "*", number, factor)


def countable(amount: Branch, at: At) -> None:
    """Counters have no identity, so no two of them are equal or different."""
    if amount.data == "amount_alike":
        word = amount.children[1]
        raise wrong(
            "not-counted",
            say("only-counted", word=word.children[0], name=amount.children[2]),
            at.span(word),
            say("leave-out", code=f"{word.children[0]}"),
        )


def no_determiner(det: Branch | None, at: At) -> None:
    """`gain 2 your coins`: an amount is of nobody in particular."""
    if det is not None:
        raise wrong(
            "amount-first",
            say("amount-before-noun"),
            at.span(det),
            say("leave-out", code=f"{det.children[0]}"),
        )
