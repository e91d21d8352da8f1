"""A bot that looks one decision ahead: it takes the option after which its own turn, played on at random, ends best."""

from __future__ import annotations

import random

from ..diagnostics.problems import Refused, say
from ..engine.playouts import play_out, play_turn
from ..engine.rules import Rules
from ..packs.names import clip
from .bot import Bot
from .seen import Seen
from .standing import Standing

#: imagined matches each option is tried in; without an estimate only who wins can be compared, which takes more
TRIES, TRIES_TO_THE_END = 4, 12
MOST_TRIES = 10_000


class Greedy(Bot):
    """`greedy:N` tries each option in N imagined matches.

    A decision is often only a step of something bigger (pay, then choose, then gain), so that a position in the middle
    of it says little: each option is followed through until somebody else decides or the round is over.
    """

    def __init__(self, rules: Rules, seat: int, seed: int, argument: str = ""):
        super().__init__(rules, seat, seed)
        self.chance = random.Random(seed)
        self.standing = Standing(rules)
        self.tries = TRIES if self.standing.estimate is not None else TRIES_TO_THE_END
        if argument:
            if not (argument.isascii() and argument.isdecimal() and 1 <= int(argument[:9]) <= MOST_TRIES):
                raise Refused(say("bot-tries", argument=clip(argument), most=MOST_TRIES))
            self.tries = int(argument)

    def choose(self, seen: Seen) -> str:
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
        return seen.options[sums.index(max(sums))].id
