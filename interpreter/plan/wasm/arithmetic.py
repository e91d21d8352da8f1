"""Operators of numbers that take more than one instruction; both sides stand in variables."""

from __future__ import annotations

from collections.abc import Callable

from .code import TOO_WIDE, Code


def _shift_up(c: Code, left: int, right: int) -> None:
    """What does not fit stops the module."""
    c.get(left)
    c.get(right)
    c.put("i64.shl")
    found = c.kept()
    c.get(right)
    c.number(63)
    c.put("i64.ge_u")
    c.get(found)
    c.get(right)
    c.put("i64.shr_s")
    c.get(left)
    c.all("i64.ne", "i32.or")
    with c.when():
        c.fault(TOO_WIDE)
    c.get(found)


def _shift_down(c: Code, left: int, right: int) -> None:
    c.get(left)
    c.get(right)
    c.number(63)
    c.get(right)
    c.number(63)
    c.all("i64.lt_u", "select", "i64.shr_s")


def _quotient(c: Code, left: int, right: int) -> None:
    """Rounded down."""
    c.get(left)
    c.get(right)
    c.put("i64.div_s")
    c.get(left)
    c.get(right)
    c.put("i64.rem_s")
    c.truth()
    c.get(left)
    c.get(right)
    c.put("i64.xor")
    c.number(0)
    c.all("i64.lt_s", "i32.and", "i64.extend_i32_u", "i64.sub")


def _remainder(c: Code, left: int, right: int) -> None:
    """With the sign of the divisor."""
    c.get(left)
    c.get(right)
    c.put("i64.rem_s")
    rest = c.kept()
    c.get(rest)
    c.get(right)
    c.put("i64.add")
    c.get(rest)
    c.get(rest)
    c.truth()
    c.get(rest)
    c.get(right)
    c.put("i64.xor")
    c.number(0)
    c.all("i64.lt_s", "i32.and", "select")


def _extreme(op: str) -> Callable[[Code, int, int], None]:
    def write(c: Code, left: int, right: int) -> None:
        c.get(left)
        c.get(right)
        c.get(left)
        c.get(right)
        c.put(op)
        c.put("select")

    return write


PAIRS: dict[str, Callable[[Code, int, int], None]] = {
    "<<": _shift_up,
    ">>": _shift_down,
    "//": _quotient,
    "%": _remainder,
    "min": _extreme("i64.le_s"),
    "max": _extreme("i64.ge_s"),
}
