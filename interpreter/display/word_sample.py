"""Sentences of a game for an editor to read: some of its cards, rulebook, logs, questions and reasons, by a seed.

The same seed chooses the same places in every language, so that two languages can be read side by side.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from html.parser import HTMLParser
from itertools import compress
from random import Random

from ..bots.bot import call, decide
from ..diagnostics.problems import Refused
from ..diagnostics.records import record
from ..engine.machine import DeadEnd
from ..engine.match import Match
from ..engine.operations import Impossible
from ..engine.rules import Rules, build
from ..engine.seeds import seed_of
from ..phrases.words import Listed, Name, Phrase, Say
from ..prose.options.prompts import Prompts
from ..prose.speaking.word_files import SOURCE
from ..prose.texts.all_texts import Whole
from ..prose.whole_games.chronicle import chronicle
from ..prose.whole_games.editions import Edition
from ..prose.why.whynot import WhyNot
from ..storage.recorded_events import RecordedEvents
from ..storage.timeline import Timeline
from ..study.why import candidates
from .rulebook import Book

#: who plays the games that are told: one game each, with the most and with the fewest players
BOTS = ("random", "greedy")
#: decisions after which a game is left as it is, for each sentence wanted
DECISIONS = 40
#: reasons asked for, for each one wanted: most are the same as others
TRIES = 15
#: things that are not offered at one decision of which the reason is asked
AT_ONCE = 3
#: a chapter of the book that says what cards say
CARDS = "entries"
#: what begins a block of text of a page
BLOCKS = frozenset(("p", "li", "dd"))
#: what names the blocks after it, from the widest to the narrowest
HEADINGS = ("h2", "h3", "h4", "dt")
#: a part of a page that holds for what the line before it says: for some numbers of players, before a change
INSIDE = "in"
#: what marks a point of a list
POINT = "- "
_WORDS = re.compile(r"[^\W\d_]{2,}")
#: words from which on it is a sentence and no label
FEW = 3


@record
class Sentence:
    """A sentence, and what it stands on: the name of a card, a question before its options."""

    text: str
    head: str = ""
    #: lines that stand below it
    below: tuple[str, ...] = ()
    #: a question: with other answers it is not read again
    question: bool = False

    @property
    def once(self) -> str:
        return self.head if self.question else "\n".join((self.text, *self.below))


@record
class Sample:
    """Sentences of one part, and how many there were to choose from."""

    part: str
    sentences: list[Sentence]
    among: int


class Sampler:
    """What a game says in all languages: the games that are told are played once."""

    def __init__(self, edition: Edition, seed: int, size: int):
        self.edition = edition
        self.seed = seed
        self.size = size
        self._places: dict[str, tuple[int, list[int]]] = {}

    def samples(self, language: str) -> Iterator[Sample]:
        for part, say in PARTS.items():
            said = say(self, language)
            if part not in self._places:
                source = say(self, SOURCE) if language != SOURCE else said
                self._places[part] = len(source), self.places(part, source)
            there, places = self._places[part]
            if there != len(said):  # a language may need more lines, or fewer
                places = self.places(part, said)
            yield Sample(part, [said[place] for place in sorted(places[: self.size])], len(places))

    def places(self, part: str, said: Sequence[Sentence]) -> list[int]:
        """Where sentences stand that are worth reading, the same once, in the order in which they are taken."""
        first = {s.once: at for at, s in reversed(list(enumerate(said))) if len(_WORDS.findall(s.once)) >= FEW}
        places = sorted(first.values())
        self.chance(part).shuffle(places)
        return places

    def chance(self, part: str) -> Random:
        return Random(f"{self.seed} {self.edition.pack.name} {part}")

    # ---- what is printed
    def cards(self, language: str) -> list[Sentence]:
        """Every line of every card, also of those that expansions bring."""
        found, seen = [], set()
        extra = self.edition.pack.word_folders
        for edition in (self.edition, *(self.edition.applied([e], ()) for e in self.edition.pack.expansions)):
            whole = Whole(edition.game, language, extra)
            for text in whole.entries():
                if (text.section, text.id, text.digest) not in seen:
                    seen.add((text.section, text.id, text.digest))
                    written, told = whole.write(text), [not of_names(line.phrase) for line in text.lines]
                    same = len(told) == len(written.lines)  # words written by hand have lines of their own
                    lines = compress(written.lines, told) if same else written.lines
                    found += [Sentence(line.strip().removeprefix(POINT), written.title) for line in lines]
        return found

    def rulebook(self, language: str) -> list[Sentence]:
        """Every block of its text, but for the cards, below its headings and the line that opens its list."""
        found = []
        for id, title, html in Book(self.edition, language).chapters():
            if id != CARDS:
                reader = _Blocks()
                reader.feed(html)
                reader.close()
                found += [
                    Sentence(text, " · ".join(dict.fromkeys((title, *above)))) for *above, text in reader.blocks()
                ]
        return found

    # ---- what is said at the table
    @cached_property
    def games(self) -> list[Timeline]:
        counts = sorted(self.edition.games, reverse=True)
        found = []
        for number, bot in enumerate(BOTS):
            rules, _ = build(self.edition.pack, counts[0] if number == 0 else counts[-1])
            if rules is not None:
                found.append(Timeline(played(rules, bot, seed_of(self.seed, number), DECISIONS * self.size)))
        return found

    def spoken(self, language: str) -> Iterator[tuple[Prompts, Timeline]]:
        for timeline in self.games:
            timeline.at(timeline.length)
            yield Prompts(timeline.match.rules, language), timeline

    def logs(self, language: str) -> list[Sentence]:
        told = ((said, RecordedEvents(way, said.arguments).whole()) for said, way in self.spoken(language))
        return [Sentence(entry.text) for said, whole in told for entry in chronicle(said, whole, -1)]

    def prompts(self, language: str) -> list[Sentence]:
        """Questions with what can be answered."""
        found = []
        for spoken, timeline in self.spoken(language):
            for number in range(timeline.length):
                seat, pc, codes = self.next(timeline, number)
                decision = spoken.decision(timeline.match, seat, pc, codes)
                labels = dict.fromkeys(option.label for option in decision.options)
                found.append(Sentence(" | ".join(labels), decision.prompt, question=True))
        return found

    def reasons(self, language: str) -> list[Sentence]:
        spoken = [said for said, _ in self.spoken(language)]
        return [self.reason(spoken[game], self.games[game], number, code) for game, number, code in self.refused]

    @cached_property
    def refused(self) -> list[tuple[int, int, int]]:
        """(game, decision, option) of what was not offered somewhere: as many as the source has different reasons for,
        or enough to choose from."""
        spoken, chance = [said for said, _ in self.spoken(SOURCE)], self.chance("decisions")
        decisions = [(game, number) for game, way in enumerate(self.games) for number in range(way.length)]
        chance.shuffle(decisions)
        found: dict[str, tuple[int, int, int]] = {}
        tried = 0
        for game, number in decisions:
            if len(found) >= 2 * self.size or tried > TRIES * self.size:
                break
            timeline = self.games[game]
            _, pc, codes = self.next(timeline, number)
            others = [code for code in candidates(timeline.match.rules, pc) if code not in codes]
            for code in chance.sample(others, min(len(others), AT_ONCE)):
                tried += 1
                found.setdefault(self.reason(spoken[game], timeline, number, code).once, (game, number, code))
        return sorted(found.values())

    def reason(self, spoken: Prompts, timeline: Timeline, number: int, code: int) -> Sentence:
        """Why something was not offered."""
        seat, _, _ = self.next(timeline, number)
        answer = WhyNot(spoken, timeline.match, seat).answer(code)
        first, *below = answer.lines or [""]
        return Sentence(first, answer.name, tuple(below))

    def next(self, timeline: Timeline, number: int) -> tuple[int, int, list[int]]:
        """Goes to a decision: who decides there, where, and what is offered."""
        timeline.at(number)
        seat = timeline.way[number][0]
        return next(owed for owed in timeline.match.owed() if owed[0] == seat)


#: what is read, in this order
PARTS: dict[str, Callable[[Sampler, str], list[Sentence]]] = {
    "cards": Sampler.cards,
    "rulebook": Sampler.rulebook,
    "logs": Sampler.logs,
    "prompts": Sampler.prompts,
    "reasons": Sampler.reasons,
}


def of_names(phrase: Phrase) -> bool:
    """A line that only names other cards or places: there is nothing to correct."""
    text = phrase.parts.get("text") if isinstance(phrase, Say) and phrase.id == "label" else None
    return isinstance(text, Listed) and all(isinstance(item, Name) for item in text.items)


def played(rules: Rules, bot: str, seed: int, most: int) -> Match:
    """A game of one sort of bots, as far as it goes or for so many decisions."""
    match, called = rules.start(seed), call(bot)
    minds = [called.bot(rules, seat, seed_of(seed, seat, "bots")) for seat in range(rules.players)]
    try:
        while not match.over and len(match.history) < most:
            player = match.owed()[0][0]
            match.pick(player, decide(minds[player], match, player))
    except (DeadEnd, Impossible, Refused):
        pass  # what was played until then can be told
    return match


class _Blocks(HTMLParser):
    """The texts of a page, block by block; tables are none, and headings stand above what they head."""

    def __init__(self) -> None:
        super().__init__()
        self._open = 0
        self._tables = 0
        self._heading = False
        self._headings: dict[str, str] = {}
        #: by how deep a list lies: the line that opens it
        self._lists: list[str] = []
        #: by how deep a part of the page lies: the line that says of what it holds
        self._parts: list[str] = []
        self._texts: list[list[str]] = [[""]]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._tables += tag == "table"
        if tag == "ul":
            self._lists.append(self._opening())
        if tag == "div":
            self._parts.append(self._opening() if dict(attrs).get("class") == INSIDE else "")
        if tag in HEADINGS:
            self._heading = True
            wider = HEADINGS[: HEADINGS.index(tag)]
            self._headings = {h: text for h, text in self._headings.items() if h in wider} | {tag: ""}
        if tag in BLOCKS:
            self._open += 1
            self._begin()

    def handle_endtag(self, tag: str) -> None:
        self._tables -= tag == "table"
        if tag == "ul":
            self._lists.pop()
        if tag == "div":
            self._parts.pop()
        if tag == "dl":
            self._headings.pop("dt", None)
        if tag in HEADINGS:
            self._heading = False
        if tag in BLOCKS:
            self._open -= 1
            self._begin()

    def _opening(self) -> str:
        """The line before, if it opens what follows."""
        before = next((stripped for *_, text in reversed(self._texts) if (stripped := text.strip())), "")
        return before if before.endswith(":") else ""

    def _begin(self) -> None:
        above = [*self._headings.values(), *self._parts, *self._lists[-1:]]
        self._texts.append([*filter(None, above), ""])

    def handle_data(self, data: str) -> None:
        if self._heading:
            self._headings[next(reversed(self._headings))] += data
        elif self._open and not self._tables:
            self._texts[-1][-1] += data

    def blocks(self) -> list[list[str]]:
        """Each with what stands above it."""
        return [[*above, text.strip()] for *above, text in self._texts if text.strip()]
