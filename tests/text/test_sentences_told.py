"""Sentences in which it must be heard what belongs together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from games.playing import rules_of
from runtime.tiny import with_nouns, write
from spielwerk.cli.main import cli
from spielwerk.interpreter.display.rulebook import Book
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.whole_games.editions import open_edition

SPOTS: dict[str, Any] = {
    "kinds": {"spot": {"is": ["oak", "elm"]}},
    "counters": {"leaf": {"of": "spot", "plural": "leaves"}, "stake": {"of": ["player", "spot"]}},
    "define": {"a spot is useful": "leaf of it is 0"},
}


def told(folder: Path, language: str, body: Any, nouns: tuple[str, ...] = ()) -> str:
    pack = write(folder, **SPOTS, rules={"act": body})
    if nouns:
        with_nouns(pack, language, *nouns)
    return " ".join(CliRunner().invoke(cli, ["text", str(pack), "act", "--lang", language]).stdout.split())


def test_alternatives_behind_something_else_stand_by_themselves(tmp_path: Path) -> None:
    """`do this, then that, or another thing` would leave open whether the first is done in any case."""
    ways = {"choose one": {"on": "nothing", "stop": "lose 1 coin"}}
    said = told(tmp_path, "en", [{"choose a spot": ["gain 1 leaf on that spot", ways], "otherwise": "lose 2 coins"}])
    assert ", or" in said and ", then nothing" not in said
    assert "- Nothing happens, or lose 1 coin." in said


def test_an_adjective_is_heard_before_its_article(tmp_path: Path) -> None:
    said = told(tmp_path, "en", [{"choose a useful spot": "gain 1 leaf on that spot", "otherwise": "nothing"}])
    assert "a useful spot" in said


#: what stands between how many there are and what is counted
SORTS = [
    ("en", "as many stakes of that spot as the number of all leaves on that spot"),
    ("de", "so viele x dieses x wie die Anzahl der x auf diesem x"),
    ("cs", "tolik x tohoto x, kolik činí"),
    ("pl", "tyle x tego x, ile wynosi"),
    ("uk", "стільки x цього x, скільки"),
]


@pytest.mark.parametrize(("language", "said"), SORTS)
def test_a_sort_stands_beside_what_is_gained_of_it(language: str, said: str, tmp_path: Path) -> None:
    body = [{"each spot": "gain (leaf of that spot) stakes of that spot"}]
    nouns = ("spot", "leaf", "stake", "coin") if language != "en" else ()
    assert said in told(tmp_path, language, body, nouns)


def test_a_condition_behind_then_stands_between_commas(tmp_path: Path) -> None:
    said = told(tmp_path, "en", ["gain 1 coin", {"if your coins at least 3": "lose 1 coin"}])
    assert "gain 1 coin, then, if you have at least 3 coins, lose 1 coin" in said.lower()


PAWNS: dict[str, Any] = {
    "kinds": {"site": {}},
    "zones": {"camp": {"of": "player"}},
    "pieces": {
        "pawn": {"of": "player", "start": {"camp": 1}, "lies on": ["camp", "site"]},
        "token": {"of": "player", "start": {"camp": 5}, "lies on": ["camp", "site"]},
    },
    "sites": {"source": "known", "hill": {}, "moor": {}},
}


def test_a_place_is_that_one_where_a_condition_has_just_spoken_of_it(tmp_path: Path) -> None:
    """Not if what lies there is moved meanwhile, or nothing was said of it."""
    there = "move all tokens from your camp to site of your pawn"
    away = "move all pawns from site of your pawn to your camp"
    bodies = {"known": [{"if your pawn is on a site": there}], "moved": [{"if your pawn is on a site": [away, there]}]}
    for name, body in (bodies | {"unknown": there}).items():
        pack = write(tmp_path / name, **PAWNS, rules={"act": body})
        said = " ".join(CliRunner().invoke(cli, ["text", str(pack), "act", "--lang", "en"]).stdout.split())
        assert ("to that site" in said) is (name == "known"), said
        assert ("to the site with your pawn" in said) is (name != "known"), said


@pytest.mark.parametrize(
    ("language", "part"),
    [
        ("en", "carry out the action of that area"),
        ("cs", "proveď akci této oblasti"),
        ("de", "führst du die Aktion dieses Gebiets"),
        ("pl", "wykonaj akcję tego obszaru"),
        ("uk", "виконайте дію цієї локації"),
    ],
)
def test_the_course_of_play_says_that_area(language: str, part: str) -> None:
    makers = Book(open_edition("yokohama"), language).makers()
    assert part in makers["turn"][1]().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("language", "beside", "alone"),
    [
        ("en", "choose another area except the canal", "area other than the canal"),
        ("de", "Wähle ein anderes Gebiet, den Kanal ausgenommen", "Gebiet außer dem Kanal"),
        ("pl", "wybierz inny obszar, z wyjątkiem kanału", "obszar poza kanałem"),
        ("uk", "оберіть іншу локацію, за винятком Каналу", "локацію, крім Каналу"),
    ],
)
def test_what_stands_behind_a_noun_may_depend_on_another_before_it(language: str, beside: str, alone: str) -> None:
    """`another area other than the canal` says it twice."""
    spoken = Prompts(rules_of("yokohama", 3), language)
    asked = [spoken.prompt(pc).replace("\N{NO-BREAK SPACE}", " ") for pc in spoken.choices]
    assert any(text.endswith(beside) for text in asked) and any(text.endswith(alone) for text in asked)
    assert not any("another area other" in text for text in asked)
