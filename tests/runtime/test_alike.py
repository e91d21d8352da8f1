"""Copies are one option only if nothing tells them apart: choosing either leads to the same position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, merged, refused, tiny
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.prose.whole_games.said_names import words

PACK: dict[str, Any] = {
    "kinds": {"suit": {"is": ["red", "blue"]}, "card": {"start": "pool", "has": {"suit": "suit"}}},
    "cards": {"ace": {"copies": 3, "suit": "red"}},
    "counters": {"mark": {"of": "card"}},
    "zones": {"pool": {"holds": "card"}, "hand": {"of": "player", "holds": "card"}, "bag": {}},
    "rules": {
        "act": {"choose one": {"rest": "nothing", "earn": "pick"}},
        "pick": ["choose a card in pool", "move that card to your hand"],
    },
}


def offered(match: Match) -> list[str]:
    return [option.id for option in match.decisions()[0].options]


def cards_offered(folder: Path, **more: Any) -> list[str]:
    return offered(choose(tiny(folder, **merged(PACK, more)).start(1), "earn"))


def test_copies_that_nothing_tells_apart_are_one_option(tmp_path: Path) -> None:
    assert cards_offered(tmp_path, cards={"king": {"copies": 2, "suit": "red"}}) == ["ace_1", "king_1"]


STONES = {"stone": {"start": {"bag": 3}, "lies on": ["bag", "card"]}}


def on_the_first(line: str) -> dict[str, Any]:
    return {"lay": {"find a card in pool": line}}


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"kinds": {"card": {"numbered": True}}}, ["ace_1", "ace_2", "ace_3"]),
        ({"setup": on_the_first("gain 1 mark on that card")}, ["ace_1", "ace_2"]),
        (
            {
                "pieces": {"pawn": {"of": "player", "start": {"shed": 3}, "lies on": ["shed", "card"]}},
                "zones": {"shed": {"of": "player"}},
                "setup": {
                    "lay": {"as each player": {"find a card in pool": "deal 1 pawn from your shed to that card"}}
                },
            },
            ["ace_1", "ace_2"],
        ),
        ({"pieces": STONES, "setup": on_the_first("deal 1 stone from bag to that card")}, ["ace_1", "ace_2"]),
        (
            {
                "pieces": {"stone": {"start": {"bag": 3}, "lies on": ["bag", "tray"]}},
                "zones": {"tray": {"of": "card"}},
                "setup": on_the_first("deal 1 stone from bag to tray of that card"),
            },
            ["ace_1", "ace_2"],
        ),
        (
            {
                "kinds": {"token": {"start": "purse"}},
                "tokens": {"disc": {"copies": 2}},
                "zones": {"purse": {"holds": "token"}, "tray": {"of": "card", "holds": "token"}},
                "setup": on_the_first("deal 1 token from purse to tray of that card"),
            },
            ["ace_1", "ace_2"],
        ),
        (
            {
                "kinds": {"spot": {"part of": "card", "listed under": "spots", "has": {"value": "number"}}},
                "cards": {"ace": {"spots": [1, 2]}},
                "pieces": {"stone": {"start": {"bag": 3}, "lies on": ["bag", "spot"]}},
            },
            ["ace_1", "ace_2", "ace_3"],
        ),
        (
            {
                "kinds": {"path": {"has": {"joined": "list of card"}}},
                "paths": {"lane": {"joined": ["ace"]}},
            },
            ["ace_1", "ace_2"],
        ),
        ({"rules": {"pick": [*PACK["rules"]["pick"], "gain 1 mark on ace_2"]}}, ["ace_1", "ace_2"]),
        ({"define": {"luck": "mark of ace_3"}, "estimate": {"luck": "luck"}}, ["ace_1", "ace_3"]),
        ({"zones": {"pool": {"form": "stack"}}}, ["ace_1", "ace_2", "ace_3"]),
        ({"zones": {"pool": {"form": "row", "slots": 3}}}, ["ace_1", "ace_2", "ace_3"]),
    ],
    ids="number counter pawn stone tray thing part list name definition stack row".split(),
)
def test_what_tells_copies_apart_makes_them_options(tmp_path: Path, more: dict[str, Any], expected: list[str]) -> None:
    assert sorted(cards_offered(tmp_path, **more)) == expected


def test_equal_pieces_tell_nothing_apart(tmp_path: Path) -> None:
    setup = {"lay": {"each card in pool": "deal 1 stone from bag to that card"}}
    more = {"pieces": {"stone": STONES["stone"] | {"start": {"bag": 4}}}, "setup": setup}
    assert cards_offered(tmp_path, **more, cards={"king": {"suit": "blue"}}) == ["ace_1", "king"]


def test_several_kinds_in_one_pile_are_told_apart_each_by_what_it_can_carry(tmp_path: Path) -> None:
    more = {
        "kinds": {"token": {"start": "pool"}},
        "tokens": {"disc": {"copies": 2}},
        "zones": {"pool": {"holds": ["card", "token"]}, "hand": {"holds": ["card", "token"]}},
        "setup": on_the_first("gain 1 mark on that card"),
        "rules": {"pick": ["choose a thing in pool", "move that thing to your hand"]},
    }
    assert cards_offered(tmp_path, **more) == ["ace_1", "ace_2", "disc_1"]


def test_a_kind_says_what_makes_its_things_alike(tmp_path: Path) -> None:
    cards = {"king": {"suit": "red"}, "ten": {"suit": "blue"}}
    everything = ["ace_1", "ace_2", "ace_3", "king", "ten"]
    for alike, expected in (("suit", ["ace_1", "ten"]), ("number", everything)):
        kinds = {"card": {"numbered": True, "alike by": [alike]}}
        assert cards_offered(tmp_path / alike, kinds=kinds, cards=cards) == expected
    assert cards_offered(tmp_path / "all", kinds={"card": {"numbered": True}}, cards=cards) == everything


def test_a_number_is_printed_only_where_things_are_numbered(tmp_path: Path) -> None:
    found = refused(tmp_path, **merged(PACK, {"kinds": {"card": {"alike by": ["number"]}}}))
    assert [p.code for p in found] == ["unknown-key"]


def test_who_pays_equal_things_says_which_if_something_lies_on_them(tmp_path: Path) -> None:
    more = {
        "setup": on_the_first("gain 1 mark on that card") | {"deal": {"as each player": "take_all"}},
        "rules": {"pick": "pay 2 equal cards", "take_all": "move all cards from pool to your hand"},
    }
    match = choose(tiny(tmp_path, **merged(PACK, more)).start(1), "earn")
    assert offered(match) == ["ace_1", "ace_2"]
    choose(match, "ace_2")
    assert offered(match) == ["ace_1", "ace_3"]
    choose(match, "ace_3")
    assert match.view(0)["zones"]["hand"]["player_1"] == ["ace_1"]


# ---- `alike by` leaves out what differs
USES = {"kinds": {"card": {"has": {"suit": "suit", "use": "effect"}, "alike by": ["suit"]}}}
TWO_USES = {"ace": {"copies": 1, "suit": "red", "use": "gain 1 coin"}, "king": {"suit": "red", "use": "gain 2 coins"}}


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({**USES, "cards": TWO_USES, "rules": {"pick": ["choose a card in pool", "do use of that card"]}}, "use"),
        (
            {
                "kinds": {"card": {"has": {"worth": {"number": 1}}, "alike by": ["suit"]}},
                "cards": {"king": {"suit": "red", "worth": 2}},
                "scoring": {"all": {"as each player": "gain (total worth of cards in your hand) coins"}},
            },
            "worth",
        ),
        (
            {
                "kinds": {"card": {"has": {"marked": "flag"}, "alike by": ["suit"]}},
                "cards": {"king": {"suit": "red", "marked": True}},
                "define": {"a card is lucky": "it is marked", "luck": "count of lucky cards in your hand"},
                "estimate": {"luck": "luck"},
            },
            "marked",
        ),
        (
            {
                "kinds": {"card": {"has": {"abilities": "abilities"}, "alike by": ["suit"]}},
                "cards": {"king": {"suit": "red", "abilities": [{"at once": "gain 1 coin"}]}},
                "zones": {"hand": {"in play": True}},
            },
            "abilities",
        ),
        (
            {
                "kinds": {"card": {"has": {"wish": "condition"}, "alike by": ["suit"]}},
                "cards": {"ace": {"wish": "your coins at least 1"}, "king": {"suit": "red", "wish": "your coins is 0"}},
                "rules": {"pick": ["choose a card in pool where wish of it holds", "move that card to your hand"]},
            },
            "wish",
        ),
        (
            {
                "kinds": {"card": {"numbered": True, "alike by": ["suit"]}},
                "rules": {"pick": ["choose a card in pool", "gain (number of that card) coins"]},
            },
            "number",
        ),
        (
            {
                "kinds": {"card": {"alike by": ["suit"]}},
                "cards": {"king": {"suit": "red"}},
                "rules": {"pick": ["choose a card in pool", {"if that card is king": "gain 1 coin"}]},
            },
            "king",
        ),
        (
            {
                "kinds": {"card": {"alike by": ["suit"]}},
                "cards": {"king": {"suit": "red"}},
                "rules": {
                    "pick": ["choose a card in pool", {"if there is a copy of that card in your hand": "gain 1 coin"}]
                },
            },
            "king",
        ),
        (
            {
                "kinds": {"card": {"alike by": ["suit"]}, "path": {"has": {"joined": "list of card"}}},
                "cards": {"king": {"suit": "red"}},
                "paths": {"lane": {"joined": ["king"]}},
                "rules": {"pick": ["choose a card in pool", "gain (count of paths of that card) coins"]},
            },
            "king",
        ),
    ],
    ids="effect number definition abilities condition numbered entry copy listed".split(),
)
def test_what_rules_tell_apart_is_not_said_to_be_alike(tmp_path: Path, more: dict[str, Any], expected: str) -> None:
    (found,) = refused(tmp_path, **merged(PACK, more))
    assert found.code == "not-alike" and found.span is not None
    assert expected in {value for _, value in found.message.parts}
    alike = merged(PACK, more)
    del alike["kinds"]["card"]["alike by"]
    tiny(tmp_path / "without", **alike)


def test_what_is_printed_and_never_read_may_be_left_out(tmp_path: Path) -> None:
    more = {**USES, "cards": {**TWO_USES, "ten": {"suit": "blue", "use": "nothing"}}}
    assert cards_offered(tmp_path, **more) == ["ace", "ten"], "nothing does what they are for"
    marked = {
        "kinds": {"card": {"has": {"marked": "flag"}, "alike by": ["suit"]}},
        "cards": {"king": {"suit": "red", "marked": True}, "ten": {"suit": "blue"}},
        "checks": {"few": "(count of marked cards) is 1"},
    }
    assert cards_offered(tmp_path / "figures", **marked) == ["ace_1", "ten"], "figures are not part of the game"


def test_equal_things_that_rules_tell_apart_are_paid_as_equal_and_chosen_one_by_one(tmp_path: Path) -> None:
    more = {
        "cards": {"ace": {"copies": 2}, "king": {"copies": 2}},
        "setup": {"deal": {"as each player": "take"}},
        "rules": {
            "act": {"choose one": {"rest": "nothing", "earn": "pick", "sell": {"pay 2 equal cards": "gain 3 coins"}}},
            "pick": ["choose a card in your hand", "do use of that card"],
            "take": "move all cards from pool to your hand",
        },
    }
    rules = tiny(tmp_path, **merged(merged(PACK, {**USES, "cards": TWO_USES}), more))
    assert offered(choose(rules.start(1), "earn")) == ["ace_1", "king_1"]
    match = choose(rules.start(1), "sell")
    assert offered(match) == ["ace_1", "king_1"]
    choose(match, "ace_1")
    assert offered(match) == ["ace_2", "king_1"]
    match = choose(choose(rules.start(1), "sell"), "king_1")  # in printed order, so that no two orders are two ways
    assert match.view(0)["zones"]["hand"]["player_1"] == ["ace_1", "ace_2"]


def test_what_only_the_set_up_looks_at_tells_nothing_apart_any_more(tmp_path: Path) -> None:
    """Nobody is asked in it, so that it is over before anybody chooses; a rule that may still look at it is not."""
    looks = {"if there is a steep card in pool": "nothing"}
    steep = {
        "kinds": {"card": {"has": {"steep": "flag"}, "alike by": ["suit"]}},
        "cards": {"king": {"suit": "red", "steep": True}},
    }
    asked_next = cards_offered(tmp_path / "a", **steep, setup={"look": looks})
    assert asked_next == ["rest", "earn"]  # all cards are one option, which is taken unasked
    (found,) = refused(tmp_path / "b", **merged(PACK, {**steep, "rules": {"pick": [looks, "choose a card in pool"]}}))
    assert found.code == "not-alike"


# ---- what not every entry has
LEFT_OUT: dict[str, Any] = {
    "kinds": {"card": {"start": "shelf", "has": {"bonus": {"effect": "nothing"}}}},
    "zones": {"shelf": {"holds": "card"}},
    "cards": {"blank": {}, "rich": {"bonus": "gain 2 points"}},
}


def test_what_an_entry_leaves_out_brings_nothing(tmp_path: Path) -> None:
    look = {"choose a card in shelf": "do bonus of that card", "otherwise": "nothing"}
    rules = tiny(tmp_path, **LEFT_OUT, rules={"act": [look]})
    assert choose(rules.start(1), "blank", "rich").points() == [0, 2]
    assert "Bonus" in words(rules, "rich") and "Bonus" not in words(rules, "blank")


def test_what_may_be_left_out_is_nothing_and_nothing_else(tmp_path: Path) -> None:
    kinds = {"card": {"start": "shelf", "has": {"bonus": {"effect": "gain 1 point"}}}}
    (problem,) = refused(tmp_path, **{**LEFT_OUT, "kinds": kinds})
    assert problem.code == "wrong-value" and "{effect: nothing}" in str(problem.hint)


# ---- what lies on top
TOPS: dict[str, Any] = {
    "kinds": {"card": {"start": "deck", "has": {"worth": "number"}}},
    "zones": {"deck": {"holds": "card", "form": "stack"}, "hand": {"of": "player", "holds": "card"}},
    "cards": {"low": {"worth": 1}, "mid": {"worth": 5}, "high": {"worth": 9}},
}
LOOK = {
    "choose one": {
        "look": "gain (worth of the top card of deck) points",
        "take": "deal 1 card from deck to your hand",
    }
}


def test_the_top_of_a_stack_is_what_was_laid_there_last(tmp_path: Path) -> None:
    rules = tiny(tmp_path, **TOPS, rules={"act": [LOOK]})
    assert choose(rules.start(1), "look").points() == [9, 0], "the last of the table"
    match = choose(rules.start(1), "take", "look")
    assert match.points() == [0, 5], "below it lies the one in the middle"
    match = choose(match, "take", "take", "look")
    assert match.points() == [0, 5], "an empty stack has nothing on top"
    assert "ain as many points as the worth of the card in the deck (the top one)" in words(rules, "act")


@pytest.mark.parametrize(
    ("said", "code", "told"),
    [
        ("gain (worth of the top card of your hand) points", "wrong-type", "form: stack"),
        ("move the top card of deck to your hand", "syntax", "deal 1 card from deck to your hand"),
    ],
)
def test_only_a_stack_has_a_top_and_what_lies_there_is_dealt(said: str, code: str, told: str, tmp_path: Path) -> None:
    (problem,) = refused(tmp_path, **TOPS, rules={"act": {"choose one": {"look": said}}})
    assert problem.code == code and told in f"{problem.message} {problem.hint}"


def test_a_game_may_have_a_word_of_its_own_for_it(tmp_path: Path) -> None:
    own = {"define": {"a card is top": "worth of it is 5", "best": "the top card in deck"}}
    best = {"choose one": {"look": "gain (worth of best) points", "rest": "nothing"}}
    rules = tiny(tmp_path, **TOPS, **own, rules={"act": [best]})
    assert choose(rules.start(1), "look").points() == [5, 0]
