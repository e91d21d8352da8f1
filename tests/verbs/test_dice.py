"""Dice are thrown, kept and turned; what they show is seen, told and imagined as far as a player can see it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import counters, refused, tiny
from spielwerk.interpreter import Match, Rules
from spielwerk.interpreter.engine.events import Event, Turned
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.engine.reveals import sealed_by
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.storage.exports import as_data

DICE: dict[str, Any] = {
    "kinds": {
        "die": {"faces": 6, "start": "cup", "plural": "dice"},
        "omen": {"faces": ["sun", "rain"], "start": "sky"},
        "secret": {"faces": 4, "start": "fist", "of": "player"},
    },
    "dice": {"white": {"copies": 3}},
    "omens": {"bone": {}},
    "secrets": {"pebble": {"copies": 2}},
    "zones": {
        "cup": {"holds": "die"},
        "kept": {"holds": "die"},
        "sky": {"holds": "omen"},
        "fist": {"of": "player", "holds": "secret", "seen by": "owner"},
        "hand": {"of": "player", "holds": "secret"},
    },
}


def game(folder: Path, **options: Any) -> Rules:
    """A game whose options are these."""
    return tiny(folder, **DICE, rules={"act": {"choose one": {"rest": "nothing", **options}}})


def taken(match: Match, *options: str) -> list[Event]:
    """Takes options by their names, and what happened by the last of them."""
    events: list[Event] = []
    for option in options:
        seat, pc, codes = match.owed()[0]
        code = next(c for c in codes if match.rules.option_id(pc, c) == option)
        events = recorded(match, seat, code)
    return events


def test_every_face_comes_up_as_often_as_the_others(tmp_path: Path) -> None:
    rules = game(tmp_path, throw="throw all dice in cup", omen={"find an omen in sky": "throw that omen"})
    faces: Counter[int] = Counter()
    words: Counter[str] = Counter()
    for seed in range(200):
        match = rules.start(seed)
        match.choose("throw")
        faces.update(match.view(0)["faces"]["die"].values())
        match.choose("omen")
        words.update(match.view(0)["faces"]["omen"].values())
    assert sorted(faces) == [1, 2, 3, 4, 5, 6] and min(faces.values()) > 70, faces
    assert sorted(words) == ["rain", "sun"] and min(words.values()) > 70, words


def test_only_what_is_found_is_thrown(tmp_path: Path) -> None:
    rules = game(
        tmp_path,
        keep={"each die in cup where face of it is 1": "move that die to kept"},
        throw="throw all dice in cup",
        some="throw all dice in cup where face of it at most 5",
    )
    match = rules.start(2)
    before = match.view(0)["faces"]["die"]
    assert set(before.values()) == {1}, "in the beginning the first face is on top"
    match.choose("keep")
    match.choose("throw")
    assert match.view(0)["faces"]["die"] == before
    for seed in range(30):
        match = rules.start(seed)
        match.choose("throw")
        sixes = {name for name, n in match.view(0)["faces"]["die"].items() if n == 6}
        match.choose("some")
        assert sixes <= {name for name, n in match.view(0)["faces"]["die"].items() if n == 6}


@pytest.mark.parametrize(("goal", "face"), [("3", 3), ("your coins + 1", 4), ("your coins + 9", 6), ("your gems", 1)])
def test_a_die_is_turned_to_a_face_it_has(tmp_path: Path, goal: str, face: int) -> None:
    rules = game(tmp_path, turn={"find a die in cup": f"turn that die to {goal}"})
    match = rules.start(1)
    match.choose("turn")
    assert match.view(0)["faces"]["die"]["white_1"] == face


def test_what_dice_show_is_counted_and_compared(tmp_path: Path) -> None:
    rules = game(
        tmp_path,
        turn=["turn white_1 to 5", "turn white_2 to 5", "turn white_3 to 2", "turn bone to rain"],
        total="gain (total face of dice in cup) points",
        fives="gain (count of dice in cup where face of it is 5) points",
        word={"if there is a rain omen in sky": "gain 10 points"},
        same={"if face of white_1 is face of white_2": "gain 100 points"},
        switch={"find an omen in sky": {"according to face of that omen": {"sun": "nothing", "rain": "gain 7 points"}}},
    )
    for option, points in {"total": 12, "fives": 2, "word": 10, "same": 100, "switch": 7}.items():
        match = rules.start(1)
        match.choose("turn")
        match.choose("rest")
        match.choose(option)
        assert counters(match, "point") == [points, 0], option


def test_dice_that_show_the_same_are_one_option(tmp_path: Path) -> None:
    choice = {"choose a die in cup": "move that die to kept"}
    rules = game(tmp_path, turn="turn white_2 to 5", take=choice)
    match = rules.start(1)
    match.choose("turn")
    match.choose("take")
    spoken = Prompts(rules, "en")
    seat, pc, codes = match.owed()[0]
    assert [option.label for option in spoken.decision(match, seat, pc, codes).options] == ["White (1)", "White (5)"]


def test_throws_are_told_one_by_one(tmp_path: Path) -> None:
    again = ["throw all dice in cup", "throw white_2", "throw all dice in cup"]
    rules = game(tmp_path, throw=again)
    thrown, spoken = taken(rules.start(3), "throw"), Prompts(rules, "en")
    a, b, c, d, e, f, g = [str(fact.now) for event in thrown for fact in event.facts if isinstance(fact, Turned)]
    assert f"dice: {a}, {b}, {c} → {d} → {e}, {f}, {g}" in spoken.log(thrown, 0)[0]


@pytest.mark.parametrize("language", ["en", "pl", "de", "uk", "cs"])
def test_a_throw_is_told_to_who_can_see_it(tmp_path: Path, language: str) -> None:
    rules = game(tmp_path, throw="throw all dice in cup", hidden="throw all secrets in your fist")
    match, spoken = rules.start(3), Prompts(rules, language)
    thrown = taken(match, "throw")
    faces = [str(fact.now) for event in thrown for fact in event.facts if isinstance(fact, Turned)]
    assert len(faces) == 3 and all(", ".join(faces) in spoken.log(thrown, seat)[0] for seat in (0, 1))
    taken(match, "rest")
    match = rules.start(3)
    hidden = taken(match, "hidden")
    faces = [str(fact.now) for event in hidden for fact in event.facts if isinstance(fact, Turned)]
    assert ", ".join(faces) in spoken.log(hidden, 0)[0]
    assert not any(face in spoken.log(hidden, 1)[0].partition(":")[2] for face in faces if face != "2"), (
        "two were thrown"
    )
    assert [change for event in hidden for change in as_data(rules, event)["changes"]] == [{"chance": True}]


def test_a_hidden_die_is_seen_by_its_owner_and_imagined_by_others(tmp_path: Path) -> None:
    rules = game(tmp_path, hidden="throw all secrets in your fist")
    match = rules.start(5)
    match.choose("hidden")
    own = match.view(0)["faces"]["secret"]
    assert set(own) == {"pebble_1", "pebble_2"} and set(match.view(1)["faces"]["secret"]) == {"pebble_3", "pebble_4"}
    imagined = [match.imagine(1, seed).view(0)["faces"]["secret"] for seed in range(40)]
    assert {faces["pebble_1"] for faces in imagined} == {1, 2, 3, 4}
    assert all(match.imagine(0, seed).view(0)["faces"]["secret"] == own for seed in range(10))


def test_what_can_be_chosen_does_not_depend_on_hidden_dice(tmp_path: Path) -> None:
    options = {"rest": "nothing", "go": {"only if face of pebble_3 is 1": "gain 1 coin"}}
    assert [p.code for p in refused(tmp_path, **DICE, rules={"act": {"choose one": options}})] == ["hidden-choice"]


def test_what_was_thrown_is_not_taken_back(tmp_path: Path) -> None:
    rules = game(tmp_path, throw="throw all dice in cup", turn="turn white_1 to 4")
    for option, sealed in {"throw": True, "turn": False}.items():
        before = rules.start(1)
        after = before.clone()
        events = taken(after, option)
        code = after.history[-1][2]
        assert (sealed_by(before, 0, code, events) is not None) is sealed, option


def test_what_was_thrown_before_it_was_hidden_is_told(tmp_path: Path) -> None:
    rules = game(
        tmp_path,
        show={"each secret in your fist": "move that secret to your hand"},
        hide=["throw all secrets in your hand", "move all secrets from your hand to your fist"],
    )
    match, spoken = rules.start(4), Prompts(rules, "en")
    shown = taken(match, "show")
    assert "Pebble 1 (Player 1) (1): the hand" in spoken.log(shown, 1)[0]
    taken(match, "rest")
    hidden = taken(match, "hide")
    faces = [str(fact.now) for event in hidden for fact in event.facts if isinstance(fact, Turned)]
    assert ", ".join(faces) in spoken.log(hidden, 1)[0], "they fell in the open"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"find a card in deck": "throw that card"}, "wrong-type"),
        ("throw all cards in deck", "wrong-type"),
        ({"find an omen in sky": "turn that omen to snow"}, "unknown-name"),
        ({"find a die in cup": "turn that die to 7"}, "wrong-value"),
        ({"find a die in cup": "turn that die to sun"}, "unknown-name"),
        ({"choose one": {"a": {"find a random die in cup": "pay 1 coin"}, "b": "nothing"}}, "behind-chance"),
        ({"choose one": {"a": ["throw all dice in cup", "pay 1 coin"], "b": "nothing"}}, "behind-chance"),
    ],
)
def test_what_is_no_die_or_no_face_is_refused(tmp_path: Path, body: Any, code: str) -> None:
    kinds = {**DICE["kinds"], "card": {"start": "deck"}}
    zones = {**DICE["zones"], "deck": {"holds": "card"}}
    found = refused(tmp_path, **{**DICE, "kinds": kinds, "zones": zones}, cards={"ace": {}}, rules={"act": [body]})
    assert [p.code for p in found] == [code]


@pytest.mark.parametrize("faces", [1, ["sun"], ["sun", "sun"]])
def test_a_die_has_two_faces_at_least(tmp_path: Path, faces: Any) -> None:
    found = refused(tmp_path, kinds={"die": {"faces": faces}}, dies={"cube": {}})
    assert [p.code for p in found] == ["wrong-value"]


def test_face_is_what_a_die_shows_and_nothing_else(tmp_path: Path) -> None:
    found = refused(tmp_path, kinds={"die": {"faces": 6, "has": {"face": "number"}}}, dies={"cube": {"face": 2}})
    assert [p.code for p in found] == ["name-twice"]


@pytest.mark.parametrize(
    ("low", "high", "numbers"), [("your coins", "your coins + 2", {3, 4, 5}), ("your coins", "1", {3})]
)
def test_any_numbers_are_rolled(tmp_path: Path, low: str, high: str, numbers: set[int]) -> None:
    rules = tiny(
        tmp_path, rules={"act": {"choose one": {"rest": "nothing", "go": f"roll your gems from {low} to {high}"}}}
    )
    rolled = set()
    for seed in range(40):
        match = rules.start(seed)
        match.choose("go")
        rolled.add(counters(match, "gem")[0])
    assert rolled == numbers


def test_a_random_thing_is_each_of_them_as_often(tmp_path: Path) -> None:
    rules = game(
        tmp_path,
        one={"find a random die in cup": "move that die to kept", "otherwise": "gain 1 gem"},
        who={"find a random opponent": "they gain 1 gem"},
        nobody={"find a random die in kept": "gain 1 gem", "otherwise": "gain 2 gems"},
    )
    drawn: Counter[str] = Counter()
    for seed in range(150):
        match = rules.start(seed)
        match.choose("one")
        drawn.update(match.view(0)["zones"]["kept"])
    assert len(drawn) == 3 and min(drawn.values()) > 30, drawn
    match = rules.start(1)
    match.choose("who")
    match.choose("nobody")
    assert counters(match, "gem") == [0, 3]
