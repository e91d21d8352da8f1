"""A pile for many things keeps them in printed order behind their number: the same games as with a mask."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from spielwerk.interpreter.diagnostics.folders import CACHE_VARIABLE
from spielwerk.interpreter.engine.imagining import imagine
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import Rules, build
from spielwerk.interpreter.engine.totals import broken_totals
from spielwerk.interpreter.lowering import layout
from spielwerk.interpreter.packs.loading import load_checked
from spielwerk.interpreter.study.simulate import play_out

DATA = Path(__file__).parents[1] / "data"


def told(match: Match) -> list[str]:
    """Digests along a game: of the position, and of what each player imagines."""
    found, draw = [], random.Random(5).random
    for number in range(60):
        if match.over:
            break
        player, _, codes = match.owed()[0]
        match.pick(player, codes[int(draw() * len(codes))])
        assert broken_totals(match) == []
        found.append(match.digest())
        if number % 10 == 0 and not match.over:
            found += [imagine(match, seat, 7).digest() for seat in range(match.rules.players)]
    return found


def rules_of(name: str) -> Rules:
    rules, problems = build(load_checked(str(DATA / name), (), (), rulebook=False), 2)
    assert rules is not None and problems == []
    return rules


@pytest.mark.parametrize("name", ["hands", "sparks", "market"])
def test_the_same_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    as_masks = told(rules_of(name).start(3))
    monkeypatch.setattr(layout, "MOST_IN_MASK", 0)
    rules = rules_of(name)
    assert any(info.form == "sorted" for info in rules.layout.places)
    assert told(rules.start(3)) == as_masks


def test_the_same_games_as_webassembly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("wasmtime")
    starts, expected, as_masks = range(8), list[str](), rules_of("hands")
    for seed in starts:
        match = as_masks.start(seed)
        play_out(match, random.Random(seed).random, [])
        expected.append(match.digest())
    monkeypatch.setattr(layout, "MOST_IN_MASK", 0)
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))  # the module of the other layout is not to be found there
    rules = rules_of("hands")
    module = rules.native
    module.begin()
    module.prepare([(rules.machine.chance(seed), seed) for seed in starts])
    module.play(len(starts))
    assert [Match(rules, state, None, []).digest() for _, state in module.ends(len(starts))] == expected
