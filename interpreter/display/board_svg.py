"""Pictures as inline SVG: layouts as bricks in rows, shapes as cells, each with the name of what is there."""

from __future__ import annotations

from collections.abc import Sequence

from ..prose.speaking.punctuation import words_of
from .page import Html, joined, tag

WIDTH, HEIGHT = 110, 76
#: a cell of a shape
CELL_WIDTH, CELL_HEIGHT = 84, 44
EDGE = 2
LARGEST, SMALLEST = 16.0, 9.0
#: how wide a letter is on average, measured in its own height
LETTER = 0.63


def bricks(rows: Sequence[int], names: Sequence[str], label: str) -> Html:
    """Rows shifted by half a brick each, so that bricks that touch are neighbours; names in the order of the data."""
    width = max(n + r / 2 for r, n in enumerate(rows)) * WIDTH + 2 * EDGE
    height = len(rows) * HEIGHT + 2 * EDGE
    left = iter(names)
    places = [(r, c) for r, n in enumerate(rows) for c in range(n)]
    drawn = [_brick(EDGE + (c + r / 2) * WIDTH, EDGE + r * HEIGHT, next(left, "")) for r, c in places]
    body = joined([tag("title", label), *drawn])
    # on a phone the picture is rather scrolled than made so small that nobody can read the names
    size = f'width="{width:g}" height="{height:g}" style="--least: {width * 0.8:.0f}px"'
    return Html(f'<svg viewBox="0 0 {width:g} {height:g}" {size} role="img">{body}</svg>')


def shape(rows: Sequence[Sequence[str | None]], label: str) -> Html:
    """Cells in rows and columns with what is printed in each; None where the shape has no cell."""
    width = max(map(len, rows)) * CELL_WIDTH + 2 * EDGE
    height = len(rows) * CELL_HEIGHT + 2 * EDGE
    words = [word for row in rows for word in row if word]
    size_of_letters = min((letters(wrapped(w, CELL_WIDTH), CELL_WIDTH, CELL_HEIGHT) for w in words), default=LARGEST)
    drawn = [
        _cell(EDGE + c * CELL_WIDTH, EDGE + r * CELL_HEIGHT, word, size_of_letters)
        for r, row in enumerate(rows)
        for c, word in enumerate(row)
        if word is not None
    ]
    body = joined([tag("title", label), *drawn])
    size = f'width="{width:g}" height="{height:g}"'
    return Html(f'<svg class="shape" viewBox="0 0 {width:g} {height:g}" {size} role="img">{body}</svg>')


def _brick(x: float, y: float, name: str) -> Html:
    gap = 2
    size_of_box = f'width="{WIDTH - 2 * gap}" height="{HEIGHT - 2 * gap}"'
    box = f'<rect class="brick" x="{x + gap:g}" y="{y + gap:g}" {size_of_box} rx="6"/>'
    return joined([Html(box), _label(x, y, name, WIDTH, HEIGHT, letters(wrapped(name)))])


def _cell(x: float, y: float, word: str, size: float) -> Html:
    box = f'<rect class="brick" x="{x:g}" y="{y:g}" width="{CELL_WIDTH}" height="{CELL_HEIGHT}"/>'
    return joined([Html(box), _label(x, y, word, CELL_WIDTH, CELL_HEIGHT, size) if word else ""])


def _label(x: float, y: float, name: str, width: int, height: int, size: float) -> Html:
    """A name in the middle of a box, in letters of a size."""
    lines = wrapped(name, width)
    first = y + height / 2 - (len(lines) - 1) * size * 0.58 + size * 0.35
    middle = f"{x + width / 2:g}"
    spans = [tag("tspan", line, x=middle, y=f"{first + i * size * 1.16:.1f}") for i, line in enumerate(lines)]
    return tag("text", *spans, font_size=f"{size:.1f}")


def wrapped(name: str, width: int = WIDTH) -> list[str]:
    """Words in lines that are as few as the width of the box allows."""
    lines: list[str] = []
    for word in words_of(name):
        if lines and len(lines[-1]) + 1 + len(word) <= (width - 12) / (LARGEST * LETTER):
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines or [""]


def letters(lines: Sequence[str], width: int = WIDTH, height: int = HEIGHT) -> float:
    """The size of the letters: as large as the longest line and the number of lines allow."""
    longest = max(map(len, lines))
    fits = min(LARGEST, (width - 12) / (LETTER * max(longest, 1)), (height - 14) / (1.16 * len(lines)))
    return max(SMALLEST, fits)
