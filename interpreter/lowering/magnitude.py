"""How large numbers can become, as far as that is known before a game runs: only the others are looked at then."""

from __future__ import annotations

from ..model import ir
from ..model.checked import CheckedGame
from .anatomy import TERMS
from .work import MOST_NUMBER

#: a number on the way to another may be a product of two; beyond it is looked at
WIDEST = MOST_NUMBER * MOST_NUMBER
#: so little at a time cannot take a counter far: it is looked at now and then
LITTLE = 9_999


class Magnitude:
    """At most so large, whatever the sign."""

    def __init__(self, game: CheckedGame):
        self.game = game
        words = game.words
        pieces = sum(sum(piece.start.values()) for piece in words.pieces.values()) * words.players
        #: things, pieces or cells that can be counted are never more
        self.counted = max(
            len(words.things), words.players, pieces, *(z.columns * z.rows for z in words.zones.values()), 1
        )
        #: by the number of a node, with the node: as long as it is kept, no other has that number
        self._known: dict[int, tuple[ir.Expr, int]] = {}

    def most(self, e: ir.Expr) -> int:
        known = self._known.get(id(e))
        if known is None:
            found = self._found(e)
            # what is larger is refused as soon as it comes up
            known = self._known[id(e)] = (e, found if found <= WIDEST else MOST_NUMBER)
        return known[1]

    def too_wide(self, e: ir.Expr) -> bool:
        """Could it be too large, though its parts are not?"""
        return self._found(e) > WIDEST

    def _found(self, e: ir.Expr) -> int:
        most = TERMS[type(e)].most
        return most(self, e) if most is not None else MOST_NUMBER
