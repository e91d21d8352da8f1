"""Writes the code of one function: variables, blocks that can be left, and the few patterns that come up everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from .module import F64, I64, Function, Instruction, Signature

#: global variables of a module, by their numbers: what may still be done, was something impossible, why it stopped and
#: where, the tops of the stacks of lists, of items and of copies of the state
WORK, FAILED, FAULT, PLACE, LISTS, ITEMS, COPIES = range(7)
#: where lists and items lie, before everything else
LISTS_FIRST, LISTS_END, ITEMS_END = 1 << 10, 1 << 21, 3 << 20
ITEMS_FIRST = LISTS_END
#: why a module stopped: too much work, a number too large, a mask too wide for its place, no room left
ENDLESS, BEYOND, TOO_WIDE, NO_ROOM = 1, 2, 3, 4


class Unprintable(Exception):
    """Something in a plan that has no form in WebAssembly yet: the name of a node or an operation."""


class Code:
    """A function that is being written. `numbers`: by name, the places of all functions of the module."""

    def __init__(self, name: str, signature: Signature, numbers: Mapping[str, int]):
        self.name, self.signature, self.numbers = name, signature, numbers
        self.code: list[Instruction] = []
        self.variables: list[str] = []
        self.open = 0

    def function(self, exported: bool = False) -> Function:
        return Function(self.name, self.signature, self.variables, self.code, exported)

    def local(self, sort: str = I64) -> int:
        self.variables.append(sort)
        return len(self.signature[0]) + len(self.variables) - 1

    # ---- instructions
    def put(self, *instruction: str | int) -> None:
        self.code.append(instruction)

    def all(self, *names: str) -> None:
        self.code += [(name,) for name in names]

    def number(self, n: int) -> None:
        if not -(1 << 63) <= n < 1 << 63:
            raise Unprintable(f"{n.bit_length()} bits")
        self.code.append(("i64.const", n))

    def get(self, local: int) -> None:
        self.code.append(("local.get", local))

    def set(self, local: int) -> None:
        self.code.append(("local.set", local))

    def tee(self, local: int) -> None:
        self.code.append(("local.tee", local))

    def kept(self, sort: str = I64) -> int:
        """A new variable with what stands on the stack."""
        made = self.local(sort)
        self.set(made)
        return made

    def call(self, name: str) -> None:
        if name not in self.numbers:
            raise Unprintable(name)
        self.code.append(("call", self.numbers[name]))

    def load(self, offset: int = 0) -> None:
        self.code.append(("i64.load", offset))

    def store(self, offset: int = 0) -> None:
        self.code.append(("i64.store", offset))

    # ---- blocks: a label is how many were open before it
    @contextmanager
    def block(self, *results: str) -> Iterator[int]:
        yield from self._inside("block", results)

    @contextmanager
    def loop(self) -> Iterator[int]:
        yield from self._inside("loop", ())

    @contextmanager
    def when(self, *results: str) -> Iterator[int]:
        """If what stands on the stack (i32) is not 0."""
        yield from self._inside("if", results)

    def _inside(self, kind: str, results: tuple[str, ...]) -> Iterator[int]:
        self.code.append((kind, *results))
        self.open += 1
        yield self.open - 1
        self.open -= 1
        self.code.append(("end",))

    def otherwise(self) -> None:
        self.code.append(("else",))

    def leave(self, label: int) -> None:
        self.code.append(("br", self.open - 1 - label))

    def leave_if(self, label: int) -> None:
        self.code.append(("br_if", self.open - 1 - label))

    # ---- patterns
    def address(self) -> None:
        """From a number of 64 bits to the place in memory."""
        self.put("i32.wrap_i64")

    def truth(self) -> None:
        """From a number to whether it is not 0."""
        self.number(0)
        self.put("i64.ne")

    def flag(self) -> None:
        self.put("i64.extend_i32_u")

    def zeros(self) -> None:
        for sort in self.signature[1]:
            self.code.append((f"{I64 if sort == F64 else sort}.const", 0))
            if sort == F64:
                self.code.append(("f64.convert_i64_s",))

    def fault(self, why: int, place: int = -1) -> None:
        self.number(why)
        self.put("global.set", FAULT)
        if place >= 0:
            self.number(place)
            self.put("global.set", PLACE)
        self.put("unreachable")

    def give_up_if_failed(self) -> None:
        """Behind a call of what may turn out impossible."""
        self.put("global.get", FAILED)
        self.truth()
        with self.when():
            self.zeros()
            self.put("return")

    def push(self) -> None:
        """The number on the stack becomes the last of the items."""
        item = self.kept()
        self.put("global.get", ITEMS)
        top = self.kept()
        self.get(top)
        self.number(ITEMS_END)
        self.put("i64.ge_u")
        with self.when():
            self.fault(NO_ROOM)
        self.get(top)
        self.address()
        self.get(item)
        self.store()
        self.get(top)
        self.number(8)
        self.put("i64.add")
        self.put("global.set", ITEMS)

    def spend(self, price: int, place: int) -> None:
        self.put("global.get", WORK)
        self.number(price)
        self.put("i64.sub")
        left = self.kept()
        self.get(left)
        self.put("global.set", WORK)
        self.get(left)
        self.number(0)
        self.put("i64.lt_s")
        with self.when():
            self.fault(ENDLESS, place)
