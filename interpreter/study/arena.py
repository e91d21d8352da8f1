"""Series of games between bots: who wins how often, and how sure is that?

Every deal is played once with each way to sit, so that neither seats nor luck of the draw favour anybody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from time import perf_counter
from typing import Any

from ..bots.bot import call, decide
from ..diagnostics.problems import MessageRef, Refused, say
from ..diagnostics.records import record
from ..engine.machine import DeadEnd
from ..engine.match import Match
from ..engine.native import Stopped
from ..engine.operations import Impossible
from ..engine.rules import Rules
from ..engine.seeds import seed_of
from ..engine.series import MOST_DECISIONS
from ..lowering.work import Runaway
from . import native_contest
from .cluster import Cluster
from .jobs import shared
from .simulate import WORTH_SECONDS, Spec, wilson

Progress = Callable[[int], None]


@record
class Game:
    """One game of a series; by bot, not by seat: what it won, its points, how often and how long it thought."""

    wins: tuple[Fraction, ...]
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    rounds: int
    digest: str
    failed: MessageRef | None = None
    native: bool = False


def play(rules: Rules, bots: Sequence[str], seed: int, number: int, engine: str = "python") -> Game:
    """Game `number` of a series. Bot b sits at seat (b + number) modulo the number of players.

    Not `python`: bots think as WebAssembly, where they can; the decisions are the same."""
    count, begun = rules.players, seed_of(seed, number // rules.players)
    sits = [(bot + number) % count for bot in range(count)]
    called = {seat: call(bots[bot]) for bot, seat in enumerate(sits)}
    minds = [called[s].bot(rules, s, seed_of(seed, number * count + s, "bots")) for s in range(count)]
    asked, thought, inside = [0] * count, [0.0] * count, None
    native = engine != "python" and native_contest.prepare(rules, minds)
    if engine != "python":
        inside = native_contest.play(rules, minds, begun, refusing=engine == "wasm")
    try:
        if inside is not None:
            match, asked, thought = inside
        else:
            match = rules.start(begun)
            for player in _deciding(match):
                start = perf_counter()
                code = decide(minds[player], match, player)
                thought[player] += perf_counter() - start
                asked[player] += 1
                match.pick(player, code)
    except Stopped as stopped:
        if engine == "wasm":
            native_contest.refuse(rules, stopped)
        return play(rules, bots, seed, number)
    except Runaway:  # the next game would run away as well
        raise
    except (DeadEnd, Impossible, Refused) as failure:
        said = failure.said if isinstance(failure, Refused) else say("bot-game-broken", what=str(failure))
        zero = (0,) * count
        return Game((Fraction(0),) * count, zero, tuple(asked[s] for s in sits), (0.0,) * count, 0, "", said)
    result = match.result()
    share = Fraction(1, max(1, len(result.winners)))
    return Game(
        tuple(share if seat in result.winners else Fraction(0) for seat in sits),
        tuple(result.points[seat] for seat in sits),
        tuple(asked[seat] for seat in sits),
        tuple(thought[seat] for seat in sits),
        result.rounds,
        match.digest(),
        native=native or inside is not None,
    )


def _deciding(match: Match) -> Iterator[int]:
    """Who decides next, until the game is over."""
    for _ in range(MOST_DECISIONS):
        if match.over:
            return
        yield match.owed()[0][0]
    raise Refused(say("no-end", n=MOST_DECISIONS))


# ---- several processes


def _player(rules: Rules, bots: tuple[str, ...], seed: int, engine: str) -> Callable[[int], Game]:
    return lambda number: play(rules, bots, seed, number, engine)


def _begin(spec: Spec, bots: tuple[str, ...], seed: int, engine: str) -> Callable[[int], Game]:
    """How a process that starts from nothing plays its games of a series."""
    rules = spec.load()
    if engine == "auto" and not native_contest.possible(rules):
        engine = "python"  # here, whatever there is where it was asked
    return _player(rules, bots, seed, engine)


def arena(
    spec: Spec,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    rules: Rules | None = None,
    word: Callable[[MessageRef], str] = str,
    engine: str = "auto",
    cluster: Cluster | None = None,
) -> dict[str, Any]:
    """Plays a series and sums it up as plain data; but for the times it is the same for any number of jobs, whatever
    workers of a cluster and any engine (see `simulate`).

    `word` says why a game was not finished: in English for tools, in another language for people.
    """
    rules = rules or spec.load()
    if len(bots) != rules.players:
        raise Refused(say("bots-for-seats", n=rules.players, bots=len(bots)))
    minds = [call(text).bot(rules, 0, 0) for text in bots]  # what cannot be called is said before the first game
    if engine == "wasm":
        native_contest.ready(rules, minds, bots)
    spec = Spec(spec.game, rules.players, spec.expansions, spec.variants)
    start, played = perf_counter(), []
    progress = progress or (lambda done: None)
    if engine == "auto":
        engine = "auto" if games > 1 and native_contest.known(minds) else "python"
    if engine == "auto":  # the first game shows whether it pays to make machine code for the others
        played.append(play(rules, bots, seed, 0))
        left = (games - 1) * (perf_counter() - start)
        if left < jobs * WORTH_SECONDS or not native_contest.possible(rules):
            engine = "python"
    how = tuple(bots), seed, engine
    if cluster is not None:
        sharing = cluster.shared(rules, _begin, *how)
    else:
        sharing = shared(min(jobs, games - len(played)), _player(rules, *how), _begin, (spec, *how))
    with sharing as share:
        progress(len(played))  # also if there is none yet: a game may take long
        for game in share(range(len(played), games)):
            played.append(game)
            progress(1)
            if len(played) == 2 and all(one.failed is not None and one.failed.id == "no-end" for one in played):
                break  # the others would not end either
    return _summary(rules, spec, bots, played, seed, perf_counter() - start, word)


def _summary(
    rules: Rules,
    spec: Spec,
    bots: Sequence[str],
    played: list[Game],
    seed: int,
    seconds: float,
    word: Callable[[MessageRef], str],
) -> dict[str, Any]:
    ended = [game for game in played if game.failed is None]
    digest = hashlib.sha256("\n".join(game.digest for game in played).encode())
    return {
        "game": rules.name,
        "players": rules.players,
        "expansions": list(rules.pack.applied_expansions),
        "variants": list(rules.pack.applied_variants),
        "rules": rules.digest,
        "seed": seed,
        "games": len(played),
        "finished": len(ended),
        "seconds": round(seconds, 3),
        "seconds_by_engine": {
            name: round(sum(sum(game.seconds) for game in played if game.native is native), 3)
            for name, native in (("python", False), ("wasm", True))
        },
        "digest": digest.hexdigest(),
        "mean_rounds": round(sum(game.rounds for game in ended) / max(1, len(ended)), 2),
        "shared_wins": sum(0 < max(game.wins) < 1 for game in ended),
        "lost_by_all": sum(not max(game.wins) for game in ended),
        "bots": [_of_bot(i, text, ended) for i, text in enumerate(bots)],
        "failed": [{"game": i, "why": word(g.failed)} for i, g in enumerate(played) if g.failed is not None],
    }


def _of_bot(bot: int, text: str, ended: list[Game]) -> dict[str, Any]:
    games = max(1, len(ended))
    wins, decisions = sum(game.wins[bot] for game in ended), sum(game.decisions[bot] for game in ended)
    return {
        "number": bot + 1,
        "bot": text,
        "wins": round(float(wins), 4),
        "win_rate": round(float(wins / games), 4),
        "interval": [round(bound, 4) for bound in wilson(float(wins), len(ended))],
        "mean_points": round(sum(game.points[bot] for game in ended) / games, 3),
        "decisions_per_game": round(decisions / games, 2),
        "milliseconds_per_decision": round(sum(game.seconds[bot] for game in ended) * 1e3 / max(1, decisions), 3),
    }
