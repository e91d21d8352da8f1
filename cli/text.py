"""`spielwerk text`: what is printed on a card, or what a rule says, in a language, made from the rules."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from . import options, words
from .help import Command, argument
from .output import console, print_json
from .packs import open_rules

if TYPE_CHECKING:
    from ..interpreter.prose.texts.all_texts import Written


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from ..interpreter.diagnostics.problems import Mistakes
    from ..interpreter.packs.pack import find_pack, load_pack
    from ..interpreter.prose.whole_games.about import all_names

    try:
        names = all_names(load_pack(find_pack(str(ctx.params.get("game_name") or ""))))
    except Mistakes:
        return []
    return [CompletionItem(name) for name in names if name.startswith(incomplete)]


@click.command(name="text", cls=Command, help="help-text")
@options.game
@argument("name", metavar="[ID]", required=False, shell_complete=_complete)
@options.overlays
@options.players
@options.form
def command(
    game_name: str,
    name: str | None,
    expansions: tuple[str, ...],
    variants: tuple[str, ...],
    players: int | None,
    form: str,
) -> None:
    from ..interpreter.prose.texts.all_texts import Whole

    rules = open_rules(game_name, players, expansions, variants)
    language = words.chosen() if form == "json" else words.language()
    whole = Whole(rules.machine.program.game, language, rules.pack.word_folders)
    found = [whole.write(text) for text in (whole.find(name) if name is not None else whole.texts())]
    if form == "json":
        print_json({"game": rules.name, "language": language, "texts": [asdict(written) for written in found]})
    else:
        print_texts(found)


def print_texts(found: list[Written]) -> None:
    from ..interpreter.prose.texts.card_texts import MARK

    out = console()
    for number, written in enumerate(found):
        if number:
            out.print()
        mark = f" {MARK}" if written.reconstructed else ""
        out.print(f"{written.title}{mark} ({written.id})", style="bold", soft_wrap=True)
        for line in written.lines:
            out.print(f"  {line}", soft_wrap=True)
    if any(written.reconstructed for written in found):
        out.print()
        out.print(mark_explained(), style="dim", soft_wrap=True)


def mark_explained() -> str:
    """What the mark of reconstructed figures means."""
    from ..interpreter.prose.texts.card_texts import MARK

    return words.say("cli-reconstructed", mark=MARK)
