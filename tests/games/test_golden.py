"""The golden playthroughs: a change of rules or interpreter that changes a game shows in a diff."""

from __future__ import annotations

import difflib
import re
from itertools import islice

import pytest
from games.playing import TABLES, label, rules_of
from games.playthrough import FOLDER, MOST_LINES, path_of, playthrough


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
