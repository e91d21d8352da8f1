"""Reversi by hand: the discs of a player are one number, and lines are followed by shifting all of them at once."""

from __future__ import annotations

FULL = (1 << 64) - 1
_NOT_LEFT = 0xFEFE_FEFE_FEFE_FEFE
_NOT_RIGHT = 0x7F7F_7F7F_7F7F_7F7F
#: the eight directions: how far bits go up, how far down, and which of them are still on the board there
WAYS = (
    (1, 0, _NOT_LEFT), (0, 1, _NOT_RIGHT), (8, 0, FULL), (0, 8, FULL),
    (9, 0, _NOT_LEFT), (0, 9, _NOT_RIGHT), (7, 0, _NOT_RIGHT), (0, 7, _NOT_LEFT),
)  # fmt: skip


def moves(mine: int, theirs: int) -> list[int]:
    """The squares, as bits, from which a line of the other's discs leads to one of mine."""
    empty, found = FULL ^ mine ^ theirs, 0
    for up, down, stay in WAYS:
        passed = theirs & stay
        line = mine << up >> down & passed
        while line:
            line = line << up >> down & stay
            found |= line & empty
            line &= theirs
    squares = []
    while found:
        low = found & -found
        squares.append(low)
        found ^= low
    return squares


class Game:
    """`options` is what the player to move may choose, and is empty when the game is over."""

    __slots__ = ("mine", "theirs", "player", "winner", "options")

    def __init__(self) -> None:
        self.mine = 1 << 27 | 1 << 36  # discs of the player to move and of the other one
        self.theirs = 1 << 28 | 1 << 35
        self.player = 0
        self.winner: int | None = None
        self.options = moves(self.mine, self.theirs)

    def choose(self, square: int) -> list[int]:
        """Places a disc; returns what is asked next. Who cannot move passes; a single move is not asked for."""
        mine, theirs = self.mine, self.theirs
        while True:
            turned = 0
            for up, down, stay in WAYS:
                line, along = 0, square << up >> down & stay & theirs
                while along:
                    line |= along
                    along = along << up >> down & stay
                    if along & mine:
                        turned |= line
                    along &= theirs
            mine, theirs = theirs ^ turned, mine | square | turned
            self.player = 1 - self.player
            options = moves(mine, theirs)
            if not options:
                mine, theirs = theirs, mine
                self.player = 1 - self.player
                options = moves(mine, theirs)
            if len(options) != 1:
                break
            square = options[0]
        self.mine, self.theirs, self.options = mine, theirs, options
        if not options:
            more = mine.bit_count() - theirs.bit_count()
            self.winner = self.player if more > 0 else 1 - self.player if more else None
        return options

    def clone(self) -> Game:
        other = Game.__new__(Game)
        other.mine, other.theirs, other.player = self.mine, self.theirs, self.player
        other.winner, other.options = self.winner, self.options
        return other
