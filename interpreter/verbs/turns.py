"""Turns: each player acts, one after the other or all at once in secret; of things with an owner, their owners."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, repeat
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch, emission, steps
from ..lowering.anatomy import REACHING, TERMS, InFlow, Verb, refused
from ..lowering.context import Awake, Env, Lowering
from ..lowering.secret_independence import Apart, written_by_all
from ..lowering.stops import Context, Loop, Secret
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.facts import Course, Facts, Parts, composed
from ..model.node import node
from ..model.sight import parts_by
from ..model.vocabulary import PLAYER
from ..phrases.fallbacks import Known
from ..phrases.lines import Line
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading.context import Checking, Header, HeaderReader
from ..reading.scope import PLAYER_TYPE, At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import expressions, nouns, properties, queries, query_phrases, query_sources, seats, thing_tables
from . import bodies, each_player, repeating


@node
class AsEach(ir.Effect):
    query: ir.Query
    body: ir.Effect
    secret: bool
    keys: list[tuple[str, ir.Expr]]  # (lowest/highest, expression about the player)
    #: from whom seats are counted, where keys decide nothing
    first: ir.Expr | None
    #: who acts, where the query is over things that belong to players
    you: ir.Local | None = None


def as_each(c: Checking, h: Header) -> ir.Effect:
    """Each player acts, in turn or in secret; of things with an owner, their owners."""
    inner = h.scope.child()
    query = queries.query(c, h.tree.children[0], h.scope, h.at)
    name = queries.name_of(h.tree.children[0], h.at)
    if name is not None and query.kinds == (PLAYER,):  # who acts is told as whoever acts, whatever they are called
        acting = ir.Local(PLAYER, PLAYER_TYPE)
        query = replace(walk.with_local(query, query.var, acting), var=acting)
    if name is not None:
        inner.that[str(name)] = query.var
    owned = all(c.words.kinds[k].owned for k in query.kinds)
    secret = h.tree.data == "as_each_secretly"
    if query.var.type != PLAYER_TYPE and (secret or not owned):
        raise wrong("wrong-type", say("only-players-act"), h.span, say("write", code="as each player:"))
    inner.you, inner.they = ir.Local("you", PLAYER_TYPE) if owned else query.var, None
    if owned:
        inner.it = inner.that[query.kinds[0]] = query.var
    keys = []
    *ordered, beginning = h.tree.children[1].children if len(h.tree.children) > 1 and h.tree.children[1] else (None,)
    for how, value_tree in zip(ordered[::2], ordered[1::2], strict=True):
        keys.append((str(how), order_key(c, value_tree, query if owned else None, inner, h.at)))
    first = seats.a_player(c, beginning, h.scope, h.at) if beginning is not None else None
    body_scope = inner.child()
    body_scope.it = h.scope.it
    return AsEach(
        h.span,
        h.key,
        query,
        bodies.below(c, h, body_scope),
        secret,
        keys,
        first,
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
def as_each_facts(e: AsEach, game: CheckedGame) -> Facts:
    parts = Parts((e.body,), Course.FREELY, (e.body,), secretly=e.query.var if e.secret else None)
    return composed(parts, hands_over=True)


def turns_seen(e: AsEach) -> list[Any]:
    return [e.query, *(value for _, value in e.keys), *([e.first] if e.first is not None else [])]


# ---- how it is told
def as_each_phrase(c: Telling, e: AsEach) -> Phrase | None:
    return each_player.each_phrase(c, acting_phrase(c, e), e.you or e.query.var, e.body, order_notes(c, e), e.secret)


def as_each_lines(c: Telling, e: AsEach, depth: int) -> list[Line]:
    return each_player.each_lines(c, acting_phrase(c, e), e.you or e.query.var, e.body, order_notes(c, e), depth)


def acting_phrase(c: Telling, e: AsEach) -> Phrase:
    """Who acts: players, or the owners of things."""
    found = query_phrases.query_phrase(c, e.query, "each")
    return found if e.you is None else Say("owner-of-each", thing=found)


def order_notes(c: Telling, e: AsEach) -> list[Phrase]:
    """In which order they act; the second number decides where the first is the same, then who sits nearer."""
    notes: list[Phrase] = []
    for (how, value), tied in zip(e.keys, chain(["no", "yes"], repeat("still")), strict=False):
        number, what = term(c, value), TERMS[type(value)].counted(c, value)
        said = Say("turn-order", by=number, how=how, tied=tied)
        counted = Say("turn-order-counted", what=what, how=how, tied=tied) if what is not None else said
        # so many of something, unless a language has words for it as a number
        notes.append(Known(number.needs, said, counted) if isinstance(number, Known) else counted)
    if e.first is not None:
        notes.append(Say("turn-order-from", who=term(c, e.first), tied="yes" if e.keys else "no"))
    return notes


# ---- how it is done
def lower_as_each(c: Lowering, e: AsEach, env: Env, awake: Awake) -> list[Stmt]:
    v = c.unit.fresh("v")
    acting = {e.query.var: Var(v)} if e.you is None else {e.query.var: Var(v), e.you: thing_tables.owner(c, Var(v))}
    order = turn_order(c, e, env)
    return [n.ForEach(v, order, tuple(dispatch.statements(c, e.body, env.plus(acting), awake)))]


def as_each_steps(c: Lowering, e: AsEach, env: Env, then: int, ctx: Context) -> int:
    var = env[e.query.var]
    if e.secret:
        return secret_steps(c, e, env, then, ctx)
    order = steps.spare(c, "order")
    head = steps.new_pc(c)
    you = var if e.you is None else env[e.you]
    inner = replace(ctx, you=you, gone=head) if ctx.flow else replace(ctx, rest=repeating.once_more(c, e, env, ctx))
    body = c.flow(e.body, env, head, inner) if ctx.flow else emission.emit(c, [e.body], env, head, inner)
    loop = Loop(c.layout.slot(e.query.var))
    acting: list[Stmt] = []
    if e.you is not None:
        things = tuple(t.index for k in e.query.kinds for t in c.words.kinds[k].things)
        loop = Loop(c.layout.slot(e.you), things, c.layout.slot(e.query.var), path=ctx.path)
        loop.every = e.query.source == "all" and unpicked(e.query)
        acting = [steps.store(you, thing_tables.owner(c, var))]
    bits = loop.bits
    m, kept = Var("m"), n.Number(order)
    turn: list[Stmt] = [
        n.Set("m", n.Slot(kept)),
        b.when(n.Not(m), [b.go(then)]),
        n.Store(kept, n.Binary(">>", m, n.Number(bits))),
        steps.store(var, b.minus(n.Binary("&", m, n.Number((1 << bits) - 1)), 1)),
        *acting,
    ]
    if c.layout.out >= 0 and e.query.source in ("players", "opponents"):  # who has left meanwhile
        turn.append(b.when(b.slot(c.layout.out, you), [b.go(head)]))
    steps.add_step(c, turn, body, head)
    loop.first = dispatch.value(c, e.first, env) if e.first is not None else None
    c.loops[order], c.turn_heads[head] = loop, then
    if everybody(c, e):
        turns = sum(v + 1 << bits * v for v in range(c.players))
        return steps.add_step(c, [n.Store(kept, n.Number(turns))], head)
    last = n.Binary("|", n.Binary("<<", m, n.Number(bits)), b.plus(Var("v"), 1))
    listed = n.ForEach("v", n.Reversed(turn_order(c, e, env)), (n.Set("m", last),))
    return steps.add_step(c, [n.Set("m", b.ZERO), listed, n.Store(kept, m)], head)


def as_each_in_flow(c: Lowering, e: AsEach) -> InFlow:
    return InFlow.STEPS if not e.secret and c.analysis.asks(e) else InFlow.STEP


def everybody(c: Lowering, e: AsEach) -> bool:
    """All players, by seat: always the same order."""
    q = e.query
    return q.source == "players" and unpicked(q) and not e.keys and e.first is None and c.layout.out < 0


def unpicked(q: ir.Query) -> bool:
    """Is nothing asked of what is looked for?"""
    return all(x is None for x in (q.through, q.connected, q.next_to)) and not q.tests


def secret_steps(c: Lowering, e: AsEach, env: Env, then: int, ctx: Context) -> int:
    env[e.query.var]
    entry = emission.emit(c, [e.body], env, c.thread_end, Context(False, None, ctx.path, you=env[e.query.var]))
    pc = steps.new_pc(c)
    written = c.analysis.writes(e.body)
    apart = Apart(c.analysis, e.body, e.query.var).holds(e.body) and not written_by_all(c.layout, written)
    players = n.Fold("list", query_sources.listing(c, e.query, env))
    c.secrets[pc] = Secret(pc, players, c.layout.slot(e.query.var), entry, then, ctx.path, e.span, written, apart)
    return pc


def turn_order(c: Lowering, e: AsEach, env: Env) -> Expr:
    """The players found, in the order asked for; ties and no order: by seat, from somebody or from the first seat."""
    found, q = query_sources.listing(c, e.query, env), Var("q")
    keys = list(dispatch.sort_keys(c, e.keys, "highest", env.plus({e.query.var: q})))
    if e.first is not None:
        seat = q if e.you is None else thing_tables.owner(c, q)
        away = seats.turns_after(c, dispatch.value(c, e.first, env), seat)
        keys.append(dispatch.if_there(c, e.first, away, seat, env))
    return n.Sorted(found, "q", tuple(keys)) if keys else found


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "as_each": as_each,
    "as_each_secretly": as_each,
}

VERBS: dict[type[ir.Effect], Verb] = {
    AsEach: Verb(
        facts=as_each_facts,
        secrecy=refused(say("secret-acts")),
        sight=parts_by(turns_seen),
        lower=lower_as_each,
        steps=as_each_steps,
        in_flow=as_each_in_flow,
        guard=None,
        phrase=as_each_phrase,
        lines=as_each_lines,
        asking=None,
        in_sentence=REACHING,
    ),
}
