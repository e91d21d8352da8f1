"""What was worked out once is kept in the user's cache folder: plain data, found by a digest of what it was made from.

Nothing needs it and nothing trusts it. What lies there is data and never code; an entry that is damaged, too large,
somebody else's or not what was asked for counts as not there; what cannot be written is not kept. The digest an entry
is found by covers the sources of the program that made it as they lie there (how large, written when), so that another
version never sees it.

An entry is sealed with a key that only this user has (`cache.key` among their own things, never in the cache folder): a
folder that somebody else has filled, however cleverly, is as good as empty. Without a key nothing is kept.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from time import time
from typing import Any

from .folders import cache_folder, data_folder
from .records import record

_HERE = Path(__file__).parents[1]
_TITLE = b"spielwerk cache 2 "
_KEY_FILE, _KEY_SIZE = "cache.key", 32
_ENTRY = re.compile(r"[a-z]+-[0-9a-f]{40}(\.json|\.[0-9]+\.part)\Z")
_DAY = 86_400
_READING = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
LARGEST = 8_000_000
#: beyond these the oldest go; an entry that is used stays young
MOST_ENTRIES, MOST_BYTES, OLDEST = 2_000, 64_000_000, 30 * _DAY
#: with one of so many new entries it is looked whether there are too many; which one, its digest says
_SELDOM = 32


@record
class Shelf:
    """Entries of one kind, with what makes them: files and folders of the interpreter, modules of libraries."""

    kind: str
    sources: tuple[str, ...]
    libraries: tuple[str, ...] = ()

    def key(self, text: str) -> str:
        """What an entry made from a text is found by; empty, so that nothing is found, if our version is not known."""
        version = as_it_lies(self.sources, self.libraries)
        total = hashlib.blake2b(f"{self.kind} {version} ".encode(), digest_size=20)
        total.update(text.encode("utf-8", "surrogatepass"))
        return f"{self.kind}-{total.hexdigest()}" if version else ""


@lru_cache(maxsize=16)
def made_by(sources: tuple[str, ...], libraries: tuple[str, ...] = ()) -> str:
    """The digest of files and folders of the interpreter, and of modules of libraries, the same on every machine where
    they say the same. Empty if they cannot be read."""
    return _digest(_files(sources, libraries), _read_whole)


@lru_cache(maxsize=16)
def as_it_lies(sources: tuple[str, ...], libraries: tuple[str, ...] = ()) -> str:
    """The same by when they were last written and how large they are: to read three hundred files at every start
    takes as long as to read a game."""
    return _digest(_files(sources, libraries), _written)


def _digest(paths: Iterator[str], of: Callable[[str], bytes]) -> str:
    total = hashlib.blake2b(sys.version.encode(), digest_size=20)
    try:
        for path in paths:
            total.update(os.path.basename(path).encode() + b"\0" + of(path))
    except (OSError, ImportError, AttributeError, ValueError):
        return ""
    return total.hexdigest()


def _read_whole(path: str) -> bytes:
    with open(path, "rb", buffering=0) as file:
        return file.readall()


def _written(path: str) -> bytes:
    """Also when something of the file was last changed: whoever sets back when it was written changes that."""
    found = os.stat(path)
    return b"%d %d %d\0" % (found.st_size, found.st_mtime_ns, found.st_ctime_ns)


def _files(sources: tuple[str, ...], libraries: tuple[str, ...]) -> Iterator[str]:
    """Hundreds, at every start: so they are names and no paths."""
    for source in sources:
        path = os.path.join(_HERE, source)
        found = sorted(_below(path)) if os.path.isdir(path) else [path]
        if not found:
            raise OSError  # without sources nobody knows which version this is
        yield from found
    for library in libraries:
        name, _, file = library.partition("/")  # a file beside the module, where the module is not what changes
        known = find_spec(name)
        if known is None or known.origin is None:
            raise OSError
        yield os.path.join(os.path.dirname(known.origin), file) if file else known.origin


def _below(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith((".py", ".lark", ".json")):
                yield entry.path
            elif entry.is_dir(follow_symlinks=False) and entry.name != "__pycache__":
                yield from _below(entry.path)


def fetch(key: str) -> Any:
    """What was kept under a key, or None. Whoever asks looks whether it has the right form."""
    place = cache_folder()
    secret = _secret(place) if place is not None and key else b""
    if place is None or not secret or not _ours_alone(place):
        return None
    data = _read(place / f"{key}.json")
    title, _, body = data.partition(b"\n")
    if title != _TITLE + _seal(secret, key, body):
        return None
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return None


def keep(key: str, value: Any) -> None:
    """Keeps a value that can be written as JSON. It is there as a whole or not at all, whoever else writes."""
    place = cache_folder()
    body = json.dumps(value, separators=(",", ":")).encode()
    if place is None or not key or len(body) > LARGEST // 2:
        return
    secret = _secret(place) or _new_secret(place)
    if not secret:
        return
    part = place / f"{key}.{os.getpid()}.part"
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _ours_alone(place):
            return
        if int(key[-4:], 16) % _SELDOM == 0:
            _clear(place)
        _write(part, _TITLE + _seal(secret, key, body) + b"\n" + body)
        os.replace(part, place / f"{key}.json")
    except (OSError, ValueError):
        _remove(part)


def _seal(secret: bytes, key: str, body: bytes) -> bytes:
    """What only this user can put on an entry: so that damage is noticed, and what somebody else has put there."""
    return hashlib.blake2b(f"{key} ".encode() + body, digest_size=20, key=secret).hexdigest().encode()


# ---- the key
def _secret(place: Path) -> bytes:
    """The key of this user for what is kept in a folder; empty if there is none that only they can know."""
    try:
        return _known(_key_file(place, data_folder()))
    except (OSError, ValueError, RuntimeError):
        return b""


@lru_cache(maxsize=4)
def _known(path: Path) -> bytes:
    """The key in a file. Raises, and so is not remembered, if there is none."""
    file = os.open(path, _READING)
    try:
        found = os.fstat(file)
        if not stat.S_ISREG(found.st_mode) or not _is_ours(found) or (os.name == "posix" and found.st_mode & 0o077):
            raise ValueError(path)
        secret = os.read(file, _KEY_SIZE + 1)
    finally:
        os.close(file)
    if len(secret) != _KEY_SIZE:
        raise ValueError(path)
    return secret


def _new_secret(place: Path) -> bytes:
    """Makes the key, instead of one that others could read or that is none; not instead of somebody else's."""
    try:
        path = _key_file(place, data_folder())
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists() and not _is_ours(path.lstat()):
            return b""
        part, secret = path.with_name(f"{path.name}.{os.getpid()}.part"), os.urandom(_KEY_SIZE)
    except (OSError, ValueError, RuntimeError):
        return b""
    try:
        _write(part, secret)
        _put(part, path)
    except FileExistsError:  # another process has just made one, and has perhaps used it already
        return _secret(place)
    except OSError:
        return b""
    finally:
        _remove(part)
    return secret


def _put(part: Path, path: Path) -> None:
    """In place of what is no key; FileExistsError if a key has come there in the meantime."""
    try:
        return os.link(part, path)
    except FileExistsError:
        try:
            _known(path)
        except (OSError, ValueError):
            pass  # it is none
        else:
            raise
    except OSError:  # not every file system has links
        pass
    os.replace(part, path)


@lru_cache(maxsize=4)
def _key_file(place: Path, own: Path) -> Path:
    """Where the key lies among a user's own things.

    ValueError if that is in the folder itself: whoever ships a folder could ship a key in it.
    """
    path = own / _KEY_FILE
    if path.resolve().is_relative_to(place.resolve()):
        raise ValueError(path)
    return path


# ---- files
def _is_ours(found: os.stat_result) -> bool:
    return not hasattr(os, "geteuid") or found.st_uid == os.geteuid()


def _ours_alone(place: Path) -> bool:
    """A folder of this user, into which not everybody can write."""
    try:
        found = os.stat(place)
    except (OSError, ValueError):
        return False
    return _is_ours(found) and not (os.name == "posix" and found.st_mode & stat.S_IWOTH)


def _write(path: Path, data: bytes) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    with open(file, "wb") as stream:
        stream.write(data)


def _read(path: Path) -> bytes:
    """A regular file of our own; links are not followed, and nothing that never ends is read."""
    try:
        file = os.open(path, _READING)
    except (OSError, ValueError):
        return b""
    try:
        found = os.fstat(file)
        if not _is_ours(found) or not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST:
            return b""
        data = os.read(file, LARGEST)
        if time() - found.st_mtime > _DAY:
            os.utime(path)
        return data
    except OSError:
        return b""
    finally:
        os.close(file)


def _clear(place: Path) -> None:
    """The old, and the oldest of too many. Only what has our names: the folder may be one that holds other things."""
    found: list[tuple[float, int, str]] = []
    with os.scandir(place) as entries:
        for entry in entries:
            if _ENTRY.match(entry.name) and entry.is_file(follow_symlinks=False):
                status = entry.stat(follow_symlinks=False)
                found.append((status.st_mtime, status.st_size, entry.path))
    found.sort(reverse=True)
    size, now = 0, time()
    for number, (changed, length, path) in enumerate(found):
        size += length
        age = now - changed
        if number >= MOST_ENTRIES or size > MOST_BYTES or age > (_DAY if path.endswith(".part") else OLDEST):
            _remove(path)


def _remove(path: str | Path) -> None:
    try:
        os.unlink(path)
    except OSError:
        return  # another process was quicker, or it is not ours to remove
