"""A WebAssembly module: functions of typed instructions, written as bytes for a machine or as text for people.

An instruction is a row: its name, then its numbers. What this module needs of the binary format (version 1, with
several results) is here and nothing else; whoever loads the bytes checks them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from ...diagnostics.records import mutable

I32, I64, F64 = "i32", "i64", "f64"
_TYPES = {I32: 0x7F, I64: 0x7E, F64: 0x7C}
Instruction = tuple[Any, ...]
#: (parameters, results)
Signature = tuple[tuple[str, ...], tuple[str, ...]]

_COMPARING = ("eqz", "eq", "ne", "lt_s", "lt_u", "gt_s", "gt_u", "le_s", "le_u", "ge_s", "ge_u")
_RECKONING = (
    "clz", "ctz", "popcnt", "add", "sub", "mul", "div_s", "div_u", "rem_s", "rem_u", "and", "or", "xor", "shl", "shr_s",
    "shr_u", "rotl", "rotr",
)  # fmt: skip
#: instructions without a number: by the code of the first, those that follow each other
_ROWS = (
    (0x45, I32, _COMPARING),
    (0x50, I64, _COMPARING),
    (0x67, I32, _RECKONING),
    (0x79, I64, _RECKONING),
    (0x61, F64, ("eq", "ne", "lt", "gt", "le", "ge")),
    (0x9F, F64, ("sqrt", "add", "sub", "mul", "div")),
)
_PLAIN = {f"{sort}.{name}": first + i for first, sort, row in _ROWS for i, name in enumerate(row)} | {
    "unreachable": 0x00, "else": 0x05, "end": 0x0B, "return": 0x0F, "drop": 0x1A, "select": 0x1B,
    "i32.wrap_i64": 0xA7, "i64.extend_i32_s": 0xAC, "i64.extend_i32_u": 0xAD, "i64.trunc_f64_s": 0xB0,
    "f64.convert_i64_s": 0xB9, "i64.reinterpret_f64": 0xBD, "f64.reinterpret_i64": 0xBF,
}  # fmt: skip
_BLOCKS = {"block": 0x02, "loop": 0x03, "if": 0x04}
_ONE_NUMBER = {
    "br": 0x0C, "br_if": 0x0D, "call": 0x10, "local.get": 0x20, "local.set": 0x21, "local.tee": 0x22,
    "global.get": 0x23, "global.set": 0x24,
}  # fmt: skip
_MEMORY = {
    "i64.load": b"\x29\3", "f64.load": b"\x2b\3", "i64.store": b"\x37\3", "f64.store": b"\x39\3",
    "i64.load32_u": b"\x35\2", "i64.store32": b"\x3e\2",
}  # fmt: skip
PAGE = 65_536


@mutable
class Function:
    """`name` is said in the text only."""

    name: str
    signature: Signature
    #: the types of its variables behind the parameters
    variables: list[str]
    code: list[Instruction]
    exported: bool = False


@mutable
class Module:
    functions: list[Function]
    #: first values of its global variables, whole numbers all
    globals: list[int]
    #: the functions that are called by number, by their places among the functions
    table: list[int]
    #: (where, what) stands in memory when it begins
    data: list[tuple[int, bytes]]
    pages: int
    most_pages: int

    def binary(self) -> bytes:
        return _Writer(self).written()


class _Writer:
    def __init__(self, module: Module):
        self.module = module
        self.types: dict[Signature, int] = {}

    def written(self) -> bytes:
        m = self.module
        kinds = [self.type(f.signature) for f in m.functions]
        bodies = [self.body(f) for f in m.functions]  # may need more types
        exports = [_name("memory") + b"\x02" + _unsigned(0)]
        exports += [_name(f"global{i}") + b"\x03" + _unsigned(i) for i in range(len(m.globals))]
        exports += [_name(f.name) + b"\x00" + _unsigned(i) for i, f in enumerate(m.functions) if f.exported]
        table = b"\x70\x01" + _unsigned(len(m.table)) * 2
        memory = b"\x01" + _unsigned(m.pages) + _unsigned(m.most_pages)
        elements = b"\x00\x41" + _signed(0) + b"\x0b" + _vector(map(_unsigned, m.table))
        data = [b"\x00\x41" + _signed(at) + b"\x0b" + _unsigned(len(what)) + what for at, what in m.data]
        sections = [
            (1, _vector(map(self.signature, self.types))),
            (3, _vector(map(_unsigned, kinds))),
            (4, _vector([table])),
            (5, _vector([memory])),
            (6, _vector(b"\x7e\x01\x42" + _signed(first) + b"\x0b" for first in m.globals)),
            (7, _vector(exports)),
            (9, _vector([elements])),
            (10, _vector(_unsigned(len(body)) + body for body in bodies)),
            (11, _vector(data)),
        ]
        return b"\0asm\1\0\0\0" + b"".join(bytes([n]) + _unsigned(len(s)) + s for n, s in sections)

    def type(self, signature: Signature) -> int:
        return self.types.setdefault(signature, len(self.types))

    @staticmethod
    def signature(signature: Signature) -> bytes:
        return b"\x60" + b"".join(_vector(bytes([_TYPES[t]]) for t in part) for part in signature)

    def body(self, f: Function) -> bytes:
        runs: list[tuple[int, str]] = []
        for sort in f.variables:
            if runs and runs[-1][1] == sort:
                runs[-1] = (runs[-1][0] + 1, sort)
            else:
                runs.append((1, sort))
        out = bytearray(_vector(_unsigned(many) + bytes([_TYPES[sort]]) for many, sort in runs))
        for instruction in f.code:
            self.instruction(instruction, out)
        out.append(0x0B)
        return bytes(out)

    def instruction(self, instruction: Instruction, out: bytearray) -> None:
        name = instruction[0]
        if name in _PLAIN:
            out.append(_PLAIN[name])
        elif name in _ONE_NUMBER:
            out.append(_ONE_NUMBER[name])
            out += _unsigned(instruction[1])
        elif name == "i32.const" or name == "i64.const":
            out.append(0x41 if name == "i32.const" else 0x42)
            out += _signed(instruction[1])
        elif name in _MEMORY:
            out += _MEMORY[name]
            out += _unsigned(instruction[1])
        elif name in _BLOCKS:
            results = tuple(str(t) for t in instruction[1:])
            out.append(_BLOCKS[name])
            out += b"\x40" if not results else bytes([_TYPES[results[0]]]) if len(results) == 1 else b""
            if len(results) > 1:
                out += _signed(self.type(((), results)))
        elif name == "memory.copy":
            out += b"\xfc\x0a\x00\x00"
        elif name == "memory.fill":
            out += b"\xfc\x0b\x00"
        else:
            assert name == "call_indirect", name
            out += b"\x11" + _unsigned(self.type(CALLED[instruction[1]])) + b"\x00"


#: signatures of functions called by number: given the state, and as many numbers besides
CALLED: dict[int, Signature] = {n: ((I32, *(I64,) * n), (I64,)) for n in range(4)}


@cache
def _unsigned(n: int) -> bytes:
    found = bytearray()
    while True:
        low, n = n & 0x7F, n >> 7
        found.append(low | 0x80 if n else low)
        if not n:
            return bytes(found)


@cache
def _signed(n: int) -> bytes:
    found = bytearray()
    while True:
        low, n = n & 0x7F, n >> 7
        last = n == 0 and not low & 0x40 or n == -1 and bool(low & 0x40)
        found.append(low if last else low | 0x80)
        if last:
            return bytes(found)


def _vector(items: Iterable[bytes]) -> bytes:
    parts = list(items)
    return _unsigned(len(parts)) + b"".join(parts)


def _name(text: str) -> bytes:
    return _unsigned(len(text)) + text.encode()


def text(f: Function, names: Sequence[str]) -> str:
    """A function as people read it; `names`: those of all functions."""
    params, results = f.signature
    head = [f"(func ${f.name}", *(f"(param {t})" for t in params), *(f"(result {t})" for t in results)]
    lines, inside = [" ".join(head)], 1
    if f.variables:
        lines.append("  (local " + " ".join(f.variables) + ")")
    for name, *numbers in f.code:
        if name in ("end", "else"):
            inside -= 1
        said = [f"${names[n]}" if name == "call" and isinstance(n, int) else str(n) for n in numbers]
        if name in _BLOCKS:
            said = [f"(result {n})" for n in numbers]
        if name in _MEMORY:
            said = [f"offset={numbers[0]}"]
        lines.append("  " * inside + " ".join([str(name), *said]))
        if name in _BLOCKS or name == "else":
            inside += 1
    return "\n".join(lines) + ")"
