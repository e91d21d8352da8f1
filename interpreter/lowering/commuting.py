"""Does it matter which of several parts comes first? Found before anything runs, from what the parts read and write.

Two parts commute if neither looks at what the other writes, and what both write is only added to. Where they do not,
the player is asked which comes first, unless the position shows that every order leads to the same
(`engine/weighing.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..diagnostics.problems import Problem, say
from ..diagnostics.records import record
from ..model import ir, walk
from ..model.facts import Course
from ..model.lookups import answering
from ..model.regions import CHANCE, Region, only_summed
from .anatomy import named_parts, part_name

if TYPE_CHECKING:
    from .analysis import Analysis


@record
class Part:
    """One of the parts of `in any order:`.

    Of what is printed on a thing, every part is one of its own where its place can matter (`printed`), and everything
    else that may be printed there is one part together; each ability that answers the rule is a part (`ability`).
    """

    item: int
    name: str
    effect: ir.Effect
    printed: ir.PrintedEffect | None = None
    ability: ir.CheckedAbility | None = None
    #: all that is printed, where its place cannot matter
    whole: bool = False

    def alike(self, other: Part) -> bool:
        """The same thing twice: which of them comes first is no question."""
        if self.ability is not None or self.printed is not other.printed or not part_name(self.effect):
            return False
        return (type(self.effect), self.effect.text, self.name) == (type(other.effect), other.effect.text, other.name)


class Commuting:
    def __init__(self, analysis: Analysis):
        self.analysis = analysis
        self._parts: dict[int, list[Part]] = {}
        self._conflicts: dict[int, tuple[int, ...]] = {}
        self._overwrites: dict[int, tuple[ir.Effect, frozenset[Region]]] = {}

    # ---- the parts
    def parts(self, e: ir.Effect) -> list[Part]:
        """Of something whose parts come in any order."""
        if id(e) not in self._parts:
            items = named_parts(e)
            every = [list(self.single(i, name, item)) for i, (name, item) in enumerate(items)]
            found: list[Part] = []
            for i, (_, item) in enumerate(items):
                others = [p for j, parts in enumerate(every) if j != i for p in parts]
                lead = self.analysis.lead(item)
                printed = lead is not None and lead.sort == "printed"
                found += self.entangled(i, lead.name, item, every[i], others) if lead and printed else every[i]
            self._parts[id(e)] = found
        return self._parts[id(e)]

    def single(self, i: int, name: str, item: ir.Effect) -> Iterator[Part]:
        """Everything that can come of one line, each by itself."""
        lead, rule = self.analysis.lead(item), self.analysis.facts(item).parts.answers
        if lead is not None and lead.sort == "printed":
            for passage in lead.passages:
                for part, effect in named_parts(passage.body):
                    yield Part(i, part, effect, passage.printed)
        elif rule is not None:
            for a in answering(self.analysis.game, rule):
                assert a.body is not None
                yield Part(i, a.entry, a.body, ability=a)
        else:
            yield Part(i, name, item)

    def entangled(self, i: int, name: str, e: ir.Effect, single: list[Part], others: list[Part]) -> list[Part]:
        """What is printed on a thing is taken apart only if its parts have to be told apart."""
        found: list[Part] = [Part(i, name, e, whole=True)]
        for printed in self.analysis.printed(e):
            mine = [p for p in single if p.printed is printed]
            if any(self.conflict(p, q) for p in mine for q in [*mine, *others]):
                found += mine
        return found

    # ---- which of them must not change places
    def conflicts(self, e: ir.Effect) -> tuple[int, ...]:
        """For each part the set of those (as bits) with which it does not commute."""
        if id(e) not in self._conflicts:
            parts = self.parts(e)
            self._conflicts[id(e)] = tuple(
                sum(1 << j for j, q in enumerate(parts) if self.conflict(p, q)) for p in parts
            )
        return self._conflicts[id(e)]

    def conflict(self, a: Part, b: Part) -> bool:
        if a is b or a.whole or b.whole or a.alike(b):
            return False
        if a.item == b.item and a.printed is not b.printed:
            return False  # printed on different things: never both
        return not self.commute(a.effect, b.effect)

    def commute(self, a: ir.Effect, b: ir.Effect) -> bool:
        analysis = self.analysis
        written, others = analysis.writes(a) - {CHANCE}, analysis.writes(b) - {CHANCE}
        if written & analysis.reads(b) or others & analysis.reads(a):
            return False
        if written & self.overwrites(b) or others & self.overwrites(a):
            return False
        # whoever decides would rather know before what comes up
        return not (analysis.asks(a) and self.unforeseen(b) or analysis.asks(b) and self.unforeseen(a))

    def overwrites(self, e: ir.Effect) -> frozenset[Region]:
        """What is written in any other way than by adding to it."""
        known = self._overwrites.get(id(e))
        if known is None:
            found: set[Region] = set()
            for inner in self.deep(e):
                facts = self.analysis.facts(inner)
                found.update(r for r in facts.writes if r in facts.reads or not only_summed(r))
            known = self._overwrites[id(e)] = (e, frozenset(found) - {CHANCE})
        return known[1]

    def unforeseen(self, e: ir.Effect) -> bool:
        """Does this bring something nobody can know before: a draw, chance, what others decide?"""
        return any(
            self.analysis.reveals(inner) or (self.analysis.facts(inner).hands_over and self.analysis.asks(inner))
            for inner in self.deep(e)
        )

    def deep(self, e: ir.Effect) -> list[ir.Effect]:
        """An effect and everything it leads to and wakes, each once."""
        found: dict[int, ir.Effect] = {}
        waiting = [e]
        while waiting:
            one = waiting.pop()
            if id(one) not in found:
                found[id(one)] = one
                waiting += self.analysis.children(one)
                waiting += [a.body for a in self.analysis.woken(one) if a.body is not None]
        return [*found.values()]

    # ---- mistakes
    def mistakes(self) -> Iterator[Problem]:
        """A part must always be possible: else an order would have to be found in which all of them are."""
        for e in walk.all_effects(self.analysis.game):
            parts = self.analysis.facts(e).parts
            if parts.course is Course.ANY:
                for item in parts.inside:
                    failing = next((c for c in self.failing(item)), None)
                    if failing is not None:
                        hint = say("otherwise-or-may")
                        yield Problem("any-order", say("part-can-fail"), failing.span, hint)

    def failing(self, e: ir.Effect) -> Iterator[ir.Effect]:
        if self.analysis.fails(e):
            inside = [f for c in self.analysis.children(e) for f in self.failing(c)]
            yield from inside or [e]
