"""`spielwerk games`: which games there are."""

from __future__ import annotations

import click

from . import options
from .help import Command
from .output import console, print_json, table
from .words import language, say


@click.command(name="games", cls=Command, help="help-games")
@options.form
def command(form: str) -> None:
    from ..interpreter.packs.locations import own_rules, packs_and_packages
    from ..interpreter.packs.unread import EXPANSIONS, WORDS
    from ..interpreter.prose.whole_games.about import glance, titles

    there = packs_and_packages()
    found = [(name, folder, *glance(folder)) for name, (folder, _) in there.items()]
    if form == "json":
        print_json(
            [
                {
                    "game": name,
                    "folder": str(folder),
                    "package": there[name][1],
                    "players": players,
                    "expansions": expansions,
                }
                for name, folder, players, expansions in found
            ]
        )
        return
    shown = table(*(say(f"cli-head-{head}") for head in ("game", "players", "expansions", "from")))
    for name, folder, players, expansions in found:
        own, package = folder.is_relative_to(own_rules()), there[name][1]
        origin = say("cli-from-own") if own else say("cli-from-package", name=package) if package else str(folder)
        lying = [folder, *(folder / EXPANSIONS / expansion for expansion in expansions)]
        called = titles(name, expansions, [place / WORDS for place in lying], language()) if expansions else {}
        listed = [f"{one} ({called[one]})" if called[one] else one for one in expansions]
        shown.add_row(name, ", ".join(map(str, players)), ", ".join(listed) or "-", origin)
    console().print(shown)
