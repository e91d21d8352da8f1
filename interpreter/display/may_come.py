"""Can a card come into play for anybody as things stand? Of two sides of a thing only one may be in use.

Every effect that brings cards of its kind into play is looked at: what it asks of the card, and on which conditions it
is done. Of a card that none of them can find now, what it does is no matter. What is not plain from what is printed and
from numbers that everybody sees counts as possible.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ..lowering.anatomy import facts_of
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.regions import Region, counted
from ..model.vocabulary import Thing
from ..terms.conditions import Both, Compare, Not
from ..terms.counters import CounterRef
from ..terms.properties import EnumConst, PropRef, ThingConst
from ..verbs.branching import If, OnlyIf
from ..verbs.choosing import ChooseBody
from ..verbs.looping import EachThing, Find, FindRandom

#: a condition, and whether it must hold
Asked = tuple[ir.Expr, bool]
#: what an effect moves, if that has a name, and what must hold before it
Way = tuple[ir.Local | None, tuple[Asked, ...]]
#: what is known of what a rule speaks of
Known = dict[ir.Local, int]
COMPARED: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}


class Coming:
    """`seen`: what a player sees, who knows the numbers that everybody sees; `changing`: what may be otherwise later,
    if it is asked whether a card can ever come into play."""

    def __init__(self, game: CheckedGame, seen: Mapping[str, Any], changing: frozenset[Region] = frozenset()):
        self.game, self.seen, self.changing = game, seen, changing
        #: by kind of card, the ways in which cards of it come into play
        self._ways: dict[str, list[Way]] = {}

    def may_come(self, card: Thing) -> bool:
        if card.kind not in self._ways:
            bodies = walk.bodies(self.game)
            self._ways[card.kind] = [way for body in bodies for way in ways_of(self.game, body, card.kind, ())]
        ways = self._ways[card.kind]
        return not ways or any(self.is_open(card, *way) for way in ways)

    def is_open(self, card: Thing, moved: ir.Local | None, asked: Sequence[Asked]) -> bool:
        """May all that must hold hold, if the card is what is moved?"""
        if moved is None:
            return True
        sight = Sight(self.game, self.seen, {moved: card.index}, self.changing)
        for cond, _ in asked:
            sight.learn(cond)
        return not any(sight.holds(cond) is (not wanted) for cond, wanted in asked)


def ways_of(game: CheckedGame, effect: ir.Effect, kind: str, asked: tuple[Asked, ...]) -> Iterator[Way]:
    """Each effect that brings cards of a kind into play."""
    if any(h.zone is not None and h.zone.in_play and kind in h.zone.holds for h in facts_of(effect, game).wakes):
        yield next(filter(None, map(ir.local_of, walk.said(effect))), None), asked
    for inner in walk.inner_effects(effect):
        yield from ways_of(game, inner, kind, (*asked, *asked_before(effect, inner)))


def asked_before(effect: ir.Effect, inner: ir.Effect) -> list[Asked]:
    """What must hold if an effect comes to one of those in it."""
    if isinstance(effect, If):
        return [(effect.cond, inner is effect.then)]
    if isinstance(effect, OnlyIf):
        return [(effect.cond, True)]
    if isinstance(effect, Find | FindRandom | EachThing | ChooseBody) and inner is effect.body:
        return [(test.cond, True) for test in effect.query.tests]
    return []


class Sight:
    """What is plain of conditions, as far as it is known of what they speak."""

    def __init__(
        self, game: CheckedGame, seen: Mapping[str, Any], known: Known, changing: frozenset[Region] = frozenset()
    ):
        self.game, self.seen, self.known, self.changing = game, seen, known, changing

    def learn(self, cond: ir.Expr) -> None:
        """What is named on the card is what a rule speaks of that asks for just that."""
        if isinstance(cond, Both) and cond.op == "and":
            for item in cond.items:
                self.learn(item)
        elif isinstance(cond, Compare) and cond.op == "==":
            for one, other in ((cond.left, cond.right), (cond.right, cond.left)):
                local, value = ir.local_of(one), self.value(other)
                if local is not None and value is not None:
                    self.known.setdefault(local, value)

    def holds(self, cond: ir.Expr) -> bool | None:
        if isinstance(cond, Not):
            held = self.holds(cond.item)
            return None if held is None else not held
        if isinstance(cond, Both):
            settled = cond.op == "or"
            parts = {self.holds(item) for item in cond.items}
            return settled if settled in parts else None if None in parts else not settled
        if isinstance(cond, Compare):
            left, right = self.value(cond.left), self.value(cond.right)
            return None if left is None or right is None else COMPARED[cond.op](left, right)
        value = self.value(cond)
        return None if value is None else bool(value)

    def value(self, term: ir.Expr) -> int | None:
        """The number it is, that of the thing or of the printed value; nothing, if that is not plain."""
        things = self.game.words.things
        if isinstance(term, ir.Int | EnumConst):
            return term.value
        if isinstance(term, ThingConst):
            return term.index
        if isinstance(term, ir.LocalRef):
            return self.known.get(term.local)
        if isinstance(term, PropRef):
            at = self.value(term.thing)
            return things[at].numbers.get(term.prop) if at is not None else None
        if isinstance(term, CounterRef) and counted(term.counter) not in self.changing:
            at = self.value(term.holder) if term.holder is not None else None
            return self.counted(term.counter.name, things[at] if at is not None else None)
        return None

    def counted(self, name: str, thing: Thing | None) -> int | None:
        """A counter of the game, or of something that everybody always sees."""
        there = self.seen["counters"].get(name)
        if isinstance(there, dict):
            hidden = thing is None or any(thing.kind in zone.holds for zone in self.game.words.zones.values())
            return None if thing is None or hidden else int(there.get(thing.name, 0))
        return int(there) if thing is None and there is not None else None
