"""`at final scoring:` is printed on a card and done for each such card in play; its points have a source."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from runtime.tiny import refused, tiny, with_nouns, write
from spielwerk.cli.main import cli

CARDS: dict[str, Any] = {
    "kinds": {"card": {"start": "deck", "has": {"value": "number", "abilities": "abilities"}}},
    "cards": {
        "tower": {"copies": 3, "value": 4, "abilities": [{"at final scoring": "gain (value of that card) points"}]},
        "well": {"value": 0, "abilities": [{"at final scoring": "gain 1 point per coin"}]},
    },
    "zones": {"deck": {"holds": "card"}, "city": {"of": "player", "holds": "card", "in play": True}},
    "setup": {
        "build": [
            "move tower_1 to city of the start player",
            "move tower_2 to city of the start player",
            "move well to city of the player on the left of the start player",
        ]
    },
    "scoring": {"coins": {"as each player": "gain 1 coin"}},
}


def test_each_card_in_play_brings_its_points(tmp_path: Path) -> None:
    match = tiny(tmp_path, 3, **CARDS).start(1)
    while not match.over:
        match.choose("rest")
    result = match.result()
    assert result.points == [8, 4, 0]  # the coin that the game scores is there by then
    assert [by.get("cards") for by in result.by_source] == [8, 4, 0]


@pytest.mark.parametrize("locale", ["en", "pl", "de", "uk", "cs"])
def test_it_stands_on_the_card(tmp_path: Path, locale: str) -> None:
    cards = {"tower": {"copies": 1, "value": 4, "abilities": [{"at final scoring": "leave the game"}]}}
    pack = write(tmp_path, **CARDS | {"cards": cards, "setup": {"first": "nothing"}})
    with_nouns(pack, locale, "prop-value")
    said = CliRunner().invoke(cli, ["text", str(pack), "tower", "--lang", locale]).output.lower()
    wanted = {
        "en": "at the final scoring, drop out",
        "pl": "przy końcowym podliczaniu punktów",
        "de": "bei der schlusswertung scheidest du aus",
        "uk": "під час підсумкового підрахунку",
        "cs": "při závěrečném bodování",
    }
    assert wanted[locale] in " ".join(said.replace("\xa0", " ").split())


@pytest.mark.parametrize(
    ("body", "code"), [({"you may": "gain 1 point"}, "asking-step"), ("pay 1 coin", "step-can-fail")]
)
def test_it_asks_nobody_and_can_always_be_done(tmp_path: Path, body: Any, code: str) -> None:
    cards = {"tower": {"value": 4, "abilities": [{"at final scoring": body}]}}
    problems = refused(tmp_path, **CARDS | {"cards": cards, "setup": {"first": "nothing"}})
    assert code in [p.code for p in problems]
