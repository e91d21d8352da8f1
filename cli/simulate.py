"""`spielwerk simulate`: many games between random bots, summed up."""

from __future__ import annotations

import sys
from typing import Any

import click

from . import options
from .output import MISTAKES, console, count_of, print_json, table
from .packs import open_rules


@click.command(name="simulate")
@options.game
@options.overlays
@options.players
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="How many games.")
@options.seed
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    metavar="J",
    help="How many processes share the work; the result is the same.",
)
@options.form
@click.pass_context
def command(
    ctx: click.Context,
    game_name: str,
    expansions: tuple[str, ...],
    variants: tuple[str, ...],
    players: int | None,
    games: int,
    seed: int | None,
    jobs: int,
    form: str,
) -> None:
    """Play many games of GAME between bots that choose at random, and sum them up.

    Do they end, who wins, where do points come from, what is used, how quick is it?
    """
    from ..interpreter.runtime.simulate import Spec, simulate

    rules = open_rules(game_name, players, expansions, variants)
    spec = Spec(str(rules.pack.folder), rules.players, expansions, variants)
    if sys.stderr.isatty():
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console(err=True), transient=True) as bar:
            task = bar.add_task("games", total=games)
            result = simulate(spec, games, seed or 0, jobs, lambda done: bar.advance(task, done), rules)
    else:
        result = simulate(spec, games, seed or 0, jobs, None, rules)
    if form == "json":
        print_json(result)
    else:
        _print(result)
    if result["finished"] < result["games"]:
        ctx.exit(MISTAKES)


def _print(result: dict[str, Any]) -> None:
    out = console()
    out.print(
        f"{result['game']}, {result['players']} players: {count_of(result['games'], 'game')}, "
        f"{result['finished']:,} finished",
        style="bold",
    )
    out.print(
        f"{result['decisions']:,} decisions in {result['seconds']:.1f} s, "
        f"{result['microseconds_per_decision']} microseconds each"
    )
    out.print(f"digest {result['digest']}", soft_wrap=True)
    sizes = table("per game", "least", "middle", "95 %", "most", numbers=("least", "middle", "95 %", "most"))
    for what, spread in result["per_game"].items():
        sizes.add_row(what, *(f"{spread[key]:g}" for key in ("min", "median", "p95", "max")))
    out.print(sizes)
    if result["ends"]:
        out.print("Ended by: " + ", ".join(f"{cause or 'itself'} {n}" for cause, n in result["ends"].items()))
    seats = table(
        "seat", "wins", "share", "95 % interval", "mean score", numbers=("seat", "wins", "share", "mean score")
    )
    for seat in result["seats"]:
        low, high = seat["interval"]
        seats.add_row(
            str(seat["seat"]),
            f"{seat['wins']:g}",
            f"{100 * seat['win_rate']:.1f} %",
            f"{100 * low:.1f} to {100 * high:.1f} %",
            f"{seat['mean_score']:.1f}",
        )
    out.print(seats)
    heads = [f"seat {seat['seat']}" for seat in result["seats"]]
    points = table("points from", *heads, numbers=heads)
    for source in result["seats"][0]["points_by_source"] if result["seats"] else ():
        points.add_row(
            source.replace("_", " "), *(f"{seat['points_by_source'][source]:.1f}" for seat in result["seats"])
        )
    out.print(points)
    never = [
        f"{path}: {option}" for path, options_ in result["used"].items() for option, n in options_.items() if not n
    ]
    out.print("Never taken: " + (", ".join(never) or "nothing; every alternative was used"))
    for failure in result["failed"][:10]:
        out.print(f"Not finished: game {failure['game']} (seed {failure['seed']}): {failure['why']}", style="red")
