"""What all tests share: folders of their own, so that none of them touches the user's, and the same size of window."""

from __future__ import annotations

import os
import shutil
import tempfile

import pytest


def pytest_configure(config: pytest.Config) -> None:
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
