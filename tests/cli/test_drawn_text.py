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
