"""The end of the table: what the view draws nowhere, what signs mean, and where there is room what open cards do.

Facts come first; the texts of cards, which `card` shows at any time, only where everything else is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..model.view import Row
from ..model.vocabulary import Thing
from ..prose.punctuation import spaced
from .canvas import Line
from .panels import Panels
from .remaining import in_lines, sentences
from .view_items import MORE, PLAIN_MORE


def end_of_table(panels: Panels, facts: Mapping[str, Any], most: int, left: int) -> tuple[list[Line], int]:
    """As much as fits into so many lines, and how many facts do not; `facts`: what the view draws nowhere."""
    order, plain = panels.view.also, panels.plain
    needed, hidden = in_lines(sentences(panels.labels, facts, order, named=True), most, left, plain, panels.labels)
    left -= len(needed)
    legend = panels.legend(most)
    legend = legend if len(legend) <= left else []
    left -= len(legend)
    others, undrawn = in_lines(sentences(panels.labels, facts, order, named=False), most, left, plain, panels.labels)
    whole = not hidden and not undrawn and legend
    texts = texts_of_cards(panels, most, left - len(others)) if whole else []
    return [*needed, *others, *texts, *legend], hidden + undrawn


def texts_of_cards(panels: Panels, most: int, left: int) -> list[Line]:
    """What one's own cards and those in open rows do, and which word shows those for which there is no room."""
    parts = list(dict.fromkeys(effects_of_cards(panels)))
    lines, undrawn = in_lines(parts, most, left, panels.plain)
    if not undrawn or left < 1:
        return lines
    lines, undrawn = in_lines(parts, most, left - 1, panels.plain)
    say = panels.labels.say
    return [*lines, [(say("cli-table-hidden", n=undrawn, word=say("cli-order-card")), "dim")]] if lines else []


def effects_of_cards(panels: Panels) -> Iterator[str]:
    you, labels = panels.players[panels.seat].name, panels.labels
    lying = [(row, panels.shown.things(row.zone, you)) for row in panels.view.yours]
    lying += [(row, things) for row in panels.view.rows for _, _, things in panels.rows(row)]
    for row, there in lying:
        for thing in filter(None, there if isinstance(there, list) else ()):
            told = " ".join(labels.cards.effects(thing, told_by(panels, row, thing)))
            if told:
                yield labels.say("cli-at", place=labels.brief(thing.index), what=spaced(told))


def told_by(panels: Panels, row: Row, thing: Thing) -> list[str]:
    """The properties of a card that its row tells in full."""
    found = {item.name: panels.shown.line([item], thing) for item in row.items if item.sort == "property"}
    signs = {MORE, PLAIN_MORE}
    return [name for name, groups in found.items() if groups and not any(g[0][0] in signs for g in groups)]
