"""Games between bots as WebAssembly, for those that a module can think for: with the decisions that Python takes.

Whole games are played inside where no bot searches; a search is made inside, decision by decision. A game that does not
end inside as it should is played again by Python, which says what is wrong and where.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time

from ..bots.bot import Bot
from ..bots.greedy import Greedy
from ..bots.mcts import Mcts
from ..bots.randomly import Randomly
from ..diagnostics.problems import Refused, say
from ..engine.match import Match
from ..engine.native import Stopped, installed
from ..engine.rules import Rules


def known(minds: Sequence[Bot]) -> bool:
    """Can a module think for somebody among them, to any use?"""
    return any(type(bot) in (Greedy, Mcts) for bot in minds)


def ready(rules: Rules, minds: Sequence[Bot], called: Sequence[str]) -> None:
    """Makes the module of a game; refuses if these bots cannot play in it. `called`: what the bots are called."""
    inside = (Randomly, Greedy, Mcts)
    lacking = next((name for bot, name in zip(minds, called, strict=True) if type(bot) not in inside), "")
    if not rules.native.thinks:
        lacking = "imagine"
    if lacking:
        raise Refused(say("engine-cannot", game=rules.name, what=lacking))


def possible(rules: Rules) -> bool:
    """Can bots think so, here?"""
    if not installed():
        return False
    try:
        return rules.native.thinks
    except Refused:
        return False


def prepare(rules: Rules, minds: Sequence[Bot]) -> bool:
    """Tells those that search to do it inside; whether there are any."""
    searching = [bot for bot in minds if type(bot) is Mcts]
    for bot in searching:
        bot.inside = True
    return bool(searching)


def play(
    rules: Rules, minds: Sequence[Bot], begun: int, *, refusing: bool
) -> tuple[Match, list[int], list[float]] | None:
    """A game that began with a seed, when it is over; by seat how many decisions were asked and how many seconds they
    took: those of the whole game, shared out by what was tried. None: it must be played by Python.

    `refusing`: what has no room in the module is refused."""
    tries = [_tries(bot) for bot in minds]
    if None in tries:
        return None
    bots = [(tried or 0, bot.seed) for tried, bot in zip(tries, minds, strict=True)]
    start = process_time()
    try:
        state, seats = rules.native.contest(rules.machine.chance(begun), bots)
    except Stopped as stopped:
        if refusing:
            refuse(rules, stopped)
        return None
    each = (process_time() - start) / max(1, sum(tried for _, tried in seats))
    return Match(rules, state, begun, []), [asked for asked, _ in seats], [tried * each for _, tried in seats]


def refuse(rules: Rules, stopped: Stopped) -> None:
    """What has no room in a module; what is wrong with the rules is said by Python."""
    if stopped.lacking:
        raise Refused(say("engine-cannot", game=rules.name, what=stopped.lacking)) from None


def _tries(bot: Bot) -> int | None:
    """In how many imagined matches a bot tries an option; None: whole games are not played with it inside."""
    if type(bot) is Greedy:
        return bot.tries
    return 0 if type(bot) is Randomly else None
