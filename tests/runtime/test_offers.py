"""Rules that are nothing but an offer: who has chosen one is asked no more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, tiny


@pytest.mark.parametrize(
    "rule",
    [
        {"pay 1 coin": "gain 1 point"},
        {"once per turn": {"pay 1 coin": "gain 1 point"}},
        {"only if your coins at least 2": {"pay 1 coin": "gain 1 point"}},
    ],
    ids="plain once only_if".split(),
)
def test_who_has_chosen_an_offer_is_not_asked_again(tmp_path: Path, rule: dict[str, Any]) -> None:
    rules = tiny(tmp_path, rules={"act": {"choose one": ["sell", "rest"]}, "sell": rule, "rest": "nothing"})
    match = choose(rules.start(1), "sell")
    assert match.view(0)["counters"]["point"]["player_1"] == 1


def test_an_offer_that_is_called_elsewhere_too_is_asked_once_in_either_place(tmp_path: Path) -> None:
    rules = tiny(
        tmp_path,
        rules={
            "act": {"choose one": ["sell", "trade"]},
            "trade": ["gain 2 coins", "sell"],
            "sell": {"pay 1 coin": "gain 1 point"},
        },
    )
    assert choose(rules.start(1), "sell").view(0)["counters"]["point"]["player_1"] == 1
    for answer, points in (("yes", 1), ("no", 0)):
        match = choose(rules.start(1), "trade")
        assert [option.id for option in match.decisions()[0].options] == ["yes", "no"]
        assert choose(match, answer).view(0)["counters"]["point"]["player_1"] == points
