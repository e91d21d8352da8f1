"""The places of a board as they are found on a screen: boxes between walls, or rows and columns with coordinates."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from spielwerk.interpreter.model.geometry import HEXES, LETTERS, Geometry

#: so far two columns of a grid stand from each other at least and at most
PITCHES = range(3, 13)


@dataclass
class Cell:
    left: int
    right: int
    top: int
    lines: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def boxes(lines: Sequence[str]) -> Iterator[Cell]:
    """What stands between two walls, line by line until the wall below."""
    open_: dict[tuple[int, int], Cell] = {}
    for y, line in enumerate(lines):
        walls = [i for i, c in enumerate(line) if c in "│↔▕▏"] if "─" not in line else []
        pairs = [(a, b) for a, b in zip(walls, walls[1:], strict=False) if line[a] != "▏"]
        now: dict[tuple[int, int], Cell] = {}
        for pair in pairs:
            now[pair] = open_.pop(pair, None) or Cell(pair[0], pair[1], y)
            now[pair].lines.append(line[pair[0] + 1 : pair[1]])
        yield from open_.values()
        open_ = now
    yield from open_.values()


def on_grid(lines: Sequence[str], made: Geometry) -> list[Cell]:
    """By place what stands there, read along the numbers of the rows; none if there is no such grid.

    How far columns stand from each other nobody says: in every place something stands, with a space before it.
    """
    if made.lines:
        return on_lines(lines, made)
    columns, rows = made.size
    left = len(str(rows)) + 1
    numbers = [f"{row}".rjust(left - 1) + " " for row in range(rows, 0, -1)]
    for top in range(len(lines) - rows + 1):
        if not all(lines[top + i].startswith(number) for i, number in enumerate(numbers)):
            continue
        for pitch in reversed(PITCHES):
            heads = "".join(LETTERS[column].ljust(pitch) for column in range(columns)).rstrip()
            below = lines[top + rows][left:] if top + rows < len(lines) else ""
            if made.pattern != HEXES and re.match(rf"{heads}(?:\s|$)", below) is None:
                continue
            cells = [
                Cell(x, x + pitch - 1, y, [lines[y][x : x + pitch - 1]])
                for x, y in ((left + half * pitch // 2, top + rows - row) for half, row in halves(made))
            ]
            if all(cell.text[:1].strip() and lines[cell.top][cell.left - 1] == " " for cell in cells):
                return cells
    return []


def on_lines(lines: Sequence[str], made: Geometry) -> list[Cell]:
    """The same of points on drawn lines: below each column stands its letter, before each row its number."""
    columns, rows = (sorted({at[i] for at in made.drawn_at}) for i in (0, 1))
    left = len(str(rows[-1])) + 1
    for bottom, line in enumerate(lines):
        letters = line[left:].split()[: len(columns)]
        if not line.startswith(" " * left) or letters != [LETTERS[column - 1] for column in columns]:
            continue
        across = {column: line.index(LETTERS[column - 1], left) for column in columns}
        for apart in (2, 1):
            down = {row: bottom - 1 - (row - 1) * apart for row in rows}
            if all(y >= 0 and lines[y].startswith(f"{row}".rjust(left - 1) + " ") for row, y in down.items()):
                cells = [(across[column], down[row]) for column, row in made.drawn_at]
                return [Cell(x, x, y, [re.split(r"[─ ]", lines[y][x:])[0]]) for x, y in cells]
    return []


def halves(made: Geometry) -> list[tuple[int, int]]:
    """By place how far to the right it is, in halves of a place, and its row, counted from below."""
    if made.pattern != HEXES:
        return [(2 * (column - 1), row) for column, row in made.positions]
    across = [2 * q + r for q, r in made.cells]
    return [(half - min(across), row) for half, (_, row) in zip(across, made.positions, strict=True)]
