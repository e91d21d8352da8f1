"""The files of a game as one short text inside a save, and back: measured before it is unpacked, then read like any."""

from __future__ import annotations

import base64
import binascii
import json
import shutil
import tempfile
import weakref
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..diagnostics.problems import Refused, say
from ..packs.files import MAX_PACK, read_file
from ..packs.locations import MAIN_FILE
from ..packs.unread import EXPANSIONS
from .save_header import loaded

if TYPE_CHECKING:
    from ..engine.rules import Rules
    from ..packs.pack import Pack

#: what a save may unpack to: the rules of the largest game, and its words beside them
MOST_UNPACKED = 2 * MAX_PACK
#: bytes of the line they stand in
MOST_PACKED = 10_000_000
MOST_FILES = 1_000
MOST_DEPTH = 4
_LONGEST_NAME = 200
_FORBIDDEN = frozenset("/\\:\0")
#: files that are not rules but belong to the look of a game
_BESIDE = ("view.yaml", "translations/*/*.ftl")


def packed(pack: Pack) -> str:
    """The files in use, as they were read, and how the game is shown and spoken about; base64 of deflated JSON."""
    top = pack.folder.name if not pack.files else pack.files[0][0].partition("/")[0]
    if not _plain(f"{top}/{MAIN_FILE}"):  # a folder somebody could call so, and a save could not
        top = pack.name
    files = {f"{top}/{name.partition('/')[2]}": text for name, text in pack.files}
    room = MOST_UNPACKED
    for path, name, root in _beside(pack, top):
        read = read_file(path, name, root)
        if read.text is not None:
            files[name] = read.text
        room -= read.size
        if room < 0 or len(files) > MOST_FILES:
            raise Refused(say("pack-not-packed", most=MOST_UNPACKED))
    data = json.dumps(files).encode()
    text = base64.b64encode(zlib.compress(data, 9)).decode()
    if len(data) > MOST_UNPACKED or len(text) > MOST_PACKED - 100:
        raise Refused(say("pack-not-packed", most=MOST_UNPACKED))  # nobody could read such a save again
    return text


def _beside(pack: Pack, top: str) -> Iterator[tuple[Path, str, Path]]:
    """Files beside the rules, of the game and of the expansions in use: where each lies, what it is called inside the
    save, where expansions lie in their game, and what it may not lead out of."""
    places = [(pack.folder, (top,)), *((folder, (top, EXPANSIONS, name)) for name, folder in pack.folders.items())]
    for folder, around in places:
        for path in sorted(p for pattern in _BESIDE for p in folder.glob(pattern)):
            yield path, "/".join((*around, *path.relative_to(folder).parts)), folder


def unpacked(text: str) -> dict[str, str]:
    """The files by name, each inside one folder. What is damaged, too large or leads elsewhere is refused."""
    reader = zlib.decompressobj()
    try:
        data = reader.decompress(base64.b64decode(text, validate=True), MOST_UNPACKED)
    except (binascii.Error, ValueError, zlib.error):
        raise Refused(say("pack-damaged")) from None
    if reader.unconsumed_tail:
        raise Refused(say("pack-bomb", most=MOST_UNPACKED))
    if not reader.eof or reader.unused_data:
        raise Refused(say("pack-damaged"))
    try:
        files = _texts(data.decode("ascii"))
    except ValueError:
        raise Refused(say("pack-damaged")) from None
    for name in files:
        if not _plain(name):
            raise Refused(say("pack-name", name=name[:80] if name.isprintable() else "?"))
    if len({name.partition("/")[0] for name in files}) > 1:
        raise Refused(say("pack-damaged"))
    return files


def _texts(data: str) -> dict[str, str]:
    """An object with nothing but texts in it. ValueError for anything else, which could take any amount of memory."""
    files: dict[str, str] = {}
    at = 0
    for n in range(MOST_FILES):
        name, at = _text(data, at, ", " if n else "{")
        files[name], at = _text(data, at, ": ")
        if data.startswith("}", at):
            if at + 1 < len(data):
                raise ValueError(at)
            return files
    raise Refused(say("too-many-files", most=MOST_FILES))


def _text(data: str, at: int, before: str) -> tuple[str, int]:
    """A text with certain characters before it, and where it ends."""
    if not data.startswith(before + '"', at):
        raise ValueError(at)
    text, end = json.JSONDecoder().raw_decode(data, at + len(before))
    return str(text), end


def _plain(name: str) -> bool:
    """A file in a folder, or in folders inside it, of a sort that is only read."""
    parts = name.split("/")
    # an expansion has files as a game does
    depth = len(parts) - 2 if parts[1:2] == [EXPANSIONS] else len(parts)
    if not 2 <= depth <= MOST_DEPTH or not name.endswith((".yaml", ".ftl")):
        return False
    return all(
        part.isprintable() and len(part.encode("utf-8", "replace")) <= _LONGEST_NAME and not _FORBIDDEN & {*part}
        for part in parts
    ) and not any(part.startswith(".") or not part for part in parts)


def laid_out(text: str, folder: str) -> str:
    """Puts the files into a folder; where the game lies in it."""
    files = unpacked(text)
    try:
        for name, content in files.items():
            path = Path(folder, *name.split("/"))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8", newline="")
    except (OSError, ValueError):
        raise Refused(say("pack-not-written")) from None
    return str(Path(folder, next(iter(files)).partition("/")[0]))


def saved_rules(data: dict[str, Any], text: str) -> Rules:
    """The rules inside a save, read like any game's. Their folder is gone when nobody uses the rules any more."""
    try:
        folder = tempfile.mkdtemp(prefix="spielwerk-")
    except OSError:
        raise Refused(say("pack-not-written")) from None
    try:
        rules = loaded(data, laid_out(text, folder))
    except (OSError, ValueError):
        shutil.rmtree(folder, ignore_errors=True)
        raise Refused(say("pack-not-written")) from None
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    weakref.finalize(rules, shutil.rmtree, folder, True)
    return rules
