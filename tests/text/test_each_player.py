"""What each player does is told of each of them, and whose something is can be seen in the sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import tiny
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.prose.all_texts import Whole


def text(rules: Rules, language: str, name: str) -> str:
    whole = Whole(rules.machine.program.game, language)
    return " ".join(line for found in whole.find(name) for line in whole.write(found).lines)


@pytest.fixture(scope="module")
def games() -> dict[str, Rules]:
    return {name: load(name, 4) for name in ("yokohama", "yamatai", "smartphone_inc")}


@pytest.mark.parametrize(
    ("game", "language", "name", "part"),
    [
        ("yokohama", "en", "round", "Each player takes a turn."),
        ("yokohama", "de", "round", "Jeder Spieler führt einen Zug aus."),
        ("smartphone_inc", "en", "planning", "Secretly, each player lays a plan."),
        ("smartphone_inc", "pl", "planning", "Każdy gracz w tajemnicy układa arkusze."),
        ("smartphone_inc", "en", "close", "each player moves all their progress markers from that region to"),
        ("smartphone_inc", "pl", "close", "każdy gracz przenosi wszystkie swoje znaczniki postępu"),
        ("smartphone_inc", "de", "close", "nimmt jeder Spieler seine Fortschrittsmarker von dort"),
        ("smartphone_inc", "uk", "close", "кожен гравець переміщує всі свої маркери прогресу"),
        ("smartphone_inc", "de", "tidy_up_board", "- legt alle Verbesserungen aus seinem Plan verdeckt vor sich ab,"),
        ("yamatai", "en", "turns", "The owner of each turn order marker takes a turn with that turn order marker"),
        ("smartphone_inc", "en", "sales", "Each player sells goods (in ascending order of their price; if tied,"),
    ],
)
def test_what_each_player_does_is_told_of_each(
    games: dict[str, Rules], game: str, language: str, name: str, part: str
) -> None:
    assert part in text(games[game], language, name)


def test_what_is_done_to_others_is_not_told_of_them(tmp_path: Path) -> None:
    """Where the one who acts is spoken of too, `you` stays whoever acts."""
    rules: dict[str, Any] = {
        "act": {"choose one": {"rest": "nothing", "tax": "levy", "share": "treat"}},
        "levy": {"each opponent": "they pay 1 coin to you"},
        "treat": {"each opponent": "they gain 1 coin"},
    }
    made = tiny(tmp_path, rules=rules)
    assert "they pay 1 coin to you" in text(made, "en", "levy")
    assert "Each opponent gains 1 coin." in text(made, "en", "treat")


def test_whose_a_place_is_is_said_once(tmp_path: Path) -> None:
    cards: dict[str, Any] = {
        "kinds": {"card": {"start": "heap"}},
        "cards": {"ace": {"copies": 2}},
        "zones": {"hand": {"of": "player", "holds": "card"}, "heap": {"holds": "card"}},
    }
    made = tiny(tmp_path, **cards, rules={"act": "move all cards from hand of the player on your left to heap"})
    assert "from the hand of the player on your left to the heap" in text(made, "en", "act")
