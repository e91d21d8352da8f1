"""Code is scanned from bracket to bracket, and what is found is what going letter by letter finds."""

from __future__ import annotations

import random
import re

from spielwerk.interpreter.compiling.tuning import find_top, parts, put, renamed, speaks_of, top

PIECES = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    " and ",
    " or ",
    " if ",
    " else ",
    " for v1 in ",
    "v1",
    "v12",
    "S[3]",
    ":=",
    "x",
]


def depths(code: str) -> list[int]:
    """How deep in brackets each letter stands; an opening one stands outside of itself."""
    found, depth = [], 0
    for letter in code:
        found.append(depth)
        depth += (letter in "([{") - (letter in ")]}")
    return found


def slow_top(code: str) -> str:
    return "".join(c for c, d in zip(code, depths(code), strict=True) if d - (c in ")]}") == 0)


def slow_find(code: str, word: str) -> int:
    for i, depth in enumerate(depths(code)):
        if depth < 0:
            return -1
        if depth == 0 and code.startswith(word, i):
            return i
    return -1


def slow_parts(code: str) -> list[str]:
    found, start = [], 0
    for i, depth in enumerate(depths(code)):
        if depth == 0 and code.startswith((" or ", " if ", " for ", " else "), i):
            return [code]
        if depth == 0 and code.startswith(" and ", i):
            found.append(code[start:i])
            start = i + 5
    return [*found, code[start:]]


def test_the_same_as_letter_by_letter() -> None:
    chance = random.Random(1)
    for _ in range(3_000):
        code = "".join(chance.choices(PIECES, k=chance.randrange(12)))
        assert top(code) == slow_top(code), code
        assert parts(code) == slow_parts(code), code
        for word in (" and ", " if ", " or ", " else ", "]"):
            assert find_top(code, word) == slow_find(code, word), code
        assert speaks_of("v1", code) == bool(re.search(r"\bv1\b", code)), code
        assert put("v1", "7", code) == re.sub(r"\bv1\b", "7", code), code


def test_names_that_code_gives_itself_do_not_matter() -> None:
    one, two = ("any(True for {0} in l{0} if S[{0}] and ({1}:={0}+1))".format(*names) for names in ("ab", "xy"))
    assert one != two and renamed(one.replace("la", "l")) == renamed(two.replace("lx", "l"))
    assert renamed("any(True for v1 in v12)") == "any(True for u0 in v12)"
