"""Questions about many things that masks of pieces answer at once: with or without a piece, with room, on a list."""

from __future__ import annotations

from collections.abc import Iterator

from ..lowering.occupancy import FREE, OWN, ROOM
from ..model import ir
from ..model.walk import place_name
from . import board_masks, conditions, existence, pieces


def masks_of_query(q: ir.Query) -> Iterator[tuple[str, str, str]]:
    """Masks that would answer tests of a query: (piece, kind of thing, which mask)."""
    for test in q.tests if plain(q) else ():
        said = lying(test.cond, q.var)
        if said is not None and not said[1] and said[0].owner.who is None:
            for piece in said[0].piece.every:
                yield piece.name, q.kinds[0], FREE
        if said is not None and board_masks.on_boards(q):
            yield from board_masks.masks_of_all(q)
        roomy = with_room(test.cond, q.var)
        if roomy is not None and not roomy.piece.sorts:
            yield roomy.piece.name, place_name(roomy.place), ROOM


def masks_of_count(e: pieces.PieceCount) -> Iterator[tuple[str, str, str]]:
    """The mask by which the pieces on all that a thing lists are counted."""
    if summed(e.place.query):
        for piece in e.piece.every:
            yield piece.name, e.place.kind, OWN


def masks_in_word(e: pieces.PieceCount, it: ir.Local) -> Iterator[tuple[str, str, str]]:
    """The mask that says on which places of a board the pieces lie of which a word speaks."""
    if e.place.zone is None and e.place.thing is not None and ir.local_of(e.place.thing) is it:
        for piece in e.piece.every:
            yield piece.name, it.type.kinds[0], FREE if e.owner.who is None else OWN


def plain(q: ir.Query) -> bool:
    """Does a query look through all things of one kind, the parts of a thing, or what it lists?"""
    whole = all(x is None for x in (q.through, q.connected, q.next_to)) and len(q.kinds) == 1
    return whole and (q.source in ("all", "parts") or q.source == "listed" and not q.inverse)


def summed(q: ir.Query | None) -> bool:
    """All that a thing lists."""
    return q is not None and q.source == "listed" and plain(q) and not q.tests


def with_room(cond: ir.Expr, var: ir.Local) -> pieces.PieceCount | None:
    """`there is a part of it without a stone` said of a whole: the number of pieces asked for."""
    q = existence.there_is(cond)
    if q is None or len(q.tests) != 1 or q.source != "parts" or not plain(q) or ir.local_of(q.of) is not var:
        return None
    said = lying(q.tests[0].cond, q.var)
    return said[0] if said is not None and not said[1] and said[0].owner.who is None else None


def lying(cond: ir.Expr, var: ir.Local) -> tuple[pieces.PieceCount, bool] | None:
    """`with a stone`, `without a stone` said of a thing: the number asked for, and whether there must be one."""
    there = not isinstance(cond, conditions.Not)
    count = existence.some_of(cond.item if isinstance(cond, conditions.Not) else cond)
    if not isinstance(count, pieces.PieceCount) or count.place.zone is not None:
        return None
    return (count, there) if ir.local_of(count.place.thing) is var else None
