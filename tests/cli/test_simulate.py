"""Series of random games: the same seed gives the same series, whoever plays it and however the hashes fall."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from spielwerk.interpreter import load
from spielwerk.interpreter.engine.operations import below
from spielwerk.interpreter.engine.seeds import seed_of
from spielwerk.interpreter.lowering.layout import CHANCE
from spielwerk.interpreter.study.simulate import spread, wilson

Run = Callable[..., Result]


def series(run: Run, *args: str) -> dict[str, Any]:
    result = run("simulate", *args, "--format", "json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def in_a_process(*args: str, **env: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "spielwerk.cli", "simulate", *args, "--format", "json"],
        capture_output=True, text=True, check=True, env={**os.environ, **env},
    )  # fmt: skip
    assert done.stderr == ""
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_series_is_summed_up(run: Run, pack: Path) -> None:
    found = series(run, str(pack), "--players", "2", "--games", "30", "--seed", "1")
    assert (found["game"], found["players"], found["games"], found["finished"]) == ("small", 2, 30, 30)
    assert found["microseconds_per_decision"] > 0 and found["seconds"] > 0
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(30)
    for seat in found["seats"]:
        low, high = seat["interval"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
        start = 1  # a gem that everybody has from the start came from no rule
        assert sum(seat["points_by_source"].values()) + start == pytest.approx(seat["mean_score"], abs=0.01)
    assert set(found["used"]["choice"]) == {"draw", "play", "dig"}
    assert sum(sum(options.values()) for options in found["used"].values()) == found["decisions"]
    spread_of = found["per_game"]["decisions"]
    assert spread_of["min"] <= spread_of["median"] <= spread_of["p95"] <= spread_of["max"]
    assert found["ends"] == {"rich": 30}
    assert found["failed"] == []


UNOFFERED = {
    "en": "Never offered:",
    "pl": "Nigdy nieproponowane:",
    "de": "Nie angeboten:",
    "uk": "Ніколи не пропонувалося:",
}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Offered, but never taken:\n"),
        ("pl", "Proponowane, ale nigdy niewybrane:\n"),
        ("de", "Angeboten, aber nie gewählt:\n"),
        ("uk", "Пропонувалося, але ніколи не обрано:\n"),
    ],
)
def test_what_nobody_took_is_told_by_names(run: Run, language: str, said: str) -> None:
    args = ("yokohama", "--players", "2", "--games", "1")
    lines = run("simulate", *args, "--lang", language).output.partition(said)[2].splitlines()
    assert lines and [line for line in lines if not line.startswith("  ")] == [UNOFFERED[language]]
    assert max(map(len, lines)) <= 80
    assert not re.search(r"[_/]", " ".join(lines))
    untaken = [
        id for counts in series(run, *args, "--lang", language)["used"].values() for id, n in counts.items() if not n
    ]
    assert "spinning_mill" in untaken  # tools get ids


def test_a_series_is_shown_to_people(run: Run, pack: Path) -> None:
    result = run("simulate", str(pack), "--games", "3")
    assert result.exit_code == 0
    assert "3 games, 3 finished" in result.output and "Ended by: rich (3)" in result.output
    assert "\x1b" not in result.output and result.stderr == ""
    assert max(map(len, result.output.splitlines())) <= 80


def test_the_same_seed_is_the_same_series(run: Run, pack: Path) -> None:
    first, second, other = (series(run, str(pack), "--games", "20", "--seed", seed) for seed in ("1", "1", "2"))
    assert first["digest"] == second["digest"] != other["digest"]
    assert first["used"] == second["used"]


def test_seeds_of_games_and_bots_differ_and_stay() -> None:
    assert len({seed_of(1, game) for game in range(1000)} | {seed_of(1, game, "bots") for game in range(1000)}) == 2000
    assert seed_of(1, 5) == 0x3E28882BD405A262  # on every machine


def test_no_game_of_a_series_draws_what_another_one_draws() -> None:
    """A seed says where on the way of the generator a game begins: games overlap if theirs are near to each other."""
    one, other = load("pig", 2).start(1).state[:], load("pig", 2).start(2).state[:]
    below(one, 6)
    assert one[CHANCE] == other[CHANCE], "side by side one is the other, a draw later"
    begun = sorted(seed_of(seed, game) for seed in (1, 2, 3) for game in range(1000))
    assert min(later - sooner for sooner, later in pairwise(begun)) > 1_000_000


def test_digest_does_not_depend_on_jobs_or_hashes(run: Run) -> None:
    args = ("yokohama", "--players", "2", "--games", "20", "--seed", "1")
    # of this process nobody knows the hashes
    found = [in_a_process(*args, PYTHONHASHSEED="0"), in_a_process(*args, "--jobs", "2", PYTHONHASHSEED="1"),
             series(run, *args)]  # fmt: skip
    assert [f["finished"] for f in found] == [20, 20, 20]
    assert len({f["digest"] for f in found}) == 1
    for f in found:
        del f["seconds"], f["seconds_by_engine"], f["microseconds_per_decision"]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize(
    "args",
    [("--players", "3"), ("--players", "4", "--with", "free_agents", "--with", "achievement_rewards"),
     ("--players", "2", "--variant", "tramway_without_assistant", "--variant", "station_without_assistant")],
)  # fmt: skip
def test_expansions_and_variants_are_played(run: Run, args: tuple[str, ...]) -> None:
    found = series(run, "yokohama", *args, "--games", "2", "--seed", "1")
    assert found["finished"] == 2
    assert len(found["expansions"]) + len(found["variants"]) == len(args) // 2 - 1


def test_a_wrong_number_of_players_is_wrong_usage(run: Run, pack: Path) -> None:
    result = run("simulate", str(pack), "--players", "5")
    assert result.exit_code == 2
    assert "small is for 2 or 3 players, not 5" in result.stderr


def test_games_that_do_not_end_are_reported(run: Run, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.interpreter.study.simulate.play_out.__defaults__", (5,))
    result = run("simulate", str(pack), "--games", "40", "--format", "json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert found["finished"] == 0 and "no end" in found["failed"][0]["why"]
    assert found["games"] == 2 and found["decisions"] == 10  # the others would not end either


def test_intervals_and_spreads() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0 and wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)
    assert spread(Counter(range(1, 101))) == {"min": 1, "median": 50.5, "p95": 95, "max": 100, "mean": 50.5}
