"""What stands in memory when a module begins: constant tables in the forms in which they are read.

A form is written so: `[i]` a list of numbers, `[m]` of masks, `[ii]` of pairs of numbers, `[mm]` of pairs of masks,
`[im]` of places of (number, mask), `[X]` of places of lists of the form X. A list has its length before its items.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from .code import Unprintable

WORD_MASK = (1 << 64) - 1


class Memory:
    def __init__(self, first: int, words: int):
        self.first, self.words = first, words
        self.content: list[int] = []
        self.made: dict[Hashable, int] = {}

    @property
    def end(self) -> int:
        return self.first + 8 * len(self.content)

    def data(self) -> bytes:
        return b"".join([(n & WORD_MASK).to_bytes(8, "little") for n in self.content])

    def write(self, numbers: Sequence[int]) -> int:
        at = self.end
        self.content += numbers
        return at

    def mask(self, value: int) -> list[int]:
        if value.bit_length() >= 64 * self.words:
            raise Unprintable(f"{value.bit_length()} bits")
        return [value >> 64 * i & WORD_MASK for i in range(self.words)]

    def listed(self, values: Sequence[Any], form: str) -> int:
        """The place of a list."""
        key = (form, tuple(values))
        if key not in self.made:
            self.made[key] = self.write([len(values), *self.items(values, form)])
        return self.made[key]

    def items(self, values: Sequence[Any], form: str) -> list[int]:
        inner = form[1:-1]
        if inner == "i":
            return [int(v) for v in values]
        if inner == "ii":
            return [int(part) for pair in values for part in pair]
        if inner in ("m", "mm"):
            flat = values if inner == "m" else [part for pair in values for part in pair]
            return [word for v in flat for word in self.mask(v)]
        if inner == "im":
            return [self.write([shift, *self.mask(stay)]) for shift, stay in values]
        return [self.listed(v, inner) for v in values]

    def table(self, values: Sequence[int], wide: bool) -> int:
        """The place of the first entry of a table; it can be asked for entries counted from its end, too."""
        key = ("table", wide, tuple(values))
        if key not in self.made:
            once = [word for v in values for word in (self.mask(int(v)) if wide else [narrow(int(v))])]
            self.made[key] = self.write(once + once) + 8 * len(once)
        return self.made[key]

    def rows(self, values: Sequence[Sequence[Any]], form: str) -> int:
        """The same for a table of lists."""
        return self.table([self.listed(v, form) for v in values], False)

    def flags(self, bits: int) -> int:
        """A list of flags by thing; 0 for no bits."""
        return self.listed([bits >> i & 1 for i in range(bits.bit_length())], "[i]") if bits else 0


def narrow(value: int) -> int:
    if not -(1 << 63) <= value < 1 << 63:
        raise Unprintable(f"{value.bit_length()} bits")
    return value
