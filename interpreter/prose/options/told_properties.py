"""What is printed on an option and need not be read there, as the option tells it: by its name, or by what it brings.

    told = ToldProperties(spoken, outcomes)
    told.by_option(pc, thing, outcome)      # the names of such properties
    told.by_all(options)                    # the same of several, each with its place, its thing and these names

A number is told where the step reads it and something changes by just as much, with every option of that sort (with one
alone it may happen to be as much), or, if there is no other, it is said how
often the same must be taken, and need not be told of a sort of which
one comes to somebody where the step does not ask for it (the price of what is not bought); a thing where the step reads
it and something comes there, or it comes to somebody; an effect where the step does it, it asks nobody, and everything
it can change is told of; a value by which things are called everywhere, by their name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from ...lowering.analysis import Analysis
from ...lowering.anatomy import lead_of, rule_done
from ...model import walk
from ...model.ir import Effect, Expr
from ...model.regions import Region
from ...model.vocabulary import Thing
from ...terms.properties import PropRef
from ...verbs.printed_effects import DoPrinted
from ...verbs.sequences import named_steps
from ..questions.questions import Questions
from ..record.outcome import Outcome
from ..record.outcomes import Outcomes


class ToldProperties:
    def __init__(self, spoken: Questions, outcomes: Outcomes):
        self.spoken, self.outcomes = spoken, outcomes
        self.game, self.words = spoken.game, spoken.words
        self._used: dict[int, tuple[set[str], set[str]]] = {}

    def by_option(self, pc: int, index: int, outcome: Outcome, often: bool = False) -> frozenset[str]:
        """Of the thing that an option stands for. `often`: it is told how often it must be taken to bring something."""
        thing = self.words.things[index]
        kind = self.words.kinds[thing.kind]
        changed = {abs(now - before) for before, now in outcome.counters.values()}
        named = {place for (_, place), n in outcome.stands.items() if n > 0}
        named |= {one for one, n in outcome.things.items() if n > 0}
        read, done = self.used(pc)
        found = {self.named_by(thing)}
        numbers = [prop for prop, sort in kind.properties.items() if sort.sort == "number" and prop in read]
        found |= {*numbers} if often and len(numbers) == 1 else set()
        for prop, sort in kind.properties.items():
            if sort.sort == "number" and prop in read and thing.numbers.get(prop, 0) in changed - {0}:
                found.add(prop)
            elif sort.sort == "number" and prop not in read and outcome.sorts.get(index, 0) > 0:
                found.add(prop)
            elif sort.sort == "thing" and prop in read and thing.numbers.get(prop, -1) in named:
                found.add(prop)
            elif sort.sort == "effect" and prop in done and self.brings_all(prop, thing, outcome):
                found.add(prop)
        return frozenset(found - {""})

    def by_all(self, options: Sequence[tuple[int, int, frozenset[str]]]) -> list[frozenset[str]]:
        """Without numbers that only some of the options at a place tell by what changes, and not others of the kind."""
        kept: list[frozenset[str]] = []
        things = [self.words.things[index] for _, index, _ in options]
        for (pc, _, told), thing in zip(options, things, strict=True):
            beside = [
                (other, names)
                for (at, _, names), other in zip(options, things, strict=True)
                if at == pc and other.kind == thing.kind
            ]
            sorts, read = self.words.kinds[thing.kind].properties, self.used(pc)[0]
            by_chance = {
                prop
                for prop in told & read
                if sorts[prop].sort == "number"
                and any(other.numbers.get(prop, 0) and prop not in names for other, names in beside)
            }
            kept.append(told - by_chance)
        return kept

    def used(self, pc: int) -> tuple[set[str], set[str]]:
        """Which properties the step of a decision reads, and which printed effects it does."""
        if pc not in self._used:
            name, _, prop = self.spoken.choices[pc].step.partition(".")
            around = [step.body for step in named_steps(self.game.setup) if self.does(step.body, name)]
            nodes = [node for body in (*self.spoken.bodies(name, prop), *around) for node in self.within(body)]
            read = {node.prop for node in nodes if isinstance(node, PropRef)}
            self._used[pc] = read, {node.prop for node in nodes if isinstance(node, DoPrinted)}
        return self._used[pc]

    def numbers(self, value: Expr) -> frozenset[str]:
        """The properties from which a number is worked out."""
        return frozenset(node.prop for node in self.within(value) if isinstance(node, PropRef))

    def does(self, body: Effect, rule: str) -> bool:
        return any(rule_done(effect, self.game) == rule for effect in walk.effects(body))

    def within(self, body: Any) -> Iterator[Any]:
        """What is written in a body, in the values it takes from elsewhere and in the rules it does."""
        left, known = [body], set[str]()
        while left:
            for node in walk.everything(left.pop()):
                yield node
                lead = lead_of(node, self.game)
                if lead is not None and lead.sort in ("define", "parameter", "rule") and lead.name not in known:
                    known.add(lead.name)
                    left += [passage.body for passage in lead.passages]

    def brings_all(self, prop: str, thing: Thing, outcome: Outcome) -> bool:
        """Is everything that a printed effect can do among what is told to have come of it?"""
        printed = self.game.printed.get((prop, thing.entry))
        effect = printed.effect if printed is not None else None
        if effect is None or not (outcome.counters or outcome.sorts or outcome.pieces):
            return False
        asks = self.analysis.asks(effect) or self.analysis.turns(effect)
        return not asks and all(map(self.is_told, self.analysis.writes(effect)))

    def is_told(self, region: Region) -> bool:
        """Is a change there told as something that somebody has more or less of?"""
        sort, name = region[0], region[1] if len(region) > 1 else ""
        if sort in ("c", "stock"):
            return name in self.outcomes.counters
        had = {kind for zone in self.outcomes.had for kind in self.words.zones[zone].holds}
        return sort == "z" and {*self.words.zones[name].holds} <= had

    def named_by(self, thing: Thing) -> str:
        """The property by whose value things of a kind are told everywhere, if no two entries share one."""
        for prop in self.outcomes.by_value.values():
            if prop not in self.words.kinds[thing.kind].properties:
                continue
            things = self.words.kinds[thing.kind].things
            pairs = {(other.entry, other.numbers.get(prop, -1)) for other in things}
            if len(pairs) == len({entry for entry, _ in pairs}) == len({value for _, value in pairs}):
                return prop
        return ""

    @cached_property
    def analysis(self) -> Analysis:
        return Analysis(self.game)
