"""Which option an answer means, and how options stand in a terminal."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from io import StringIO

import pytest
from games.playing import rules_of
from rich.console import Console
from spielwerk.cli import orders
from spielwerk.cli.asking import BEGUN, FIRST, INSIDE, WHOLE, Question
from spielwerk.cli.completing import completions
from spielwerk.cli.lines import flowing, glued, in_columns, some
from spielwerk.cli.screen import Space, screen, space
from spielwerk.cli.words import say
from spielwerk.interpreter import load
from spielwerk.interpreter.asking.foresight import Step
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.asking.ways import Way
from spielwerk.interpreter.engine.views import view
from spielwerk.interpreter.prose.options.offers import Offer, Part, said_once
from spielwerk.interpreter.prose.options.offers import offers as offered
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.questions.typed import fitting, nearest

OPTIONS = ("old_mine_1", "old_mine_2", "mine", "done", "Kościół", "log")


def offer(pc: int, id: str, label: str, code: int = 0, brings: str = "", group: str = "") -> Offer:
    step = Step(pc, code)
    return Offer(Way((step,)), (Part((step,), label),), id, label, group, brings)


def offers(pc: int, *names: str, brings: str = "") -> list[Offer]:
    return [offer(pc, name, name.replace("_", " "), brings=brings) for name in names]


@cache
def question() -> Question:
    rules = load("yokohama", 2)
    pc = next(pc for pc, c in rules.machine.program.choices.items() if c.kind == "menu")
    return Question(Prompts(rules, "en"), pc, offers(pc, *OPTIONS))


@pytest.mark.parametrize(
    ("said", "meant"),
    [("mine", "mine"), ("do", "done"), ("old mine 2", "old_mine_2"), ("old_mine_2", "old_mine_2"),
     ("MINE_1", "old_mine_1"), ("kosc", "Kościół"), ("ścio", "Kościół"), ("log", "log"), ("o m 2", "old_mine_2")],
)  # fmt: skip
def test_an_option_is_named_by_a_part_of_its_name(said: str, meant: str) -> None:
    assert [option.id for option in question().meant(said)] == [meant]


def test_an_option_is_named_by_its_number() -> None:
    asked = question()
    found = asked.numbered("4")
    assert isinstance(found, Offer) and found.id == "done"
    assert asked.numbered("²") is None and asked.numbered("mine") is None
    assert asked.numbered("0") == asked.numbered("7") == asked.numbered("9" * 5000) == "There are options 1 to 6."


def test_what_means_several_or_nothing_says_so() -> None:
    assert [option.id for option in question().meant("old")] == ["old_mine_1", "old_mine_2"]
    assert question().meant("x") == question().meant("  ") == []


def test_how_well_a_text_must_fit_can_be_asked_for() -> None:
    names = {1: ("Silk mill",), 2: ("Windmill",)}
    assert fitting("silk mill", names, worst=WHOLE) == [1] and fitting("silk", names, worst=WHOLE) == []
    assert fitting("mill", names, worst=BEGUN) == [1] and fitting("ndm", names, worst=BEGUN) == []
    assert fitting("ndm", names, worst=INSIDE) == [2]


@pytest.mark.parametrize(
    ("said", "meant"),
    [("c1-d1", "C1–D1"), ("C1-", "C1–D1"), ("c1—D1", "C1–D1"), ("1-f", "E1−F1 — G"), ("f1 - g", "E1−F1 — G")],
)
def test_any_dash_finds_any_dash(said: str, meant: str) -> None:
    names = ("C1–D1", "D1–E1", "E1−F1 — G")
    asked = Question(question().spoken, question().pc, offers(question().pc, *names))
    assert [option.id for option in asked.meant(said)] == [meant]
    assert completions("c1-", names, list) == ["C1–D1"]


#: what is asked for behind a heading, what decides itself in an option, and what is called exactly as a part of others
LINES = ("B3–B4", "B4–B5", "C4–C5: C5", "Building 5, C4", "D2", "D2–D3", "walk to D2")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("b4", ["B3–B4", "B4–B5"]),
        ("c4", ["C4–C5: C5", "Building 5, C4"]),
        ("vier", ["C4–C5: C5", "Building 5, C4"]),
        ("building c", ["Building 5, C4"]),
        ("walk d", ["walk to D2"]),
        ("d2", ["D2"]),
        ("d3", ["D2–D3"]),
        ("c5", ["C4–C5: C5"]),
        ("b", ["B3–B4", "B4–B5", "Building 5, C4"]),
        ("4", []),
    ],
)
def test_a_whole_part_of_several_names_means_none_of_them_more_than_the_others(said: str, meant: list[str]) -> None:
    pc = question().pc
    within = {"Building 5, C4": ("C4", "vier"), "C4–C5: C5": ("C5", "vier")}
    found = [replace(one, within=within.get(one.label, ())) for one in offers(pc, *LINES)]
    asked = Question(question().spoken, pc, found)
    short = FIRST if len(said) < 2 else INSIDE
    assert [option.id for option in asked.meant(said, short)] == meant
    assert asked.meant("vier", WHOLE) == [] and [one.id for one in asked.holding("c4")] == ["Building 5, C4"]


@pytest.mark.parametrize("said", ["green's", "GREEN’S i", "green‘s improvement"])
def test_any_apostrophe_finds_any_apostrophe(said: str) -> None:
    names = ("Green’s improvement", "Greenʼ", "Blue's improvement")
    asked = Question(question().spoken, question().pc, offers(question().pc, *names))
    assert [option.id for option in asked.meant(said)] == ["Green’s improvement"]
    assert completions("blue’", names, list) == ["Blue's improvement"]


def test_names_with_commas_are_told_apart() -> None:
    assert some(["Tile 4, space 1", "Tile 4, space 2"]) == "Tile 4, space 1; Tile 4, space 2"
    assert some(["Tile 4", "Tile 5"]) == "Tile 4, Tile 5"


def test_short_options_stand_in_columns() -> None:
    cells = [f"{n:>3}  option" for n in range(1, 10)]
    lines = in_columns(cells, 80)
    assert len(lines) == 3 and lines[0].split() == ["1", "option", "4", "option", "7", "option"]
    assert in_columns(cells, 10) == cells
    uneven = [*cells[:4], "  5  a much longer option", *cells[5:]]
    assert [len(in_columns(uneven, width)) for width in (80, 42, 30)] == [3, 5, 9]


def test_an_order_is_a_word_or_an_unmistakable_beginning() -> None:
    assert orders.exactly("why Bank 1") == ("why", "Bank 1") and orders.exactly("?") == ("help", "")
    assert orders.exactly("wh") is None and orders.begun("wh x") == (["why"], "x")
    assert orders.begun("h") == (["help", "hint"], "") and orders.begun("xyz") == ([], "")


def test_options_stand_in_groups_and_to_stop_comes_last() -> None:
    rules = load("yamatai", 2)
    spoken = Prompts(rules, "en")
    pc, choice = next(
        (pc, c) for pc, c in rules.machine.program.choices.items() if c.kind == "things" and {*c.names} > {-1}
    )
    boat = rules.words.kinds["boat"].base
    codes = [-1, boat, max(choice.names), boat + 1]
    asked = Question(spoken, pc, [offer(pc, str(c), f"option {c}", c, group=spoken.group(pc, c)) for c in codes])
    assert [option.code for option in asked.options] == [codes[1], codes[3], codes[2], -1]
    lines = asked.listed(80, full=False)
    assert [line.strip() for line in lines if line.endswith(":")] == ["At any time:"], "the others are what is asked"
    assert lines[-1] == "  4  option -1"


def test_of_pictures_what_they_bring_and_what_is_printed_the_first_that_fits_is_shown() -> None:
    asked = question()
    brought, pictures = offers(asked.pc, *OPTIONS, brings="+1 coal"), {name: ["[..]", "[ .]"] for name in OPTIONS}
    made = Question(asked.spoken, asked.pc, brought, pictures)
    assert made.lines(80)[:3] == made.pictured(80)[:3] and "[..]" in made.lines(80)[1]
    plain = Question(asked.spoken, asked.pc, brought)
    assert "(+1 coal)" in plain.lines(40)[0]

    def told(board: int, rows: int) -> list[str]:
        return plain.lines(90, Space(9, board, rows))

    assert told(9, 9) == plain.lines(90) and len(told(9, 9)) == 3
    assert told(9, 1)[0].startswith("  1  old mine 1 (+1 coal)  2  old mine 2 (+1 coal)  3  mine")
    assert len(told(9, 1)) == 2, "as many on a line as fit"
    assert told(1, 1) == told(9, 1), "what they bring is more needed than the board"
    small = plain.lines(90, Space(1, 1, 1))
    assert "(+1 coal)" not in small[0] and small[0].count("…") >= 3, "what does not fit is marked"


def test_what_stops_stands_on_a_line_of_its_own_below_headings() -> None:
    asked = question()
    named = [replace(o, group="Cards") for o in offers(asked.pc, *OPTIONS[:2])]
    other = [replace(o, group="Areas") for o in offers(asked.pc, OPTIONS[2])]
    made = Question(asked.spoken, asked.pc, [*named, *other, *offers(asked.pc, "done")])
    assert made.listed(90, close=True)[-1] == "  4  done"
    alone = Question(asked.spoken, asked.pc, offers(asked.pc, *OPTIONS[:2], "done"))
    assert len(alone.listed(90, close=True)) == 1, "below no heading it belongs to all"


def test_ways_that_only_cost_more_are_listed_if_somebody_wants_them() -> None:
    asked = question()
    made = Question(asked.spoken, asked.pc, offers(asked.pc, "bank", "port"), worse=offers(asked.pc, "detour"))
    assert "1 other way" in made.left_out() and not made.meant("detour")
    assert made.turned_over("more") and not made.left_out() and made.options[2].label == "detour"
    assert not made.turned_over("more"), "there is nothing else"


def test_where_there_is_little_room_options_on_the_board_have_their_numbers_there() -> None:
    asked = question()
    rules = asked.spoken.rules
    pc = next(pc for pc, c in rules.machine.program.choices.items() if c.kind == "things" and -1 in c.names)
    areas = rules.words.kinds["area"].things
    options = [offer(pc, a.name, f"the place called {a.name}", a.index, "−1 yen" * (a is areas[3])) for a in areas]
    made = Question(asked.spoken, pc, [*options, offer(pc, "done", "done", -1)])
    last, drawn = len(options), frozenset(area.index for area in areas)
    assert made.lines(80, Space(9, 9, 1, drawn)) == [f"  1–{last}  on the board (4: −1 yen)  {last + 1}  done"]
    assert made.lines(80, Space(90, 90, 90, drawn)) == made.lines(80), "there is room for their names"
    assert "on the board" not in "".join(made.lines(80, Space(9, 9, 1))), "nothing is drawn"
    without = made.lines(80, Space(9, 9, 1, drawn - {areas[0].index, areas[5].index}))[0]
    assert without.startswith(f"  2–5, 7–{last}  on the board (4: −1 yen)  1  the place called {areas[0].name}")


def test_what_stands_on_cards_is_listed_unless_the_table_shows_it() -> None:
    asked = question()
    rules = asked.spoken.rules
    pc = next(pc for pc, c in rules.machine.program.choices.items() if c.kind == "things")
    cards = rules.words.kinds["order"].things[:3]
    options = [offer(pc, card.name, f"card {card.number}", card.index) for card in cards]
    made = Question(asked.spoken, pc, options)
    everything = frozenset(card.index for card in cards)
    assert all("Required goods" in made.printed(option) for option in options)
    assert len(made.lines(80, Space(9, 1, 1))) == len(made.lines(80)) == 6, "they lie nowhere else"
    assert made.lines(80, Space(9, 1, 1, shown=everything)) == ["  1  card 1  2  card 2  3  card 3"]
    assert len(made.lines(80, Space(9, 9, 1, shown=everything))) == 6, "there is room for both"
    beside = [replace(option, group=say("cli-group-any-time")) for option in options]
    there = Question(asked.spoken, pc, [*beside, *offers(pc, "buy", "sell")]).lines(80, Space(9, 2, 1))
    assert "Goods" not in " ".join(there), "what can be used, too, does not hide the table"


def test_what_stands_on_options_is_marked_where_it_is_left_out_and_seen_nowhere_else() -> None:
    asked = question()
    rules = asked.spoken.rules
    pc = next(pc for pc, c in rules.machine.program.choices.items() if c.kind == "things")
    cards = rules.words.kinds["order"].things[:9]
    options = [offer(pc, c.name, f"card {c.number}", c.index, "+1 yen" * (c is cards[0])) for c in cards]
    made = Question(asked.spoken, pc, options)
    shown, drawn = frozenset(card.index for card in cards[2:]), frozenset(card.index for card in cards)
    assert made.lines(80, Space(9, 3, 1, shown=shown)) == [
        "  1  card 1 (+1 yen · …)  2  card 2 (…)  3  card 3  4  card 4  5  card 5",
        "  6  card 6  7  card 7  8  card 8  9  card 9",
    ]
    there = Question(asked.spoken, pc, [replace(o, label=f"{o.label} of the long row") for o in options])
    assert there.lines(80, Space(9, 2, 1, drawn, shown)) == ["  1–9  on the board (1: +1 yen · …; 2: …)"]


def test_what_a_translator_keeps_together_stays_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question()
    monkeypatch.setattr(asked.spoken, "detail", lambda pc, code, told: ["  3\u00a0coins,  then", "    2\u202fcards"])
    assert asked.printed(asked.options[0]) == "3\u00a0coins, then 2\u202fcards"


def test_a_heading_is_never_left_alone_at_the_end_of_a_line() -> None:
    cells = [*glued(["  Ways:"], ["  1  buy"]), *glued(["  Cards:"], ["  2  a boat", "  3  a house"])]
    assert flowing(cells, 27) == ["  Ways:   1  buy", "  Cards:   2  a boat", "  3  a house"]
    assert glued(["  Cards:"], []) == []


# ---- options that stand for several decisions
@cache
def ways() -> Question:
    """Of buying and selling, each of three goods, or neither."""
    rules = load("yokohama", 2)
    goods = [offer(7, "tea", "tea"), offer(7, "silk", "silk"), offer(7, "green_tea", "green tea")]
    found = [offer(5, "rest", "nothing", 2, group="Options")]
    for code, deed in enumerate(("buy", "sell")):
        first = Part((Step(5, code),), f"{deed} 1 good")
        for n, good in enumerate(goods):
            last = Part((Step(7 + code, n),), good.label)
            way = Way((*first.steps, *last.steps))
            found.append(Offer(way, (first, last), f"{deed} {good.id}", good.label, first.label, called=(good.id,)))
    return Question(Prompts(rules, "en"), next(iter(rules.machine.program.choices)), found)


@pytest.mark.parametrize(
    ("said", "meant"),
    [("sell tea", "sell tea"), ("sell 1 good: silk", "sell silk"), ("buy green", "buy green_tea"), ("nothing", "rest")],
)
def test_a_way_is_named_by_its_parts(said: str, meant: str) -> None:
    assert [option.id for option in ways().meant(said)] == [meant]


def test_what_ways_begin_with_can_be_named_alone() -> None:
    """Then the rest is asked; so what was typed for single decisions still works."""
    (found,) = ways().meant("sell")
    assert found in ways().openings and found.way.steps == (Step(5, 1),)
    assert [option.whole for option in ways().meant("tea", WHOLE)] == ["buy 1 good: tea", "sell 1 good: tea"]


def test_ways_stand_below_what_they_begin_with() -> None:
    assert ways().listed(80)[:5] == ["  1  nothing", "  buy 1 good:", "  2  tea", "  3  silk", "  4  green tea"]
    close = ways().listed(80, close=True)
    assert close[0] == "  1  nothing  buy 1 good:   2  tea  3  silk  4  green tea  sell 1 good:   5  tea"


def test_each_heading_begins_a_line_where_that_hides_nothing() -> None:
    apart = [
        "  1  nothing",
        "  buy 1 good:   2  tea  3  silk  4  green tea",
        "  sell 1 good:   5  tea  6  silk  7  green tea",
    ]
    assert ways().closest(80, Space(9, 5, 5)) == apart
    assert len(ways().closest(80, Space(9, 5, 2))) == 2, "rows of cards would go out of sight"


def test_what_a_question_is_about_stays_in_sight_above_what_stands_on_its_options() -> None:
    """What open cards do is told in as many lines as leave room for the row that shows who has markers where."""
    match = rules_of("smartphone_inc", 3).start(7103)
    chance = random.Random(1)
    while match.rules.machine.program.choices[match.owed()[0][1]].step != "place_marker":
        seat, _, codes = match.owed()[0]
        match.pick(seat, chance.choice(codes))
    seat = match.owed()[0][0]
    spoken, asked = Prompts(match.rules, "en"), ask(match, seat)
    put = Question(spoken, asked.pc, said_once(offered(spoken, asked)).options)
    seen, numbers, shown = view(match, seat), put.things(), {"header": "Round 1", "width": 100}
    for height in (24, 26, 30, 40):
        there = space(spoken, seen, seat, **shown, height=height, numbers=numbers)
        lines = put.lines(100, there)
        console = Console(width=100, record=True, file=StringIO())
        console.print(screen(spoken, seen, seat, **shown, height=height - len(lines), numbers=numbers))
        drawn = console.export_text()
        assert "1:GPS" in drawn and "6:4G" in drawn, "the technologies with their numbers"
        assert height < 30 or "GPS (front):" in "".join(lines), "what stands on the card that comes"


def test_a_heading_that_begins_with_a_number_does_not_look_like_an_option() -> None:
    rules = load("yokohama", 2)
    found = [offer(5, name, name, n, group=group) for n, (name, group) in enumerate((("a", "2 huts"), ("b", "Cards")))]
    asked = Question(Prompts(rules, "en"), next(iter(rules.machine.program.choices)), found)
    assert [head for head, _ in asked.headed()] == [["  – 2 huts:"], ["  – Cards:"]]
    (plain,) = [offer(5, "c", "c", 2, group="Huts")]
    asked.offer([plain, found[1]])
    assert [head for head, _ in asked.headed()] == [["  Huts:"], ["  Cards:"]]


def test_a_number_does_not_stand_at_the_end_of_a_line_with_a_long_heading() -> None:
    rules = load("yokohama", 2)
    found = [offer(5, name, name * 9, n, group="Cards " * 8 + name) for n, name in enumerate(("ab", "cd"))]
    asked = Question(Prompts(rules, "en"), next(iter(rules.machine.program.choices)), found)
    lines = asked.listed(60, close=True, apart=True)
    assert lines == [f"  {'Cards ' * 8}ab:", "  1  " + "ab" * 9, f"  {'Cards ' * 8}cd:", "  2  " + "cd" * 9]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("bauen", "baue"), ("laden bauen", "laden baue"), ("hafens", "hafen"), ("1%", ""),
        ("bau", ""), ("hafen", ""), ("bauen xyzzy", ""), ("ladung", ""), ("feldern", "feld"), ("", ""),
    ],
)  # fmt: skip
def test_words_that_begin_alike_may_be_forms_of_one(said: str, meant: str) -> None:
    """Four letters at least, and three quarters of the shorter word."""
    assert nearest(said, ["Baue auf Feld 1", "einen Laden", "Hafen", "Hase"]) == meant
