"""Tic-tac-toe by hand, as one writes it who wants it quick: cells are bits, only lines through the stone are tried."""

from __future__ import annotations

#: the cell of each option, in the order of reading
CELLS = tuple(1 << cell for cell in range(9))
FULL = 0b111_111_111
_ROWS = (0b000_000_111, 0b000_111_000, 0b111_000_000)
_COLUMNS = (0b001_001_001, 0b010_010_010, 0b100_100_100)
_DIAGONALS = (0b100_010_001, 0b001_010_100)
#: the lines through a cell: only they can have been completed by the stone laid there
LINES = {cell: tuple(line for line in (*_ROWS, *_COLUMNS, *_DIAGONALS) if line & cell) for cell in CELLS}


class Game:
    """`options` is what the player to move may choose, and is empty when the game is over."""

    __slots__ = ("mine", "theirs", "player", "winner", "options")

    def __init__(self) -> None:
        self.mine = self.theirs = 0  # stones of the player to move and of the other one
        self.player = 0
        self.winner: int | None = None
        self.options = list(CELLS)

    def choose(self, cell: int) -> list[int]:
        """Lays a stone; returns the options of the next player. The last free cell is not asked for."""
        mine = self.mine | cell
        for line in LINES[cell]:
            if mine & line == line:
                self.mine, self.winner, self.options = mine, self.player, []
                return self.options
        free = FULL ^ mine ^ self.theirs
        self.mine, self.theirs = self.theirs, mine
        self.player = 1 - self.player
        options = self.options = [c for c in CELLS if free & c]
        if len(options) == 1:
            return self.choose(options[0])
        return options

    def clone(self) -> Game:
        other = Game.__new__(Game)
        other.mine, other.theirs, other.player = self.mine, self.theirs, self.player
        other.winner, other.options = self.winner, self.options
        return other
