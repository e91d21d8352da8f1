"""What stands for what: whether an expression, a variable, a function or a slot is a number, a mask of several words
or a list. Found for the whole program at once: what is written somewhere is read elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .. import nodes as n
from ..bodies import expressions, statements
from ..walk import everything
from .subset import INT, MASK, Interface

LIST = "list"
#: operations that give lists
LISTING = {
    "members",
    "tally",
    "distinct",
    "unlike",
    "walk_steps",
    "group",
    "past",
    "lay_cells",
    "lay_turns",
    "lay_those",
    "best_ways",
    "topmost",
}


def joined(one: str, other: str) -> str:
    return LIST if LIST in (one, other) else MASK if MASK in (one, other) else INT


def parts(at: n.Expr, values: Mapping[str, Any]) -> tuple[int, list[n.Expr]]:
    """An address as a number and what is added to it."""
    if isinstance(at, n.Number):
        return at.value, []
    if isinstance(at, n.Known) and isinstance(values.get(at.name), int):
        return values[at.name], []
    if isinstance(at, n.Binary) and at.op in ("+", "-"):
        first, rest = parts(at.left, values)
        second, more = parts(at.right, values)
        if at.op == "+":
            return first + second, rest + more
        return first - second, rest + [n.Unary("-", part) for part in more]
    return 0, [at]


class Kinds:
    """`values`: what the names of a program stand for; `wide`: rows of masks of several words, as in `Source`."""

    def __init__(
        self,
        definitions: Mapping[str, n.Definition],
        values: Mapping[str, Any],
        operations: Mapping[str, Interface],
        words: int,
        wide: Mapping[int, tuple[int, int]],
    ):
        self.definitions, self.values, self.operations, self.words = definitions, values, operations, words
        #: numbers to which another is added to find one of a row of masks
        self.rows = {slot - least for slot, (_, least) in wide.items()}
        self.wide_slots = {slot + i for slot, (many, _) in wide.items() for i in range(many)}
        self.returns: dict[str, str] = {}
        self.params: dict[str, list[str]] = {}
        self.variables: dict[str, dict[str, str]] = {}
        #: by table, what stands in it
        self.items: dict[str, str] = {}
        functions = [d for d in definitions.values() if isinstance(d, n.Function)]
        for d in functions:
            self.params[d.name] = [INT] * len(d.params)
            self.returns[d.name] = INT
            self.variables[d.name] = {}
        self.changed = True
        while self.changed:
            self.changed = False
            for d in functions:
                self.look(d)

    def look(self, d: n.Function) -> None:
        names = self.variables[d.name]
        for name, kind in zip(d.params, self.params[d.name], strict=True):
            self.give(names, name, kind)
        for s in statements(d.body):
            for e in expressions(s):
                self.inside(e, names)
            if isinstance(s, (n.Set, n.Change)):
                self.give(names, s.name, self.kind(s.value, names))
            elif isinstance(s, n.ForEach):
                self.give(names, s.var, self.element(s.things, names))
            elif isinstance(s, n.NoOffers):
                self.give(names, "r", LIST)
            elif isinstance(s, n.Return):
                self.give(self.returns, d.name, self.kind(s.value, names))
            elif isinstance(s, (n.Store, n.StoreChange)) and self.words > 1:
                first, rest = parts(s.at, self.values)
                if not rest and first not in self.wide_slots and self.kind(s.value, names) == MASK:
                    self.wide_slots.add(first)
                    self.changed = True

    def inside(self, e: n.Expr, names: dict[str, str]) -> None:
        for part in everything(e):
            if isinstance(part, n.Loop):
                self.give(names, part.var, self.element(part.things, names))
            elif isinstance(part, (n.Bind, n.Let)):
                self.give(names, part.name, self.kind(part.value, names))
            elif isinstance(part, (n.Sorted, n.Question)):
                self.give(names, part.var, INT)
            elif isinstance(part, n.Call) and part.name in self.params:
                known = self.params[part.name]
                for i, a in enumerate(part.args):
                    kind = joined(known[i], self.kind(a, names))
                    if kind != known[i]:
                        known[i], self.changed = kind, True

    def give(self, names: dict[str, str], name: str, kind: str) -> None:
        now = joined(names.get(name, INT), kind)
        if names.get(name) != now:
            names[name], self.changed = now, True

    def element(self, things: n.Expr, names: Mapping[str, str]) -> str:
        """What stands for one of a list: a list that is made once may be the only one of a row."""
        if isinstance(things, n.Row) and len(things.items) == 1 and not isinstance(things.items[0], n.Spread):
            return self.kind(things.items[0], names)
        return INT

    # ---- expressions
    def kind(self, e: n.Expr, names: Mapping[str, str]) -> str:
        if e.type is n.LIST:
            return LIST
        found = _KINDS.get(type(e))
        return found(self, e, names) if found is not None else INT

    def known(self, e: n.Known) -> str:
        value = self.values.get(e.name)
        return LIST if isinstance(value, tuple) else self.of_value(value)

    def item(self, e: n.Item) -> str:
        """What stands in a table: looked at once, as it may be long."""
        found = self.items.get(e.table)
        if found is None:
            table = self.values[e.table]
            if not isinstance(table, tuple):  # worked out while it runs
                found = MASK if self.words > 1 else INT
            else:
                found = LIST if table and isinstance(table[0], tuple) else self.of_table(table)
            self.items[e.table] = found
        return found

    def call(self, e: n.Call) -> str:
        if e.name in self.returns:
            return self.returns[e.name]
        known = self.operations.get(e.name)
        wide = self.words > 1 and known is not None and known.result == MASK
        return LIST if e.name in LISTING else MASK if wide else INT

    def binary(self, e: n.Binary, names: Mapping[str, str]) -> str:
        if self.words == 1 or e.op in ("min", "max", "*", "//", "%"):
            return INT
        left = self.kind(e.left, names)
        if e.op == ">>":
            return left
        if e.op == "<<":
            return MASK if left == MASK or not self.small(e.right) else INT
        right = self.kind(e.right, names)
        if e.op == "&" and INT in (left, right):
            number = e.left if left == INT else e.right
            if isinstance(number, n.Number) and number.value >= 0:
                return INT
        return MASK if MASK in (left, right) else INT

    def fold(self, e: n.Fold, names: Mapping[str, str]) -> str:
        if e.op == "list":
            return LIST
        if self.words > 1 and e.op == "sum" and isinstance(e.things, n.Each):
            return self.kind(e.things.value, names)
        return INT

    def small(self, e: n.Expr) -> bool:
        """Is it a number by which a single word can be shifted?"""
        return isinstance(e, n.Number) and e.value < 63

    def wide_slot(self, at: n.Expr) -> bool:
        """An address that is worked out is judged by its constant part; the module looks again when it runs."""
        first, rest = parts(at, self.values)
        return first in self.wide_slots or bool(rest) and first in self.rows

    def of_value(self, value: object) -> str:
        return MASK if self.words > 1 and isinstance(value, int) and value.bit_length() > 63 else INT

    def of_table(self, table: object) -> str:
        wide = isinstance(table, tuple) and self.words > 1 and any(v.bit_length() > 63 for v in table)
        return MASK if wide else INT


#: by sort of expression, what stands for it; a number for all others
_KINDS: dict[type, Callable[[Kinds, Any, Mapping[str, str]], str]] = {
    n.Var: lambda k, e, names: names.get(e.name, INT),
    n.Known: lambda k, e, names: k.known(e),
    n.Item: lambda k, e, names: k.item(e),
    n.ItemOr: lambda k, e, names: LIST if isinstance(k.values[e.missing], tuple) else INT,
    n.Call: lambda k, e, names: k.call(e),
    n.Either: lambda k, e, names: joined(k.kind(e.yes, names), k.kind(e.no, names)),
    n.Let: lambda k, e, names: k.kind(e.body, names),
    n.Bind: lambda k, e, names: k.kind(e.value, names),
    n.Paid: lambda k, e, names: k.kind(e.item, names),
    n.Fold: Kinds.fold,
    n.Number: lambda k, e, names: k.of_value(e.value),
    n.Slot: lambda k, e, names: MASK if k.words > 1 and k.wide_slot(e.at) else INT,
    n.Unary: lambda k, e, names: k.kind(e.item, names) if k.words > 1 and e.op in ("-", "~") else INT,
    n.Binary: Kinds.binary,
}
