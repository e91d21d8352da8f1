"""Queries: things looked through, and by what they are narrowed down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lark import Token, Tree

from ...diagnostics.problems import say
from ...model import ir
from ...model.vocabulary import PLAYER, Zone
from ...syntax.parser import Branch
from ..context import Checking
from ..scope import PLAYER_TYPE, At, Scope, Wrong, dangling, wrong
from . import adjectives, expressions, having, neighbours, nouns, pieces, places, pronouns, relations, zones


def query(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Query:
    det, names, of_place, at_place, next_to, *rest = tree.children
    return noun_query(c, det, names, of_place, at_place, scope, at, at.text(tree), next_to, *tests_of(rest))


def tests_of(rest: list[Any]) -> tuple[list[Branch], Branch | None]:
    """What a query asks at its end: `with` and `without`, and `where`."""
    tests: list[Branch] = [t for t in rest if isinstance(t, Tree) and t.data in ("with_", "without")]
    return tests, next((t for t in rest if isinstance(t, Tree) and t.data == "wheres"), None)


def noun_query(
    c: Checking,
    det: Branch | None,
    names: Branch,
    of_place: Branch | None,
    at_place: Branch | None,
    scope: Scope,
    at: At,
    text: str,
    next_to: Branch | None = None,
    tests: Sequence[Branch] = (),
    wheres: Branch | None = None,
) -> ir.Query:
    """The things that a noun phrase speaks of."""
    *words, head = names.children
    base = nouns.base_form(c, head)
    zone = holder = None
    if at_place is not None:
        place = places.place(c, at_place.children[0], scope, at)
        if place.zone is None:
            raise wrong("wrong-type", say("things-in-zones"), at.span(at_place), say("name-zone-after", word="in"))
        zone, holder = place.zone, place.thing
    previous: ir.Expr | None = None
    if base == "copy":
        if of_place is None:
            raise wrong("which-one", say("copy-of-what"), at.span(head), say("write", code="copy of it"))
        previous = of = places.place_thing(c, of_place.children[0], scope, at)
        query = ir.Query(ir.Local("copy", of.type), of.type.kinds, "zone" if zone else "all", zone, holder, text=text)
        it = ir.LocalRef(of.type, query.var)
        query.tests.append(ir.Test(ir.Compare(ir.FLAG, "same", it, of), "a copy"))
    elif base in ("player", "opponent"):
        pronouns.absent(of_place, at)
        pronouns.absent(at_place, at)
        query = ir.Query(
            ir.Local(base, PLAYER_TYPE), (PLAYER,), "opponents" if base == "opponent" else "players", text=text
        )
        query.of = pronouns.you(scope, head, at) if base == "opponent" else None
    elif base == "thing":
        if zone is None:
            raise wrong("which-one", say("things-where"), at.span(head), say("write", code="thing in your ..."))
        pronouns.absent(of_place, at)
        query = ir.Query(
            ir.Local("thing", nouns.thing_type(*zone.holds)), tuple(zone.holds), "zone", zone, holder, text=text
        )
    else:
        query, det = kind_query(c, base, head, det, zone, holder, of_place, at_place, scope, at, text)
    determined(c, query, det, base, previous, scope, head, at)
    inner = scope.asking(query.var)
    it = ir.LocalRef(query.var.type, query.var)
    for word in words:
        query.tests.append(ir.Test(adjectives.adjective(c, word, it, inner, at), str(word)))
    narrowed(c, query, next_to, tests, wheres, scope, at)
    return query


def determined(
    c: Checking,
    query: ir.Query,
    det: Branch | None,
    base: str,
    previous: ir.Expr | None,
    scope: Scope,
    tree: Any,
    at: At,
) -> None:
    """Whose the things are, or which one they are not (`previous`, or the one chosen before)."""
    word = pronouns.determiner(det)
    it = ir.LocalRef(query.var.type, query.var)
    if word in pronouns.POSSESSIVES:
        for kind in query.kinds:
            if not c.words.kinds[kind].owned:
                pieces.of_nobody(kind, det, None, at)
        owner = pronouns.player(det, base, scope, tree, at)
        query.tests.append(ir.Test(ir.Compare(ir.FLAG, "==", ir.OwnerOf(PLAYER_TYPE, it), owner), word))
    elif word:
        before = scope.that.get(base)
        if before is None and scope.here is not None and scope.here.type == query.var.type:
            before = scope.here
        if previous is None and before is None:
            raise dangling(scope, say("than-which", word=word), at.span(tree), say("choose-first", noun=base))
        if previous is None and before is not None:
            previous = ir.LocalRef(before.type, before)
        assert previous is not None
        query.tests.append(ir.Test(ir.Compare(ir.FLAG, "!=", it, previous), word))


def narrowed(
    c: Checking,
    query: ir.Query,
    next_to: Branch | None,
    tests: Sequence[Branch],
    wheres: Branch | None,
    scope: Scope,
    at: At,
) -> None:
    """What stands behind the noun: neighbours, `with` and `without`, `where`."""
    it = ir.LocalRef(query.var.type, query.var)
    if next_to is not None:
        place = next_to.children[0]
        thing = neighbours.neighbour(c, places.place_thing(c, place, scope, at), query.kinds, place, at)
        if next_to.data == "next_to":
            query.next_to = thing
        elif query.source != "all":
            raise wrong("wrong-type", say("group-of-all"), at.span(next_to), say("group-of-all-hint"))
        else:
            query.connected = thing
    for test in tests:
        query.tests.append(ir.Test(having.with_test(c, test, it, scope, at), at.text(test)))
    if wheres is not None:
        inner = scope.asking(query.var)
        for atom in wheres.children:
            query.tests.append(ir.Test(expressions.condition(c, atom, inner, at), at.text(atom)))


def kind_query(
    c: Checking,
    base: str,
    head: Token,
    det: Branch | None,
    zone: Zone | None,
    holder: ir.Expr | None,
    of_place: Branch | None,
    at_place: Branch | None,
    scope: Scope,
    at: At,
    text: str,
) -> tuple[ir.Query, Branch | None]:
    """The things of a kind, and the determiner if they are still to be narrowed down by it."""
    w = c.words
    kinds = tuple(w.members(base))
    named = w.zones.get(str(head))
    own = pronouns.determiner(det) in pronouns.POSSESSIVES
    if named is not None and (not kinds or (own and named.of == PLAYER and zone is None and of_place is None)):
        if not named.holds:
            raise wrong("wrong-type", say("only-pieces-there", zone=named.name), at.span(head))
        pronouns.absent(at_place, at)
        kinds = kinds or tuple(named.holds)
        whose = zones.zone_holder(c, named, det, of_place, scope, at, head)
        name = base if base in w.kinds or base in w.groups else "thing"
        return ir.Query(ir.Local(name, nouns.thing_type(*kinds)), kinds, "zone", named, whose, text=text), None
    if not kinds:
        raise nouns.unknown(c, head, at, say("what-kind-of-thing"))
    var = ir.Local(base, nouns.thing_type(*kinds))
    if zone is not None:
        lying = tuple(k for k in kinds if k in zone.holds)
        if not lying:
            if zone.name in w.refused:
                raise Wrong(None)
            raise wrong("wrong-type", say("does-not-hold", zone=zone.name, kinds=[base]), at.span(head))
        var.type = nouns.thing_type(*lying)
        query = ir.Query(var, lying, "zone", zone, holder, text=text)
        return (query if of_place is None else both(c, query, head, base, of_place, scope, at)), det
    if of_place is not None:
        return relations.related_to(c, head, base, of_place.children[0], scope, at, text), det
    if own and len(kinds) == 1 and w.kinds[base].owned:
        return ir.Query(var, kinds, "owned", of=pronouns.player(det, base, scope, head, at), text=text), None
    return ir.Query(var, kinds, "all", text=text), det


def both(c: Checking, query: ir.Query, head: Token, base: str, of_place: Branch, scope: Scope, at: At) -> ir.Query:
    """What lies in a zone and belongs to something: to its owner, to what it is part of, to what lists it."""
    place = of_place.children[0]
    if all(c.words.kinds[k].owned for k in query.kinds) and relations.many(c, place, scope, at) is None:
        owner = places.place_thing(c, place, scope, at)
        if owner.type.kinds == (PLAYER,):
            of = ir.OwnerOf(PLAYER_TYPE, ir.LocalRef(query.var.type, query.var))
            query.tests.append(ir.Test(ir.Compare(ir.FLAG, "==", of, owner), at.text(of_place)))
            return query
    found = relations.related_to(c, head, base, place, scope, at, query.text)
    if found.source == "zone":
        raise wrong(
            "wrong-type", say("one-place", noun=base), at.span(of_place), say("leave-out", code=at.text(of_place))
        )
    assert query.zone is not None
    there = ir.InZone(ir.FLAG, ir.LocalRef(found.var.type, found.var), query.zone, query.holder)
    found.tests.append(ir.Test(there, f"in {query.zone.name}"))
    return found
