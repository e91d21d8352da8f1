"""What an answer that was begun can be completed to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import orders

#: between several answers in one line
AHEAD = ";"


def completions(text: str, names: Sequence[str], things: Callable[[], Sequence[str]]) -> list[str]:
    """What a text can be completed to: an answer or a word, or such a word with what it asks about.

    `things` are called for behind a word that asks about something.
    """
    from ..interpreter.prose.questions.typed import bare

    word, space, about = text.lstrip().partition(" ")
    before = text[: len(text) - len(text.lstrip())]
    order = orders.exactly(word) if space else None
    asks = order is not None and order[0] in (*orders.ABOUT, *orders.SIGNS.values())
    pool, begun = (things(), about) if asks else (names, text)
    before += f"{word} " if asks else ""
    return [before + name for name in dict.fromkeys(pool) if bare(name).startswith(bare(begun))]
