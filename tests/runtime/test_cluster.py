"""Series at the workers of a cluster: real processes on this machine, and the figures of one process."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from docs.pages import DOCS
from spielwerk.cli.main import cli
from spielwerk.interpreter import load
from spielwerk.interpreter.diagnostics.problems import Refused
from spielwerk.interpreter.packs.locations import own_rules
from spielwerk.interpreter.storage.packed_files import packed
from spielwerk.interpreter.study import cluster as clusters
from spielwerk.interpreter.study import native_contest
from spielwerk.interpreter.study.arena import _begin, arena
from spielwerk.interpreter.study.cluster import Cluster, Order, cluster
from spielwerk.interpreter.study.simulate import Spec, begin, simulate
from support.limits import PATIENCE
from support.packs import DATA

#: not imported to find that out: whoever collects tests need not run these
pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="the extra `cluster` is not installed")
PAGE = (DOCS / "cluster.md").read_text(encoding="utf-8")
TIMES = ("seconds", "seconds_by_engine", "microseconds_per_decision")


class Crew:
    """A scheduler and its workers."""

    def __init__(self, folder: Path):
        self.folder, self.processes = folder, list[subprocess.Popen[bytes]]()
        file = folder / "scheduler.json"
        self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
        self.address = json.loads(self._waited(lambda: file.exists() and file.read_text()))["address"]

    def worker(self) -> subprocess.Popen[bytes]:
        return self._start(
            "worker", self.address, "--nthreads", "1", "--no-nanny", "--local-directory", str(self.folder)
        )

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        call = [sys.executable, "-m", "dask", *words, "--no-dashboard"]
        made = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder)
        self.processes.append(made)
        return made

    @staticmethod
    def _waited(found: Callable[[], Any]) -> Any:
        until = time.monotonic() + PATIENCE
        while not (value := found()):
            assert time.monotonic() < until, "nothing happens"
            time.sleep(0.05)
        return value

    def ready(self, working: Cluster, many: int) -> None:
        self._waited(lambda: len(working.client.nthreads()) >= many)
        working.workers = many

    def end(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crew]:
    made = Crew(tmp_path_factory.mktemp("cluster"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clusters, "_PATIENCE", PATIENCE)  # a busy machine takes its time to start a worker
        try:
            made.worker(), made.worker()
            yield made
        finally:
            made.end()


def figures(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMES}


def test_two_workers_come_to_the_figures_of_one_process(crew: Crew) -> None:
    rules = load(str(DATA / "market"), 3, ["night"])
    spec, bots = Spec.of(rules), ["random"] * rules.players
    alone = simulate(spec, 300, 5, rules=rules, engine="python")
    with cluster(crew.address) as working:
        crew.ready(working, 2)
        told: list[int] = []
        found = simulate(spec, 300, 5, progress=told.append, rules=rules, engine="python", cluster=working)
        fought = arena(spec, bots, 12, 5, rules=rules, engine="python", cluster=working)
    assert figures(found) == figures(alone) and sum(told) == 300 and len(told) > 2
    assert fought["digest"] == arena(spec, bots, 12, 5, rules=rules, engine="python")["digest"]


def test_a_lost_worker_costs_only_its_part(crew: Crew) -> None:
    rules = load("nim")
    alone = simulate(Spec.of(rules), 6000, 2, rules=rules, engine="python")
    third = crew.worker()

    def interrupted(done: int) -> None:
        if third.poll() is None:
            os.kill(third.pid, signal.SIGKILL)
            third.wait()

    with cluster(crew.address) as working:
        crew.ready(working, 3)
        found = simulate(Spec.of(rules), 6000, 2, progress=interrupted, rules=rules, engine="python", cluster=working)
    assert third.returncode == -signal.SIGKILL and figures(found) == figures(alone)


def test_the_page_can_be_followed(crew: Crew) -> None:
    """Its commands, with fewer games of a smaller game."""
    lines = [line for line in PAGE.splitlines() if line.startswith("spielwerk ") and "HOST:8786" in line]
    assert {line.split()[1] for line in lines} == {"simulate", "arena"}
    for line in lines:
        smaller = re.sub(r" --players 4|--games \d+", "", line).replace("yokohama", "nim")
        words = smaller.replace("tcp://HOST:8786", crew.address).split()[1:]
        done = CliRunner().invoke(cli, [*words, "--games", "4"], prog_name="spielwerk")
        assert done.exit_code == 0, done.output


@pytest.mark.speed
def test_two_workers_are_nearly_twice_as_quick(tmp_path: Path) -> None:
    """On a machine with two cores that has nothing else to do."""
    crew, rules, took = Crew(tmp_path), load("yokohama", 4), list[float]()
    try:
        for many in (1, 2):
            crew.worker()
            with cluster(crew.address) as working:
                crew.ready(working, many)
                simulate(Spec.of(rules), 400, 9, rules=rules, engine="python", cluster=working)  # rules are made
                start = time.perf_counter()
                simulate(Spec.of(rules), 1500, 1, rules=rules, engine="python", cluster=working)
                took.append(time.perf_counter() - start)
    finally:
        crew.end()
    assert took[0] / took[1] >= 1.7, took


def test_a_worker_takes_the_engine_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load("nim")
    spec, bots = Spec.of(rules), ("greedy", "random")
    games = [_begin(spec, bots, 5, "auto")(3)]
    monkeypatch.setattr(native_contest, "installed", lambda: False)
    games += [_begin(spec, bots, 5, "auto")(3), _begin(spec, bots, 5, "python")(3)]
    assert len({game.digest for game in games}) == 1 and not games[1].native


# ---- what is refused
def refused(call: Callable[[], object]) -> str:
    with pytest.raises(Refused) as found:
        call()
    return found.value.said.id


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nobody", "tcp://", "", "tcp://127.0.0.1:99999"])
def test_nobody_answers(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "_PATIENCE", 0.2)
    assert refused(lambda: cluster(address).__enter__()) == "cluster-unreachable"


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "find_spec", lambda name: None)
    assert refused(lambda: cluster("tcp://127.0.0.1:1").__enter__()) == "cluster-missing"


def order(**other: Any) -> Order:
    rules = load("nim")
    known: dict[str, Any] = {
        "key": "k",
        "version": clusters.version(),
        "begin": begin,
        "args": (rules.digest, 1, "python"),
        "pack": packed(rules.pack),
        "players": 2,
        "expansions": (),
        "variants": (),
    }
    return Order(**{**known, **other})


def test_a_worker_with_another_version_or_other_files_refuses(tmp_path: Path) -> None:
    assert clusters._made(order())((0, 3)).games == 3
    assert refused(lambda: clusters._made(order(version="another"))) == "cluster-version"
    other = shutil.copytree(own_rules() / "nim", tmp_path / "nim")
    text = (other / "game.yaml").read_text(encoding="utf-8")
    (other / "game.yaml").write_text(text.replace("{size: 7}", "{size: 6}"), encoding="utf-8")
    changed = packed(load(str(other)).pack)
    assert refused(lambda: clusters._made(order(pack=changed))) == "changed-meanwhile"
    assert refused(lambda: clusters._made(order(pack="nonsense"))) == "pack-damaged"
