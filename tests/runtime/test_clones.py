"""A clone is a match of its own, although copies share what neither of them has changed yet."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from games.playing import LARGEST, label, play, rules_of
from spielwerk.interpreter import Match
from spielwerk.interpreter.engine.history import History


def told(match: Match) -> tuple[object, ...]:
    return match.digest(), match.owed(), list(match.history), match.state[:]


@pytest.mark.parametrize("name,players", LARGEST, ids=label)
def test_matches_that_were_one_go_their_own_ways(name: str, players: int) -> None:
    chance = random.Random(3)
    match = rules_of(name, players).start(1)
    for steps in (1, 2, 3, 5, 8, 40):
        list(islice(play(match, chance), steps))
        if match.over:  # a short game
            break
        before, first, second = told(match), match.clone(), match.clone()
        assert told(first) == told(second) == before
        list(islice(play(first, random.Random(steps)), 12))
        assert told(match) == told(second) == before != told(first)
        after = told(first)
        list(islice(play(match, random.Random(steps)), 12))  # the same decisions, now in the match itself
        assert told(match) == after and told(second) == before
    assert len(match.history) > 3


def test_histories_share_a_list_until_they_differ() -> None:
    first = History([(0, 1, 1)])
    second, third = first.copy(), first.copy()
    second.append((1, 2, 2))
    assert second.entries is first.entries and first == [(0, 1, 1)] and len(first) == 1
    first.append((0, 3, 3))
    third.append((0, 4, 4))
    assert [list(one)[1] for one in (first, second, third)] == [(0, 3, 3), (1, 2, 2), (0, 4, 4)]
    assert first[-1] == (0, 3, 3) and first[0] == (0, 1, 1) and first[1:] == [(0, 3, 3)]
    with pytest.raises(IndexError):
        History(second.entries, 1)[1]
