"""The text of every entry of a game, in a language: rendered from the checked rules, line by line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ...diagnostics.problems import Refused, hinted, say
from ...diagnostics.records import record
from ...model import ir
from ...model.checked import CheckedGame
from ...model.vocabulary import FACE, GAP, Kind, Thing
from ...phrases.lines import Line, below
from ...phrases.rule_digests import entry_text_digest
from ...phrases.telling import CARD, Style, condition, lines
from ...phrases.words import Amount, Brief, Listed, Name, Noun, Phrase, Plain, Say
from ...reading.names import meant
from ...verbs import sequences
from ..speaking.bundles import Speech
from ..speaking.missing import Missing
from ..speaking.punctuation import tidy
from .abilities import ability_lines
from .renderer import telling

#: how something is marked of which a figure was reconstructed
MARK = "◇"


def reconstructed(thing: Thing) -> bool:
    return thing.source == "reconstructed"


@record
class Card:
    """An entry as a person reads it."""

    entry: str
    kind: str
    title: str
    lines: list[str]


#: sorts of properties that say what a card does
DEEDS = ("effect", "condition")


def spread(values: Sequence[Any], word: Callable[[Any], Phrase]) -> Phrase:
    """What is printed on copies: each value once, with the number of copies that bear it if they are not one each."""
    counts = {value: values.count(value) for value in values}
    if len(counts) == 1:
        return word(values[0])
    if max(counts.values()) == 1:
        return Listed([word(value) for value in counts], "list-or")  # no copy bears more than one of them
    return Listed([Say("printed-on", what=word(value), n=n) for value, n in counts.items()])


def figure(label: Noun, n: int) -> Phrase:
    """A number that is printed; none, if its property has a word for that."""
    return Plain(n) if n else Brief(label.id, Plain(n), "zero")


def printed_word(value: str) -> Phrase:
    return Say(f"is-{value}", "is")


class Cards:
    def __init__(self, game: CheckedGame, language: str, extra: tuple[Path, ...] = (), style: Style = CARD):
        self.game = game
        self.style = style
        self.words = game.words
        words = game.words
        self.speech = Speech(language, ("core", words.game), extra, words.plurals(), words.coordinates())

    def entries(self) -> list[tuple[Kind, Thing]]:
        """Every entry of every table, parts left out (they stand in their whole)."""
        found = []
        for kind in self.words.kinds.values():
            if kind.part_of or kind.name == "player" or not any(thing.values for thing in kind.things):
                continue
            seen: set[str] = set()
            board = any(sort.made for sort in kind.properties.values())  # of which most places bear nothing
            for thing in kind.things:
                if thing.entry not in seen and (thing.values or not board):
                    seen.add(thing.entry)
                    found.append((kind, thing))
        return found

    def card(self, name: str) -> Card:
        found = self.words.entries.get(name) or (
            [self.words.thing_names[name]] if name in self.words.thing_names else []
        )
        if not found:
            raise Refused(hinted(say("no-entry", name=name), meant(name, self.words.entries)))
        thing = self.words.things[found[0]]
        return self.make(self.words.kinds[thing.kind], thing)

    def make(self, kind: Kind, thing: Thing, told: Collection[str] = (), alone: bool = False) -> Card:
        """An entry; without properties and kinds of parts that are `told` already; `alone`: of this copy of it."""
        written = self.written(thing)
        if written:
            before, behind = self.values(kind, thing, told, alone), self.parts(kind, thing, told)
            lines = [*self.write_all(before), *written, *self.write_all(behind)]
        else:
            lines = self.write_all(self.lines(kind, thing, told, alone))
        return Card(thing.entry, kind.name, self.speech.phrase(Name(thing.entry)), lines)

    def written(self, thing: Thing) -> list[str]:
        """A translator's own text for an entry, as long as the rule is the one it was written for."""
        return self.by_hand(thing.entry, entry_text_digest(self.game, thing))

    def by_hand(self, name: str, digest: str) -> list[str]:
        """Of the texts for a name (`text-NAME`, `text-NAME-VARIANT`) the one written for the rule as it is."""
        voice = self.speech.voices[0]
        for id in self.speech.texts.get(name, ()):
            if self.fits(id, digest):
                try:
                    return [voice.sounds.heard(line) for line in voice.say(id).splitlines()]
                except Missing:
                    pass
        return []

    def fits(self, id: str, digest: str) -> bool:
        """Was a message written for the rule as it is?"""
        try:
            return digest in self.speech.voices[0].say(id, "rule").split()
        except Missing:
            return False

    # ---- lines of an entry
    def lines(self, kind: Kind, thing: Thing, told: Collection[str] = (), alone: bool = False) -> list[Line]:
        printed = self.properties(kind, thing, [prop for prop in kind.properties if prop not in told], alone)
        return [*printed, *self.ability_lines(kind, thing), *self.parts(kind, thing, told)]

    def values(self, kind: Kind, thing: Thing, told: Collection[str] = (), alone: bool = False) -> list[Line]:
        """What is printed beside what a card does: that stands there whatever words say what it does. If it has
        abilities, these are what it does, and what it does once is printed beside them."""
        besides = bool(self.ability_lines(kind, thing))
        values = [p for p, sort in kind.properties.items() if (besides or sort.sort not in DEEDS) and p not in told]
        return self.properties(kind, thing, values, alone)

    def parts(self, kind: Kind, thing: Thing, told: Collection[str] = ()) -> list[Line]:
        kinds = [self.words.kinds[name] for name in kind.parts if name not in told]
        return [line for k in kinds for part in k.things if part.whole == thing.index for line in self.part(k, part)]

    def ability(self, ability: ir.CheckedAbility) -> list[str]:
        """What a card does by one of its abilities, or all it does where a translator has words of their own for it."""
        by_hand = self.written(self.words.things[self.words.entries[ability.entry][0]])
        return by_hand or self.write_all(ability_lines(telling(self.game, self.style), ability))

    def effects(self, thing: Thing, shown: Collection[str] = ()) -> list[str]:
        """What a card does, without what is only a number or a name on it, and without properties already `shown`."""
        kind = self.words.kinds[thing.kind]
        does = [p for p, sort in kind.properties.items() if sort.sort in DEEDS and p not in shown]
        printed = self.write_all([line for prop in does for line in self.printed(prop, thing, Noun(f"prop-{prop}"))])
        able = self.write_all(self.ability_lines(kind, thing))
        by_hand = self.written(thing) if printed or able else []
        return [*(printed if able or not by_hand else []), *(by_hand or able)]

    def ability_lines(self, kind: Kind, thing: Thing) -> list[Line]:
        own = [a for a in self.game.abilities if a.entry == thing.entry and a.kind == kind.name]
        return [line for a in own for line in ability_lines(telling(self.game, self.style), a)]

    def properties(
        self, kind: Kind, thing: Thing, wanted: Collection[str] | None = None, alone: bool = False
    ) -> list[Line]:
        """What is printed (`wanted`: only these): a number that the entry need not say only if it says it."""
        lines: list[Line] = []
        copies = [thing] if alone else self.copies(thing)
        for prop, sort in kind.properties.items():
            if wanted is not None and prop not in wanted or sort.made:
                continue
            label = Noun(f"prop-{prop}")
            values = [c.numbers[prop] for c in copies if prop in c.numbers]
            if sort.sort == "number" and not (sort.optional and {*values} == {sort.default}):
                lines.append(Line(0, Say("label", name=label, text=spread(values, partial(figure, label)))))
            elif sort.sort == "thing" and max(values, default=-1) >= 0:
                entries = [self.words.things[v].entry for v in values if v >= 0]
                lines.append(Line(0, Say("label", name=label, text=spread(entries, Name))))
            elif sort.sort == "list" and thing.lists.get(prop):
                listed = [Name(self.words.things[i].entry) for i in thing.lists[prop]]
                lines.append(Line(0, Say("label", name=label, text=Listed(listed))))
            elif sort.sort == "enum" and {sort.values[v] for v in values} != {"none"}:
                words = [sort.values[v] for v in values if sort.values[v] != "none"]
                lines.append(Line(0, Say("label", name=label, text=spread(words, printed_word))))
            elif sort.sort == "flag" and any(c.numbers[prop] for c in copies):
                lines.append(Line(0, self.marked(prop, [bool(c.numbers[prop]) for c in copies])))
            elif sort.sort == FACE:
                faces: Phrase = Listed([Say(f"is-{value}", "is") for value in sort.values])
                faces = faces if sort.values else Plain(f"1–{sort.default}")
                lines.append(Line(0, Say("label", name=label, text=faces)))
            elif sort.sort == "grid":
                rows = [Listed([self.cell(c) for c in row], "list-comma") for row in thing.cells]
                lines.append(Line(0, Say("label", name=label, text=Listed(rows, "cells-rows", "cells-rows"))))
            elif sort.sort in ("effect", "condition", "amounts"):
                lines += self.printed(prop, thing, label)
        return lines

    def marked(self, flag: str, copies: list[bool]) -> Phrase:
        """A mark that is printed on every copy, or on some of them."""
        mark = Say(f"is-{flag}", "is")
        return mark if all(copies) else Say("some-copies", n=sum(copies), all=len(copies), what=mark)

    def copies(self, thing: Thing) -> list[Thing]:
        return [self.words.things[i] for i in self.words.entries.get(thing.entry, [thing.index])]

    def cell(self, word: int) -> Phrase:
        """What is printed in a cell of a shape."""
        return Name(self.words.things[word].entry) if word >= 0 else Say("cells-gap" if word == GAP else "cells-none")

    def printed(self, prop: str, thing: Thing, label: Phrase) -> list[Line]:
        printed = self.game.printed.get((prop, thing.entry))
        if printed is None:
            return []
        c = telling(self.game, self.style, printed.self)
        if printed.condition is not None:
            return [Line(0, Say("label", name=label, text=condition(c, printed.condition)))]
        if printed.effect is not None:
            if not sequences.steps_of(c, printed.effect):
                return []
            told = lines(c, printed.effect)
            if len(told) == 1:
                return [Line(0, Say("label", name=label, text=told[0].phrase))]
            return [Line(0, label, open=True), *below(told)]
        amounts: list[Phrase] = [Amount(n, Noun(counter.name)) for counter, n in printed.amounts]
        amounts += [Say("amount-entry", n=n, name=Name(self.words.things[i].entry)) for i, n in printed.needs]
        return [Line(0, Say("label", name=label, text=Listed(amounts)))] if amounts else []

    def part(self, kind: Kind, part: Thing) -> list[Line]:
        name = Say("part-number", part=Noun(kind.name), n=part.number)
        inside = self.properties(kind, part)
        effects = [s for s in kind.properties.values() if s.sort in ("effect", "condition", "amounts")]
        if len(kind.properties) == 1 and len(inside) == 1 and effects and isinstance(inside[0].phrase, Say):
            return [Line(0, Say("label", name=name, text=inside[0].phrase.parts["text"]))]
        if inside and not effects:
            return [Line(0, Say("part-values", part=name, values=Listed([x.phrase for x in inside], "note-next")))]
        return [Line(0, name, open=True), *below(inside)]

    # ---- writing
    def write_all(self, lines: Sequence[Line]) -> list[str]:
        return [text for text, _ in self.said(lines)]

    def said(self, lines: Sequence[Line]) -> list[tuple[str, str]]:
        """Lines as they are written, all in one language, and which it is."""
        said = self.speech.together([line.phrase for line in lines])
        return [(self.dressed(line, tidy(text)), name) for line, (text, name) in zip(lines, said, strict=True)]

    def dressed(self, line: Line, text: str) -> str:
        """With a capital, an end, a mark and its indentation."""
        text = text[:1].upper() + text[1:]
        end = ":" if line.open else "" if text.endswith((".", ":", "!")) else "."
        mark = f"{line.mark} " if line.mark else ""
        return f"{'  ' * line.depth}{mark}{text}{end}"
