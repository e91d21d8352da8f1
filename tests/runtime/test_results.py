"""What a game came to: who has won, by what; that nobody has; and what nobody took, and why."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import tiny, write
from spielwerk.interpreter import load
from spielwerk.interpreter.display.rulebook import Book
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import Rules
from spielwerk.interpreter.prose.whole_games.editions import open_edition
from spielwerk.interpreter.study.arena import arena
from spielwerk.interpreter.study.scenarios import run_scenarios
from spielwerk.interpreter.study.simulate import Spec, play_out, simulate


def played(rules: Rules, seed: int = 1) -> Match:
    match = rules.start(seed)
    play_out(match, random.Random(seed).random, [])
    return match


# ---- by what it was won
def test_the_least_of_something_is_a_total_too(tmp_path: Path) -> None:
    rules = tiny(tmp_path, winner=["least coin"])
    result = played(rules).result()
    assert result.points == [*played(rules).view(0)["counters"]["coin"].values()] and min(result.points) >= 3
    assert result.points[result.winners[0]] == min(result.points)
    series = simulate(Spec.of(rules), 20, rules=rules)
    for seat in series["seats"]:
        assert (
            seat["mean_score"] == pytest.approx(3 + seat["points_by_source"]["act"], abs=0.002)
            and seat["mean_score"] > 3
        )


def test_what_decides_first_is_the_total(tmp_path: Path) -> None:
    rules = tiny(tmp_path, winner=["least coin", "most point"])
    assert rules.score is not None and rules.score.name == "coin"


def test_a_total_can_be_reckoned_and_is_known_when_the_game_is_over(tmp_path: Path) -> None:
    for how, pick in (("most", max), ("least", min)):
        rules = tiny(tmp_path / how, define={"wealth": "your coins * 2 + 1"}, winner=[f"{how} wealth"])
        assert rules.start(1).view(0)["points"] == {"player_1": None, "player_2": None}
        match = played(rules)
        result = match.result()
        assert result.points == [2 * coins + 1 for coins in match.view(0)["counters"]["coin"].values()]
        assert [*match.view(1)["points"].values()] == result.points
        assert result.points[result.winners[0]] == pick(result.points)


# ---- that nobody has won
def test_all_can_lose(tmp_path: Path) -> None:
    rules = tiny(tmp_path, winner=["most coin", "only if your coins at least 99", "shared"])
    result = played(rules).result()
    assert result.winners == [] and sorted(result.ranking) == [0, 1]
    series = simulate(Spec.of(rules), 10, rules=rules)
    assert (series["lost_by_all"], series["shared_wins"]) == (10, 0)
    assert [seat["wins"] for seat in series["seats"]] == [0, 0]
    contest = arena(Spec.of(rules), ["random", "greedy:1"], 2, rules=rules)
    assert (contest["lost_by_all"], contest["shared_wins"], contest["bots"][0]["wins"]) == (2, 0, 0)


def test_who_may_not_win_stands_behind_those_who_may(tmp_path: Path) -> None:
    rules = tiny(tmp_path, winner=["least coin", "only if your coins at least 4"])
    match = rules.start(1)
    while not match.over:
        decision = match.decisions()[0]
        match.choose("earn" if decision.player == 1 else "rest")
    assert match.result().winners == [1] and match.result().ranking == [1, 0]


@pytest.mark.parametrize(
    ("teams", "points", "places", "ranking"),
    [
        ({4: [[1, 3], [2, 4]]}, [5, 4, 1, 2], [1, 3, 1, 3], [0, 2, 1, 3]),
        ({4: [[1, 3], [2, 4]]}, [1, 2, 4, 3], [1, 3, 1, 3], [2, 0, 3, 1]),
        ({4: [[1], [2, 3], [4]]}, [5, 1, 3, 2], [1, 2, 2, 4], [0, 2, 1, 3]),
        ({}, [1, 3, 3, 1], [3, 1, 1, 3], [1, 2, 0, 3]),
    ],
    ids="pairs weaker_first three_sides ties".split(),
)
def test_partners_and_who_is_tied_share_a_place(
    tmp_path: Path, teams: dict[int, Any], points: list[int], places: list[int], ranking: list[int]
) -> None:
    more = {"teams": teams} if teams else {}
    rules = load(str(write(tmp_path, players=[4], winner=["most coin", "shared"], **more)))
    match = played(rules)
    first = rules.layout.counters["coin"]
    match.state[first : first + 4] = points
    result = match.result()
    assert (result.places, result.ranking) == (places, ranking)


def test_winning_together_and_losing_together_are_told_apart(tmp_path: Path) -> None:
    pack = write(tmp_path, winner=["only if there is no player where coins of it at most 3", "shared"])
    (pack / "scenarios").mkdir()
    (pack / "scenarios" / "ends.yaml").write_text(
        """\
scenarios:
  all_win:
    players: 2
    given: [{ann: set your coins to 9}, {ben: set your coins to 9}]
    play: [{play on until: over}]
    then: [{winner: [ann, ben]}]
  all_lose:
    players: 2
    play: [{ann: rest}, {ben: rest}, {ann: rest}, {ben: rest}, {ann: rest}, {ben: rest}]
    then: [{over: yes}, {winner: nobody}]
""",
        encoding="utf-8",
    )
    assert [(r.name, str(r.message or "")) for r in run_scenarios(str(pack))] == [("all_win", ""), ("all_lose", "")]


def test_the_rulebook_says_what_must_hold_of_who_wins(tmp_path: Path) -> None:
    pack = write(tmp_path, winner=["most coin", "only if your coins at least 4", "shared"])
    assert "You win only if you have at least 4" in Book(open_edition(str(pack)), "en").page()


# ---- what nobody took
def test_what_was_never_offered_is_not_what_nobody_wanted(tmp_path: Path) -> None:
    """Who can do one thing only does it without being asked: that was done, though nobody took it."""
    act = {
        "choose one": {
            "rest": "nothing",
            "buy": "pay 99 coins",
            "sell": "gain 1 coin",
        }
    }
    serve = {"choose one": {"wash": "gain 1 gem", "bribe": "pay 99 gems"}}
    sections: dict[str, Any] = {"flow": {"turn": ["act", "serve"]}, "rules": {"act": act, "serve": serve}}
    rules = tiny(tmp_path, **sections)
    found = simulate(Spec.of(rules), 5, rules=rules)
    assert found["untaken"] == {"act": {"buy": "never"}, "serve": {"bribe": "never", "wash": "alone"}}
    assert found["used"]["serve"] == {"wash": 0, "bribe": 0}


def test_what_was_offered_and_not_taken_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = tiny(tmp_path)

    class Lazy(random.Random):
        def random(self) -> float:
            return 0.0

    monkeypatch.setattr("spielwerk.interpreter.study.simulate.random.Random", Lazy)
    found = simulate(Spec.of(rules), 2, rules=rules)
    assert found["untaken"] == {"act": {"earn": "offered"}}


def test_play_goes_on_until_the_turn_of_a_player_not_until_they_decide_in_another(tmp_path: Path) -> None:
    asked = ["choose an opponent", "that opponent answers_it"]
    answer = {"choose one": {"pay_up": "lose 1 coin", "laugh": "nothing"}}
    pack = write(tmp_path, rules={"act": {"choose one": {"rest": "nothing", "ask": asked}}, "answer_it": answer})
    (pack / "scenarios").mkdir()
    text = """\
scenarios:
  goes_on:
    players: 2
    play: [{ann: ask}, {play on until: act of ben}]
    then: [{step: act}, {turn: ben}]
"""
    (pack / "scenarios" / "turns.yaml").write_text(text, encoding="utf-8")
    assert [result.message for result in run_scenarios(str(pack))] == [None]
