"""Grids in words and as pictures: what is laid, what is counted, what is asked, and how it looks from above."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from spielwerk.interpreter.display.grids import draw
from spielwerk.interpreter.display.laying_preview import picture, showing
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.model import walk
from spielwerk.interpreter.phrases.telling import lines, term
from spielwerk.interpreter.prose.options.explaining import Explained
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.texts.renderer import telling
from spielwerk.interpreter.prose.whole_games.understood_rules import show
from spielwerk.interpreter.prose.why.whynot import WhyNot
from spielwerk.interpreter.study.why import why_not
from spielwerk.interpreter.terms import grids
from spielwerk.interpreter.terms.amounts import counted_per

LAYERS = Path(__file__).parents[1] / "data" / "layers"


@cache
def rules() -> Rules:
    return load(str(LAYERS), 1)


@cache
def prompts(language: str) -> Prompts:
    return Prompts(rules(), language)


def planning(*options: str) -> Match:
    match = rules().start(1)
    for option in options:
        match.choose(option, 0)
    return match


def told(language: str, rule: str) -> list[str]:
    game = rules().machine.program.game
    told = lines(telling(game), game.rules[rule].body)
    return [prompts(language).sentence(line.phrase) for line in told]


@pytest.mark.parametrize(
    "language,sentences",
    [
        ("en", ["Lay that side onto your desk, in the middle", "You may turn it",
                "At least 1 of its cells must lie over sides", "At most 4 of its cells may lie over sides",
                "By itself it may not cover the whole of something still in sight: strips"]),
        ("pl", ["Połóż tę stronę na swoje biurko, na środku", "Wolno obracać",
                "Co najmniej 1 komórka musi leżeć na stronach", "Najwyżej 4 komórki mogą leżeć na stronach",
                "Sam ten kształt nie może w całości zakryć tego, co jeszcze widać: paski"]),
        ("de", ["Lege diese Seite mitten auf dein Pult", "Drehen ist erlaubt",
                "Mindestens 1 der Felder muss über Seiten liegen", "Höchstens 4 der Felder dürfen über Seiten liegen",
                "Für sich allein darf es nichts ganz verdecken, das noch zu sehen ist: Streifen"]),
        ("uk", ["Покладіть цю сторону на свій стіл, посередині", "Можна повертати",
                "На сторони має лягти щонайменше 1 клітинка", "На сторони можуть лягти щонайбільше 4 клітинки",
                "Сама ця форма не може цілком закрити те, що ще видно: смужки"]),
    ],
)  # fmt: skip
def test_how_something_is_laid(language: str, sentences: list[str]) -> None:
    assert [s for s in sentences if s not in told(language, "build_on")] == []


@pytest.mark.parametrize(
    "language,number,per",
    [
        ("en", "the number of covered cells of sides on your desk", "visible cell with Goods of strips on your desk"),
        ("pl", "liczba zakrytych komórek (strony) na swoim biurku",
         "każdą widoczną komórkę ze znakiem „towar” (paski) na swoim biurku"),
        ("de", "die Anzahl der verdeckten Felder von Seiten auf deinem Pult",
         "sichtbares Feld mit „Ware“ von Streifen auf deinem Pult"),
        ("uk", "кількість закритих клітинок (сторони) на своєму столі",
         "кожну видиму клітинку зі знаком «товар» (смужки) на своєму столі"),
    ],
)  # fmt: skip
def test_what_is_counted(language: str, number: str, per: str) -> None:
    game, spoken = rules().machine.program.game, prompts(language)
    counts = [n for n in walk.everything(game.rules["earn"].body) if isinstance(n, grids.GridCount)]
    assert spoken.text(term(telling(game), counts[1])) == number
    assert spoken.text(counted_per(telling(game), counts[2], 1)) == per


def test_what_is_asked_names_the_thing_in_hand() -> None:
    match = planning("dark_front", "hook")
    spoken = prompts("en")
    turning = spoken.decision(match, *match.owed()[0])
    assert turning.prompt == "Build on Dark front: choose how Hook is turned"
    assert [o.label for o in turning.options] == ["upright", "turned right", "upside down", "turned left"]
    match.choose("left", 0)
    where = spoken.decision(match, *match.owed()[0])
    assert where.prompt == "Build on Dark front: choose the cell for the upper left corner of Hook"
    assert where.options[0].label == "e4"


def test_why_something_cannot_lie_there() -> None:
    match = planning("dark_front", "pair_1", "upright", "e5", "pair_2", "upright")
    why = WhyNot(prompts("en"), match, 0)
    found = {cell: why.lines(why.choice, why_not(match, 0, cell)) for cell in ("k1", "a1", "e5")}
    assert found == {
        "k1": ["It would not lie within the grid"],
        "a1": ["Too few of its cells would lie on what it must cover"],
        "e5": ["It would hide the whole of something that is still in sight"],
    }


def test_show_tells_the_law_of_a_grid_in_one_line() -> None:
    text = show(rules(), "build_on")
    assert "each one needs: it lies within the grid; `least`; `never hides`" in text
    assert "each one needs: there is a cell for it, turned so; `least`; `most`" in text


def test_a_card_tells_its_shape() -> None:
    hook = rules().words.thing_names["hook"]
    assert prompts("en").printed(hook) == ["Cells: Goods, no cell / nothing, Bulb."]


def test_a_grid_is_drawn_with_borders_where_things_end() -> None:
    match = planning("dark_front", "pair_1", "right", "e5", "hook", "left", "e6")
    laid = match.view(0)["grids"]["desk"]["player_1"]
    drawn = draw(prompts("en"), "desk", laid)
    assert [line.strip() for line in drawn if "─" in line] == [
        "┌────┬────┐",
        "│    ├────┤",
        "├────┘    │",
        "└─────────┘",
    ]
    assert "│ G  │ G  │" in drawn[5] and "│Gear│Bulb│" in drawn[7] and "│ G       │" in drawn[9]
    plain = draw(prompts("en"), "desk", laid, plain=True)
    assert [line.strip() for line in plain if "-" in line] == [
        "+----+----+",
        "|    +----+",
        "+----+    |",
        "+---------+",
    ]
    assert all(line.isascii() for line in plain)


def test_an_empty_grid_is_not_drawn() -> None:
    assert draw(prompts("en"), "desk", []) == []


# ---- before it is laid


def test_a_shape_is_pictured_before_it_is_chosen_and_as_it_is_turned() -> None:
    match, names = planning(), rules().words.thing_names
    (_, pc, codes), *_ = match.owed()
    assert names["dark_front"] in codes
    sheet = picture(prompts("en"), match, 0, pc, names["dark_front"])
    assert len(sheet) == 3 and sheet[0].split() == ["│PriDow", "G", "│"]
    match = planning("dark_front", "hook")
    (_, pc, codes), *_ = match.owed()
    turned = [picture(prompts("en"), match, 0, pc, code) for code in codes]
    assert len(codes) == 4 and len({"\n".join(lines) for lines in turned}) == 4
    assert picture(prompts("en"), match, 0, pc, codes[0], plain=True)[0].startswith("|")


def test_where_something_can_be_laid_it_is_told_what_would_show() -> None:
    match = planning("dark_front", "pair_1", "upright")
    (_, pc, codes), *_ = match.owed()
    found = showing(prompts("en"), match, 0, pc)
    assert [*found] == codes
    for code in codes[:3]:
        then = match.clone()
        then.pick(0, code)
        assert "Gear" in found[code] and "covered" not in found[code], "of sheets the rules count what sheets cover"
    assert len(set(found.values())) > 1


def test_nothing_is_pictured_where_nothing_is_laid() -> None:
    match = planning("dark_front")
    (_, pc, codes), *_ = match.owed()
    assert -1 in codes and picture(prompts("en"), match, 0, pc, -1) == [] and showing(prompts("en"), match, 0, pc) == {}


def test_a_sign_says_which_rules_count_it_also_by_a_word_they_define() -> None:
    rules = load("smartphone_inc", 2)
    explained = Explained(Prompts(rules, "en"))
    pc = next(pc for pc, choice in rules.machine.program.choices.items() if choice.kind == "grid")
    told = dict(line.split(": ", 1) for line in explained.signs(pc))
    assert told["log. Logistics"] == "Expand to other regions"
    assert told["res. Research"].endswith("; Expand to other regions (only with Battery (front))")
    lines = explained.counted(rules.words.thing_names["truck"])
    assert lines[0] == "Expand to other regions:" and len(lines) > 1 and all(line[0] == " " for line in lines[1:])
    assert explained.counted(rules.words.thing_names["gps"]) == []
