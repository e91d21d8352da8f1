"""The table as a player sees it, in so many columns and lines: what is most needed comes first, the rest as it fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ..diagnostics.records import record
from ..model.view import View
from ..prose.questions.turns_taken import Turns
from ..prose.texts.labels import Labels
from .boards import MERGED, Boards
from .canvas import TYPED, Line, beside, clipped, cut, joined, wide, width
from .grids import draw, own, titled
from .news import told
from .panels import Panels, flowing
from .remaining import remaining
from .table_end import end_of_table, open_cards, texts_of_all, texts_of_places, untold
from .view_items import CHOSEN_BY, Shown

#: from this width on there is room beside the board
BESIDE = 92
#: so much of it the board may take then; and where many numbers stand between its places or less would be missing so
SHARE, MORE = 0.68, 0.75
GAP = 1
#: between the parts of the first line
APART = 2
#: below this nothing is drawn
SMALLEST = (60, 10)
PLENTY = 10_000
#: cells shown around what lies on a grid: at most, if something else would give way to more, and where options do
MOST_AROUND, ENOUGH_AROUND, LITTLE_AROUND = 8, 2, 1
#: lines of what one has oneself
OWN = 2
#: lines of what everybody has beside the board: at least, and if a grid below it still fits
LEAST, ENOUGH = 3, 4
#: lines for what has happened: at least, and at most
FEW, MANY = 2, 6


@record
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
        header: str = "",
        about: str = "",
        near: str = "",
        added: Sequence[int | None] = (),
        moved: frozenset[int] = frozenset(),
        concerns: frozenset[str] = frozenset(),
        turns: Turns | None = None,
    ):
        """`numbers`: of things that can be chosen now, the number that chooses each.

        `header`: whose turn it is; `about`: the grid that is asked about, drawn instead of the board; `near`: one that
        the question has to do with, drawn instead of it if something lies there and nothing can stand beside a board;
        `added`: by player, what the final scoring would add to the points (None: nobody can know). `moved`: places from
        or to which something was moved last; `concerns`: counters and zones that the question has to do with;
        `turns`: which things act one after the other.
        """
        self.labels = labels
        self.view = view
        self.seen = seen
        self.seat = seat
        self.room = room
        self.plain = plain
        self.header = header
        self.about = about or (near if not self.side_by_side and near and own(seen, near) else "")
        shown = Shown(labels, view, seen, plain, numbers, moved)
        self.boards = Boards(shown)
        self.panels = Panels(shown, view, seat, added, concerns, turns)
        self.label = self.panels.heads()
        self._bands: dict[int, list[list[Line]]] = {}
        self._drawn: dict[tuple[int, int], list[Line]] = {}
        self._middle: dict[tuple[int, int], tuple[list[Line], int]] = {}

    @property
    def side_by_side(self) -> bool:
        return self.room.columns >= BESIDE

    def drawn(self, log: Sequence[str] = ()) -> list[Line]:
        """As many lines as there is room for, and no line wider; it says how much is left out, if anything is."""
        table, news, hidden = self.arranged(log, self.room.lines)
        if hidden and self.header and width(self.top(hidden)[0]) <= self.room.columns:
            table[: len(self.top())] = self.top(hidden)
        elif hidden:  # rather less of what has happened than of the board
            detail = self.beside_news(log, self.room.lines - len(self.top()))
            table, news, hidden = self.arranged(log, self.room.lines - 1, detail)
            table = [*table, self.hidden(hidden)]
        return self.fitting([*table, *news])

    def hidden(self, n: int) -> Line:
        """For how many boards, rows and lines there is no room, and the word that shows them."""
        return [(self.labels.say("cli-table-hidden", n=n, word=self.labels.say("cli-order-board")), "dim")]

    def arranged(self, log: Sequence[str], lines: int, detail: int = 0) -> tuple[list[Line], list[Line], int]:
        """The table, what has happened, and for how many boards, rows and lines of players there is no room."""
        top = self.top()
        left = lines - len(top)
        detail = detail or self.beside_news(log, left)
        # what is asked about comes before what else stands beside the board, as long as the board has room
        board = len(self.picture(self.room.columns, detail, PLENTY))
        wanted = [height([b for b, now in zip(self.bands(n), self.asked(), strict=True) if now]) for n in (2, 1)]
        asked = next((n for n in wanted if board + n + bool(log) <= left), wanted[-1])
        kept = asked + bool(log) if asked and board + asked + bool(log) <= left else 0
        middle, hidden = self.middle(detail, left - kept)
        left -= len(middle)
        news = len(self.told(log, min(MANY, max(FEW, left // 3))))
        below, dropped = self.below(left - min(news, left, max(1, left - asked)))
        told = self.told(log, min(MANY, left - len(below)))
        left -= len(below) + len(told)
        end, undrawn = self.end(left)
        return [*top, *middle, *below, *end], told, hidden + dropped + undrawn

    def beside_news(self, log: Sequence[str], left: int) -> int:
        """How many lines of each thing on the board: as few as leave room for what has happened, if nothing is missing
        on the board then that more lines would show."""
        rooms = [left - len(self.told(log, lines)) for lines in (FEW, MANY)]
        most, fewest = (self.detail(room) for room in rooms) if len({*rooms}) > 1 else [self.detail(rooms[0])] * 2
        return fewest if fewest == most or self.loses(fewest) <= self.loses(most) else most

    def needed(self, rows: bool) -> int:
        """How many lines it takes to show the board and what one has; with `rows`, what all have and lies below too."""
        if self.about:
            picture = len(draw(self.labels, self.about, own(self.seen, self.about), self.plain, LITTLE_AROUND))
        else:
            picture = len(self.picture(self.room.columns, 1, PLENTY))
        cell = self.view.boards[0].cell if self.view.boards else []
        beside = len(self.middle(len(cell) if len(cell) > MERGED else 1)[0])
        below = height(self.bands(1)) + FEW
        least = picture if self.side_by_side and not self.about else picture + OWN
        return len(self.top()) + (beside + below if rows else least)

    @property
    def needed_below(self) -> int:
        """How many lines it takes to show the board with the rows below it in which something can be chosen; none, if
        nothing can be chosen there."""
        asked = [lines for lines, now in zip(self.bands(2), self.asked(), strict=True) if now]
        noted = 2  # what has happened, and for how much else there is no room
        return self.needed(rows=False) + height(asked) + noted if asked else 0

    @property
    def numbered(self) -> set[int]:
        """Things whose numbers are drawn where they lie, if the board is drawn."""
        return self.boards.drawn_on(self.view.boards[0]) if self.view.boards and not self.about else set()

    @property
    def seen_in_rows(self) -> set[int]:
        """Things of which is drawn below the board all that stands on them."""
        return {one.index for items, one in open_cards(self.panels, [self.seat]) if not untold(self.panels, items, one)}

    def top(self, hidden: int = 0) -> list[Line]:
        """Whose turn it is, numbers of the game, for how much there is no room; at the end of the line the tracks."""
        most = self.room.columns
        line: Line = [(clipped(self.header, most, self.plain), "bold")]
        for part in filter(None, (self.counted, self.hidden(hidden) if hidden else [])):
            line += [(" " * APART, ""), *part]
        if self.tracked:
            line += [(" " * max(APART, most - width(line) - width(self.tracked)), ""), *self.tracked]
        below = flowing(self.panels.numbers(), most, APART) if not self.counted else []
        return [*([line] if self.header else []), *below]

    @cached_property
    def counted(self) -> Line:
        """Numbers of the game side by side, if there is room for all of them beside the header."""
        return self.beside_header(joined(self.panels.numbers(), " " * APART), 0)

    @cached_property
    def tracked(self) -> Line:
        """The tracks side by side, if there is room for all of them beside the header."""
        return self.beside_header(joined(self.tracks(PLENTY), " " * APART), width(self.counted) + APART)

    def beside_header(self, line: Line, before: int) -> Line:
        fits = self.header and wide(self.header) + APART + before + width(line) <= self.room.columns
        return line if fits else []

    def whole(self) -> list[Line]:
        """Everything in as many lines as it takes, with what lies open before the others."""
        most, boards = self.room.columns, self.view.boards
        found = self.boards.whole(boards[0], most) if boards else []
        found = [*found, *self.panels.holdings(most, PLENTY), *self.tracks(most)]
        found += flowing(self.panels.numbers(), most, APART)
        found += [line for lines in self.bands(2) for line in lines]
        for seat in range(len(self.panels.players)):
            for row in self.view.yours if seat != self.seat else ():
                found += self.panels.yours(row, most, self.label, seat)
        for zone in self.view.grids:
            there = self.seen["grids"].get(zone, [])
            for holder, laid in (there if isinstance(there, dict) else {"": there}).items():
                found += titled(self.labels, zone, laid, self.plain, self.labels.named(holder) if holder else "")
        return self.fitting([line for line in found if any(text.strip() for text, _ in line)])

    def fitting(self, lines: Sequence[Line]) -> list[Line]:
        """No line wider than there is room, and only what a terminal can write."""
        found = [cut(line, self.room.columns, self.plain) for line in lines]
        return [[(text.translate(TYPED), style) for text, style in line] for line in found] if self.plain else found

    def detail(self, left: int) -> int:
        """How many lines of each thing on the board there is room for: rather fewer than no rows of cards below.

        Where one line cannot stand for all of them and something on the board can be chosen, rather no rows.
        """
        if not self.view.boards or self.about:
            return 1
        whole = len(self.view.boards[0].lines)
        if self.view.boards[0].spare and len(self.middle(whole)[0]) + height(self.bands(2)) + MANY - FEW <= left:
            return whole
        wanted, most = height(self.bands(1)), len(self.view.boards[0].cell)
        # more lines in which nothing else stands are worth no row of cards
        rows = [wanted, -(-wanted * 2 // 3)] if self.loses(1) > self.loses(most) else [wanted]
        chosen_there = self.numbered & self.boards.shown.numbers.keys()
        if most > MERGED or self.side_by_side and chosen_there and self.loses(1) > self.loses(most):
            rows = [0] if chosen_there else [*rows, 0]
        asked = height([b for b, now in zip(self.bands(2), self.asked(), strict=True) if now])
        for below in (max(below, asked) for below in rows):
            for lines in range(most, 1, -1):
                if len(self.middle(lines)[0]) + below <= left:
                    return lines
        return 1

    def loses(self, lines: int) -> int:
        """How much is missing on the board with so many lines of each thing."""
        return self.boards.cuts(self.middle(lines)[0])

    # ---- the board and what stands beside it
    def middle(self, lines: int, left: int = PLENTY) -> tuple[list[Line], int]:
        """The board and what everybody has, and how much of it is left out as there is no room."""
        if (lines, left) not in self._middle:
            found, hidden = self.beside(lines, left) if self.side_by_side else self.stacked(lines, left)
            self._middle[lines, left] = found, hidden
        found, hidden = self._middle[lines, left]
        return [*found], hidden

    def beside(self, lines: int, left: int) -> tuple[list[Line], int]:
        """What everybody has, beside the board; that is wider if less is missing so."""
        crowded = bool(self.view.boards) and self.boards.crowded(self.view.boards[0])
        found, hidden = self.shared(MORE if crowded else SHARE, lines, left)
        if not crowded and self.boards.cuts(found):
            wider = self.shared(MORE, lines, left)
            found, hidden = min((found, hidden), wider, key=lambda drawn: self.boards.cuts(drawn[0]))
        return found, hidden

    def shared(self, share: float, lines: int, left: int) -> tuple[list[Line], int]:
        """The board with at most this share of the columns, and what everybody has in the rest."""
        most = self.room.columns
        picture = self.picture(int(most * share), lines, left)
        rest = most - max(map(width, picture), default=-GAP) - GAP
        tracks, grids = self.tracks(rest) if not self.tracked else [], self.grids()
        whole = len(self.panels.items()) + 1 + len(tracks) + len(grids)
        roomy = left - height(self.bands(2)) - MANY if left < PLENTY else 0
        room = max(len(picture), min(whole, roomy)) if picture else min(left, whole)
        hidden = self.undrawn(picture)
        if 0 < left < LEAST + len(tracks) + len(grids):  # the last lines missing, it would be another grid
            hidden += sum(bool(self.grid(zone)) for zone in self.beside_it())
            grids = []
        least = max(LEAST, min(ENOUGH, left - len(tracks) - len(grids)))
        table = self.panels.holdings(rest, max(least, room - len(tracks) - len(grids)))
        found = beside(picture, [*table, *tracks, *grids], GAP, most)
        return found[:left], hidden + max(0, len(found) - left)

    def undrawn(self, picture: Sequence[Line]) -> int:
        """How many large pictures are not drawn: a grid in question takes the place of the board."""
        return int(bool(self.about) and not picture) + int(bool(self.view.boards) and (bool(self.about) or not picture))

    def stacked(self, lines: int, left: int) -> tuple[list[Line], int]:
        """The board above what everybody has; if there is no room for that, above what the player has."""
        found = self.picture(self.room.columns, lines, left)
        hidden = self.undrawn(found) + sum(bool(self.grid(zone)) for zone in self.beside_it())
        table = self.panels.holdings_across(self.room.columns)
        for more in (table, [table[0], table[1 + self.seat]], []):
            if len(found) + len(more) <= left:
                found = [*found, *more]
                hidden += len(table) - max(1, len(more))
                break
        tracks = self.tracks(self.room.columns) if not self.tracked else []
        if len(found) + len(tracks) <= left:
            return [*found, *tracks], hidden
        return found, hidden + len(self.view.tracks)

    def picture(self, most: int, lines: int, left: int) -> list[Line]:
        """The board, or the grid in question with as much around it as fits; nothing if there is no room."""
        found: list[Line] = []
        if self.about:
            for around in range(MOST_AROUND, -1, -1):
                drawn = draw(self.labels, self.about, own(self.seen, self.about), self.plain, around)
                found = [[(line, "")] for line in drawn]
                kept = OWN + FEW if around > ENOUGH_AROUND and not self.side_by_side else 0
                if len(found) <= left - kept and max(map(width, found), default=0) <= most:
                    break
        elif self.view.boards:
            found = self.board(most, lines)
        return found if len(found) <= left else []

    def board(self, most: int, lines: int) -> list[Line]:
        if (most, lines) not in self._drawn:
            self._drawn[most, lines] = self.boards.draw(self.view.boards[0], most, lines)
        return self._drawn[most, lines]

    def tracks(self, most: int) -> list[Line]:
        return [line for track in self.view.tracks for line in self.panels.track(track, most)]

    def beside_it(self) -> list[str]:
        """Grids that stand beside the board."""
        return [zone for zone in self.view.grids if zone != self.about]

    def grids(self) -> list[Line]:
        return [line for zone in self.beside_it() for line in self.grid(zone)]

    def grid(self, zone: str) -> list[Line]:
        return titled(self.labels, zone, own(self.seen, zone), self.plain)

    # ---- bands below
    def below(self, left: int) -> tuple[list[Line], int]:
        """As many bands as fit, the most needed first; where there is room then, rows of cards on two lines.

        Also how many there is no room for.

        Cards that can be chosen now come before all others and have two lines before others have one.
        """
        asked = self.asked()
        chosen: dict[int, list[Line]] = {}

        def put(band: int, rows: int) -> None:
            lines, others = self.bands(rows)[band], [lines for i, lines in chosen.items() if i != band]
            if height(others) + len(lines) <= left:
                chosen[band] = lines

        for band in sorted(range(len(asked)), key=lambda i: not asked[i]):
            put(band, 1)
            if asked[band]:
                put(band, 2)
        for band in tuple(chosen):
            put(band, 2)
        return [line for band in sorted(chosen) for line in chosen[band]], len(asked) - len(chosen)

    def asked(self) -> list[bool]:
        """Of each band whether something in it can be chosen now."""
        return [any(style == CHOSEN_BY for line in lines for _, style in line) for lines in self.bands(1)]

    def bands(self, rows: int) -> list[list[Line]]:
        """What else there is, the most needed first: one's own, rows of cards on so many lines, things side by side."""
        if rows not in self._bands:
            most, label = self.room.columns, self.label
            found = {
                "yours": [self.panels.yours(row, most, label, self.seat) for row in self.view.yours],
                "rows": [lines for row in self.view.rows for lines in self.panels.cards(row, most, rows, label)],
                "boards": [self.panels.strip(b.of, b.cell, most, label, rows) for b in self.view.boards[1:]],
            }
            first = [section for section in self.view.order if section in found]
            self._bands[rows] = [lines for section in first for lines in found[section] if lines]
        return self._bands[rows]

    # ---- what is drawn nowhere
    @cached_property
    def remaining(self) -> dict[str, Any]:
        """What the view leaves out."""
        return remaining(self.panels, self.boards, [self.seat])

    @property
    def legend(self) -> list[Line]:
        """What the signs and the short names mean that stand on what has been drawn."""
        return self.fitting(self.panels.legend(self.room.columns, names=True))

    @property
    def texts(self) -> list[str]:
        """What open cards do, as far as that does not stand on them where they lie."""
        return texts_of_all(self.panels, self.boards)

    @property
    def texts_of_places(self) -> dict[str, list[str]]:
        """The same of the places of the board, by name."""
        return texts_of_places(self.panels, self.boards)

    @property
    def beyond_whole(self) -> dict[str, Any]:
        """What is not drawn even if there is room for everything."""
        return remaining(self.panels, self.boards, range(len(self.panels.players)))

    def end(self, left: int) -> tuple[list[Line], int]:
        """What stands below all that is drawn, and for how much of it there is no room."""
        return end_of_table(self.panels, self.remaining, self.room.columns, left)

    # ---- what has happened
    def told(self, log: Sequence[str], most: int) -> list[Line]:
        players = [self.labels.player(seat) for seat in range(len(self.panels.players))]
        return told(log, players, self.room.columns, most, self.unread, self.plain)

    def unread(self, n: int) -> str:
        """That so much of what has happened is left out, and the word that shows it."""
        return self.labels.say("cli-table-hidden", n=n, word=self.labels.say("cli-order-log"))


def height(bands: Sequence[Sequence[Line]]) -> int:
    return sum(map(len, bands))
