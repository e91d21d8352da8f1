"""Keeps what a program does: loops that could be long pay for their turns, long functions where they begin.

What a piece of a plan costs is worked out from its nodes: a loop costs its turns times what one of them does, a call
what is called. Loops that stay small cost nothing to run; one that could go beyond `FREE` is given a payment for as
many turns as there are when it runs (`Turns`); a long function pays where it begins (`Spend`). So everything between
two payments is small, and the steps of a program have weights by which the machine counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import field, replace

from ...diagnostics.records import mutable
from .. import nodes as n
from ..bodies import branched, expressions, looped, mapped, spoken_by
from ..walk import survey, with_fields, with_parts
from .lengths import SIZED, Sizes

#: what may be done without paying for it
FREE = 20_000
#: more than this in one go, if every loop took all its turns, is a mistake in the rules
MOST_IN_ONE_GO = 1_000_000_000
#: more than anything that has not been told of
_TOLD = 10**60
#: so much of the size of an expression is about the smallest thing that can be said
_SMALL = 12
#: operations that go through a whole zone, grid or layout
_DEAR = {"deal", "deal_all", "shuffle", "refill", "members", "lay_bricks", "tally", "distinct", "remember", "came"}
_DEARER = {
    "visible",
    "covered",
    "lay_any",
    "lay_those",
    "lay_cells",
    "lay_turns",
    "lay_holds",
    "reachable",
    "walk_steps",
}
#: operations that are handed functions and ask them again and again
_ASKING = {"reachable", "walk_steps"}
#: operations that pay for what they do: those that try out, and those that move things, by how many lie there
_PAYING = {"trial", "parts_now", "best_ways", "put", "remove", "swap", "deal", "deal_all", "shuffle", "refill"}


@mutable
class Cost:
    """Of a piece of a plan: what it does without paying, and what it does in all if every loop takes all its turns."""

    own: int
    whole: int

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.own + other.own, self.whole + other.whole)

    def times(self, turns: int) -> Cost:
        return Cost(turns * self.own, turns * self.whole)


@mutable
class _Function:
    """The definition that is gone through: its name, and how long the lists are that have names in it."""

    name: str
    lists: dict[str, int] = field(default_factory=dict)
    #: does it pay for anything, does it call what does?
    pays: bool = False
    calls: bool = False


class Metering:
    """Goes through the definitions of a program, those that are called before those that call them."""

    def __init__(
        self,
        definitions: Iterable[n.Definition],
        sizes: Sizes,
        place: Callable[[str], int],
        weighed: Collection[str] = (),
    ):
        self.definitions = {d.name: d for d in definitions}
        self.sizes = sizes
        #: the number under which the place of a definition's rule is kept
        self.place = place
        #: functions that never pay where they begin: the machine counts them by their weight, or asks them with all the
        #: work there may be
        self.weighed = weighed
        self.costs: dict[str, Cost] = {}
        #: by the number of a statement without loops that stands in a definition (steps take over those of others)
        self.plain_statements: dict[int, Cost] = {}
        self.paying_statements: set[int] = set()
        #: functions that do too much in one go, whatever happens
        self.excess: list[str] = []
        #: functions that pay, or call one that does
        self.paying: set[str] = set(_PAYING)

    def run(self) -> dict[str, n.Definition]:
        """The definitions, with payments."""
        for name in [*self.definitions]:
            self.of(name)
        return self.definitions

    def added(self, made: n.Definition) -> n.Definition:
        """One more definition, or another of a name."""
        self.definitions[made.name] = made
        self.costs.pop(made.name, None)
        self.of(made.name)
        return self.definitions[made.name]

    def of(self, name: str) -> Cost:
        known = self.costs.get(name)
        if known is None:
            self.costs[name] = Cost(1, 1)  # nothing calls itself
            known = self.costs[name] = self.definition(self.definitions[name])
        return known

    def weight(self, *names: str) -> int:
        """What functions of these names cost without paying, as far as there are such."""
        return 1 + sum(self.costs[name].own for name in names if name in self.costs)

    # ---- definitions
    def definition(self, d: n.Definition) -> Cost:
        now = _Function(d.name)
        if isinstance(d, n.Functions) or isinstance(d, n.Constant) and not _repeats(d.value):
            return self.dearest(d)
        if isinstance(d, n.Constant):
            found, value = self.expression(d.value, now)
            self.definitions[d.name] = replace(d, value=value)
            self.told(d.name, found)
            return Cost(2, 2)  # made once, before anything runs
        found, body = self.body(d.body, now)
        if now.pays:
            self.definitions[d.name] = replace(d, body=body)
        if now.pays or now.calls:
            self.paying.add(d.name)
        found = self.told(d.name, found)
        if found.own > FREE and d.name not in self.weighed:
            found = Cost(self.pays(d.name, found.own), found.whole)
        return found

    def told(self, name: str, found: Cost) -> Cost:
        """The cost of a definition; if it is too much, whoever calls it need not be told of as well."""
        if MOST_IN_ONE_GO < found.whole < _TOLD:
            self.excess.append(name)
            return Cost(found.own, _TOLD)
        return found

    def pays(self, name: str, cost: int) -> int:
        """A function that pays where it begins costs whoever calls it no more than that."""
        made = self.definitions[name]
        assert isinstance(made, n.Function)
        self.definitions[name] = replace(made, body=(n.Spend(cost, self.place(name)), *made.body))
        self.paying.add(name)
        return 5

    def dearest(self, d: n.Functions | n.Constant) -> Cost:
        """Functions by thing: the dearest of them."""
        spoken_of = spoken_by(d)
        called = [self.of(entry) for entry in dict.fromkeys(spoken_of) if entry in self.definitions]
        if not self.paying.isdisjoint(spoken_of):
            self.paying.add(d.name)
        return Cost(max((c.own for c in called), default=0) + 5, max((c.whole for c in called), default=0) + 5)

    def paid(self, now: _Function) -> int:
        """One more payment: the number of its place."""
        now.pays = True
        return self.place(now.name)

    # ---- statements
    def body(self, body: tuple[n.Stmt, ...], now: _Function) -> tuple[Cost, tuple[n.Stmt, ...]]:
        own, whole, same, made = 0, 0, True, list[n.Stmt]()
        for s in body:
            found = self.plain_statements.get(id(s))
            if found is not None:
                now.calls |= id(s) in self.paying_statements
                made.append(s)
            else:
                found, paid = self.statement(s, now)
                same = same and paid is s
                made.append(paid)
            own += found.own
            whole += found.whole
        return Cost(own, whole), body if same else tuple(made)

    def statement(self, s: n.Stmt, now: _Function) -> tuple[Cost, n.Stmt]:
        kind = type(s)
        if kind is n.Return or kind is n.StoreChange:  # most are
            pass
        elif isinstance(s, n.ForEach):
            turn, body = self.body(s.body, now)
            found, things = self.turns(s.things, turn, now)
            same = body is s.body and things is s.things
            return found, s if same else looped(s, s.var, things, body)
        elif isinstance(s, n.When):
            return self.ways(s, now)
        elif isinstance(s, n.Set):
            if type(s.value) in SIZED:  # it may be made from what had its name before
                now.lists[s.name] = self.sizes.of(s.value, now.lists) or self.sizes.things
            else:
                now.lists.pop(s.name, None)
        asked = expressions(s)
        if not any([(e._survey or survey(e))[2] for e in asked]):
            before, now.calls = now.calls, False
            found = self.plain(asked, now)
            if not isinstance(s, n.Set):
                self.plain_statements[id(s)] = found
                if now.calls:
                    self.paying_statements.add(id(s))
            now.calls |= before
            return found, s
        found = Cost(1, 1)

        def paid(e: n.Expr) -> n.Expr:
            nonlocal found
            cost, made = self.expression(e, now)
            found += cost
            return made

        made = mapped(s, paid)
        return found, made

    def ways(self, s: n.When, now: _Function) -> tuple[Cost, n.Stmt]:
        found, same = Cost(1, 1), True
        branches: list[tuple[n.Expr | None, tuple[n.Stmt, ...]]] = []
        for test, body in s.branches:
            asked = test
            if test is not None:
                cost, asked = self.expression(test, now)
                found += cost
            cost, done = self.body(body, now)
            found += cost
            same = same and asked is test and done is body
            branches.append((asked, done))
        return found, s if same else branched(s, tuple(branches))

    # ---- expressions
    def plain(self, asked: Sequence[n.Expr], now: _Function, own: int = 1) -> Cost:
        """Expressions without loops: as large as they are, and what they call."""
        whole = own
        for e in asked:
            large, spoken_of, _ = e._survey or survey(e)
            own += large // _SMALL + 1
            whole += large // _SMALL + 1
            if not spoken_of:
                continue
            for name in spoken_of:
                if name in self.definitions:
                    called = self.costs.get(name) or self.of(name)
                elif name in _DEAR or name in _DEARER:
                    called = self.operation(name)
                else:
                    continue
                own += called.own
                whole += called.whole
            if not self.paying.isdisjoint(spoken_of):
                now.calls = True
        return Cost(own, whole)

    def called(self, name: str, now: _Function) -> Cost:
        found = self.of(name) if name in self.definitions else self.operation(name)
        now.calls |= name in self.paying
        return found

    def operation(self, name: str) -> Cost:
        things = self.sizes.things
        cost = 5 * things if name in _DEARER else things if name in _DEAR else 5
        return Cost(cost, cost)

    def expression(self, e: n.Expr, now: _Function) -> tuple[Cost, n.Expr]:
        if not _repeats(e):
            return self.plain((e,), now, 0), e
        if isinstance(e, n.Each):
            found, value = self.expression(e.value, now)
            found, loops = self.loops(e.loops, found, now)
            return found, with_fields(e, value=value, loops=loops)
        if isinstance(e, n.Any):
            found, loops = self.loops(e.loops, Cost(1, 1), now)
            return found, with_fields(e, loops=loops)
        if isinstance(e, n.Sorted):
            found, things = self.expression(e.things, now)
            cost, keys = self.asked_of_each(e.keys, self.sizes.of(e.things, now.lists), now)
            return found + cost, with_fields(e, things=things, keys=keys)
        if isinstance(e, n.Call):
            return self.call(e, now)
        found = Cost(1, 1)
        if isinstance(e, n.Dispatch):
            found += self.called(e.table, now)

        def paid(part: n.Expr) -> n.Expr:
            nonlocal found
            cost, made = self.expression(part, now)
            found += cost
            return made

        made = with_parts(e, paid)
        return found, made

    def loops(self, loops: tuple[n.Loop, ...], turn: Cost, now: _Function) -> tuple[Cost, tuple[n.Loop, ...]]:
        """Loops inside each other around what is done at a turn of the innermost."""
        for loop in loops:  # a list that is made once, before the loop that goes through it
            if isinstance(loop.things, n.Row) and len(loop.things.items) == 1:
                now.lists[loop.var] = self.sizes.of(loop.things.items[0], now.lists) or 1
        made: list[n.Loop] = []
        for loop in reversed(loops):
            cost, tests = self.each(loop.tests, now)
            turn, things = self.turns(loop.things, turn + cost, now)
            made.insert(0, with_fields(loop, things=things, tests=tests))
        same = all(a is b for a, b in zip(made, loops, strict=True))
        return turn, loops if same else tuple(made)

    def each(self, asked: tuple[n.Expr, ...], now: _Function) -> tuple[Cost, tuple[n.Expr, ...]]:
        """Several expressions together."""
        found, made = Cost(0, 0), list[n.Expr]()
        for e in asked:
            cost, paid = self.expression(e, now)
            found += cost
            made.append(paid)
        same = all(a is b for a, b in zip(made, asked, strict=True))
        return found, asked if same else tuple(made)

    def turns(self, looked_through: n.Expr, turn: Cost, now: _Function) -> tuple[Cost, n.Expr]:
        """A loop: what is looked through is found once; each turn is paid for if all of them could be much."""
        count = self.sizes.of(looked_through, now.lists)
        found, things = self.expression(looked_through, now)
        turn += Cost(2, 2)
        if count is None or count * turn.own > FREE:
            found += Cost(5, (count or 1) * turn.whole)
            return found, n.Turns(things, turn.own, self.paid(now))
        return found + turn.times(count), things

    def call(self, e: n.Call, now: _Function) -> tuple[Cost, n.Expr]:
        found = Cost(2, 2) + self.called(e.name, now)
        among = self.sizes.of(e.args[0], now.lists) if not e.state and e.args else None

        def given(part: n.Expr) -> n.Expr:
            nonlocal found
            if isinstance(part, n.Question):
                cost, body = self.asked_of_each((part.body,), among, now)
                made: n.Expr = with_fields(part, body=body[0])
            elif isinstance(part, n.Known) and isinstance(self.definitions.get(part.name), n.Function):
                cost, made = self.handed(part.name), part
                now.calls |= part.name in self.paying
            else:
                cost, made = self.expression(part, now)
            found += cost
            return made

        made = with_parts(e, given)
        return found, made

    def asked_of_each(
        self, asked: tuple[n.Expr, ...], count: int | None, now: _Function
    ) -> tuple[Cost, tuple[n.Expr, ...]]:
        """Something asked of each thing that an operation goes through: it sorts them, or finds their group."""
        one, paid = self.each(asked, now)
        count = count or self.sizes.things
        if count * one.own <= FREE:
            return one.times(count), paid
        return Cost(5, count * one.whole), (n.Paid(paid[0], one.own, self.paid(now)), *paid[1:])

    def handed(self, name: str) -> Cost:
        """The same, with a name of its own."""
        one = self.of(name)
        if self.sizes.things * one.own > FREE:
            one = self.costs[name] = Cost(self.pays(name, one.own), one.whole)
        return one.times(self.sizes.things)


def _repeats(e: n.Expr) -> bool:
    """Does it ask something again and again?"""
    _, spoken_of, repeats = e._survey or survey(e)
    return repeats or not _ASKING.isdisjoint(spoken_of)
