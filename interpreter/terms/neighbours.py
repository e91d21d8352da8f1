"""Neighbours: what is laid out lies next to something."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ..diagnostics.problems import say
from ..lowering.anatomy import Term
from ..model import ir
from ..model.checked import CheckedGame
from ..model.regions import Region, laid_out
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Say
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import expressions, lowered, nouns, places, pronouns
from .facts import looking


def neighbour(c: Checking, thing: ir.Expr, kinds: tuple[str, ...], tree: Any, at: At) -> ir.Expr:
    """Only what is laid out has neighbours, and they are of the same kind."""
    laid = {x.of for x in c.words.layouts.values()}
    for kind in (*kinds, *thing.type.kinds):
        if kind not in laid:
            raise wrong(
                "wrong-type",
                say("no-neighbours", kind=kind),
                at.span(tree),
                say("only-laid-out"),
            )
    if not set(kinds) & set(thing.type.kinds):
        raise wrong("wrong-type", say("noun-belongs", noun=kinds[0], found=thing.type.kinds), at.span(tree))
    return thing


def is_next(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`it is next to that site`."""
    left = nouns.expect(expressions.value(c, tree.children[0], scope, at), "thing", tree, at)
    right = neighbour(c, places.place_thing(c, tree.children[1], scope, at), left.type.kinds, tree, at)
    return ir.NextTo(ir.FLAG, left, right)


# ---- how it is told
def neighbour_of_it(c: Telling, cond: ir.Expr) -> ir.Query | None:
    """`there is a hut next to it`: the hut."""
    if not (isinstance(cond, ir.Compare) and cond.op == ">=" and isinstance(cond.left, ir.Aggregate)):
        return None
    q = cond.left.query
    one = isinstance(cond.right, ir.Int) and cond.right.value == 1 and cond.left.how == "count"
    near = q.next_to is not None and pronouns.is_it(c, q.next_to)
    return replace(q, next_to=None) if one and near else None


def next_to_phrase(c: Telling, e: ir.NextTo) -> Phrase:
    return Say("lies", thing=term(c, e.left), where=Say("next-to", thing=term(c, e.right)))


# ---- what is known of it
def neighbours_read(e: ir.NextTo, game: CheckedGame) -> Iterable[Region]:
    return laid_out(game.words)


TERMS: dict[type, Term] = {
    ir.NextTo: Term(facts=looking(neighbours_read), lower=lowered.lower_next_to, phrase=None, condition=next_to_phrase),
}
