"""Texts made a little wrong: by slips of people, by tools that damage files, by somebody who means harm."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

WORD = re.compile(r"[^\W\d]\w*")
NUMBER = re.compile(r"-?\d+")
#: what stands behind a key or a dash
VALUE = re.compile(r"(?<=[:-] )\S.*$")

NUMBERS = (
    "0 -1 1 2 7 99 900 65536 1000000000 10000000000 99999999999999999999 1.5 1e9 0x1f 007 .inf .nan ~ true".split()
)
ODD = [
    *"\t \x00 \x07 \x1b \x7f \x85 \u200b \u2028 \u202e \u00ad \ufeff \ufffe \U000e0041 é І 𝕏 ＡＢ ١".split(" "),
    *"{ } [ ] ( ) : , # & * ! | > ' \" % @ ` ? - -- --- ... $ \\ / ~ <<: !!python/object &a *a ${X} {$n}".split(),
    "\r",
    "\r\n",
    "\n\n",
    "  ",
    "\\u0041",
]
#: headers of the language, to put something under; most of them do not fit
HEADERS = (
    "repeat 900 times:",
    "repeat your points times:",
    "each player:",
    "as each player:",
    "secretly as each player:",
    "any number of times:",
    "up to 3 times:",
    "you may:",
    "choose one:",
    "if 1 is 1:",
    "otherwise:",
    "whenever you gain a point:",
    "in any order:",
)

Change = Callable[[Random, list[str], Sequence[str]], None]


def _line(chance: Random, lines: list[str]) -> int:
    return chance.randrange(len(lines))


def remove(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    at = _line(chance, lines)
    del lines[at : at + chance.choice((1, 1, 1, 2, 5))]


def repeat(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    at = _line(chance, lines)
    times = chance.choice((1, 1, 1, 3, 300))
    lines[at:at] = [lines[at]] * times


def swap(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    a, b = _line(chance, lines), _line(chance, lines)
    lines[a], lines[b] = lines[b], lines[a]


def indent(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    at = _line(chance, lines)
    by = chance.choice((-2, -1, 1, 2, 4, 40))
    lines[at] = " " * by + lines[at] if by > 0 else lines[at][min(-by, len(lines[at]) - len(lines[at].lstrip())) :]


def foreign(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    """A line of another file."""
    lines.insert(_line(chance, lines), chance.choice(others))


def value(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    """What stands behind another key, here."""
    found = VALUE.search(chance.choice((chance.choice(lines), chance.choice(others))))
    at = _line(chance, lines)
    if found is not None:
        lines[at] = VALUE.sub(lambda _: found[0], lines[at])


def under(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    """What stands behind a key, below some headers."""
    at = _line(chance, lines)
    found = VALUE.search(lines[at])
    if found is None:
        return
    deep = len(lines[at]) - len(lines[at].lstrip()) + 2
    headers = [chance.choice(HEADERS) for _ in range(chance.choice((1, 1, 2, 4)))]
    made = [lines[at][: found.start()].rstrip()]
    for header in headers:
        made.append(" " * deep + header)
        deep += 2
    lines[at : at + 1] = [*made, " " * deep + found[0]]


def word(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    """Another word, none, or one twice."""
    at = _line(chance, lines)
    found = list(WORD.finditer(lines[at]))
    if found:
        old = chance.choice(found)
        words = WORD.findall(chance.choice((chance.choice(lines), chance.choice(others)))) or [""]
        new = chance.choice((chance.choice(words), "", f"{old[0]} {old[0]}", old[0].upper(), old[0][:-1]))
        lines[at] = lines[at][: old.start()] + new + lines[at][old.end() :]


def number(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    with_numbers = [i for i, line in enumerate(lines) if NUMBER.search(line)]
    if with_numbers:
        at = chance.choice(with_numbers)
        old = chance.choice(list(NUMBER.finditer(lines[at])))
        lines[at] = lines[at][: old.start()] + chance.choice(NUMBERS) + lines[at][old.end() :]


def letter(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    at = _line(chance, lines)
    place = chance.randrange(len(lines[at]) + 1)
    new = chance.choice((chance.choice(ODD), chance.choice("abcxyz0189 :"), ""))
    lines[at] = lines[at][:place] + new + lines[at][place + chance.randrange(2) :]


def join(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    at = _line(chance, lines)
    lines[at : at + 2] = [" ".join(lines[at : at + 2])]


def cut(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    """The file ends in the middle of a line."""
    at = _line(chance, lines)
    lines[at:] = [lines[at][: chance.randrange(len(lines[at]) + 1)]]


def long(chance: Random, lines: list[str], others: Sequence[str]) -> None:
    at = _line(chance, lines)
    found = list(WORD.finditer(lines[at]))
    if found:
        old = chance.choice(found)
        new = (old[0] + chance.choice(("", " ", " + ", " and ", ", "))) * chance.choice((20, 400, 20_000))
        lines[at] = lines[at][: old.start()] + new + lines[at][old.end() :]


#: the first ones more often: they leave something that may pass
CHANGES: tuple[Change, ...] = (
    *(word, value, number) * 4,
    *(swap, repeat, remove, foreign, under) * 2,
    *(indent, letter, join, cut, long),
)


def mutated(chance: Random, text: str, others: Sequence[str]) -> str:
    """The text with one to five changes; `others` are lines of other files of its sort."""
    lines = text.split("\n")
    for _ in range(chance.choice((1, 1, 1, 1, 2, 2, 4))):
        if not lines:
            break
        chance.choice(CHANGES)(chance, lines, others)
    return "\n".join(lines)


def damaged(chance: Random, data: bytes) -> bytes:
    """Bytes as a bad disk or a bad copy leaves them."""
    found = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        at = chance.randrange(len(found) + 1)
        what = chance.randrange(4)
        if what == 0:
            found[at : at + 1] = bytes([chance.randrange(256)])
        elif what == 1:
            del found[at : at + chance.choice((1, 3, 100, 10_000))]
        elif what == 2:
            found[at:at] = found[at : at + chance.choice((1, 50, 1000))]
        else:
            found[at:at] = bytes(chance.choice((1, 20, 4096)))
    return bytes(found)
