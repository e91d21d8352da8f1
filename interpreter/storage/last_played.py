"""Where the game lies that was last played in a file that somebody named."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

#: in the folder of what belongs to a user
_NAME = "elsewhere"


def note(folder: Path, game: Path) -> None:
    """Keeps in mind where a game is. Where nothing can be written, nothing is kept in mind: then it has to be named."""
    part = folder / f"{_NAME}-{os.getpid()}"  # whoever reads meanwhile reads the whole of a name
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.write_bytes(os.fsencode(game.absolute()))
        part.replace(folder / _NAME)


def noted(folder: Path) -> Path | None:
    """The file that was kept in mind; it may be gone."""
    with suppress(OSError):
        return Path(os.fsdecode((folder / _NAME).read_bytes()))
    return None
