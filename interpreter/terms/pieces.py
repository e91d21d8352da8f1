"""Pieces: whose they are, where they can lie, how many lie somewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import TermFacts, always, never, nowhere
from ..model.node import node
from ..model.regions import Region, standing
from ..model.secrecy import Actor
from ..model.sight import of_parts
from ..model.vocabulary import PLAYER, Piece
from ..model.walk import alike, place_name
from ..phrases.fallbacks import Known
from ..phrases.telling import Telling, term
from ..phrases.things import Adjective, Counted, Qualified
from ..phrases.words import COMPARED_AS, Amount, Listed, Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import (
    conditions,
    existence,
    nouns,
    numbers,
    piece_masks,
    places,
    pronouns,
    query_phrases,
    query_sources,
    thing_tables,
)
from .facts import looking, most_counted


@node
class PieceCount(ir.Expr):
    piece: Piece
    owner: ir.Owner
    place: ir.Place


@node
class LocationOf(ir.Expr):
    """The thing of a kind on which a player's only piece lies (none: -1)."""

    piece: Piece
    owner: ir.Expr | None
    kind: str


def known(c: Checking, name: str) -> Piece:
    """The piece of that name, or the pieces of a group as one."""
    piece = c.words.piece(name)
    assert piece is not None
    return piece


def owner(
    c: Checking, det: Branch | None, piece: str, of_place: Branch | None, scope: Scope, at: At, tree: Any
) -> ir.Owner:
    """Whose pieces are counted: everybody's unless said otherwise."""
    if not known(c, piece).owned:
        of_nobody(piece, det, of_place, at)
        return ir.Owner()
    if of_place is not None:
        pronouns.absent(det, at)
        who = places.place_thing(c, of_place.children[0], scope, at)
        if who.type.kinds != (PLAYER,):
            raise wrong("wrong-type", say("belongs-to", name=piece, kind=PLAYER), at.span(of_place))
        return ir.Owner(who)
    word = pronouns.determiner(det)
    if word in pronouns.POSSESSIVES:
        return ir.Owner(pronouns.player(det, piece, scope, tree, at))
    if word:
        return ir.Owner(pronouns.you(scope, tree, at), True)
    return ir.Owner()


def of_nobody(name: str, det: Branch | None, of_place: Branch | None, at: At) -> None:
    """Pieces and things that no player has of their own: nothing says whose they are."""
    said = det if pronouns.determiner(det) else of_place
    if said is not None:
        message = say("of-nobody", name=name)
        raise wrong("wrong-type", message, at.span(said), say("of-nobody-hint", name=name))


def must_lie_on(c: Checking, piece: str, place: ir.Place, tree: Any, at: At) -> None:
    """Such pieces can lie there."""
    where = place.zone.name if place.zone else place.kind or (place.thing.type.kinds[0] if place.thing else "")
    if where not in known(c, piece).places and piece not in c.words.refused:
        raise wrong(
            "wrong-type",
            say("never-lies-on", piece=piece, place=where),
            at.span(tree),
            say("see-key", key="lies on:", of=piece),
        )


def piece_count(
    c: Checking,
    det: Branch | None,
    piece: str,
    of_place: Branch | None,
    at_place: Branch | None,
    scope: Scope,
    at: At,
    tree: Any,
) -> ir.Expr:
    """How many pieces lie somewhere."""
    if at_place is None:
        raise wrong(
            "which-one", say("say-where", piece=piece), at.span(tree), say("write", code=f"your {piece}s on ...")
        )
    place = places.place(c, at_place.children[0], scope, at)
    must_lie_on(c, piece, place, at_place, at)
    return PieceCount(ir.NUMBER, known(c, piece), owner(c, det, piece, of_place, scope, at, tree), place)


def pieces_had(
    c: Checking,
    it: ir.Expr,
    base: str,
    det: Branch | None,
    of_place: Branch | None,
    at_place: Branch | None,
    scope: Scope,
    at: At,
    tree: Any,
) -> ir.Expr:
    """How many pieces a player has somewhere, or lie on a thing."""
    piece = known(c, base)
    if it.type.kinds != (PLAYER,):
        pronouns.absent(at_place, at)
        place = ir.Place(thing=it)
        must_lie_on(c, base, place, tree, at)
        return PieceCount(ir.NUMBER, piece, owner(c, det, base, of_place, scope, at, tree), place)
    pronouns.absent(det, at)
    pronouns.absent(of_place, at)
    if at_place is None:
        lying = [zone.name for zone in c.words.zones.values() if zone.of == PLAYER and zone.name in piece.places]
        hint = say("write", code=f"... {base} in {lying[0]}" if lying else f"... {base} on ...")
        raise wrong("which-one", say("say-where", piece=base), at.span(tree), hint)
    place = places.place_of_player(c, at_place.children[0], it, scope, at)
    must_lie_on(c, base, place, at_place, at)
    return PieceCount(ir.NUMBER, piece, ir.Owner(it if piece.owned else None), place)


def pieces_lie_on(c: Checking, noun: Branch, tree: Branch, place_tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`your pawn is on a site`."""
    det, names, of_place, at_place = noun.children
    pronouns.absent(at_place, at)
    piece = nouns.base_form(c, nouns.plain_noun(names, at))
    place = places.place(c, place_tree, scope, at)
    must_lie_on(c, piece, place, tree, at)
    whose = owner(c, det, piece, of_place, scope, at, tree)
    count = PieceCount(ir.NUMBER, known(c, piece), whose, place)
    return conditions.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, 1))


def location(c: Checking, kind: str, piece: Piece, place: Branch, scope: Scope, at: At) -> ir.Expr:
    """`site of your pawn`: the thing of a kind on which a player's only piece lies."""
    det, names = place.children
    nouns.plain_noun(names, at)
    if not piece.owned:
        of_nobody(piece.name, det, None, at)
        return LocationOf(nouns.thing_type(kind), piece, None, kind)
    who = pronouns.player(det if pronouns.determiner(det) else None, piece.name, scope, place, at)
    return LocationOf(nouns.thing_type(kind), piece, who, kind)


# ---- how it is told
def whose_word(c: Telling, owner: ir.Owner) -> str:
    if owner.others:
        return "others"
    return pronouns.whose_word(c, owner.who) if owner.who is not None else "none"


def is_named(c: Telling, owner: ir.Owner) -> bool:
    """Whose they are is said by a name of somebody, not by a pronoun."""
    return owner.who is not None and whose_word(c, owner) == "none"


def is_single(piece: Piece) -> bool:
    """Has every player only one of them?"""
    return piece.owned and is_alone(piece)


def owned_phrase(c: Telling, piece: Piece, owner: ir.Owner, article: str) -> Qualified:
    """A piece, or several (`bare`), and whose it is, if that is neither yours nor anybody's."""
    found = Qualified(Noun(piece.name), article)
    if owner.others:
        found.adjectives.append(Adjective("others"))
    elif owner.who is not None:
        query_phrases.belongs(c, owner.who, found.adjectives, found.behind)
    return found


def located_by(cond: ir.Expr) -> Iterator[LocationOf]:
    """Where pieces lie of which a condition says that they lie somewhere: `your pawn is on a site`."""
    parts: Sequence[ir.Expr] = (cond,)
    if isinstance(cond, conditions.Both) and cond.op == "and":
        parts = conditions.alternatives(cond)
    for part in parts:
        there = existence.some_of(part)
        if isinstance(there, PieceCount) and there.place.kind and not there.owner.others and is_alone(there.piece):
            kind = there.place.kind
            yield LocationOf(nouns.thing_type(kind), there.piece, there.owner.who, kind)


def is_alone(piece: Piece) -> bool:
    """Is there only one of it, or of each player's?"""
    return not piece.sorts and sum(piece.start.values()) == 1


def location_phrase(c: Telling, e: LocationOf) -> Phrase:
    if e.owner is None or pronouns.is_you(e.owner):
        plain = Say("location-of", kind=Noun(e.kind), piece=Noun(e.piece.name))
    else:
        plain = Say("location-of-piece", kind=Noun(e.kind), piece=owned_phrase(c, e.piece, ir.Owner(e.owner), "the"))
    if e.kind in c.spoken or not any(alike(e, there) for there in c.there):
        return plain
    # where a language says that it lies `on the board`, no place was named
    return Known([f"noun-{e.kind}.everywhere"], plain, Qualified(Noun(e.kind), "that"))


def count_phrase(c: Telling, e: PieceCount) -> Phrase:
    what, where = Noun(e.piece.name), places.place_phrase(c, e.place, "in")
    if is_named(c, e.owner) and e.owner.who is not None:
        return Say("number-at-whom", what=what, who=term(c, e.owner.who), where=where)
    return Say("number-at", what=what, whose=whose_word(c, e.owner), where=where)


def counted_phrase(c: Telling, e: PieceCount) -> Phrase | None:
    """So many of them there, as whoever has them is told of: `discs on squares`, `seeds in their store`."""
    holder, zone = e.place.thing, e.place.zone
    if e.owner.others or not (e.owner.who is None or pronouns.is_you(e.owner.who)):
        return None
    if zone is not None and (holder is None or pronouns.is_you(holder)):
        where: Phrase = Say(f"zone-{zone.name}", "in", whose="they" if holder is not None else "none", holder="")
    elif zone is None and e.place.kind and e.owner.who is not None:
        where = places.place_phrase(c, e.place, "in")
    else:
        return None
    return Qualified(Noun(e.piece.name), "bare", behind=[where])


def there_phrase(c: Telling, count: PieceCount, least: int, no: bool) -> Phrase:
    if count.place.thing is not None and count.place.zone is None and pronouns.is_it(c, count.place.thing):
        return stands_phrase(c, count, least, no, Say("in-it", noun=pronouns.noun_of_it(c, count.place.thing)))
    return stands_phrase(c, count, least, no, places.place_phrase(c, count.place, "in"))


def stands_phrase(c: Telling, count: PieceCount, least: int, no: bool, where: Phrase) -> Phrase:
    owner, noun = whose_word(c, count.owner), Noun(count.piece.name)
    what: Phrase = Amount(least, noun) if least > 1 else noun if no else Qualified(noun, "a")
    if is_named(c, count.owner):
        bare = owned_phrase(c, count.piece, count.owner, "bare" if least > 1 or no else "a")
        what = Counted(least, bare) if least > 1 else bare
    alone, denied = "yes" if is_single(count.piece) else "no", "yes" if no else "no"
    two = "yes" if c.style.at_the_table and c.words.players == 2 else "no"
    return Say("piece-there", whose=owner, what=what, where=where, no=denied, counted="no", alone=alone, two=two)


def together_phrase(c: Telling, e: ir.Expr, n: int, how: str) -> Phrase | None:
    """So many pieces of several sorts in one place, whoever owns them; nothing if that is not what is added up."""
    found = added(e)
    if len(found) < 2 or not all(alike(one.place, found[0].place) for one in found):
        return None
    names = [one.piece.name for one in found]
    both = Noun("-and-".join(names))
    what = Known([both.id], both, Listed([Noun(name) for name in names]))
    return Say("there-are-together", how=how, n=n, what=what, where=places.place_phrase(c, found[0].place, "in"))


def added(e: ir.Expr) -> list[PieceCount]:
    """The pieces that are added up, if that is all the sum does."""
    if isinstance(e, PieceCount):
        return [e] if e.owner.who is None else []
    if isinstance(e, numbers.Binary) and e.op == "+":
        left, right = added(e.left), added(e.right)
        return [*left, *right] if left and right else []
    return []


def counted_per(c: Telling, e: PieceCount, step: int) -> Phrase | None:
    """So many pieces somewhere; one by one they are a number."""
    if step == 1 or pronouns.is_confused(c, e.owner.who):
        return None
    lying = owned_phrase(c, e.piece, e.owner, "bare")
    lying.behind.append(places.place_phrase(c, e.place, "in"))
    return Say("counted-thing", n=step, thing=lying)


def compared_phrase(c: Telling, e: PieceCount, op: str, n: int) -> Phrase | None:
    """That so many are there; of your own also how many you have on places of a sort."""
    whose = whose_word(c, e.owner)
    yours = pronouns.is_you(e.owner.who) and not e.owner.others and bool(e.place.kind) and e.place.zone is None
    if op == ">=" and (n <= 1 or not yours):
        return there_phrase(c, e, n, no=False)
    if op not in COMPARED_AS or not yours:
        return None
    there = Qualified(Noun(e.piece.name), "bare", behind=[places.place_phrase(c, e.place, "in")])
    return Say("you-have", whose=whose, how=COMPARED_AS[op], what=Counted(n, there))


# ---- how it is computed
def piece_address(c: Lowering, piece: Piece, place: ir.Place, owner: Expr, env: Env) -> Expr:
    """The slot of an owner's pieces at one place."""
    if place.zone is not None:
        name, of = place.zone.name, place.zone.of
    else:
        assert place.thing is not None
        name = of = place.thing.type.kinds[0]
    first = c.layout.pieces[piece.name, name]
    if of == "game":
        return b.plus(first, owner) if piece.owned else n.Number(first)
    assert place.thing is not None
    holder = dispatch.value(c, place.thing, env)
    if of == PLAYER:
        return b.plus(first, holder)
    stride = c.layout.piece_stride(piece, name)
    start = first - c.layout.index_base(of) * stride
    if piece.owned and isinstance(owner, n.Number) and owner.value >= 0:
        return b.stepped(start + owner.value, holder, stride)
    code = b.stepped(start, holder, stride)
    return b.plus(code, owner) if piece.owned else code


def lower_piece_count(c: Lowering, e: PieceCount, env: Env) -> Expr:
    if e.piece.sorts:
        return b.plus(*(lower_piece_count(c, replace(e, piece=sort), env) for sort in e.piece.sorts))
    piece, owner, place = e.piece, e.owner, e.place
    who = dispatch.value(c, owner.who, env) if owner.who is not None else b.ZERO
    everybody = piece.owned and (owner.who is None or owner.others)
    if place.zone is not None or place.thing is not None:
        if place.zone is not None and place.zone.of == PLAYER:
            return n.Slot(piece_address(c, piece, place, b.ZERO, env))
        if not everybody:
            return dispatch.if_there(c, place.thing, n.Slot(piece_address(c, piece, place, who, env)), b.ZERO, env)
        slots = [piece_address(c, piece, place, n.Number(p), env) for p in range(c.players)]
        total = b.plus(*map(n.Slot, slots))
        if owner.others:
            total = b.minus(total, n.Slot(piece_address(c, piece, place, who, env)))
        return dispatch.if_there(c, place.thing, total, b.ZERO, env)
    return piece_sum(c, piece, place, who, owner, everybody, env)


def piece_sum(
    c: Lowering, piece: Piece, place: ir.Place, who: Expr, owner: ir.Owner, everybody: bool, env: Env
) -> Expr:
    """Over all things of a kind, over some of them, or over the parts of a thing."""
    kind = c.words.kinds[place.kind]
    stride = c.layout.piece_stride(piece, kind.name)
    start = c.layout.pieces[piece.name, kind.name] - kind.base * stride
    if place.query is not None:
        loop = query_sources.clause(c, place.query, env)
        at = b.plus(start, b.times(Var(loop.var), stride))
        every = n.Fold("sum", n.Slots(at, b.plus(at, stride)))
        one = b.slot(at, who)
        each = b.minus(every, one) if owner.others else every if everybody else one
        return n.Fold("sum", n.Each(each, (loop,)))
    low: Expr
    high: Expr
    if place.whole is not None:
        first, last = thing_tables.part_bounds(c, kind.name)
        whole = dispatch.value(c, place.whole, env)
        low, high = b.item(first, whole), b.item(last, whole)
    else:
        elsewhere = [p for p in piece.places if p != kind.name]
        if (
            not everybody
            and piece.owned
            and all(p in c.words.zones and c.words.zones[p].of in (PLAYER, "game") for p in elsewhere)
        ):
            left: Expr = n.Number(sum(piece.start.values()))  # all that is not elsewhere lies here
            for p in elsewhere:
                left = b.minus(left, b.slot(c.layout.pieces[piece.name, p], who))
            return left
        low, high = n.Number(kind.base), n.Number(kind.end)
    first_slot, last_slot = b.plus(start, b.times(low, stride)), b.plus(start, b.times(high, stride))
    own = n.Fold("sum", n.Slots(b.plus(first_slot, who), last_slot, stride))
    if stride == 1 or everybody:
        everything = n.Fold("sum", n.Slots(first_slot, last_slot))
        return b.minus(everything, own) if owner.others else everything
    return own


def lower_location_of(c: Lowering, e: LocationOf, env: Env) -> Expr:
    kind = c.words.kinds[e.kind]
    stride = c.layout.piece_stride(e.piece, e.kind)
    first = c.layout.pieces[e.piece.name, e.kind]
    owner = dispatch.value(c, e.owner, env) if e.owner is not None and e.piece.owned else b.ZERO
    low = b.plus(first, owner) if stride != 1 else n.Number(first)
    places = n.Slots(low, n.Number(first + len(kind.things) * stride), stride)
    return n.Call("where", (places, n.Number(kind.base)), state=False)


# ---- what is known of it
def pieces_read(e: PieceCount, game: CheckedGame) -> Iterable[Region]:
    return [standing(piece.name, place_name(e.place)) for piece in e.piece.every]


def location_reads(e: LocationOf, game: CheckedGame) -> Iterable[Region]:
    return (standing(e.piece.name, e.kind),)


def own_pieces(e: PieceCount, actor: Actor) -> bool:
    return not any(region[:2] == ("p", piece.name) for region in actor.written for piece in e.piece.every)


TERMS: dict[type, Term] = {
    PieceCount: Term(
        facts=looking(pieces_read, of_parts, always, own_pieces),
        lower=lower_piece_count,
        phrase=count_phrase,
        most=most_counted,
        masks=piece_masks.masks_of_count,
        masks_in_word=piece_masks.masks_in_word,
        compared=compared_phrase,
        counted_per=counted_per,
        counted=counted_phrase,
    ),
    LocationOf: Term(
        facts=TermFacts(location_reads, nowhere, always, never, never, of_parts),
        lower=lower_location_of,
        phrase=location_phrase,
    ),
}
