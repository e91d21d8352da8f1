"""The same rules, seed and choices give the same state, whatever order Python's hashes have."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from games.playing import LARGEST, TABLES, label

SCRIPT = """
import random, sys
from spielwerk.interpreter import load
rules = load(sys.argv[1], int(sys.argv[2]))
print(rules.digest, rules.program_digest)
for seed in (1, 2):
    match, chance = rules.start(seed), random.Random(seed)
    while not match.over:
        player, _, codes = match.owed()[0]
        match.pick(player, chance.choice(codes))
    print(match.digest(), match.points(), len(match.history))
"""


@pytest.mark.parametrize("name,players", LARGEST, ids=label)
def test_games_do_not_depend_on_the_hashes_of_a_process(name: str, players: int) -> None:
    same_in_every_process(name, players)


@pytest.mark.soak
@pytest.mark.parametrize("name,players", TABLES, ids=label)
def test_no_number_of_players_depends_on_hashes(name: str, players: int) -> None:
    same_in_every_process(name, players)


def same_in_every_process(name: str, players: int) -> None:
    found = set()
    for seed in ("0", "1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", SCRIPT, name, str(players)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        found.add(done.stdout)
    assert len(found) == 1
