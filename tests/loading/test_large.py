"""Large games: card games with thousands of cards are read in time that grows with their files."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter.diagnostics.report import MOST_ALIKE
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.study.check import check

GAME = """\
game: boosters
players: [2]
source: known
counters: {point: {of: player}}
kinds:
  card: {start: deck, has: {value: number, reward: effect}}
zones:
  deck: {holds: card, form: stack, seen by: nobody}
  hand: {of: player, holds: card, seen by: owner}
  table: {of: player, holds: card}
setup: {begin: [shuffle deck, {as each player: deal 5 cards from deck to your hand}]}
flow:
  round: {as each player: turn}
  turn:
    choose a card in your hand: [move that card to your table, do reward of that card]
    otherwise: nothing
end: {late: {when: round is 3, after: now}}
winner: [most point]
cards:
"""


def boosters(folder: Path, entries: int, copies: int = 1, reward: str = "gain 1 point") -> Path:
    card = f"{{copies: {copies}, value: 1, reward: {reward}}}"
    (folder / "game.yaml").write_text(GAME)
    for first in range(0, entries, 9000):  # a file has so many values at most
        rows = "".join(f"  card_{i}: {card}\n" for i in range(first, min(entries, first + 9000)))
        (folder / f"cards_{first}.yaml").write_text("cards:\n" + rows)
    (folder / "game.yaml").write_text(GAME.removesuffix("cards:\n"))
    return folder


def test_nineteen_thousand_cards_are_dealt(tmp_path: Path) -> None:
    rules = load(boosters(tmp_path, 19, 1000), 2)
    match = rules.start(1)
    while not match.over:
        match.choose(match.decisions()[0].options[0].id, match.decisions()[0].player)
    assert match.points() == [2, 2] and len(rules.words.things) == 19_002


def test_the_same_mistake_is_not_shown_a_thousand_times(tmp_path: Path) -> None:
    said = CliRunner().invoke(cli, ["check", str(boosters(tmp_path, 300, reward="gain 1 pint"))]).output
    assert said.count("= hint: did you mean") == MOST_ALIKE and "the same 295 more times" in said


@pytest.mark.soak
def test_twenty_thousand_entries_are_checked(tmp_path: Path) -> None:
    assert check(boosters(tmp_path, 19_900))[1] == []


CROWD = """\
game: crowd
players: [2]
source: known
counters: {point: {of: player}, step: {of: pawn}}
kinds:
  card: {start: deck}
  pawn: {of: player, start: home, has: {abilities: abilities}}
zones:
  deck: {holds: card, form: stack}
  home: {of: player, holds: pawn, in play: yes}
cards:
  ace: {copies: 1000}
  two: {copies: 1000}
pawns:
  scout:
    abilities:
      - once per turn: gain 1 point
flow:
  round: [{as each player: turn}, march]
  turn:
    any number of times:
      choose a card in deck: gain 1 point
  march: {as each pawn from highest step: move_on that pawn}
rules:
  move_on a pawn:
    choose one: [nothing, gain 1 step on that pawn]
end: {late: {when: round is 2, after: now}}
winner: [most point]
"""


def test_things_far_behind_take_turns_and_stand_beside_free_actions(tmp_path: Path) -> None:
    """Beyond the thousandth thing nothing is taken for something else."""
    (tmp_path / "game.yaml").write_text(CROWD)
    match = load(tmp_path, 2).start(1)
    ids = [option.id for option in match.decisions()[0].options]
    assert ids.count("scout") == 1 and len(ids) == 2002
    match.choose("scout", 0)
    assert match.points() == [1, 0]  # not the card of that number
    match.choose("two_1000", 0)
    while not match.over:  # everybody stops, and every pawn takes a step
        decision = match.decisions()[0]
        match.choose(decision.options[-1].id, decision.player)
    first = match.rules.layout.counters["step"]
    assert match.over and match.state[first : first + 2] == [1, 1]
