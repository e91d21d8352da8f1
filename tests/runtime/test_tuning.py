"""What makes generated code quick changes nothing it says: games offer the same options without it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from games.playing import LARGEST, rules_of
from spielwerk.interpreter import Match, load
from spielwerk.interpreter.program import choices, sources, tuning
from spielwerk.interpreter.program.leads import LeadCoder


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
    monkeypatch.setattr(LeadCoder, "lead", lambda *_: None)
    monkeypatch.setattr(choices, "either", lambda v, code: None)
    for module in (tuning, choices):
        monkeypatch.setattr(module, "shared", lambda v, conds: ("", conds))
    for module in (tuning, choices, sources):
        monkeypatch.setattr(module, "sifted", lambda v, listed, tests: (listed, tests))
    plain = load(name, players)
    assert plain.program_digest != quick.program_digest
    for one, other in zip(played(plain.start(5), 5), played(quick.start(5), 5), strict=True):
        assert one == other
