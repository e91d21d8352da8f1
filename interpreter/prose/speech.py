"""Phrases that know their own grammar: messages, nouns, amounts, names, lists. No word of a language stands here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .bundles import Phrase, Voice

#: articles that speak of several
MANY = frozenset({"all", "all-your"})
#: clauses that say something about a thing, as a relative clause would
RELATIVE = frozenset({"with", "without", "where", "with-thing", "without-thing", "that-is-not"})
#: the form in which a deed is told of whoever did it, and the attribute of a message that has it
DOES = "does"
#: an article that only some languages word, and the one that stands for it in the others
INSTEAD = {"chosen": "that"}


def tidy(text: str) -> str:
    """One space between words; clauses may bring the commas around them: one of several stays, none before an end."""
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r" ?,(?: ?,)*", ",", text)
    text = re.sub(r",(?= ?[.:;)!?])", "", text)
    text = re.sub(r",(?= –)", "", text)
    text = re.sub(r"(?<=\w) (?=[:;](?:\s|$))", "", text)  # an empty clause leaves a space
    text = re.sub(r"(?<=[:;(]) ?,", "", text)
    return text.strip(", ")


class Say(Phrase):
    """A message with its parts; the form it is wanted in goes to the message as `$form`, and always as `$wanted`."""

    def __init__(self, id: str, attribute: str = "", **parts: Any):
        self.id = id
        self.attribute = attribute
        self.parts = parts

    def say(self, voice: Voice, form: str, number: str) -> str:
        parts = dict(self.parts)
        parts.setdefault("form", form)
        parts.setdefault("wanted", form)
        parts.setdefault("number", number or "sg")
        told = form == DOES and not self.attribute and voice.has(self.id, DOES)
        return voice.say(self.id, DOES if told else self.attribute, **parts)

    def trait(self, voice: Voice, name: str) -> str:
        if voice.has(self.id, name):
            return voice.say(self.id, name, **self.parts)
        return voice.trait(self.parts.get("noun"), name)  # a pronoun stands for its noun


class Noun(Phrase):
    """A declared word: its forms are attributes of its message (`acc-pl`), chosen by form and number."""

    def __init__(self, name: str):
        self.name = name

    @property
    def id(self) -> str:
        return f"noun-{self.name}"

    def say(self, voice: Voice, form: str, number: str) -> str:
        key = voice.say("noun-form", form=form or "nom", number=number or "sg")
        return voice.say(self.id, key)

    def gender(self, voice: Voice) -> str:
        return voice.say(self.id, "gender") if voice.has(self.id, "gender") else "n"

    def trait(self, voice: Voice, name: str) -> str:
        return voice.say(self.id, name) if voice.has(self.id, name) else "none"


class Amount(Phrase):
    """A number of something: `2 points`. The class of the number decides the form of the noun.

    `alike`: equal or different ones, where that is asked for."""

    def __init__(self, n: int, noun: Noun, alike: str = ""):
        self.n = n
        self.noun = noun
        self.alike = alike

    def say(self, voice: Voice, form: str, number: str) -> str:
        grammar = {"form": form or "nom", "class": voice.plural_class(self.n)}
        what = voice.say(self.noun.id, voice.say("numeral-form", **grammar, n=self.n))
        if self.alike:
            return voice.say("amount-alike", **grammar, n=self.n, what=what, how=self.alike)
        return voice.say("amount", n=self.n, what=what)

    def gender(self, voice: Voice) -> str:
        return self.noun.gender(voice)

    def numerus(self, voice: Voice) -> str:
        return voice.plural_class(self.n)

    def trait(self, voice: Voice, name: str) -> str:
        return self.noun.trait(voice, name)


class Name(Phrase):
    """The name of a thing; copies share it."""

    def __init__(self, entry: str):
        self.entry = entry

    def say(self, voice: Voice, form: str, number: str) -> str:
        id = f"name-{self.entry}"
        if form and voice.has(id, form):
            return voice.say(id, form)
        return voice.say(id)

    def gender(self, voice: Voice) -> str:
        id = f"name-{self.entry}"
        return voice.say(id, "gender") if voice.has(id, "gender") else "n"

    def trait(self, voice: Voice, name: str) -> str:
        id = f"name-{self.entry}"
        return voice.say(id, name) if voice.has(id, name) else "none"


class Short(Name):
    """A name where there is little room: a translator's short one (`.short`), or the name itself."""

    def say(self, voice: Voice, form: str, number: str) -> str:
        id = f"name-{self.entry}"
        return voice.say(id, "short") if voice.has(id, "short") else super().say(voice, form, number)


class Listed(Phrase):
    """Several phrases as one: `a, b and c`; the form goes to each."""

    def __init__(self, items: Sequence[Phrase], last: str = "list-and", between: str = "list-comma"):
        self.items = list(items)
        self.last = last
        self.between = between

    def say(self, voice: Voice, form: str, number: str) -> str:
        said = [item.say(voice, form, number) for item in self.items]
        between = self.between if voice.has(self.between) else self.last
        while len(said) > 2:
            said[:2] = [voice.say(between, first=said[0], next=said[1], form=form)]
        return said[0] if len(said) == 1 else voice.say(self.last, first=said[0], next=said[1], form=form)

    def gender(self, voice: Voice) -> str:
        first = self.items[0]
        return str(first.gender(voice)) if hasattr(first, "gender") else "n"

    def trait(self, voice: Voice, name: str) -> str:
        if name == "many":
            return "yes" if len(self.items) > 1 else "no"
        return voice.trait(self.items[0], name)


class Adjective(str):
    """A defined word: where its own words were written for another definition, what the definition says is said."""

    digest: str
    adjectives: list[str]
    behind: list[Phrase]

    def fits(self, voice: Voice) -> bool:
        return voice.fits(f"is-{self}", lambda: self.digest)


class Printed(Adjective):
    """The name of what is printed on a thing, as an adjective; in a language without such a word, a clause says it."""

    def fits(self, voice: Voice) -> bool:
        return voice.has(f"is-{self}")


class Qualified(Phrase):
    """A noun with its article or pronoun, adjectives before it and clauses behind it."""

    def __init__(self, noun: Noun, article: str = "a", adjectives: Sequence[str] = (), behind: Sequence[Phrase] = ()):
        self.noun = noun
        self.article = article
        self.adjectives = list(adjectives)
        self.behind = list(behind)

    def say(self, voice: Voice, form: str, number: str) -> str:
        return self.core(voice, form, number) + self.tail(voice, number)

    def fitting(self, voice: Voice) -> Qualified:
        """Without adjectives whose words were written for another definition: their meaning stands instead."""
        old = [a for a in self.adjectives if isinstance(a, Adjective) and not a.fits(voice)]
        if not old:
            return self
        adjectives = [*(a for a in self.adjectives if a not in old), *(x for a in old for x in a.adjectives)]
        behind = [*(clause for a in old for clause in a.behind), *self.behind]
        return Qualified(self.noun, self.article, adjectives, behind).fitting(voice)

    def compound(self, voice: Voice) -> tuple[Noun, list[str]]:
        """A language may have one word for the adjective and its noun: then it is a noun of its own."""
        for adjective in self.adjectives:
            whole = Noun(f"{adjective}-{self.noun.name}")
            if voice.has(whole.id):
                return whole, [a for a in self.adjectives if a != adjective]
        return self.noun, self.adjectives

    def core(self, voice: Voice, form: str, number: str) -> str:
        found = self.fitting(voice)
        if found is not self:
            return found.core(voice, form, number)
        number = number or ("pl" if self.article in MANY else "sg")
        noun, adjectives = self.compound(voice)
        gender = noun.gender(voice)
        grammar: dict[str, Any] = {"form": form or "nom", "number": number, "gender": gender}
        before: list[str] = []
        after: list[str] = []
        clauses: list[str] = []
        for adjective in adjectives:
            id = f"is-{adjective}"
            if voice.has(id, "before"):
                before.append(voice.say(id, "before", **grammar, article=self.article))
            elif voice.has(id, "after"):
                after.append(voice.say(id, "after", **grammar))
            else:
                clauses.append(voice.say(id, "behind", **grammar, noun=noun, nth=len(clauses)))
        words = " ".join([*before, noun.say(voice, form, number), *after])
        article = self.article if voice.has(f"thing-{self.article}") else INSTEAD.get(self.article, self.article)
        text = voice.say(f"thing-{article}", thing=words, initial=words[:1].lower(), first=words.split()[0], **grammar)
        for clause in [*clauses, *self.clauses(voice, grammar, len(clauses), late=False)]:
            text = voice.say("behind", thing=text, clause=clause)
        return text

    def tail(self, voice: Voice, number: str) -> str:
        """The clauses that may stand apart from the noun, in a language that has such."""
        found = self.fitting(voice)
        if found is not self:
            return found.tail(voice, number)
        number = number or ("pl" if self.article in MANY else "sg")
        grammar = {"form": "nom", "number": number, "gender": self.gender(voice)}
        nth = sum(not voice.has(f"is-{a}", "before") and not voice.has(f"is-{a}", "after") for a in self.adjectives)
        text = ""
        for clause in self.clauses(voice, grammar, nth, late=True):
            text = voice.say("behind", thing=text, clause=clause)
        return text

    def clauses(self, voice: Voice, grammar: dict[str, Any], nth: int, late: bool) -> list[str]:
        """What a clause says of the noun has to agree with it. `$nth`: how many clauses of that sort stand before;
        `$last`: which sort the last of them is."""
        said, last = [], "none"
        for one in self.behind:
            clause = one
            while hasattr(clause, "chosen"):
                clause = clause.chosen(voice)
            wanted = (isinstance(clause, Say) and voice.has(clause.id, "late")) == late
            if isinstance(clause, Say):
                if wanted:
                    parts = {**grammar, "noun": self.compound(voice)[0], "nth": nth, "last": last, **clause.parts}
                    said.append(voice.say(clause.id, clause.attribute, **parts))
                if clause.id in RELATIVE or clause.attribute in ("having", "not"):
                    lacking = clause.attribute == "having" and clause.parts.get("no") == "yes"
                    nth, last = nth + 1, "without-thing" if lacking else clause.id
            elif wanted and isinstance(clause, OneOf):
                said.append(clause.joined(voice, self, grammar))
            elif wanted:
                said.append(clause.say(voice, "", ""))
        return said

    def gender(self, voice: Voice) -> str:
        return self.compound(voice)[0].gender(voice)

    def trait(self, voice: Voice, name: str) -> str:
        return self.compound(voice)[0].trait(voice, name)


class OneOf(Phrase):
    """Clauses behind a noun of which one has to hold."""

    def __init__(self, clauses: Sequence[Phrase]):
        self.clauses = list(clauses)

    def joined(self, voice: Voice, thing: Qualified, grammar: dict[str, Any]) -> str:
        each = [Qualified(thing.noun, thing.article, thing.adjectives, [clause]) for clause in self.clauses]
        first, *others = (text for one in each for text in one.clauses(voice, grammar, 0, late=False))
        said = [first, *(text.lstrip(" ,") for text in others)]  # `or` stands there instead of a comma
        return Listed([Plain(text) for text in said], "list-or").say(voice, "", "")


class Either(Phrase):
    """The same, in a language that says each of the words for them behind the noun; else a clause with all of it."""

    def __init__(self, words: Sequence[Adjective], clauses: Sequence[Phrase], other: Phrase):
        self.words = list(words)
        self.clauses = OneOf(clauses)
        self.other = other

    def chosen(self, voice: Voice) -> Phrase:
        clauses = all(voice.has(f"is-{word}", "behind") and word.fits(voice) for word in self.words)
        return self.clauses if clauses else self.other


class Counted(Phrase):
    """So many of what is described: `2 red cards`. The class of the number decides the form of the words."""

    def __init__(self, n: int, thing: Qualified):
        self.n = n
        self.thing = thing

    def say(self, voice: Voice, form: str, number: str) -> str:
        grammar = {"form": form or "nom", "class": voice.plural_class(self.n)}
        case, _, numerus = voice.say("numeral-form", **grammar, n=self.n).rpartition("-")
        return voice.say("amount", n=self.n, what=self.thing.say(voice, case or form, numerus))

    def gender(self, voice: Voice) -> str:
        return self.thing.gender(voice)

    def numerus(self, voice: Voice) -> str:
        return voice.plural_class(self.n)


class Known(Phrase):
    """The better of two phrases, in a language that has the words for it: messages, or attributes (`id.attribute`)."""

    def __init__(self, needs: Sequence[str], better: Phrase, other: Phrase):
        self.needs = list(needs)
        self.better = better
        self.other = other

    def say(self, voice: Voice, form: str, number: str) -> str:
        return self.chosen(voice).say(voice, form, number)

    def chosen(self, voice: Voice) -> Phrase:
        needed = [id.partition(".") for id in self.needs]
        return self.better if all(voice.has(id, attribute) for id, _, attribute in needed) else self.other

    def trait(self, voice: Voice, name: str) -> str:
        return voice.trait(self.chosen(voice), name)


class Done(Phrase):
    """What is done as it is told of whoever did it; nothing in a language that has no words for that (`.does`)."""

    def __init__(self, phrase: Phrase):
        self.phrase = phrase

    def say(self, voice: Voice, form: str, number: str) -> str:
        text = self.phrase.say(voice, DOES, number)
        return text if voice.trait(self.phrase, DOES) != "none" else ""


class Plain(Phrase):
    """Words as they are: numbers, mostly."""

    def __init__(self, text: str | int):
        self.text = str(text)

    def say(self, voice: Voice, form: str, number: str) -> str:
        return self.text

    def trait(self, voice: Voice, name: str) -> str:
        return "yes" if name == "plain" else "none"
