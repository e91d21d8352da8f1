"""The decisions of a match. Copies share one list until they go different ways, so that a copy costs nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

#: (player, pc, code) of an asked decision
Entry = tuple[int, int, int]


class History(Sequence[Entry]):
    """Grows at the end. What a copy adds the others never see: whoever is not at the end of the list leaves it."""

    __slots__ = ("entries", "length")

    def __init__(self, entries: list[Entry], length: int | None = None):
        self.entries = entries
        self.length = len(entries) if length is None else length

    def copy(self) -> History:
        return History(self.entries, self.length)

    def append(self, entry: Entry) -> None:
        if len(self.entries) != self.length:
            self.entries = self.entries[: self.length]
        self.entries.append(entry)
        self.length += 1

    def keep(self, entries: Iterable[Entry]) -> None:
        """These instead: some were taken back."""
        self.entries = list(entries)
        self.length = len(self.entries)

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        if isinstance(index, slice):
            return self.entries[: self.length][index]
        if not -self.length <= index < self.length:
            raise IndexError(index)
        return self.entries[index if index >= 0 else index + self.length]

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries[: self.length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
