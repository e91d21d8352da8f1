"""Whatever stands in a file of somebody else: one sentence or several, soon, and never a traceback.

A sample here; with `-m soak --dist load` half an hour in each of two processes, or `SPIELWERK_FUZZING` seconds.
"""

from __future__ import annotations

import os

import pytest
from fuzzing.cases import KINDS
from fuzzing.run import series

#: what is quick more often
OFTEN = ("packs", "saves", "scenarios", "packs", "saves", "words", "packs", "saves", "scenarios", "packs", "views")
SAMPLE = {"packs": 8, "saves": 20, "words": 2, "scenarios": 8, "views": 3}
#: of the whole of two halves
AT_LEAST, SECONDS = 20_000, float(os.environ.get("SPIELWERK_FUZZING", 1800))


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No case is to be answered from what another one has left."""
    monkeypatch.setenv("SPIELWERK_CACHE_DIR", "")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize("kind", KINDS)
def test_a_sample_of_spoilt_files_is_answered(kind: str) -> None:
    report = series([kind], 0, SAMPLE[kind])
    assert not report.finds, str(report)


@pytest.mark.soak
@pytest.mark.parametrize("half", [1, 2])
def test_spoilt_files_are_answered(half: int) -> None:
    report = series(OFTEN, half * 10_000_000, 10**9, SECONDS)
    print(report)
    assert not report.finds, str(report)
    assert report.cases >= AT_LEAST / 2 * min(1, SECONDS / 1800), str(report)
