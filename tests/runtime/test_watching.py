"""What a decision reads is noted, however it is read; what it does not read cannot decide what comes of it."""

from __future__ import annotations

import random

import pytest
from games.playing import rules_of
from spielwerk.interpreter.engine import reveals
from spielwerk.interpreter.engine.imagining import Imagination
from spielwerk.interpreter.engine.watching import Watched, read_by


def test_what_is_read_is_noted_in_copies_too() -> None:
    state = Watched([5, 6, 7, 8])
    copy = state[:]
    assert copy[2] == 7 and copy[0:1] == [5]
    assert state.read == {0, 2}
    copy[3] = 9
    assert state.read == {0, 2} and state[-1] == 8


@pytest.mark.parametrize("read", [list, tuple, sum, lambda s: 6 in s, lambda s: s.index(6), lambda s: s == [1]])
def test_whoever_reads_otherwise_reads_everything(read: object) -> None:
    state = Watched([5, 6, 7])
    assert callable(read)
    read(state)
    assert state.read == {0, 1, 2}


@pytest.mark.parametrize(("name", "players"), [("yokohama", 2), ("yamatai", 2), ("smartphone_inc", 2)])
def test_where_nothing_hidden_is_read_nothing_comes_otherwise(name: str, players: int) -> None:
    """As many imagined matches as ever say the same."""
    rules, chance, quick = rules_of(name, players), random.Random(3), 0
    match = rules.start(3)
    for _ in range(60):
        player, _, codes = chance.choice(match.owed())
        code = chance.choice(codes)
        read = read_by(match, player, code)
        if read is not None:
            after = match.clone()
            after.pick(player, code)
            for seat in range(players):
                if Imagination(match, seat).leaves(read):
                    quick += 1
                    assert not reveals.otherwise(match, after, seat)
        match.pick(player, code)
    assert quick > 20, "nothing was tried"
