"""Prints functions of a plan: their statements, and what they take and give."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .. import nodes as n
from ..bodies import expressions, statements
from ..walk import everything
from . import lists
from .code import FAILED, ITEMS, WORK, Code
from .expressions import OPTIONS, Printer, World
from .kinds import LIST
from .module import I32, Function
from .subset import INT, MASK, STATE, Interface

#: statements behind which the state may be another
_WRITING = (n.Store, n.StoreChange, n.StoreRow, n.Do)


def interface(world: World, d: n.Function) -> Interface:
    """Lists are handed over as their places."""
    sorts = [MASK if kind == MASK else INT for kind in world.kinds.params[d.name]]
    result = MASK if world.kinds.returns[d.name] == MASK else INT
    return Interface((STATE, *sorts), result, d.name in world.failing)


def failing(definitions: Mapping[str, n.Definition], operations: Mapping[str, Interface]) -> set[str]:
    """The functions in which something may turn out impossible."""
    found = {name for name, known in operations.items() if known.fails}
    calls: dict[str, set[str]] = {}
    for d in definitions.values():
        if isinstance(d, n.Function):
            own = calls[d.name] = set[str]()
            for s in statements(d.body):
                if isinstance(s, n.Fail):
                    found.add(d.name)
                for e in expressions(s):
                    for part in everything(e):
                        if isinstance(part, n.Call):
                            own.add(part.name)
                        elif isinstance(part, n.Dispatch):
                            table = definitions[part.table]
                            own |= {*table.entries} if isinstance(table, n.Functions) else set()
    grown = True
    while grown:
        more = {name for name, own in calls.items() if name not in found and not own.isdisjoint(found)}
        found |= more
        grown = bool(more)
    return found


def function(world: World, d: n.Function) -> Function:
    c = Code(d.name, world.interfaces[d.name].signature(world.words), world.numbers)
    p = Printer(world, c, world.kinds.variables[d.name])
    at = 1
    for name, sort in zip(d.params, world.interfaces[d.name].params[1:], strict=True):
        many = world.words if sort == MASK else 1
        p.places[name] = list(range(at, at + many))
        at += many
    _Statements(p, world.kinds.returns[d.name]).block(d.body)
    c.zeros()
    return c.function()


class _Statements:
    def __init__(self, p: Printer, returned: str):
        self.p, self.c, self.returned = p, p.c, returned
        #: is it asked for options by what runs the game alone?
        self.listing = p.c.name.startswith(("options", "candidates", "ways"))
        #: the label behind the loop around
        self.around: list[int] = []

    def block(self, body: Sequence[n.Stmt]) -> None:
        for s in body:
            _STATEMENTS[type(s)](self, s)

    def change(self, s: n.Change) -> None:
        self.p.give(s.name, n.Binary(s.op, n.Var(s.name), s.value))

    def store(self, s: n.Store) -> None:
        p, c = self.p, self.c
        if p.w.kinds.wide_slot(s.at) and p.w.words > 1:
            self.store_words(s.at, p.mask(s.value))
            return
        offset = p.slot_place(s.at)
        p.number(s.value)
        c.store(offset)

    def store_words(self, at: n.Expr, words: list[int]) -> None:
        p, c = self.p, self.c
        offset = p.slot_place(at, wide=True)
        place = c.kept(I32)
        for i, word in enumerate(words):
            c.get(place)
            c.get(word)
            c.store(offset + 8 * p.w.plane * i)

    def store_change(self, s: n.StoreChange) -> None:
        p, c = self.p, self.c
        if p.w.kinds.wide_slot(s.at) and p.w.words > 1:
            self.store_words(s.at, p.mask(n.Binary(s.op, n.Slot(s.at), s.value)))
            return
        offset = p.slot_place(s.at)
        place = c.kept(I32)
        c.get(place)
        c.get(place)
        c.load(offset)
        if p.kind(s.value) == MASK and s.op == "&":  # of a mask that is one word itself
            c.get(p.mask(s.value)[0])
        else:
            p.number(s.value)
        c.put("i64." + {"+": "add", "-": "sub", "|": "or", "&": "and", "^": "xor"}[s.op])
        c.store(offset)

    def store_row(self, s: n.StoreRow) -> None:
        for i, value in enumerate(s.values):
            self.store(n.Store(n.Number(s.first + i), n.Number(value)))

    def do(self, s: n.Do) -> None:
        for call in s.calls:
            if self.p.kind(call) == MASK:
                self.p.mask(call)
            else:
                self.p.number(call)
                self.c.put("drop")

    def when(self, s: n.When) -> None:
        self.branches(s.branches)

    def branches(self, branches: Sequence[tuple[n.Expr | None, tuple[n.Stmt, ...]]]) -> None:
        (test, body), *others = branches
        if test is None:
            self.block(body)
            return
        self.p.test(test)
        with self.c.when():
            self.block(body)
            if others:
                self.c.otherwise()
                self.branches(others)

    def for_each(self, s: n.ForEach) -> None:
        p, c = self.p, self.c
        with c.block() as out:
            self.around.append(out)

            def turn(item: int) -> None:
                c.get(item)
                c.set(p.variable(s.var)[0])
                self.block(s.body)

            one = lists.only(s.things)
            if one is not None:
                p.give(s.var, one)
                self.block(s.body)
            elif lists.looked_up(s.things) and any(isinstance(inner, _WRITING) for inner in statements(s.body)):
                lists.made(p, s.things, turn)
            else:
                p.each(s.things, turn)
            self.around.pop()

    def fail(self, s: n.Fail) -> None:
        self.c.number(1)
        self.c.put("global.set", FAILED)
        self.c.zeros()
        self.c.put("return")

    def give_back(self, s: n.Return) -> None:
        p, c = self.p, self.c
        if self.returned == MASK:
            for word in p.mask(s.value):
                c.get(word)
        elif s.value == OPTIONS and p.mark >= 0:
            self.options()
        elif self.returned == LIST:
            p.list(s.value)
            if p.mark >= 0:
                c.get(p.mark)
                c.put("global.set", ITEMS)
        else:
            p.number(s.value)
        c.put("return")

    def options(self) -> None:
        """The list of what was offered; where it is handed to what runs the game it stays among the items."""
        p, c = self.p, self.c
        c.get(p.mark)
        if not self.listing:
            c.call("made")
            return
        c.number(8)
        c.put("i64.sub")
        place = c.kept()
        c.get(place)
        c.address()
        p.length(OPTIONS)
        c.store()
        c.get(place)

    def no_offers(self, s: n.NoOffers) -> None:
        if self.listing:  # room for how many there are
            self.c.number(0)
            self.c.push()
        self.c.put("global.get", ITEMS)
        self.p.mark = self.c.kept()

    def offer(self, option: n.Expr) -> None:
        self.p.number(option)
        self.c.push()

    def renew(self, s: n.Renew) -> None:
        self.c.number(s.work)
        self.c.put("global.set", WORK)


_STATEMENTS: dict[type, Callable[[_Statements, Any], None]] = {
    n.Set: lambda self, s: self.p.give(s.name, s.value),
    n.Change: _Statements.change,
    n.Store: _Statements.store,
    n.StoreChange: _Statements.store_change,
    n.StoreRow: _Statements.store_row,
    n.Do: _Statements.do,
    n.Spend: lambda self, s: self.c.spend(s.price, s.place),
    n.Renew: _Statements.renew,
    n.When: _Statements.when,
    n.ForEach: _Statements.for_each,
    n.Fail: _Statements.fail,
    n.Return: _Statements.give_back,
    n.NoOffers: _Statements.no_offers,
    n.Offer: lambda self, s: self.offer(n.Number(s.option)),
    n.OfferOne: lambda self, s: self.offer(s.option),
    n.OfferAll: lambda self, s: lists.pushed(self.p, s.things),
    n.Leave: lambda self, s: self.c.leave(self.around[-1]),
    n.Pass: lambda self, s: None,
}
