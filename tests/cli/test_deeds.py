"""One deed in several answers: what is asked, taken and told of it, in a game that was played by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click import Command, Context
from games.playing import rules_of
from spielwerk.cli.asked_about import looked_up
from spielwerk.cli.person import Person
from spielwerk.cli.table import Table
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.engine.events import How
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.storage.save_records import PERSON, Seat
from spielwerk.interpreter.storage.timeline import Timeline
from support.written import written

SEED = 2024
#: option by option, both players; a space in a name is a plus
LINES = """
fleet_9 buy bamboo stone_boat_1 w_c1 bamboo_boat_1 b1_c1 wood_boat_1 c1_c2 b1_c1 b1 w_c1 c1_c2 toyo_tama
fleet_8 go_on sell clay_boat_1 done fleet_8 b1_c1 w_c1
fleet_3 go_on buy bamboo bamboo_boat_3 w_d1 stone_boat_2 c1_d1 done go_on build b18 done go_on go_on fleet_3 b17 bottom
p02 bottom top fleet_6 fleet_6 a3 e6 sell bamboo_boat_2 bamboo_boat_4 d1_e1 done
fleet_4 go_on buy wood wood_boat_3 d1_d2 clay_boat_1 d1_e2 done go_on build p03 done go_on go_on go_on
fleet_2 fleet_2 p01 buy bamboo wood_boat_2 c2_d2 bamboo_boat_2 c2_c3 wood_boat_4 b2_b3 c2_d2 b2_b3 b3 c2_c3
yasoma 3+different fleet_1 sell fleet_7 go_on no bamboo_boat_5 c3_d2 stone_boat_3 d2_d3 done
"""
PLAYED = [name.replace("+", " ") for name in LINES.split()]


@pytest.fixture(autouse=True)
def command() -> Iterator[None]:
    with Context(Command("table")):
        yield


def table_before(option: str, times: int = 1) -> Table:
    """Where an option is taken, so many times met; its first player is told everything up to then."""
    rules = rules_of("yamatai", 2)
    table = Table(Timeline(rules.start(SEED)), [Seat(PERSON), Seat()], Prompts(rules, "en"))
    found = [n for n, name in enumerate(PLAYED) if name == option][times - 1]
    choose(table, PLAYED[:found])
    return table


def choose(table: Table, options: list[str]) -> None:
    rules, timeline = table.timeline.match.rules, table.timeline
    for name in options:
        seat, pc, codes = timeline.match.owed()[0]
        timeline.pick(seat, next(code for code in codes if rules.option_id(pc, code) == name))
    table.events = table.record.all()


def asked(table: Table) -> Person:
    return Person(table, ask(table.timeline.match, 0))


def told_of(table: Table, *options: str) -> list[str]:
    """What the first player is told of their own answers."""
    table.hear(0)
    choose(table, [*options])
    table.hear(0)
    return table.spoken.log(table.news, 0, True)


def test_what_is_done_once_more_is_no_part_of_an_answer() -> None:
    """Each of three tiles is chosen, and whether it goes on top of the stack or under it: not that of one and the next
    tile at once, as if the second were put there."""
    person = asked(table_before("bottom"))
    assert [option.whole for option in person.question.options] == ["on top of the stack", "under the stack"]
    last = asked(table_before("bottom", 2))
    assert [option.whole for option in last.question.options] == ["on top of the stack", "under the stack"]


def test_a_question_says_what_it_is_about_if_that_was_chosen_before() -> None:
    assert asked(table_before("bottom")).prompt() == "Fleet 3: choose where Building 17 goes"
    assert asked(table_before("w_d1")).prompt().startswith("Bamboo boat · Place a boat")
    assert asked(table_before("p02")).prompt().startswith("Fleet 3: "), "the tile before has nothing to do with it"


def test_what_was_bought_is_told_also_if_it_is_used_at_once() -> None:
    (told,) = told_of(table_before("fleet_4"), "fleet_4", "go_on", "buy", "wood", "wood_boat_3")
    assert "+1 wood" in told and "+1 clay" in told and "−2 coins" in told


def test_nobody_is_told_that_they_no_longer_have_what_they_have_laid_somewhere() -> None:
    assert told_of(table_before("w_d1"), "w_d1") == []
    choose(table := table_before("bamboo_boat_3"), ["bamboo_boat_3", "w_d1"])
    boat, place = table.events[-2:]
    (told,) = table.spoken.log([boat, replace(place, how=How.ONLY)], 0, True)
    assert told == "Player 1 places: bamboo boat → D1 west", "where there is only one place, the whole deed"


def test_what_came_and_went_again_is_not_told_as_had() -> None:
    """A boat of the fleet is sold by the next answer, and both are told at once, each with what came of it."""
    table = table_before("fleet_8")
    table.told[1] = len(table.events)
    choose(table, ["fleet_8", "go_on", "sell", "clay_boat_1"])
    (told,) = table.spoken.log(table.events[table.told[1] :], 1, True)
    assert told == "Player 2 chooses a fleet: Fleet 8 (+1 bamboo boat, +1 clay boat); sells a clay boat (+4 coins)"


def test_what_answers_bring_is_not_told_as_brought_by_what_came_before_by_itself() -> None:
    table = table_before("fleet_4")
    table.hear(0)
    choose(table, ["fleet_4", "go_on", "buy", "wood"])
    fleet, *rest = table.events[table.told[0] :]
    told = table.spoken.log([replace(fleet, how=How.ONLY), *rest], 0, True)
    assert told == ["Player 1 chooses a fleet: Fleet 4 (+1 clay boat); buys a wood boat (−2 coins, +1 wood boat)"]


def test_what_is_still_offered_is_taken_if_several_answers_are_given_at_once() -> None:
    """The second boat could bring one of two tokens; by the first answer one of them is gone."""
    person = asked(table_before("w_c1", 2))
    wanted = ["C1 west: C1", "C1–C2: C2"]
    options = [option for name in wanted for option in person.question.options if option.whole == name]
    steps = person.table.ahead.together(person.spoken, person.asked, options)
    assert [person.spoken.label(*step) for step in steps] == ["C1 west", "C1–C2"]
    assert not person.table.ahead.told(0)


def test_an_option_with_a_single_thing_in_it_stands_below_a_heading_like_the_others() -> None:
    person = asked(table_before("w_c1", 2))
    assert [head for head, _ in person.question.headed()] == [["  C1 west:"], ["  C1–C2:"], []]


def test_what_decides_itself_in_an_option_can_be_named() -> None:
    """By any of its names: as the board calls it, too."""
    choose(table := table_before("d2_d3"), ["d2_d3"])
    (found,) = asked(table).question.meant("#8")
    assert found.whole == "build: Building 8, D2"


def test_what_a_card_has_brought_elsewhere_on_the_board_is_told_with_where_it_lies_now() -> None:
    table = table_before("fleet_3")
    told = " ".join(table.spoken.log(table.events))
    assert "uses Fleet 8 (stone boat → B1–C1, bamboo boat → C1 west)" in told
    choose(table, PLAYED[PLAYED.index("fleet_3") : PLAYED.index("fleet_4")])
    told = " ".join(table.spoken.log(table.events))
    assert "uses Fleet 6 (beige culture token → A3, red culture token → E6)" in told


def test_where_nothing_is_found_it_is_said_once_and_with_what_the_words_mean(
    capsys: pytest.CaptureFixture[str],
) -> None:
    person = asked(table_before("b1_c1", 2))
    person.order_why("build")
    told = " ".join(capsys.readouterr().out.split())
    assert "– Building 3, Building 8, Building 18, Torii 1, Palace 4: there is no empty island" in told
    assert told.count("there is no empty island") == 1
    assert "“An island on which there is neither a culture token nor a standard building" in told


def test_what_decides_itself_in_an_option_is_said_to_be_offered(capsys: pytest.CaptureFixture[str]) -> None:
    choose(table := table_before("d2_d3"), ["d2_d3"])
    assert asked(table).order_why("building 8") == "“Build: Building 8, D2” is offered."


def test_so_does_one_with_the_only_thing_of_a_sort() -> None:
    choose(table := table_before("p01"), ["p01"])
    listed = Person(table, ask(table.timeline.match, 1)).question.listed(100)
    assert listed[5:] == ["  sell 1 boat:", "  5  wood boat (+2 coins)", "  6  no, thanks"]


def test_where_only_a_card_is_left_to_use_it_is_said_what_is_passed_by(capsys: pytest.CaptureFixture[str]) -> None:
    """Who has placed no boat can neither collect nor build."""
    choose(table := table_before("fleet_3"), ["fleet_3", "go_on", "no", "done"])
    person = asked(table)
    assert person.prompt() == "Last chance before somebody else decides: use an ability, or go on"
    assert person.impossible() == (
        "not possible: collect culture tokens, build · nothing possible: “Recruit a specialist”"
    )
    person.order_why("build")
    assert "No available building tile will do" in capsys.readouterr().out
    choose(offered := table_before("d2_d3"), ["d2_d3"])
    assert not asked(offered).impossible() and not asked(table_before("bottom")).impossible()


def test_two_turns_of_a_player_one_after_the_other_are_two_entries_and_rows_that_are_filled_are_told() -> None:
    """With two players each has two turns in a round; between rounds the game turns over fleets."""
    table = table_before("fleet_7")
    told = table.spoken.log(table.events)
    of_two = [line.partition(" (")[0] for line in told if line.startswith("Player 2 chooses")]
    assert of_two[-2:] == ["Player 2 chooses a fleet: Fleet 2", "Player 2 chooses a fleet: Fleet 1"]
    (between,) = [line for line in told if line.startswith("Preparation of the next round")]
    assert "(the row of specialists: Yasoma; the row of building tiles: Torii 3; the row of face-up fleets: " in between


STEPS = """
game: steps
players: [2]
counters: {level: {of: game}, point: {of: player}}
kinds: {stone: {start: pool, has: {height: number}}}
zones: {pool: {holds: stone}, wall: {of: player, holds: stone}}
stones: {source: known, ash: {height: 0}, birch: {height: 0}, cedar: {height: 1}, daisy: {height: 1}}
flow: {round: {as each player: build}, build: {stack: {any number of times: stack}}}
rules: {stack: [{choose a stone in pool where height of it FITS: move that stone to your wall}, gain 1 level]}
end: {rounds: {when: round is 2, after: {rounds: 0}}}
winner: [most point]
"""


@pytest.mark.parametrize(("fits", "several"), [("is level", []), ("at least level", [1, 3])])
def test_several_answers_are_spoken_of_only_where_the_second_can_be_one_of_those_listed(
    tmp_path: Path, fits: str, several: list[int]
) -> None:
    rules = written(tmp_path, STEPS.replace("FITS", fits))
    table = Table(Timeline(rules.start(1)), [Seat(PERSON), Seat()], Prompts(rules, "en"))
    person = asked(table)
    numbers = [person.question.numbers[option] for option in person.several]
    assert numbers == several


def test_a_place_that_decides_itself_in_one_option_and_stands_in_others_is_asked_about() -> None:
    person = asked(table_before("build", 2))
    told = person.understand("d1")
    assert isinstance(told, str) and told.startswith("Which one? collect culture tokens: D1–D2: D2, ")
    assert "build: Torii 3: D1" in told
    assert isinstance(person.understand("e2"), tuple), "it stands in one option alone"


def test_what_only_comes_behind_an_option_that_decides_itself_is_not_offered_here() -> None:
    """Who takes the token of C1 west, the only one there, is asked for another, and only then may say that it is
    enough; behind the others an island is chosen first."""
    person = asked(table_before("b1_c1", 2))
    assert "C1 west: C1" in [option.whole for option in person.question.options]
    found, _ = looked_up(person, "done")
    assert [(answer.name, answer.offered, answer.here) for answer in found] == [("Done", False, False)]
    assert looked_up(person, "b1")[0][0].offered, "it is the rest of B1–C1"


def test_where_a_step_is_over_help_explains_the_cards_that_can_still_be_used(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It explained the step in which boats are discarded, of which nothing comes any more."""
    person = asked(table_before("go_on", 9))
    assert person.prompt().startswith("Last chance") and person.understand("?") == ""
    said = capsys.readouterr().out
    assert said.startswith("Fleet 4: ") and "discard" not in said
    asked(table_before("go_on", 5)).understand("?")
    assert capsys.readouterr().out.startswith("  1  Fleet 3"), "an option of its own has its text below it"


def test_what_ends_a_step_in_which_nothing_is_left_only_goes_on() -> None:
    """It was called as if there were more of it to be done; its own word is still understood."""
    tables = [table_before("done", n) for n in range(1, PLAYED.count("done") + 1)]
    mine = [asked(table) for table in tables if table.timeline.match.owed()[0][0] == 0]
    over = [person for person in mine if person.over]
    assert over and len(over) < len(mine)
    for person in over:
        assert [option.label for option in person.question.options if option.code < 0] == ["go on"]
        assert person.understand("done") == person.understand("go on")


def test_what_is_not_possible_behind_a_heading_is_answered_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    person = asked(table_before("wood_boat_1"))
    for said in ("wood d1-e1", "wood boat: d1-e1", "why wood d1-e1"):
        assert person.understand(said) == ""
        first, reason, *_ = capsys.readouterr().out.splitlines()
        assert (first, reason) == ("D1–E1 is not offered:", "  You can only choose a sea space where the chain goes on")
    assert "wood nowhere" in str(person.understand("wood nowhere"))


STALL = """
game: stall
players: [2]
counters: {coin: {of: player, start: 3}, gem: {of: player, start: 3}, point: {of: player}}
kinds: {place: {}, vase: {start: shelf}}
zones:
  shelf: {holds: vase}
  house: {of: player, holds: vase}
places: {source: known, stall: {}}
vases: {source: known, blue_vase: {}, red_vase: {}}
flow: {round: {as each player: turn}, turn: {find a place: trade at that place}}
rules:
  trade at a place:
    you may:
      - choose a vase in shelf
      - pay 2 coins or 1 gem
      - move that vase to your house
end: {rounds: {when: round is 1, after: {rounds: 0}}}
winner: [most point]
"""


def test_what_was_chosen_by_an_answer_before_is_the_deed_that_is_told_with_what_came_of_it(tmp_path: Path) -> None:
    """Told first what came before the second answer, which only says with what is paid."""
    rules = written(tmp_path, STALL)
    table = Table(Timeline(rules.start(1)), [Seat(PERSON), Seat()], Prompts(rules, "en"))
    choose(table, ["blue_vase"])
    table.hear(0)
    seat, _, codes = table.timeline.match.owed()[0]
    table.timeline.pick(seat, codes[0])
    table.events = table.record.all()
    table.hear(0)
    told = table.spoken.log(table.news, 0, True)
    assert told == ["Player 1: trade at this place → Blue vase (−2 coins)"]
