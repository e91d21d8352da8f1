"""`X has Y` and `K with Y`: pieces, counters and things that somebody or something has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeGuard

from ..diagnostics.problems import say
from ..diagnostics.records import record
from ..model import ir
from ..model.vocabulary import PLAYER
from ..phrases.fallbacks import Known
from ..phrases.telling import Telling, term
from ..phrases.things import Counted, Qualified
from ..phrases.words import Amount, Listed, Noun, Phrase, Plain, Say
from ..reading.context import Checking, TermReader
from ..reading.scope import At, Scope
from ..syntax.parser import Branch, Token
from . import (
    conditions,
    counters,
    existence,
    neighbours,
    noun_values,
    nouns,
    numbers,
    pieces,
    places,
    pronouns,
    properties,
    queries,
    query_phrases,
    relations,
    zones,
)


def has(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`you have 2 coins`, `it has a pawn`, `leader has 2 coins`; without a number at least one."""
    ref, *least, det, names, of_place, at_place = tree.children
    who = pronouns.ref(c, ref, scope, at) if isinstance(ref, Branch) else noun_values.single(c, ref, scope, at)
    nouns.expect(who, "thing", ref, at)
    return having(c, who, det, names, of_place, at_place, at_least(least), scope, at, tree)


def with_test(c: Checking, test: Branch, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    """`site with 2 pawns`, `site without pawns`."""
    *least, det, names, of_place, at_place = test.children
    cond = having(c, it, det, names, of_place, at_place, at_least(least), scope, at, test)
    return conditions.Not(ir.FLAG, cond) if test.data == "without" else cond


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
    if base in w.groups and w.groups[base].by and it.type.kinds == (PLAYER,):
        nouns.plain_noun(names, at)
        for more in (det, at_place):
            pronouns.absent(more, at)
        had = counters.had_of_sort(c, head, of_place, it, scope, at)
        return conditions.Compare(ir.FLAG, ">=", had, ir.Int(ir.NUMBER, least))
    if w.piece(base) is not None or base in w.counters or (str(head) in w.zones and not w.members(base)):
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
                    count = zones.ZoneCount(ir.NUMBER, query.zone, it)
            return conditions.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, least))
        nouns.plain_noun(names, at)
    if w.piece(base) is not None:
        count = pieces.pieces_had(c, it, base, det, of_place, at_place, scope, at, tree)
    else:
        for more in (det, of_place, at_place):
            pronouns.absent(more, at)
        zone = w.zones.get(str(head))
        if base in w.counters and it.type.kinds == (PLAYER,):
            count = counters.CounterRef(
                ir.NUMBER, w.counters[base], counters.holder(w.counters[base], it, scope, head, at)
            )
        elif base in w.counters and w.counters[base].of in it.type.kinds:
            count = counters.CounterRef(ir.NUMBER, w.counters[base], it)
        elif zone is not None and zone.of in it.type.kinds:
            count = zones.ZoneCount(ir.NUMBER, zone, it)
        else:
            raise nouns.unknown(c, head, at, say("what-had", kind=(*it.type.kinds, "thing")[0]))
    return conditions.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, least))


# ---- how it is told
@record
class Has:
    """A thing to which others belong, and how many of them at least."""

    thing: ir.Expr
    query: ir.Query
    least: int
    #: the zone of the thing they lie in, if they do
    zone: str = ""


def having_phrase(c: Telling, cond: ir.Expr) -> Phrase | None:
    """`with your worker`, `without a hut`."""
    without = isinstance(cond, conditions.Not)
    inner = cond.item if isinstance(cond, conditions.Not) else cond
    if (
        isinstance(inner, conditions.Compare)
        and inner.op == ">="
        and isinstance(inner.left, pieces.PieceCount)
        and isinstance(inner.right, ir.Int)
        and (not without or any_of(inner))
    ):
        count, least = inner.left, inner.right.value
        owner = pieces.whose_word(c, count.owner)
        what: Phrase = Qualified(
            Noun(count.piece.name), {"you": "your", "others": "other", "they": "their", "none": "a"}[owner]
        )
        piece: Phrase = Noun(count.piece.name)
        if pieces.is_named(c, count.owner):
            what = pieces.owned_phrase(c, count.piece, count.owner, "a")
            piece = pieces.owned_phrase(c, count.piece, count.owner, "bare")
        if least > 1:
            what = so_many(Counted(least, pieces.owned_phrase(c, count.piece, count.owner, "bare")))
            piece = what if owner in ("none", "others") else so_many(Amount(least, Noun(count.piece.name)))
        where: Phrase = Plain("")
        if count.place.zone is not None or count.place.thing is None or not pronouns.is_it(c, count.place.thing):
            where = places.place_phrase(c, count.place, "in")
        whose = "named" if pieces.is_named(c, count.owner) else owner
        alone = "yes" if pieces.is_single(count.piece) else "no"
        return Say("without" if without else "with", what=what, whose=whose, piece=piece, where=where, alone=alone)
    counted = counted_phrase(c, inner, without) or kept_phrase(c, inner, without)
    if counted is not None:
        return counted
    near = neighbours.neighbour_of_it(c, inner)
    if near is not None and not without:
        return Say("next-to", thing=query_phrases.query_phrase(c, near))
    has = belongings(inner) or lying(inner)
    if has is not None and pronouns.is_it(c, has.thing):
        what = belonging_phrase(c, has)
        plain = Say("without-thing" if without else "with-thing", what=what)
        words = Say(f"zone-{has.zone}", "having", what=what, no="yes" if without else "no", holder="")
        return Known([f"{words.id}.having"], words, plain) if has.zone else plain
    return None


def so_many(amount: Amount | Counted) -> Phrase:
    """Whoever has more has so many, too."""
    return Say("so-many", how="at-least", what=amount)


def at_least_so_many(c: Telling, cond: ir.Expr, without: bool) -> tuple[ir.Expr | None, int]:
    """What is counted of whatever is asked about, and how many there are at least; nothing if it is not that."""
    if not isinstance(cond, conditions.Compare) or cond.op != ">=" or not isinstance(cond.right, ir.Int):
        return None, 0
    count, least = cond.left, cond.right.value
    holder = count.holder if isinstance(count, (counters.CounterRef, zones.ZoneCount)) else None
    fits = least == 1 if without else least >= 1
    return (count, least) if fits and holder is not None and pronouns.is_it(c, holder) else (None, 0)


def counted_phrase(c: Telling, cond: ir.Expr, without: bool) -> Phrase | None:
    """`with 3 coins`, `without a coin`, of a counter that the thing or the player asked about has."""
    count, least = at_least_so_many(c, cond, without)
    if not isinstance(count, counters.CounterRef) or count.holder is None:
        return None
    noun = Noun(count.counter.name)
    whose = "they" if count.holder.type.kinds == (PLAYER,) else "none"
    what: Phrase = Qualified(noun, "a")
    if not without and (least > 1 or whose == "none"):  # `with a match` would be one alone
        what = so_many(Amount(least, noun))
    piece = noun if without else what
    return Say("without" if without else "with", what=what, whose=whose, piece=piece, where=Plain(""), alone="none")


def kept_phrase(c: Telling, cond: ir.Expr, without: bool) -> Phrase | None:
    """`with 4 cards in their hand`, of things that a player who is asked about has in a zone."""
    count, least = at_least_so_many(c, cond, without)
    if not isinstance(count, zones.ZoneCount) or count.holder is None:
        return None
    if count.holder.type.kinds != (PLAYER,) or len(count.zone.holds) != 1:
        return None
    noun = Noun(count.zone.holds[0])
    named = zones.named_by_kind(c, count.zone)
    where = Plain("") if named else zones.zone_phrase(c, count.zone.name, count.holder, "in")
    what: Phrase = Qualified(noun, "a") if without else so_many(Amount(least, noun))
    piece = noun if without else what
    return Say("without" if without else "with", what=what, whose="they", piece=piece, where=where, alone="none")


def folded(clauses: list[Phrase], id: str = "without", last: str = "list-nor") -> list[Phrase]:
    """Neighbouring clauses about pieces that are (not) on the thing as one: `without a hut or a well`."""
    found: list[Phrase] = []
    run: list[Say] = []
    for clause in [*clauses, None]:
        if clause is not None and is_plain(clause, id):
            run.append(clause)
            continue
        several: dict[str, Any] = {name: Listed([one.parts[name] for one in run], last) for name in ("what", "piece")}
        found += run if len(run) < 2 else [Say(f"{id}-any", **several)]
        run = []
        if clause is not None:
            found.append(clause)
    return found


def is_plain(clause: Phrase, id: str) -> TypeGuard[Say]:
    """Does it speak of one piece on the thing itself, whosever it is?"""
    if not isinstance(clause, Say) or clause.id != id:
        return False
    parts = clause.parts
    here = isinstance(parts["where"], Plain) and not parts["where"].text
    return here and parts["whose"] == "none" and isinstance(parts["piece"], Noun)


def any_of(e: conditions.Compare) -> bool:
    """At least one: what is not so where there is none."""
    return existence.some_of(e) is not None


def belongings(cond: ir.Expr) -> Has | None:
    """`X has 2 ripe cards`: whose, which, and how many at least."""
    if not (isinstance(cond, conditions.Compare) and cond.op == ">=" and isinstance(cond.right, ir.Int)):
        return None
    left = cond.left
    if isinstance(left, zones.ZoneCount) and left.holder is not None and len(left.zone.holds) == 1:
        kinds = (left.zone.holds[0],)
        query = ir.Query(ir.Local(kinds[0], ir.Type("thing", kinds)), kinds, "all")
        found = Has(left.holder, query, cond.right.value, left.zone.name)
    elif isinstance(left, numbers.Aggregate) and left.how == "count" and left.query.through is None:
        q = left.query
        whose = q.holder if q.source == "zone" else q.of if q.source in ("listed", "owned", "parts") else None
        if whose is None:
            return None
        zone = q.zone.name if q.zone is not None else ""
        found = Has(whose, replace(q, source="all", holder=None, of=None, zone=None), cond.right.value, zone)
    else:
        return None
    return found if found.thing.type.kinds != (PLAYER,) else None


def lying(cond: ir.Expr) -> Has | None:
    """`colour of card of it is colour of that one`: it has a card of the same colour as that one."""
    if not (isinstance(cond, conditions.Compare) and cond.op == "==" and isinstance(cond.left, properties.PropRef)):
        return None
    left, right = cond.left, cond.right
    same = isinstance(right, properties.PropRef) and right.prop == left.prop
    q = left.thing.query if isinstance(left.thing, queries.FirstOf) else None
    if not same or q is None or q.source != "zone" or q.holder is None or q.zone is None:
        return None
    its = replace(left, thing=ir.LocalRef(q.var.type, q.var))
    tests = [*q.tests, ir.Test(replace(cond, left=its), "")]
    return Has(q.holder, replace(q, source="all", holder=None, zone=None, tests=tests), 1, q.zone.name)


def belonging_phrase(c: Telling, has: Has, article: str = "a") -> Phrase:
    return (
        Counted(has.least, query_phrases.query_phrase(c, has.query, "bare"))
        if has.least > 1
        else query_phrases.query_phrase(c, has.query, article)
    )


def has_phrase(c: Telling, has: Has, no: str) -> Phrase:
    """A thing has others; where it is named, they lie somewhere."""
    if isinstance(has.thing, properties.ThingConst) and has.zone:
        there = belonging_phrase(c, has, "no" if no == "yes" else "a")
        if isinstance(there, Qualified):
            named = Say(f"zone-{has.zone}", "there", what=there, holder=term(c, has.thing), no=no)
            where = zones.zone_phrase(c, has.zone, has.thing, "in", "choice")
            there = replace(there, behind=[where, *there.behind])
            plain = Say("there-is-no" if no == "yes" else "there-is", what=there, where="")
            return Known([f"{named.id}.there"], named, plain)
    what = belonging_phrase(c, has, "no" if no == "yes" else "a")
    plain = Say("has-thing", thing=term(c, has.thing), what=what, no=no)
    if not has.zone or pronouns.is_it(c, has.thing):
        return plain
    named = Say(f"zone-{has.zone}", "there", what=what, holder=term(c, has.thing), no=no)
    return Known([f"{named.id}.there"], named, plain)


#: by the name of a rule of the grammar, what reads it
CONDITIONS: dict[str, TermReader] = {
    "has": has,
}
