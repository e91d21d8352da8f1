"""Going through a plan: the parts of a node, the names it speaks of, what it costs, the same with other parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, TypeVar

from . import nodes as n

T = TypeVar("T")
Node = TypeVar("Node", bound=n.Expr)

#: how large a node is by itself: about the time of so many of the smallest steps
_OWN: dict[type, int] = {
    n.Number: 2,
    n.Flag: 4,
    n.Text: 5,
    n.Var: 2,
    n.Known: 6,
    n.Slot: 3,
    n.Item: 10,
    n.ItemOr: 16,
    n.Binary: 3,
    n.Unary: 2,
    n.Compare: 4,
    n.Between: 5,
    n.Among: 5,
    n.Joined: -3,
    n.Not: 6,
    n.Truth: 6,
    n.Either: 12,
    n.Bind: 6,
    n.Let: 14,
    n.Range: 8,
    n.Row: 3,
    n.Spread: 1,
    n.Slots: 5,
    n.Members: 9,
    n.Sieve: 11,
    n.Loop: 6,
    n.Each: 4,
    n.Any: 10,
    n.Fold: 7,
    n.Unique: 15,
    n.Sorted: 30,
    n.Reversed: 10,
    n.Nth: 3,
    n.Firsts: 4,
    n.Call: 12,
    n.Dispatch: 14,
    n.Question: 10,
    n.Turns: 12,
    n.Paid: 12,
    n.Switch: 12,
}
#: how much larger with each part, of what has several
_EACH: dict[type, int] = {n.Joined: 5, n.Row: 1, n.Call: 1, n.Loop: 5}
#: what it costs besides: to go through something, to call an operation, to add up
_LOOP, _CALL, _SUM = 400, 150, 100
_DEARER: dict[type, int] = {n.Loop: _LOOP, n.Let: _LOOP, n.Dispatch: _CALL}
#: operations that go through much
_DEAR = {"lacking": 400, "tally": 200, "trial": 20_000, "best_ways": 20_000}


#: by kind of node, the fields that may hold expressions
_OPERANDS = {kind: tuple(f.name for f in fields(kind) if "Expr" in f.type or "Loop" in f.type) for kind in _OWN}


#: by kind of node, all its fields
_FIELDS = {kind: tuple(f.name for f in fields(kind)) for kind in _OWN}


def operands(e: n.Expr) -> tuple[n.Expr, ...]:
    return _GETTERS[type(e)](e)


def getter(kind: type, names: Sequence[str]) -> Callable[[Any], tuple[n.Expr, ...]]:
    """What finds the expressions in fields of a kind, as quickly as these allow."""
    sorts = [str(f.type) for f in fields(kind) if f.name in names]
    if not names:
        return lambda e: ()
    get: Callable[[Any], Any] = attrgetter(*names)
    if sorts == ["Expr"]:
        return lambda e: (get(e),)
    if len(names) == 1 or set(sorts) == {"Expr"}:
        return get
    if kind is n.Call:  # hardly any argument has a name
        return lambda e: (*e.args, *[given for _, given in e.named]) if e.named else e.args
    one, several = map(attrgetter, names)  # one, and a row of them
    return lambda e: (one(e), *several(e))


_GETTERS = {kind: getter(kind, _OPERANDS[kind]) for kind in _OWN}


def everything(e: n.Expr) -> list[n.Expr]:
    """A node and all inside it, in order."""
    found: list[n.Expr] = []
    left = [e]
    while left:
        node = left.pop()
        found.append(node)
        left += reversed(_GETTERS[type(node)](node))
    return found


def _union(sets: list[frozenset[T]]) -> frozenset[T]:
    """All of them together; most often one of them is not empty, and then it is that one itself."""
    full = [found for found in sets if found]
    if not full:
        return frozenset()
    return full[0] if len(full) == 1 else full[0].union(*full[1:])


def names(e: n.Expr) -> frozenset[str]:
    """The variables spoken of, given inside or not."""
    found = e._names
    if found is None:
        found = frozenset((e.name,)) if isinstance(e, n.Var) else _union([*map(names, _GETTERS[type(e)](e))])
        e._names = found
    return found


def slots(e: n.Expr) -> frozenset[int]:
    """The slots with a fixed number that are read, themselves or as part of an address."""
    found = e._slots
    if found is None:
        if isinstance(e, n.Slot) and isinstance(e.at, n.Number):
            found = frozenset((e.at.value,))
        else:
            found = _union([*map(slots, _GETTERS[type(e)](e))])
        e._slots = found
    return found


def mentions(e: n.Expr, name: str) -> bool:
    return name in names(e)


def bound(e: n.Expr) -> tuple[str, ...]:
    """The names given inside, in order, each once."""
    known = e._bound
    if known is None:
        given: list[str] = []
        if isinstance(e, (n.Loop, n.Question, n.Sorted)):
            given.append(e.var)
        elif isinstance(e, (n.Bind, n.Let)):
            given.append(e.name)
        for part in _GETTERS[type(e)](e):
            given += bound(part)
        known = e._bound = tuple(dict.fromkeys(given)) if given else ()
    return known


def free(e: n.Expr) -> frozenset[str]:
    """The variables an expression must be handed."""
    return names(e).difference(bound(e))


#: by kind of node, the field that names something of the program
_SPEAKS = {
    n.Call: attrgetter("name"),
    n.Known: attrgetter("name"),
    n.Dispatch: attrgetter("table"),
    n.Item: attrgetter("table"),
    n.ItemOr: attrgetter("table"),
}
#: what asks something again and again
_REPEATS = {n.Loop, n.Question, n.Sorted}
#: by kind of node: its size, how much larger with each part, its parts, what it names, does it ask again and again?
_KINDS = {
    kind: (own, _EACH.get(kind, 0), _GETTERS[kind] if _OPERANDS[kind] else None, _SPEAKS.get(kind), kind in _REPEATS)
    for kind, own in _OWN.items()
}


def survey(e: n.Expr) -> tuple[int, tuple[str, ...], bool]:
    """(size, what it speaks of as often as it does, does it ask something again and again?), all found in one go.

    Spoken of are functions, tables, constants and operations.
    """
    known = e._survey
    if known is None:
        large, spoken_of, repeats = 0, list[str](), False
        left = [e]
        while left:
            node = left.pop()
            own, each, parts_of, named, looped = _KINDS[type(node)]
            large += own
            if parts_of is not None:
                parts = parts_of(node)
                large += each * len(parts)
                left += parts
                repeats = repeats or looped
            if named is not None:
                spoken_of.append(named(node))
        known = e._survey = (large, tuple(spoken_of), repeats)
    return known


def reads_state(e: n.Expr) -> bool:
    """Does it look at the state, itself or by an operation?"""
    state = (n.Slot, n.Slots, n.Dispatch)
    return any(isinstance(node, state) or isinstance(node, n.Call) and node.state for node in everything(e))


def searches(e: n.Expr) -> bool:
    """Does it go through anything?"""
    return any(isinstance(node, (n.Loop, n.Let)) for node in everything(e))


def binds(e: n.Expr) -> bool:
    """Does it give a name to those who come after it?"""
    return any(isinstance(node, n.Bind) for node in everything(e))


def cost(e: n.Expr) -> int:
    """What it costs to ask, roughly: how large it is, and more for whatever is gone through or called."""
    return sum(_measured(e))


def size(e: n.Expr) -> int:
    """How large it is, written out."""
    return _measured(e)[0]


def _measured(e: n.Expr) -> tuple[int, int]:
    """(size, what it costs besides)."""
    known = e._cost
    if known is None:
        kind = type(e)
        parts = _GETTERS[kind](e)
        large, dear = _OWN[kind] + _EACH.get(kind, 0) * len(parts), _DEARER.get(kind, 0)
        for part in parts:
            one, more = _measured(part)
            large += one
            dear += more
        if kind is n.Call and isinstance(e, n.Call):
            dear += (_CALL if e.state else 0) + _DEAR.get(e.name, 0)
        elif kind is n.Fold and isinstance(e, n.Fold) and e.op == "sum":
            dear += _SUM
        known = e._cost = (large, dear)
    return known


def with_parts(e: n.Expr, change: Callable[[n.Expr], n.Expr]) -> n.Expr:
    """The same with something else in the place of each of its parts; the node itself if they are the same."""
    new: dict[str, object] = {}
    for name in _OPERANDS[type(e)]:
        value = getattr(e, name)
        other = change(value) if isinstance(value, n.Expr) else _tuple_with(value, change)
        if other is not value:
            new[name] = other
    return _with(e, new) if new else e


def with_fields(e: Node, **new: object) -> Node:
    """The same with other fields; the node itself if they are the same."""
    return e if all(getattr(e, name) is value for name, value in new.items()) else _with(e, new)


def _tuple_with(value: tuple[object, ...], change: Callable[[n.Expr], n.Expr]) -> tuple[object, ...]:
    """Arguments with a name are pairs."""
    items = [
        change(i) if isinstance(i, n.Expr) else _tuple_with(i, change) if isinstance(i, tuple) else i for i in value
    ]
    return tuple(items) if any(a is not b for a, b in zip(items, value, strict=True)) else value


def changed(e: n.Expr, change: Callable[[n.Expr], n.Expr | None]) -> n.Expr:
    """The same with what `change` puts in the place of a node; where it says None, the node's parts are looked at."""
    found = change(e)
    if found is not None:
        return found
    new: dict[str, object] = {}
    for name in _OPERANDS[type(e)]:
        value = getattr(e, name)
        if isinstance(value, n.Expr):
            other: object = changed(value, change)
        else:  # not by another function: what is deep must not need twice the room on the stack
            items: list[object] = []
            for i in value:
                items.append(changed(i, change) if isinstance(i, n.Expr) else (i[0], changed(i[1], change)))
            other = tuple(items) if any(a is not b for a, b in zip(items, value, strict=True)) else value
        if other is not value:
            new[name] = other
    return _with(e, new) if new else e


def _with(e: Node, new: Mapping[str, object]) -> Node:
    return type(e)(*[new[name] if name in new else getattr(e, name) for name in _FIELDS[type(e)]])


def put(e: n.Expr, name: str, instead: n.Expr) -> n.Expr:
    """An expression with something else in place of a variable that is not given inside it."""
    if name not in names(e):
        return e
    return changed(e, lambda node: _put(node, name, instead))


def _put(node: n.Expr, name: str, instead: n.Expr) -> n.Expr | None:
    if isinstance(node, n.Var):
        return instead if node.name == name else node
    return None if name in names(node) else node


def alike(e: n.Expr) -> n.Expr:
    """The same for expressions that differ only in the names they give themselves."""
    given = bound(e)
    if not given:
        return e
    return changed(e, renaming({name: f"u{i}" for i, name in enumerate(given)}))


def renaming(new: Mapping[str, str]) -> Callable[[n.Expr], n.Expr | None]:
    """Gives other names to variables, also where expressions give them."""

    def renamed(node: n.Expr) -> n.Expr | None:
        if isinstance(node, n.Var):
            return n.Var(new.get(node.name, node.name), node.type)
        field = "var" if isinstance(node, (n.Loop, n.Question, n.Sorted)) else "name"
        if field == "name" and not isinstance(node, (n.Bind, n.Let)):
            return None
        inner = with_parts(node, lambda part: changed(part, renamed))
        name = getattr(node, field)
        return _with(inner, {field: new[name]}) if name in new else inner

    return renamed
