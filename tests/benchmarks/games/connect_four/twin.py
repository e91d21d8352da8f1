"""Connect four by hand: a board is one number of eight bits a row, so that a line is found by shifting."""

from __future__ import annotations

COLUMNS, ROWS = 7, 6
#: one bit more than a row has squares, so that lines do not run on into the next one
STRIDE = COLUMNS + 1
#: the directions of lines, as distances between bits: across, up, rising, falling
WAYS = (1, STRIDE, STRIDE + 1, STRIDE - 1)
#: above all squares
TOP = ROWS * STRIDE


class Game:
    """`options` is what the player to move may choose, and is empty when the game is over."""

    __slots__ = ("mine", "theirs", "player", "winner", "options")

    def __init__(self) -> None:
        self.mine = self.theirs = 0  # discs of the player to move and of the other one
        self.player = 0
        self.winner: int | None = None
        self.options = list(range(COLUMNS))

    def choose(self, square: int) -> list[int]:
        """Drops a disc; returns the options of the next player. When one column is left, it is not asked for."""
        mine = self.mine | 1 << square
        for way in WAYS:
            pairs = mine & mine >> way
            if pairs & pairs >> 2 * way:
                self.mine, self.winner, self.options = mine, self.player, []
                return self.options
        self.mine, self.theirs = self.theirs, mine
        self.player = 1 - self.player
        options = [other for other in self.options if other != square]
        if square + STRIDE < TOP:
            options.append(square + STRIDE)
            options.sort()
        self.options = options
        if len(options) == 1:
            return self.choose(options[0])
        return options

    def clone(self) -> Game:
        other = Game.__new__(Game)
        other.mine, other.theirs, other.player = self.mine, self.theirs, self.player
        other.winner, other.options = self.winner, self.options
        return other
