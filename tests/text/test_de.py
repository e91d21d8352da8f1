"""German, sentence by sentence: written down from the grammar of the language, not from what the program says."""

from __future__ import annotations

import re
from functools import cache

import pytest
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.phrases.things import Adjective, Qualified
from spielwerk.interpreter.phrases.words import Amount, Noun, Phrase, Say
from spielwerk.interpreter.prose.speaking.bundles import Voice, locale_of
from spielwerk.interpreter.prose.speaking.missing import Missing
from spielwerk.interpreter.prose.speaking.punctuation import tidy
from spielwerk.interpreter.prose.texts.card_texts import Cards

EXPANSIONS = ("achievement_rewards", "free_agents")
MODULES = ("core", "yokohama")
ENGLISH = (
    "the of you your each gain gains pay pays when whenever to from with without and or area turn once may move take "
    "choose order card cards at by for is are it that this power point points fill up between than"
).split()


@cache
def cards() -> Cards:
    return Cards(load("yokohama", 4, expansions=list(EXPANSIONS)).machine.program.game, "de")


@cache
def voice() -> Voice:
    return Voice(locale_of("de", MODULES))


def said(phrase: Phrase, form: str = "", number: str = "") -> str:
    """In German alone: a missing word is not said in another language."""
    text = tidy(voice().form(phrase, form, number))
    return text[:1].upper() + text[1:]


def lines(entry: str) -> list[str]:
    return cards().card(entry).lines


def test_the_files_have_no_mistakes() -> None:
    assert not locale_of("de", MODULES).problems


# ---- numbers
GAINS = {
    "point": ("1 Punkt", "2 Punkte", "5 Punkte", "12 Punkte", "22 Punkte"),
    "yen": ("1 Yen", "2 Yen", "5 Yen", "12 Yen", "22 Yen"),
    "copper": ("1 Kupfer", "2 Kupfer", "5 Kupfer", "12 Kupfer", "22 Kupfer"),
    "silk": ("1 Seide", "2 Seide", "5 Seide", "12 Seide", "22 Seide"),
    "tea": ("1 Tee", "2 Tee", "5 Tee", "12 Tee", "22 Tee"),
    "fish": ("1 Fisch", "2 Fisch", "5 Fisch", "12 Fisch", "22 Fisch"),
    "import": ("1 Importgut", "2 Importgüter", "5 Importgüter", "12 Importgüter", "22 Importgüter"),
    "good": ("1 Handelsware", "2 Handelswaren", "5 Handelswaren", "12 Handelswaren", "22 Handelswaren"),
    "any_good": (
        "1 Handelsware nach Wahl",
        "2 Handelswaren nach Wahl",
        "5 Handelswaren nach Wahl",
        "12 Handelswaren nach Wahl",
        "22 Handelswaren nach Wahl",
    ),
    "warehouse": (
        "1 Faktoreisymbol",
        "2 Faktoreisymbole",
        "5 Faktoreisymbole",
        "12 Faktoreisymbole",
        "22 Faktoreisymbole",
    ),
    "free_move": (
        "1 Bewegung",
        "2 Bewegungen",
        "5 Bewegungen",
        "12 Bewegungen",
        "22 Bewegungen",
    ),
}
NUMBERS = (1, 2, 5, 12, 22)


@pytest.mark.parametrize(
    ("noun", "n", "amount"), [(k, n, a) for k, v in GAINS.items() for n, a in zip(NUMBERS, v, strict=True)]
)
def test_gains(noun: str, n: int, amount: str) -> None:
    gain = Say("gain", what=Amount(n, Noun(noun)))
    assert said(gain) == f"Erhalte {amount}"
    assert said(Say("may", what=gain)) == f"Du darfst {amount} erhalten"
    assert said(Say("may", what=gain), "v1") == f"Darfst du {amount} erhalten"


@pytest.mark.parametrize(
    ("n", "noun", "form", "expected"),
    [
        (1, "assistant", "nom", "1 Assistent"),
        (1, "assistant", "acc", "1 Assistenten"),
        (2, "assistant", "dat", "2 Assistenten"),
        (1, "president", "dat", "1 Präsidenten"),
        (2, "point", "dat", "2 Punkten"),
        (22, "import", "dat", "22 Importgütern"),
        (5, "shop", "acc", "5 Läden"),
        (5, "shop", "dat", "5 Läden"),
        (12, "trading_house", "nom", "12 Warenhäuser"),
        (12, "trading_house", "dat", "12 Warenhäusern"),
        (3, "order", "dat", "3 Aufträgen"),
        (1, "free_move", "dat", "1 Bewegung"),
    ],
)
def test_amounts_in_their_case(n: int, noun: str, form: str, expected: str) -> None:
    assert said(Amount(n, Noun(noun)), form) == expected


@pytest.mark.parametrize(
    ("noun", "article", "adjectives", "form", "number", "expected"),
    [
        ("area", "a", ["open"], "dat", "", "Einem Gebiet außer dem Kanal"),
        ("area", "a", ["free"], "nom", "", "Ein freies Gebiet"),
        ("area", "a", ["free"], "acc", "", "Ein freies Gebiet"),
        ("area", "a", ["free"], "dat", "", "Einem freien Gebiet"),
        ("area", "a", ["free"], "gen", "", "Eines freien Gebiets"),
        ("area", "a", ["other", "free"], "acc", "", "Ein anderes freies Gebiet"),
        ("area", "this", ["free"], "dat", "", "Diesem freien Gebiet"),
        ("area", "bare", ["free"], "acc", "pl", "Freie Gebiete"),
        ("area", "bare", ["free"], "dat", "pl", "Freien Gebieten"),
        ("area", "each", ["free"], "acc", "", "Jedes freie Gebiet"),
        ("area", "a", ["commercial"], "dat", "", "Einem Gewerbegebiet"),
        ("area", "bare", ["production"], "dat", "pl", "Produktionsgebieten"),
        ("technology", "a", ["new"], "acc", "", "Eine neue Technologie"),
        ("technology", "a", ["new"], "dat", "", "Einer neuen Technologie"),
        ("technology", "that", [], "gen", "", "Dieser Technologie"),
        ("order", "a", [], "acc", "", "Einen Auftrag"),
        ("order", "that", [], "acc", "", "Diesen Auftrag"),
        ("order", "chosen", [], "acc", "", "Den gewählten Auftrag"),
        ("area", "chosen", [], "acc", "", "Das gewählte Gebiet"),
        ("area", "chosen", [], "dat", "", "Dem gewählten Gebiet"),
        ("president", "your", [], "acc", "", "Deinen Präsidenten"),
        ("assistant", "all-your", [], "dat", "", "Allen deinen Assistenten"),
        ("assistant", "all-your", [], "acc", "", "Alle deine Assistenten"),
        ("shop", "no", [], "acc", "", "Keinen Laden"),
        ("president", "other", [], "dat", "", "Einem Präsidenten eines anderen Spielers"),
        ("church_space", "the", ["free"], "gen", "", "Des freien Feldes der Kirchen-Verwaltungstafel"),
    ],
)
def test_articles_and_adjectives(
    noun: str, article: str, adjectives: list[str], form: str, number: str, expected: str
) -> None:
    thing = Qualified(Noun(noun), article, [Adjective(word) for word in adjectives])
    assert said(thing, form, number) == expected


# ---- cards: the last line is the ability; the lines above it are the value and the country
TECHNOLOGIES = {
    "ball": "Immer wenn du einen Auftrag erfüllst, erhältst du 2 Punkte.",
    "brickyard": (
        "Immer wenn du einen Assistenten auf einem Feld der Zoll-Verwaltungstafel platzierst, erhältst du 4 Punkte."
    ),
    "electric_light": "Immer wenn du ein Warenhaus baust, erhältst du 3 Punkte.",
    "exhibition": "Sofort: Erhalte 10 Punkte.",
    "gas_light": "Immer wenn du einen Laden baust, erhältst du 2 Punkte.",
    "language_school": "Immer wenn du einen Auftrag erfüllst, erhältst du 1 Yen.",
    "patent_system": "Immer wenn du eine Technologie erhältst (diese Karte zählt nicht), erhältst du 2 Punkte.",
    "spinning_mill": "1x je Zug darfst du 1 Seide zahlen, um 2 Yen zu erhalten.",
    "letterpress": "Immer wenn du eine Technologie erhältst (diese Karte zählt nicht), erhältst du 1 Yen.",
    "winery": (
        "Immer wenn du einen Assistenten auf einem Feld der Kirchen-Verwaltungstafel platzierst, erhältst du 3 Punkte."
    ),
    "mining_technology": "Immer wenn du Kupfer erhältst, erhältst du 1 zusätzliches Kupfer.",
    "newspaper": "Wenn du Assistenten auf verschiedene Gebiete verteilst, darfst du 1 mehr platzieren (bis zu 4).",
    "postal_system": "Dein Präsident darf auch in einem Gebiet mit anderen Präsidenten eingesetzt werden oder stehen "
    "bleiben; einen deiner Assistenten brauchst du dort trotzdem, und du bezahlst für die Präsidenten wie üblich.",
    "stagecoach": "Bei der Bewegung zahlst du nichts für gegnerische Präsidenten.",
    "station": "Statt deinen Präsidenten wie üblich zu bewegen, darfst du ihn, auch von deiner Hand, direkt in das "
    "Gebiet mit dem Bahnhofsmarker bewegen, falls dort einer deiner Assistenten und nicht schon dein Präsident "
    "steht. Andere "
    "Präsidenten dort stören nicht, und du zahlst niemandem etwas.",
    "stock_market": "Zu Beginn deines Zuges stockst du auf 2 Yen auf, falls du höchstens 1 Yen hast.",
    "telegraph": "Immer wenn du 2 Assistenten in ein und demselben Gebiet platzierst, darfst du 1 weiteren "
    "Assistenten von deiner Hand in einem angrenzenden Gebiet außer dem Kanal platzieren.",
    "telephone": "Beim Aufräumen darfst du 1 deiner Assistenten im Gebiet stehen lassen und nur die übrigen auf die "
    "Hand nehmen.",
    "tramway": "Statt deinen Präsidenten wie üblich zu bewegen, darfst du ihn, auch von deiner Hand, direkt in ein "
    "anderes Gebiet mit einem deiner Assistenten bewegen. Stehen dort gegnerische Präsidenten, geht das nur, falls du "
    "deinen zu ihnen stellen darfst; bezahle für sie wie üblich.",
    "university": "1x je Zug darfst du 1 Yen zahlen, um 1 Assistenten aus deiner Faktorei auf die Hand zu nehmen.",
}


@pytest.mark.parametrize(("entry", "expected"), TECHNOLOGIES.items())
def test_technologies(entry: str, expected: str) -> None:
    assert lines(entry)[-1] == expected


def test_there_are_all_technologies() -> None:
    assert {t.entry for k, t in cards().entries() if k.name == "technology"} == set(TECHNOLOGIES)


CARDS = {
    "ball": ["Produktionswert: 5.", "Land: Großbritannien oder Frankreich.", TECHNOLOGIES["ball"]],
    "station": [
        "Produktionswert: 6.",
        "Land: Großbritannien.",
        "Sofort: Platziere den Bahnhofsmarker aus dem Vorrat in einem Gebiet außer dem Kanal.",
        TECHNOLOGIES["station"],
    ],
    "copper_mine": [
        "Typ: Produktion.",
        "Aktion:",
        "  Stärke 3: 1 Kupfer.",
        "  Stärke 4: 2 Kupfer.",
        "  Stärke 5: 3 Kupfer.",
    ],
    "tea_plantation": ["Typ: Produktion.", "Aktion: 1 Tee je Stärkepunkt."],
    "bank": ["Typ: Gewerbe.", "Aktion: 1 Yen je Stärkepunkt."],
    "chinatown": [
        "Typ: Gewerbe.",
        "Aktion:",
        "  Wähle höchstens so oft, wie deine Stärke beträgt, eine dieser Möglichkeiten:",
        "    - Zahle 2 Yen, um 1 Kupfer zu erhalten.",
        "    - Zahle 1 Kupfer, um 2 Yen zu erhalten.",
        "    - Zahle 2 Yen, um 1 Seide zu erhalten.",
        "    - Zahle 1 Seide, um 2 Yen zu erhalten.",
        "    - Zahle 1 Yen, um 1 Tee zu erhalten.",
        "    - Zahle 1 Tee, um 1 Yen zu erhalten.",
        "    - Zahle 1 Yen, um 1 Fisch zu erhalten.",
        "    - Zahle 1 Fisch, um 1 Yen zu erhalten.",
        "    - Zahle 4 Yen, um 1 Importgut zu erhalten.",
    ],
    "church": [
        "Typ: Gewerbe.",
        "Aktion:",
        "  Du darfst Folgendes tun:",
        "    - Wähle ein freies Feld der Kirchen-Verwaltungstafel.",
        "    - Für jeden Punkt, um den der Glaube dieses Feldes deine Stärke übersteigt, zahle 1 Kupfer, 1 "
        "Seide, 1 Tee, 1 Fisch, 1 Importgut oder 2 Yen, jedes davon höchstens einmal.",
        "    - Platziere 1 deiner Assistenten aus diesem Gebiet oder von deiner Hand auf diesem Feld.",
        "    - Erhalte die Belohnung dieses Feldes.",
    ],
    "customs": [
        "Typ: Gewerbe.",
        "Aktion:",
        "  Du darfst Folgendes tun:",
        "    - Wähle ein freies Feld der Zoll-Verwaltungstafel, dessen Preis in "
        "Importgütern niedriger ist als deine Stärke.",
        "    - Zahle so viele Importgüter, wie dieses Feld verlangt.",
        "    - Platziere 1 deiner Assistenten aus diesem Gebiet oder von deiner Hand auf diesem Feld.",
        "    - Erhalte die Belohnung dieses Feldes.",
    ],
    "employment_agency": [
        "Typ: Gewerbe.",
        "Aktion: Nimm höchstens so viele Marker, wie deine Stärke minus 1 beträgt, zu ihrem Preis aus deiner "
        "Faktorei auf die Hand.",
    ],
    "laboratory_a": [
        "Typ: Gewerbe.",
        "Verwaltungstafel: Labor.",
        "Aktion:",
        "  Du darfst Folgendes tun:",
        "    - Wähle aus der Auslage dieses Gebiets eine Technologie, die du noch nicht hast.",
        "    - Für jeden Punkt, um den ihr Produktionswert samt Aufschlag ihres Platzes deine Stärke übersteigt, "
        "zahle 2 Yen oder 1 Importgut (beliebig gemischt). Ab deiner vierten Technologie zahle für 1 Punkt mehr.",
        "    - Erhalte diese Technologie.",
        "    - Schiebe die Auslage der Technologien nach links zusammen und fülle sie rechts auf.",
    ],
    "o08": [
        "Land: Deutsches Reich.",
        "Kosten: 2 Kupfer und 1 Fisch.",
        "Belohnung: 3 Punkte und auf Wunsch 1 Marker aus deiner Faktorei zu seinem Preis.",
    ],
    "o36": ["Land: Niederlande.", "Kosten: 2 Kupfer, 4 Tee und 4 Fisch.", "Belohnung: 8 Punkte und 2 Importgüter."],
    "b12": [
        "Ladenfeld 1: 1 Importgut.",
        "Ladenfeld 2: 1 Handelsware nach Wahl.",
        "Ladenfeld 3: 1 Punkt.",
        "Ladenfeld 4: 1 Yen.",
        "Warenhausfeld 1: 7 Punkte.",
    ],
    "t20": ["Belohnung: 3 Punkte und auf Wunsch bis zu 2\xa0kostenlose Bewegungen von je 1\xa0deiner Assistenten."],
    "free_agent": ["Belohnung: Lege diesen 5-Stärke-Marker zu deinen nicht verwendeten Auslandsvertretern."],
    "award_france": ["Land: Frankreich."],
    "dutch": ["Land: Niederlande."],
    "a4": [
        "Stapel: A.",
        "Ziel: Du hast mindestens 5 Kupfer.",
        "Punkte für den ersten Platz: 10.",
        "Punkte für weitere Plätze: 6.",
    ],
    "ch3": [
        "Glaube: 6.",
        "Belohnung: 5 Punkte und auf Wunsch bis zu 2\xa0kostenlose Bewegungen von je 1\xa0deiner Assistenten.",
    ],
    "cu5": [
        "Preis in Importgütern: 3.",
        "Belohnung: 14 Punkte und auf Wunsch 1 Marker aus deiner Faktorei zu seinem Preis.",
    ],
}


@pytest.mark.parametrize("entry", CARDS)
def test_cards(entry: str) -> None:
    assert lines(entry) == CARDS[entry]


GOALS = {
    "b1": "Ziel: Du hast mindestens 4 Technologien.",
    "b2": "Ziel: Du hast mindestens 10 Yen.",
    "b3": "Ziel: Du hast zusammen mindestens 5 nicht verwendete Auslandsvertreter, verwendete Auslandsvertreter und "
    "5-Stärke-Marker.",
    "b4": "Ziel: Du hast mindestens 5 erfüllte Aufträge.",
    "c1": "Ziel: Du hast einen Laden oder ein Warenhaus in mindestens 4 Gewerbegebieten.",
    "c2": "Ziel: Du hast einen Laden oder ein Warenhaus in mindestens 2 Produktionsgebieten und "
    "mindestens 3 Gewerbegebieten.",
}


@pytest.mark.parametrize("entry", GOALS)
def test_goals(entry: str) -> None:
    assert lines(entry)[1] == GOALS[entry]


def test_the_port() -> None:
    assert lines("port_b")[2:] == [
        "Aktion: Du darfst einen Auftrag aus der Auslage dieses Gebiets nehmen, für dessen Platz deine Stärke reicht, "
        "und danach 2 Yen oder 1 Importgut zahlen, um einen zweiten solchen Auftrag zu nehmen. Schiebe dann "
        "die Auslage der Aufträge nach links zusammen und fülle sie rechts auf.",
        "Falls deine Stärke genau 5 beträgt, erhältst du 3 Punkte.",
    ]


# ---- everything
def entries() -> list[str]:
    return [thing.entry for _, thing in cards().entries()]


def test_every_entry_is_german() -> None:
    german = cards()
    own = german.speech.voices[:1]
    assert own[0].locale.name == "de"
    german.speech.voices = own  # what German lacks shows as an id instead of English
    try:
        for entry in entries():
            card = german.card(entry)
            text = "\n".join([card.title, *card.lines])
            assert not re.search(r"[{}$_?]|  \S*  ,| ,|,,|\.\.", text.replace("    ", "").replace("  -", "-")), text
            found = {w.lower() for w in re.findall(r"[^\W\d_]+", text)} & set(ENGLISH)
            assert not found, (entry, found, text)
            assert card.lines or entry == "award_agent", entry
    finally:
        del german.speech.voices[1:]
        cards.cache_clear()


def test_every_noun_has_all_its_forms() -> None:
    forms = {"gender", "nom-sg", "acc-sg", "dat-sg", "gen-sg", "nom-pl", "dat-pl", "gen-pl"}
    for id, entry in locale_of("de", MODULES).entries.items():
        if id.startswith("noun-") and id != "noun-form":
            assert forms <= {a.id.name for a in entry.node.attributes}, id


def test_a_word_that_is_missing_is_not_guessed() -> None:
    with pytest.raises(Missing):
        said(Amount(2, Noun("no_such_thing")))


def test_what_lies_beside_a_thing_stands_behind_what_it_has() -> None:
    """`.far`: `neben diesem Seefeld mit einem Kulturmarker` would be a space with a token."""
    beside = Say("part-of", thing=Qualified(Noun("sea"), "this"))
    token = Say("with-thing", what=Qualified(Noun("token"), "a"))
    spoken = Voice(locale_of("de", ("core", "yamatai")))
    text = tidy(spoken.form(Qualified(Noun("island"), "a", [], [beside, token]), "acc"))
    assert text == "eine Insel mit einem Kulturmarker neben diesem Seefeld"
