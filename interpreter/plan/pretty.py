"""Prints a plan for people: what `show --plan` shows. What does not fit on a line has a line for each of its parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields

from ..diagnostics.problems import Span
from . import nodes as n
from .bodies import expressions
from .walk import operands

#: as wide as a terminal, less what stands before a plan that is shown
WIDTH = 76


def definition(d: n.Definition, width: int = WIDTH) -> list[str]:
    if isinstance(d, n.Functions):
        return [f"functions {d.name}:", *_indented(dict.fromkeys(d.entries))]
    if isinstance(d, n.Constant):
        return [f"constant {d.name}:", *_indented(parts([d.value], width - 2))]
    tables = [f"table {name}: {_entries(table)}" for name, table in d.tables]
    return [f"function {d.name}({', '.join(d.params)}):", *_indented([*tables, *statements(d.body, width - 2)])]


def statements(body: Iterable[n.Stmt], width: int = WIDTH) -> list[str]:
    """Where they come from is said before the first of those that come from the same line."""
    found: list[str] = []
    before: Span | None = None
    for s in body:
        if s.span is not None and s.span.file and (before is None or s.span.line != before.line):
            found.append(f"# {s.span.file}:{s.span.line}")
        before = s.span or before
        if isinstance(s, n.When):
            word = "when"
            for test, done in s.branches:
                found += said(word, [test], width, ":") if test is not None else ["otherwise:"]
                found += _indented(statements(done, width - 2))
                word = "or when"
        elif isinstance(s, n.ForEach):
            found += said(f"for each {s.var} of", [s.things], width, ":")
            found += _indented(statements(s.body, width - 2))
        else:
            own = [f"{f.name}={getattr(s, f.name)}" for f in fields(s) if f.type in ("int", "str")]
            found += said(" ".join([type(s).__name__, *own]), expressions(s), width)
    return found


def said(head: str, asked: Sequence[n.Expr], width: int, end: str = "") -> list[str]:
    """A statement and what it asks: on one line, or below it with a bar in front."""
    line = " ".join([head, *map(flat, asked)]) + end
    return [line] if len(line) <= width else [head + end, *(f"  | {part}" for part in parts(asked, width - 4))]


def parts(asked: Iterable[n.Expr], width: int) -> list[str]:
    return [line for e in asked for line in expression(e, width)]


def expression(e: n.Expr, width: int = WIDTH) -> list[str]:
    """A tree, with types: what is too long for a line has a line for each of its parts."""
    line = f"{flat(e)}: {e.type.value}"
    if len(line) <= width or not operands(e):
        return [line]
    return [f"{head(e)}: {e.type.value}", *_indented(parts(operands(e), width - 2))]


def flat(e: n.Expr) -> str:
    """On one line: the node, what it is besides its parts, and its parts in brackets."""
    if isinstance(e, (n.Number, n.Flag, n.Var, n.Known, n.Text)):
        return str(e.name if isinstance(e, (n.Var, n.Known)) else e.value)
    return f"{head(e)}({', '.join([flat(part) for part in operands(e)])})"


def head(e: n.Expr) -> str:
    """The node, and what it is besides its parts."""
    own = [str(getattr(e, f.name)) for f in fields(e) if f.type in ("int", "str", "bool")]  # type: ignore[arg-type]
    if isinstance(e, n.Switch):
        own.append(_entries(e.targets))
    return " ".join([type(e).__name__, *own])


def _entries(table: Iterable[tuple[int, int]]) -> str:
    return " ".join(f"{key}:{value}" for key, value in table)


def _indented(lines: Iterable[str]) -> list[str]:
    return ["  " + line for line in lines]
