"""Choosing: one of several things, one of several alternatives, whether, and in which order."""

from __future__ import annotations

from dataclasses import replace

from lark import Token

from ..diagnostics.problems import Span, say
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..packs.tree import Map, Node, Seq
from ..reading.context import Checking, Header
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax.parser import Branch
from ..terms import amounts, nouns, pronouns, queries
from . import bodies
from .facts import NONE, Course, Facts, Parts, composed, freely, no_parts


def choose(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    quantity, query, name = tree.children[0].children
    try:
        if quantity is not None:
            raise wrong(
                "choose-several",
                say("several-need-body"),
                span,
                say("several-need-body-hint"),
            )
        found = must_be_seen(chosen(c, query, name, scope, at), query, at)
        return ir.Choose(span, text, found, pronouns.you(scope, tree, at))
    except Wrong:
        scope.broken = True
        raise


def chosen(c: Checking, query_tree: Branch, name: Token | None, scope: Scope, at: At) -> ir.Query:
    """Resolves the query and makes `that K` stand for what is chosen."""
    query = queries.query(c, query_tree, scope, at, str(name) if name is not None else "")
    known = scope.that.get(str(name)) if name is not None else None
    if known is not None and known.type == query.var.type:
        query = replace(query, into=known)
    else:
        scope.that[query.var.name] = query.var
    head = nouns.base_form(c, query_tree.children[1].children[-1])
    if name is None:
        scope.that[head] = query.var
    elif head not in scope.that:
        scope.that[head] = query.var
    return query


def must_be_seen(query: ir.Query, tree: Branch, at: At) -> ir.Query:
    """Whoever chooses sees what there is: a zone nobody sees offers nothing to choose from."""
    if query.zone is not None and query.zone.seen_by == "nobody":
        raise wrong(
            "hidden-choice",
            say("nobody-sees", zone=query.zone.name),
            at.span(tree),
            say("deal-then-choose"),
        )
    return query


def choose_body(c: Checking, h: Header) -> ir.Effect:
    """`choose up to 2 cards in ...:`: the body is done with each."""
    otherwise = bodies.otherwise(c, h)
    quantity, query_tree, name = h.tree.children[0].children
    inner = h.scope.child()
    query = must_be_seen(chosen(c, query_tree, name, inner, h.at), query_tree, h.at)
    most: ir.Expr | None = None
    different = False
    if quantity is not None:
        if str(quantity.data).startswith("exactly"):
            raise wrong(
                "choose-several",
                say("choose-exactly"),
                h.span,
                say("choose-exactly-hint"),
            )
        most = amounts.count(c, quantity.children[0], h.scope, h.at)
        different = quantity.data == "up_to_different"
    body = bodies.below(c, h, inner)
    return ir.ChooseBody(h.span, h.key, query, pronouns.you(h.scope, h.tree, h.at), most, different, body, otherwise)


def choose_one(c: Checking, h: Header) -> ir.Effect:
    """`choose one:`: alternatives, named or listed."""
    otherwise = bodies.otherwise(c, h)
    alternatives = []
    if isinstance(h.value, Map) and all(bodies.is_plain(k) for k in h.value.items):
        for name, node in h.value:
            bodies.step_name(c, name, h.value.keys[name])
            alternatives.append(ir.Alternative(name, bodies.body(c, node, h.scope.child(), True, h.depth + 1)))
    elif isinstance(h.value, Seq):
        for i, node in enumerate(h.value.items):
            body = bodies.body(c, node, h.scope.child(), True, h.depth + 1)
            name = body.rule.name if isinstance(body, ir.Call) else f"choice_{i + 1}"
            alternatives.append(ir.Alternative(name, body))
    else:
        raise wrong("wrong-type", say("alternatives-needed"), h.span)
    names = [a.name for a in alternatives]
    for name in names:
        if names.count(name) > 1:
            raise wrong(
                "name-twice",
                say("two-alternatives", name=name),
                h.span,
                say("name-them", code="choose one: {one: ..., two: ...}"),
            )
    return ir.ChooseOne(h.span, h.key, pronouns.you(h.scope, h.tree, h.at), alternatives, otherwise)


def may(c: Checking, h: Header) -> ir.Effect:
    return ir.May(h.span, h.key, pronouns.you(h.scope, h.tree, h.at), bodies.below(c, h, h.scope.child(), True))


def in_any_order(c: Checking, h: Header) -> ir.Effect:
    listed: list[tuple[str, Node]] = [("", item) for item in h.value.items] if isinstance(h.value, Seq) else []
    if isinstance(h.value, Map) and all(bodies.is_plain(k) for k in h.value.items):
        listed = [*h.value]
    items: list[ir.Effect] = []
    names: list[str] = []
    for name, node in listed if isinstance(h.value, Seq) else listed or [("", h.value)]:
        body = bodies.body(c, node, h.scope.child(), False, h.depth + 1)
        parts = body.items if isinstance(body, ir.Seq) and body.together and not name else [body]
        items += parts
        names += [name or ir.part_name(part) for part in parts]
    if any(isinstance(inner, ir.AnyOrder) for item in items for inner in walk.effects(item)):
        raise wrong("any-order", say("order-in-order"), h.span, say("one-list-of-parts"))
    if len(items) < 2 and not isinstance(items[0] if items else None, (ir.Do, ir.Answers)):
        raise wrong("any-order", say("one-part"), h.span, say("list-the-parts", code="[..., ...]"))
    numbered = [name or f"part_{i + 1}" for i, name in enumerate(names)]
    return ir.AnyOrder(h.span, h.key, pronouns.you(h.scope, h.tree, h.at), items, numbered)


# ---- what is known of it
def _chosen(parts: Parts, *, asks: bool = True, fails: bool = False) -> Facts:
    return Facts(
        asks=asks,
        fails=fails,
        reads=NONE,
        writes=NONE,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=parts,
    )


def choose_facts(e: ir.Choose, game: CheckedGame) -> Facts:
    return _chosen(no_parts(), fails=True)


def choose_body_facts(e: ir.ChooseBody, game: CheckedGame) -> Facts:
    otherwise = () if e.otherwise is None else (e.otherwise,)
    upto = e.most is not None  # none at all is possible
    return _chosen(freely(e.body, *otherwise, needed=() if upto else otherwise), fails=not upto and not otherwise)


def choose_one_facts(e: ir.ChooseOne, game: CheckedGame) -> Facts:
    bodies = tuple(a.body for a in e.alternatives)
    if e.otherwise is not None:
        return _chosen(freely(*bodies, e.otherwise, needed=(e.otherwise,)))
    own = tuple(a.body for a in e.alternatives if a.ability is None)
    return _chosen(freely(*bodies, enough=own), fails=not own)


def may_facts(e: ir.May, game: CheckedGame) -> Facts:
    return _chosen(freely(e.body))


def any_order_facts(e: ir.AnyOrder, game: CheckedGame) -> Facts:
    # whether somebody is asked depends on whether the parts get in each other's way: the analysis knows
    return composed(Parts(tuple(e.items), Course.ANY, ()))  # each of them is always possible: the check sees to that
