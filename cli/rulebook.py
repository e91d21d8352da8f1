"""`spielwerk rulebook`: the rulebook of a game as one page for a browser or a printer, made from its data."""

from __future__ import annotations

from pathlib import Path

import click

from . import options, words
from .help import Command, option
from .packs import open_pack


@click.command(name="rulebook", cls=Command, help="help-rulebook")
@options.game
@option(
    "--output",
    "output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="help-rulebook-output",
)
def command(game_name: str, output: Path | None) -> None:
    from ..interpreter.display.rulebook import Book
    from ..interpreter.prose.whole_games.editions import edition_of

    page = Book(edition_of(open_pack(game_name)), words.language()).page()
    if output is None:
        click.echo(page, nl=False)
        return
    output.write_text(page, encoding="utf-8", newline="\n")
    click.echo(words.say("cli-rulebook-written", file=str(output)), err=True)
