"""`spielwerk show`: a rule as it was understood."""

from __future__ import annotations

import click

from . import options, words
from .help import Command, argument, option
from .packs import open_rules


@click.command(name="show", cls=Command, help="help-show")
@options.game
@argument("name", metavar="ID")
@options.overlays
@options.players
@option("--plan", is_flag=True, help="help-show-plan")
@option("--code", is_flag=True, help="help-show-code")
@options.engine("help-engine")
def command(
    game_name: str,
    name: str,
    expansions: tuple[str, ...],
    variants: tuple[str, ...],
    players: int | None,
    plan: bool,
    code: bool,
    engine: str,
) -> None:
    from ..interpreter.prose.whole_games.understood_rules import show

    rules = open_rules(game_name, players, expansions, variants)
    click.echo(show(rules, name, code=code, lang=words.language(), plan=plan, engine=engine))
