"""Which slots of a state a decision reads: what it does not read cannot decide what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, SupportsIndex

from .machine import DeadEnd
from .operations import Impossible

if TYPE_CHECKING:
    from .match import Match


class Watched(list[int]):
    """A state that notes what is read of it, in its copies as well.

    What is read in any other way than by its slot counts as everything."""

    __slots__ = ("read",)

    def __init__(self, slots: list[int], read: set[int] | None = None):
        super().__init__(slots)
        self.read: set[int] = set() if read is None else read

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, slice):
            self.read.add(index)
            return list.__getitem__(self, index)
        found: list[int] = list.__getitem__(self, index)
        if len(found) == len(self):
            return Watched(found, self.read)
        self.read.update(range(*index.indices(len(self))))
        return found

    def everything(self) -> None:
        self.read.update(range(len(self)))

    def __iter__(self) -> Iterator[int]:
        self.everything()
        return super().__iter__()

    def __contains__(self, value: object) -> bool:
        self.everything()
        return super().__contains__(value)

    def __eq__(self, other: object) -> bool:
        self.everything()
        return super().__eq__(other)

    def copy(self) -> Watched:
        return Watched(self[:], self.read)

    def index(self, value: int, *bounds: SupportsIndex) -> int:
        self.everything()
        return super().index(value, *bounds)

    def count(self, value: int) -> int:
        self.everything()
        return super().count(value)


def read_by(before: Match, player: int, code: int) -> set[int] | None:
    """The slots that a decision and all that comes of it, up to the next one, depend on. None: more than slots."""
    if before.threads is not None:
        return None
    match = before.clone()
    watched = Watched(match.state)
    before.rules.machine.forget(watched)  # answers that are only kept to be quick stand for what they were made of
    watched.read.clear()
    match.state = watched
    try:
        match.pick(player, code)
    except (DeadEnd, Impossible):
        return None
    return None if match.over or match.threads is not None else watched.read
