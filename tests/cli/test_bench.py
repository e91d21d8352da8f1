"""`bench` measures what it says: its parts add up, each game is loaded afresh, and what never ends is told."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from spielwerk.interpreter.diagnostics.problems import Refused
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.study import bench
from spielwerk.interpreter.study.simulate import Spec

Run = Callable[..., Result]


def test_a_game_is_measured(run: Run, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LOADS", 1)
    (pack / "random.py").write_text("raise SystemExit('files where one stands are not run')", encoding="utf-8")
    monkeypatch.chdir(pack)
    result = run("bench", ".", "--players", "2", "--seconds", "0.05", "--format", "json", "--lang", "pl")
    assert result.exit_code == 0 and result.stderr == ""
    found = json.loads(result.stdout)
    assert found["seconds"] == 0.05 and found["machine"]["processors"] == os.cpu_count()
    (game,) = found["games"]
    assert (game["game"], game["players"], game["unfinished"]) == ("small", 2, 0)
    times, loads = game["microseconds"], game["load_seconds"]
    assert list(times) == ["decision", "run", "options", "clone"] and times["decision"] > 0 <= min(times.values())
    assert times["run"] + times["options"] == pytest.approx(times["decision"], abs=0.02)
    assert game["decisions_per_second"] == pytest.approx(1e6 / times["decision"], rel=0.01)
    assert 1 < game["decisions"] / game["games"] < 100
    dearest = game["choices"]
    shares = [one["share"] for one in dearest]
    assert {one["choice"] for one in dearest} >= {"choice"} and sum(shares) == pytest.approx(1, abs=0.01)
    assert shares == sorted(shares, reverse=True)
    assert loads["cold"] > 0 and loads["warm"] > 0 and 10 < game["peak_memory_mb"] < 1000


def test_figures_are_shown_in_the_language(run: Run, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def figures(spec: Spec, seconds: float, engine: str) -> dict[str, Any]:
        measured = bench.measure(spec.load(), seconds, engine=engine)
        return {**measured, "unfinished": 1, "peak_memory_mb": None, "load_seconds": {"cold": 1.25, "warm": 0.25}}

    monkeypatch.setattr(bench, "bench", figures)
    result = run("bench", str(pack), "--seconds", "0.01", "--lang", "pl")
    assert result.exit_code == 1 and "nieukończone partie: 1 z" in result.output
    assert "mikrosekundy na decyzję" in result.output and "0,25" in result.output
    assert max(map(len, result.output.splitlines())) <= 80


def test_either_engine_is_measured_or_both(pack: Path) -> None:
    rules = load(str(pack), 2)
    found = {engine: bench.measure(rules, 0.01, engine=engine) for engine in ("python", "wasm", "auto")}
    assert "wasm" not in found["python"] and found["python"]["microseconds"]["decision"] > 0
    assert "microseconds" not in found["wasm"] and "choices" not in found["wasm"]
    for one in (found["wasm"]["wasm"], found["auto"]["wasm"]):
        assert one["games"] > 0 == one["unfinished"] and 1 < one["decisions"] / one["games"] < 100
        assert one["microseconds"]["decision"] > 0 < min(one["load_seconds"].values())
    assert found["auto"]["microseconds"].keys() == found["python"]["microseconds"].keys()


def test_what_has_no_webassembly_is_refused_as_that_alone(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.interpreter.plan.wasm.printer.MOST_FUNCTIONS", 0)
    (pack / "game.yaml").write_text((pack / "game.yaml").read_text() + "# not in the cache\n")
    rules = load(str(pack), 2)
    assert "wasm" not in bench.measure(rules, 0.01, engine="auto")
    with pytest.raises(Refused, match="cannot be run as WebAssembly"):
        bench.measure(rules, 0.01, engine="wasm")


def test_figures_of_webassembly_alone_are_shown(run: Run, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def child(spec: Spec, cache: str, seconds: float, engine: str) -> dict[str, Any]:
        return {**bench.measure(spec.load(), seconds or 0.01, engine=engine), "load": 1.5, "peak_memory_mb": 70.0}

    monkeypatch.setattr(bench, "_in_a_process", child)
    result = run("bench", str(pack), "--seconds", "0.01", "--engine", "wasm")
    assert result.exit_code == 0 and "microseconds per decision, WebAssembly" in result.output
    assert "listing the options" not in result.output and "choice" not in result.output


def test_games_that_do_not_end_are_told(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.interpreter.study.simulate.play_out.__defaults__", (5,))
    monkeypatch.setattr(bench, "MOST_DECISIONS", 5)
    found = bench.measure(load(str(pack), 2), 0.01)
    assert found["unfinished"] == found["games"] > 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--players", "9"), "there is no game for 9 players"),
        (("yokohma",), "did you mean `yokohama`?"),
        (("--seconds", "0"), "0.0 is not in the range"),
        (("--seconds", "long"), "'long' is not a"),
    ],
)
def test_wrong_usage(run: Run, args: tuple[str, ...], said: str) -> None:
    result = run("bench", *args)
    assert result.exit_code == 2 and said in result.stderr


def test_mistakes_are_told_before_anything_is_measured(run: Run, broken: Path) -> None:
    result = run("bench", str(broken))
    assert result.exit_code == 1 and "unknown-key" in result.stderr and result.stdout == ""


def test_questions_are_counted(run: Run, pack: Path) -> None:
    result = run("bench", str(pack), "--questions", "--games", "2", "--format", "json")
    assert result.exit_code == 0
    (game,) = json.loads(result.stdout)["games"]
    assert game["unit"] == "turn" and [row["games"] for row in game["players"]] == [2] * len(game["players"])
    together = game["together"]
    assert 0 < together["average"] <= together["most"] == max(row["most"] for row in game["players"])
    shown = run("bench", str(pack), "--questions", "--games", "1", "--players", "2", "--lang", "pl").output
    assert "pytania do człowieka w turze" in shown and "razem" in shown
