"""A bot that looks ahead to the end of its own turn: it takes the option after which that ends best."""

from __future__ import annotations

import random

from ..diagnostics.problems import Refused, say
from ..engine.playouts import MOST_POSITIONS, MOST_TRIES, ends_of_turn, play_out, play_turn
from ..engine.rules import Rules
from ..packs.names import clip
from .bot import Bot
from .seen import Seen
from .standing import Standing

#: imagined matches each option is tried in; without an estimate only who wins can be compared, which takes more
TRIES, TRIES_TO_THE_END = 4, 12


class Greedy(Bot):
    """Values each option by how far its player is ahead when the turn begun is over, and takes the best.

    A decision is often only a step of something bigger (pay, then choose, then gain), so that a position in the middle
    of it says little: each option is followed through until somebody else decides or the round is over.

    In a game in which nothing is ever hidden from this player, and which has an estimate, an option is worth the best
    end of the turn that can be reached after it: every way to go on is gone through, and one of the options that are
    worth most is drawn. That is done only where nothing happens by chance before somebody else decides, nothing is
    decided in secret, and no option has more than MOST_POSITIONS positions behind it.

    Everywhere else each option is tried in a few imagined matches (`greedy:N`: in N of them), where the rest of the
    turn is drawn; without an estimate the rest of the game. It is worth the average; the first of the best is taken.
    """

    def __init__(self, rules: Rules, seat: int, seed: int, argument: str = ""):
        super().__init__(rules, seat, seed)
        self.chance = random.Random(seed)
        self.standing = Standing(rules)
        self.open = self.standing.estimate is not None and not any(rules.sight.hidden[seat])
        self.tries = TRIES if self.standing.estimate is not None else TRIES_TO_THE_END
        if argument:
            if not (argument.isascii() and argument.isdecimal() and 1 <= int(argument[:9]) <= MOST_TRIES):
                raise Refused(say("bot-tries", argument=clip(argument), most=MOST_TRIES))
            self.tries = int(argument)

    def choose(self, seen: Seen) -> str:
        worth = self.gone_through(seen) if self.open else None
        if worth is None:
            worth = self.drawn(seen)
            return seen.options[worth.index(max(worth))].id
        best = [option.id for option, one in zip(seen.options, worth, strict=True) if one == max(worth)]
        return best[int(self.chance.random() * len(best))]

    def gone_through(self, seen: Seen) -> list[float] | None:
        """By option, the best with which the turn can end; None where that is not for this player alone to say."""
        me, begun, found = seen.player, seen.imagine(0), []
        if begun.threads is not None:
            return None
        for option in seen.options:
            ends = ends_of_turn(begun, me, option.code, MOST_POSITIONS)
            if ends is None:
                return None
            found.append(max(self.standing.leads(end)[me] for end in ends))
        return found

    def drawn(self, seen: Seen) -> list[float]:
        """By option, how its turn ends in sum, where the rest of it is drawn."""
        draw, me = self.chance.random, seen.player
        seeds = [self.chance.getrandbits(64) for _ in range(self.tries)]
        sums = []
        for option in seen.options:
            total = 0.0
            for seed in seeds:
                match = seen.imagine(seed)
                match.pick(me, option.code)
                if self.standing.estimate is not None:
                    play_turn(match, draw, me)
                else:
                    play_out(match, draw)
                total += self.standing.leads(match)[me]
            sums.append(total)
        return sums
