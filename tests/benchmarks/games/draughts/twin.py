"""Draughts by hand: the pieces of a player are one number, and all of them are moved at once by shifting it.

Two rows have nine bits, so that every step leads 4 or 5 bits on and one over the edge to a bit that is no square.
"""

from __future__ import annotations

from math import isqrt

#: the bits of each row, from the bottom
ROWS = [0b1111 << 9 * (row // 2) + 5 * (row % 2) for row in range(8)]
BOARD = sum(ROWS)
#: by player, the row in which a man becomes a king
FARTHEST = (ROWS[7], ROWS[0])
#: turns without a capture and without a man's move
MOST_QUIET = 80


def squares(mask: int) -> list[int]:
    """The squares of a mask one by one, as bits."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


def name(square: int) -> str:
    """What a square is called."""
    rows, place = divmod(square.bit_length() - 1, 9)
    up, along = divmod(place, 5)
    return f"{'abcdefgh'[2 * along + up]}{2 * rows + up + 1}"


class Game:
    """`options` is what the player to move may choose, and is empty when the game is over."""

    __slots__ = (
        "own", "other", "kings", "player", "mover", "jumping", "taken", "quiet", "seen", "winner", "options",
    )  # fmt: skip

    def __init__(self) -> None:
        self.own = sum(ROWS[:3])  # pieces of the player to move and of the other one
        self.other = sum(ROWS[5:])
        self.kings = 0  # of both
        self.player = 0
        self.mover = 0  # what is moved, once that is chosen
        self.jumping = False
        self.taken = 0  # jumped over in this turn
        self.quiet = 0
        self.seen: list[tuple[int, int, int]] = []
        self.winner: int | None = None
        self.options = self.begin()

    def begin(self) -> list[int]:
        """What can be moved: whatever can capture, else whatever can move; without any the game is lost."""
        own, other, kings = self.own, self.other, self.own & self.kings
        free = BOARD ^ own ^ other
        up, down = (kings, own) if self.player else (own, kings)
        able = up & ((other & free >> 4) >> 4 | (other & free >> 5) >> 5)
        able |= down & ((other & free << 4) << 4 | (other & free << 5) << 5)
        self.jumping = bool(able)
        if not able:
            able = up & (free >> 4 | free >> 5) | down & (free << 4 | free << 5)
            if not able:
                self.winner = 1 - self.player
        return squares(able)

    def landings(self) -> list[int]:
        """Where what is moved can land behind something it jumps over."""
        mover, foes = self.mover, self.other & ~self.taken
        king, found = mover & self.kings, 0
        if king or not self.player:
            found = (mover << 4 & foes) << 4 | (mover << 5 & foes) << 5
        if king or self.player:
            found |= (mover >> 4 & foes) >> 4 | (mover >> 5 & foes) >> 5
        return squares(found & ~(self.own | self.other) & BOARD)

    def near(self) -> list[int]:
        """Where what is moved can go without a capture."""
        mover, found = self.mover, 0
        king = mover & self.kings
        if king or not self.player:
            found = mover << 4 | mover << 5
        if king or self.player:
            found |= mover >> 4 | mover >> 5
        return squares(found & ~(self.own | self.other) & BOARD)

    def choose(self, square: int) -> list[int]:
        """Chooses a piece or where it goes; returns what is asked next. What has only one answer is not asked."""
        options = self.after(square)
        while len(options) == 1:
            options = self.after(options[0])
        self.options = options
        return options

    def after(self, square: int) -> list[int]:
        """What can be chosen after this, whether it is asked or not."""
        mover = self.mover
        if not mover:
            self.mover = square
            return self.landings() if self.jumping else self.near()
        king = self.kings & mover
        self.own = self.own ^ mover | square
        if king:
            self.kings ^= mover | square
        if self.jumping:
            self.taken |= isqrt(mover * square)  # the square halfway
            self.mover = square
            if more := self.landings():
                return more
            self.other ^= self.taken
            self.kings &= ~self.taken
            self.taken = 0
        if king and not self.jumping:
            self.quiet += 1
        else:
            self.quiet = 0
            self.seen = []
        if not king and square & FARTHEST[self.player]:
            self.kings |= square
        self.own, self.other = self.other, self.own
        self.player, self.mover = 1 - self.player, 0
        position = self.own, self.other, self.kings
        self.seen.append(position)
        if self.quiet == MOST_QUIET or self.seen.count(position) == 3:
            return []
        return self.begin()

    def clone(self) -> Game:
        other = Game.__new__(Game)
        other.own, other.other, other.kings, other.player = self.own, self.other, self.kings, self.player
        other.mover, other.jumping, other.taken, other.quiet = self.mover, self.jumping, self.taken, self.quiet
        other.seen, other.winner, other.options = self.seen[:], self.winner, self.options
        return other
