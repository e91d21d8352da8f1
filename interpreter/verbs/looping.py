"""Going through things and players: find, each, as each."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..lowering.anatomy import OF_ITS_PARTS, Verb, refused
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, again, composed, freely, one
from ..model.vocabulary import PLAYER, Thing
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline, term
from ..phrases.words import Listed, Phrase, Say
from ..reading.context import Checking, Header
from ..reading.scope import PLAYER_TYPE, At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import expressions, nouns, pronouns, properties, queries
from . import bodies, choosing, control, flow, guard_ways, sequences


def looped(c: Checking, query_tree: Branch, scope: Scope, at: At) -> tuple[ir.Query, Scope]:
    """What is gone through, and a scope in which `that K` is one of them (`they`, if it is a player)."""
    inner = scope.child()
    query = choosing.what_is_chosen(c, query_tree, None, inner, at)
    if query.var.type.kinds == (PLAYER,):
        inner.they = query.var
    return query, inner


def find(c: Checking, h: Header) -> ir.Effect:
    """The first that is found."""
    otherwise = bodies.otherwise(c, h)
    query, inner = looped(c, h.tree.children[0], h.scope, h.at)
    return ir.Find(h.span, h.key, query, bodies.below(c, h, inner), otherwise)


def each(c: Checking, h: Header) -> ir.Effect:
    """All of them, one after the other; nobody else acts."""
    query, inner = looped(c, h.tree.children[0], h.scope, h.at)
    return ir.Each(h.span, h.key, query, bodies.below(c, h, inner))


def as_each(c: Checking, h: Header) -> ir.Effect:
    """Each player acts, in turn or in secret; of things with an owner, their owners."""
    inner = h.scope.child()
    query = queries.query(c, h.tree.children[0], h.scope, h.at)
    owned = all(c.words.kinds[k].owned for k in query.kinds)
    secret = h.tree.data == "as_each_secretly"
    if query.var.type != PLAYER_TYPE and (secret or not owned):
        raise wrong("wrong-type", say("only-players-act"), h.span, say("write", code="as each player:"))
    inner.you, inner.they = ir.Local("you", PLAYER_TYPE) if owned else query.var, None
    if owned:
        inner.it = inner.that[query.kinds[0]] = query.var
    keys = []
    turn_order = h.tree.children[1] if len(h.tree.children) > 1 else None
    if turn_order is not None:
        for how, value_tree in zip(turn_order.children[::2], turn_order.children[1::2], strict=True):
            keys.append((str(how), order_key(c, value_tree, query if owned else None, inner, h.at)))
    body_scope = inner.child()
    body_scope.it = h.scope.it
    return ir.AsEach(
        h.span,
        h.key,
        query,
        bodies.below(c, h, body_scope),
        secret,
        keys,
        inner.you if owned else None,
    )


def order_key(c: Checking, tree: Branch, query: ir.Query | None, scope: Scope, at: At) -> ir.Expr:
    """What orders turns: a number of the player, or of the thing whose owner acts (`from lowest seat`)."""
    if query is not None and tree.data == "noun" and tree.children[0] is tree.children[2] is tree.children[3] is None:
        thing = ir.LocalRef(query.var.type, query.var)
        value = properties.of_thing(c, nouns.plain_noun(tree.children[1], at), thing, scope, at)
        return nouns.expect(value, "number", tree, at)
    return expressions.number(c, tree, scope, at)


# ---- what is known of it
def find_facts(e: ir.Find, game: CheckedGame) -> Facts:
    return composed(one(e.body, e.otherwise))


def each_facts(e: ir.Each, game: CheckedGame) -> Facts:
    return composed(again(e.body))


def as_each_facts(e: ir.AsEach, game: CheckedGame) -> Facts:
    return composed(freely(e.body, needed=(e.body,)), hands_over=True)


# ---- how it is told
def find_phrase(c: Telling, e: ir.Find) -> Phrase | None:
    if c.style.tells_otherwise and e.otherwise is not None:
        return None
    body = inline(c, e.body)
    return Say("if", cond=queries.there_is_phrase(c, e.query), then=body) if body is not None else None


def each_phrase(c: Telling, e: ir.Each) -> Phrase | None:
    with pronouns.aside(c):
        body = inline(c, e.body)
    return Say("each", what=queries.query_phrase(c, e.query, "each"), then=body) if body is not None else None


def as_each_phrase(c: Telling, e: ir.AsEach) -> Phrase | None:
    with pronouns.aside(c):
        body = inline(c, e.body)
    if body is None:
        return None
    return Say("as-each", what=turns_phrase(c, e), then=body, secret="yes" if e.secret else "no")


def find_lines(c: Telling, e: ir.Find, depth: int) -> list[Line]:
    head = Line(depth, Say("if-open", cond=queries.there_is_phrase(c, e.query)), open=True)
    return [head, *sequences.listed(c, e.body, depth + 1), *sequences.otherwise_lines(c, e.otherwise, depth)]


def each_lines(c: Telling, e: ir.Each, depth: int) -> list[Line]:
    return lines_below(c, queries.query_phrase(c, e.query, "each"), e.body, depth)


def as_each_lines(c: Telling, e: ir.AsEach, depth: int) -> list[Line]:
    return lines_below(c, turns_phrase(c, e), e.body, depth)


def lines_below(c: Telling, who: Phrase, body: ir.Effect, depth: int) -> list[Line]:
    with pronouns.aside(c):
        return [Line(depth, Say("each-open", what=who), open=True), *sequences.listed(c, body, depth + 1)]


def turns_phrase(c: Telling, e: ir.AsEach) -> Phrase:
    """Who acts one after the other: whose thing it is, and in which order."""
    who = queries.query_phrase(c, e.query, "each")
    notes: list[Phrase] = [Say("turn-owner")] if e.you is not None else []
    notes += [Say("turn-order", by=term(c, value), how=how) for how, value in e.keys]
    return Say("in-turn", who=who, notes=Listed(notes, "note-next", "note-next")) if notes else who


def for_nobody(c: Telling, e: ir.Each) -> bool:
    """Does what is printed on the things already say that none is meant?"""
    q = e.query
    if q.source != "all":
        return False
    things = [t for kind in q.kinds for t in c.words.kinds[kind].things]
    return not any(all(may_be(t, test.cond, q.var) for test in q.tests) for t in things)


def may_be(thing: Thing, cond: ir.Expr, var: ir.Local) -> bool:
    if isinstance(cond, ir.PropRef) and pronouns.means(cond.thing, var):
        return bool(thing.numbers.get(cond.prop, 1))
    if (
        isinstance(cond, ir.Compare)
        and cond.op == "=="
        and isinstance(cond.left, ir.PropRef)
        and isinstance(cond.right, ir.EnumConst)
        and pronouns.means(cond.left.thing, var)
    ):
        return thing.numbers.get(cond.left.prop, cond.right.value) == cond.right.value
    return True


VERBS: dict[type[ir.Effect], Verb] = {
    ir.Each: Verb(
        facts=each_facts,
        secrecy=OF_ITS_PARTS,
        lower=control.leaf_each,
        steps=flow.emit_each,
        guard=guard_ways.go_each,
        phrase=each_phrase,
        lines=each_lines,
        idle=for_nobody,
    ),
    ir.AsEach: Verb(
        facts=as_each_facts,
        secrecy=refused(say("secret-acts")),
        lower=control.leaf_as_each,
        steps=flow.emit_as_each,
        phrase=as_each_phrase,
        lines=as_each_lines,
    ),
    ir.Find: Verb(
        facts=find_facts,
        secrecy=OF_ITS_PARTS,
        lower=control.leaf_find,
        steps=flow.emit_find,
        guard=guard_ways.go_find,
        phrase=find_phrase,
        lines=find_lines,
    ),
}
