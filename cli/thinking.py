"""A line that says that a bot is thinking, and how far it has come; gone when it has decided."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from .output import console
from .words import say

if TYPE_CHECKING:
    from ..interpreter.bots.bot import Bot

#: seconds after which it is worth saying, and between two figures
SOON, _OFTEN = 0.4, 0.1


def wiping() -> str:
    """What makes a line empty."""
    out = console()
    return "\r" + " " * (out.width - 1) + "\r" if out.is_dumb_terminal else "\r\x1b[K"


@contextmanager
def thinking(bot: Bot, player: str, shown: bool) -> Iterator[None]:
    gone, begun = wiping() if shown else "", monotonic()
    last = begun + SOON - _OFTEN

    def progress(share: float) -> None:
        nonlocal last
        now = monotonic()
        if now - last >= _OFTEN:
            last = now
            sys.stdout.write(gone + say("cli-play-thinking", player=player, percent=int(100 * share)))
            sys.stdout.flush()

    bot.progress = progress if shown else None
    try:
        yield
    finally:
        bot.progress = None
        if last >= begun + SOON:
            sys.stdout.write(gone)
            sys.stdout.flush()
