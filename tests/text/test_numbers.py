"""Every number of a rule stands in its text, in every language: in digits, or in the word that language has for it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from spielwerk.interpreter.checking.game import shells
from spielwerk.interpreter.checking.language import checking
from spielwerk.interpreter.diagnostics.problems import Problem, Span
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.model import ir, walk
from spielwerk.interpreter.model.checked import CheckedGame
from spielwerk.interpreter.packs.tree import Map, Node, Scalar, Seq
from spielwerk.interpreter.phrases.telling import condition, lines
from spielwerk.interpreter.phrases.words import Say
from spielwerk.interpreter.prose.texts.abilities import ability_lines
from spielwerk.interpreter.prose.texts.all_texts import Whole
from spielwerk.interpreter.prose.texts.renderer import telling
from spielwerk.interpreter.reading.scope import PLAYER_TYPE, Scope
from spielwerk.interpreter.terms import conditions, counters
from spielwerk.interpreter.terms.nouns import thing_type
from spielwerk.interpreter.verbs import bodies
from spielwerk.interpreter.verbs.branching import ByLevels
from spielwerk.interpreter.verbs.chance import Roll
from spielwerk.interpreter.verbs.counters import SetCounter
from spielwerk.interpreter.verbs.mixed_payment import PayWith
from spielwerk.interpreter.verbs.payment_in_things import PayThings
from spielwerk.interpreter.verbs.scoring import Rank, SetsOf
from spielwerk.interpreter.verbs.sequences import InTurn

GAMES = ("yokohama", "yamatai", "smartphone_inc")
LANGUAGES = ("en", "cs", "de", "pl", "uk")
#: numbers for which every language has words of its own: what it means that a step is under way or done
STATES = {"collecting"}
COUNTED = """
your assistants on areas · assistants on areas · other assistants on areas · your assistants on here
your assistants in your hand · blockers on church_spaces · your yen · yen · your goods
technologies in your technologies · your technologies · production areas · yen of them · power
assistants of them on areas
"""
AMOUNTS = """
gain {7} points per {3} NOUN · gain 1 point per {3} NOUN · lose {7} yen per {3} NOUN
gain {7} yen from them per {3} NOUN
"""
LINES = """
gain {7} points · gain {7} yen and {5} copper · gain {4} any_good · gain {6} goods · lose {7} yen · pay {7} yen
pay {7} yen or {5} copper and {4} silk · gain (your yen * {7} / {3}) points · gain (your yen / {3} + {7}) points
gain (your yen * {7} capped at {9}) points · gain ((count of areas) - {7} floored at {9}) points
gain ((total production of technologies in your technologies) / {3}) points · pay (your assistants on areas / {3}) yen
gain ((highest production of technologies in your technologies) * {4}) points
move {6} assistants from your warehouse to your hand · deal {4} orders from order_deck to your drafted
move (your assistants in your warehouse - {4}) assistants from your warehouse to your hand · set your yen to {8}
set power to {7} · roll your yen from {4} to {9} · gain ({7} - power) points
"""
BLOCKS: dict[str, Any] = {
    "repeat {4} times": "gain {7} points",
    "up to {4} times": {"pay {6} yen": "gain {7} points"},
    "choose up to {4} areas with your assistant": "gain {7} yen",
    "by power": {"{4}": "gain {6} points", "{9}": "gain {12} points"},
    "if your yen at least {4}": "gain {7} points",
    "if your assistants on areas more than {4}": "gain {7} points",
    "if (count of areas) is {4}": "gain {7} points",
    "if there are {4} areas with your assistant": "gain {7} points",
    "if you have {4} assistants on areas": "gain {7} points",
    "if technologies in your technologies fewer than {4}": "gain {7} points",
    "each area with {4} assistants": "gain {7} points",
    "each player with {4} yen": "they gain {7} points",
    "rank players": {"by": ["your yen"], "prizes": {"{2}": "gain {8} points", "{3}": "gain {5} points"}},
    "sets of technologies in your technologies by flag": {"{3}": "gain {7} points", "{5}": "gain {9} points"},
    "pay {7} with": ["{2} yen", "{3} copper"],
    "pay {8} yen": "gain {7} points",
}


def split(texts: str) -> list[str]:
    return [text for line in texts.strip().split("\n") for text in line.split(" · ")]


FORMS: list[Any] = [
    *(amount.replace("NOUN", noun) for amount in split(AMOUNTS) for noun in split(COUNTED)),
    *split(LINES),
    *({key: below} for key, below in BLOCKS.items()),
]
PLACE = Span("", 1, 1, 1)


@pytest.fixture(scope="module")
def games() -> dict[str, CheckedGame]:
    return {name: load(name, 3).machine.program.game for name in GAMES}


def node(value: Any) -> Node:
    if isinstance(value, dict):
        return Map({k: node(v) for k, v in value.items()}, {k: PLACE for k in value}, PLACE)
    return Seq([node(v) for v in value], PLACE) if isinstance(value, list) else Scalar(value, PLACE)


def understood(game: CheckedGame, form: Any) -> ir.Effect:
    """What a form says, where `they` and `here` are known."""
    problems: list[Problem] = []
    c = checking(game.words, problems)
    shells(c)
    scope = Scope(ir.Local("you", PLAYER_TYPE), ir.Local("they", PLAYER_TYPE), ir.Local("here", thing_type("area")))
    plain = json.loads(re.sub(r"{(\d+)}", r"\1", json.dumps(form)))
    effect = bodies.body(c, node(plain), scope)
    assert [str(p.message) for p in problems] == [], form
    return effect


def said(whole: Whole, effect: ir.Effect) -> str:
    text = " ".join(whole.sentence(line.phrase, {}) for line in lines(telling(whole.game), effect))
    return " ".join(text.split())  # also at spaces where no line may end


def lacking(whole: Whole, numbers: list[int], text: str) -> list[int]:
    """The numbers that stand there neither in digits nor as words (twice, three times)."""
    found = []
    for n in numbers:
        word = whole.sentence(Say("times-number", n=n), {})
        if not re.search(rf"(?<!\d){n}(?!\d)", text) and word not in text:
            found.append(n)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_every_form_is_told(games: dict[str, CheckedGame], language: str) -> None:
    whole = Whole(games["yokohama"], language)
    silent = {}
    for form in FORMS:
        numbers = [int(n) for n in re.findall(r"{(\d+)}", json.dumps(form))]
        text = said(whole, understood(whole.game, form))
        if lacking(whole, numbers, text):
            silent[json.dumps(form)] = text
    assert silent == {}


SEVERAL = {
    "cs": (
        "získej 1 bod za každé 2 své asistenty v oblastech",
        "získej 3 body za každé 2 jeho jeny",
    ),
    "en": ("gain 1 point per 2 assistants of yours on areas", "gain 3 points per 2 yen of theirs"),
    "de": ("erhalte 1 Punkt je 2 eigene Assistenten in den Gebieten", "erhalte 3 Punkte je 2 Yen dieses Spielers"),
    "pl": (
        "otrzymaj 1 punkt za każdych 2 swoich asystentów na obszarach",
        "otrzymaj 3 punkty za każde 2 jego jeny",
    ),
    "uk": (
        "отримайте 1 бал за кожних 2 своїх помічників у локаціях",
        "отримайте 3 бали за кожні 2 його єни",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_several_at_a_time_is_told_with_whose_it_is(
    games: dict[str, CheckedGame], language: str
) -> None:
    whole = Whole(games["yokohama"], language)
    rules = ("gain 1 point per 2 your assistants on areas", "gain 3 points per 2 yen of them")
    assert tuple(said(whole, understood(whole.game, rule)) for rule in rules) == SEVERAL[language]


OWN = {
    "cs": (
        "tento hráč získá 1 bod za každé 2 jeny",
        "tento hráč získá tolik bodů, kolik činí počet tvých jenů děleno 2",
        "každý hráč získává 1 bod za každé 3 kusy zboží",
    ),
    "en": (
        "they gain 1 point per 2 yen",
        "they gain as many points as the number of your yen divided by 2",
        "each player gains 1 point per 3 trade goods",
    ),
    "de": (
        "dieser Spieler erhält 1 Punkt je 2 Yen",
        "dieser Spieler erhält so viele Punkte wie die Anzahl deiner Yen geteilt durch 2",
        "jeder Spieler erhält 1 Punkt je 3 Handelswaren",
    ),
    "pl": (
        "ten gracz otrzymuje 1 punkt za każde 2 jeny",
        "ten gracz otrzymuje tyle punktów, ile wynosi liczba twoich jenów podzielone przez 2",
        "każdy gracz otrzymuje 1 punkt za każde 3 dobra handlowe",
    ),
    "uk": (
        "цей гравець отримує 1 бал за кожні 2 єни",
        "цей гравець отримує стільки балів, скільки становить частка від ділення кількості ваших єн на 2",
        "кожен гравець отримує 1 бал за кожні 3 місцеві товари",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_belongs_to_who_gains_is_told_without_whose_it_is(
    games: dict[str, CheckedGame], language: str
) -> None:
    whole = Whole(games["yokohama"], language)
    rules = (
        "they gain 1 point per 2 yen of them",
        "they gain 1 point per 2 your yen",
        {"as each player": "gain 1 point per 3 your goods"},
    )
    assert tuple(said(whole, understood(whole.game, rule)) for rule in rules) == OWN[language]


def numbers_in(effect: ir.Effect) -> Iterator[int]:
    """The numbers a body says itself."""
    if isinstance(effect, SetCounter) and effect.counter.name in STATES:
        return
    for found in walk.inside(effect):
        if isinstance(found, ir.Alternative):
            if found.ability is None:  # what a card adds is told on the card
                yield from numbers_in(found.body)
        elif isinstance(found, ir.Effect):
            yield from numbers_in(found)
        else:
            yield from expressed(found)
    if isinstance(effect, ByLevels) and not effect.exact:
        yield from (n for n, _ in effect.table)
    elif isinstance(effect, (Rank, SetsOf)):
        yield from (n for n, _ in effect.prizes)
    elif isinstance(effect, Roll):
        yield from (effect.low, effect.high)
    elif isinstance(effect, PayWith):
        yield from (n for _, n in effect.units)
    elif isinstance(effect, PayThings):
        yield from (n for _, n in effect.ways)


def expressed(value: Any) -> Iterator[int]:
    if (
        isinstance(value, conditions.Compare)
        and isinstance(value.left, counters.CounterRef)
        and value.left.counter.name in STATES
    ):
        return
    if isinstance(value, ir.Int):
        yield value.value
    for inner in walk.inside(value):
        yield from expressed(inner)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_condition_or_a_changed_figure_is_told(
    games: dict[str, CheckedGame], name: str, language: str
) -> None:
    whole = Whole(games[name], language)
    game, c = whole.game, telling(whole.game)
    told = [(p.condition, [condition(c, p.condition)]) for p in game.printed.values() if p.condition is not None]
    told += [(cond, [condition(c, cond)]) for _, cond, _, _ in game.ends]
    told += [(a.value, [x.phrase for x in ability_lines(c, a)]) for a in game.abilities if a.value is not None]
    silent = {}
    for value, phrases in told:
        numbers = [n for n in expressed(value) if n > 1]
        text = " ".join(whole.sentence(phrase, {}) for phrase in phrases)
        if lacking(whole, numbers, text):
            silent[str(numbers)] = text
    assert silent == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_game_is_told(games: dict[str, CheckedGame], name: str, language: str) -> None:
    whole = Whole(games[name], language)
    silent = {}
    for body in walk.bodies(whole.game):
        for effect in body.items if isinstance(body, InTurn) else [body]:
            numbers = [n for n in numbers_in(effect) if n > 1]  # 0 and 1 have words (no, a, the) in every language
            text = said(whole, effect) if numbers else ""
            if lacking(whole, numbers, text):
                silent[f"{effect.span.file}:{effect.span.line}"] = text
    assert silent == {}
