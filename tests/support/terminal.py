"""The command in a terminal of its own: what it shows is waited for, in however many pieces it comes."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import termios
import time
from pathlib import Path

from support.limits import PATIENCE
from support.warm import Command

#: a line that waits to be typed: from its last letter the cursor goes to its beginning and behind its last space
_WAITING = re.compile(r"(?<=\S)(?:\x08|\x1b\[\d+D)\x1b\[\d+C")
#: the same at the end of everything that was drawn, as a pattern for pexpect
PROMPT = re.compile(r"\n(?:\x1b\[[0-9;?]*[A-Za-z])*>\x08\x1b\[2C(?:\x1b\[[0-9;?]*[A-Za-z])*$")
#: a line in which something stands may be drawn as a whole, and is so when it is done
_TYPED = re.compile(r"(?<=m)> (?=[^\x1b])")


class Terminal:
    def __init__(self, *args: str, size: tuple[int, int] | None = None, ahead: str = "", **env: str):
        """`size`: lines and columns of the window; without one, they are said in the environment.

        `ahead`: what is typed before the command begins.
        """
        self.master, slave = pty.openpty()
        if size is not None:
            termios.tcsetwinsize(slave, size)
        self.before = termios.tcgetattr(slave)
        said = {"COLUMNS": "80", "LINES": "40"} if size is None else {}
        whole = {**os.environ, "TERM": "xterm", **said, **env}
        for name in ("NO_COLOR", "FORCE_COLOR"):
            if name not in env:
                whole.pop(name, None)
        self._drawn = ""
        self._letters = codecs.getincrementaldecoder("utf-8")("replace")
        #: up to where the text was waited for
        self._heard = 0
        self.press(ahead)
        self.wait_for(ahead.replace("\n", "\r\n"))  # the terminal has it, and shows it
        self.process = Command(args, whole, (slave, slave, slave))
        os.close(slave)

    def wait_for(self, text: str) -> None:
        """Until this is shown, after what was waited for before."""
        until = time.monotonic() + PATIENCE
        while (found := self.text.find(text, self._heard)) < 0:
            assert time.monotonic() < until and self._read(), self.text
        self._heard = found + len(text)

    def _read(self) -> bool:
        """What has come meanwhile; False if nothing more can come, because the other side has closed."""
        if select.select([self.master], [], [], 0.5)[0]:
            try:
                self._drawn += self._letters.decode(os.read(self.master, 65536))
            except OSError:
                return False
        return True

    @property
    def text(self) -> str:
        """Everything that was shown; `> ` stands only where something is asked."""
        return _WAITING.sub(" ", _TYPED.sub(">", self._drawn))

    @property
    def shown(self) -> str:
        """What stands in the window now."""
        return re.split(r"\x1b\[2J(?:\x1b\[3J)?\x1b\[H", self.text)[-1]

    def say(self, line: str) -> None:
        self.press(line + "\n")

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def send(self, number: int) -> None:
        self.wait_until_reading()
        os.kill(self.process.pid, number)

    def wait_until_reading(self) -> None:
        """Until the terminal is being read: a signal, or a key that sends one, that comes just before is not heard."""
        status, until = Path("/proc", str(self.process.pid), "stat"), time.monotonic() + PATIENCE
        while status.exists() and status.read_text().rpartition(")")[2].split()[0] not in "SZ":
            assert time.monotonic() < until, self.text
            time.sleep(0.01)

    def end(self) -> int:
        """The status with which it ends; somebody must read until then, or it waits for room."""
        until = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < until, self.text
        os.close(self.master)
        return self.process.wait()

    def hang_up(self) -> None:
        """Whatever it still does, it ends: its terminal is gone."""
        os.close(self.master)
        self.process.wait()
