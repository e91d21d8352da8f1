"""What makes generated code quick changes nothing it says: games offer the same options without it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from games.playing import LARGEST, rules_of
from spielwerk.interpreter import Match, load
from spielwerk.interpreter.compiling import compiler
from spielwerk.interpreter.plan.passes import searches
from spielwerk.interpreter.terms import query_sources, reverse_lookup
from spielwerk.interpreter.verbs import choice_of_things


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
def test_the_same_options_without_leads_shared_searches_and_sieves(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = rules_of(name, players)
    monkeypatch.setattr(reverse_lookup, "lead_to", lambda *_: None)
    monkeypatch.setattr(choice_of_things, "either", lambda v, code: None)
    for module in (searches, choice_of_things):
        monkeypatch.setattr(module, "shared", lambda v, conds: ([], conds))
    for module in (searches, choice_of_things, query_sources):
        monkeypatch.setattr(module, "sifted", lambda v, listed, tests: (listed, tests))
    plain = load(name, players)
    assert plain.program_digest != quick.program_digest
    for one, other in zip(played(plain.start(5), 5), played(quick.start(5), 5), strict=True):
        assert one == other


def test_an_estimate_says_the_same_however_often_it_asks_what_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = rules_of("smartphone_inc", 2)
    monkeypatch.setattr(compiler, "asked_once", lambda code: ([], code))
    plain = load("smartphone_inc", 2)
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
