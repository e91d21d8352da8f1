"""Grids: positions are asked in steps, every one that is legal and no other; what shows is counted."""

from __future__ import annotations

import random
import timeit
from collections.abc import Iterator
from pathlib import Path

import pytest
from games.playing import play
from games.test_invariants import game_keeps_the_invariants
from games.test_oracle import watched
from spielwerk.interpreter import Match, Refused, Rules, broken_totals, load, load_save, save
from spielwerk.interpreter.terms import thing_tables
from support.oracle import laid_cells, legal_spots

LAYERS = Path(__file__).parents[1] / "data" / "layers"
SIDES = ("dark_front", "dark_back", "light_front", "light_back")


@pytest.fixture(scope="module")
def rules() -> Rules:
    return load(str(LAYERS), 1)


def choices(match: Match) -> list[str]:
    return [option.id for option in match.decisions()[0].options]


def answered(match: Match, *options: str) -> Match:
    for option in options:
        match.choose(option, 0)
    return match


def plans(rules: Rules) -> Iterator[tuple[str, ...]]:
    """Every way to lay one panel over the other without strips, by the decisions a player is asked."""
    for lower in choices(rules.start(1)):
        for upper in choices(answered(rules.start(1), lower, "done")):
            for turn in choices(answered(rules.start(1), lower, "done", upper)):
                for cell in choices(answered(rules.start(1), lower, "done", upper, turn)):
                    yield lower, upper, turn, cell


def shown(rules: Rules, plan: tuple[str, ...]) -> tuple[tuple[int, ...], int]:
    """How often each symbol shows in the end, and how many cells are covered."""
    lower, upper, turn, cell = plan
    before = answered(rules.start(1), lower, "done", upper, turn)
    thread = before.threads[0]  # type: ignore[index]
    state = thread.state[:]
    code = next(c for c in thread.found if rules.option_id(state[0], c) == cell)
    rules.machine.choose(state, code)
    grids, desk = rules.machine.grids, rules.layout.zone_places["desk"]
    everything = (1 << len(rules.words.things)) - 1
    symbols = [grids.visible(state, desk, t.index, everything) for t in rules.words.kinds["symbol"].things]
    return tuple(symbols), grids.covered(state, desk, -1, everything)


def test_two_panels_lie_over_each_other_in_480_ways_with_81_results(rules: Rules) -> None:
    found = [shown(rules, plan) for plan in plans(rules)]
    assert len(found) == 480
    assert len(set(found)) == 81
    # what counts in the end: the price goes up or down, and a covered cell is worth as much as goods
    assert len({(up - down, goods + covered, *rest) for (up, down, goods, *rest), covered in found}) == 66


def test_first_how_it_is_turned_then_where_and_the_rest_is_not_asked(rules: Rules) -> None:
    match = answered(rules.start(1), "dark_front", "done", "light_back")
    assert choices(match) == ["upright", "right", "upside_down", "left"]
    match = answered(match, "right")
    assert choices(match)[:5] == ["c4", "d4", "e4", "f4", "c5"] and len(choices(match)) == 16
    alike = answered(rules.start(1), "light_back", "pair_1")
    assert choices(alike) == ["upright", "right", "upside_down", "left"], "its two symbols differ"


def test_what_is_the_same_turned_is_one_option(rules: Rules) -> None:
    shapes = rules.machine.grids.shapes[rules.layout.zone_places["desk"]]
    assert {name: shapes[rules.words.thing_names[name]].distinct for name in SIDES} == {
        "dark_front": (0, 1, 2, 3), "dark_back": (0, 1, 2, 3), "light_front": (0, 1, 2, 3), "light_back": (0, 1, 2, 3)
    }  # fmt: skip


def test_a_strip_may_not_hide_another_alone(rules: Rules) -> None:
    match = answered(rules.start(1), "dark_front", "pair_1", "upright", "e5", "pair_2", "upright")
    assert "e5" not in choices(match) and {"e6", "e7"} <= set(choices(match))


def test_all_that_is_counted(rules: Rules) -> None:
    match = answered(rules.start(1), "dark_front", "pair_1", "upright", "e5", "done", "light_front", "upright")
    match.choose("e6", 0)
    assert match.points() == [5], "four covered cells, and the goods of the strip that still shows"
    assert match.view(0)["counters"]["ware"]["player_1"] == 2


def test_what_is_cleared_away_lies_where_it_came_from(rules: Rules) -> None:
    match = answered(rules.start(1), "dark_front", "hook", "left", "e5", "done", "light_front", "upright", "e6")
    assert match.view(0)["zones"]["desk"] == {"player_1": []}
    assert sorted(match.view(0)["zones"]["strips"]["player_1"]) == ["hook", "pair_1", "pair_2"]
    first = rules.layout.spots["side"]
    assert match.state[first : first + 4] == [0] * 4, "nobody can tell where it lay"


@pytest.mark.parametrize("players", [1, 2])
def test_options_offered_are_those_the_law_allows(players: int) -> None:
    rules = load(str(LAYERS), players)
    with watched(rules.machine) as asked:
        for seed in (3, 4):
            match = rules.start(seed)
            for _ in play(match, random.Random(seed)):
                assert broken_totals(match) == []
    assert asked[0] > 20


def test_positions_are_those_found_by_trying_every_cell(rules: Rules) -> None:
    """The positions of random plans again, slowly, as sets of cells."""
    chance = random.Random(5)
    seen = 0
    for seed in range(12):
        match = rules.start(seed)
        while not match.over:
            player, pc, codes = chance.choice(match.owed())
            choice = rules.machine.program.choices[pc]
            state = match.threads[player].state if match.threads else match.state
            if choice.kind == "grid":
                assert codes == legal_spots(rules, state, pc), rules.option_id(pc, codes[0])
                seen += 1
            match.pick(player, chance.choice(codes))
    assert seen > 50


def test_every_thing_lies_where_it_was_laid(rules: Rules) -> None:
    match = answered(rules.start(1), "light_back", "hook", "right", "e5")
    state = match.threads[0].state  # type: ignore[index]
    assert laid_cells(rules, state, "desk", "hook") == {(4, 4): "none", (5, 4): "goods", (4, 5): "bulb"}


def test_a_save_plays_the_same_plan_again(rules: Rules) -> None:
    match = answered(rules.start(1), "dark_front", "pair_1", "right", "e5")
    again = load_save(save(match), rules)
    assert again.digest() == match.digest()


def test_what_cannot_be_chosen_is_refused(rules: Rules) -> None:
    match = answered(rules.start(1), "dark_front", "pair_1", "upright")
    with pytest.raises(Refused):
        match.choose("a1", 0)


# ---- what others see
@pytest.fixture(scope="module")
def kept() -> Rules:
    return load(str(LAYERS), 2, (), ("keeping",))


def planned(rules: Rules, seed: int = 4) -> Match:
    """After the first round both have laid something, and each owes the next plan."""
    match, chance = rules.start(seed), random.Random(seed)
    while match.round < 2 and not match.over:
        player, _, codes = match.owed()[0]
        match.pick(player, chance.choice(codes))
    return match


def test_a_grid_is_seen_by_those_who_may_look(kept: Rules) -> None:
    match = planned(kept)
    mine, theirs = match.view(0)["grids"]["desk"], match.view(1)["grids"]["desk"]
    assert list(mine) == ["player_1"] and list(theirs) == ["player_2"]
    assert mine["player_1"][0]["at"] == "e5" and mine["player_1"][0]["turned"] == "upright"
    assert match.view(0)["zones"]["desk"]["player_2"] == len(theirs["player_2"])


def test_what_is_imagined_looks_the_same_and_tells_nothing_about_others(kept: Rules) -> None:
    match = planned(kept)
    imagined = [match.imagine(0, seed) for seed in range(8)]
    assert all(other.view(0) == match.view(0) for other in imagined)
    seen = [other.view(1)["grids"]["desk"]["player_2"] for other in imagined]
    assert len({str(laid) for laid in seen}) > 4, "drawn anew"
    assert all(broken_totals(other) == [] for other in imagined)


def test_what_is_imagined_does_not_depend_on_where_others_laid_it(kept: Rules) -> None:
    """The same seed gives the same imagined plan, however the other's strips and panels really lie."""
    found = set()
    for cell in ("e6", "f6"):
        match = kept.start(1)
        for option in ("dark_front_1", "done", "light_front_1", "upright", "e6"):
            match.choose(option, 0)
        for option in ("dark_front_2", "done", "light_front_2", "upright", cell):
            match.choose(option, 1)
        assert match.view(1)["grids"]["desk"]["player_2"][1]["at"] == cell
        found.add(str(match.imagine(0, 3).view(1)["grids"]["desk"]["player_2"]))
    assert len(found) == 1


@pytest.mark.parametrize("players", [1, 2])
def test_the_invariants_hold_with_grids(players: int) -> None:
    game_keeps_the_invariants(load(str(LAYERS), players, (), ("keeping",)), 2)


def test_positions_are_found_quickly(rules: Rules) -> None:
    """All ways to turn one thing and all cells, well below a tenth of a millisecond on an idle machine."""
    match = answered(rules.start(1), "dark_front", "done", "light_back")
    state = match.threads[0].state  # type: ignore[index]
    grids, desk, thing = rules.machine.grids, rules.layout.zone_places["desk"], rules.words.thing_names["light_back"]
    sides = thing_tables.things_mask(rules.machine.program.lowering, ["side"])

    def every() -> list[list[int]]:
        return [grids.lay_cells(state, desk, thing, turn, -1, sides, 1, 4, 0) for turn in range(4)]

    assert sum(map(len, every())) == 60
    assert min(timeit.repeat(every, number=100, repeat=5)) / 100 < 0.001


def test_what_is_laid_last_does_not_make_a_trial_large(tmp_path: Path) -> None:
    """With many panels and a large desk every way to lay the last one need not be tried."""
    text = (LAYERS / "game.yaml").read_text(encoding="utf-8")
    (tmp_path / "layers").mkdir()
    large = text.replace("{1: 1, 2: 2}", "{1: 9, 2: 9}").replace("size: [11, 11]", "size: [26, 26]")
    (tmp_path / "layers" / "game.yaml").write_text(large, encoding="utf-8")
    match = load(str(tmp_path / "layers"), 1).start(1)
    assert len(choices(match)) == 4
