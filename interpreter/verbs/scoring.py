"""Prizes: players ranked, sets counted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import ALONE, Verb, done_if, refused
from ..lowering.context import Awake, Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import NONE, Facts, in_one_go, nothing, nowhere
from ..model.node import node
from ..model.sight import AS_WRITTEN, Found, Sight, written
from ..packs.shapes import MOST_PLAYERS
from ..packs.tree import Map, Scalar, Seq
from ..phrases.fallbacks import Known
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading import blocks
from ..reading.context import Checking, Header, HeaderReader
from ..reading.scope import PLAYER_TYPE, wrong
from ..terms import expressions, numbers, properties, queries, query_phrases, query_sources, thing_tables
from ..terms.counters import CounterRef
from . import bodies
from .gaining import GainCounter
from .sequences import InTurn, items_of


@node
class Rank(ir.Effect):
    query: ir.Query
    you: ir.Local
    by: list[tuple[str, ir.Expr]]  # (most/least, expression about the player)
    prizes: list[tuple[int, ir.Effect]]
    #: what becomes of players who are still tied: nothing (by seat), `each` gets the prize, or they `share` it
    ties: str = ""


@node
class SetsOf(ir.Effect):
    query: ir.Query
    prop: str
    prizes: list[tuple[int, ir.Effect]]


def rank(c: Checking, h: Header) -> ir.Effect:
    """`rank players: {by: ..., prizes: {1: ..., 2: ...}, ties: share}`."""
    query = queries.query(c, h.tree.children[0], h.scope, h.at)
    if query.var.type != PLAYER_TYPE:
        raise wrong("wrong-type", say("players-ranked"), h.span)
    block = blocks.fixed_keys(h.value, ("by", "prizes"), h.span, "rank", ("ties",))
    inner = h.scope.child()
    inner.you = query.var
    by_node = block.items["by"]
    by = []
    if isinstance(by_node, Seq) and not by_node.items:
        raise wrong("empty-value", say("ranked-by-what"), by_node.span)
    for item in by_node.items if isinstance(by_node, Seq) else [by_node]:
        by_tree, by_at = blocks.parsed(item, "order")
        how = "least" if by_tree.data == "least_of" else "most"
        by.append((how, expressions.number(c, by_tree.children[0], inner, by_at)))
    places = blocks.level_table(block.items["prizes"], h.span, 1, MOST_PLAYERS)
    prizes = [(n, bodies.body(c, v, inner.child(), False, h.depth + 1)) for n, v in places]
    ties = tie_rule(block, prizes)
    return Rank(h.span, h.key, query, query.var, by, prizes, ties)


def tie_rule(block: Map, prizes: list[tuple[int, ir.Effect]]) -> str:
    """`ties: each` or `ties: share`; only amounts can be shared."""
    node = block.get("ties")
    if node is None:
        return ""
    said = str(node.value) if isinstance(node, Scalar) else ""
    if said not in TIES:
        raise wrong("wrong-value", say("ties-how"), node.span, say("one-of", names=TIES))
    whole = [e for _, e in prizes if said == "share" and not all(isinstance(x, GainCounter) for x in items_of(e))]
    if whole:
        raise wrong("wrong-type", say("ties-share-gains"), whole[0].span, say("write", code="ties: each"))
    return said


def sets_of(c: Checking, h: Header) -> ir.Effect:
    """`sets of cards in ... by colour: {1: ..., 2: ...}`."""
    query = queries.query(c, h.tree.children[0], h.scope, h.at)
    prop = properties.of_thing(c, h.tree.children[1], ir.LocalRef(query.var.type, query.var), h.scope, h.at)
    if prop.type.sort not in ("thing", "enum"):
        raise wrong("wrong-type", say("sets-of-what"), h.span)
    sizes = blocks.level_table(h.value, h.span, 1)
    prizes = [(n, bodies.body(c, v, h.scope.child(), False, h.depth + 1)) for n, v in sizes]
    return SetsOf(h.span, h.key, query, str(h.tree.children[1]), prizes)


#: what can be said of ties
TIES = ("each", "share")


# ---- what is known of it
def _prizes(prizes: list[tuple[int, ir.Effect]]) -> Facts:
    bodies = tuple(body for _, body in prizes)
    return Facts(
        asks=False,
        fails=False,
        reads=NONE,
        writes=NONE,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=in_one_go(*bodies, needed=bodies),
    )


def rank_facts(e: Rank, game: CheckedGame) -> Facts:
    return _prizes(e.prizes)


def sets_facts(e: SetsOf, game: CheckedGame) -> Facts:
    return _prizes(e.prizes)


def sets_seen(e: SetsOf) -> list[Any]:
    # how many sets there are depends on which things are found
    return [*written(e), Found(e.query)]


# ---- how it is told
def prize_phrase(c: Telling, e: ir.Effect) -> Phrase:
    return inline(c, e) or Say("nothing")


def rank_lines(c: Telling, e: Rank, depth: int) -> list[Line]:
    (how, by), *ties = e.by
    found = [
        Line(depth, Say("rank", who=query_phrases.query_phrase(c, e.query, "bare"), by=term(c, by), how=how), open=True)
    ]
    found += [Line(depth + 1, Say("rank-prize", n=n, prize=prize_phrase(c, p)), mark="-") for n, p in e.prizes]
    found += [Line(depth + 1, tie_phrase(c, b, how), mark="-") for how, b in ties]
    seats = Say("rank-tie-seat", tied="still" if ties else "first")
    found += [Line(depth + 1, Say("rank-tied", how=e.ties) if e.ties else seats, mark="-")]
    return found


def tie_phrase(c: Telling, by: ir.Expr, how: str) -> Phrase:
    """By which number a tie is broken; where that is so many of something, by who has the most or the fewest."""
    number = Say("rank-tie", by=term(c, by), how=how)
    if not isinstance(by, CounterRef) or by.holder is None:
        return number
    name = by.counter.name
    return Known([f"number-{name}"], number, Say("rank-tie-counted", what=Noun(name), how=how))


def set_lines(c: Telling, e: SetsOf, depth: int) -> list[Line]:
    things, prop = query_phrases.query_phrase(c, e.query, "bare"), Noun(f"prop-{e.prop}")
    head = Line(depth, Say("sets-of", what=things, property=prop), open=True)
    prizes = [Say("set-prize", n=n, prize=prize_phrase(c, p)) for n, p in reversed(e.prizes)]
    return [head, *(Line(depth + 1, phrase, mark="-") for phrase in prizes)]


# ---- how it is done
def lower_rank(c: Lowering, e: Rank, env: Env, awake: Awake) -> list[Stmt]:
    loop = query_sources.clause(c, e.query, env)
    keys = dispatch.sort_keys(c, e.by, "most", env.plus({e.you: Var("q")}))
    v = c.unit.fresh("v")
    ranked = Var(v, n.LIST)
    found = n.Each(Var(loop.var), (loop,))
    several = b.compare(b.count(ranked), ">", 1)
    lines: list[Stmt] = [n.Set(v, found), b.when(several, [n.Set(v, n.Sorted(ranked, "q", keys))])]
    if e.ties:
        return [*lines, *tied_prizes(c, e, ranked, env, awake)]
    for m, prize in e.prizes:
        q = c.unit.fresh("v")
        body = dispatch.statements(c, prize, env.plus({e.you: Var(q)}), awake)
        lines.append(b.when(b.at_least(b.count(ranked), m), [n.Set(q, n.Nth(ranked, n.Number(m - 1))), *body]))
    return lines


def tied_prizes(c: Lowering, e: Rank, ranked: Var, env: Env, awake: Awake) -> list[Stmt]:
    """Who is tied has the place of the first of them; the places behind that they fill have no prize.

    All places are found before anything is given: a prize may change what they are ranked by.
    """
    seats = range(c.players)
    who, place = [c.unit.fresh("v") for _ in seats], [c.unit.fresh("v") for _ in seats]
    lines: list[Stmt] = []
    for k in seats:
        there = b.compare(b.count(ranked), ">", k)
        lines.append(n.Set(who[k], n.Either(there, n.Nth(ranked, n.Number(k)), b.NOTHING)))
        if not k:
            lines.append(n.Set(place[k], b.ONE))
            continue
        keys = [dispatch.sort_keys(c, e.by, "most", env.plus({e.you: Var(who[i])})) for i in (k - 1, k)]
        same = b.both([b.compare(one, "==", other) for one, other in zip(*keys, strict=True)])
        lines.append(n.Set(place[k], b.ZERO))
        alike = n.Either(same, Var(place[k - 1]), n.Number(k + 1))
        lines.append(b.when(b.at_least(Var(who[k]), 0), [n.Set(place[k], alike)]))
    many = ir.Local("tied", ir.NUMBER)
    for k in seats:
        tied = b.plus(*(n.Either(b.compare(Var(other), "==", Var(place[k])), b.ONE, b.ZERO) for other in place))
        count = c.unit.fresh("v")
        inner = env.plus({e.you: Var(who[k]), many: Var(count)})
        branches: list[tuple[Expr | None, tuple[Stmt, ...]]] = []
        for m, prize in e.prizes:
            given = divided(prize, many) if e.ties == "share" else prize
            branches.append((b.compare(Var(place[k]), "==", m), tuple(dispatch.statements(c, given, inner, awake))))
        there = b.at_least(Var(who[k]), 0)
        lines.append(b.when(there, [n.Set(count, tied), n.When(tuple(branches))]))
    return lines


def divided(prize: ir.Effect, many: ir.Local) -> ir.Effect:
    """A part of a prize for each of those who share it, rounded down."""
    parts: list[ir.Effect] = []
    for gain in items_of(prize):
        assert isinstance(gain, GainCounter)  # looked at when it was read
        part = numbers.Binary(ir.NUMBER, "/", gain.amount, ir.LocalRef(ir.NUMBER, many))
        parts.append(replace(gain, amount=part))
    return parts[0] if len(parts) == 1 else InTurn(prize.span, prize.text, parts)


def lower_sets(c: Lowering, e: SetsOf, env: Env, awake: Awake) -> list[Stmt]:
    """Groups of different values, each as large as possible: the k-th group has one of every value held k times."""
    loop = query_sources.clause(c, e.query, env)
    values, v, k = c.unit.fresh("v"), c.unit.fresh("v"), c.unit.fresh("v")
    tallied = Var(values, n.LIST)
    printed = n.Each(b.item(thing_tables.prop_table(c, e.prop), Var(loop.var)), (loop,))
    large = b.found("x", tallied, [b.compare(Var("x"), ">", Var(k))])
    prizes = [
        (b.at_least(Var(v), m), tuple(dispatch.statements(c, prize, env.plus(), awake)))
        for m, prize in reversed(e.prizes)
    ]
    turn = (n.Set(v, b.count(large)), n.When(tuple(prizes)))
    return [
        n.Set(values, n.Call("tally", (printed,), state=False)),
        n.ForEach(k, n.Range(b.ZERO, n.Fold("max", tallied)), turn),
    ]


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "rank": rank,
    "sets_of": sets_of,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Rank: Verb(
        facts=rank_facts,
        secrecy=refused(say("secret-ranked")),
        sight=AS_WRITTEN,
        lower=lower_rank,
        steps=None,
        guard=None,
        in_sentence=ALONE,
        phrase=None,
        lines=rank_lines,
        asking=None,
    ),
    SetsOf: Verb(
        facts=sets_facts,
        secrecy=done_if(nowhere),
        sight=Sight(sets_seen, sets_seen, nothing),
        lower=lower_sets,
        steps=None,
        guard=None,
        in_sentence=ALONE,
        phrase=None,
        lines=set_lines,
        asking=None,
    ),
}
