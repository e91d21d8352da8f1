"""Being asked to end while a person types: the terminal is as it was before, and the game is left in good order."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

#: those that would end the process at once, in the middle of a line that is being typed
_SIGNALS = [number for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if (number := getattr(signal, name, None)) is not None]


class Stopped(KeyboardInterrupt):
    """A signal wants this to end; it has the status that says so. `typed`: by a key, so that somebody is there."""

    def __init__(self, number: int):
        super().__init__()
        self.status = 128 + number
        self.typed = number == getattr(signal, "SIGQUIT", None)


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stopped(number)


@contextmanager
def stoppable() -> Iterator[None]:
    """Such a signal is raised as an exception here. One that somebody else answers or ignores stays theirs."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = [number for number in _SIGNALS if signal.getsignal(number) is signal.SIG_DFL]
    for number in heard:
        signal.signal(number, _stop)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, signal.SIG_DFL)
