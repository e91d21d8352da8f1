"""What a plan looks through: zones, parts, lists, neighbours, whole groups of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..lowering import dispatch
from ..lowering.context import Env, Lowering
from ..model import ir, walk
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from . import definitions, existence, neighbours, pieces, query_masks, reverse_lookup, thing_tables, zones


# ---- what is printed
def settled_tests(c: Lowering, q: ir.Query) -> list[ir.Test]:
    """Tests of all things of a kind that what is printed answers: who passes them is known beforehand."""
    if q.source != "all" or q.through is not None or q.connected is not None or q.next_to is not None:
        return []
    known = c.settled.get(id(q))
    if known is None:
        tests = [t for t in q.tests if not c.analysis.reads(t.cond) and says_only(c, t.cond, q.var)]
        known = c.settled[id(q)] = (q, tests)
    return known[1]


def says_only(c: Lowering, e: ir.Expr, var: ir.Local | None) -> bool:
    """Does an expression speak of this thing and of nobody else? Who asks does not matter to most definitions."""
    if isinstance(e, definitions.DefRef):
        checked = c.game.definitions[e.definition.key]
        return says_only(c, checked.value, checked.it) and (e.thing is None or says_only(c, e.thing, var))
    nodes = walk.everything(e)
    if any(isinstance(node, definitions.DefRef) for node in nodes):
        return all(says_only(c, node, var) for node in walk.inside(e) if isinstance(node, ir.Expr))
    own = {var, *(node.var for node in nodes if isinstance(node, ir.Query))}
    return all(node.local in own for node in nodes if isinstance(node, ir.LocalRef))


def passing_ones(c: Lowering, everything: Expr, settled: list[ir.Test], var: ir.Local) -> Expr:
    """The things that pass such tests, as a constant."""
    inner = Env({var: Var("v")}, lambda local: b.NOTHING)
    found = b.found("v", everything, [dispatch.truth(c, t.cond, inner) for t in settled])
    if found not in c.unit.made:
        c.unit.made[found] = c.unit.fresh("THOSE_")
        c.unit.add(n.Constant(c.unit.made[found], found))
    return n.Known(c.unit.made[found])


# ---- queries
def looked_through(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    """What is looked through, and tests of each thing (the variable `v`) that follow from the source itself."""
    listed, own = query_masks.within(c, q, env, v)
    board = neighbours.board_of(c, q.kinds) if q.next_to is not None and q.source != "all" else None
    if board is not None and q.next_to is not None:
        own = [*own, n.Among(Var(v), neighbours.around(c, board, dispatch.value(c, q.next_to, env)))]
    return listed, own


def within(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    ranges: list[Expr] = [b.span_of(c.words.kinds[k].base, c.words.kinds[k].end) for k in q.kinds]
    everything = chained(ranges)
    if q.through is not None:
        return through(c, q, q.through, env), []
    found = SOURCES.get(q.source)
    if found is not None:
        return found(c, q, env, v)
    if q.connected is not None:
        return neighbours.hanging_together(c, q, q.connected, env), []
    if q.next_to is not None and len(q.kinds) == 1:
        board = neighbours.board_of(c, (q.kinds[0],))
        if board is not None:
            return neighbours.around(c, board, dispatch.value(c, q.next_to, env)), []
    settled = settled_tests(c, q)
    if settled:
        return passing_ones(c, everything, settled, q.var), []
    lead = reverse_lookup.lead_to(c, q, env, "it")
    return everything if lead is None else lead.listed, []


def chained(lists: list[Expr]) -> Expr:
    """Several lists one after the other."""
    return lists[0] if len(lists) == 1 else n.Row(tuple(n.Spread(one) for one in lists))


def within_zone(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    assert q.zone is not None
    address = zones.zone_address(c, q.zone, q.holder, env)
    listed: Expr
    there: list[Expr] = []
    if q.zone.single:
        listed, there = n.Row((n.Slot(address),)), [b.at_least(Var(v), 0)]
    elif q.zone.form == "pile":
        listed = zones.pile(c, q.zone, address)
    else:
        listed = n.Call("members", (zones.place_code(c, q.zone, q.holder, env),))
    listed = dispatch.if_there(c, q.holder, listed, b.EMPTY, env)
    if set(q.kinds) >= set(q.zone.holds):
        return listed, there
    return listed, [*there, thing_tables.of_kinds(c, Var(v), q.kinds)]


def within_parts(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    assert q.of is not None
    whole = dispatch.value(c, q.of, env)
    bounds = [thing_tables.part_bounds(c, k) for k in q.kinds]
    return chained([n.Range(b.item(first, whole), b.item(last, whole)) for first, last in bounds]), []


def within_lists(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    """What a thing lists, or the things that list it, as printed."""
    assert q.of is not None
    thing_tables.lists_of(c, q)
    return b.listed(thing_tables.list_name(c, q), dispatch.value(c, q.of, env)), []


def within_owned(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    assert q.of is not None
    return b.listed(thing_tables.owned_by(c, q.kinds[0]), dispatch.value(c, q.of, env)), []


def within_opponents(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    assert q.of is not None
    return thing_tables.opponents(c, dispatch.value(c, q.of, env)), still_in(c, Var(v))


def within_players(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    return b.span_of(0, c.players), still_in(c, Var(v))


def still_in(c: Lowering, player: Expr) -> list[Expr]:
    """That a player is neither out of the round nor of the game, where players can be."""
    return [n.Not(b.slot(c.layout.out, player))] if c.layout.out >= 0 else []


def within_one(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    assert q.of is not None
    return n.Row((dispatch.value(c, q.of, env),)), []


#: by the source of a query what is looked through; `all` things of some kinds are found by neighbours, tests or leads
SOURCES: dict[str, Callable[[Lowering, ir.Query, Env, str], tuple[Expr, list[Expr]]]] = {
    "zone": within_zone,
    "parts": within_parts,
    "listed": within_lists,
    "owned": within_owned,
    "opponents": within_opponents,
    "players": within_players,
    "one": within_one,
}


def through(c: Lowering, q: ir.Query, outer: ir.Query, env: Env) -> Expr:
    """What belongs to any of several things, each once."""
    loop = clause(c, outer, env)
    x = c.unit.fresh("v")
    inner, own = query_masks.within(c, replace(q, through=None), env.plus({outer.var: Var(loop.var)}), x)
    found = n.Each(Var(x), (loop, n.Loop(x, inner, tuple(own))))
    return n.Unique(found) if q.source == "listed" else found


def tests_of(c: Lowering, q: ir.Query, var: str, env: Env) -> list[Expr]:
    """What each thing looked through must pass; a group has looked already at what says what hangs together."""
    inner = env.plus({q.var: Var(var)})
    if q.connected is not None:
        return [dispatch.truth(c, t.cond, inner) for t in q.tests if t.picks]
    settled = settled_tests(c, q)
    lead = reverse_lookup.lead_to(c, q, env, var) if not settled else None
    if lead is not None:
        left = [dispatch.truth(c, cond, known) for cond, known in lead.left]
        return [*left, *(dispatch.truth(c, t.cond, inner) for t in q.tests if t is not lead.test)]
    return [dispatch.truth(c, t.cond, inner) for t in q.tests if t not in settled]


def clause(c: Lowering, q: ir.Query, env: Env) -> n.Loop:
    """The loop through what a query finds."""
    v = c.unit.fresh("v")
    listed, conds = looked(c, q, env, v)
    return n.Loop(v, listed, tuple(conds))


def looked(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    """What is looked through, and what each thing must pass, cheap tests first."""
    listed, own = looked_through(c, q, env, v)
    passes = c.unit.passes
    tests = passes.cheap_first(passes.each_once(query_masks.tests_of(c, q, v, env)))
    return passes.sifted(v, listed, own + tests)


def any_code(c: Lowering, q: ir.Query, env: Env, extra: list[Expr] | None = None, var: str = "") -> Expr:
    """Is there one?"""
    v = var or c.unit.fresh("v")
    tests = query_masks.tests_of(c, q, v, env) + (extra or [])
    if q.source == "zone" and q.zone is not None and q.zone.single and q.through is None:
        if set(q.kinds) >= set(q.zone.holds):  # the only thing there can be
            there = b.at_least(n.Bind(v, n.Slot(zones.zone_address(c, q.zone, q.holder, env))), 0)
            tests = c.unit.passes.cheap_first(c.unit.passes.each_once(tests))
            return dispatch.if_there(c, q.holder, b.both([there, *tests]), b.NO, env)
    if not tests and counted(c, q):
        assert q.zone is not None
        return b.compare(zones.things_lying(c, q.zone, q.holder, env), ">", 0)
    listed, own = looked_through(c, q, env, v)
    return c.unit.passes.there_is(v, listed, own, tests)


def listing(c: Lowering, q: ir.Query, env: Env) -> Expr:
    """What a query finds, as it is when it is asked for."""
    v = c.unit.fresh("v")
    listed, conds = looked(c, q, env, v)
    return b.found(v, listed, conds) if conds or isinstance(listed, n.Sieve) else listed


def how_many(c: Lowering, q: ir.Query, env: Env) -> Expr:
    """The number of things a query finds; players who have an only piece somewhere are as many as such pieces."""
    all_others = q.source == "players" or q.source == "opponents" and not c.words.teams
    if all_others and len(q.tests) == 1 and q.through is None and c.layout.out < 0:
        count = only_piece(q.tests[0].cond, q.var)
        if count is not None:
            others = ir.Owner(q.of, True) if q.source == "opponents" else ir.Owner()
            return dispatch.value(c, replace(count, owner=others), env)
    if q.source == "parts" and q.of is not None and q.through is None and not q.tests and len(q.kinds) == 1:
        first, last = thing_tables.part_bounds(c, q.kinds[0])
        whole = dispatch.value(c, q.of, env)
        return b.minus(b.item(last, whole), b.item(first, whole))
    if counted(c, q):
        assert q.zone is not None
        return zones.things_lying(c, q.zone, q.holder, env)
    loop = clause(c, q, env)
    return b.count(n.Each(Var(loop.var), (loop,)))


def counted(c: Lowering, q: ir.Query) -> bool:
    """Does a query ask for all that lies in a zone that begins with how many those are?"""
    narrowed = q.tests or q.through is not None or q.next_to is not None or q.connected is not None
    if q.source != "zone" or q.zone is None or narrowed or not set(q.kinds) >= set(q.zone.holds):
        return False
    return bool(q.zone.owners) and c.layout.form(q.zone) in ("stack", "sorted")


def only_piece(cond: ir.Expr, owner: ir.Local) -> pieces.PieceCount | None:
    """`with a flag on here`, where each player has one flag and no more: the count that says so."""
    count = existence.some_of(cond)
    if not isinstance(count, pieces.PieceCount) or ir.local_of(count.owner.who) is not owner or count.owner.others:
        return None
    alone = sum(count.piece.start.values()) == 1 and count.place.thing is not None and count.place.zone is None
    return count if alone else None
