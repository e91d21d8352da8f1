"""Things that belong to things: lists, groups, swaps, payment in things, things of players (tests/data/grove)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from runtime.tiny import refused
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.operations import Impossible
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.engine.totals import broken_totals
from support.oracle import legal

GROVE = Path(__file__).parents[1] / "data" / "grove"


@pytest.fixture(scope="module")
def rules() -> Rules:
    return load(str(GROVE), 3)


def index(rules: Rules, name: str) -> int:
    return rules.words.thing_names[name]


def where(match: Match, name: str) -> int:
    return match.state[match.rules.layout.locations + index(match.rules, name)]


def put(match: Match, name: str, zone: str, holder: str = "") -> None:
    rules = match.rules
    number = index(rules, holder) if holder else 0
    place = rules.layout.place_number(rules.words.zones[zone], number)
    rules.machine.ops.put(match.state, index(rules, name), place)


def swap(match: Match, first: str, second: str) -> None:
    match.rules.machine.ops.swap(match.state, index(match.rules, first), index(match.rules, second))


def offered(match: Match) -> list[str]:
    return [option.id for option in match.decisions()[0].options]


@pytest.mark.parametrize("seed", range(6))
def test_the_slow_law_agrees_and_nothing_is_lost(rules: Rules, seed: int) -> None:
    match, chance = rules.start(seed), random.Random(seed)
    while not match.over:
        player, _, codes = match.owed()[0]
        assert sorted(legal(rules.machine, match.state)) == sorted(codes)
        match.pick(player, chance.choice(codes))
        assert broken_totals(match) == []


def test_two_things_change_places_in_a_row_and_between_places(rules: Rules) -> None:
    match = rules.start(1)
    before = match.view(0)["zones"]["shelf"]
    first, second = [name for name in before if name][:2]
    swap(match, first, second)
    assert match.view(0)["zones"]["shelf"][:2] == [second, first]
    swap(match, "hazel_1", first)  # one in a crown, one in the row
    assert match.view(0)["zones"]["shelf"][:2] == [second, "hazel_1"]
    assert broken_totals(match) == []


def test_a_swap_within_one_pile_and_with_itself_changes_nothing(rules: Rules) -> None:
    match = rules.start(1)
    first, second = "hazel_1", "hazel_6"  # both in the crown of the oak
    assert where(match, first) == where(match, second)
    before = list(match.state)
    swap(match, first, second)
    swap(match, first, first)
    assert match.state == before


def test_what_is_missing_is_not_swapped(rules: Rules) -> None:
    match = rules.start(1)
    with pytest.raises(Impossible):
        rules.machine.ops.swap(match.state, -1, index(rules, "hazel_1"))


def test_full_zones_are_in_nobodys_way_when_things_change_places(rules: Rules) -> None:
    match = rules.start(1)
    put(match, "pecan_1", "crown", "elm")  # oak and elm are full now
    swap(match, "hazel_1", "pecan_1")
    assert where(match, "pecan_1") == where(match, "hazel_6") != where(match, "hazel_1")
    assert broken_totals(match) == []


def test_too_few_things_cannot_be_paid(rules: Rules) -> None:
    match = rules.start(2)
    assert "give" in offered(match) and "sell" not in offered(match)
    match.choose("give")  # the only nut is not asked for
    mine = rules.layout.place_number(rules.words.zones["nuts"], 0)
    assert list(rules.machine.ops.members(match.state, mine)) == [] and broken_totals(match) == []


def test_equal_and_different_are_told_by_what_makes_things_alike(rules: Rules) -> None:
    match = rules.start(2)
    mine = match.rules.layout.place_number(rules.words.zones["nuts"], 0)
    for i in rules.words.kinds["nut"].things:
        if match.state[rules.layout.locations + i.index] == mine:
            put(match, i.name, "sack")
    for name in ("pecan_1", "hazel_5"):  # both sweet, one of them big
        rules.machine.ops.put(match.state, index(rules, name), mine)
    match.advance()
    assert "sell" in offered(match)
    match.choose("sell")
    assert where(match, "pecan_1") == where(match, "hazel_5") != mine


def test_things_of_players_belong_to_them(rules: Rules) -> None:
    owners = [thing.owner for thing in rules.words.kinds["cat"].things]
    assert owners == [0, 0, 1, 1, 2, 2]
    match = rules.start(0)
    match.choose("call_cats")
    haste = match.view(0)["counters"]["haste"]
    assert haste == {"tabby_1": 1, "tabby_2": 1}


def test_views_and_imagined_games_know_things_of_players(rules: Rules) -> None:
    match = rules.start(3)
    for seat in range(3):
        imagined = match.imagine(seat, 5)
        assert imagined.view(seat) == match.view(seat)
        assert broken_totals(imagined) == []


def test_a_named_zone_is_needed_to_pay_things(tmp_path: Path) -> None:
    found = refused(
        tmp_path,
        kinds={"card": {"start": "deck"}},
        cards={"ace": {"copies": 3}},
        zones={"deck": {"holds": "card"}} | {side: {"of": "player", "holds": "card"} for side in ("left", "right")},
        rules={"act": {"choose one": {"rest": "nothing", "earn": {"pay 1 card": "gain 1 coin"}}}},
    )
    assert [p.code for p in found] == ["pay-things"]


CARDS = {
    "kinds": {"card": {"start": "deck"}, "coinpurse": {"start": "bag"}},
    "cards": {"ace": {"copies": 3}},
    "coinpurses": {"red": {}},
    "zones": {
        "deck": {"holds": "card", "limit": 9},
        "bag": {"holds": "coinpurse"},
        "cards": {"of": "player", "holds": "card"},
    },
}


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [("pay 1 card", "pay-things", "no room"), ("swap ace_1 with red", "wrong-type", "change places")],
)
def test_what_could_find_no_place_is_refused(tmp_path: Path, line: str, code: str, words: str) -> None:
    found = refused(tmp_path, **CARDS, rules={"act": {"choose one": {"rest": "nothing", "earn": [line]}}})
    assert [(p.code, words in str(p.message)) for p in found] == [(code, True)]
