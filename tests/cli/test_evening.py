"""An evening at one table, played by hand: what is understood, told and offered at some of its questions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from click import Command, Context
from games.playing import rules_of
from spielwerk.cli.asking import Question
from spielwerk.cli.person import Person, Undone
from spielwerk.cli.said_ahead import said_ahead
from spielwerk.cli.table import Table
from spielwerk.cli.understanding import understood
from spielwerk.interpreter.asking.foresight import Step
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.asking.skipped import Skipped
from spielwerk.interpreter.asking.walks import STOP
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.storage.save_records import PERSON, Seat
from spielwerk.interpreter.storage.timeline import Timeline

SEED = 7101
#: option by option, both players; a space in a name is a plus
LINES = """
o14 o13 spread silk_mill fishing_ground port_a silk_mill done pair church ch4 1+tea from_here done pair fishing_ground
walk fishing_ground stop shop b11_shops_1 fulfil_order pair tea_plantation walk done pair port_a walk o26 o36 2+yen
shop b17_shops_1 done done pair church walk ch1 1+tea from_here done pair fishing_ground walk claim_achievement done
pair church done done spread silk_mill tea_plantation customs walk tea_plantation stop fulfil_order o26 done spread
copper_mine church port_a church ch7 from_here shop b03_shops_1 done pair laboratory_a walk customs stop cu2 from_here
use_agent laboratory_a letterpress_1 done pair port_a done
"""
PLAYED = [name.replace("+", " ") for name in LINES.split()]


@pytest.fixture(autouse=True)
def command() -> Iterator[None]:
    with Context(Command("table")):
        yield


def table_after(decisions: int, language: str = "en") -> Table:
    """A person at the first seat, who is told everything up to then."""
    rules = rules_of("yokohama", 2)
    timeline = Timeline(rules.start(SEED))
    for name in PLAYED[:decisions]:
        seat, pc, codes = timeline.match.owed()[0]
        timeline.pick(seat, next(code for code in codes if rules.option_id(pc, code) == name))
    return Table(timeline, [Seat(PERSON), Seat()], Prompts(rules, language))


def asked(table: Table) -> Person:
    return Person(table, ask(table.timeline.match, 0, table.alone))


#: where one of five orders is chosen; where a shop can be built that brings something
ORDERS, SHOPS = 30, 33
#: where an agent can be used in two places, without effect but that an assistant comes back; and where one was chosen
AGENT, USED = 61, 80
#: after it was chosen to place assistants in different areas
SPREAD = 3
#: where the president can walk, or do one thing else
WALK = 74
#: behind a step in which nothing could be built; where the last round begins
NOTHING_BUILT, LAST = 46, 71


@pytest.mark.parametrize("said", ["36", "2", "order 36", "o36", "r 3", "6", "99", "nonsense", "3 4", "36x"])
def test_an_answer_means_the_same_alone_and_behind_others(said: str) -> None:
    """A number that no option has may be a part of the name of one."""
    alone, behind = asked(table_after(ORDERS)), asked(table_after(ORDERS))
    behind.table.ahead.give(0, [said, "and what comes then"])
    means = understood(alone, said)
    assert said_ahead(behind) == (means if isinstance(means, tuple) else None)
    assert isinstance(means, tuple) == (said not in ("r 3", "99", "nonsense", "36x"))


def test_what_an_option_brings_is_no_name_of_it_but_leads_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    person = asked(table_after(SHOPS))
    assert person.understand("tea") == (
        "No option is called `tea`; it stands behind: 3 Building tile 17, shop space 3 (+2 tea)"
    )
    assert not capsys.readouterr().out, "of many things with such names nothing"
    assert "stands behind" not in str(person.understand("chinatown"))
    person.table.ahead.give(0, ["tea"])
    assert said_ahead(person) is None
    person.show()
    assert "behind: 3 Building tile 17" in " ".join(capsys.readouterr().out.split()), "of several answers, too"


def test_what_options_bring_is_found_by_any_form_of_its_name() -> None:
    """Polish counts tea in the genitive, and copper is feminine."""
    question = asked(table_after(SHOPS, "pl")).question
    assert numbers(question, "herbata") == numbers(question, "herbaty") == numbers(question, "HERBATĘ") == [3]
    assert numbers(question, "miedz") == [1] and not numbers(question, "agent")


def numbers(question: Question, said: str) -> list[int]:
    return [question.numbers[option] for option in question.bringing(said)]


def test_news_of_the_end_say_what_is_still_to_come_and_the_log_what_was_to_come_then(
    capsys: pytest.CaptureFixture[str],
) -> None:
    person = asked(table_after(LAST))
    person.table.hear(0)
    person.show()
    said = " ".join(capsys.readouterr().out.split())
    assert "last round" in said and "The game ends with this round: the church" in said and "one more" not in said
    person.order_log("")
    assert "The game ends after this round and one more: the church" in " ".join(capsys.readouterr().out.split())
    person.order_log("1")
    (turn,) = " ".join(capsys.readouterr().out.split()).split("Player 2 ")[1:]
    assert "Church" in turn and "builds: shop" in turn, "the end that comes meanwhile does not part a turn"


def test_a_step_in_which_nothing_was_possible_is_named_and_why_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    """There was a shop already, and there is no other in hand: that the spaces were taken is not said."""
    person = asked(table_after(NOTHING_BUILT))
    assert person.impossible() == "nothing possible: “Build on this area”"
    assert person.order_why("build") == ""
    told = capsys.readouterr().out
    assert "You have a shop on the shop spaces" in told and "1 trading house missing from your hand" in told
    assert "There is no shop space" not in told
    assert person.order_why("build on this area") == "", "by its name, as it is told that nothing was possible in it"
    told = capsys.readouterr().out
    assert told.startswith("Build on this area: none of them is offered") and "Now: " not in told
    assert not asked(table_after(SHOPS)).impossible(), "here it is asked for"


def test_a_step_of_a_place_in_which_nothing_was_possible_is_no_more_than_that_step(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The second order at the port, and not the port as a whole."""
    person = asked(table_after(SHOPS))
    second = next(pc for pc, choice in person.spoken.choices.items() if person.spoken.once_more(pc))
    person.skipped = [Skipped(Step(second, STOP), (), person.match, whole=True)]
    assert person.impossible() == "nothing possible: “Port A (one more)”"
    for name in ("Port A (one more)", "port a one more"):
        assert person.order_why(name) == ""
        told = capsys.readouterr().out
        assert told.startswith("Port A (one more): none of them is offered") and "Order" in told
    assert person.order_why("port a") == ""
    told = capsys.readouterr().out
    assert told.startswith("Port A is not offered") and "Port A (one more): none" in told


def test_where_all_that_comes_of_an_option_is_that_pieces_come_back_that_is_told() -> None:
    brings = [option.brings for option in asked(table_after(AGENT)).question.options]
    assert brings == [*["−American agent, 1 assistant → hand"] * 2, ""]
    assert "assistant" not in str([option.brings for option in asked(table_after(SHOPS)).question.options])


def test_what_is_printed_on_a_part_of_something_is_not_told_twice() -> None:
    """The reward of a shop space is what an option brings by it."""
    question = asked(table_after(SHOPS)).question
    assert [(option.brings, question.printed(option)) for option in question.options][:2] == [
        ("+1 copper", ""),
        ("+1 silk", ""),
    ]


def test_what_was_chosen_for_a_deed_is_not_told_once_more_as_lost_by_it() -> None:
    told = len(table_after(USED - 1).events)
    later = table_after(USED + 1)
    (text, *_) = later.spoken.log(later.events[told:], 0, True, [])
    assert text == "Player 1 uses: American agent, Laboratory A"


def test_why_nothing_can_be_taken_back_says_who_has_seen_something_by_ones_own_decision() -> None:
    """An order lay in hand, where the other player could not see it."""
    told = asked(table_after(AGENT)).order_undo("")
    assert told == "Not taken back: another player has seen something since then that was hidden from them"


def test_what_is_taken_back_is_told_once_with_what_others_did_since(capsys: pytest.CaptureFixture[str]) -> None:
    table = table_after(LAST)
    with pytest.raises(Undone):
        asked(table).order_undo("")
    asked(table).show()
    assert "Taken back: done, and what Player 2 did after it.\n" in capsys.readouterr().out
    asked(table).show()
    assert "Taken back" not in capsys.readouterr().out
    alone = table_after(SHOPS)
    with pytest.raises(Undone):
        asked(alone).order_undo("")
    asked(alone).show()
    assert "Taken back: shop.\n" in capsys.readouterr().out, "nobody else has decided since"


def test_what_is_taken_back_has_the_numbers_it_had_when_it_was_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    """It was called what it would be where nothing is known of a game: up to 1 assistants."""
    table = table_after(SPREAD)
    with pytest.raises(Undone):
        asked(table).order_undo("")
    asked(table).show()
    assert "Taken back: up to 3 assistants on different areas.\n" in capsys.readouterr().out
    spread = next(option for option in asked(table).question.options if option.id == "spread")
    assert table.spoken.label(*spread.way.said[0]) == spread.label, "what the rules say, where no game is known"


def test_a_single_option_has_no_heading_for_several() -> None:
    lines = asked(table_after(WALK)).question.listed(100)
    assert "  Option:" in lines and "  Options:" not in lines


def test_what_ends_a_step_that_comes_twice_in_a_turn_says_what_comes_next() -> None:
    first, last = (asked(table_after(n)).question.options[-1] for n in (LAST, AGENT))
    assert (first.label, first.brings) == ("done", "then: place assistants")
    assert (last.label, last.brings) == ("done", ""), "then it is for somebody else to decide"
