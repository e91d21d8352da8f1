"""`spielwerk games`: which games there are."""

from __future__ import annotations

import click

from . import options
from .help import Command
from .output import console, print_json, table
from .words import say


@click.command(name="games", cls=Command, help="help-games")
@options.form
def command(form: str) -> None:
    from ..interpreter.packs.locations import list_packs
    from ..interpreter.prose.about import glance

    found = [(name, folder, *glance(folder)) for name, folder in list_packs().items()]
    if form == "json":
        print_json(
            [
                {"game": name, "folder": str(folder), "players": players, "expansions": expansions}
                for name, folder, players, expansions in found
            ]
        )
        return
    shown = table(*(say(f"cli-head-{head}") for head in ("game", "players", "expansions")))
    for name, _, players, expansions in found:
        shown.add_row(name, ", ".join(map(str, players)), ", ".join(expansions) or "-")
    console().print(shown)
