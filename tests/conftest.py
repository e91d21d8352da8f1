"""What all tests share: folders of their own, so that none of them touches the user's, and the same size of window."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
#: a folder that lies in memory, and what there must be room for: tests write a hundred megabytes
MEMORY, ROOM = "/dev/shm", 1 << 30
#: which of several processes that share the tests this is (`gw0`); nothing where there is only one
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "")
# `python -m pytest` looks for modules in the project's folder, too, whose `cli/` would be taken for that of the tests
sys.path[:] = [folder for folder in sys.path if Path(folder).resolve() != HERE.parent]
#: a file is run by one worker, which makes what its tests share once; those that take longest begin, so that none of
#: them is left when the others have nothing to do any more
LONGEST_FIRST = (
    "cli/test_i18n.py",
    "games/test_invariants.py",
    "text/test_toolkit.py",
    "text/test_rulebook.py",
    "docs/test_translating.py",
    "games/test_scenarios.py",
    "cli/test_language.py",
    "games/test_leaks.py",
    "games/test_mutations.py",
    "cli/test_play.py",
    "screens/test_facts.py",
    "language/test_hostile.py",
    "docs/test_language.py",
    "fuzzing/test_fuzzing.py",
    "cli/test_laying.py",
    "games/test_determinism.py",
    "bad/test_bad.py",
    "cli/test_simulate.py",
    "cli/test_kept.py",
    "language/test_runaway.py",
    "test_packaging.py",
    "cli/test_why.py",
)


#: what tests of these files need takes long to make and is the same: one worker makes it
TOGETHER = {
    "words of all games": (
        "cli/test_exchange.py",
        "cli/test_help.py",
        "cli/test_i18n.py",
        "cli/test_lost_words.py",
        "cli/test_sample.py",
        "cli/test_translators_help.py",
        "docs/test_translating.py",
        "text/test_rulebook.py",
        "text/test_toolkit.py",
    ),
    "all modules, parsed": ("docs/test_architecture_page.py", "test_architecture.py", "test_goldens.py"),
    "a process with everything imported": (
        "cli/test_play.py",
        "cli/test_person.py",
        "cli/test_reading.py",
        "cli/test_watching.py",
        "cli/test_whole_games.py",
    ),
    "rules for every number of players": (
        "games/test_asking.py",
        "games/test_golden.py",
        "games/test_invariants.py",
        "games/test_oracle.py",
        "games/test_planning.py",
        "games/test_renaming.py",
        "games/test_scenarios.py",
        "games/test_why.py",
        "runtime/test_clones.py",
        "runtime/test_fusing.py",
        "runtime/test_slots.py",
        "runtime/test_tuning.py",
    ),
}


def pytest_configure(config: pytest.Config) -> None:
    # rules are many small things that stay: looking for circles among all of them takes long
    gc.set_threshold(10_000, 1_000, 50)
    if WORKER:
        return  # the process that started this one has made it
    folder = Path(tempfile.mkdtemp(prefix="spielwerk-tests-"))
    if sys.dont_write_bytecode:  # not in the checkout; but workers and processes of tests need it again and again
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(folder / "bytecode")
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    # in memory, where there is room for that: a disk takes its time to confirm every decision
    memory = MEMORY if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM else None
    games = tempfile.mkdtemp(prefix="spielwerk-tests-", dir=memory)
    os.environ["SPIELWERK_CACHE_DIR"] = str(folder / "cache")
    os.environ["SPIELWERK_DATA_DIR"] = games
    if memory is not None and config.option.basetemp is None:  # where it is named, what tests write stays
        config.option.basetemp = f"{games}/written"
    for size in ("COLUMNS", "LINES"):  # of the window in which somebody runs the tests
        os.environ.pop(size, None)
    config.add_cleanup(lambda: shutil.rmtree(games, ignore_errors=True))
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    if config.getoption("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling

    files = {f"{HERE.name}/{file}": name for name, files in TOGETHER.items() for file in files}

    class Scheduling(LoadFileScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            file = super()._split_scope(nodeid)
            return files.get(file, file)

    return Scheduling(config, log)


class Backwards(pytest.Dir):
    def collect(self) -> list[pytest.Item | pytest.Collector]:  # type: ignore[override]
        return [*super().collect()][::-1]


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Every second worker begins with the last file: what the others have made ready to be imported it finds made."""
    return Backwards.from_parent(parent, path=path) if WORKER[2:].isdigit() and int(WORKER[2:]) % 2 else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    place = {HERE / file: number for number, file in enumerate(LONGEST_FIRST)}
    named = [*place, *(HERE / file for files in TOGETHER.values() for file in files)]
    assert all(path.is_file() for path in named), "a file has another name now"
    items.sort(key=lambda item: (place.get(item.path, len(place)), WORKER and str(item.path)))


@pytest.fixture(scope="module", autouse=True)
def not_looked_through() -> None:
    gc.freeze()  # what was made and is still there stays: rules that tests share
