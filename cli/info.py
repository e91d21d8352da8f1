"""`spielwerk info`: what a game consists of, and where each rule and name stands."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from . import options
from .output import console, count_of, print_json, table
from .packs import open_pack

if TYPE_CHECKING:
    from ..interpreter.text.about import GameFacts, Item


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from ..interpreter.errors import Mistakes
    from ..interpreter.loading.pack import find_pack, load_pack
    from ..interpreter.text.about import all_names

    try:
        names = all_names(load_pack(find_pack(str(ctx.params.get("game_name") or ""))))
    except Mistakes:
        return []
    return [CompletionItem(name) for name in names if name.startswith(incomplete)]


@click.command(name="info")
@options.game
@click.argument("name", metavar="[ID]", required=False, shell_complete=_complete)
@options.overlays
@options.form
def command(
    game_name: str, name: str | None, expansions: tuple[str, ...], variants: tuple[str, ...], form: str
) -> None:
    """Show what GAME consists of; or ID: a numbered rule, a card, any name of its data."""
    from ..interpreter.text.about import about, about_game

    pack = open_pack(game_name, expansions, variants)
    if name is None:
        facts = about_game(pack)
        if form == "json":
            print_json(asdict(facts))
        else:
            _print_game(facts)
        return
    items = about(pack, name)
    if form == "json":
        print_json([asdict(item) for item in items])
        return
    for i, item in enumerate(items):
        if i:
            click.echo()
        _print_item(item)


def _print_game(facts: GameFacts) -> None:
    out = console()
    out.print(facts.game, style="bold")
    out.print(f"players     {', '.join(map(str, facts.players))}")
    out.print(f"expansions  {', '.join(facts.expansions) or 'none'}")
    out.print(f"variants    {', '.join(facts.variants) or 'none'}")
    for name, text in facts.variants.items():
        if text:
            out.print(f"            {name}: {text}")
    out.print(f"folder      {facts.folder}", soft_wrap=True)
    numbers = [f"{n} players" for n in facts.players]
    shown = table("table", "entries", *numbers, "sources", numbers=["entries", *numbers])
    for t in facts.tables:
        shown.add_row(t.name, str(t.entries), *(str(t.things.get(n, 0)) for n in facts.players), _shares(t.sources))
    out.print(shown)
    total = sum(facts.sources.values())
    out.print(
        f"Sources of {count_of(total, 'entry', 'entries')}: "
        + ", ".join(f"{name} {100 * n / max(1, total):.0f} %" for name, n in facts.sources.items())
    )
    out.print("Declared: " + ", ".join(f"{name} {n}" for name, n in facts.sections.items()))
    rules = sum(facts.rules.values())
    if rules:
        out.print(f"Numbered rules: {rules} (" + ", ".join(f"{name} {n}" for name, n in facts.rules.items()) + ")")


def _shares(sources: dict[str, int]) -> str:
    return next(iter(sources)) if len(sources) == 1 else ", ".join(f"{name} {n}" for name, n in sources.items())


def _print_item(item: Item) -> None:
    out = console()
    out.print(f"{item.id} ({item.what})", style="bold")
    if item.text:
        out.print(item.text)
    for line in item.written:
        out.print(f"  {line}", soft_wrap=True)
    out.print(f"written at  {item.place.file}:{item.place.line}", soft_wrap=True)
    if item.source:
        out.print(f"source      {item.source}")
    for i, place in enumerate(item.lives_at):
        where = f" ({place.file}:{place.line})" if place.file else ""
        out.print(f"{'lives at' if not i else '':<12}{place.path}{where}", soft_wrap=True)
    if item.rules:
        out.print(f"rules       {', '.join(item.rules)}")
    for i, place in enumerate(item.scenarios):
        out.print(f"{'pinned by' if not i else '':<12}{place.path} ({place.file}:{place.line})", soft_wrap=True)
