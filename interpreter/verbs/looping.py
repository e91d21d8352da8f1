"""Going through things and players: find, find by chance, each."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import say
from ..lowering import dispatch, emission, guards, needs, steps, sums, tolls
from ..lowering.anatomy import FORKED, OF_ITS_PARTS, REACHING, Verb, gained, refused
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Further, Guarding, Known, Rest, with_others
from ..lowering.stops import Context
from ..lowering.tolls import Toll
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import NONE, Facts, again, composed, one
from ..model.node import node
from ..model.regions import CHANCE
from ..model.sight import FINDING, by_query, parts_by
from ..model.vocabulary import PLAYER, Thing
from ..phrases.fallbacks import Folded
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..plan.walk import mentions, searches
from ..reading.context import Checking, Header, HeaderReader
from ..reading.scope import At, Scope
from ..syntax.parser import Branch
from ..terms import amounts, conditions, numbers, pronouns, properties, query_masks, query_phrases, query_sources
from . import bodies, choosing, each_player, folding, repeating, sequences


@node
class Find(ir.Effect):
    query: ir.Query
    body: ir.Effect
    otherwise: ir.Effect | None


@node
class FindRandom(ir.Effect):
    """One of those that are found, by chance: each is as likely as the others."""

    query: ir.Query
    body: ir.Effect
    otherwise: ir.Effect | None


@node
class EachThing(ir.Effect):
    query: ir.Query
    body: ir.Effect


def looped(c: Checking, query_tree: Branch, scope: Scope, at: At) -> tuple[ir.Query, Scope]:
    """What is gone through, and a scope in which `that K` is one of them (`they`, if it is a player)."""
    inner = scope.child()
    query = choosing.what_is_chosen(c, query_tree, inner, at, again=False)
    if query.var.type.kinds == (PLAYER,):
        inner.they = query.var
    return query, inner


def find(c: Checking, h: Header) -> ir.Effect:
    """The first that is found."""
    otherwise = bodies.otherwise(c, h)
    query, inner = looped(c, h.tree.children[0], h.scope, h.at)
    return Find(h.span, h.key, query, bodies.below(c, h, inner), otherwise)


def find_random(c: Checking, h: Header) -> ir.Effect:
    """`find a random card in your hand:`."""
    otherwise = bodies.otherwise(c, h)
    query, inner = looped(c, h.tree.children[0], h.scope, h.at)
    return FindRandom(h.span, h.key, query, bodies.below(c, h, inner), otherwise)


def each(c: Checking, h: Header) -> ir.Effect:
    """All of them, one after the other; nobody else acts."""
    query, inner = looped(c, h.tree.children[0], h.scope, h.at)
    return EachThing(h.span, h.key, query, bodies.below(c, h, inner))


# ---- what is known of it
def find_facts(e: Find, game: CheckedGame) -> Facts:
    return composed(one(e.body, e.otherwise, draws=e.query))


def find_random_facts(e: FindRandom, game: CheckedGame) -> Facts:
    drawn = composed(one(e.body, e.otherwise), regions=frozenset((CHANCE,)))
    return replace(drawn, reads=NONE, reveals=True)


def each_facts(e: EachThing, game: CheckedGame) -> Facts:
    return composed(again(e.body, draws=e.query))


# ---- how it is told
def find_phrase(c: Telling, e: Find) -> Phrase | None:
    found, other = query_phrases.found_phrase(c, e.query), sequences.told_otherwise(c, e.otherwise)
    body = inline(c, e.body)
    if body is None or other is None:
        return Say("if", cond=found, then=body, told="no") if body is not None else None
    instead = inline(c, other) if not c.style.tells_otherwise else None
    return Say("if-else", cond=found, then=body, other=instead, told="no") if instead is not None else None


def find_random_phrase(c: Telling, e: FindRandom) -> Phrase | None:
    what = pronouns.introduced(c, e.query.var, query_phrases.query_phrase(c, e.query))
    body = inline(c, e.body)
    one = Say("find-random", what=what, then=body) if body is not None else None
    return sequences.or_else(c, one, e.otherwise)


def each_phrase(c: Telling, e: EachThing) -> Phrase | None:
    if each_player.is_theirs(e.query.var, e.body):
        who = query_phrases.query_phrase(c, e.query, "each")
        return each_player.each_phrase(c, who, e.query.var, e.body)
    together = added_up_phrase(c, e)
    if together is not None:
        return together
    with pronouns.aside(c):
        body = inline(c, e.body)
    if body is None:
        return None
    apart = Say("each", what=gone_through(c, e), then=body)
    steps = sequences.steps_of(c, e.body)
    one = folding.each_phrase(c, e.query, steps[0]) if len(steps) == 1 else None
    return Folded(one, apart, 1) if one is not None else apart


def added_up_phrase(c: Telling, e: EachThing) -> Phrase | None:
    """To gain for each thing as much as is printed on it is to gain the sum."""
    steps = sequences.steps_of(c, e.body)
    gain = gained(steps[0]) if len(steps) == 1 else None
    printed = gain[1] if gain is not None else None
    if gain is None or not isinstance(printed, properties.PropRef) or not pronouns.means(printed.thing, e.query.var):
        return None
    total = numbers.Aggregate(ir.NUMBER, "total", e.query, printed)
    return Say("gain", what=amounts.amount_phrase(c, total, gain[0]))


def find_lines(c: Telling, e: Find, depth: int) -> list[Line]:
    head = Line(depth, Say("if-open", cond=query_phrases.found_phrase(c, e.query)), open=True)
    return [head, *sequences.listed(c, e.body, depth + 1), *sequences.otherwise_lines(c, e.otherwise, depth)]


def find_random_lines(c: Telling, e: FindRandom, depth: int) -> list[Line]:
    head = Line(
        depth,
        Say("find-random-open", what=pronouns.introduced(c, e.query.var, query_phrases.query_phrase(c, e.query))),
        open=True,
    )
    return [head, *sequences.listed(c, e.body, depth + 1), *sequences.otherwise_lines(c, e.otherwise, depth)]


def gone_through(c: Telling, e: EachThing) -> Phrase:
    return pronouns.introduced(c, e.query.var, query_phrases.query_phrase(c, e.query, "each"))


def each_lines(c: Telling, e: EachThing, depth: int) -> list[Line]:
    who = query_phrases.query_phrase(c, e.query, "each")
    if each_player.is_theirs(e.query.var, e.body):
        return each_player.each_lines(c, who, e.query.var, e.body, (), depth)
    with pronouns.aside(c):
        return [
            Line(depth, Say("each-open", what=gone_through(c, e)), open=True),
            *sequences.listed(c, e.body, depth + 1),
        ]


def for_nobody(c: Telling, e: EachThing) -> bool:
    """Does what is printed on the things already say that none is meant?"""
    q = e.query
    if q.source != "all":
        return False
    things = [t for kind in q.kinds for t in c.words.kinds[kind].things]
    return not any(all(may_be(t, test.cond, q.var) for test in q.tests) for t in things)


def may_be(thing: Thing, cond: ir.Expr, var: ir.Local) -> bool:
    if isinstance(cond, properties.PropRef) and pronouns.means(cond.thing, var):
        return bool(thing.numbers.get(cond.prop, 1))
    if (
        isinstance(cond, conditions.Compare)
        and cond.op == "=="
        and isinstance(cond.left, properties.PropRef)
        and isinstance(cond.right, properties.EnumConst)
        and pronouns.means(cond.left.thing, var)
    ):
        return thing.numbers.get(cond.left.prop, cond.right.value) == cond.right.value
    return True


# ---- how it is done
def lower_find(c: Lowering, e: Find, env: Env, awake: Awake) -> list[Stmt]:
    lines, there, first = query_masks.first_found(c, e.query, env)
    v = first.name if isinstance(first, Var) else c.unit.fresh("v")
    body: list[Stmt] = [] if isinstance(first, Var) else [n.Set(v, first)]
    body += dispatch.statements(c, e.body, env.plus({e.query.var: Var(v)}), awake)
    no = dispatch.statements(c, e.otherwise, env.plus(), awake) if e.otherwise is not None else None
    return [*lines, b.when(there, body, no)]


def find_steps(c: Lowering, e: Find, env: Env, then: int, ctx: Context) -> int:
    found = emission.emit(c, [e.body], env, then, ctx)
    missing = emission.emit(c, [e.otherwise], env, then, ctx) if e.otherwise is not None else then
    var = env[e.query.var]
    first = steps.store(var, n.Fold("first", query_sources.listing(c, e.query, env)))
    return steps.add_step(c, [first], steps.one_or_other(b.at_least(var, 0), found, missing))


def lower_find_random(c: Lowering, e: FindRandom, env: Env, awake: Awake) -> list[Stmt]:
    found, v = c.unit.fresh("f"), c.unit.fresh("v")
    body: list[Stmt] = [n.Set(v, drawn(found))]
    body += dispatch.statements(c, e.body, env.plus({e.query.var: Var(v)}), awake)
    no = dispatch.statements(c, e.otherwise, env.plus(), awake) if e.otherwise is not None else None
    return [n.Set(found, query_sources.listing(c, e.query, env)), b.when(b.count(Var(found)), body, no)]


def find_random_steps(c: Lowering, e: FindRandom, env: Env, then: int, ctx: Context) -> int:
    met = emission.emit(c, [e.body], env, then, ctx)
    missing = emission.emit(c, [e.otherwise], env, then, ctx) if e.otherwise is not None else then
    var, found = env[e.query.var], c.unit.fresh("f")
    lines: list[Stmt] = [
        n.Set(found, query_sources.listing(c, e.query, env)),
        steps.store(var, n.Either(b.count(Var(found)), drawn(found), b.NOTHING)),
    ]
    return steps.add_step(c, lines, steps.one_or_other(b.at_least(var, 0), met, missing))


def drawn(found: str) -> Expr:
    """One of a list, by chance."""
    return n.Nth(Var(found), n.Call("below", (b.count(Var(found)),)))


def lower_each(c: Lowering, e: EachThing, env: Env, awake: Awake) -> list[Stmt]:
    loop = looped_over(c, e, env, awake)
    loop.told = e.query.kinds != (PLAYER,) and not c.hidden.said(e, env, e.span)
    return [loop]


def looped_over(c: Lowering, e: EachThing, env: Env, awake: Awake) -> n.ForEach:
    if not c.analysis.reads(e.query) & c.analysis.writes(e.body):  # who is found does not change on the way
        loop = query_sources.clause(c, e.query, env)
        if not any(map(searches, (loop.things, *loop.tests))):
            lines = dispatch.statements(c, e.body, env.plus({e.query.var: Var(loop.var)}), awake)
            lines = [b.when(b.both(loop.tests), lines)] if loop.tests else lines
            return n.ForEach(loop.var, loop.things, tuple(lines))
    v = c.unit.fresh("v")
    found = query_sources.listing(c, e.query, env)
    return n.ForEach(v, found, tuple(dispatch.statements(c, e.body, env.plus({e.query.var: Var(v)}), awake)))


def each_steps(c: Lowering, e: EachThing, env: Env, then: int, ctx: Context) -> int:
    left = n.Number(steps.spare(c, "left"))
    head = steps.new_pc(c)
    body = emission.emit(c, [e.body], env, head, replace(ctx, rest=repeating.once_more(c, e, env, ctx)))
    var = env[e.query.var]
    m, bit = Var("m"), Var("b")
    turn: list[Stmt] = [
        n.Set("m", n.Slot(left)),
        b.when(n.Not(m), [b.go(then)]),
        n.Set("b", n.Binary("&", m, n.Unary("-", m))),
        n.Store(left, n.Binary("^", m, bit)),
        steps.store(var, b.minus(n.Unary("bit_length", bit), 1)),
    ]
    steps.add_step(c, turn, body, head)
    one = n.Change("m", "|", n.Binary("<<", b.ONE, Var("v")))
    found = n.ForEach("v", query_sources.listing(c, e.query, env), (one,))
    return steps.add_step(c, [n.Set("m", b.ZERO), found, n.Store(left, m)], head)


def each_toll(c: Lowering, e: EachThing, env: Env) -> Toll:
    loop = query_sources.clause(c, e.query, env)
    amount, counters = tolls.toll(c, e.body, env.plus({e.query.var: Var(loop.var)}))
    if amount == b.ONE:
        return query_masks.how_many(c, e.query, env), counters
    return n.Fold("sum", n.Each(amount, (loop,))), counters


# ---- when it is possible
def find_guard(g: Guarding, e: Find, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr:
    needs.look_at(g, e.query, known)
    v = g.c.unit.fresh("v")
    g.nested += 1
    yes = guards.go(g, Rest(e.body, env.plus({e.query.var: Var(v), e.query.target: Var(v)}), rest.then), known.copy())
    other = Rest(e.otherwise, env, rest.then) if e.otherwise is not None else rest.then
    no = guards.go(g, other, known.copy())
    g.nested -= 1
    code: Expr
    if not mentions(yes, v):  # whichever it is
        there = g.terms.any_code(e.query, env)
        code = b.any_of([yes, n.Not(there)]) if no == b.YES else n.Either(there, yes, no)
        code = yes if yes == no else code
    else:
        first = n.Fold("first", g.terms.listing(e.query, env))
        code = n.Let(v, first, n.Either(b.at_least(Var(v), 0), yes, no), n.FLAG)
    needs.add_reason(g, e, code)
    return with_others(conds, code)


def each_guard(g: Guarding, e: EachThing, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    """Payments for each of several: their sum."""
    needs.look_at(g, e.query, known)
    loop = g.terms.clause(e.query, env)
    v = Var(loop.var)
    if e.query.source == "opponents":
        g.others.add(v)
    group = g.c.players - 1 if e.query.source == "opponents" else 0
    sums.needs_of_each(g, e.body, env.plus({e.query.var: v}), loop, known, g.terms.how_many(e.query, env), group)
    return rest.then, ()


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "find": find,
    "find_random": find_random,
    "each": each,
}

VERBS: dict[type[ir.Effect], Verb] = {
    EachThing: Verb(
        facts=each_facts,
        secrecy=OF_ITS_PARTS,
        sight=FINDING,
        lower=lower_each,
        steps=each_steps,
        guard=each_guard,
        toll=each_toll,
        phrase=each_phrase,
        lines=each_lines,
        in_sentence=REACHING,
        idle=for_nobody,
        asking=None,
    ),
    FindRandom: Verb(
        facts=find_random_facts,
        secrecy=refused(say("secret-chance")),
        sight=parts_by(by_query),
        lower=lower_find_random,
        steps=find_random_steps,
        guard=None,  # nothing behind chance can fail
        phrase=find_random_phrase,
        lines=find_random_lines,
        asking=None,
        in_sentence=FORKED,
    ),
    Find: Verb(
        facts=find_facts,
        secrecy=OF_ITS_PARTS,
        sight=FINDING,
        lower=lower_find,
        steps=find_steps,
        guard=find_guard,
        phrase=find_phrase,
        lines=find_lines,
        asking=None,
        in_sentence=FORKED,
    ),
}
