"""How often is a person asked? Questions as they are put to people, in games that bots decide.

The bot makes the decisions of the engine; which of them are one question, and which are not asked, `asking` says, as it
does for people. What is asked in a turn counts together; in a round, where everybody acts several times in one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import field
from typing import Any

from ..asking.foresight import Step, Steps
from ..asking.question import Asked, ask
from ..bots.bot import Bot, call, decide
from ..diagnostics.records import mutable
from ..engine.match import Match
from ..engine.rules import Rules
from ..engine.seeds import seed_of
from ..engine.series import MOST_DECISIONS
from ..lowering.anatomy import facts_of
from ..model import ir, walk
from ..model.checked import CheckedGame

#: who answers
BOT = "greedy"
#: what is counted together
TURN, ROUND = "turn", "round"


@mutable
class Tally:
    """Questions of games with so many players."""

    players: int
    unit: str
    games: int = 0
    unfinished: int = 0
    #: by game, round, seat and whatever else tells turns apart, how many questions were put
    asked: Counter[tuple[int, ...]] = field(default_factory=Counter)


def told(tallies: Iterable[Tally]) -> dict[str, Any]:
    """What some tallies come to together, as plain data."""
    found = [*tallies]
    counts = [n for tally in found for n in tally.asked.values()]
    return {
        "games": sum(tally.games for tally in found),
        "unfinished": sum(tally.unfinished for tally in found),
        "units": len(counts),
        "average": round(sum(counts) / len(counts), 2) if counts else 0.0,
        "most": max(counts, default=0),
    }


def count(rules: Rules, games: int) -> Tally:
    """Questions of so many games, all seats answered by the same bot."""
    tally = Tally(rules.players, unit_of(rules.machine.program.game))
    loops = rules.machine.program.lowering.loops.values() if tally.unit == TURN else ()
    for game in range(games):
        match = rules.start(seed_of(game, rules.players, "questions"))
        seeds = [seed_of(game, seat, "questions") for seat in range(rules.players)]
        watched = Watched(match, [call(BOT).bot(rules, seat, seed) for seat, seed in enumerate(seeds)])
        tally.games += 1
        while not match.over and len(match.history) < MOST_DECISIONS:
            # who acts for several things has a turn with each
            acting = [match.state[loop.thing] for loop in loops if loop.things]
            key = (game, match.round, match.owed()[0][0], *acting)
            new = watched.decide()
            if key[1]:  # the set-up is no turn
                tally.asked[key] += new
        tally.unfinished += not match.over
    return tally


def unit_of(game: CheckedGame) -> str:
    """What is counted together: a turn, or a round if players act more than once in it."""
    rule = game.rules.get("round")
    return ROUND if rule is not None and turns_in(game, rule.body) > 1 else TURN


def turns_in(game: CheckedGame, body: ir.Effect, known: frozenset[int] = frozenset()) -> int:
    """How often players act one after the other in an effect and are asked; turns inside such a turn do not count."""
    if id(body) in known:
        return 0
    facts = facts_of(body, game)
    if facts.hands_over:
        return int(asks(game, body))
    return sum(turns_in(game, part, known | {id(body)}) for part in facts.parts.inside)


def asks(game: CheckedGame, body: ir.Effect, known: frozenset[int] = frozenset()) -> bool:
    """Is anybody asked in an effect, or in what it leads to?"""
    if id(body) in known:
        return False
    facts = [facts_of(effect, game) for effect in walk.effects(body)]
    inner = (part for fact in facts for part in fact.parts.inside)
    return any(fact.asks for fact in facts) or any(asks(game, part, known | {id(body)}) for part in inner)


class Watched:
    """A match that bots decide, and the question that a person would be answering."""

    def __init__(self, match: Match, bots: list[Bot]):
        self.match, self.bots = match, bots
        self.question: Asked | None = None
        self.taken: Steps = ()

    def decide(self) -> bool:
        """Has a bot decide once. Would a person be asked a question that begins with it?"""
        seat, pc, _ = self.match.owed()[0]
        code = decide(self.bots[seat], self.match, seat)
        new = self.begins(seat, Step(pc, code))
        self.match.pick(seat, code)
        return new

    def begins(self, seat: int, step: Step) -> bool:
        """Does a question begin with a decision? None does inside of one, and where nothing is asked."""
        if self.question is not None and self.question.seat == seat and self.follow(step):
            return False
        self.question, self.taken = ask(self.match, seat), ()
        new = self.question.only is None
        if not self.follow(step):
            self.question = None
        return new

    def follow(self, step: Step) -> bool:
        """Does a decision belong to an option of the question? Behind the last one it may be put again."""
        question, taken = self.question, (*self.taken, step)
        assert question is not None
        ways = [way for way in (*question.options, *question.mirrored) if way.steps[: len(taken)] == taken]
        # a way may be the beginning of others: which of them it was is known when it ends
        whole = ways[0] if ways and all(way.steps == taken for way in ways) else None
        self.question, self.taken = (question.again(whole), ()) if whole is not None else (question, taken)
        return bool(ways)
