"""Drawing with characters: pieces of text in a style, lines made of them, boxes whose lines join where they meet.

A style is words: a colour of the palette, `bold`, `dim`, `reverse`. What they look like is not decided here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

#: lines that meet, by the sides they come from: 1 above, 2 right, 4 below, 8 left
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
PLAIN_CORNERS = " ||+||++-+-+++++"
ABOVE, RIGHT, BELOW, LEFT = 1, 2, 4, 8
CUT, PLAIN_CUT = "…", "."
#: figures that belong to a sign
RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
#: a name before a number is not cut to less than this
_LEAST_LEFT = 4
#: signs of words for which ASCII has others
TYPED = str.maketrans("−–—→·…’„”×", '--->-.\'""x')
#: what is shorter is not made shorter
SHORTEST = 5

Span = tuple[str, str]
Line = list[Span]


@lru_cache(maxsize=4096)
def wide(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def width(line: Iterable[Span]) -> int:
    return sum(wide(text) for text, _ in line)


def clipped(text: str, most: int, plain: bool = False) -> str:
    """As much of a text as fits; a sign at the end says that something is missing.

    A number at the end stays: it tells one of several that have the same name from the others.
    """
    if wide(text) <= most:
        return text
    name, _, number = text.rpartition(" ")
    if name and number.isdecimal() and most >= len(number) + _LEAST_LEFT:
        return f"{clipped(name, most - len(number) - 1, plain)} {number}"
    return shortened(text, most, plain)


def shortened(text: str, most: int, plain: bool = False) -> str:
    """So much of a text that the sign for what is missing fits behind it."""
    while text and wide(text) > most - 1:
        text = text[:-1]
    return text.rstrip() + cut_sign(plain) if most > 0 else ""


def cut_sign(plain: bool) -> str:
    return PLAIN_CUT if plain else CUT


def cut(line: Sequence[Span], most: int, plain: bool = False) -> Line:
    """As much of a line as fits, with a sign where it ends if anything that can be seen is missing."""
    if width(line) <= most:
        return list(line)
    found: Line = []
    left, rest = most, stripped(list(line))
    for i, (text, style) in enumerate(rest):
        if wide(text) > left:
            return [*found, (clipped(text, left, plain), style)] if left > 0 else found
        if wide(text) == left and width(rest[i + 1 :]):
            return [*found, (shortened(text, left, plain), style)]
        found.append((text, style))
        left -= wide(text)
    return found


def padded(line: Sequence[Span], most: int, plain: bool = False, right: bool = False) -> Line:
    """Exactly so wide."""
    kept = cut(line, most, plain)
    space = (" " * (most - width(kept)), "")
    return ([space, *kept] if right else [*kept, space]) if space[0] else kept


def joined(groups: Sequence[Sequence[Span]], between: str = " ") -> Line:
    found: Line = []
    for group in groups:
        if group:
            found += [(between, ""), *group] if found else list(group)
    return found


def fitted(
    groups: Sequence[Sequence[Span]], most: int, plain: bool = False, more: int = 0, counting: bool = True
) -> Line:
    """Side by side, with as many spaces between them as there is room for, first where numbers would run together.

    If there is not enough, first a name among them gives way, then what stands last; a sign stands for what is left
    out, here or (`more`, so many groups) before, and says how much that is if it is more than one (`counting`).
    """

    def sign(n: int) -> str:
        return left_out(n if counting else min(n, 1), plain)

    tight = sum(map(width, groups)) + wide(sign(more))
    longest = max(range(len(groups)), key=lambda i: width(groups[i]), default=0)
    wanted = 1 + sum(runs_together(groups, i) for i in range(2, len(groups)))
    if len(groups) > 1 and tight + wanted > most and width(groups[longest]) >= SHORTEST:
        room = max(SHORTEST, most - wanted - tight + width(groups[longest]))
        groups = [cut(group, room, plain) if i == longest else group for i, group in enumerate(groups)]
    while (tight := sum(map(width, groups)) + wide(sign(more))) + runs_together(groups, 1) > most:
        if len(groups) < 2:
            break
        groups, more = groups[:-1], more + 1
    gaps = sorted(range(1, len(groups)), key=lambda i: not runs_together(groups, i))[: max(0, most - tight)]
    found: Line = []
    for i, group in enumerate(groups):
        found += [(" ", ""), *group] if i in gaps else list(group)
    if not more:
        return cut(found, most, plain)
    mark = sign(more) if wide(sign(more)) <= most else left_out(1, plain)  # a sign without its number needs one column
    return [*cut(found, most - wide(mark), plain), (mark, "dim")]


def left_out(n: int, plain: bool = False) -> str:
    """The sign for so many groups that are left out; nothing for none. Written like other numbers theirs would make a
    range of it (`3…2`); a plus takes a column, which costs more of what is drawn."""
    how_many = (f"+{n}" if plain else "".join(RAISED[int(figure)] for figure in str(n))) if n > 1 else ""
    return f"{cut_sign(plain)}{how_many}" if n else ""


def missing(text: str, plain: bool = False) -> int:
    """For how much the signs in a text stand that say that something is left out."""
    figures = r"\+([0-9]+)" if plain else f"([{RAISED}]+)"
    signs: list[str] = re.findall(f"{re.escape(cut_sign(plain))}(?:{figures})?", text)
    return sum(int("".join(str(RAISED.find(x)) if x in RAISED else x for x in n) or 1) for n in signs)


def runs_together(groups: Sequence[Sequence[Span]], i: int) -> bool:
    """Would a number at the end of one group be read as part of the next?"""
    return groups[i - 1][-1][0][-1:].isdecimal() and groups[i][0][0][:1].isdecimal() if i < len(groups) else False


def beside(left: Sequence[Line], right: Sequence[Line], gap: int, most: int) -> list[Line]:
    """Two pictures side by side; the right one begins where the left one ends at its widest."""
    edge = max((width(line) for line in left), default=0) + gap
    found: list[Line] = []
    for i in range(max(len(left), len(right))):
        line = padded(left[i] if i < len(left) else [], edge)
        found.append([*line, *cut(right[i], most - edge)] if i < len(right) else cut(line, most))
    return found


class Canvas:
    def __init__(self, columns: int, rows: int):
        self.columns = columns
        self.rows = rows
        self.signs: dict[tuple[int, int], Span] = {}
        self.borders: dict[tuple[int, int], int] = {}

    def box(self, x: int, y: int, columns: int, rows: int) -> None:
        """Its outline; where it lies on that of another box, the lines join."""
        for i in range(columns):
            for at in (y, y + rows - 1):
                self.line(x + i, at, (LEFT if i else 0) | (RIGHT if i < columns - 1 else 0))
        for i in range(rows):
            for at in (x, x + columns - 1):
                self.line(at, y + i, (ABOVE if i else 0) | (BELOW if i < rows - 1 else 0))

    def line(self, x: int, y: int, sides: int) -> None:
        self.borders[x, y] = self.borders.get((x, y), 0) | sides

    def write(self, x: int, y: int, line: Sequence[Span]) -> None:
        for text, style in line:
            for char in text:
                columns = wide(char)
                if columns == 0 and (x - 1, y) in self.signs:  # belongs to the letter before it
                    before, was = self.signs[x - 1, y]
                    self.signs[x - 1, y] = (before + char, was)
                    continue
                self.signs[x, y] = (char, style)
                for further in range(1, columns):
                    self.signs[x + further, y] = ("", style)
                x += columns

    def drawn(self, plain: bool = False) -> list[Line]:
        corners = PLAIN_CORNERS if plain else CORNERS
        found: list[Line] = []
        for y in range(self.rows):
            line: Line = []
            for x in range(self.columns):
                text, style = self.signs.get((x, y)) or (corners[self.borders.get((x, y), 0)], "dim")
                if line and (line[-1][1] == style or text == " " and "reverse" not in line[-1][1]):
                    line[-1] = (line[-1][0] + text, line[-1][1])
                else:
                    line.append((text, style))
            found.append(stripped(line))
        return found


def stripped(line: Line) -> Line:
    """Without spaces at the end."""
    line = list(line)
    while line and "reverse" not in line[-1][1]:
        text, style = line.pop()
        if text.rstrip():
            return [*line, (text.rstrip(), style)]
    return line
