"""`spielwerk show`: a rule as it was understood."""

from __future__ import annotations

import click

from . import options, words
from .packs import open_rules


@click.command(name="show")
@options.game
@click.argument("name", metavar="ID")
@options.overlays
@options.players
@click.option("--code", is_flag=True, help="Show the generated code too.")
def command(
    game_name: str, name: str, expansions: tuple[str, ...], variants: tuple[str, ...], players: int | None, code: bool
) -> None:
    """Show the rule or card ID of GAME as it was understood: in words, and when it is possible."""
    from ..interpreter.text.show import show

    rules = open_rules(game_name, players, expansions, variants)
    click.echo(show(rules, name, code=code, lang=words.language()))
