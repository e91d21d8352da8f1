"""Whether something is asked may depend only on what everybody knows; else being asked would tell the others something.

An option that depends on what lies in a hidden zone is possible, as far as everybody knows, if some thing that lies
where not all can look would make it possible. A choice with one option is asked where there could be a second one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..model import ir
from ..model.vocabulary import PLAYER, Zone
from . import expressions, guards, sources
from .exact import Exact
from .hidden import NOWHERE, Look
from .lowering import Env, Lowering
from .reasons import Reason
from .rests import Guarding, NotExact, Rest, Way, rest_of
from .tuning import any_of

#: who somebody is, known wherever the options are listed
_ANYWHERE = re.compile(r"S\[\d+\]\Z|\d+\Z")


class Possible(Exact):
    """How a guard speaks as far as everybody knows: what may hold counts as holding."""

    __slots__ = ()

    def looks(self, node: object, env: Env) -> bool:
        return bool(self.c.hidden.said(node, env, NOWHERE))

    def known(self, env: Env, *nodes: object) -> None:
        if any(self.looks(node, env) for node in nodes):
            raise NotExact

    # ---- what may hold
    def truth(self, e: ir.Expr, env: Env) -> str:
        if not self.looks(e, env):
            return super().truth(e, env)
        if isinstance(e, ir.Both):
            return "(" + f" {e.op} ".join(self.truth(item, env) for item in e.items) + ")"
        if isinstance(e, ir.DefRef) and e.definition.adjective and not (e.thing is None or self.looks(e.thing, env)):
            checked = self.c.game.definitions[e.definition.key]
            inner = Env({checked.you: super().value(e.player, env) if e.player is not None else "-1"})
            if checked.it is not None:
                inner[checked.it] = super().value(e.thing, env)
            return self.truth(checked.value, inner)
        if isinstance(e, ir.Compare) and e.op == ">=" and isinstance(e.right, ir.Int) and e.right.value > 0:
            if isinstance(e.left, ir.Aggregate) and e.left.how == "count":
                return f"({self.any_code(e.left.query, env)})"
        return "True"

    def any_code(self, q: ir.Query, env: Env, extra: list[str] | None = None, var: str = "") -> str:
        v = var or self.c.unit.fresh("v")
        listed, own, conds = self.among(q, env, v)
        there = self.filled(q, env)
        found = any_of(v, listed, own, [*conds, *(extra or [])])
        return f"{there} and {found}" if there else found

    def among(self, q: ir.Query, env: Env, v: str) -> tuple[str, list[str], list[str]]:
        """What may be found: what is looked through, what follows from that, and what each must pass."""
        inner = env.plus({q.var: v})
        conds = [c for c in (self.truth(t.cond, inner) for t in q.tests) if c != "True"]
        if q.zone is None or q.zone.name not in self.c.hidden.zones:
            self.known(env, q.through, q.holder, q.of, q.next_to, q.connected)
            if q.connected is not None and any(self.looks(t.cond, inner) for t in q.tests):
                raise NotExact
            listed, own = sources.looked_through(self.c, replace(q, tests=[]), env)
            return listed, [c.format(v=v) for c in own], conds
        if q.through is not None or q.next_to is not None:
            raise NotExact
        unseen = [*self.unseen_places(), False]  # behind the last one: where nothing lies
        table = self.c.unit.table("UNSEEN", tuple(unseen))
        kinds = [self.c.words.kinds[k] for k in q.kinds]
        ranges = [f"range({k.base},{k.end})" for k in kinds]
        listed = ranges[0] if len(ranges) == 1 else "(" + ",".join(f"*{r}" for r in ranges) + ")"
        return listed, [], [f"{table}[S[{self.c.layout.locations}+{v}]]", *conds]

    def unseen_places(self) -> list[bool]:
        """By place, whether somebody cannot look there."""
        return [info.zone in self.c.hidden.zones for info in self.c.layout.places]

    def filled(self, q: ir.Query, env: Env) -> str:
        """Does anything lie in the hidden zone that is looked through?"""
        if q.zone is None or q.zone.name not in self.c.hidden.zones:
            return ""
        self.known(env, q.holder)
        return lies_there(q.zone, sources.zone_address(self.c, q.zone, q.holder, env))

    # ---- what must be known
    def value(self, e: ir.Expr, env: Env) -> str:
        self.known(env, e)
        return super().value(e, env)

    def not_below_zero(self, e: ir.Expr, env: Env) -> str:
        self.known(env, e)
        return super().not_below_zero(e, env)

    def clauses(self, q: ir.Query, env: Env) -> tuple[str, str]:
        self.plain(q, env)
        return super().clauses(q, env)

    def how_many(self, q: ir.Query, env: Env) -> str:
        self.plain(q, env)
        return super().how_many(q, env)

    def listing(self, q: ir.Query, env: Env) -> str:
        self.plain(q, env)
        return super().listing(q, env)

    def plain(self, q: ir.Query, env: Env) -> None:
        if self.c.hidden.listed(q, env, NOWHERE) is not None:
            raise NotExact
        self.known(env, q)

    def call_env(self, e: ir.Call, env: Env) -> Env:
        self.known(env, e.object, e.place, e.player)
        return super().call_env(e, env)

    def piece_address(self, piece: Any, place: ir.Place, owner: str, env: Env) -> str:
        self.known(env, place)
        return super().piece_address(piece, place, owner, env)

    def walk_code(self, e: ir.Walk, env: Env, start: bool) -> str:
        self.known(env, e)
        return super().walk_code(e, env, start)

    def lay_code(self, name: str, e: ir.Lay, env: Env) -> str:
        self.known(env, e)
        return super().lay_code(name, e, env)

    def can_pay_things(self, e: ir.PayThings, how: str, n: int, env: Env) -> str:
        if e.zone.name not in self.c.hidden.zones:
            return super().can_pay_things(e, how, n, env)
        return f"{expressions.zone_count(self.c, e.zone, e.payer, env)}>={n}"

    def is_active(self, ability: ir.CheckedAbility, player: str) -> str:
        hidden = any(z.in_play and ability.kind in z.holds for z in self.c.hidden.zones.values())
        return "True" if hidden and ability.cards else super().is_active(ability, player)


class Public:
    """Writes, for choices that depend on something hidden, whether they are asked though one option is left."""

    def __init__(self, c: Lowering, possible: Possible, ways: Mapping[type, Way]):
        self.c = c
        self.possible = possible
        self.guards = Guarding(c, possible, ways)

    def alternative(
        self, effects: list[ir.Effect], env: Env, rest: Rest | None, pre: list[Reason], looks: list[Look]
    ) -> str:
        """Could this be possible, as far as everybody knows?"""
        try:
            return " and ".join(
                f"({test})" for test in [*self.first(pre, env), guards.guard(self.guards, rest_of(effects, env, rest))]
            )
        except NotExact:
            return self.something(looks)

    def first(self, pre: list[Reason], env: Env) -> list[str]:
        """What is asked before: conditions, and what may be done only once."""
        return [self.possible.truth(r.about.cond, env) if isinstance(r.about, ir.OnlyIf) else r.test for r in pre]

    def thing(
        self,
        query: ir.Query,
        body: list[ir.Effect],
        env: Env,
        rest: Rest | None,
        pre: list[Reason],
        looks: list[Look],
        also: str,
    ) -> tuple[str, str]:
        """Could there be something to choose; could there be two?"""
        hidden = query.zone is not None and query.zone.name in self.c.hidden.zones
        enough = f"{expressions.zone_count(self.c, query.zone, query.holder, env)}>1" if hidden and query.zone else ""
        try:
            after = env.plus({query.var: "y", query.target: "y"})
            guard = guards.guard(self.guards, rest_of(body, after, guards.rebind(self.guards, rest, query.target, "y")))
            more = [g for g in (guard, re.sub(r"\bx\b", "y", also)) if g not in ("", "True")]
            first = self.first(pre, env)
            one = " and ".join([*first, self.possible.any_code(query, env, more, "y")])
            if hidden:
                return one, f"{enough} and {one}"
            listed, own, conds = self.possible.among(query, env, "y")
            tests = " and ".join([*own, *conds, *more])
            found = f"len([y for y in {listed}{' if ' + tests if tests else ''}])>1"
            return one, " and ".join([*first, found])
        except NotExact:
            one = self.something(looks)
            return one, f"{enough} and ({one})" if enough else one

    def something(self, looks: list[Look]) -> str:
        """Does anything lie in one of these zones? If not, all know as much as those who see them."""
        found = []
        for look in looks:
            zone, first = look.zone, self.c.layout.zone_places[look.zone.name]
            places = self.c.layout.places
            if zone.of == PLAYER and _ANYWHERE.match(look.holder):
                stride = places[first + 1].address - places[first].address if len(zone.owners) > 1 else 0
                found.append(lies_there(zone, f"{places[first].address}+{look.holder}*{stride}"))
            else:
                found.append(lies_there(zone, str(places[first].address)) if zone.of == "game" else "True")
        return "(" + " or ".join(dict.fromkeys(found)) + ")"

    def menu(self, pc: int, others: list[tuple[int, str]], fallback: int | None = None) -> None:
        """`others`: alternatives that depend on something hidden, and whether they could be possible.

        `fallback` is there only if nothing else is: two others must be possible.
        """
        if fallback is None:
            lines = [f"if x != {code} and {test}: return True" for code, test in others]
        else:
            lines = [f"n = x == {fallback}"]
            for code, test in others:
                lines += [f"if x != {code} and {test}:", "    if not n: return True", "    n = False"]
        self.write(pc, [*lines, "return False"])

    def things(self, pc: int, one: str, two: str, plain: list[int], others: list[tuple[int, str]]) -> None:
        """Besides a thing that was found there must be a second one; besides another option one is enough."""
        lines = [f"if x != {code} and {test}: return True" for code, test in others]
        lines += [f"if x in {tuple(plain)}: return bool({one})"] if plain else []
        self.write(pc, [*lines, f"return bool({two})"])

    def write(self, pc: int, lines: list[str]) -> None:
        self.c.choices[pc].hidden = True
        if self.c.unit.whole:
            self.c.unit.add("\n".join([f"def asked{pc}(S, x):", *("    " + line for line in lines)]))


def lies_there(zone: Zone, address: str) -> str:
    if zone.single:
        return f"S[{address}]>=0"
    return "True" if zone.form == "row" else f"S[{address}]"
