"""How quick is a game? Random playouts as `simulate` plays them, and where their time goes; loading in fresh processes.

Times are the processor's, so that other programs disturb little, and medians of several rounds. A decision is one that
was asked: with two options or more, or with one of which others cannot know that it is the only one.
"""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from ..diagnostics.folders import CACHE_VARIABLE
from ..diagnostics.problems import MessageRef, Refused
from ..diagnostics.sweeping import sweep_seldom
from ..engine.match import Match
from ..engine.native import installed, native
from ..engine.operations import Impossible
from ..engine.rules import Rules
from ..engine.seeds import seed_of
from ..engine.series import MOST_DECISIONS
from ..lowering.layout import PC
from ..lowering.work import Runaway
from . import native_series
from .simulate import Spec, play_games, play_out
from .tally import Tally

#: how often loading is timed, cold and warm
LOADS = 3
#: positions on which listing and copying are timed, drawn evenly from some games
POSITIONS, SAMPLED_GAMES = 300, 10
#: rounds of playouts, and of each part; no round has more games
ROUNDS, MOST_GAMES = 5, 1_000_000


def bench(spec: Spec, seconds: float, engine: str = "auto") -> dict[str, Any]:
    """Everything that is measured of one game, as plain data. It is loaded and played in processes of its own.

    `engine`: `python`; `wasm`, which refuses games it cannot run; `auto`, both where that is possible.
    """
    with TemporaryDirectory(prefix="spielwerk-bench-") as folder:
        cold = [_in_a_process(spec, os.path.join(folder, str(n)), 0, engine)["load"] for n in range(LOADS)]
        warm = [_in_a_process(spec, os.path.join(folder, "0"), 0, engine)["load"] for _ in range(LOADS - 1)]
        found = _in_a_process(spec, os.path.join(folder, "0"), seconds, engine)
    warm.append(found.pop("load"))
    return {**found, "load_seconds": {"cold": round(median(cold), 3), "warm": round(median(warm), 3)}}


def machine() -> dict[str, str | int]:
    """What it was measured on."""
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "processors": os.cpu_count() or 1,
    }


# ---- in a process of its own


def _in_a_process(spec: Spec, cache: str, seconds: float, engine: str) -> dict[str, Any]:
    path = os.pathsep.join(place or os.getcwd() for place in sys.path)
    # what is kept between runs lies in a folder of its own: the start is cold
    environment = {**os.environ, CACHE_VARIABLE: cache, "PYTHONPATH": path}
    order = json.dumps({"spec": asdict(spec), "seconds": seconds, "engine": engine})
    # Ctrl-C is heard here, and then nobody waits for it; -P: a folder in which somebody stands is not to import from
    code = f"import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); from {__name__} import child; child()"
    command = [sys.executable, "-P", "-c", code]
    done = subprocess.run(command, input=order, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    if "refused" in found:
        name, parts = found["refused"]
        raise Refused(MessageRef(name, tuple(parts.items())))
    return found


def child() -> None:
    """Loads what it is told to, and plays it if there is time for that. Starting Python is part of loading."""
    sweep_seldom()  # as in the command that plays
    order = json.load(sys.stdin)
    rules = Spec(**order["spec"]).load()
    found: dict[str, Any] = {"load": process_time()}
    try:
        if order["seconds"]:
            found |= measure(rules, order["seconds"], engine=order["engine"])
            found["peak_memory_mb"] = peak_memory()
    except Refused as refused:  # no game of it ends, or it cannot be run so: told where the command is
        found = {"refused": (refused.said.id, dict(refused.said.parts))}
    json.dump(found, sys.stdout)


def peak_memory() -> float | None:
    """The most this process has held so far, in megabytes; None where the system does not tell."""
    status = Path("/proc/self/status")
    if status.is_file():  # where it is told: the figure below is inherited from whoever started the process
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return round(int(line.split()[1]) / 1024, 1)
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most / (1 << 20 if sys.platform == "darwin" else 1 << 10), 1)


# ---- measuring


def measure(rules: Rules, seconds: float, seed: int = 0, engine: str = "python") -> dict[str, Any]:
    """Playouts for so long; in Python their parts, too, on positions of such games."""
    found: dict[str, Any] = {
        "game": rules.name,
        "players": rules.players,
        "rules": rules.digest,
        "state_size": len(rules.machine.blank),
        "unfinished": 0,
    }
    if engine != "wasm":
        found |= _measure_python(rules, seconds, seed)
    if engine == "wasm" or engine == "auto" and installed():
        try:
            found["wasm"] = _measure_wasm(rules, seconds, seed)
        except Refused:
            if engine == "wasm":
                raise
    return found


def _measure_python(rules: Rules, seconds: float, seed: int) -> dict[str, Any]:
    chance = random.Random(seed)
    found = positions(rules, chance)  # first: what is made once is not measured
    draw, decisions, games, unfinished = chance.random, 0, 0, 0
    rounds: list[float] = []
    for _ in range(ROUNDS):
        before, passed, start = decisions, 0.0, process_time()
        while passed < seconds / ROUNDS:
            enough = decisions + 1000  # the clock is read seldom: a decision can be quicker than that
            while decisions < enough:
                taken: list[int] = []
                games += 1
                try:
                    play_out(rules.start(chance.getrandbits(32)), draw, taken)
                except Runaway:
                    raise
                except (Refused, Impossible):
                    unfinished += 1
                decisions += max(1, len(taken))
            passed = process_time() - start
        rounds.append(passed * 1e6 / (decisions - before))
    whole = median(rounds)
    listing = min(whole, _each((_lister(match) for match in found), rules.machine.work.renew))
    clone = _each(match.clone for match in found)
    parts = {"decision": whole, "run": whole - listing, "options": listing, "clone": clone}
    return {
        **_speed(whole, games, decisions),
        "unfinished": unfinished,
        "microseconds": {name: round(value, 2) for name, value in parts.items()},
        "choices": by_choice(rules, seconds / 2, chance),
    }


def _measure_wasm(rules: Rules, seconds: float, seed: int) -> dict[str, Any]:
    """Batches of whole games. To load the module is to make its bytes and its machine code, or the latter alone."""
    loads = []
    for _ in ("cold", "warm"):
        start = process_time()
        native(rules)
        loads.append(process_time() - start)
    whole = Tally(rules.players)
    rounds: list[float] = []
    for _ in range(ROUNDS):
        part = native_series.play_games(
            rules, seed, whole.games, MOST_GAMES, seconds / ROUNDS, otherwise=play_games, refusing=True
        )
        rounds.append(part.loop_seconds * 1e6 / max(1, part.decisions))
        whole.add(part)
        if part.runaway:  # Python says which rule it was, and does so again
            game = part.failed[-1][0]
            play_out(rules.start(seed_of(seed, game)), random.Random(seed_of(seed, game, "bots")).random, [])
    return {
        **_speed(median(rounds), whole.games, whole.decisions),
        "unfinished": whole.games - whole.finished,
        "microseconds": {"decision": round(median(rounds), 3)},
        "load_seconds": {"cold": round(loads[0], 3), "warm": round(loads[1], 3)},
    }


def _speed(microseconds: float, games: int, decisions: int) -> dict[str, Any]:
    a_second = 1e6 / max(microseconds, 1e-9)
    return {
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(a_second),
        "games_per_second": round(a_second * games / max(1, decisions), 2),
    }


def by_choice(rules: Rules, seconds: float, chance: random.Random) -> list[dict[str, Any]]:
    """Which choices take the time: how often each is answered, and what follows until the next one. Dearest first."""
    asked: Counter[str] = Counter()
    spent: defaultdict[str, float] = defaultdict(float)
    paths = {pc: choice.path for pc, choice in rules.machine.program.choices.items()}
    latest, games = process_time() + seconds, 0
    while process_time() < latest:
        match = rules.start(chance.getrandbits(32))
        games += 1
        try:
            for _ in range(MOST_DECISIONS):
                if match.over:
                    break
                player, pc, codes = match.owed()[0]
                code = chance.choice(codes)
                start = process_time()
                match.pick(player, code)
                spent[paths[pc]] += process_time() - start
                asked[paths[pc]] += 1
        except (Refused, Impossible):
            continue
    return [
        {
            "choice": path,
            "per_game": round(asked[path] / games, 2),
            "microseconds": round(time * 1e6 / asked[path], 2),
            "share": round(time / sum(spent.values()), 4),
        }
        for path, time in sorted(spent.items(), key=lambda item: -item[1])
    ]


def positions(rules: Rules, chance: random.Random) -> list[Match]:
    """Matches at decisions of random games; each decision has the same chance to be among them."""
    kept: list[Match] = []
    seen = 0
    for _ in range(SAMPLED_GAMES):
        match = rules.start(chance.getrandbits(32))
        try:
            for _ in range(MOST_DECISIONS):
                if match.over:
                    break
                seen += 1
                place = len(kept) if len(kept) < POSITIONS else chance.randrange(seen)
                if place < POSITIONS:
                    kept[place : place + 1] = [match.clone()]
                player, _, codes = match.owed()[0]
                match.pick(player, chance.choice(codes))
        except Runaway:
            raise
        except (Refused, Impossible):
            continue
    return kept


def _lister(match: Match) -> Callable[[], object]:
    """Lists the options of the first decision owed."""
    state, renew = match.state, match.rules.machine.work.renew
    if match.threads is not None:
        state = next(thread.state for _, thread in sorted(match.threads.items()) if thread.found)
    listed = match.rules.machine.options[state[PC]]
    assert listed is not None
    return lambda: renew() or listed(state)


def _each(acts: Iterable[Callable[[], object]], nothing: Callable[[], None] = lambda: None) -> float:
    """Microseconds of one of them on the average, without the call itself and what does not count."""
    done: list[Callable[[], object]] = list(acts)
    idle: list[Callable[[], object]] = [lambda: nothing()] * len(done)

    def once(these: list[Callable[[], object]], times: int = 20) -> float:
        start = process_time()
        for _ in range(times):
            for act in these:
                act()
        return (process_time() - start) / times

    spent = median(once(done) - once(idle) for _ in range(ROUNDS))
    return max(0.0, spent) * 1e6 / max(1, len(done))
