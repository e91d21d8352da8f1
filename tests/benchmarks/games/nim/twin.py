"""Nim by hand: heaps are a list of numbers; first a heap is chosen, then how many matches are taken from it."""

from __future__ import annotations

HEAPS = (1, 3, 5, 7)


class Game:
    """`options` is what the player to move may choose, and is empty when the game is over."""

    __slots__ = ("heaps", "heap", "player", "winner", "options")

    def __init__(self) -> None:
        self.heaps = list(HEAPS)
        self.heap = -1  # from which matches are being taken
        self.player = 0
        self.winner: int | None = None
        self.options = [0, 1, 2, 3]

    def choose(self, option: int) -> list[int]:
        """A heap, or a number of matches; returns what is asked next. What has one answer is not asked."""
        heaps = self.heaps
        while True:
            if self.heap < 0:
                self.heap = option
                options = list(range(1, heaps[option] + 1))
            else:
                heaps[self.heap] -= option
                self.heap = -1
                options = [heap for heap, matches in enumerate(heaps) if matches]
                if not options:
                    self.winner, self.options = self.player, options
                    return options
                self.player = 1 - self.player
            if len(options) > 1:
                self.options = options
                return options
            option = options[0]

    def clone(self) -> Game:
        other = Game.__new__(Game)
        other.heaps, other.heap, other.player = self.heaps[:], self.heap, self.player
        other.winner, other.options = self.winner, self.options
        return other
