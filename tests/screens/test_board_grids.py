"""Where the places of a board are drawn: the last row comes first, rows of hexes are shifted by half a place."""

from __future__ import annotations

from pathlib import Path

from spielwerk.interpreter import load
from spielwerk.interpreter.display.board_grids import places

DATA = Path(__file__).parents[1] / "data"


def drawn_at(game: str, layout: str) -> dict[str, tuple[int, int]]:
    words = load(str(DATA / game), 2).words
    made = words.layouts[layout].geometry
    assert made is not None
    return {t.name: at for t, at in zip(words.kinds[words.layouts[layout].of].things, places(made), strict=True)}


def test_squares_stand_below_each_other() -> None:
    at = drawn_at("reversi", "board")
    assert (at["a8"], at["h8"], at["a1"], at["h1"]) == ((0, 0), (0, 14), (7, 0), (7, 14))


def test_every_second_row_of_hexes_is_shifted_by_half() -> None:
    at = drawn_at("floes", "sea")
    assert (at["a1"], at["a2"], at["a3"], at["f6"]) == ((5, 0), (4, 1), (3, 0), (0, 11))
    assert "a6" not in at and "f1" not in at
