"""Choosing: one of several things, one of several alternatives, whether, and in which order."""

from __future__ import annotations

from dataclasses import replace

from lark import Token

from ..diagnostics.problems import Span, say
from ..lowering.anatomy import OF_ITS_PARTS, Verb
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.facts import NONE, Course, Facts, Parts, always, composed, freely, no_parts
from ..packs.tree import Map, Node, Seq
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline, lines, term
from ..phrases.words import Listed, Phrase, Say
from ..reading.context import Checking, Header
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax.parser import Branch
from ..terms import amounts, nouns, pronouns, queries
from . import bodies, calling, choices, flow, guard_ways, leaves, orders, sequences
from .counters import gained

DIFFERENT = {True: "yes", False: "no"}


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


# ---- how it is told
def any_order_phrase(c: Telling, e: ir.AnyOrder) -> Phrase | None:
    only = e.items[0]
    if len(e.items) == 1 and isinstance(only, ir.Do):
        return calling.do_printed_phrase(c, only, "any")
    printed = [item for item in e.items if isinstance(item, ir.Do)]
    if len(e.items) == 2 and len(printed) == 1 and any(isinstance(item, ir.Answers) for item in e.items):
        return calling.answered_phrase(c, printed[0])
    if any(sequences.reaches(item) for item in e.items):
        return None
    found = sequences.phrases(c, [part for item in e.items for part in sequences.steps_of(c, item)])
    if found is None or len(found) > sequences.LONGEST:
        return None
    return Say("in-any-order", what=Listed(found)) if found else Say("nothing")


def choose_phrase(c: Telling, e: ir.Choose) -> Phrase:
    chosen = Say("choose", what=queries.query_phrase(c, e.query))
    pronouns.meet(c, e.query.var)
    return chosen


def choose_for_phrase(c: Telling, e: ir.ChooseBody) -> Phrase | None:
    if c.style.tells_otherwise and e.otherwise is not None:
        return None
    chosen, several = Say("choose", what=queries.query_phrase(c, e.query)), queries.query_phrase(c, e.query, "bare")
    pronouns.meet(c, e.query.var)
    body = inline(c, e.body)
    if body is None:
        return None
    if e.most is None:
        return Listed([chosen, body], "then", "then-comma")
    if isinstance(e.most, ir.Int) and e.most.value == 1:
        return Say("may", what=Listed([chosen, body], "then", "then-comma"))
    return Say("choose-up-to", n=term(c, e.most), what=several, body=body, different=DIFFERENT[e.different])


def may_phrase(c: Telling, e: ir.May) -> Phrase | None:
    body = sequences.offer_phrase(c, e.body) or inline(c, e.body)
    return Say("may", what=body) if body is not None else None


def choose_one_phrase(c: Telling, e: ir.ChooseOne) -> Phrase | None:
    if c.style.tells_otherwise and e.otherwise is not None:
        return None
    if c.style.lists and not all(short(c, a.body) for a in e.alternatives if a.ability is None):
        return None
    gains = [gained(a.body) for a in e.alternatives]
    if e.group and all(gains):
        return Say("gain", what=amounts.amount_phrase(c, ir.Int(ir.NUMBER, 1), e.group))
    offered = [a for a in e.alternatives if a.ability is None]
    if any(sequences.for_each(p) for a in offered[:-1] for p in sequences.steps_of(c, a.body)):
        return None  # `each time do this or that` would be another rule
    bodies = [sequences.offer_phrase(c, a.body) or inline(c, a.body) for a in offered]
    if len(bodies) > sequences.LONGEST or any(b is None for b in bodies):
        return None
    return Listed([b for b in bodies if b is not None], "either-do", "either-do-comma")


def short(c: Telling, body: ir.Effect) -> bool:
    """Is an alternative one plain instruction, or a price and what it buys?"""
    parts = sequences.steps_of(c, body)
    if len(parts) > 1 and sequences.offer_phrase(c, body) is None:
        return False
    return all(sequences.plain(part) for part in parts)


def choose_for_lines(c: Telling, e: ir.ChooseBody, depth: int) -> list[Line]:
    if e.most is None:
        chosen = Say("choose", what=queries.query_phrase(c, e.query))
    else:
        several, different = queries.query_phrase(c, e.query, "bare"), DIFFERENT[e.different]
        chosen = Say("choose-up-to-open", n=term(c, e.most), what=several, different=different)
    found = [Line(depth, chosen), *sequences.listed(c, e.body, depth)]
    return [*found, *sequences.otherwise_lines(c, e.otherwise, depth)]


def choose_one_lines(c: Telling, e: ir.ChooseOne, depth: int) -> list[Line]:
    head = Line(depth, Say("choose-one"), open=True)
    points: list[Line] = []
    before = dict(c.spoken)
    for a in e.alternatives:
        if a.ability is None:
            points += sequences.point(c, sequences.offer_phrase(c, a.body), a.body, depth + 1)
            c.spoken = dict(before)  # one alternative does not speak of what another has chosen
    if e.otherwise is None:
        return [head, *points]
    return [head, *points, Line(depth, Say("otherwise"), open=True), *lines(c, e.otherwise, depth + 1)]


def may_lines(c: Telling, e: ir.May, depth: int) -> list[Line]:
    return [Line(depth, Say("you-may"), open=True), *sequences.listed(c, e.body, depth + 1)]


def any_order_lines(c: Telling, e: ir.AnyOrder, depth: int) -> list[Line]:
    points = [line for item in e.items for line in sequences.point(c, None, item, depth + 1)]
    return [Line(depth, Say("in-any-order-open"), open=True), *points]


VERBS: dict[type[ir.Effect], Verb] = {
    ir.AnyOrder: Verb(
        facts=any_order_facts,
        secrecy=OF_ITS_PARTS,
        lower=leaves.leaf_any_order,
        steps=orders.emit_any_order,
        phrase=any_order_phrase,
        lines=any_order_lines,
    ),
    ir.Choose: Verb(
        facts=choose_facts,
        secrecy=OF_ITS_PARTS,
        steps=choices.emit_choose,
        opens=choices.choose_opens,
        asks_first=always,
        guard=guard_ways.go_choose,
        phrase=choose_phrase,
        lines=None,
    ),
    ir.ChooseBody: Verb(
        facts=choose_body_facts,
        secrecy=OF_ITS_PARTS,
        steps=choices.emit_choose_body,
        opens=choices.choose_body_opens,
        asks_first=choices.choose_body_asks_first,
        guard=guard_ways.go_choose_body,
        phrase=choose_for_phrase,
        lines=choose_for_lines,
    ),
    ir.ChooseOne: Verb(
        facts=choose_one_facts,
        secrecy=OF_ITS_PARTS,
        steps=choices.emit_choose_one,
        opens=choices.choose_one_opens,
        asks_first=choices.choose_one_asks_first,
        guard=guard_ways.go_choose_one,
        phrase=choose_one_phrase,
        lines=choose_one_lines,
    ),
    ir.May: Verb(
        facts=may_facts,
        secrecy=OF_ITS_PARTS,
        steps=flow.emit_may,
        phrase=may_phrase,
        lines=may_lines,
    ),
}
