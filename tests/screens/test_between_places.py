"""What lies between the places of a printed map: which it joins, and what is printed on it."""

from __future__ import annotations

import pytest
from spielwerk.interpreter import load
from spielwerk.interpreter.display.boards import Boards
from spielwerk.interpreter.display.view_items import Shown
from spielwerk.interpreter.engine.views import view
from spielwerk.interpreter.prose.options.prompts import Prompts


def archipelago(numbers: dict[str, int], plain: bool = False, most: int = 80) -> list[str]:
    rules = load("yamatai", 3)
    match = rules.start(1)
    chosen = {rules.words.thing_names[name]: n for name, n in numbers.items()}
    shown = Shown(Prompts(rules, "en"), rules.shown_by, view(match, 0), plain, chosen)
    found = Boards(shown).draw(rules.shown_by.boards[0], most, 2)
    return ["".join(text for text, _ in line).rstrip() for line in found]


def test_between_four_places_a_line_shows_which_two_are_joined() -> None:
    below_c, below_d = (archipelago({})[n].split() for n in (9, 12))
    assert below_c[:4] == ["~~", "~~", "╱~~", "~~"], "C3 and D2"
    assert below_d[:6] == ["~~", "╲~~", "~~", "~~", "╱~~", "~~"], "D1 and E2, D4 and E3"
    assert archipelago({}, plain=True)[12].split()[:2] == ["~~", "\\~~"]


@pytest.mark.parametrize("most", [60, 66, 80])
def test_the_line_stands_before_a_number_and_hides_nothing(most: int) -> None:
    names = ["c3_d2", "c2_d2", "c1_d1", "c4_d5", "c4_d4"]
    line = archipelago({name: 101 + n for n, name in enumerate(names)}, most=most)[9]
    assert line.replace("╱", " ╱").replace("╲", " ╲").split()[:6] == ["103", "102", "╱101", "~~", "105", "╲104"]


def test_what_is_printed_on_it_shows_where_nothing_lies() -> None:
    assert [line[:2] for line in archipelago({})[1:15:3]] == ["◎ "] * 5
    assert archipelago({"w_a1": 1})[1].startswith("1◎▕A1"), "behind a number, which takes no more room than the water"
