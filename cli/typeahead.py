"""Keys that a terminal has ready before somebody is asked: they are taken out, so that they decide nothing unseen."""

from __future__ import annotations

import os
import select
import signal
import sys

from .stopping import Stopped

try:
    import termios
    import tty
except ImportError:  # a system whose terminals are asked otherwise
    termios = None  # type: ignore[assignment]

#: bytes that are read at once, and how many times: whoever sends more is not worth counting
_AT_ONCE, _MOST_TIMES = 4096, 64
#: what Ctrl-C and Ctrl-\ are while keys are read one by one
_INTERRUPT, _QUIT = "\x03", "\x1c"


def pressed_early() -> str:
    """Everything that was typed and not read yet; it is gone then. Nothing where nobody types."""
    if termios is None or not sys.stdin.isatty():
        return ""
    keyboard, found = sys.stdin.fileno(), b""
    try:
        before = termios.tcgetattr(keyboard)
    except termios.error:  # nobody is there any more
        return ""
    try:
        tty.setcbreak(keyboard, termios.TCSANOW)  # a line that is not ended yet can be read only so
        for _ in range(_MOST_TIMES):
            if not select.select([keyboard], [], [], 0)[0]:
                break
            more = os.read(keyboard, _AT_ONCE)
            if not more:
                break
            found += more
        else:
            termios.tcflush(keyboard, termios.TCIFLUSH)
    finally:
        termios.tcsetattr(keyboard, termios.TCSANOW, before)
    return found.decode(errors="replace")


def lines(keys: str) -> int:
    """How many lines they are, with one that was only begun. Keys that want to stop are heard all the same."""
    if _INTERRUPT in keys:
        raise KeyboardInterrupt
    if _QUIT in keys:
        raise Stopped(getattr(signal, "SIGQUIT", signal.SIGTERM))
    ended = keys.replace("\r\n", "\n").replace("\r", "\n")
    return ended.count("\n") + (not ended.endswith("\n") and bool(ended))
