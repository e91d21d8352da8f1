"""`spielwerk i18n nouns`, `export` and `import`: words for spreadsheets and for the tools of translators, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .help import Command, argument, option
from .i18n_scope import home, locale_argument, maybe_game, named, surveys_of
from .output import refuse
from .words import say

if TYPE_CHECKING:
    from ..interpreter.i18n.merging import Texts
    from ..interpreter.i18n.message_survey import Survey
    from ..interpreter.prose.speaking.word_files import Locale

#: bytes of a file that comes back: a unit is some times as long as its message
LARGEST = 20_000_000
#: how files of a format end
ENDINGS = {"po": ".po", "xliff": ".xlf"}
_file = click.Path(dir_okay=False, path_type=Path)
_folder = click.Path(file_okay=False, path_type=Path)


@click.command(cls=Command, help="help-i18n-nouns")
@locale_argument
@argument("game_name", metavar="GAME")
@option("--output", metavar="FILE.csv", type=_file, help="help-i18n-nouns-output")
@option("--input", "filled", metavar="FILE.csv", type=_file, help="help-i18n-nouns-input")
def nouns(locale: str, game_name: str, output: Path | None, filled: Path | None) -> None:
    from ..interpreter.i18n.noun_tables import read_table, table

    language, surveys = named(locale), surveys_of(game_name)
    survey = surveys[0]
    if filled is not None:
        for module, texts in read_table(_text(filled), survey.locale(language), survey).items():
            _fill_in(home(game_name, surveys), language, module, texts)
        return
    made = table(survey.locale(language), survey)
    if output is None:
        click.echo(made, nl=False)
        return
    output.write_text(made, encoding="utf-8", newline="\n")
    click.echo(say("cli-i18n-written", file=str(output)))


@click.command(cls=Command, help="help-i18n-export")
@locale_argument
@maybe_game
@option("--to", "form", type=click.Choice(list(ENDINGS)), default="po", show_default=True, help="help-i18n-export-to")
@option("--output", metavar="DIR", type=_folder, default=Path(), help="help-i18n-export-output")
def export(locale: str, game_name: str | None, form: str, output: Path) -> None:
    from ..interpreter.i18n.exchange import units, written

    language, surveys = named(locale), surveys_of(game_name)
    for module, own, words, source in _modules(language, surveys):
        made = written(units(module, words, source, surveys, own), form, language)
        path = output / language / f"{module}{ENDINGS[form]}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(made)
        click.echo(say("cli-i18n-written", file=str(path)))


def _modules(language: str, surveys: Sequence[Survey]) -> list[tuple[str, Survey | None, Locale, Locale]]:
    """What belongs to no game, then the games: the name of each, its words and those of the source."""
    from ..interpreter.i18n.language_state import general
    from ..interpreter.i18n.skeletons import source_of
    from ..interpreter.prose.speaking.word_files import locale_of

    found: list[tuple[str, Survey | None, Locale, Locale]] = []
    found += [(module, None, locale_of(language, (module,)), source_of(module)) for module in general()]
    return [*found, *((survey.game, survey, survey.locale(language), survey.source) for survey in surveys)]


@click.command(name="import", cls=Command, help="help-i18n-import")
@locale_argument
@argument("files", metavar="FILE...", nargs=-1, required=True, type=_file)
@option("--output", metavar="DIR", type=_folder, help="help-i18n-import-output")
def import_(locale: str, files: tuple[Path, ...], output: Path | None) -> None:
    from ..interpreter.i18n.exchange import read

    language, found = named(locale), []
    for file in files:
        form = next((form for form, ending in ENDINGS.items() if file.suffix in (ending, f".{form}")), "")
        if not form:
            refuse(say("cli-i18n-no-format", file=str(file), names=", ".join(ENDINGS.values())))
        found.append((file.stem, *read(_bytes(file), form)))
    folder = output if output is not None else home(None, ())
    for module, texts, comments in found:
        _fill_in(folder, language, module, texts, comments)


# ---- files
def _fill_in(folder: Path, language: str, module: str, texts: Texts, comments: Mapping[str, str] | None = None) -> None:
    from ..interpreter.i18n.merging import unreadable
    from ..interpreter.i18n.skeletons import fill_in

    lost = unreadable(texts)
    if lost:
        refuse(say("cli-i18n-unreadable", module=module, ids=", ".join(lost)))
    path, n = fill_in(folder, language, module, texts, comments or {})
    click.echo(say("cli-i18n-filled", n=n, file=str(path)))


def _bytes(path: Path) -> bytes:
    from ..interpreter.diagnostics.problems import Refused
    from ..interpreter.packs import door

    try:
        return door.read_bytes(path, str(path), None, LARGEST)
    except door.Barred as barred:
        raise Refused(barred.said) from None


def _text(path: Path) -> str:
    """Spreadsheets write UTF-8 with a mark, or something else."""
    from ..interpreter.i18n.skeletons import decoded

    return decoded(_bytes(path), path)
