"""`spielwerk info`: what a game consists of, and where each rule and name stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from . import options
from .help import Command, argument
from .output import console, print_json, table
from .packs import open_pack
from .words import language, number, say

if TYPE_CHECKING:
    from ..interpreter.prose.whole_games.about import GameFacts, Item


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from ..interpreter.diagnostics.problems import Mistakes
    from ..interpreter.packs.pack import find_pack, load_pack
    from ..interpreter.prose.whole_games.about import all_names

    try:
        names = all_names(load_pack(find_pack(str(ctx.params.get("game_name") or ""))))
    except Mistakes:
        return []
    return [CompletionItem(name) for name in names if name.startswith(incomplete)]


@click.command(name="info", cls=Command, help="help-info")
@options.game
@argument("name", metavar="[ID]", required=False, shell_complete=_complete)
@options.overlays
@options.form
def command(
    game_name: str, name: str | None, expansions: tuple[str, ...], variants: tuple[str, ...], form: str
) -> None:
    from ..interpreter.prose.whole_games.about import about, about_game

    pack = open_pack(game_name, expansions, variants)
    if name is None:
        if form == "json":
            print_json(asdict(about_game(pack)))
        else:
            _print_game(about_game(pack, language()), pack.title, pack.applied_expansions)
        return
    items = about(pack, name)
    if form == "json":
        print_json([asdict(item) for item in items])
        return
    for i, item in enumerate(items):
        if i:
            click.echo()
        _print_item(item)


def _print_game(facts: GameFacts, title: str, played: Sequence[str]) -> None:
    """`played`: the expansions in use."""
    from ..interpreter.packs.characters import file_name

    out = console()
    out.print(title, style="bold")
    called = [facts.titles[name] for name in (facts.game, *played)]
    if any(called):
        _line(
            "cli-head-title", " + ".join(word or name for word, name in zip(called, (facts.game, *played), strict=True))
        )
    _line("cli-head-players", ", ".join(map(str, facts.players)))
    if facts.teams:
        by_number = {n: ", ".join("+".join(map(str, team)) for team in teams) for n, teams in facts.teams.items()}
        _line("cli-head-teams", "; ".join(f"{say('cli-n-players', n=n)}: {text}" for n, text in by_number.items()))
    _line("cli-head-expansions", ", ".join(facts.expansions) or say("cli-none"))
    for name in facts.expansions:
        if facts.titles[name]:
            _line("", f"{name}: {facts.titles[name]}")
    _line("cli-head-variants", ", ".join(facts.variants) or say("cli-none"))
    for name, text in facts.variants.items():
        asked = f"{name}={'|'.join(facts.values[name])}" if name in facts.values else name
        _line("", f"{asked}: {text or say('cli-info-undescribed')}")
    _line("cli-head-folder", file_name(facts.folder))
    numbers, entries = [say("cli-n-players", n=n) for n in facts.players], say("cli-head-entries")
    heads = (say("cli-head-table"), entries, *numbers, say("cli-head-sources"))
    shown = table(*heads, numbers=[entries, *numbers])
    for t in facts.tables:
        shown.add_row(t.name, str(t.entries), *(str(t.things.get(n, 0)) for n in facts.players), _shares(t.sources))
    for section, by_source in facts.declared_sources.items():
        shown.add_row(section, str(sum(by_source.values())), *("" for _ in facts.players), _shares(by_source))
    if shown.row_count:
        out.print(shown)
    total = sum(facts.sources.values())
    if total:
        shares = ", ".join(f"{name} {number(100 * n / total, 0)} %" for name, n in facts.sources.items())
        out.print(say("cli-info-sources", n=total, shares=shares))
    out.print(say("cli-info-declared", what=", ".join(f"{name} {n}" for name, n in facts.sections.items())))
    rules = sum(facts.rules.values())
    if rules:
        out.print(say("cli-info-rules", n=rules, what=", ".join(f"{name} {n}" for name, n in facts.rules.items())))


def _line(label: str, text: str) -> None:
    """What something is, and behind it, in line with the others, which."""
    console().print(f"{say(label) if label else '':<13} {text}", soft_wrap=True)


def _shares(sources: dict[str, int]) -> str:
    return next(iter(sources)) if len(sources) == 1 else ", ".join(f"{name} {n}" for name, n in sources.items())


def _print_item(item: Item) -> None:
    out = console()
    out.print(f"{item.id} ({item.what})", style="bold")
    if item.text:
        out.print(item.text)
    for line in item.written:
        out.print(f"  {line}", soft_wrap=True)
    _line("cli-info-written", f"{item.place.file}:{item.place.line}")
    if item.source:
        _line("cli-info-source", item.source)
    for i, place in enumerate(item.lives_at):
        where = f" ({place.file}:{place.line})" if place.file else ""
        _line("" if i else "cli-info-lives", f"{place.path}{where}")
    if item.names:
        _line("cli-info-names", ", ".join(item.names))
    if item.rules:
        _line("cli-info-numbers", ", ".join(item.rules))
    for i, place in enumerate(item.scenarios):
        _line("" if i else "cli-info-pinned", f"{place.path} ({place.file}:{place.line})")
