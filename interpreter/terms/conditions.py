"""Conditions: joined, compared, asked of one thing, and whether there is something."""

from __future__ import annotations

from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term, never_negative
from ..lowering.context import Env, Lowering
from ..lowering.rests import Unsure
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import TermFacts, never, nothing, nowhere
from ..model.sight import Found
from ..phrases.fallbacks import Known
from ..phrases.rule_words import permit_words
from ..phrases.telling import Telling, condition, term
from ..phrases.words import Amount, Listed, Noun, Phrase, Plain, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from ..plan.passes.tests import cheap_first
from ..reading.context import Checking, TermReader
from ..reading.names import meant
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import (
    adjectives,
    counters,
    definitions,
    existence,
    expressions,
    having,
    nouns,
    numbers,
    pieces,
    places,
    pronouns,
    properties,
    queries,
    query_masks,
    query_sources,
    thing_tables,
    zones,
)
from .facts import plain

COMPARISONS = {"at least": ">=", "at most": "<=", "more than": ">", "fewer than": "<"}


def negated(read: TermReader) -> TermReader:
    """The opposite of a condition that is written in the same way."""

    def opposite(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        return ir.Not(ir.FLAG, read(c, tree, scope, at))

    return opposite


def joined(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    return ir.Both(ir.FLAG, tree.data.rstrip("_"), [expressions.condition(c, x, scope, at) for x in tree.children])


def exists(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`there is a card in ...`, `there are 3 cards in ...`."""
    *least, query = tree.children
    found = numbers.counted(queries.query(c, query, scope, at))
    return ir.Compare(ir.FLAG, ">=", found, ir.Int(ir.NUMBER, int(str(least[0])) if least else 1))


def compare(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    left, word, right = tree.children
    how = COMPARISONS[" ".join(str(word).split())]
    return ir.Compare(ir.FLAG, how, expressions.number(c, left, scope, at), expressions.number(c, right, scope, at))


def is_even(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    return ir.Compare(ir.FLAG, "even", expressions.number(c, tree.children[0], scope, at), ir.Int(ir.NUMBER, 0))


def holds(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """A condition that is printed or defined: `goal of it holds`."""
    return nouns.expect(expressions.value(c, tree.children[0], scope, at), "flag", tree, at)


def covers(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`cards of rows of it cover price of that deal less 1`: the amounts are met by what is printed on them."""
    noun, price, less = tree.children
    det, names, of_place, at_place = noun.children
    query = queries.noun_query(c, queries.NounPhrase(det, names, of_place, at_place, at.text(noun)), scope, at)
    head, of = price.children
    thing = places.place_thing(c, of.children[0], scope, at)
    w, prop = c.words, str(head)
    sorts = [w.kinds[k].properties.get(prop) for k in thing.type.kinds]
    sort = sorts[0] if sorts else None
    if sort is None or sort.sort != "amounts" or not sort.kind:
        raise wrong(
            "wrong-type",
            say("not-amounts-of-kind", prop=prop),
            at.span(price),
            say("write", code=f"{prop}: amounts of KIND"),
        )
    match = [
        p
        for p, s in w.kinds[query.kinds[0]].properties.items()
        if s.sort == "thing" and s.kind == sort.kind and all(p in w.kinds[k].properties for k in query.kinds)
    ]
    if len(match) != 1:
        raise wrong(
            "wrong-type",
            say("cover-none", kinds=w.kinds[query.kinds[0]].plural, kind=sort.kind),
            at.span(noun),
            say("one-property-of-kind", kind=query.kinds[0], other=sort.kind),
        )
    spared = expressions.number(c, less, scope, at) if less is not None else None
    return ir.Covers(ir.FLAG, query, match[0], prop, thing, spared)


def is_the_same(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`it is that card`, `colour of it is red`, `it is golden`."""
    left = expressions.value(c, tree.children[0], scope, at)
    right_tree = tree.children[1]
    alone = right_tree.data == "noun" and right_tree.children[2] is None is right_tree.children[3]
    if left.type.sort in ("thing", "enum") and alone:
        names = right_tree.children[1]
        token = names.children[-1]
        if left.type.sort == "enum":
            pronouns.absent(right_tree.children[0], at)
            nouns.plain_noun(names, at)
            kind, prop = left.type.kinds[0], left.type.prop
            values = c.words.kinds[kind].properties[prop].values
            if str(token) not in values:
                raise wrong(
                    "unknown-name",
                    say("no-such-value", name=token, prop=prop),
                    at.span(token),
                    meant(str(token), values),
                )
            return ir.Compare(ir.FLAG, "==", left, ir.EnumConst(left.type, values.index(str(token))))
        bare = len(names.children) == 1 and right_tree.children[0] is None
        if bare and str(token) not in scope.that and str(token) not in c.words.definitions:
            return adjectives.adjective(c, token, left, scope, at)
    right = expressions.value(c, right_tree, scope, at)
    if left.type.sort == right.type.sort == "thing" and not set(left.type.kinds) & set(right.type.kinds):
        raise wrong("wrong-type", say("never-the-same"), at.span(tree))
    if left.type.sort != right.type.sort:
        raise wrong("wrong-type", say("not-comparable"), at.span(tree))
    return ir.Compare(ir.FLAG, "==", left, right)


def is_at(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """Pieces lie on something, things lie in a zone."""
    subject, place = tree.children
    if subject.data == "noun" and nouns.base_form(c, subject.children[1].children[-1]) in c.words.pieces:
        return pieces.pieces_lie_on(c, subject, tree, place, scope, at)
    thing = nouns.expect(expressions.value(c, subject, scope, at), "thing", subject, at)
    return zones.lies_in(c, thing, place, scope, at)


# ---- how it is told
def joined_phrase(c: Telling, e: ir.Both) -> Phrase:
    return Listed([condition(c, i) for i in e.items], f"cond-{e.op}", f"cond-{e.op}")


def negated_phrase(c: Telling, e: ir.Not) -> Phrase:
    inner = e.item
    if c.style.by_name and isinstance(inner, ir.Compare) and isinstance(inner.left, ir.PropRef):
        word = properties.printed_value(c, inner)
        if word:
            return Say("is-not", thing=term(c, inner.left.thing), what=Say(f"is-{word}", "is"))
    if isinstance(inner, ir.Compare) and isinstance(inner.left, ir.PieceCount) and having.any_of(inner):
        return pieces.there_phrase(c, inner.left, 1, no=True)
    has = having.belongings(inner)
    if has is not None:
        return having.has_phrase(c, has, "yes")
    if isinstance(inner, ir.Compare) and isinstance(inner.left, ir.Aggregate):
        return Say("there-is-no", what=queries.query_phrase(c, inner.left.query, "no", "place"))
    if isinstance(inner, ir.ParamRef):
        return Say("may-not-do", what=permit_words(c.game, inner.param.name, "cond", no="yes"))
    if isinstance(inner, ir.IsEntry):
        return Say("is-not-thing", thing=term(c, inner.thing), other=properties.entry_name(c, inner))
    if isinstance(inner, ir.DefRef) and inner.thing is not None:
        so = Say("is-not", thing=queries.subject_phrase(c, inner.thing), what=Say(f"is-{inner.definition.name}", "is"))
        return definitions.tied(c, inner, so, condition(c, ir.Not(e.type, definitions.defined_as(c, inner))))
    if isinstance(inner, ir.Compare) and inner.op == "==" and inner.left.type.kinds:
        return differs_phrase(c, inner.left, inner.right)
    return Say("not", what=condition(c, inner))


def differs_phrase(c: Telling, left: ir.Expr, right: ir.Expr) -> Phrase:
    """Two things or printed values that are not the same."""
    if isinstance(right, ir.EnumConst):
        return Say("not", what=condition(c, ir.Compare(ir.FLAG, "==", left, right)))
    return Say("other-thing", left=term(c, left), right=term(c, right))


def compare_phrase(c: Telling, e: ir.Compare) -> Phrase:
    left, right = e.left, e.right
    if e.op == "even":
        return Say("is-even", what=term(c, left))
    if isinstance(left, ir.PieceCount) and e.op == ">=" and isinstance(right, ir.Int):
        return pieces.there_phrase(c, left, right.value, no=False)
    has = having.belongings(e)
    if has is not None:
        return having.has_phrase(c, has, "no")
    if (
        isinstance(left, ir.CounterRef)
        and pronouns.is_you(left.holder)
        and isinstance(right, ir.Int)
        and e.op in queries.COMPARED_AS
    ):
        have = Say("you-have", how=queries.COMPARED_AS[e.op], what=Amount(right.value, Noun(left.counter.name)))
        number = Say("compare", left=term(c, left), right=term(c, right), how=queries.COMPARED_AS[e.op])
        return Known([f"number-{left.counter.name}"], number, have)
    if isinstance(left, ir.Round) and isinstance(right, ir.Int) and e.op in queries.COMPARED_AS:
        return Say("round-is", how=queries.COMPARED_AS[e.op], n=right.value)
    if isinstance(left, ir.ZoneCount) and isinstance(right, ir.Int) and e.op in queries.COMPARED_AS:
        return zones.holding_phrase(c, [left], right.value, queries.COMPARED_AS[e.op])
    summed = zones.summed(left)
    if summed and isinstance(right, ir.Int) and e.op in queries.COMPARED_AS:
        return zones.holding_phrase(
            c,
            summed,
            right.value,
            queries.COMPARED_AS[e.op],
            Say("compare", left=term(c, left), right=term(c, right), how=queries.COMPARED_AS[e.op]),
        )
    if isinstance(left, ir.Aggregate) and left.how == "count" and isinstance(right, ir.Int):
        return queries.many_phrase(c, left.query, right.value, e.op)
    if isinstance(right, ir.EnumConst) and isinstance(left, ir.PropRef):
        values = c.words.kinds[left.type.kinds[0]].properties[left.prop].values
        return Say("is-so", thing=queries.subject_phrase(c, left.thing), what=Say(f"is-{values[right.value]}", "is"))
    if e.op == "same":
        return Say("is-copy", thing=term(c, left), other=term(c, right))
    if e.op == "!=" and left.type.kinds:
        return differs_phrase(c, left, right)
    if e.op == "!=":
        return Say("not", what=condition(c, ir.Compare(e.type, "==", left, right)))
    how = queries.COMPARED_AS.get(e.op, "exactly")
    plain: Phrase = Say("compare", left=term(c, left), right=term(c, right), how=how)
    if isinstance(left, ir.CounterRef) and isinstance(right, ir.Int):
        return counters.state_phrase(c, left, "is", plain, how=how, n=right.value)
    if e.op == "==" and left.type.kinds:  # not a number: the same thing on both sides
        return Known(["same-thing"], Say("same-thing", left=term(c, left), right=term(c, right)), plain)
    return plain


def covers_phrase(c: Telling, e: ir.Covers) -> Phrase:
    price = term(c, ir.PropRef(ir.NUMBER, e.prop, e.thing))
    # a named number that is 0 but for cards is told with those cards
    none = e.less is None or (isinstance(e.less, ir.ParamRef) and e.less.thing is None and e.less.param.value == 0)
    less = Plain("") if e.less is None else term(c, e.less)
    things = queries.query_phrase(c, e.query, "bare")
    return Say("covers", things=things, price=price, less=less, spared="no" if none else "yes")


# ---- how it is computed
def lower_compare(c: Lowering, e: ir.Compare, env: Env) -> Expr:
    left = dispatch.value(c, e.left, env)
    if e.op == "even":
        return b.compare(n.Binary("%", left, n.Number(2)), "==", 0)
    right = dispatch.value(c, e.right, env)
    if e.op == "same":
        entries = c.unit.table("ENTRIES", tuple(c.words.entries[t.entry][0] for t in c.words.things) + (-1,))
        return b.compare(b.item(entries, left), "==", b.item(entries, right))
    if isinstance(e.left, ir.Aggregate) and e.left.how == "count" and e.op == ">=" and right == b.ONE:
        return query_masks.any_code(c, e.left.query, env)
    return n.Compare(e.op, left, right)


def compare_truth(c: Lowering, e: ir.Compare, env: Env) -> Expr:
    """At least one of what is never below zero: the number itself."""
    if having.any_of(e) and never_negative(e.left) and not isinstance(e.left, ir.Aggregate):
        return dispatch.value(c, e.left, env)
    return lower_compare(c, e, env)


def lower_both(c: Lowering, e: ir.Both, env: Env) -> Expr:
    return n.Joined(e.op, tuple(cheap_first([dispatch.truth(c, i, env) for i in e.items])))


def lower_not(c: Lowering, e: ir.Not, env: Env) -> Expr:
    lying = existence.some_of(e.item)
    if isinstance(lying, ir.ZoneCount) and lying.zone.single:
        return zones.empty(c, lying.zone, lying.holder, env)
    return n.Not(dispatch.truth(c, e.item, env))


def joined_may_hold(guess: Unsure, e: ir.Both, env: Env) -> Expr:
    return n.Joined(e.op, tuple(guess.truth(item, env) for item in e.items))


def compare_may_hold(guess: Unsure, e: ir.Compare, env: Env) -> Expr:
    """Of so many things, there may be one."""
    some = e.op == ">=" and (ir.figure_of(e.right) or 0) > 0
    if some and isinstance(e.left, ir.Aggregate) and e.left.how == "count":
        return guess.any_code(e.left.query, env)
    return b.YES


def lower_covers(c: Lowering, e: ir.Covers, env: Env) -> Expr:
    """The amounts asked for, less what lies there, are at most as many as may be missing."""
    needs: list[tuple[tuple[int, int], ...]] = [()] * (len(c.words.things) + 1)
    for (prop, entry), printed in c.game.printed.items():
        if prop == e.prop:
            for index in c.words.entries[entry]:
                needs[index] = tuple(printed.needs)
    table = c.unit.table("ND_" + c.unit.numbered("needs", e.prop), tuple(needs))
    loop = query_sources.clause(c, e.query, env)
    spared = dispatch.value(c, e.less, env) if e.less is not None else b.ZERO
    have = n.Each(b.item(thing_tables.prop_table(c, e.match), Var(loop.var)), (loop,))
    lacking = n.Call("lacking", (have, b.listed(table, dispatch.value(c, e.thing, env))), state=False)
    return n.Compare("<=", lacking, spared)


def covers_sight(e: ir.Covers, game: CheckedGame) -> list[Any]:
    return [e.query, Found(e.query), e.thing, e.less]


TERMS: dict[type, Term] = {
    ir.Compare: Term(
        facts=plain(),
        lower=lower_compare,
        truth=compare_truth,
        phrase=None,
        condition=compare_phrase,
        may_hold=compare_may_hold,
    ),
    ir.Both: Term(facts=plain(), lower=lower_both, phrase=None, condition=joined_phrase, may_hold=joined_may_hold),
    ir.Not: Term(facts=plain(), lower=lower_not, phrase=None, condition=negated_phrase),
    ir.Covers: Term(
        facts=TermFacts(nothing, nowhere, False, never, never, covers_sight),
        lower=lower_covers,
        phrase=None,
        condition=covers_phrase,
    ),
}
