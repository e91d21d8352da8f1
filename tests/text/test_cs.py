"""Czech: sentences written down from the grammar of the language, compared with what the rules say of themselves."""

from __future__ import annotations

import re

import pytest
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.phrases.things import Qualified
from spielwerk.interpreter.phrases.words import Amount, Listed, Noun, Plain, Say
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.speaking.bundles import SOURCE, locale_of
from spielwerk.interpreter.prose.speaking.punctuation import tidy
from spielwerk.interpreter.prose.texts.all_texts import Whole
from spielwerk.interpreter.prose.texts.card_texts import Cards

LANGUAGE = "cs"
EXPANSIONS = ["achievement_rewards", "free_agents"]
MODULES = ("core", "yokohama")


@pytest.fixture(scope="module")
def cards() -> Cards:
    return Cards(load("yokohama", 4, expansions=EXPANSIONS).machine.program.game, LANGUAGE)


def plain(text: str) -> str:
    """Without the spaces that do not break."""
    return text.replace("\u00a0", " ")


def gain(cards: Cards, n: int, name: str, form: str = "") -> str:
    return plain(tidy(cards.speech.phrase(Say("gain", what=Amount(n, Noun(name)), form=form))))


# 1 takes the singular, 2 to 4 the plural, everything else the genitive plural: 22 is not like 2. What is animate has
# the genitive for its accusative in the singular (1 asistenta) and a form of its own in the plural (2 asistenty).
GAINS = {
    "point": ["1 bod", "2 body", "5 bodů", "22 bodů"],
    "copper": ["1 měď", "2 mědi", "5 mědí", "22 mědí"],
    "fish": ["1 rybu", "2 ryby", "5 ryb", "22 ryb"],
    "any_good": [
        "1 libovolný kus zboží",
        "2 libovolné kusy zboží",
        "5 libovolných kusů zboží",
        "22 libovolných kusů zboží",
    ],
    "assistant": ["1 asistenta", "2 asistenty", "5 asistentů", "22 asistentů"],
}


@pytest.mark.parametrize("name", GAINS)
def test_numerals_of_an_object(cards: Cards, name: str) -> None:
    assert [gain(cards, n, name) for n in (1, 2, 5, 22)] == [f"získej {amount}" for amount in GAINS[name]]


@pytest.mark.parametrize(
    ("form", "name", "said"),
    [
        ("nom", "assistant", ["1 asistent", "2 asistenti", "5 asistentů"]),
        ("gen", "yen", ["1 jenu", "2 jenů", "5 jenů"]),
        ("dat", "president", ["1 prezidentovi", "2 prezidentům", "5 prezidentům"]),
        ("loc", "area", ["1 oblasti", "2 oblastech", "5 oblastech"]),
        ("ins", "shop", ["1 obchodem", "2 obchody", "5 obchody"]),
    ],
)
def test_numerals_in_other_cases(cards: Cards, form: str, name: str, said: list[str]) -> None:
    voice = cards.speech.voices[0]
    assert [plain(voice.form(Amount(n, Noun(name)), form)) for n in (1, 2, 5)] == said


@pytest.mark.parametrize(
    ("form", "said"),
    [("", "získej 2 jeny"), ("inf", "získat 2 jeny"), ("to", "získat 2 jeny"), ("ind", "získáš 2 jeny")],
)
def test_moods(cards: Cards, form: str, said: str) -> None:
    assert gain(cards, 2, "yen", form) == said


def test_a_list_of_three(cards: Cards) -> None:
    amounts = [Amount(1, Noun("copper")), Amount(2, Noun("tea")), Amount(5, Noun("yen"))]
    assert plain(cards.speech.phrase(Say("gain", what=Listed(amounts)))) == "získej 1 měď, 2 čaje a 5 jenů"


# a preposition gets a vowel before what is hard to say after it: ze skladu, se dřevem, but z ruky, s bambusem
@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("z skladu", "ze skladu"),
        ("z ruky", "z ruky"),
        ("s zlatem", "se zlatem"),
        ("s bambusem", "s bambusem"),
        ("v které", "ve které"),
        ("v ruce", "v ruce"),
        ("k známým", "ke známým"),
        ("z 4", "ze 4"),
        ("z 5", "z 5"),
    ],
)
def test_prepositions_with_a_vowel(cards: Cards, text: str, heard: str) -> None:
    assert plain(cards.speech.voices[0].sounds.heard(text)) == heard


LAST_LINES = {
    "gas_light": "Kdykoli postavíš obchod, získáš 2 body.",
    "mining_technology": "Kdykoli získáš měď, získáš 1 měď navíc.",
    "stock_market": "Na začátku svého tahu, pokud máš nejvýše 1 jen, doplň svou zásobu na 2 jeny.",
    "telegraph": "Kdykoli umístíš 2 asistenty do jedné oblasti, můžeš umístit ještě 1 asistenta z ruky do sousední "
    "oblasti mimo kanál.",
    "telephone": "V kroku návratu můžeš v oblasti ponechat 1 svého asistenta a vzít do ruky jen ostatní.",
    "station": "V kroku pohybu můžeš svého prezidenta (i z ruky) místo obvyklého pohybu přesunout přímo do oblasti se "
    "žetonem nádraží, máš-li v ní asistenta. Na jiných prezidentech v ní nezáleží a nikomu nic neplatíš.",
    "o36": "Odměna: získej 8 bodů a 2 importy.",
}


@pytest.mark.parametrize("entry", LAST_LINES)
def test_cards(cards: Cards, entry: str) -> None:
    assert plain(cards.card(entry).lines[-1]) == LAST_LINES[entry]


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("chess", "turn", "Zjisti, zda nejde o remízu, a poté táhni."),
        ("draughts", "turn", "Ber, nebo táhni, proměň kámen v nejvzdálenější řadě v dámu a poté zaznamenej pozici."),
        ("chess", "repetition", "Hra okamžitě končí, jakmile stejná pozice nastala třikrát."),
        ("oware", "majority", "Hra okamžitě končí, jakmile má některý hráč ve svém skladu alespoň 25 semínek."),
        (
            "yamatai",
            "last_building",
            "Příčina konce hry: některý hráč nemá ve své zásobě běžnou budovu.|"
            "Dohrajte probíhající kolo; poté hra končí.",
        ),
    ],
)
def test_steps_and_ends(game: str, name: str, said: str) -> None:
    whole = Whole(load(game, 2).machine.program.game, LANGUAGE)
    assert [plain(line) for found in whole.find(name) for line in whole.write(found).lines] == said.split("|")


def test_swapped_things(cards: Cards) -> None:
    phrase = Say("swap", first=Qualified(Noun("technology"), "a"), second=Qualified(Noun("order"), "a"))
    assert tidy(cards.speech.phrase(phrase)) == "prohoď technologii se zakázkou"


# the verb comes first after "pokud", and second where a condition stands alone
@pytest.mark.parametrize(
    ("form", "said"), [("", "tato oblast je kanál"), ("sub", "je tato oblast kanál")], ids=["alone", "behind pokud"]
)
def test_order_of_a_condition(cards: Cards, form: str, said: str) -> None:
    phrase = Say("is-so", thing=Qualified(Noun("area"), "that"), what=Plain("kanál"), form=form)
    assert tidy(cards.speech.phrase(phrase)) == said


# whoever is told so is who would choose: "ze svých" is said of the subject
@pytest.mark.parametrize(
    ("kind", "zone", "said"),
    [
        ("agent", "agents", "nemůžeš vybrat žádného zahraničního agenta ze svých nepoužitých"),
        ("technology", "technologies", "nemůžeš vybrat žádnou technologii ze svých technologií"),
        ("power_token", "tokens", "nemůžeš vybrat žádný žeton síly 5 ze svých žetonů síly 5"),
    ],
)
def test_what_cannot_be_chosen_of_yours(kind: str, zone: str, said: str) -> None:
    lying = Say(f"zone-{zone}", "in", whose="you", holder="", role="choice")
    what = Qualified(Noun(kind), "no", behind=[lying])
    spoken = Prompts(load("yokohama", 4), LANGUAGE)
    assert plain(tidy(spoken.text(Say("cli-why-no-fit", what=what)))) == said


def test_the_files_have_no_mistake() -> None:
    assert [str(p) for p in locale_of(LANGUAGE, MODULES).problems] == []


def test_every_word_of_the_source_is_there() -> None:
    ours, source = locale_of(LANGUAGE, MODULES), locale_of(SOURCE, MODULES)
    assert [id for id in source.entries if not ours.has(id)] == []


def test_every_noun_has_every_form() -> None:
    forms = [f"{case}-{number}" for case in ("nom", "gen", "dat", "acc", "loc", "ins") for number in ("sg", "pl")]
    ours = locale_of(LANGUAGE, MODULES)
    nouns = [id for id in ours.entries if id.startswith("noun-") and id != "noun-form"]
    assert [(id, f) for id in nouns for f in [*forms, "gender"] if not ours.has(id, f)] == []


def test_every_entry_reads_cleanly(cards: Cards) -> None:
    assert len(cards.entries()) > 140
    for kind, thing in cards.entries():
        card = cards.make(kind, thing)
        text = "\n".join([card.title, *card.lines])
        assert not re.search(r"[{}_$?]|\bnone\b", text), text
        assert not re.search(r" [,.;:]|,[.,:;]", text), text
