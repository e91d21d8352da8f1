"""How large numbers can become, as far as that is known before a game runs: only the others are looked at then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..model import ir
from ..model.checked import CheckedGame
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
        bound = _BOUNDS.get(type(e))
        return bound(self, e) if bound is not None else MOST_NUMBER


def _whole(m: Magnitude, e: ir.Int) -> int:
    return abs(e.value)


def _binary(m: Magnitude, e: ir.Binary) -> int:
    left, right = m.most(e.left), m.most(e.right)
    return left * right if e.op == "*" else left + right if e.op in ("+", "-") else max(left, right)


def _aggregate(m: Magnitude, e: ir.Aggregate) -> int:
    value = m.most(e.value) if e.value is not None else 1
    return value * m.counted if e.how in ("count", "total") else value


def _either(m: Magnitude, e: ir.IfElse) -> int:
    return max(m.most(e.then), m.most(e.otherwise))


def _levels(m: Magnitude, e: ir.Levels) -> int:
    return max((m.most(value) for _, value in e.table), default=0)


def _definition(m: Magnitude, e: ir.DefRef) -> int:
    return m.most(m.game.definitions[e.definition.key].value)


def _parameter(m: Magnitude, e: ir.ParamRef) -> int:
    changes = [m.most(a.value) for a in m.game.abilities if a.parameter is e.param and a.value is not None]
    of = m.game.parameters.get(e.param.name)
    return (m.most(of.value) if of is not None else abs(e.param.value)) + sum(changes)


def _counted(m: Magnitude, e: ir.Expr) -> int:
    return m.counted


#: of which kinds of numbers something is known
_BOUNDS: dict[type[ir.Expr], Callable[[Magnitude, Any], int]] = {
    ir.Int: _whole,
    ir.Binary: _binary,
    ir.Aggregate: _aggregate,
    ir.IfElse: _either,
    ir.Levels: _levels,
    ir.DefRef: _definition,
    ir.ParamRef: _parameter,
    ir.PieceCount: _counted,
    ir.ZoneCount: _counted,
    ir.GridCount: _counted,
}
