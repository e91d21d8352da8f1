"""Cells of a grid and quarter turns, as rules name them, and the room that something needs."""

from __future__ import annotations

import re

from ..diagnostics.problems import Span, say
from ..model.grid_cells import MIDDLE, TURNS, cell_name
from ..model.vocabulary import Thing, Zone
from ..packs.tree import Node, Scalar
from .names import meant
from .scope import wrong

CELL = re.compile(r"([a-z])([1-9][0-9]?)\Z")


def turn_named(word: str, span: Span) -> int:
    if word not in TURNS:
        raise wrong("wrong-value", say("not-turned", word=word), span, meant(word, TURNS) or say("one-of", names=TURNS))
    return TURNS.index(word)


def cell_named(word: str, zone: Zone, span: Span) -> int:
    """`middle`, or a cell such as `e5`: the left-upper corner of what is laid."""
    if word == "middle":
        return MIDDLE
    last = cell_name(zone.rows * zone.columns - 1, zone.columns)
    found = CELL.match(word)
    column, row = (ord(found[1]) - ord("a"), int(found[2]) - 1) if found else (zone.columns, zone.rows)
    if column >= zone.columns or row >= zone.rows:
        raise wrong(
            "wrong-value",
            say("not-a-cell", word=word, zone=zone.name),
            span,
            say("cell-forms", last=last),
        )
    return row * zone.columns + column


def turning(node: Node | None) -> tuple[bool, int]:
    """Whether the player says how it is turned (`turned: yes`), and how it is turned if not."""
    if node is None:
        return False, 0
    if isinstance(node, Scalar) and isinstance(node.value, bool):
        return node.value, 0
    return False, turn_named(word_in(node), node.span)


def word_in(node: Node) -> str:
    return str(node.value) if isinstance(node, Scalar) else ""


def fits(thing: Thing, turn: int, zone: Zone, at: int) -> bool:
    """Is there room for a thing turned so, in its cell if one is named?"""
    columns, rows = room(thing, turn)
    first, top = (at % zone.columns, at // zone.columns) if at >= 0 else (0, 0)
    return first + columns <= zone.columns and top + rows <= zone.rows


def room(thing: Thing, turn: int) -> tuple[int, int]:
    """Columns and rows of the box around a thing turned so."""
    rows, columns = len(thing.cells), len(thing.cells[0]) if thing.cells else 0
    return (rows, columns) if turn % 2 else (columns, rows)
