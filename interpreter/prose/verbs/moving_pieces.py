"""Pieces moved, in numbers."""

from __future__ import annotations

from ...model import ir
from ...phrases.telling import Telling, term
from ...phrases.things import Qualified
from ...phrases.words import Noun, Phrase, Say
from ..terms import amounts, places, pronouns


def move(c: Telling, e: ir.MovePieces) -> Phrase:
    to = places.place(c, e.target, "to")
    name = e.piece.name
    if e.origin is None:
        return Say(
            "move",
            what=Qualified(Noun(name), "your" if pronouns.is_you(e.owner) and not c.style.reported else "the"),
            origin="",
            target=to,
            end="any",
        )
    origin = places.place(c, e.origin, "from")
    if e.amount is None:
        article = "all-your" if pronouns.is_you(e.owner) and not c.style.reported else "all"
        return Say("move", what=Qualified(Noun(name), article), origin=origin, target=to, end="any")
    if (
        isinstance(e.amount, ir.Binary)
        and e.amount.op == "-"
        and isinstance(e.amount.right, ir.Int)
        and isinstance(e.amount.left, ir.PieceCount)
    ):
        left = amounts.amount(c, e.amount.right, name)
        but = term(c, e.amount.right)
        return Say("move-all-but", what=Qualified(Noun(name), "all-your"), left=left, but=but, origin=origin, target=to)
    return Say("move", what=amounts.amount(c, e.amount, name), origin=origin, target=to, end="any")
