"""`spielwerk rulebook`: the rulebook of a game as one page for a browser or a printer, made from its data."""

from __future__ import annotations

from pathlib import Path

import click

from . import options, words
from .packs import open_pack


@click.command(name="rulebook")
@options.game
@click.option(
    "--output",
    "output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where to write the page; without it, the page goes to standard output.",
)
def command(game_name: str, output: Path | None) -> None:
    """Write the rulebook of GAME as one page (HTML) that needs nothing else, with every rule and card."""
    from ..interpreter.text.editions import edition_of
    from ..interpreter.text.rulebook import Book

    page = Book(edition_of(open_pack(game_name)), words.language()).page()
    if output is None:
        click.echo(page, nl=False)
        return
    output.write_text(page, encoding="utf-8", newline="\n")
    click.echo(words.say("cli-rulebook-written", file=str(output)), err=True)
