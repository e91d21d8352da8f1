"""Words of a language that are not found or cannot be read: said once, on stderr, before English stands in for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from .words import SOURCE, say

_META = "spielwerk.lost"


def note(wanted: str, asked: bool, extra: Sequence[Path] = (), game: str = "") -> None:
    """What is wrong with the words of a language, each thing once in a command.

    `asked`: the user named the language; an environment may name one of which nobody has words. `extra`: a game's own
    folder of words; `game`: the one that is spoken of.
    """
    told: set[str] = click.get_current_context().meta.setdefault(_META, set())
    if wanted.split("-")[0] == SOURCE:
        return
    found = (*_folders(wanted), *_languages(wanted, asked), *_files(wanted, extra), *_game(wanted, extra, game))
    new = [note for note in found if note[0] not in told]
    told.update(key for key, _, _ in new)  # before they are said, with which it all begins anew
    for _, id, parts in new:
        click.echo(say(id, **parts), err=True)


Notes = Iterator[tuple[str, str, dict[str, str]]]


def _folders(wanted: str) -> Notes:
    """Folders the user named that are none of words."""
    from ..interpreter.packs import door
    from ..interpreter.packs.locations import WORDS_VARIABLE, word_folders
    from ..interpreter.prose.speaking.word_files import LANGUAGE

    for folder in word_folders():
        parts = {"folder": str(folder), "variable": WORDS_VARIABLE, "language": wanted.split("-")[0]}
        if any(LANGUAGE.match(inner.name) and door.holds(inner, ".ftl") for inner in door.listed(folder, folder)):
            continue
        if door.holds(folder, ".ftl"):
            yield str(folder), "cli-words-inside", parts | {"parent": str(folder.absolute().parent)}
        else:
            yield str(folder), "cli-words-folder", parts


def _languages(wanted: str, asked: bool) -> Notes:
    from ..interpreter.packs.locations import WORDS_VARIABLE, word_folders
    from ..interpreter.prose.speaking.word_files import chain, languages

    there = languages()
    if asked and not {*chain(wanted)} & {*there} - {SOURCE}:
        folders = ", ".join(map(str, word_folders())) or "none"
        parts = {"name": wanted, "names": ", ".join(there), "folders": folders, "variable": WORDS_VARIABLE}
        yield f"language {wanted}", "cli-no-language", parts


def _files(wanted: str, extra: Sequence[Path]) -> Notes:
    """Files of which something cannot be read; ours can."""
    from ..interpreter.prose.speaking.word_files import OURS, chain, files_of, locale_of
    from ..interpreter.prose.speaking.worded_problems import wording

    for language in chain(wanted)[:-1]:
        for path in files_of(language, extra):
            if path.is_relative_to(OURS):
                continue
            problems = [p for p in locale_of(language, (path.stem,), tuple(extra)).problems if p.span is not None]
            if problems and (span := problems[0].span) is not None:
                wrong = wording(wanted)(problems[0].message)
                parts = {"file": f"{span.file}:{span.line}: {wrong}", "language": language}
                yield str(path), "cli-words-unreadable", parts


def _game(wanted: str, extra: Sequence[Path], game: str) -> Notes:
    """A game that has no words in a language others are told in."""
    from ..interpreter.prose.speaking.word_files import chain, files_of

    languages = chain(wanted)[:-1]
    files = [path for language in languages for path in files_of(language, extra)]
    if game and files and not any(path.stem == game for path in files):
        yield f"game {game}", "cli-words-game", {"game": game, "language": languages[-1]}
