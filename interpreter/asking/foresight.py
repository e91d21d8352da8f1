"""What a player can foresee: which decision of theirs comes after an option, if nothing unknown comes in between.

here = foresee(match, seat)     # the decision they owe now
there = here.after(code)        # their next one, or None: somebody else decides, or it cannot be known
there.sure()                    # have they learned nothing on the way?
"""

from __future__ import annotations

from typing import NamedTuple

from ..diagnostics.records import record
from ..engine.imagining import Imagination
from ..engine.machine import DeadEnd
from ..engine.match import Match
from ..engine.operations import Impossible
from ..engine.views import view
from ..lowering.layout import CHANCE
from ..lowering.stops import Choice

#: imagined matches in which the same must come
SAMPLES = 4


class Step(NamedTuple):
    """One decision: the place in the rules where it is asked, and what is taken."""

    pc: int
    code: int


Steps = tuple[Step, ...]


@record
class Point:
    """A decision of one player that is the same in every match they may imagine."""

    seat: int
    pc: int
    codes: tuple[int, ...]
    #: matches that look alike to them, each at this decision
    draws: tuple[Match, ...]

    @property
    def choice(self) -> Choice:
        return self.draws[0].rules.machine.program.choices[self.pc]

    def after(self, code: int) -> Point | None:
        """Their next decision. None: chance is used, somebody else decides, or what comes depends on what is hidden."""
        taken: list[Match] = []
        owed: tuple[int, tuple[int, ...]] | None = None
        for draw in self.draws:
            then = draw.clone()
            try:
                then.pick(self.seat, code)
            except (DeadEnd, Impossible):
                return None
            same = then.state[CHANCE] == draw.state[CHANCE] and (then.threads is None) == (draw.threads is None)
            next_one = owed_by(then, self.seat) if same and not then.over else None
            if next_one is None or owed not in (None, next_one):
                return None
            owed = next_one
            taken.append(then)
        assert owed is not None
        return Point(self.seat, *owed, tuple(taken))

    def sure(self) -> bool:
        """Does everything still look the same in every match they imagine? Otherwise something hidden came out."""
        first = view(self.draws[0], self.seat)
        return all(view(draw, self.seat) == first for draw in self.draws[1:])

    def looks_like(self, other: Point) -> bool:
        """Does a player see nothing that has changed between two decisions?"""
        return view(self.draws[0], self.seat) == view(other.draws[0], self.seat)


def foresee(match: Match, seat: int) -> Point:
    """The decision a player owes now."""
    owed = owed_by(match, seat)
    assert owed is not None
    imagination = Imagination(match, seat)
    return Point(seat, *owed, tuple(imagination.draw(seed) for seed in range(SAMPLES)))


def owed_by(match: Match, seat: int) -> tuple[int, tuple[int, ...]] | None:
    """Where a player is asked, and what they can answer; None if nobody, or somebody else, decides next."""
    owed = match.owed()
    mine = [(pc, tuple(codes)) for who, pc, codes in owed if who == seat]
    return mine[0] if mine and (match.threads is not None or len(owed) == 1) else None
