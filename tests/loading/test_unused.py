"""`check` tells names that are declared and never spoken of; a misspelt number of a variant is one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import write
from spielwerk.interpreter.study.check import check, unused

SPOKEN_OF: dict[str, Any] = {
    "parameters": {"wage": 1},
    "counters": {"tool": {"of": ["player", "hue"]}},
    "kinds": {"hue": {"is": ["red", "blue"]}, "card": {"start": "deck", "has": {"hue": "hue", "cost": "amounts"}}},
    "cards": {"ace": {"hue": "red", "cost": "2 coins"}},
    "zones": {"deck": {"holds": "card"}},
    "define": {"a card is dear": "hue of it is red"},
    "rules": {
        "act": {
            "choose one": {
                "rest": "gain wage points",
                "earn": {"choose a dear card in deck": ["pay cost of that card", "gain 1 red_tool and 1 gem"]},
            }
        }
    },
    "variants": {"rich": {"description": "wages are high", "parameters": {"wage": 5}}},
}
#: a row that is filled up from the deck
ROW: dict[str, Any] = {
    "deck": {"holds": "card", "form": "stack"},
    "row": {"holds": "card", "form": "row", "slots": 2, "refill": {"from": "deck", "when short": "nothing"}},
}


def told(folder: Path, **more: Any) -> list[tuple[str, str]]:
    pack, problems = check(write(folder, **{**SPOKEN_OF, **more}))
    assert problems == []
    return [(str(p.message), str(p.hint)) for _, found in unused(pack) for p in found]


def test_what_is_spoken_of_is_not_told(tmp_path: Path) -> None:
    assert told(tmp_path) == []


def test_a_row_that_is_refilled_is_not_told(tmp_path: Path) -> None:
    assert told(tmp_path, zones=ROW, setup={"rows": "refill row"}) == []


@pytest.mark.parametrize(
    ("more", "said", "hint"),
    [
        (
            {"variants": {"rich": {"description": "wages are high", "parameters": {"wgae": 5}}}},
            "nothing speaks of `wgae` (a parameter)",
            "did you mean `wage`?",
        ),
        (
            {"kinds": SPOKEN_OF["kinds"] | {"shape": {"is": ["square", "flat"]}}},
            "nothing speaks of `shape` (a kind)",
            "speak of it in a rule, or remove it",
        ),
        (
            {"notes": {"last": "card"}, "checks": {"never": "last is not set"}},
            "nothing ever sets `last`, so it never says anything",
            "write `set last to ...`",
        ),
        (
            {"define": SPOKEN_OF["define"] | {"a card is cheap": "it is not dear"}},
            "nothing speaks of `cheap` (a definition)",
            "speak of it in a rule, or remove it",
        ),
        (
            {"rules": {"act": {"choose one": {"rest": "gain wage points", "earn": "gain 1 red_tool and 1 gem"}}}},
            "nothing speaks of `cost` (a property); nothing speaks of `dear` (a definition)",
            "speak of it in a rule, or remove it",
        ),
        (
            {"zones": ROW},
            "nothing refills `row`, so what stands here never happens",
            "write `refill row`",
        ),
        (
            {"teams": {2: [[1], [2]], 4: [[1, 3], [2, 4]]}},
            "the game is not for 4 players",
            "add 4 to `players:`, or remove this",
        ),
        (
            {"parameters": {"wage": {2: 3, 3: 3, 6: 4}}},
            "the game is not for 6 players",
            "add 6 to `players:`, or remove this",
        ),
        (
            {"cards": {"ace": {"hue": "red", "cost": "2 coins", "copies": {2: 1, 5: 2, "others": 3}}}},
            "the game is not for 5 players",
            "add 5 to `players:`, or remove this",
        ),
    ],
    ids=["variant", "kind", "note", "word", "printed", "row", "teams", "parameter", "copies"],
)
def test_what_nothing_speaks_of_is_told(tmp_path: Path, more: dict[str, Any], said: str, hint: str) -> None:
    found = told(tmp_path, **more)
    assert "; ".join(message for message, _ in found) == said and found[0][1] == hint
