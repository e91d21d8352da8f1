"""What a reader would ask next is said: more of it, instead of what, after which; what symbols do; when a game ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import tiny
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model.walk import written
from spielwerk.interpreter.phrases.words import Say
from spielwerk.interpreter.prose.texts.all_texts import Whole
from spielwerk.interpreter.prose.whole_games.said_names import words

LANGUAGES = ("en", "pl", "de", "uk", "cs")


def text(rules: Rules, language: str, name: str) -> str:
    whole = Whole(rules.machine.program.game, language)
    return " ".join(line for found in whole.find(name) for line in whole.write(found).lines)


@pytest.fixture(scope="module")
def games() -> dict[str, Rules]:
    return {name: load(name, 4) for name in ("yokohama", "yamatai", "smartphone_inc")}


@pytest.mark.parametrize(
    ("game", "language", "name", "part"),
    [
        ("yokohama", "en", "mining_technology", "gain 1 additional copper"),
        ("yokohama", "pl", "mining_technology", "otrzymujesz 1 dodatkową miedź"),
        ("yokohama", "de", "mining_technology", "erhältst du 1 zusätzliches Kupfer"),
        ("yokohama", "uk", "mining_technology", "візьміть 1 додатковий жетон міді"),
        ("yokohama", "en", "patent_system", "take a technology after this one"),
        ("yokohama", "pl", "patent_system", "Po zdobyciu tej karty za każdym razem"),
        ("yamatai", "en", "fu_hsi", "for every 3 coins instead of 5"),
        ("yamatai", "pl", "fu_hsi", "za każde 3 monety zamiast 5"),
        ("yamatai", "de", "fu_hsi", "je 3 Münzen statt je 5"),
        ("yamatai", "uk", "fu_hsi", "за кожні 3 монети замість 5"),
        ("smartphone_inc", "en", "gps_back", "At once: produce 5 goods."),
        ("smartphone_inc", "pl", "gps_back", "Natychmiast produkujesz 5 towarów."),
        ("smartphone_inc", "de", "gps_back", "Sofort: Stelle 5 Waren her."),
        ("smartphone_inc", "uk", "gps_back", "Одразу виробіть 5 товарів."),
        ("yamatai", "pl", "tomoe", "Gdy kupujesz albo sprzedajesz łódź, może to być także łódź ze złotem; jej cena"),
        ("yamatai", "en", "kagutsuchi", "if you have no standard building on any neighbouring island"),
        ("yamatai", "de", "ananda", "baut, die an eine Insel mit einem deiner einfachen Gebäude grenzt, zahlt er dir"),
        (
            "yokohama",
            "en",
            "customs",
            "a free customs space whose price in imports is less than your power.",
        ),
        ("yamatai", "en", "izanagi", "you may additionally buy or sell 1 boat."),
        ("yamatai", "de", "izanagi", "darfst du ein weiteres Mal 1 Schiff kaufen oder verkaufen."),
        (
            "smartphone_inc",
            "en",
            "nfc_front",
            "you may also return up to 3 available goods to your supply",
        ),
        ("smartphone_inc", "uk", "nfc_front", "повернути до 3 своїх доступних товарів у запас; за кожен із них"),
        ("yokohama", "en", "winery", "Whenever you place an assistant on a church space, gain 3 points."),
        ("yamatai", "pl", "fleet_3", "a następnie odłożyć każdy z nich na wierzch albo na spód stosu"),
        ("yokohama", "de", "open_ports", "Jeder Spieler zieht 2 Aufträge."),
        ("yokohama", "en", "ch2", "gain 4 points and, if you like, take 1 piece from your warehouse at its price."),
        (
            "yokohama",
            "pl",
            "ch3",
            "otrzymaj 5 punktów i, jeśli chcesz, przenieś za darmo najwyżej 2 swoich asystentów.",
        ),
        ("yokohama", "pl", "trading_houses", "Warunek końca gry: któryś gracz ma co najmniej 4 domy handlowe"),
        ("yokohama", "de", "trading_houses", "Das Spielende wird ausgelöst, sobald ein Spieler"),
        ("yokohama", "en", "c1", "Goal: you have a shop or trading house on at least 4 commercial areas."),
        ("yokohama", "pl", "c1", "masz sklep lub dom handlowy na co najmniej 4 obszarach handlowych."),
        ("yokohama", "de", "c1", "Du hast einen Laden oder ein Warenhaus in mindestens 4 Gewerbegebieten."),
        ("yokohama", "uk", "c1", "у вас є крамниця або торговий дім щонайменше в 4 комерційних локаціях."),
        ("yokohama", "uk", "bonus", "Якщо в цій локації є жетон дії «5»,"),
    ],
)
def test_a_reader_is_told_what_else_would_be_asked(
    games: dict[str, Rules], game: str, language: str, name: str, part: str
) -> None:
    assert part in text(games[game], language, name)


def test_a_number_of_nothing_is_not_said(games: dict[str, Rules]) -> None:
    assert "0" not in text(games["yokohama"], "en", "open_ports")


def test_only_the_same_is_additional(tmp_path: Path) -> None:
    """What answers a gain with something else, or the gain of another player, does not add to it."""
    cards = {
        "twin": {"abilities": [{"whenever you gain coins": "gain 1 coin"}]},
        "odd": {"abilities": [{"whenever you gain coins": "gain 1 gem"}]},
        "spy": {"abilities": [{"whenever opponents gain coins": "gain 1 coin"}]},
    }
    pack: dict[str, Any] = {
        "kinds": {"card": {"start": "deck", "has": {"abilities": "abilities"}}},
        "cards": cards,
        "zones": {"deck": {"holds": "card"}, "board": {"of": "player", "holds": "card", "in play": True}},
    }
    rules = tiny(tmp_path, **pack)
    assert "additional" in text(rules, "en", "twin")
    assert not any("additional" in text(rules, "en", name) for name in ("odd", "spy"))


def figures(game: Any) -> Iterator[tuple[str, int]]:
    """Every number from 2 on that stands in an ability or in what is printed, with the entry it belongs to."""
    for ability in game.abilities:
        for e in written(ability.body) if ability.body is not None else ():
            if isinstance(e, ir.Int) and e.value > 1:
                yield ability.entry, e.value
    for (_, entry), printed in game.printed.items():
        for e in written(printed.effect) if printed.effect is not None else ():
            if isinstance(e, ir.Int) and e.value > 1 and entry:
                yield entry, e.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_a_card_stands_in_its_text(games: dict[str, Rules], language: str) -> None:
    for rules in games.values():
        game = rules.machine.program.game
        whole = Whole(game, language)
        told = {t.id: " ".join(whole.write(t).lines) for t in whole.texts() if t.section not in ("rules", "flow")}
        for entry, n in figures(game):
            if entry not in told:
                continue
            often = whole.speech.phrase(Say("times-number", n=n))
            assert str(n) in told[entry] or often in told[entry], (entry, n, told[entry])


def test_a_number_that_a_card_changes_is_told_by_what_it_usually_is(tmp_path: Path) -> None:
    """Without words for it: it was told as “as many coins as 2”."""
    rules = tiny(
        tmp_path,
        parameters={"basket": 2},
        kinds={"card": {"start": "shelf", "has": {"abilities": "abilities"}}},
        zones={"shelf": {"holds": "card"}, "mine": {"of": "player", "holds": "card", "in play": True}},
        cards={"big": {"abilities": ["your basket is 1 more"]}},
        rules={"act": {"choose one": {"earn": "gain basket coins"}}},
    )
    assert "ain 2 coins" in words(rules, "act")
