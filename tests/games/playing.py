"""What the tests of whole games share: which games there are, rules loaded once, random play."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import lru_cache

from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.packs.locations import own_rules

#: no random game may take longer (issue: everything ends)
MOST_DECISIONS = 8_000


def pack_names() -> list[str]:
    """The games that come with the package."""
    return sorted(folder.name for folder in own_rules().iterdir() if (folder / "game.yaml").is_file())


def rules_of(name: str, players: int, expansions: tuple[str, ...] = ()) -> Rules:
    return _loaded(name, players, expansions)


@lru_cache(maxsize=64)
def _loaded(name: str, players: int, expansions: tuple[str, ...]) -> Rules:
    return load(name, players, expansions)


# Every worker asks these of every game before it runs a test: a glance into the folder, which `test_planning` compares
# with what loading finds.
def expansions_of(name: str) -> tuple[str, ...]:
    return tuple(sorted(file.parent.name for file in (own_rules() / name).glob("expansions/*/expansion.yaml")))


@lru_cache(maxsize=64)
def counts_of(name: str) -> tuple[int, ...]:
    (numbers,) = re.findall(r"^players: \[(.*)\]", (own_rules() / name / "game.yaml").read_text(encoding="utf-8"), re.M)
    return tuple(map(int, numbers.split(",")))


def says(name: str, word: str) -> bool:
    """Does it stand in the rules of a game?"""
    return any(word in file.read_text(encoding="utf-8") for file in (own_rules() / name).glob("*.yaml"))


#: every game with every number of players
TABLES = [(name, players) for name in pack_names() for players in counts_of(name)]
#: every game once, with as many players as it takes
LARGEST = [(name, max(counts_of(name))) for name in pack_names()]
#: every game once, with as few, and with as few and as many
FEWEST = [(name, min(counts_of(name))) for name in pack_names()]
FEWEST_AND_LARGEST = [*dict.fromkeys([*FEWEST, *LARGEST])]
#: every number of players, bare and with everything added
ALL_TABLES = [(name, players, more) for name, players in TABLES for more in dict.fromkeys(((), expansions_of(name)))]


def usual(name: str) -> int:
    """Three players, or the number nearest to three that the game is for."""
    return min(counts_of(name), key=lambda players: abs(players - 3))


def is_large(rules: Rules) -> bool:
    """Are many different things asked? Samples of a small game are small, and made more often in its short course."""
    return len(rules.machine.program.choices) > 20


def label(value: object) -> str:
    return ("+".join(value) or "bare") if isinstance(value, tuple) else str(value)


def random_choice(match: Match, chance: random.Random) -> tuple[int, int]:
    """Who decides what; in a secret block anybody who still owes an answer may be next."""
    player, _, codes = chance.choice(match.owed())
    return player, chance.choice(codes)


def play(match: Match, chance: random.Random, most: int = MOST_DECISIONS) -> Iterator[Match]:
    """The match after each decision of a random game (always the same object), until it ends."""
    for _ in range(most):
        if match.over:
            return
        match.pick(*random_choice(match, chance))
        yield match
    assert match.over or most < MOST_DECISIONS, f"not over after {most} decisions"
