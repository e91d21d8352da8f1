"""Definitions and ends are whole sentences, and a condition in a clause about a thing never becomes a permission."""

from __future__ import annotations

import re
from functools import cache

import pytest
from spielwerk.interpreter import load
from spielwerk.interpreter.display.rulebook import Book
from spielwerk.interpreter.model.ir import Query
from spielwerk.interpreter.model.walk import everything
from spielwerk.interpreter.phrases.telling import REASON
from spielwerk.interpreter.phrases.things import Qualified
from spielwerk.interpreter.phrases.words import Noun, Say
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.speaking.bundles import Speech
from spielwerk.interpreter.prose.speaking.punctuation import tidy
from spielwerk.interpreter.prose.texts.card_texts import Cards
from spielwerk.interpreter.prose.texts.renderer import telling
from spielwerk.interpreter.prose.whole_games.editions import open_edition
from spielwerk.interpreter.terms.query_phrases import query_phrase, there_is_no_phrase

#: the chapters of definitions and ends
CHAPTERS = ("words", "end")


@cache
def book(game: str, language: str) -> str:
    makers = Book(open_edition(game), language).makers()
    text = re.sub("<[^>]*>", "", " ".join(makers[id][1]() for id in CHAPTERS))
    return text.replace("\N{NO-BREAK SPACE}", " ")


SAID = [
    ("yokohama", "en", "An area that is not the canal."),
    ("yokohama", "en", "Presidents of other players may be there only if yours may share areas with them."),
    ("yokohama", "pl", "Prezesi innych graczy mogą tam być tylko wtedy, gdy wolno ci stanąć obok innych prezesów."),
    ("yamatai", "en", "neither a culture token nor a standard building, a torii, a palace or a sacred ground."),
    ("yamatai", "de", "Ein Startfeld; falls du auf jedem Randfeld beginnen darfst"),
    ("yokohama", "en", "There are at least 5 assistants, neutral ones included, on church spaces."),
    ("yokohama", "pl", "jest łącznie co najmniej 5 asystentów (wliczając neutralnych)."),
    ("yokohama", "de", "sind zusammen mindestens 5 Assistenten (auch neutrale)."),
    ("yokohama", "uk", "є разом щонайменше 5 помічників"),
    ("yokohama", "pl", "Wspólna nazwa: miedź, jedwab, herbata i ryby."),
    ("yokohama", "en", "A player has built all eight shops."),
]


#: definitions for which somebody has written a text: how they are told without it
ITSELF = [
    ("yokohama", "en", "where no other player has a president, unless you may share areas."),
    ("yokohama", "uk", "у якій немає помічника чи нейтрального помічника."),
    ("yokohama", "de", "Ein Gebiet, das nicht der Kanal ist."),
    ("yokohama", "de", "die unter deinen Technologien oder unter deinen erfüllten Aufträgen liegt."),
    ("yamatai", "en", "without a standard building, a torii, a palace or a sacred ground."),
    ("yamatai", "en", "at the edge of the board (only if you may begin on every space at the edge)."),
    ("yamatai", "pl", "Wyspa, na której jest torii lub pałac."),
    ("backgammon", "en", "A point whose distance from the end is at most 6."),
    ("backgammon", "cs", "Klín, jehož vzdálenost od cíle nepřesahuje 6."),
    ("backgammon", "cs", "Klín, na kterém počet kamenů ostatních hráčů nepřesahuje 1."),
]


@pytest.mark.parametrize(("game", "language", "part"), ITSELF)
def test_so_they_are_without_a_text_by_hand(
    game: str, language: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Cards, "by_hand", lambda *_: [])
    assert part in book.__wrapped__(game, language)


@pytest.mark.parametrize(("game", "language", "part"), SAID)
def test_definitions_and_ends_are_whole_sentences(game: str, language: str, part: str) -> None:
    assert part in book(game, language)


def test_clauses_of_a_thing_are_joined_as_english_joins_them() -> None:
    speech = Speech("en", ("core", "yamatai"))

    def told(*clauses: Say) -> str:
        return tidy(speech.phrase(Qualified(Noun("island"), "a", [], [*clauses])))

    beside, token = Say("next-to", thing=Noun("sea")), Say("with-thing", what=Qualified(Noun("token"), "a"))
    assert told(beside, token) == "an island with a culture token next to sea space", "the token is not the space’s"
    met = Say("where", cond=Say("holds", what=Noun("house"), thing=Say("pronoun", who="it")))
    assert told(met) == "an island whose standard building is met"
    assert told(met, met) == "an island whose standard building is met and whose standard building is met"
    assert told(token, met) == "an island with a culture token, whose standard building is met", "and never: and whose"


def test_no_space_is_left_before_a_bracket() -> None:
    assert tidy("Flotila 2 (přesunout destičku ): vyber") == "Flotila 2 (přesunout destičku): vyber"


@pytest.mark.parametrize(
    ("language", "none", "one"),
    [
        ("en", "you have no assistant on any area without your president", "and without your president"),
        ("cs", "v žádné oblasti bez tvého prezidenta nemáš asistenta", "nemáš prezidenta"),
        ("de", "du in keinem Gebiet ohne deinen Präsidenten einen Assistenten hast", "ohne deinen Präsidenten"),
        ("pl", "na żadnym obszarze bez swojego prezesa nie masz asystenta", "nie masz prezesa"),
        ("uk", "у жодній локації без вашого президента немає вашого помічника", "немає вашого президента"),
    ],
)
def test_what_is_denied_of_every_place_is_denied_once(language: str, none: str, one: str) -> None:
    """Behind the place is said in a word what is not there; of a place that is looked for, in a clause."""
    rules = load("yokohama", 2)
    body, spoken = rules.machine.program.game.rules["use_agent"].body, Prompts(rules, language)
    query = next(part for part in everything(body) if isinstance(part, Query) and len(part.tests) > 1)
    said = [
        spoken.text(tell(telling(rules.machine.program.game, REASON), query))
        for tell in (there_is_no_phrase, query_phrase)
    ]
    assert said[0].replace("\N{NO-BREAK SPACE}", " ") == none and one in said[1].replace("\N{NO-BREAK SPACE}", " ")
