"""What is laid is asked in one question: pages, what narrows them, letters, and one answer for many decisions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from cli.conftest import Run
from click import Command, Context
from spielwerk.cli import laying
from spielwerk.cli.laying import Positions
from spielwerk.cli.screen import Space
from spielwerk.interpreter import Match, load, load_save
from spielwerk.interpreter.asking.foresight import Step
from spielwerk.interpreter.asking.question import Asked, ask
from spielwerk.interpreter.display import laying_preview
from spielwerk.interpreter.engine.layings import Result, layings
from spielwerk.interpreter.prose.options.offers import Offer, results
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.options.revealed import Revealed

PLAY = ("play", "smartphone_inc", "--players", "3", "--seed", "3", "--variant", "dealt_companies")


@cache
def begun() -> Match:
    return load("smartphone_inc", 3, variants=("dealt_companies",)).start(3)


@cache
def laid() -> tuple[Asked, Sequence[Result]]:
    return ask(begun(), 0), layings(begun(), 0)


@cache
def listed_in(language: str) -> tuple[Prompts, Sequence[Offer]]:
    spoken, (asked, found) = Prompts(begun().rules, language), laid()
    options = laying_preview.decision(spoken, begun(), 0, asked.pc, found).options
    ways = [tuple(Step(*step) for step in result.ways[0].steps) for result in found]
    return spoken, results(asked, options, ways)


def question(language: str = "en", secret: bool = False) -> Positions:
    """`secret`: with what comes of each result once everybody has answered."""
    (spoken, offers), (asked, found) = listed_in(language), laid()
    return Positions(spoken, asked.pc, offers, found, Revealed(spoken, asked) if secret else None)


def codes(option: Offer) -> tuple[int, ...]:
    return tuple(code for _, code in option.way.steps)


def numbers(lines: list[str]) -> list[int]:
    """Of the results that are listed, without those of pictures."""
    found = [int(found[1]) for line in lines if (found := re.match(r" *(\d+)  (?![ │·])", line))]
    return [n for n in found if n <= 81]


def room(lines: int) -> Space:
    return Space(lines, lines, lines)


@pytest.fixture(autouse=True)
def in_a_command() -> Iterator[None]:
    """The words of a command are looked for once."""
    with Context(Command("table")):
        yield


@pytest.mark.parametrize("language", ["en", "pl", "de", "uk", "cs"])
@pytest.mark.parametrize(("width", "lines"), [(100, 15), (80, 9), (60, 5), (160, 35)])
def test_a_page_fits_its_room_and_pages_show_everything(language: str, width: int, lines: int) -> None:
    asked = question(language)
    seen: list[int] = []
    while len(seen) < len(asked.places):
        page = asked.lines(width, room(lines))
        assert len(page) <= max(lines, 7) and max(map(len, page)) <= width
        seen += numbers(page)
        asked.more()
    assert seen == list(range(1, 82)) and asked.first == 0, "after the last page comes the first"


def test_pictures_stand_below_where_there_is_room() -> None:
    asked = question()
    assert sum("│" in line for line in asked.lines(100, room(15))) > 2
    page = asked.lines(80, room(9))
    assert not any("│" in line for line in page) and "? 1: how it looks" in " ".join(" ".join(page).split())


def test_what_is_typed_narrows_the_list_and_the_numbers_stay() -> None:
    asked = question()
    before = {option.code + 1: option.label for option in asked.options}
    assert asked.turned_over("4 res") and {4} == {dict(r.shown)[word("gear")] for r in listed(asked)}
    assert asked.turned_over("left, 2 covered")
    assert all(r.covered == 2 for r in listed(asked)) and asked.wanted == ["4 res", "left", "2 covered"]
    found = numbers(asked.lines(100))
    assert found and all(asked.options[n - 1].label == before[n] for n in found)
    assert not asked.turned_over("7 res") and asked.wanted[-1] == "2 covered", "what fits nothing changes nothing"
    taken = asked.numbered(str(found[0]))
    assert isinstance(taken, Offer) and " left " in taken.id, "of the ways that fit the first"
    assert asked.numbered("1") == "Option 1 is not among those you see; Enter shows everything again."
    asked.whole()
    assert len(asked.places) == 81


def test_what_fits_only_without_what_was_typed_before_is_found_and_that_is_given_up() -> None:
    asked = question()
    assert asked.turned_over("4 res") and asked.turned_over("3 price+"), "both at once"
    assert asked.turned_over("2 res") and asked.wanted == ["2 res"]
    assert {2} == {dict(r.shown)[word("gear")] for r in listed(asked)}
    assert "only: 2 res; Enter: everything again" in " ".join(asked.lines(100))
    assert not asked.turned_over("7 res") and asked.wanted == ["2 res"]


def listed(asked: Positions) -> list[object]:
    return [asked.results[n] for n in asked.places]


def word(name: str) -> int:
    return begun().rules.words.thing_names[name]


@pytest.mark.parametrize("said", ["dark", "d3", "upside down", "light_fr", "Logi", "research"])
def test_a_list_can_be_narrowed_by_what_is_laid_how_and_where(said: str) -> None:
    asked = question()
    assert asked.turned_over(said) and 0 < len(asked.places) <= 81


@pytest.mark.parametrize("said", ["impr.", "impr", "IMPR", "improvement", "1 impr"])
def test_a_sign_is_found_where_it_shows_and_not_where_it_is_covered(said: str) -> None:
    asked = question()
    shows = {n for n in asked.places if dict(asked.results[n].shown).get(word("bulb"))}
    assert asked.turned_over(said) and {*asked.places} == shows and len(shows) < 81
    assert asked.turned_over("goods, 2 covered")
    assert all(dict(result.shown).get(word("parcel")) for result in listed(asked))


@pytest.mark.parametrize(
    "said", ["price 5 → 6", "price 5 -> 6", "price 5->6", "→ 6", "+4 goods", "4 goods", "covered: price 5 → 6"]
)
def test_a_list_can_be_narrowed_by_any_part_of_what_its_lines_say_that_comes_later(said: str) -> None:
    asked = question(secret=True)
    parts = ["+4 goods"] if "goods" in said else [": price 5 → 6, "]
    fitting = {n for n in asked.places if all(part in asked.brings(asked.options[n]) for part in parts)}
    assert asked.turned_over(said) and {*asked.places} == fitting and 0 < len(fitting) < 81


def test_what_comes_later_can_be_typed_in_every_language() -> None:
    for language in ("cs", "de", "pl", "uk"):
        asked = question(language, secret=True)
        for part in asked.comes(asked.options[0]):
            assert asked.turned_over(part) and 0 in asked.places, part


def test_of_several_parts_the_one_that_nothing_has_is_named() -> None:
    asked = question(secret=True)
    for said in ("impr, price 5 → 12, 2 log", "price 5 → 12, impr"):
        assert not asked.turned_over(said)
        assert asked.none_has(said) == "No result has `price 5 → 12` now; Enter shows everything again."
    assert not asked.turned_over("4 res, impr"), "each by itself is to be had"
    assert asked.none_has("4 res, impr").startswith("No result has `4 res, impr` now")
    assert asked.none_has("9 log.") and not asked.none_has("banana"), "that may be something else"


def test_what_stands_in_the_lines_of_results_is_not_listed_as_standing_behind_them() -> None:
    asked = question(secret=True)
    assert not [option for option in asked.bringing("price") if asked.lists(option)], "it would be half of the list"


def test_letters_tell_ways_to_the_same_apart() -> None:
    asked = question()
    first, second = asked.numbered("1"), asked.numbered("1b")
    assert isinstance(first, Offer) and isinstance(second, Offer) and first.code == second.code == 0
    assert codes(first) == asked.results[0].ways[0].codes
    assert codes(second) == asked.results[0].ways[1].codes
    n = len(asked.results[0].ways)
    assert asked.numbered("1z") == f"There are {n} ways to that: letters from a on."
    drawn = " ".join(asked.explained(asked.options[0], 100, alone=True))
    assert [letter for letter in "abcdefghijklmnop" if f" 1{letter}  │" in drawn or f" 1{letter}     ·" in drawn] == [
        *"abcdefghijklmnop"[:n]
    ]


def test_more_ways_than_letters_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question()
    monkeypatch.setattr(laying, "_LETTERS", "abc")
    drawn = asked.explained(asked.options[0], 100, alone=True)
    assert drawn[-1].strip() == f"… {len(asked.results[0].ways) - 3} more"
    assert isinstance(asked.numbered("1c"), Offer) and asked.numbered("1d") is None


def test_every_way_belongs_to_a_result() -> None:
    asked = question()
    for way in ask(begun(), 0).options:
        option = asked.standing_for(way)
        assert option is not None and way.steps in [one.steps for one in asked.results[option.code].ways]


def test_one_answer_is_many_decisions_and_is_taken_back_as_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "one.save"
    result = run(*PLAY, "--save", str(file), input="2\nundo\n3b\nquit\n")
    assert result.exit_code == 0 and result.output.count("Lay a plan: choose what to lay, how and where") == 2
    asked = question()
    option = asked.numbered("3b")
    assert isinstance(option, Offer)
    made = [code for player, _, code in load_save(file.read_text(encoding="utf-8")).history if player == 0]
    assert tuple(made) == codes(option), "the save has the decisions of the rules"


def test_in_secret_nobody_sees_it_and_the_whole_answer_is_taken_back(run: Run) -> None:
    result = run(*PLAY, "--human", "1", "--human", "2", input="1\ndone\n2\nundo\n3\nquit\n")
    assert result.exit_code == 0
    second = result.output.split("Player 2 · phase 1 – planning")
    assert len(second) == 5, "the plan, improvements, the plan once more, improvements"
    assert all("Plan:" not in part.partition("Player 1")[0] for part in second[1:2])


def test_a_hint_names_an_option_of_the_list(run: Run) -> None:
    result = run(*PLAY, input="hint\nquit\n")
    said = re.search(r"A bot would .*|.*\b(\d+)\b.*sheet.*", result.output.rpartition("> ")[0].rpartition("> ")[2])
    assert result.exit_code == 0 and said is not None, result.output


def test_more_says_so_where_everything_is_listed(run: Run) -> None:
    result = run("play", "yokohama", "--players", "2", "--seed", "3", input="more\nquit\n")
    assert "All options are listed." in result.output


def test_a_result_says_what_comes_of_it_and_what_covered_cells_are_for(run: Run) -> None:
    """What counts them is told in the question, and to whoever asks for the word that stands there."""
    found = run(*PLAY, input="?\ncard covered\nrules 2 covered\nhint\nquit\n").output
    line = next(line for line in found.splitlines() if line.startswith("  1  "))
    assert re.search(r"\d covered: price 5 → \d, \+\d goods", line), line
    asked, card, rules, hint, *_ = found.split("\n> \n")[1:]
    assert "covered (cells under other things; the rule says which count): Produce goods" in asked
    assert card.splitlines()[0] == "covered (cells under other things; the rule says which count): Produce goods"
    assert "cell of a sheet" in card or "covered cell" in card or "covers" in card, card
    assert rules == card
    told = " ".join(hint.split())
    assert re.search(r"covered: (price 5 → \d, )?\+\d goods?", told), told
