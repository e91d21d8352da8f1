"""`spielwerk bench`: how quick is a game, and where does its time go?"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from . import options
from .help import Command, option
from .output import MISTAKES, console, print_json, print_problems, refuse, table
from .packs import open_rules
from .stopping import without_cursor
from .words import number, say

if TYPE_CHECKING:
    from ..interpreter.engine.rules import Rules

#: so many games stand side by side in a terminal of 80 columns
SIDE_BY_SIDE = 3
#: of one game, so many choices are shown: those that take most of the time
DEAREST = 10


@click.command(name="bench", cls=Command, help="help-bench")
@options.any_game
@options.overlays
@options.players
@option(
    "--seconds",
    type=click.FloatRange(0, 3600, min_open=True),
    default=3.0,
    show_default=True,
    metavar="S",
    help="help-bench-seconds",
)
@options.engine("help-bench-engine")
@option("--questions", is_flag=True, help="help-bench-questions")
@option("--games", type=click.IntRange(1), default=10, show_default=True, metavar="N", help="help-bench-games")
@option("--count", type=click.IntRange(1, 99), metavar="DEPTH", help="help-bench-count")
@option("--from", "scenario", metavar="SCENARIO", help="help-bench-from")
@option("--divide", is_flag=True, help="help-bench-divide")
@options.form
@click.pass_context
def command(
    ctx: click.Context,
    game_name: str | None,
    expansions: tuple[str, ...],
    variants: tuple[str, ...],
    players: int | None,
    seconds: float,
    engine: str,
    questions: bool,
    games: int,
    count: int | None,
    scenario: str | None,
    divide: bool,
    form: str,
) -> None:
    from ..interpreter.study.bench import bench, machine
    from ..interpreter.study.simulate import Spec

    if game_name is None and (count is not None or expansions or variants):
        raise click.UsageError(say("cli-bench-one-game"))
    opened = _opened(game_name, players, expansions, variants)
    if count is not None:
        _ways(ctx, opened[0], count, scenario or "", divide, form)
        return
    if scenario is not None or divide:
        raise click.UsageError(say("cli-bench-only-count"))
    if questions:
        _questions(ctx, opened, players, games, form)
        return
    found = []
    for rules in opened:
        with _telling(rules.name):
            found.append(bench(Spec.of(rules), seconds, engine))
    result = {"machine": machine(), "seconds": seconds, "games": found}
    if form == "json":
        print_json(result)
    else:
        _print(result)
    if any(_unfinished(game)[0] for game in found):
        ctx.exit(MISTAKES)


def _questions(ctx: click.Context, opened: list[Rules], players: int | None, games: int, form: str) -> None:
    """How often people are asked, by number of players and all in all."""
    from ..interpreter.prose.whole_games.about import glance
    from ..interpreter.study.questions import count, told
    from ..interpreter.study.simulate import Spec

    found: list[dict[str, Any]] = []
    for name, spec in ((rules.name, Spec.of(rules)) for rules in opened):
        counts = [players] if players is not None else glance(Path(spec.game))[0]
        with _telling(name):
            tallies = [count(replace(spec, players=n).load(), games) for n in counts]
        by_players = [{"players": tally.players, **told([tally])} for tally in tallies]
        found.append({"game": name, "unit": tallies[0].unit, "players": by_players, "together": told(tallies)})
    if form == "json":
        print_json({"games": found})
    else:
        for game in found:
            _print_questions(game)
    if any(game["together"]["unfinished"] for game in found):
        ctx.exit(MISTAKES)


def _ways(ctx: click.Context, rules: Rules, depth: int, scenario: str, divide: bool, form: str) -> None:
    """How many ways there are to play the next turns, depth by depth, or by what is done in the first of them."""
    from ..interpreter.diagnostics.problems import Mistakes
    from ..interpreter.study.counting import Counting, counted_from

    try:
        rules, state = counted_from(rules, scenario)
    except Mistakes as mistakes:
        ctx.exit(print_problems(mistakes.problems, rules.pack.sources))
    counting = Counting(rules)
    with _telling(rules.name):
        if divide:
            found = counting.divided(state, depth)
        else:
            found = {str(turns): counting.ways(state, turns) for turns in range(1, depth + 1)}
    if form == "json":
        print_json({"game": rules.name, "depth": depth, "ways": found, "total": sum(found.values())})
        return
    heads = [say("cli-bench-first-turn" if divide else "cli-bench-turns"), say("cli-bench-ways")]
    shown = table(*heads, numbers=heads[1:] if divide else heads)
    for what, ways in found.items():
        shown.add_row(what, number(ways, 0))
    if divide:
        shown.add_row(say("cli-bench-together"), number(sum(found.values()), 0))
    console().print(shown)


def _print_questions(game: dict[str, Any]) -> None:
    heads = [say(f"cli-bench-{head}") for head in ("players", "played", f"{game['unit']}s", "average", "most")]
    shown = table(*heads, numbers=heads, title=say("cli-bench-questions", game=game["game"], unit=game["unit"]))
    rows = [(str(row["players"]), row) for row in game["players"]]
    for who, row in [*rows, (say("cli-bench-together"), game["together"])]:
        shown.add_row(who, str(row["games"]), str(row["units"]), number(row["average"], 2), str(row["most"]))
    console().print(shown)
    left = game["together"]["unfinished"]
    if left:
        told = say("cli-bench-unfinished", game=game["game"], n=left, all=game["together"]["games"])
        console().print(told, style="red")


def _opened(
    game_name: str | None, players: int | None, expansions: tuple[str, ...], variants: tuple[str, ...]
) -> list[Rules]:
    """What to measure: one game, or all that so many can play. Mistakes are told before anything is measured."""
    from ..interpreter.packs.locations import list_packs
    from ..interpreter.prose.whole_games.about import glance

    if game_name is not None:
        names = [game_name]
    else:
        names = [str(f) for f in list_packs().values() if players is None or players in glance(f)[0]]
        if not names:
            refuse(say("cli-bench-nothing", n=players or 0))
    return [open_rules(name, players, expansions, variants) for name in names]


@contextmanager
def _telling(name: str) -> Iterator[None]:
    """A line that says what is going on, where somebody waits for it."""
    if not sys.stderr.isatty():
        yield
        return
    with without_cursor(), console(err=True).status(say("cli-bench-now", game=name)):
        yield


def _print(result: dict[str, Any]) -> None:
    out, games = console(), result["games"]
    for first in range(0, len(games), SIDE_BY_SIDE):
        side = games[first : first + SIDE_BY_SIDE]
        names = [game["game"] for game in side]
        shown = table("", *names, numbers=names)
        for what, values in _rows(side).items():
            shown.add_row(say(f"cli-bench-{what}"), *values)
        out.print(shown)
    for game in games:
        unfinished, played = _unfinished(game)
        if unfinished:
            out.print(say("cli-bench-unfinished", game=game["game"], n=unfinished, all=played), style="red")
    if len(games) == 1 and "choices" in games[0]:
        _print_choices(games[0]["choices"][:DEAREST])
    on = result["machine"]
    out.print(say("cli-bench-machine", python=on["python"], system=on["system"], n=on["processors"]))


def _unfinished(game: dict[str, Any]) -> tuple[int, int]:
    """How many games did not end, of how many; by whichever engine."""
    played = [part for part in (game, game.get("wasm", {})) if "games" in part]
    return sum(part["unfinished"] for part in played), sum(part["games"] for part in played)


def _print_choices(choices: list[dict[str, Any]]) -> None:
    """Where one would begin to make a game quicker."""
    heads = [say(f"cli-bench-{head}") for head in ("choice", "per-game", "each", "share")]
    shown = table(*heads, numbers=heads[1:])
    for choice in choices:
        figures = number(choice["per_game"], 1), number(choice["microseconds"], 1), number(100 * choice["share"], 1)
        shown.add_row(choice["choice"], *figures)
    console().print(shown)


def _rows(games: list[dict[str, Any]]) -> dict[str, list[str]]:
    """The figures of games side by side; a figure that no game has is left out."""
    figures: dict[str, tuple[int, Callable[[dict[str, Any]], float | None]]] = {
        "players": (0, lambda game: game["players"]),
        "decisions": (0, lambda game: game["decisions_per_second"]),
        "games": (1, lambda game: game["games_per_second"]),
        "decision": (2, lambda game: game["microseconds"]["decision"]),
        "run": (2, lambda game: game["microseconds"]["run"]),
        "options": (2, lambda game: game["microseconds"]["options"]),
        "clone": (2, lambda game: game["microseconds"]["clone"]),
        "wasm": (3, lambda game: game["wasm"]["microseconds"]["decision"]),
        "wasm-games": (1, lambda game: game["wasm"]["games_per_second"]),
        "memory": (0, lambda game: game["peak_memory_mb"]),
        "cold": (2, lambda game: game["load_seconds"]["cold"]),
        "warm": (2, lambda game: game["load_seconds"]["warm"]),
        "wasm-cold": (2, lambda game: game["wasm"]["load_seconds"]["cold"]),
        "wasm-warm": (2, lambda game: game["wasm"]["load_seconds"]["warm"]),
    }
    rows: dict[str, list[str]] = {}
    for what, (places, figure) in figures.items():
        found = [_figure(game, figure) for game in games]
        if any(value is not None for value in found) or what == "memory":
            rows[what] = ["-" if value is None else number(value, places) for value in found]
    return rows


def _figure(game: dict[str, Any], figure: Callable[[dict[str, Any]], float | None]) -> float | None:
    try:
        return figure(game)
    except KeyError:  # not measured with this engine
        return None
