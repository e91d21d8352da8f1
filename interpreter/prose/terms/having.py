"""`X has Y`, `K with Y`: pieces, and things that belong to a thing or lie at it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...model import ir
from ...model.vocabulary import PLAYER
from ...phrases.fallbacks import Known
from ...phrases.telling import Telling, term
from ...phrases.things import Counted, Qualified
from ...phrases.words import Amount, Noun, Phrase, Plain, Say
from . import neighbours, pieces, places, pronouns, queries, zones


@dataclass(frozen=True, slots=True)
class Has:
    """A thing to which others belong, and how many of them at least."""

    thing: ir.Expr
    query: ir.Query
    least: int
    #: the zone of the thing they lie in, if they do
    zone: str = ""


def having(c: Telling, cond: ir.Expr) -> Phrase | None:
    """`with your worker`, `without a hut`."""
    without = isinstance(cond, ir.Not)
    inner = cond.item if isinstance(cond, ir.Not) else cond
    if (
        isinstance(inner, ir.Compare)
        and inner.op == ">="
        and isinstance(inner.left, ir.PieceCount)
        and isinstance(inner.right, ir.Int)
        and (not without or any_of(inner))
    ):
        count, least = inner.left, inner.right.value
        owner = pieces.whose(c, count.owner)
        what: Phrase = Qualified(
            Noun(count.piece.name), {"you": "your", "others": "other", "they": "their", "none": "a"}[owner]
        )
        piece: Phrase = Noun(count.piece.name)
        if least > 1:
            what = piece = Amount(least, Noun(count.piece.name))
        where: Phrase = Plain("")
        if count.place.zone is not None or count.place.thing is None or not pronouns.is_it(c, count.place.thing):
            where = places.place(c, count.place, "in")
        return Say("without" if without else "with", what=what, whose=owner, piece=piece, where=where)
    near = neighbours.neighbour(c, inner)
    if near is not None and not without:
        return Say("next-to", thing=queries.query(c, near))
    has = belongings(inner) or lying(inner)
    if has is not None and pronouns.is_it(c, has.thing):
        what = belonging(c, has)
        plain = Say("without-thing" if without else "with-thing", what=what)
        words = Say(f"zone-{has.zone}", "having", what=what, no="yes" if without else "no", holder="")
        return Known([f"{words.id}.having"], words, plain) if has.zone else plain
    return None


def any_of(e: ir.Compare) -> bool:
    """At least one: what is not so where there is none."""
    return e.op == ">=" and isinstance(e.right, ir.Int) and e.right.value == 1


def belongings(cond: ir.Expr) -> Has | None:
    """`X has 2 ripe cards`: whose, which, and how many at least."""
    if not (isinstance(cond, ir.Compare) and cond.op == ">=" and isinstance(cond.right, ir.Int)):
        return None
    left = cond.left
    if isinstance(left, ir.ZoneCount) and left.holder is not None and len(left.zone.holds) == 1:
        kinds = (left.zone.holds[0],)
        query = ir.Query(ir.Local(kinds[0], ir.Type("thing", kinds)), kinds, "all")
        found = Has(left.holder, query, cond.right.value, left.zone.name)
    elif isinstance(left, ir.Aggregate) and left.how == "count" and left.query.through is None:
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
    if not (isinstance(cond, ir.Compare) and cond.op == "==" and isinstance(cond.left, ir.PropRef)):
        return None
    left, right = cond.left, cond.right
    same = isinstance(right, ir.PropRef) and right.prop == left.prop
    q = left.thing.query if isinstance(left.thing, ir.FirstOf) else None
    if not same or q is None or q.source != "zone" or q.holder is None or q.zone is None:
        return None
    its = replace(left, thing=ir.LocalRef(q.var.type, q.var))
    tests = [*q.tests, ir.Test(replace(cond, left=its), "")]
    return Has(q.holder, replace(q, source="all", holder=None, zone=None, tests=tests), 1, q.zone.name)


def belonging(c: Telling, has: Has, article: str = "a") -> Phrase:
    return (
        Counted(has.least, queries.query(c, has.query, "bare"))
        if has.least > 1
        else queries.query(c, has.query, article)
    )


def has_thing(c: Telling, has: Has, no: str) -> Phrase:
    """A thing has others; where it is named, they lie somewhere."""
    if isinstance(has.thing, ir.ThingConst) and has.zone:
        there = belonging(c, has, "no" if no == "yes" else "a")
        if isinstance(there, Qualified):
            there.behind.insert(0, zones.zone(c, has.zone, has.thing, "in", "choice"))
            return Say("there-is-no" if no == "yes" else "there-is", what=there)
    what = belonging(c, has, "no" if no == "yes" else "a")
    return Say("has-thing", thing=term(c, has.thing), what=what, no=no)
