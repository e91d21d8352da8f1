"""On which things pieces lie, as masks kept beside their numbers, so that a question about many things is one of bits.

They follow from the numbers: leaves that move pieces keep them up to date, and a position that came about in any other
way has them worked out anew (`derive`). Only what some rule asks of many things at once is kept, and only of pieces
that nothing but leaves moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.walk import place_name
from .layout import Layout

FREE, ROOM, OWN = "free", "room", "own"


@dataclass(frozen=True, slots=True)
class Kept:
    """Masks of things of a kind, by the numbers of a piece that lie there; -1 where nobody asks for one."""

    #: where none lie
    free: int
    #: wholes of which some part is free
    room: int
    #: where at least one of an owner's lie, and at least two: a slot for each owner
    one: int
    two: int
    owners: int
    #: the numbers they follow from: the first slot, and of which whole each thing is a part
    counts: int
    wholes: tuple[int, ...]

    @property
    def all(self) -> int:
        return (1 << len(self.wholes)) - 1

    def beside(self) -> tuple[int, ...]:
        """By thing, all parts of the same whole as a mask."""
        masks: dict[int, int] = {}
        for i, whole in enumerate(self.wholes):
            masks[whole] = masks.get(whole, 0) | 1 << i
        return tuple(masks[whole] for whole in self.wholes)


class Occupied:
    def __init__(self, game: CheckedGame, layout: Layout):
        self.kept: dict[tuple[str, str], Kept] = {}
        moved = {piece for e in walk.all_effects(game) for piece in moved_elsewhere(e)}
        wanted = set(asked(game))
        for piece, kind in dict.fromkeys((piece, kind) for piece, kind, _ in sorted(wanted)):
            if piece not in moved and (piece, kind) in layout.pieces:
                owners = layout.piece_stride(game.words.pieces[piece], kind)
                masks = ((1, FREE), (1, ROOM), (owners, OWN), (owners, OWN))
                sizes = [n if (piece, kind, what) in wanted else 0 for n, what in masks]
                free, room, one, two = (layout.take(n, f"occupied {piece} {kind}") if n else -1 for n in sizes)
                counts, wholes = layout.pieces[piece, kind], tuple(t.whole for t in game.words.kinds[kind].things)
                self.kept[piece, kind] = Kept(free, room, one, two, owners, counts, wholes)

    def derive(self, state: list[int]) -> None:
        for kept in self.kept.values():
            last = kept.counts + len(kept.wholes) * kept.owners
            numbers = [state[first : last : kept.owners] for first in range(kept.counts, kept.counts + kept.owners)]
            if kept.free >= 0:
                free = [i for i, n in enumerate(map(sum, zip(*numbers, strict=True))) if not n]
                state[kept.free] = sum([1 << i for i in free])
                if kept.room >= 0:
                    state[kept.room] = sum({1 << kept.wholes[i] - min(kept.wholes) for i in free})
            for owner, own in enumerate(numbers) if kept.one >= 0 else ():
                state[kept.one + owner] = sum(1 << i for i, n in enumerate(own) if n > 0)
                state[kept.two + owner] = sum(1 << i for i, n in enumerate(own) if n > 1)


# ---- what is asked


def moved_elsewhere(e: ir.Effect) -> Iterator[str]:
    """Pieces that are moved by something else than a leaf that knows from where to where."""
    if isinstance(e, ir.Walk) or isinstance(e, ir.MovePieces) and e.origin is None:
        yield e.piece.name


def asked(game: CheckedGame) -> Iterator[tuple[str, str, str]]:
    """(piece, kind of thing) of questions about many things: which have none, how many lie on those of a list."""
    roots: list[Any] = [*walk.bodies(game), *(cond for _, cond, _, _ in game.ends)]
    roots += [checked.value for checked in game.definitions.values()]
    for root in roots:
        for node in walk.everything(root):
            if isinstance(node, ir.Query) and plain(node):
                for test in node.tests:
                    said = lying(test.cond, node.var)
                    if said is not None and not said[1] and said[0].owner.who is None:
                        yield said[0].piece.name, node.kinds[0], FREE
                    roomy = with_room(test.cond, node.var)
                    if roomy is not None:
                        yield roomy.piece.name, place_name(roomy.place), ROOM
            elif isinstance(node, ir.PieceCount) and summed(node.place.query):
                yield node.piece.name, node.place.kind, OWN


def plain(q: ir.Query) -> bool:
    """Does a query look through all things of one kind, the parts of a thing, or what it lists?"""
    whole = all(x is None for x in (q.through, q.connected, q.next_to)) and len(q.kinds) == 1
    return whole and (q.source in ("all", "parts") or q.source == "listed" and not q.inverse)


def summed(q: ir.Query | None) -> bool:
    """All that a thing lists."""
    return q is not None and q.source == "listed" and plain(q) and not q.tests


def with_room(cond: ir.Expr, var: ir.Local) -> ir.PieceCount | None:
    """`there is a part of it without a stone` said of a whole: the number of pieces asked for."""
    if not isinstance(cond, ir.Compare) or cond.op != ">=" or not isinstance(cond.left, ir.Aggregate):
        return None
    q = cond.left.query
    if not isinstance(cond.right, ir.Int) or cond.right.value != 1 or cond.left.how != "count" or len(q.tests) != 1:
        return None
    if q.source != "parts" or not plain(q) or not isinstance(q.of, ir.LocalRef) or q.of.local is not var:
        return None
    said = lying(q.tests[0].cond, q.var)
    return said[0] if said is not None and not said[1] and said[0].owner.who is None else None


def lying(cond: ir.Expr, var: ir.Local) -> tuple[ir.PieceCount, bool] | None:
    """`with a stone`, `without a stone` said of a thing: the number asked for, and whether there must be one."""
    there = not isinstance(cond, ir.Not)
    inner = cond.item if isinstance(cond, ir.Not) else cond
    if (
        isinstance(inner, ir.Compare)
        and inner.op == ">="
        and isinstance(inner.right, ir.Int)
        and inner.right.value == 1
    ):
        count = inner.left
        if isinstance(count, ir.PieceCount) and count.place.zone is None and not count.owner.others:
            if isinstance(count.place.thing, ir.LocalRef) and count.place.thing.local is var:
                return count, there
    return None
