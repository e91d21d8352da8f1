"""Groups that hang together, things reached through many, and scenarios that begin in the turn of a thing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, tiny, write
from spielwerk.interpreter.prose.whole_games.said_names import words
from spielwerk.interpreter.study.scenarios import run_scenarios

PONDS: dict[str, Any] = {
    "pieces": {"nest": {"of": "player", "start": {"hand": 3}, "lies on": ["hand", "tree"]}},
    "kinds": {"tree": {"has": {"near": "list of tree"}}, "pond": {"has": {"trees": "list of tree"}}},
    "trees": {"oak": {"near": ["elm"]}, "elm": {"near": ["ash"]}, "ash": {}, "fir": {}},
    "ponds": {"mere": {"trees": ["oak", "elm"]}, "tarn": {"trees": ["elm", "ash"]}},
    "zones": {"hand": {"of": "player"}},
    "layouts": {"paths": {"of": "tree", "linked by": "near"}},
    "end": {"long": {"when": "round is 9"}},
}


BUILD = ["choose a tree", "move 1 nest from your hand to that tree"]


def ponds(folder: Path, number: str) -> Any:
    menu = {"build": BUILD, "look": f"gain ({number}) points"}
    return tiny(folder, **PONDS, rules={"act": {"choose one": menu}})


def test_a_place_is_a_group_of_one_whatever_lies_there(tmp_path: Path) -> None:
    rules = ponds(tmp_path, "count of trees connected to fir with your nest")
    assert choose(rules.start(1), "look").points() == [1, 0]


def test_a_group_grows_only_over_what_passes_the_tests(tmp_path: Path) -> None:
    rules = ponds(tmp_path, "count of trees connected to oak with your nest")
    assert choose(rules.start(1), "build", "ash", "look", "look").points() == [1, 1]
    match = choose(rules.start(1), "build", "ash", "look", "build", "elm", "look", "look")
    assert match.points() == [3, 2], "ash hangs together with oak over elm; the others' nests do not count"


@pytest.mark.parametrize(
    ("number", "points"),
    [
        ("count of trees connected to oak with your nest where it is ash", 1),
        ("count of trees connected to oak with your nest where it is not oak", 2),
        ("count of trees connected to fir with your nest where it is ash", 0),
        ("count of trees connected to fir where it is ash", 1),  # nothing else says what hangs together: fir counts
        ("count of trees connected to oak where it is not fir", 3),
    ],
)
def test_what_is_asked_besides_chooses_among_the_group(tmp_path: Path, number: str, points: int) -> None:
    match = choose(ponds(tmp_path, number).start(1), "build", "elm", "look", "build", "ash", "build", "fir")
    before = match.points()[0]
    assert choose(match, "look").points()[0] - before == points


def test_another_one_of_a_group_is_not_the_one_it_begins_with(tmp_path: Path) -> None:
    visit = {"choose a tree": "gain (count of other trees connected to that tree with your nest) points"}
    rules = tiny(tmp_path, **PONDS, rules={"act": {"choose one": {"build": BUILD, "look": visit}}})
    match = choose(rules.start(1), "build", "elm", "look", "oak", "build", "ash", "look", "oak", "look", "oak")
    assert match.points() == [2, 0]


def test_a_condition_of_all_that_was_done_is_told_as_one(tmp_path: Path) -> None:
    """And it holds for what was done before: a nest is put only where it joins another one."""
    joined = "there is another tree connected to that tree with your nest where it is not fir"
    build = {"choose a tree": ["move 1 nest from your hand to that tree", {f"only if {joined}": "nothing"}]}
    rules = tiny(tmp_path, **PONDS, rules={"act": {"choose one": {"first": BUILD, "build": build, "look": "nothing"}}})
    match = choose(rules.start(1), "first", "elm", "look", "build")
    ((_, pc, codes),) = match.owed()
    assert [rules.option_id(pc, code) for code in codes] == ["oak", "ash"]
    told = "his is possible only if you have a nest on another tree other than Fir, connected to that tree"
    assert told in words(rules, "act")


def test_what_is_reached_through_many_counts_once(tmp_path: Path) -> None:
    rules = ponds(tmp_path, "count of trees of ponds of elm")
    assert choose(rules.start(1), "look").points() == [3, 0], "elm lies at both ponds"


@pytest.mark.parametrize(("number", "points"), [("your nests on trees of ponds of elm", 1), ("nests on trees", 2)])
def test_pieces_at_what_is_reached_through_many_count_once(tmp_path: Path, number: str, points: int) -> None:
    match = choose(ponds(tmp_path, number).start(1), "build", "elm", "build", "fir", "look")
    assert match.points() == [points, 0]


# ---- turns of things
CATS: dict[str, Any] = {
    "counters": {"haste": {"of": "cat"}},
    "kinds": {"cat": {"of": "player", "start": "wall"}},
    "cats": {"tabby": {}},
    "zones": {"wall": {"of": "player", "holds": "cat"}},
}


def test_things_of_players_start_in_the_zones_of_their_owners(tmp_path: Path) -> None:
    rules = tiny(tmp_path, **CATS)
    walls = rules.start(1).view(0)["zones"]["wall"]
    assert [len(wall) for wall in walls.values()] == [1, 1]


def test_a_scenario_begins_in_the_turn_of_a_thing(tmp_path: Path) -> None:
    flow = {
        "round": [{"as each player": "turn"}, {"as each cat from highest haste": "prowl that cat"}],
        "turn": "act",
        "prowl a cat": ["pounce that cat"],
    }
    pounce = {"choose one": {"hunt": "gain (haste of that cat) points", "sleep": "gain 1 coin"}}
    pack = write(tmp_path, **CATS, flow=flow, rules={"pounce a cat": pounce})
    (pack / "scenarios").mkdir()
    scenario = {
        "players": 2,
        "given": [{"ben": {"each your cat": "gain 2 haste on that cat"}}],
        "at": "pounce of ben",
        "play": [{"ben": "hunt"}],
        "then": [{"ben": "your points is 2"}, {"ann": "your points is 0"}],
    }
    (pack / "scenarios" / "cats.yaml").write_text(json.dumps({"scenarios": {"a_cat_hunts": scenario}}), "utf-8")
    assert [(r.name, r.message) for r in run_scenarios(str(pack)) if not r.ok] == []
