"""The part of a rulebook about what is laid out: pictures of rows, and of a printed map what is next to what."""

from __future__ import annotations

from ..language.game import CheckedGame
from ..language.model import Layout
from .board_svg import bricks
from .page import NONE, Content, Html, joined, table, tag
from .scribe import Scribe, capital


def boards(s: Scribe) -> Html:
    parts: list[Html] = []
    for layout in s.edition.words.layouts.values():
        parts.append(tag("h3", f"{s.head('book-layout')}: {s.noun(layout.of, 'pl')}"))
        parts += printed(s, layout) if layout.printed else laid_out(s, layout)
    return joined(parts)


def laid_out(s: Scribe, layout: Layout) -> list[Html]:
    """A picture for each number of players that has one of its own."""
    figures: list[Html] = []
    drawn: dict[tuple[tuple[int, ...], tuple[str, ...]], list[int]] = {}
    for n, game in s.edition.games.items():
        things = [s.name(t.entry) for t in game.words.kinds[layout.of].things]
        drawn.setdefault((tuple(game.words.layouts[layout.name].rows), tuple(things)), []).append(n)
    for (rows, names), counts in drawn.items():
        label = capital(s.with_players(counts))
        figures.append(tag("figure", tag("figcaption", label), bricks(rows, names, label)))
    note = s.say("book-layout-shuffled" if layout.shuffled else "book-layout-fixed")
    return [tag("p", note), tag("div", *figures, class_="boards")]


def printed(s: Scribe, layout: Layout) -> list[Html]:
    """Nothing is laid out: for each thing, those that are next to it."""

    def links(game: CheckedGame) -> Html:
        things = game.words.kinds[layout.of].things
        names = [s.name(t.entry) for t in things]
        around = game.words.layouts[layout.name].neighbours
        rows: list[list[Content]] = [
            [names[i], ", ".join(names[j] for j in near) or NONE] for i, near in enumerate(around)
        ]
        return table([capital(s.noun(layout.of)), s.head("book-layout-next-to")], rows, class_="named few")

    return [tag("p", s.say("book-layout-printed")), s.by_players(links)]
