"""What answers a payment: what was paid, by whom, however it was put."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, counters, tiny
from spielwerk.interpreter import Match, Rules
from spielwerk.interpreter.study.why import why_not

CARDS = {
    "counters": {"coin": {"start": 3}, "gem": {"start": 3}},
    "kinds": {"card": {"start": "deck", "has": {"cost": "amounts"}}},
    "cards": {"ace": {"cost": "1 coin"}, "king": {"cost": "1 gem"}},
    "zones": {"deck": {"holds": "card"}},
}
#: a line, what is chosen in it, and how often a coin is paid
PAID = [
    ("pay 1 coin", [], 1),
    ("pay 1 gem", [], 0),
    ("pay 1 coin or 1 gem", ["1 coin"], 1),
    ("pay 1 coin or 1 gem", ["1 gem"], 0),
    ("pay 1 coin and 1 gem", [], 1),
    ("pay cost of ace", [], 1),
    ("pay cost of king", [], 0),
    ("pay (your gems) coins", [], 1),
    ("pay (your points) coins", [], 0),
    ("pay all point and (your points) coins", [], 0),
    ({"pay 2 with": ["1 coin", "1 gem"]}, ["1 coin", "1 coin"], 2),
    ({"pay 2 with": ["1 coin", "1 gem"]}, ["1 coin", "1 gem"], 1),
    ({"pay 2 with": ["1 coin", "1 gem"]}, ["1 gem", "1 gem"], 0),
]


def listening(folder: Path, line: Any, answer: Any) -> Rules:
    return tiny(
        folder,
        **CARDS,
        rules={"act": {"choose one": {"rest": "nothing", "go": line, "spend": "pay 1 coin"}}},
        always={"till": [{"whenever you pay coin": answer}]},
    )


def play(match: Match, chosen: list[str]) -> list[int]:
    """Takes `go` and what is chosen in it, and every answer that is offered; who was asked whether to take one."""
    match.choose("go")
    asked, left = [], list(chosen)
    while "rest" not in (options := [option.id for option in match.decisions()[0].options]):
        if "yes" in options:
            asked.append(match.decisions()[0].player)
        match.choose("yes" if "yes" in options else left.pop(0))
    return asked


@pytest.mark.parametrize(("line", "chosen", "coins"), PAID)
def test_each_coin_that_is_paid_is_answered(tmp_path: Path, line: Any, chosen: list[str], coins: int) -> None:
    match = listening(tmp_path, line, "gain 1 point").start(1)
    assert play(match, chosen) == [] and match.points() == [coins, 0]


@pytest.mark.parametrize(("line", "chosen", "coins"), PAID)
def test_who_pays_is_asked_about_the_answer(tmp_path: Path, line: Any, chosen: list[str], coins: int) -> None:
    match = listening(tmp_path, line, {"you may": "gain 1 point"}).start(1)
    assert play(match, chosen) == [0] * coins and match.points() == [coins, 0]


def test_an_offer_that_was_chosen_is_not_asked_about_again(tmp_path: Path) -> None:
    """A rule that is only an offer is an alternative like one written there; where it is called it is asked."""
    sell, act = {"pay 2 coins": "gain 1 point"}, {"choose one": ["sell", "rest"]}
    both = {"act": act, "sell": sell, "rest": "nothing"}
    match = tiny(tmp_path / "a", rules=both).start(1)
    assert counters(choose(match, "sell"), "point") == [1, 0]
    again = tiny(tmp_path / "b", rules=both, counters={"coin": {"of": "player", "start": 1}}).start(1)
    assert again.over, "nobody can pay, so that nobody is asked"
    mixed = {"act": [act, "sell"], "sell": sell, "rest": "nothing"}
    rich = {"coin": {"of": "player", "start": 5}}
    asked = choose(tiny(tmp_path / "c", rules=mixed, counters=rich).start(1), "sell")
    assert [o.id for o in asked.decisions()[0].options] == ["yes", "no"] and counters(asked, "point") == [1, 0]
    assert counters(choose(asked, "yes"), "point") == [2, 0]


def test_who_cannot_pay_is_told_so_and_nothing_of_the_choice_behind_it(tmp_path: Path) -> None:
    bribe = ["pay 4 coins", "choose an opponent", "that opponent gains 1 coin"]
    rules = tiny(tmp_path, rules={"act": {"choose one": {"rest": "nothing", "bribe": bribe}}})
    assert [(f.text, f.lack) for f in why_not(rules.start(1), 0, "bribe")] == [("pay 4 coins", 1)]
