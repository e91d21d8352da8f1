"""What a person at the table can ask for, in which words, and what they see once more before it is shown to all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from runtime.tiny import write
from spielwerk.interpreter.storage.save_records import read_record
from support.terminal import Terminal

Run = Callable[..., Result]
BOTH = ("--players", "2", "--seed", "1", "--human", "1", "--human", "2")


def test_the_log_is_as_long_as_it_is_asked_for(run: Run) -> None:
    args = ("play", "yokohama", "--players", "2", "--seed", "3")
    turns = "1; bank; silk; tea; bank\n"
    said = ("log", "log 1", "log 999999999999", "log all", "LOG ALL", "log 0", "log some", "log -1")
    *_, last = run(*args, input="1\n" + turns + "\n".join(said) + "\nquit\n").output.partition("Round 2")
    answers = last.split("\n> \n")[1:]
    told = [
        sum(line.startswith(("Player ", "Setup")) for line in answer.splitlines()) for answer in answers[: len(said)]
    ]
    assert told[0] == told[2] == told[3] == told[4] > 2 and told[1] == 1 and told[5:] == [0, 0, 0]
    assert "… 1 earlier turn (" in answers[1] and "earlier" not in answers[3]
    for how in answers[5:8]:
        assert "Say it like this: log 50 for the last 50 turns, log all for everything" in how


@pytest.mark.parametrize(
    ("language", "words"), [("pl", "dziennik wszystko"), ("de", "verlauf ALLES"), ("uk", "журнал усе")]
)
def test_the_log_is_asked_for_in_every_language(run: Run, pack: Path, language: str, words: str) -> None:
    order, _, everything = words.partition(" ")
    args = ("play", str(pack), *BOTH, "--lang", language)
    whole = run(*args, input=f"{words}\n{order} 1\n{order} x\nquit\n").output
    assert whole.count(f"{order} 50") == 1 and f"{order} {everything.lower()}" in whole


def test_what_comes_with_an_expansion_is_known_by_any_of_its_names(run: Run) -> None:
    said = {
        "card lay_out_awards": (
            "Achievement awards: part of the expansion “Mini-expansion 1",
            "\n  Shuffle the achievement awards",
        ),
        "why award": ("Achievement award: part of the expansion “Mini-expansion 1",),
        "card mini-expansion 1": ("is not part of this game.\n  Achievement awards\n    Shuffle", "    Whenever you"),
    }
    args = ("play", "yokohama", "--players", "2", "--seed", "3")
    answers = run(*args, input="\n".join([*said, "quit"]) + "\n").output.split("\n> \n")[1:]
    for (asked, expected), answer in zip(said.items(), answers, strict=False):
        for text in expected:
            assert text in answer, (asked, answer)
        assert answer.count("part of") == 1, "once is enough"


def test_who_answered_in_secret_has_a_last_look_before_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    sealed, file = str(Path(__file__).parents[1] / "data" / "sealed"), tmp_path / "kept"
    people = ("--players", "2", "--human", "1", "--human", "2")
    terminal = Terminal("play", sealed, "--seed", "1", *people, "--save", str(file))
    terminal.wait_for("looking: ")
    last = "Enter passes the keyboard on · undo takes your last decision back"
    for answer, decided, looking in (
        ("", 0, False),
        ("two: no", 2, True),
        ("undo", 0, False),  # both decisions were one answer
        ("two: no", 2, True),
        ("1", 2, True),  # what is no order shows it once more
    ):
        terminal.say(answer)
        terminal.wait_for("> ")
        assert (last in terminal.shown) == ("make bid → " in terminal.shown) == looking, answer
        assert read_record(file.read_bytes()).decisions == decided, "what is shown is written down"
    assert "Only Enter, undo, board and quit" in terminal.shown
    terminal.say("")
    terminal.wait_for("looking: ")
    assert "Pass the keyboard to Player 2." in terminal.shown and "make bid" not in terminal.shown
    last = "Enter shows what everybody has decided · undo takes your last decision back"
    for answer, decided, looking in (
        ("", 2, False),
        ("4", 3, True),  # nothing is shown before it is certain
        ("undo", 2, False),
        ("4", 3, True),
    ):
        terminal.say(answer)
        terminal.wait_for("> ")
        assert (last in terminal.shown) == ("Player 2: make bid → " in terminal.shown) == looking, answer
        assert read_record(file.read_bytes()).decisions == decided
    terminal.say("")
    terminal.wait_for("looking: ")
    assert read_record(file.read_bytes()).decisions == 4
    terminal.say("")
    terminal.wait_for("> ")
    terminal.say("quit")
    terminal.wait_for("The game was left")
    assert terminal.end() == 0


def test_who_decides_in_secret_beside_bots_has_a_last_look_too() -> None:
    sealed = str(Path(__file__).parents[1] / "data" / "sealed")
    terminal = Terminal("play", sealed, "--players", "2", "--seed", "1", "--bot", "2=random")
    last = "Enter shows what everybody has decided"
    terminal.wait_for("> ")
    for answer, looking in (("two: no", True), ("undo", False), ("4", True), ("undo; two: no", True), ("", False)):
        terminal.say(answer)
        terminal.wait_for("> ")
        assert (last in terminal.shown) == looking, answer
        if looking:  # what there was no room for can be seen here, too
            terminal.say("board")
            terminal.wait_for("Enter goes on. ")
            terminal.say("")
            terminal.wait_for("> ")
            assert last in terminal.shown and "Only Enter" not in terminal.shown
    assert "looking" not in terminal.text, "nothing is hidden from the only person"
    terminal.say("quit")
    terminal.wait_for("The game was left")
    assert terminal.end() == 0


def test_who_leaves_before_a_secret_answer_counts_is_told_so() -> None:
    sealed = str(Path(__file__).parents[1] / "data" / "sealed")
    terminal = Terminal("play", sealed, "--players", "2", "--seed", "1", "--human", "2", "--bot", "1=random")
    for answer in ("4", "quit"):
        terminal.wait_for("> ")
        terminal.say(answer)
    terminal.wait_for("Your last answer was not taken yet")
    terminal.wait_for("The game was left")
    assert terminal.end() == 0


def test_two_questions_are_answered_in_one_with_a_colon_between_or_without(run: Run, tmp_path: Path) -> None:
    """What is chosen first may be named by how it begins; what is chosen then by its whole name."""
    fields = {"source": "known", **{f"f{n}": {} for n in range(30)}}
    each = {boat: {"choose a field": f"gain 1 {what}"} for boat, what in (("wood_boat", "coin"), ("clay_boat", "gem"))}
    one = {"choose one": {"rest": "nothing", "earn": "gain 1 point", **each}}
    game = write(tmp_path, kinds={"field": {"has": {}}}, fields=fields, rules={"act": one})
    answers = "wood f12\nclay: f3\nwood f3 f4\nclay f99\n"
    said = run("play", str(game), *BOTH[:4], input=answers + "quit\n").output
    assert "F12 (+1 coin)" in said and "F3 (+1 gem)" in said
    assert "`wood f3 f4` is not offered" in said and "`clay f99` is not offered" in said


def test_what_was_named_ahead_and_decided_itself_is_not_told_as_not_done(run: Run, tmp_path: Path) -> None:
    """There is one field: nobody is asked which."""
    menu = {"choose one": {"earn": "gain 1 coin", "find": "gain 1 gem"}}
    game = write(
        tmp_path,
        kinds={"field": {"has": {}}},
        fields={"source": "known", "hill": {}},
        flow={"turn": ["act", "pick", "again"]},
        rules={"act": menu, "pick": {"choose a field": "gain 1 point"}, "again": menu},
    )
    said = run("play", str(game), *BOTH[:4], input="gain 1 coin; hill; gain 1 gem\nquit\n").output
    assert "Not done" not in said and "+1 gem" in said
    assert "Not done: wood" in run("play", str(game), *BOTH[:4], input="gain 1 coin; wood\nquit\n").output
    for line in ("gain 1 coin; " + "hill; " * 3_000, "1 " * 3_000 + "gem x2", "1 " * 3_000 + "gain 1 gem"):
        said = run("play", str(game), *BOTH[:4], input=f"{line}\nquit\n")
        assert said.exit_code == 0 and "should not have happened" not in said.output
