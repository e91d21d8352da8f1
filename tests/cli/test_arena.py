"""`spielwerk arena`: bots against each other, in every language, and what is said when one is called for wrongly."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


def test_a_series_is_summed_up_by_bot(run: Run, pack: Path) -> None:
    result = run("arena", str(pack), "--bot", "1=greedy:1", "--games", "4", "--seed", "2", "--format", "json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["game"], found["players"], found["games"], found["finished"]) == ("small", 2, 4, 4)
    assert [(bot["number"], bot["bot"]) for bot in found["bots"]] == [(1, "greedy:1"), (2, "random")]
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(4)
    for bot in found["bots"]:
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert bot["decisions_per_game"] > 0 and bot["milliseconds_per_decision"] > 0
    assert found["failed"] == []


@pytest.mark.parametrize("players", [2, 3])
def test_the_highest_seat_says_how_many_play(run: Run, pack: Path, players: int) -> None:
    result = run("arena", str(pack), "--bot", f"{players}=random", "--games", "1", "--format", "json")
    assert json.loads(result.stdout)["players"] == players


@pytest.mark.parametrize(
    ("language", "head"), [("en", "mean points"), ("pl", "średni wynik"), ("de", "Siege"), ("uk", "перемоги")]
)
def test_the_table_speaks_every_language(run: Run, pack: Path, language: str, head: str) -> None:
    result = run("arena", str(pack), "--games", "2", "--lang", language)
    assert result.exit_code == 0 and head in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("greedy", "is not SEAT=BOT"),
        ("0=greedy", "is not SEAT=BOT"),
        ("1=", "is not SEAT=BOT"),
        ("9=greedy", "no seat 9"),
        ("1=gredy", "did you mean `greedy`?"),
        ("1=mcts:much", "a number of playouts"),
        ("1=no.such:Bot", "there is no module `no.such`"),
    ],
)
def test_a_wrong_bot_is_wrong_usage(run: Run, pack: Path, bot: str, said: str) -> None:
    result = run("arena", str(pack), "--bot", bot, "--games", "1")
    assert result.exit_code == 2 and said in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr


def test_a_seat_has_one_bot(run: Run, pack: Path) -> None:
    result = run("arena", str(pack), "--bot", "1=greedy", "--bot", "1=random")
    assert result.exit_code == 2 and "seat 1 has two bots" in result.stderr


def test_a_game_that_is_not_finished_is_told_in_the_language_asked_for(
    run: Run, pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "odd_bot.py").write_text("class Odd:\n    def __init__(self, *_):\n        self.choose = str\n")
    monkeypatch.chdir(tmp_path)
    asked = ("arena", str(pack), "--bot", "1=odd_bot:Odd", "--games", "1")
    german, tool = run(*asked, "--lang", "de"), run(*asked, "--format", "json", "--lang", "de")
    assert german.exit_code == tool.exit_code == 1
    assert "was nicht zur Wahl steht" in " ".join(german.stdout.split())
    assert "which is not offered" in json.loads(tool.stdout)["failed"][0]["why"]


CHATTY = """
from spielwerk.interpreter import Bot

class Chatty(Bot):
    def choose(self, seen):
        print("hm")
        return seen.options[0].id
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_bot_prints_is_no_part_of_the_result(pack: Path, tmp_path: Path, jobs: str) -> None:
    (tmp_path / "chatty.py").write_text(CHATTY, encoding="utf-8")
    words = ["arena", str(pack), "--players", "2", "--bot", "1=chatty:Chatty", "--games", "2", "--jobs", jobs]
    call = [sys.executable, "-m", "spielwerk.cli", *words, "--format", "json"]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True)
    assert json.loads(done.stdout)["finished"] == 2 and "hm" in done.stderr


def test_games_that_do_not_end_are_given_up(run: Run, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.interpreter.study.arena.MOST_DECISIONS", 3)
    result = run("arena", str(pack), "--games", "20", "--bot", "1=random", "--bot", "2=random", "--format", "json")
    found = json.loads(result.stdout)
    assert result.exit_code == 1 and found["games"] == len(found["failed"]) == 2 and found["finished"] == 0
