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
    from ..interpreter.study.check import check

    pack, sources = None, {}
    try:
        pack, problems = check(game_name, expansions, variants)
        sources = pack.sources
        if not problems:
            problems, sources = _about_words(pack)
    except Mistakes as mistakes:
        problems = mistakes.problems
    name = pack.title if pack is not None else game_name
    if form == "json":
        print_json(
            {"game": pack.name if pack is not None else game_name, "ok": not problems, "problems": as_json(problems)}
        )
    elif problems:
        print_problems(problems, sources, err=False)
        if pack is not None:
            click.echo("\n" + say("cli-check-mistakes", n=len(problems), game=name))
    else:
        assert pack is not None
        click.echo(say("cli-check-none", game=name, numbers=", ".join(map(str, player_counts(pack)))))
        if pack.changed_entries:
            click.echo(say("cli-check-changes", names=", ".join(pack.changed_entries)))
    if problems:
        ctx.exit(status_of(problems))


def _about_words(pack: Pack) -> tuple[list[Problem], dict[str, Source]]:
    """A rule told as it was before it changed is a mistake of the game. Words are looked at if it comes with any."""
    from ..interpreter.packs.locations import word_folders

    if not word_folders() and not pack.word_folders:
        return [], {}
    from ..interpreter.i18n.confirmations import stale_words

    return stale_words(pack)
