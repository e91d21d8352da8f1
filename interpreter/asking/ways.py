"""Ways: what an option of a question stands for, one or several decisions of one player in a row.

To put another kind of decisions into one question, list its ways: a function of a `Point` in `LISTED` that gives the
steps of each way, or None where it has nothing to say. The first one that gives any is taken, however many they are.
"""

from __future__ import annotations

from collections.abc import Callable

from ..diagnostics.records import record
from ..lowering.anatomy import rule_done
from ..lowering.stops import Choice
from ..model.walk import effects
from .foresight import Point, Step, Steps
from .positions import positions
from .walks import STOP, all_destinations, destinations

#: so many options of one question can still be looked over
MOST = 20
#: what ends something that can be done again and again is called so: who can take it has nothing begun
BEGINS = ("done", "go_on")


@record
class Way:
    """An option of a question. A save has each of its steps as a decision of its own."""

    steps: Steps
    #: how many of them only lead to the question, and are not told as a part of the option
    silent: int = 0

    @property
    def said(self) -> Steps:
        """The steps that tell it from other options."""
        return self.steps[self.silent :]

    @property
    def codes(self) -> tuple[int, ...]:
        return tuple(code for _, code in self.steps)


@record
class Begun:
    """A way where everything has come that only leads to the question: what comes of it from there on is its own."""

    point: Point
    way: Way


#: what lists the ways from a decision by itself; and the same with those that are worse than others
Lists = tuple[Callable[[Point], list[Steps] | None], ...]
LISTED: Lists = (destinations, positions)
WITH_WORSE: Lists = (all_destinations, positions)


@record
class End:
    """The last decision of a way so far."""

    steps: Steps
    #: what is asked next; None if the way ends here
    then: Point | None

    @classmethod
    def of(cls, before: Steps, point: Point, code: int) -> End:
        then = point.after(code)
        further = then is not None and goes_further(point, code, then)
        return cls((*before, Step(point.pc, code)), then if further else None)


def ways_from(point: Point, lists: Lists = LISTED) -> list[Steps]:
    """Every way from a decision: its options, and behind each what else is decided in the same step of the rules,
    as long as nothing unknown comes in between and the options are not too many."""
    ends = options((), point, lists)
    while True:
        open_ends = {end.then.pc for end in ends if end.then is not None}
        if not open_ends:
            return [end.steps for end in ends]
        # what is asked at one place is put into the question behind all options that lead there, or behind none
        longer = {pc: [longer_by(end, pc, lists) for end in ends] for pc in open_ends}
        pc = min(longer, key=lambda pc: (sum(map(len, longer[pc])), pc))
        enough = sum(map(len, longer[pc])) > MOST
        sure = not enough and all(end.then.sure() for end in ends if end.then is not None and end.then.pc == pc)
        ends = [e for found in longer[pc] for e in found] if sure else [closed(end, pc) for end in ends]


def options(before: Steps, point: Point, lists: Lists) -> list[End]:
    """What can be decided at a point, behind the steps that led there."""
    listed = next((found for ways in lists if (found := ways(point)) is not None), None)
    if listed is not None:
        return [End((*before, *steps), None) for steps in listed]
    return [End.of(before, point, code) for code in point.codes]


def longer_by(end: End, pc: int, lists: Lists) -> list[End]:
    """A way, or those that go on from it with what is asked at a place."""
    return options(end.steps, end.then, lists) if end.then is not None and end.then.pc == pc else [end]


def closed(end: End, pc: int) -> End:
    """A way that is not continued with what is asked at a place."""
    return End(end.steps, None) if end.then is not None and end.then.pc == pc else end


def goes_further(point: Point, code: int, then: Point) -> bool:
    """Does the same step ask something else, or the alternative that was taken, also if that is a rule of its own?
    Asking the same again is no part of it, nor is beginning anew what can be done any number of times."""
    here, there = point.choice, then.choice
    inside = there.path == here.path or there.path.startswith(f"{here.path}.") or done_with_it(point, then)
    inside = inside or (here.kind == "menu" and there.path == here.names.get(code))
    begins = there.names.get(STOP) in BEGINS and STOP in then.codes or turns_back(here, there)
    return inside and then.pc != point.pc and there.left < 0 and not begins and not by_print(point)


def turns_back(here: Choice, there: Choice) -> bool:
    """Does the second stand before the first in the text of the rules? Then what both belong to is done once more, and
    the second has nothing to do with what was decided at the first."""
    one, other = here.span, there.span
    same = (here.step, one.file) == (there.step, other.file)
    return same and (other.line, other.column) < (one.line, one.column)


def done_with_it(point: Point, then: Point) -> bool:
    """Is what was chosen handed to a rule that asks for the rest?"""
    here, there = point.choice, then.choice
    game = point.draws[0].rules.machine.program.game
    rule = game.rules.get(here.step.partition(".")[0])
    if here.kind != "things" or rule is None:
        return False
    return any(rule_done(effect, game) == there.step for effect in effects(rule.body))


def by_print(point: Point) -> bool:
    """Is it chosen among cards that are laid out in rows? What is printed on them decides, and as headings they would
    be names alone: nothing is put behind them, so that the numbers of the options stand on the cards."""
    words = point.draws[0].rules.words
    laid_out = {kind for zone in words.zones.values() if zone.form == "row" for kind in zone.holds}
    things = [code for code in point.codes if code >= 0 and code not in point.choice.names]
    return len(things) > 1 and all(words.things[thing].kind in laid_out for thing in things)
