"""Going through statements: those inside others, the names they give, the same with other expressions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from types import MappingProxyType

from . import nodes as n
from .walk import bound, changed, getter, names, renaming, survey

#: by kind of statement that has none inside it, the fields that hold expressions, and all its fields
_PLAIN = {
    kind: tuple(f.name for f in fields(kind) if "Expr" in f.type and f.name not in n.ASIDE)
    for kind in vars(n).values()
    if isinstance(kind, type) and issubclass(kind, n.Stmt) and kind not in (n.Stmt, n.When, n.ForEach)
}
_FIELDS = {kind: tuple(f.name for f in fields(kind) if f.name not in n.ASIDE) for kind in _PLAIN}
_GETTERS = {kind: getter(kind, names_of) for kind, names_of in _PLAIN.items()}

Branches = tuple[tuple[n.Expr | None, tuple[n.Stmt, ...]], ...]


# ---- the same with something else in it
def mapped(s: n.Stmt, change: Callable[[n.Expr], n.Expr]) -> n.Stmt:
    """A statement that has none inside it, with other expressions; the same one if they are the same."""
    new: dict[str, object] = {}
    for name in _PLAIN[type(s)]:
        value = getattr(s, name)
        other: object
        if isinstance(value, n.Expr):
            other = change(value)
        else:
            items = tuple([change(item) for item in value])
            other = items if any(a is not b for a, b in zip(items, value, strict=True)) else value
        if other is not value:
            new[name] = other
    return _with(s, new) if new else s


def _with(s: n.Stmt, new: Mapping[str, object]) -> n.Stmt:
    made = type(s)(*[new[name] if name in new else getattr(s, name) for name in _FIELDS[type(s)]])
    made.span, made.cause, made.rules = s.span, s.cause, s.rules
    return made


def branched(s: n.When, branches: Branches) -> n.When:
    made = n.When(branches)
    made.span, made.cause, made.rules = s.span, s.cause, s.rules
    return made


def looped(s: n.ForEach, var: str, things: n.Expr, body: tuple[n.Stmt, ...]) -> n.ForEach:
    made = n.ForEach(var, things, body)
    made.span, made.cause, made.rules, made.told = s.span, s.cause, s.rules, s.told
    return made


def rewritten(
    s: n.Stmt, change: Callable[[n.Expr], n.Expr | None], new: Mapping[str, str] = MappingProxyType({})
) -> n.Stmt:
    """A statement with other expressions, those inside it too, and other names for what it sets."""
    if isinstance(s, n.When):
        branches = [
            (changed(test, change) if test is not None else None, tuple(rewritten(i, change, new) for i in body))
            for test, body in s.branches
        ]
        return branched(s, tuple(branches))
    if isinstance(s, n.ForEach):
        body = tuple(rewritten(i, change, new) for i in s.body)
        return looped(s, new.get(s.var, s.var), changed(s.things, change), body)
    made = mapped(s, lambda e: changed(e, change))
    if isinstance(made, (n.Set, n.Change)) and made.name in new:
        return _with(made, {"name": new[made.name]})
    return made


# ---- what stands in them
def statements(body: Iterable[n.Stmt]) -> Iterator[n.Stmt]:
    """All of them, those inside others too."""
    for s in body:
        yield s
        if isinstance(s, n.When):
            for _, inner in s.branches:
                yield from statements(inner)
        elif isinstance(s, n.ForEach):
            yield from statements(s.body)


def expressions(s: n.Stmt) -> Sequence[n.Expr]:
    """What a statement asks and writes, not what stands in statements inside it."""
    if isinstance(s, n.When):
        return [test for test, _ in s.branches if test is not None]
    if isinstance(s, n.ForEach):
        return [s.things]
    return _GETTERS[type(s)](s)


def spoken_by(d: n.Definition) -> list[str]:
    """The functions, tables, constants and operations of which a definition speaks, as often as it does."""
    if isinstance(d, n.Functions):
        return list(d.entries)
    if isinstance(d, n.Constant):
        return list(survey(d.value)[1])
    return [name for s in statements(d.body) for e in expressions(s) for name in survey(e)[1]]


def reached(definitions: Mapping[str, n.Definition], names_of: Iterable[str]) -> dict[str, n.Definition]:
    """The definitions with these names and those of which they speak, in the order in which they were written."""
    found: set[str] = set()
    waiting = list(names_of)
    for name in waiting:
        if name in definitions and name not in found:
            found.add(name)
            waiting += spoken_by(definitions[name])
    return {name: d for name, d in definitions.items() if name in found}


def given_by(body: Iterable[n.Stmt]) -> list[str]:
    """The names that statements and the expressions in them give, in order, each once."""
    found: dict[str, None] = {}
    for s in statements(body):
        if isinstance(s, (n.Set, n.Change)):
            found.setdefault(s.name)
        elif isinstance(s, n.ForEach):
            found.setdefault(s.var)
        for e in expressions(s):
            found |= dict.fromkeys(bound(e))
    return list(found)


def handed(body: Sequence[n.Stmt]) -> list[str]:
    """The variables that statements must be handed."""
    spoken_of = {name for s in statements(body) for e in expressions(s) for name in names(e)}
    return sorted(spoken_of.difference(given_by(body)))


def alike_body(body: Sequence[n.Stmt]) -> list[n.Stmt]:
    """The same for statements that differ only in the names they give themselves."""
    new = {name: f"u{i}" for i, name in enumerate(given_by(body))}
    return [rewritten(s, renaming(new), new) for s in body]


# ---- how much it is
def length(body: Iterable[n.Stmt]) -> int:
    """How many lines statements take, written out."""
    total = 0
    for s in body:
        if isinstance(s, n.When):
            inner = [length(done) for _, done in s.branches]
            short = inner == [1] and not isinstance(s.branches[0][1][0], (n.When, n.ForEach))
            total += 1 if short else sum(1 + max(1, many) for many in inner)
        else:
            total += 1 + max(1, length(s.body)) if isinstance(s, n.ForEach) else 1
    return total


def depth(body: Iterable[n.Stmt]) -> int:
    """How many statements stand inside each other."""
    found = 0
    for s in body:
        if isinstance(s, n.When):
            found = max(found, 1 + max(depth(done) for _, done in s.branches))
        else:
            found = max(found, 1 + (depth(s.body) if isinstance(s, n.ForEach) else 0))
    return found


def nesting(body: Iterable[n.Stmt]) -> int:
    """How many loops stand inside each other."""
    found = 0
    for s in body:
        if isinstance(s, n.ForEach):
            found = max(found, 1 + nesting(s.body))
        elif isinstance(s, n.When):
            found = max(found, *(nesting(done) for _, done in s.branches))
    return found
