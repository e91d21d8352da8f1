"""Where nothing was moved or gained, nobody who listens to it is woken; whether they are asked something or not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import tiny
from spielwerk.interpreter import Rules

PLACES = {
    "counters": {"coin": {"start": 1}, "gem": {"stock": 0}, "zeal": {"of": "player", "plural": "zeal"}},
    "kinds": {"spot": {}},
    "spots": {"oak": {}, "elm": {}},
    "zones": {"home": {"of": "player"}},
    "pieces": {"token": {"of": "player", "start": {"home": 2}, "lies on": ["home", "spot"]}},
}
#: a line, and whether anything happens that is listened to
MOVED = [
    ("move all your tokens from your home to elm", True),
    ("move 1 token from your home to elm", True),
    ("move (your coins) tokens from your home to elm", True),
    ("move all your tokens from oak to elm", False),
    ("move (your zeal) tokens from your home to elm", False),
    ("gain 1 coin", True),
    ("gain (your coins) coins", True),
    ("gain (your zeal) coins", False),
    ("gain 1 gem", False),
]


def listening(folder: Path, line: str, answer: Any) -> Rules:
    heard = {"move": "whenever you move a token to a spot"}
    event = heard.get(line.split()[0], f"whenever you gain {'gem' if 'gem' in line else 'coin'}")
    menu = {"rest": "nothing", "go": line}
    return tiny(folder, **PLACES, rules={"act": {"choose one": menu}}, always={"ear": [{event: answer}]})


@pytest.mark.parametrize(("line", "happens"), MOVED)
@pytest.mark.parametrize("answer", ["gain 1 point", {"you may": "gain 1 point"}], ids=["answers", "asks"])
def test_who_listens_is_woken_if_something_happened(tmp_path: Path, line: str, happens: bool, answer: Any) -> None:
    match = listening(tmp_path, line, answer).start(1)
    match.choose("go")
    asked = [option.id for option in match.decisions()[0].options]
    if isinstance(answer, dict):
        assert ("yes" in asked) is happens
        if happens:
            match.choose("yes")
    assert match.points() == [int(happens), 0]
