"""How boards of squares, hexes and points are drawn: rows from the last one, letters for what lies there, lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from language.test_drawn_boards import CHESS, CHESSMEN, HOUSES, MORRIS
from spielwerk.interpreter import Rules, load
from spielwerk.interpreter.display.board_grids import places
from spielwerk.interpreter.display.boards import Boards
from spielwerk.interpreter.display.news import touched
from spielwerk.interpreter.display.rulebook import rulebook
from spielwerk.interpreter.display.view_items import Shown
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.engine.views import view
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.study.counting import counted_from
from support.written import written

DATA = Path(__file__).parents[1] / "data"


def drawn_at(game: str, layout: str) -> dict[str, tuple[int, int]]:
    words = load(str(DATA / game) if (DATA / game).is_dir() else game, 2).words
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


def picture(rules: Rules, folder: Path, drawn: str, lines: int = 1, plain: bool = False, lang: str = "en") -> list[str]:
    """The first board of a game with this position on it."""
    board = next(iter(rules.words.layouts))
    given = f"scenarios: {{one: {{players: {rules.players}, given: [{{board: {board}, drawn: '{drawn}'}}]}}}}\n"
    (folder / "one.yaml").write_text(given)
    _, state = counted_from(rules, str(folder / "one.yaml"))
    match = rules.start(1)
    match.state[:] = state
    spoken = Prompts(rules, lang)
    shown = Shown(spoken, rules.shown_by, view(match, 0), plain)
    found = Boards(shown).draw(rules.shown_by.boards[0], 78, lines)
    return ["".join(text for text, _ in line).rstrip() for line in found]


def test_every_sort_has_a_letter_and_every_player_a_case(tmp_path: Path) -> None:
    rules = written(tmp_path, CHESS)
    found = picture(rules, tmp_path, "rn2k3/8/8/8/8/8/7P/RNBQK3")
    assert found[0] == "8 r  n  ·  ·  k  ·  ·  ·" and found[6:] == [
        "2 ·  ·  ·  ·  ·  ·  ·  P",
        "1 R  N  B  Q  K  ·  ·  ·",
        "  a  b  c  d  e  f  g  h",
    ]
    assert picture(rules, tmp_path, "8/8/8/8/8/8/8/k7", plain=True)[7] == "1 k  .  .  .  .  .  .  ."


def test_a_view_gives_each_player_a_sign(tmp_path: Path) -> None:
    (tmp_path / "view.yaml").write_text("signs: {king: [♔♚, K], knight: [n, S], pawn: [●, p]}\n")
    rules = written(tmp_path, CHESS)
    assert not rules.view_problems
    assert picture(rules, tmp_path, "sk6/8/8/8/8/8/8/SKP5")[::7] == [
        "8 n  ♚  ·  ·  ·  ·  ·  ·",
        "1 N  ♔  1● ·  ·  ·  ·  ·",
    ]
    assert picture(rules, tmp_path, "sk6/8/8/8/8/8/8/SKP5", plain=True)[7] == "1 S  K  P  .  .  .  .  ."


def test_things_in_zones_of_places_have_letters_too(tmp_path: Path) -> None:
    found = picture(written(tmp_path, CHESSMEN), tmp_path, "QPP1/4/4/p2q")
    assert found == ["4 Q  P  P  ·", "3 ·  ·  ·  ·", "2 ·  ·  ·  ·", "1 p  ·  ·  q", "  a  b  c  d"]


def test_several_on_a_place_are_counted(tmp_path: Path) -> None:
    assert picture(written(tmp_path, HOUSES), tmp_path, "1 2 3 / 10 0 4")[:2] == ["2 S   2S  3S", "1 10S ·   4S"]


def test_with_more_players_the_owner_stands_before_the_letter(tmp_path: Path) -> None:
    text = CHESSMEN.replace("players: [2]", "players: [3]")
    (tmp_path / "game.yaml").write_text(text)
    assert picture(load(tmp_path, 3), tmp_path, "P1 . . Q3 / 4 / 4 / 4")[0] == "4 1P ·  ·  3Q"


@pytest.mark.parametrize(
    ("lines", "plain", "drawn"),
    [
        (1, False, ["3 M──·──m", "2 ·     ·", "1 ·──·──·", "  a  b  c"]),
        (2, False, ["3 M──·──m", "  │     │", "2 ·     ·", "  │     │", "1 ·──·──·", "  a  b  c"]),
        (2, True, ["3 M--.--m", "  |     |", "2 .     .", "  |     |", "1 .--.--.", "  a  b  c"]),
    ],
)
def test_points_are_drawn_with_their_lines(tmp_path: Path, lines: int, plain: bool, drawn: list[str]) -> None:
    assert picture(written(tmp_path, MORRIS), tmp_path, "M . m\n\n. .\n\n. . .", lines, plain) == drawn


def book(folder: Path, text: str) -> str:
    (folder / "game.yaml").write_text(text)
    return rulebook(str(folder), "en")


def test_the_rulebook_draws_the_board_as_the_first_turn_begins(tmp_path: Path) -> None:
    page = book(tmp_path, CHESS)
    assert page.count('class="place') == 64 and page.count('class="place dark"') == 32
    assert page.count('class="piece seat0"') == page.count('class="piece seat1"') == 8
    assert "The board as the first turn begins. Light: the first player, dark: the second. P pawn." in page
    (tmp_path / "view.yaml").write_text("signs: {pawn: [♙♟, p]}\n")
    assert rulebook(str(tmp_path), "en").count(">♟</text>") == 8


def test_the_rulebook_draws_points_and_hexes(tmp_path: Path) -> None:
    page = book(tmp_path, MORRIS)
    assert page.count('<line class="line"') == 8 and page.count('<circle class="point"') == 8
    assert rulebook(str(DATA / "floes"), "en").count("<polygon") == 34  # the same for two players and for three


def test_what_was_dealt_by_chance_or_is_still_chosen_is_not_drawn(tmp_path: Path) -> None:
    assert 'class="piece' not in rulebook(str(DATA / "floes"), "en")


def test_what_others_have_moved_last_is_marked() -> None:
    rules = load("draughts", 2)
    match, record = rules.start(1), []
    for option in ("c3", "d4", "f6", "g5"):
        player, code = match.meant(option)
        record += recorded(match, player, code)
    seen = {rules.words.things[i].name for i in touched(record, 0, rules.layout)}
    assert seen == {"f6", "g5"}, "what one has moved oneself is not marked"
    shown = Shown(Prompts(rules, "en"), rules.shown_by, view(match, 0), moved=touched(record, 0, rules.layout))
    found = ["".join(text for text, _ in line) for line in Boards(shown).draw(rules.shown_by.boards[0], 78, 1)]
    assert found[2].split() == ["6", "m", "m", "·'", "m"] and found[3].split() == ["5", "·", "·", "·", "m'"]
