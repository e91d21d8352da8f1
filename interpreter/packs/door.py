"""The one door by which files of a pack, or of a folder of words, come in: ordinary files, inside, of bounded size.

What lies in such a folder is a stranger's. A link may lead to a device that never ends or to a secret of the user, a
pipe waits for ever, and what was looked at may be another thing when it is opened. So nothing is opened that waits,
no link is followed unseen, and what was opened is looked at, not what its name stood for a moment ago.
"""

from __future__ import annotations

import os
import stat
from itertools import islice
from pathlib import Path

from ..diagnostics.problems import MessageRef, say
from ..diagnostics.system_errors import system_reason

#: names in one folder; what is beyond them is not looked at
MOST_NAMES = 20_000
_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_FOLDER = getattr(os, "O_DIRECTORY", 0)
#: folders can be opened and gone on from: what lies between the root and the file cannot be exchanged meanwhile
_STEPWISE = os.open in os.supports_dir_fd and bool(_NO_LINK and _FOLDER)


class Barred(Exception):
    """What does not come in, and why. `code` is that of the mistake."""

    def __init__(self, code: str, said: MessageRef, hint: MessageRef | None = None):
        super().__init__(said)
        self.code = code
        self.said = said
        self.hint = hint


def inside(path: Path, root: Path) -> bool:
    """Whether a path still lies in a folder after links were followed."""
    try:
        return path.resolve().is_relative_to(root.resolve())
    except (OSError, RuntimeError, ValueError):
        return False


def listed(folder: Path, root: Path | None) -> list[Path]:
    """What lies in a folder, in the order of names; nothing if it is none or leads out of the root."""
    if root is not None and not inside(folder, root):
        return []
    try:
        with os.scandir(folder) as found:
            return sorted(folder / entry.name for entry in islice(found, MOST_NAMES))
    except (OSError, ValueError):
        return []


def holds(folder: Path, suffix: str) -> bool:
    """Whether a folder has files of a sort."""
    try:
        with os.scandir(folder) as found:
            return any(entry.name.endswith(suffix) for entry in islice(found, MOST_NAMES))
    except (OSError, ValueError):
        return False


def read_bytes(path: Path, file: str, root: Path | None, most: int) -> bytes:
    """The content of an ordinary file in the folder `root` (None: of ours, wherever it lies). Raises Barred.

    `file` is what it is called in messages.
    """
    try:
        handle = os.open(path, _FLAGS) if root is None else _opened(path, file, root)
    except FileNotFoundError:
        raise Barred("missing-file", say("no-file", file=file)) from None
    except (OSError, ValueError, RuntimeError) as error:
        raise _unreadable(file, error) from None
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise Barred("missing-file", say("not-a-file", file=file))
        if status.st_size > most:
            raise Barred("file-too-big", say("file-too-large", n=status.st_size, most=most), say("split-file"))
        with open(handle, "rb", closefd=False) as stream:
            data = stream.read(most + 1)
    except OSError as error:
        raise _unreadable(file, error) from None
    finally:
        os.close(handle)
    if len(data) > most:  # it grew, or does not say how large it is
        raise Barred("file-too-big", say("file-too-large", n=len(data), most=most), say("split-file"))
    return data


def _opened(path: Path, file: str, root: Path) -> int:
    below = path.parts[len(root.parts) :] if _STEPWISE and path.parts[: len(root.parts)] == root.parts else ()
    if below and ".." not in below:
        try:
            return _gone_to(root, below)
        except OSError:
            pass  # a link on the way, which may stay inside, or something else that is told below
    home, real = root.resolve(), path.resolve()
    if not real.is_relative_to(home):
        raise Barred("outside-pack", say("leads-out", file=file), say("copy-file"))
    if not _STEPWISE:
        return os.open(real, _FLAGS | _NO_LINK)
    return _gone_to(home, real.relative_to(home).parts or (".",))


def _gone_to(home: Path, parts: tuple[str, ...]) -> int:
    """Opens what lies below a folder; no link on the way is followed."""
    *folders, name = parts
    handle = os.open(home, _FLAGS | _FOLDER)
    try:
        for part in folders:
            inner = os.open(part, _FLAGS | _FOLDER | _NO_LINK, dir_fd=handle)
            os.close(handle)
            handle = inner
        return os.open(name, _FLAGS | _NO_LINK, dir_fd=handle)
    finally:
        os.close(handle)


def _unreadable(file: str, error: Exception) -> Barred:
    return Barred("missing-file", say("file-unreadable", file=file, why=system_reason(error)))
