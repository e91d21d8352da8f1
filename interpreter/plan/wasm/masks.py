"""Masks of several words: each is a row of variables, the lowest word first, the last one with the sign.

Every operation leaves its result in new variables: whoever compiles the module joins what can be joined.
"""

from __future__ import annotations

from collections.abc import Sequence

from .code import TOO_WIDE, Code

Words = list[int]
WORD = 64


def words_for(bits: int) -> int:
    """How many words a mask of so many bits takes, with a sign."""
    return bits // WORD + 1


def constant(c: Code, value: int, words: int) -> Words:
    found = []
    for i in range(words):
        word = value >> WORD * i & (1 << WORD) - 1
        c.number(word - (1 << WORD) if word >> 63 else word)
        found.append(c.kept())
    return found


def widened(c: Code, words: int) -> Words:
    """The number on the stack as a mask."""
    low = c.kept()
    if words == 1:
        return [low]
    c.get(low)
    c.number(63)
    c.put("i64.shr_s")
    return [low, *[c.kept()] * (words - 1)]


def narrowed(c: Code, mask: Words) -> None:
    """A mask as a number on the stack; what does not fit stops the module."""
    if len(mask) > 1:
        for word in mask[1:]:
            c.get(word)
            c.get(mask[0])
            c.number(63)
            c.all("i64.shr_s", "i64.ne")
            with c.when():
                c.fault(TOO_WIDE)
    c.get(mask[0])


def joined(c: Code, op: str, left: Words, right: Words) -> Words:
    """`op`: and, or, xor."""
    found = []
    for a, b in zip(left, right, strict=True):
        c.get(a)
        c.get(b)
        c.put(f"i64.{op}")
        found.append(c.kept())
    return found


def inverted(c: Code, mask: Words) -> Words:
    found = []
    for word in mask:
        c.get(word)
        c.number(-1)
        c.put("i64.xor")
        found.append(c.kept())
    return found


def added(c: Code, left: Words, right: Words) -> Words:
    found: Words = []
    carry = -1
    for a, b in zip(left, right, strict=True):
        c.get(a)
        c.get(b)
        c.put("i64.add")
        total = c.kept()
        c.get(total)
        c.get(a)
        c.put("i64.lt_u")
        c.flag()
        more = c.kept()
        if carry >= 0:
            c.get(total)
            c.get(carry)
            c.put("i64.add")
            whole = c.kept()
            c.get(whole)
            c.get(carry)
            c.put("i64.lt_u")
            c.flag()
            c.get(more)
            c.put("i64.or")
            total, more = whole, c.kept()
        found.append(total)
        carry = more
    return found


def negated(c: Code, mask: Words) -> Words:
    return added(c, inverted(c, mask), constant(c, 1, len(mask)))


def some(c: Code, mask: Words) -> None:
    """Is any bit set? (i32)"""
    c.get(mask[0])
    for word in mask[1:]:
        c.get(word)
        c.put("i64.or")
    c.truth()


def same(c: Code, left: Words, right: Words) -> None:
    for i, (a, b) in enumerate(zip(left, right, strict=True)):
        c.get(a)
        c.get(b)
        c.put("i64.xor")
        if i:
            c.put("i64.or")
    c.put("i64.eqz")


def counted(c: Code, mask: Words) -> None:
    for i, word in enumerate(mask):
        c.get(word)
        c.put("i64.popcnt")
        if i:
            c.put("i64.add")


def lowest(c: Code, mask: Words) -> None:
    """The number of the lowest bit that is set, on the stack; there is one."""
    *lower, last = mask
    c.get(last)
    c.put("i64.ctz")
    c.number(WORD * len(lower))
    c.put("i64.add")
    for i in range(len(lower) - 1, -1, -1):
        here = c.kept()
        c.get(lower[i])
        c.put("i64.ctz")
        c.number(WORD * i)
        c.put("i64.add")
        c.get(here)
        c.get(lower[i])
        c.truth()
        c.put("select")


def without_lowest(c: Code, mask: Words) -> Words:
    """In the same variables."""
    if len(mask) == 1:
        _drop_lowest(c, mask[0])
        return mask
    word, *others = mask
    c.get(word)
    c.truth()
    with c.when():
        _drop_lowest(c, word)
        c.otherwise()
        without_lowest(c, others)
    return mask


def _drop_lowest(c: Code, word: int) -> None:
    c.get(word)
    c.get(word)
    c.number(1)
    c.all("i64.sub", "i64.and")
    c.set(word)


def length(c: Code, mask: Words) -> None:
    """The number of the highest bit that is set, and one; 0 of nothing."""
    c.number(0)
    for i, word in enumerate(mask):
        before = c.kept()
        c.number(WORD * (i + 1))
        c.get(word)
        c.put("i64.clz")
        c.put("i64.sub")
        c.get(before)
        c.get(word)
        c.truth()
        c.put("select")


def shifted(c: Code, mask: Words, by: int | None, amount: int = -1, left: bool = True) -> Words:
    """Shifted by a number that is known, or by what stands in a variable; bits that leave are lost."""
    if by is not None:
        whole, rest = divmod(by, WORD)
        parts: list[int | None] = []
        for i in range(len(mask)):
            j = i - whole if left else i + whole
            parts.append(mask[j] if 0 <= j < len(mask) else None)
    else:
        rest = -1
        c.get(amount)
        c.number(63)
        c.put("i64.and")
        part = c.kept()
        c.get(amount)
        c.number(6)
        c.put("i64.shr_u")
        skip = c.kept()
        parts = []
        for i in range(len(mask)):
            c.number(0)
            for q in range(len(mask)):
                j = i - q if left else i + q
                if 0 <= j < len(mask):
                    before = c.kept()
                    c.get(mask[j])
                    c.get(before)
                    c.get(skip)
                    c.number(q)
                    c.put("i64.eq")
                    c.put("select")
            parts.append(c.kept())
    found = []
    for i in range(len(mask)):
        j = i - 1 if left else i + 1
        near = parts[j] if 0 <= j < len(mask) else None
        _word(c, parts[i], near, rest, part if by is None else -1, left)
        found.append(c.kept())
    return found


def _word(c: Code, own: int | None, near: int | None, rest: int, part: int, left: bool) -> None:
    """One word shifted, with what comes over from the one beside it."""
    if own is None:
        c.number(0)
    else:
        c.get(own)
        _amount(c, rest, part)
        c.put("i64.shl" if left else "i64.shr_u")
    if near is None or rest == 0:
        return
    c.get(near)
    c.number(1)
    c.put("i64.shr_u" if left else "i64.shl")
    c.number(63)
    _amount(c, rest, part)
    c.all("i64.sub", "i64.shr_u" if left else "i64.shl", "i64.or")


def _amount(c: Code, rest: int, part: int) -> None:
    if rest >= 0:
        c.number(rest)
    else:
        c.get(part)


def chosen(c: Code, yes: Sequence[int], no: Sequence[int], flag: int) -> Words:
    """One of two masks, by a variable (i32)."""
    found = []
    for a, b in zip(yes, no, strict=True):
        c.get(a)
        c.get(b)
        c.get(flag)
        c.put("select")
        found.append(c.kept())
    return found
