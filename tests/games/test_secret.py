"""Secret blocks: who answers first does not matter, answers can be taken back, nobody sees another's answer."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import pytest
from runtime.tiny import tiny
from spielwerk.interpreter import Match, Refused, Rules, broken_totals, load, load_save, restore, save, snapshot

DECIDE, TURNS = {"secretly as each player": "decide"}, {"as each player": "turn"}
SEALED = Path(__file__).parents[1] / "data" / "sealed"


@pytest.fixture(scope="module")
def rules() -> Rules:
    return load(str(SEALED), 3)


def first_options(match: Match) -> dict[int, str]:
    return {decision.player: decision.options[0].id for decision in match.decisions()}


def bid(match: Match, player: int) -> None:
    """Two cards: the first offered, then the first offered again."""
    for _ in range(2):
        mine = next(d for d in match.decisions() if d.player == player)
        match.choose(mine.options[0].id, player)


def test_all_owe_a_decision_at_the_same_time(rules: Rules) -> None:
    assert [decision.player for decision in rules.start(1).decisions()] == [0, 1, 2]


def test_the_order_of_answers_does_not_matter(rules: Rules) -> None:
    found = set()
    for order in itertools.permutations(range(3)):
        match = rules.start(1)
        for player in order:
            bid(match, player)
        assert match.threads is not None and match.round == 2
        found.add(match.digest())
    assert len(found) == 1


def test_answers_may_be_mixed_step_by_step(rules: Rules) -> None:
    straight, mixed = rules.start(1), rules.start(1)
    for player in range(3):
        bid(straight, player)
    for player in (2, 0, 1, 1, 2, 0):
        mixed.choose(first_options(mixed)[player], player)
    assert mixed.digest() == straight.digest()


def test_an_answer_can_be_taken_back_until_all_have_answered(rules: Rules) -> None:
    match = rules.start(1)
    fresh = match.digest()
    bid(match, 1)
    assert [d.player for d in match.decisions()] == [0, 2] and len(match.history) == 2
    match.take_back(1)
    assert match.digest() == fresh and match.history == []
    bid(match, 0)
    bid(match, 1)
    match.take_back(0)
    assert [d.player for d in match.decisions()] == [0, 2] and [who for who, _, _ in match.history] == [1, 1]
    again = load_save(save(match), rules)
    assert again.digest() == match.digest()
    bid(match, 0)
    bid(match, 2)
    straight = rules.start(1)
    for player in range(3):
        bid(straight, player)
    assert match.digest() == straight.digest()


def test_what_all_have_answered_stays(rules: Rules) -> None:
    match = rules.start(1)
    with pytest.raises(Refused):
        match.take_back(7)
    for _ in range(500):
        if match.over:
            break
        match.pick(match.owed()[0][0], match.owed()[0][2][0])
    with pytest.raises(Refused):
        match.take_back(0)


def test_a_view_shows_ones_own_answers_and_only_that_others_have_answered(rules: Rules) -> None:
    match = rules.start(1)
    before = {player: json.dumps(match.view(player)) for player in (0, 2)}
    chosen = first_options(match)[1]
    match.choose(chosen, 1)
    mine = match.view(1)
    assert mine["secret"]["answers"] == [chosen] and mine["zones"]["bid"]["player_2"] == [chosen]
    assert {player: json.dumps(match.view(player)) for player in (0, 2)} == before, "half an answer is not seen"
    match.choose("no", 1)
    for player in (0, 2):
        view = match.view(player)
        assert view["secret"] == {"answers": [], "answered": {"player_1": False, "player_2": True, "player_3": False}}
        assert view["zones"]["hand"]["player_2"] == 4 and view["zones"]["bid"]["player_2"] == 0
        assert chosen not in json.dumps(view)


def test_nothing_of_a_secret_answer_is_left_in_the_control(rules: Rules) -> None:
    match = rules.start(1)
    for player in range(3):
        bid(match, player)
    opened = rules.start(1)
    for player in range(3):
        opened.choose(opened.decisions()[0].options[-1].id, player)
        if any(d.player == player for d in opened.decisions()) and opened.round == 1:
            opened.choose("no", player)
    assert opened.round == 2
    assert [opened.state[s] for s in rules.control] == [match.state[s] for s in rules.control]


def test_one_imagines_ones_own_answers_and_nobody_elses(rules: Rules) -> None:
    match = rules.start(1)
    bid(match, 0)
    bid(match, 1)
    drawn = set()
    for seed in range(20):
        other = match.imagine(0, seed)
        assert broken_totals(other) == []
        assert [d.player for d in other.decisions()] == [1, 2], "others owe their answers again"
        assert other.view(0)["zones"] == match.view(0)["zones"]
        assert other.view(0)["secret"]["answers"] == match.view(0)["secret"]["answers"]
        drawn.add(json.dumps(other.view(1)["zones"]["hand"]["player_2"]))
    assert len(drawn) > 5, "their hands are drawn anew"


def test_snapshots_keep_half_answered_blocks(rules: Rules) -> None:
    chance = random.Random(3)
    match = rules.start(3)
    while not match.over:
        again = restore(rules, snapshot(match))
        assert again.digest() == match.digest() and again.owed() == match.owed()
        copy = match.clone()
        player, _, codes = chance.choice(match.owed())
        code = chance.choice(codes)
        copy.pick(player, code)
        assert match.digest() == again.digest()
        match.pick(player, code)
        again.pick(player, code)
        assert copy.digest() == match.digest() == again.digest()
    assert load_save(save(match), rules).digest() == match.digest()


def test_parts_put_together_are_the_parts_played_again(tmp_path: Path) -> None:
    """What is one's own, and a heap on which all put something."""
    one, other = (
        tiny(
            tmp_path / name,
            3,
            kinds={"card": {"start": "deck"}},
            cards={"source": "known", "one": {"copies": 8}, "two": {"copies": 8}, "three": {"copies": 8}},
            zones={
                "deck": {"holds": "card", "form": "stack"},
                "hand": {"of": "player", "holds": "card"},
                "heap": {"holds": "card"},
            },
            setup={"deal": ["shuffle deck", {"as each player": "deal 8 cards from deck to your hand"}]},
            flow={"round": ["all_decide", "turns"], "all_decide": DECIDE, "turns": TURNS},
            rules={
                "decide": [
                    "gain 1 point",
                    {"any number of times": ["choose a card in your hand", "move that card to heap", "gain 1 coin"]},
                ],
            },
        )
        for name in ("one", "other")
    )
    (block,) = other.machine.program.secrets.values()
    assert block.apart
    block.apart = False
    for seed in range(5):
        chance, together, again = random.Random(seed), one.start(seed), other.start(seed)
        while not together.over:
            player, _, codes = chance.choice(together.owed())
            code = chance.choice(codes)
            together.pick(player, code)
            again.pick(player, code)
            assert together.state == again.state
        assert again.over


@pytest.mark.parametrize(
    ("look", "apart"),
    [
        ("your coins at least 2", True),
        ("there is an opponent where coins of it at least 5", False),
        ("there is an opponent where gems of it at least 5", True),
        ("all_coins at least 8", False),
    ],
)
def test_a_block_that_looks_at_what_others_change_is_played_again(tmp_path: Path, look: str, apart: bool) -> None:
    found = tiny(
        tmp_path,
        flow={"round": ["all_decide", "turns"], "all_decide": DECIDE, "turns": TURNS},
        define={"all_coins": "total coins of players"},
        rules={"decide": [{"you may": "gain 1 coin"}, {f"if {look}": "gain 1 point"}]},
    )
    assert [block.apart for block in found.machine.program.secrets.values()] == [apart]
