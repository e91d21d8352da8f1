"""Nothing is left out silently: a sign stands where a text ends too early, a number where rows or cards are missing."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from games.playing import rules_of
from runtime.tiny import tiny
from spielwerk.interpreter import Match, load
from spielwerk.interpreter.checking.view_file import default_view
from spielwerk.interpreter.display.canvas import CUT, PLAIN_CUT, Line, clipped, cut, fitted, width
from spielwerk.interpreter.display.in_use import in_use, is_rest
from spielwerk.interpreter.display.lying_there import lying_there
from spielwerk.interpreter.display.may_come import Coming
from spielwerk.interpreter.display.remaining import alone, entries, sentences
from spielwerk.interpreter.display.table import Room, Table
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.speaking.punctuation import capital

SIZES = [(100, 30), (100, 19), (80, 24), (80, 14), (62, 11)]
COUNTS = [("yokohama", n) for n in (2, 4)] + [("yamatai", n) for n in (3, 4)] + [("smartphone_inc", n) for n in (2, 5)]
#: how the table says that there is more, in each language
MORE = {"en": r"… (\d+) more", "de": r"… noch (\d+)", "pl": r"… jeszcze (\d+)", "uk": r"… ще (\d+)"}
WORD = {"en": "board", "de": "brett", "pl": "plansza", "uk": "поле"}


def seen(line: Line) -> str:
    """What can be seen of a line, without spaces."""
    return "".join("".join(text for text, _ in line).split())


# ---- texts
@pytest.mark.parametrize("plain", [False, True])
def test_what_is_cut_has_a_sign(plain: bool) -> None:
    chance, sign = random.Random(1), PLAIN_CUT if plain else CUT
    for _ in range(3000):
        words = [
            "abcdefghij"[: chance.randint(1, 9)] + chance.choice(["", " 7", "5"]) for _ in range(chance.randint(1, 6))
        ]
        groups: list[Line] = [[(word, "")] for word in words]
        most = chance.randint(1, 30)
        for before, after in (
            ("".join(words), fitted(groups, most, plain)),
            ("".join(words), cut([span for group in groups for span in group], most, plain)),
            (words[0], [(clipped(words[0], most, plain), "")]),
        ):
            assert width(after) <= most
            assert seen(after) == "".join(before.split()) or sign in seen(after), (before, after, most)


def test_spaces_at_the_end_are_no_loss() -> None:
    assert cut([("abc", ""), ("   ", "")], 3) == [("abc", "")]


# ---- rows, columns and cards
def played(game: str, players: int, decisions: int) -> Match:
    match, chance = rules_of(game, players).start(3), random.Random(3)
    while decisions and not match.over:
        player, _, codes = match.owed()[0]
        match.pick(player, chance.choice(codes))
        decisions -= 1
    return match


def head_of(line: Line) -> str:
    return line[0][0].strip()


def missing(table: Table, lines: list[Line]) -> tuple[int, int]:
    """How many bands, players, boards, tracks, grids and facts are not drawn; how many items of players are not."""
    text = "\n".join("".join(t for t, _ in line) for line in lines)
    panels, labels = table.panels, table.labels
    bands = Counter(head_of(lines[0]) for lines in table.bands(1))
    found = sum((bands - Counter(head_of(line) for line in lines if line)).values())
    things = [labels.brief(i)[:2] for i in table.boards.drawn_on(table.view.boards[0])] if table.view.boards else []
    drawn = any(sign in text for sign in ("┼", "┬", "▕")) or "┌" in text
    found += bool(things) and not drawn
    flat = " ".join(text.split())
    facts = entries(labels, table.remaining)
    found += sum(
        labels.say("cli-at", place=capital(alone(labels, fact)), what="").strip() not in flat for fact in facts
    )
    tracks = [track for track in table.view.tracks if labels.head(track.counter).lower()[:4] not in text.lower()]
    heads = ["".join(t for t, _ in panels.shown.head(item)) for item in table.view.holdings]
    if table.side_by_side:
        grids = [z for z in table.view.grids if table.grid(z) and labels.place(z).lower() not in text.lower()]
        return found + len(tracks) + len(grids), 0
    names = [line for line in lines if re.match(r"[▶ ]?\d+ ?", "".join(t for t, _ in line)) and "bold" in line[0][1]]
    players = [
        s for s in range(len(panels.players)) if not any(labels.player(s) in "".join(t for t, _ in n) for n in names)
    ]
    grids = [z for z in table.view.grids if table.grid(z)]
    columns = sum(not any(head[:3] in "".join(t for t, _ in line) for line in lines) for head in heads)
    return found + len(tracks) + len(grids) + len(players), columns if len(players) < len(panels.players) else 0


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_what_there_is_no_room_for_is_counted(game: str, players: int) -> None:
    match = played(game, players, 60 * players)
    language = {2: "en", 3: "pl", 4: "de", 5: "uk"}[players]
    spoken = Prompts(match.rules, language)
    views = [match.rules.shown_by, default_view(match.rules.words)]
    for view in views:
        for columns, height in SIZES:
            table = Table(spoken, view, match.view(0), 0, Room(columns, height), header="head")
            lines = table.drawn(["Player 2: nothing"])
            text = "\n".join("".join(t for t, _ in line) for line in lines)
            assert len(lines) <= height and max(map(width, lines)) <= columns
            hidden, items = missing(table, lines)
            said = re.findall(MORE[language] + f": {WORD[language]}", text)
            assert [int(n) for n in said] == [hidden] * bool(hidden), (columns, height, text)
            if items:
                assert re.search(MORE[language] + "$", text, re.M), text


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_what_players_have_is_there_or_counted(game: str, players: int) -> None:
    match = played(game, players, 40)
    table = Table(Prompts(match.rules, "en"), match.rules.shown_by, match.view(0), 0, Room(100, 30))
    panels = table.panels
    for lines in range(4, len(panels.items()) + 3):
        drawn = panels.holdings(40, lines)
        assert len(drawn) <= lines
        last = re.search(MORE["en"], "".join(t for t, _ in drawn[-1]))
        there = len(drawn) - 1 - bool(last)
        wanted = {len(panels.items()), len(table.view.holdings)}
        assert there + (int(last[1]) if last else 0) in wanted
    for most in range(40, 130, 9):
        top, *rows = panels.holdings_across(most)
        head = "".join(t for t, _ in top)
        note = re.search(MORE["en"] + "$", head)
        columns = (len(top) - 1) // 2 - bool(note)
        assert len(rows) == players and width(top) <= most
        assert columns + (int(note[1]) if note else 0) == len(table.view.holdings), head


def test_cards_there_is_no_room_for_are_counted(tmp_path: Path) -> None:
    names = [f"card_{n}" for n in range(30)]
    sections: dict[str, Any] = {
        "kinds": {"card": {"start": "shop"}},
        "zones": {"shop": {"holds": "card", "form": "row", "slots": 30}},
        "cards": {name: {} for name in names},
    }
    rules = tiny(tmp_path, **sections)
    match = rules.start(1)
    table = Table(Prompts(rules, "en"), rules.shown_by, match.view(0), 0, Room(80, 24))
    (row,) = [row for row in table.view.rows if row.zone == "shop"]
    (lines,) = table.panels.cards(row, 80, 1, 10)
    text = "".join(t for t, _ in lines[0])
    shown = len(re.findall(r"Card \d", text))
    assert f"… {30 - shown} more" in text and 0 < shown < 30 and width(lines[0]) <= 80
    strip = table.panels.strip("card", [[row.items[0]]], 60, 10, 1)
    assert re.search(r"… \d+ more", "".join(t for t, _ in strip[0])) and width(strip[0]) <= 60


def test_a_game_without_a_view_says_so_too() -> None:
    market = load(str(Path(__file__).parents[1] / "data" / "market"), 2)
    table = Table(Prompts(market, "en"), default_view(market.words), market.start(1).view(0), 0, Room(62, 10))
    assert "more: board" in "\n".join("".join(t for t, _ in line) for line in table.drawn(["news"] * 3))


def test_what_only_the_set_up_counted_and_drew_from_is_not_told() -> None:
    match = played("yamatai", 2, 60)
    spoken = Prompts(match.rules, "en")
    table = Table(spoken, match.rules.shown_by, match.view(0), 0, Room(100, 30), header="head")
    told = {entry.name for entry in entries(spoken, table.remaining)}
    assert not {"drawn", "urn"} & told and {"acted", "torii", "tile_stack"} <= told
    assert match.rules.only_set_up >= {("c", "drawn"), ("z", "urn")}


def remaining_of(match: Match, seen: dict[str, Any] | None = None) -> dict[str, str]:
    """What stands at the end of the table, by name."""
    spoken = Prompts(match.rules, "en")
    table = Table(spoken, match.rules.shown_by, seen or match.view(0), 0, Room(100, 30), header="head")
    return {entry.name: entry.text for entry in entries(spoken, table.remaining)}


@pytest.mark.parametrize("variants", [(), ("strict_logistics",)])
def test_a_counter_that_is_looked_at_only_in_a_variant_is_told_only_there(variants: tuple[str, ...]) -> None:
    match = load("smartphone_inc", 3, variants=variants).start(3)
    seen, words = match.view(0), match.rules.words
    seen["counters"]["fresh"] = {"rsa": 1}
    there = lying_there(Prompts(match.rules, "en"), seen, words.things[words.thing_names["rsa"]])
    assert (("c", "fresh") in match.rules.as_played.unread) == (not variants)
    assert ("fresh" in remaining_of(match, seen)) == any("new offices" in line for line in there) == bool(variants)


def test_a_counter_that_no_rule_looks_at_is_kept_for_people_and_told(tmp_path: Path) -> None:
    """Trophies that are only gained stood nowhere on the board."""
    kept = {
        "trophy": {"of": "player"},
        "storm": {"of": "game"},
        "mark": {"of": "field"},
        "goal": {"of": "game", "start": 20},
    }
    act = ["gain 1 trophy and 2 storm", {"choose a field": "gain 1 mark on that field"}]
    rules = tiny(tmp_path, counters=kept, kinds={"field": {}}, fields={"north": {}, "south": {}}, rules={"act": act})
    assert rules.as_played.unread == set()
    match = rules.start(1)
    match.choose("north")
    shown = in_use(Prompts(rules, "en"), match.view(0))["counters"]
    assert shown["trophy"]["player_1"] == 1 and shown["storm"] >= 2 and shown["mark"]["north"] == 1
    assert shown["goal"] == 20, "it only stands there"


def test_what_decides_who_wins_and_what_is_only_lost_count_as_looked_at() -> None:
    for name in ("smartphone_inc", "yamatai", "yokohama", "hearts", "oware"):
        rules = load(name)
        assert rules.as_played.unread <= {("c", "fresh"), ("c", "drawn")}, name


@pytest.mark.parametrize(("variants", "side"), [((), "front"), (("technologies=back",), "back")])
def test_sides_that_are_not_in_use_are_no_facts_of_the_game(variants: tuple[str, ...], side: str) -> None:
    told = remaining_of(load("smartphone_inc", 3, variants=(*variants, "dealt_companies")).start(3))["unknown"]
    assert told.count(f"({side})") == told.count("(") == 6 * 3


def test_a_side_that_a_number_may_still_turn_is_a_fact() -> None:
    match = load("smartphone_inc", 3, variants=("dealt_companies",)).start(3)
    seen, game = match.view(0), match.rules.machine.program.game
    back = next(thing for thing in match.rules.words.things if thing.entry == "gps_back")
    assert not Coming(game, seen).may_come(back) and not Coming(game, seen, frozenset()).may_come(back)
    assert Coming(game, seen, frozenset({("c", "reverse")})).may_come(back)


def test_lists_that_say_the_opposite_of_others_stand_last() -> None:
    match = played("smartphone_inc", 3, 150)
    spoken = Prompts(match.rules, "en")
    table = Table(spoken, match.rules.shown_by, match.view(0), 0, Room(100, 30), header="head")
    told = sentences(spoken, table.remaining, (), named=False)
    assert [line.partition(":")[0] for line in told][-2:] == ["Sheets not laid", "Technologies still unknown"]
    assert is_rest(spoken, "sheets") and is_rest(spoken, "unknown")
    assert not [zone for zone in ("skills", "desk", "improvements", "box", "companies") if is_rest(spoken, zone)]


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("en", "the stacks of retailers"),
        ("de", "Händlerstapel"),
        ("cs", "hromádky prodejců"),
        ("pl", "stosy sprzedawców"),
        ("uk", "стоси продавців"),
    ],
)
def test_a_zone_of_each_size_is_called_so_that_its_name_stands_alone(language: str, head: str) -> None:
    spoken = Prompts(rules_of("smartphone_inc", 3), language)
    assert spoken.place("retailer_stack") == head
