"""`spielwerk simulate`: many games between random bots, summed up."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, Any

import click

from . import options
from .help import Command, option
from .output import MISTAKES, bar, console, print_json, table
from .packs import open_rules
from .words import number, prompts, say

if TYPE_CHECKING:
    from ..interpreter.engine.rules import Rules
    from ..interpreter.prose.options.prompts import Prompts


#: by reason, what stands above alternatives nobody took
_UNTAKEN = {"offered": "cli-series-untaken", "never": "cli-series-unoffered"}


@click.command(name="simulate", cls=Command, help="help-simulate")
@options.game
@options.overlays
@options.players
@option("--games", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="help-simulate-games")
@options.seed
@options.jobs("help-simulate-jobs")
@options.engine("help-engine")
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
    cluster: str | None,
    engine: str,
    form: str,
) -> None:
    from ..interpreter.study.simulate import Spec, simulate

    rules = open_rules(game_name, players, expansions, variants, engine)
    spec = Spec.of(rules)
    with options.workers(jobs, cluster) as others, bar(games) as progress:
        result = simulate(spec, games, seed or 0, jobs, progress, rules, engine, others)
    if form == "json":
        print_json(result)
    else:
        _print(rules, result)
    if result["finished"] < result["games"]:
        ctx.exit(MISTAKES)


def _print(rules: Rules, result: dict[str, Any]) -> None:
    out, spoken = console(), prompts(rules)
    counts = {"players": result["players"], "n": result["games"], "finished": result["finished"]}
    out.print(say("cli-series", game=result["game"], **counts), style="bold")
    seconds, each = number(result["seconds"], 1), number(result["microseconds_per_decision"], 1)
    out.print(say("cli-series-speed", n=result["decisions"], seconds=seconds, each=each))
    print_engines(result)
    out.print(say("cli-series-digest", digest=result["digest"]), soft_wrap=True)
    words = {"min": say("cli-series-least"), "median": say("cli-series-middle")}
    spreads = {**words, "p95": "95 %", "max": say("cli-series-most")}
    sizes = table(say("cli-series-per-game"), *spreads.values(), numbers=list(spreads.values()))
    for what, spread in result["per_game"].items():
        sizes.add_row(say(f"cli-series-{what}"), *(_figure(spread[key]) for key in spreads))
    out.print(sizes)
    if result["ends"]:
        ends = [f"{spoken.cause(c) if c else say('cli-series-itself')} ({n})" for c, n in result["ends"].items()]
        out.print(say("cli-series-ends", causes="; ".join(ends)))
    if result["shared_wins"]:
        out.print(say("cli-series-shared", n=result["shared_wins"]))
    if result["lost_by_all"]:
        out.print(say("cli-series-lost", n=result["lost_by_all"]))
    _print_seats(spoken, result["seats"])
    _print_untaken(spoken, result["untaken"])
    for failure in result["failed"][:10]:
        n, seed, why = failure["game"], str(failure["seed"]), failure["why"]
        out.print(say("cli-series-unfinished", n=n, seed=seed, why=why), style="red")


def print_engines(result: dict[str, Any]) -> None:
    """How long which engine has played, if not only Python."""
    seconds = result["seconds_by_engine"]
    if seconds["wasm"]:
        console().print(say("cli-series-engines", **{name: number(took, 1) for name, took in seconds.items()}))


def _print_untaken(spoken: Prompts, untaken: dict[str, dict[str, str]]) -> None:
    """What nobody chose though they could have, and what nobody could choose; what was done unasked was done."""
    out = console()
    lists = {head: spoken.untaken(untaken, why) for why, head in _UNTAKEN.items()}
    if not any(lists.values()):
        out.print(say("cli-series-all-taken"))
    for head, steps in lists.items():
        if steps:
            out.print(say(head))
        for step, labels in steps.items():
            line = say("cli-at", place=step, what=", ".join(labels))
            out.print(fill(line, out.width, initial_indent="  ", subsequent_indent="    "))


def _print_seats(spoken: Prompts, seats: list[dict[str, Any]]) -> None:
    """Who wins how often, and where the points come from, seat by seat."""
    out = console()
    heads = [say(f"cli-series-{head}") for head in ("seat", "wins", "share", "interval", "mean")]
    shown = table(*heads, numbers=[head for i, head in enumerate(heads) if i != 3])
    for seat in seats:
        low, high = (number(100 * bound, 1) for bound in seat["interval"])
        shown.add_row(
            str(seat["seat"]),
            _figure(seat["wins"]),
            f"{number(100 * seat['win_rate'], 1)} %",
            say("cli-series-from-to", low=low, high=high),
            number(seat["mean_score"], 1),
        )
    out.print(shown)
    names = [say("cli-series-seat-number", n=seat["seat"]) for seat in seats]
    points = table(say("cli-score-from"), *names, numbers=names)
    for source in seats[0]["points_by_source"] if seats else ():
        points.add_row(spoken.source(source), *(number(seat["points_by_source"][source], 1) for seat in seats))
    out.print(points)


def _figure(value: float) -> str:
    """As short as it can be."""
    return f"{value:g}".replace(".", say("cli-decimal-mark"))
