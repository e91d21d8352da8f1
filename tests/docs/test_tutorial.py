"""docs/tutorial.md, step by step as a reader would follow it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from docs.pages import DOCS, TURN, blocks, followed, load, play, problems
from spielwerk.cli.main import cli
from spielwerk.interpreter.prose.whole_games.understood_rules import show
from spielwerk.interpreter.study.scenarios import run_scenarios
from spielwerk.interpreter.study.simulate import Spec, simulate

FOUND = blocks("tutorial.md")


def at(kind: str, name: str = "") -> int:
    """The number of blocks up to and with this one."""
    return next(i + 1 for i, b in enumerate(FOUND) if b.kind == kind and b.name == name)


def test_the_changed_line_is_there() -> None:
    assert [b.name for b in FOUND if TURN in b.text] == ["turn.yaml"] == [b.name for b in FOUND if b.kind == "change"]


@pytest.mark.parametrize("until", [at("file", "turn.yaml"), at("change", "turn.yaml"), at("file", "special.yaml")])
@pytest.mark.parametrize("players", [2, 4])
def test_every_part_can_be_played(tmp_path: Path, until: int, players: int) -> None:
    pack = followed(tmp_path, until)
    assert [p.message for p in problems(pack)] == []
    play(load(str(pack), players), 1)


def test_the_rules_have_less_than_60_lines(tmp_path: Path) -> None:
    files = [p for p in followed(tmp_path).glob("*.yaml") if p.name != "view.yaml"]
    assert sum(len(p.read_text().splitlines()) for p in files) < 60


def test_the_table_is_drawn_as_the_page_says(tmp_path: Path) -> None:
    shown = load(str(followed(tmp_path)), 2).shown_by
    assert shown.signs == {"picker": ("☻", "P")} and [board.of for board in shown.boards] == ["bush"]


def test_the_mistake_is_refused(tmp_path: Path) -> None:
    wrong = next(b for b in FOUND if b.kind == "refused")
    assert wrong.name in [p.code for p in problems(followed(tmp_path, None, {"wrong.yaml": wrong.text}))]


@pytest.mark.parametrize("expansions", [(), ("bees",)])
def test_fifty_games_finish(tmp_path: Path, expansions: tuple[str, ...]) -> None:
    pack = followed(tmp_path)
    assert [p.message for p in problems(pack, expansions)] == []
    result = simulate(Spec(str(pack), 3, expansions), games=50, seed=1)
    assert result["finished"] == result["games"] == 50


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expansions", [(), ("bees",)])
def test_the_oracle_agrees(tmp_path: Path, players: int, expansions: tuple[str, ...]) -> None:
    rules = load(str(followed(tmp_path)), players, expansions)
    for seed in range(3):
        play(rules, seed)


def test_the_scenarios_hold(tmp_path: Path) -> None:
    results = run_scenarios(str(followed(tmp_path)))
    assert len(results) == 2 and [(r.name, r.message) for r in results if not r.ok] == []


def test_show_says_what_the_page_promises(tmp_path: Path) -> None:
    text = show(load(str(followed(tmp_path)), 2), "cook")
    assert "pay cost of that recipe" in text and "Choose a recipe in the recipe row." in text


def commands() -> list[str]:
    return re.findall(r"^\$ spielwerk (.+)$", (DOCS / "tutorial.md").read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("line", commands())
def test_the_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    followed(tmp_path)
    monkeypatch.chdir(tmp_path)
    words = line.replace("--games 1000", "--games 10").split()
    more = ["--human", "0", "--seed", "1"] if words[0] == "play" else []  # nobody is there to answer
    result = CliRunner().invoke(cli, [*words, *more])
    assert result.exit_code == 0, result.output
