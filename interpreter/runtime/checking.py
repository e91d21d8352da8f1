"""Everything that is wrong with a pack, for every number of players, each mistake once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace

from ..errors import Problem
from ..loading.pack import Pack
from ..loading.stage import load_checked
from ..report import tidy
from .rules import build, player_counts


def check(
    name_or_path: str | os.PathLike[str], expansions: Sequence[str] = (), variants: Sequence[str] = ()
) -> tuple[Pack, list[Problem]]:
    """The pack and its problems in the order of places. Raises Mistakes only if there is no such pack."""
    pack = load_checked(name_or_path, expansions, variants)
    return pack, problems_of(pack)


def problems_of(pack: Pack) -> list[Problem]:
    """What is wrong with a pack that has been loaded."""
    if pack.problems or not pack.complete:
        return tidy(pack.problems)  # names and types of a damaged tree would only report consequences
    counts = player_counts(pack)
    if not counts:
        return [Problem("wrong-value", "the game says for no number of players that it can be played", pack.tree.span,
                        "list the numbers, for example `players: [2, 3, 4]`")]
    return _merged({players: build(pack, players)[1] for players in counts})


def _merged(found: dict[int, list[Problem]]) -> list[Problem]:
    """Each mistake once; with a note of the numbers of players if it is not made with all of them."""
    first: dict[tuple[str, int, int, str, str], Problem] = {}
    made_with: dict[tuple[str, int, int, str, str], list[int]] = {}
    for players, problems in found.items():
        for problem in tidy(problems):
            key = problem.key()
            first.setdefault(key, problem)
            made_with.setdefault(key, []).append(players)
    merged = []
    for key, problem in first.items():
        some = made_with[key]
        if len(some) < len(found) and "players" not in problem.message:
            problem = replace(problem, message=f"with {_listed(some)} players: {problem.message}")
        merged.append(problem)
    return tidy(merged)


def _listed(numbers: list[int]) -> str:
    return " or ".join([", ".join(map(str, numbers[:-1])), str(numbers[-1])] if len(numbers) > 1 else [str(numbers[0])])
