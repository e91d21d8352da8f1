"""Generated code reads no slot before the first: what is said of a missing thing (-1) never comes from the state."""

from __future__ import annotations

import random
from typing import Any

import pytest
from spielwerk.interpreter import Match, load


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
