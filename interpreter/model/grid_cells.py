"""Grids in words: how something can be turned, where it can lie, and what a cell is called."""

from __future__ import annotations

#: quarter turns, clockwise
TURNS = ("upright", "right", "upside_down", "left")
#: where something is laid on a grid: the player says it, or in the middle
ASKED, MIDDLE = -1, -2


def cell_name(cell: int, columns: int) -> str:
    """Cells are counted row by row; columns are called by letters from the left, rows by numbers from the top."""
    return f"{chr(ord('a') + cell % columns)}{cell // columns + 1}"
