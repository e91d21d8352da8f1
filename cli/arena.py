"""`spielwerk arena`: bots against each other, and how sure the outcome is."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from typing import Any

import click

from . import options
from .help import Command, option
from .output import MISTAKES, bar, console, print_json, table
from .packs import open_pack, open_rules
from .simulate import print_engines
from .words import mistakes, number, say


@click.command(name="arena", cls=Command, help="help-arena")
@options.game
@options.overlays
@option("--players", type=click.IntRange(1), metavar="N", help="help-arena-players")
@options.bots
@option("--games", type=click.IntRange(1), default=20, show_default=True, metavar="N", help="help-arena-games")
@options.seed
@options.jobs("help-arena-jobs")
@options.engine("help-engine")
@options.form
@click.pass_context
def command(
    ctx: click.Context,
    game_name: str,
    expansions: tuple[str, ...],
    variants: tuple[str, ...],
    players: int | None,
    bots: dict[int, str],
    games: int,
    seed: int | None,
    jobs: int,
    cluster: str | None,
    engine: str,
    form: str,
) -> None:
    from ..interpreter.packs.pack import player_counts
    from ..interpreter.study.arena import arena
    from ..interpreter.study.simulate import Spec

    if players is None:
        counts = player_counts(open_pack(game_name, expansions, variants, rulebook=False))
        players = min((n for n in counts if n >= max(bots, default=0)), default=None)
    rules = open_rules(game_name, players, expansions, variants, engine)
    called = options.seated(bots, rules.players)
    spec = Spec.of(rules)
    with options.workers(jobs, cluster) as others, bar(games) as progress:
        word = str if form == "json" else mistakes()
        with redirect_stdout(sys.stderr):  # what a bot prints is no part of the result
            result = arena(spec, called, games, seed or 0, jobs, progress, rules, word, engine, others)
    if form == "json":
        print_json(result)
    else:
        _print(result)
    if result["finished"] < result["games"]:
        ctx.exit(MISTAKES)


def _print(result: dict[str, Any]) -> None:
    out = console()
    counts = {"players": result["players"], "n": result["games"], "finished": result["finished"]}
    out.print(say("cli-series", game=result["game"], **counts), style="bold")
    out.print(say("cli-arena-time", seconds=number(result["seconds"], 1), rounds=number(result["mean_rounds"], 1)))
    print_engines(result)
    out.print(say("cli-series-digest", digest=result["digest"]), soft_wrap=True)
    if result["shared_wins"]:
        out.print(say("cli-series-shared", n=result["shared_wins"]))
    if result["lost_by_all"]:
        out.print(say("cli-series-lost", n=result["lost_by_all"]))
    bot, *figures = (say(f"cli-arena-{head}") for head in ("bot", "wins", "share", "points", "thinking"))
    shown = table(bot, *figures[:2], say("cli-series-interval"), *figures[2:], numbers=figures)
    for one in result["bots"]:
        low, high = (number(100 * bound, 1) for bound in one["interval"])
        shown.add_row(
            one["bot"],
            f"{one['wins']:g}".replace(".", say("cli-decimal-mark")),
            f"{number(100 * one['win_rate'], 1)} %",
            say("cli-series-from-to", low=low, high=high),
            number(one["mean_points"], 1),
            number(one["milliseconds_per_decision"], 1),
        )
    out.print(shown)
    for failure in result["failed"][:10]:
        out.print(say("cli-arena-unfinished", n=failure["game"], why=failure["why"]), style="red")
