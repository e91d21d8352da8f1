"""`spielwerk i18n`: the tools of translators. How far a language is, what is wrong with it, how it reads, a new one."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from . import i18n_exchange, i18n_sample, options
from .help import Group, argument, option
from .i18n_scope import (
    home,
    known,
    languages_of,
    locale_argument,
    maybe_game,
    maybe_locale,
    named,
    own_pack,
    surveys_of,
)
from .lost_words import note
from .output import MISTAKES, console, print_json, print_problems, refuse, table
from .words import say

if TYPE_CHECKING:
    from ..interpreter.display.word_preview import Preview
    from ..interpreter.i18n.language_state import Gap
    from ..interpreter.i18n.message_survey import Survey

#: columns of a preview with two languages side by side
WIDEST = 112


@click.group(name="i18n", cls=Group, help="help-i18n")
def command() -> None:
    """Each tool is a command of its own."""


for tool in (i18n_sample.command, i18n_exchange.nouns, i18n_exchange.export, i18n_exchange.import_):
    command.add_command(tool)


# ---- how far
@command.command(help="help-i18n-status")
@maybe_game
@options.form
def status(game_name: str | None, form: str) -> None:
    from ..interpreter.i18n.language_state import states
    from ..interpreter.prose.speaking.word_files import SOURCE

    surveys = surveys_of(game_name)
    found = [state for language in languages_of(surveys) for state in states(language, surveys)]
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
@locale_argument
@maybe_game
@option("--only", metavar="NAME", multiple=True, help="help-i18n-missing-only")
@options.form
def missing(locale: str, game_name: str | None, only: tuple[str, ...], form: str) -> None:
    from ..interpreter.i18n.language_state import gaps

    surveys, wanted = surveys_of(game_name), named(locale)
    note(wanted, True, [folder for survey in surveys for folder in survey.extra])
    everything = gaps(wanted, surveys)
    _known_sorts(only, everything, surveys)
    found = [gap for gap in everything if not only or {gap.sort, gap.module, _file_of(gap)} & {*only}]
    if form == "json":
        print_json({"language": locale, "missing": _missing(found, surveys)})
        return
    if not found:
        id = "cli-i18n-complete-of" if everything else "cli-i18n-complete"
        click.echo(say(id, language=locale, names=", ".join(only)))
        return
    shown = table(say("cli-head-module"), say("cli-head-message"), say("cli-head-source-text"))
    for module, messages in _by_module(found, surveys).items():
        for id, texts in messages.items():
            for attribute, text in texts.items():
                shown.add_row(module, f"{id}.{attribute}" if attribute else id, text)
    console().print(shown)


def _known_sorts(only: Sequence[str], gaps: Sequence[Gap], surveys: Sequence[Survey]) -> None:
    """Refuse names of no file and no sort of messages; one of which nothing is missing is none of them."""
    from ..interpreter.i18n.language_state import general

    sorts = {id.partition("-")[0] for survey in surveys for _, needs in survey.needs for id in needs}
    files = {*general(), *(survey.game for survey in surveys)}
    known = {*sorts, *files, *(name for gap in gaps for name in (gap.sort, gap.module))}
    for name in only:
        if name not in known:
            here = sorted({_file_of(gap) for gap in gaps} or files)
            there = sorted({gap.sort for gap in gaps if _file_of(gap) in {survey.game for survey in surveys}})
            names = ", ".join([*here, *there])
            raise click.BadParameter(say("cli-i18n-no-sort", name=name, names=names), param_hint="--only")


def _file_of(gap: Gap) -> str:
    """An expansion has its words in the file of its game."""
    return gap.module.partition("/")[0]


def _by_module(found: Sequence[Gap], surveys: Sequence[Survey]) -> dict[str, dict[str, dict[str, str]]]:
    """By module and message, what the source language says where words are missing."""
    from ..interpreter.i18n.language_state import source_locales, source_text

    sources, by = source_locales(surveys), dict[str, dict[str, dict[str, str]]]()
    for gap in found:
        by.setdefault(gap.module, {})[gap.id] = {a: source_text(gap.id, a, sources) for a in gap.attributes}
    return by


def _missing(found: Sequence[Gap], surveys: Sequence[Survey]) -> list[dict[str, object]]:
    from ..interpreter.i18n.language_state import source_locales
    from ..interpreter.i18n.message_notes import MessageNotes

    notes = [MessageNotes(locale, surveys) for locale in source_locales(surveys)]
    rows: list[dict[str, object]] = []
    for module, messages in _by_module(found, surveys).items():
        told: dict[str, object] = {}
        for id, texts in messages.items():
            home = next((n for n in notes if id in n.source.entries), notes[0])
            example, parts = home.example(id), home.parts(id)
            told[id] = {"attributes": list(texts), "source": texts, "parts": parts, "example": example}
        rows.append({"module": module, "messages": told})
    return rows


# ---- what is wrong
@command.command(help="help-i18n-check")
@maybe_locale
@maybe_game
@options.form
@click.pass_context
def check(ctx: click.Context, locale: str | None, game_name: str | None, form: str) -> None:
    from ..interpreter.diagnostics.report import as_json
    from ..interpreter.i18n.inspection import inspect

    surveys = surveys_of(game_name, locale)
    names = [known(locale, surveys)] if locale is not None else languages_of(surveys)
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
@option("--variant", "variants", metavar="NAME", multiple=True, help="help-i18n-confirm-variant")
@option("--all", "everything", is_flag=True, help="help-i18n-confirm-all")
def confirm(
    ids: tuple[str, ...], lang: str, game_name: str | None, variants: tuple[str, ...], everything: bool
) -> None:
    from ..interpreter.diagnostics.problems import Refused
    from ..interpreter.diagnostics.problems import say as problem
    from ..interpreter.i18n.confirmations import stale
    from ..interpreter.i18n.skeletons import check_variants
    from ..interpreter.i18n.skeletons import confirm as confirmed

    surveys = surveys_of(game_name)
    language = known(lang, surveys)
    tied: set[str] = set()
    unworded = dict.fromkeys(ids)
    check_variants(surveys, variants)
    for survey in surveys:
        locale = survey.locale(language)
        there = survey.tied_in(locale)
        tied.update(there)
        # games have rules of the same name, and words for it only where they say it otherwise
        here = [id for id in ids if id in there and id in locale.entries and locale.own(locale.entries[id])]
        for id in here:
            unworded.pop(id, None)
        for id in dict.fromkeys([*here, *(stale(locale, survey) if everything else ())]):
            path = confirmed(survey.locale(language), id, survey, [way for way in variants if way in survey.ways])
            click.echo(say("cli-i18n-confirmed", name=id, file=str(path)))
    lost = [id for id in ids if id not in tied]
    if lost:
        refuse(say("cli-i18n-untied", ids=", ".join(lost)))
    for id in unworded:
        raise Refused(problem("not-worded-in", name=id, language=language))


# ---- a new language
@command.command(help="help-i18n-new")
@locale_argument
@maybe_game
@option("--output", metavar="DIR", type=click.Path(file_okay=False, path_type=Path), help="help-i18n-new-output")
def new(locale: str, game_name: str | None, output: Path | None) -> None:
    from ..interpreter.i18n.language_state import general
    from ..interpreter.i18n.skeletons import skeleton, source_of, write_new
    from ..interpreter.prose.speaking.word_files import SOURCE, chain, languages

    language, surveys = named(locale), surveys_of(game_name)
    folder = output if output is not None else home(game_name, surveys)
    made = []
    if not own_pack(game_name):
        made = [(module, skeleton(language, module, source_of(module), surveys=surveys)) for module in general()]
        made = [(module, text) for module, text in made if not _has(folder, language, module)]
    made += [(s.game, skeleton(language, s.game, s.source, s)) for s in surveys]
    inside = surveys[0].folder if output is None and own_pack(game_name) else None
    for path in write_new(folder, language, made, inside):
        click.echo(say("cli-i18n-written", file=str(path)))
    game = game_name or (surveys[0].game if surveys else "GAME")
    if inside is None:
        click.echo(say("cli-i18n-next", folder=str(folder), game=game, language=language))
    else:  # words that lie with a game or an expansion are found there
        if language != SOURCE and not {*chain(language)} & {*languages()} - {SOURCE}:
            click.echo(say("cli-i18n-next-general", language=language))
        click.echo(say("cli-i18n-next-beside", game=game, language=language))


def _has(folder: Path, language: str, module: str) -> bool:
    """Words of no game are made once, with the first game."""
    return (folder / language / f"{module}.ftl").exists()


# ---- how it reads
@command.command(help="help-i18n-preview")
@locale_argument
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
    from ..interpreter.display.word_preview import Preview, preview_page
    from .packs import open_rules

    rules = open_rules(game_name, players, expansions, variants)
    wanted, extra = named(locale), rules.pack.word_folders
    note(wanted, True, extra)
    made = Preview(rules.machine.program.game, wanted, extra)
    if output is not None:
        page = preview_page(made, f"{rules.name} ({wanted})", say("cli-i18n-fallback"))
        output.write_text(page, encoding="utf-8")
        click.echo(say("cli-i18n-written", file=str(output)))
        return
    _print_cards(made)


def _print_cards(preview: Preview) -> None:
    """Each card in a frame: on the left as it reads, on the right in the source language, below what is missing."""
    from rich.console import Group as Lines
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    out = console()
    width = min(WIDEST if preview.beside else WIDEST // 2, out.width)
    inside = (width - 4) // 2 - 1 if preview.beside else width - 4
    for title, cards in preview.sections().items():
        out.print(title, style="bold")
        for card in cards:
            sides = Table.grid(padding=(0, 2), pad_edge=False)
            texts = [Text("\n".join(_folded(line, inside) for line in card.written.lines))]
            if preview.beside:
                lines = [card.source.title, *card.source.lines]
                texts.append(Text("\n".join(_folded(line, inside) for line in lines), style="dim"))
            for _ in texts:
                sides.add_column(width=inside)
            sides.add_row(*texts)
            lacking = [f"{id}: {' '.join(text.split())}" if text else id for id, text in card.missing]
            below = [_folded(f"({say('cli-i18n-fallback')})", width - 4), *(_folded(x, width - 4) for x in lacking)]
            shown = Lines(sides, *(Text(line) for line in below if lacking))
            head = Text(f"{card.written.title} ({card.written.id})")
            out.print(Panel(shown, title=head, title_align="left", width=width))


def _folded(line: str, width: int) -> str:
    """What does not fit goes on below where it began."""
    margin = len(line) - len(line.lstrip(" -"))
    return textwrap.fill(line, width, subsequent_indent=" " * margin)
