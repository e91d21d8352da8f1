"""What the others know of something chosen from where only one player looks."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.engine.imagining import laden
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.engine.reveals import sealed_by

DATA = Path(__file__).parents[1] / "data"


def paths(rules: Rules) -> set[str]:
    choices = rules.machine.program.choices
    return {choices[pc].path for pc in rules.sight.open_choices}


@pytest.mark.parametrize(
    ("name", "opened", "kept"),
    [
        ("envoys", {"play"}, {"guess"}),
        ("tricks", {"play"}, {"pass_one"}),
        ("veiled", {"act.play"}, {"act.bury", "act.bet"}),
    ],
)
def test_a_choice_is_open_if_what_is_chosen_goes_to_where_all_see_it(
    name: str, opened: set[str], kept: set[str]
) -> None:
    rules = load(str(DATA / name), 2)
    known = {choice.path for choice in rules.machine.program.choices.values()}
    assert opened | kept <= known and opened <= paths(rules) and not kept & paths(rules)


def test_what_may_go_either_way_is_not_told() -> None:
    rules = load("yamatai", 2)
    assert "fleet_3" not in paths(rules), "what is looked at goes back to the stack"
    assert "fulfil_order" in paths(load("yokohama", 2)), "an order is laid on the table before it is paid for"


def at_order() -> tuple[Match, int, int]:
    """A match of Yokohama in which somebody may choose an order in hand, and the code of one."""
    rules = load("yokohama", 2)
    for seed in range(40):
        match = rules.start(seed)
        while not match.over:
            player, pc, codes = match.owed()[0]
            if rules.machine.program.choices[pc].path == "fulfil_order" and codes[0] >= 0:
                return match, player, codes[0]
            match.pick(player, codes[(seed + len(match.history)) % len(codes)])
    raise AssertionError("nobody had two orders")


def test_what_was_chosen_in_the_open_cannot_be_taken_back() -> None:
    match, player, code = at_order()
    after = match.clone()
    events = recorded(after, player, code)
    assert not events[0].unseen
    seal = sealed_by(match, player, code, events)
    assert seal is not None and seal.id in ("undo-seen", "undo-chance")


def test_what_was_chosen_and_stays_in_hand_is_imagined_anew() -> None:
    """The slot in which a choice keeps what was chosen tells nobody."""
    rules = load(str(DATA / "veiled"), 2)
    match = rules.start(1)
    match.choose("bet")
    card = match.owed()[0][2][0]
    match.pick(0, card)
    at = rules.layout.locations + card
    assert len({match.imagine(1, seed).state[at] for seed in range(30)}) > 1
    assert {match.imagine(0, seed).state[at] for seed in range(30)} == {match.state[at]}


def test_only_things_are_known_by_what_lies_on_them() -> None:
    """No thing is a part of nothing: the last one would be known to everybody."""
    rules = load(str(DATA / "verbs"), 2)
    known = laden(rules, rules.start(1).state)
    assert known and known <= set(range(len(rules.words.things)))


def test_things_change_places_in_a_stack_whatever_their_numbers_are() -> None:
    """The first slot of a stack counts what lies there: that may be the number of a thing."""
    rules = load(str(DATA / "envoys"), 3)
    match, act = rules.start(1), rules.machine.ops
    deck = rules.layout.zone_places["deck"]
    cards = act.members(match.state, deck)
    count = next((thing for thing in cards if thing == len(cards)), None)
    if count is None:  # the thing with that number is brought there
        count = len(cards)
        act.swap(match.state, count, cards[0])
    inside = act.members(match.state, deck)
    other = next(thing for thing in inside if thing != count)
    act.swap(match.state, count, other)
    swapped = {count: other, other: count}
    assert act.members(match.state, deck) == [swapped.get(thing, thing) for thing in inside]
