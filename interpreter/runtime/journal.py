"""The file of a game that is being played: every decision is on the disk before it counts.

    journal = Journal.create(path, match, seats)        # a new file; `seats`: who decides for whom (records.Seat)
    journal, record = Journal.reopen(path)              # goes on with a file; `saves.played(record, rules)` plays it
    timeline.journal = journal                          # from now on the timeline writes into it
    journal.close(timeline.match)                       # ended in good order

A file belongs to one process at a time. What cannot be written is refused, and the file stays as it was before.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from ..errors import Refused, say
from .heads import MOST_TEXT
from .records import NOTED, Chain, Record, Seat, decision, decisions, going_back, opening, read_record, standing

if TYPE_CHECKING:
    from .match import Match


class Journal:
    def __init__(self, path: Path, stream: BinaryIO, chain: Chain, size: int, decisions: int):
        self.path = path
        self._stream = stream
        self._chain = chain
        self._size = size
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
        journal = cls(path, stream, Chain(), 0, 0)
        try:
            lock(stream, path)
            journal._write(lambda chain: "".join([*opening(match, seats, chain), *decisions(match, chain)]))
        except BaseException:
            stream.close()
            with suppress(OSError):
                path.unlink()
            raise
        journal._decisions = len(match.history)
        sync_folder(path.parent)
        return journal

    @classmethod
    def reopen(cls, path: str | os.PathLike[str]) -> tuple[Journal, Record]:
        """Reads a file to go on with it. A last line that is only half there is cut off; other faults are refused."""
        path = Path(path)
        stream = path.open("r+b", buffering=0)
        try:
            lock(stream, path)
            record = read_record(stream.read(MOST_TEXT + 1))
            if record.fault is not None:
                raise Refused(record.fault)
        except BaseException:
            stream.close()
            raise
        return cls(path, stream, Chain(record.last), record.size, record.decisions), record

    # ---- writing
    def took(self, match: Match) -> None:
        """The last decision of a match."""
        now = len(match.history)

        def lines(chain: Chain) -> str:
            line = decision(match, now, chain)
            return line + standing(match, chain) if now % NOTED == 0 else line

        self._write(lines)
        self._decisions = now

    def back(self, number: int) -> None:
        """The game goes on from where so many decisions had been made."""
        self._write(lambda chain: going_back(number, chain))
        self._decisions = number

    def close(self, match: Match) -> None:
        """Ends the file in good order. Where a decision was being made and is not in it, the file just stops."""
        if not self._stream.closed:
            with self._stream, suppress(Refused):
                if len(match.history) == self._decisions:
                    self._write(lambda chain: standing(match, chain, end=True))

    def _write(self, lines: Callable[[Chain], str]) -> None:
        chain, stream = Chain(self._chain.last), self._stream
        data = lines(chain).encode("utf-8", "surrogatepass")
        try:
            stream.seek(self._size)
            stream.truncate()  # what a power cut or a failure left behind
            left = memoryview(data)
            while left:
                left = left[stream.write(left) :]
            os.fsync(stream.fileno())
        except (OSError, ValueError) as failure:
            with suppress(OSError, ValueError):
                stream.truncate(self._size)
            raise Refused(say("journal-not-written", file=str(self.path), why=reason(failure))) from None
        self._chain, self._size = chain, self._size + len(data)


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
