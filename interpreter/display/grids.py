"""Grids drawn with characters: what shows in each cell, and a line where one thing ends and another lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.grids import quarter
from ..model.grid_cells import TURNS
from ..model.vocabulary import GAP
from ..phrases.words import Short
from ..prose.speaking.punctuation import capital
from ..prose.texts.labels import Labels
from .canvas import CORNERS, PLAIN_CORNERS, Line, cut_sign

#: letters of a word in a cell
WIDEST = 6
EMPTY = "·"

Laid = Sequence[Mapping[str, str]]
Cell = tuple[int, int]  # column, row


def own(seen: Mapping[str, Any], zone: str) -> Laid:
    """What lies on the grid of the player whose view it is, or on the one that belongs to all."""
    there = seen["grids"].get(zone, [])
    laid: Laid = there.get(seen["you"], []) if isinstance(there, dict) else there
    return laid


def draw(labels: Labels, zone: str, laid: Laid, plain: bool = False, around: int | None = None) -> list[str]:
    """What lies on a grid as `Match.view` tells it, seen from above. `plain`: for terminals that know only ASCII.

    `around`: so many rows and columns beside it, if there is no room for all in which something could be laid."""
    grid = labels.words.zones[zone]
    top, words = seen_from_above(labels, laid, plain)
    if not top:
        return []
    reach = max(max(len(t.cells), len(t.cells[0])) for k in grid.holds for t in labels.words.kinds[k].things)
    reach = reach if around is None else min(reach, around)
    columns = window([c for c, _ in top], reach, grid.columns)
    rows = window([r for _, r in top], reach, grid.rows)
    wide = max(1, *(len(word) for word in words.values()))
    margin = len(str(rows[-1] + 1)) + 1
    lines = [" " * margin + "".join(f" {chr(ord('a') + c):^{wide}}" for c in columns).rstrip()]
    for row in (*rows, rows[-1] + 1):
        lines.append(" " * margin + border(top, columns, row, wide, PLAIN_CORNERS if plain else CORNERS).rstrip())
        if row in rows:
            lines.append(f"{row + 1:>{margin - 1}} " + inside(top, words, columns, row, wide, plain).rstrip())
    return [line for line in lines if line.strip()]


def draw_small(labels: Labels, laid: Laid, plain: bool = False) -> list[str]:
    """Only what shows in each cell, without what could be laid beside it."""
    top, words = seen_from_above(labels, laid, plain)
    if not top:
        return []
    columns, rows = (range(min(used), max(used) + 1) for used in zip(*top, strict=True))
    wide = max(1, *(len(word) for word in words.values()))
    return [inside(top, words, columns, row, wide, plain).rstrip() for row in rows]


def titled(labels: Labels, zone: str, laid: Laid, plain: bool = False, whose: str = "") -> list[Line]:
    """The same below its name; nothing if nothing lies there."""
    lines = draw_small(labels, laid, plain)
    head = capital(labels.place(zone)) + (f" · {whose}" if whose else "")
    return [[(head, "bold dim")], *([(line, "")] for line in lines)] if lines else []


def seen_from_above(labels: Labels, laid: Laid, plain: bool) -> tuple[dict[Cell, str], dict[Cell, str]]:
    """By cell the thing that lies on top, and the word that shows."""
    top, shown = on_top(labels, laid)
    entries = {cell: labels.words.things[word].entry if word >= 0 else "" for cell, word in shown.items()}
    sign = cut_sign(plain)
    return top, {cell: clipped(labels.text(Short(entry)), sign) if entry else "" for cell, entry in entries.items()}


def on_top(labels: Labels, laid: Laid) -> tuple[dict[Cell, str], dict[Cell, int]]:
    """By cell the thing that lies on top, and what shows there (-1: nothing)."""
    top: dict[Cell, str] = {}
    words: dict[Cell, int] = {}
    for one in laid:
        thing = labels.words.things[labels.words.thing_names[one["thing"]]]
        left, up = ord(one["at"][0]) - ord("a"), int(one["at"][1:]) - 1
        cells = thing.cells
        for _ in range(TURNS.index(one["turned"])):
            cells = quarter(cells)
        for r, row in enumerate(cells):
            for c, word in enumerate(row):
                if word != GAP:
                    top[left + c, up + r] = thing.name
                    words[left + c, up + r] = word
    return top, words


def clipped(word: str, sign: str) -> str:
    """So short that a row of cells fits: a sign for what is missing, or of several words the beginning of each."""
    if len(word) <= WIDEST:
        return word
    parts = word.split()[:WIDEST]
    if len(parts) == 1:
        return word[: WIDEST - 1] + sign
    each = WIDEST // len(parts)
    return "".join(part[:1].upper() + part[1:each] for part in parts)


def window(used: list[int], reach: int, size: int) -> range:
    """The part of the grid that matters: what lies there, and as far as something laid beside it can reach."""
    return range(max(0, min(used) - reach), min(size, max(used) + reach + 1))


def border(top: Mapping[Cell, str], columns: range, row: int, wide: int, corners: str) -> str:
    """The line above a row: parts of it where another thing lies above than below."""
    found = ""
    for column in (*columns, columns[-1] + 1):
        before, after = top.get((column - 1, row - 1)), top.get((column, row - 1))
        left, right = top.get((column - 1, row)), top.get((column, row))
        sides = (before != after) + 2 * (after != right) + 4 * (left != right) + 8 * (before != left)
        found += corners[sides]
        if column in columns:
            found += corners[10 if after != right else 0] * wide
    return found


def inside(top: Mapping[Cell, str], words: Mapping[Cell, str], columns: range, row: int, wide: int, plain: bool) -> str:
    found = ""
    line = PLAIN_CORNERS[5] if plain else CORNERS[5]
    for column in (*columns, columns[-1] + 1):
        found += line if top.get((column - 1, row)) != top.get((column, row)) else " "
        if column in columns:
            cell = words.get((column, row), "." if plain else EMPTY)
            found += f"{cell:^{wide}}"
    return found
