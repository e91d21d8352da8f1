"""Queries: things looked through, and by what they are narrowed down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ..diagnostics.problems import say
from ..diagnostics.records import record
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import always
from ..model.node import node
from ..model.regions import OUT, Region, laid_out, lying
from ..model.secrecy import Actor
from ..model.sight import Found, HowMany
from ..model.vocabulary import PLAYER, Zone
from ..phrases.telling import ANYWHERE, Telling
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..reading.context import Checking
from ..reading.names import meant
from ..reading.scope import PLAYER_TYPE, At, Scope, Wrong, dangling, wrong
from ..syntax.parser import Branch, Token
from . import (
    adjectives,
    boards,
    conditions,
    expressions,
    extremes,
    having,
    neighbours,
    nouns,
    piece_masks,
    pieces,
    places,
    pronouns,
    query_phrases,
    query_sources,
    relations,
    seats,
    zones,
)
from .facts import looking, plain

#: what lies so on a stack was laid there last
TOP = "top"


@node
class FirstOf(ir.Expr):
    query: ir.Query


@node
class TopOf(ir.Expr):
    """What lies on top of a stack; the query looks through all of it."""

    query: ir.Query


@record
class NounPhrase:
    """`[det] adjectives noun [of place] [in place]`, and what stands behind it, as it was parsed."""

    det: Branch | None
    names: Branch
    of_place: Branch | None
    at_place: Branch | None
    text: str
    beside: Branch | None = None
    #: `with` and `without`
    tests: Sequence[Branch] = ()
    wheres: Branch | None = None
    #: the name that what is found gets: `choose a card in ... as first`
    called: str = ""
    #: what lies between it and where a line comes from
    over: Branch | None = None

    @property
    def head(self) -> Token:
        token: Token = self.names.children[-1]
        return token


def query(c: Checking, tree: Branch, scope: Scope, at: At, again: bool = False) -> ir.Query:
    """`again`: a name that is known already may move on to what is found now."""
    det, names, of_place, at_place, beside, *rest = tree.children
    name = name_of(tree, at)
    if name is not None:
        free_name(c, name, scope, at, again)
    called = str(name) if name is not None else ""
    phrase = NounPhrase(det, names, of_place, at_place, at.text(tree), beside, *tests_of(rest), called, over_of(rest))
    return noun_query(c, phrase, scope, at)


def tests_of(rest: list[Any]) -> tuple[list[Branch], Branch | None]:
    """What a query asks at its end: `with` and `without`, where it lies, and `where`."""
    tests: list[Branch] = [t for t in rest if isinstance(t, Branch) and t.data not in ("wheres", "over", "called")]
    return tests, next((t for t in rest if isinstance(t, Branch) and t.data == "wheres"), None)


def over_of(rest: list[Any]) -> Branch | None:
    return next((t for t in rest if isinstance(t, Branch) and t.data == "over"), None)


def name_of(tree: Branch, at: At) -> Token | None:
    """The name that what a query finds gets, before its `where` or behind it."""
    _, wheres = tests_of(tree.children)
    parts = [*tree.children, *(wheres.children if wheres is not None else ())]
    found: list[Branch] = [part for part in parts if isinstance(part, Branch) and part.data == "called"]
    if len(found) > 1:
        raise wrong("name-twice", say("named-twice"), at.span(found[1]))
    token: Token | None = found[0].children[0] if found else None
    return token


def free_name(c: Checking, name: Token, scope: Scope, at: At, again: bool) -> None:
    """A name must not hide what is called so already: a kind, or something the line may speak of."""
    if nouns.base_form(c, name) in c.words.kinds or str(name) in scope.that and not again:
        known = say("name-is-known", name=str(name))
        raise wrong("name-twice", known, at.span(name), say("another-name"))


def noun_query(c: Checking, phrase: NounPhrase, scope: Scope, at: At) -> ir.Query:
    """The things that a noun phrase speaks of."""
    head, det = phrase.head, phrase.det
    base = nouns.base_form(c, head)
    zone = holder = None
    if phrase.at_place is not None:
        place = places.place(c, phrase.at_place.children[0], scope, at)
        if place.zone is None:
            hint = say("name-zone-after", word="in")
            raise wrong("wrong-type", say("things-in-zones"), at.span(phrase.at_place), hint)
        zone, holder = place.zone, place.thing
    previous: ir.Expr | None = None
    if base == "copy":
        previous = copied(c, phrase, scope, at)
        var = ir.Local(phrase.called or base, previous.type)
        found = ir.Query(var, var.type.kinds, "zone" if zone else "all", zone, holder, text=phrase.text)
        same = conditions.Compare(ir.FLAG, "same", ir.LocalRef(var.type, var), previous)
        found.tests.append(ir.Test(same, "a copy"))
    elif base in pronouns.PEOPLE:
        found = player_query(base, phrase, scope, at)
    elif base == "thing":
        if zone is None:
            raise wrong("which-one", say("things-where"), at.span(head), say("write", code="thing in your ..."))
        pronouns.absent(phrase.of_place, at)
        var = ir.Local(phrase.called or base, nouns.thing_type(*zone.holds))
        found = ir.Query(var, tuple(zone.holds), "zone", zone, holder, text=phrase.text)
    else:
        found, det = kind_query(c, base, phrase, zone, holder, scope, at)
    determined(c, found, det, base, previous, scope, head, at)
    described(c, found, phrase.names.children[:-1], scope, at)
    return narrowed(c, found, phrase, scope, at)


def top_of(c: Checking, names: Branch, place: Branch | None, text: str, scope: Scope, at: At) -> TopOf | None:
    """`the top card of your deck`, if it is that; a game may have another word `top` for its things."""
    if place is None or len(names.children) != 2 or str(names.children[0]) != TOP:
        return None
    base = nouns.base_form(c, names.children[1])
    own = any((k, TOP) in c.words.adjectives or TOP in c.words.kinds[k].properties for k in c.words.members(base))
    if own or TOP in c.words.enum_values:
        return None
    found = places.place(c, place.children[0], scope, at)
    if found.zone is None or found.zone.form != "stack":
        raise wrong("wrong-type", say("no-top"), at.span(place), say("write", code=f"{base} in ..."))
    kinds = tuple(found.zone.holds) if base == "thing" else tuple(c.words.members(base))
    if not {*kinds} >= {*found.zone.holds}:
        said = say("does-not-hold", zone=found.zone.name, kinds=[base])
        raise wrong("wrong-type", said, at.span(names.children[1]), meant(base, found.zone.holds))
    var = ir.Local(base, nouns.thing_type(*found.zone.holds))
    return TopOf(var.type, ir.Query(var, var.type.kinds, "zone", found.zone, found.thing, text=text))


def copied(c: Checking, phrase: NounPhrase, scope: Scope, at: At) -> ir.Expr:
    """The thing of which another copy is looked for."""
    if phrase.of_place is None:
        raise wrong("which-one", say("copy-of-what"), at.span(phrase.head), say("write", code="copy of it"))
    return places.place_thing(c, phrase.of_place.children[0], scope, at)


def player_query(base: str, phrase: NounPhrase, scope: Scope, at: At) -> ir.Query:
    """All players, those who play against whoever acts, or those who play together with them."""
    pronouns.absent(phrase.of_place, at)
    pronouns.absent(phrase.at_place, at)
    var = ir.Local(phrase.called or base, PLAYER_TYPE)
    if any(str(word) == "out" for word in phrase.names.children[:-1]):  # everybody who is out is looked through
        found = ir.Query(var, (PLAYER,), "all", text=phrase.text)
        if base != "player":
            together, it = together_with(var, phrase, scope, at), ir.LocalRef(var.type, var)
            other = conditions.Compare(ir.FLAG, "!=", it, pronouns.you(scope, phrase.head, at))
            against = [ir.Test(other, base), ir.Test(conditions.Not(ir.FLAG, together.cond), base)]
            found.tests.extend([together] if base == "partner" else against)
        return found
    if base == "partner":
        return ir.Query(var, (PLAYER,), "players", tests=[together_with(var, phrase, scope, at)], text=phrase.text)
    if base == "player":
        return ir.Query(var, (PLAYER,), "players", text=phrase.text)
    return ir.Query(var, (PLAYER,), "opponents", of=pronouns.you(scope, phrase.head, at), text=phrase.text)


def together_with(var: ir.Local, phrase: NounPhrase, scope: Scope, at: At) -> ir.Test:
    """That a player plays together with whoever acts."""
    you = pronouns.you(scope, phrase.head, at)
    return ir.Test(seats.Together(ir.FLAG, ir.LocalRef(var.type, var), you), "partner")


def described(c: Checking, query: ir.Query, words: Sequence[Token], scope: Scope, at: At) -> None:
    """The adjectives before the noun."""
    inner = scope.asking(query.var)
    it = ir.LocalRef(query.var.type, query.var)
    for word in words:
        query.tests.append(ir.Test(adjectives.adjective(c, word, it, inner, at), str(word)))


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
        query.tests.append(ir.Test(conditions.Compare(ir.FLAG, "==", pronouns.OwnerOf(PLAYER_TYPE, it), owner), word))
    elif word:
        before = scope.that.get(base)
        if before is None and scope.here is not None and scope.here.type == query.var.type:
            before = scope.here
        if previous is None and before is None:
            raise dangling(scope, say("than-which", word=word), at.span(tree), say("choose-first", noun=base))
        if previous is None and before is not None:
            previous = ir.LocalRef(before.type, before)
        assert previous is not None
        query.tests.append(ir.Test(conditions.Compare(ir.FLAG, "!=", it, previous), word, picks=True))


def narrowed(c: Checking, query: ir.Query, phrase: NounPhrase, scope: Scope, at: At) -> ir.Query:
    """What stands behind the noun: neighbours, `with` and `without`, where on a board, `where`."""
    it = ir.LocalRef(query.var.type, query.var)
    beside, wheres = phrase.beside, phrase.wheres
    if beside is not None:
        place = beside.children[0]
        thing = neighbours.neighbour(c, places.place_thing(c, place, scope, at), query.kinds, place, at)
        if beside.data == "next_to":
            query = replace(query, next_to=thing)
        elif query.source == "all":
            query = replace(query, connected=thing)
        else:
            raise wrong("wrong-type", say("group-of-all"), at.span(beside), say("group-of-all-hint"))
    lines = [test for test in phrase.tests if test.data in boards.LEADING]
    if phrase.over is not None and not lines:
        raise wrong("syntax", say("over-which-line"), at.span(phrase.over), say("write", code="in a line from ..."))
    for test in phrase.tests:
        if test.data in boards.RELATIONS:
            over = phrase.over if lines and test is lines[-1] else None
            cond = boards.relation(c, test, over, it, scope, at)
        elif test.data == "utmost":
            cond = extremes.utmost(c, test, phrase, query, scope, at)
        else:
            cond = having.with_test(c, test, it, scope, at)
        query.tests.append(ir.Test(cond, at.text(test)))
    if wheres is not None:
        picks = any(not test.picks for test in query.tests)  # what hangs together has been said before
        inner = scope.asking(query.var)
        if phrase.called and phrase.called not in scope.that:
            inner.that[phrase.called] = query.var
        for atom in wheres.children:
            if atom is None or atom.data == "called":
                continue
            query.tests.append(ir.Test(expressions.condition(c, atom, inner, at), at.text(atom), picks))
    return query


def kind_query(
    c: Checking, base: str, phrase: NounPhrase, zone: Zone | None, holder: ir.Expr | None, scope: Scope, at: At
) -> tuple[ir.Query, Branch | None]:
    """The things of a kind, and the determiner if they are still to be narrowed down by it."""
    w, head, det, of_place, text = c.words, phrase.head, phrase.det, phrase.of_place, phrase.text
    kinds = tuple(w.members(base))
    named = w.zones.get(str(head))
    own = pronouns.determiner(det) in pronouns.POSSESSIVES
    if named is not None and (not kinds or (own and named.of == PLAYER and zone is None and of_place is None)):
        if not named.holds:
            raise wrong("wrong-type", say("only-pieces-there", zone=named.name), at.span(head))
        pronouns.absent(phrase.at_place, at)
        kinds = kinds or tuple(named.holds)
        whose = zones.zone_holder(c, named, det, of_place, scope, at, head)
        name = phrase.called or (base if base in w.kinds or base in w.groups else "thing")
        return ir.Query(ir.Local(name, nouns.thing_type(*kinds)), kinds, "zone", named, whose, text=text), None
    if not kinds:
        raise nouns.unknown(c, head, at, say("what-kind-of-thing"), scope)
    name = phrase.called or base
    if zone is not None:
        lying = tuple(k for k in kinds if k in zone.holds)
        if not lying:
            if zone.name in w.refused:
                raise Wrong(None)
            raise wrong("wrong-type", say("does-not-hold", zone=zone.name, kinds=[base]), at.span(head))
        found = ir.Query(ir.Local(name, nouns.thing_type(*lying)), lying, "zone", zone, holder, text=text)
        return (found if of_place is None else relations.lying_there(c, found, head, base, of_place, scope, at)), det
    if of_place is not None:
        return relations.related_to(c, head, base, of_place.children[0], scope, at, text, name), det
    var = ir.Local(name, nouns.thing_type(*kinds))
    if own and len(kinds) == 1 and w.kinds[base].owned:
        return ir.Query(var, kinds, "owned", of=pronouns.player(det, base, scope, head, at), text=text), None
    return ir.Query(var, kinds, "all", text=text), det


# ---- how it is told
def first_phrase(c: Telling, e: FirstOf) -> Phrase:
    """The only thing there; where the place is chosen by naming it, one thing of several."""
    place = ir.local_of(e.query.holder)
    role = c.picked.get(place) if place is not None else None
    if role == ANYWHERE:
        return query_phrases.query_phrase(c, replace(e.query, source="all", zone=None, holder=None))
    return query_phrases.query_phrase(c, e.query, "the" if role is None else "a", role or "choice")


def top_phrase(c: Telling, e: TopOf) -> Phrase:
    return Say("on-top", thing=query_phrases.query_phrase(c, e.query, "the", "place"))


# ---- how it is computed
def lower_top_of(c: Lowering, e: TopOf, env: Env) -> Expr:
    """The first slot of a stack says how many lie there; the last of them lies on top."""
    assert e.query.zone is not None
    many = n.Slot(address := zones.zone_address(c, e.query.zone, e.query.holder, env))
    top = n.Either(b.at_least(many, 1), n.Slot(b.plus(address, many)), b.NOTHING)
    return dispatch.if_there(c, e.query.holder, top, b.NOTHING, env)


def lower_first_of(c: Lowering, e: FirstOf, env: Env) -> Expr:
    q = e.query
    if q.source == "zone" and q.zone is not None and q.zone.single and q.through is None and not q.tests:
        if set(q.kinds) >= set(q.zone.holds):
            there = n.Slot(zones.zone_address(c, q.zone, q.holder, env))
            return dispatch.if_there(c, q.holder, there, b.NOTHING, env)
    return n.Fold("first", query_sources.listing(c, q, env))


# ---- what is known of it
def query_reads(q: ir.Query, game: CheckedGame) -> Iterator[Region]:
    if q.zone is not None:
        yield lying(q.zone)
    if game.leaving and q.source in ("players", "opponents"):
        yield OUT
    if q.next_to is not None or q.connected is not None:
        yield from laid_out(game.words)


def own_query(q: ir.Query, actor: Actor) -> bool:
    return q.zone is None or actor.is_own(q.holder) or actor.unchanged(lying(q.zone))


def first_sight(e: FirstOf | TopOf, game: CheckedGame) -> list[Any]:
    return [e.query, Found(e.query)]


def query_sight(q: ir.Query, game: CheckedGame) -> list[Any]:
    return [HowMany(q)]


TERMS: dict[type, Term] = {
    TopOf: Term(facts=plain(missing=always, sight=first_sight), lower=lower_top_of, phrase=top_phrase),
    FirstOf: Term(facts=plain(missing=always, sight=first_sight), lower=lower_first_of, phrase=first_phrase),
    ir.Query: Term(
        facts=looking(query_reads, query_sight, alone=own_query), phrase=None, masks=piece_masks.masks_of_query
    ),
    ir.Test: Term(facts=plain(), phrase=None),
}
