"""Phrases of words: messages with their parts, nouns, names, amounts, lists. Data alone, worded by a language later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..model.node import node

#: how a comparison is told
COMPARED_AS = {">=": "at-least", "<=": "at-most", ">": "more-than", "<": "fewer-than", "==": "exactly"}


class Phrase:
    """Part of a sentence, worded only when it is known in which language and in which form it is wanted."""

    __slots__ = ()


class Say(Phrase):
    """A message with its parts; the form it is wanted in goes to the message as `$form`, and always as `$wanted`."""

    __slots__ = ("id", "attribute", "parts")

    def __init__(self, id: str, attribute: str = "", **parts: Any):
        self.id = id
        self.attribute = attribute
        self.parts = parts


@node
class Sentence(Phrase):
    """A message that, inside another one, is said in the form that one asks for, if it has that form (an attribute)."""

    id: str
    parts: Mapping[str, Any]


@node
class Plain(Phrase):
    """Words as they are: numbers, mostly."""

    text: str | int


@node
class Noun(Phrase):
    """A declared word: its forms are attributes of its message (`acc-pl`), chosen by form and number."""

    name: str

    @property
    def id(self) -> str:
        return f"noun-{self.name}"


@node
class Several(Phrase):
    """A noun in the plural, or what is not counted one by one as it is."""

    noun: Noun


@node
class Head(Phrase):
    """The head of a column: the plural, unless the noun's message has a word for it (`.head`)."""

    noun: Noun


@node
class Name(Phrase):
    """The name of a thing; copies share it."""

    entry: str

    @property
    def id(self) -> str:
        return f"name-{self.entry}"


@node
class Short(Phrase):
    """A name where there is little room: a translator's short one (`.short`), or the name itself."""

    entry: str

    @property
    def id(self) -> str:
        return f"name-{self.entry}"


@node
class Brief(Phrase):
    """A translator's short word (`.short`, or another attribute), or what is said where there is room."""

    id: str
    phrase: Phrase
    short: str = "short"


@node
class NamedNumber(Phrase):
    """A number of the whole game: by the name its message gives it, else as a noun."""

    number: str
    noun: Noun


@node
class Amount(Phrase):
    """A number of something: `2 points`. The class of the number decides the form of the noun.

    `alike`: equal or different ones, where that is asked for; `bare`: the noun stands behind another such number."""

    n: int
    noun: Noun
    alike: str = ""
    bare: bool = False


@node
class Listed(Phrase):
    """Several phrases as one: `a, b and c`; the form goes to each. `last`, `between`: the messages that join them."""

    items: Sequence[Phrase]
    last: str = "list-and"
    between: str = "list-comma"


@node
class Tidy(Phrase):
    """A phrase that stands by itself inside a sentence: between a title and a colon, say."""

    phrase: Phrase


@node
class Answer(Phrase):
    """What a language answers to choose words by: the text of a message, given to other messages as it is."""

    id: str
    other: str


@node
class OfEach(Phrase):
    """What everybody does: told of each of them, in a language that has words for all of it (`.does`), else to each."""

    deed: Phrase
    told: Phrase
    other: Phrase


@node
class Done(Phrase):
    """What is done as it is told of whoever did it; nothing in a language that has no words for that (`.does`)."""

    phrase: Phrase
