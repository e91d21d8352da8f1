"""The end of the table: what the view draws nowhere, what signs mean, and where there is room what open cards do.

Facts that the view names come first, then signs; what cards do comes before other facts where there is room for all of
it, else behind them: `board` and `card` show it at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..model.view import Item
from ..model.view import Line as Items
from ..model.vocabulary import Thing
from ..prose.options.explaining import cards_naming
from ..prose.speaking.punctuation import capital, spaced
from .canvas import Line
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


def texts_of_all(panels: Panels) -> list[str]:
    """What cards do that lie before anybody or in open rows."""
    seats = [panels.seat, *(seat for seat in range(len(panels.players)) if seat != panels.seat)]
    return list(dict.fromkeys(effects_of_cards(panels, seats)))


def effects_of_cards(panels: Panels, seats: Iterable[int]) -> Iterator[str]:
    """Of each card what it does, as far as that does not stand on it where it lies; of what does nothing by itself that
    of the cards that name it. `seats`: of whom what lies before them."""
    labels = panels.labels
    for items, thing in open_cards(panels, seats):
        if told := " ".join(untold(panels, items, thing)):
            yield labels.say("cli-at", place=labels.brief(thing.index), what=spaced(told))
        elif not labels.cards.effects(thing):
            for index in cards_naming(labels.game, thing.index):
                if does := " ".join(labels.cards.effects(labels.words.things[index])):
                    yield labels.say("cli-at", place=capital(labels.entry(index)), what=spaced(does))


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
    found = {item.name: panels.shown.line([item], thing) for item in items if item.sort == "property"}
    signs = {MORE, PLAIN_MORE}
    return [name for name, groups in found.items() if groups and not any(g[0][0] in signs for g in groups)]
