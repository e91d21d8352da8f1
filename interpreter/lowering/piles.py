"""Piles are masks in the state; which things a mask means is worked out once for each that comes up."""

from __future__ import annotations

#: masks remembered of one sort of pile, and values of one sort of printed number; games that bring more begin anew
MOST, MOST_VALUES = 20_000, 5_000
#: bits of a mask that are looked up at once: what a wide one means is put together from what its parts mean
PART = 16
FIRST = (1 << PART) - 1
#: a mask with more bits is not put together
WIDEST = 1 << 64 * PART


class Pile(dict[int, tuple[int, ...]]):
    """By mask, the things that lie in a pile, in printed order. The first bit is the thing `base`."""

    __slots__ = ("base", "parts")

    def __init__(self, base: int):
        super().__init__()
        self.base = base
        #: what every so many bits of a wider mask mean
        self.parts: list[Pile] = []

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if mask <= FIRST:
            things = tuple([self.base + i for i in range(mask.bit_length()) if mask >> i & 1])
        elif mask.bit_count() * PART < mask.bit_length():  # few things: one by one
            found, rest = list[int](), mask
            while rest:
                last = rest.bit_length() - 1
                found.append(self.base + last)
                rest ^= 1 << last
            things = tuple(reversed(found))
        elif mask < WIDEST:
            left, things = mask, ()
            for part in self.parts:
                things += part[left & FIRST]
                left >>= PART
                if not left:
                    break
            else:
                self.parts.append(Pile(self.base + PART * len(self.parts)))
                return self[mask]
        else:
            things = tuple([self.base + i for i, bit in enumerate(reversed(f"{mask:b}")) if bit == "1"])
        if len(self) >= MOST:
            self.clear()
        self[mask] = things
        return things


class Reach(dict[int, int]):
    """By a value, the things whose printed number is not above it, as a mask. Given as (number, bit)."""

    __slots__ = ("printed",)

    def __init__(self, printed: list[tuple[int, int]]):
        super().__init__()
        self.printed = printed

    def __missing__(self, value: int) -> int:
        if len(self) >= MOST_VALUES:
            self.clear()
        mask = sum(1 << bit for number, bit in self.printed if number <= value)
        self[value] = mask
        return mask
