"""What the tests of the command line share: a way to call it, and a small pack with and without mistakes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from spielwerk.cli.main import cli
from support.built import rules_made_once as rules_made_once

Run = Callable[..., Result]

SMALL = """\
game: small
players: [2, 3]
counters:
  gem: {of: player, start: 1}
kinds:
  card: {start: deck, has: {worth: number, reward: effect}}
zones:
  deck: {holds: card, form: stack, seen by: nobody}
  hand: {of: player, holds: card, seen by: owner}
cards:
  source: known
  ruby: {copies: 3, worth: 2, reward: gain 2 gems}
  opal: {copies: 3, worth: 1, reward: gain 1 gem, source: reconstructed}
setup:
  mix: shuffle deck
flow:
  round: {as each player: turn}
  turn: choice
rules:
  choice:
    choose one:
      draw: deal 1 card from deck to your hand
      play: {choose a card in your hand: [do reward of that card, move that card to deck]}
      dig: gain 1 gem
end:
  rich: {when: there is a player where gems of it at least 9, after: {rounds: 0}}
winner: [most gem, most total worth of cards in your hand]
variants:
  long: {parameters: {}, description: nothing else happens}
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests look for words of the source language, wherever they run; those of languages say which they want."""
    for variable in ("LC_MESSAGES", "LANG", "SPIELWERK_TRANSLATIONS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def run() -> Run:
    """Calls the command as a pipe would: no terminal on either side."""

    def call(*args: str, input: str | None = None, env: dict[str, str] | None = None) -> Result:
        return CliRunner().invoke(cli, list(args), input=input, env=env, prog_name="spielwerk")

    return call


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "small"
    folder.mkdir()
    (folder / "game.yaml").write_text(SMALL, encoding="utf-8")
    return folder


@pytest.fixture
def broken(pack: Path) -> Path:
    """Two mistakes in one file."""
    text = SMALL.replace("dig: gain 1 gem", "dig: gain 1 gme").replace("reward: gain 2 gems", "rewrd: gain 2 gems")
    (pack / "game.yaml").write_text(text, encoding="utf-8")
    return pack
