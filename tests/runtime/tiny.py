"""A very small game for tests of single forms of the language: sections are given as data and merged over it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from spielwerk.interpreter.diagnostics.problems import Problem
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.engine.totals import broken_totals
from spielwerk.interpreter.study.check import check

BASE: dict[str, Any] = {
    "game": "tiny",
    "players": [2, 3],
    "source": "known",
    "counters": {"coin": {"of": "player", "start": 3}, "gem": {"of": "player"}, "point": {"of": "player"}},
    "flow": {"round": {"as each player": "turn"}, "turn": "act"},
    "rules": {"act": {"choose one": {"rest": "nothing", "earn": "gain 1 coin"}}},
    "end": {"long": {"when": "round is 3", "after": {"rounds": 0}}},
    "winner": ["most point"],
}


def merged(base: Any, more: Any) -> Any:
    if not isinstance(base, dict) or not isinstance(more, dict):
        return more
    return base | {key: merged(base.get(key), value) for key, value in more.items()}


def write(folder: Path, **sections: Any) -> Path:
    """Every key goes over the one there; a section given as None is left out."""
    pack = folder / "tiny"
    pack.mkdir(parents=True)
    said = {key: value for key, value in merged(BASE, sections).items() if value is not None}
    text = "".join(f"{key}: {json.dumps(value)}\n" for key, value in said.items())
    (pack / "game.yaml").write_text(text, encoding="utf-8")
    return pack


#: of any noun in any of our languages
FORMS = [f"{case}-{number}" for number in ("sg", "pl") for case in ("nom", "gen", "dat", "acc", "inst", "ins", "loc")]


def with_nouns(pack: Path, language: str, *nouns: str) -> Path:
    """A text is in one language from end to end: the same pack with words for these nouns."""
    file = pack / "translations" / language / f"{pack.name}.ftl"
    file.parent.mkdir(parents=True)
    forms = "".join(f"\n    .{form} = x" for form in FORMS)
    file.write_text("".join(f"noun-{noun} ={forms}\n    .gender = m\n" for noun in nouns), encoding="utf-8")
    return pack


def tiny(folder: Path, players: int = 2, **sections: Any) -> Rules:
    pack = write(folder, **sections)
    assert [str(p.message) for p in check(pack)[1]] == []
    return load(str(pack), players)


def refused(folder: Path, **sections: Any) -> list[Problem]:
    return check(write(folder, **sections))[1]


def counters(match: Match, name: str) -> Any:
    found = match.view(0)["counters"][name]
    return list(found.values()) if isinstance(found, dict) else found


def choose(match: Match, *options: str) -> Match:
    for option in options:
        match.choose(option)
        assert broken_totals(match) == []
    return match
