"""Where packs are found: beside the package, in folders the user names, in installed packages, or at a path."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from ..diagnostics.problems import MessageRef, Mistakes, Problem, say
from .characters import file_name
from .door import listed
from .names import NAME, clip, did_you_mean

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

#: a file every pack has
MAIN_FILE = "game.yaml"
_NEARLY = ("game.yml", "game.yaml", "games.yaml")
#: further folders of packs, separated as in PATH
VARIABLE = "SPIELWERK_RULES"
#: further folders of words, separated in the same way
WORDS_VARIABLE = "SPIELWERK_TRANSLATIONS"
ENTRY_POINTS = "spielwerk.games"
EXPANSION_POINTS = "spielwerk.expansions"
WORD_POINTS = "spielwerk.translations"


def own_rules() -> Path:
    """The games that come with the package; data lies beside the code in a checkout and in a wheel."""
    return Path(__file__).parents[2] / "rules"


def word_folders() -> list[Path]:
    """Folders of words the user named."""
    return [Path(folder) for folder in os.environ.get(WORDS_VARIABLE, "").split(os.pathsep) if folder]


def entry_points_of(group: str) -> EntryPoints:
    """What installed packages offer in a group."""
    return _entry_points(group, tuple(sys.path))


@lru_cache(maxsize=16)
def _entry_points(group: str, places: tuple[str, ...]) -> EntryPoints:
    """Of all packages in these places. Every package has a file to be read for it, and words of a language that nobody
    has are looked for again and again: it is done once as long as packages are looked for in the same places."""
    from importlib.metadata import entry_points  # slow to import, and needed only when nothing nearer was found

    return entry_points(group=group)


def offered_languages() -> list[str]:
    """Languages that installed packages offer words in."""
    return [point.name for point in entry_points_of(WORD_POINTS)]


def offered_words(language: str) -> Path | None:
    """The folder of words an installed package offers for a language: it holds one named like the language."""
    return _offered(WORD_POINTS, language, lambda folder: (folder / language).is_dir())


def list_packs() -> dict[str, Path]:
    """Every pack that has a name, in the order of names. Of two with the same name the first found wins."""
    return {name: folder for name, (folder, _) in packs_and_packages().items()}


def packs_and_packages() -> dict[str, tuple[Path, str]]:
    """The same, with the installed package that offers it ("" for one that lies in a folder)."""
    found = {name: (folder, "") for name, folder in _near_packs().items()}
    for point in entry_points_of(ENTRY_POINTS):
        if point.name not in found and (folder := _installed(point.name)) is not None:
            found[point.name] = (folder, point.dist.name if point.dist is not None else point.value)
    return dict(sorted(found.items()))


def find_pack(name_or_path: str | os.PathLike[str]) -> Path:
    """The folder of a pack, from the root: what it is loaded by again, wherever that is and whatever it is called.

    A text can be a name; a path never is one. Raises Mistakes if there is none.
    """
    text = os.fspath(name_or_path)
    if isinstance(name_or_path, str) and NAME.match(text):
        near = _near_packs()
        if text in near:
            return near[text].absolute()
        installed = _installed(text)
        if installed is not None:
            return installed.absolute()
        if not is_pack(Path(text)):
            raise Mistakes([Problem("unknown-game", say("no-game", name=text), None, _hint(text))])
    return _at_path(text)


def folder_without_game(name_or_path: str | os.PathLike[str], bare_name: bool = False) -> Path | None:
    """A folder at a path that is no game; it may be an expansion. A text that could be a name is none, unless said."""
    text = os.fspath(name_or_path)
    if not text or isinstance(name_or_path, str) and NAME.match(text) and not bare_name:
        return None
    try:
        folder = Path(text).expanduser().absolute()
        return folder if folder.is_dir() and not is_pack(folder) else None
    except (OSError, ValueError, RuntimeError):
        return None


def named_expansion(name: str) -> Path | None:
    """The expansion of that name on a shelf the user named, or in an installed package."""
    for shelf in _named_shelves():
        if (folder := folder_without_game(shelf / name)) is not None:
            return folder
    return _offered(EXPANSION_POINTS, name, lambda folder: folder.is_dir() and not is_pack(folder))


def _at_path(text: str) -> Path:
    shown = clip(file_name(text), 200)
    try:
        folder = Path(text).expanduser()
        if folder.name == MAIN_FILE and folder.is_file():
            folder = folder.parent
        there = folder.is_dir()
        folder = folder.absolute()
    except (OSError, ValueError, RuntimeError):
        there = False
    if not there:
        raise Mistakes([Problem("unknown-game", say("no-game-or-folder", name=shown), None, _hint(Path(text).name))])
    if not is_pack(folder):
        raise Mistakes(
            [
                Problem(
                    "missing-file",
                    say("no-main-file", folder=shown, file=MAIN_FILE),
                    None,
                    nearly_called(folder) or say("game-is-folder", file=MAIN_FILE),
                )
            ]
        )
    return folder


def nearly_called(folder: Path) -> MessageRef | None:
    """Which file of a folder was probably meant to be the main file of a game."""
    there = next((f.name for f in listed(folder, folder) if f.name.lower() in _NEARLY), None)
    return say("rename-file", name=there, file=MAIN_FILE) if there is not None else None


def _hint(name: str) -> MessageRef | None:
    known = list_packs()
    return did_you_mean(name, known) or (say("known-games", names=list(known)[:20]) if known else None)


def _near_packs() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for shelf in (own_rules(), *_named_shelves()):
        try:
            folders = sorted(shelf.iterdir())
        except OSError:
            continue
        for folder in folders:
            if NAME.match(folder.name) and is_pack(folder):
                found.setdefault(folder.name, folder)
    return found


def _named_shelves() -> list[Path]:
    return [Path(p) for p in os.environ.get(VARIABLE, "").split(os.pathsep) if p]


def _installed(name: str) -> Path | None:
    """The pack an installed package offers."""
    return _offered(ENTRY_POINTS, name, is_pack)


def _offered(group: str, name: str, fits: Callable[[Path], bool]) -> Path | None:
    """What an installed package offers: its entry point leads to a folder or to the package that is one."""
    for point in entry_points_of(group).select(name=name):
        try:
            offered = point.load()
        except (ImportError, AttributeError):
            continue  # a package that is broken offers nothing
        places = (
            list(offered.__path__) if isinstance(offered, ModuleType) and hasattr(offered, "__path__") else [offered]
        )
        for place in places:
            if isinstance(place, (str, os.PathLike)) and fits(Path(place)):
                return Path(place)
    return None


def is_pack(folder: Path) -> bool:
    try:
        return (folder / MAIN_FILE).is_file()
    except (OSError, ValueError):
        return False
