"""Thousands of games between bots that choose at random: do they end, who wins, what is used, how quickly?"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from fractions import Fraction
from itertools import repeat
from math import inf, sqrt
from time import perf_counter, process_time
from typing import Any

from ..diagnostics.problems import Refused, say
from ..diagnostics.records import mutable, record
from ..engine.machine import DeadEnd
from ..engine.match import Match
from ..engine.operations import Impossible
from ..engine.rules import Rules, load
from ..engine.seeds import seed_of
from ..lowering.layout import PC
from ..lowering.stops import OTHERWISE
from ..lowering.work import Runaway
from .jobs import shared

#: a random game that has not ended by then does not end
MOST_DECISIONS = 100_000
#: how long the first part of a series takes, and how long the others before they are reported; games are never cut
_FIRST_SECONDS, _PART_SECONDS = 0.02, 0.25
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


@mutable
class Tally:
    """What a number of games came to. Sums only, so that memory stays flat and the order of adding does not matter."""

    players: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0
    loop_seconds: float = 0.0
    used: Counter[int] = field(default_factory=Counter)
    #: (choice, option) of menus: what was offered beside something else, what was done as nothing else was possible
    offered: set[tuple[int, int]] = field(default_factory=set)
    alone: set[tuple[int, int]] = field(default_factory=set)
    decisions_of: Counter[int] = field(default_factory=Counter)
    rounds_of: Counter[int] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)
    wins: list[int | Fraction] = field(default_factory=list)
    #: games that several won together; each of them has an equal part of that win
    shared: int = 0
    #: games that nobody won
    lost: int = 0
    scores: list[int] = field(default_factory=list)
    by_source: list[Counter[str]] = field(default_factory=list)
    #: final digests in the order of games, emptied as soon as they are hashed
    digests: list[str] = field(default_factory=list)
    #: (number of the game, what happened)
    failed: list[tuple[int, str]] = field(default_factory=list)
    #: rules ran away, and would do so again: nothing more is played
    runaway: bool = False

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.players
        self.scores = self.scores or [0] * self.players
        self.by_source = self.by_source or [Counter() for _ in range(self.players)]

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.loop_seconds += other.loop_seconds
        self.shared += other.shared
        self.lost += other.lost
        self.used.update(other.used)
        self.offered |= other.offered
        self.alone |= other.alone
        self.decisions_of.update(other.decisions_of)
        self.rounds_of.update(other.rounds_of)
        self.causes.update(other.causes)
        self.failed += other.failed
        self.runaway |= other.runaway
        for seat in range(self.players):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
            self.by_source[seat].update(other.by_source[seat])


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
    go, note, before = match.rules.machine.go, taken.append, len(taken)
    state, new = match.state, unoffered if unoffered is not None else {}
    while state[PC] and len(taken) - before <= most:
        if match.threads is not None:
            for player, pc, codes in match.owed():
                if pc in new:
                    _strike(new, pc, codes)
                code = codes[int(draw() * len(codes))]
                note((pc << _CODE_BITS) + code + _CODE_SHIFT)
                match.pick(player, code)
            continue
        found = match.found
        for _ in repeat(None, most):
            pc = state[PC]
            if pc in new:
                _strike(new, pc, found)
            code = found[int(draw() * len(found))]
            note((pc << _CODE_BITS) + code + _CODE_SHIFT)
            found = go[pc](state, code)
            if not found:
                break
        match.found = ()
        if state[PC]:
            match.advance()
    if state[PC]:
        raise Refused(say("no-end", n=most))
    return len(taken) - before


def _strike(unoffered: Unoffered, pc: int, codes: Sequence[int]) -> None:
    left = unoffered[pc]
    left.difference_update(codes)
    if not left:
        del unoffered[pc]  # nothing more to look for at this menu


def menus(rules: Rules) -> dict[int, list[int]]:
    """By menu, its alternatives. What happens when nothing is possible is never chosen."""
    choices = rules.machine.program.choices.items()
    return {pc: [code for code in c.names if code != OTHERWISE] for pc, c in choices if c.kind == "menu"}


def play_games(rules: Rules, seed: int, first: int, count: int, seconds: float = inf) -> Tally:
    """Games `first` to `first + count - 1` of a series; fewer, when those took so long."""
    tally, machine, all_of = Tally(rules.players), rules.machine, menus(rules)
    unoffered = {pc: {*codes} for pc, codes in all_of.items()}
    machine.alone.clear()
    if rules.opening is not None:  # made once for all matches: what is done on the way there is done in each
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
        tally.loop_seconds += process_time() - start
        tally.decisions += asked or len(taken)
        tally.used.update(taken)
        tally.digests.append(match.digest() if match is not None else "")
        if match is not None and match.over:
            _note_result(tally, match, asked)
        if perf_counter() > latest or tally.runaway:
            break
    tally.offered = {(pc, code) for pc, codes in all_of.items() for code in codes if code not in unoffered.get(pc, ())}
    tally.alone = {(pc, code) for pc, code in machine.alone if pc in all_of}
    return tally


def _note_result(tally: Tally, match: Match, asked: int) -> None:
    result = match.result()
    tally.finished += 1
    tally.rounds += result.rounds
    tally.decisions_of[asked] += 1
    tally.rounds_of[result.rounds] += 1
    tally.causes[result.cause] += 1
    tally.shared += len(result.winners) > 1
    tally.lost += not result.winners
    for seat in result.winners:
        tally.wins[seat] += 1 if len(result.winners) == 1 else Fraction(1, len(result.winners))
    for seat, points in enumerate(result.points):
        tally.scores[seat] += points
        tally.by_source[seat].update(result.by_source[seat])


# ---- the parts of a series

#: (first game, how many)
Part = tuple[int, int]


def begin(spec: Spec, digest: str, seed: int) -> Callable[[Part], Tally]:
    """How a process that starts from nothing plays its parts of a series."""
    rules = spec.load()
    if rules.digest != digest:
        raise Refused(say("changed-meanwhile"))
    return player(rules, seed)


def player(rules: Rules, seed: int) -> Callable[[Part], Tally]:
    return lambda part: play_games(rules, seed, *part)


def parts(first: int, games: int, size: int, jobs: int) -> Iterator[Part]:
    """The games from `first` on. Towards the end parts get smaller, so that all workers are done at the same time."""
    while first < games:
        count = max(1, min(size, (games - first) // (2 * jobs)))
        yield first, count
        first += count


def _tallies(spec: Spec, rules: Rules, games: int, seed: int, jobs: int) -> Iterator[Tally]:
    """The parts of the series in their order. The first one shows how many games make a part."""
    start = perf_counter()
    tally = play_games(rules, seed, 0, games, _FIRST_SECONDS)
    if tally.runaway:
        yield tally
        return
    size = max(1, int(tally.games * _PART_SECONDS / (perf_counter() - start)))
    left = list(parts(tally.games, games, size, jobs))
    with shared(min(jobs, len(left)), player(rules, seed), begin, (spec, rules.digest, seed)) as played:
        yield tally
        yield from played(left)


def simulate(
    spec: Spec, games: int, seed: int = 0, jobs: int = 1, progress: Progress | None = None, rules: Rules | None = None
) -> dict[str, Any]:
    """Plays a series and sums it up as plain data. The digest is the same for any number of jobs."""
    rules = rules or spec.load()
    spec = Spec(spec.game, rules.players, spec.expansions, spec.variants)
    total, digest = Tally(rules.players), hashlib.sha256()
    start = perf_counter()
    for part in _tallies(spec, rules, games, seed, jobs):
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
    ended = max(1, t.finished)
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
        "microseconds_per_decision": round(t.loop_seconds * 1e6 / max(1, t.decisions), 2),
        "digest": digest,
        "per_game": {"decisions": spread(t.decisions_of), "rounds": spread(t.rounds_of)},
        "ends": dict(sorted(t.causes.items())),
        "shared_wins": t.shared,
        "lost_by_all": t.lost,
        "seats": [
            {
                "seat": seat + 1,
                "wins": round(float(t.wins[seat]), 4),
                "win_rate": round(float(t.wins[seat] / ended), 4),
                "interval": [round(x, 4) for x in wilson(float(t.wins[seat]), t.finished)],
                "mean_score": round(t.scores[seat] / ended, 3),
                "points_by_source": {
                    name: round(t.by_source[seat][name] / ended, 3) for name in rules.machine.program.sources
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
