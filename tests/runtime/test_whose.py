"""Whose things are meant, in every form of a query: `your men` are fewer than all men, wherever they lie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, counters, refused, tiny
from spielwerk.interpreter.engine.match import Match

#: two men of each of two players; of each player bob stands at the mill and jim lies in the pool
PACK: dict[str, Any] = {
    "counters": {"skill": {"of": "man"}, "weather": {"of": "game"}},
    "kinds": {
        "man": {"of": "player", "start": "pool", "has": {"age": "number"}, "plural": "men"},
        "site": {"has": {"near": "list of site"}},
        "card": {"start": "deck"},
    },
    "men": {"bob": {"age": 3}, "jim": {"age": 5}},
    "sites": {"mill": {"near": ["farm"]}, "farm": {"near": []}},
    "cards": {"ace": {}},
    "zones": {
        "pool": {"holds": "man"},
        "camp": {"of": "site", "holds": "man"},
        "tent": {"of": "player", "holds": "man"},
        "deck": {"holds": "card"},
        "tray": {"holds": "card"},
    },
    "layouts": {"map": {"of": "site", "linked by": "near"}},
    "pieces": {"pawn": {"of": "player", "start": {"shed": 3}, "lies on": ["shed", "man"]}},
    "define": {"a man is old": "age of it at least 4"},
    "rules": {"act": {"choose one": {"rest": "nothing", "earn": "try at mill"}}},
    "setup": {"send": {"each bob man": "move that man to camp of mill"}},
}
PACK["zones"]["shed"] = {"of": "player"}


def played(folder: Path, body: Any) -> Match:
    """The second player does something at the mill."""
    rules = tiny(folder, **PACK | {"rules": PACK["rules"] | {"try at a site": body}})
    return choose(rules.start(1), "rest", "earn")


def earned(folder: Path, body: Any) -> int:
    second: int = counters(played(folder, body), "coin")[1]
    return second - 3


COUNTED = [
    ("count of {} men", 4, 2),
    ("count of {} men in pool", 2, 1),
    ("count of {} old men in pool", 2, 1),
    ("count of {} men in camp of here", 2, 1),
    ("count of {} men of here", 2, 1),
    ("count of {} men of sites", 2, 1),
    ("count of {} men in pool where age of it at least 5", 2, 1),
    ("{} men in pool", 2, 1),
    ("total age of {} men in pool", 10, 5),
    ("total age of {} men of here", 6, 3),
    ("total age of {} men", 16, 8),
]


@pytest.mark.parametrize(("text", "all", "yours"), COUNTED)
def test_things_are_counted_by_whose_they_are(tmp_path: Path, text: str, all: int, yours: int) -> None:
    for number, (word, expected) in enumerate((("", all), ("your", yours))):
        assert earned(tmp_path / str(number), f"gain ({text.format(word)}) coins") == expected


@pytest.mark.parametrize(
    ("header", "all", "yours"),
    [
        ("each {} man", 4, 2),
        ("each {} man in pool", 2, 1),
        ("each {} man in camp of here", 2, 1),
        ("each {} man of here", 2, 1),
        ("each {} old man in pool", 2, 1),
        ("each {} man of mill where age of it at most 3", 2, 1),
    ],
)
def test_loops_go_over_what_is_meant(tmp_path: Path, header: str, all: int, yours: int) -> None:
    for number, (word, expected) in enumerate((("", all), ("your", yours))):
        assert earned(tmp_path / str(number), {" ".join(header.format(word).split()): "gain 1 coin"}) == expected


@pytest.mark.parametrize("there", ["here has {} man", "there is {} man of here", "there is {} man in camp of here"])
def test_others_things_are_not_yours(tmp_path: Path, there: str) -> None:
    """Your man has gone home; the other player's is still there."""
    gone = {"each your man of here": "move that man to pool"}
    for number, (word, expected) in enumerate((("a", 1), ("your", 0))):
        body = [gone, {f"if {there.format(word)}": "gain 1 coin"}]
        assert earned(tmp_path / str(number), body) == expected


@pytest.mark.parametrize(("word", "expected"), [("with a", 1), ("with your", 0), ("without a", 1), ("without your", 2)])
def test_places_are_found_by_whose_things_lie_there(tmp_path: Path, word: str, expected: int) -> None:
    gone = {"each your man of here": "move that man to pool"}
    assert earned(tmp_path, [gone, {f"each site {word} man": "gain 1 coin"}]) == expected


def test_find_and_choose_look_at_yours(tmp_path: Path) -> None:
    found = played(tmp_path / "find", {"find your man in pool": "gain 1 skill on that man"})
    assert found.view(0)["counters"]["skill"] == {"jim_2": 1}
    chosen = played(tmp_path / "choose", ["choose your man in pool", "gain 1 skill on that man"])
    assert chosen.view(0)["counters"]["skill"] == {"jim_2": 1}


def test_all_your_things_are_moved_and_no_others(tmp_path: Path) -> None:
    match = played(tmp_path / "all", "move all your men from pool to your tent")
    assert match.view(0)["zones"]["tent"] == {"player_1": [], "player_2": ["jim_2"]}
    match = played(tmp_path / "everybody", "move all men from pool to your tent")
    assert match.view(0)["zones"]["tent"] == {"player_1": [], "player_2": ["jim_1", "jim_2"]}


def test_pieces_are_counted_on_your_things(tmp_path: Path) -> None:
    put = {"each man in pool": "move 1 pawn from your shed to that man"}
    assert earned(tmp_path / "all", [put, "gain (pawns on men) coins"]) == 2
    assert earned(tmp_path / "yours", [put, "gain (pawns on your men) coins"]) == 1


def test_they_have_things_too(tmp_path: Path) -> None:
    body = {"each opponent": "gain ((count of their men in pool) + (count of men of that opponent in pool)) coins"}
    assert earned(tmp_path, body) == 2


def test_a_numbers_owner_is_asked(tmp_path: Path) -> None:
    body = [{"each opponent": ["they gain 4 coins", "gain (their wealth) gems"]}, "gain (your wealth) points"]
    rules = PACK["rules"] | {"try at a site": body}
    match = choose(
        tiny(tmp_path, **PACK | {"rules": rules, "define": {"wealth": "your coins"}}).start(1), "rest", "earn"
    )
    assert (counters(match, "gem")[1], counters(match, "point")[1]) == (7, 3)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("gain (count of your cards) coins", "wrong-type"),
        ("gain (count of your cards in deck) coins", "wrong-type"),
        ("gain (count of men in your pool) coins", "wrong-type"),
        ("gain (your weather) coins", "wrong-type"),
        ("move all your cards from deck to tray", "wrong-type"),
        ("deal 1 your man from pool to your tent", "how-many"),
        ("pay 1 your coin", "amount-first"),
        ("choose your site", "wrong-type"),
        ("choose another card", "no-antecedent"),
    ],
)
def test_what_nobody_has_of_their_own_is_not_yours(tmp_path: Path, line: str, code: str) -> None:
    found = refused(tmp_path, **PACK | {"rules": PACK["rules"] | {"try at a site": line}})
    assert [p.code for p in found] == [code]
