"""The golden playthroughs: a change of rules or interpreter that changes a game shows in a diff."""

from __future__ import annotations

import difflib
import re
from itertools import islice

import pytest
from games.playing import TABLES, label, rules_of
from games.playthrough import FOLDER, FULL_ROUNDS, MOST_LINES, Round, fitting, path_of, playthrough


@pytest.mark.parametrize("name,players", TABLES, ids=label)
def test_the_game_is_played_as_written_down(name: str, players: int) -> None:
    path = path_of(name, players)
    kept = path.read_text(encoding="utf-8")
    title = re.match(r".*, seed (\d+)\n", kept)
    assert title is not None
    made = playthrough(rules_of(name, players), int(title[1]))
    assert made.count("\n") < MOST_LINES
    if made != kept:
        changes = difflib.unified_diff(kept.splitlines(), made.splitlines(), path.name, "now", n=1, lineterm="")
        advice = "if the change is meant: python tests/regenerate.py games"
        pytest.fail("\n".join([advice, *islice(changes, 40)]), pytrace=False)


def test_every_golden_file_belongs_to_a_game() -> None:
    assert {p.name for p in FOLDER.iterdir()} == {path_of(name, players).name for name, players in TABLES}


def test_a_long_game_is_told_with_fewer_rounds_in_full_and_all_of_it_compared() -> None:
    def told(seen: str, lines: int) -> list[str]:
        rounds = [Round(n, [f"short {n}"], [f"{seen} {n}"] * lines) for n in range(1, FULL_ROUNDS + 1)]
        return fitting(["start"], [*rounds, Round(FULL_ROUNDS + 1, ["later"])], ["end"])

    assert [line for line in told("full", 1) if line] == [
        "start",
        "Round 1",
        "full 1",
        "Round 2",
        "full 2",
        "Round 3",
        "later",
        "end",
    ]
    long = told("full", MOST_LINES // FULL_ROUNDS)
    assert len(long) < MOST_LINES and "full 1" in long and "short 2" in long and "full 2" not in long
    longest, other = told("full", MOST_LINES), told("otherwise", MOST_LINES)
    assert [line for line in longest if not line.startswith("  in full")] == [
        line for line in other if not line.startswith("  in full")
    ]
    assert sum(one != two for one, two in zip(longest, other, strict=True)) == FULL_ROUNDS, (
        "what is left out is compared"
    )
