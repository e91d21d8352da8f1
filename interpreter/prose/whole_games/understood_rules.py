"""A rule as it was understood: where it stands, its source, in words, and the derived law of each choice in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...diagnostics.problems import Span
from ...engine.native import readable_module
from ...engine.rules import Rules, build, readable
from ...lowering.anatomy import asking_of
from ...lowering.stops import TRIAL, TRIED, Choice
from ...model.walk import written_effects
from ...plan import pretty, python
from ...plan.bodies import spoken_by
from ...plan.build import YES
from ...plan.nodes import Definition
from ...plan.passes.choice import NONE
from ...plan.wasm.module import text
from ..speaking.punctuation import tidy
from ..texts.labels import Labels
from .said_names import Item, find

MOST_LINES = 60


def show(
    rules: Rules, name: str, code: bool = False, lang: str = "en", plan: bool = False, engine: str = "python"
) -> str:
    """Everything called so, in a language. Refused if nothing is. `plan`, `code`: with what it became."""
    labels = Labels(rules, lang)
    items = find(rules, name, lang)
    return "\n\n".join("\n".join(section(rules, item, code, labels, plan, engine)) for item in items)


def section(
    rules: Rules, item: Item, code: bool, labels: Labels, plan: bool = False, engine: str = "python"
) -> list[str]:
    lines = [
        ".".join(dict.fromkeys((item.section, item.name)))
        + (f"  ({item.span.file}:{item.span.line})" if item.span is not None else "")
    ]
    source = source_lines(rules, item.span)
    if source:
        lines += ["", *("  | " + line for line in source)]
    lines += ["", *("  " + line for line in item.lines)]
    choices = choices_in(rules, item)
    if item.effects and not choices:
        lines += ["", "  " + labels.say("show-no-choice")]
    for index, choice in enumerate(choices):
        lines += ["", *("  " + line for line in Law(labels, choice).lines(index + 1))]
    if plan:
        lines += ["", *(f"  {line}".rstrip() for line in planned(rules, item, choices, labels))]
    if code:
        written = as_webassembly if engine == "wasm" else generated
        lines += ["", *("  " + line for line in written(rules, choices))]
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


def choices_in(rules: Rules, item: Item) -> list[Choice]:
    """The choices of an item in the order of the file; a rule compiled for several places once for each law."""
    spans = {inner.span for effect in item.effects for inner in written_effects(effect)}
    kept: dict[tuple[Any, ...], Choice] = {}
    for choice in rules.machine.program.choices.values():
        if choice.span in spans:
            key = (
                choice.span,
                choice.text,
                tuple(choice.names.items()),
                choice.way,
                tuple(dict.fromkeys((r.option, r.text) for r in choice.reasons)),
            )
            kept.setdefault(key, choice)
    return sorted(kept.values(), key=lambda c: (c.span.file, c.span.line, c.span.column, c.pc))


class Law:
    """How a choice is decided, and what each of its options needs. What is needed is quoted from the rules."""

    def __init__(self, labels: Labels, choice: Choice):
        self.labels = labels
        self.choice = choice

    def say(self, id: str, **parts: Any) -> str:
        # source text may hold anything: only what is said around it is tidied
        return self.labels.speech.say(id, **parts) if parts else tidy(self.labels.speech.say(id))

    def lines(self, number: int) -> list[str]:
        choice = self.choice
        where = readable(choice.path.replace("/", " / "))
        lines = [
            self.say("show-choice", n=number, text=choice.text, where=where),
            "   " + self.say(f"show-way-{choice.way}"),
        ]
        if choice.kind == "grid":
            lines.append("   " + self.say("show-each-needs", needs=self.listed(self.needs())))
            if choice.way == TRIAL:
                lines.append("   " + self.say("show-and-completed"))
            return lines
        if choice.kind == "things":
            lines.append("   " + self.say("show-each-needs", needs=self.listed(self.needs_of_things())))
            if choice.guards.get(0) == TRIED:
                lines.append("   " + self.say("show-and-completed"))
        for code, name in choice.names.items():
            what = self.option(code, name, self.quoted(code))
            lines.append("   " + self.say("show-option", name=readable(name), what=what))
        return lines

    def needs_of_things(self) -> list[str]:
        return self.needs() or self.quoted(None) or [self.say("show-nothing-more")]

    def needs(self) -> list[str]:
        """What every option needs, where no line can be quoted for it."""
        asking, e = asking_of(self.choice.effect), self.choice.effect
        return [self.labels.text(need) for need in asking.needs(e, self.choice)] if asking is not None else []

    def quoted(self, option: int | None) -> list[str]:
        """What the lines of the rules say that an option needs (None: everything that is looked through)."""
        return list(dict.fromkeys(r.text for r in self.choice.reasons if r.option == option and r.test and r.said))

    def option(self, code: int, name: str, needs: list[str]) -> str:
        if name == "otherwise" and self.choice.fallback:
            return self.say("show-only-otherwise")
        guard = self.choice.guards.get(code, YES)
        if guard == TRIED:
            needs.append(self.say("show-completed"))
        if needs:
            return self.say("show-needs", needs=self.listed(needs))
        return self.say("show-always-possible" if guard == YES else "show-needs-rest")

    def listed(self, needs: list[str]) -> str:
        return "; ".join(needs)


def generated(rules: Rules, choices: list[Choice]) -> list[str]:
    """The functions of the choices and those they call, as generated; last what becomes of them in a long run."""
    fused = {f"go{c.pc}": rules.machine.fuser.after(c.pc) for c in choices}
    return printed(wanted(choices, {**rules.machine.program.metering.definitions, **fused}))


def as_webassembly(rules: Rules, choices: list[Choice]) -> list[str]:
    """The same functions as instructions, as WebAssembly's own text has them."""
    module = readable_module(rules)
    names = [f.name for f in module.functions]
    asked = {d.name for d in wanted(choices, rules.machine.program.metering.definitions)}
    shown = [text(f, names) for f in module.functions if f.name in asked]
    return "\n\n".join(shown).splitlines()


def planned(rules: Rules, item: Item, choices: list[Choice], labels: Labels) -> list[str]:
    """The plan before and after the passes. Most of them work while rules are lowered: so these are lowered again,
    without."""
    plain, _ = build(rules.pack, rules.players, passes=NONE)
    assert plain is not None  # it is the same game
    before = wanted(choices_in(plain, item), plain.machine.program.lowered)
    machine = rules.machine
    fused = {f"go{c.pc}": machine.fuser.after(c.pc) for c in choices}
    after = wanted(choices, {**machine.program.metering.definitions, **fused})
    return [
        labels.say("show-plan-before"),
        "",
        *(line for d in before for line in [*pretty.definition(d), ""]),
        labels.say("show-plan-after"),
        *(line for d in after for line in ["", *pretty.definition(d)]),
    ]


def wanted(choices: list[Choice], known: Mapping[str, Definition]) -> list[Definition]:
    """The functions of choices, and then those of which they speak."""
    found: dict[str, Definition] = {}
    open_names = [f"{prefix}{c.pc}" for prefix in ("options", "apply", "go") for c in choices]
    while open_names:
        name = open_names.pop(0)
        if name not in found and name in known:
            found[name] = known[name]
            open_names += dict.fromkeys(spoken_by(known[name]))
    return list(found.values())


def printed(definitions: Iterable[Definition]) -> list[str]:
    """Code, with a line between two definitions."""
    return "\n\n".join(map(python.definition, definitions)).splitlines()
