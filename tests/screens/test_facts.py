"""Every fact that a player may know is on the screen, or a mark stands for it: 100 columns and 30 lines, 80 and 24.

A few positions of every game with every number of players; with `-m soak` all along several games.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from games.playing import ALL_TABLES, TABLES, counts_of, expansions_of, is_large, label, pack_names, rules_of, usual
from screens.facts import facts
from screens.reading import Reading
from spielwerk.cli.person import Person
from spielwerk.cli.table import Table
from spielwerk.interpreter import Rules
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.checking.view_file import default_view
from spielwerk.interpreter.display import board_grids, canvas, remaining
from spielwerk.interpreter.display import table as drawing
from spielwerk.interpreter.display.boards import Boards
from spielwerk.interpreter.display.panels import Panels
from spielwerk.interpreter.display.view_items import Shown
from spielwerk.interpreter.engine.views import view
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.storage.save_records import Seat
from spielwerk.interpreter.storage.timeline import Timeline
from support.packs import WRITTEN, rules_named

SIZES = [(100, 30), (80, 24)]
DATA = Path(__file__).parents[1] / "data"
#: games of strangers, which say nothing about how they are shown
STRANGERS = [str(folder) for folder in sorted(DATA.iterdir()) if (folder / "game.yaml").is_file()]
#: of so many things that happened last is told
EVENTS = 6


@pytest.fixture(autouse=True)
def letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@lru_cache(maxsize=4)
def spoken(rules: Rules) -> Prompts:
    return Prompts(rules, "en")


def positions(rules: Rules, every: int, most: int, seed: int = 1) -> Iterator[Table]:
    """A table along a random game, at every so many decisions."""
    chance, timeline = random.Random(seed), Timeline(rules.start(seed))
    table = Table(timeline, [Seat()] * rules.players, spoken(rules))
    table.terminal = True
    for n in range(1, every * most + 1):
        seat, _, codes = timeline.match.owed()[0]
        if n % every == 0 and len(codes) > 1:
            table.news = table.events[-EVENTS:]
            yield table
        timeline.pick(seat, chance.choice(codes))
        if timeline.match.over:
            return


def in_sizes(rules: Rules, every: int) -> Iterator[tuple[Table, int, int]]:
    """Some positions, each in a window of another size."""
    for table, size in zip(positions(rules, every, 4), SIZES, strict=False):
        yield table, *size


def shown(table: Table, columns: int, lines: int) -> str:
    """The screen as a person sees it, with the question."""
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(StringIO()) as out:
        patch.setenv("COLUMNS", str(columns))
        patch.setenv("LINES", str(lines))
        match = table.timeline.match
        Person(table, ask(match, match.owed()[0][0], table.alone)).show()
    return out.getvalue().rpartition("\x1b[H")[2]


def sides_not_in_use(rules: Rules, seen: dict[str, Any]) -> set[str]:
    """The technologies of Smartphone Inc. that nobody can ever know: of each the side that lies below."""
    below = seen["counters"].get("reverse", {}) if rules.pack.name == "smartphone_inc" else {}
    know_how = [thing for thing in rules.words.things if below and thing.kind == "know_how"]
    return {
        thing.name
        for thing in know_how
        if thing.numbers["reversed"] != below[rules.words.things[thing.numbers["technology"]].name]
    }


def look(table: Table, columns: int, lines: int) -> None:
    """Fails if something is neither on the screen nor marked."""
    text = shown(table, columns, lines)
    seat = table.timeline.match.owed()[0][0]
    seen = view(table.timeline.match, seat)
    read = Reading(text, table.spoken, seen, seat)
    try:
        # numbers that were for the set-up or are for another variant, and what only the set-up drew from, say nothing
        rules = table.timeline.match.rules
        gone = {("counters", name) for sort, name in rules.as_played.unread if sort == "c"}
        gone |= {("zones", name) for sort, name in rules.only_set_up if sort == "z" and not seen["zones"].get(name)}
        gone_too = sides_not_in_use(rules, seen)
        known = [fact for fact in facts(seen) if (fact.section, fact.name) not in gone and fact.thing not in gone_too]
        missing = read.missing(known)
        assert len(missing) <= read.hidden, sorted(missing)
        assert str(seen["round"]) in read.lines[0] and table.spoken.player(seat) in read.lines[0]
        assert len(read.lines) < lines, "the line that is typed"
    except AssertionError as wrong:
        raise AssertionError(f"{wrong}\n{text}") from wrong


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_fact_is_on_the_screen_or_marked(name: str, players: int) -> None:
    rules = rules_of(name, players, expansions_of(name))
    looked = [look(*at) for at in in_sizes(rules, 83 if is_large(rules) else 5)]
    assert looked, "nobody had to choose"


@pytest.mark.parametrize("folder", STRANGERS, ids=lambda folder: Path(folder).name)
def test_so_it_is_in_games_that_say_nothing_about_it(folder: str) -> None:
    players = counts_of(folder)[-1]  # with any number of them under soak
    for n, table in enumerate(positions(rules_of(folder, players), 5, 4)):
        look(table, *SIZES[n % len(SIZES)])


@pytest.mark.parametrize("name", WRITTEN)
def test_so_it_is_in_games_of_the_docs(name: str, tmp_path: Path) -> None:
    for n, table in enumerate(positions(rules_named(name, tmp_path), 5, 6)):
        look(table, *SIZES[n % len(SIZES)])


@pytest.mark.parametrize("name", pack_names())
def test_so_it_is_without_a_view(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of(name, usual(name))
    undeclared = default_view(rules.words)
    monkeypatch.setattr(Rules, "shown_by", property(lambda _: undeclared))
    looked = [look(*at) for at in in_sizes(rules, 61 if is_large(rules) else 4)]
    assert looked, "nobody had to choose"


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players", "more"), ALL_TABLES, ids=label)
def test_all_along_games(name: str, players: int, more: tuple[str, ...]) -> None:
    for seed in range(3):
        for n, table in enumerate(positions(rules_of(name, players, more), 7, 1000, seed)):
            look(table, *SIZES[n % len(SIZES)])


@pytest.mark.soak
@pytest.mark.parametrize("folder", STRANGERS, ids=lambda folder: Path(folder).name)
def test_all_along_games_of_strangers(folder: str) -> None:
    for players in counts_of(folder):
        for seed in range(5):
            for n, table in enumerate(positions(rules_of(folder, players), 1, 100, seed)):
                look(table, *SIZES[n % len(SIZES)])


# ---- what is left out of the drawing is missed
def nothing(*_: Any) -> list[Any]:
    return []


def but_one(drawn: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
    """The same without the last part of what was drawn."""
    return lambda *given: drawn(*given)[:-1]


LEFT_OUT: dict[str, tuple[str, type, str, Any]] = {
    "rows of cards": ("yamatai", Panels, "cards", nothing),
    "one's own cards": ("yokohama", Panels, "yours", nothing),
    "things side by side": ("yokohama", Panels, "strip", nothing),
    "tracks": ("yamatai", Panels, "track", nothing),
    "what everybody has": ("yamatai", Panels, "holdings", nothing),
    "a line of what everybody has": ("yokohama", Panels, "holdings", but_one(Panels.holdings)),
    "a line of each place": ("yokohama", Boards, "cell", but_one(Boards.cell)),
    "pieces": ("yokohama", Shown, "heaps", nothing),
    "pieces of one owner": ("yokohama", Shown, "heaps", but_one(Shown.heaps)),
    "what lies between places": ("yamatai", Boards, "mark", lambda *_: [("~~", "")]),
    "what the view does not name": ("yokohama", drawing.Table, "end", lambda *_: ([], 0)),
    "how much there is no room for": ("yokohama", drawing.Table, "hidden", lambda *_: [("", "")]),
    "that a board is not drawn": ("smartphone_inc", drawing.Table, "undrawn", lambda *_: 0),
}


@pytest.mark.parametrize("what", LEFT_OUT)
def test_what_is_not_drawn_is_missed(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, of, method, instead = LEFT_OUT[what]
    table = next(positions(rules_of(game, 3), 120, 2))
    monkeypatch.setattr(of, method, instead)
    with pytest.raises(AssertionError):
        look(table, *SIZES[0])


@pytest.mark.parametrize(("game", "players", "missed"), [("market", 2, "heat"), ("partners", 4, "notes led")])
def test_a_counter_or_note_of_the_game_is_missed_where_it_is_not_drawn(
    game: str, players: int, missed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = next(positions(rules_of(str(DATA / game), players), 4, 3))
    look(table, *SIZES[0])
    monkeypatch.setattr(Panels, "numbers", nothing)
    with pytest.raises(AssertionError, match=missed):
        look(table, *SIZES[0])


@pytest.mark.parametrize(("game", "said"), [("envoys", "known"), ("sparks", "told")])
def test_what_is_known_of_hidden_places_is_missed_where_it_is_not_told(
    game: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = positions(rules_of(str(DATA / game), 3), 1, 60)
    table = next(t for t in tables if view(t.timeline.match, t.timeline.match.owed()[0][0])[said])
    look(table, *SIZES[0])
    monkeypatch.setattr(remaining, "NEEDED", tuple(name for name in remaining.NEEDED if name != said))
    with pytest.raises(AssertionError, match=f"'{said}', 'hand'"):
        look(table, *SIZES[0])


@pytest.mark.parametrize(
    ("game", "missed"), [("reversi", "disc square"), ("floes", "penguin"), ("draughts", "man square")]
)
def test_a_piece_on_a_grid_is_missed_where_it_is_not_drawn(
    game: str, missed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = next(positions(rules_of(str(DATA / game) if (DATA / game).is_dir() else game, 2), 5, 4))
    look(table, *SIZES[0])
    monkeypatch.setattr(board_grids, "lying_on", but_one(board_grids.lying_on))
    with pytest.raises(AssertionError, match=missed):
        look(table, *SIZES[0])


@pytest.mark.parametrize(("game", "said"), [("auction", "out"), ("hands", "start")])
def test_who_begins_or_is_out_is_missed_where_no_mark_says_so(
    game: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = positions(rules_of(str(DATA / game), 3 if said == "out" else 2), 1, 40)
    table = next(t for t in tables if view(t.timeline.match, 0)[said])
    look(table, *SIZES[0])
    drawn = Panels.player_head

    def unmarked(panels: Panels, seat: int, most: int) -> Any:
        with pytest.MonkeyPatch.context() as patch:
            patch.delitem(panels.shown.seen, said)
            return drawn(panels, seat, most)

    monkeypatch.setattr(Panels, "player_head", unmarked)
    with pytest.raises(AssertionError, match="players"):
        look(table, *SIZES[0])


@pytest.mark.parametrize(("game", "size"), [("yamatai", SIZES[0]), ("yokohama", SIZES[1])])
def test_players_stand_in_the_order_of_their_seats(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = next(positions(rules_of(game, 3), 120, 2))
    look(table, *size)
    head, had = Panels.player_head, Panels.figures

    def other(seat: int) -> int:
        return 2 - seat

    monkeypatch.setattr(Panels, "player_head", lambda panels, seat, most: head(panels, other(seat), most))
    monkeypatch.setattr(
        Panels,
        "figures",
        lambda panels, item, player, **how: had(panels, item, panels.players[other(player.index)], **how),
    )
    with pytest.raises(AssertionError, match="another order"):
        look(table, *size)


def test_a_mark_stands_for_no_more_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    *_, table = zip(positions(rules_of("yokohama", 3, expansions_of("yokohama")), 83, 2), SIZES, strict=True)
    look(table[0], *SIZES[1])
    monkeypatch.setattr(canvas, "left_out", lambda n, plain=False: "…" if n else "")
    with pytest.raises(AssertionError, match="more is missing than is marked"):
        look(table[0], *SIZES[1])


def test_a_sentence_that_is_cut_says_how_much_is_missing() -> None:
    labels, part = spoken(rules_of("yamatai", 3)), "Bank: bamboo: boat ×22; wood: boat ×17, raft; gold: boat ×10"
    assert remaining.one_line(part, 100, False, labels) == part
    assert remaining.one_line(part, 55, False, labels) == "Bank: bamboo: boat ×22; wood: boat ×17, raft; … 1 more"
    assert remaining.one_line(part, 40, False, labels) == "Bank: bamboo: boat ×22; … 3 more"


def test_of_a_supply_by_sorts_it_is_said_of_which_nothing_is_left() -> None:
    labels = spoken(rules_of("yamatai", 3))
    bank = {"bamboo": ["bamboo_boat_1"], "wood": [], "clay": ["clay_boat_1", "clay_boat_2"]}
    assert remaining.worded(labels, bank) == "bamboo: 1 boat; wood: 0 boats; clay: 2 boats"
    assert remaining.worded(labels, {"bamboo": [], "wood": []}) == "", "nothing tells what would lie there"
