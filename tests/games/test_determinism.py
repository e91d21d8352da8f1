"""The same rules, seed and choices give the same state, whatever order hashes have and whatever the compiler knows."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from games.playing import ALL_TABLES, LARGEST, TABLES, label
from games.series import FEW, MANY, digest, kept, key

#: a large game, one with hidden hands and one on a board; all of them with `-m soak`
SOME = ("yokohama", "hearts", "reversi")
SCRIPT = """
import random, sys
from spielwerk.interpreter import load
for name, players in zip(sys.argv[1::2], sys.argv[2::2]):
    rules = load(name, int(players))
    print(name, players, rules.digest, rules.program_digest)
    for seed in (1, 2):
        match, chance = rules.start(seed), random.Random(seed)
        while not match.over:
            player, _, codes = match.owed()[0]
            match.pick(player, chance.choice(codes))
        print(match.digest(), match.points(), len(match.history))
"""


def test_games_do_not_depend_on_the_hashes_of_a_process() -> None:
    same_in_every_process([table for table in LARGEST if table[0] in SOME], ("0", "2"))


@pytest.mark.soak
def test_no_number_of_players_depends_on_hashes() -> None:
    same_in_every_process(TABLES, ("0", "1", "2"))


def same_in_every_process(tables: list[tuple[str, int]], hashes: tuple[str, ...]) -> None:
    found = set()
    for seed in hashes:
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", SCRIPT, *(str(part) for table in tables for part in table)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stderr
        found.add(done.stdout)
    (told,) = found
    assert len(told.splitlines()) == 3 * len(tables)


# ---- whole series, kept

ADVICE = "a game is played otherwise than before; if that is meant: python tests/regenerate.py series"


@pytest.mark.parametrize("name,players", LARGEST, ids=label)
def test_a_series_is_what_it_was(name: str, players: int) -> None:
    assert digest(name, players, FEW) == kept()[key(name, players)][str(FEW)], ADVICE


@pytest.mark.soak
@pytest.mark.parametrize("name,players,more", ALL_TABLES, ids=label)
def test_a_long_series_is_what_it_was(name: str, players: int, more: tuple[str, ...]) -> None:
    assert digest(name, players, MANY, more) == kept()[key(name, players, more)][str(MANY)], ADVICE


@pytest.mark.soak
@pytest.mark.parametrize("hashes", ["0", "1", "2"])
@pytest.mark.parametrize("name,players", LARGEST, ids=label)
def test_a_long_series_is_what_it_was_whatever_the_hashes(name: str, players: int, hashes: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(sys.path)}
    options = ["--players", str(players), "--games", str(MANY), "--seed", "1", "--jobs", "2", "--format", "json"]
    command = [sys.executable, "-m", "spielwerk.cli", "simulate", name, *options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=600)
    assert json.loads(done.stdout)["digest"] == kept()[key(name, players)][str(MANY)], ADVICE


def test_every_kept_series_belongs_to_a_game() -> None:
    assert set(kept()) == {key(*table) for table in ALL_TABLES}
