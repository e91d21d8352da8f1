"""Digests of whole series, kept: they say whether a change of the interpreter has changed any game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from games.playing import ALL_TABLES, LARGEST, rules_of
from spielwerk.interpreter.study.simulate import Spec, simulate

KEPT = Path(__file__).with_name("series.json")
#: a few games in every run of the tests, many under `-m soak`
FEW, MANY = 12, 500


def digest(name: str, players: int, games: int, more: tuple[str, ...] = ()) -> str:
    spec = Spec(name, players, more)
    return str(simulate(spec, games, seed=1, rules=rules_of(name, players, more))["digest"])


def key(name: str, players: int, more: tuple[str, ...] = ()) -> str:
    return " ".join((name, str(players), *more))


def kept() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def made() -> Iterator[tuple[Path, str]]:
    found = {key(*table): {str(MANY): digest(*table[:2], MANY, table[2])} for table in ALL_TABLES}
    for name, players in LARGEST:
        found[key(name, players)][str(FEW)] = digest(name, players, FEW)
    yield KEPT, json.dumps(found, indent=2, sort_keys=True) + "\n"
