"""On which things pieces lie, as masks kept beside their numbers, so that a question about many things is one of bits.

They follow from the numbers: leaves that move pieces keep them up to date, and a position that came about in any other
way has them worked out anew (`derive`). Only what some rule asks of many things at once is kept, and only of pieces
that nothing but leaves moves.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.records import record
from ..model import walk
from ..model.checked import CheckedGame
from .anatomy import TERMS, VERBS
from .layout import Layout

FREE, ROOM, OWN = "free", "room", "own"


@record
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
        moved = {piece for e in walk.all_effects(game) for piece in VERBS[type(e)].unfollowed(e)}
        wanted = set(asked(game))
        spoken_of = {(piece, kind) for piece, kind, _ in wanted}
        for piece, kind in layout.pieces:  # as they are declared: where something stands does not depend on names
            if piece not in moved and (piece, kind) in spoken_of:
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
                    base = min(kept.wholes)
                    state[kept.room] = sum([1 << whole - base for whole in {kept.wholes[i] for i in free}])
            for owner, own in enumerate(numbers) if kept.one >= 0 else ():
                some = [i for i, n in enumerate(own) if n > 0]
                state[kept.one + owner] = sum([1 << i for i in some])
                state[kept.two + owner] = sum([1 << i for i in some if own[i] > 1])


# ---- what is asked


def asked(game: CheckedGame) -> Iterator[tuple[str, str, str]]:
    """(piece, kind of thing, mask) of questions about many things: which have none, how many lie on those of a list."""
    values = [cond for _, cond, _, _ in game.ends] + [checked.value for checked in game.definitions.values()]
    for said in (*walk.all_nodes(game), *map(walk.everything, values)):
        for node in said:
            kind: type = type(node)
            if kind in TERMS:
                yield from TERMS[kind].masks(node)
    boards = {layout.of for layout in game.words.layouts.values() if layout.geometry is not None}
    for checked in game.definitions.values():
        if checked.it is not None and checked.definition.adjective and checked.definition.of in boards:
            for node in walk.everything(checked.value):
                yield from TERMS[type(node)].masks_in_word(node, checked.it) if type(node) in TERMS else ()
