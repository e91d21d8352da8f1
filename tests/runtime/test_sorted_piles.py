"""A pile for many things keeps them in printed order behind their number: the same games as with a mask."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from spielwerk.interpreter.engine.imagining import imagine
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import Rules, build, load
from spielwerk.interpreter.engine.seeds import seed_of
from spielwerk.interpreter.engine.totals import broken_totals
from spielwerk.interpreter.lowering import layout
from spielwerk.interpreter.packs.loading import load_checked

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
    rules, problems = build(load_checked(name, (), (), rulebook=False), 2 if name != "hearts" else 4)
    assert rules is not None and problems == []
    return rules


@pytest.mark.parametrize("name", ["hearts", *(str(DATA / pack) for pack in ("hands", "sparks", "verbs", "market"))])
def test_the_same_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    as_masks = told(rules_of(name).start(3))
    monkeypatch.setattr(layout, "MOST_IN_MASK", 0)
    rules = rules_of(name)
    assert any(info.form == "sorted" for info in rules.layout.places)
    assert told(rules.start(3)) == as_masks


def test_the_same_games_as_webassembly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("wasmtime")
    monkeypatch.setenv("SPIELWERK_CACHE_DIR", str(tmp_path))  # the module of another layout is not to be found there
    expected = digests(load("hearts", 4))
    monkeypatch.setattr(layout, "MOST_IN_MASK", 0)
    monkeypatch.setenv("SPIELWERK_CACHE_DIR", str(tmp_path / "sorted"))
    rules = rules_of("hearts")
    assert any(info.form == "sorted" for info in rules.layout.places)
    assert digests(rules) == expected


def digests(rules: Rules) -> list[str]:
    module = rules.native
    module.begin()
    starts = [seed_of(1, game) for game in range(8)]
    module.prepare([(rules.machine.chance(s), s) for s in starts])
    module.play(len(starts))
    return [Match(rules, state, None, []).digest() for _, state in module.ends(len(starts))]
