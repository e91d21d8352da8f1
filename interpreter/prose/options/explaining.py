"""What a choice is about, in full: the text of its step, and what each option does."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from ...asking.foresight import Step
from ...engine.rules import readable
from ...lowering.anatomy import lead_of, rule_done
from ...model import ir, walk
from ...model.checked import CheckedGame
from ...phrases.fallbacks import first
from ...phrases.telling import lines
from ...phrases.words import Plain, Say
from ...terms.definitions import IfElse
from ...terms.grids import GridCount
from ...terms.parameters import ParamRef
from ..speaking.punctuation import capital
from ..texts.all_texts import Whole, Written
from ..texts.renderer import telling
from .offers import Offer
from .prompts import Prompts

#: instead of a word that shows on a grid: cells that something else lies over
COVERED = -1


class Explained:
    def __init__(self, spoken: Prompts):
        self.spoken = spoken

    @cached_property
    def whole(self) -> Whole:
        return Whole(self.spoken.game, self.spoken.language, self.spoken.rules.pack.word_folders)

    def step(self, pc: int) -> list[str]:
        """The rule or the card that asks, or the lines that do."""
        choice = self.spoken.choices[pc]
        name = choice.step.partition(".")[0]
        if name in self.spoken.game.rules:
            return self.rule(name)
        if name in self.spoken.words.entries:
            return self.spoken.printed(self.spoken.words.entries[name][0])
        return self.written([choice.effect]) if choice.effect is not None else []

    def rule(self, name: str) -> list[str]:
        """Its text, and numbers that it goes by without telling them."""
        lines = next((text.lines for text in self.texts([name])), [])
        return [*lines, *self.numbers(name, lines)] if lines else []

    def numbers(self, rule: str, told: Sequence[str]) -> list[str]:
        """Named numbers by which a rule goes, which cards change and its text, written by hand, does not say."""
        spoken, said = self.spoken, {word.strip(".,;:()") for line in told for word in line.split()}
        nodes = walk.everything(spoken.game.rules[rule].body)
        read = {n.param.name: n.param for n in nodes if isinstance(n, ParamRef) and n.thing is None}
        found = []
        for number in (one for one in read.values() if not one.flag and str(one.value) not in said):
            by = dict.fromkeys(a.entry for a in spoken.game.abilities if a.parameter is number)
            cards = [spoken.entry(spoken.words.entries[entry][0]) for entry in by if entry in spoken.words.entries]
            if cards:
                changed = spoken.say("cli-at", place=spoken.say("book-changed-by"), what=", ".join(cards))
                usually = spoken.say("cli-usually", n=number.value)
                value = spoken.say("cli-option-with", option=usually, text=changed)
                name = f"param-{number.name}"
                title = spoken.text(first((name, Say(name)), ("", Plain(readable(number.name)))))
                found.append(spoken.say("cli-at", place=capital(title), what=value))
        return found

    def texts(self, rules: Sequence[str]) -> list[Written]:
        """Rules with what they are called."""
        return [self.whole.write(text) for text in self.whole.rules(rules)] if rules else []

    def naming(self, thing: int) -> list[int]:
        """Cards that do something and name a thing in one of their properties: one of those with the same text."""
        return cards_naming(self.spoken.game, thing)

    def counting(self, word: int) -> list[tuple[str, Written]]:
        """The rules that count on how many cells of a grid something shows, by themselves or by a word they define:
        what each is called, with the cards without which it does not, and its text."""
        game = self.spoken.game
        found = {name: words_counted(game, rule.body) for name, rule in game.rules.items()}
        needed = {name: by_word[word] for name, by_word in found.items() if word in by_word}
        return [(self.only_with(text.title, needed[text.id]), text) for text in self.texts([*needed])]

    def only_with(self, title: str, permissions: frozenset[str]) -> str:
        """A rule, with the cards that give the permissions it needs."""
        spoken, given = self.spoken, (a for a in self.spoken.game.abilities if a.parameter is not None)
        by_card = {a.entry for a in given if a.parameter is not None and a.parameter.name in permissions}
        cards = [spoken.entry(things[0]) for entry, things in spoken.words.entries.items() if entry in by_card]
        return spoken.say("cli-sign-only", step=title, cards=", ".join(cards)) if cards else title

    def counted(self, word: int) -> list[str]:
        """What is done for each cell of a grid on which something shows: the text of the rules that count it."""
        found = self.counting(word)
        return [line for title, text in found for line in (f"{title}:", *(f"  {line}" for line in text.lines))]

    def signs(self, pc: int) -> list[str]:
        """What each sign means that shows on the grid a decision is about, and in which steps it counts."""
        spoken, zone = self.spoken, self.spoken.grid(pc) or self.spoken.lays(pc)
        told = []
        for word in spoken.shown_on(zone) if zone else ():
            steps = [title for title, _ in self.counting(word)]
            name = spoken.say("cli-sign", sign=spoken.brief(word), name=spoken.thing(word))
            told.append(spoken.say("cli-at", place=name, what="; ".join(steps)) if steps else name)
        return [*told, *(self.covered() if zone else [])]

    def covered(self) -> list[str]:
        """What it means that cells of a grid are covered, if that counts in any step, and in which."""
        steps = [title for title, _ in self.counting(COVERED)]
        spoken = self.spoken
        return [spoken.say("cli-at", place=spoken.say("cli-sign-covered"), what="; ".join(steps))] if steps else []

    def written(self, effects: Sequence[ir.Effect]) -> list[str]:
        told = [line for effect in effects for line in lines(telling(self.spoken.game), effect)]
        return self.whole.cards.write_all(told)

    def thing(self, pc: int, code: int) -> int | None:
        """The thing an option stands for, or the card it uses."""
        choice, spoken = self.spoken.choices[pc], self.spoken
        if code not in choice.names:
            return code if 0 <= code < len(spoken.words.things) else None
        card = spoken.card_of(choice, code)
        return spoken.words.entries[card][0] if card in spoken.words.entries else None

    def cards(self, options: Sequence[Step]) -> list[str]:
        """What the cards do that options use, each behind its name."""
        things = (self.thing(*step) for step in options)
        return self.able([*dict.fromkeys(thing for thing in things if thing is not None)])

    def reached(self, places: Sequence[int]) -> list[str]:
        """What is printed on parts of what lies on a board, and what the whole does for whoever comes there."""
        spoken, words = self.spoken, self.spoken.words
        boards = {layout.of for layout in words.layouts.values()}
        parts = [place for place in places if words.things[place].whole >= 0]
        loose = [part for part in parts if words.things[words.things[part].whole].kind not in boards]
        wholes = [words.things[whole] for whole in dict.fromkeys(words.things[part].whole for part in loose)]
        does = [line for whole in wholes for line in spoken.cards.effects(whole)]
        kinds = [(words.kinds[words.things[part].kind], words.things[part]) for part in loose]
        printed = [line for kind, part in kinds for line in spoken.cards.properties(kind, part, alone=True)]
        return [*spoken.cards.write_all(printed), *does]

    def able(self, cards: Sequence[int]) -> list[str]:
        """What cards do as long as somebody has them, each behind its name."""
        game, words = self.spoken.game, self.spoken.words
        acting = {ability.entry for ability in game.abilities}
        things = [words.things[index] for index in cards if words.things[index].entry in acting]
        texts = {capital(self.spoken.sort(one.index)): " ".join(self.spoken.cards.effects(one)) for one in things}
        return [self.spoken.say("cli-at", place=name, what=text) for name, text in texts.items()]

    def with_it(self, offer: Offer) -> list[str]:
        """What stands on that which comes by an option, and on where a piece comes by it."""
        texts = {index: self.spoken.printed(index) for index in offer.comes}
        cards = [
            line
            for index, text in texts.items()
            if text
            for line in (f"{capital(self.spoken.sort(index))}:", *(f"  {one}" for one in text))
        ]
        return [*self.reached(offer.reaches), *cards]

    def option(self, pc: int, code: int, told: Collection[str] = ()) -> list[str]:
        """What is printed on it, without properties and parts that are `told` already, or what is done."""
        choice, spoken = self.spoken.choices[pc], self.spoken
        if code not in choice.names:
            return spoken.printed(code, told)
        card = spoken.card_of(choice, code)
        if card in spoken.words.entries:
            return spoken.printed(spoken.words.entries[card][0])
        bodies = spoken.inner(choice.bodies.get(code, []))
        rule = rule_done(bodies[0], spoken.game) if len(bodies) == 1 else ""
        if rule:
            return self.rule(rule)
        said = self.written(bodies)
        return said if [text.casefold() for text in said] != [f"{spoken.label(pc, code)}.".casefold()] else []


def cards_naming(game: CheckedGame, thing: int) -> list[int]:
    """Cards that do something and name a thing in one of their properties: one of those with the same text."""
    words = game.words
    acting = {ability.entry for ability in game.abilities} | {entry for _, entry in game.printed}
    found: dict[str, int] = {}
    for card in words.things:
        kinds = words.kinds[card.kind].properties
        named = (n for name, n in card.numbers.items() if name in kinds and kinds[name].sort == "thing")
        if card.entry in acting and thing in named:
            found.setdefault(card.entry, card.index)
    return list(found.values())


def words_counted(game: CheckedGame, body: ir.Effect) -> dict[int, frozenset[str]]:
    """The words on cells of a grid that a rule counts (and COVERED cells), each with the permissions without which it
    does not: those that nobody has from the beginning."""
    nodes = [*walk.everything(body)]
    leads = [lead for node in nodes if (lead := lead_of(node, game)) is not None and lead.sort == "define"]
    nodes += [node for lead in leads for passage in lead.passages for node in walk.everything(passage.body)]
    needs: dict[int, set[str]] = {}
    for one in nodes:
        if isinstance(one, IfElse) and isinstance(one.cond, ParamRef) and not one.cond.param.value:
            for inside in walk.everything(one.then):
                needs.setdefault(id(inside), set()).add(one.cond.param.name)
    found: dict[int, frozenset[str]] = {}
    for one in nodes:
        if isinstance(one, GridCount) and (one.symbol >= 0 or one.how == "covered"):
            needed = frozenset(needs.get(id(one), set()))
            found[one.symbol] = found[one.symbol] & needed if one.symbol in found else needed
    return found
