"""What stands beside a board: what everybody has, tracks, rows of open cards with their prices, one's own cards."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..model.view import Item, Row, Track, View
from ..model.vocabulary import PLAYER, Thing
from ..phrases.words import Noun
from ..prose.questions.turns_taken import Turns
from ..prose.speaking.punctuation import capital
from .board_grids import MOVED
from .canvas import Line, clipped, cut, fitted, joined, left_out, padded, wide, width
from .view_items import BEHIND, Shown

#: between two columns
GAP = 2
EMPTY, PLAIN_EMPTY = "·", "-"
#: so wide a card is at least
NARROWEST = 7
#: so wide a head may be where it stands before a row
LONGEST_HEAD = 16
#: before a player or a thing that acts now, behind one that has acted; each with what stands for it in ASCII
ACTING, ACTED = ("▶", ">"), ("✓", "+")
#: as many are left out in the example of the sign for that
_LEFT_OUT = 2
_FIGURES = re.compile("[0-9]+")


class Panels:
    def __init__(
        self,
        shown: Shown,
        view: View,
        seat: int,
        added: Sequence[int | None] = (),
        concerns: frozenset[str] = frozenset(),
        turns: Turns | None = None,
    ):
        """`added`: by player the points that the final scoring would add now, None where nobody can know them;
        `concerns`: counters and zones that the question has to do with; `turns`: which things act one after the
        other."""
        self.turns = turns
        self.added, self.concerns = added, concerns | asked_of(shown, view)
        self.shown = shown
        self.view = view
        self.seat = seat
        self.words = shown.words
        self.labels = shown.labels
        self.players = [t for t in self.words.things if t.kind == PLAYER]
        self.plain = shown.plain

    # ---- what everybody has
    def items(self) -> list[Item]:
        """One line each: of several sorts of pieces in a zone, one for each sort."""
        found: list[Item] = []
        for item in self.view.holdings:
            if several(item):
                found += [Item(item.sort, item.name, (piece,)) for piece in item.inner]
            else:
                found.append(item)
        return found

    def figures(self, item: Item, player: Thing, most: int = 12, close: bool = False) -> Line:
        """What stands under the head of a line: its sign stands there. `close`: in as few columns as possible."""
        if item.sort == "counter":
            n = self.shown.number(item, player, -1, "")
            self.shown.told.add(("counters", item.name, player.name))
            return [(str(n), "" if n else "dim"), *self.to_come(item, player, close)]
        if item.sort == "note" and self.shown.noted(item.name, player) is None:
            return [(PLAIN_EMPTY if self.plain else EMPTY, "dim")]
        if several(item):
            return [("/".join(str(self.shown.in_zone(x.name, item.name, player)) for x in item.inner), "")]
        groups = self.shown.line([item], player)
        return fitted(groups, most, self.plain) if groups and groups != [[("0", "")]] else [("0", "dim")]

    def to_come(self, item: Item, player: Thing, close: bool) -> Line:
        """Behind the points of a player those that the final scoring would add."""
        score = self.labels.rules.score
        if score is None or item.name != score.name or not self.added or self.added[player.index] == 0:
            return []
        more = self.more_points(self.added[player.index])
        return [(more if close else f" ({more})", "dim")]

    def more_points(self, n: int | None) -> str:
        return "+?" if n is None else f"{n:+}".replace("-", "-" if self.plain else "−")

    def player_head(self, seat: int, most: int) -> Line:
        """A player by name or number; marks say who must decide, begins or is out, a line under it who is looking."""
        deciding = self.players[seat].name in self.shown.seen["deciding"]
        mark = ACTING[self.plain] if deciding else " "
        style = f"bold {self.shown.seat(seat)}{' underline' if seat == self.seat else ''}"
        starts = self.players[seat].name == self.shown.seen.get("start")
        behind = ("*" if self.plain else "★") if starts else ""
        left = self.shown.seen.get("out", {}).get(self.players[seat].name, "")
        behind += {"game": "x" if self.plain else "✗", "round": "-" if self.plain else "–"}.get(left, "")
        names = (f"{mark}{seat + 1}{behind} {self.labels.player(seat)}", f"{mark}{seat + 1}{behind}".strip())
        return [(next((name for name in names if wide(name) <= most), str(seat + 1)), style)]

    def holdings(self, most: int, lines: int) -> list[Line]:
        """A table with a column for each player and a line for each thing they have.

        If there are not enough lines, sorts of pieces that lie together share one; then those are left that the
        question concerns and the first of the others, and the last one says how many more there are.
        """
        items = self.items() if len(self.items()) < lines else self.view.holdings
        hidden = len(items) - max(0, lines - 2) if len(items) >= lines else 0
        if hidden:
            kept = sorted(items, key=self.weight)[: len(items) - hidden]
            items = [item for item in items if item in kept]
        longest = max((width(self.shown.head(item)) for item in items), default=0)
        for close in (False, True):
            cells = [[self.figures(item, player, close=close) for player in self.players] for item in items]
            columns = [max(3, *(width(row[i]) for row in cells)) for i in range(len(self.players))] if cells else []
            if sum(columns) + len(columns) + longest <= most:
                break
        while sum(columns) + len(columns) + min(longest, 8) > most and max(columns) > 3:
            columns[columns.index(max(columns))] -= 1
        label = max(4, min(longest, most - sum(columns) - len(columns)))
        top: Line = [(" " * label, "")]
        for seat, column in enumerate(columns):
            top += [(" ", ""), *padded(self.player_head(seat, column), column, right=True)]
        found = [top]
        for item, row in zip(items, cells, strict=True):
            line = padded(self.shown.head(item, label), label, self.plain)
            for column, figures in zip(columns, row, strict=True):
                line += [(" ", ""), *padded(figures, column, self.plain, right=True)]
            found.append(line)
        return [*found, cut(self.more(hidden), most, self.plain)] if hidden else found

    def weight(self, item: Item) -> int:
        """What comes first where not everything can be shown: points, then what the question concerns."""
        score = self.labels.rules.score
        return 0 if score is not None and item.name == score.name else 1 if item.name in self.concerns else 2

    def more(self, n: int) -> Line:
        """Says how many others there are for which there is no room."""
        return [(self.labels.say("cli-table-more", n=n), "dim")]

    def holdings_across(self, most: int) -> list[Line]:
        """A table with a line for each player; of columns for which there is no room it says how many there are."""
        names = [self.player_head(seat, 20) for seat in range(len(self.players))]
        found = [padded([], max(map(width, names))), *(padded(n, max(map(width, names))) for n in names)]
        for close in (False, True):
            columns = self.across(close)
            if width(found[0]) + sum(1 + width(column[0]) for column in columns) <= most:
                break
        weights = [self.weight(item) for item in self.view.holdings]
        shown = sorted(range(len(columns)), key=lambda n: weights[n])  # the first of those that are needed most
        while (
            shown and width(found[0]) + sum(1 + width(columns[n][0]) for n in shown) + self.note(columns, shown) > most
        ):
            shown.pop()
        for n in sorted(shown):
            for i, cell in enumerate(columns[n]):
                found[i] += [(" ", ""), *cell]
        if len(shown) < len(columns):
            found[0] += [(" ", ""), *self.more(len(columns) - len(shown))]
        return found

    def across(self, close: bool) -> list[list[Line]]:
        """A column for each thing players have: its head, and what each of them has."""
        columns: list[list[Line]] = []
        for item in self.view.holdings:
            cells = [self.figures(item, player, close=close) for player in self.players]
            column = max(min(width(self.shown.head(item)), 9), *map(width, cells))
            lines = [cut(self.shown.head(item, column), column, self.plain), *cells]
            columns.append([padded(cell, column, self.plain, right=True) for cell in lines])
        return columns

    def note(self, columns: Sequence[object], shown: Sequence[object]) -> int:
        """How wide it is to say that some are left out."""
        return 1 + width(self.more(len(columns) - len(shown))) if len(shown) < len(columns) else 0

    # ---- tracks
    def on_track(self, track: Track) -> dict[int, list[tuple[int, int]]]:
        """By number of a track, the players who stand there, each with what stands there."""
        standing: dict[int, list[tuple[int, int]]] = {}
        for name, n in self.shown.seen["counters"].get(track.counter, {}).items():
            thing = self.words.things[self.words.thing_names[name]]
            seat = thing.index if thing.kind == PLAYER else thing.owner
            standing.setdefault(n, []).append((seat, thing.index))
        return standing

    def standing(self, seat: int, thing: int) -> Line:
        """A player on a track, with marks that say whether what stands there acts now or has acted."""
        now = self.turns is not None and thing == self.turns.now
        done = self.turns is not None and thing in self.turns.done
        told = f"{ACTING[self.plain] if now else ''}{seat + 1}{ACTED[self.plain] if done else ''}"
        return [(told, f"bold {self.shown.seat(seat)}")]

    def track(self, track: Track, most: int) -> list[Line]:
        """The numbers of a track, and who stands where."""
        standing = self.on_track(track)
        head: Line = [(capital(self.labels.head(track.counter)), "")]
        numbers = range(track.lowest, track.highest + 1)
        places: list[Line] = [[(str(n), "dim")] for n in numbers]
        for n, place in zip(numbers, places, strict=True):
            marks = [self.standing(*one) for one in sorted(standing.get(n, []))]
            place += [("(", "dim"), *joined(marks, ","), (")", "dim")] if marks else []
        line = joined([head, *places])
        return [line] if width(line) <= most else [head, cut(joined(places), most, self.plain)]

    # ---- rows of cards
    def rows(self, row: Row) -> list[tuple[str, str, list[Thing | None]]]:
        """Of each row of a zone before whom it lies, its head, and what lies there."""
        there = self.shown.seen["zones"].get(row.zone, [])
        found = []
        for holder in there if isinstance(there, dict) else [""]:
            things = self.shown.things(row.zone, holder)
            if isinstance(things, list) and things:
                found.append((holder, self.row_head(row, holder), things))
        return found

    def row_head(self, row: Row, holder: str) -> str:
        """What lies there; the zone, if the same lies in others too, or before whom."""
        if holder:
            return self.shown.brief(self.words.things[self.words.thing_names[holder]])
        kind = self.words.zones[row.zone].holds[0]
        alike = [other for other in self.view.rows if kind in self.words.zones[other.zone].holds]
        return capital(self.labels.head(kind if len(alike) == 1 else row.zone))

    # ---- numbers of the game
    def game_counters(self) -> list[str]:
        return [name for name in self.view.game if name in self.words.counters or name in self.words.notes]

    def numbers(self) -> list[Line]:
        """Each counter and note of the game that is always drawn, with its name."""
        found: list[Line] = []
        for name in self.game_counters():
            if name in self.words.notes:
                noted = self.shown.noted(name)
                there = self.shown.value(noted) if noted is not None else (PLAIN_EMPTY if self.plain else EMPTY, "dim")
                found.append([(f"{self.labels.head(name)} ", "dim"), there])
                continue
            n, style = self.shown.seen["counters"][name], f"bold {self.shown.colour(name)}".strip()
            if meant := self.labels.meant(name, n):
                found.append([(meant, style)])
            else:
                found.append([(f"{self.labels.counter(name)} ", "dim"), (f"{n}{self.shown.sign(name)}", style)])
        return found

    def cards(self, row: Row, most: int, lines: int, label: int) -> list[list[Line]]:
        """Rows of cards in columns: each on one line, or the first item above the others where they do not fit."""
        found: list[list[Line]] = []
        for _, head, things in self.rows(row):
            column, shown, more = self.columns(len(things), most - label - 1, NARROWEST, GAP)
            things, column = things[:shown], min(22, column)
            lying = [(i, thing) for i, thing in enumerate(things) if thing is not None]
            long = any(width(joined(self.line(row.items, t, i, row.zone))) > column for i, t in lying)
            below = any(self.shown.line(row.items[1:], t, i, row.zone) for i, t in lying)
            needed = lines if long and below else 1
            cells = [self.card(row, thing, slot, column, needed) for slot, thing in enumerate(things)]
            found.append([])
            for i in range(needed):
                first = clipped(head, label, self.plain) if not i else ""
                line: Line = [(first + " " * (label - wide(first) + 1), "bold dim")]
                for cell in cells:
                    line += [*padded(cell[i], column, self.plain), (" " * GAP, "")]
                found[-1].append([*line, *more] if not i else line)
        return found

    def columns(self, things: int, most: int, narrowest: int, gap: int) -> tuple[int, int, Line]:
        """How wide each of some things side by side is, how many there is room for, and what is said of the others."""
        if most // max(1, things) - gap >= narrowest:
            return most // max(1, things) - gap, things, []
        room = most - width(self.more(things))
        shown = max(0, min(things - 1, room // (narrowest + gap)))
        return (room // shown - gap if shown else narrowest), shown, self.more(things - shown)

    def card(self, row: Row, thing: Thing | None, slot: int, most: int, lines: int) -> list[Line]:
        if thing is None:
            return [[(PLAIN_EMPTY if self.plain else EMPTY, "dim")], *([[]] * (lines - 1))]
        first, rest = (row.items, []) if lines == 1 else (row.items[:1], row.items[1:])
        above = self.line(first, thing, slot, row.zone)
        below = self.shown.line(rest, thing, slot, row.zone)
        # what is printed on a card is no matter of how many: `card` shows it
        return [fitted(groups, most, self.plain, counting=False) for groups in (above, below)][:lines]

    def line(self, items: Sequence[Item], thing: Thing, slot: int = -1, zone: str = "") -> list[Line]:
        """What is shown of a thing, behind the number that chooses it."""
        number, groups = self.shown.chosen_by(thing, BEHIND), self.shown.line(items, thing, slot, zone)
        return [[*number, *group] if not i else group for i, group in enumerate(groups or [[]])] if number else groups

    def heads(self) -> int:
        """How wide the heads of all rows are."""
        heads = [head for row in self.view.rows for _, head, _ in self.rows(row)]
        heads += [capital(self.labels.head(b.of)) for b in self.view.boards[1:]]
        heads += [f"1 {self.labels.head(row.zone)}" for row in self.view.yours]
        return min(LONGEST_HEAD, max(map(wide, heads), default=0))

    # ---- all things of a kind, side by side
    def strip(self, of: str, cell: Sequence[Sequence[Item]], most: int, label: int, lines: int) -> list[Line]:
        things = self.words.kinds[of].things
        column, count, more = self.columns(len(things), most - label - 1, 3, 1)
        things = things[:count]
        found: list[Line] = []
        for i, items in enumerate(cell[:lines]):
            last = i + 1 == min(lines, len(cell))
            head = clipped(capital(self.labels.head(of)), label, self.plain) if not i else ""
            line: Line = [(head + " " * (label - wide(head) + 1), "bold dim")]
            shown = self.shown.line if i else self.line
            rest = cell[lines:] if last else []
            hidden = [sum(len(self.shown.line(below, thing)) for below in rest) for thing in things]
            cells = [fitted(shown(items, t), column, self.plain, h) for t, h in zip(things, hidden, strict=True)]
            for cell_line in cells:
                line += [*padded(cell_line, column), (" ", "")]
            found += [line if i else [*line, *more]] if any(cells) or more and not i else []
        return found

    # ---- what signs and marks mean
    def legend(self, most: int, names: bool = False) -> list[Line]:
        """`names`: with what stands shortened on what has been drawn."""
        added: list[Line] = []
        coming = [n for n in (*self.added[self.seat : self.seat + 1], *self.added) if n != 0]
        if coming:
            added.append([(self.labels.say("cli-table-added", points=self.more_points(coming[0])), "dim")])
        if any(map(self.on_track, self.view.tracks)):
            added.append([("(1)", "bold"), (" ", ""), (self.labels.player(0), "dim")])
        if self.turns is not None and self.view.tracks:
            marks = [(ACTING, "now"), *([(ACTED, "done")] if self.turns.done else [])]
            added += [
                [(sign[self.plain], "bold"), (f" {self.labels.say(f'cli-table-{n}')}", "dim")] for sign, n in marks
            ]
        if names:  # it is not used there, but where there is less room
            left = self.labels.say("cli-table-left-out", n=_LEFT_OUT)
            added.append([(left_out(_LEFT_OUT, self.plain), "bold"), (" ", ""), (left, "dim")])
        if self.shown.more:
            added.append([(self.labels.say("cli-table-rest", word=self.labels.say("cli-order-card")), "dim")])
        if self.shown.moved:
            added.append([(MOVED, "bold"), (" ", ""), (self.labels.say("cli-table-moved"), "dim")])
        signs = [*self.shown.legend(), *self.signs()]
        return flowing([*signs, *(self.short_names() if names else []), *added], most, GAP)

    def short_names(self) -> list[Line]:
        """Each short name that has been drawn, and what it stands for; of those that differ in a number the first."""
        labels = self.labels
        found = [(labels.brief(index), labels.thing(index, mine=True)) for index in self.shown.named]
        zones = [*self.view.rows, *self.view.yours]
        heads = dict.fromkeys([*(item.name for item in self.view.holdings), *(row.zone for row in zones)])
        found += [(labels.head(name), labels.place(name)) for name in heads if name in self.words.zones]
        counters = [name for name in heads if name in self.words.counters]
        found += [(labels.head(n), labels.noun(n)) for n in counters if not self.is_one_of(labels.head(n), n)]
        short: dict[tuple[str, str], tuple[str, str]] = {}
        for name, full in found:
            if name.casefold() != full.casefold():
                short.setdefault((_FIGURES.sub("", name), _FIGURES.sub("", full)), (name, full))
        return [[(labels.say("cli-sign", sign=name, name=full), "dim")] for name, full in short.values()]

    def is_one_of(self, head: str, name: str) -> bool:
        """Is a counter called where there is little room as one of it is: no shorter, and not in need of words?"""
        return head.casefold() == self.labels.text(Noun(name)).casefold()

    def signs(self) -> list[Line]:
        """What the short words on grids stand for."""
        labels = self.labels
        words = dict.fromkeys(word for zone in self.view.grids for word in labels.shown_on(zone))
        short = [word for word in words if labels.brief(word).casefold() != labels.thing(word).casefold()]
        return [[(labels.say("cli-sign", sign=labels.brief(word), name=labels.thing(word)), "dim")] for word in short]

    # ---- one's own
    def yours(self, row: Row, most: int, label: int, seat: int) -> list[Line]:
        """What lies before a player, as far as it can be seen."""
        things = self.shown.things(row.zone, self.players[seat].name)
        if isinstance(things, int) or not any(things):
            return []
        head = clipped(f"{seat + 1} {capital(self.labels.head(row.zone))}", label, self.plain)
        lines: list[Line] = [[(head + " " * (label - wide(head)), f"bold {self.shown.seat(seat)}")]]
        between = "|" if self.plain else "│"
        for i, thing in enumerate(things):
            card = joined(self.line(row.items, thing, i, row.zone)) if thing is not None else []
            if i and width(lines[-1]) + width(card) + 3 > most:
                lines.append([(" " * label, "")])
            first = width(lines[-1]) == label
            lines[-1] += [(" " if first else f" {between} ", "dim"), *card]
        return lines


def several(item: Item) -> bool:
    """Is it about several sorts of pieces in one place?"""
    return len(item.inner) > 1 and all(x.sort == "piece" for x in item.inner)


def flowing(parts: Sequence[Line], most: int, gap: int) -> list[Line]:
    """One after another, as many on a line as fit."""
    lines: list[Line] = []
    for part in parts:
        if lines and width(lines[-1]) + gap + width(part) <= most:
            lines[-1] += [(" " * gap, ""), *part]
        else:
            lines.append(list(part))
    return lines


def asked_of(shown: Shown, view: View) -> frozenset[str]:
    """The counters, and the zones of what players have, in which is printed on things that can be chosen now what is
    asked for them."""
    words, printed = shown.words, shown.labels.game.printed
    entries = {words.things[thing].entry for thing in shown.numbers}
    asked = [one for (_, entry), one in printed.items() if entry in entries]
    sorts = {words.things[sort].kind for one in asked for sort, _ in one.needs}
    held = [
        (item.name, words.kinds[kind])
        for item in view.holdings
        if item.name in words.zones
        for kind in words.zones[item.name].holds
    ]
    told_by = [
        zone for zone, kind in held if any(p.sort == "thing" and p.kind in sorts for p in kind.properties.values())
    ]
    return frozenset([*(counter.name for one in asked for counter, _ in one.amounts), *told_by])
