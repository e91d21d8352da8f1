"""`spielwerk check`: what is wrong with a game, before anyone plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from . import options
from .help import Command
from .output import print_json, print_problems, status_of
from .words import say

if TYPE_CHECKING:
    from ..interpreter.diagnostics.problems import Problem, Source
    from ..interpreter.packs.pack import Pack


@click.command(name="check", cls=Command, help="help-check")
@options.game
@options.overlays
@options.form
@click.pass_context
def command(
    ctx: click.Context, game_name: str, expansions: tuple[str, ...], variants: tuple[str, ...], form: str
) -> None:
    from ..interpreter.diagnostics.problems import Mistakes
    from ..interpreter.diagnostics.report import as_json
    from ..interpreter.packs.pack import player_counts
    from ..interpreter.study.check import check_all, unused

    pack: Pack | None = None
    found: list[tuple[str, list[Problem], dict[str, Source]]] = []
    try:
        pack, problems, overlaid = check_all(game_name, expansions, variants)
        sources = pack.sources
        if not problems:
            problems, sources = _about_words(pack)
        found = [(_played(pack), problems, sources)] if problems else []
        if not problems:
            found = [(_played(other), wrong, other.sources) for other, wrong in overlaid]
    except Mistakes as mistakes:
        found = [("", mistakes.problems, {})]
    problems = [problem for _, wrong, _ in found for problem in wrong]
    left = [(_played(other), names, other.sources) for other, names in unused(pack)] if pack and not problems else []
    if form == "json":
        told = {"problems": problems, "unused": [problem for _, names, _ in left for problem in names]}
        said = {key: as_json(problems) for key, problems in told.items()}
        print_json({"game": pack.name if pack is not None else game_name, "ok": not problems, **said})
    elif problems:
        for name, wrong, sources in found:
            print_problems(wrong, sources, err=False)
            if name:
                click.echo("\n" + say("cli-check-mistakes", n=len(wrong), game=name))
    else:
        assert pack is not None
        click.echo(say("cli-check-none", game=pack.title, numbers=", ".join(map(str, player_counts(pack)))))
        if pack.changed_entries:
            click.echo(say("cli-check-changes", names=", ".join(pack.changed_entries)))
        for name, names, sources in left:
            click.echo()
            print_problems(names, sources, err=False)
            click.echo("\n" + say("cli-check-unused", n=len(names), game=name))
    if problems:
        ctx.exit(status_of(problems))


def _played(pack: Pack) -> str:
    """The game with all it is played with."""
    return " + ".join((pack.title, *pack.applied_variants))


def _about_words(pack: Pack) -> tuple[list[Problem], dict[str, Source]]:
    """A rule told as it was before it changed is a mistake of the game, and so is a word for what it does not have.
    Words are looked at if it comes with any."""
    from ..interpreter.packs.locations import word_folders

    if not word_folders() and not pack.word_folders:
        return [], {}
    from ..interpreter.i18n.pack_words import words_beside

    return words_beside(pack)
