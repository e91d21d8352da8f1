"""The lines `move` and `deal`: whether pieces or things are spoken of, and from where to where they go."""

from __future__ import annotations

from ..diagnostics.problems import Span, say
from ..model import ir
from ..model.vocabulary import Piece
from ..reading.context import Checking, LineReader
from ..reading.names import article
from ..reading.scope import At, Scope, must_differ, wrong
from ..syntax.parser import Branch, Token
from ..terms import amounts, nouns, places, pronouns
from . import dealing, moving_groups, moving_pieces, moving_things


def move(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`move that card to ...`, `move your pawn to ...`, `move 2 men from ... to ...`."""
    moved, origin, goal = tree.children
    goal, end = moving_things.aim(goal)
    if origin is not None and end != "bottom":
        must_differ(origin.children[0], goal, at)
    source = places.somewhere(c, origin.children[0], scope, at) if origin is not None else None
    if moved.data == "moved_owned":
        return move_owned(c, moved, source, goal, end, scope, at, span, text)
    if moved.data != "moved_amount":
        return moving_things.move_thing(c, moved.children[0], goal, end, scope, at, span, text, tree)
    amount = moved.children[0]
    count, det, name = counted(amount, at)
    number = amounts.count(c, count, scope, at)
    target = places.somewhere(c, goal, scope, at)
    piece = c.words.piece(nouns.base_form(c, name))
    in_no_order(piece, end, goal, at)
    if piece is not None and piece.sorts:
        return moving_groups.move_all(c, piece, amount, number, source, origin, target, goal, scope, at, span, text)
    if piece is not None:
        return moving_pieces.move_some(c, piece, amount, number, source, origin, target, goal, scope, at, span, text)
    return dealing.deal_things(c, name, det, number, source, target, False, scope, at, span, text, tree)


def in_no_order(piece: Piece | None, end: str, goal: Branch, at: At) -> None:
    """Pieces are only counted, so none of them comes to the top or to the bottom."""
    if piece is not None and end:
        raise wrong("wrong-type", say("no-top"), at.span(goal))


def counted(amount: Branch, at: At) -> tuple[Branch, Branch | None, Token]:
    """How many of what are moved; sorts of a counter lie nowhere, and what is moved need not be alike."""
    count, second, third = amount.children
    if amount.data != "amount":
        pronouns.absent(second if amount.data == "amount_alike" else third, at)
    return count, second, third


def move_owned(
    c: Checking,
    moved: Branch,
    source: ir.Place | None,
    goal: Branch,
    end: str,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
) -> ir.Effect:
    """`move your pawn to ...`: it is not said how many, so there must be one only."""
    name = nouns.plain_noun(moved.children[0].children[1], at)
    base = nouns.base_form(c, name)
    target = places.somewhere(c, goal, scope, at)
    in_no_order(c.words.piece(base), end, goal, at)
    if base in c.words.pieces:
        return moving_pieces.move_only(c, c.words.pieces[base], moved, source, target, goal, scope, at, span, text)
    group = c.words.piece(base)
    if group is not None:
        raise moving_groups.which(group, moved, at)
    if base in c.words.kinds:
        hint = say("write", code=f"choose {article(base)} in ..., then move that {base} to ...")
        raise wrong("how-many", say("which-moved", noun=base), at.span(moved), hint)
    raise nouns.unknown(c, name, at, say("what-piece"), scope)


def deal(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`deal 3 cards from ... to ...`: as many as there are."""
    amount, origin, goal = tree.children
    count, det, name = counted(amount, at)
    goal, end = moving_things.aim(goal)
    if end != "bottom":
        must_differ(origin.children[0], goal, at)
    source, target = places.somewhere(c, origin.children[0], scope, at), places.somewhere(c, goal, scope, at)
    piece = c.words.piece(nouns.base_form(c, name))
    in_no_order(piece, end, goal, at)
    if piece is not None and piece.sorts:
        raise moving_groups.which(piece, amount, at)
    if piece is not None:
        return moving_pieces.deal_pieces(c, piece, tree, source, target, goal, scope, at, span, text)
    number = amounts.count(c, count, scope, at)
    return dealing.deal_things(c, name, det, number, source, target, True, scope, at, span, text, tree)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "move": move,
    "deal": deal,
}
