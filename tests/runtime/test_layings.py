"""Layings: all ways to lay something in one list, the best results first, each of them playable and complete."""

from __future__ import annotations

from pathlib import Path

import pytest
from runtime.test_grids import LAYERS, plans, shown
from runtime.tiny import tiny
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.asking.foresight import Step
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.engine import layings as module
from spielwerk.interpreter.engine.layings import STOP, Result, layings
from spielwerk.interpreter.study.questions import Watched

#: tiles that lie open are laid from a hand on a board of one's own; each brings points at once, and another is drawn
TILES = {
    "kinds": {"mark": {"is": ["sun", "moon"]}, "tile": {"start": "bag", "has": {"cells": "grid of mark"}}},
    "zones": {
        "bag": {"holds": "tile", "form": "stack", "seen by": "nobody"},
        "hand": {"of": "player", "holds": "tile"},
        "board": {"of": "player", "holds": "tile", "form": "grid", "size": [4, 4], "seen by": "all"},
    },
    "tiles": {
        "bar": {"copies": 4, "cells": [["sun", "moon"]]},
        "dot": {"copies": 4, "cells": [["sun"]]},
        "block": {"copies": 4, "cells": [["sun", "moon"], ["moon", "none"]]},
    },
    "setup": {"deal": ["shuffle bag", {"as each player": "deal 2 tiles from bag to your hand"}]},
    "rules": {
        "act": [
            {
                "choose a tile in your hand": [
                    {"lay that tile on your board": {"over": "tile", "least": 0, "most": 1, "turned": True}},
                    "set your point to visible sun on your board",
                    "deal 1 tile from bag to your hand",
                ],
                "otherwise": "nothing",
            }
        ]
    },
}


@pytest.fixture(scope="module")
def layers() -> Rules:
    return load(str(LAYERS), 1)


@pytest.fixture(scope="module")
def plan() -> Match:
    """Of Smartphone Inc., when the first plans are laid."""
    match = load("smartphone_inc", 3).start(3)
    while match.threads is None:
        player, _, codes = match.owed()[0]
        match.pick(player, codes[0])
    return match


def taken(match: Match, seat: int, codes: tuple[int, ...]) -> Match:
    after = match.clone()
    for code in codes:
        assert code in next(codes for who, _, codes in after.owed() if who == seat)
        after.pick(seat, code)
    return after


def names(match: Match, result: Result) -> list[str]:
    return sorted(match.rules.words.things[spot.thing].entry for spot in result.laid)


def test_two_panels_are_one_question_with_every_result_once(layers: Rules) -> None:
    found = layings(layers.start(1), 0)
    whole = [result for result in found if not result.pauses]
    symbols = [thing.index for thing in layers.words.kinds["symbol"].things]
    told = {(tuple(dict(r.shown).get(s, 0) for s in symbols), r.covered) for r in whole}
    assert told == {shown(layers, plan) for plan in plans(layers)}
    assert (len(whole), sum(len(result.ways) for result in whole)) == (81, 480)


def test_every_way_can_be_gone_and_ends_as_it_was_told(plan: Match) -> None:
    rules = plan.rules
    desk, spots = rules.layout.zone_places["desk"], rules.machine.ops.spots
    for result in layings(plan, 0)[::9]:
        for way in result.ways[::3]:
            after = taken(plan, 0, way.codes).threads[0].state  # type: ignore[index]
            lying = [[(t, s[spots[t]]) for t in rules.machine.ops.members(s, desk)] for s in (after, way.state)]
            assert lying[0] == lying[1] and lying[0]


def test_the_best_comes_first_by_the_estimate_of_the_game(plan: Match) -> None:
    found = layings(plan, 0)
    worth = [result.worth for result in found if not result.pauses]
    assert worth == sorted(worth, reverse=True) and worth[0] > worth[-1]
    estimate = plan.rules.machine.program.estimate
    assert estimate is not None and worth[0] == estimate(found[0].ways[0].state, 0)


def test_without_an_estimate_what_shows_most_comes_first(layers: Rules) -> None:
    visible = [result.visible for result in layings(layers.start(1), 0) if not result.pauses]
    assert visible == sorted(visible, reverse=True) and visible[0] > visible[-1]


def test_what_may_lie_in_between_can_still_be_laid_there(plan: Match) -> None:
    pausing = [result for result in layings(plan, 0) if result.pauses]
    assert [names(plan, result) for result in pausing] == [
        ["dark_back"],
        ["light_back"],
        ["light_front"],
        ["dark_front"],
    ]
    between = taken(plan, 0, pausing[0].ways[0].codes)
    found = layings(between, 0)
    assert names(between, found[0]) == ["green_improvement"], "what was asked for comes before what may follow"
    assert {tuple(names(between, result)) for result in found} == {
        ("green_improvement",), ("light_front",), ("light_back",)
    }  # fmt: skip


def test_every_answer_of_the_rules_is_within_reach(plan: Match) -> None:
    """What is decided in small steps stands in the list, or comes after something that does."""
    ways = {way.codes for result in layings(plan, 0) for way in result.ways}
    for begun in {way[:n] for way in ways for n in range(len(way))}:
        offered = next(codes for who, _, codes in taken(plan, 0, begun).owed() if who == 0)
        listed = {way[len(begun)] for way in ways if way[: len(begun)] == begun and len(way) > len(begun)}
        assert listed == set(offered) or begun in ways


def test_then_what_may_be_laid_besides_with_stopping_last(plan: Match) -> None:
    after = taken(plan, 0, layings(plan, 0)[0].ways[0].codes)
    found = layings(after, 0)
    assert {tuple(names(after, result)) for result in found[:-1]} == {("green_improvement",)}
    assert found[-1].ways[0].codes == (STOP,) and not found[-1].laid


def test_cells_are_covered_as_the_rules_count_them(plan: Match) -> None:
    first = layings(plan, 0)[0]
    found = layings(taken(plan, 0, first.ways[0].codes), 0)
    assert {result.covered for result in found if result.laid} == {first.covered}, "by sheets, not by improvements"


def test_the_list_tells_nothing_of_what_others_plan(plan: Match) -> None:
    def told(match: Match) -> list[tuple[object, ...]]:
        return [(r.shown, r.covered, r.worth, [way.codes for way in r.ways]) for r in layings(match, 0)]

    other = taken(plan, 1, layings(plan, 1)[3].ways[0].codes)
    assert told(plan) == told(other)


def test_they_are_one_question_whatever_is_laid_in_between(plan: Match) -> None:
    """A way that others begin with ends when something else follows; until then it may be one of those."""
    asked = ask(plan, 0)
    assert len(asked.ways) == 484
    long = next(way for way in asked.ways if len(way.steps) > 1 and way.steps[1].code == STOP)
    between = (long.steps[0], Step(long.steps[1].pc, plan.rules.words.thing_names["green_improvement"]))
    for steps, new in ((long.steps, [True] + [False] * (len(long.steps) - 1)), (between, [True, True])):
        match = plan.clone()
        watched = Watched(match, [])
        for step, begins in zip(steps, new, strict=True):
            assert watched.begins(0, step) is begins
            match.pick(0, step.code)


def test_a_strange_game_in_the_open(tmp_path: Path) -> None:
    match = tiny(tmp_path, **TILES).start(2)
    found = layings(match, 0)
    assert all(len(result.laid) == 1 for result in found), "the next tile is drawn: nobody knows what could follow"
    assert [result.visible for result in found] == sorted((r.visible for r in found), reverse=True)
    for result in found:
        suns = dict(result.shown)[match.rules.words.thing_names["sun"]]
        assert [(change.name, change.now) for change in result.came] == [("point", suns)]
    ways = [way.codes for result in found for way in result.ways]
    assert len(set(ways)) == len(ways) and all(taken(match, 0, codes).owed()[0][0] == 1 for codes in ways)


def test_of_too_many_ways_what_is_asked_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = tiny(tmp_path, **TILES).start(2)
    tried = sum(len(result.ways) for result in layings(match, 0))
    monkeypatch.setattr(module, "MOST_TRIED", tried - 1)
    assert layings(match, 0) == []
    match.pick(0, match.owed()[0][2][0])
    assert layings(match, 0)


def test_games_without_grids_have_none() -> None:
    rules = load("yokohama", 2)
    assert rules.laying == frozenset() and layings(rules.start(1), 0) == []
