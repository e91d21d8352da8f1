"""Sentences players meet at the table, as people of four languages would say them."""

from __future__ import annotations

import random
import shutil
from functools import cache
from pathlib import Path

import pytest
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.phrases.telling import RULEBOOK
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.speaking.punctuation import tidy
from spielwerk.interpreter.prose.texts.all_texts import Whole
from spielwerk.interpreter.prose.texts.card_texts import Cards
from spielwerk.interpreter.prose.texts.renderer import telling
from spielwerk.interpreter.prose.whole_games.said_names import words
from spielwerk.interpreter.prose.why.whynot import WhyNot
from spielwerk.interpreter.terms.adjectives import described_phrase

MARKET = Path(__file__).parents[1] / "data" / "market"


FOR_TWO = ("chess", "nine_mens_morris")


@cache
def rules(game: str) -> Rules:
    return load(game, 2 if game in FOR_TWO else 4)


#: rules for which somebody has written a text: how they are told without it is asked all the same
WRITTEN = {
    ("yokohama", "cs", "show_flag"),
    ("yamatai", "pl", "fleet_3"),
    ("yokohama", "en", "technology_bonus"),
    ("smartphone_inc", "en", "raise_price"),
    ("smartphone_inc", "pl", "raise_price"),
    ("smartphone_inc", "de", "lower_price"),
    ("smartphone_inc", "uk", "lower_price"),
    ("yokohama", "uk", "fulfil"),
    ("smartphone_inc", "cs", "l1_front"),
}


def told(game: str, language: str, name: str, itself: bool = False) -> list[str]:
    """`itself`: as the rule itself is told, also where somebody has written a text for it."""
    whole = Whole(rules(game).machine.program.game, language)
    with pytest.MonkeyPatch.context() as patch:
        if itself:
            patch.setattr(Cards, "by_hand", lambda *_: [])
        return whole.write(whole.find(name)[0]).lines


# ---- why not?
def without_money() -> Match:
    """Somebody who has a single yen and cannot pay for what could be hired."""
    chance = random.Random(1)
    for seed in range(50):
        match = rules("yokohama").start(seed)
        while not match.over:
            seat, pc, codes = match.owed()[0]
            hires = match.rules.machine.program.choices[pc].path.endswith("hire") and 1 not in codes
            if hires and match.view(seat)["counters"]["yen"][f"player_{seat + 1}"] == 1:
                return match
            match.pick(seat, chance.choice(codes))
    raise AssertionError("nobody with 1 yen was asked whom to hire")


def test_what_is_missing_is_told_in_one_sentence() -> None:
    match = without_money()
    said = {}
    for language in ("en", "pl", "de", "uk", "cs"):
        why = WhyNot(Prompts(match.rules, language), match, match.owed()[0][0])
        said[language] = why.answer(1).lines
    assert said == {
        "en": ["1 yen missing"],
        "pl": ["Brakuje 1 jena"],
        "de": ["Es fehlt 1 Yen"],
        "uk": ["Бракує 1 єни"],
        "cs": ["Chybí 1\u00a0jen"],
    }


# ---- cards and rules
@pytest.mark.parametrize(
    ("language", "name", "sentence"),
    [
        ("en", "bonus_marker", "to a technology you do not know."),
        ("pl", "bonus_marker", "na technologii, której jeszcze nie masz."),
        ("de", "bonus_marker", "auf einer Technologie, die du noch nicht erforscht hast."),
        ("uk", "bonus_marker", "на технології, якої ви ще не дослідили."),
        ("pl", "gamepad_back", "w małym regionie, w którym nie masz biura i który nie jest pełny."),
        ("de", "gamepad_back", "in einer kleinen Region, in der du noch keines hast und in der noch ein Feld frei"),
        ("uk", "gamepad_back", "у малому регіоні, у якому немає вашого офісу та який ще не заповнений."),
    ],
)
def test_a_language_may_say_in_its_own_way_what_a_thing_is_not(language: str, name: str, sentence: str) -> None:
    assert sentence in " ".join(told("smartphone_inc", language, name))


@pytest.mark.parametrize(
    ("language", "name", "sentence"),
    [
        ("pl", "ananda", "Zanim inny gracz wzniesie budynek na wyspie, "),
        ("uk", "ananda", "Перш ніж інший гравець збудує щось на острові, "),
        ("pl", "orange_token", "Kultura: pomarańczowa."),
    ],
)
def test_verbs_and_clauses_agree(language: str, name: str, sentence: str) -> None:
    assert sentence in " ".join(told("yamatai", language, name))


def test_something_done_for_each_is_an_alternative_of_its_own() -> None:
    """`for each: place one, or place two elsewhere` would be another rule."""
    assert told("yokohama", "en", "placement") == [
        "Choose one:",
        "  - Choose up to 3 different areas other than the canal and place 1 assistant from your hand on each of them.",
        "  - Place 2 assistants from your hand on an area other than the canal.",
    ]


@pytest.mark.parametrize(
    ("game", "language", "name", "sentence"),
    [
        # something is taken from a place, and is in it
        ("smartphone_inc", "pl", "found_companies", "bierze z pudełka ulepszenie początkowe firmy"),
        ("smartphone_inc", "pl", "sort_out", "Odłóż do pudełka wszystkie ulepszenia początkowe ze stosu ulepszeń."),
        ("yokohama", "cs", "show_flag", "zásobě zahraničních agentů zahraniční agent "),
        ("yokohama", "uk", "use_agent", "Оберіть одного зі своїх невикористаних торгових представників."),
        ("yamatai", "de", "lay_tokens", "Ist es ein Bergmarker, platziere dort 1 Berg."),
        ("yamatai", "de", "unload", "neben diesem Seefeld und lege ihn zu deinen."),
        # who does it, and how often, is one sentence
        ("yamatai", "en", "coins", "Each player gains 1 prestige point per 5 coins."),
        ("yamatai", "pl", "coins", "Każdy gracz otrzymuje 1 punkt prestiżu za każde 5 monet."),
        ("yamatai", "de", "coins", "Jeder Spieler erhält 1 Prestigepunkt je 5 Münzen."),
        ("yamatai", "uk", "coins", "Кожен гравець отримує 1 очко престижу за кожні 5 монет."),
        # what is said behind a colon, twice, and where there is something
        ("yamatai", "pl", "fleet_6", "Łodzie: 1 łódź z bambusem i 1 łódź z drewnem."),
        ("smartphone_inc", "cs", "l1_front", "Bonus: můžeš dvakrát položit 1 ukazatel pokroku na technologii"),
        ("yamatai", "pl", "michimata", "Raz na turę, jeśli w banku jest łódź ze złotem, możesz "),
        ("smartphone_inc", "en", "nfc_front", "you may also return up to 3 available goods to your supply"),
        ("smartphone_inc", "pl", "nfc_front", "możesz też raz na rundę odłożyć najwyżej 3 "),
        ("smartphone_inc", "uk", "nfc_front", "ви також можете один раз за раунд повернути до 3 своїх "),
        (
            "yamatai",
            "pl",
            "nakatsu",
            "odłożyć do banku 1 swoją łódź ze złotem i wziąć z banku kolejno 2 dowolne łodzie",
        ),
        ("yamatai", "pl", "fleet_3", "a następnie odłożyć każdy obejrzany kafelek na stos "),
        ("yokohama", "en", "technology_bonus", "Players with at least 1 technology are ranked by "),
        ("yokohama", "en", "tea_plantation", "gain as much tea as your power"),
        ("yokohama", "en", "port_a", "Take an order from a slot of this area whose required power is at most your"),
        ("yokohama", "cs", "port_a", "vezmi si do ruky zakázku"),
        ("yokohama", "en", "fishing_ground", "gain as many fish as your power"),
        # a reward, and what abilities give for earning it
        ("yokohama", "en", "fulfil", "Take the reward of that order and whatever else this triggers, in any order."),
        (
            "yokohama",
            "pl",
            "fulfil",
            "W dowolnej kolejności otrzymaj jego nagrodę i rozpatrz wszystkie inne wywołane tym efekty.",
        ),
        (
            "yokohama",
            "de",
            "fulfil",
            "Erhalte die Belohnung dieses Auftrags und alles, was sonst noch ausgelöst wird, "
            "in beliebiger Reihenfolge.",
        ),
        (
            "yokohama",
            "uk",
            "fulfil",
            "У довільному порядку отримайте винагороду цього замовлення та виконайте всі інші спричинені цим ефекти.",
        ),
        # a number that is set to itself and something more
        ("smartphone_inc", "en", "raise_price", "raise your price by 1."),
        ("smartphone_inc", "pl", "raise_price", "zwiększ swoją cenę o 1."),
        ("smartphone_inc", "de", "lower_price", "senkst du deinen Preis um 1."),
        ("smartphone_inc", "uk", "lower_price", "зменште свою ціну на 1."),
    ],
)
def test_rules_speak_as_people_do(game: str, language: str, name: str, sentence: str) -> None:
    assert sentence in " ".join(told(game, language, name, itself=(game, language, name) in WRITTEN))


def test_two_things_of_one_sort_are_told_apart_by_letters() -> None:
    said = " ".join(told("chess", "en", "go_to", itself=True))
    assert "Move all your chessmen from this square (A) to this square (B)." in said


@pytest.mark.parametrize(
    ("language", "part"),
    [
        ("en", "(not needed if you have at most"),
        ("de", "(nicht nötig, falls du höchstens"),
        ("pl", "(niekonieczne, jeśli masz najwyżej"),
    ],
)
def test_what_is_asked_of_a_thing_but_not_always_is_no_exception(language: str, part: str) -> None:
    assert part in " ".join(told("nine_mens_morris", language, "slide", itself=True))


def test_what_was_met_in_a_loop_is_not_told_apart_from_what_comes_behind_it(tmp_path: Path) -> None:
    pack = tmp_path / "market"
    shutil.copytree(MARKET, pack)
    loop = "as each player: {find a card in deck: move that card to waste}"
    body = f"[{loop}, each card in offer: move that card to waste]"
    (pack / "tidy.yaml").write_text(f"setup: {{tidy: {body}}}\n", encoding="utf-8")
    whole = Whole(load(str(pack), 2).machine.program.game, "en")
    assert whole.write(whole.find("tidy")[0]).lines[-1] == "Move each card in the offer to the waste."


@pytest.mark.parametrize(
    ("game", "kind", "word", "language", "sentence"),
    [
        ("yokohama", "church_space", "free", "pl", "na którym nie ma asystenta ani neutralnego asystenta"),
        ("yokohama", "church_space", "free", "uk", "у якій немає помічника чи нейтрального помічника"),
        ("yamatai", "island", "vacant", "de", "ohne einen Kulturmarker und ohne einfaches Gebäude, Torii, Palast oder"),
        ("yamatai", "island", "vacant", "uk", "немає жетона культури та немає звичайної будівлі, брами торії"),
        # clauses in clauses
        ("yamatai", "sea", "laden", "pl", "która nie przyniosła jeszcze żetonu kultury, a przy którym jest wyspa, "),
        ("yamatai", "sea", "laden", "uk", "за який ще не взято жетона культури, та біля якої є острів, "),
    ],
)
def test_conditions_of_a_definition_follow_each_other_without_contrast(
    game: str, kind: str, word: str, language: str, sentence: str
) -> None:
    checked = rules(game).machine.program.game
    meant = next(d for d in checked.definitions.values() if (d.definition.name, d.definition.of) == (word, kind))
    assert meant.it is not None
    said = described_phrase(telling(checked, RULEBOOK), kind, meant.value, meant.it)
    assert sentence in tidy(Whole(checked, language).speech.phrase(said))


def test_two_conditions_are_one() -> None:
    (line,) = told("yokohama", "en", "show_flag", itself=True)
    assert line.count("If") == 1 and " is even and there is an agent " in line and line.endswith("unused agents.")


def test_a_number_no_card_changes_is_a_figure() -> None:
    whole = Whole(load("yokohama", 3).machine.program.game, "pl")
    assert "Odłóż 5 zamówień z talii zamówień do pudełka." in whole.write(whole.find("open_ports")[0]).lines


def test_what_a_card_changes_is_told_as_a_change() -> None:
    assert "Your reach is 1 more than usual, so 3." in words(load(str(MARKET), 2), "scale")


@pytest.mark.parametrize(
    ("language", "asked", "does"),
    [
        ("en", "place assistants", "places assistants"),
        ("pl", "umieść asystentów", "umieszcza asystentów"),
        ("de", "platziere Assistenten", "platziert Assistenten"),
        ("uk", "розмістіть помічників", "розміщує помічників"),
    ],
)
def test_what_was_done_is_not_told_as_an_order(language: str, asked: str, does: str) -> None:
    spoken = Prompts(rules("yokohama"), language)
    pc = next(pc for pc, choice in spoken.choices.items() if choice.path.endswith("placement"))
    assert (spoken.title(pc), spoken.titled(pc).does) == (asked, does)


@pytest.mark.parametrize(
    ("language", "boats"),
    [
        ("de", "Schiffe: 1 × Bambus und 1 × Stein."),
        ("uk", "Човни: 1 човен із бамбуком і 1 човен із каменем."),
    ],
)
def test_a_text_by_hand_leaves_what_is_printed_beside_abilities(language: str, boats: str) -> None:
    lines = [line.replace("\xa0", " ") for line in told("yamatai", language, "fleet_7")]
    assert lines[0] == boats and len(lines) == 2, lines
