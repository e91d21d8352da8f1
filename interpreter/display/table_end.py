"""The end of the table: what the view draws nowhere, what signs mean, and where there is room what open cards do.

Facts that the view names come first, then signs; what cards do comes before other facts where there is room for all of
it, else behind them: `board` and `card` show it at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..model.view import FIRST, Item
from ..model.view import Line as Items
from ..model.vocabulary import Thing
from ..prose.options.explaining import cards_naming
from ..prose.speaking.punctuation import capital, spaced
from ..prose.texts.labels import Labels
from .boards import Boards
from .canvas import Line
from .may_come import Coming
from .panels import Panels
from .remaining import in_lines, sentences
from .view_items import MORE, PLAIN_MORE

PLENTY = 10_000


def end_of_table(panels: Panels, facts: Mapping[str, Any], most: int, left: int) -> tuple[list[Line], int]:
    """As much as fits into so many lines, and how many facts do not; `facts`: what the view draws nowhere."""
    order, plain = panels.view.also, panels.plain
    needed, hidden = in_lines(sentences(panels.labels, facts, order, named=True), most, left, plain, panels.labels)
    left -= len(needed)
    legend = panels.legend(most)
    legend = legend if len(legend) <= left else []
    left -= len(legend)
    texts = [] if hidden or not legend else texts_of_cards(panels, most, left, in_part=False)
    left -= len(texts)
    others, undrawn = in_lines(sentences(panels.labels, facts, order, named=False), most, left, plain, panels.labels)
    if not hidden and not undrawn and legend and not texts:
        texts = texts_of_cards(panels, most, left - len(others))
    return [*needed, *others, *texts, *legend], hidden + undrawn


def texts_of_cards(panels: Panels, most: int, left: int, in_part: bool = True) -> list[Line]:
    """What one's own cards and those in open rows do; `in_part`: if there is no room for all of them, the first, and
    which word shows the others."""
    parts = list(dict.fromkeys(effects_of_cards(panels, [panels.seat])))
    lines, undrawn = in_lines(parts, most, left, panels.plain)
    if not undrawn and (in_part or len(lines) == len(in_lines(parts, most, PLENTY, panels.plain)[0])):
        return lines
    lines, undrawn = in_lines(parts, most, left - 1 if in_part else 0, panels.plain)
    say = panels.labels.say
    return [*lines, [(say("cli-table-hidden", n=undrawn, word=say("cli-order-card")), "dim")]] if lines else []


def texts_of_all(panels: Panels, boards: Boards) -> list[str]:
    """What cards do that lie before anybody, in open rows or on the board."""
    seats = [panels.seat, *(seat for seat in range(len(panels.players)) if seat != panels.seat)]
    return list(dict.fromkeys([*effects_of_cards(panels, seats), *effects_on_board(panels, boards)]))


def texts_of_places(panels: Panels, boards: Boards) -> dict[str, list[str]]:
    """What the places of the board do, as far as that does not stand on them: by name, in lines."""
    cell, labels = cell_of(panels), panels.labels
    found = {capital(labels.thing(place.index)): untold(panels, cell, place) for place in places(panels, boards)}
    return {name: lines for name, lines in found.items() if lines}


def effects_of_cards(panels: Panels, seats: Iterable[int]) -> Iterator[str]:
    """Of each card what it does, as far as that does not stand on it where it lies; of what does nothing by itself that
    of the cards that name it and may come into play. `seats`: of whom what lies before them."""
    labels, coming = panels.labels, Coming(panels.labels.game, panels.shown.seen)
    for items, thing in open_cards(panels, seats):
        if told := " ".join(untold(panels, items, thing)):
            yield labels.say("cli-at", place=labels.brief(thing.index), what=spaced(told))
        else:
            yield from effects_by_name(labels, coming, thing)


def effects_on_board(panels: Panels, boards: Boards) -> Iterator[str]:
    """The same of what lies on each place of the board, behind the place, and of cards that name the place."""
    labels, coming = panels.labels, Coming(panels.labels.game, panels.shown.seen)
    for place in places(panels, boards):
        yield from effects_by_name(labels, coming, place)
        for items, thing in lying_on(panels, cell_of(panels), place):
            if told := " ".join(untold(panels, items, thing)):
                where, name = labels.thing(place.index), labels.brief(thing.index)
                there = labels.say("cli-log-set-up-at", place=capital(where), what=name)
                yield labels.say("cli-at", place=there, what=spaced(told))


def effects_by_name(labels: Labels, coming: Coming, thing: Thing) -> Iterator[str]:
    """Of something that does nothing by itself what the cards do that name it, as far as they may come into play."""
    naming = [labels.words.things[index] for index in cards_naming(labels.game, thing.index)]
    for card in filter(coming.may_come, naming if not labels.cards.effects(thing) else ()):
        if does := " ".join(labels.cards.effects(card)):
            yield labels.say("cli-at", place=capital(labels.entry(card.index)), what=spaced(does))


def places(panels: Panels, boards: Boards) -> list[Thing]:
    """The places of the board; what lies side by side stands with the open rows."""
    return [spot.thing for board in panels.view.boards[:1] for spot in boards.spots(board)]


def cell_of(panels: Panels) -> Items:
    """All that is shown of a place of the board."""
    return tuple(item for board in panels.view.boards[:1] for line in board.lines for item in line)


def lying_on(panels: Panels, items: Sequence[Item], thing: Thing) -> Iterator[tuple[Items, Thing]]:
    """What lies on a thing and what it is made of, as far as items of a view show it, each with what is shown of it."""
    for item in items:
        inner: list[Thing | None] = []
        if item.sort == FIRST:
            yield from lying_on(panels, item.inner, thing)
        elif item.sort == "zone":
            there = panels.shown.things(item.name, thing.name)
            inner = there if isinstance(there, list) else []
        elif item.sort == "parts":
            inner = [part for part in panels.words.things if part.whole == thing.index]
        for one in (one for one in inner if one is not None):
            yield item.inner, one
            yield from lying_on(panels, item.inner, one)


def untold(panels: Panels, items: Sequence[Item], thing: Thing) -> list[str]:
    """What a thing does, without what is told where it lies, of which so much is shown."""
    return panels.labels.cards.effects(thing, told_by(panels, items, thing))


def open_cards(panels: Panels, seats: Iterable[int]) -> Iterator[tuple[Items, Thing]]:
    """What lies before players, in open rows, and side by side, with what is shown of it."""
    shown, view = panels.shown, panels.view
    lying = [(row.items, shown.things(row.zone, panels.players[seat].name)) for seat in seats for row in view.yours]
    lying += [(row.items, things) for row in view.rows for _, _, things in panels.rows(row)]
    for items, there in lying:
        yield from ((items, thing) for thing in (there if isinstance(there, list) else ()) if thing is not None)
    for board in view.boards[1:]:
        items = tuple(item for line in board.cell for item in line)
        yield from ((items, thing) for thing in panels.words.kinds[board.of].things)


def told_by(panels: Panels, items: Sequence[Item], thing: Thing) -> list[str]:
    """The properties of a thing that are told in full where it lies."""
    each = [one for item in items for one in (item.inner if item.sort == FIRST else (item,))]
    found = {item.name: panels.shown.line([item], thing) for item in each if item.sort == "property"}
    signs = {MORE, PLAIN_MORE}
    return [name for name, groups in found.items() if groups and not any(g[0][0] in signs for g in groups)]
