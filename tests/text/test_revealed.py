"""What is told of a secret answer comes when everybody has answered, whatever the others answer."""

from __future__ import annotations

import random

import pytest
from spielwerk.interpreter import Match, load
from spielwerk.interpreter.asking.foresight import Step
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.engine.layings import layings
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.options.revealed import Revealed


@pytest.fixture(scope="module")
def planning() -> Match:
    return load("smartphone_inc", 3, variants=("dealt_companies",)).start(3)


def finished(match: Match, seat: int, steps: list[int], seed: int) -> Match:
    """The block is over: one has laid as said and declines the rest, the others have answered anyhow."""
    then, chance, mine = match.clone(), random.Random(seed), [*steps]
    while then.threads is not None:
        who, _, codes = then.owed()[0]
        own = mine.pop(0) if who == seat and mine else -1 if -1 in codes else chance.choice(codes)
        then.pick(who, own)
    return then


def test_what_is_told_of_a_plan_comes_whatever_the_others_plan(planning: Match) -> None:
    rules, seat = planning.rules, 0
    told = Revealed(Prompts(rules, "en"), ask(planning, seat))
    counter = rules.layout.counters["price"] + seat
    goods = rules.layout.pieces["good", "warehouse"] + seat
    found = layings(planning, seat)
    prices = set()
    for result in found[::9]:
        way = result.ways[0]
        if result.pauses:
            continue
        said = told.told(tuple(Step(*step) for step in way.steps))
        for seed in range(3):
            state = finished(planning, seat, [*way.codes], seed).state
            price, amount = state[counter], state[goods]
            assert (f"price 5 → {price}" in said) == (price != 5), (said, price)
            assert [text for text in said if text.endswith(("good", "goods"))] == [
                f"+{amount} good{'s' if amount > 1 else ''}"
            ]
            prices.add(price)
    assert len(prices) > 2


def test_what_the_others_have_planned_does_not_show(planning: Match) -> None:
    """The same is told before and after somebody else has answered in the same secret block."""
    after, chance = planning.clone(), random.Random(4)
    while (owed := next((codes for who, _, codes in after.owed() if who == 1), None)) is not None:
        after.pick(1, -1 if -1 in owed else chance.choice(owed))
    spoken = Prompts(planning.rules, "en")
    steps = tuple(Step(*step) for step in layings(planning, 0)[0].ways[0].steps)
    assert [Revealed(spoken, ask(match, 0)).told(steps) for match in (planning, after)] == [
        Revealed(spoken, ask(planning, 0)).told(steps)
    ] * 2


def test_nothing_is_told_where_more_must_be_decided_and_outside_of_secret_blocks(planning: Match) -> None:
    spoken = Prompts(planning.rules, "en")
    told = Revealed(spoken, ask(planning, 0))
    (pauses, *_) = [result for result in layings(planning, 0) if result.pauses]
    assert told.told(tuple(Step(*step) for step in pauses.ways[0].steps[:1])) == [], "it must still be laid"
    open_game = load("yamatai", 2).start(1)
    assert Revealed(Prompts(open_game.rules, "en"), ask(open_game, open_game.owed()[0][0])).waiting == []
