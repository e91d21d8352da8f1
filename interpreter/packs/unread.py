"""What lies in the folder of a game and is read by nobody, though whoever put it there thought it would be."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice
from pathlib import Path

from ..diagnostics.problems import say
from .door import holds, listed
from .folders import Folder
from .names import nearest

#: the folders beside the rules, and what belongs into them
EXPANSIONS, SCENARIOS, WORDS = "expansions", "scenarios", "translations"
_PARTS = (EXPANSIONS, SCENARIOS, WORDS)
#: problems that are told, and names of a folder that are looked at: it is a stranger's
_MOST, _MOST_LOOKED_AT = 20, 500


def tell_unread(folder: Folder, place: Path, game: str, expansions: Collection[str] = ()) -> None:
    """Adds a problem for each folder whose name is nearly one of those that are read, and for files that lie a level
    too high or too low, or bear nearly the name of the game. `expansions`: those found in this place."""
    found = [
        (path, near)
        for path in _seen(folder, place)
        if path.name not in _PARTS and path.is_dir() and (near := nearest(path.name, _PARTS))
    ]
    found += [(path, "") for path in _seen(folder, place / SCENARIOS) if path.is_dir() and holds(path, ".yaml")]
    found += [
        (path, "")
        for path in _seen(folder, place / EXPANSIONS)
        if path.name not in expansions and (path.suffix == ".yaml" or path.is_dir() and holds(path, ".yaml"))
    ]
    words = [file for language in _seen(folder, place / WORDS) for file in _seen(folder, language)]
    found += [(file, f"{game}.ftl") for file in words if file.suffix == ".ftl" and nearest(file.stem, [game])]
    for path, near in found[:_MOST]:
        hint = say("rename-to", file=near) if near else None
        folder.reading.wrong("file-name", say("not-read-there", file=path.name), folder.called(path), hint)


def _seen(folder: Folder, place: Path) -> Iterator[Path]:
    return islice((path for path in listed(place, folder.root) if not path.name.startswith(".")), _MOST_LOOKED_AT)
