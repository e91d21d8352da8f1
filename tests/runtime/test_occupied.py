"""Masks of the things on which pieces lie: they follow from the numbers, and rules that ask them find the same."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, counters, tiny
from spielwerk.interpreter import Match, Rules, broken_totals, restore, snapshot

LINES = {"first": [0, 1, 2], "second": [2, 3], "third": [4, 1, 0]}
BOARD: dict[str, Any] = {
    "kinds": {"cell": {"is": ["a", "b", "c", "d", "e"]}, "line": {"has": {"cells": "list of cell"}}},
    "lines": {name: {"cells": ["abcde"[i] for i in cells]} for name, cells in LINES.items()},
    "zones": {"hand": {"of": "player"}},
    "pieces": {"stone": {"of": "player", "start": {"hand": 9}, "lies on": ["hand", "cell"]}},
    "end": {"long": {"when": "round is 12", "after": {"rounds": 0}}},
}
LAY = {"choose a cell": ["move 1 stone from your hand to that cell", "judge at that cell"]}
TAKE = {"choose a cell with your stone": "move 1 stone from that cell to your hand", "otherwise": "nothing"}


def board(folder: Path, judge: Any, **act: Any) -> Rules:
    rules = {"judge at a cell": judge, "act": {"choose one": {"rest": "nothing", **act}}}
    return tiny(folder, **BOARD, rules=rules)


def stones(match: Match, player: int) -> list[int]:
    there = match.view(0)["pieces"]["stone"]["cell"]
    return [there.get(cell, {}).get(f"player_{player + 1}", 0) for cell in "abcde"]


def played(rules: Rules, seed: int) -> list[Match]:
    """A random game, step by step."""
    match, chance, passed = rules.start(seed), random.Random(seed), []
    while not match.over:
        decision = chance.choice(match.decisions())
        match.choose(chance.choice(decision.options).id, decision.player)
        passed.append(match.clone())
    return passed


@pytest.mark.parametrize(
    ("test", "holds"),
    [
        ("is 3", lambda n: n == 3),
        ("is 2", lambda n: n == 2),
        ("at least 2", lambda n: n >= 2),
    ],
)
def test_so_many_pieces_on_a_list_also_where_they_lie_on_each_other(tmp_path: Path, test: str, holds: Any) -> None:
    judge = {f"if there is a line of here where your stones on cells of it {test}": "gain 1 gem"}
    rules = board(tmp_path, judge, lay=LAY, take=TAKE)
    assert "lined(" in "".join(rules.machine.program.functions.values())
    crowded = 0
    for seed in range(30):
        match, chance = rules.start(seed), random.Random(seed)
        while not match.over:
            player, pc, codes = match.owed()[0]
            before, gems = stones(match, player), counters(match, "gem")[player]
            match.pick(player, chance.choice(codes))
            assert broken_totals(match) == []
            after = stones(match, player)
            if sum(after) > sum(before):
                at = next(i for i in range(5) if after[i] > before[i])
                crowded += max(after) > 1
                lines = [cells for cells in LINES.values() if at in cells]
                expected = any(holds(sum(after[i] for i in cells)) for cells in lines)
                assert counters(match, "gem")[player] - gems == expected
    assert crowded > 10


def test_free_things_are_found_listed_and_counted(tmp_path: Path) -> None:
    judge = [
        "gain (count of cells without a stone) gems",
        {"find a cell without a stone": "move 1 stone from your hand to that cell"},
        {"if there is no cell without a stone": "gain 1 point"},
    ]
    lay = {"choose a cell without a stone": LAY["choose a cell"], "otherwise": "nothing"}
    rules = board(tmp_path, judge, lay=lay)
    match = choose(rules.start(1), "lay", "b")
    assert (counters(match, "gem"), stones(match, 0)) == ([4, 0], [1, 1, 0, 0, 0])
    match.choose("lay")
    assert [o.id for o in match.decisions()[0].options] == ["c", "d", "e"]
    choose(match, "e", "rest", "rest", "lay")  # the only cell left is not asked for
    assert (stones(match, 0), stones(match, 1), counters(match, "point")) == ([1, 1, 0, 1, 0], [0, 0, 1, 0, 1], [1, 0])


def test_lists_keep_their_order(tmp_path: Path) -> None:
    """A list may name things in another order than they are printed in; a mask could not tell."""
    judge = "nothing"
    lay = {
        "choose a line": {"choose a cell of that line without a stone": LAY["choose a cell"], "otherwise": "nothing"}
    }
    rules = board(tmp_path, judge, lay=lay)
    match = choose(rules.start(1), "lay", "third")
    assert [o.id for o in match.decisions()[0].options] == ["e", "b", "a"]


@pytest.mark.parametrize("seed", range(3))
def test_masks_are_right_wherever_a_position_comes_from(tmp_path: Path, seed: int) -> None:
    judge = {"if there is a line of here where your stones on cells of it is 3": "gain 1 gem"}
    free = {"choose a cell without a stone": LAY["choose a cell"], "otherwise": "nothing"}
    rules = board(tmp_path, judge, lay=LAY, take=TAKE, free=free)
    for match in played(rules, seed):
        assert broken_totals(match) == []
        assert broken_totals(match.imagine(0, 5)) == []
        assert broken_totals(restore(rules, snapshot(match))) == []


def test_wholes_with_a_free_part_are_found_from_its_mask(tmp_path: Path) -> None:
    """A stone falls into the first free cell of a column; taken away, it makes room again."""
    rules = tiny(
        tmp_path,
        kinds={"column": {}, "cell": {"part of": "column", "listed under": "cells", "has": {"height": "number"}}},
        columns={"left": {"cells": [1, 2]}, "right": {"cells": [1]}},
        zones=BOARD["zones"],
        pieces=BOARD["pieces"],
        rules={
            "act": {"choose one": {"drop": "drop", "take": "take", "rest": "nothing"}},
            "drop": {
                "choose a column where (there is a cell of it without a stone)": {
                    "find a cell of that column without a stone": "move 1 stone from your hand to that cell"
                },
                "otherwise": "nothing",
            },
            "take": {**TAKE},
        },
        end={"long": {"when": "round is 30", "after": {"rounds": 0}}},
    )
    (kept,) = rules.machine.program.lowering.occupied.kept.values()
    assert kept.room >= 0
    for seed in range(8):
        for match in played(rules, seed):
            assert broken_totals(match) == []
            player, pc, codes = (match.owed() or [(0, 0, [])])[0]
            if pc and rules.machine.program.choices[pc].path == "drop":
                there = match.view(0)["pieces"]["stone"]["cell"]
                free = [c for c, cells in (("left", 2), ("right", 1)) if sum(c in cell for cell in there) < cells]
                assert [rules.option_id(pc, code) for code in codes] == free


def test_a_wrong_mask_is_noticed(tmp_path: Path) -> None:
    free = {"choose a cell without a stone": LAY["choose a cell"], "otherwise": "nothing"}
    match = board(tmp_path, "nothing", free=free).start(1)
    (kept,) = match.rules.machine.program.lowering.occupied.kept.values()
    match.state[kept.free] ^= 1
    assert broken_totals(match) == ["on which things pieces lie is not as their numbers say"]
