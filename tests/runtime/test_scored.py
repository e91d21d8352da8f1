"""What would be scored now, as one player can know it; and why something is not offered that only a trial rules out."""

from __future__ import annotations

import pytest
from spielwerk.interpreter import Rules, why_not
from spielwerk.interpreter.engine.projected_scores import scored_now
from support.written import written

VEILED = """\
game: veiled
players: [2]
counters:
  point: {of: player}
  gem: {of: player, start: 1}
kinds:
  card: {start: deck, has: {worth: number}}
zones:
  deck: {holds: card, form: stack, seen by: nobody}
  hand: {of: player, holds: card, seen by: owner}
cards:
  low: {copies: 4, worth: 1}
  high: {copies: 4, worth: 5}
setup:
  mix: shuffle deck
  dealt: {as each player: deal 1 card from deck to your hand}
flow:
  round: {as each player: turn}
  turn: choice
rules:
  choice:
    choose one:
      rest: gain 1 point
      wait: gain 2 points
      lend: [gain 1 gem, pay 3 gems, gain 9 points]
end:
  done: {when: there is a player where points of it at least 30, after: {rounds: 0}}
scoring:
  hands: {as each player: gain (total worth of cards in your hand) points}
winner: [most point]
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    return written(tmp_path_factory.mktemp("veiled"), VEILED)


def test_hidden_cards_of_others_are_not_known(rules: Rules) -> None:
    match = rules.start(1)
    match.choose("wait")
    (card,) = match.view(0)["zones"]["hand"]["player_1"]
    worth = {"low": 1, "high": 5}[card.partition("_")[0]]
    mine, theirs = scored_now(match, 0)
    assert mine.sources["hands"] == worth and mine.points == 2 + worth
    assert theirs.sources["hands"] is None and theirs.points is None
    assert match.view(0)["points"] == {"player_1": 2, "player_2": 0}, "nothing has been scored"


def test_it_is_not_taken_for_known_because_a_few_guesses_agree(rules: Rules) -> None:
    assert {scored_now(rules.start(seed), 0)[1].points for seed in range(30)} == {None}


def test_what_only_a_trial_rules_out_names_what_may_fail(rules: Rules) -> None:
    match = rules.start(1)
    assert [option.id for option in match.decisions()[0].options] == ["rest", "wait"]
    assert "trial" in {choice.way for choice in rules.machine.program.choices.values()}
    assert [reason.text for reason in why_not(match, 0, "lend")] == ["pay 3 gems"]
