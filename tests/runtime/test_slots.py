"""Generated code reads no slot before the first: what is said of a missing thing (-1) never comes from the state."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from spielwerk.interpreter import Match, Rules, load


class Strict(list[int]):
    """A state that counts from its front only."""

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            found = Strict(super().__getitem__(key))
            assert not found or all(part is None or part >= 0 for part in (key.start, key.stop)), key
            return found
        assert key >= 0, f"slot {key}"
        return super().__getitem__(key)


@pytest.mark.parametrize(("game", "players"), [("yokohama", 3), ("yamatai", 3), ("smartphone_inc", 5)])
def test_no_slot_is_counted_from_the_end(game: str, players: int) -> None:
    rules = load(game, players)
    for seed in (1, 2):
        match = Match(rules, Strict(rules.machine.fresh(seed)), seed, [])
        match.advance()
        chance = random.Random(seed)
        while not match.over:
            player, _, codes = match.owed()[0]
            match.pick(player, chance.choice(codes))
        assert isinstance(match.state, Strict)


GROVE = Path(__file__).parents[1] / "data" / "grove" / "game.yaml"


def grove(folder: Path, line: str, more: str) -> Rules:
    """The small game with more behind one of its lines."""
    text = GROVE.read_text(encoding="utf-8")
    assert text.count(f"{line}\n") == 1
    (folder / "game.yaml").write_text(text.replace(f"{line}\n", f"{line}\n{more}\n"), encoding="utf-8")
    return load(str(folder), 2)


@pytest.mark.parametrize(
    "line",
    [
        "gain 5 marks on nut of fir",
        "set mark of nut of fir to 5",
        "roll mark of nut of fir from 3 to 4",
    ],
)
def test_what_is_done_to_a_missing_thing_changes_nothing(line: str, tmp_path: Path) -> None:
    """Before anything lies there. What is counted beside it would take it: a missing thing is number -1."""
    plain = grove(tmp_path, "setup:", "  first: {each nut in sack: gain 3 marks on that nut}").start(1)
    rules = grove(tmp_path, "setup:", f"  first: [{{each nut in sack: gain 3 marks on that nut}}, {line}]")
    assert [*rules.start(1).state] == [*plain.state]


def test_a_missing_thing_cannot_be_moved(tmp_path: Path) -> None:
    """Two nuts lie at the oak, one at each of the others."""
    rules = grove(
        tmp_path,
        "      pick_nut:",
        "        - choose a tree with a nut\n" + 2 * "        - move nut of that tree to your nuts\n" + "      once:",
    )
    match = rules.start(1)
    match.choose("pick_nut")
    assert match.owed() and "pick_nut" not in [option.id for option in match.decisions()[0].options]
