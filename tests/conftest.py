"""What all tests share: folders of their own, so that none of them touches the user's."""

from __future__ import annotations

import os
import shutil
import tempfile

import pytest


def pytest_configure(config: pytest.Config) -> None:
    if "PYTEST_XDIST_WORKER" in os.environ:
        return  # the process that started this one has made it
    folder = tempfile.mkdtemp(prefix="spielwerk-tests-")
    os.environ["SPIELWERK_CACHE_DIR"] = folder
    os.environ["SPIELWERK_DATA_DIR"] = folder
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
