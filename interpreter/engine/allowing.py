"""Which cards allowed what somebody has chosen: without them it would not have been offered.

    allowing = Allowing(rules)
    allowing.cards(state, pc, code, seat)     # before the option is taken

A card may change a number or give a permission by which the rules go; nothing of what happens then is its doing, so
that nobody could tell from that why it was possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lowering.layout import Layout
from ..lowering.work import Runaway
from ..model.ir import CheckedAbility
from ..model.lookups import in_play
from .machine import DeadEnd
from .operations import Impossible

if TYPE_CHECKING:
    from .rules import Rules

#: a thing that lies nowhere
NOWHERE = -1


class Allowing:
    """Of one game: what may be changed at which choice is found once."""

    def __init__(self, rules: Rules):
        self.machine, self.slots, self.layout = rules.machine, rules.slots, rules.layout
        program = rules.machine.program
        self.choices, self.analysis = program.choices, program.lowering.analysis
        changes = (a for a in program.game.abilities if a.parameter is not None and a.cards)
        #: what changes a number or permits something, with where its card lies then
        self.changes = [(a, frozenset(in_play(program.game, a))) for a in changes]
        self._at: dict[int, tuple[CheckedAbility, ...]] = {}

    def cards(self, state: list[int], pc: int, code: int, seat: int) -> tuple[int, ...]:
        """Those of a player without each of which an option would not be there, as far as everybody sees them; none
        where the options depend on what not everybody sees."""
        found = []
        for card in dict.fromkeys(card for a in self.at(pc) for card in a.cards):
            place = state[self.layout.locations + card]
            if place >= 0 and self.layout.places[place].holder == seat and not self.slots.unseen(state, card):
                found += [card] if not self.offered(without(state, self.layout, card), pc, code) else []
        return tuple(found)

    def at(self, pc: int) -> tuple[CheckedAbility, ...]:
        """The abilities by which it may depend what is offered at a choice."""
        if pc not in self._at:
            choice = self.choices[pc]
            open_one = not choice.hidden and choice.kind in ("menu", "things") and choice.effect is not None
            read = self.analysis.reads(choice.effect) if open_one and self.changes else frozenset()
            self._at[pc] = tuple(a for a, regions in self.changes if regions & read)
        return self._at[pc]

    def offered(self, state: list[int], pc: int, code: int) -> bool:
        listed, work = self.machine.options[pc], self.machine.work
        left = work.left
        self.machine.forget(state)
        try:
            return listed is None or code in listed(state)
        except (Impossible, DeadEnd, Runaway):
            return True  # nobody can tell
        finally:
            work.left = left


def without(state: list[int], layout: Layout, card: int) -> list[int]:
    """The same position, with a card that lies nowhere."""
    found = state[:]
    place = layout.places[found[layout.locations + card]]
    found[layout.locations + card] = NOWHERE
    if place.form == "pile":
        found[place.address] &= ~(1 << card - place.base)
    return found
