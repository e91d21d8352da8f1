"""How long a person waits for a command: each runs in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter

from spielwerk.interpreter.diagnostics.folders import CACHE_VARIABLE
from spielwerk.interpreter.packs.locations import own_rules

#: what is edited: a figure on a card, another one each time
FILE, FIGURE = "technologies.yaml", "whenever you fulfil an order: gain 2 points"


def seconds(*args: str, cache: Path | None = None) -> float:
    """Of the processor: on a quiet machine the clock says the same, and on any other it says nothing."""
    start = getrusage(RUSAGE_CHILDREN)
    run(*args, cache=cache)
    end = getrusage(RUSAGE_CHILDREN)
    return end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime


def run(*args: str, cache: Path | None = None) -> None:
    # a program that is installed has its bytecode
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if cache is not None:
        environment[CACHE_VARIABLE] = str(cache)
    subprocess.run(
        [sys.executable, "-m", "spielwerk.cli", *args], env=environment, stdout=subprocess.DEVNULL, check=True
    )


@contextmanager
def folder() -> Iterator[Path]:
    with TemporaryDirectory(prefix="spielwerk-compare-") as name:
        yield Path(name)


def help_page(rounds: int) -> list[float]:
    return [seconds("--help") for _ in range(rounds)]


def check_cold(rounds: int) -> list[float]:
    with folder() as caches:
        return [seconds("check", "yokohama", cache=caches / str(n)) for n in range(rounds)]


def check_warm(rounds: int) -> list[float]:
    with folder() as cache:
        seconds("check", "yokohama", cache=cache)
        return [seconds("check", "yokohama", cache=cache) for _ in range(rounds)]


def check_edited(rounds: int) -> list[float]:
    found = []
    with folder() as place:
        game = place / "yokohama"
        shutil.copytree(own_rules() / "yokohama", game)
        text = (game / FILE).read_text(encoding="utf-8")
        assert FIGURE in text
        seconds("check", str(game), cache=place / "cache")
        for n in range(rounds):
            edited = text.replace(FIGURE, FIGURE.replace("2", str(3 + n)), 1)
            (game / FILE).write_text(edited, encoding="utf-8")
            found.append(seconds("check", str(game), cache=place / "cache"))
    return found


def series(game: str, players: int, games: int, jobs: int) -> float:
    """By the clock."""
    start = perf_counter()
    run("simulate", game, "--players", str(players), "--games", str(games), "--jobs", str(jobs), "--engine", "python")
    return perf_counter() - start
