"""Pieces: whose they are, where they can lie, how many lie somewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..diagnostics.problems import say
from ..lowering.anatomy import Term
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import TermFacts, always, never, nowhere
from ..model.regions import Region, standing
from ..model.secrecy import Actor
from ..model.vocabulary import PLAYER, Piece
from ..model.walk import place_name
from ..phrases.telling import Telling
from ..phrases.things import Qualified
from ..phrases.words import Amount, Noun, Phrase, Say
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import lowered, nouns, places, pronouns
from .facts import looking


def owner(
    c: Checking, det: Branch | None, piece: str, of_place: Branch | None, scope: Scope, at: At, tree: Any
) -> ir.Owner:
    """Whose pieces are counted: everybody's unless said otherwise."""
    if not c.words.pieces[piece].owned:
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
    if where not in c.words.pieces[piece].places and piece not in c.words.refused:
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
    return ir.PieceCount(ir.NUMBER, c.words.pieces[piece], owner(c, det, piece, of_place, scope, at, tree), place)


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
    piece = c.words.pieces[base]
    if it.type.kinds != (PLAYER,):
        pronouns.absent(at_place, at)
        place = ir.Place(thing=it)
        must_lie_on(c, base, place, tree, at)
        return ir.PieceCount(ir.NUMBER, piece, owner(c, det, base, of_place, scope, at, tree), place)
    pronouns.absent(det, at)
    pronouns.absent(of_place, at)
    if at_place is None:
        hint = say("write", code=f"... {base} on ...")
        raise wrong("which-one", say("say-where", piece=base), at.span(tree), hint)
    place = places.place_of_player(c, at_place.children[0], it, scope, at)
    must_lie_on(c, base, place, at_place, at)
    return ir.PieceCount(ir.NUMBER, piece, ir.Owner(it if piece.owned else None), place)


def pieces_lie_on(c: Checking, noun: Branch, tree: Branch, place_tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`your pawn is on a site`."""
    det, names, of_place, at_place = noun.children
    pronouns.absent(at_place, at)
    piece = nouns.base_form(c, nouns.plain_noun(names, at))
    place = places.place(c, place_tree, scope, at)
    must_lie_on(c, piece, place, tree, at)
    whose = owner(c, det, piece, of_place, scope, at, tree)
    count = ir.PieceCount(ir.NUMBER, c.words.pieces[piece], whose, place)
    return ir.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, 1))


def location(c: Checking, kind: str, piece: Piece, place: Branch, scope: Scope, at: At) -> ir.Expr:
    """`site of your pawn`: the thing of a kind on which a player's only piece lies."""
    det, names = place.children
    nouns.plain_noun(names, at)
    if not piece.owned:
        of_nobody(piece.name, det, None, at)
        return ir.LocationOf(nouns.thing_type(kind), piece, None, kind)
    who = pronouns.player(det if pronouns.determiner(det) else None, piece.name, scope, place, at)
    return ir.LocationOf(nouns.thing_type(kind), piece, who, kind)


# ---- how it is told
def whose_word(c: Telling, owner: ir.Owner) -> str:
    if owner.others:
        return "others"
    return pronouns.whose_word(c, owner.who) if owner.who is not None else "none"


def location_phrase(c: Telling, e: ir.LocationOf) -> Phrase:
    return Say("location-of", kind=Noun(e.kind), piece=Noun(e.piece.name))


def count_phrase(c: Telling, e: ir.PieceCount) -> Phrase:
    return Say(
        "number-at", what=Noun(e.piece.name), whose=whose_word(c, e.owner), where=places.place_phrase(c, e.place, "in")
    )


def there_phrase(c: Telling, count: ir.PieceCount, least: int, no: bool) -> Phrase:
    owner, noun = whose_word(c, count.owner), Noun(count.piece.name)
    what: Phrase = Amount(least, noun) if least > 1 else noun if no else Qualified(noun, "a")
    if count.place.thing is not None and count.place.zone is None and pronouns.is_it(c, count.place.thing):
        where = Say("in-it", noun=pronouns.noun_of_it(c, count.place.thing))
        return Say("piece-there", whose=owner, what=what, where=where, no="yes" if no else "no")
    return Say(
        "piece-there", whose=owner, what=what, where=places.place_phrase(c, count.place, "in"), no="yes" if no else "no"
    )


# ---- what is known of it
def pieces_read(e: ir.PieceCount, game: CheckedGame) -> Iterable[Region]:
    return (standing(e.piece.name, place_name(e.place)),)


def location_reads(e: ir.LocationOf, game: CheckedGame) -> Iterable[Region]:
    return (standing(e.piece.name, e.kind),)


def own_pieces(e: ir.PieceCount, actor: Actor) -> bool:
    return not any(region[:2] == ("p", e.piece.name) for region in actor.written)


TERMS: dict[type, Term] = {
    ir.PieceCount: Term(
        facts=looking(pieces_read, always, own_pieces), lower=lowered.lower_piece_count, phrase=count_phrase
    ),
    ir.LocationOf: Term(
        facts=TermFacts(location_reads, nowhere, True, never, never),
        lower=lowered.lower_location_of,
        phrase=location_phrase,
    ),
}
