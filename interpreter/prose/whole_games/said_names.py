"""Anything that has a name in a game, said in words of a language: what it is, and what its rules do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field

from ...diagnostics.problems import Refused, Span, hinted, say
from ...diagnostics.records import mutable
from ...engine.rules import Rules
from ...model import ir
from ...model.checked import CheckedGame
from ...model.vocabulary import PLAYER, Thing
from ...phrases.fallbacks import first
from ...phrases.lines import Line
from ...phrases.rule_words import rule_parts, rule_title
from ...phrases.telling import IN_FULL, condition, lines
from ...phrases.words import Listed, Noun, Phrase, Say
from ...reading.names import nearest
from ...verbs.sequences import all_steps
from ..speaking.punctuation import tidy
from ..texts.abilities import ability_lines
from ..texts.card_texts import Cards
from ..texts.ending import played_on
from ..texts.labels import Labels
from ..texts.renderer import telling
from ..texts.victory import victory
from .declared import Declared, label

#: what frames the rules
SETUP, SCORING, END, WINNER = "setup", "scoring", "end", "winner"


@mutable
class Item:
    """Something found under an id: where it stands, in words, and the effects that belong to it."""

    section: str
    name: str
    span: Span | None
    lines: list[str]
    effects: list[ir.Effect] = field(default_factory=list)


def words(rules: Rules, name: str, lang: str = "en") -> str:
    """Everything called so, in words."""
    return "\n\n".join("\n".join(item.lines) for item in find(rules, name, lang))


def find(rules: Rules, name: str, lang: str = "en") -> list[Item]:
    """What an id stands for: NAME, SECTION.NAME, STEP of a rule as RULE.STEP, or all of what frames the rules: setup,
    scoring, end, winner. Refused if nothing is called so."""
    finder = Finder(rules, lang)
    section, dot, rest = name.partition(".")
    found = [i for i in finder.items(name)] or ([i for i in finder.items(rest) if i.section == section] if dot else [])
    found = found or (finder.steps(section, rest) if dot else [])
    if not found:
        near = nearest(name, finder.names())
        hint = say("did-you-mean", name=near) if near else None
        raise Refused(hinted(say("game-has-no", game=rules.name, name=name), hint))
    return found


class Finder:
    def __init__(self, rules: Rules, lang: str = "en"):
        self.rules = rules
        self.game: CheckedGame = rules.machine.program.game
        self.words = self.game.words
        self.labels = Labels(rules, lang)
        self.cards = Cards(self.game, lang, rules.pack.word_folders, IN_FULL)
        self.declarations = Declared(self.game, self.labels)

    def names(self) -> list[str]:
        w = self.words
        tables: tuple[Sequence[str], ...] = (
            *([*t] for t in (w.rules, w.entries, w.thing_names, w.kinds, w.definitions, w.parameters, w.zones)),
            *(
                [*t]
                for t in (w.counters, w.notes, w.pieces, w.symbols, w.groups, w.layouts, w.worths, w.estimate, w.checks)
            ),
            [cause.name for cause in w.ends],
            [adjective for _, adjective in w.adjectives],
            [ability.entry for ability in self.game.abilities],
            [step.name for part in (self.game.setup, self.game.scoring) for step in all_steps(part)],
            [section for section in (SETUP, SCORING, END, WINNER) if any(self.whole(section))],
        )
        return [name for table in tables for name in table]

    def items(self, name: str) -> Iterator[Item]:
        w = self.words
        for rule in w.rules.values():
            if name in (rule.name, rule.key):
                yield self.rule(rule.name)
        for section in (SETUP, SCORING, END):
            yield from self.whole(section, name)
        if name in w.entries or name in w.thing_names:
            index = w.thing_names.get(name, w.entries[name][0] if name in w.entries else 0)
            yield self.thing(w.things[index])
        yield from self.ability_entries(name)
        for table, key, place, called, sort, declared in self.declarations.find(name):
            yield Item(table, key, place, self.titled(called, Say(sort), declared))
        yield from self.whole(name)

    def whole(self, section: str, only: str | None = None) -> Iterator[Item]:
        """All that stands in a section that frames the rules, or only what is called so there."""
        for step in all_steps({SETUP: self.game.setup, SCORING: self.game.scoring}.get(section)):
            if only not in (None, step.name):
                continue
            title, what = Say(f"step-{step.name}"), Say("show-setup")
            if section == SCORING:
                title, what = Say(f"source-{step.name}"), Say("show-scoring")
            yield Item(section, step.name, step.span, self.titled(title, what, self.told(step.body)), [step.body])
        for name, cond, rounds, span in self.game.ends if section == END else ():
            if only not in (None, name):
                continue
            yield Item(section, name, span, self.cause(name, cond, rounds))
        if section == WINNER and self.words.winner:
            lines = [Line(0, phrase) for phrase in victory(self.game, IN_FULL)]
            told = self.titled(Say("book-victory"), Say("show-winner"), lines)
            yield Item(section, section, self.words.winner[0].span, told)

    # ---- writing
    def titled(self, title: Phrase, what: Phrase, lines: Sequence[Line]) -> list[str]:
        """A heading and its lines, bulleted and indented as on a card."""
        head = self.labels.say("show-title", name=self.labels.text(title), what=self.labels.text(what))
        said = self.labels.speech.together([line.phrase for line in lines])
        dressed = [self.cards.dressed(line, tidy(text)) for line, (text, _) in zip(lines, said, strict=True)]
        return [head[:1].upper() + head[1:], *("   " + line for line in dressed)]

    def told(self, body: ir.Effect, here: ir.Local | None = None) -> list[Line]:
        return lines(telling(self.game, IN_FULL, here), body)

    def called(self, name: str) -> Phrase:
        """An entry, or what is always active, by its name."""
        return first((f"source-{name}", Say(f"source-{name}")), *self.labels.known(name))

    # ---- rules and steps
    def rule_title(self, name: str) -> Phrase:
        return rule_title(self.game, name, **rule_parts(self.words.rules[name]))

    def rule(self, name: str) -> Item:
        checked = self.game.rules[name]
        rule = checked.rule
        lines = self.told(checked.body, checked.place)
        heard = [a for a in self.game.abilities if a.event is not None and a.event.rule is rule]
        if heard:
            names = Listed([self.called(entry) for entry in dict.fromkeys(a.entry for a in heard)], "list-comma")
            lines.append(Line(0, label("show-answered-by", names)))
        title = self.titled(self.rule_title(name), Say("show-flow" if rule.flow else "show-rule"), lines)
        return Item("flow" if rule.flow else "rules", name, rule.span, title, [checked.body])

    def steps(self, rule: str, step: str) -> list[Item]:
        """A named step inside a rule of the flow."""
        checked = self.game.rules.get(rule)
        if checked is None:
            return []
        what = Say("show-step-of", rule=self.rule_title(rule))
        return [
            Item(
                "flow" if checked.rule.flow else "rules",
                f"{rule}.{step}",
                s.span,
                self.titled(Say(f"step-{step}"), what, self.told(s.body, checked.place)),
                [s.body],
            )
            for s in all_steps(checked.body)
            if s.name == step
        ]

    def cause(self, name: str, cond: ir.Expr, rounds: int) -> list[str]:
        when = Say("if-open", cond=condition(telling(self.game, IN_FULL), cond))
        lines = [Line(0, when, open=True), Line(1, played_on(rounds))]
        return self.titled(Say(f"end-{name}"), Say("show-end"), lines)

    # ---- things
    def thing(self, thing: Thing) -> Item:
        kind = self.words.kinds[thing.kind]
        copies = len(self.words.entries[thing.entry])
        what: Phrase = Noun(kind.name) if copies == 1 else Say("show-copies", kind=Noun(kind.name), n=copies)
        lines = [] if kind.name == PLAYER else [*self.flags(thing), *self.cards.lines(kind, thing)]
        title = self.titled(self.labels.called(thing) if copies == 1 else self.called(thing.entry), what, lines)
        return Item(kind.plural, thing.entry, thing.span, title, self.effects_of(thing))

    def flags(self, thing: Thing) -> list[Line]:
        """Cards say nothing of marks that only the rules look at."""
        sorts = self.words.kinds[thing.kind].properties
        set_ = [prop for prop, sort in sorts.items() if sort.sort == "flag" and thing.numbers.get(prop)]
        return [Line(0, Listed([Say(f"is-{prop}", "is") for prop in set_], "list-comma"))] if set_ else []

    def effects_of(self, thing: Thing) -> list[ir.Effect]:
        """What is printed on it, what its abilities do, and the same of its parts."""
        printed = [self.game.printed.get((p, thing.entry)) for p in self.words.kinds[thing.kind].properties]
        found = [p.effect for p in printed if p is not None and p.effect is not None]
        found += [a.body for a in self.game.abilities if thing.index in a.cards and a.body is not None]
        for part in self.words.things:
            if part.whole == thing.index:
                found += self.effects_of(part)
        return found

    def ability_entries(self, name: str) -> Iterator[Item]:
        found = [a for a in self.game.abilities if not a.cards and a.entry == name]
        if found:
            told = [line for a in found for line in ability_lines(telling(self.game, IN_FULL), a)]
            title = self.titled(self.called(name), Say("show-always"), told)
            yield Item("always", name, found[0].span, title, [a.body for a in found if a.body is not None])
