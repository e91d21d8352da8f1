"""A file that one process holds and adds to: what was added is on the disk, under the name it is known by.

Others may rename, delete, cut, edit or replace the file meanwhile (`sed -i`, an editor, a program that copies folders).
So before anything counts, what lies at the path is compared with what was written:

    nothing, or the beginning of what was written           it is written again, whole
    anything else: it is somebody's, and is left alone      everything goes on in a new file beside it

Either is told in `news`. Only who made a file can read it: it holds what players hide from each other.
"""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Generic, Literal, TypeVar

from ..diagnostics.problems import MessageRef, Refused, say
from ..diagnostics.system_errors import system_reason

Note = TypeVar("Note")
#: a file: which one, its size, when it was last changed, and when that was last said otherwise
Mark = tuple[int, int, int, int]

#: nobody else can read or change a new file; whoever wants it otherwise changes that, and it stays so
_OURS_ALONE = 0o600
#: so often something is written again because the file went away at that very moment
_TRIES = 4
#: names that are tried for a file beside another
_MOST_NAMES = 1000


class Held(Generic[Note]):
    def __init__(self, path: Path, stream: BinaryIO, note: Note, written: bytes = b"", unfinished: bytes = b""):
        """`written`: what is in the file and counts; `unfinished`: what may lie behind it, and is left out.

        `note` is whatever belongs to what was written: the one never changes without the other.
        """
        self.path = path
        self.note = note
        #: what somebody did to the file, and where it is now: for whoever plays
        self.news: list[MessageRef] = []
        self._stream = stream
        self._written = written
        self._unfinished = unfinished
        #: how the file looked when it was known to hold what was written; None: nobody knows
        self._mark: Mark | None = None

    @classmethod
    def create(cls, path: Path, note: Note) -> Held[Note]:
        """A new, empty file. FileExistsError if there is one."""
        stream = _made(path)
        lock(stream, path)
        return cls(path, stream, note)

    def add(self, data: bytes, note: Note) -> None:
        """When this returns, the data is on the disk under the file's name; if it cannot be, all is as it was."""
        size = len(self._written)
        try:
            for _ in range(_TRIES):
                self._recover()
                self._unfinished, self._mark = data, None
                self._stream.truncate(size)  # what a power cut, a failure or an interruption left behind
                put(self._stream, size, data)
                os.fsync(self._stream.fileno())
                if self._here():
                    break
            else:
                raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))
        except (OSError, ValueError) as failure:
            self._mark = None
            with suppress(OSError, ValueError):
                self._stream.truncate(size)
            raise Refused(say("journal-not-written", file=str(self.path), why=system_reason(failure))) from None
        # all at once: an interruption in between would leave a file that contradicts itself
        now = mark(self._stream)
        self._written, self._unfinished, self._mark, self.note = self._written + data, b"", now, note

    def whole(self) -> bool:
        """Whether everything that was written lies at the path."""
        with suppress(OSError, ValueError):
            found = self._content(self._stream)
            return self._here() and found.startswith(self._written) and self._is_ours(found)
        return False

    @property
    def closed(self) -> bool:
        return self._stream.closed

    def close(self) -> None:
        self._stream.close()

    # ---- when somebody else was at it
    def _recover(self) -> None:
        """Finds the file as it was left, mends it, or makes another."""
        here = self._here()
        if here and mark(self._stream) == self._mark:
            return
        if here:
            found = self._content(self._stream)
            if not self._is_ours(found):
                self._go_beside()
            elif not found.startswith(self._written):
                self._mend(self._stream)
            return
        other = self._other()
        if other is not None:
            self._adopt(other)
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._make(self.path)
        except FileExistsError:
            self._go_beside()
        else:
            self.news.append(say("journal-mended", file=str(self.path)))

    def _here(self) -> bool:
        """Is the file at the path the one that is held?"""
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self._stream.fileno()))
        except (OSError, ValueError):
            return False

    def _is_ours(self, found: bytes) -> bool:
        """Nothing of it is lost if what was written is written there."""
        return (self._written + self._unfinished).startswith(found)

    def _content(self, stream: BinaryIO) -> bytes:
        """What is in a file, as far as that can be ours, and a little more."""
        left, parts = len(self._written) + len(self._unfinished) + 1, []
        stream.seek(0)
        while left and (part := stream.read(left)):
            parts.append(part)
            left -= len(part)
        return b"".join(parts)

    def _other(self) -> BinaryIO | None:
        """Another file at the path in which everything is ours: a copy, or what another program wrote of it."""
        try:
            if not stat.S_ISREG(os.lstat(self.path).st_mode):
                return None
            stream = opened(self.path, "r+b")
        except (OSError, ValueError, Refused):
            return None
        try:
            lock(stream, self.path)
            if self._is_ours(self._content(stream)):
                return stream
        except (OSError, Refused):
            pass
        stream.close()
        return None

    def _adopt(self, stream: BinaryIO) -> None:
        if self._content(stream).startswith(self._written):
            self._stream.close()
            self._stream = stream
        else:
            self._mend(stream)

    def _mend(self, stream: BinaryIO) -> None:
        self._take(stream, self.path)
        self.news.append(say("journal-mended", file=str(self.path)))

    def _go_beside(self) -> None:
        """What lies at the path is somebody's: everything that was written goes into a new file."""
        for n in range(2, _MOST_NAMES):
            path = self.path.with_name(f"{self.path.stem}-{n}{self.path.suffix}")
            with suppress(FileExistsError):
                self._make(path)
                break
        else:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        self.news.append(say("journal-moved", file=str(self.path), other=str(path)))
        self.path = path

    def _make(self, path: Path) -> None:
        """A new file with everything in it, or none."""
        stream = _made(path)
        try:
            self._take(stream, path)
        except BaseException:
            if stream is not self._stream:
                with suppress(OSError):
                    path.unlink()
            raise

    def _take(self, stream: BinaryIO, path: Path) -> None:
        """Writes everything into a file, which is held from now on."""
        try:
            lock(stream, path)
            put(stream, 0, self._written)
            stream.truncate(len(self._written))
            os.fsync(stream.fileno())
        except BaseException:
            if stream is not self._stream:
                stream.close()
            raise
        sync_folder(path.parent)
        if stream is not self._stream:
            self._stream.close()
            self._stream = stream


def _made(path: Path) -> BinaryIO:
    return open(path, "x+b", buffering=0, opener=lambda name, flags: os.open(name, flags, _OURS_ALONE))


def put(stream: BinaryIO, start: int, data: bytes) -> None:
    stream.seek(start)
    left = memoryview(data)
    while left:
        left = left[stream.write(left) :]


def mark(stream: BinaryIO) -> Mark:
    """Another one as soon as anybody has written into a file."""
    status = os.fstat(stream.fileno())
    return status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns


def opened(path: Path, mode: Literal["rb", "r+b"]) -> BinaryIO:
    """An ordinary file, to be read or gone on with: at a pipe or a device one could wait for ever."""
    try:
        stream = open(path, mode, buffering=0, opener=_at_once)
    except (OSError, ValueError) as failure:
        if mode == "rb":
            raise Refused(say("file-unreadable", file=str(path), why=system_reason(failure))) from None
        raise Refused(say("journal-not-begun", file=str(path), why=system_reason(failure))) from None
    if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
        stream.close()
        raise Refused(say("not-a-file", file=str(path)))
    return stream


def _at_once(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


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


def is_held(path: Path) -> bool:
    """Does another process write this file?"""
    try:
        with opened(path, "r+b") as stream:
            lock(stream, path)
    except Refused as refused:
        return refused.said.id == "journal-in-use"
    return False


def sync_folder(folder: Path) -> None:
    """That the file is there at all must survive a power cut too; not every system lets a folder be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
