"""Chapters of the rulebook as lines for a terminal: headings, paragraphs, points of lists, rows of tables."""

from __future__ import annotations

from html.parser import HTMLParser

from ..diagnostics.records import record
from ..prose.whole_games.editions import Edition
from .page import LEVELS, NONE, Html
from .rulebook import Book

#: what begins a line, and what is a heading
BLOCKS = frozenset(("p", "li", "dd", "dt", "figcaption", "tr"))
HEADINGS = ("h2", "h3", "h4", "dt")
#: what stands inside something else
INSIDE = frozenset(("ul", "ol"))
#: pictures, and what their marks and lines mean
PICTURES = frozenset(("svg", "small"))
#: chapters in the order in which somebody at the table asks for them; the first ones are told unasked
FIRST = ("turn", "end")
OTHERS = ("rules", "words", "numbers", "places", "setup", "components")


@record
class BookLine:
    text: str
    depth: int = 0
    heading: bool = False


class _Lines(HTMLParser):
    """What a page says, line by line; pictures say nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[BookLine] = []
        self._text, self._heading, self._depth, self._pictures = "", False, 0, 0
        #: the headings below which something stands
        self._headings: list[str] = []
        #: by point of a list that is open, whether something of it was told
        self._points: list[bool] = []
        #: of a table, the labels of its columns and the cells of the row
        self._labels: list[str] = []
        self._cells: list[str] | None = None
        #: are its rows figures that say nothing without the label of their column?
        self._levels = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._pictures += tag in PICTURES
        if tag == "table":
            self._labels = []
            self._levels = LEVELS in (dict(attrs).get("class") or "").split()
        if tag == "tr":
            self._end()
            self._cells = []
        elif tag in BLOCKS or tag in HEADINGS or tag in INSIDE:
            self._end()
        self._heading = tag in HEADINGS
        if self._heading:
            higher = HEADINGS[: HEADINGS.index(tag)]
            self._headings = [*(one for one in self._headings if one in higher), tag]
        self._points += [False] * (tag == "li")
        self._depth += tag in INSIDE

    def handle_endtag(self, tag: str) -> None:
        self._pictures -= tag in PICTURES
        if tag in ("td", "th") and self._cells is not None:
            self._cells.append(" ".join(self._text.split()))
            self._text = ""
        elif tag == "tr" and self._cells is not None:
            self._row(self._cells)
            self._cells = None
        elif tag in BLOCKS or tag in HEADINGS or tag in INSIDE:
            self._end()
        if tag == "li":
            self._points.pop()
        self._depth -= tag in INSIDE

    def handle_data(self, data: str) -> None:
        if not self._pictures:
            self._text += data

    def _end(self) -> None:
        text, self._text = " ".join(self._text.split(" ")).strip(), ""
        if text:
            new = bool(self._points) and not self._points[-1]
            goes_on = bool(self._points) and not new
            self._tell("· " * new + text, self._depth + goes_on - self._heading, self._heading)
            self._points[-1:] = [True] * bool(self._points)

    def _row(self, cells: list[str]) -> None:
        if not self._labels:
            self._labels = cells
            if self._levels:
                self._tell(f"{cells[0]}:", self._depth + 1)
            return
        told = zip(self._labels[1:], cells[1:], strict=False)
        rest = "; ".join(f"{label}: {cell}" for label, cell in told if cell not in ("", NONE))
        self._tell(f"{cells[0]} ({rest})" if rest else cells[0], self._depth + 1)

    def _tell(self, text: str, depth: int, heading: bool = False) -> None:
        self.found.append(BookLine(text, max(len(self._headings) - 1 + depth, 0), heading))


def lines(html: Html) -> list[BookLine]:
    reader = _Lines()
    reader.feed(html)
    reader.close()
    return reader.found


class TableBook:
    """The rulebook of a game as it is played at a table: with its expansions, variants and number of players."""

    def __init__(self, edition: Edition, language: str):
        self.book = Book(edition, language)

    def chapters(self) -> dict[str, tuple[str, list[BookLine]]]:
        """By name those that have something to say: the heading and the lines below it."""
        makers = self.book.makers()
        found = ((id, makers[id][0], lines(makers[id][1]())) for id in FIRST + OTHERS)
        return {id: (title, told) for id, title, told in found if told}
