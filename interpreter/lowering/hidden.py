"""What options depend on that somebody cannot see: in which hidden zones is looked, and whose they are.

How many things lie in a zone is known to all; which ones only to those who see it. So a variable that runs over a
hidden zone stands for something unknown, and whatever speaks of it looks at what lies there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ..diagnostics.problems import Span
from ..model import ir, walk
from ..model.regions import Region
from ..model.vocabulary import PLAYER, Zone
from ..plan.build import slot
from ..plan.nodes import Expr, Var
from .analysis import Analysis
from .context import Env
from .rests import Rest, rest_of


def unknown(key: object) -> Expr:
    """Somebody or something of whom nothing is known."""
    return Var(f"?{key}")


@dataclass(frozen=True, slots=True)
class Look:
    """Somebody's hidden zone is looked into: whose it is (None: nobody's), and where the rules say so."""

    zone: Zone
    holder: Expr | None
    span: Span

    def hidden_from(self, player: Expr, same: Mapping[Expr, Expr]) -> bool:
        """Is it hidden from a player? `same`: expressions that mean somebody who is known by another, too."""
        own = self.holder is not None and same.get(self.holder, self.holder) == same.get(player, player)
        return self.zone.seen_by != "owner" or self.zone.of != PLAYER or not own


class Who(dict[ir.Local, "Expr | Look"]):
    """What each local is here: somebody or something, or a thing out of a hidden zone."""

    __slots__ = ("slots",)

    def __init__(self, known: Mapping[ir.Local, Expr | Look], slots: Mapping[ir.Local, int]):
        super().__init__(known)
        self.slots = slots

    def __missing__(self, local: ir.Local) -> Expr:
        return slot(self.slots[local]) if local in self.slots else unknown(local.id)

    def plus(self, local: ir.Local | None, what: Expr | Look) -> Who:
        return self if local is None else Who({**self, local: what}, self.slots)

    @property
    def unknown(self) -> bool:
        """Is something out of a hidden zone among them?"""
        return any(isinstance(what, Look) for what in self.values())


class Hidden:
    """Finds looks into hidden zones, through definitions, parameters, printed conditions and called rules."""

    def __init__(self, analysis: Analysis, slots: Mapping[ir.Local, int]):
        self.analysis = analysis
        self.slots = slots
        self.game = analysis.game
        seen = ("all", "owner") if self.game.words.players == 1 else ("all",)  # who plays alone has nobody to hide from
        self.zones = {z.name: z for z in self.game.words.zones.values() if z.seen_by not in seen and z.holds}
        self._regions: set[Region] = {(sort, name) for sort in "zg" for name in self.zones}
        self._awake: set[int] = set()  # an answer does not wake itself

    def who(self, known: Mapping[ir.Local, Expr | Look]) -> Who:
        return Who(known, self.slots)

    # ---- choices
    def listed(self, query: ir.Query, env: Env, span: Span) -> Look | None:
        """The hidden zone whose things a query lists by their names, if there is one."""
        drawn = self.drawn(query, self.who(env), span)
        return drawn if isinstance(drawn, Look) else None

    def said(self, node: object, env: Env, span: Span) -> list[Look]:
        """What an expression or an effect looks at."""
        return list(self.inside(node, self.who(env), span)) if self.zones else []

    def needed(self, effects: list[ir.Effect], env: Env, rest: Rest | None) -> list[Look]:
        """What is looked at to find out whether something can be completed."""
        return list(self.chain(rest_of(effects, env, rest))) if self.zones else []

    def chain(self, rest: Rest | None) -> Iterator[Look]:
        items: list[tuple[ir.Effect, Who]] = []
        chosen = self.who({})
        while rest is not None:
            self.flatten(rest.effect, self.who({**self.who(rest.env), **chosen}), items, chosen)
            rest = rest.then
        yield from self.looks(items)

    def looks(self, items: list[tuple[ir.Effect, Who]]) -> Iterator[Look]:
        """From the last one back: what can fail, and what changes something that decides whether it does."""
        read: set[Region] = set()
        for effect, who in reversed(items):
            if self.analysis.fails(effect):
                yield from self.failing(effect, who)
                read |= self.analysis.reads(effect)
            elif read & self.analysis.writes(effect):
                yield from self.inside(effect, who, effect.span)
                read |= self.analysis.reads(effect)

    def flatten(self, e: ir.Effect, who: Who, items: list[tuple[ir.Effect, Who]], chosen: Who) -> None:
        """One after the other; what is chosen on the way is spoken of from there on."""
        if isinstance(e, (ir.Seq, ir.Step)):
            for item in e.items if isinstance(e, ir.Seq) else [e.body]:
                self.flatten(item, self.who({**who, **chosen}), items, chosen)
            return
        if isinstance(e, ir.Call):
            body, inner = self.called(e, who)
            for value in (e.object, e.place):
                if value is not None and not isinstance(value, ir.LocalRef):
                    items.append((e, who))
                    break
            for a in self.analysis.listeners(e):
                if a.body is not None and self.analysis.fails(a.body):
                    items.append((a.body, self.answering(a, inner, e)))
            self.flatten(body, inner, items, chosen)
            return
        items.append((e, who))
        if isinstance(e, ir.Choose):
            chosen[e.query.target] = chosen[e.query.var] = self.drawn(e.query, who, e.span)

    def called(self, e: ir.Call, who: Who) -> tuple[ir.Effect, Who]:
        rule = self.game.rules[e.rule.name]
        inner = who.plus(rule.you, self.code(e.player, who))
        inner = inner.plus(rule.object, self.code(e.object, who)) if e.object is not None else inner
        return rule.body, inner.plus(rule.place, self.code(e.place, who)) if e.place is not None else inner

    def answering(self, a: ir.CheckedAbility, inner: Who, e: ir.Call) -> Who:
        rule, event = self.game.rules[e.rule.name], a.event
        own = event is not None and event.subject == "you"
        bound = inner.plus(a.you, inner[rule.you] if own else unknown(a.you.id)).plus(a.they, inner[rule.you])
        for local, given in ((a.object, rule.object), (a.place, rule.place)):
            bound = bound.plus(local, inner[given]) if given is not None else bound
        return bound

    def failing(self, e: ir.Effect, who: Who) -> Iterator[Look]:
        """What decides whether a single effect is possible."""
        if isinstance(e, (ir.Seq, ir.Step, ir.Call)):
            items: list[tuple[ir.Effect, Who]] = []
            self.flatten(e, who, items, self.who({}))
            yield from self.looks([item for item in items if item[0] is not e])
            if isinstance(e, ir.Call):
                yield from self.own(e, who)
            return
        if isinstance(e, ir.MoveThing):  # whether it fits depends on how many there are, not on which one it is
            yield from self.moved(e, who)
        elif isinstance(e, (ir.ChooseBody, ir.Choose, ir.Find, ir.Each)):
            yield from self.query(e.query, who, e.span)
        elif isinstance(e, ir.PayThings):
            if e.zone.name in self.zones and any(how != "any" for how, _ in e.ways):
                yield self.place(e.zone, e.payer, who, e.span)
        elif isinstance(e, ir.Deal):
            if e.origin.name in self.zones and not set(e.kinds) >= set(e.origin.holds):
                yield self.place(e.origin, e.origin_holder, who, e.span)
            yield from self.own(e, who)
        else:
            yield from self.own(e, who)
        for a in self.analysis.woken(e):
            if a.body is not None and self.analysis.fails(a.body):
                yield from self.inside(a.body, who, e.span)
        for body, inner in self.bodies(e, who):
            yield from self.looks([(body, inner)])

    def moved(self, e: ir.MoveThing, who: Who) -> Iterator[Look]:
        """Which thing it is does not matter, only where it is looked for."""
        if isinstance(e.thing, ir.FirstOf):
            yield from self.query(e.thing.query, who, e.span)
        elif not isinstance(e.thing, ir.LocalRef):
            yield from self.inside(e.thing, who, e.span)
        if e.holder is not None:
            yield from self.inside(e.holder, who, e.span)

    def bodies(self, e: ir.Effect, who: Who) -> Iterator[tuple[ir.Effect, Who]]:
        """What is done inside, by whom and with what."""
        if isinstance(e, ir.Do):
            for printed in self.analysis.printed(e):
                if printed.effect is not None:
                    inner = who.plus(printed.you, self.code(e.player, who))
                    yield printed.effect, inner.plus(printed.self, self.code(e.thing, who))
        elif isinstance(e, (ir.ChooseBody, ir.Find, ir.Each)):
            drawn = self.drawn(e.query, who, e.span)
            yield e.body, who.plus(e.query.var, drawn).plus(e.query.target, drawn)
            if not isinstance(e, ir.Each) and e.otherwise is not None:
                yield e.otherwise, who
        else:
            for child in self.analysis.children(e):
                yield child, who

    # ---- what is said
    def own(self, e: ir.Effect, who: Who) -> Iterator[Look]:
        """The expressions of an effect, not the effects inside it."""
        for part in walk.inside(e):
            if isinstance(part, ir.Alternative):
                if part.ability is not None and isinstance(e, ir.ChooseOne):
                    yield from self.active(part.ability, self.code(e.player, who), e.span)
            elif not isinstance(part, ir.Effect):
                yield from self.inside(part, who, e.span)
        yield from self.laid(e, who, e.span)

    def inside(self, node: Any, who: Who, span: Span) -> Iterator[Look]:
        """Everything a node says or does, with all it leads to."""
        if node is None or not who.unknown and not self._may_peek(node):
            return
        if isinstance(node, ir.LocalRef):
            what = who[node.local]
            if isinstance(what, Look):
                yield what
        elif isinstance(node, ir.Query):
            yield from self.query(node, who, span)
        elif isinstance(node, ir.Aggregate):
            yield from self.query(node.query, who, span)
            if node.value is not None:
                drawn = self.drawn(node.query, who, span)
                yield from self.inside(node.value, who.plus(node.query.var, drawn), span)
        elif isinstance(node, (ir.FirstOf, ir.Covers)):
            yield from self.query(node.query, who, span)
            drawn = self.drawn(node.query, who, span)
            if isinstance(drawn, Look):
                yield drawn
            if isinstance(node, ir.Covers):
                yield from self.inside([node.thing, node.less], who, span)
        elif isinstance(node, (ir.Call, ir.Do, ir.ChooseBody, ir.Find, ir.Each)):
            yield from self.own(node, who)
            bodies = [self.called(node, who)] if isinstance(node, ir.Call) else list(self.bodies(node, who))
            for body, inner in bodies:
                yield from self.inside(body, inner, span)
        elif isinstance(node, (list, tuple)):
            for item in node:
                yield from self.inside(item, who, span)
        elif isinstance(node, ir.MoveThing):
            yield from self.moved(node, who)
        else:
            yield from self.leading(node, who, span)
            for part in walk.inside(node) if not isinstance(node, ir.Alternative) else [node.body]:
                yield from self.inside(part, who, span)
        if isinstance(node, ir.Effect):
            for a in self.analysis.woken(node):
                if a.index not in self._awake:
                    self._awake.add(a.index)
                    yield from self.inside(a.body, who, span)
                    self._awake.discard(a.index)

    def leading(self, node: Any, who: Who, span: Span) -> Iterator[Look]:
        """What a node looks at itself, or through what is written elsewhere."""
        if isinstance(node, (ir.InZone, ir.GridCount)) and node.zone.name in self.zones:
            yield self.place(node.zone, node.holder, who, span)
        elif isinstance(node, ir.SlotProp):
            yield from (Look(z, None, span) for z in self.zones.values() if node.prop in z.slots)
        elif isinstance(node, ir.DefRef):
            definition = self.game.definitions[node.definition.key]
            inner = self.who({definition.you: self.code(node.player, who)})
            inner = inner.plus(definition.it, self.code(node.thing, who))
            yield from self.inside(definition.value, inner, span)
        elif isinstance(node, ir.CondProp):
            for (prop, _), printed in self.game.printed.items():
                if prop == node.prop and printed.condition is not None:
                    inner = self.who({printed.you: self.code(node.player, who)})
                    yield from self.inside(printed.condition, inner.plus(printed.self, unknown("")), span)
        elif isinstance(node, ir.ParamRef):
            player = self.code(node.player, who)
            if node.param.of:
                checked = self.game.parameters[node.param.name]
                yield from self.inside(checked.value, self.who({checked.it: self.code(node.thing, who)}), span)
            for a in self.game.abilities:
                if a.parameter is node.param:
                    yield from self.active(a, player, span)
                    inner = self.who({a.you: player}).plus(a.it, self.code(node.thing, who))
                    yield from self.inside(a.value, inner, span)
        elif isinstance(node, ir.Effect):
            yield from self.laid(node, who, span)

    def laid(self, e: ir.Effect, who: Who, span: Span) -> Iterator[Look]:
        if isinstance(e, ir.Lay) and e.zone.name in self.zones:
            yield self.place(e.zone, e.holder, who, span)

    def active(self, a: ir.CheckedAbility, player: Expr | Look, span: Span) -> Iterator[Look]:
        """Whether a card is in play, where cards in play are hidden."""
        for zone in self.zones.values():
            if zone.in_play and a.kind in zone.holds:
                yield Look(zone, player if isinstance(player, Expr) else None, span)

    def query(self, q: ir.Query, who: Who, span: Span) -> Iterator[Look]:
        """What is looked at to find out how many things a query finds."""
        if q.through is not None:
            yield from self.query(q.through, who, span)
            who = who.plus(q.through.var, self.drawn(q.through, who, span))
        drawn = self.drawn(q, who, span)
        if isinstance(drawn, Look) and q.zone is not None and not set(q.kinds) >= set(q.zone.holds):
            yield drawn
        for part in (q.holder, q.of, q.next_to, q.connected):
            yield from self.inside(part, who, span)
        for test in q.tests:
            yield from self.inside(test.cond, who.plus(q.var, drawn), span)

    def drawn(self, q: ir.Query, who: Who, span: Span) -> Expr | Look:
        """What a query finds: something out of a hidden zone, or something that all can see."""
        if q.zone is not None and q.zone.name in self.zones:
            if q.through is not None:
                who = who.plus(q.through.var, unknown(q.through.var.id))
            return self.place(q.zone, q.holder, who, span)
        return unknown(q.var.id)

    def place(self, zone: Zone, holder: ir.Expr | None, who: Who, span: Span) -> Look:
        code = self.code(holder, who) if holder is not None else None
        return Look(zone, code if isinstance(code, Expr) else None, span)

    def code(self, e: ir.Expr | None, who: Who) -> Expr | Look:
        """Who or what an expression stands for."""
        if isinstance(e, ir.LocalRef):
            return who[e.local]
        if isinstance(e, ir.FirstOf):
            return self.drawn(e.query, who, NOWHERE)
        return unknown(id(e))

    def _may_peek(self, node: Any) -> bool:
        """Could this look into a hidden zone at all, whoever is meant?"""
        return not self._regions.isdisjoint(region[:2] for region in self.analysis.reads(node))


#: of what is only handed on
NOWHERE = Span("", 0, 0, 0)
