"""Whether something is asked may depend only on what everybody knows; else being asked would tell the others something.

An option that depends on what lies in a hidden zone is possible, as far as everybody knows, if some thing that lies
where not all can look would make it possible. A choice with one option is asked where there could be a second one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..lowering import guards
from ..lowering.anatomy import TERMS
from ..lowering.context import Env, Lowering
from ..lowering.hidden import NOWHERE, Look
from ..lowering.rests import Guarding, NotExact, Rest, rebind, rest_of
from ..lowering.stops import Before
from ..model import ir
from ..model.vocabulary import PLAYER, Zone
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..plan.walk import put
from ..terms import query_sources, zones
from .exact import Exact

#: the option that is asked about
X = Var("x")


class Possible(Exact):
    """How a guard speaks as far as everybody knows: what may hold counts as holding."""

    __slots__ = ()

    def looks(self, node: object, env: Env) -> bool:
        return bool(self.c.hidden.said(node, env, NOWHERE))

    def known(self, env: Env, *nodes: object) -> None:
        if any(self.looks(node, env) for node in nodes):
            raise NotExact

    def sees(self, zone: Zone) -> bool:
        return zone.name not in self.c.hidden.zones

    # ---- what may hold
    def truth(self, e: ir.Expr, env: Env) -> Expr:
        if not self.looks(e, env):
            return super().truth(e, env)
        may_hold = TERMS[type(e)].may_hold
        return may_hold(self, e, env) if may_hold is not None else b.YES

    def any_code(self, q: ir.Query, env: Env, extra: list[Expr] | None = None, var: str = "") -> Expr:
        v = var or self.c.unit.fresh("v")
        listed, own, conds = self.among(q, env, v)
        there = self.filled(q, env)
        found = self.c.unit.passes.there_is(v, listed, own, [*conds, *(extra or [])])
        return b.both(b.in_row([there, found])) if there is not None else found

    def among(self, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr], list[Expr]]:
        """What may be found: what is looked through, what follows from that, and what each must pass."""
        inner = env.plus({q.var: Var(v)})
        conds = [cond for cond in (self.truth(t.cond, inner) for t in q.tests) if cond != b.YES]
        if q.zone is None or q.zone.name not in self.c.hidden.zones:
            self.known(env, q.through, q.holder, q.of, q.next_to, q.connected)
            if q.connected is not None and any(self.looks(t.cond, inner) for t in q.tests):
                raise NotExact
            listed, own = query_sources.looked_through(self.c, replace(q, tests=[]), env, v)
            return listed, own, conds
        if q.through is not None or q.next_to is not None:
            raise NotExact
        unseen = [*self.unseen_places(), False]  # behind the last one: where nothing lies
        table = self.c.unit.table("UNSEEN", tuple(unseen))
        kinds = [self.c.words.kinds[k] for k in q.kinds]
        listed = query_sources.chained([b.span_of(k.base, k.end) for k in kinds])
        return listed, [], [b.item(table, b.slot(self.c.layout.locations, Var(v))), *conds]

    def unseen_places(self) -> list[bool]:
        """By place, whether somebody cannot look there."""
        return [info.zone in self.c.hidden.zones for info in self.c.layout.places]

    def filled(self, q: ir.Query, env: Env) -> Expr | None:
        """Does anything lie in the hidden zone that is looked through?"""
        if q.zone is None or q.zone.name not in self.c.hidden.zones:
            return None
        self.known(env, q.holder)
        return lies_there(q.zone, zones.zone_address(self.c, q.zone, q.holder, env))

    # ---- what must be known
    def value(self, e: ir.Expr, env: Env) -> Expr:
        self.known(env, e)
        return super().value(e, env)

    def not_below_zero(self, e: ir.Expr, env: Env) -> Expr:
        self.known(env, e)
        return super().not_below_zero(e, env)

    def clause(self, q: ir.Query, env: Env) -> n.Loop:
        self.plain(q, env)
        return super().clause(q, env)

    def how_many(self, q: ir.Query, env: Env) -> Expr:
        self.plain(q, env)
        return super().how_many(q, env)

    def listing(self, q: ir.Query, env: Env) -> Expr:
        self.plain(q, env)
        return super().listing(q, env)

    def plain(self, q: ir.Query, env: Env) -> None:
        if self.c.hidden.listed(q, env, NOWHERE) is not None:
            raise NotExact
        self.known(env, q)

    def piece_address(self, piece: Any, place: ir.Place, owner: Expr, env: Env) -> Expr:
        self.known(env, place)
        return super().piece_address(piece, place, owner, env)

    def is_active(self, ability: ir.CheckedAbility, player: Expr) -> Expr:
        hidden = any(z.in_play and ability.kind in z.holds for z in self.c.hidden.zones.values())
        return b.YES if hidden and ability.cards else super().is_active(ability, player)


class Public:
    """Writes, for choices that depend on something hidden, whether they are asked though one option is left."""

    def __init__(self, c: Lowering, possible: Possible):
        self.c = c
        self.possible = possible
        self.guards = Guarding(c, possible)

    def alternative(
        self, effects: list[ir.Effect], env: Env, rest: Rest | None, before: Sequence[Before], looks: list[Look]
    ) -> Expr:
        """Could this be possible, as far as everybody knows?"""
        try:
            guard = guards.guard(self.guards, rest_of(effects, env, rest))
            return b.both(b.in_row([*self.first(before, env), guard]))
        except NotExact:
            return self.something(looks)

    def first(self, before: Sequence[Before], env: Env) -> list[Expr]:
        """What is asked before: conditions, and what may be done only once."""
        asked = [self.possible.truth(a.cond, env) if a.cond is not None else a.reason.test for a in before]
        return [test for test in asked if test is not None]

    def thing(
        self,
        query: ir.Query,
        body: list[ir.Effect],
        env: Env,
        rest: Rest | None,
        before: Sequence[Before],
        looks: list[Look],
        also: Expr | None,
    ) -> tuple[Expr, Expr]:
        """Could there be something to choose; could there be two?"""
        hidden = query.zone is not None and query.zone.name in self.c.hidden.zones
        enough: list[Expr] = []
        if hidden and query.zone:
            enough = [b.compare(zones.things_lying(self.c, query.zone, query.holder, env), ">", 1)]
        y = Var("y")
        try:
            after = env.plus({query.var: y, query.target: y})
            guard = guards.guard(self.guards, rest_of(body, after, rebind(rest, query.target, y)))
            others = [guard, put(also, "x", y)] if also is not None else [guard]
            more = [test for test in others if test != b.YES]
            first = self.first(before, env)
            one = b.both(b.in_row([*first, self.possible.any_code(query, env, more, "y")]))
            if hidden:
                return one, b.both(b.in_row([*enough, one]))
            listed, own, conds = self.possible.among(query, env, "y")
            found = b.compare(b.count(b.found("y", listed, b.in_row([*own, *conds, *more]))), ">", 1)
            return one, b.both(b.in_row([*first, found]))
        except NotExact:
            one = self.something(looks)
            return one, b.both([*enough, one])

    def number(
        self,
        local: ir.Local,
        among: n.Range,
        body: list[ir.Effect],
        env: Env,
        rest: Rest | None,
        before: Sequence[Before],
        looks: list[Look],
    ) -> tuple[Expr, Expr]:
        """The same for a choice among numbers, which all can see: what follows may depend on something hidden."""
        y = Var("y")
        try:
            guard = guards.guard(self.guards, rest_of(body, env.plus({local: y}), rebind(rest, local, y)))
            first = self.first(before, env)
        except NotExact:
            one = self.something(looks)
            return one, one
        found = b.count(b.found("y", among, b.in_row([guard])) if guard != b.YES else among)
        return (
            b.both(b.in_row([*first, b.compare(found, ">", 0)])),
            b.both(b.in_row([*first, b.compare(found, ">", 1)])),
        )

    def something(self, looks: list[Look]) -> Expr:
        """Does anything lie in one of these zones? If not, all know as much as those who see them."""
        found: dict[Expr, None] = {}
        for look in looks:
            zone, first = look.zone, self.c.layout.zone_places[look.zone.name]
            places = self.c.layout.places
            if zone.of == PLAYER and look.holder is not None and anywhere(look.holder):
                stride = places[first + 1].address - places[first].address if len(zone.owners) > 1 else 0
                found.setdefault(lies_there(zone, b.plus(places[first].address, b.times(look.holder, stride))))
            else:
                there = lies_there(zone, n.Number(places[first].address)) if zone.of == "game" else b.YES
                found.setdefault(there)
        return b.any_of([*found])

    def menu(self, pc: int, others: list[tuple[int, Expr]], fallback: int | None = None) -> None:
        """`others`: alternatives that depend on something hidden, and whether they could be possible.

        `fallback` is there only if nothing else is: two others must be possible.
        """
        lines: list[Stmt] = [] if fallback is None else [n.Set("n", b.compare(X, "==", fallback))]
        for code, test in others:
            second: list[Stmt] = [b.when(n.Not(Var("n")), [n.Return(b.YES)]), n.Set("n", b.NO)]
            done = [n.Return(b.YES)] if fallback is None else second
            lines.append(b.when(b.both([b.compare(X, "!=", code), *b.row_of(test)]), done))
        self.write(pc, [*lines, n.Return(b.NO)])

    def things(self, pc: int, one: Expr, two: Expr, plain: list[int], others: list[tuple[int, Expr]]) -> None:
        """Besides a thing that was found there must be a second one; besides another option one is enough."""
        lines: list[Stmt] = [
            b.when(b.both([b.compare(X, "!=", code), *b.row_of(test)]), [n.Return(b.YES)]) for code, test in others
        ]
        lines += [b.when(b.one_of(X, plain), [n.Return(n.Truth(one))])] if plain else []
        self.write(pc, [*lines, n.Return(n.Truth(two))])

    def write(self, pc: int, lines: list[Stmt]) -> None:
        self.c.choices[pc].hidden = True
        if self.c.unit.whole:
            self.c.unit.function(f"asked{pc}", ("x",), lines)


def anywhere(who: Expr) -> bool:
    """Is somebody known wherever the options are listed?"""
    return isinstance(who, n.Number) or isinstance(who, n.Slot) and isinstance(who.at, n.Number)


def lies_there(zone: Zone, address: Expr) -> Expr:
    if zone.single:
        return b.at_least(n.Slot(address), 0)
    return b.YES if zone.form == "row" else n.Slot(address)
