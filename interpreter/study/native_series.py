"""Series of random games as WebAssembly: batches of whole games, with the figures and digests that Python gives.

What remains of a game is its last state; results and digests are worked out from it as from any other match.
A part in which a game does not end as it should is played again by Python, which says what is wrong and where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import inf
from time import perf_counter, process_time

from ..diagnostics.problems import Refused, say
from ..engine.match import Match
from ..engine.native import Stopped, installed
from ..engine.rules import Rules
from ..engine.seeds import seed_of
from .tally import Tally

#: so long a call takes about: whoever interrupts is heard behind it
_CALL_SECONDS = 0.1


def ready(rules: Rules) -> None:
    """Makes the module of a game; refuses if it cannot be."""
    rules.native.begin()


def possible(rules: Rules) -> bool:
    """Can a game be run so, here?"""
    if not installed():
        return False
    try:
        ready(rules)
    except Refused:
        return False
    return True


def play_games(
    rules: Rules,
    seed: int,
    first: int,
    count: int,
    seconds: float = inf,
    *,
    otherwise: Callable[[Rules, int, int, int, float], Tally],
    refusing: bool,
) -> Tally:
    """Games `first` to `first + count - 1` of a series; fewer, when those took so long.

    `refusing`: what has no room in the module is refused, and not played `otherwise`; rules without end, which may come
    to the end of the room first, are named all the same.
    """
    tally, module = Tally(rules.players), rules.native
    latest = perf_counter() + seconds
    module.begin()
    many = 1
    while tally.games < count and (not tally.games or perf_counter() < latest):
        many = min(many, count - tally.games, module.games)
        games = range(first + tally.games, first + tally.games + many)
        starts = [seed_of(seed, game) for game in games]
        module.prepare(
            [(rules.machine.chance(s), seed_of(seed, g, "bots")) for s, g in zip(starts, games, strict=True)]
        )
        start = process_time()
        try:
            module.play(many)
        except Stopped as stopped:
            if stopped.lacking and refusing and not otherwise(rules, seed, games.start, many, inf).failed:
                raise Refused(say("engine-cannot", game=rules.name, what=stopped.lacking)) from None
            return otherwise(rules, seed, first, count, seconds)
        took = process_time() - start
        tally.loop_seconds += took
        tally.native_seconds += took
        for begun, (asked, state) in zip(starts, module.ends(many), strict=True):
            match = Match(rules, state, begun, [])
            tally.games += 1
            tally.decisions += asked
            tally.digests.append(match.digest())
            tally.note(match, asked)
        many = max(1, min(64 * many, int(many * _CALL_SECONDS / max(took, 1e-6))))
    used, tally.offered, tally.alone = module.counted()
    tally.used = Counter(used)
    return tally
