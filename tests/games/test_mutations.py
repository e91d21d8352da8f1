"""The figures are pinned: raise one, and `check` or a scenario fails. A sample here, every number with `-m soak`.

That everything holds as long as no number is raised, test_scenarios.py shows.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from games.mutate import CONDITIONS, RULES, Number, holds, mutate, numbers_of, report, share
from games.playing import counts_of, is_large, rules_of

PACKS = sorted(p.parent for p in RULES.glob("*/game.yaml"))
#: numbers that are raised one by one in a large game, and in one that is small but has more than a few
SAMPLE, SMALL_SAMPLE, FEW = 3, 4, 6


@pytest.fixture(scope="module", autouse=True)
def rules_made_once() -> None:
    """None of these is made twice."""


def figures_of(folder: Path) -> list[Number]:
    return [n for n in numbers_of(folder) if n.file != CONDITIONS]


def sample_of(folder: Path) -> list[Number]:
    """All numbers of a small game that has few, a sample of the others: making a game takes long, playing does not."""
    figures, large = figures_of(folder), is_large(rules_of(folder.name, max(counts_of(folder.name))))
    if not large and len(figures) <= FEW:
        return figures
    return figures[:: len(figures) // (SAMPLE if large else SMALL_SAMPLE) + 1]


@pytest.mark.parametrize("folder", PACKS, ids=lambda p: p.name)
def test_a_raised_number_is_noticed(folder: Path) -> None:
    outcomes = mutate(folder, sample_of(folder))
    assert share(outcomes) >= 0.9, "\n".join(report(outcomes))


@pytest.mark.soak
@pytest.mark.parametrize("folder", PACKS, ids=lambda p: p.name)
def test_every_raised_number_is_noticed(folder: Path) -> None:
    holds(folder)
    outcomes = mutate(folder, figures_of(folder), jobs=2)
    assert share(outcomes) >= 0.95, "\n".join(report(outcomes))
