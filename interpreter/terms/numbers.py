"""Numbers: digits, sums and products, limits, how many there are, totals and extremes."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch, layout
from ..lowering.anatomy import Term, never_negative
from ..lowering.bounds import Bounds, Range, reckoned
from ..lowering.context import Env, Lowering
from ..lowering.magnitude import Magnitude
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import TermFacts, always, never, nowhere
from ..model.node import node
from ..model.regions import ROUND, Region
from ..model.sight import OfEach, of_parts
from ..model.vocabulary import FACE, PLAYER
from ..packs.shapes import MOST_PLAYERS
from ..phrases.fallbacks import Known
from ..phrases.lines import Line
from ..phrases.telling import Telling, term
from ..phrases.words import COMPARED_AS, Noun, Phrase, Plain, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from ..reading.context import Checking, TermReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import (
    amounts,
    counters,
    dice,
    expressions,
    nouns,
    places,
    pronouns,
    properties,
    queries,
    query_masks,
    query_phrases,
    query_sources,
    zones,
)
from .facts import plain

OPERATIONS = {"+": "plus", "-": "minus", "*": "times", "/": "divided", "min": "capped", "max": "floored"}

OPERATORS = {"plus": "+", "minus": "-", "times": "*", "divided": "/", "capped": "min", "floored": "max"}


@node
class Round(ir.Expr):
    """Which round it is: 0 while the game is set up."""


@node
class Binary(ir.Expr):
    op: str  # + - * / min max
    left: ir.Expr
    right: ir.Expr


@node
class Aggregate(ir.Expr):
    """count, total, highest or lowest of `value` over a query."""

    how: str
    query: ir.Query
    value: ir.Expr | None


def digits(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    return ir.Int(ir.NUMBER, int(str(tree.children[0])))


def binary(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """Two numbers and what is made of them: `2 + 3`, `3 capped at 2`."""
    left, right = tree.children
    if tree.data == "divided" and not is_divisor(c, right):
        raise wrong("divisor", say("divisor"), at.span(right), say("number-in-digits"))
    return Binary(
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
    return Aggregate(ir.NUMBER, "count", query, None)


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
        tests, wheres = queries.tests_of(rest)
        said = queries.NounPhrase(
            None, names, None, None, at.text(tree), beside, tests, wheres, over=queries.over_of(rest)
        )
        query = queries.narrowed(c, query, said, scope, at)
        it = ir.LocalRef(query.var.type, query.var)
        return Aggregate(
            ir.NUMBER,
            how,
            query,
            properties.Worth(ir.NUMBER, str(name), properties.printed_gains(c, prop, it, names, at), it),
        )
    query = queries.query(c, query_tree, scope, at)
    it = ir.LocalRef(query.var.type, query.var)
    value = properties.of_thing(c, name, it, scope, at)
    return Aggregate(ir.NUMBER, how, query, nouns.expect(value, "number", tree, at))


# ---- how it is told
def digits_phrase(c: Telling, e: ir.Int) -> Phrase:
    return Plain(e.value)


def round_phrase(c: Telling, e: Round) -> Phrase:
    return Say("round-number")


def binary_phrase(c: Telling, e: Binary) -> Phrase:
    group, holder = amounts.group_of(c, e)
    if group:
        return pronouns.number_of(c, Noun(group), holder)
    return Say(OPERATIONS[e.op], left=operand(c, e, e.left), right=operand(c, e, e.right))


#: what is worked out first stands higher; a bound holds for all that stands before it
RANKS = {"min": 0, "max": 0, "+": 1, "-": 1, "*": 2, "/": 2}


def operand(c: Telling, e: Binary, part: ir.Expr) -> Phrase:
    """A part of what is worked out, in brackets where it would otherwise be worked out with something else first."""
    said = term(c, part)
    if not isinstance(part, Binary) or amounts.group_of(c, part)[0]:
        return said
    inner, outer = RANKS[part.op], RANKS[e.op]
    again = part is e.right and e.op not in ("+", "*") or (e.op, part.op) == ("*", "/")
    return Say("in-brackets", what=said) if inner < outer or inner == outer and part is e.right and again else said


def aggregate_phrase(c: Telling, e: Aggregate) -> Phrase:
    """The highest number, the sum of a property: of the very things that are looked through."""
    value = e.value
    if isinstance(value, (properties.NumberOf, properties.PropRef, dice.Face)) and pronouns.means(
        value.thing, e.query.var
    ):
        of = query_phrases.looked_through_phrase(c, e.query)
        if isinstance(value, properties.NumberOf):
            return Say("own-number", how=e.how, of=of)
        prop = value.prop if isinstance(value, properties.PropRef) else FACE
        return Say("own-property", how=e.how, property=Noun(f"prop-{prop}"), of=of)
    if e.how == "count":
        return Say("count-of", what=query_phrases.query_phrase(c, e.query, "bare"))
    assert value is not None
    if (
        isinstance(value, counters.CounterRef)
        and value.holder is not None
        and pronouns.means(value.holder, e.query.var)
    ):
        return Say(e.how, what=Noun(value.counter.name), of=query_phrases.query_phrase(c, e.query, "bare"))
    return Say(e.how, what=term(c, value), of=query_phrases.query_phrase(c, e.query, "bare"))


def summands(c: Telling, e: ir.Expr) -> list[ir.Expr]:
    if isinstance(e, Binary) and e.op == "+" and not amounts.group_of(c, e)[0]:
        return [*summands(c, e.left), *summands(c, e.right)]
    return [e]


def sum_lines(c: Telling, e: ir.Expr) -> list[Line]:
    """A number: a long sum as a list, with what bounds it behind."""
    bound: Line | None = None
    if isinstance(e, Binary) and e.op in ("min", "max"):
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


def counted_per(c: Telling, e: Aggregate, step: int) -> Phrase | None:
    """Things that are looked for, by their name where they lie; a sum of what is printed on them is a number."""
    if e.how != "count":
        return None
    plain = Say("counted-thing", n=step, thing=query_phrases.query_phrase(c, e.query, "bare"))
    if c.style.by_name and e.query.zone is not None and query_phrases.has_name_there(e.query):
        noun = Noun(f"in-{e.query.zone.name}")
        return Known([noun.id], amounts.so_many(step, noun), plain)
    return plain


def group_per(c: Telling, e: Binary, step: int) -> Phrase | None:
    """Counters of a group, added up."""
    group, holder = amounts.group_of(c, e)
    if step == 1 or not group or not pronouns.goes_without_saying(c, holder):
        return None
    return amounts.so_many(step, Noun(group))


def compared_round(c: Telling, e: Round, op: str, n: int) -> Phrase | None:
    return Say("round-is", how=COMPARED_AS[op], n=n) if op in COMPARED_AS else None


def compared_sum(c: Telling, e: Binary, op: str, n: int) -> Phrase | None:
    """What lies in several zones of a player."""
    summed = zones.summed(e)
    if not summed or op not in COMPARED_AS:
        return None
    number = Say("compare", left=term(c, e), right=Plain(n), how=COMPARED_AS[op])
    return zones.holding_phrase(c, summed, n, COMPARED_AS[op], number)


def compared_count(c: Telling, e: Aggregate, op: str, n: int) -> Phrase | None:
    return query_phrases.many_phrase(c, e.query, n, op) if e.how == "count" else None


# ---- how it is computed
def lower_int(c: Lowering, e: ir.Int, env: Env) -> Expr:
    return n.Number(e.value)


def lower_round(c: Lowering, e: Round, env: Env) -> Expr:
    return b.slot(layout.ROUND)


def lower_binary(c: Lowering, e: Binary, env: Env) -> Expr:
    left, right = dispatch.value(c, e.left, env), dispatch.value(c, e.right, env)
    if e.op == "/":
        some = isinstance(right, n.Number) and right.value > 0
        return n.Binary("//", left, right if some else n.Binary("max", b.ONE, right))
    return n.Binary(e.op, left, right) if e.op in ("min", "max") else looked_at(c, e, n.Binary(e.op, left, right))


def lower_aggregate(c: Lowering, e: Aggregate, env: Env) -> Expr:
    if e.how == "count":
        return query_masks.how_many(c, e.query, env)
    v = c.unit.fresh("v")
    listed, conds = query_sources.looked(c, e.query, env, v)
    assert e.value is not None
    value = dispatch.value(c, e.value, env.plus({e.query.var: Var(v)}))
    op = {"total": "sum", "highest": "max", "lowest": "min"}[e.how]
    return looked_at(c, e, n.Fold(op, c.unit.passes.values(value, v, listed, conds)))


def looked_at(c: Lowering, e: ir.Expr, code: Expr) -> Expr:
    """A number on the way to another, refused where it comes up if it is too large."""
    return not_too_large(c, code) if c.magnitude.too_wide(e) else code


def not_too_large(c: Lowering, code: Expr) -> Expr:
    return n.Call("beyond", (code, n.Number(c.unit.mention(c.unit.about))), state=False)


def not_below_zero(c: Lowering, e: ir.Expr, env: Env) -> Expr:
    """A number of pieces or coins: below 0 is 0."""
    code = dispatch.value(c, e, env)
    return code if never_negative(e) else n.Binary("max", b.ZERO, code)


# ---- what is known of it
def round_reads(e: Round, game: CheckedGame) -> Iterable[Region]:
    return (ROUND,)


def natural(e: ir.Int) -> bool:
    return e.value >= 0


def natural_result(e: Binary) -> bool:
    if e.op == "max":
        return never_negative(e.left) or never_negative(e.right)
    return e.op in ("+", "*", "/", "min") and never_negative(e.left) and never_negative(e.right)


def counting(e: Aggregate) -> bool:
    return e.how == "count"


def most_digits(m: Magnitude, e: ir.Int) -> int:
    return abs(e.value)


def most_result(m: Magnitude, e: Binary) -> int:
    left, right = m.most(e.left), m.most(e.right)
    return left * right if e.op == "*" else left + right if e.op in ("+", "-") else max(left, right)


def most_found(m: Magnitude, e: Aggregate) -> int:
    value = m.most(e.value) if e.value is not None else 1
    return value * m.counted if e.how in ("count", "total") else value


def itself(bounds: Bounds, e: ir.Int) -> Range:
    return Range(e.value, e.value)


def rounds(bounds: Bounds, e: Round) -> Range:
    return Range(bounds.first_round)


def result_within(bounds: Bounds, e: Binary) -> Range | None:
    one, other = bounds.of(e.left), bounds.of(e.right)
    if e.op == "+":
        return Range(*(reckoned(operator.add, a, b) for a, b in ((one.least, other.least), (one.most, other.most))))
    if e.op == "-":
        return Range(*(reckoned(operator.sub, a, b) for a, b in ((one.least, other.most), (one.most, other.least))))
    if e.op == "min":
        ends = [n for n in (one.most, other.most) if n is not None]
        return Range(reckoned(min, one.least, other.least), min(ends, default=None))
    if e.op == "max":
        ends = [n for n in (one.least, other.least) if n is not None]
        return Range(max(ends, default=None), reckoned(max, one.most, other.most))
    return None


def found_within(bounds: Bounds, e: Aggregate) -> Range | None:
    """So many players as there can be; of anything else there may be more in another edition of the game."""
    if e.how != "count" or e.query.kinds != (PLAYER,):
        return None
    everybody = e.query.source == "players" and not e.query.tests and not bounds.game.leaving
    return Range(1 if everybody else 0, MOST_PLAYERS)


def aggregate_sight(e: Aggregate, game: CheckedGame) -> list[Any]:
    return [e.query, *([OfEach(e.query, e.value)] if e.value is not None else [])]


#: by the name of a rule of the grammar, what reads it
VALUES: dict[str, TermReader] = {
    "int": digits,
    "plus": binary,
    "minus": binary,
    "times": binary,
    "divided": binary,
    "capped": binary,
    "floored": binary,
    "count_of": count_of,
    "extreme": aggregate,
    "total": aggregate,
}

TERMS: dict[type, Term] = {
    ir.Int: Term(facts=plain(natural), lower=lower_int, phrase=digits_phrase, most=most_digits, within=itself),
    Round: Term(
        facts=TermFacts(round_reads, nowhere, never, always, always, of_parts),
        lower=lower_round,
        phrase=round_phrase,
        within=rounds,
        compared=compared_round,
    ),
    Aggregate: Term(
        facts=plain(counting, sight=aggregate_sight),
        lower=lower_aggregate,
        phrase=aggregate_phrase,
        most=most_found,
        within=found_within,
        searches=True,
        compared=compared_count,
        counted_per=counted_per,
    ),
    Binary: Term(
        facts=plain(natural_result),
        lower=lower_binary,
        phrase=binary_phrase,
        most=most_result,
        within=result_within,
        compared=compared_sum,
        counted_per=group_per,
    ),
}
