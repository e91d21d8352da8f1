"""A printed map as inline SVG: places by row and column, and between them the marks of what joins them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from math import dist

from ..diagnostics.records import mutable, record
from .page import Html, joined, tag

#: from one place to the next
ACROSS, DOWN = 92, 74
#: the box of a place
WIDTH, HEIGHT = 50, 34
RADIUS = 6
LETTERS = 14

Point = tuple[float, float]


@record
class Place:
    name: str
    row: int
    column: int


@record
class Mark:
    """Something between places, or at the edge of one; `style` is how it is drawn."""

    name: str
    places: Sequence[int]
    style: str = ""


@mutable
class Map:
    places: Sequence[Place]
    marks: Sequence[Mark] = ()
    #: pairs of what is next to each other: marks if there are any, else places
    links: Sequence[tuple[int, int]] = field(default_factory=list)

    def drawn(self, label: str) -> Html:
        spots = [self.spot(p) for p in self.places]
        ends = self.marked(spots) if self.marks else spots
        lines = [line(ends[a], ends[b]) for a, b in self.links]
        boxes = [box(p.name, spot) for p, spot in zip(self.places, spots, strict=True)]
        dots = [dot(m, end) for m, end in zip(self.marks, ends, strict=False)] if self.marks else []
        width = (max(p.column for p in self.places) + 0.3) * ACROSS
        height = (max(p.row for p in self.places) + 0.3) * DOWN
        body = joined([tag("title", label), *lines, *boxes, *dots])
        size = f'width="{width:g}" height="{height:g}" style="--least: {width * 0.8:.0f}px"'
        return Html(f'<svg viewBox="0 0 {width:g} {height:g}" {size} role="img">{body}</svg>')

    def spot(self, place: Place) -> Point:
        return (place.column - 0.35) * ACROSS, (place.row - 0.35) * DOWN

    def marked(self, spots: Sequence[Point]) -> list[Point]:
        """In the middle of its places; with only one, at a side of it where no other place is."""
        found: dict[int, Point] = {}
        for i, mark in enumerate(self.marks):
            if len(mark.places) > 1:
                found[i] = middle([spots[p] for p in mark.places])
        taken: set[Point] = set()
        for i, mark in enumerate(self.marks):
            if i not in found:
                near = [
                    found[b if a == i else a] for a, b in self.links if i in (a, b) and (b if a == i else a) in found
                ]
                taken.add(found.setdefault(i, self.side(mark, spots, near, taken)))
        return [found[i] for i in range(len(self.marks))]

    def side(self, mark: Mark, spots: Sequence[Point], near: Sequence[Point], taken: set[Point]) -> Point:
        """The free side that is nearest to the neighbours of the mark."""
        if not mark.places:
            return ACROSS * 0.1, DOWN * 0.1
        place, (x, y) = self.places[mark.places[0]], spots[mark.places[0]]
        others = {(p.row, p.column) for p in self.places}
        sides = [
            (x + right * ACROSS * 0.5, y + below * DOWN * 0.5)
            for right, below in ((-1, 0), (0, -1), (1, 0), (0, 1))
            if (place.row + below, place.column + right) not in others
        ]
        free = [s for s in sides if s not in taken] or sides or [(x + ACROSS * 0.5, y + DOWN * 0.5)]
        return min(free, key=lambda s: dist(s, middle(near))) if near else free[0]


def middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def line(a: Point, b: Point) -> Html:
    return Html(f'<line class="way" x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}"/>')


def box(name: str, spot: Point) -> Html:
    x, y = spot
    corner = f'x="{x - WIDTH / 2:.1f}" y="{y - HEIGHT / 2:.1f}"'
    rect = Html(f'<rect class="brick" {corner} width="{WIDTH}" height="{HEIGHT}" rx="9"/>')
    size = min(LETTERS, 1.5 * (WIDTH - 6) / max(1, len(name)))
    return joined([rect, tag("text", name, x=f"{x:.1f}", y=f"{y + size * 0.35:.1f}", font_size=f"{size:.1f}")])


def dot(mark: Mark, spot: Point) -> Html:
    circle = f'<circle class="dot {mark.style}" cx="{spot[0]:.1f}" cy="{spot[1]:.1f}" r="{RADIUS}">'
    return Html(f"{circle}{tag('title', mark.name)}</circle>")
