"""Work shared between processes: complete, in order, the same whoever does it; nothing hangs, nothing foreign runs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
import tracemalloc
from pathlib import Path

import pytest
from spielwerk.interpreter import Refused, load
from spielwerk.interpreter.packs.locations import own_rules
from spielwerk.interpreter.study.jobs import shared
from spielwerk.interpreter.study.simulate import Spec, parts, simulate
from support.limits import PATIENCE

NIM = Spec("nim", 2)


def started_from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "active_count", lambda: 2)


@pytest.mark.parametrize("games,size,jobs", [(1, 8, 1), (100, 7, 2), (1000, 300, 3), (5, 100, 8)])
def test_parts_hold_every_game_once_and_get_smaller(games: int, size: int, jobs: int) -> None:
    found = list(parts(0, games, size, jobs))
    assert [game for first, count in found for game in range(first, first + count)] == list(range(games))
    counts = [count for _, count in found]
    assert counts == sorted(counts, reverse=True) and max(counts) <= size and counts[-1] == 1


def test_results_come_in_order_and_early() -> None:
    seen: list[int] = []
    found = simulate(NIM, 4000, seed=1, jobs=2, progress=seen.append)
    assert sum(seen) == 4000 and len(seen) > 3 and seen[0] < 4000
    alone = simulate(NIM, 4000, seed=1)
    for one in (found, alone):
        del one["seconds"], one["seconds_by_engine"], one["microseconds_per_decision"]
    assert found == alone


def test_workers_that_start_from_nothing_play_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever lies where one stands."""
    started_from_nothing(monkeypatch)
    for name in ("signal", "runpy", "random"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('foreign')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert simulate(NIM, 2000, jobs=2)["digest"] == simulate(NIM, 2000)["digest"]
    assert "PYTHONSAFEPATH" not in os.environ


def test_rules_that_change_meanwhile_are_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = (own_rules() / "nim" / "game.yaml").read_text(encoding="utf-8")
    pack = tmp_path / "nim"
    pack.mkdir()
    (pack / "game.yaml").write_text(text, encoding="utf-8")
    spec = Spec(str(pack), 2)
    rules = load(str(pack))
    (pack / "game.yaml").write_text(text.replace("{size: 5}", "{size: 4}"), encoding="utf-8")
    started_from_nothing(monkeypatch)
    with pytest.raises(Refused, match="changed while"):
        simulate(spec, 2000, jobs=2, rules=rules)


@pytest.mark.parametrize("parts", [3, 3000])
def test_a_lost_worker_is_told(parts: int) -> None:
    """Whether all of the work had been asked for by then or not."""
    with pytest.raises(Refused, match="ended from outside"), shared(2, end, beginning, ()) as work:
        list(work(range(parts)))


def end(part: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def beginning() -> object:
    return end


@pytest.mark.parametrize("engine", ["python", "wasm"])  # which one `auto` takes depends on how busy the machine is
def test_memory_stays_flat(engine: str) -> None:
    """A sample of what 100,000 games show: three times as many parts of a series need no more memory than one."""
    if engine == "wasm":
        pytest.importorskip("wasmtime", reason="the extra `fast` is not installed")
    rules = load(NIM.game)
    simulate(NIM, 600, rules=rules, engine=engine)  # what is made once, and what is remembered
    peaks = []
    for games in (200, 600):
        tracemalloc.start()
        simulate(NIM, games, rules=rules, engine=engine)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.5 * peaks[0] + 100_000, peaks


ORPHANS = """
import os, time
from spielwerk.interpreter.packs.locations import own_rules
from spielwerk.interpreter.study.jobs import shared
def work(part):
    time.sleep(0.05)
    return os.getpid()
with shared(2, work, None, ()) as share:
    print(*set(share(range(8))), flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers are not copies")
def test_workers_of_a_killed_parent_end() -> None:
    parent = subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    workers = [Path("/proc", pid) for pid in parent.stdout.readline().split()]
    assert workers and all(map(lives, workers))
    parent.kill()
    parent.wait()
    until = time.monotonic() + PATIENCE
    while any(map(lives, workers)):
        assert time.monotonic() < until, "workers are left"
        time.sleep(0.05)


WAITING = """
import sys, time
from spielwerk.interpreter.packs.locations import own_rules
from spielwerk.interpreter.study.jobs import shared

def work(part):
    sys.stdout.write("begun\\n")  # at once: with print the line of another worker can come before the end of this one
    sys.stdout.flush()
    time.sleep(600)

with shared(2, work, None, ()) as share:
    list(share(range(8)))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers are not copies")
def test_who_interrupts_does_not_wait_for_what_was_begun() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", WAITING],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # ignored in the background
    )
    assert parent.stderr is not None
    assert parent.stderr.readline() == "begun\n", "what a worker prints is no part of the result"
    parent.send_signal(signal.SIGINT)
    _, errors = parent.communicate(timeout=PATIENCE)
    assert "KeyboardInterrupt" in errors and "InvalidStateError" not in errors, errors


AT_BIRTH = """
import os, signal
from spielwerk.interpreter.packs.locations import own_rules
from spielwerk.interpreter.study.jobs import shared
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in the background
os.register_at_fork(after_in_child=lambda: os.kill(os.getpid(), signal.SIGINT))
with shared(2, str, None, ()) as share:
    print(*share(range(3)))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers are not copies")
def test_who_interrupts_while_workers_are_born_is_not_heard_by_them() -> None:
    """Until it has begun, a copy would answer as its parent does, in whatever it happens to be doing."""
    done = subprocess.run([sys.executable, "-c", AT_BIRTH], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == ("0 1 2\n", "")


def lives(process: Path) -> bool:
    try:
        return "State:\tZ" not in (process / "status").read_text()
    except OSError:
        return False
