"""What is said follows from what rules mean, not from how their lines happen to read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, tiny
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model.walk import place_name
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.texts.all_texts import Whole
from spielwerk.interpreter.prose.texts.card_texts import Cards
from spielwerk.interpreter.prose.why.whynot import WhyNot

DATA = Path(__file__).parents[1] / "data"
PACK: dict[str, Any] = {
    "kinds": {"site": {"has": {"worth": "number", "colour": ["red", "blue"]}}},
    "sites": {
        "mill": {"worth": 1, "colour": "red"},
        "farm": {"worth": 3, "colour": "blue"},
        "inn": {"worth": 2, "colour": "red"},
    },
    "define": {"a site is taken": "worth of it at least 2"},
}


def rules(folder: Path, body: Any) -> Rules:
    options = {"rest": "nothing", "look": body}
    return tiny(folder, **PACK | {"rules": {"act": {"choose one": options}}})


def test_a_word_of_a_game_is_no_reason_of_ours(tmp_path: Path) -> None:
    """A game may define a word that we have for a reason, too: `taken`."""
    match = choose(rules(tmp_path, ["choose a taken site", "gain 1 coin"]).start(1), "look")
    why = WhyNot(Prompts(match.rules, "en"), match, 0)
    reason, meaning = why.answer(why.meant("mill")[0]).lines
    assert "taken site" in reason and "is less than 2" in meaning


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (["pay 2 coins", "gain 1 gem", "pay 2 coins"], "1 coin missing (needed in all: 4 coins, available: 3)"),
        (["pay 4 coins", "gain 1 gem"], "1 coin missing"),
        (["pay 1 coin"] * 4, "1 coin missing (needed in all: 4 coins, available: 3)"),
    ],
)
def test_where_each_payment_could_be_made_but_not_all_it_is_told_what_they_come_to(
    tmp_path: Path, body: list[str], told: str
) -> None:
    match = rules(tmp_path, body).start(1)
    why = WhyNot(Prompts(match.rules, "en"), match, 0)
    assert why.answer(why.meant("look")[0]).lines == [told]


@pytest.mark.parametrize("query", ["a red site", "a site where colour of it is red"])
def test_a_printed_value_is_said_alike_however_it_is_asked_for(tmp_path: Path, query: str) -> None:
    whole = Whole(rules(tmp_path, [f"choose {query}", "gain 1 coin"]).machine.program.game, "en")
    (text,) = whole.find("act")
    assert "or choose a red site, then gain 1 coin." in whole.write(text).lines[0]


def test_a_place_has_one_name() -> None:
    """Checking and compiling ask for it; one of them was at a loss where no kind is known."""
    nothing = ir.Type("thing")
    assert place_name(ir.Place(thing=ir.LocalRef(nothing, ir.Local("here", nothing)))) == ""
    modules = (Path(__file__).parents[2] / "interpreter").rglob("*.py")
    assert sum("def place_name(" in path.read_text(encoding="utf-8") for path in modules) == 1


def test_a_text_is_told_in_one_language(tmp_path: Path) -> None:
    """What a game has no words for is said in the source language, and the lines around it, too."""
    body = {"choose one": [["choose a red site", "gain 1 coin"], "nothing", "gain 2 coins", "lose 1 coin"]}
    whole = Whole(rules(tmp_path, body).machine.program.game, "de")
    (text,) = whole.find("act")
    written = whole.write(text)
    assert written.languages == ["en"] and written.lines[0] == "Choose one:"


#: a pack in which much is said that nobody has written words for
BAZAAR: dict[str, Any] = {
    "kinds": {
        "stall": {},
        "charm": {"start": "deck", "has": {"worth": "number", "deed": "effect", "abilities": "abilities"}},
    },
    "stalls": {"east": {}, "west": {}},
    "pieces": {"boat": {"of": "player", "start": {"home": 5}, "lies on": ["home", "stall"]}},
    "zones": {
        "home": {"of": "player"},
        "deck": {"holds": "charm", "form": "stack", "seen by": "nobody"},
        "charms": {"of": "player", "holds": "charm", "in play": True},
    },
    "charms": {
        "steps": {
            "worth": 1,
            "deed": {"by your boats on stalls": {1: "gain 1 coin", 3: "gain 2 coins"}},
            "abilities": [
                {"whenever players move a boat to a stall": "gain 1 coin"},
                {"once per round, whenever you gain coins": "gain 1 coin"},
                {"at final scoring": "gain (worth of that charm) coins"},
            ],
        },
        "fork": {
            "worth": 1,
            "deed": [
                "choose an opponent with 2 coins",
                "that opponent loses 1 coin",
                {"if your coins at least 3": "gain 1 coin", "otherwise": "lose 1 coin"},
            ],
        },
        "sprig": {"copies with worth": [1, 2, 2], "deed": "nothing"},
        "trade": {"worth": 1, "deed": "swap your charms with charms of the player on your left"},
    },
    "rules": {
        "act": {"choose one": {"rest": "nothing", "put": "move 1 boat from your home to east", "play": "play_one"}},
        "play_one": [
            {"find a charm in deck": "move that charm to your charms"},
            {"find a charm in your charms": {"you may": "do deed of that charm"}},
        ],
    },
}


def test_cards_nobody_has_written_words_for_say_what_they_do(tmp_path: Path) -> None:
    """How many at least, of whom, which of several levels, what `otherwise` belongs to: all of it is told, and once."""
    cards = Cards(tiny(tmp_path, **BAZAAR).machine.program.game, "en")
    assert cards.card("steps").lines[1:] == [
        "Deed: if you have at least 3 boats on stalls, gain 2 coins; otherwise if you have a boat on a stall, "
        "gain 1 coin.",
        "Whenever any player places a boat on a stall, gain 1 coin.",
        "Once per round, when you gain coins, gain 1 additional coin.",
        "At the final scoring, gain as many coins as the worth of this charm.",
    ]
    assert cards.card("fork").lines[1:] == [
        "Deed:",
        "  Choose an opponent with at least 2 coins.",
        "  That player loses 1 coin.",
        "  If you have at least 3 coins, gain 1 coin; otherwise lose 1 coin.",
    ]
    assert cards.card("sprig").lines == ["Worth: 1 (×1) and 2 (×2)."]
    assert cards.card("trade").lines[1:] == [
        "Deed: swap everything from your charms with everything from the charms of the player on your left.",
    ]


def test_what_lies_in_none_of_several_places_is_told_so(tmp_path: Path) -> None:
    """A word that stands for one of two places: where a thing does not lie, and not where it would have to."""
    zones = {"row": {"holds": "card"}, "hand": {"of": "player", "holds": "card"}, "gone": {"holds": "card"}}
    sections: dict[str, Any] = {
        "kinds": {"card": {"start": "row"}},
        "cards": {"ace": {}, "king": {}, "ten": {}},
        "zones": zones,
        "define": {"a card is near": "it is in row or it is in your hand"},
        "setup": {"lay": "move ten to gone"},
        "rules": {"act": {"choose one": {"rest": "nothing", "look": ["choose a near card", "gain 1 coin"]}}},
    }
    match = choose(tiny(tmp_path, **sections).start(1), "look")
    why = WhyNot(Prompts(match.rules, "en"), match, 0)
    assert why.answer(why.meant("ten")[0]).lines == [
        "You can only choose a near card",
        "– This card does not lie in the row or in your hand",
    ]


def test_an_alternative_of_several_steps_is_not_run_into_the_next(tmp_path: Path) -> None:
    options = [["gain 1 coin", "choose a red site"], "lose 1 coin", "nothing"]
    whole = Whole(tiny(tmp_path, **PACK | {"rules": {"act": {"choose one": options}}}).machine.program.game, "en")
    (text,) = whole.find("act")
    assert whole.write(text).lines == [
        "Choose one:",
        "  - Gain 1 coin, then choose a red site.",
        "  - Lose 1 coin.",
        "  - Nothing happens.",
    ]


def told(pack: str, id: str, language: str = "en") -> list[str]:
    """The lines of a rule of a game that has no words of its own."""
    whole = Whole(load(DATA / pack).machine.program.game, language)
    return [line.strip(" -") for text in whole.find(id) for line in whole.write(text).lines]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The game ends at once when exactly 1 player is left."),
        ("de", "Das Spiel endet sofort, sobald genau 1 Spieler übrig ist."),
    ],
)
def test_players_who_can_leave_are_counted_as_those_left(language: str, said: str) -> None:
    """That there is one player would be another thing."""
    assert said in told("last_one", "last", language)


def test_the_condition_of_one_alternative_is_not_heard_as_that_of_all() -> None:
    assert "Only if the bid is at most 8, gain 1 bid." in told("cups", "bid_or_doubt")


def test_a_piece_of_which_everybody_has_one_is_called_by_its_name_in_a_game_without_words() -> None:
    assert "If your fox is on a tree:" in told("grove", "walk_fox")
