"""`spielwerk i18n`: the tools of translators. How far a language is, what is wrong with it, how it reads, a new one."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from . import i18n_sample, options, words
from .help import Group, argument, option
from .lost_words import note
from .output import MISTAKES, console, print_json, print_problems, refuse, table
from .words import say

if TYPE_CHECKING:
    from ..interpreter.i18n.language_state import State
    from ..interpreter.i18n.message_survey import Survey
    from ..interpreter.prose.all_texts import Written


@click.group(name="i18n", cls=Group, help="help-i18n")
def command() -> None:
    """Each tool is a command of its own."""


command.add_command(i18n_sample.command)


def _complete_language(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from ..interpreter.prose.word_files import languages

    return [CompletionItem(name) for name in languages() if name.startswith(incomplete)]


_locale = argument("locale", metavar="LOCALE", shell_complete=_complete_language)
_maybe_locale = argument("locale", metavar="[LOCALE]", required=False, shell_complete=_complete_language)
_maybe_game = argument("game_name", metavar="[GAME]", required=False)


# ---- how far
@command.command(help="help-i18n-status")
@_maybe_game
@options.form
def status(game_name: str | None, form: str) -> None:
    from ..interpreter.i18n.language_state import states
    from ..interpreter.prose.word_files import SOURCE

    surveys = _surveys(game_name)
    found = [state for language in _languages(surveys) for state in states(language, surveys)]
    if form == "json":
        print_json({"source": SOURCE, "states": [state.as_json() for state in found]})
        return
    heads = [say(f"cli-head-{name}") for name in ("language", "module", "messages", "translated", "missing", "stale")]
    shown = table(*heads, "%", numbers=[*heads[2:], "%"])
    for s in found:
        row = (len(s.needed), s.translated, len(s.missing), len(s.stale), s.percent)
        game, _, expansion = s.module.partition("/")
        shown.add_row(s.language, f"+ {expansion}" if expansion else game, *map(str, row))
    console().print(shown)


@command.command(help="help-i18n-missing")
@_locale
@_maybe_game
@options.form
def missing(locale: str, game_name: str | None, form: str) -> None:
    from ..interpreter.i18n.language_state import source_locales, source_text, states

    surveys, wanted = _surveys(game_name), _named(locale)
    note(wanted, True, [folder for survey in surveys for folder in survey.extra])
    found = [state for state in states(wanted, surveys) if state.missing]
    if form == "json":
        print_json({"language": locale, "missing": [_missing(state) for state in found]})
        return
    if not found:
        click.echo(say("cli-i18n-complete", language=locale))
        return
    shown = table(say("cli-head-module"), say("cli-head-message"), say("cli-head-source-text"))
    sources = source_locales(surveys)
    for state in found:
        for id, attributes in state.missing.items():
            for attribute in sorted(attributes):
                text = source_text(id, attribute, sources)
                shown.add_row(state.module, f"{id}.{attribute}" if attribute else id, text)
    console().print(shown)


def _missing(state: State) -> dict[str, object]:
    return {"module": state.module, "messages": {id: sorted(a) for id, a in state.missing.items()}}


# ---- what is wrong
@command.command(help="help-i18n-check")
@_maybe_locale
@_maybe_game
@options.form
@click.pass_context
def check(ctx: click.Context, locale: str | None, game_name: str | None, form: str) -> None:
    from ..interpreter.diagnostics.report import as_json
    from ..interpreter.i18n.inspection import inspect

    surveys = _surveys(game_name, locale)
    names = [_known(locale, surveys)] if locale is not None else _languages(surveys)
    results = [inspect(name, surveys) for name in names]
    problems = [problem for found in results for problem in found.problems]
    if form == "json":
        rows = [{"language": found.language, "problems": as_json(found.problems)} for found in results]
        print_json({"ok": not problems, "languages": rows})
    elif problems:
        sources = {file: source for found in results for file, source in found.sources.items()}
        print_problems(problems, sources, err=False)
        click.echo("\n" + say("cli-i18n-mistakes", n=len(problems), languages=", ".join(names)))
    else:
        click.echo(say("cli-i18n-good", languages=", ".join(names)))
    if problems:
        ctx.exit(MISTAKES)


@command.command(help="help-i18n-confirm")
@argument("ids", metavar="ID...", nargs=-1)
@option("--lang", "lang", metavar="LOCALE", required=True, help="help-i18n-confirm-lang")
@option("--game", "game_name", metavar="GAME", help="help-i18n-confirm-game")
@option("--all", "everything", is_flag=True, help="help-i18n-confirm-all")
def confirm(ids: tuple[str, ...], lang: str, game_name: str | None, everything: bool) -> None:
    from ..interpreter.i18n.confirmations import stale
    from ..interpreter.i18n.skeletons import confirm as confirmed

    surveys = _surveys(game_name)
    language = _known(lang, surveys)
    for survey in surveys:
        here = [id for id in ids if id in survey.tied]
        for id in dict.fromkeys([*here, *(stale(survey.locale(language), survey) if everything else ())]):
            path = confirmed(survey.locale(language), id, survey)
            click.echo(say("cli-i18n-confirmed", name=id, file=str(path)))
    lost = [id for id in ids if not any(id in survey.tied for survey in surveys)]
    if lost:
        refuse(say("cli-i18n-untied", ids=", ".join(lost)))


# ---- a new language
@command.command(help="help-i18n-new")
@_locale
@_maybe_game
@option("--output", metavar="DIR", type=click.Path(file_okay=False, path_type=Path), help="help-i18n-new-output")
def new(locale: str, game_name: str | None, output: Path | None) -> None:
    from ..interpreter.i18n.language_state import general
    from ..interpreter.i18n.skeletons import skeleton, source_of, write_new

    language, surveys = _named(locale), _surveys(game_name)
    folder = output if output is not None else _home(game_name, surveys)
    made = []
    if not _own_pack(game_name):
        made = [(module, skeleton(language, module, source_of(module))) for module in general()]
        made = [(module, text) for module, text in made if not _has(folder, language, module)]
    made += [(s.game, skeleton(language, s.game, s.source, s)) for s in surveys]
    inside = surveys[0].folder if output is None and _own_pack(game_name) else None
    for path in write_new(folder, language, made, inside):
        click.echo(say("cli-i18n-written", file=str(path)))
    game = game_name or (surveys[0].game if surveys else "GAME")
    click.echo(say("cli-i18n-next", folder=str(folder), game=game, language=language))


def _has(folder: Path, language: str, module: str) -> bool:
    """Words of no game are made once, with the first game."""
    return (folder / language / f"{module}.ftl").exists()


def _own_pack(game_name: str | None) -> bool:
    """A folder somebody else keeps: only its own words belong into it."""
    from ..interpreter.packs.locations import list_packs

    return game_name is not None and game_name not in list_packs()


def _home(game_name: str | None, surveys: Sequence[Survey]) -> Path:
    from ..interpreter.packs.locations import word_folders

    if _own_pack(game_name):
        return surveys[0].folder / "translations"
    named = word_folders()
    return named[0] if named else Path("translations")


# ---- how it reads
@command.command(help="help-i18n-preview")
@_locale
@options.game
@options.overlays
@options.players
@option(
    "--output", metavar="FILE.html", type=click.Path(dir_okay=False, path_type=Path), help="help-i18n-preview-output"
)
def preview(
    locale: str,
    game_name: str,
    expansions: tuple[str, ...],
    variants: tuple[str, ...],
    players: int | None,
    output: Path | None,
) -> None:
    from ..interpreter.display.word_preview import preview_page, sections
    from ..interpreter.prose.all_texts import Whole
    from .packs import open_rules

    rules = open_rules(game_name, players, expansions, variants)
    wanted, extra = _named(locale), (rules.pack.folder / "translations",)
    note(wanted, True, extra)
    whole = Whole(rules.machine.program.game, wanted, extra)
    if output is not None:
        made = preview_page(whole, wanted, f"{rules.name} ({wanted})", say("cli-i18n-fallback"))
        output.write_text(made, encoding="utf-8")
        click.echo(say("cli-i18n-written", file=str(output)))
        return
    _print_cards(sections(whole), wanted)


def _print_cards(found: dict[str, list[Written]], wanted: str) -> None:
    from rich.columns import Columns
    from rich.panel import Panel
    from rich.text import Text

    from ..interpreter.display.word_preview import complete

    out = console()
    width = min(56, out.width)
    for title, cards in found.items():
        out.print(title, style="bold")
        panels = []
        for card in cards:
            lines = [_folded(line, width - 4) for line in card.lines]
            if not complete(card, wanted):
                lines.append(f"({say('cli-i18n-fallback')})")
            panels.append(Panel(Text("\n".join(lines)), title=Text(card.title), title_align="left", width=width))
        out.print(Columns(panels))


def _folded(line: str, width: int) -> str:
    """What does not fit goes on below where it began."""
    margin = len(line) - len(line.lstrip(" -"))
    return textwrap.fill(line, width, subsequent_indent=" " * margin)


# ---- what a command works on
def _surveys(game_name: str | None, locale: str | None = None) -> list[Survey]:
    """What the games ask for: one, all, or all of which a language has words (the others have nothing to look at)."""
    from ..interpreter.i18n.message_survey import survey
    from ..interpreter.packs.locations import list_packs
    from ..interpreter.prose.word_files import modules

    names = [game_name] if game_name is not None else list_packs()
    if game_name is None and locale is not None:
        names = [name for name in names if name in modules(_named(locale))] or names
    return [survey(name) for name in names]


def _languages(surveys: Sequence[Survey]) -> list[str]:
    from ..interpreter.prose.word_files import languages

    return languages([folder for survey in surveys for folder in survey.extra])


def _named(locale: str) -> str:
    """A language, whether or not there are words in it."""
    wanted = words.normal(locale)
    if not wanted:
        raise click.BadParameter(say("cli-i18n-no-name", name=locale[:40]), param_hint="LOCALE")
    return wanted


def _known(locale: str, surveys: Sequence[Survey]) -> str:
    """A language of which there are words."""
    wanted = _named(locale)
    if wanted not in _languages(surveys):
        raise click.BadParameter(
            say("cli-i18n-unknown", name=wanted, names=", ".join(_languages(surveys))), param_hint="LOCALE"
        )
    return wanted
