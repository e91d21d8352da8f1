"""What an effect can do, found before anything runs: does it ask, can it fail, what does it read and write?

Every verb and every term says so of itself (`verbs/`, `terms/`); here it is put together with all that is done inside
an effect, called by it or woken by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cached_property, lru_cache
from typing import Any

from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.facts import Course, Facts, Lead, Parts, never_empty
from ..model.lookups import in_play
from ..model.node import KINDS
from ..model.regions import Region
from ..model.vocabulary import Rule
from .anatomy import TERMS, VERBS, Listeners, known_facts, known_lead, leading_kinds
from .commuting import Commuting

#: what has nothing inside that could be read
_SAYS_NOTHING = frozenset({type(None), int, str, bool, ir.Local, ir.Int, ir.LocalRef})


class Analysis:
    def __init__(self, game: CheckedGame):
        self.game = game
        self.words = game.words
        self._answering = Listeners(
            a for a in game.abilities if a.event is not None and a.how in ("whenever", "before")
        )
        self._at_once = Listeners(a for a in game.abilities if a.how == "at_once")
        self._calls: dict[str, int] = {}
        self._leading = leading_kinds()
        self._facts, self._leads = game.facts, game.leads
        self._asks: dict[int, bool] = {}
        self._fails: dict[int, bool] = {}
        self._woken: dict[int, Sequence[ir.CheckedAbility]] = {}
        self._placing: dict[int, bool] = {}
        self._reveals: dict[int, bool] = {}
        self._writes: dict[int, frozenset[Region]] = {}
        self._listeners: dict[int, list[ir.CheckedAbility]] = {}
        self._arrivals: dict[int, list[ir.CheckedAbility]] = {}
        self._read: dict[int, tuple[Any, frozenset[Region]]] = {}
        self.orders = Commuting(self)

    def facts(self, e: ir.Effect) -> Facts:
        """What is known of an effect by itself."""
        known = self._facts.get(id(e))
        return known[1] if known is not None else known_facts(e, self.game)

    def lead(self, node: Any) -> Lead | None:
        """What is written elsewhere and done or computed in place of a node."""
        if type(node) not in self._leading:
            return None
        known = self._leads.get(id(node))
        return known[1] if known is not None else known_lead(node, self.game)

    # ---- structure
    def children(self, e: ir.Effect) -> list[ir.Effect]:
        """Effects directly inside, printed ones and called rules included."""
        return [*self.facts(e).parts.inside]

    def printed(self, e: ir.Effect) -> list[ir.PrintedEffect]:
        """What it does may be printed on these things."""
        lead = self.lead(e)
        return [p.printed for p in lead.passages if p.printed is not None] if lead is not None else []

    def called_once(self, rule: Rule) -> bool:
        """Is there a single place in all rules that calls it?"""
        if not self._calls:
            for effect in walk.all_effects(self.game):
                lead = self.lead(effect)
                if lead is not None and lead.sort == "rule":
                    self._calls[lead.name] = self._calls.get(lead.name, 0) + 1
        return self._calls.get(rule.name, 0) == 1

    # ---- events
    def listeners(self, e: ir.Effect) -> list[ir.CheckedAbility]:
        """Abilities that may answer this very effect (not those inside it)."""
        happenings = self.facts(e).wakes
        if not happenings:
            return []
        if id(e) not in self._listeners:
            self._listeners[id(e)] = self._answering.to(happenings)
        return self._listeners[id(e)]

    def arrivals(self, e: ir.Effect) -> list[ir.CheckedAbility]:
        """`at once` abilities of the things this moves into play."""
        happenings = self.facts(e).wakes
        if not happenings:
            return []
        if id(e) not in self._arrivals:
            self._arrivals[id(e)] = self._at_once.to(happenings)
        return self._arrivals[id(e)]

    def woken(self, e: ir.Effect) -> Sequence[ir.CheckedAbility]:
        known = self._woken.get(id(e))
        if known is None:
            known = [*self.listeners(e), *self.arrivals(e)] if self.facts(e).wakes else ()
            self._woken[id(e)] = known
        return known

    # ---- does it ask anybody?
    def asks(self, e: ir.Effect) -> bool:
        known = self._asks.get(id(e))
        if known is None:
            self._asks[id(e)] = False  # what leads back here says nothing new
            facts = self.facts(e)
            known = self._asks[id(e)] = (
                facts.asks
                or any(self.asks(c) for c in facts.parts.inside)
                or any(a.body is not None and self.asks(a.body) for a in self.woken(e))
                or (facts.parts.course is Course.ANY and any(self.orders.conflicts(e)))
            )
        return known

    # ---- can it fail?
    def fails(self, e: ir.Effect) -> bool:
        """Could this compulsory effect be impossible in some state?"""
        known = self._fails.get(id(e))
        if known is None:
            self._fails[id(e)] = False
            facts = self.facts(e)
            enough = facts.parts.enough
            known = self._fails[id(e)] = (
                facts.fails
                or any(self.fails(c) for c in self._doubtful(facts.parts))
                or (bool(enough) and all(self.fails(c) for c in enough))
                or any(a.body is not None and self.fails(a.body) for a in self.woken(e))
            )
        return known

    def _doubtful(self, parts: Parts) -> Sequence[ir.Effect]:
        """What is needed, without a choice among printed things that stands last or before what always can be done: one
        of them will do."""
        needed = list(parts.needed)
        while needed and parts.course is Course.IN_TURN:
            last = self.facts(needed[-1]).parts
            printed = not last.inside and last.draws is not None and never_empty(last.draws, self.game)
            if not printed and self.fails(needed[-1]):
                break
            needed.pop()
        return needed

    # ---- what it writes
    def writes(self, e: ir.Effect) -> frozenset[Region]:
        known = self._writes.get(id(e))
        if known is None:
            self._writes[id(e)] = frozenset()
            facts = self.facts(e)
            found = set(facts.writes)
            for c in facts.parts.inside:
                found |= self.writes(c)
            for a in self.woken(e):
                if a.body is not None:
                    found |= self.writes(a.body)
            known = self._writes[id(e)] = frozenset(found)
        return known

    @cached_property
    def written(self) -> frozenset[Region]:
        """What any rule of the game may change."""
        return frozenset(region for e in walk.all_effects(self.game) for region in self.facts(e).writes)

    def turns(self, e: ir.Effect) -> bool:
        """Does somebody else act in it, now or in a rule it leads to?"""
        facts = self.facts(e)
        if facts.hands_over:
            return self.asks(e)
        return any(self.turns(part) for part in facts.parts.inside)

    def changes_anything(self, e: ir.Effect) -> bool:
        return bool(self.writes(e))

    # ---- what is read
    def reads(self, node: Any) -> frozenset[Region]:
        """Everything an effect, expression or query looks at."""
        known = self._read.get(id(node))
        if known is None:
            found: set[Region] = set()
            self._reads(node, found, set())
            known = self._read[id(node)] = (node, frozenset(found))
        return known[1]

    def read_by(self, e: ir.Effect) -> frozenset[Region]:
        """What an effect itself looks at."""
        return self.facts(e).reads

    def _reads(self, node: Any, found: set[Region], seen: set[int]) -> None:
        kind: type = type(node)
        if kind in _SAYS_NOTHING or id(node) in seen:
            return
        seen.add(id(node))
        if kind is list or kind is tuple:
            for item in node:
                self._reads(item, found, seen)
            return
        known = self._read.get(id(node))
        if known is not None:
            found |= known[1]
            return
        term = TERMS.get(kind)
        if term is not None:
            found.update(term.facts.reads(node, self.game))
            lead = self.lead(node)
            for passage in lead.passages if lead is not None else ():
                self._reads(passage.body, found, seen)
        elif kind in VERBS:
            found |= self.read_by(node)
            for child in self.facts(node).parts.inside:
                self._reads(child, found, seen)
            for a in self.woken(node):
                found.update(in_play(self.game, a))
                self._reads(a.body, found, seen)
        for name in parts(kind):
            self._reads(getattr(node, name), found, seen)

    # ---- chance and reveals
    def places_answers(self, body: ir.Effect) -> bool:
        """Does a rule say where its answers stand (`do what answers this`)?"""
        key = id(body)
        if key not in self._placing:
            placing = any(self.facts(e).parts.answers is not None for e in walk.effects(body))
            self._placing[key] = placing  # `facts` keeps the body
        return self._placing[key]

    def reveals(self, e: ir.Effect) -> bool:
        """Does something become known or decided by others here: a draw from a hidden stack, a shuffle?"""
        return self.facts(e).reveals

    def reveals_inside(self, e: ir.Effect) -> bool:
        """The same here or in anything it leads to."""
        key = id(e)
        if key not in self._reveals:
            self._reveals[key] = False  # what leads back here says nothing new
            self._reveals[key] = self.reveals(e) or any(map(self.reveals_inside, self.facts(e).parts.inside))
        return self._reveals[key]


@lru_cache(maxsize=256)
def parts(kind: type) -> tuple[str, ...]:
    """What can be read inside a node of this kind."""
    if kind not in KINDS or kind in (ir.Local, ir.CheckedAbility):
        return ()
    return tuple(f.name for f in fields(kind) if f.name not in ("span", "text", "type"))
