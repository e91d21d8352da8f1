"""When the game ends by an option: at once, after so many rounds, or however its player goes on in their turn.

What only counts the rounds is known from the beginning and comes by no option.

rounds_left(rules, events, now) # by what has happened, how many rounds are played after that one
coming_end(match, seat)         # a condition of the end holds, and nothing this player decides now prevents it
certain_end(match, seat)        # the same, whether it holds already or comes true by whatever they decide
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...asking.foresight import owed_by
from ...engine.events import Ended, Event
from ...engine.machine import DeadEnd
from ...engine.match import Match
from ...engine.operations import Impossible
from ...engine.rules import Rules
from ...lowering.layout import ENDING
from ...lowering.work import Runaway
from ...model.regions import ROUND
from ...study.ending import announced

#: instead of how many rounds are still played: none, not even what is left of this one
OVER = -1
#: to see whether the end has begun, so many courses of a turn are tried, each for so many decisions
PLAYED_ON, MOST_DECISIONS = 4, 20
#: and so many where no condition holds yet: something rarely done may keep it from coming true
SURE = 40
#: where more can be chosen, it is not looked whether the end comes behind each
MOST_FIRST = 24


def by_rounds(rules: Rules, cause: str) -> bool:
    """Does a condition of the end look at nothing but the number of the round?"""
    program = rules.machine.program
    conds = [cond for name, cond, _, _ in program.game.ends if name == cause]
    return bool(conds) and all(program.lowering.analysis.reads(cond) <= {ROUND} for cond in conds)


def rounds_left(rules: Rules, events: Sequence[Event], now: int) -> int | None:
    """How many rounds are played after this one, if a condition of the end has come true; None if none has."""
    facts = [(event.round, fact) for event in events for fact in event.facts if isinstance(fact, Ended)]
    begun = [(number, fact.rounds) for number, fact in facts if not by_rounds(rules, fact.cause)]
    return next((number - now + rounds for number, rounds in begun if rounds >= 0), None)


def ends_at_once(match: Match) -> bool:
    """Is there a condition of the end after which nothing is played? Others are told as soon as they hold."""
    return any(rounds < 0 for _, _, rounds, _ in match.rules.machine.program.game.ends)


def coming_end(match: Match, seat: int) -> int | None:
    """How many rounds are played after this one, if a condition of the end holds that is noted only later in the step,
    whatever its player still decides there."""
    owed = owed_by(match, seat) if match.threads is None else None
    return certain_end(match, seat) if owed is not None and announced(match.rules, match.state) else None


def certain_end(match: Match, seat: int, courses: int = PLAYED_ON) -> int | None:
    """How many rounds are played after this one, or that it is over then, in whichever way a player goes on until
    somebody else must decide."""
    owed = owed_by(match, seat) if match.threads is None and not match.over else None
    if owed is None:
        return None
    tried = [*[None] * courses, *owed[1]]  # anyhow, and each option first: one of many may prevent it
    found: set[int | None] = set()
    for seed, code in enumerate(tried):
        found.add(played_on(match.clone(), seat, Random(seed), match.round, code))
        if None in found or len(found) > 1:
            return None
    return found.pop()


def played_on(match: Match, seat: int, chance: Random, now: int, first: int | None = None) -> int | None:
    """The same if a player decides anyhow until somebody else must, as far as it is looked at."""
    for _ in range(MOST_DECISIONS):
        owed = owed_by(match, seat)
        if owed is None:
            return None
        try:
            match.pick(seat, chance.choice(owed[1]) if first is None else first)
        except (DeadEnd, Impossible, Runaway):  # where rules come to no end, nothing is foreseen
            return None
        first = None
        if match.over:
            return OVER
        left = last_rounds(match, now)
        if left is not None:
            return left
    return None


def last_rounds(match: Match, now: int) -> int | None:
    """How many rounds are played after that one, if a condition of the end has come true that lets the game go on."""
    ends, cause = match.rules.machine.program.game.ends, match.state[ENDING]
    if not cause or ends[cause - 1][2] < 0 or by_rounds(match.rules, ends[cause - 1][0]):
        return None
    return match.round + match.rounds_left - now
