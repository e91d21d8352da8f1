"""What is asked after a decision by which nothing happens."""

from __future__ import annotations

import random

from spielwerk.interpreter import Match, load
from spielwerk.interpreter.engine.lookahead import asked_next


def option(match: Match, name: str) -> int:
    return next(o.code for o in match.decisions()[0].options if o.id == name)


def test_the_next_question_is_the_one_that_will_be_asked() -> None:
    match, chance, looked = load("yamatai", 2).start(4), random.Random(4), 0
    for _ in range(150):
        player, _, codes = match.owed()[0]
        names = [o.id for o in match.decisions()[0].options]
        if "go_on" in names and (after := asked_next(match, player, option(match, "go_on"))) is not None:
            then = match.clone()
            then.choose("go_on")
            assert then.owed() == after.owed() and then.view(player) == match.view(player)
            looked += 1
        match.pick(player, chance.choice(codes))
    assert looked > 5


def test_where_something_happens_nothing_is_asked_ahead() -> None:
    match = load("yokohama", 2).start(3)
    for _ in range(2):
        decision = match.decisions()[0]
        match.choose(decision.options[0].id, decision.player)
    match.choose("pair")
    assert asked_next(match, 0, option(match, "bank")) is None, "there is a turn of somebody else, and money"
