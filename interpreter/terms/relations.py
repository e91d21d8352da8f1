"""`K of X`: the parts of X, what X lists, what lists X, or what lies in a zone of X; X may be one thing or many."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import say
from ..model import ir
from ..model.vocabulary import PLAYER
from ..reading.context import Checking
from ..reading.scope import PLAYER_TYPE, At, Scope, wrong
from ..syntax.parser import Branch, Token
from . import conditions, nouns, places, pronouns, queries, zones


def related(c: Checking, base: str, of: ir.Expr, text: str, called: str = "") -> ir.Query | None:
    """The things of a kind (or group of kinds) that belong to one thing, if they can belong to it at all."""
    w = c.words
    kinds = tuple(w.members(base))
    holders = of.type.kinds
    if not kinds or not holders:
        return None
    part = any(w.kinds[k].part_of in holders for k in kinds)
    found = zones.zones_holding(c, kinds, holders)
    if not part and len(found) == 1:
        lying = tuple(k for k in kinds if k in found[0].holds)
        var = ir.Local(called or base, nouns.thing_type(*lying))
        return ir.Query(var, lying, "zone", found[0], of, text=text)
    var = ir.Local(called or base, nouns.thing_type(*kinds))
    if part:
        return ir.Query(var, kinds, "parts", of=of, text=text)
    if len(kinds) == 1 and len(holders) == 1:
        for inverse, (whole, member) in enumerate(((holders[0], kinds[0]), (kinds[0], holders[0]))):
            lists = [p for p, s in w.kinds[whole].properties.items() if s.sort == "list" and s.kind == member]
            if w.kinds[member].plural in lists:
                lists = [w.kinds[member].plural]
            if len(lists) == 1:
                return ir.Query(var, kinds, "listed", of=of, listed=lists[0], inverse=bool(inverse), text=text)
        if w.kinds[kinds[0]].owned and holders == ("player",):
            return ir.Query(var, kinds, "owned", of=of, text=text)
    return None


def related_to(
    c: Checking, head: Token, base: str, place: Branch, scope: Scope, at: At, text: str, called: str = ""
) -> ir.Query:
    """`K of X` where X may stand for many: `cards of rows of it`."""
    through = many(c, place, scope, at)
    of: ir.Expr = (
        ir.LocalRef(through.var.type, through.var) if through is not None else places.place_thing(c, place, scope, at)
    )
    query = related(c, base, of, text, called)
    if query is None:
        raise wrong("wrong-type", say("has-no", kinds=of.type.kinds or ("number",), name=base), at.span(head))
    return query if through is None else replace(query, through=through)


def many(c: Checking, place: Branch, scope: Scope, at: At) -> ir.Query | None:
    """A place phrase in the plural: all of these things."""
    if place.data == "place_ref":
        return None
    names = place.children[1].children
    kind = c.words.kinds.get(nouns.base_form(c, names[-1]))
    if kind is None or len(names) > 1 or str(names[-1]) != kind.plural or kind.plural == kind.name:
        return None
    if pronouns.determiner(place.children[0]):
        of = place.children[2] if place.data == "place_of" else None
        det, noun = place.children[:2]
        return queries.noun_query(c, queries.NounPhrase(det, noun, of, None, at.text(place)), scope, at)
    if place.data == "place_of":
        return related_to(c, names[-1], kind.name, place.children[2].children[0], scope, at, at.text(place))
    if str(names[-1]) in c.words.zones:
        return None
    return ir.Query(ir.Local(kind.name, nouns.thing_type(kind.name)), (kind.name,), "all", text=at.text(place))


def lying_there(
    c: Checking, query: ir.Query, head: Token, base: str, of_place: Branch, scope: Scope, at: At
) -> ir.Query:
    """What lies in a zone and belongs to something: to its owner, to what it is part of, to what lists it."""
    place = of_place.children[0]
    if all(c.words.kinds[k].owned for k in query.kinds) and many(c, place, scope, at) is None:
        owner = places.place_thing(c, place, scope, at)
        if owner.type.kinds == (PLAYER,):
            of = pronouns.OwnerOf(PLAYER_TYPE, ir.LocalRef(query.var.type, query.var))
            query.tests.append(ir.Test(conditions.Compare(ir.FLAG, "==", of, owner), at.text(of_place)))
            return query
    found = related_to(c, head, base, place, scope, at, query.text, query.var.name)
    if found.source == "zone":
        raise wrong(
            "wrong-type", say("one-place", noun=base), at.span(of_place), say("leave-out", code=at.text(of_place))
        )
    assert query.zone is not None
    there = zones.InZone(ir.FLAG, ir.LocalRef(found.var.type, found.var), query.zone, query.holder)
    found.tests.append(ir.Test(there, f"in {query.zone.name}"))
    return found
