"""`X has Y` and `K with Y`: pieces, counters and things that somebody or something has."""

from __future__ import annotations

from typing import Any

from lark import Token

from ..diagnostics.problems import say
from ..model import ir
from ..model.vocabulary import PLAYER
from ..reading.context import Checking
from ..reading.scope import At, Scope
from ..syntax.parser import Branch
from . import counters, nouns, numbers, pieces, pronouns, queries, relations


def has(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`you have 2 coins`, `it has a pawn`; without a number at least one."""
    ref, *least, det, names, of_place, at_place = tree.children
    who = pronouns.ref(ref, scope, at)
    return having(c, who, det, names, of_place, at_place, at_least(least), scope, at, tree)


def with_test(c: Checking, test: Branch, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    """`site with 2 pawns`, `site without pawns`."""
    *least, det, names, of_place, at_place = test.children
    cond = having(c, it, det, names, of_place, at_place, at_least(least), scope, at, test)
    return ir.Not(ir.FLAG, cond) if test.data == "without" else cond


def at_least(number: list[Token | None]) -> int:
    """How many one must have, where a number may stand."""
    return next((int(str(n)) for n in number if n is not None), 1)


def having(
    c: Checking,
    it: ir.Expr,
    det: Branch | None,
    names: Branch,
    of_place: Branch | None,
    at_place: Branch | None,
    least: int,
    scope: Scope,
    at: At,
    tree: Any,
) -> ir.Expr:
    """`X has N Y ...`: pieces on a place, pieces or counters of a player, things that belong to it or lie there."""
    w = c.words
    *words, head = names.children
    base = nouns.base_form(c, head)
    if base in w.pieces or base in w.counters or (str(head) in w.zones and not w.members(base)):
        nouns.plain_noun(names, at)
    elif words or pronouns.determiner(det) or not (str(head) in w.zones and w.zones[str(head)].of in it.type.kinds):
        query = relations.related(c, base, it, at.text(tree))
        if query is not None:
            pronouns.absent(of_place, at)
            pronouns.absent(at_place, at)
            queries.determined(c, query, det, base, None, scope, head, at)
            queries.described(c, query, words, scope, at)
            count = numbers.counted(query)
            if query.source == "zone" and query.zone is not None and not query.tests:
                if set(query.zone.holds) == set(query.kinds):
                    count = ir.ZoneCount(ir.NUMBER, query.zone, it)
            return ir.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, least))
        nouns.plain_noun(names, at)
    if base in w.pieces:
        count = pieces.pieces_had(c, it, base, det, of_place, at_place, scope, at, tree)
    else:
        for more in (det, of_place, at_place):
            pronouns.absent(more, at)
        zone = w.zones.get(str(head))
        if base in w.counters and it.type.kinds == (PLAYER,):
            count = ir.CounterRef(ir.NUMBER, w.counters[base], counters.holder(w.counters[base], it, scope, head, at))
        elif base in w.counters and w.counters[base].of in it.type.kinds:
            count = ir.CounterRef(ir.NUMBER, w.counters[base], it)
        elif zone is not None and zone.of in it.type.kinds:
            count = ir.ZoneCount(ir.NUMBER, zone, it)
        else:
            raise nouns.unknown(c, head, at, say("what-had", kind=(*it.type.kinds, "thing")[0]))
    return ir.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, least))
