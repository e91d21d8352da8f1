"""`until CONDITION:` and turns that are repeated: an auction that ends when one is left, and its steps in scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import refused, tiny
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.lowering.work import Runaway
from spielwerk.interpreter.study.scenarios import run_scenarios
from spielwerk.interpreter.study.simulate import Spec, simulate
from support.limits import in_time

GAME = """\
game: bids
players: [2, 3]
counters:
  coin: {of: player, start: 4}
  high: {of: game, plural: high}
  out: {of: player}
  prize: {of: player}
flow:
  round: [auction, award, rest]
  auction:
    until (count of players where out of it is 0) at most 1:
      as each player: turn
  turn: {if your out is 0: offer}
  award:
    - each player where out of it is 0: they gain 1 prize
    - as each player: set your out to 0
    - set high to 0
  rest: {repeat naps times: {as each player: nap}}
rules:
  offer:
    choose one:
      raise: {only if your coins more than high: gain 1 high}
      leave: set your out to 1
  nap: {you may: gain 1 coin}
end: {long: {when: round is 3, after: {rounds: 0}}}
winner: [most prize]
parameters: {naps: {2: 2, 3: 1}}
"""
SCENARIOS = """\
scenarios:
  the_last_one_gets_it:
    players: 3
    at: turn of ben
    play:
      - ben: raise
      - cid: leave
      - ann: raise
      - {then: [{step: offer}]}
      - ben: leave
    then: [{ann: your prizes is 1}]
  a_turn_that_is_repeated:
    players: 2
    at: nap of ben
    play: [{ben: 'yes'}, {ann: 'yes'}, {ben: 'no'}]
    then: [{ann: your coins is 5}, {ben: your coins is 5}, {round: 2}]
"""


@pytest.fixture
def bids(tmp_path: Path) -> Path:
    folder = tmp_path / "bids"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "game.yaml").write_text(GAME, encoding="utf-8")
    (folder / "scenarios/a.yaml").write_text(SCENARIOS, encoding="utf-8")
    return folder


def test_turns_in_loops_are_steps_of_scenarios(bids: Path) -> None:
    assert [(r.name, str(r.message or "")) for r in run_scenarios(str(bids))] == [
        ("the_last_one_gets_it", ""),
        ("a_turn_that_is_repeated", ""),
    ]


def test_it_is_looked_at_before_each_time(bids: Path) -> None:
    text = GAME.replace("out: {of: player}", "out: {of: player, start: 1}")
    (bids / "game.yaml").write_text(text, encoding="utf-8")
    match = load(str(bids), 2).start(1)
    assert match.round == 1 and match.decisions()[0].path.endswith("nap"), "nobody bids where all are out"


def test_games_with_it_end(bids: Path) -> None:
    assert simulate(Spec(str(bids), 3), games=30, seed=2)["finished"] == 30


def test_what_never_comes_true_is_stopped(bids: Path) -> None:
    """A condition that what is done could make true, and does not, is no mistake of the rules: the game stops."""
    text = GAME.replace("round: [auction,", "round: [wait, auction,").replace("flow:\n", "flow:\n  wait: {WAIT}\n")
    text = text.replace("{WAIT}", "{until high at least 3: {if high at least 1: gain 1 high}}")
    (bids / "game.yaml").write_text(text, encoding="utf-8")
    with in_time(), pytest.raises(Runaway, match="wait"):
        load(str(bids), 2).start(1)


def test_what_may_go_on_as_long_as_luck_lasts_is_not_followed_behind_the_throw(tmp_path: Path) -> None:
    """Whether an option can be completed is tried up to the next chance: behind it everything is possible."""
    pick: list[Any] = ["choose a die in cup", "move that die to pair"]
    pick.append({"only if (total face of dice in pair) at least 1": "gain 1 coin"})
    again = {"if going is 1": {"choose one": {"stop": "set going to 0", "again": "nothing"}}}
    turns = ["move all dice from pair to cup", "throw all dice in cup"]
    turns += [{"choose one": {"take": pick}, "otherwise": "set going to 0"}, again]
    rules = tiny(
        tmp_path,
        counters={"going": {"of": "game"}},
        kinds={"die": {"faces": 6, "start": "cup", "plural": "dice"}},
        dice={"white": {"copies": 2}},
        zones={"cup": {"holds": "die"}, "pair": {"holds": "die"}},
        rules={"act": ["set going to 1", {"until going is 0": turns}]},
    )
    assert rules.start(1).owed()


DECIDED: dict[str, dict[str, Any]] = {
    "no round is before the first": {"end": {"long": {"when": "round is 0"}}},
    "always": {"end": {"long": {"when": "round at least 1"}}},
    "in one of several tests": {"end": {"long": {"when": "round is 3 or (count of players) at most 0"}}},
    "nobody has more than there is": {
        "counters": {"gem": {"stock": 5}},
        "end": {"long": {"when": "there is a player where gems of it at least 6"}},
        "rules": {"act": [{"until your gems at least 6": "gain 1 gem"}]},
    },
    "a number is never below 0": {"rules": {"act": [{"if your coins at least 0": "gain 1 gem"}]}},
    "a loop that is over before it begins": {"rules": {"act": [{"until your coins at least 0": "gain 1 coin"}]}},
    "one that never is": {"rules": {"act": [{"until (your coins + 1) is 0": "gain 1 coin"}]}},
}


@pytest.mark.parametrize("sections", DECIDED.values(), ids=DECIDED)
def test_what_comes_to_the_same_whatever_happens_is_told(tmp_path: Path, sections: dict[str, Any]) -> None:
    assert {p.code for p in refused(tmp_path, **sections)} == {"decided-beforehand"}


OPEN: dict[str, dict[str, Any]] = {
    "that depends on the number of players": {"rules": {"act": [{"if (count of players) at least 3": "gain 1 gem"}]}},
    "rules may be done while the game is set up": {"rules": {"act": [{"if round is 0": "gain 1 gem"}]}},
    "who may leave is not counted": {
        "rules": {"act": {"choose one": {"go": "leave the game"}}},
        "end": {"long": {"when": "(count of players) is 0 or round is 3"}},
    },
    "who owes": {
        "counters": {"gem": {"below zero": True}},
        "rules": {"act": [{"if your gems fewer than 0": "gain 1 gem"}]},
    },
    "with so many players there is enough": {
        "counters": {"gem": {"stock": {"2": 3, "3": 6}}},
        "end": {"long": {"when": "there is a player where gems of it at least 5"}},
        "rules": {"act": "gain 1 gem"},
    },
}


@pytest.mark.parametrize("sections", OPEN.values(), ids=OPEN)
def test_what_depends_on_the_game_is_not(tmp_path: Path, sections: dict[str, Any]) -> None:
    assert refused(tmp_path, **sections) == []
