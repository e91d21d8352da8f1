"""Pieces moved, in numbers: what is moved has no identity, only an owner and a place."""

from __future__ import annotations

from typing import Any

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering.anatomy import Verb, done_if, may_miss
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, Happening, no_parts
from ..model.regions import standing
from ..model.secrecy import Actor
from ..model.vocabulary import Piece
from ..model.walk import place_name
from ..phrases.telling import Telling, term
from ..phrases.things import Qualified
from ..phrases.words import Noun, Phrase, Say
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import amounts, pieces, places, pronouns
from . import leaves, need_ways


def whose(piece: Piece, det: Branch | None, scope: Scope, tree: Any, at: At) -> ir.Expr | None:
    """Whose pieces are moved: yours unless said otherwise."""
    if not piece.owned:
        pieces.of_nobody(piece.name, det, None, at)
        return None
    return pronouns.player(det, piece.name, scope, tree, at)


def move_only(
    c: Checking,
    piece: Piece,
    moved: Branch,
    source: ir.Place | None,
    target: ir.Place,
    target_tree: Branch,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
) -> ir.Effect:
    """The only one there is, from wherever it lies."""
    pieces.must_lie_on(c, piece.name, target, target_tree, at)
    if sum(piece.start.values()) != 1 and piece.name not in c.words.refused:
        hint = say("write", code=f"move 1 {piece.name} from ... to ...")
        raise wrong("how-many", say("how-many-from-where"), at.span(moved), hint)
    who = whose(piece, moved.children[0].children[0], scope, moved, at)
    return ir.MovePieces(span, text, piece, who, ir.Int(ir.NUMBER, 1), source, target, scope.actor)


def move_some(
    c: Checking,
    piece: Piece,
    amount: Branch,
    number: ir.Expr | None,
    source: ir.Place | None,
    origin: Branch | None,
    target: ir.Place,
    target_tree: Branch,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
) -> ir.Effect:
    """As many as are said."""
    if source is None:
        raise wrong("how-many", say("from-where"), span, say("write", code=f"move 1 {piece.name} from ... to ..."))
    pieces.must_lie_on(c, piece.name, source, origin, at)
    pieces.must_lie_on(c, piece.name, target, target_tree, at)
    who = whose(piece, amount.children[1], scope, amount, at)
    return ir.MovePieces(span, text, piece, who, number, source, target, scope.actor)


def deal_pieces(
    c: Checking,
    piece: Piece,
    tree: Branch,
    source: ir.Place,
    target: ir.Place,
    target_tree: Branch,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
) -> ir.Effect:
    """As many as there are, up to the amount."""
    amount, origin, _ = tree.children
    pieces.must_lie_on(c, piece.name, source, origin, at)
    pieces.must_lie_on(c, piece.name, target, target_tree, at)
    count, det, _ = amount.children
    who = whose(piece, det, scope, tree, at)
    number = amounts.count(c, count, scope, at)
    return ir.MovePieces(span, text, piece, who, number, source, target, None, takes=True)


# ---- what is known of it
def move_pieces_facts(e: ir.MovePieces, game: CheckedGame) -> Facts:
    origins = [place_name(e.origin)] if e.origin is not None else e.piece.places
    target = place_name(e.target)
    regions = frozenset(standing(e.piece.name, place) for place in (target, *origins))
    exact = e.amount is not None and e.origin is not None and not e.takes
    return Facts(
        asks=False,
        fails=exact or (e.origin is None and may_miss(e.target.thing)),
        reads=regions,
        writes=regions,
        wakes=(Happening("move", piece=e.piece, place=target),),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def own_pieces(e: ir.MovePieces, actor: Actor) -> MessageRef | None:
    return None if e.piece.owned and actor.is_own(e.owner) else say("secret-pieces")


# ---- how it is told
def move_phrase(c: Telling, e: ir.MovePieces) -> Phrase:
    to = places.place_phrase(c, e.target, "to")
    name = e.piece.name
    if e.origin is None:
        return Say(
            "move",
            what=Qualified(Noun(name), "your" if pronouns.is_you(e.owner) and not c.style.reported else "the"),
            origin="",
            target=to,
            end="any",
        )
    origin = places.place_phrase(c, e.origin, "from")
    if e.amount is None:
        article = "all-your" if pronouns.is_you(e.owner) and not c.style.reported else "all"
        return Say("move", what=Qualified(Noun(name), article), origin=origin, target=to, end="any")
    if (
        isinstance(e.amount, ir.Binary)
        and e.amount.op == "-"
        and isinstance(e.amount.right, ir.Int)
        and isinstance(e.amount.left, ir.PieceCount)
    ):
        left = amounts.amount_phrase(c, e.amount.right, name)
        but = term(c, e.amount.right)
        return Say("move-all-but", what=Qualified(Noun(name), "all-your"), left=left, but=but, origin=origin, target=to)
    return Say("move", what=amounts.amount_phrase(c, e.amount, name), origin=origin, target=to, end="any")


def found_first(e: ir.MovePieces) -> tuple[str, ...]:
    """Where its only one lies is looked for."""
    return (e.piece.name,) if e.origin is None else ()


VERBS: dict[type[ir.Effect], Verb] = {
    ir.MovePieces: Verb(
        facts=move_pieces_facts,
        secrecy=done_if(own_pieces),
        lower=leaves.leaf_move_pieces,
        steps=leaves.move_pieces_steps,
        guard=need_ways.go_move_pieces,
        unfollowed=found_first,
        summed=need_ways.go_move_pieces,
        takes=True,
        phrase=move_phrase,
        lines=None,
    ),
}
