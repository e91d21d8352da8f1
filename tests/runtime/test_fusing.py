"""What follows a decision as one function does what the steps do one after the other."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from spielwerk.interpreter import Rules, load
from spielwerk.interpreter.compiling.fusing import Fuser, either
from spielwerk.interpreter.lowering.layout import PC

SMALL = Path(__file__).parents[1] / "benchmarks" / "games"


def agree(rules: Rules, games: int) -> int:
    """Plays at random; before every decision both ways are tried on copies. Returns how many were compared."""
    machine, chance, compared = rules.machine, random.Random(7), 0
    for seed in range(games):
        match = rules.start(seed)
        while not match.over:
            for player, pc, codes in match.owed():
                code = chance.choice(codes)
                before = match.threads[player].state if match.threads is not None else match.state
                quick, slow = before[:], before[:]
                found = machine.fused(pc)(quick, code) if compared % 7 == 0 else machine.go[pc](quick, code)
                expected = machine.resume(slow, machine.apply[pc](slow, code))
                assert (list(found), quick) == (list(expected), slow), rules.machine.program.choices[pc].path
                compared += 1
                match.pick(player, code)
    return compared


@pytest.mark.parametrize("name", ["tic_tac_toe", "connect_four", "nim"])
def test_small_games(name: str) -> None:
    assert agree(load(str(SMALL / name)), 20) > 100


@pytest.mark.parametrize(("name", "players"), [("yokohama", 3), ("yamatai", 2), ("smartphone_inc", 4)])
def test_games_that_come_along(name: str, players: int) -> None:
    assert agree(load(name, players), 1) > 100


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["yokohama", "yamatai", "smartphone_inc"])
def test_many_games(name: str, players: int) -> None:
    assert agree(load(name, players), 15) > 1000


@pytest.mark.parametrize("name", ["tic_tac_toe", "connect_four", "nim"])
def test_nothing_is_searched_between_two_decisions_of_a_small_game(name: str) -> None:
    """Free cells, whole lines, whose turn it is: all of it is kept or constant."""
    rules = load(str(SMALL / name))
    for pc in rules.machine.program.choices:
        usual = [
            line for line in rules.machine.fuser.after(pc).split("\n") if "PILE_" not in line and "else" not in line
        ]
        assert [line for line in usual if " for " in line or line.strip().startswith("for ")] == []


# ---- the parts


def fused(functions: dict[str, str], kept: set[int]) -> list[str]:
    return [line.strip() for line in Fuser(functions, kept).after(1).split("\n")[1:]]


def test_steps_are_followed_to_the_next_choice() -> None:
    lines = fused(
        {
            "apply1": "def apply1(S, x):\n    S[20] = x\n    return 2",
            "step2": "def step2(S):\n    S[8+S[20]] += 1\n    return 3 if S[9] else 0",
            "options3": "def options3(S):\n    r = []\n    r += [x for x in range(3) if S[8+x]]\n    return r",
        },
        {20},
    )
    assert lines == [
        "s20 = S[20] = x",
        "S[8+s20] += 1",
        "if S[9]:",
        "r = [x for x in range(3) if S[8+x]]",
        "if len(r) > 1:",
        f"S[{PC}] = 3",
        "return r",
        "return forced(S,3,r)",
        f"S[{PC}] = 0",
        "return []",
    ]


def test_a_loop_of_steps_is_left_to_the_machine() -> None:
    steps = {
        "apply1": "def apply1(S, x):\n    return 2",
        "step2": "def step2(S):\n    if S[9]: return 2\n    return S[30]",
    }
    assert fused(steps, set()) == ["if S[9]:", "return resume(S,2)", "return resume(S,S[30])"]


@pytest.mark.parametrize(
    "lines",
    [
        ["S[8+S[20]] = S[9+S[20]]", "if x:", "    S[20] -= 1", "S[8] = S[20]"],
        ["S[8] = S[20] + S[20]", "if x:", "    S[20] = 3", "S[9] = S[20]"],
        ["S[8] = S[20] + S[20]", "for v in (1, 2):", "    S[9+S[20]] = v", "    S[20] -= 1", "S[8] = S[20]"],
        ["S[20] = S[20] + 1", "if S[20] > 2:", "    S[8] = S[20]", "else:", "    S[9] = S[20]", "S[10] = S[20]"],
    ],
)
@pytest.mark.parametrize("x", [0, 1])
def test_variables_for_slots_never_grow_stale(lines: list[str], x: int) -> None:
    text = "\n    ".join(["def apply1(S, x):", *lines, "return S[20]"])
    quick, slow = ([2] * 30 for _ in range(2))
    known: dict[str, Any] = {"resume": lambda state, pc: [pc]}
    exec(text, known)  # noqa: S102 - written above
    exec(Fuser({"apply1": text}, {20}).after(1), known)  # noqa: S102
    assert known["go1"](quick, x) == [known["apply1"](slow, x)]
    assert quick == slow


@pytest.mark.parametrize(
    ("code", "parted"),
    [
        ("3 if S[1] else 4", ("3", "S[1]", "4")),
        ("3 if n >= 2 else 4 if n >= 1 else 5", ("3", "n >= 2", "4 if n >= 1 else 5")),
        ("3 if (1 if S[1] else S[2]) else 4", ("3", "(1 if S[1] else S[2])", "4")),
        ("S[3]", None),
    ],
)
def test_a_way_that_parts(code: str, parted: tuple[str, str, str] | None) -> None:
    assert either(code) == parted
