"""What an effect can do, found before anything runs: does it ask, can it fail, what does it read and write?

A region is a coarse part of the state: ("c", counter), ("p", piece, place), ("z", zone) ... Coarse is safe:
where two regions meet, the guard is decided by trial instead of by derivation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import lru_cache
from typing import Any

from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.vocabulary import Counter, Rule, Zone
from ..model.walk import place_name
from .commuting import Commuting

Region = tuple[str, ...]
#: what has nothing inside that could be read
_SAYS_NOTHING = frozenset({type(None), int, str, bool, ir.Local, ir.Int, ir.ThingConst, ir.EnumConst, ir.LocalRef})
#: what looks at the state itself
_LOOKS = frozenset(
    {
        ir.CounterRef, ir.PieceCount, ir.LocationOf, ir.ZoneCount, ir.InZone, ir.StockOf, ir.GainCounter,
        ir.SetCounter, ir.Round, ir.GridCount, ir.Lay, ir.SlotProp, ir.ParamRef, ir.DefRef, ir.CondProp, ir.NextTo,
        ir.Query, ir.PayProp, ir.Pay, ir.PayWith, ir.PayThings, ir.Swap, ir.MovePieces,
    }
)  # fmt: skip
#: effects that an ability can answer
_ANSWERED = (ir.GainCounter, ir.Pay, ir.PayWith, ir.PayProp, ir.MovePieces, ir.MoveThing, ir.Call)


class Analysis:
    def __init__(self, game: CheckedGame):
        self.game = game
        self.words = game.words
        self._answering = [a for a in game.abilities if a.event is not None and a.how in ("whenever", "before")]
        self._at_once = [a for a in game.abilities if a.how == "at_once"]
        self._asks: dict[int, bool] = {}
        self._calls: dict[str, int] = {}
        self._fails: dict[int, bool] = {}
        self._writes: dict[int, frozenset[Region]] = {}
        self._running: set[tuple[str, int]] = set()
        #: by the number of a node, with the node: as long as it is kept, no other has that number
        self._children: dict[int, tuple[ir.Effect, list[ir.Effect]]] = {}
        self._listeners: dict[int, tuple[ir.Effect, list[ir.CheckedAbility]]] = {}
        self._read: dict[int, tuple[Any, frozenset[Region]]] = {}
        self._sets: dict[int, frozenset[int]] = {}
        self.orders = Commuting(self)

    # ---- structure
    def children(self, e: ir.Effect) -> list[ir.Effect]:
        """Effects directly inside, printed ones and called rules included."""
        known = self._children.get(id(e))
        if known is None:
            known = self._children[id(e)] = (e, self._find_children(e))
        return known[1]

    def _find_children(self, e: ir.Effect) -> list[ir.Effect]:
        if isinstance(e, (ir.Seq, ir.AnyOrder)):
            return e.items
        if isinstance(e, ir.Answers):
            return [a.body for a in self.answers(e) if a.body is not None]
        if isinstance(e, (ir.Step, ir.Each, ir.AsEach, ir.OnlyIf, ir.May, ir.Repeat, ir.OncePer)):
            return [e.body]
        if isinstance(e, (ir.ChooseBody, ir.Find)):
            return [e.body] + ([e.otherwise] if e.otherwise is not None else [])
        if isinstance(e, ir.If):
            return [e.then] + ([e.otherwise] if e.otherwise is not None else [])
        if isinstance(e, ir.ByLevels):
            return [b for _, b in e.table]
        if isinstance(e, ir.ChooseOne):
            return [a.body for a in e.alternatives] + ([e.otherwise] if e.otherwise is not None else [])
        if isinstance(e, (ir.Rank, ir.SetsOf)):
            return [b for _, b in e.prizes]
        if isinstance(e, ir.Walk):
            return [e.toll]
        if isinstance(e, ir.Refill):
            return [e.when_short] if e.when_short is not None else []
        if isinstance(e, ir.Do):
            return [p.effect for p in self.printed(e) if p.effect is not None]
        if isinstance(e, ir.Call):
            return [self.game.rules[e.rule.name].body]
        return []

    def printed(self, e: ir.Do) -> list[ir.PrintedEffect]:
        kinds = e.thing.type.kinds
        return [
            p
            for (prop, _), p in self.game.printed.items()
            if prop == e.prop and self.words.things[p.thing].kind in kinds
        ]

    def called_once(self, rule: Rule) -> bool:
        """Is there a single place in all rules that calls it?"""
        if not self._calls:
            for effect in walk.all_effects(self.game):
                if isinstance(effect, ir.Call):
                    self._calls[effect.rule.name] = self._calls.get(effect.rule.name, 0) + 1
        return self._calls.get(rule.name, 0) == 1

    # ---- events
    def listeners(self, e: ir.Effect) -> list[ir.CheckedAbility]:
        """Abilities that may answer this very effect (not those inside it)."""
        if not isinstance(e, _ANSWERED):
            return []
        known = self._listeners.get(id(e))
        if known is None:
            known = self._listeners[id(e)] = (e, self._find_listeners(e))
        return known[1]

    def _find_listeners(self, e: ir.Effect) -> list[ir.CheckedAbility]:
        found: list[ir.CheckedAbility] = []
        for a in self._answering:
            ev = a.event
            assert ev is not None
            if ev.how == "gain" and isinstance(e, ir.GainCounter) and e.counter in ev.counters:
                found.append(a)
            elif ev.how == "pay" and self.pays(e, ev):
                found.append(a)
            elif (
                ev.how == "move"
                and isinstance(e, ir.MovePieces)
                and e.piece is ev.piece
                and place_name(e.target) == ev.kind
            ):
                found.append(a)
            elif ev.how == "move" and isinstance(e, ir.MoveThing) and ev.noun in e.thing.type.kinds:
                if e.zone.name == ev.kind:
                    found.append(a)
            elif ev.how in ("rule", "start", "end") and isinstance(e, ir.Call) and e.rule is ev.rule:
                found.append(a)
        return found

    def answers(self, e: ir.Answers) -> list[ir.CheckedAbility]:
        """Abilities that answer the rule whose answers stand here."""
        events = ((a, a.event) for a in self._answering if a.how == "whenever" and a.body is not None)
        return [a for a, ev in events if ev is not None and ev.how == "rule" and ev.rule is e.rule]

    def pays(self, e: ir.Effect, ev: ir.Event) -> bool:
        if isinstance(e, ir.Pay):
            return any(c in ev.counters for bill in e.bills for c, _ in bill)
        if isinstance(e, ir.PayWith):
            return any(c in ev.counters for c, _ in e.units)
        return isinstance(e, ir.PayProp)

    def arrivals(self, e: ir.Effect) -> list[ir.CheckedAbility]:
        """`at once` abilities of the things this moves into play."""
        if isinstance(e, (ir.MoveThing, ir.Lay)) and e.zone.in_play:
            return [a for a in self._at_once if a.kind in e.thing.type.kinds and a.kind in e.zone.holds]
        return []

    def woken(self, e: ir.Effect) -> Iterator[ir.CheckedAbility]:
        yield from self.listeners(e)
        yield from self.arrivals(e)

    # ---- does it ask anybody?
    def asks(self, e: ir.Effect) -> bool:
        key = id(e)
        if key not in self._asks:
            if ("asks", key) in self._running:
                return False
            self._running.add(("asks", key))
            result = (
                isinstance(e, (ir.Choose, ir.ChooseBody, ir.ChooseOne, ir.May, ir.PayWith, ir.PayThings, ir.Walk))
                or (isinstance(e, ir.Repeat) and e.how != "times")
                or (isinstance(e, ir.Lay) and e.asks)
                or (isinstance(e, ir.Pay) and len(e.bills) > 1)
                or (isinstance(e, ir.AsEach) and e.secret)
                or any(self.asks(c) for c in self.children(e))
                or any(a.body is not None and self.asks(a.body) for a in self.woken(e))
                or (isinstance(e, ir.AnyOrder) and any(self.orders.conflicts(e)))
            )
            self._running.discard(("asks", key))
            self._asks[key] = result
        return self._asks[key]

    # ---- can it fail?
    def fails(self, e: ir.Effect) -> bool:
        """Could this compulsory effect be impossible in some state?"""
        key = id(e)
        if key not in self._fails:
            if ("fails", key) in self._running:
                return False
            self._running.add(("fails", key))
            result = self._can_fail(e) or any(a.body is not None and self.fails(a.body) for a in self.woken(e))
            self._running.discard(("fails", key))
            self._fails[key] = result
        return self._fails[key]

    def _can_fail(self, e: ir.Effect) -> bool:
        if isinstance(e, (ir.Pay, ir.PayProp, ir.PayThings)):
            return True
        if isinstance(e, ir.Swap):
            return may_miss(e.first) or may_miss(e.second)
        if isinstance(e, ir.PayWith):
            return True
        if isinstance(e, ir.MovePieces):
            exact = e.amount is not None and e.origin is not None and not e.takes
            return exact or (e.origin is None and may_miss(e.target.thing))
        if isinstance(e, ir.MoveThing):
            return bool(e.zone.limit) or e.zone.form == "row" or may_miss(e.thing) or may_miss(e.holder)
        if isinstance(e, ir.Deal):
            return e.exact
        if isinstance(e, (ir.OnlyIf, ir.OncePer, ir.Choose)):
            return True
        if isinstance(e, ir.Walk):
            return True
        if isinstance(e, ir.Lay):
            return bool(e.over or e.hides or e.zone.limit) or not e.fits
        if isinstance(e, (ir.May, ir.Nothing, ir.Refill)):
            return False
        if isinstance(e, ir.Repeat):
            return e.how == "times" and self.fails(e.body)
        if isinstance(e, ir.ChooseBody):
            if e.most is not None:
                return False
            return e.otherwise is None or self.fails(e.otherwise)
        if isinstance(e, ir.Find):
            return self.fails(e.body) or (e.otherwise is not None and self.fails(e.otherwise))
        if isinstance(e, ir.ChooseOne):
            if e.otherwise is not None:
                return self.fails(e.otherwise)
            return not any(a.ability is None and not self.fails(a.body) for a in e.alternatives)
        return any(self.fails(c) for c in self.children(e))

    # ---- what it writes
    def writes(self, e: ir.Effect) -> frozenset[Region]:
        key = id(e)
        if key not in self._writes:
            if ("writes", key) in self._running:
                return frozenset()
            self._running.add(("writes", key))
            found = set(self.own_writes(e))
            for c in self.children(e):
                found |= self.writes(c)
            for a in self.woken(e):
                if a.body is not None:
                    found |= self.writes(a.body)
            self._running.discard(("writes", key))
            self._writes[key] = frozenset(found)
        return self._writes[key]

    def own_writes(self, e: ir.Effect) -> Iterator[Region]:
        if isinstance(e, (ir.GainCounter, ir.LoseCounter, ir.SetCounter)):
            yield ("c", e.counter.name)
            if not isinstance(e, ir.GainCounter) or e.origin is None:
                yield from stocked(e.counter)
        elif isinstance(e, ir.Pay):
            for bill in e.bills:
                for c, _ in bill:
                    yield ("c", c.name)
                    if e.to is None:
                        yield from stocked(c)
        elif isinstance(e, ir.PayProp):
            for (prop, _), p in self.game.printed.items():
                if prop == e.prop:
                    for c, _ in p.amounts:
                        yield ("c", c.name)
                        yield from stocked(c)
        elif isinstance(e, ir.PayWith):
            for c, _ in e.units:
                yield ("c", c.name)
                yield from stocked(c)
        elif isinstance(e, ir.MovePieces):
            yield ("p", e.piece.name, place_name(e.target))
            for place in [place_name(e.origin)] if e.origin is not None else e.piece.places:
                yield ("p", e.piece.name, place)
        elif isinstance(e, ir.Walk):
            yield ("p", e.piece.name, e.kind)
        elif isinstance(e, (ir.MoveThing, ir.Lay)):
            yield ("z", e.zone.name)
            for zone in self.words.zones.values():
                if set(zone.holds) & set(e.thing.type.kinds):
                    yield ("z", zone.name)
                    yield from on_grid(zone, e.thing.type.kinds)
        elif isinstance(e, ir.Swap):
            for zone in self.words.zones.values():
                if set(zone.holds) & {*e.first.type.kinds, *e.second.type.kinds}:
                    yield ("z", zone.name)
        elif isinstance(e, ir.PayThings):
            yield ("z", e.zone.name)
            yield ("z", self.words.kinds[e.kind].start[0])
        elif isinstance(e, ir.Deal):
            yield ("z", e.zone.name)
            yield ("z", e.origin.name)
            yield from on_grid(e.origin, e.kinds)
        elif isinstance(e, ir.Refill):
            yield ("z", e.zone.name)
            yield ("z", e.zone.refill_from)
        elif isinstance(e, ir.Shuffle):
            yield ("z", e.zone.name)
            yield ("chance",)
        elif isinstance(e, ir.Roll):
            yield ("c", e.counter.name)
            yield ("chance",)
        elif isinstance(e, ir.LayOut):
            yield ("layout", e.layout.name)
            yield ("chance",)
        elif isinstance(e, ir.OncePer):
            yield ("once", str(id(e)))

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
        if kind in _LOOKS:
            self._looks(node, found, seen)
        if isinstance(node, ir.Effect):
            for child in self.children(node):
                self._reads(child, found, seen)
            for a in self.woken(node):
                self._active(a, found)
                self._reads(a.body, found, seen)
        for name in parts(kind):
            self._reads(getattr(node, name), found, seen)

    def _looks(self, node: Any, found: set[Region], seen: set[int]) -> None:
        """What a node looks at itself."""
        if isinstance(node, ir.CounterRef):
            found.add(("c", node.counter.name))
        elif isinstance(node, ir.PieceCount):
            found.add(("p", node.piece.name, place_name(node.place)))
        elif isinstance(node, ir.LocationOf):
            found.add(("p", node.piece.name, node.kind))
        elif isinstance(node, (ir.ZoneCount, ir.InZone)):
            found.add(("z", node.zone.name))
        elif isinstance(node, ir.StockOf):
            found.update(stocked(node.counter))
        elif isinstance(node, (ir.GainCounter, ir.SetCounter)):
            if node.counter.stock is not None or isinstance(node, ir.GainCounter) and node.origin is not None:
                found.update(self.own_writes(node))  # how much is moved depends on what is there
        elif isinstance(node, ir.Round):
            found.add(("round",))
        elif isinstance(node, ir.GridCount):
            found.update(on_grid(node.zone, node.zone.holds if node.how == "visible" else node.kinds))
        elif isinstance(node, ir.Lay):  # what hides a thing is whatever lies on it
            found.update(on_grid(node.zone, node.zone.holds if node.hides else node.over))
            if node.zone.limit:
                found.add(("z", node.zone.name))
        elif isinstance(node, ir.SlotProp):
            found.update(("z", z.name) for z in self.words.zones.values() if node.prop in z.slots)
        elif isinstance(node, ir.ParamRef):
            if node.param.of:
                self._reads(self.game.parameters[node.param.name].value, found, seen)
            for a in self.game.abilities:
                if a.parameter is node.param:
                    self._active(a, found)
                    self._reads(a.value, found, seen)
        elif isinstance(node, ir.DefRef):
            self._reads(self.game.definitions[node.definition.key].value, found, seen)
        elif isinstance(node, ir.CondProp):
            for (prop, _), p in self.game.printed.items():
                if prop == node.prop:
                    self._reads(p.condition, found, seen)
        elif isinstance(node, ir.NextTo):
            found.update(("layout", m) for m in self.words.layouts)
        elif isinstance(node, ir.Query):
            if node.zone is not None:
                found.add(("z", node.zone.name))
            if node.next_to is not None:
                found.update(("layout", m) for m in self.words.layouts)
        elif isinstance(node, ir.PayProp):
            found.update(self.own_writes(node))
        elif isinstance(node, (ir.Pay, ir.PayWith, ir.PayThings, ir.Swap, ir.MovePieces)):
            found.update(self.own_writes(node))

    def _active(self, ability: ir.CheckedAbility, found: set[Region]) -> None:
        found.update(("z", z.name) for z in self.words.zones.values() if z.in_play and ability.kind in z.holds)

    # ---- chance and reveals
    def reveals(self, e: ir.Effect) -> bool:
        """Does something become known or decided by others here: a draw from a hidden stack, a shuffle?"""
        if isinstance(e, (ir.Shuffle, ir.LayOut, ir.Roll)):
            return True
        if isinstance(e, (ir.Refill, ir.Deal)):
            origin = self.words.zones[e.zone.refill_from] if isinstance(e, ir.Refill) else e.origin
            return hidden(origin)
        return False


@lru_cache(maxsize=256)
def parts(kind: type) -> tuple[str, ...]:
    """What can be read inside a node of this kind."""
    if kind.__module__ != ir.__name__ or kind in (ir.Local, ir.CheckedAbility):
        return ()
    return tuple(f.name for f in fields(kind) if f.name not in ("span", "text", "type"))


def may_miss(e: ir.Expr | None) -> bool:
    """Could this thing be missing (`the card in ...`, where a piece lies, a property that may be none)?"""
    return isinstance(e, (ir.LocationOf, ir.FirstOf, ir.DefRef, ir.PropRef, ir.WholeOf)) and e.type.sort == "thing"


def on_grid(zone: Zone, kinds: Iterable[str]) -> Iterator[Region]:
    """What lies where on a grid, kind by kind: what is laid over things of one kind does not look at the others."""
    if zone.form == "grid":
        for kind in kinds:
            yield ("g", zone.name, kind)


def never_negative(e: ir.Expr) -> bool:
    """Is this number certainly not below 0?"""
    if isinstance(e, ir.Int):
        return e.value >= 0
    if isinstance(e, ir.CounterRef):
        return not e.counter.below_zero
    if isinstance(e, (ir.PieceCount, ir.ZoneCount, ir.PropRef, ir.Round, ir.StockOf)):
        return True
    if isinstance(e, ir.IfElse):
        return never_negative(e.then) and never_negative(e.otherwise)
    if isinstance(e, ir.Aggregate):
        return e.how == "count"
    if isinstance(e, ir.Binary):
        if e.op == "max":
            return never_negative(e.left) or never_negative(e.right)
        return e.op in "+*/min" and never_negative(e.left) and never_negative(e.right)
    return False


def places_answers(body: ir.Effect) -> bool:
    """Does a rule say where its answers stand (`do what answers this`)?"""
    return any(isinstance(e, ir.Answers) for e in walk.effects(body))


def stocked(counter: Counter) -> Iterator[Region]:
    """What is left in the supply, if it can run out."""
    if counter.stock is not None:
        yield ("stock", counter.name)


def hidden(zone: Zone) -> bool:
    return zone.seen_by == "nobody" and zone.form == "stack"


def calls_in(analysis: Analysis, e: ir.Effect, seen: set[int]) -> Iterator[Rule]:
    """Rules called from inside an effect, without looking into them."""
    if id(e) in seen:
        return
    seen.add(id(e))
    if isinstance(e, ir.Call):
        yield e.rule
        return
    for child in analysis.children(e):
        yield from calls_in(analysis, child, seen)
