"""What decisions bring: what has changed for whom."""

from __future__ import annotations

from spielwerk.interpreter import load
from spielwerk.interpreter.engine.gains import Change, changed, counted, names
from spielwerk.interpreter.engine.match import Match


def placed(*options: str) -> Match:
    match = load("yokohama", 2).start(seed=3)
    for _ in range(2):
        decision = match.decisions()[0]
        match.choose(decision.options[0].id, decision.player)
    for option in options:
        match.choose(option)
    return match


def test_a_change_has_a_player_a_counter_and_two_numbers() -> None:
    match = placed("pair")
    before = counted(match)
    match.choose("bank")
    assert match.view(0)["counters"]["yen"]["player_1"] == 6
    assert changed(match.rules, before, counted(match)) == (Change(0, "yen", 3, 6),)


def test_only_counters_that_are_shown_count() -> None:
    assert names(load("yokohama", 2)) == ["point", "yen", "copper", "silk", "tea", "fish", "import"]
    assert "truck_left" not in names(load("smartphone_inc", 2))


def test_things_are_counted_by_what_is_printed_on_them() -> None:
    match = load("yamatai", 2).start(seed=4)
    before = counted(match)
    player, _, (fleet, *_) = match.owed()[0]
    match.pick(player, fleet)
    found = changed(match.rules, before, counted(match))
    materials = {thing.entry for thing in match.rules.words.kinds["material"].things}
    assert found and {change.name for change in found} <= materials
    assert all(change.now > change.before for change in found)
