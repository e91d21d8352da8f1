"""Games between bots as WebAssembly, for those that a module can think for: with the decisions that Python takes.

A game that does not end inside as it should is played again by Python, which says what is wrong and where.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time

from ..bots.bot import Bot
from ..bots.greedy import Greedy
from ..bots.randomly import Randomly
from ..diagnostics.problems import Refused, say
from ..engine.match import Match
from ..engine.native import Stopped, installed
from ..engine.rules import Rules


def known(minds: Sequence[Bot]) -> bool:
    """Can a module think for all of them?"""
    return None not in map(_tries, minds)


def ready(rules: Rules, minds: Sequence[Bot], called: Sequence[str]) -> None:
    """Makes the module of a game; refuses if these bots cannot play in it. `called`: what the bots are called."""
    lacking = next((name for bot, name in zip(minds, called, strict=True) if _tries(bot) is None), "")
    if not rules.native.thinks:
        lacking = "imagine"
    if lacking:
        raise Refused(say("engine-cannot", game=rules.name, what=lacking))


def possible(rules: Rules, minds: Sequence[Bot]) -> bool:
    """Can these bots play so, here?"""
    if not installed():
        return False
    try:
        ready(rules, minds, ["bot"] * len(minds))
    except Refused:
        return False
    return True


def play(
    rules: Rules, minds: Sequence[Bot], begun: int, *, refusing: bool
) -> tuple[Match, list[int], list[float]] | None:
    """A game that began with a seed, when it is over; by seat how many decisions were asked and how many seconds they
    took: those of the whole game, shared out by what was tried. None: it must be played by Python.

    `refusing`: what has no room in the module is refused."""
    bots = [(_tries(bot) or 0, bot.seed) for bot in minds]
    start = process_time()
    try:
        state, seats = rules.native.contest(rules.machine.chance(begun), bots)
    except Stopped as stopped:
        if stopped.lacking and refusing:
            raise Refused(say("engine-cannot", game=rules.name, what=stopped.lacking)) from None
        return None
    each = (process_time() - start) / max(1, sum(tried for _, tried in seats))
    return Match(rules, state, begun, []), [asked for asked, _ in seats], [tried * each for _, tried in seats]


def _tries(bot: Bot) -> int | None:
    """In how many imagined matches a bot tries an option; None: what it does is known to Python only."""
    if type(bot) is Greedy:
        return bot.tries
    return 0 if type(bot) is Randomly else None
