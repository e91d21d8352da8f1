"""Things that belong to things, in words: sentences, prompts, labels (tests/data/grove)."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.texts.labels import Labels
from spielwerk.interpreter.prose.whole_games.said_names import words

GROVE = Path(__file__).parents[1] / "data" / "grove"


@pytest.fixture(scope="module")
def rules() -> Rules:
    return load(str(GROVE), 2)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("peer", "For each pond of this tree: gain 1 coin."),
        ("peer", "1 coin per nut in the crown of a tree of a pond of this tree"),
        ("peer", "tree with one of your nests connected to this tree (itself included)"),
        ("peer", "For each tree without a nut (taste: Sweet): gain 1 coin."),
        ("peer", "For each pond with 2 trees: gain 1 coin."),
        ("act", "Pay 2 identical or 3 different nuts to gain 3 coins."),
        ("act", "nuts in the crown of a tree of Tarn cover its recipe but for at most 1"),
        ("act", "Put 1 haste on each cat of yours."),
        ("swap_shelf", "Swap a nut (taste: Sweet) in your nuts with a nut in the shelf."),
        ("pounce", "Remove 1 haste from that cat."),
        ("guard", "they pay 1 coin to you"),
        ("feast", "2 Salty and 1 Sour"),
        ("paths", "Printed on the board."),
    ],
)
def test_rules_are_told_in_sentences(rules: Rules, name: str, sentence: str) -> None:
    assert sentence in words(rules, name)


def test_things_of_players_are_told_apart(rules: Rules) -> None:
    """The number stands with the name: beside a player it would read like another player."""
    labels, cats = Labels(rules, "en"), [thing.index for thing in rules.words.kinds["cat"].things]
    assert [labels.thing(cat) for cat in cats] == [f"Tabby {n} (Player {seat})" for seat in (1, 2) for n in (1, 2)]
    assert [labels.thing(cat, mine=True) for cat in cats] == ["Tabby 1", "Tabby 2"] * 2


def test_what_is_paid_is_asked_for_sort_by_sort(rules: Rules) -> None:
    prompts = Prompts(rules, "en")
    asked = {choice.text: prompts.prompt(pc) for pc, choice in prompts.choices.items() if choice.kind == "things"}
    assert asked["pay 1 nut"].endswith("choose a nut to pay")
    nut = rules.words.thing_names["hazel_2"]
    assert prompts.sort(nut) == "Hazel (Sour)"
    # a rule asks which are big, so that it matters which of them is paid
    assert [prompts.sort(rules.words.thing_names[f"pecan_{n}"]) for n in (2, 3)] == ["Pecan", "Pecan (big)"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "all chessmen of theirs from"),
        ("de", "alle Figuren dieses Spielers von"),
        ("pl", "wszystkie jego bierki z"),
    ],
)
def test_whose_pieces_are_moved_is_told(language: str, told: str) -> None:
    assert told in words(load("chess"), "take", language)
