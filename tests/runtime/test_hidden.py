"""What is offered tells whoever chooses nothing they may not see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import refused, tiny

CARDS: dict[str, Any] = {
    "counters": {"mark": {"of": "card"}, "level": {"of": "player", "start": 1}},
    "kinds": {
        "colour": {"is": ["red", "blue"]},
        "card": {
            "start": "deck",
            "has": {"colour": "colour", "value": "number", "cost": "amounts", "wish": "condition"},
        },
        "place": {"numbered": True},
    },
    "places": {"north": {}, "south": {}},
    "cards": {
        "ruby": {"copies": 4, "colour": "red", "value": 3, "cost": "1 coin", "wish": "your coins at least 2"},
        "sky": {
            "copies": 4,
            "colour": "blue",
            "value": 1,
            "cost": "2 coins",
            "wish": "there is a red card in your hand",
        },
    },
    "zones": {
        "deck": {"holds": "card", "form": "stack", "seen by": "nobody"},
        "pile": {"of": "place", "holds": "card", "form": "stack", "seen by": "nobody"},
        "hand": {"of": "player", "holds": "card", "seen by": "owner"},
        "table": {"of": "player", "holds": "card"},
        "waste": {"holds": "card"},
    },
    "parameters": {"bribe of a place": "count of red cards in pile of it"},
    "define": {
        "a player is rosy": "there is a red card in hand of it",
        "redness of a player": "count of red cards in hand of it",
        "luck of a place": "total value of cards in pile of it",
        "top": "the card in deck",
        "my_reds": "count of red cards in your hand",
        "crowd of a player": "count of cards in hand of it",
    },
    "setup": {"deal": ["shuffle deck", {"as each player": "deal 3 cards from deck to your hand"}]},
    "rules": {"rob a player": "gain 1 coin", "discard": {"choose a card in your hand": "move that card to waste"}},
}
#: rules of nobody's: those that are called below are what is looked at
SPARE = {
    "always": {
        "spare": {"also in act": "discard"},
        "robbing": {"also in act": ["choose an opponent", "rob that opponent"]},
    }
}

TELLING = {
    "what is listed by name": [
        "choose an opponent",
        {"choose a card in hand of that opponent": "move that card to waste"},
    ],
    "where": {"choose an opponent where (count of red cards in hand of it) at least 1": "gain 1 coin"},
    "a definition": {"choose a rosy opponent": "gain 1 coin"},
    "a number with a name": {"choose an opponent where redness of it at least 2": "gain 1 coin"},
    "a total": {"choose a place where luck of it at least 4": "gain 1 coin"},
    "the highest": {"choose a place where (highest value of cards in pile of it) at least 2": "gain 1 coin"},
    "a parameter": {"choose a place where bribe of it is 0": "gain 1 coin"},
    "a printed condition": [
        "choose an opponent",
        {"each card in hand of that opponent where value of it is 3": "pay 1 coin"},
    ],
    "the first of a deck": {"choose one": [{"only if value of top is 3": "gain 1 coin"}, "nothing"]},
    "a price": ["choose an opponent", {"find a card in hand of that opponent": "pay cost of that card"}],
    "a guard": ["choose an opponent", {"if there is a red card in hand of that opponent": "pay 1 coin"}],
    "what is gained before it is paid": [
        "choose an opponent",
        "gain (redness of that opponent) coins",
        "pay 2 coins",
    ],
    "a rule that is called": ["choose an opponent", "squeeze that opponent"],
    "what others choose from": {"each opponent": "they choose a card in your hand"},
    "sets": ["choose an opponent", {"sets of cards in hand of that opponent by colour": {1: "pay 1 coin"}}],
    "where things lie": {"choose a card where it is in deck": "gain 1 coin"},
    "what lies on top": {"only if value of the top card of deck is 3": "gain 1 coin"},
    "how often": {
        "up to 2 times": {"choose an opponent where (count of red cards in hand of it) is even": "gain 1 coin"}
    },
}
SILENT = {
    "one's own hand": {"choose a card in your hand where value of it is 3": "move that card to waste"},
    "one's own hand, by a name": {"choose one": [{"only if my_reds at least 1": "gain 1 coin"}, "nothing"]},
    "what one's own card costs": [
        "choose a card in your hand",
        "pay cost of that card",
        "move that card to your table",
    ],
    "what one's own card wishes": {"choose a card in your hand where wish of it holds": "gain 1 coin"},
    "a number that one's own hand has": [
        "choose a number from 1 to 3",
        {"only if there is a card in your hand where value of it is that number": "gain (that number) coins"},
    ],
    "how many there are": {"choose an opponent where (hand of it) at least 1": "gain 1 coin"},
    "how many, by a name": {"choose an opponent where crowd of it at least 2": "gain 1 coin"},
    "how many are left": {"choose one": [{"only if deck at least 3": "gain 1 coin"}, "nothing"]},
    "open cards": {"choose an opponent where (count of red cards in table of it) at least 1": "gain 1 coin"},
    "what comes after": ["choose an opponent", {"if there is a red card in hand of that opponent": "gain 1 coin"}],
    "what lies on top comes after": ["choose a place", {"if value of the top card of deck is 3": "gain 1 coin"}],
    "what is drawn": ["choose a place", "deal 1 card from deck to your hand", "gain (my_reds) coins"],
    "what others give away": {"each opponent where crowd of it at least 1": "they discard"},
    "who is robbed": ["choose an opponent", "rob that opponent"],
}


def act(body: Any) -> dict[str, Any]:
    rules = {"act": {"choose one": {"rest": "nothing", "try": body}}}
    if "squeeze" in str(body):
        rules["squeeze a player"] = {"only if redness of that player at least 1": "gain 1 coin"}
    return {**CARDS, **SPARE, "rules": {**CARDS["rules"], **rules}}


@pytest.mark.parametrize("body", TELLING.values(), ids=TELLING)
def test_options_that_would_tell_something_hidden_are_refused(body: Any, tmp_path: Path) -> None:
    found = refused(tmp_path, **act(body))
    assert {p.code for p in found} == {"hidden-choice"}, [str(p.message) for p in found]
    assert all(p.hint is not None and p.span is not None for p in found)


@pytest.mark.parametrize("body", SILENT.values(), ids=SILENT)
def test_options_may_depend_on_what_whoever_chooses_sees(body: Any, tmp_path: Path) -> None:
    assert [(p.code, str(p.message)) for p in refused(tmp_path, **act(body))] == []


ASKED = {
    "if": {"if my_reds at least 1": {"you may": "gain 1 coin"}},
    "as often as": {"repeat (my_reds) times": {"you may": "gain 1 coin"}},
    "for each": {"each red card in your hand": {"you may": "gain 1 coin"}},
    "find": {"find a card in your hand where value of it is 3": {"you may": "gain 1 coin"}},
    "by levels": {"by my_reds": {1: {"you may": "gain 1 coin"}}},
    "from how many numbers": {"choose a number from 0 to my_reds": "gain (that number) coins"},
}


@pytest.mark.parametrize("body", ASKED.values(), ids=ASKED)
def test_whether_anything_is_asked_may_not_depend_on_something_hidden(body: Any, tmp_path: Path) -> None:
    assert {p.code for p in refused(tmp_path, **act(body))} == {"hidden-question"}
    inside = {"each card in your hand": {"you may": {"only if my_reds at least 1": "gain 1 coin"}}}
    assert refused(tmp_path / "right", **act(inside)) == []


def test_which_of_some_numbers_is_possible_is_not_told_by_the_question(tmp_path: Path) -> None:
    """Whoever has cards of one number alone is asked as all others are."""
    rules = tiny(tmp_path, **act(SILENT["a number that one's own hand has"]))
    asked = set()
    for seed in range(30):
        match = rules.start(seed)
        match.choose("try")
        player, pc, codes = match.owed()[0]
        asked.add((player, *(rules.option_id(pc, code) for code in codes)))
    assert asked == {(0, "1"), (0, "3"), (0, "1", "3")}
