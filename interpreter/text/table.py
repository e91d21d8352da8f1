"""The table as a player sees it, in so many columns and lines: what is most needed comes first, the rest as it fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..language.showing import View
from .boards import MERGED, Boards
from .canvas import TYPED, Line, beside, clipped, cut, wide, width
from .grids import draw, draw_small
from .labels import Labels, capital
from .panels import Panels
from .shown import Shown

#: from this width on there is room beside the board
BESIDE = 92
#: so much of it the board may take then
SHARE = 0.68
GAP = 1
#: below this nothing is drawn
SMALLEST = (60, 10)
PLENTY = 10_000
#: cells shown around what lies on a grid
MOST_AROUND = 8
#: lines for what has happened: at least, and at most
FEW, MANY = 2, 6


@dataclass(frozen=True, slots=True)
class Room:
    columns: int
    lines: int

    @property
    def enough(self) -> bool:
        return self.columns >= SMALLEST[0] and self.lines >= SMALLEST[1]


class Table:
    def __init__(
        self,
        labels: Labels,
        view: View,
        seen: dict[str, Any],
        seat: int,
        room: Room,
        plain: bool = False,
        numbers: Mapping[int, int] | None = None,
    ):
        """`numbers`: of things that can be chosen now, the number that chooses each."""
        self.labels = labels
        self.view = view
        self.seen = seen
        self.seat = seat
        self.room = room
        self.plain = plain
        shown = Shown(labels, view, seen, plain)
        self.boards = Boards(shown, numbers)
        self.panels = Panels(shown, view, seat)
        self.label = self.panels.heads()
        self._bands: dict[int, list[list[Line]]] = {}

    @property
    def side_by_side(self) -> bool:
        return self.room.columns >= BESIDE

    def drawn(self, log: Sequence[str] = (), header: str = "", about: str = "") -> list[Line]:
        """As many lines as there is room for, and no line wider."""
        most = self.room.columns
        top: list[Line] = [[(clipped(header, most, self.plain), "bold")]] if header else []
        left = self.room.lines - len(top)
        news = FEW if log else 0
        detail = self.detail(left - news, about)
        middle = self.middle(detail, about, left)
        left -= len(middle)
        news = len(self.told(log, MANY))
        below = self.below(left - min(news, left))
        told = self.told(log, min(MANY, left - len(below)))
        legend = self.panels.legend(most)
        below += legend if len(below) + len(legend) + len(told) <= left else []
        return self.fitting([*top, *middle, *below, *told])[: self.room.lines]

    def whole(self) -> list[Line]:
        """Everything in as many lines as it takes, with what lies open before the others."""
        most, boards = self.room.columns, self.view.boards
        found = self.picture(most, len(boards[0].cell) if boards else 1, "", PLENTY)
        found = [*found, *self.panels.holdings(most, PLENTY), *self.tracks(most)]
        found += [line for lines in self.bands(2) for line in lines]
        for seat in range(len(self.panels.players)):
            for row in self.view.yours if seat != self.seat else ():
                found += self.panels.yours(row, most, self.label, seat)
        for zone in self.view.grids:
            there = self.seen["grids"].get(zone, [])
            for holder, laid in (there if isinstance(there, dict) else {"": there}).items():
                found += self.grid(zone, laid, self.labels.named(holder) if holder else "")
        return self.fitting([line for line in found if any(text.strip() for text, _ in line)])

    def fitting(self, lines: Sequence[Line]) -> list[Line]:
        """No line wider than there is room, and only what a terminal can write."""
        found = [cut(line, self.room.columns, self.plain) for line in lines]
        return [[(text.translate(TYPED), style) for text, style in line] for line in found] if self.plain else found

    def detail(self, left: int, about: str) -> int:
        """How many lines of each thing on the board there is room for: rather fewer than no rows of cards below."""
        if not self.view.boards or about:
            return 1
        wanted, most = height(self.bands(1)), len(self.view.boards[0].cell)
        for below in (wanted, -(-wanted * 2 // 3), 0 if most > MERGED else wanted):
            for lines in range(most, 1, -1):
                if len(self.middle(lines, about)) + below <= left:
                    return lines
        return 1

    # ---- the board and what stands beside it
    def middle(self, lines: int, about: str, left: int = PLENTY) -> list[Line]:
        return self.beside(lines, about, left) if self.side_by_side else self.stacked(lines, about, left)

    def beside(self, lines: int, about: str, left: int) -> list[Line]:
        most = self.room.columns
        picture = self.picture(int(most * SHARE), lines, about, left)
        rest = most - max(map(width, picture), default=-GAP) - GAP
        tracks, grids = self.tracks(rest), self.grids(about)
        whole = len(self.panels.items()) + 1 + len(tracks) + len(grids)
        roomy = left - height(self.bands(2)) - MANY if left < PLENTY else 0
        room = max(len(picture), min(whole, roomy)) if picture else min(left, whole)
        table = self.panels.holdings(rest, max(4, room - len(tracks) - len(grids)))
        return beside(picture, [*table, *tracks, *grids], GAP, most)[:left]

    def stacked(self, lines: int, about: str, left: int) -> list[Line]:
        """The board above what everybody has; if there is no room for that, above what the player has."""
        found = self.picture(self.room.columns, lines, about, left)
        table = self.panels.holdings_across(self.room.columns)
        for more in (table, [table[0], table[1 + self.seat]]):
            if len(found) + len(more) <= left:
                found = [*found, *more]
                break
        tracks = self.tracks(self.room.columns)
        return [*found, *tracks] if len(found) + len(tracks) <= left else found

    def picture(self, most: int, lines: int, about: str, left: int) -> list[Line]:
        """The board, or the grid in question with as much around it as fits; nothing if there is no room."""
        found: list[Line] = []
        if about:
            for around in range(MOST_AROUND, -1, -1):
                drawn = draw(self.labels, about, self.laid(about), self.plain, around)
                found = [[(line, "")] for line in drawn]
                if len(found) <= left and max(map(width, found), default=0) <= most:
                    break
        elif self.view.boards:
            found = self.boards.draw(self.view.boards[0], most, lines)
        return found if len(found) <= left else []

    def tracks(self, most: int) -> list[Line]:
        return [line for track in self.view.tracks for line in self.panels.track(track, most)]

    def laid(self, zone: str) -> list[dict[str, str]]:
        """What lies on one's own grid, or on the one that belongs to all."""
        there = self.seen["grids"].get(zone, [])
        found: list[dict[str, str]] = there.get(self.seen["you"], []) if isinstance(there, dict) else there
        return found

    def grids(self, about: str) -> list[Line]:
        return [line for zone in self.view.grids if zone != about for line in self.grid(zone, self.laid(zone))]

    def grid(self, zone: str, laid: list[dict[str, str]], whose: str = "") -> list[Line]:
        """What lies on a grid, below its name; nothing if nothing does."""
        lines = draw_small(self.labels, laid, self.plain)
        head = capital(self.labels.place(zone)) + (f" · {whose}" if whose else "")
        return [[(head, "bold dim")], *([(line, "")] for line in lines)] if lines else []

    # ---- bands below
    def below(self, left: int) -> list[Line]:
        """As many bands as fit, the most needed first; where there is room then, rows of cards on two lines."""
        chosen: list[int] = []
        bands = self.bands(1)[:]
        for i, lines in enumerate(bands):
            if sum(len(bands[n]) for n in chosen) + len(lines) <= left:
                chosen.append(i)
        for i in chosen:
            if sum(len(bands[n]) for n in chosen) - len(bands[i]) + len(self.bands(2)[i]) <= left:
                bands[i] = self.bands(2)[i]
        return [line for i in chosen for line in bands[i]]

    def bands(self, rows: int) -> list[list[Line]]:
        """What else there is, the most needed first: one's own, rows of cards on so many lines, things side by side."""
        if rows not in self._bands:
            most, label = self.room.columns, self.label
            found = {
                "yours": [self.panels.yours(row, most, label, self.seat) for row in self.view.yours],
                "rows": [self.panels.cards(row, most, rows, label) for row in self.view.rows],
                "boards": [self.panels.strip(b.of, b.cell, most, label, 2) for b in self.view.boards[1:]],
            }
            first = [section for section in self.view.order if section in found]
            self._bands[rows] = [lines for section in first for lines in found[section] if lines]
        return self._bands[rows]

    # ---- what has happened
    def told(self, log: Sequence[str], most: int) -> list[Line]:
        """The last sentences that fit, in lines, the newest at the bottom; of one too long, who and its end."""
        found: list[str] = []
        for sentence in reversed(log):
            lines = broken(sentence, self.room.columns - 2)
            if len(found) + len(lines) > most:
                if not found and most > 0:
                    found = ending(sentence, self.room.columns - 2, most, "..." if self.plain else "…")
                break
            found = [*lines, *found]
        return [[(line, "dim")] for line in found]


def height(bands: Sequence[Sequence[Line]]) -> int:
    return sum(map(len, bands))


def ending(sentence: str, columns: int, most: int, dots: str) -> list[str]:
    """Who did something and as much of the end of it as fits into so many lines."""
    who, colon, what = sentence.partition(": ")
    begun = f"{who}: {dots}" if colon else dots
    words = (what if colon else sentence).split()
    while words:
        words = words[1:]
        lines = broken(" ".join([begun, *words]), columns)
        if len(lines) <= most:
            return lines
    return []


def broken(text: str, most: int) -> list[str]:
    """Lines of whole words; those after the first stand further in."""
    lines = [""]
    for word in text.split():
        if lines[-1].strip() and wide(lines[-1]) + 1 + wide(word) > most:
            lines.append("  " + word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return lines
