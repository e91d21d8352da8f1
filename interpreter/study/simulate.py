"""Thousands of games between bots that choose at random: do they end, who wins, what is used, how quickly?"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from math import inf, sqrt
from time import perf_counter, process_time
from typing import Any

from ..diagnostics.problems import Refused, say
from ..diagnostics.records import record
from ..engine.machine import DeadEnd
from ..engine.match import Match
from ..engine.operations import Impossible
from ..engine.rules import Rules, load
from ..engine.seeds import seed_of
from ..engine.series import MOST_DECISIONS, MOST_PLAYED_WORK, menus
from ..lowering.layout import PC
from ..lowering.work import MOST_WORK, Runaway
from .cluster import Cluster
from .jobs import shared
from .tally import Tally

#: how long the first part of a series takes, and how long the others before they are reported; games are never cut
_FIRST_SECONDS, _PART_SECONDS = 0.02, 0.25
#: what was done is looked at after so many decisions
_WEIGHED = 64
#: if the first games do not end, no more are played
_ENDLESS = 2
#: to make machine code takes about so long, and how much quicker games are at least then
WORTH_SECONDS, _QUICKER = 4, 8
_CODE_BITS, _CODE_SHIFT = 20, 16
#: normal quantile of a two-sided interval of 95 %
_Z = 1.959963984540054
Progress = Callable[[int], None]


@record
class Spec:
    """Which game is played: enough to load it again in another process."""

    game: str
    players: int | None = None
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()

    @classmethod
    def of(cls, rules: Rules) -> Spec:
        """Rules that are loaded: by their folder, as others may have their name."""
        pack = rules.pack
        return cls(str(pack.folder), rules.players, pack.reloaded_by, pack.applied_variants)

    def load(self) -> Rules:
        return load(self.game, self.players, self.expansions, self.variants)


#: by menu, what has not been offered there yet
Unoffered = dict[int, set[int]]


def play_out(
    match: Match,
    draw: Callable[[], float],
    taken: list[int],
    most: int = MOST_DECISIONS,
    *,
    unoffered: Unoffered | None = None,
) -> int:
    """Plays a match to its end at random; returns the number of decisions asked. What was taken is noted in `taken`.

    What is offered is taken out of `unoffered`.
    This is the loop that is measured: outside secret blocks it works on the state itself and builds no labels.
    """
    machine, note, before = match.rules.machine, taken.append, len(taken)
    go, work, unspent = machine.go, machine.work, 0
    state, new = match.state, unoffered if unoffered is not None else {}
    while state[PC] and len(taken) - before < most:
        if match.threads is not None:
            for player, pc, codes in match.owed():
                if pc in new:
                    _strike(new, pc, codes)
                code = codes[int(draw() * len(codes))]
                note((pc << _CODE_BITS) + code + _CODE_SHIFT)
                match.pick(player, code)
                unspent += work.left
        else:
            found = match.found
            for _ in repeat(None, min(_WEIGHED, most - len(taken) + before)):
                pc = state[PC]
                if pc in new:
                    _strike(new, pc, found)
                code = found[int(draw() * len(found))]
                note((pc << _CODE_BITS) + code + _CODE_SHIFT)
                found = go[pc](state, code)
                unspent += work.left
                if not found:
                    break
            match.found = found
            if not found and state[PC]:
                match.advance()
        if (len(taken) - before) * MOST_WORK - unspent > MOST_PLAYED_WORK:
            raise Runaway(say("no-end-in-sight", n=len(taken) - before))
    if state[PC]:
        raise Refused(say("no-end", n=most))
    return len(taken) - before


def _strike(unoffered: Unoffered, pc: int, codes: Sequence[int]) -> None:
    left = unoffered[pc]
    left.difference_update(codes)
    if not left:
        del unoffered[pc]  # nothing more to look for at this menu


def play_games(rules: Rules, seed: int, first: int, count: int, seconds: float = inf) -> Tally:
    """Games `first` to `first + count - 1` of a series; fewer, when those took so long."""
    tally, machine, all_of = Tally(rules.players), rules.machine, menus(rules)
    unoffered = {pc: {*codes} for pc, codes in all_of.items()}
    machine.alone.clear()
    if rules.opening is not None:  # made once for all matches: what is done on the way there is done in each
        machine.work.renew()
        machine.run(machine.fresh(0))
    latest = perf_counter() + seconds
    for game in range(first, first + count):
        taken: list[int] = []
        tally.games += 1
        draw = random.Random(seed_of(seed, game, "bots")).random
        match: Match | None = None
        asked = 0
        start = process_time()
        try:
            match = rules.start(seed_of(seed, game))
            asked = play_out(match, draw, taken, unoffered=unoffered)
        except (DeadEnd, Runaway, Impossible, Refused) as failure:
            said = str(failure) if isinstance(failure, Refused) else f"{type(failure).__name__}: {failure}"
            tally.failed.append((game, said))
            tally.runaway = isinstance(failure, Runaway)
            tally.endless += isinstance(failure, Refused) and failure.said.id == "no-end"
        tally.loop_seconds += process_time() - start
        tally.decisions += asked or len(taken)
        tally.used.update(taken)
        tally.digests.append(match.digest() if match is not None else "")
        if match is not None and match.over:
            tally.note(match, asked)
        if perf_counter() > latest or tally.runaway or not first and tally.endless == tally.games == _ENDLESS:
            break
    tally.offered = {(pc, code) for pc, codes in all_of.items() for code in codes if code not in unoffered.get(pc, ())}
    tally.alone = {(pc, code) for pc, code in machine.alone if pc in all_of}
    return tally


# ---- the parts of a series

#: (first game, how many, within how many seconds if it is said)
Part = tuple[int, int] | tuple[int, int, float]


def begin(spec: Spec, digest: str, seed: int, engine: str) -> Callable[[Part], Tally]:
    """How a process that starts from nothing plays its parts of a series."""
    rules = spec.load()
    if rules.digest != digest:
        raise Refused(say("changed-meanwhile"))
    if engine == "auto":
        from . import native_series

        engine = engine if native_series.possible(rules) else "python"  # here, whatever there is where it was asked
    return player(rules, seed, engine)


def player(rules: Rules, seed: int, engine: str) -> Callable[[Part], Tally]:
    """`auto`: as WebAssembly, and by Python what cannot be played so. Copies of a process have its machine code, others
    make their own."""
    if engine == "python":
        return lambda part: play_games(rules, seed, *part)
    from . import native_series

    def play(part: Part) -> Tally:
        return native_series.play_games(rules, seed, *part, otherwise=play_games, refusing=engine == "wasm")

    return play


def parts(first: int, games: int, size: int, jobs: int) -> Iterator[tuple[int, int]]:
    """The games from `first` on. Towards the end parts get smaller, so that all workers are done at the same time."""
    while first < games:
        count = max(1, min(size, (games - first) // (2 * jobs)))
        yield first, count
        first += count


def _tallies(
    spec: Spec, rules: Rules, games: int, seed: int, jobs: int, engine: str, cluster: Cluster | None
) -> Iterator[Tally]:
    """The parts of the series in their order. The first one shows how many games make a part, and whether it pays to
    make machine code for the others."""
    from . import native_series

    jobs = cluster.workers if cluster is not None else jobs
    start = perf_counter()
    begin_with = player(rules, seed, "wasm" if engine == "wasm" else "python")
    tally = begin_with((0, games, _FIRST_SECONDS))
    if tally.endless == tally.games < min(games, _ENDLESS):  # and the next one?
        second = begin_with((1, 1))
        tally.add(second)
        tally.digests += second.digests
    if tally.runaway or tally.endless == tally.games == _ENDLESS:
        tally.runaway = True
        yield tally
        return
    each = (perf_counter() - start) / tally.games
    left = (games - tally.games) * each
    if engine == "auto" and (left < jobs * WORTH_SECONDS or not native_series.possible(rules)):
        engine = "python"
    size = max(1, int(_PART_SECONDS / each * (_QUICKER if engine == "auto" else 1)))
    waiting = list(parts(tally.games, games, size, jobs))
    how = rules.digest, seed, engine
    if cluster is not None:
        sharing = cluster.shared(rules, begin, *how)
    else:
        sharing = shared(min(jobs, len(waiting)), player(rules, seed, engine), begin, (spec, *how))
    with sharing as played:
        yield tally
        yield from played(waiting)


def simulate(
    spec: Spec,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    rules: Rules | None = None,
    engine: str = "auto",
    cluster: Cluster | None = None,
) -> dict[str, Any]:
    """Plays a series and sums it up as plain data. All but the times is the same for any number of jobs, for whatever
    workers of a cluster, and for any engine.

    `engine`: `python`; `wasm`, which refuses games it cannot run; `auto`, which takes what is quicker.
    """
    rules = rules or spec.load()
    if engine == "wasm":
        from . import native_series

        native_series.ready(rules)
    spec = Spec(spec.game, rules.players, spec.expansions, spec.variants)
    total, digest = Tally(rules.players), hashlib.sha256()
    start = perf_counter()
    for part in _tallies(spec, rules, games, seed, jobs, engine, cluster):
        for one in part.digests:
            digest.update(one.encode() + b"\n")
        total.add(part)
        if progress is not None:
            progress(part.games)
        if part.runaway:
            break
    return _summary(rules, spec, total, seed, perf_counter() - start, digest.hexdigest())


# ---- summing up


def _summary(rules: Rules, spec: Spec, t: Tally, seed: int, seconds: float, digest: str) -> dict[str, Any]:
    ended, sources = max(1, t.finished), rules.machine.program.sources
    earned, wins = t.by_source or [0] * len(sources) * rules.players, t.wins
    return {
        "game": rules.name,
        "players": rules.players,
        "expansions": list(rules.pack.applied_expansions),
        "variants": list(rules.pack.applied_variants),
        "rules": rules.digest,
        "seed": seed,
        "games": t.games,
        "finished": t.finished,
        "decisions": t.decisions,
        "rounds": t.rounds,
        "seconds": round(seconds, 3),
        "seconds_by_engine": {
            "python": round(t.loop_seconds - t.native_seconds, 3),
            "wasm": round(t.native_seconds, 3),
        },
        "microseconds_per_decision": round(t.loop_seconds * 1e6 / max(1, t.decisions), 2),
        "digest": digest,
        "per_game": {"decisions": spread(t.decisions_of), "rounds": spread(t.rounds_of)},
        "ends": dict(sorted(t.causes.items())),
        "shared_wins": t.shared,
        "lost_by_all": t.lost,
        "seats": [
            {
                "seat": seat + 1,
                "wins": round(float(wins[seat]), 4),
                "win_rate": round(float(wins[seat] / ended), 4),
                "interval": [round(x, 4) for x in wilson(float(wins[seat]), t.finished)],
                "mean_score": round(t.scores[seat] / ended, 3),
                "points_by_source": {
                    name: round(points / ended, 3)
                    for name, points in zip(sources, earned[seat :: rules.players], strict=True)
                },
            }
            for seat in range(rules.players)
        ],
        "used": used(rules, t.used),
        "untaken": untaken(rules, t),
        "failed": [{"game": game, "seed": seed_of(seed, game), "why": why} for game, why in t.failed],
    }


def used(rules: Rules, counts: Counter[int]) -> dict[str, dict[str, int]]:
    """How often each option was taken, by the place of the choice; alternatives nobody ever took stand there with 0."""
    found: dict[str, Counter[str]] = {}
    for choice in rules.machine.program.choices.values():
        found.setdefault(choice.path, Counter())
    for pc, codes in menus(rules).items():
        for code in codes:
            found[rules.machine.program.choices[pc].path][rules.option_id(pc, code)] += 0
    for key, count in counts.items():
        pc, code = key >> _CODE_BITS, (key & (1 << _CODE_BITS) - 1) - _CODE_SHIFT
        found[rules.machine.program.choices[pc].path][rules.option_id(pc, code)] += count
    return {path: dict(sorted(found[path].items())) for path in sorted(found)}


def untaken(rules: Rules, t: Tally) -> dict[str, dict[str, str]]:
    """Alternatives nobody took, and why: they were `offered`; done `alone`, as nothing else was possible; or `never`.

    To decline need not be offered.
    """
    counts, reasons = used(rules, t.used), ("offered", "alone", "never")
    found: dict[str, dict[str, str]] = {}
    for pc, codes in menus(rules).items():
        path = rules.machine.program.choices[pc].path
        for code in codes:
            id = rules.option_id(pc, code)
            why = "offered" if (pc, code) in t.offered else "alone" if (pc, code) in t.alone else "never"
            if counts[path][id] or code < 0 and why != "offered":
                continue
            before = found.setdefault(path, {}).get(id, "never")
            found[path][id] = min(before, why, key=reasons.index)  # a rule may be called from several places
    return {path: dict(sorted(found[path].items())) for path in sorted(found) if found[path]}


def wilson(wins: float, games: int) -> tuple[float, float]:
    """A 95 % interval of a share that stays sound near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, zz = wins / games, _Z * _Z / games
    middle, half = share + zz / 2, _Z * sqrt(share * (1 - share) / games + zz / games / 4)
    return max(0.0, (middle - half) / (1 + zz)), min(1.0, (middle + half) / (1 + zz))


def spread(counts: Counter[int]) -> dict[str, float]:
    """Least, middle, 95th percentile and most of many values."""
    number = sum(counts.values())
    if not number:
        return {"min": 0, "median": 0, "p95": 0, "max": 0, "mean": 0}
    ordered = sorted(counts.elements())
    return {
        "min": ordered[0],
        "median": (ordered[(number - 1) // 2] + ordered[number // 2]) / 2,
        "p95": ordered[min(number - 1, -(-95 * number // 100) - 1)],
        "max": ordered[-1],
        "mean": round(sum(ordered) / number, 2),
    }
