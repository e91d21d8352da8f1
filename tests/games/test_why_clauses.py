"""A reason names what was chosen before, and says by itself what would be piled behind one noun."""

from __future__ import annotations

import pytest
from spielwerk.interpreter import Rules
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.why.whynot import WhyNot
from support.written import written

#: gardens with beds: whoever has enough plants one bed of the garden where they are, or carries compost over
GARDENS = """\
game: gardens
players: [2]
counters: {point: {of: player}}
pieces:
  spade: {of: player, start: {shed: 3}, lies on: [shed, bed]}
  heap: {start: {yard: 2}, lies on: [yard, garden]}
kinds: {garden: {}, bed: {part of: garden, listed under: beds, has: {sunny: flag}}}
zones: {shed: {of: player}, yard: {}}
gardens:
  upper: {beds: [{sunny: yes}, {sunny: no}]}
  lower: {beds: [{sunny: no}, {sunny: no}]}
  outer: {beds: [{sunny: no}]}
define:
  a garden is rich: it has a heap and there is no sunny bed of it
  a bed is full: it has a spade
flow: {round: {as each player: turn}, turn: [carry, plant]}
rules:
  carry:
    you may:
      - choose a garden
      - choose another garden
      - gain 1 point
  plant:
    choose a garden: plant_there at that garden
    otherwise: nothing
  plant_there at a garden:
    choose one:
      here: {choose a bed of here without your spade: move 1 spade from your shed to that bed}
      where_rich: {choose a rich garden with a heap where there is a full bed of it: gain 1 point}
      none: nothing
end: {far: {when: there is a player with 3 points, after: now}}
winner: [most point]
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    return written(tmp_path_factory.mktemp("gardens"), GARDENS)


def lines(rules: Rules, asked: str, *chosen: str) -> list[str]:
    """Why something is not offered, after some decisions."""
    match = rules.start(1)
    for option in chosen:
        match.choose(option)
    why = WhyNot(Prompts(rules, "en"), match, match.owed()[0][0])
    return why.answer(why.meant(asked)[0]).lines


def test_another_thing_is_not_the_one_chosen_before(rules: Rules) -> None:
    assert lines(rules, "upper", "upper") == ["It has been chosen already"]


def test_several_clauses_behind_one_noun_are_told_each_by_itself(rules: Rules) -> None:
    assert lines(rules, "where_rich", "upper", "lower", "lower") == [
        "No rich garden meets all of these conditions:",
        "– There is a heap on this garden",
        "– This garden has a full bed",
        "A rich garden: there is a heap on this garden and this garden has no sunny bed",
    ]


def test_what_belongs_to_a_place_chosen_before_is_told_with_its_name(rules: Rules) -> None:
    told = ["You can only choose a bed of the garden Lower"]
    assert lines(rules, "upper_beds_1", "upper", "lower", "lower", "here") == told
