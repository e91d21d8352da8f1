"""The search of one bot as WebAssembly: its tree and its playouts lie in a module with a memory of its own.

It comes to the decisions that `bots/mcts.py` comes to by itself, playout by playout, from the same seed.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from ..plan.wasm.code import NO_ROOM
from ..plan.wasm.printer import LONGEST
from ..plan.wasm.searching import MOST_PLAYOUTS, logarithms, node_size
from .native import Stopped

if TYPE_CHECKING:
    from .match import Match
    from .rules import Rules

#: so long a call takes about: whoever interrupts is heard behind it, and so is the clock
_CALL_SECONDS = 0.05


class NativeSearch:
    def __init__(self, rules: Rules, seed: int):
        self.module = rules.native.another()
        self.module.prepare([(0, seed)])
        self.players, self.node = rules.players, node_size(rules.players)
        #: playouts since the tree was begun, and how many logarithms are known
        self.made, self.known = 0, 0

    def look(self, match: Match, me: int, root: int) -> None:
        """A decision of a player is thought about, in a match as they may imagine it; `root`: what is known of it
        already, 0 if nothing."""
        module, at = self.module, self.module.at
        place, codes = next((place, codes) for player, place, codes in match.owed() if player == me)
        if len(codes) >= LONGEST:
            raise Stopped(NO_ROOM)
        self.made = self.made if root else 0
        self.room(1)
        module.write(at["STATE"], module.words_of(match.state))
        module.write(at["CHOICES"], array("q", [len(codes), *codes]))
        answers = [code for _, code in match.threads[me].answers] if match.threads is not None else []
        first = at["TABLE_FIRST"] + at["ANSWERS_BEHIND"] + me * 8 * LONGEST
        module.write(first, array("q", [len(answers), *answers]))
        playing = sum(1 << seat for seat in match.threads) if match.threads is not None else 0
        module.call("look", me, playing, place, root)

    def room(self, playouts: int) -> None:
        """For so many more; a tree grows by one node with each at most."""
        module, at = self.module, self.module.at
        end = (module.variable("NODES") or at["TREE"]) + self.node * (playouts + 4)
        if self.made + playouts + 4 > MOST_PLAYOUTS or not module.reach(end):
            raise Stopped(NO_ROOM)
        module.put("TREE_END", end)
        most = self.made + playouts + 4
        if most > self.known:
            most = max(most, 2 * self.known)
            module.memory.write(module.store, logarithms(self.known, most), at["LOGS"] + 8 * self.known)
            self.known = most

    def search(self, playouts: int, seconds: float, told: Callable[[float], None]) -> None:
        """So many playouts, or fewer, when the time is over (0: there is no limit); `told` is how much is done."""
        begun, done, many = monotonic(), 0, 16
        while done < playouts and (not seconds or not done or monotonic() < begun + seconds):
            many = min(many, playouts - done)
            self.room(many)
            start = monotonic()
            self.module.call("search", many)
            took = monotonic() - start
            done += many
            self.made += many
            told(max(done / playouts, (monotonic() - begun) / seconds if seconds else 0.0))
            many = max(1, min(8 * many, int(many * _CALL_SECONDS / max(took, 1e-6))))

    def decided(self) -> tuple[int, int]:
        """The code of the option that is taken, and what is known of it."""
        self.room(1)
        return int(self.module.call("decided")), self.module.variable("ROOT")
