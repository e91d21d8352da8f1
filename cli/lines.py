"""Lines of text as wide as there is room: wrapped, one below the other, options in columns or one after another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from .output import console, only_ascii

#: that many names are listed where one of several could be meant
_MOST_NAMES = 20


def some(names: Iterable[str]) -> str:
    """Names an answer could mean: not so many that they hide everything else."""
    found = list(dict.fromkeys(names))
    between = "; " if any("," in name for name in found) else ", "
    return between.join([*found[:_MOST_NAMES], *(["…"] if len(found) > _MOST_NAMES else [])])


def wrapped(text: str, width: int, indent: int = 2) -> list[str]:
    """Lines of a text, those after the first a little to the right."""
    indented = " " * min(indent, width // 3)
    return wrap(text, max(width, 16), subsequent_indent=indented, break_on_hyphens=False) or [""]


def nested(lines: Iterable[str], width: int, left: int) -> list[str]:
    """Lines of a text that stand below each other as far in as they say, all of it so far from the left."""
    found = []
    for line in lines:
        own = left + len(line) - len(line.lstrip())
        found += [" " * own + part for part in wrapped(line.strip(), width - own)]
    return found


def in_columns(cells: Sequence[str], width: int) -> list[str]:
    """Short options side by side, numbered downwards as in a book's index; each column as wide as it must be."""
    for columns in range(-(-len(cells) // 4), 0, -1):
        rows = -(-len(cells) // columns)
        wide = [max(map(len, cells[first : first + rows])) + 2 for first in range(0, len(cells), rows)]
        if sum(wide) - 2 <= width or columns == 1:
            break
    lines = [zip(cells[row::rows], wide, strict=False) for row in range(rows)]
    return ["".join(cell.ljust(room) for cell, room in line).rstrip() for line in lines]


def ranges(numbers: Sequence[int]) -> str:
    """Numbers in order, those that follow each other by the first and the last: 1–4, 6."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][-1] + 1:
            found[-1][1:] = [number]
        else:
            found.append([number])
    return ", ".join("–".join(map(str, ends)) for ends in found)


def glued(head: Sequence[str], cells: Sequence[str]) -> list[str]:
    """Options with what stands above them on the line of the first: it must not be left alone at the end of another."""
    return [f"{head[0]} {cells[0]}", *cells[1:]] if head and cells else [*cells]


def flowing(cells: Sequence[str], width: int) -> list[str]:
    """Options one after another, as many on a line as fit."""
    lines: list[str] = []
    for cell in cells:
        if lines and len(lines[-1]) + 2 + len(cell.lstrip()) <= width:
            lines[-1] += "  " + cell.lstrip()
        else:
            lines.append(cell)
    return lines


def show(lines: Sequence[str], style: str | None = None) -> None:
    from ..interpreter.display.canvas import TYPED

    out, plain = console(), only_ascii()
    for line in lines:
        out.print(line.translate(TYPED) if plain else line, style=style)
