"""Polish: sentences written down from the grammar of the language, compared with what the rules say of themselves."""

from __future__ import annotations

import re

import pytest
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.phrases.words import Amount, Listed, Noun, Say
from spielwerk.interpreter.prose.speaking.bundles import SOURCE, locale_of
from spielwerk.interpreter.prose.speaking.punctuation import tidy
from spielwerk.interpreter.prose.texts.card_texts import Cards

LANGUAGE = "pl"
EXPANSIONS = ["achievement_rewards", "free_agents"]
MODULES = ("core", "yokohama")
ENGLISH = """the of you each gain pay when your to from with without where whenever choose move once turn may and or
if is are at least most than this that area order card cards point points yen silk tea fish copper import good goods
assistant president shop house reward goal type action by per take place build fill up in on""".split()
#: letters by letter also Polish words: prepositions and the like
POLISH_TOO = {"to", "by", "i", "a", "do", "on", "up", "most"}


@pytest.fixture(scope="module")
def cards() -> Cards:
    return Cards(load("yokohama", 4, expansions=EXPANSIONS).machine.program.game, LANGUAGE)


def gain(cards: Cards, n: int, name: str, form: str = "") -> str:
    phrase = Say("gain", what=Amount(n, Noun(name)), form=form)
    return tidy(cards.speech.phrase(phrase))


# 1 takes the singular; 2, 3, 4 and 22 the plural; 5, 12 and 21 the genitive plural. The object of "otrzymaj" is in the
# accusative; a yen is grammatically animate (1 jena), an assistant a person (2 asystentów).
GAINS = {
    "point": ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"],
    "yen": ["1 jena", "2 jeny", "5 jenów", "12 jenów", "22 jeny"],
    "copper": ["1 miedź", "2 miedzi", "5 miedzi", "12 miedzi", "22 miedzi"],
    "silk": ["1 jedwab", "2 jedwabie", "5 jedwabi", "12 jedwabi", "22 jedwabie"],
    "tea": ["1 herbatę", "2 herbaty", "5 herbat", "12 herbat", "22 herbaty"],
    "fish": ["1 rybę", "2 ryby", "5 ryb", "12 ryb", "22 ryby"],
    "import": [
        "1 dobro importowane",
        "2 dobra importowane",
        "5 dóbr importowanych",
        "12 dóbr importowanych",
        "22 dobra importowane",
    ],
    "good": ["1 dobro handlowe", "2 dobra handlowe", "5 dóbr handlowych", "12 dóbr handlowych", "22 dobra handlowe"],
    "any_good": [
        "1 dowolne dobro handlowe",
        "2 dowolne dobra handlowe",
        "5 dowolnych dóbr handlowych",
        "12 dowolnych dóbr handlowych",
        "22 dowolne dobra handlowe",
    ],
    "warehouse": [
        "1 element z magazynu",
        "2 elementy z magazynu",
        "5 elementów z magazynu",
        "12 elementów z magazynu",
        "22 elementy z magazynu",
    ],
    "free_move": ["1 ruch", "2 ruchy", "5 ruchów", "12 ruchów", "22 ruchy"],
    "assistant": ["1 asystenta", "2 asystentów", "5 asystentów", "12 asystentów", "22 asystentów"],
    "shop": ["1 sklep", "2 sklepy", "5 sklepów", "12 sklepów", "22 sklepy"],
}


@pytest.mark.parametrize("name", GAINS)
def test_numerals_of_an_object(cards: Cards, name: str) -> None:
    said = [gain(cards, n, name) for n in (1, 2, 5, 12, 22)]
    assert said == [f"otrzymaj {amount}" for amount in GAINS[name]]


# the classes at their edges: 21 and 25 are not like 1 and 2; 14 is not like 4; 102 is like 2
@pytest.mark.parametrize(
    ("n", "said"),
    [
        (0, "0 punktów"),
        (4, "4 punkty"),
        (11, "11 punktów"),
        (14, "14 punktów"),
        (21, "21 punktów"),
        (25, "25 punktów"),
        (33, "33 punkty"),
        (102, "102 punkty"),
        (112, "112 punktów"),
    ],
)
def test_classes_of_numbers(cards: Cards, n: int, said: str) -> None:
    assert gain(cards, n, "point") == f"otrzymaj {said}"


# nominative: as a subject, where the object form of persons and animals would be wrong
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("yen", ["1 jen", "2 jeny", "5 jenów", "12 jenów", "22 jeny"]),
        ("tea", ["1 herbata", "2 herbaty", "5 herbat", "12 herbat", "22 herbaty"]),
        ("fish", ["1 ryba", "2 ryby", "5 ryb", "12 ryb", "22 ryby"]),
        ("assistant", ["1 asystent", "2 asystentów", "5 asystentów", "12 asystentów", "22 asystentów"]),
        ("order", ["1 zamówienie", "2 zamówienia", "5 zamówień", "12 zamówień", "22 zamówienia"]),
        ("technology", ["1 technologia", "2 technologie", "5 technologii", "12 technologii", "22 technologie"]),
    ],
)
def test_numerals_of_a_subject(cards: Cards, name: str, said: list[str]) -> None:
    assert [cards.speech.phrase(Amount(n, Noun(name))) for n in (1, 2, 5, 12, 22)] == said


# other cases: the noun alone carries the case, one and not-one
@pytest.mark.parametrize(
    ("form", "name", "said"),
    [
        ("gen", "yen", ["1 jena", "2 jenów", "5 jenów", "22 jenów"]),
        ("gen", "tea", ["1 herbaty", "2 herbat", "5 herbat", "22 herbat"]),
        ("loc", "area", ["1 obszarze", "2 obszarach", "5 obszarach", "22 obszarach"]),
        ("ins", "shop", ["1 sklepem", "2 sklepami", "5 sklepami", "22 sklepami"]),
        ("dat", "president", ["1 prezesowi", "2 prezesom", "5 prezesom", "22 prezesom"]),
    ],
)
def test_numerals_in_other_cases(cards: Cards, form: str, name: str, said: list[str]) -> None:
    voice = cards.speech.voices[0]
    assert [voice.form(Amount(n, Noun(name)), form) for n in (1, 2, 5, 22)] == said


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("", "otrzymaj 2 jeny"),
        ("imp", "otrzymaj 2 jeny"),
        ("inf", "otrzymać 2 jeny"),
        ("to", "otrzymać 2 jeny"),
        ("ind", "otrzymujesz 2 jeny"),
    ],
)
def test_moods(cards: Cards, form: str, said: str) -> None:
    assert gain(cards, 2, "yen", form) == said


def test_a_list_of_three(cards: Cards) -> None:
    amounts = [Amount(1, Noun("copper")), Amount(2, Noun("tea")), Amount(5, Noun("yen"))]
    assert cards.speech.phrase(Say("gain", what=Listed(amounts))) == "otrzymaj 1 miedź, 2 herbaty i 5 jenów"


# a card of each form of ability
ABILITIES = {
    "ball": "Za każdym razem, gdy wypełniasz zamówienie, otrzymujesz 2 punkty.",
    "brickyard": (
        "Za każdym razem, gdy umieszczasz asystenta na polu planszy zarządzania urzędu celnego, otrzymujesz 4 punkty."
    ),
    "electric_light": "Za każdym razem, gdy budujesz dom handlowy, otrzymujesz 3 punkty.",
    "exhibition": "Natychmiast otrzymujesz 10 punktów.",
    "gas_light": "Za każdym razem, gdy budujesz sklep, otrzymujesz 2 punkty.",
    "language_school": "Za każdym razem, gdy wypełniasz zamówienie, otrzymujesz 1 jena.",
    "patent_system": "Po zdobyciu tej karty za każdym razem, gdy zdobywasz technologię, otrzymujesz 2 punkty.",
    "spinning_mill": "Raz na turę możesz zapłacić 1 jedwab, aby otrzymać 2 jeny.",
    "letterpress": "Po zdobyciu tej karty za każdym razem, gdy zdobywasz technologię, otrzymujesz 1 jena.",
    "winery": "Za każdym razem, gdy umieszczasz asystenta na polu planszy zarządzania kościoła, otrzymujesz 3 punkty.",
    "mining_technology": "Za każdym razem, gdy otrzymujesz miedź, otrzymujesz 1 dodatkową miedź.",
    "newspaper": "Gdy umieszczasz asystentów na różnych obszarach, możesz umieścić o 1 więcej (do 4).",
    "stagecoach": "W kroku ruchu nie płacisz prezesom innych graczy.",
    "stock_market": "Na początku swojej tury, jeśli masz najwyżej 1 jena, uzupełniasz zapas do 2 jenów.",
    "telegraph": "Za każdym razem, gdy umieszczasz 2 asystentów na jednym obszarze, możesz umieścić 1 asystenta z "
    "ręki na sąsiadującym z nim obszarze (ale nie na kanale).",
    "telephone": "W kroku odzyskania możesz zostawić na obszarze 1 swojego asystenta i wziąć na rękę tylko "
    "pozostałych.",
    "tramway": "W kroku ruchu możesz zamiast zwykłego ruchu przenieść swojego prezesa (także z ręki) wprost na "
    "obszar, na którym masz asystenta, a nie masz prezesa; płacisz wtedy stojącym tam prezesom jak zwykle. "
    "Obszar z prezesem innego gracza możesz wybrać tylko wtedy, gdy wolno ci stanąć obok innych prezesów.",
    "university": "Raz na turę możesz zapłacić 1 jena, aby wziąć 1 asystenta z magazynu na rękę.",
}


@pytest.mark.parametrize("entry", ABILITIES)
def test_abilities(cards: Cards, entry: str) -> None:
    assert cards.card(entry).lines[-1] == ABILITIES[entry]


def test_a_card_with_two_abilities(cards: Cards) -> None:
    assert cards.card("station").lines[-2:] == [
        "Natychmiast umieszczasz żeton stacji z rezerwy na wybranym obszarze (ale nie na kanale). "
        "Zwiększa on tam siłę każdego gracza o 1.",
        "W kroku ruchu możesz zamiast zwykłego ruchu przenieść swojego prezesa (także z ręki) wprost na "
        "obszar z żetonem stacji, jeśli masz tam asystenta, nawet gdy stoją tam inni prezesi; nikomu nic nie płacisz.",
    ]


CARDS = {
    # amounts without a verb are subjects; a country is a name
    "o05": [
        "Kraj: Stany Zjednoczone.",
        "Wymagane dobra: 1 jedwab i 3 herbaty.",
        "Nagroda: otrzymaj 2 punkty i 1 dobro importowane.",
    ],
    "o36": [
        "Kraj: Holandia.",
        "Wymagane dobra: 2 miedzi, 4 herbaty i 4 ryby.",
        "Nagroda: otrzymaj 8 punktów i 2 dobra importowane.",
    ],
    # a table of levels
    "silk_mill": [
        "Typ: obszar produkcyjny.",
        "Akcja:",
        "  Siła 2: otrzymaj 1 jedwab.",
        "  Siła 3: otrzymaj 2 jedwabie.",
        "  Siła 4: otrzymaj 3 jedwabie.",
        "  Siła 5: otrzymaj 4 jedwabie.",
    ],
    # a number that is only known in play
    "tea_plantation": ["Typ: obszar produkcyjny.", "Akcja: otrzymaj tyle herbat, ile wynosi twoja siła."],
    "bank": ["Typ: obszar handlowy.", "Akcja: otrzymaj tyle jenów, ile wynosi twoja siła."],
    # a choice, as often as a number says
    "chinatown": [
        "Typ: obszar handlowy.",
        "Akcja:",
        "  Maksymalnie tyle razy, ile wynosi twoja siła, wybierz jedno:",
        "    - Zapłać 2 jeny, aby otrzymać 1 miedź.",
        "    - Zapłać 1 miedź, aby otrzymać 2 jeny.",
        "    - Zapłać 2 jeny, aby otrzymać 1 jedwab.",
        "    - Zapłać 1 jedwab, aby otrzymać 2 jeny.",
        "    - Zapłać 1 jena, aby otrzymać 1 herbatę.",
        "    - Zapłać 1 herbatę, aby otrzymać 1 jena.",
        "    - Zapłać 1 jena, aby otrzymać 1 rybę.",
        "    - Zapłać 1 rybę, aby otrzymać 1 jena.",
        "    - Zapłać 4 jeny, aby otrzymać 1 dobro importowane.",
    ],
    "employment_agency": [
        "Typ: obszar handlowy.",
        "Akcja: weź z magazynu maksymalnie tyle elementów, ile wynosi twoja siła minus 1, płacąc cenę każdego z nich.",
    ],
    "church": [
        "Typ: obszar handlowy.",
        "Akcja:",
        "  Jeśli chcesz, wykonaj kolejno:",
        "    - Wybierz wolne pole planszy zarządzania kościoła.",
        "    - Od wymaganej wiary tego pola odejmij swoją siłę. Za każdy brakujący punkt wiary zapłać jednym z tych "
        "sposobów, każdym najwyżej raz: 1 miedź, 1 jedwab, 1 herbata, 1 ryba, 1 dobro importowane, 2 jeny.",
        "    - Umieść na tym polu 1 swojego asystenta z tego obszaru lub z ręki.",
        "    - Otrzymaj nagrodę tego pola.",
    ],
    "customs": [
        "Typ: obszar handlowy.",
        "Akcja:",
        "  Jeśli chcesz, wykonaj kolejno:",
        "    - Wybierz wolne pole planszy zarządzania urzędu celnego, które wymaga mniej dóbr importowanych, "
        "niż wynosi twoja siła.",
        "    - Zapłać tyle dóbr importowanych, ile wymaga to pole.",
        "    - Umieść na tym polu 1 swojego asystenta z tego obszaru lub z ręki.",
        "    - Otrzymaj nagrodę tego pola.",
    ],
    "laboratory_a": [
        "Typ: obszar handlowy.",
        "Plansza zarządzania: laboratorium.",
        "Akcja:",
        "  Jeśli chcesz, wykonaj kolejno:",
        "    - Wybierz z rzędu technologii tego obszaru technologię, której jeszcze nie masz.",
        "    - Za każdy punkt, o który jej wartość produkcji wraz z dopłatą za jej miejsce przekracza twoją siłę, "
        "zapłać 2 jeny lub 1 dobro importowane (w dowolnej kombinacji). Jeśli to co najmniej twoja czwarta "
        "technologia, "
        "zapłać za 1 punkt więcej.",
        "    - Weź tę technologię.",
        "    - Przesuń karty w rzędzie technologii w lewo, aby zapełnić lukę, i uzupełnij rząd z prawej strony.",
    ],
    "port_a": [
        "Typ: obszar handlowy.",
        "Plansza zarządzania: port.",
        "Akcja:",
        "  Jeśli chcesz, wykonaj kolejno:",
        "    - Weź zamówienie z rzędu zamówień tego obszaru, z miejsca o wymaganej sile nie większej niż twoja.",
        "    - Możesz zapłacić 2 jeny lub 1 dobro importowane, aby w ten sam sposób wziąć drugie zamówienie.",
        "    - Przesuń karty w rzędzie zamówień w lewo, aby zapełnić luki, i uzupełnij rząd z prawej strony.",
        "  Jeśli twoja siła wynosi 5, otrzymaj 3 punkty.",
    ],
    "b12": [
        "Pole sklepu 1: otrzymaj 1 dobro importowane.",
        "Pole sklepu 2: otrzymaj 1 dowolne dobro handlowe.",
        "Pole sklepu 3: otrzymaj 1 punkt.",
        "Pole sklepu 4: otrzymaj 1 jena.",
        "Pole domu handlowego 1: otrzymaj 7 punktów.",
    ],
    "t18": [
        "Nagroda: otrzymaj 1 punkt i, jeśli chcesz, weź z magazynu najwyżej 2 elementy, płacąc cenę każdego z nich."
    ],
    "cu8": ["Wymagana liczba dóbr importowanych: 4.", "Nagroda: otrzymaj 21 punktów."],
    "ch3": [
        "Wymagana wiara: 6.",
        "Nagroda: otrzymaj 5 punktów i, jeśli chcesz, przenieś za darmo najwyżej 2 swoich asystentów.",
    ],
    "free_agent": ["Nagroda: przenieś ten żeton do swoich nieużytych zagranicznych agentów."],
    "award_germany": ["Kraj: Niemcy."],
}


@pytest.mark.parametrize("entry", CARDS)
def test_cards(cards: Cards, entry: str) -> None:
    assert cards.card(entry).lines == CARDS[entry]


GOALS = {
    "a1": "masz co najmniej 7 ryb",
    "a3": "masz co najmniej 6 jedwabi",
    "a4": "masz co najmniej 5 miedzi",
    "b1": "masz co najmniej 4 technologie",
    "b2": "masz co najmniej 10 jenów",
    "b3": "masz łącznie co najmniej 5 zagranicznych agentów (użytych i nieużytych) i żetonów 5-krotnej siły",
    "b4": "masz co najmniej 5 wypełnionych zamówień",
    "c1": "masz sklep lub dom handlowy na co najmniej 4 obszarach handlowych",
    "c2": "masz sklep lub dom handlowy na co najmniej 2 obszarach produkcyjnych i co najmniej 3 obszarach handlowych",
}


@pytest.mark.parametrize("entry", GOALS)
def test_conditions(cards: Cards, entry: str) -> None:
    assert f"Wymaganie: {GOALS[entry]}." in cards.card(entry).lines


TITLES = {
    "chinatown": "Chińska dzielnica",
    "customs": "Urząd celny",
    "telegraph": "Telegram",
    "stagecoach": "Dyliżans",
    "letterpress": "Typografia",
    "american": "Amerykański zagraniczny agent",
    "free_agent": "Darmowy agent",
}


@pytest.mark.parametrize("entry", TITLES)
def test_names_are_those_of_the_printed_game(cards: Cards, entry: str) -> None:
    assert cards.card(entry).title == TITLES[entry]


def test_the_files_have_no_mistake() -> None:
    assert [str(p) for p in locale_of(LANGUAGE, MODULES).problems] == []


def test_every_word_of_the_source_is_there() -> None:
    ours, source = locale_of(LANGUAGE, MODULES), locale_of(SOURCE, MODULES)
    assert [id for id in source.entries if not ours.has(id)] == []
    # where an adjective or a clause stands, which forms and traits a word has, which name is too long: each its own
    places = ("before", "after", "behind", "sg", "pl", "short", "mass", "with", "that", "whose", "its", "far", "aside")
    wanted = [(e.id, a.id.name) for e in source.entries.values() for a in e.node.attributes]
    assert [(id, a) for id, a in wanted if a not in places and not ours.has(id, a)] == []


def test_every_noun_has_every_form() -> None:
    forms = [f"{case}-{number}" for case in ("nom", "gen", "dat", "acc", "ins", "loc") for number in ("sg", "pl")]
    ours = locale_of(LANGUAGE, MODULES)
    nouns = [id for id in ours.entries if id.startswith("noun-") and id != "noun-form"]
    assert [(id, f) for id in nouns for f in [*forms, "gender"] if not ours.has(id, f)] == []


def test_every_entry_is_said_in_polish(cards: Cards) -> None:
    assert len(cards.entries()) > 140
    for kind, thing in cards.entries():
        card = cards.make(kind, thing)
        text = "\n".join([card.title, *card.lines])
        assert not re.search(r"[{}_$?]|\bnone\b", text), text
        words = set(re.findall(r"[^\W\d]+", text.lower()))
        assert not words & (set(ENGLISH) - POLISH_TOO), text
        assert "  " not in text.replace("\n", "").lstrip() or "\n  " in text
        assert not re.search(r" [,.;:]|,[.,:;]", text), text
