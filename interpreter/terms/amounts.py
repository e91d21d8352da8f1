"""Amounts in a line: so many, all, so many per something."""

from __future__ import annotations

from collections.abc import Sequence

from ..diagnostics.problems import say
from ..lowering.anatomy import TERMS
from ..model import ir
from ..phrases.fallbacks import Known
from ..phrases.telling import Telling, term
from ..phrases.words import Amount, Listed, Noun, Phrase, Say
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch, Token
from . import (
    counters,
    expressions,
    noun_values,
    nouns,
    numbers,
    parameters,
    pronouns,
    properties,
)


def count(c: Checking, tree: Branch | Token, scope: Scope, at: At) -> ir.Expr | None:
    """An amount; None stands for `all`."""
    if isinstance(tree, Branch) and tree.data == "all":
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
        factor = numbers.Binary(ir.NUMBER, "/", factor, ir.Int(ir.NUMBER, int(str(step))))
    return factor


def times(number: ir.Expr, factor: ir.Expr | None) -> ir.Expr:
    """An amount as often as `per` says."""
    if factor is None:
        return number
    return factor if ir.figure_of(number) == 1 else numbers.Binary(ir.NUMBER, "*", number, factor)


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
    if amount.data == "amount_of":
        raise wrong("syntax", say("sort-alone"), at.span(amount))


def no_determiner(det: Branch | None, at: At) -> None:
    """`gain 2 your coins`: an amount is of nobody in particular."""
    if det is not None:
        raise wrong(
            "amount-first",
            say("amount-before-noun"),
            at.span(det),
            say("leave-out", code=f"{det.children[0]}"),
        )


# ---- how it is told
def told_figure(c: Telling, n: ir.Expr) -> int | None:
    """A number in digits; one of the rules too where no card changes it, or the reader is told figures."""
    if isinstance(n, parameters.ParamRef) and n.thing is None:
        if (c.style.puts_figures and not n.param.flag) or not is_changed(c, n):
            return n.param.value
    return ir.figure_of(n)


def amount_phrase(c: Telling, n: ir.Expr, name: str) -> Phrase:
    """So many of a counter, piece, kind or symbol."""
    noun, plain = Noun(name), told_figure(c, n)
    if plain is not None:
        return Amount(plain, noun)
    as_many = Say("amount-of", what=noun, value=term(c, n), one=Amount(1, noun))
    each, by, step = per_step(n)
    several = counted_per(c, by, step) if by is not n else None
    if several is not None:
        return Say("amount-per", amount=Amount(each, noun), per=several)
    single = counted_per(c, n)
    if single is not None:
        one = Say("amount-per", amount=Amount(1, noun), per=single)
        return Known([f"number-{n.counter.name}"], as_many, one) if isinstance(n, counters.CounterRef) else one
    if (
        isinstance(n, properties.PropRef)
        and n.prop == name
        or (isinstance(n, properties.PropRef) and n.prop.rstrip("s") == name)
    ):
        return Say("amount-printed", what=noun, thing=term(c, n.thing))
    if isinstance(n, parameters.ParamRef) and n.thing is None:  # without words for it, the number it usually is
        return Known([f"number-{n.param.name}"], as_many, Amount(n.param.value, noun))
    return as_many


def amounts_phrase(c: Telling, items: Sequence[tuple[str, ir.Expr]]) -> Phrase:
    return Listed([amount_phrase(c, n, name) for name, n in items])


def per_step(n: ir.Expr) -> tuple[int, ir.Expr, int]:
    """So many for every so many of something: `3 points per 2 coins`; one for one if that is not said."""
    for factor, rest in ((n.left, n.right), (n.right, n.left)) if isinstance(n, numbers.Binary) and n.op == "*" else ():
        if figure(factor):
            _, by, step = per_step(rest) if isinstance(rest, numbers.Binary) and rest.op == "/" else (1, rest, 1)
            return figure(factor), by, step
    if isinstance(n, numbers.Binary) and n.op == "/" and figure(n.right):
        return 1, n.left, figure(n.right)
    return 1, n, 1


def figure(e: ir.Expr) -> int:
    """A number that stands in the rules, or nothing; a card that changes it for its owner says so itself."""
    if isinstance(e, parameters.ParamRef) and not e.param.flag and e.thing is None:
        return e.param.value
    return ir.figure_of(e) or 0


def counted_name(amount: ir.Expr | None, noun: str) -> str:
    """What an option is called by what it gives: with its number, where that stands in the rules."""
    return f"{amount.value} {noun}" if isinstance(amount, ir.Int) else noun


def is_changed(c: Telling, e: parameters.ParamRef) -> bool:
    """Does some card change this number?"""
    return any(a.parameter is e.param for a in c.game.abilities)


def counted_per(c: Telling, e: ir.Expr, step: int = 1) -> Phrase | None:
    """What is counted, `step` at a time: `2 coins`, `3 goods`, `card`; nothing if it is no number of things."""
    return TERMS[type(e)].counted_per(c, e, step)


def so_many(step: int, noun: Noun) -> Phrase:
    amount = Amount(step, noun)
    return Known(["counted-amount"], Say("counted-amount", n=step, noun=noun, amount=amount), amount)


def group_of(c: Telling, e: ir.Expr) -> tuple[str, ir.Expr | None]:
    """The group whose counters are added up, if they are all of them and all of one player, and of whom."""
    found: list[counters.CounterRef] = []

    def collect(x: ir.Expr) -> bool:
        if isinstance(x, numbers.Binary) and x.op == "+":
            return collect(x.left) and collect(x.right)
        if not isinstance(x, counters.CounterRef):
            return False
        found.append(x)
        return pronouns.whose_word(c, x.holder) != "none" and pronouns.same(x.holder, found[0].holder)

    if not collect(e):
        return "", None
    names = [x.counter.name for x in found]
    return next((g.name for g in c.words.groups.values() if g.members == names), ""), found[0].holder
