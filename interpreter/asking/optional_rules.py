"""What comes after a rule in which a player may do something, whatever they do there.

    name = optional_rule(match, seat)       # the rule in which they are asked now and can decline; "" if in none
    comes_anyway(match, name)               # once they have declined, is what comes next the same in any case?

What a rule can write is known before anything runs. The player declines on a state that notes what is touched from
then on to the next decision outside of the rule: where the rule can write nothing of that, all that comes then comes
whatever is done in the rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, SupportsIndex

from ..compiling.compiler import Program
from ..engine.machine import FEW_STEPS
from ..engine.match import Match
from ..engine.operations import Impossible
from ..engine.rules import Rules
from ..lowering.anatomy import rule_done
from ..lowering.free_actions import ability_of
from ..lowering.layout import PC, Layout
from ..lowering.secret_independence import spans
from ..model import ir
from ..model.regions import Region
from ..model.walk import effects
from ..verbs.alternatives import May
from .foresight import owed_by
from .walks import STOP
from .ways import BEGINS

#: the sorts of regions of which it is known in which slots they lie
SORTS = frozenset(("c", "n", "z", "p"))
#: where it is kept with a program, by rule, what can change in it
CHANGED = "__changed__"


class Touched(list[int]):
    """A state that notes what is read and written of it. Slices of it are plain lists."""

    __slots__ = ("slots",)

    def __init__(self, state: Sequence[int]):
        super().__init__(state)
        self.slots: set[int] = set()

    def touch(self, at: SupportsIndex | slice) -> None:
        self.slots.update(range(*at.indices(len(self))) if isinstance(at, slice) else (at.__index__(),))

    def __getitem__(self, at: SupportsIndex | slice) -> Any:
        self.touch(at)
        return super().__getitem__(at)

    def __setitem__(self, at: SupportsIndex | slice, value: Any) -> None:
        self.touch(at)
        super().__setitem__(at, value)

    def __iter__(self) -> Iterator[int]:
        self.slots.update(range(len(self)))
        return super().__iter__()


def rule_asking(rules: Rules, pc: int) -> str:
    """The rule in whose own text it is said that a choice can be declined, and is no loop that is ended then; "" if
    none: where whoever does the rule says so, more may be left out than what is done in it."""
    choice, game = rules.machine.program.choices[pc], rules.machine.program.game
    name = choice.step.partition(".")[0]
    if STOP not in choice.names or choice.names[STOP] in BEGINS or name not in game.rules:
        return ""
    free = (effect.body for effect in effects(game.rules[name].body) if isinstance(effect, May))
    return name if any(effect is choice.effect for body in free for effect in effects(body)) else ""


def optional_rule(match: Match, seat: int) -> str:
    owed = owed_by(match, seat) if match.threads is None and not match.over else None
    return rule_asking(match.rules, owed[0]) if owed is not None and STOP in owed[1] else ""


def comes_anyway(match: Match, name: str) -> bool:
    known = match.rules.machine.program.namespace.setdefault(CHANGED, {})
    if name not in known:
        known[name] = changed_in(match.rules, name)
    changed: frozenset[int] | None = known[name]
    touched = touched_then(match, name) if changed is not None else None
    return changed is not None and touched is not None and touched.isdisjoint(changed)


def changed_in(rules: Rules, name: str) -> frozenset[int] | None:
    """Everything that can change in a rule; None if that cannot be said, or if the game can end by it."""
    program = rules.machine.program
    written = written_in(program, name)
    reads = program.lowering.analysis.reads
    if any(region[0] not in SORTS for region in written):
        return None
    ends = any(not written.isdisjoint(reads(condition)) for _, condition, *_ in program.game.ends)
    return None if ends else frozenset(slots(rules.layout, written))


def written_in(program: Program, name: str) -> frozenset[Region]:
    """What is written in a rule, also by cards that can be used where it asks something."""
    analysis, game = program.lowering.analysis, program.game
    rest: list[ir.Effect] = [game.rules[name].body]
    found, seen, names = set[Region](), dict[int, ir.Effect](), {name}
    while rest:
        while rest:
            effect = rest.pop()
            if id(effect) not in seen:
                seen[id(effect)] = effect
                found |= analysis.writes(effect)
                names |= {called for called in (rule_done(effect, game),) if called}
                rest += [*analysis.children(effect), *effects(effect)]
                rest += [ability.body for ability in analysis.woken(effect) if ability.body is not None]
        for choice in program.choices.values():  # whatever is asked in it
            if id(choice.effect) in seen or choice.step.partition(".")[0] in names:
                used = (ability_of(game, choice, code) for code in choice.names)
                bodies = (ability.body for ability in used if ability is not None and ability.body is not None)
                rest += [body for body in bodies if id(body) not in seen]
    return frozenset(found)


def slots(layout: Layout, written: frozenset[Region]) -> set[int]:
    """Everything that can change where such regions are written, with what is kept up to date by it."""
    found = {slot for first, last in spans(layout, written) for slot in range(first, last)}
    for first, count, what in layout.names:
        sort, _, name = what.partition(" ")
        if sort == "occupied" and ("p", *name.split(" ")) in written:
            found.update(range(first, first + count))
    return found


def touched_then(match: Match, name: str) -> set[int] | None:
    """What is read and written from when a player declines in a rule to the next decision outside of it; None if that
    is too far. What they could choose in the rule itself is no matter."""
    rules, machine = match.rules, match.rules.machine
    state, pc = Touched(match.state), match.state[PC]
    machine.forget(state)  # answers that are remembered are looked for anew
    machine.work.renew()
    state.slots.clear()
    try:
        pc = taken(match, state, pc, STOP)
        for _ in FEW_STEPS:
            step, listed = machine.steps[pc], machine.options[pc]
            if step is not None:
                pc = step(state)
                continue
            if listed is None:
                return state.slots
            before = {*state.slots}
            found = listed(state)
            if rule_asking(rules, pc) == name:
                state.slots = before
                if STOP not in found:
                    return None
                pc = taken(match, state, pc, STOP)
            elif len(found) != 1 or machine.stops(state, pc, found):
                return state.slots
            else:
                pc = taken(match, state, pc, found[0])
    except Impossible:
        pass
    return None


def taken(match: Match, state: list[int], pc: int, code: int) -> int:
    """The step that comes after an option of a choice."""
    take = match.rules.machine.apply[pc]
    assert take is not None
    return take(state, code)
