"""Nim by hand: heaps are a list of heights; a move is a heap and what is left of it, as one number."""

from __future__ import annotations

HEAPS = (1, 3, 5, 7)
#: a move is `heap * WIDTH + left`
WIDTH = 8


class Game:
    """`options` is what the player to move may choose, and is empty when the game is over."""

    __slots__ = ("heaps", "player", "winner", "options")

    def __init__(self) -> None:
        self.heaps = list(HEAPS)
        self.player = 0
        self.winner: int | None = None
        self.options = self.moves()

    def moves(self) -> list[int]:
        small, middle, large, huge = self.heaps
        return [*range(small), *range(8, 8 + middle), *range(16, 16 + large), *range(24, 24 + huge)]

    def choose(self, move: int) -> list[int]:
        """Takes matches; returns the options of the next player. The last match is not asked for."""
        heap, self.heaps[heap] = divmod(move, WIDTH)
        options = self.options = self.moves()
        if not options:
            self.winner = self.player
            return options
        self.player = 1 - self.player
        if len(options) == 1:
            return self.choose(options[0])
        return options

    def clone(self) -> Game:
        other = Game.__new__(Game)
        other.heaps, other.player, other.winner, other.options = self.heaps[:], self.player, self.winner, self.options
        return other
