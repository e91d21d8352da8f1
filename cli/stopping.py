"""Being asked to end while a person types or watches a bar: the terminal and the game are left in good order."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType

#: those that would end the process at once, in the middle of a line
_SIGNALS = [number for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if (number := getattr(signal, name, None)) is not None]
#: shows the cursor, at the beginning of an empty line
_CURSOR = b"\r\x1b[K\x1b[?25h"


class Stopped(KeyboardInterrupt):
    """A signal wants this to end; it has the status that says so. `typed`: by a key, so that somebody is there."""

    def __init__(self, number: int):
        super().__init__()
        self.status = 128 + number
        self.typed = number == getattr(signal, "SIGQUIT", None)


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stopped(number)


def _end(number: int, frame: FrameType | None) -> None:
    os.write(sys.stderr.fileno(), _CURSOR)
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


@contextmanager
def _hearing(answer: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Such signals are answered so here. One that somebody else answers or ignores stays theirs."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = [number for number in _SIGNALS if signal.getsignal(number) is signal.SIG_DFL]
    for number in heard:
        signal.signal(number, answer)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, signal.SIG_DFL)


def stoppable() -> AbstractContextManager[None]:
    """Such a signal is raised as an exception here."""
    return _hearing(_stop)


def without_cursor() -> AbstractContextManager[None]:
    """While a bar hides the cursor, such a signal ends the process as ever, once there is a cursor again."""
    return _hearing(_end)
