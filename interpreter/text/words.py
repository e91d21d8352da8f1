"""Anything that has a name in a game, said in words: what it is, and what its rules do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..errors import Refused, Span
from ..language import ir
from ..language.game import CheckedGame
from ..language.model import PLAYER, Kind, Thing
from ..language.names import nearest
from ..runtime.rules import Rules
from .phrases import readable, written_words
from .sentences import Lines, Sentences, indented


@dataclass(slots=True)
class Item:
    """Something found under an id: where it stands, in words, and the effects that belong to it."""

    section: str
    name: str
    span: Span | None
    lines: Lines
    effects: list[ir.Effect] = field(default_factory=list)


def words(rules: Rules, name: str) -> str:
    """Everything called so, in words."""
    return "\n\n".join("\n".join(item.lines) for item in find(rules, name))


def find(rules: Rules, name: str) -> list[Item]:
    """What an id stands for: NAME, SECTION.NAME, or STEP of a rule as RULE.STEP. Refused if nothing is called so."""
    finder = Finder(rules)
    section, dot, rest = name.partition(".")
    found = [i for i in finder.items(name)] or ([i for i in finder.items(rest) if i.section == section] if dot else [])
    found = found or (finder.steps(section, rest) if dot else [])
    if not found:
        near = nearest(name, finder.names())
        raise Refused(f"nothing in {rules.name} is called `{name}`" + (f"; did you mean `{near}`?" if near else ""))
    return found


class Finder:
    def __init__(self, rules: Rules):
        self.rules = rules
        self.game: CheckedGame = rules.machine.program.game
        self.words = self.game.words
        self.say = Sentences(self.words, written_words(rules.pack.tree))

    def names(self) -> list[str]:
        w = self.words
        found = [
            *w.rules,
            *w.entries,
            *w.thing_names,
            *w.kinds,
            *w.definitions,
            *w.parameters,
            *w.zones,
            *w.counters,
            *w.pieces,
        ]
        found += [
            *w.symbols,
            *w.groups,
            *w.layouts,
            *w.worths,
            *w.checks,
            *(c.name for c in w.ends),
            *(a for _, a in w.adjectives),
        ]
        found += [a.entry for a in self.game.abilities]
        return found + [s.name for part in (self.game.setup, self.game.scoring) for s in named_steps(part)]

    def items(self, name: str) -> Iterator[Item]:
        w = self.words
        for rule in w.rules.values():
            if name in (rule.name, rule.key):
                yield self.rule(rule.name)
        for section, part in (("setup", self.game.setup), ("scoring", self.game.scoring)):
            for step in named_steps(part):
                if step.name == name:
                    yield Item(
                        section,
                        name,
                        step.span,
                        self.titled(f"step of the {section}", name, self.say.body(step.body)),
                        [step.body],
                    )
        for i, cause in enumerate(self.game.ends):
            if cause[0] == name:
                yield Item("end", name, cause[3], self.cause(i))
        if name in w.entries or name in w.thing_names:
            index = w.thing_names.get(name, w.entries[name][0] if name in w.entries else 0)
            yield self.thing(w.things[index])
        yield from self.ability_entries(name)
        yield from self.declared(name)

    def titled(self, what: str, name: str, lines: Lines) -> Lines:
        return [f"{readable(name)} ({what}):", *indented(lines)]

    # ---- rules and steps
    def rule(self, name: str) -> Item:
        checked = self.game.rules[name]
        rule = checked.rule
        say = self.say
        say.call(checked.you, "you")
        if checked.place is not None:
            say.call(checked.place, "here")
        lines = self.titled("step of the flow" if rule.flow else "rule", rule.key, say.body(checked.body))
        answers = [a for a in self.game.abilities if a.event is not None and a.event.rule is rule]
        if answers:
            lines.append("   answered by: " + ", ".join(dict.fromkeys(readable(a.entry) for a in answers)))
        return Item("flow" if rule.flow else "rules", name, rule.span, lines, [checked.body])

    def steps(self, rule: str, step: str) -> list[Item]:
        """A named step inside a rule of the flow."""
        checked = self.game.rules.get(rule)
        if checked is None:
            return []
        self.rule(rule)  # gives the locals their names
        return [
            Item(
                "flow" if checked.rule.flow else "rules",
                f"{rule}.{step}",
                s.span,
                self.titled(f"step of {readable(rule)}", step, self.say.body(s.body)),
                [s.body],
            )
            for s in named_steps(checked.body)
            if s.name == step
        ]

    def cause(self, index: int) -> Lines:
        name, cond, rounds, _ = self.game.ends[index]
        after = "at once" if rounds < 0 else "after the round" if rounds == 0 else f"after the round and {rounds} more"
        return [f"{readable(name)} (cause of the end):", f"   the game ends {after} when {self.say.condition(cond)}"]

    # ---- things
    def thing(self, thing: Thing) -> Item:
        kind = self.words.kinds[thing.kind]
        copies = len(self.words.entries[thing.entry])
        many = f", {copies} copies" if copies > 1 else ""
        lines = [f"{readable(thing.entry)} ({readable(kind.name)}{many}):"]
        effects: list[ir.Effect] = []
        for prop, sort in kind.properties.items():
            if sort.sort == "abilities":
                continue
            lines += indented(self.property(thing, prop, effects))
        for ability in self.game.abilities:
            if thing.index in ability.cards:
                lines += indented(self.say.ability(ability))
                effects += [ability.body] if ability.body is not None else []
        for part in self.parts(thing):
            inner = self.thing(part)
            lines += indented(inner.lines)
            effects += inner.effects
        return Item(kind.plural, thing.entry, thing.span, lines, effects)

    def parts(self, thing: Thing) -> list[Thing]:
        return [t for t in self.words.things if t.whole == thing.index]

    def property(self, thing: Thing, prop: str, effects: list[ir.Effect]) -> Lines:
        kind = self.words.kinds[thing.kind]
        sort = kind.properties[prop]
        printed = self.game.printed.get((prop, thing.entry))
        name = readable(prop)
        if printed is not None:
            self.say.call(printed.self, f"this {readable(kind.name)}")
            self.say.call(printed.you, "you")
            if printed.effect is not None:
                effects.append(printed.effect)
                return self.say.under(name, printed.effect)
            if printed.condition is not None:
                return [f"{name}: {self.say.condition(printed.condition)}"]
            return [f"{name}: " + " and ".join(f"{n} {self.say.noun(c.name, n != 1)}" for c, n in printed.amounts)]
        copies = [self.words.things[i].numbers.get(prop, 0) for i in self.words.entries[thing.entry]]
        shown = dict.fromkeys(self.shown(kind, prop, n) for n in copies)
        return [f"{name}: {', '.join(shown)}"] if sort.sort != "flag" or any(copies) else []

    def shown(self, kind: Kind, prop: str, number: int) -> str:
        sort = kind.properties[prop]
        if sort.sort == "flag":
            return "yes" if number else "no"
        if sort.sort == "enum":
            return readable(sort.values[number])
        if sort.sort == "thing":
            return readable(self.words.things[number].entry) if number >= 0 else "none"
        return str(number)

    def ability_entries(self, name: str) -> Iterator[Item]:
        found = [a for a in self.game.abilities if not a.cards and a.entry == name]
        if found:
            lines = [line for a in found for line in self.say.ability(a)]
            yield Item(
                "always",
                name,
                found[0].span,
                self.titled("always active", name, lines),
                [a.body for a in found if a.body is not None],
            )

    # ---- declarations
    def declared(self, name: str) -> Iterator[Item]:
        w, say = self.words, self.say
        for key, checked in self.game.definitions.items():
            d = checked.definition
            if name in (d.name, key):
                say.call(checked.it, "it")
                said = say.condition(checked.value) if d.adjective else say.value(checked.value)
                yield Item(
                    "define", d.name, d.span, self.titled("definition", key, [("if " if d.adjective else "") + said])
                )
        if name in w.parameters:
            yield Item("parameters", name, w.parameters[name].span, self.parameter(name))
        if name in w.counters:
            yield Item("counters", name, w.counters[name].span, self.counter(name))
        if name in w.pieces:
            yield Item("pieces", name, w.pieces[name].span, self.piece(name))
        if name in w.zones:
            yield Item("zones", name, w.zones[name].span, self.zone(name))
        for kind in w.kinds.values():
            if name in (kind.name, kind.plural):
                yield Item("kinds", kind.name, kind.span, self.kind(kind))
        if name in w.symbols:
            symbol = w.symbols[name]
            yield Item(
                "symbols",
                name,
                symbol.span,
                self.titled("symbol", name, [f"whoever gains one does {readable(symbol.rule)} at once"]),
            )
        if name in w.groups:
            members = ", ".join(readable(m) for m in w.groups[name].members)
            yield Item("groups", name, w.groups[name].span, self.titled("group", name, [f"one word for {members}"]))
        if name in w.layouts:
            layout = w.layouts[name]
            how = f"{readable(w.kinds[layout.of].plural)} in rows of {', '.join(map(str, layout.rows))}"
            yield Item(
                "layouts",
                name,
                layout.span,
                self.titled("layout", name, [how + (", in random order" if layout.shuffled else "")]),
            )
        if name in w.worths:
            table = ", ".join(f"{readable(k)} {n}" for k, n in w.worths[name].items())
            yield Item(
                "worths",
                name,
                None,
                self.titled("worth", name, [f"what one of each counts for: {table}; anything else nothing"]),
            )
        if name in self.game.checks:
            cond, span = self.game.checks[name]
            yield Item("checks", name, span, self.titled("check of the figures", name, [say.condition(cond)]))

    def parameter(self, name: str) -> Lines:
        p = self.words.parameters[name]
        value = ("yes" if p.value else "no") if p.flag else str(p.value)
        lines = [f"{value}, with {self.words.players} players"]
        for ability in self.game.abilities:
            if ability.parameter is p:
                lines.append(f"changed by {readable(ability.entry)}: {self.say.change(ability)}")
        return self.titled("permission" if p.flag else "number of the rules", name, lines)

    def counter(self, name: str) -> Lines:
        c = self.words.counters[name]
        whose = {"game": "one for the whole game", PLAYER: "every player has their own"}.get(
            c.of, f"every {readable(c.of)} has its own"
        )
        start = (
            str(c.start[0])
            if len(set(c.start)) == 1
            else ", ".join(f"player {i + 1}: {n}" for i, n in enumerate(c.start))
        )
        return self.titled("counter", name, [f"a whole number, never below 0; {whose}; at the beginning {start}"])

    def piece(self, name: str) -> Lines:
        p = self.words.pieces[name]
        whose = "every player has their own" if p.owned else "they belong to nobody"
        start = ", ".join(f"{n} in {readable(place)}" for place, n in p.start.items())
        return self.titled(
            "piece",
            name,
            [f"{whose}; at the beginning {start or 'none'}", "may lie on: " + ", ".join(readable(x) for x in p.places)],
        )

    def zone(self, name: str) -> Lines:
        z = self.words.zones[name]
        plural = readable(self.words.kinds[z.of].plural) if z.of in self.words.kinds else ""
        own = {"game": "one for the whole game", PLAYER: "every player has one"}
        whose = own.get(z.of, f"{len(z.owners)} of the {plural} have one")
        holds = ", ".join(readable(self.words.kinds[k].plural) for k in z.holds) or "pieces only"
        form = {"pile": "without an order", "stack": "a stack, taken from the top", "row": f"a row of {z.size} slots"}[
            z.form
        ]
        seen = {"all": "seen by all", "owner": "seen by its owner only", "nobody": "seen by nobody"}[z.seen_by]
        lines = [f"{whose}; holds {holds}; {form}; {seen}"]
        if z.limit:
            lines.append(f"at most {z.limit} fit")
        if z.in_play:
            lines.append("abilities of what lies there are active for its owner")
        for prop, column in z.slots.items():
            lines.append(f"{readable(prop)} of the slots: {', '.join(map(str, column))}")
        if z.refill_from:
            lines.append(f"filled up from the {readable(z.refill_from)}")
        return self.titled("zone", name, lines)

    def kind(self, kind: Kind) -> Lines:
        lines = [
            f"{len(kind.things)} with {self.words.players} players"
            + (f"; part of {readable(kind.part_of)}" if kind.part_of else "")
        ]
        if kind.properties:
            lines.append(
                "each has: " + ", ".join(f"{readable(p)} ({s.kind or s.sort})" for p, s in kind.properties.items())
            )
        names = list(dict.fromkeys(readable(t.entry) for t in kind.things))
        lines.append(", ".join(names[:40]) + (" ..." if len(names) > 40 else ""))
        return self.titled("kind", kind.name, lines)


def named_steps(effect: ir.Effect | None) -> list[ir.Step]:
    """The named steps of a body, from outside to inside."""
    if isinstance(effect, ir.Step):
        return [effect, *named_steps(effect.body)]
    items = effect.items if isinstance(effect, ir.Seq) else [effect.body] if isinstance(effect, ir.AsEach) else []
    return [step for item in items for step in named_steps(item)]
