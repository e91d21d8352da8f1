"""A bot that takes any option."""

from __future__ import annotations

import random

from ..engine.rules import Rules
from .bot import Bot
from .seen import Seen


class Randomly(Bot):
    def __init__(self, rules: Rules, seat: int, seed: int, argument: str = ""):
        super().__init__(rules, seat, seed, argument)
        self.chance = random.Random(seed)

    def choose(self, seen: Seen) -> str:
        return seen.options[int(self.chance.random() * len(seen.options))].id
