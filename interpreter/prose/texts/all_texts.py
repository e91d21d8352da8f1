"""Everything of a game that has a text: entries, rules, steps, setup, scoring, ends; one by one or all."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import field
from pathlib import Path

from ...diagnostics.problems import Refused, hinted, say
from ...diagnostics.records import record
from ...model.checked import CheckedGame
from ...phrases.lines import Line
from ...phrases.rule_digests import (
    always_text_digest,
    cause_text_digest,
    entry_text_digest,
    rule_text_digest,
    step_text_digest,
)
from ...phrases.rule_words import rule_parts, rule_title
from ...phrases.telling import condition, lines
from ...phrases.words import Name, Phrase, Plain, Say
from ...reading.names import meant
from ...verbs.sequences import items_of, step_name
from ..speaking.punctuation import tidy
from .abilities import ability_lines
from .card_texts import Cards, reconstructed
from .ending import played_on
from .renderer import telling


@record
class Text:
    """Something with a name and lines. `section` is where it stands in the data: a table, rules, setup ..."""

    section: str
    id: str
    title: Phrase
    lines: list[Line]
    #: of the rule it says, for words written by hand
    digest: str = ""
    #: what is told before and behind words written by hand: what is printed on a card; what is played on at the end
    before: list[Line] = field(default_factory=list)
    behind: list[Line] = field(default_factory=list)


@record
class Written:
    """The same in a language."""

    section: str
    id: str
    title: str
    lines: list[str]
    #: the languages it is said in: more than one if words are missing
    languages: list[str]
    #: whether a figure of it was chosen because the printed one is not known
    reconstructed: bool = False


class Whole:
    """The texts of a game in a language."""

    def __init__(self, game: CheckedGame, language: str, extra: tuple[Path, ...] = ()):
        self.cards = Cards(game, language, extra)
        self.game = game
        self.words = game.words
        self.speech = self.cards.speech

    # ---- what there is
    def texts(self) -> Iterator[Text]:
        yield from self.entries()
        yield from self.rules()
        yield from self.frame()
        yield from self.always()
        yield from self.ends()

    def entries(self) -> Iterator[Text]:
        for kind, thing in self.cards.entries():
            yield Text(
                kind.plural,
                thing.entry,
                Name(thing.entry),
                self.cards.lines(kind, thing),
                entry_text_digest(self.game, thing),
                self.cards.values(kind, thing),
                self.cards.parts(kind, thing),
            )

    def rules(self, wanted: Collection[str] | None = None) -> Iterator[Text]:
        """All of them, or those asked for."""
        for name, checked in self.game.rules.items():
            if wanted is not None and name not in wanted:
                continue
            title = rule_title(self.game, name, **rule_parts(checked.rule))
            section = "flow" if checked.rule.flow else "rules"
            told = lines(telling(self.game), checked.body)
            yield Text(section, name, title, told, rule_text_digest(self.game, name))

    def frame(self) -> Iterator[Text]:
        """Setup and scoring, step by step."""
        for section, effect in (("setup", self.game.setup), ("scoring", self.game.scoring)):
            for number, step in enumerate(items_of(effect), 1):
                name = step_name(step)
                id = name or str(number)
                words = "source" if section == "scoring" else "step"
                title: Phrase = Say(f"{words}-{id}") if name else Plain(number)
                yield Text(
                    section, id, title, lines(telling(self.game), step), step_text_digest(self.game, section, id)
                )

    def always(self) -> Iterator[Text]:
        for ability in self.game.abilities:
            if not ability.kind:
                told = ability_lines(telling(self.game), ability)
                digest = always_text_digest(self.game, ability.entry)
                yield Text("always", ability.entry, Say(f"source-{ability.entry}"), told, digest)

    def ends(self) -> Iterator[Text]:
        """What brings the end about, and what is still played then."""
        for name, cond, rounds, _ in self.game.ends:
            when = Line(0, Say("end-now" if rounds < 0 else "end-when", cond=condition(telling(self.game), cond)))
            behind = [Line(0, played_on(rounds))] if rounds >= 0 else []
            digest = cause_text_digest(self.game, name)
            yield Text("end", name, Say(f"end-{name}"), [when, *behind], digest, behind=behind)

    # ---- finding
    def find(self, name: str) -> list[Text]:
        """An entry or one of its copies, a rule, a step, a whole table or section; a table first, and all that is
        called so. Refused if nothing is."""
        texts = list(self.texts())
        if name in self.words.thing_names and name not in self.words.entries:
            name = self.words.things[self.words.thing_names[name]].entry
        kind = self.words.forms.get(name, name)
        section = self.words.kinds[kind].plural if kind in self.words.kinds else name
        within, _, rest = name.partition(".")
        named = [t for t in texts if t.section == section] + [t for t in texts if t.id == name != t.section]
        found = named or [t for t in texts if t.section == within and t.id == rest]
        if not found:
            known = [*(t.id for t in texts), *(t.section for t in texts)]
            raise Refused(hinted(say("no-text-called", game=self.words.game, name=name), meant(name, known)))
        return found

    # ---- writing
    def write(self, text: Text) -> Written:
        used: dict[str, None] = {}
        title = self.sentence(text.title, used)
        by_hand = self.by_hand(text, used)
        if by_hand:
            lines = [*self.written(text.before, used), *by_hand, *self.written(text.behind, used)]
        else:
            lines = self.written(text.lines, used)
        things = [self.words.things[index] for index in self.words.entries.get(text.id, ())]
        invented = any(reconstructed(t) and self.words.kinds[t.kind].plural == text.section for t in things)
        return Written(text.section, text.id, title[:1].upper() + title[1:], lines, list(used), invented)

    def written(self, lines: Sequence[Line], used: dict[str, None]) -> list[str]:
        said = self.cards.said(lines)
        used |= dict.fromkeys(language for _, language in said)
        return [text for text, _ in said]

    def by_hand(self, text: Text, used: dict[str, None]) -> list[str]:
        lines = self.cards.by_hand(text.id, text.digest) if text.digest else []
        if lines:
            used[self.speech.voices[0].locale.name] = None
        return lines

    def sentence(self, phrase: Phrase, used: dict[str, None]) -> str:
        said, language = self.speech.said(phrase)
        used[language] = None
        return tidy(said)
