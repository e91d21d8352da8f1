"""Alternatives that were not possible where the rest decided itself: they are named, and `why` says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import tiny
from spielwerk.cli.asked_about import why_not
from spielwerk.cli.person import Person
from spielwerk.cli.table import Table
from spielwerk.cli.why import answers
from spielwerk.interpreter import Match, Timeline
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.asking.skipped import Skipped, skipped
from spielwerk.interpreter.engine.events import Event
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.storage.save_records import Seat

GAME: dict[str, Any] = {
    "counters": {"gem": {"of": "place"}},
    "kinds": {"place": {"is": ["field", "hill"]}, "card": {"start": "table", "has": {"cost": "number"}}},
    "cards": {"plough": {"cost": 5}, "spade": {"cost": 9}},
    "zones": {"table": {"holds": "card"}, "shelf": {"of": "player", "holds": "card"}},
}
PRICE = "pay (cost of that card) coins"
LOOK = ["choose a place", "gain 1 gem on that place"]


def played(folder: Path, bill: str) -> tuple[Match, list[Event]]:
    """After the first decision of a turn; then one may look at a place or buy a card."""
    buy = ["choose a card in table", bill, "move that card to your shelf"]
    use = {"choose one": {"look": LOOK, "buy": buy}, "otherwise": "nothing"}
    first = {"choose one": {"one": "gain 1 coin", "two": "nothing"}}
    match = tiny(folder, **GAME, rules={"act": [first, use]}).start(1)
    return match, recorded(match, 0, match.owed()[0][2][0])


def found(match: Match, events: list[Event]) -> list[Skipped]:
    return skipped(ask(match, match.owed()[0][0]), events)


def test_what_was_not_possible_is_known_at_the_next_question(tmp_path: Path) -> None:
    (one,) = found(*played(tmp_path, PRICE))
    assert [code for _, code in one.impossible] == [1] and one.taken.code == 0


def test_what_a_card_would_add_that_one_does_not_have_is_not_named(tmp_path: Path) -> None:
    """With the card it is: one gem is not enough for it."""
    swap = {"also in use": {"pay 9 coins": "gain 1 point"}}
    game = {
        "kinds": {"place": {"is": ["field", "hill"]}, "card": {"start": "table", "has": {"abilities": "abilities"}}},
        "cards": {"plough": {"abilities": [swap]}},
        "zones": {"table": {"holds": "card"}, "shelf": {"of": "player", "holds": "card", "in play": True}},
        "counters": {"gem": {"of": "place"}},
    }
    first = {"choose one": {"one": "gain 1 coin", "take": {"find a card in table": "move that card to your shelf"}}}
    use = {"choose one": {"look": LOOK, "buy": {"pay 8 coins": "gain 1 point"}}}
    rules = tiny(tmp_path, **game, rules={"act": [first, "use"], "use": use})
    named = []
    for option in ("one", "take"):
        match = rules.start(1)
        (one,) = found(match, recorded(match, *match.meant(option)))
        named.append([rules.option_id(*step) for step in one.impossible])
    assert named == [["buy"], ["buy", "plough"]]


def test_where_there_was_something_to_choose_nothing_was_skipped(tmp_path: Path) -> None:
    assert not found(*played(tmp_path, "gain 1 coin"))


def test_the_foot_names_it_and_why_says_what_it_lacked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, _ = played(tmp_path, PRICE)
    spoken, timeline = Prompts(match.rules, "en"), Timeline(match.rules.start(1))
    timeline.pick(0, timeline.match.owed()[0][2][0])
    table = Table(timeline, [Seat()] * match.rules.players, spoken)
    person = Person(table, ask(timeline.match, timeline.match.owed()[0][0]))
    person.show()
    assert "not possible: choose a card" in capsys.readouterr().out
    assert why_not(person, "buy", "") == "" and "is not offered:" in capsys.readouterr().out
    assert why_not(person, "plough", "") == ""
    assert "1 coin missing" in capsys.readouterr().out


def test_of_a_thing_behind_an_alternative_the_reasons_are_its_own(tmp_path: Path) -> None:
    match, events = played(tmp_path, PRICE)
    spoken, (passed,) = Prompts(match.rules, "en"), found(match, events)
    (plough,), (spade,) = (answers(spoken, match, 0, name, passed.taken) for name in ("plough", "spade"))
    assert plough.here and not plough.offered and plough.lines != spade.lines


BUILD = {"you may": {"choose one": {"hut": "pay 8 coins", "tower": "pay 9 coins"}}}
END = {"choose one": {"rest": "nothing", "dance": "gain 1 point"}}
FIRST = {"choose one": {"one": "gain 1 coin", "two": "nothing"}}


def at_the_end(folder: Path, build: Any, act: list[Any] | None = None, **more: Any) -> tuple[Person, Table]:
    """After the first decision of a turn, at the last one: between them one may build, then one gets coins."""
    rules = {"act": act or [FIRST, "build", "gain 9 coins", "finish"], "build": build, "finish": END}
    made = tiny(folder, rules=rules, **more)
    timeline = Timeline(made.start(1))
    timeline.pick(0, timeline.match.owed()[0][2][0])
    table = Table(timeline, [Seat()] * made.players, Prompts(made, "en"))
    return Person(table, ask(timeline.match, 0)), table


def test_a_step_that_may_be_declined_is_named_if_nothing_was_possible_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Why it was not is told of the moment when it was passed: there are enough coins by now."""
    person, _ = at_the_end(tmp_path, BUILD)
    person.show()
    assert "? explains · nothing possible: “Build” · undo" in capsys.readouterr().out
    assert why_not(person, "tower", "") == "" and "5 coins missing" in capsys.readouterr().out
    assert why_not(person, "build", "") == "" and "Hut" not in capsys.readouterr().out


def test_what_can_be_done_any_number_of_times_is_not_passed_and_neither_is_what_does_not_come(tmp_path: Path) -> None:
    often = {"any number of times": {"choose one": {"hut": "pay 8 coins", "tower": "pay 9 coins"}}}
    assert not at_the_end(tmp_path / "often", often)[0].impossible()
    assert not at_the_end(tmp_path / "never", {"if your coins at least 8": BUILD})[0].impossible()
    assert at_the_end(tmp_path / "if", {"if your coins at least 4": BUILD})[0].impossible()
