"""The figures are pinned: raise one, and `check` or a scenario fails. A sample here, every number with `-m soak`.

That everything holds as long as no number is raised, test_scenarios.py shows.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from games.mutate import CONDITIONS, RULES, Number, holds, mutate, numbers_of, report, share

PACKS = sorted(p.parent for p in RULES.glob("*/game.yaml"))
SAMPLE = 12


@pytest.fixture(scope="module", autouse=True)
def rules_made_once() -> None:
    """None of these is made twice."""


def figures_of(folder: Path) -> list[Number]:
    return [n for n in numbers_of(folder) if n.file != CONDITIONS]


@pytest.mark.parametrize("folder", PACKS, ids=lambda p: p.name)
def test_a_raised_number_is_noticed(folder: Path) -> None:
    figures = figures_of(folder)
    outcomes = mutate(folder, figures[:: len(figures) // SAMPLE + 1])
    assert share(outcomes) >= 0.9, "\n".join(report(outcomes))


@pytest.mark.soak
@pytest.mark.parametrize("folder", PACKS, ids=lambda p: p.name)
def test_every_raised_number_is_noticed(folder: Path) -> None:
    holds(folder)
    outcomes = mutate(folder, figures_of(folder), jobs=2)
    assert share(outcomes) >= 0.95, "\n".join(report(outcomes))
