"""Lines of a text: sentences, headings with what stands below them, points of a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..model.node import node
from .words import Phrase


@node
class Line:
    """A sentence, a heading of what stands below it (`open`), or a point of a list."""

    depth: int
    phrase: Phrase
    open: bool = False
    mark: str = ""


def below(lines: Sequence[Line], by: int = 1) -> list[Line]:
    return [replace(line, depth=line.depth + by) for line in lines]


def as_point(lines: Sequence[Line]) -> list[Line]:
    """The first of them as a point of a list."""
    return [replace(lines[0], mark="-"), *lines[1:]] if lines else []
