"""A rule as it was understood: where it stands, its source, in words, and the derived law of each choice in it."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

from ..errors import Span
from ..language import ir
from ..program.steps import TRIAL, Choice
from ..runtime.rules import Rules
from .phrases import readable
from .words import Item, find

WAYS = {
    "free": "free: nothing that follows can fail",
    "sum": "sum: what the rest takes is added up and compared with what is there",
    "exists": "exists: a loop looks for one completion and stops at the first",
    "trial": "trial: the rest is tried on a copy",
}
MOST_LINES = 60


def show(rules: Rules, name: str, code: bool = False) -> str:
    """Everything called so. Refused if nothing is."""
    return "\n\n".join("\n".join(section(rules, item, code)) for item in find(rules, name))


def section(rules: Rules, item: Item, code: bool) -> list[str]:
    lines = [
        f"{item.section}.{item.name}" + (f"  ({item.span.file}:{item.span.line})" if item.span is not None else "")
    ]
    source = source_lines(rules, item.span)
    if source:
        lines += ["", *("  | " + line for line in source)]
    lines += ["", *("  " + line for line in item.lines)]
    choices = choices_in(rules, item)
    if item.effects and not choices:
        lines += ["", "  no choice in it: whether it can be done is decided where it is called"]
    for index, choice in enumerate(choices):
        lines += ["", *("  " + line for line in law(choice, index + 1))]
    if code:
        lines += ["", *("  " + line for line in generated(rules, choices))]
    return lines


def source_lines(rules: Rules, span: Span | None) -> list[str]:
    """The lines of the entry: its first one and what is indented below it."""
    source = rules.pack.sources.get(span.file) if span is not None else None
    if span is None or source is None:
        return []
    first = source.line(span.line)
    margin = len(first) - len(first.lstrip())
    found = [first[margin:].rstrip()]
    for line in source.lines[span.line : span.line + MOST_LINES]:
        if line.strip() and len(line) - len(line.lstrip()) <= margin:
            break
        found.append(line[margin:].rstrip())
    while found and not found[-1]:
        found.pop()
    return found


def spans_in(effect: Any, found: set[Span]) -> set[Span]:
    """The places of all effects in a body. What a card adds to a menu belongs to the card."""
    if isinstance(effect, ir.Effect):
        found.add(effect.span)
        for f in fields(effect):
            spans_in(getattr(effect, f.name), found)
    elif isinstance(effect, ir.Alternative):
        if effect.ability is None:
            spans_in(effect.body, found)
    elif isinstance(effect, (list, tuple)):
        for item in effect:
            spans_in(item, found)
    return found


def choices_in(rules: Rules, item: Item) -> list[Choice]:
    """The choices of an item in the order of the file; a rule compiled for several places once for each law."""
    spans: set[Span] = set()
    for effect in item.effects:
        spans_in(effect, spans)
    kept: dict[tuple[Any, ...], Choice] = {}
    for choice in rules.machine.program.choices.values():
        if choice.span in spans:
            key = (
                choice.span,
                choice.text,
                tuple(choice.names.items()),
                choice.way,
                tuple(dict.fromkeys(t for t, _ in choice.reasons)),
            )
            kept.setdefault(key, choice)
    return sorted(kept.values(), key=lambda c: (c.span.file, c.span.line, c.span.column, c.pc))


def law(choice: Choice, number: int) -> list[str]:
    lines = [
        f"choice {number}: {choice.text}  (asked in {readable(choice.path.replace('/', ' / '))})",
        f"   {WAYS[choice.way]}",
    ]
    if choice.kind == "things":
        needs = list(dict.fromkeys(text for text, _ in choice.reasons))
        if choice.source.startswith("walk "):
            needs = [
                "`enter` holds",
                "the `toll` can be paid",
                "from there a place where one may `stop` can still be reached",
            ]
        lines.append("   each one needs: " + ("; ".join(needs) if needs else "nothing more"))
        if choice.guards.get(0) == TRIAL:
            lines.append("   and that what follows can be completed")
    by_name: dict[str, list[str]] = {}
    for text, _ in choice.reasons:
        name, colon, need = text.partition(": ")
        if colon:
            by_name.setdefault(name, []).append(need)
    for code, name in choice.names.items():
        if name == "otherwise" and choice.fallback:
            lines.append("   otherwise: only if nothing else is possible")
            continue
        guard = choice.guards.get(code, "True")
        needs = list(dict.fromkeys(by_name.get(name, [])))
        if guard == TRIAL:
            needs.append("that what follows can be completed")
        lines.append(
            f"   {readable(name)}: "
            + (
                "needs: " + "; ".join(needs)
                if needs
                else "always possible"
                if guard == "True"
                else "needs that the rest can still be completed"
            )
        )
    return lines


def generated(rules: Rules, choices: list[Choice]) -> list[str]:
    """The functions of the choices and those they call, as they were generated."""
    functions = rules.machine.program.functions
    wanted: list[str] = []
    open_names = [f"{prefix}{c.pc}" for c in choices for prefix in ("options", "apply")]
    while open_names:
        name = open_names.pop(0)
        if name in wanted or name not in functions:
            continue
        wanted.append(name)
        body = functions[name].split("\n", 1)[-1]
        open_names += [word for word in dict.fromkeys(re.findall(r"[A-Za-z_]\w*", body)) if word in functions]
    lines: list[str] = []
    for name in wanted:
        lines += [*functions[name].split("\n"), ""]
    return lines[:-1]
