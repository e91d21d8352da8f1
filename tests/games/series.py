"""Digests of whole series, kept: they say whether a change of the interpreter has changed any game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from games.playing import LARGEST, rules_of
from spielwerk.interpreter.study.simulate import Spec, simulate

KEPT = Path(__file__).with_name("series.json")
#: a few games in every run of the tests, many under `-m soak`
FEW, MANY = 12, 500


def digest(name: str, players: int, games: int) -> str:
    return str(simulate(Spec(name, players), games, seed=1, rules=rules_of(name, players))["digest"])


def kept() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def made() -> Iterator[tuple[Path, str]]:
    found = {f"{name} {n}": {str(games): digest(name, n, games) for games in (FEW, MANY)} for name, n in LARGEST}
    yield KEPT, json.dumps(found, indent=2) + "\n"
