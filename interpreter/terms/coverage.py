"""Amounts of a kind, met by what is printed on some things: `cards of it cover price of that deal`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import TermFacts, never, nothing, nowhere
from ..model.node import node
from ..model.sight import Found
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Plain, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from ..reading.context import Checking, TermReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import expressions, parameters, places, pronouns, properties, queries, query_phrases, query_sources, thing_tables


@node
class Covers(ir.Expr):
    """Do the things of a query, by what is printed on them, meet the amounts printed on another, but for `less`?"""

    query: ir.Query
    match: str
    prop: str
    thing: ir.Expr
    less: ir.Expr | None


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
    return Covers(ir.FLAG, query, match[0], prop, thing, spared)


# ---- how it is told
def covers_phrase(c: Telling, e: Covers) -> Phrase:
    price = term(c, properties.PropRef(ir.NUMBER, e.prop, e.thing))
    # a named number that is 0 but for cards is told with those cards
    none = e.less is None or (
        isinstance(e.less, parameters.ParamRef) and e.less.thing is None and parameters.figure(c, e.less) == 0
    )
    less = Plain("") if e.less is None else term(c, e.less)
    spared = "no" if none else "yes"
    things, outer = query_phrases.query_phrase(c, e.query, "bare"), e.query.through
    beside = outer.of if outer is not None and not outer.tests else None
    if beside is None or not (pronouns.is_it(c, beside) or c.here is not None and ir.local_of(beside) is c.here):
        return Say("covers", things=things, price=price, less=less, spared=spared)
    # what lies beside the thing looked for is told of it: a relative pronoun would stand too deep in the clause
    own = query_phrases.query_phrase(c, replace(e.query, source="all", through=None, zone=None, holder=None), "bare")
    it = term(c, beside)
    return Say("covers-beside", it=it, things=own, whole=things, price=price, less=less, spared=spared)


# ---- how it is computed
def lower_covers(c: Lowering, e: Covers, env: Env) -> Expr:
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


# ---- what is known of it
def covers_sight(e: Covers, game: CheckedGame) -> list[Any]:
    return [e.query, Found(e.query), e.thing, e.less]


#: by the name of a rule of the grammar, what reads it
CONDITIONS: dict[str, TermReader] = {
    "covers": covers,
}

TERMS: dict[type, Term] = {
    Covers: Term(
        facts=TermFacts(nothing, nowhere, never, never, never, covers_sight),
        lower=lower_covers,
        phrase=None,
        condition=covers_phrase,
    ),
}
