"""Prints a plan for people: one node a line where it has parts, with its type; what `show --plan` shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from . import nodes as n
from .bodies import expressions
from .walk import operands

#: expressions no deeper than this stand on one line
FLAT = 3


def definition(d: n.Definition) -> list[str]:
    if isinstance(d, n.Functions):
        return [f"functions {d.name}: {' '.join(dict.fromkeys(d.entries))}"]
    if isinstance(d, n.Constant):
        return [f"constant {d.name}:", *_indented(expression(d.value))]
    return [f"function {d.name}({', '.join(d.params)}):", *_indented(statements(d.body))]


def statements(body: Iterable[n.Stmt]) -> Iterator[str]:
    for s in body:
        where = f"  # {s.span.file}:{s.span.line}" if s.span is not None and s.span.file else ""
        if isinstance(s, n.When):
            for test, done in s.branches:
                yield f"when {flat(test)}:{where}" if test is not None else "otherwise:"
                yield from _indented(statements(done))
        elif isinstance(s, n.ForEach):
            yield f"for each {s.var} of {flat(s.things)}:{where}"
            yield from _indented(statements(s.body))
        else:
            said = [f"{f.name}={getattr(s, f.name)}" for f in fields(s) if f.type in ("int", "str")]
            parts = [flat(e) for e in expressions(s)]
            yield f"{type(s).__name__} {' '.join([*said, *parts])}".rstrip() + where


def flat(e: n.Expr) -> str:
    """On one line: the node, what it is besides its parts, and its parts in brackets."""
    said = [str(getattr(e, f.name)) for f in fields(e) if f.type in ("int", "str", "bool")]  # type: ignore[arg-type]
    parts = [flat(part) for part in operands(e)]
    if isinstance(e, (n.Number, n.Flag, n.Var, n.Known, n.Text)):
        return said[0]
    return f"{' '.join([type(e).__name__, *said])}({', '.join(parts)})"


def depth(e: n.Expr) -> int:
    return 1 + max((depth(part) for part in operands(e)), default=0)


def expression(e: n.Expr) -> list[str]:
    """A tree: what is deep has a line for each of its parts."""
    if depth(e) <= FLAT:
        return [f"{flat(e)}: {e.type.value}"]
    said = [str(getattr(e, f.name)) for f in fields(e) if f.type in ("int", "str", "bool")]  # type: ignore[arg-type]
    head = f"{' '.join([type(e).__name__, *said])}: {e.type.value}"
    return [head, *_indented(line for part in operands(e) for line in expression(part))]


def _indented(lines: Iterable[str]) -> list[str]:
    return ["  " + line for line in lines]
