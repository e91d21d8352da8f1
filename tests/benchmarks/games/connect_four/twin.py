"""Connect four by hand: a board is one number of seven bits a column, so that a line is found by shifting."""

from __future__ import annotations

COLUMNS, ROWS = 7, 6
ALL = tuple(range(COLUMNS))
#: one bit more than a column has cells, so that lines do not run on into the next one
STRIDE = ROWS + 1
#: the directions of lines, as distances between bits: up, across, rising, falling
WAYS = (1, STRIDE, STRIDE + 1, STRIDE - 1)
#: the free cell of a column when it is empty, and when it is full
BOTTOM = tuple(column * STRIDE for column in range(COLUMNS))
TOP = tuple(bottom + ROWS for bottom in BOTTOM)


class Game:
    """`options` is what the player to move may choose, and is empty when the game is over."""

    __slots__ = ("mine", "theirs", "free", "player", "winner", "options")

    def __init__(self) -> None:
        self.mine = self.theirs = 0  # stones of the player to move and of the other one
        self.free = list(BOTTOM)
        self.player = 0
        self.winner: int | None = None
        self.options = list(ALL)

    def choose(self, column: int) -> list[int]:
        """Drops a stone; returns the options of the next player. When one column is left, it is not asked for."""
        free = self.free
        cell = free[column]
        free[column] = cell + 1
        mine = self.mine | 1 << cell
        for way in WAYS:
            pairs = mine & mine >> way
            if pairs & pairs >> 2 * way:
                self.mine, self.winner, self.options = mine, self.player, []
                return self.options
        self.mine, self.theirs = self.theirs, mine
        self.player = 1 - self.player
        options = self.options = [c for c in ALL if free[c] != TOP[c]]
        if len(options) == 1:
            return self.choose(options[0])
        return options

    def clone(self) -> Game:
        other = Game.__new__(Game)
        other.mine, other.theirs, other.free, other.player = self.mine, self.theirs, self.free[:], self.player
        other.winner, other.options = self.winner, self.options
        return other
