"""Looking from the other side: things for which there is something beside them are found from what is beside them.

`choose a field next to a tower`: instead of asking every field for its neighbours, the towers are looked for once and
their neighbours put together. That works where a printed relation (neighbours, lists) or a zone leads to what is asked
for, and what is asked for does not depend on the thing looked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..diagnostics.records import record
from ..lowering import dispatch
from ..lowering.context import Env, Lowering
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.bodies import alike_body, handed
from ..plan.nodes import Expr, Stmt, Var
from ..plan.passes.searches import simple
from ..plan.walk import cost, mentions, names, put, reads_state
from . import conditions, definitions, existence, neighbours, query_masks, query_sources, thing_tables

#: what it costs, roughly, to take a thing up, and to begin a search
TAKEN, BEGUN = 20, 60

Said = tuple[ir.Expr, Env]


@record
class Lead:
    """How a query finds its things from the other side: what it looks through, and what is left of the test used."""

    test: ir.Test
    listed: Expr
    left: tuple[Said, ...]


@record
class Found:
    """Statements that put things for which a condition holds into the mask `m`; what that costs, and asking each."""

    lines: tuple[Stmt, ...]
    cost: int
    asking: int


def lead_to(c: Lowering, q: ir.Query, env: Env, var: str) -> Lead | None:
    """The first test of all things of a kind that leads to them, if going that way is shorter."""
    if not plain(q):
        return None
    base = c.words.kinds[q.kinds[0]].base
    lying = [test for test in q.tests if lies_there(test.cond)]  # those on which something lies are few
    for test in lying or q.tests:
        said = list(all_said(c, test.cond, env.plus({q.var: Var(var)})))
        for i, (cond, known) in enumerate(said):
            found = found_from(c, q.kinds[0], cond, known, var)
            if found is not None and found.cost < found.asking:
                things = n.Return(thing_tables.members(c, base, Var("m")))
                call = function(c, "beside", [n.Set("m", b.ZERO), *found.lines, things])
                return Lead(test, call, (*said[:i], *said[i + 1 :]))
    return None


def all_said(c: Lowering, cond: ir.Expr, env: Env) -> Iterator[Said]:
    """All that a condition says, one thing by one; a definition stands for what it says."""
    cond, env = opened(c, cond, env)
    if isinstance(cond, conditions.Both) and cond.op == "and":
        for item in cond.items:
            yield from all_said(c, item, env)
    else:
        yield cond, env


def opened(c: Lowering, cond: ir.Expr, env: Env) -> Said:
    while isinstance(cond, definitions.DefRef):
        player = dispatch.value(c, cond.player, env) if cond.player is not None else b.NOTHING
        thing = dispatch.value(c, cond.thing, env) if cond.thing is not None else b.NOTHING
        if not simple(player) or not simple(thing):
            break
        checked = c.game.definitions[cond.definition.key]
        env = Env({checked.you: player} if checked.it is None else {checked.you: player, checked.it: thing})
        cond = checked.value
    return cond, env


def found_from(c: Lowering, kind: str, cond: ir.Expr, env: Env, var: str) -> Found | None:
    """How all things of a kind for which a condition holds are found; nothing if only by asking each."""
    cond, env = opened(c, cond, env)
    if isinstance(cond, conditions.Both) and cond.op == "or":
        ways = [found_from(c, kind, item, env, var) or asking_each(c, kind, item, env, var) for item in cond.items]
        lines = tuple(line for way in ways for line in way.lines)
        return Found(lines, sum(way.cost for way in ways), sum(way.asking for way in ways))
    for way in (from_there, from_what_lies_there, printed_ones):
        found = way(c, kind, cond, env, var)
        if found is not None:
            return found
    return None


def taken(test: Sequence[Expr], bit: Expr) -> Stmt:
    """A bit more in the mask, if the tests hold."""
    more = n.Change("m", "|", bit)
    return b.when(b.both(test), [more]) if test else more


def asking_each(c: Lowering, kind: str, cond: ir.Expr, env: Env, var: str) -> Found:
    things, v = c.words.kinds[kind], c.unit.fresh("v")
    test = put(dispatch.truth(c, cond, env), var, Var(v))
    dear = len(things.things) * (TAKEN + cost(test))
    before, test = c.unit.passes.fixed_once(v, test)
    bit = n.Binary("<<", b.ONE, b.minus(Var(v), things.base))
    each = n.ForEach(v, b.span_of(things.base, things.end), (taken([test], bit),))
    return Found((*before, each), dear, dear)


def printed_ones(c: Lowering, kind: str, cond: ir.Expr, env: Env, var: str) -> Found | None:
    """What is printed on things and what does not depend on them: a constant, taken or not."""
    printed: list[Expr] = []
    rest: list[Expr] = []
    for item, known in all_said(c, cond, env):
        test = dispatch.truth(c, item, known)
        if not mentions(test, var):
            rest.append(test)
        elif reads_state(test) or names(test) != {var}:
            return None
        else:
            printed.append(test)
    if not printed:
        return None
    things, tests = c.words.kinds[kind], tuple(put(test, var, Var("v")) for test in printed)
    asking = len(things.things) * (TAKEN + cost(b.both(tests)))
    return Found((taken(rest, those(c, kind, tests)),), TAKEN + sum(map(cost, rest)), asking)


def those(c: Lowering, kind: str, tests: Sequence[Expr]) -> Expr:
    """The things of a kind that pass what is printed on each (the variable `v`), as a mask worked out once."""
    things = c.words.kinds[kind]
    bit = n.Binary("<<", b.ONE, b.minus(Var("v"), things.base))
    every = n.Fold("sum", n.Each(bit, (n.Loop("v", b.span_of(things.base, things.end), tuple(tests)),)))
    if every not in c.unit.made:
        c.unit.made[every] = c.unit.fresh("ONES_")
        c.unit.add(n.Constant(c.unit.made[every], every))
    return n.Known(c.unit.made[every])


def from_there(c: Lowering, kind: str, cond: ir.Expr, env: Env, var: str) -> Found | None:
    """The things beside which there is what a condition asks for, found from there."""
    q = existence.there_is(cond)
    if q is None or q.through is not None or q.connected is not None or len(q.kinds) != 1:
        return None
    there = beside(c, q, env, var)
    if there is None:
        return None
    v = c.unit.fresh("v")
    listed, conds = query_sources.looked(c, replace(q, source="all", of=None, next_to=None), env, v)
    if any(mentions(e, var) for e in (listed, *conds)):
        return None
    things, others = c.words.kinds[kind], c.words.kinds[q.kinds[0]].things
    bits = [0] * len(c.words.things)
    for thing in things.things:
        for other in there[thing.index]:
            bits[other] |= 1 << thing.index - things.base
    pairs = sum(mask.bit_count() for mask in bits)
    test = b.both(conds)
    each = TAKEN + (cost(test) if conds else 0)
    table = c.unit.table("BACK_" + c.unit.numbered("back", f"{kind} {bits}"), tuple(bits))
    before, test = c.unit.passes.fixed_once(v, test)
    asking = (len(things.things) * BEGUN + pairs * each) // 2  # a search may end early
    loop = n.ForEach(v, listed, (taken([test] if conds else [], n.Item(table, Var(v), n.MASK)),))
    return Found((*before, loop), len(others) * each, asking)


def from_what_lies_there(c: Lowering, kind: str, cond: ir.Expr, env: Env, var: str) -> Found | None:
    """The things in whose zone something lies that is told by what is counted on it: few of many, found at once."""
    q, things = existence.there_is(cond), c.words.kinds[kind]
    if q is None or q.through is not None or q.zone is None or q.zone.of != kind or q.holder is None:
        return None
    here = dispatch.value(c, q.holder, env) == Var(var)
    if not here or q.zone.owners != [t.index for t in things.things] or len(q.kinds) != 1:
        return None
    v, first = c.unit.fresh("v"), c.layout.zone_places[q.zone.name]
    listed, conds = query_sources.looked(c, replace(q, source="all", zone=None, holder=None), env, v)
    if not isinstance(listed, n.Sieve) or any(mentions(e, var) for e in (listed, *conds)):
        return None
    place = n.Bind("p", b.minus(b.slot(c.layout.locations, Var(v)), first))
    tests = [n.Between(b.ZERO, place, n.Number(len(things.things))), *conds]
    asking = len(things.things) * (TAKEN + sum(map(cost, conds)))
    loop = n.ForEach(v, listed, (taken(tests, n.Binary("<<", b.ONE, Var("p"))),))
    return Found((loop,), BEGUN * 2, asking)


def any_code(c: Lowering, q: ir.Query, env: Env, extra: list[Expr] | None = None, var: str = "") -> Expr:
    """Is there one? Where one condition or another will do, the cheap ones are asked first, of all things."""
    for test in q.tests if plain(q) and sum(map(cost, extra or [])) < BEGUN else []:
        if isinstance(test.cond, conditions.Both) and test.cond.op == "or":
            inner = env.plus({q.var: Var("it")})
            ways = [(item, found_from(c, q.kinds[0], item, inner, "it")) for item in test.cond.items]
            cheap = [item for item, way in ways if way is not None and way.cost <= BEGUN * 2]
            if 0 < len(cheap) < len(ways):
                dear = [item for item, _ in ways if item not in cheap]
                kept = [[one_of(test, items) if t is test else t for t in q.tests] for items in (cheap, dear)]
                return b.any_of([query_masks.any_code(c, replace(q, tests=tests), env, extra, var) for tests in kept])
    return query_sources.any_code(c, q, env, extra, var)


def function(c: Lowering, prefix: str, body: list[Stmt]) -> Expr:
    """The call of a function with such a body; what it speaks of and does not find itself is handed to it."""
    body = alike_body(body)  # the same function is written once
    params = handed(body)
    key = repr(body)
    if key not in c.unit.made:
        c.unit.made[key] = c.unit.fresh(prefix)
        c.unit.function(c.unit.made[key], params, body)
    return n.Call(c.unit.made[key], tuple(map(Var, params)))


def beside(c: Lowering, q: ir.Query, env: Env, var: str) -> tuple[tuple[int, ...], ...] | None:
    """What a query looks through for each thing, if that is printed."""
    if q.source == "listed" and q.of is not None and dispatch.value(c, q.of, env) == Var(var):
        return thing_tables.lists_of(c, q)
    if q.source == "all" and q.next_to is not None and dispatch.value(c, q.next_to, env) == Var(var):
        board = neighbours.board_of(c, q.kinds)
        return neighbours.printed_neighbours(c, board) if board is not None and board.printed else None
    return None


def plain(q: ir.Query) -> bool:
    """Does a query look through all things of one kind?"""
    return q.source == "all" and len(q.kinds) == 1 and all(x is None for x in (q.through, q.connected, q.next_to))


def one_of(test: ir.Test, items: list[ir.Expr]) -> ir.Test:
    return ir.Test(items[0] if len(items) == 1 else conditions.Both(ir.FLAG, "or", items), test.text)


def lies_there(cond: ir.Expr) -> bool:
    """Does a condition ask for something in a zone?"""
    q = existence.there_is(cond)
    return q is not None and q.source == "zone"
