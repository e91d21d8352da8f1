"""Piles are masks in the state; which things a mask means is worked out once for each that comes up."""

from __future__ import annotations

#: masks remembered of one sort of pile; games that bring more begin anew
MOST = 5_000


class Pile(dict[int, tuple[int, ...]]):
    """By mask, the things that lie in a pile, in printed order. The first bit is the thing `base`."""

    __slots__ = ("base",)

    def __init__(self, base: int):
        super().__init__()
        self.base = base

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if len(self) >= MOST:
            self.clear()
        found, left = [], mask
        while left:
            low = left & -left
            found.append(low.bit_length() - 1 + self.base)
            left ^= low
        self[mask] = things = tuple(found)
        return things


class Reach(dict[int, int]):
    """By a value, the things whose printed number is not above it, as a mask. Given as (number, bit)."""

    __slots__ = ("printed",)

    def __init__(self, printed: list[tuple[int, int]]):
        super().__init__()
        self.printed = printed

    def __missing__(self, value: int) -> int:
        if len(self) >= MOST:
            self.clear()
        mask = sum(1 << bit for number, bit in self.printed if number <= value)
        self[value] = mask
        return mask
