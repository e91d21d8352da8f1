"""What all tests share: folders of their own, so that none of them touches the user's, and the same size of window."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from pathlib import Path

import pytest

HERE = Path(__file__).parent
#: a file is run by one worker, which makes what its tests share once; those that take longest begin, so that none of
#: them is left when the others have nothing to do any more
LONGEST_FIRST = (
    "games/test_mutations.py",
    "cli/test_i18n.py",
    "text/test_toolkit.py",
    "text/test_rulebook.py",
    "cli/test_play.py",
    "cli/test_language.py",
    "games/test_invariants.py",
    "test_packaging.py",
    "games/test_scenarios.py",
    "language/test_hostile.py",
    "docs/test_translating.py",
    "docs/test_language.py",
    "cli/test_simulate.py",
    "games/test_determinism.py",
    "games/test_peeking.py",
    "cli/test_why.py",
    "language/test_runaway.py",
    "fuzzing/test_fuzzing.py",
)


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(20_000, 20, 50)  # rules are many small things that stay: looking for circles in them takes long
    if "PYTEST_XDIST_WORKER" in os.environ:
        return  # the process that started this one has made it
    folder = tempfile.mkdtemp(prefix="spielwerk-tests-")
    # in memory, where there is a place for that: a disk takes its time to confirm every decision
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    games = tempfile.mkdtemp(prefix="spielwerk-tests-", dir=memory)
    os.environ["SPIELWERK_CACHE_DIR"] = folder
    os.environ["SPIELWERK_DATA_DIR"] = games
    for size in ("COLUMNS", "LINES"):  # of the window in which somebody runs the tests
        os.environ.pop(size, None)
    config.add_cleanup(lambda: shutil.rmtree(games, ignore_errors=True))
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    place = {HERE / file: number for number, file in enumerate(LONGEST_FIRST)}
    assert all(path.is_file() for path in place), "a file that takes long has another name now"
    items.sort(key=lambda item: place.get(item.path, len(place)))


def pytest_collection_finish() -> None:
    gc.freeze()  # what was imported stays, too
