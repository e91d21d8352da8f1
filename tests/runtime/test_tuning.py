"""What makes generated code quick changes nothing it says: games offer the same options without it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from games.playing import LARGEST, rules_of
from spielwerk.interpreter import Match
from spielwerk.interpreter.engine.rules import build
from spielwerk.interpreter.plan.passes.choice import NONE
from spielwerk.interpreter.terms import reverse_lookup


@pytest.fixture(scope="module", autouse=True)
def rules_made_once() -> None:
    """Here they are made in two ways."""


def played(match: Match, seed: int, most: int = 400) -> Iterator[tuple[object, str]]:
    """All that is offered in a random game, and where it leads."""
    chance = random.Random(seed)
    for _ in range(most):
        if match.over:
            return
        player, pc, codes = chance.choice(match.owed())
        yield (player, pc, codes), match.digest()
        match.pick(player, chance.choice(codes))


@pytest.mark.parametrize(("name", "players"), LARGEST)
def test_the_same_options_without_leads_and_without_any_pass(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = rules_of(name, players)
    monkeypatch.setattr(reverse_lookup, "lead_to", lambda *_: None)
    plain, problems = build(quick.pack, players, passes=NONE)
    assert plain is not None and problems == []
    assert plain.program_digest != quick.program_digest
    for one, other in zip(played(plain.start(5), 5), played(quick.start(5), 5), strict=True):
        assert one == other


def test_an_estimate_says_the_same_however_often_it_asks_what_shows() -> None:
    quick = rules_of("smartphone_inc", 2)
    plain, _ = build(quick.pack, 2, passes=NONE)
    assert plain is not None
    match, chance, found = quick.start(3), random.Random(3), set()
    one, other = quick.machine.program.estimate, plain.machine.program.estimate
    assert one is not None and other is not None and one.__code__.co_nlocals > other.__code__.co_nlocals
    while not match.over:
        player, _, codes = chance.choice(match.owed())
        match.pick(player, chance.choice(codes))
        state = match.state if match.threads is None else match.threads[player].state
        found.add(one(state, player))
        assert one(state, player) == other(state, player)
    assert len(found) > 50
