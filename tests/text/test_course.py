"""When the steps of a game come, read from its flow alone."""

from __future__ import annotations

from functools import cache

import pytest
from spielwerk.interpreter import load
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.questions.step_names import Steps, name_of
from spielwerk.interpreter.prose.texts.course import Course


@cache
def steps(game: str, language: str = "en") -> Steps:
    return Steps(Prompts(load(game, 2), language))


def course(game: str) -> Course:
    return steps(game).course


@pytest.mark.parametrize(
    ("game", "name", "comes"),
    [
        ("yokohama", "extra_actions", [("first", "turn"), ("after", "main_action")]),
        ("yokohama", "placement", [("after", "extra_actions")]),  # the first of what comes after them
        ("yokohama", "bonus", [("after", "act.area_action")]),
        ("yokohama", "use_agent", [("in", "extra_actions")]),
        ("yokohama", "setup.draft_orders", [("in", "setup")]),
        ("yokohama", "scoring.church_bonus", [("in", "scoring")]),
        ("yamatai", "transaction", [("after", "choose_fleet"), ("by", "izanagi")]),
        ("yamatai", "sort_boats", [("after", "collect"), ("after", "recruit")]),
        ("smartphone_inc", "planning", [("first", "round")]),
        ("smartphone_inc", "improving", [("after", "production")]),  # a phase, though nobody is asked in it
        ("smartphone_inc", "finish_research", [("first", "research"), ("in", "place_marker")]),
        ("smartphone_inc", "plan", [("in", "planning")]),
    ],
)
def test_a_step_comes_where_the_flow_has_it(game: str, name: str, comes: list[tuple[str, str]]) -> None:
    assert [(moment.how, moment.of) for moment in course(game).moments(name)] == comes


def test_what_is_certainly_going_on_around_a_step() -> None:
    found = course("yokohama")
    assert found.around("movement") == {"movement", "main_action", "turn", "round"}
    assert "main_action" not in found.around("recovery"), "an agent acts at an area, too"
    assert {"act", "turn"} <= found.around("recovery")


@pytest.mark.parametrize(("game", "language"), [("yokohama", "uk"), ("yamatai", "pl"), ("smartphone_inc", "de")])
def test_every_step_has_a_name_and_a_time_in_words(game: str, language: str) -> None:
    spoken = steps(game, language)
    for name in spoken.names():
        said = spoken.title(name) + spoken.when(spoken.course.moments(name))
        assert "{" not in said and "_" not in said, name


def test_the_phase_of_a_decision_is_told_where_rounds_have_several() -> None:
    phones = steps("smartphone_inc", "en")
    found = {name_of(phones.spoken, pc): phones.phase(pc) for pc in phones.spoken.choices}
    assert found["plan"] == found["add_improvements"] == "phase 1 – planning" and found["sale"].startswith("phase 7")
    before = {name_of(phones.spoken, pc): pc for pc in phones.spoken.choices}
    bonus, led = before["bonus_marker"], [before["logistics_action"]]  # a technology may open an office, too
    assert phones.phase(bonus) == "" and phones.phase(bonus, led).startswith("phase 6")
    assert phones.phase(bonus, [before["sale"], *led]) == "", "from there nothing leads to it"
    for game in ("yokohama", "yamatai"):
        assert not any(map(steps(game, "en").phase, steps(game, "en").spoken.choices)), "all is one turn after another"
