"""The question a person gets: which decisions are put together, which are not asked at all.

    asked = ask(match, seat)
    asked.only                      # the only way, which need not be asked; None if there is something to decide
    asked.unasked                   # what is taken before anything is asked: the only way, or what decides itself
    asked.ways, asked.first         # its own options; what can be done instead before it
    asked.worse                     # ways that are left out, as others lead to the same for less
    asked.mirrored                  # ways left out as they come to the same as another: with that one
    asked.then(way)                 # the next question of the same player, if it can be foreseen
    asked.again(way)                # the same question once more, where several answers can be given at once

Every way begins with the decision the player owes now; its steps are taken one after the other, as `Match.pick` does.
Only what the player can foresee is put together (`foresight.py`): nothing hidden, no chance and nobody else between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ..engine.events import Event
from ..engine.match import Match
from ..lowering.free_actions import is_free
from ..lowering.stops import Choice
from .foresight import Point, Step, Steps, foresee
from .mirrored import mirrored
from .walks import STOP, outcome
from .ways import WITH_WORSE, Begun, Way, turns_back, ways_from

#: what going on without using a card is called, and ending what can be done any number of times
GO_ON, DONE = "go_on", "done"
#: so many choices of a card are followed to see whether it does the same later
MOST_INNER = 3


@dataclass(frozen=True)
class Asked:
    """One question to one player."""

    #: the decision owed now, and where in the rules the question stands, as the player foresees it
    start: Point
    point: Point
    #: the decisions that only lead from one to the other
    silent: Steps = ()
    #: what can be done first, instead of answering
    first: tuple[Way, ...] = ()
    #: does nobody else watch what is asked?
    alone: bool = True
    #: where several answers are given at once: what was offered when they were given; None if all is offered anew
    shown: frozenset[object] | None = None
    #: so many of the silent ones do something, whatever is answered: the table shows it before it is asked
    settled: int = 0

    @property
    def seat(self) -> int:
        return self.point.seat

    @property
    def pc(self) -> int:
        return self.point.pc

    @property
    def match(self) -> Match:
        """A match as the player imagines it, at the question."""
        return self.point.draws[0]

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """The options of the question itself."""
        return tuple(self.way(steps) for steps in self._found if steps not in self._mirrored)

    @cached_property
    def _found(self) -> list[Steps]:
        return ways_from(self.point)

    @cached_property
    def _mirrored(self) -> dict[Steps, Steps]:
        return mirrored(self.point, self._found)

    @cached_property
    def mirrored(self) -> dict[Way, Way]:
        """Ways by the same two things in the other order: with the option that stands for each."""
        return {self.way(steps): self.way(other) for steps, other in self._mirrored.items()}

    def way(self, steps: Steps) -> Way:
        """With what leads to the question."""
        return Way((*self.silent, *steps), len(self.silent))

    @cached_property
    def worse(self) -> tuple[Way, ...]:
        """Ways that are left out, as others lead to the same for less: who wants them can still take one."""
        known = {*self._found}
        return tuple(self.way(steps) for steps in ways_from(self.point, WITH_WORSE) if steps not in known)

    @cached_property
    def options(self) -> tuple[Way, ...]:
        """Everything that can be answered."""
        found = (*self.ways, *self.first)
        return found if self.shown is None else tuple(way for way in found if self.meaning(way) in self.shown)

    @property
    def only(self) -> Way | None:
        return self.options[0] if len(self.options) == 1 and self.alone else None

    @property
    def unasked(self) -> Steps | None:
        """What is taken before anything is asked; None if nothing is."""
        if self.only is not None:
            return self.only.steps
        return self.silent[: self.settled] if self.settled and self.alone else None

    def begun(self, way: Way) -> Begun:
        """A way without what only leads to it, and the decision it begins with."""
        point = self.point if way.silent == len(self.silent) else self.start
        for step in self.silent[: way.silent] if point is self.start else ():
            then = point.after(step.code)
            assert then is not None, "it was foreseen when the question was put"
            point = then
        return Begun(point, Way(way.said))

    def meaning(self, way: Way) -> object:
        """What an option says, wherever the question is put again: of a card that it is used."""
        return way.said[0].code if way in self.first else way.said

    def then(self, way: Way) -> Asked | None:
        """The next question of the same player after a way; None if somebody else decides before, or if the player may
        know more by then."""
        then: Point | None = self.start
        for step in way.steps:
            then = then.after(step.code) if then is not None else None
        return question_at(then, self.alone) if then is not None and then.sure() else None

    def once_more(self, put: Asked | None) -> Asked | None:
        """The next question with what is still offered of the options of this one; None if it is another one."""
        shown = self.shown if self.shown is not None else frozenset(map(self.meaning, self.options))
        return replace(put, shown=shown) if put is not None and put.pc == self.pc else None

    def again(self, way: Way) -> Asked | None:
        """The same question once more after a way; None if something else comes then."""
        return self.once_more(self.then(way))


def begun_with(asked: Asked, events: Sequence[Event]) -> Step | None:
    """The thing that its player has just chosen, if the question goes on with that; `events`: what has happened."""
    last = next((event for event in reversed(events) if event.asked), None)
    if last is None or last.seat != asked.seat or last.pc == asked.pc or asked.silent:
        return None
    rules = asked.match.rules
    before, here = (rules.machine.program.choices[pc] for pc in (last.pc, asked.pc))
    goes_on = f"{here.step}.".startswith(f"{before.step}.") and not turns_back(before, here)
    if not goes_on or not rules.slots.names_thing(last.pc, last.code):
        return None
    things = rules.words.things
    kinds = {things[code].kind for code in asked.point.codes if rules.slots.names_thing(asked.pc, code)}
    another = last.facts and things[last.code].kind in kinds  # it is done with that one; now the next of them is chosen
    return None if another else Step(last.pc, last.code)


def ask(match: Match, seat: int, alone: bool = True) -> Asked:
    """The question for a player who owes a decision. `alone`: nobody else watches what they are asked."""
    return question_at(foresee(match, seat), alone)


def question_at(start: Point, alone: bool) -> Asked:
    """Goes on from a decision to the next where there is more to do than to use cards that can be used there, too."""
    point = start
    silent: Steps = ()
    first: list[Way] = []
    settled = 0
    while (on := going_on(point, alone)) is not None:
        then = point.after(on)
        if then is None or not then.sure():
            break
        lost = [code for code in point.codes if code != on and not can_wait(point, code, on, then)]
        if lost and not then.looks_like(point):
            break
        first += [Way((*silent, Step(point.pc, code)), len(silent)) for code in lost]
        silent = (*silent, Step(point.pc, on))
        settled = len(silent) if not first and not then.looks_like(point) else settled
        point = then
    return Asked(start, point, silent, tuple(first), alone, settled=settled)


def going_on(point: Point, alone: bool) -> int | None:
    """The option that only goes on to the next step, where nothing but cards can be used before."""
    if point.choice.hidden and not alone:  # others would learn from whether it is asked
        return None
    return only_goes_on(point.choice, point.codes)


def only_goes_on(choice: Choice, codes: Sequence[int]) -> int | None:
    """The same among some options of a choice."""
    cards = [code for code in codes if is_free(choice, code)]
    # what can only be ended is over, whatever cards there are
    names = (GO_ON, DONE) if len(cards) == len(codes) - 1 else (GO_ON,)
    return next((code for code in codes if code == STOP and choice.names.get(code) in names), None)


def can_wait(point: Point, card: int, on: int, then: Point) -> bool:
    """Can a card be used as well after going on: is it offered then, and does nothing depend on which comes first?"""
    if card not in then.codes or then.choice.names.get(card) != point.choice.names.get(card):
        return False
    if point.choice.names.get(on) == GO_ON and then.looks_like(point):
        return True
    return same_later(point, then, card, point, on)  # what was ended may be possible again by the card


def same_later(here: Point, there: Point, code: int, start: Point, on: int, depth: int = MOST_INNER) -> bool:
    """Does an option lead to the same before and after going on from where both began?"""
    result = outcome(there, code)
    if outcome(here, code) == result:
        return True
    now, later = here.after(code), there.after(code)
    if now is not None and now.pc == start.pc and on in now.codes:
        return outcome(now, on) == result and {*now.codes} <= {*start.codes}  # nothing becomes possible by it
    if now is None or later is None or not depth or (now.pc, now.codes) != (later.pc, later.codes):
        return False
    return all(same_later(now, later, inner, start, on, depth - 1) for inner in now.codes)
