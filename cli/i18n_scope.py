"""What the tools of translators work on: a language, the games whose words are looked at, a folder for words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from . import words
from .help import argument, in_words
from .words import say

if TYPE_CHECKING:
    from ..interpreter.i18n.message_survey import Survey


def _complete_language(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from ..interpreter.prose.speaking.word_files import languages

    return [CompletionItem(name) for name in languages() if name.startswith(incomplete)]


locale_argument = argument("locale", metavar="LOCALE", shell_complete=_complete_language)
maybe_locale = argument("locale", metavar="[LOCALE]", required=False, shell_complete=_complete_language)
maybe_game = argument("game_name", metavar="[GAME]", required=False)


def surveys_of(game_name: str | None, locale: str | None = None) -> list[Survey]:
    """What the games ask for: one, all, or all of which a language has words (the others have nothing to look at).
    Of all are also games in whose folders words lie that the user named."""
    from ..interpreter.i18n.message_survey import survey
    from ..interpreter.packs.locations import is_pack, list_packs, word_folders
    from ..interpreter.prose.speaking.word_files import modules

    beside = [str(folder.absolute().parent) for folder in word_folders() if is_pack(folder.absolute().parent)]
    shelf = list_packs()
    unnamed = [folder for folder in beside if Path(folder) not in [known.absolute() for known in shelf.values()]]
    names = [game_name] if game_name is not None else [*shelf]
    if game_name is None and locale is not None:
        names = [name for name in names if name in modules(named(locale))] or names
    return [survey(name) for name in (*names, *(unnamed if game_name is None else ()))]


def languages_of(surveys: Sequence[Survey]) -> list[str]:
    from ..interpreter.prose.speaking.word_files import languages

    return languages([folder for survey in surveys for folder in survey.extra])


def named(locale: str) -> str:
    """A language, whether or not there are words in it."""
    wanted = words.normal(locale)
    if not wanted:
        raise click.BadParameter(say("cli-i18n-no-name", name=locale[:40]), param_hint=in_words("LOCALE"))
    return wanted


def known(locale: str, surveys: Sequence[Survey]) -> str:
    """A language of which there are words."""
    wanted = named(locale)
    if wanted not in languages_of(surveys):
        raise click.BadParameter(
            say("cli-i18n-unknown", name=wanted, names=", ".join(languages_of(surveys))), param_hint=in_words("LOCALE")
        )
    return wanted


def own_pack(game_name: str | None) -> bool:
    """A folder somebody else keeps: only its own words belong into it."""
    from ..interpreter.packs.locations import list_packs

    return game_name is not None and game_name not in list_packs()


def home(game_name: str | None, surveys: Sequence[Survey]) -> Path:
    from ..interpreter.packs.locations import word_folders

    if own_pack(game_name):
        return surveys[0].folder / "translations"
    named = word_folders()
    return named[0] if named else Path("translations")
