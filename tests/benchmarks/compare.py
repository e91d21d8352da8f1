"""The table of docs/performance.md: games from rules beside hand-written ones, measured in one run.

    python tests/benchmarks/compare.py [--json] [--write PAGE] [--seconds S] [--rounds R] [PART ...]

Contenders take turns; what stands in the table is the median of the rounds, and the ratio is the median of the ratios
of each round, so that a slow minute of the machine hits both sides. Times are the processor's; only series of several
processes are timed by the clock, and need a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import commands
from boxes import box
from contenders import (
    SMALL,
    Contender,
    as_webassembly,
    catan,
    from_rules,
    from_rules_cloning,
    open_spiel,
    open_spiel_inside,
    positions,
    twin,
)
from spielwerk.interpreter import Match, load
from spielwerk.interpreter.packs.locations import own_rules


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    what: str
    ours: float
    #: microseconds per decision or per clone; seconds
    unit: str = "µs"
    theirs: float | None = None
    ratio: float | None = None
    #: what must be reached: of the ratio where there is one, otherwise of the time
    aim: float | None = None
    #: of the time, although there is a ratio
    timed: bool = False

    @property
    def reached(self) -> bool | None:
        value = self.ours if self.ratio is None or self.timed else self.ratio
        return None if self.aim is None else value <= self.aim


def once(play: Contender, seconds: float) -> float:
    """Whole games for about so long: microseconds per decision. The clock is read once in 1,000 decisions or more."""
    decisions, passed, start = 0, 0.0, process_time()
    while passed < seconds:
        enough = decisions + 1000
        while decisions < enough:
            decisions += play()
        passed = process_time() - start
    return passed * 1e6 / decisions


def take_turns(contenders: list[Contender], seconds: float, rounds: int) -> list[list[float]]:
    """The figures of each contender, round by round."""
    for play in contenders:
        once(play, seconds / 2)  # what is made once is not measured
    figures: list[list[float]] = [[] for _ in contenders]
    for _ in range(rounds):
        for play, found in zip(contenders, figures, strict=True):
            found.append(once(play, seconds))
    return figures


def against(
    what: str, ours: Contender, theirs: Contender | None, aim: float | None, seconds: float, rounds: int
) -> Row:
    if theirs is None:
        (mine,) = take_turns([ours], seconds, rounds)
        return Row(what, median(mine))  # there is nothing to compare it with here
    mine, other = take_turns([ours, theirs], seconds, rounds)
    ratios = [a / b for a, b in zip(mine, other, strict=True)]
    return Row(what, median(mine), "µs", median(other), median(ratios), aim)


# ---- the parts of the table


def twins(seconds: float, rounds: int) -> Iterator[Row]:
    """The small games beside their twins."""
    for name, aim in SMALL.items():
        yield against(f"{name} / twin", from_rules(load(name)), twin(name), aim, seconds, rounds)


def others(seconds: float, rounds: int) -> Iterator[Row]:
    """A large game beside Catan written by hand."""
    rules = load("yokohama", 4)
    yield against("yokohama 4 / catanatron 4", from_rules(rules), catan(4), 0.35, seconds, rounds)
    cloning = from_rules_cloning(rules)
    yield against("the same, a clone per move", cloning, catan(4, clone=True), 0.25, seconds, rounds)


#: the large games: for how many players they are at most, and microseconds per decision at most
LARGE = (("yokohama", 4, 15), ("yamatai", 4, 25), ("smartphone_inc", 5, 25))
#: games of the shelf that are measured with another number of players than two, and their variants
PLAYERS, VARIANTS = {"hearts": 4}, {"draughts": ("international",)}


def classics() -> list[str]:
    large = {name for name, _, _ in LARGE}
    return sorted(path.parent.name for path in own_rules().glob("*/game.yaml") if path.parent.name not in large)


def shelf(seconds: float, rounds: int) -> Iterator[Row]:
    """The classics beside OpenSpiel, where it has them."""
    for name in classics():
        players, theirs = PLAYERS.get(name, 2), open_spiel(name)
        what = f"{name} / OpenSpiel" if theirs is not None else name
        yield against(what, from_rules(load(name, players)), theirs, None, seconds, rounds)
        for variant in VARIANTS.get(name, ()):
            played = from_rules(load(name, players, variants=(variant,)))
            yield against(f"{name}, {variant}", played, None, None, seconds, rounds)


def games(seconds: float, rounds: int) -> Iterator[Row]:
    """The large games."""
    for name, most, aim in LARGE:
        for players in range(2, most + 1):
            (mine,) = take_turns([from_rules(load(name, players))], seconds, rounds)
            yield Row(f"{name} {players}", median(mine), aim=aim)


#: (players, microseconds per decision at most)
NATIVE: dict[str, tuple[int, float | None]] = {
    "tic_tac_toe": (2, 0.1),
    "connect_four": (2, 0.1),
    "nim": (2, 0.1),
    "yokohama": (4, 0.4),
    "yamatai": (4, 0.8),
    "smartphone_inc": (5, 0.8),
}


def native(seconds: float, rounds: int) -> Iterator[Row]:
    """The same rules as WebAssembly and in Python; the aim is one of the time."""
    without_aim = {name: (PLAYERS.get(name, 2), None) for name in classics() if name not in NATIVE}
    for name, (players, aim) in (NATIVE | without_aim).items():
        rules = load(name, players)
        contenders = as_webassembly(rules), from_rules(rules)
        row = against(f"{name} {players}, wasm / python", *contenders, aim, seconds, rounds)
        yield replace(row, timed=True)


def peers(seconds: float, rounds: int) -> Iterator[Row]:
    """As WebAssembly beside hand-written games of others: whole games in one call, where they have such a call."""
    rules = load("yokohama", 4)
    yield against("yokohama 4, wasm / catanatron 4", as_webassembly(rules), catan(4), 1, seconds, rounds)
    for name in ("tic_tac_toe", "connect_four"):
        rules = load(name)
        for what, theirs in (("OpenSpiel", open_spiel(name)), ("OpenSpiel inside", open_spiel_inside(name))):
            yield against(f"{name}, wasm / {what}", as_webassembly(rules), theirs, 1, seconds, rounds)


#: cards in the box; what they answer, in turn
BOXES = (80, 320, 900, 10_000)
ANSWERS = (
    "whenever you gain coin: gain 1 point",
    "whenever you gain gem: gain 2 points",
    "whenever you gain coin: gain 3 points",
)


def boxes(seconds: float, rounds: int) -> Iterator[Row]:
    """A dozen cards in play, of more and more in the box, beside the smallest of these games."""
    with commands.folder() as place:
        small, *large = [load(box(place / str(n), n, ANSWERS, rounds=1000), 2) for n in (20, *BOXES)]
        for what, contender in (("python", from_rules), ("wasm", as_webassembly)):
            for number, rules in zip(BOXES, large, strict=True):
                row = f"box of {number} / 20 cards, {what}"
                yield against(row, contender(rules), contender(small), 1.5, seconds, rounds)


def clones(seconds: float, rounds: int) -> Iterator[Row]:
    """A clone beyond the copy of the list."""
    for name, players in (("yokohama", 4), ("yamatai", 4), ("smartphone_inc", 5)):
        found = positions(load(name, players), 200)
        beyond = [copying(found, lambda m: m.clone(), lambda m: m.state[:]) for _ in range(rounds)]
        yield Row(f"clone of {name} {players} beyond the list", median(beyond), aim=3)


def copying(found: list[Match], clone: Callable[[Match], object], copy: Callable[[Match], object]) -> float:
    spent = []
    for act in (clone, copy):
        start = process_time()
        for _ in range(50):
            for match in found:
                act(match)
        spent.append(process_time() - start)
    return (spent[0] - spent[1]) * 1e6 / (50 * len(found))


def waiting(seconds: float, rounds: int) -> Iterator[Row]:
    """How long a person waits for a command."""
    for what, time, aim in (
        ("spielwerk --help", commands.help_page, 0.2),
        ("check yokohama, for the first time", commands.check_cold, 1.5),
        ("check yokohama, again", commands.check_warm, 0.3),
        ("check yokohama, one file edited", commands.check_edited, 0.6),
    ):
        yield Row(what, median(time(rounds)), "s", aim=aim)


def processes(seconds: float, rounds: int) -> Iterator[Row]:
    """A series played by two processes, and by one. Large enough that the start does not count."""
    for what, game, players, games in (
        ("nim", "nim", 2, int(200_000 * seconds)),
        ("yokohama 4", "yokohama", 4, int(1_000 * seconds)),
    ):
        two, one = [], []
        for _ in range(rounds):
            two.append(commands.series(game, players, games, 2))
            one.append(commands.series(game, players, games, 1))
        ratio = median(a / b for a, b in zip(two, one, strict=True))
        yield Row(f"{what}, {games} games: --jobs 2 / 1", median(two), "s", median(one), ratio, 1 / 1.8)


PARTS = {
    "twins": twins,
    "others": others,
    "shelf": shelf,
    "games": games,
    "native": native,
    "peers": peers,
    "boxes": boxes,
    "clones": clones,
    "waiting": waiting,
    "processes": processes,
}


# ---- showing it

HEAD = [
    f"| {'':<42} |    |    ours |  theirs | ratio |  aim | reached |",
    f"|{'-' * 44}|----|--------:|--------:|------:|-----:|---------|",
]
#: where the table stands in a page
TABLE, END = "<!-- table -->", "<!-- end of table -->"


def machine() -> dict[str, str]:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        lines = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        names = [line.split(":", 1)[1].strip() for line in lines]
        model = f"{len(names)} x {names[0]}" if names else model
    # what others did meanwhile: above 0 at the start, rows timed by the clock say little
    load = f"load {os.getloadavg()[0]:.1f} at the start" if hasattr(os, "getloadavg") else "load unknown"
    python = f"Python {platform.python_version()}"
    return {"date": date.today().isoformat(), "processor": model, "python": python, "load": load}


def figure(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"


def line(row: Row) -> str:
    aim = "" if row.aim is None else f"{row.aim:.2f}".rstrip("0").rstrip(".")
    mark = {None: "", True: "yes", False: "no"}[row.reached]
    times = f"{figure(row.ours):>7} | {figure(row.theirs):>7} | {figure(row.ratio):>5}"
    return f"| {row.what:<42} | {row.unit:<2} | {times} | {aim:>4} | {mark:<7} |"


def page(text: str, lines: list[str]) -> str:
    """The page with this table instead of the one it has."""
    before, rest = text.split(TABLE, 1)
    return "\n".join([before + TABLE, *lines, END + rest.split(END, 1)[1]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all of them if none is named")
    parser.add_argument("--json", action="store_true", help="for tools")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="puts the table into this page")
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time for each contender and round")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    unknown = [part for part in args.parts if part not in PARTS]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}")
    start, rows = perf_counter(), []
    about = machine()
    lines = [", ".join(about.values()), "", *HEAD]
    if not args.json:
        print(*lines, sep="\n", flush=True)
    for part in args.parts or PARTS:
        for row in PARTS[part](args.seconds, args.rounds):
            rows.append(row)
            lines.append(line(row))
            if not args.json:
                print(lines[-1], flush=True)
    if args.json:
        found = {**about, "seconds": round(perf_counter() - start, 1), "rows": [asdict(row) for row in rows]}
        json.dump(found, sys.stdout, indent=2)
        print()
    if args.write:
        args.write.write_text(page(args.write.read_text(encoding="utf-8"), lines), encoding="utf-8")


if __name__ == "__main__":
    main()
