"""What options depend on that somebody cannot see: in which hidden zones is looked, and whose they are.

How many things lie in a zone is known to all; which ones only to those who see it. So a variable that runs over a
hidden zone stands for something unknown, and whatever speaks of it looks at what lies there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from typing import Any

from ..diagnostics.problems import Span
from ..diagnostics.records import record
from ..model import ir
from ..model.facts import Course, Lead
from ..model.regions import Region
from ..model.sight import AnotherThan, AtWork, Found, HowMany, Meant, OfEach, Which
from ..model.vocabulary import PLAYER, Zone
from ..plan.build import slot
from ..plan.nodes import Expr, Var
from .analysis import Analysis
from .anatomy import TERMS, VERBS
from .context import Env
from .rests import Rest, rest_of

NO_PAIRS: frozenset[tuple[Expr, Expr]] = frozenset()


def unknown(key: object) -> Expr:
    """Somebody or something of whom nothing is known."""
    return Var(f"?{key}")


def never_found(query: ir.Query) -> Iterator[ir.Expr]:
    """Who is certainly not among the players a query finds: whose opponents they are, and whom its tests rule out."""
    yield from against(query)
    for test in query.tests if query.kinds == (PLAYER,) else ():
        for pair in TERMS[type(test.cond)].apart(test.cond):
            for one, other in (pair, pair[::-1]):
                if ir.local_of(one) is query.var:
                    yield other


def against(query: ir.Query) -> list[ir.Expr]:
    """Whose opponents a query looks through."""
    return [query.of] if query.source == "opponents" and query.of is not None else []


@record
class Look:
    """Somebody's hidden zone is looked into: whose it is (None: nobody's), and where the rules say so."""

    zone: Zone
    holder: Expr | None
    span: Span

    def hidden_from(self, player: Expr, same: Mapping[Expr, Expr], apart: Set[tuple[Expr, Expr]] = NO_PAIRS) -> bool:
        """Is it hidden from a player? `same`: expressions that mean somebody who is known by another, too; `apart`: two
        that never mean the same player."""
        holder, who = (same.get(x, x) if x is not None else None for x in (self.holder, player))
        if self.zone.seen_by == "others":
            return (holder, who) not in apart
        own = holder is not None and holder == who
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

    def with_drawn(self, query: ir.Query | None, what: Expr | Look | None) -> Who:
        """Beside the others what a query finds, if it is spoken of."""
        return self if query is None or what is None else self.plus(query.var, what).plus(query.target, what)

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
        self.hide(z for z in self.game.words.zones.values() if z.seen_by not in seen and z.holds)
        #: who stands for somebody, by where they are spoken of and whom they are not
        self.others: dict[tuple[object, tuple[Expr, ...]], Expr] = {}
        self._awake: set[int] = set()  # an answer does not wake itself
        self.ways: dict[type, Callable[[Any, Who, Span], Iterator[Look]]] = {
            Which: self.which,
            AtWork: self.at_work,
            Meant: self.meant,
            AnotherThan: self.another_than,
            HowMany: self.how_many,
            Found: self.found,
            OfEach: self.of_each,
        }

    def hide(self, zones: Iterable[Zone]) -> None:
        """These zones are the ones that not everybody sees."""
        self.zones = {zone.name: zone for zone in zones}
        self._regions: set[Region] = {(sort, name) for sort in "zg" for name in self.zones}
        #: by what is read, whether something of it is hidden
        self._peeks: dict[frozenset[Region], bool] = {}

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
        parts, lead = self.analysis.facts(e).parts, self.analysis.lead(e)
        if parts.course is not Course.IN_TURN:
            items.append((e, who))
            if parts.draws is not None and not parts.inside:
                query = parts.draws
                chosen[query.target] = chosen[query.var] = self.drawn(query, who, e.span)
        elif lead is None:
            for item in parts.inside:
                self.flatten(item, self.who({**who, **chosen}), items, chosen)
        else:
            if any(value is not None and ir.local_of(value) is None for p in lead.passages for _, value in p.given):
                items.append((e, who))  # what is handed on is found here
            for body, inner in self.bodies(e, who):
                items += self.answering(e, lead, inner)
                self.flatten(body, inner, items, chosen)

    def answering(self, e: ir.Effect, lead: Lead, inner: Who) -> Iterator[tuple[ir.Effect, Who]]:
        """What answers a rule and can fail: it speaks of what the rule was handed."""
        rule = self.game.rules[lead.name]
        for a in self.analysis.listeners(e):
            if a.body is not None and self.analysis.fails(a.body):
                own = a.event is not None and a.event.subject == "you"
                bound = inner.plus(a.you, inner[rule.you] if own else unknown(a.you.id)).plus(a.they, inner[rule.you])
                for local, given in ((a.object, rule.object), (a.place, rule.place)):
                    bound = bound.plus(local, inner[given]) if given is not None else bound
                yield a.body, bound

    def failing(self, e: ir.Effect, who: Who) -> Iterator[Look]:
        """What decides whether a single effect is possible."""
        if self.analysis.facts(e).parts.course is Course.IN_TURN:
            items: list[tuple[ir.Effect, Who]] = []
            self.flatten(e, who, items, self.who({}))
            yield from self.looks([item for item in items if item[0] is not e])
            yield from self.every(VERBS[type(e)].sight.possible(e), who, e.span)
            return
        yield from self.every(VERBS[type(e)].sight.possible(e), who, e.span)
        for a in self.analysis.woken(e):
            if a.body is not None and self.analysis.fails(a.body):
                yield from self.inside(a.body, who, e.span)
        for body, inner in self.bodies(e, who):
            yield from self.looks([(body, inner)])

    def bodies(self, e: ir.Effect, who: Who) -> Iterator[tuple[ir.Effect, Who]]:
        """What is done inside, by whom and with what."""
        lead = self.analysis.lead(e)
        if lead is not None:
            yield from self.passages(lead, who, who)
            return
        parts = self.analysis.facts(e).parts
        for i, child in enumerate(parts.inside):
            drawn = self.drawn(parts.draws, who, e.span) if parts.draws is not None and i == 0 else None
            yield child, who.with_drawn(parts.draws, drawn)

    def passages(self, lead: Lead, who: Who, known: Who) -> Iterator[tuple[Any, Who]]:
        """What is written elsewhere, with what its locals are here, beside those that are `known`."""
        for passage in lead.passages:
            inner = known.plus(passage.you, self.code(lead.player, who))
            for local, value in passage.given:
                inner = inner.plus(local, self.code(value, who))
            yield passage.body, inner

    # ---- what is said
    def inside(self, node: Any, who: Who, span: Span) -> Iterator[Look]:
        """Everything a node says or does, with all it leads to."""
        if node is None or not self._may_peek(node) and not who.unknown:
            return
        kind: type = type(node)
        if kind in (list, tuple):
            yield from self.every(node, who, span)
        elif kind in TERMS:
            lead = self.analysis.lead(node)
            for body, inner in self.passages(lead, who, self.who({})) if lead is not None else ():
                yield from self.inside(body, inner, span)
            yield from self.every(TERMS[kind].facts.sight(node, self.game), who, span)
        else:
            yield from self.every(VERBS[kind].sight.says(node), who, node.span)
            for body, inner in self.bodies(node, who):
                yield from self.inside(body, inner, span)
            for a in self.analysis.woken(node):
                if a.index not in self._awake:
                    self._awake.add(a.index)
                    yield from self.inside(a.body, who, span)
                    self._awake.discard(a.index)

    def every(self, seen: Iterable[Any], who: Who, span: Span) -> Iterator[Look]:
        for one in seen:
            look = self.ways.get(type(one), self.inside)
            yield from look(one, who, span)

    # ---- by what is looked at (`model/sight.py`)
    def which(self, seen: Which, who: Who, span: Span) -> Iterator[Look]:
        if seen.zone.name in self.zones:
            yield self.place(seen.zone, seen.holder, who, span)

    def at_work(self, seen: AtWork, who: Who, span: Span) -> Iterator[Look]:
        """Whether a card is in play, where cards in play are hidden."""
        player = self.code(seen.player, who)
        for zone in self.zones.values():
            if zone.in_play and seen.ability.kind in zone.holds:
                yield Look(zone, player if isinstance(player, Expr) else None, span)

    def meant(self, seen: Meant, who: Who, span: Span) -> Iterator[Look]:
        what = who[seen.local]
        if isinstance(what, Look):
            yield what

    def another_than(self, seen: AnotherThan, who: Who, span: Span) -> Iterator[Look]:
        yield from self.inside(seen.player, who, span)

    def how_many(self, seen: HowMany, who: Who, span: Span) -> Iterator[Look]:
        yield from self.query(seen.query, who, span)

    def found(self, seen: Found, who: Who, span: Span) -> Iterator[Look]:
        drawn = self.drawn(seen.query, who, span)
        if isinstance(drawn, Look):
            yield drawn

    def of_each(self, seen: OfEach, who: Who, span: Span) -> Iterator[Look]:
        yield from self.inside(seen.node, who.plus(seen.query.var, self.drawn(seen.query, who, span)), span)

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
        # one test does not hide what another looks at: `why` goes through all of them
        asked = drawn if isinstance(drawn, Look) else self.somebody(q.var.id, against(q), who)
        for test in q.tests:
            yield from self.inside(test, who.plus(q.var, asked), span)

    def drawn(self, q: ir.Query, who: Who, span: Span) -> Expr | Look:
        """What a query finds: something out of a hidden zone, or something that all can see."""
        if q.zone is not None and q.zone.name in self.zones:
            if q.through is not None:
                who = who.plus(q.through.var, unknown(q.through.var.id))
            return self.place(q.zone, q.holder, who, span)
        return self.somebody(q.var.id, never_found(q), who)

    def place(self, zone: Zone, holder: ir.Expr | None, who: Who, span: Span) -> Look:
        code = self.code(holder, who) if holder is not None else None
        return Look(zone, code if isinstance(code, Expr) else None, span)

    def somebody(self, key: object, others: Iterable[ir.Expr], who: Who) -> Expr:
        """Somebody of whom no more is known than that they are none of these others."""
        codes = tuple(code for code in (self.code(other, who) for other in others) if isinstance(code, Expr))
        return self.others.setdefault((key, codes), unknown(f"{key}.{len(self.others)}")) if codes else unknown(key)

    def code(self, e: ir.Expr | None, who: Who) -> Expr | Look:
        """Who or what an expression stands for."""
        for seen in TERMS[type(e)].facts.sight(e, self.game) if e is not None else ():
            if isinstance(seen, Meant):
                return who[seen.local]
            if isinstance(seen, Found):
                return self.drawn(seen.query, who, NOWHERE)
            if isinstance(seen, AnotherThan):
                return self.somebody(id(e), [seen.player], who)
        return unknown(id(e))

    def _may_peek(self, node: Any) -> bool:
        """Could this look into a hidden zone at all, whoever is meant?"""
        read = self.analysis.reads(node)
        if read not in self._peeks:
            self._peeks[read] = not self._regions.isdisjoint(region[:2] for region in read)
        return self._peeks[read]


#: of what is only handed on
NOWHERE = Span("", 0, 0, 0)
