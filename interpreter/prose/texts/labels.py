"""What stands on a table, in a language: players, things, counters, zones, sources of points, causes of the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any

from ...engine.match import Match
from ...engine.rules import Rules
from ...lowering.context import SETUP
from ...model.vocabulary import PLAYER, Kind, Thing
from ...phrases.fallbacks import Known, first
from ...phrases.rule_words import rule_title
from ...phrases.things import Qualified
from ...phrases.words import Amount, Brief, Head, Listed, Name, NamedNumber, Noun, Phrase, Plain, Say, Several, Short
from ...terms.alike import first_alike, told_by
from ..speaking.bundles import Speech
from ..speaking.punctuation import capital, tidy
from .card_texts import MARK, Cards, reconstructed

#: words of the effect language, of the command line, and (added) of the game
MODULES = ("core", "cli")
#: sorts of properties by which copies are told apart
MARKS = ("thing", "enum", "flag", "number")


class Labels:
    """Names of everything a player meets. Nothing here fails for want of a word: the next language has one."""

    def __init__(self, rules: Rules, language: str):
        self.rules = rules
        self.game = rules.machine.program.game
        self.words = rules.words
        self.language = language
        modules, folders = (*MODULES, self.words.game), rules.pack.word_folders
        self.speech = Speech(language, modules, folders, self.words.plurals(), self.words.coordinates())
        self._things: dict[tuple[int, bool], str] = {}
        self._briefs: dict[int, str] = {}
        self._sorts: dict[int, str] = {}
        self._told_by: dict[str, tuple[str, ...]] = {}
        #: of an entry and an owner, its copies; by the name of a sort, whether all that are called so are printed alike
        self._copies: dict[tuple[str, int], tuple[int, ...]] = {}
        self._enough: dict[tuple[str, int], dict[str, bool]] = {}
        #: of an entry, whether what is printed tells each copy from the others, and some from others
        self._apart: dict[str, tuple[bool, bool]] = {}
        self._loose: dict[str, bool] = {}

    @cached_property
    def cards(self) -> Cards:
        return Cards(self.game, self.language, self.rules.pack.word_folders)

    # ---- saying
    def say(self, id: str, **parts: Any) -> str:
        return self.text(Say(id, **parts))

    def text(self, phrase: Phrase) -> str:
        return tidy(self.speech.phrase(phrase))

    def sentence(self, phrase: Phrase) -> str:
        return capital(self.text(phrase))

    def listed(self, items: list[str]) -> str:
        return self.text(Listed([Plain(i) for i in items]))

    # ---- who and what
    def game_name(self) -> str:
        """The game and what it is played with, each as its data calls it if no language has a name for it."""
        ids = (f"game-{self.words.game}", *(f"expansion-{name}" for name in self.rules.pack.applied_expansions))
        return " + ".join(self.sentence(Say(id)) for id in ids)

    def player(self, seat: int) -> str:
        return self.say("cli-player", n=seat + 1)

    def thing(self, index: int, mine: bool = False) -> str:
        """A thing by name; where only one's own are spoken of (`mine`), without its owner."""
        if (index, mine) not in self._things:
            self._things[index, mine] = self.text(self.called(self.words.things[index], mine))
        return self._things[index, mine]

    def copy(self, index: int, mine: bool = False) -> str:
        """A thing by name, with the number of the copy where nothing else tells it from others."""
        return self.text(self.called(self.words.things[index], mine, numbered=True))

    def among(self, index: int, mine: bool, offered: Sequence[int]) -> str:
        """A thing as one of several: with a number if another of them is called the same."""
        name = self.thing(index, mine)
        twins = [other for other in offered if other == index or self.thing(other, mine) == name]
        return self.say("cli-copy-with", name=name, what=str(twins.index(index) + 1)) if len(twins) > 1 else name

    def named(self, name: str, mine: bool = False) -> str:
        """A thing by its id; what is no thing stays as it is."""
        index = self.words.thing_names.get(name)
        return self.thing(index, mine) if index is not None else name.replace("_", " ")

    def entry(self, index: int) -> str:
        """The name that all copies of a thing share."""
        return self.text(first(*self.known(self.words.things[index].entry)))

    def entry_titles(self) -> list[str]:
        """The names of everything that has one, copies together."""
        return [self.entry(indices[0]) for indices in self.words.entries.values()]

    def entry_names(self, name: str) -> tuple[str, ...]:
        """Everything an entry may be called: its id, its name, and what the board calls its things. Copies that nobody
        could tell apart and that lie now here, now there are never called by a number."""
        indices = self.words.entries[name]
        one = self.words.things[indices[0]]
        lies = any(one.kind in zone.holds for zone in self.words.zones.values())
        if len(indices) > 1 and lies and not self.by_number(one) and self.interchangeable(one.index, True, ()):
            return name, self.entry(indices[0]), self.text(Short(name))
        part = self.words.kinds[one.kind].part_of
        return name, self.entry(indices[0]), *(() if part else map(self.brief, indices))

    def sort(self, index: int) -> str:
        """A thing where others that are alike would do as well: its name, with what tells its sort from others."""
        if index not in self._sorts:
            self._sorts[index] = self.text(self.of_sort(self.words.things[index]))
        return self._sorts[index]

    def of_sort(self, thing: Thing) -> Phrase:
        """The same as a part of a sentence."""
        kind, name = self.words.kinds[thing.kind], first(*self.known(thing.entry))
        if self.by_number(thing):
            return Say("cli-copy", name=name, n=thing.number)
        copies = [self.words.things[i] for i in self.words.entries[thing.entry]]
        marks = self.marks(kind, thing, copies, self.told_by(kind))[0]
        return marked(thing, marks) if marks else name

    def by_number(self, thing: Thing) -> bool:
        """Does the number of a thing tell it from the other copies of its entry?"""
        kind = self.words.kinds[thing.kind]
        return kind.numbered and not kind.part_of and len(self.words.entries[thing.entry]) > 1

    def told_by(self, kind: Kind) -> tuple[str, ...]:
        """The properties by which things of a kind can be told apart."""
        if kind.name not in self._told_by:
            self._told_by[kind.name] = told_by(self.game, kind)
        return self._told_by[kind.name]

    @cached_property
    def alike(self) -> tuple[int, ...]:
        """For each thing the first one that is printed like it."""
        return first_alike(self.game)

    def interchangeable(self, index: int, mine: bool, others: Sequence[int]) -> bool:
        """Does its sort say enough: is whatever else is called so printed alike, and not among `others` offered?"""
        thing = self.words.things[index]
        if self.words.kinds[thing.kind].owned and not mine:
            return False
        if any(self.alike[other] == self.alike[index] for other in others):
            return False  # what lies on them is the difference
        key = thing.entry, thing.owner
        if key not in self._enough:  # once for all copies, of which there may be hundreds
            printed: dict[str, set[int]] = {}
            for i in self.copies(thing):
                printed.setdefault(self.sort(i), set()).add(self.alike[i])
            self._enough[key] = {sort: len(alike) == 1 for sort, alike in printed.items()}
        return self._enough[key][self.sort(index)]

    def copies(self, thing: Thing) -> tuple[int, ...]:
        """The copies of a thing that have the same owner, itself included."""
        key = thing.entry, thing.owner
        if key not in self._copies:
            things = self.words.things
            self._copies[key] = tuple(i for i in self.words.entries[thing.entry] if things[i].owner == thing.owner)
        return self._copies[key]

    def loose(self, kind: Kind) -> bool:
        """Do things of a kind only lie somewhere, so that copies on which the same is printed are the same to all?
        What bears something, counts something or is noted is a thing of its own."""
        if kind.name not in self._loose:
            words = self.words
            bearing = {entity.of for table in (words.counters, words.notes, words.zones) for entity in table.values()}
            bearing |= {place for piece in words.pieces.values() for place in piece.places}
            bearing |= {name for note in words.notes.values() for name in note.kinds}
            bearing |= {part.part_of for part in words.kinds.values() if part.part_of}
            lies = any(kind.name in zone.holds for zone in words.zones.values())
            self._loose[kind.name] = lies and kind.face is None and kind.name not in bearing
        return self._loose[kind.name]

    def called(self, thing: Thing, mine: bool = False, numbered: bool = False) -> Phrase:
        """Its name; of several copies of one name, with what tells them apart: if nothing does that anybody would look
        at, only where it is asked for (`numbered`) with a number."""
        kind = self.words.kinds[thing.kind]
        if thing.kind == PLAYER:
            return Say("cli-player", n=thing.number)
        if kind.part_of:
            whole = self.called(self.words.things[thing.whole])
            part: Phrase = Say("part-number", part=Noun(kind.name), n=thing.number)
            if sum(p.whole == thing.whole for p in kind.things) == 1:
                part = Noun(kind.name)
            part = Say("cli-part", whole=whole, part=part)
            return Known([f"name-{thing.entry}"], Name(thing.entry), part)
        copies = [self.words.things[i] for i in self.copies(thing)]
        owner: list[Phrase] = [Say("cli-player", n=thing.owner + 1)] if kind.owned and not mine else []
        if self.by_number(thing) and not owner:
            return Say("cli-copy", name=Name(thing.entry), n=thing.number)
        marks, telling = self.marks(kind, thing, copies, tuple(kind.properties))
        if not numbered and not telling and self.loose(kind) and self.interchangeable(thing.index, True, ()):
            return marked(thing, marks, owner) if owner or marks else Name(thing.entry)
        if kind.owned and len(copies) > 1 and not telling:  # beside its owner a number would read like another one
            copy = Say("cli-copy", name=Name(thing.entry), n=copies.index(thing) + 1)
            return Say("cli-copy-with", name=copy, what=owner[0]) if owner else copy
        if marks and not telling:
            same = [copy for copy in copies if printed_on(kind, copy) == printed_on(kind, thing)]
            marks, telling = [*marks, *([Plain(same.index(thing) + 1)] if len(same) > 1 else [])], True
        if owner or (marks and telling):
            return marked(thing, marks, owner)
        if len(copies) == 1:
            return Name(thing.entry)
        return Say("cli-copy", name=Name(thing.entry), n=copies.index(thing) + 1)

    def marks(
        self, kind: Kind, thing: Thing, copies: list[Thing], properties: tuple[str, ...]
    ) -> tuple[list[Phrase], bool]:
        """What is printed on this copy and not on all of them; does that tell each of them from the others?"""
        found: list[Phrase] = []
        told: list[tuple[int, ...]] = [() for _ in copies]
        for prop in properties:
            sort = kind.properties[prop]
            if sort.sort not in MARKS or len({c.numbers.get(prop, -1) for c in copies}) == 1:
                continue
            told = [(*t, c.numbers.get(prop, -1)) for t, c in zip(told, copies, strict=True)]
            value = thing.numbers.get(prop, -1)
            if sort.sort == "flag":
                found += [Say(f"is-{prop}", "is")] if value else []
            elif sort.sort == "number":
                found.append(Say("cli-mark-number", name=Noun(f"prop-{prop}"), n=value))
            elif value >= 0 and sort.sort == "thing":
                found.append(Name(self.words.things[value].entry))
            elif value >= 0:
                found.append(Say(f"is-{sort.values[value]}", "is"))
        return found, len(set(told)) == len(copies)

    def printed_value(self, index: int, prop: str, denied: int | None = None) -> str:
        """What is printed on a thing in one respect, or what is not."""
        thing = self.words.things[index]
        if denied is not None:
            return self.told_not(prop, self.words.value_of(thing, prop, denied))
        sort, value = self.words.kinds[thing.kind].properties[prop], thing.numbers.get(prop, -1)
        if sort.sort == "number":
            return self.say("cli-mark-number", name=Noun(f"prop-{prop}"), n=value)
        if sort.sort == "thing":
            return self.entry(value) if value >= 0 else self.say("option-no")
        word = Say(f"is-{prop if sort.sort == 'flag' else sort.values[value]}", "is")
        return self.text(word if sort.sort != "flag" or value else Say("not", what=word))

    def told_not(self, prop: str, value: int | str) -> str:
        """That something is not this, which was told of a thing."""
        if isinstance(value, int):
            said = self.say("cli-mark-number", name=Noun(f"prop-{prop}"), n=value)
        else:
            entry = self.words.entries.get(value)
            said = self.entry(entry[0]) if entry else self.text(Say(f"is-{value}", "is"))
        return self.say("cli-told-not", what=said)

    def face(self, kind: str, number: int) -> str:
        """What stands on a face of a die."""
        on_it = self.words.kinds[kind].on_face(number)
        return str(on_it) if isinstance(on_it, int) else self.text(Say(f"is-{on_it}", "is"))

    def brief(self, index: int) -> str:
        """A thing by the name it has on the board, where there is little room."""
        if index not in self._briefs:
            thing = self.words.things[index]
            copies = self.copies(thing)
            if thing.kind == PLAYER or self.words.kinds[thing.kind].part_of:
                self._briefs[index] = self.thing(index, mine=True)
            elif self.by_number(thing):
                self._briefs[index] = self.text(Say("cli-copy", name=Short(thing.entry), n=thing.number))
            elif len(copies) == 1 or any(self.apart(thing)) or self.loose(self.words.kinds[thing.kind]):
                self._briefs[index] = self.text(Short(thing.entry))
            else:
                name = Say("cli-copy", name=Short(thing.entry), n=copies.index(index) + 1)
                self._briefs[index] = self.text(name)
        return self._briefs[index]

    def cells(self, index: int) -> str:
        """The short words on the cells of a thing, as they are drawn in a row."""
        cells = self.words.things[index].cells
        return " ".join(self.brief(word) for row in cells for word in row if word >= 0)

    def so_many(self, n: int, index: int) -> str:
        """So many things told by a value they have: as the value says they are called (`.held`), or by the value."""
        id = f"name-{self.words.things[index].entry}"
        return self.text(Known([f"{id}.held"], Say(id, "held", n=n), Plain(f"{n} {self.brief(index)}")))

    def apart(self, thing: Thing) -> tuple[bool, bool]:
        """Does what is printed on the copies of a thing tell each from the others? Does it tell some from others? Those
        it does not are the same for all."""
        if thing.entry not in self._apart:
            kind, copies = self.words.kinds[thing.kind], [self.words.things[i] for i in self.words.entries[thing.entry]]
            each = self.marks(kind, thing, copies, tuple(kind.properties))[1]
            some = not kind.owned and len({printed_on(kind, copy) for copy in copies}) > 1
            self._apart[thing.entry] = each, some
        return self._apart[thing.entry]

    def shown_on(self, grid: str) -> list[int]:
        """The words that show on cells of what can lie on a grid."""
        kinds = self.words.zones[grid].holds
        things = [thing for kind in kinds for thing in self.words.kinds[kind].things]
        return sorted({word for thing in things for row in thing.cells for word in row if word >= 0})

    # ---- what is printed on a thing
    def mark(self, index: int | None) -> str:
        """What stands behind the name of something of which a figure was reconstructed."""
        return f" {MARK}" if index is not None and reconstructed(self.words.things[index]) else ""

    def printed(self, index: int, told: Collection[str] = ()) -> list[str]:
        """The text of a card, or of a part of one, in sentences; without properties that are `told` already."""
        thing = self.words.things[index]
        kind = self.words.kinds[thing.kind]
        if kind.face is not None and len(kind.properties) == 1:
            return []  # what it shows is told with its name
        if not kind.part_of:
            return self.cards.make(kind, thing, told, alone=True).lines if thing.values else []
        props = [prop for prop in kind.properties if prop not in told]
        lines = [x for prop in props for x in self.cards.printed(prop, thing, Noun(f"prop-{prop}"))]
        return self.cards.write_all(lines)

    # ---- counters, pieces, zones
    def counter(self, name: str) -> str:
        """The head of a column: the plural, or the name of a number that belongs to nobody."""
        if self.words.counters[name].of == "game":
            return self.text(NamedNumber(f"number-{name}", Noun(name)))
        return self.text(Head(Noun(name)))

    def meant(self, name: str, n: int) -> str:
        """What it means that a number of the game or on a thing is so much, in a language that has words for it
        (`.now`)."""
        so = Say(f"number-{name}", "now", n=n, players=self.words.players)
        return self.text(Known([f"number-{name}.now"], so, Plain("")))

    def noun(self, name: str) -> str:
        return self.text(Several(Noun(name)))

    def forms(self, name: str) -> tuple[str, ...]:
        """What something of a sort may be called: its id, its name, one of it, and every other form of that."""
        number = self.words.counters.get(name)
        alone = number is not None and number.of == "game"  # then it is called as it stands at a question
        called = self.counter(name) if alone else self.noun(name)
        return name, called, self.text(Noun(name)), self.head(name), *self.speech.forms(f"noun-{name}")

    def head(self, name: str) -> str:
        """A counter, a note, a kind or a zone where there is little room."""
        if name in self.words.zones:
            return self.text(Brief(f"zone-{name}", Say(f"zone-{name}", whose="none", holder="")))
        head = Noun(name) if name in self.words.notes else Head(Noun(name))
        return self.text(Brief(f"noun-{name}", head))

    def amount(self, n: int, name: str) -> str:
        return self.text(Amount(n, Noun(name)))

    def place(self, name: str) -> str:
        """A zone, or things of a kind on which something lies."""
        if name in self.words.zones:
            return self.say(f"zone-{name}", whose="none", holder="")
        return self.say("in-places", thing=Noun(name), one=Qualified(Noun(name), "a"))

    def at_place(self, what: str, index: int, away: bool) -> str:
        """How much more or less lies at a place; `away`: with the place behind it, from which it has gone."""
        if not away:
            return self.say("cli-at", place=self.thing(index), what=what)
        gone = Say("from-place", thing=self.called(self.words.things[index]))
        return self.say("cli-gone", what=what, where=gone)

    def noted(self, name: str, thing: int) -> str:
        """Whom or what is noted now, as a language says it where that happens (`.noted`)."""
        what = self.thing(thing)
        plain = Say("cli-at", place=self.head(name), what=what)
        return self.text(Known([f"noun-{name}.noted"], Say(f"noun-{name}", "noted", what=what), plain))

    def gained(self, name: str, n: int) -> str:
        """That somebody has so many more of a counter or piece, as a language says it (`.gained`), or how many."""
        plain = Say("cli-gained", amount=Amount(n, Noun(name)))
        return self.text(Known([f"noun-{name}.gained"], Say(f"noun-{name}", "gained", n=n), plain))

    def into(self, zone: str) -> str:
        """A zone into which something of its owner's went, as a language says it of others (`.to`)."""
        to = Say(f"zone-{zone}", "to", whose="they", holder="", role="place")
        return self.text(Known([f"zone-{zone}.to"], to, Plain(self.place(zone))))

    # ---- the end
    def source(self, name: str) -> str:
        """Where points come from; those that everybody has before the first round, unless the game calls them
        otherwise, from the setup."""
        else_called = [("", Say("cli-why-setup"))] if name == SETUP else self.known(name)
        return self.text(first((f"source-{name}", Say(f"source-{name}")), *else_called))

    def begun_end(self, match: Match) -> str | None:
        """By what the end of a game has begun, and when it comes then; None before that."""
        cause = match.end_cause()
        return self.say("cli-log-end", cause=self.cause(cause), rounds=match.rounds_left) if cause else None

    def has(self, id: str) -> bool:
        """Has a message words in the language itself?"""
        return self.speech.voices[0].has(id)

    def cause(self, name: str) -> str:
        return self.say(f"end-{name}")

    def known(self, name: str) -> list[tuple[str, Phrase]]:
        """Ways to say what something of the data is called, with the message each of them needs, the best first."""
        kind = next((k for k in self.words.kinds.values() if k.plural == name), None)
        found: list[tuple[str, Phrase]] = []
        if kind is not None:
            found.append((f"noun-{kind.name}", Several(Noun(kind.name))))
        if name in self.words.entries:
            thing = self.words.things[self.words.entries[name][0]]
            return [*found, ("", self.called(thing) if self.words.kinds[thing.kind].part_of else Name(name))]
        found.append((f"name-{name}", Name(name)))
        found.append((f"step-{name}", Say(f"step-{name}")))
        if name in self.game.rules:
            return [*found, ("", rule_title(self.game, name, **self.spoken_of(name)))]
        return [*found, (f"noun-{name}", Noun(name)), ("", Say(f"step-{name}"))]

    def spoken_of(self, rule: str) -> dict[str, Any]:
        """What a rule is done to, and where."""
        return {}


def marked(thing: Thing, marks: Sequence[Phrase], owner: Sequence[Phrase] = ()) -> Phrase:
    """A name with what tells the copy from others, as a game says it of its kind (`nine of hearts`) or behind it."""
    plain = Say("cli-copy-with", name=Name(thing.entry), what=Listed([*owner, *marks], "list-comma"))
    if owner or len(marks) != 1 or not isinstance(marks[0], Name):
        return plain
    own = Say(f"copy-{thing.kind}", name=Name(thing.entry), what=marks[0])
    return Known([own.id], own, plain)


def printed_on(kind: Kind, thing: Thing) -> tuple[int, ...]:
    """What is printed on a thing, as far as copies of one entry can differ in it."""
    return tuple(thing.numbers.get(p, -1) for p, sort in kind.properties.items() if sort.sort in MARKS)
