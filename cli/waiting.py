"""A line for whoever waits: how far a bot that thinks or a long save has come; gone when that is done."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from .output import console
from .words import say

if TYPE_CHECKING:
    from ..interpreter.bots.bot import Bot

#: seconds after which it is worth saying, and between two figures
SOON, _OFTEN = 0.4, 0.1
#: letters of what a bot was called for with: there must be room for the rest
_MOST_LETTERS = 24

Progress = Callable[[float], None]


def wiping() -> str:
    """What makes a line empty."""
    out = console()
    return "\r" + " " * (out.width - 1) + "\r" if out.is_dumb_terminal else "\r\x1b[K"


@contextmanager
def telling(sentence: Callable[[int], str], shown: bool = True, err: bool = False) -> Iterator[Progress | None]:
    """Gives what is to be told the share that is done, from 0 to 1; `sentence` says it in per cent."""
    if not shown:
        yield None
        return
    stream, gone, begun = sys.stderr if err else sys.stdout, wiping(), monotonic()
    most = console(err).width - 1  # what goes over the end of a line cannot be wiped
    last = begun + SOON - _OFTEN

    def progress(share: float) -> None:
        nonlocal last
        now = monotonic()
        if now - last >= _OFTEN:
            last = now
            stream.write(gone + sentence(int(100 * share))[:most])
            stream.flush()

    try:
        yield progress
    finally:
        if last >= begun + SOON:
            stream.write(gone)
            stream.flush()


@contextmanager
def thinking(bot: Bot, called: str, player: str, shown: bool) -> Iterator[None]:
    """While a bot, which was called for so, decides for a player."""
    from ..interpreter.packs.names import clip

    name = clip(called, _MOST_LETTERS)
    with telling(lambda percent: say("cli-play-thinking", player=player, bot=name, percent=percent), shown) as progress:
        bot.progress = progress
        try:
            yield
        finally:
            bot.progress = None
