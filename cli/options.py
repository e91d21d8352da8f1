"""Arguments and options that mean the same in every command."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from .help import argument, option
from .words import say

if TYPE_CHECKING:
    from ..interpreter.study.cluster import Cluster

Wrapped = TypeVar("Wrapped", bound=Callable[..., Any])


def _complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from ..interpreter.packs.locations import list_packs

    names = [CompletionItem(name) for name in list_packs() if name.startswith(incomplete)]
    return names or [CompletionItem(incomplete, type="dir")]


def _folder_of(ctx: click.Context) -> Path | None:
    from ..interpreter.diagnostics.problems import Mistakes
    from ..interpreter.packs.locations import find_pack

    # a line that ends in an option without its value is not parsed to the end: the game is among the rest then
    name = ctx.params.get("game_name") or next((word for word in ctx.args if not word.startswith("-")), "")
    try:
        return find_pack(str(name))
    except Mistakes:
        return None


def _complete_expansion(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from ..interpreter.packs.pack import expansion_names

    folder = _folder_of(ctx)
    found = expansion_names(folder) if folder is not None else []
    return [CompletionItem(name) for name in found if name.startswith(incomplete)]


def _complete_variant(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from ..interpreter.packs.pack import load_pack

    folder = _folder_of(ctx)
    found = load_pack(folder, rulebook=False).variants if folder is not None else {}
    return [CompletionItem(name, help=text) for name, text in found.items() if name.startswith(incomplete)]


def game(command: Wrapped) -> Wrapped:
    return argument("game_name", metavar="GAME", shell_complete=_complete_game)(command)


def engine(help: str) -> Callable[[Wrapped], Wrapped]:
    kinds = click.Choice(("auto", "python", "wasm"))
    return option("--engine", type=kinds, default="auto", show_default=True, help=help)


def jobs(help: str) -> Callable[[Wrapped], Wrapped]:
    """--jobs and --cluster: who shares the work of a series."""

    def both(command: Wrapped) -> Wrapped:
        command = option("--cluster", metavar="ADDRESS", help="help-cluster")(command)
        many = click.IntRange(1, 256)
        return option("--jobs", type=many, default=1, show_default=True, metavar="J", help=help)(command)

    return both


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[Cluster | None]:
    """The cluster that was asked for."""
    if cluster is None:
        yield None
        return
    if jobs > 1:
        raise click.UsageError(say("cli-cluster-jobs"))
    from ..interpreter.study.cluster import cluster as connected

    with connected(cluster) as found:
        yield found


def any_game(command: Wrapped) -> Wrapped:
    """A game, or all of them."""
    return argument("game_name", metavar="[GAME]", required=False, shell_complete=_complete_game)(command)


def overlays(command: Wrapped) -> Wrapped:
    """--with and --variant."""
    command = option(
        "--variant",
        "variants",
        metavar="NAME[=VALUE]",
        multiple=True,
        shell_complete=_complete_variant,
        help="help-option-variant",
    )(command)
    return option(
        "--with",
        "expansions",
        metavar="EXPANSION",
        multiple=True,
        shell_complete=_complete_expansion,
        help="help-option-with",
    )(command)


def players(command: Wrapped) -> Wrapped:
    return option("--players", type=click.IntRange(1), metavar="N", help="help-option-players")(command)


def seed(command: Wrapped) -> Wrapped:
    return option("--seed", type=click.IntRange(0), metavar="S", help="help-option-seed")(command)


def form(command: Wrapped) -> Wrapped:
    return option(
        "--format",
        "form",
        type=click.Choice(["text", "json"]),
        default="text",
        show_default=True,
        help="help-option-format",
    )(command)


def _bots(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> dict[int, str]:
    """`SEAT=BOT`, by seat; seats count from 1."""
    found: dict[int, str] = {}
    for value in values:
        seat, mark, bot = (part.strip() for part in value.partition("="))
        if not mark or not bot or not (seat.isascii() and seat.isdecimal()) or not 1 <= int(seat[:9]) <= 99:
            raise click.BadParameter(say("cli-bot-form", value=value[:60]), ctx, param)
        if int(seat) in found:
            raise click.BadParameter(say("cli-bot-twice", seat=seat), ctx, param)
        found[int(seat)] = bot
    return found


def bots(command: Wrapped) -> Wrapped:
    """--bot SEAT=BOT, as a dictionary by seat."""
    return option("--bot", "bots", metavar="SEAT=BOT", multiple=True, callback=_bots, help="help-option-bot")(command)


def seated(bots: dict[int, str], players: int) -> list[str]:
    """Who sits at each seat; where nothing was said, a bot that chooses at random."""
    last = max(bots, default=0)
    if last > players:
        raise click.BadParameter(say("cli-play-no-seat", n=players, seat=last), param_hint="--bot")
    return [bots.get(seat, "random") for seat in range(1, players + 1)]
