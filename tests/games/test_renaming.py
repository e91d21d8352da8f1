"""No game in the interpreter: with every word renamed, the same seeds make the same games."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from games.playing import ALL_TABLES, counts_of, label, rules_of
from spielwerk.interpreter import load
from spielwerk.interpreter.packs.locations import own_rules
from support.renaming import PLACE, Renaming, rename_pack

Renamed = tuple[Path, Renaming]
#: words of a game that are also words of the language or of the shape of its files
SHARED = {"a", "flag", "known", "order", "place", "player", "rank", "round", "size", "stack", "step", "toll", "walk"}


#: the most players of each game; all tables with `-m soak`
ENDS = [t if t[1] == max(counts_of(t[0])) else pytest.param(*t, marks=pytest.mark.soak) for t in ALL_TABLES]


@pytest.fixture(scope="module")
def renamed(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Renamed]:
    folder = tmp_path_factory.mktemp("renamed")

    @cache
    def get(name: str) -> Renamed:
        return folder / name, rename_pack(own_rules() / name, folder / name)

    return get


@pytest.mark.parametrize("name,players,expansions", ENDS, ids=label)
def test_a_game_without_its_words_is_the_same_game(
    name: str, players: int, expansions: tuple[str, ...], renamed: Callable[[str], Renamed]
) -> None:
    folder, renaming = renamed(name)
    rules = rules_of(name, players, expansions)
    other = load(str(folder), players, [renaming.name(e) for e in expansions])
    assert len(other.words.things) == len(rules.words.things)
    named = {t.name for t in rules.words.things if not PLACE.match(t.name)}
    assert not {t.name for t in other.words.things[players:]} & named
    for seed in (1,):
        match, again, chance = rules.start(seed), other.start(seed), random.Random(seed)
        while not match.over:
            assert again.owed() == match.owed()
            player, _, codes = chance.choice(match.owed())
            code = chance.choice(codes)
            match.pick(player, code)
            again.pick(player, code)
        assert again.over and again.state == match.state
        assert again.points() == match.points() and again.result().ranking == match.result().ranking
        for one, two in zip(match.result().by_source, again.result().by_source, strict=True):
            assert list(one.values()) == list(two.values())


def test_nothing_of_the_game_is_left_in_the_copy(renamed: Callable[[str], Renamed]) -> None:
    """Ids, kinds, counters, zones, rules and parameters: all of them are new."""
    for name in {table[0] for table in ALL_TABLES}:
        folder, _ = renamed(name)
        w = rules_of(name, max(t[1] for t in ALL_TABLES if t[0] == name)).words
        old = {
            *w.kinds,
            *w.counters,
            *w.zones,
            *w.rules,
            *w.parameters,
            *w.pieces,
            *w.groups,
            *w.symbols,
            *w.layouts,
            *w.definitions,
            *w.entries,
            *(word for _, word in w.adjectives),
        }
        texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.yaml")]
        left = {word for text in texts for word in re.findall(r"[a-z][a-z0-9_]*", text)}
        assert {word for word in old & left if not PLACE.match(word)} <= SHARED
