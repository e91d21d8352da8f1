"""Expansions: in the folder of their game or anywhere else; which game one belongs to, and its files as an overlay."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from ..diagnostics.problems import Mistakes, Problem, Span, say
from ..diagnostics.records import record
from .characters import file_name
from .door import holds, listed
from .file_cache import parsed
from .files import read_file
from .folders import Folder
from .locations import MAIN_FILE, find_pack, folder_without_game, is_pack, named_expansion, nearly_called
from .names import NAME, clip, did_you_mean
from .overlays import Overlay
from .tables import as_written
from .tree import Map, Node, Scalar
from .unread import EXPANSIONS

MOST_EXPANSIONS = 100
#: the keys that say what a file of an expansion belongs to
TITLE, GAME = "expansion", "for"
_MOST_LOOKED_AT = 500


@record
class Expansion:
    """One that can be applied. `elsewhere`: it does not lie in the folder of its game."""

    name: str
    folder: Path
    elsewhere: bool = False


def expansion_names(folder: Path) -> list[str]:
    """The expansions that lie in the folder of a game, and one more than it may have at the most."""
    found = (f for f in listed(folder / EXPANSIONS, folder) if NAME.match(f.name) and holds(f, ".yaml"))
    return [f.name for f in islice(found, MOST_EXPANSIONS + 1)]


def titles(folder: Path) -> tuple[str, str]:
    """The name of the expansion that a folder is, and its game; empty where its files do not say."""
    said = {TITLE: "", GAME: ""}
    for path in islice((p for p in listed(folder, folder) if p.suffix == ".yaml"), _MOST_LOOKED_AT):
        text = read_file(path, path.name, folder).text
        node = parsed(text, path.name)[0] if text is not None else None
        if isinstance(node, Map):
            said = {key: known or _name(node.get(key)) for key, known in said.items()}
    return said[TITLE], said[GAME]


def _name(node: Node | None) -> str:
    text = as_written(node) if isinstance(node, Scalar) else ""
    return text if NAME.match(text) else ""


def locate(name_or_path: str | os.PathLike[str]) -> tuple[Path, tuple[str, ...]]:
    """The folder of a game, and the expansion to play it with if what is named is one. Raises Mistakes.

    An expansion lies in its game, or names it; the game then lies beside it or where games are found by name.
    """
    folder = folder_without_game(name_or_path)
    if folder is None:
        return find_pack(name_or_path), ()
    around = folder.parent.parent
    if folder.parent.name == EXPANSIONS and is_pack(around) and folder.name in expansion_names(around):
        return around, (folder.name,)
    name, game = titles(folder)
    shown = clip(file_name(os.fspath(name_or_path)), 200)
    if not name and not game:
        hint = nearly_called(folder) or say("game-is-folder", file=MAIN_FILE)
        raise Mistakes([Problem("missing-file", say("no-main-file", folder=shown, file=MAIN_FILE), None, hint)])
    if not name or not game:
        code = f"{GAME}: GAME" if name else f"{TITLE}: NAME"
        said = say("expansion-whose", folder=shown)
        raise Mistakes([Problem("missing-key", said, None, say("add-line", code=code))])
    beside = folder.parent / game
    return (beside if is_pack(beside) else find_pack(game)), (str(folder),)


def found(asked: str, own: Sequence[str], game: Path) -> Expansion | Problem:
    """What is meant by a name or a path: one of the game's own, one that shelves or packages offer, or a folder."""
    if asked in own:
        return Expansion(asked, game / EXPANSIONS / asked)
    folder = named_expansion(asked) if NAME.match(asked) else None
    folder = folder or folder_without_game(asked, bare_name=True)
    if folder is not None:
        name, _ = titles(folder)
        if name:
            return Expansion(name, folder, elsewhere=True)
        if holds(folder, ".yaml"):
            said = say("expansion-untitled", folder=clip(file_name(asked), 200))
            return Problem("missing-key", said, None, say("add-line", code=f"{TITLE}: NAME"))
    if NAME.match(asked):
        return Problem("unknown-expansion", say("no-expansion", name=asked), None, did_you_mean(asked, own))
    shown = clip(file_name(asked), 200)
    return Problem("unknown-expansion", say("not-an-expansion", name=shown), None, say("expansion-named"))


def overlay(expansion: Expansion, folder: Folder, game: str) -> Overlay:
    """Its files as one overlay. `folder` reads them; every file says whose it is."""
    tree = Map({}, {}, Span(folder.called(expansion.folder), 1, 1, 2))
    fits = True
    for path in folder.rules_files(expansion.folder):
        node = folder.read(path)
        if not isinstance(node, Map):
            continue
        whose = node.get(GAME)
        if whose is not None and (not isinstance(whose, Scalar) or as_written(whose) != game):
            said = say("expansion-other-game", game=game)
            folder.reading.problems.append(Problem("wrong-value", said, whose.span))
            fits = False
        folder.merge(tree, _without_titles(node, expansion, folder, path))
    # what is meant for another game could say nothing here that is not a mistake
    return Overlay(f"expansion {expansion.name}", tree if fits else Map({}, {}, tree.span), tree.span)


def _without_titles(node: Map, expansion: Expansion, folder: Folder, path: Path) -> Map:
    """The sections of an expansion's file, whose first keys say what it belongs to."""
    title = node.get(TITLE)
    code = f"{TITLE}: {expansion.name}"
    if title is None:
        folder.reading.wrong("missing-key", say("expansion-says"), folder.called(path), say("add-line", code=code))
    elif not isinstance(title, Scalar) or as_written(title) != expansion.name:
        said = say("expansion-one-name") if expansion.elsewhere else say("expansion-folder")
        folder.reading.problems.append(Problem("wrong-value", said, title.span, say("write", code=code)))
    return Map(
        {k: v for k, v in node if k not in (TITLE, GAME)},
        {k: s for k, s in node.keys.items() if k not in (TITLE, GAME)},
        node.span,
    )
