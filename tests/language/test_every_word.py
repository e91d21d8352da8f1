"""No word of a rule is passed over: one more or another word either changes what is understood, or is refused.

Forms of the language are understood in a small game, then understood again with a word more at every place where the
grammar takes one. If nothing is refused and nothing is different, the word was read and forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from runtime.tiny import write
from spielwerk.interpreter.checking.abilities import Bearer, triggered
from spielwerk.interpreter.checking.declarations import declare
from spielwerk.interpreter.checking.game import define, numbers_of_things, shells
from spielwerk.interpreter.checking.language import checking
from spielwerk.interpreter.diagnostics.problems import Problem, Span
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model import vocabulary as model
from spielwerk.interpreter.packs.pack import load_pack
from spielwerk.interpreter.packs.tree import Map, Scalar
from spielwerk.interpreter.reading.scope import PLAYER_TYPE, At, Scope, Wrong
from spielwerk.interpreter.syntax import parser
from spielwerk.interpreter.syntax.branches import Branch, Token
from spielwerk.interpreter.terms import expressions
from spielwerk.interpreter.terms.nouns import thing_type
from spielwerk.interpreter.verbs import bodies

SECTIONS: dict[str, Any] = {
    "counters": {
        "weather": {"of": "game"},
        "weed": {"of": "site"},
        "skill": {"of": "man"},
        "medal": {"of": "player", "stock": 9},
    },
    "groups": {"money": ["coin", "gem"], "paper": ["card", "man"]},
    "symbols": {"gift": "act"},
    "pieces": {
        "pawn": {"of": "player", "start": {"home": 3}, "lies on": ["home", "site", "man", "gate"]},
        "chief": {"of": "player", "start": {"home": 1}, "lies on": ["home", "site"]},
        "stone": {"start": {"heap": 3}, "lies on": ["heap", "site"]},
        "idol": {"start": {"heap": 1}, "lies on": ["heap", "site"]},
    },
    "kinds": {
        "mark": {"is": ["star", "moon"]},
        "colour": {"is": ["red", "blue"]},
        "site": {"has": {"soil": ["clay", "sand"], "size": "number", "walled": "flag", "near": "list of site"}},
        "gate": {"part of": "site", "listed under": "gates", "has": {"reward": "effect"}},
        "card": {
            "start": "deck",
            "has": {"cost": "amounts", "value": "number", "colour": "colour", "wish": "condition", "reward": "effect"},
        },
        "man": {"of": "player", "start": "pool", "has": {"age": "number"}, "plural": "men"},
        "dog": {"of": "player", "has": {"tame": "flag"}},
        "meal": {"has": {"menu": "amounts of colour"}},
        "tile": {"start": "bag", "has": {"cells": "grid of mark"}},
    },
    "sites": {
        "quarry": {"soil": "clay", "size": 2, "near": ["mill"], "gates": ["gain 1 coin", "gain 2 coins"]},
        "mill": {"soil": "sand", "size": 1, "walled": True, "near": [], "gates": ["gain 1 gem"]},
    },
    "cards": {
        "ace": {
            "copies": 3,
            "cost": "1 coin",
            "value": 1,
            "colour": "red",
            "wish": "weather is 0",
            "reward": "gain 1 gem",
        },
        "king": {"like": "ace", "copies": 1, "colour": "blue"},
    },
    "men": {"bob": {"age": 3}, "jim": {"age": 5}},
    "dogs": {"rex": {"tame": True}},
    "meals": {"snack": {"menu": "1 red"}},
    "tiles": {"bar": {"cells": [["star", "moon"]]}},
    "zones": {
        "home": {"of": "player"},
        "heap": {},
        "deck": {"holds": "card", "form": "stack"},
        "offer": {"holds": "card", "form": "row", "slots": {"extra": [0, 1]}, "refill": {"from": "deck"}},
        "hand": {"of": "player", "holds": ["card", "man"]},
        "cards": {"of": "player", "holds": "card"},
        "pool": {"holds": "man"},
        "camp": {"of": "site", "holds": "man"},
        "bag": {"holds": "tile"},
        "board": {"of": "player", "holds": "tile", "form": "grid", "size": [3, 3]},
    },
    "layouts": {"map": {"of": "site", "linked by": "near"}},
    "parameters": {"reach": 2, "trespass": False, "rent of a site": "size of it", "lucky": False},
    "define": {
        "a site is dry": "it is sand",
        "a man is old": "age of it at least 4",
        "a card is cheap": "value of it at most 2",
        "ease": "your coins + 1",
        "price of a card": "value of it + your coins",
        "best": "the card in offer",
    },
    "worths": {"worth": {"coin": 1, "gem": 2}},
    "rules": {
        "visit at a site": "nothing",
        "play_out a card": "nothing",
        "greet a man": "nothing",
    },
}

VALUES = """
your coins · coins of that player · weeds on here · weeds of here · weather · your money · stock of medals
your pawns on here · pawns on sites · other pawns on sites · pawns of that player on sites · stones on here
your pawns on gates of here · your pawns on your men · your hand · hand of that player · deck · camp of here
your cards · rent of here · your rent of here · reach · your reach · ease · your ease · price of that card
size of here · its age · age of that man · extra of slot of that card · skill of that man · count of men
count of your men · count of men in pool · count of your men in pool · count of men in camp of here
count of men of here · count of your men of here · count of old men in pool
count of men in pool where age of it at least 4 · count of men of sites · count of cards in your hand
count of sites next to here with your pawn and without a stone · count of gates of here · count of sites with a man
count of sites connected to here with your pawn · count of sites without your man · count of things in your hand
count of copies of that card in your hand · count of players with 2 pawns on sites · count of opponents with a coin
count of your dogs · count of dogs · count of tame dogs · count of papers in your hand
total value of cards in your hand · highest age of men in pool · lowest size of sites · total skill of your men
total worth of reward of gates · total worth of reward of gates of here · worth of reward of that gate
visible stars on your board · covered cells of tiles on your board · size of the site of your chief · men in pool
your men in pool · men of here · reach * weather / 2 capped at 3 floored at 1
"""
CONDITIONS = """
your coins at least 3 · weather is 0 · it is old · that man is old · here is dry · soil of here is clay
here is quarry · you have 2 coins · you have 2 pawns on sites · you have a pawn in home · you have a card
you have 2 hand · here has a man · here has your man · here has 2 men · here has no man · here has a pawn
here has no other pawn · here has a stone · here has 2 weeds · here has a gate · here has 2 camp · it has a pawn
they have a pawn on here · you have a man · you have a dog · there is a man · there is a man in pool
there is a man of here · there are 2 men in pool · there is no old man in pool · there is a site with a man
there is a site with your man · there is no site without a man · your pawn is on here · your pawn is on a site
your pawn is not on here · that man is in pool · that card is in your hand · that card is not in hand
a stone is on here · that man is in camp of here · here is next to quarry · wish of that card holds
you may trespass · they may not trespass · cards in your hand cover menu of snack less 1 · that card is best
that man is the man in pool · your cards cover menu of snack
"""
LINES = """
gain 2 coins and 1 gem · gain 1 weed on here · gain 1 skill on that man · gain 1 coin per 2 men in pool
gain 1 coin per your pawn on here · gain 1 coin from them · gain 1 gift · gain 1 money · lose 1 coin
lose 1 weed on here · lose 1 coin per weed on here · pay 1 coin or 1 gem · pay 1 coin to them
pay cost of that card · pay 1 card · move 1 pawn from your home to here · move all pawns from here to your home
move 1 stone from heap to here · move your chief to here · move the idol to here · move that card to your hand
move that card to the top of deck · move ace_1 to deck · move all men from pool to camp of here
move 2 men from pool to your hand · deal 1 man from pool to your hand · deal 2 cards from deck to your hand
deal 2 stones from heap to here · deal 1 pawn from your home to here · swap that card with ace_1
choose a man in pool · choose a man · choose your man · choose a site with a man · choose a man of here
choose a card in offer as shown · choose another man in pool · set your coin to 3 · set weather to 2
roll weather from 1 to 4 · refill offer · shuffle deck · lay that tile on your board at a1 · do reward of that card
do reward of that card · visit at here · visit at the site of your chief · play_out that card
play_out ace_1 · greet that man · they gain 1 coin · they pay 1 coin to you
they move 1 pawn from their home to here · move man of here to pool
"""
HEADERS = """
each man in pool · each your man · each man of here · each your man of here · each man · each site with your man
find a man in pool · find your man in pool · choose a man in pool · choose your man in camp of here
choose up to 2 different men in pool · as each man · as each your man · as each man from highest its skill
if here has your man · only if there is a man in pool · repeat (count of men in pool) times
by (count of your men in pool) · according to soil of here · walk your chief · each opponent
"""
TRIGGERS = """
whenever you move a pawn to a site · whenever you move a pawn to home · whenever you move a card to hand
whenever you move a man to pool · whenever you move a man to your hand · whenever opponents play_out a card
before you visit at a site · whenever you greet a man
"""
POSSESSIVES = ("your", "their", "its")
WORDS = (*POSSESSIVES, "other", "another")
#: words that mean the same in front of a noun
SAME = ({"other", "another"},)
#: every kind of noun phrase of the grammar, and where `of PLACE` and `in PLACE` stand in it
PHRASES = {"query": (2, 3), "noun": (2, 3), "with_": (3, 4), "without": (2, 3), "has": (4, 5), "has_no": (3, 4)}


def split(texts: str) -> list[str]:
    return [text for line in texts.strip().split("\n") for text in line.split(" · ")]


FORMS = [
    (start, text)
    for start, texts in (
        ("value", VALUES),
        ("condition", CONDITIONS),
        ("line", LINES),
        ("header", HEADERS),
        ("trigger", TRIGGERS),
    )
    for text in split(texts)
]


class Reader:
    """Understands single texts, wherever everything that a text can speak of is known."""

    def __init__(self, words: model.Vocabulary):
        self.problems: list[Problem] = []
        self.checking = checking(words, self.problems)
        shells(self.checking)
        define(self.checking)
        numbers_of_things(self.checking)

    def scope(self) -> Scope:
        w = self.checking.words
        return Scope(
            you=ir.Local("you", PLAYER_TYPE),
            they=ir.Local("they", PLAYER_TYPE),
            here=ir.Local("here", thing_type("site")),
            it=ir.Local("it", thing_type("man")),
            that={"player": ir.Local("player", PLAYER_TYPE)}
            | {k: ir.Local(k, thing_type(k)) for k in w.kinds if k != model.PLAYER},
        )

    def understood(self, start: str, text: str) -> str | None:
        """What is understood, in writing; None if the text is refused."""
        self.problems.clear()
        scalar = Scalar(text, Span("", 1, 1, 1))
        try:
            found: Any
            if start == "trigger":
                abilities = self.checking.game.abilities
                abilities.clear()
                triggered(self.checking, self.block(text), Bearer("card", "ace", (0,)))
                found = [(a.event, a.once, a.object, a.place) for a in abilities]
            elif start == "header":
                found = bodies.body(self.checking, self.block(text), self.scope())
            elif start == "line":
                found = bodies.line(self.checking, scalar, self.scope())
            else:
                tree = parser.parse(text, start, scalar, self.problems)
                if tree is None:
                    return None
                read = expressions.value if start == "value" else expressions.condition
                found = read(self.checking, tree, self.scope(), At(scalar))
        except Wrong:
            return None
        return None if self.problems else written(found, {})

    def block(self, text: str) -> Map:
        span = Span("", 1, 1, 1)

        def of(parts: dict[str, Any]) -> Map:
            return Map(
                {k: v if isinstance(v, Map) else Scalar(v, span) for k, v in parts.items()},
                {k: span for k in parts},
                span,
            )

        below: Any = "nothing"
        if text.startswith("by "):
            below = of({"1": "nothing"})
        elif text.startswith("according"):
            below = of({"clay": "nothing", "sand": "gain 1 coin"})
        elif text.startswith("walk"):
            below = of({"enter": "it is dry", "toll": "nothing", "stop": "it is dry"})
        return of({text: below})


def written(value: Any, known: dict[int, int]) -> str:
    """A checked rule in writing, without places and texts; locals by the order in which they are met."""
    if isinstance(value, ir.Local):
        return f"{value.name}{known.setdefault(id(value), len(known))}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(written(v, known) for v in value)}]"
    if not is_dataclass(value):
        return repr(value)
    if isinstance(
        value, (model.Counter, model.Piece, model.Zone, model.Definition, model.Parameter, model.Rule, model.Layout)
    ):
        return f"{type(value).__name__} {value.name}"
    parts = [f.name for f in fields(value) if f.name not in ("span", "text", "reason")]
    return f"{type(value).__name__}({', '.join(written(getattr(value, p), known) for p in parts)})"


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    pack = load_pack(write(tmp_path_factory.mktemp("words"), **SECTIONS))
    assert [str(p.message) for p in pack.problems] == []
    words, problems = declare(pack.tree, 2)
    assert [str(p.message) for p in problems] == []
    made = Reader(words)
    assert [str(p.message) for p in made.problems] == []
    return made


def branches(tree: object) -> Iterator[Branch]:
    if isinstance(tree, Branch):
        yield tree
        for child in tree.children:
            yield from branches(child)


def phrases(start: str, text: str) -> Iterator[tuple[Branch, int]]:
    """The noun phrases in a text, with the place of their names among their parts."""
    tree = parser._parse(text, "header" if start == "trigger" else start)
    for found in branches(tree):
        for i, child in enumerate(found.children):
            noun = isinstance(child, Token) and found.data == "amount" and i == 2
            if noun or (isinstance(child, Branch) and child.data == "names"):
                yield found, i


def variations(start: str, text: str) -> Iterator[tuple[str, str, str]]:
    """One word more or another word, with the text before and behind it."""
    for phrase, i in phrases(start, text):
        names = phrase.children[i]
        place = names if isinstance(names, Token) else names
        first, last = place.start_pos, place.end_pos
        det = phrase.children[i - 1] if i else None
        begin = det.start_pos if isinstance(det, Branch) and det.data == "det" else first
        said = text[begin:first].strip()
        if i:
            for word in WORDS:
                if word != said and {word, said} not in SAME:
                    yield text[:begin], word, text[first:]
        for word in ("clay", "old", "tame", "red") if phrase.data != "amount" else ():
            yield text[:first], word, text[first:]
        if phrase.data not in PHRASES:
            continue
        of, at = (phrase.children[n] for n in PHRASES[phrase.data])
        behind = of.end_pos if isinstance(of, Branch) else last
        for more in ("of here", "of that player") if of is None else ():
            yield text[:last], more, text[last:]
        for more in ("in pool", "in your hand", "on here") if at is None else ():
            yield text[:behind], more, text[behind:]


def silent(reader: Reader, start: str, text: str) -> list[str]:
    """The variations in which a word was passed over."""
    plain = reader.understood(start, text)
    assert plain is not None, [str(p.message) for p in reader.problems]
    found = []
    for before, word, behind in variations(start, text):
        if reader.understood(start, f"{before} {word} {behind}") != plain:
            continue
        others = [p for p in POSSESSIVES if word in POSSESSIVES and p != word]
        if any(reader.understood(start, f"{before} {p} {behind}") not in (None, plain) for p in others):
            continue  # whose it is goes without saying, and another word there says otherwise
        found.append(f"{before} {word} {behind}")
    return found


@pytest.mark.parametrize(("start", "text"), FORMS, ids=[text for _, text in FORMS])
def test_a_word_more_is_understood_or_refused(reader: Reader, start: str, text: str) -> None:
    assert silent(reader, start, text) == []
