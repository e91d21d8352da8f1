"""The file of a game that is being played: every decision is on the disk before it counts.

    journal = Journal.create(path, match, seats)        # a new file; `seats`: who decides for whom (records.Seat)
    journal, record = Journal.reopen(path)              # goes on with a file; `saves.played(record, rules)` plays it
    timeline.journal = journal                          # from now on the timeline writes into it
    journal.close(timeline.match)                       # ended in good order

A file belongs to one process at a time. What cannot be written is refused, and the file stays as it was before. Whoever
deletes or changes the file meanwhile takes nothing away: what was written is written again.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Literal

from ..errors import Refused, say
from .heads import MOST_TEXT
from .records import NOTED, Chain, Record, Seat, decision, decisions, going_back, opening, read_record, standing

if TYPE_CHECKING:
    from .match import Match

#: a file: which one, its size, when it was last changed
Mark = tuple[int, int, int]


class Journal:
    def __init__(self, path: Path, stream: BinaryIO, chain: Chain, written: bytes = b"", decisions: int = 0):
        self.path = path
        self._stream = stream
        self._chain = chain
        #: everything that is in the file, and how the file looked when that was so
        self._written = written
        self._mark: Mark | None = mark(stream)
        self._decisions = decisions

    @classmethod
    def create(cls, path: str | os.PathLike[str], match: Match, seats: Iterable[Seat] = ()) -> Journal:
        """Begins a file with the game as it stands. A file that is there already is never overwritten."""
        path = Path(path)
        try:
            stream = path.open("xb", buffering=0)
        except FileExistsError:
            raise Refused(say("journal-exists", file=str(path))) from None
        except (OSError, ValueError) as failure:
            raise Refused(say("journal-not-begun", file=str(path), why=reason(failure))) from None
        journal = cls(path, stream, Chain())
        try:
            lock(stream, path)
            journal._write(
                lambda chain: "".join([*opening(match, seats, chain), *decisions(match, chain)]), len(match.history)
            )
        except BaseException as failure:
            stream.close()
            with suppress(OSError):
                path.unlink()
            if isinstance(failure, Refused) and failure.said.id == "journal-not-written":
                why = str(dict(failure.said.parts)["why"])
                raise Refused(say("journal-not-begun", file=str(path), why=why)) from None
            raise
        sync_folder(path.parent)
        return journal

    @classmethod
    def reopen(cls, path: str | os.PathLike[str]) -> tuple[Journal, Record]:
        """Reads a file to go on with it. A last line that is only half there is cut off; other faults are refused."""
        path = Path(path)
        stream = opened(path, "r+b")
        try:
            lock(stream, path)
            data = stream.read(MOST_TEXT + 1)
            record = read_record(data)
            if record.fault is not None:
                raise Refused(record.fault)
            return cls(path, stream, Chain(record.last), data[: record.size], record.decisions), record
        except BaseException:
            stream.close()
            raise

    # ---- writing
    def took(self, match: Match) -> None:
        """The last decision of a match."""
        now = len(match.history)

        def lines(chain: Chain) -> str:
            line = decision(match, now, chain)
            return line + standing(match, chain) if now % NOTED == 0 else line

        self._write(lines, now)

    def back(self, number: int) -> None:
        """The game goes on from where so many decisions had been made."""
        self._write(lambda chain: going_back(number, chain), number)

    def instead(self, number: int, match: Match) -> None:
        """The same, and what was decided from there on, which has been decided before."""
        now = len(match.history)

        def lines(chain: Chain) -> str:
            again = (decision(match, n, chain) for n in range(number + 1, now + 1))
            return going_back(number, chain) + "".join(again)

        self._write(lines, now)

    def close(self, match: Match) -> None:
        """Ends the file in good order. Where a decision was being made and is not in it, the file just stops."""
        if not self._stream.closed:
            with self._stream, suppress(Refused):
                if len(match.history) == self._decisions:
                    self._write(lambda chain: standing(match, chain, end=True), self._decisions)

    def _write(self, lines: Callable[[Chain], str], decisions: int) -> None:
        """Adds lines, after which so many decisions stand."""
        chain = Chain(self._chain.last)
        data = lines(chain).encode("utf-8", "surrogatepass")
        size, whole = len(self._written), self._written + data
        try:
            self._recover()
            self._stream.truncate(size)  # what a power cut, a failure or somebody else left behind
            put(self._stream, size, data)
            os.fsync(self._stream.fileno())
        except (OSError, ValueError) as failure:
            self._mark = None
            with suppress(OSError, ValueError):
                self._stream.truncate(size)
            raise Refused(say("journal-not-written", file=str(self.path), why=reason(failure))) from None
        # all at once: an interruption in between would leave a file that contradicts itself
        self._chain, self._written, self._decisions, self._mark = chain, whole, decisions, mark(self._stream)

    def _recover(self) -> None:
        """Somebody else may have deleted the file or written into it: then it is made again."""
        if self._deleted():
            try:
                stream = self.path.open("xb", buffering=0)
            except FileExistsError:
                raise Refused(say("journal-replaced", file=str(self.path))) from None
            lock(stream, self.path)
            self._stream.close()
            self._stream = stream
            sync_folder(self.path.parent)
        if mark(self._stream) != self._mark:
            put(self._stream, 0, self._written)

    def _deleted(self) -> bool:
        status = os.fstat(self._stream.fileno())
        if status.st_nlink:
            return False
        with suppress(OSError):  # not every system counts the names of a file
            return not os.path.samestat(self.path.stat(), status)
        return True


def put(stream: BinaryIO, start: int, data: bytes) -> None:
    stream.seek(start)
    left = memoryview(data)
    while left:
        left = left[stream.write(left) :]


def mark(stream: BinaryIO) -> Mark:
    """Another one as soon as anybody has written into a file."""
    status = os.fstat(stream.fileno())
    return status.st_ino, status.st_size, status.st_mtime_ns


def opened(path: Path, mode: Literal["rb", "r+b"]) -> BinaryIO:
    """An ordinary file, to be read or gone on with: at a pipe or a device one could wait for ever."""
    try:
        stream = open(path, mode, buffering=0, opener=_at_once)
    except (OSError, ValueError) as failure:
        if mode == "rb":
            raise Refused(say("file-unreadable", file=str(path), why=reason(failure))) from None
        raise Refused(say("journal-not-begun", file=str(path), why=reason(failure))) from None
    if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
        stream.close()
        raise Refused(say("not-a-file", file=str(path)))
    return stream


def _at_once(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def reason(failure: OSError | ValueError) -> str:
    """What the system says."""
    return (failure.strerror if isinstance(failure, OSError) else None) or str(failure)


def lock(stream: BinaryIO, path: Path) -> None:
    """One process writes at a time, where the system has a way to say so."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refused(say("journal-in-use", file=str(path))) from None
    except OSError:
        return  # some network drives know no locks


def sync_folder(folder: Path) -> None:
    """That the file is there at all must survive a power cut too; not every system lets a folder be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
