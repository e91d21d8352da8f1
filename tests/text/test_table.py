"""The table drawn with characters: it fits, it shows what is there and nothing that is hidden, for any game."""

from __future__ import annotations

import random
import re
import shutil
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from games.playing import rules_of
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.checking.view_file import default_view
from spielwerk.interpreter.display.board_svg import wrapped
from spielwerk.interpreter.display.canvas import Canvas, Line, clipped, fitted, wide, width
from spielwerk.interpreter.display.grids import draw_small, own
from spielwerk.interpreter.display.news import broken, ending, told
from spielwerk.interpreter.display.table import Room, Table
from spielwerk.interpreter.display.view_items import beginnings
from spielwerk.interpreter.engine.projected_scores import added_now, scored_now
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.study.check import check

ROOT = Path(__file__).parents[2]
MARKET = ROOT / "tests" / "data" / "market"
GAMES = [("yokohama", 4), ("yamatai", 2), ("smartphone_inc", 3)]
#: a language with long words for each
LONG = {"yokohama": "uk", "yamatai": "pl", "smartphone_inc": "de"}
SIZES = [(100, 30), (100, 22), (80, 24), (80, 17), (80, 12), (61, 10), (140, 45)]
LOG = ["Player 1: one thing after another → " + ", ".join(map(str, range(60))), "Player 2: nothing"]


def played(rules: Rules, decisions: int, seed: int = 3) -> Match:
    match, chance = rules.start(seed), random.Random(seed)
    for _ in range(decisions):
        if not match.over:
            player, _, codes = match.owed()[0]
            match.pick(player, chance.choice(codes))
    return match


@lru_cache(maxsize=16)
def spoken(rules: Rules, language: str) -> Prompts:
    return Prompts(rules, language)


def table(
    match: Match, columns: int = 100, lines: int = 30, language: str = "en", plain: bool = False, **more: Any
) -> Table:
    view = more.get("view") or match.rules.shown_by
    seat = more.get("seat", 0)
    said = {name: more[name] for name in ("numbers", "header", "about", "near", "added", "concerns") if name in more}
    return Table(spoken(match.rules, language), view, match.view(seat), seat, Room(columns, lines), plain, **said)


def text_of(line: Line) -> str:
    return "".join(text for text, _ in line)


def drawn(match: Match, *args: Any, **more: Any) -> list[str]:
    return [text_of(line) for line in table(match, *args, **{"header": "where we are", **more}).drawn(LOG)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_it_fits_with_long_words_with_a_view_and_without(game: str, players: int) -> None:
    rules = rules_of(game, players)
    views = [rules.shown_by, default_view(rules.words)]
    match = played(rules, 150)
    for n, (columns, lines) in enumerate(SIZES):
        for view in views:
            found = drawn(match, columns, lines, LONG[game], view=view, seat=n % players)
            assert max(map(wide, found)) <= columns and len(found) <= lines, (columns, lines)
            assert found[0].startswith("where we are") and found[-1].strip()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_where_there_is_only_ascii_only_ascii_is_drawn(game: str, players: int) -> None:
    match = played(rules_of(game, players), 100)
    lines = table(match, plain=True, header="head").drawn()
    assert all(text.isascii() for line in lines for text, _ in line)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_nothing_hidden_is_drawn(game: str, players: int) -> None:
    match = played(rules_of(game, players), 90)
    before = drawn(match)
    for seed in range(3):
        other = match.imagine(0, seed)
        assert other.digest() != match.digest() and drawn(other) == before


def test_colours_say_nothing_that_letters_do_not() -> None:
    """Owners are numbers, values are letters: without colour two positions that differ look different."""
    rules = rules_of("yokohama", 4)
    shown = table(played(rules, 200)).boards.shown
    assert [group[0][0] for group in shown.heaps([(0, "o", 2), (2, "o", 1), (0, "P", 1), (-1, "x", 4)])] == [
        "1ooP",
        "3o",
        "x×4",
    ]


def test_a_board_shows_names_pieces_and_neighbours() -> None:
    match = load(str(MARKET), 2).start(1)
    rows = match.view(0)["layouts"]["map"]
    lines = drawn(match, 100, 14)
    top = next(i for i, line in enumerate(lines) if line.startswith("┌"))
    for name in rows[0]:
        assert name.capitalize() in lines[top + 1]
    below = next(line for line in lines if rows[1][0].capitalize() in line and line.startswith(" "))
    assert below.index("│") == lines[top].index("┬") // 2, "the second row is shifted by half a brick"


def test_options_have_their_numbers_where_they_lie_on_the_board() -> None:
    bricks = played(rules_of("yokohama", 4), 0)
    bank = bricks.rules.words.thing_names["bank"]
    without, lines = drawn(bricks), drawn(bricks, numbers={bank: 11})
    (row,) = [n for n, (old, new) in enumerate(zip(without, lines, strict=True)) if old != new]
    at = lines[row].index("11")
    assert lines[row + 1][at : at + 4] == "Bank", "above the name, in the wall of its box"
    sea = played(rules_of("yamatai", 2), 0)
    free = next(t.index for t in sea.rules.words.things if t.kind == "sea")
    assert sum(old != new for old, new in zip(drawn(sea), drawn(sea, numbers={free: 9}), strict=True)) == 1
    island = sea.rules.words.thing_names["c4"]
    lines = drawn(sea, numbers={island: 25})
    (row,) = [n for n, line in enumerate(lines) if "25↓" in line]
    at = lines[row].index("25")
    assert "C4" in lines[row + 1][at : at + 5], "above the place, and pointing to it"


def test_what_lies_there_is_seen_beside_its_number() -> None:
    rules = rules_of("yamatai", 2)
    match = played(rules, 60)
    boats = [name for name, there in match.view(0)["zones"]["berth"].items() if there]
    numbers = {rules.words.thing_names[name]: n for n, name in enumerate(boats, 40)}
    assert len(boats) > 1
    for columns in (80, 100):
        before, lines = drawn(match, columns, 40), drawn(match, columns, 40, numbers=numbers)
        for n in numbers.values():
            assert any(re.search(rf"\b{n}:[A-Z]", line) for line in lines), (columns, n)
        for line in lines[:14]:
            assert wide(line) <= columns
        islands = re.findall(r"▕([A-E]\d)", "".join(before))
        assert islands == re.findall(r"▕([A-E]\d)", "".join(lines)), "no place gives way"
        marked = re.sub(r"▕[^▏]*▏", "", "".join(lines[:14]))
        assert not re.search(r"[A-E]\d", marked), "what lies there and its number are not read as a place"


def test_cards_in_rows_have_their_numbers_too_and_come_first() -> None:
    match = played(rules_of("yokohama", 4), 40)
    zones = match.view(0)["zones"]
    card = next(name for name in zones["technology_row"]["laboratory_b"] if name)
    number = {match.rules.words.thing_names[card]: 7}
    tight = drawn(match, 80, 18)
    assert not any(line.startswith("Lab B") for line in tight)
    (row,) = [line for line in drawn(match, 80, 18, numbers=number) if line.startswith("Lab B")]
    assert " 7:" in row


def test_a_track_stands_in_the_first_line_if_there_is_room() -> None:
    match = played(rules_of("yamatai", 2), 10)
    short, long = drawn(match, 80, 24, header="whose turn"), drawn(match, 80, 24, header="whose turn " * 5)
    assert re.fullmatch(r"whose turn .* Turn order 1.* 10(\(\d+\))?", short[0]) and len(short[0]) == 80
    assert "Turn order" not in long[0] and sum("Turn order" in line for line in long) == 1
    assert sum("Turn order" in line for line in short) == 1


def test_everybody_s_last_turn_is_told_where_there_is_a_line_for_each() -> None:
    match = played(rules_of("yokohama", 4), 40)
    log = [f"Player {n}: " + "one thing after another, " * 9 + f"end {n}" for n in range(1, 5)]
    for lines in (24, 22):
        told = [line for line in (text_of(x) for x in table(match, 80, lines).drawn(log)) if "Player " in line]
        assert told[-1].startswith("Player 4") and "one thing" in told[-1]
        assert told[-2].startswith(("Player 3", "… 2 more: log; Player 3"))


def test_a_board_on_which_nothing_is_missing_takes_no_lines_from_what_has_happened() -> None:
    deeds = [f"does thing {n} (+1 point, −2 yen, +3 silk, +1 assistant)" for n in range(1, 6)]
    log = ["Player 1 rests", f"Player 2 {'; '.join(deeds)}"]
    match = played(rules_of("yokohama", 2), 0)
    lines = [text_of(line) for line in table(match, 100, 21, header="where we are").drawn(log)]
    assert "thing 3" in " ".join(lines[-4:]) and "more: log" not in " ".join(lines)
    assert any("Silk" in line and "Lab" in line for line in lines), "of each thing there is one line"


def test_a_view_that_is_wrong_is_found_and_keeps_nobody_from_playing(tmp_path: Path) -> None:
    pack = tmp_path / "market"
    shutil.copytree(MARKET, pack)
    (pack / "view.yaml").write_text("rows: {offer: [name, value]}\n", encoding="utf-8")
    assert check(pack)[1] == []
    assert [row.zone for row in load(str(pack), 2).shown_by.rows] == ["offer"]
    (pack / "view.yaml").write_text("rows: {ofer: [name, value]}\n", encoding="utf-8")
    (problem,) = check(pack)[1]
    assert problem.span is not None and (problem.span.line, problem.span.column) == (1, 8)
    rules = load(str(pack), 2)
    assert rules.digest == load(str(MARKET), 2).digest, "how it is shown is no part of the rules"
    assert drawn(rules.start(1)) == drawn(load(str(MARKET), 2).start(1))


def test_a_grid_that_is_asked_about_is_drawn_instead_of_the_board() -> None:
    rules = rules_of("smartphone_inc", 3)
    match = rules.start(1)
    while not spoken(rules, "en").grid(match.owed()[0][1]):
        player, _, codes = match.owed()[0]
        match.pick(player, codes[0])
    seat = match.owed()[0][0]
    for columns, height in ((100, 30), (80, 24), (80, 12)):
        lines = drawn(match, columns, height, seat=seat, about="desk")
        assert any("price" in line for line in lines) and not any("Canada" in line for line in lines)
        assert len(lines) <= height and max(map(wide, lines)) <= columns


def test_a_grid_that_is_needed_next_stands_in_for_the_board_where_nothing_fits_beside_it() -> None:
    rules = load("smartphone_inc", 3, variants=["dealt_companies"])
    match = rules.start(3)
    assert {spoken(rules, "en").lays(pc) for pc in rules.machine.program.choices} == {"desk", ""}
    assert any("Canada" in line for line in drawn(match, 80, 24, near="desk")), "nothing lies there yet"
    match.pick(0, match.owed()[0][2][0])
    narrow, wide_one = drawn(match, 80, 24, near="desk"), drawn(match, 100, 30, near="desk")
    assert not any("Canada" in line for line in narrow) and any(line.strip().startswith("5 ") for line in narrow)
    assert any("Canada" in line for line in wide_one) and any("Plan" in line for line in wide_one)
    assert sum("Player" in line for line in narrow) >= 4, "what everybody has and what happened are seen beside it"


def test_a_grid_beside_the_board_is_drawn_whole_or_counted() -> None:
    rules = load("smartphone_inc", 3, variants=["dealt_companies"])
    rows: list[str] = []
    for n in count():
        match, chance = rules.start(3), random.Random(n)
        while match.owed()[0][0] == 0:
            match.pick(0, chance.choice(match.owed()[0][2]))
        if len(rows := draw_small(spoken(rules, "en"), own(match.view(0), "desk"))) >= 5:
            break
    for height in range(10, 31):
        lines = drawn(match, 100, height)
        there = any("Plan" in line for line in lines[:height])
        assert all(any(line.endswith(row.rstrip()) for line in lines) for row in rows) is there, height
        assert there or any("more: board" in line for line in lines)


def test_where_there_is_little_room_ones_own_holdings_stay_longest() -> None:
    match = played(rules_of("yokohama", 4), 60)
    lines = drawn(match, 80, 12, seat=2)
    assert any(line.startswith("└") or "└" in line for line in lines)
    assert [line.split()[0].lstrip("▶") for line in lines if "Player" in line and "→" not in line] == ["3"]


def test_pieces_in_one_place_share_a_line_where_lines_are_scarce() -> None:
    match = played(rules_of("yokohama", 4), 0)
    assert any("hand ●▪⌂" in line and "8/2/0" in line for line in drawn(match, 100, 30))
    roomy = "\n".join(drawn(match, 100, 60))
    assert "hand ●▪⌂" not in roomy and "hand ▪" in roomy and "warehouse ⌂" in roomy


def test_a_row_of_cards_takes_two_lines_where_there_is_room() -> None:
    match = played(rules_of("yokohama", 4), 0)
    heads = [line.split("  ")[0] for line in drawn(match, 100, 45)]
    (first, second, third) = [heads.index(name) for name in ("Port A", "Port B", "Lab A")]
    assert (second - first, third - second) == (2, 2)
    assert not any(line.startswith("  ") and "GB" in line for line in drawn(match, 100, 24)), (
        "and one where there is not"
    )


def test_numbers_that_are_added_are_told_one_by_one() -> None:
    match = played(rules_of("yokohama", 4), 0)
    row = match.view(0)["zones"]["technology_row"]["laboratory_a"]
    printed = [match.rules.words.things[match.rules.words.thing_names[name]].numbers["production"] for name in row]
    shown = re.findall(r"(\d)(?:\+(\d))?⚙", "\n".join(drawn(match, 140, 60)).split("\nLab A ")[1].split("\nLab B")[0])
    assert shown == list(zip(map(str, printed), ["", "", "1", "1", "2", "2"], strict=True))


def test_of_cards_that_show_one_thing_only_no_second_line_is_left_empty() -> None:
    match = played(rules_of("smartphone_inc", 2), 3)
    row = next(row for row in match.rules.shown_by.rows if len(row.items) == 1)
    panels = table(match, 80).panels
    for most in (80, 60):
        assert [len(lines) for lines in panels.cards(row, most, 2, 14)] == [1]


def test_a_number_of_the_game_is_told_by_what_it_means_where_there_are_words_for_it() -> None:
    shown = "\n".join(drawn(rules_of("hearts", 4).start(5), 80, 24))
    assert "cards go to the left" in shown and "hearts not broken" in shown and "trick 0" in shown, shown


def test_lines_of_boxes_join() -> None:
    canvas = Canvas(7, 5)
    canvas.box(0, 0, 4, 3)
    canvas.box(3, 0, 4, 3)
    canvas.box(1, 2, 4, 3)
    shown = ["".join(text for text, _ in line) for line in canvas.drawn()]
    assert shown == ["┌──┬──┐", "│  │  │", "└┬─┴┬─┘", " │  │", " └──┘"]
    assert ["".join(text for text, _ in line) for line in canvas.drawn(plain=True)][0] == "+--+--+"


def test_what_does_not_fit_gives_way() -> None:
    name, price = [("Spinning mill", "")], [("5", "")]
    assert fitted([name, price], 10) == [("Spinnin…", ""), (" ", ""), ("5", "")]
    assert width(fitted([[("4", "")]] * 9, 12)) == 12
    assert clipped("日本語", 5) == "日本…" and wide("日本…") == 5
    assert clipped("Tea plantation 2", 8) == "Tea p… 2" and wide(clipped("Tea 12", 4)) == 4
    assert wide("e\u0301") == 1


def test_beginnings_tell_names_apart() -> None:
    assert beginnings(["bamboo", "wood", "gold"]) == ["B", "W", "G"]
    assert beginnings(["blue", "beige", "red"]) == ["Bl", "Be", "Re"]
    assert beginnings(["4G", "GPS"]) == ["4G", "GP"]
    assert beginnings(["Canada", "Caribbean", "China"]) == ["Can", "Car", "Ch"]


def test_signs_and_marks_are_explained_once() -> None:
    match = played(rules_of("yamatai", 2), 30)
    explained = "\n".join(drawn(match, 100, 60))
    for sign in ("⌂ standard buildings", "▲ mountains", "B bamboo", "Bl blue"):
        assert explained.count(sign) == 1, explained
    assert not any("▲ mountains" in line for line in drawn(match, 100, 24)), "only where there is room"


def test_lines_of_a_board_in_which_nothing_else_stands_are_worth_no_row_of_cards() -> None:
    match = rules_of("yamatai", 3).start(11)
    for lines in range(18, 26):
        shown = table(match, 100, lines, header="where we are").drawn(["Player 3 moves " + "and moves " * 12])
        text = "\n".join(map(text_of, shown))
        assert all(f"\n{row}" in text for row in ("Buildings", "Fleets", "Specialists")), text


def more(n: int) -> str:
    return f"… {n} more"


def test_no_line_ends_between_a_number_and_its_noun() -> None:
    assert broken("she takes 12\u00a0coins", 14) == ["she takes", "  12\u00a0coins"]
    assert ending("Ann takes 12\u00a0coins", ["Ann"], 14, 1, more, "…") == ["Ann takes …"]
    assert wrapped("Bank No.\u00a012 Harbour") == ["Bank", "No.\u00a012", "Harbour"]


def test_of_news_too_long_it_is_told_who_how_it_ended_and_how_much_is_missing() -> None:
    players = ["Player 1", "Player 2"]
    for news in ("Player 2 moves there: one, two; waits; stays", "Player 2: moving → one, two; waits; stays"):
        assert ending(news, players, 24, 1, more, "…") == ["Player 2 … 2 more; stays"]
        assert ending(news, players, 31, 1, more, "…") == ["Player 2 … 1 more; waits; stays"]
    told = "Player 2 moves there: one, two; pays; waits here: five, six (+1); stays"
    for columns, lines in (
        (66, "Player 2 moves there: …; pays; waits here: five, six (+1); stays"),
        (61, "Player 2 moves there: …; pays; waits here: … (+1); stays"),
        (53, "Player 2 moves there: …; pays; waits here: …; stays"),
        (47, "Player 2 … 1 more; pays; waits here: …; stays"),
        (42, "Player 2 … 2 more; waits here: …; stays"),
        (37, "Player 2 … 3 more; waits here: …; …"),
    ):
        assert ending(told, players, columns, 1, more, "…") == [lines], "rather fewer details than fewer deeds"
    paid = "Player 2: +1 coin; moves there: one, two; stays"
    assert ending(paid, players, 45, 1, more, "…") == ["Player 2: +1 coin; moves there: …; stays"]
    given = "Player 2 sells (one; two); moves; waits; stays"
    assert ending(given, players, 44, 1, more, "…") == ["Player 2 sells (one; two); … 2 more; stays"]
    assert ending("Player 2 moves there: one, two", players, 24, 1, more, "…") == ["Player 2 moves there: …"]
    assert ending("Scoring (Player 1: +1)", players, 12, 1, more, "…") == ["Scoring …"], "nobody did it: what it is"
    assert ending("Scoring; rest; end", players, 17, 1, more, "…") == ["Scoring; … 2 more"]


def test_of_news_too_long_what_brought_most_is_told_longest() -> None:
    """Before a turn's first deed, and before its last."""
    gives = "gives one, from hand (+7 points, −2 coins, +1)"
    told = f"Player 2 places two: here; goes there: a, b; {gives}; builds: a, b (+1)"
    for columns, lines in (
        (106, f"Player 2 places two: …; goes there: …; {gives}; builds: a, b (+1)"),
        (84, "Player 2 places two: …; goes there: …; gives one, … (+7 points, …); builds: … (+1)"),
        (74, "Player 2 places two: …; … 1 more; gives one, … (+7 points, …); builds: …"),
        (63, "Player 2 … 2 more; gives one, … (+7 points, …); builds: … (+1)"),
        (56, "Player 2 … 3 more; gives one, … (+7 points, …); …"),
        (44, "Player 2 … 3 more; gives one, from hand …"),
    ):
        assert ending(told, ["Player 1", "Player 2"], columns, 1, more, "…") == [lines]


def test_brackets_of_a_name_are_not_taken_for_what_came_of_a_deed() -> None:
    players, shop = ["Player 2"], "Player 2 builds: Hill ×2 (hut: Shop 1 (back), space 1)"
    told = "Player 2 builds: … (hut: Shop 1 (back), space 1)"
    assert ending(shop, players, len(shop) - 1, 1, more, "…") == [told]
    taken = "Player 2 takes: Shop 1 (back); stays"
    assert ending(taken, players, len(taken) - 1, 1, more, "…") == ["Player 2 takes: …; stays"]


def test_sentences_that_go_further_back_than_a_round_are_counted() -> None:
    log = [f"Player {n % 2 + 1} moves" for n in range(5)]
    lines = told(log, ["Player 1", "Player 2"], 60, 6, more)
    assert [text_of(line) for line in lines] == ["… 3 more; Player 2 moves", "Player 1 moves"]
    log[3] = "Player 2 chooses a fleet of boats; waits; stays"
    for columns, oldest in (
        (47, "… 3 more; Player 2 … 1 more; waits; stays"),
        (38, "… 3 more; Player 2 … 2 more; stays"),
    ):
        lines = told(log, ["Player 1", "Player 2"], columns, 2, more)
        assert text_of(lines[0]) == oldest, "also in front of a turn of which not everything is told"


def test_a_board_that_is_asked_about_is_drawn_in_full_before_rows_of_cards() -> None:
    match = rules_of("smartphone_inc", 3).start(1)
    europe = match.rules.words.thing_names["europe"]
    without, lines = drawn(match, 80, 20), drawn(match, 80, 20, numbers={europe: 1})
    assert not any("4 5 6 7 Wi NF 4G" in line for line in without) and "Technologies" in "".join(without)
    assert any("4 5 6 7 Wi NF 4G" in line for line in lines), "what customers want"


def test_points_to_come_stand_beside_points_had() -> None:
    match = played(rules_of("yokohama", 3), 60)
    had = match.points()
    for columns, added in ((160, ["({})", "({})", ""]), (80, ["{}", "{}", ""])):
        lines = drawn(match, columns, 50, added=[9, None, 0])
        top = next(i for i, line in enumerate(lines) if "points" in line)
        text = " ".join(lines[top : top + 4])
        for n, how, more in zip(had, added, ("+9", "+?", ""), strict=True):
            assert re.search(rf"\b{n} ?{re.escape(how.format(more))}(?![\d+])", text), text
    assert "+9 if the game ended now" in "\n".join(drawn(match, 160, 60, added=[9, None, 0]))
    assert "+2 if the game ended now" in "\n".join(drawn(match, 160, 60, added=[2, 9, 0])), "of whoever looks"
    lower = drawn(match, 100, 40, added=[-3, 0, 0])
    assert any(f"{had[0]}−3" in line or f"{had[0]} (−3)" in line for line in lower)


def test_marks_on_a_track_and_for_what_there_is_no_sign_are_explained() -> None:
    match = rules_of("yamatai", 2).start(2)
    text = "\n".join(drawn(match, 160, 60))
    assert "Fleet 10 C W …" in " ".join(text.split()) and "… more: card" in text and "(1) Player 1" in text
    assert "… more: card" not in "\n".join(drawn(rules_of("nim", 2).start(1), 160, 60))


def test_points_to_come_are_those_of_the_final_scoring_as_far_as_they_can_be_known() -> None:
    match = played(rules_of("yokohama", 3), 150)
    added = added_now(match, 0)
    assert any(added) and len(added) == 3
    for player, scored in enumerate(scored_now(match, 0)):
        assert added[player] == (None if scored.points is None else scored.points - match.points()[player])


@pytest.mark.parametrize("language", ["en", "pl", "de", "uk", "cs"])
def test_what_open_cards_do_is_told_where_there_is_room(language: str) -> None:
    match = played(rules_of("yamatai", 2), 60)
    labels, things = spoken(match.rules, language), match.rules.words.thing_names
    cards = [name for name in match.view(0)["zones"]["specialist_row"] if name]
    texts = {name: labels.cards.effects(match.rules.words.things[things[name]]) for name in cards}
    texts = {name: text for name, text in texts.items() if text}
    assert len(texts) > 2
    wide_open = " ".join(" ".join(drawn(match, 160, 60, language)).split())
    for name, text in texts.items():
        assert " ".join(f"{labels.brief(things[name])}: {' '.join(text)}".split()) in wide_open, name
    tight = drawn(match, 100, 30, language)
    assert not any(text[0] in " ".join(tight) for text in texts.values()), "facts come before texts"


def test_for_texts_without_room_the_word_is_told_that_shows_them() -> None:
    match = played(rules_of("yamatai", 2), 60)
    sizes = ("\n".join(line.rstrip() for line in drawn(match, 80, lines)) for lines in range(36, 64))
    some = [text for text in sizes if " more: card" in text]
    assert some and not any(" more: board" in text for text in some)
    assert any("…\n" in text for text in some), "what is told is shortened first"


COPIES = """
game: copies
players: [2]
counters: {point: {of: player}}
kinds:
  taste: {is: [sweet, sour]}
  nut:   {start: sack, has: {taste: taste, weight: number}}
nuts:
  hazel: {copies with taste: [sweet, sour, sweet], weight: 1}
  pecan: {copies with weight: [1, 2, 3], taste: sour}
zones: {sack: {holds: nut}}
flow:  {round: {as each player: turn}, turn: rest}
rules: {rest: gain 1 point}
end:   {long: {when: round is 3, after: {rounds: 0}}}
winner: [most point]
"""


def test_copies_that_differ_are_told_apart_by_what_is_printed_on_them(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(COPIES, encoding="utf-8")
    match = load(str(tmp_path), 2).start(1)
    labels = spoken(match.rules, "en")
    called = [labels.named(name) for name in match.view(0)["zones"]["sack"]]
    assert called[:3] == ["Hazel (Sweet)", "Hazel (Sour)", "Hazel (Sweet)"], "no number for what nobody tells apart"
    assert labels.copy(match.rules.words.thing_names["hazel_3"]) == "Hazel (Sweet, 2)", "but by it each can be meant"
    sweet, other = (match.rules.words.thing_names[name] for name in ("hazel_1", "hazel_3"))
    assert labels.among(other, True, [sweet, other]) == "Hazel (Sweet) (2)", "or told from a twin that is offered"
    assert called[3:] == [f"Pecan (weight {n})" for n in (1, 2, 3)]
    (row,) = [line for line in drawn(match, 140, 20) if line.startswith("Nuts")]
    assert re.sub(" +", " ", row).split("Nuts ")[1].split() == (
        "Hazel Sweet 1 Hazel Sour 1 Hazel Sweet 1 Pecan Sour 1 Pecan Sour 2 Pecan Sour 3".split()
    )


def test_of_things_that_belong_to_players_it_is_told_whose_they_are() -> None:
    match = load(str(ROOT / "tests" / "data" / "grove"), 2).start(1)
    (row,) = [line for line in drawn(match) if line.startswith("Cats")]
    assert re.findall(r"\d Tabby \d", row) == ["1 Tabby 1", "1 Tabby 2", "2 Tabby 1", "2 Tabby 2"]


def test_what_the_question_concerns_is_among_the_lines_that_are_left() -> None:
    """Whoever places pieces sees how many there are in hand; what each space of a board gives stands on it."""
    match = played(rules_of("yokohama", 2), 3)
    assert match.decisions()[0].path.startswith("placement")
    names, pc = spoken(match.rules, "en"), match.owed()[0][1]
    assert {"hand", "yen"} <= names.concerns(pc) and "technologies" not in names.concerns(pc)
    for concerns in (frozenset[str](), names.concerns(pc)):
        found = drawn(match, columns=100, lines=20, concerns=concerns)
        assert any("hand ●▪⌂" in line for line in found) == bool(concerns)
    assert any("6✝ 5★ 2»" in line for line in found)


@pytest.mark.parametrize(("columns", "lines"), [(100, 20), (80, 20)])
def test_what_is_asked_for_things_that_can_be_chosen_is_in_sight(columns: int, lines: int) -> None:
    """Beside or below the board: the goods that some orders of a port ask for, before what stands further up."""
    match, chance = rules_of("yokohama", 2).start(1), random.Random(1)
    while not (match.decisions()[0].path == "port_a.action" and len(match.owed()[0][2]) > 3):
        seat, _, codes = match.owed()[0]
        match.pick(seat, chance.choice(codes))
    (seat, pc, codes), labels = match.owed()[0], spoken(match.rules, "en")
    printed, words = match.rules.machine.program.game.printed, match.rules.words
    orders = [code for code in codes if code >= 0 and code not in labels.choices[pc].names]
    costs = [printed["cost", words.things[code].entry].amounts for code in orders]
    asked = {labels.head(counter.name) for amounts in costs for counter, _ in amounts}
    assert {"tea", "fish"} <= asked
    said = {"seat": seat, "concerns": labels.concerns(pc)}
    bare, found = (
        "\n".join(drawn(match, columns, lines, numbers=n, **said)) for n in ({}, dict(zip(orders, count(1))))
    )
    assert all(re.search(rf"\b{good}\b", found) for good in asked) and " more" in found
    assert not re.search(r"\bfish\b", bare)


def test_what_is_less_needed_of_a_place_stands_there_where_nothing_gives_way_to_it() -> None:
    """What the building fields of an area give; everything else that a small window shows is there, too."""
    match = rules_of("yokohama", 2).start(3)
    large, small = (drawn(match, *size) for size in ((160, 50), (100, 30)))
    assert sum(line.count("★ 7★") for line in large) > 2 and not any("★ 7★" in line for line in small)
    heads = ("Port A", "Lab A", "Achievements", "Church", "Customs")
    assert all(any(line.startswith(head) for line in lines) for head in heads for lines in (large, small))
