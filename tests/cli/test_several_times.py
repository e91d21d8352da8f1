"""Several answers to one question in one line, by number and by name, and the words that end one or stand alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from runtime.tiny import tiny, write
from spielwerk.cli.asking import Question
from spielwerk.cli.several_times import by_name, by_number, one_by_one
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.prose.options.offers import Offer, offers
from spielwerk.interpreter.prose.options.prompts import Prompts

Run = Callable[..., Result]

FIELDS = {
    "kinds": {"field": {}},
    "fields": {"north": {}, "south": {}, "4g": {}, "box": {}},
    "pieces": {"sheep": {"of": "player", "start": {"stable": 9}, "lies on": ["stable", "field"]}},
    "zones": {"stable": {"of": "player"}},
    "rules": {"act": [{"up to 6 times": {"choose a field": "move 1 sheep from your stable to that field"}}]},
}
TWO = ("--players", "2", "--seed", "1", "--human", "1", "--human", "2")


@pytest.fixture
def question(tmp_path: Path) -> Question:
    rules = tiny(tmp_path, **FIELDS)
    spoken, asked = Prompts(rules, "en"), ask(rules.start(1), 0)
    return Question(spoken, asked.pc, offers(spoken, asked))


def meant(found: list[Offer] | str) -> list[str] | str:
    return found if isinstance(found, str) else [option.id for option in found]


@pytest.mark.parametrize(
    ("said", "options"),
    [
        ("2 3 3", ["south", "4g", "4g"]), ("1x2 4", ["north", "north", "box"]), ("2,3", ["south", "4g"]),
        ("3×2", ["4g", "4g"]), ("2", []), ("2 north", []), ("", []), ("1 9", "There are options 1 to 5."),
    ],
)  # fmt: skip
def test_several_numbers_are_several_answers(question: Question, said: str, options: list[str] | str) -> None:
    assert meant(by_number(question, said)) == options


@pytest.mark.parametrize(
    ("said", "options"),
    [
        ("north x3", ["north"] * 3), ("3x north", ["north"] * 3), ("3 × nor", ["north"] * 3), ("4gx2", ["4g", "4g"]),
        ("4g x2 south", ["4g", "4g", "south"]), ("1x2 south x2", ["north", "north", "south", "south"]),
        ("1 2 box x2", ["north", "south", "box", "box"]), ("north, south*2", ["north", "south", "south"]),
        ("box 3", []), ("box", []), ("north", []), ("north south", []), ("x3", []),
    ],
)  # fmt: skip
def test_a_name_can_be_said_with_how_often(question: Question, said: str, options: list[str]) -> None:
    assert meant(by_name(question, said)) == options


def test_of_names_with_how_often_the_one_that_is_none_is_told(question: Question) -> None:
    assert meant(by_name(question, "north x2 west x3")) == (
        "`west` is not offered; type a number, a part of a name, or ? for help."
    )
    assert meant(by_name(question, "north x2 o x3")) == "Which one? North, South, Box, done"
    assert meant(one_by_one(question, "north south north")) == ["north", "south", "north"]
    assert meant(one_by_one(question, "north west")) == meant(one_by_one(question, "north")) == []


def test_what_ends_a_question_has_several_words(question: Question) -> None:
    for word in ("done", "no, thanks", "stop", "go on"):
        assert [option.code for option in question.ending(word)] == [-1], word
    assert question.ending("nothing") == question.ending("d") == []


@pytest.mark.parametrize(("language", "word", "stop"), [("en", "quit", "done"), ("pl", "koniec", "gotowe")])
def test_a_word_that_stands_alone_is_no_answer_between_others(
    run: Run, tmp_path: Path, language: str, word: str, stop: str
) -> None:
    """It neither leaves the game nor asks about its end, and what ends the question is named."""
    args = ("play", str(write(tmp_path, **FIELDS)), *TWO, "--lang", language)
    _, ahead, more, *_ = run(*args, input=f"north; {word}\n{word} of the game\n{word}\n").output.split("\n> \n")
    told = ahead.splitlines()[-2:] if language == "en" else ahead.splitlines()
    assert any(word in line for line in told) and any(stop in line for line in told), ahead
    assert "Round" not in more and word in more


def test_names_with_how_often_are_answers_at_the_table(run: Run, tmp_path: Path) -> None:
    args = ("play", str(write(tmp_path, **FIELDS)), *TWO)
    found = run(*args, input="north x2 south x3; go on\nquit\n").output
    assert "Player 1: act → North ×2, South ×3" in found


#: one is asked for in a place of its own, then further ones; where one is marked then, something else is done with it
FURTHER = FIELDS | {
    "counters": {"mark": {"of": "field"}},
    "rules": {
        "act": [{"choose one": {"plant": ["choose a field", "herd at that field"], "rest": "nothing"}}, "after"],
        "after": [{"any number of times": "further"}, {"choose a field": "gain 1 mark on that field"}],
        "further": ["choose a field", "herd at that field"],
        "herd at a field": "move 1 sheep from your stable to here",
    },
}


def test_answers_are_taken_where_the_rules_ask_for_the_same_in_another_place(run: Run, tmp_path: Path) -> None:
    """It took the first and said of the others that they were not offered, above a list with exactly these."""
    args = ("play", str(write(tmp_path, **FURTHER)), *TWO)
    first, all_three, undone, *_ = run(*args, input="1 2 4\nundo\nquit\n").output.split("\n> \n")
    assert "several at once: 1 2" in first
    assert "Not done" not in all_three and "North – 1 sheep, South – 1 sheep" in all_three and "Box – 1" in all_three
    assert "Act: choose one" in undone, "what was answered at once is taken back at once"


def test_what_is_called_the_same_where_something_else_is_asked_is_not_taken(run: Run, tmp_path: Path) -> None:
    args = ("play", str(write(tmp_path, **FURTHER)), *TWO)
    *_, after, _ = run(*args, input="1; 2 5 3\nquit\n").output.split("\n> \n")
    assert "Not done: 4g\n" in after and "Something else is asked now." in after


@pytest.mark.parametrize("said", ["1 2; 4", "1 2; box", "1x2; box", "1; 2; box"])
def test_what_stands_behind_several_answers_to_one_question_answers_the_next(
    run: Run, tmp_path: Path, said: str
) -> None:
    """It was told as not done, since something else was asked now, above a list with exactly that."""
    fields = FURTHER | {
        "fields": FIELDS["fields"] | {"hill": {}, "lake": {}, "moor": {}},  # too many to be asked together
        "rules": {
            "act": [{"up to 2 times": {"choose a field": "move 1 sheep from your stable to that field"}}, "after"],
            "after": [{"choose a field": "gain 1 mark on that field"}],
        },
    }
    _, after, *_ = run("play", str(write(tmp_path, **fields)), *TWO, input=f"{said}\nquit\n").output.split("\n> \n")
    assert "Player 1: act → North" in after and "after → Box" in after and "Player 2 (you)" in after, after


def test_what_costs_something_is_not_the_same_answer_as_what_comes_for_nothing(run: Run, tmp_path: Path) -> None:
    """The second number bought something, where the first took what a card gives."""
    bought = {"choose a field": ["pay 1 coin", "herd at that field"]}
    rules = FURTHER["rules"] | {"after": [{"any number of times": "further"}], "further": bought}
    first, second, *_ = run(
        "play", str(write(tmp_path, **FURTHER | {"rules": rules})), *TWO, input="1 2\nquit\n"
    ).output.split("\n> \n")
    assert "several at once" not in first
    assert "Not done: herd at a field: South" in second
