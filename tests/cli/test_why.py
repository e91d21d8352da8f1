"""`spielwerk why`: an answer for scripts, with exit status and JSON that do not depend on the language."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from click.testing import Result
from spielwerk.interpreter import load
from spielwerk.interpreter.storage import saves

Run = Callable[..., Result]


@cache
def saved() -> str:
    match = load("yokohama", 3).start(3)
    while not match.decisions()[0].path.endswith("placement"):
        match.choose(match.decisions()[0].options[-1].id)
    match.choose("spread")
    return saves.save(match)


@pytest.fixture
def save(tmp_path: Path) -> str:
    file = tmp_path / "game.save"
    file.write_text(saved(), encoding="utf-8")
    return str(file)


def test_the_failing_condition_is_named_in_the_language_asked_for(run: Run, save: str) -> None:
    assert run("why", save, "canal").output.splitlines() == [
        "Canal is not offered:",
        "  This area is the canal",
    ]
    polish = run("why", save, "kanał", "--lang", "pl")
    assert polish.exit_code == 0 and "Ten obszar jest kanałem" in polish.output
    assert run("why", save, "bank").output == "Bank is offered.\n"
    assert "not asked for here, but in: Laboratory A" in run("why", save, "ball").output


def test_a_step_that_is_not_now_is_answered_with_when_it_comes(run: Run, save: str) -> None:
    assert run("why", save, "the movement").output.splitlines() == [
        "Not now: The movement step",
        "  It comes after “Place assistants”",
        "  Now: Place assistants",
    ]
    found = json.loads(run("why", save, "movement", "--format", "json").output)["answers"][0]
    assert found["comes"] == [{"how": "after", "of": "placement"}] and not found["going_on"]


@pytest.mark.parametrize(
    ("language", "deed", "thing"),
    [
        ("en", "“Pay 2 yen to take 1 shop", "Bank is offered."),
        ("de", "„2 Yen zahlen, um", "Bank steht zur Wahl."),
        ("cs", "„Zaplať 2\xa0jeny a\xa0vezmi", "Banka je v nabídce."),
    ],
)
def test_what_one_does_is_named_in_quotation_marks_and_a_thing_without(
    run: Run, save: str, language: str, deed: str, thing: str
) -> None:
    """German needs a comma behind an infinitive in a sentence, which no name has."""
    head = run("why", save, "shop", "--lang", language).output
    assert deed in head, head
    assert run("why", save, "bank", "--lang", language).output.strip() == thing


@pytest.mark.parametrize(
    ("language", "form", "called"),
    [
        ("de", "bauen", "baue"),
        ("de", "erfüllter auftrag", "erfüllte auftrag"),
        ("pl", "ruchowi", "ruch"),
        ("en", "placed assistant", "place assistant"),
    ],
)
def test_what_nothing_is_called_is_looked_for_in_another_form(
    run: Run, save: str, language: str, form: str, called: str
) -> None:
    """Nothing was called `bauen` where one can `Baue in diesem Gebiet`."""
    found, as_written = (run("why", save, name, "--lang", language) for name in (form, called))
    assert found.exit_code == 0 and found.output == as_written.output, found.output
    assert run("why", save, f"{form} xyzzy", "--lang", language).exit_code == 1


def test_players_and_kinds_are_answered_for_in_sentences_of_their_own(run: Run, save: str) -> None:
    assert run("why", save, "player 1").output == "Player 1 must decide now: Place assistants.\n"
    assert run("why", save, "Gracz 2", "--lang", "pl").output.startswith("Gracz 2 nie ma teraz nic do zdecydowania")
    areas = run("why", save, "areas").output.splitlines()
    assert areas[0].startswith("Areas: offered are: ") and areas[-1].startswith("  – Canal: ")
    (found,) = json.loads(run("why", save, "areas", "--format", "json").output)["answers"]
    assert found["option"] == "area" and found["reasons"] == []


def test_the_end_of_the_game_is_answered_with_what_brings_it(run: Run, save: str) -> None:
    first, *causes = run("why", save, "end").output.splitlines()
    assert first == "End of the game: it comes when one of these is so:"
    assert causes[0] == "  – A player has built all four trading houses", "its name says it"
    church = "at least 5 assistants, neutral ones included, on church spaces (now: 0)"
    assert church in " ".join(" ".join(causes).split())
    assert causes[-1] == "The round under way is finished and one more is played, then the game ends."
    assert sum(cause.startswith("  – ") for cause in causes) == 5
    assert run("why", save, "koniec gry", "--lang", "pl").output.startswith("Koniec gry: nastąpi, gdy spełni się ")


def test_what_this_match_does_without_is_said_to_be_so(run: Run, save: str) -> None:
    assert run("why", save, "laboratory b").output == "Laboratory B is not used with 3 players.\n"
    (found,) = json.loads(run("why", save, "free_agent", "--format", "json").output)["answers"]
    assert found == {"option": "free_agent", "offered": False, "not_used": "free_agents"}


def test_tools_get_the_texts_of_the_rules(run: Run, save: str) -> None:
    found = [json.loads(run("why", save, "canal", "--format", "json", "--lang", lang).output) for lang in ("en", "uk")]
    assert found[0] == found[1]
    assert found[0]["answers"][0]["reasons"] == [{"reason": "open", "later": False}]
    assert (
        "laboratory_a" in json.loads(run("why", save, "ball", "--format", "json").output)["answers"][0]["asked_for_in"]
    )


@pytest.mark.parametrize(
    ("more", "status"), [(("xyzzy",), 1), (("bank", "--player", "9"), 2), (("bank", "--player", "0"), 2), ((), 2)]
)
def test_what_cannot_be_answered_has_a_status(run: Run, save: str, more: tuple[str, ...], status: int) -> None:
    result = run("why", save, *more)
    assert result.exit_code == status and "Error: " in result.stderr


def test_a_file_that_is_no_save_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\x00{")
    result = run("why", str(tmp_path / "x"), "bank")
    assert result.exit_code == 1 and len(result.stderr.splitlines()) == 1


ROADS = """\
game: roads
players: [2]
counters: {point: {of: player}, coin: {of: player}}
kinds: {place: {}}
places: {mill: {}, well: {}}
flow: {round: {as each player: go_on}}
rules:
  go_on:
    choose one:
      ride: [pay 1 coin, {choose a place: gain 2 points}]
      walk: {choose a place: gain 1 point}
      rest: nothing
end: {far: {when: there is a player with 3 points, after: now}}
winner: [most point]
"""


def test_what_one_alternative_offers_is_not_answered_by_another(run: Run, tmp_path: Path) -> None:
    """Nobody can ride; where one can walk to is offered all the same."""
    pack = tmp_path / "roads"
    pack.mkdir()
    (pack / "game.yaml").write_text(ROADS, encoding="utf-8")
    shown = run("play", str(pack), "--human", "1", "--seed", "1", input="why mill\nwhy ride\n").output
    assert "Mill” is offered." in shown and "gain 2 points” is not offered:" in shown
