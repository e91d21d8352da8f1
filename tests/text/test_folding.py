"""A choice and what is done with it are one instruction, but never where that would say something else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from runtime.tiny import tiny
from spielwerk.cli.main import cli
from spielwerk.interpreter.phrases.fallbacks import Folded, Mention
from spielwerk.interpreter.phrases.words import Plain, Say
from spielwerk.interpreter.prose.speaking.bundles import Speech
from spielwerk.interpreter.prose.whole_games.said_names import words

PACK: dict[str, Any] = {
    "kinds": {
        "site": {"has": {"worth": "number"}},
        "card": {"start": "deck", "has": {"cost": "number"}},
        "spot": {"has": {"near": "list of spot"}},
    },
    "sites": {"mill": {"worth": 1}, "farm": {"worth": 3}, "inn": {"worth": 2}},
    "cards": {"ace": {"cost": 1}, "king": {"cost": 2}, "queen": {"cost": 3}},
    "spots": {"first": {"near": ["middle"]}, "middle": {"near": ["last"]}, "last": {"near": []}},
    "layouts": {"map": {"of": "spot", "linked by": "near"}},
    "pieces": {"pawn": {"of": "player", "start": {"stock": 4}, "lies on": ["stock", "site"]}},
    "zones": {
        "stock": {"of": "player"},
        "deck": {"holds": "card", "form": "stack", "seen by": "all"},
        "market": {"holds": "card", "form": "row", "slots": 2},
        "hand": {"of": "player", "holds": "card", "seen by": "owner"},
        "bed": {"of": "spot", "holds": "card", "limit": 1},
    },
}
SITE = "choose a site where worth of it at least 2"
FOLDED = [
    ([SITE, "move 1 pawn from your stock to that site"], "from your stock to a site whose worth is at least 2."),
    (["choose a card in market", "move that card to your hand"], "Move a card from the market to your hand."),
    (
        ["choose a card in your hand", "move that card to market"],
        "Move a card of your choice from your hand to the market.",
    ),
    (
        ["choose a site with your pawn as old", "choose another site", "move 1 pawn from that old to that site"],
        "Move 1 pawn from a site to another site.",
    ),
    (
        [
            "choose a spot with a card as old",
            "choose a spot next to that old",
            "move card of that old to bed of that spot",
        ],
        "Move a card to the bed of a neighbouring spot.",
    ),
    (
        {"choose up to 2 different sites": "move 1 pawn from your stock to that site"},
        "Choose up to 2 different sites and move 1 pawn from your stock to each of them.",
    ),
    (
        {"choose one": ["move 1 pawn from your stock to mill", "move 1 pawn from farm to mill"]},
        "Move 1 pawn from your stock or from Farm to Mill.",
    ),
    (
        [
            "choose a card in market",
            {"choose one": ["move that card to the top of deck", "move that card to the bottom of deck"]},
        ],
        "Move a card from the market to the deck, on top or at the bottom.",
    ),
]
APART = [
    # the thing is used twice: in one instruction, or again later
    (["choose a site", "move 1 pawn from your stock to that site", "gain (worth of that site) coins"], "to that site"),
    ([SITE, "move (worth of that site) pawns from your stock to that site"], "to that site"),
    # something happens in between
    (["choose a site", "pay 1 coin", "move 1 pawn from your stock to that site"], "to that site"),
    # it is not sure that it is done
    (["choose a site", {"you may": "move 1 pawn from your stock to that site"}], "to that site"),
    (["choose a site", {"if your coins at least 2": "move 1 pawn from your stock to that site"}], "to that site"),
    (["choose a site", {"repeat 2 times": "move 1 pawn from your stock to that site"}], "to that site"),
    # of a stack one would take the top card
    (["choose a card in deck", "move that card to your hand"], "move that card to your hand"),
    # the other choice depends on it otherwise than by being next to it or another one
    (
        [
            "choose a site as origin",
            "choose a site where worth of it at least worth of that origin",
            "move 1 pawn from that origin to that site",
        ],
        "from that origin to the chosen site",
    ),
    # what is printed on the thing is spoken of, not the thing
    (["choose a site", "gain (worth of that site) coins"], "the worth of that site"),
    # alternatives that differ in more than where it comes from
    ({"choose one": ["move 1 pawn from your stock to mill", "move 2 pawns from farm to mill"]}, ", or move 2 pawns"),
    ({"choose one": ["move 1 pawn from your stock to mill", "move 1 pawn from farm to inn"]}, ", or move 1 pawn"),
]


def told(folder: Path, body: Any) -> str:
    return words(tiny(folder, **PACK | {"rules": {"deed": body, "act": {"choose one": ["nothing", "deed"]}}}), "deed")


@pytest.mark.parametrize(("body", "text"), FOLDED)
def test_a_choice_is_told_by_what_is_done_with_it(tmp_path: Path, body: Any, text: str) -> None:
    assert text in told(tmp_path, body)


@pytest.mark.parametrize(("body", "text"), APART)
def test_a_choice_stays_one_where_more_hangs_on_it(tmp_path: Path, body: Any, text: str) -> None:
    said = told(tmp_path, body)
    assert text in said and "hoose" in said or text.startswith(", or")


@pytest.mark.parametrize(
    ("one", "text"),
    [
        (Say("gain", what=Mention(Plain("a card"))), "gain a card"),
        (Say("nothing"), "apart"),  # words that do not name the thing
        (Say("swap", first=Mention(Plain("a card")), second=Mention(Plain("a card"))), "apart"),  # or name it twice
        (Say("no_such_message", what=Mention(Plain("a card"))), "apart"),
        (Say("take-from", what=Mention(Plain("a card, which is red,")), who=Plain("the other player")), "apart"),
    ],
)
def test_a_language_that_does_not_name_the_thing_once_tells_both(one: Say, text: str) -> None:
    assert Speech("en", ("core",)).phrase(Folded(one, Plain("apart"), 1)) == text


def test_one_alternative_does_not_speak_of_what_another_has_found(tmp_path: Path) -> None:
    """Also where it was tried first to say all of them in one sentence."""
    found = [{"find a card in your hand": f"gain (cost of that card{more}) coins"} for more in ("", " + 1")]
    body = [{"if deck is 0": "gain 1 coin"}, {"if your hand is 0": "gain 1 gem"}]
    tiny(tmp_path, **PACK | {"rules": {"act": {"choose one": [body, *found]}}})
    text = CliRunner().invoke(cli, ["text", str(tmp_path / "tiny"), "act"]).output
    assert text.count("that card") == 2 and "chosen" not in text
