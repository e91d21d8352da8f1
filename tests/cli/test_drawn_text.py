"""What is drawn on a thing at the table means that thing, wherever something can be typed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from click.testing import Result

Run = Callable[..., Result]


def answers(run: Run, game: str, *said: str, lang: str = "en", seed: str = "3") -> list[str]:
    """What is answered to each line at the first question of a game."""
    output = run(
        "play", game, "--players", "3", "--seed", seed, "--lang", lang, input="\n".join([*said, "quit"]) + "\n"
    )
    return output.output.split("\n> \n")[1:]


@pytest.mark.parametrize("said", ["B S", "b s", "bs", "Fleet 7 B"])
def test_an_option_is_chosen_by_what_is_drawn_on_it(run: Run, said: str) -> None:
    taken, *_ = answers(run, "yamatai", said)
    assert "Player 1 takes Fleet 7" in taken or "+1 bamboo boat, +1 stone boat" in taken
    assert "is not offered" not in taken


def test_what_is_drawn_on_a_thing_is_found_by_card_and_why(run: Run) -> None:
    card, open_end, cut, price, several, why, *_ = answers(
        run, "smartphone_inc", "karta bad. log.", "karta bad. log", "karta cena- towa…", "karta cena− bad.",
        "karta 3+1 5★", "dlaczego bad. log.", lang="pl", seed="73",
    )  # fmt: skip
    for told in (card, open_end):
        assert told.startswith("Badania i logistyka")
    assert cut.startswith("Cena −1 i towary") and price.startswith("Cena −1 i badania")
    assert "O którą chodzi? GPS, Wi-Fi" in " ".join(several.split())
    assert why.startswith("Badania i logistyka – tego nie można wybrać")


def test_what_no_result_of_laying_has_is_told_as_just_that(run: Run) -> None:
    more, odd, *_ = answers(run, "smartphone_inc", "green", "9 log., left", "nonsense")[1:]
    assert more == "No result has `9 log.` now; Enter shows everything again."
    assert odd.startswith("`nonsense` is not offered")


def test_a_word_that_would_end_something_where_nothing_can_be_ended_says_so(run: Run) -> None:
    alone, *_ = answers(run, "yamatai", "done")
    assert alone == "“done” ends nothing here: something must be chosen first."
    _, ahead, *_ = answers(run, "yokohama", "1", "done; 1")
    assert "“done” ends nothing here" in ahead and "Not done: 1" in ahead


def test_the_legend_names_no_owner_and_nothing_by_another_form_of_its_own_name(run: Run) -> None:
    board = " ".join(answers(run, "smartphone_inc", "plansza", lang="pl")[0].split())
    assert "cena ceny" not in board and "(Gracz 1) " not in board.rpartition("⌂ biura")[2]
    assert "…² jeszcze 2, na które nie ma miejsca" in board
