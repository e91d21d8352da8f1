"""Installed packages offer games, expansions and languages: found by name, and told where they come from."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter.packs.loading import load_checked
from spielwerk.interpreter.study.check import check

GAME = """\
game: pebbles
players: [2]
source: known
counters: {point: {of: player}}
flow:
  round: {as each player: turn}
  turn: {you may: gain 1 point}
end: {late: {when: round is 3, after: now}}
winner: [most point]
"""
EXPANSION = "expansion: shells\nfor: pebbles\ncounters: {shell: {of: player}}\n"
POINTS = """\
[spielwerk.games]
pebbles = boxed_games.pebbles
[spielwerk.expansions]
shells = boxed_games.shells
[spielwerk.translations]
sk = boxed_games.words
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    files = {
        "boxed_games/__init__.py": "",
        "boxed_games/pebbles/__init__.py": "",
        "boxed_games/pebbles/game.yaml": GAME,
        "boxed_games/shells/__init__.py": "",
        "boxed_games/shells/shells.yaml": EXPANSION,
        "boxed_games/words/__init__.py": "",
        "boxed_games/words/sk/cli.ftl": "cli-head-game = hra\n",
        "boxed_games-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: boxed-games\nVersion: 1.0\n",
        "boxed_games-1.0.dist-info/entry_points.txt": POINTS,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for known in [name for name in sys.modules if name.startswith("boxed_games")]:
        monkeypatch.delitem(sys.modules, known)  # of another test, in another folder
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path / "boxed_games"


def test_a_game_is_found_and_told_where_it_comes_from(installed: Path) -> None:
    assert load_checked("pebbles").folder == installed / "pebbles"
    told = {row["game"]: row for row in json.loads(CliRunner().invoke(cli, ["games", "--format", "json"]).output)}
    assert told["pebbles"]["package"] == "boxed-games" and told["pebbles"]["folder"] == str(installed / "pebbles")
    assert told["yamatai"]["package"] == ""
    assert "package boxed-games" in " ".join(CliRunner().invoke(cli, ["games"]).output.split())


def test_an_expansion_is_found(installed: Path) -> None:
    assert check("pebbles", ("shells",))[1] == []


def test_a_language_is_found(installed: Path) -> None:
    result = CliRunner().invoke(cli, ["games", "--lang", "sk"])
    assert "hra" in result.output.split()


def test_a_later_version_of_the_language_is_refused(installed: Path) -> None:
    (installed / "pebbles" / "game.yaml").write_text(GAME + "language: 9\n")
    assert [p.code for p in check("pebbles")[1]] == ["language-version"]
