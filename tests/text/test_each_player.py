"""What each player does is told of each of them, and whose something is can be seen in the sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import tiny
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.phrases.telling import RULEBOOK
from spielwerk.interpreter.phrases.words import Noun, Say
from spielwerk.interpreter.prose.speaking.bundles import Speech
from spielwerk.interpreter.prose.speaking.punctuation import tidy
from spielwerk.interpreter.prose.texts.all_texts import Whole
from spielwerk.interpreter.prose.texts.renderer import telling
from spielwerk.interpreter.terms.adjectives import described_phrase


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
        ("smartphone_inc", "pl", "close", "każdy gracz zabiera z niego wszystkie swoje znaczniki postępu"),
        ("smartphone_inc", "de", "close", "nimmt jeder Spieler seine Fortschrittsmarker von dort"),
        ("smartphone_inc", "uk", "close", "кожен гравець переміщує всі свої маркери прогресу"),
        (
            "smartphone_inc",
            "de",
            "tidy_up_board",
            "- legt alle Verbesserungen aus seinem Plan mit der Rückseite nach oben",
        ),
        ("yamatai", "en", "turns", "the owner of each turn order marker takes a turn with it"),
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


MARKET: dict[str, Any] = {
    "parameters": {"purse": 3},
    "always": {"sack": ["your purse is 1 more"]},
    "kinds": {"helper": {"start": "deck", "has": {"value": "number"}}},
    "helpers": {"cook": {"copies": 3, "value": 2}, "smith": {"value": 4}},
    "zones": {"deck": {"holds": "helper"}, "helpers": {"of": "player", "holds": "helper"}},
    "end": {"full": {"when": "there is a player with 3 helpers", "after": "now"}},
    "define": {
        "a helper is good": "value of it at least 4 or it is in your helpers and value of it is 2",
        "a helper is fine": "it is in deck and (value of it is 2 or it is good)",
    },
}


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    ranked = {"by": ["your gems", "least your coins"], "prizes": {1: "gain 1 point"}}
    rules: dict[str, Any] = {
        "tax": {"as each player": {"if your coins at least 3": "lose 1 coin"}},
        "poor": {"as each player": {"if your coins fewer than your gems": "gain 1 coin", "otherwise": "gain 1 gem"}},
        "pay_day": {"as each player": {"each helper in your helpers": "gain (value of that helper) coins"}},
        "keep": {"if your coins fewer than purse": "gain 1 coin"},
        "envy": {"each opponent where coins of it more than your coins": "gain 1 gem"},
        "pick": {"choose one": ["gain 2 coins", "gain 1 gem"]},
        "scan": {"if there is a fine helper": "gain 1 gem"},
        "mix": {"if your coins is 1 or your gems is 1 and your points is 1": "gain 1 gem"},
    }
    act = {"act": {"choose one": {name: name for name in rules}}}
    scoring = {"contest": {"rank players": ranked}}
    folder = tmp_path_factory.mktemp("market")
    return tiny(folder, **MARKET, rules={**rules, **act}, scoring=scoring)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("tax", "Each player loses 1 coin if they have at least 3 coins."),
        ("poor", "Each player, if they have fewer coins than gems, gains 1 coin; otherwise gains 1 gem."),
        ("pay_day", "Each player gains as many coins as the sum of the values of helpers in their helpers."),
        ("keep", "If you have fewer than 3 coins, gain 1 coin."),
        ("envy", "For each opponent with more coins than you: gain 1 gem."),
        ("pick", "Gain 2 coins or 1 gem."),
        ("mix", "If you have exactly 1 coin, or else you have exactly 1 gem and you have exactly 1 point, gain 1 gem."),
        ("full", "The game ends at once when a player has at least 3 helpers."),
        ("contest", "- Ties: whoever has the fewest coins comes first."),
        ("contest", "- If players are still tied, the one who comes first in turn order is ahead."),
    ],
)
def test_what_somebody_has_is_told_of_them(market: Rules, name: str, told: str) -> None:
    assert told in text(market, "en", name)


def test_what_belongs_together_is_heard_in_a_definition(market: Rules) -> None:
    game = market.machine.program.game
    good = next(d for d in game.definitions.values() if d.definition.name == "good")
    assert good.it is not None
    phrase = described_phrase(telling(game, RULEBOOK), "helper", good.value, good.it)
    said = "a helper whose value is at least 4, or a helper that lies in your helpers and whose value is 2"
    assert Speech("en", ("core", "tiny")).phrase(phrase) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "with the lowest production value"),
        ("de", "mit dem niedrigsten Produktionswert"),
        ("pl", "z najmniejszą wartością produkcji"),
        ("uk", "з найменшим показником виробництва"),
        ("cs", "s\N{NO-BREAK SPACE}nejnižší hodnotou výroby"),
    ],
)
def test_a_printed_number_agrees_with_what_is_said_of_it(language: str, said: str) -> None:
    clause = Say("with-utmost", how="lowest", counted="no", named="yes", what=Noun("prop-production"), nth=0)
    assert said in tidy(Speech(language, ("core", "yokohama")).phrase(clause))
