"""Whether something is asked tells nobody what lies hidden: who is asked what is the same whatever the others hold."""

from __future__ import annotations

import random
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from games.playing import counts_of, is_large, pack_names, play, rules_of, usual
from runtime.tiny import tiny
from spielwerk.interpreter import Match, Rules
from spielwerk.interpreter.asking.answers import Answer, answers
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.asking.same_again import same_again, things
from support.hands import HANDS

#: pairs of matches for each game, and decisions that are compared in each
PAIRS, LONGEST = 20, 40


def swapped(match: Match, one: int, other: int) -> Match:
    """A copy in which two players have changed what they hold hidden, thing by thing."""
    copy = match.clone()
    layout, act = match.rules.layout, match.rules.machine.ops
    for zone in match.rules.words.zones.values():
        if zone.seen_by == "owner" and zone.of == "player" and zone.form == "pile":
            first = layout.zone_places[zone.name]
            mine, theirs = (act.members(copy.state, first + player) for player in (one, other))
            for a, b in zip(mine, theirs, strict=False):
                act.swap(copy.state, a, b)
    match.rules.machine.forget(copy.state)
    copy.advance()
    return copy


def told(match: Match, seat: int) -> Any:
    """What a player sees, and who is asked what."""
    paths = match.rules.machine.program.choices
    return match.view(seat), [(player, paths[pc].path) for player, pc, _ in match.owed() if player != seat]


def compare(rules: Rules, seed: int) -> tuple[int, int]:
    """Plays a pair side by side: how many decisions were compared, how often only one of both had a single option."""
    chance = random.Random(seed)
    match = rules.start(seed)
    for _ in play(match, chance, chance.randrange(10, 120)):
        pass
    while match.threads is not None:
        player, _, codes = match.owed()[0]
        match.pick(player, codes[0])
    other, compared, unequal = swapped(match, 1, 2), 0, 0
    while not match.over and compared < LONGEST:
        assert told(match, 0) == told(other, 0)
        (player, pc, codes), (_, _, others) = match.owed()[-1], other.owed()[-1]
        common = [code for code in codes if code in others]
        if not common:  # what somebody shows now is seen by all
            break
        unequal += min(len(codes), len(others)) == 1 < max(len(codes), len(others))
        hidden = rules.machine.program.choices[pc].hidden
        code = common[-1] if hidden else chance.choice(common)
        match.pick(player, code)
        other.pick(player, code)
        compared += 1
    return compared, unequal


def pairs(rules: Rules) -> None:
    found = [compare(rules, seed) for seed in range(PAIRS)]
    assert sum(compared for compared, _ in found) > PAIRS * 10
    assert sum(unequal for _, unequal in found) > 0, "no pair in which it could have shown"


def test_who_is_asked_what_is_the_same_whatever_the_others_hold() -> None:
    tables = [rules_of(name, 3) for name in pack_names() if 3 in counts_of(name)]
    hiding = [r for r in tables if any(c.hidden and c.kind == "menu" for c in r.machine.program.choices.values())]
    assert hiding
    for rules in hiding:
        pairs(rules)


def test_who_is_asked_what_is_the_same_in_a_small_game_of_hidden_hands(tmp_path: Path) -> None:
    pairs(tiny(tmp_path, 3, **HANDS))


def test_in_a_secret_block_everybody_owes_an_answer_whatever_they_hold(tmp_path: Path) -> None:
    rules = tiny(tmp_path, 3, **HANDS)
    matches = [rules.start(seed) for seed in range(100)]
    alike = [match for match in matches if match.only_answer() is not None]
    assert alike, "nobody was dealt cards that are all the same"
    for match in matches:
        seen = match.view(0)
        assert len(seen["deciding"]) == 3 and not any(seen["secret"]["answered"].values())


@pytest.mark.parametrize("name", pack_names())
def test_decisions_that_were_made_are_put_together_as_they_were_answered(name: str) -> None:
    """As somebody answers who sits alone, and as several people do at one table."""
    put_together(name, 40 if is_large(rules_of(name, usual(name))) else 16)


@pytest.mark.soak
@pytest.mark.parametrize("name", pack_names())
def test_many_decisions_are_put_together_as_they_were_answered(name: str) -> None:
    put_together(name, 200)


def put_together(name: str, decisions: int) -> None:
    found = list[Answer]()
    for alone in (True, False):
        match, chance = rules_of(name, usual(name)).start(4), random.Random(4)
        while len(match.history) < decisions and not match.over:
            seat, first, given = match.owed()[0][0], match.clone(), list[Answer]()
            while not match.over and match.owed()[0][0] == seat:
                asked = ask(match, seat, alone)
                steps = asked.unasked or chance.choice(asked.options).steps
                for step in steps:
                    match.pick(seat, step.code)
                given.append(Answer(asked.unasked is None, len(steps)))
            made = [(pc, code) for _, pc, code in match.history[len(first.history) :]]
            assert answers(first, seat, made, alone) == given
            found += given
    assert found and (len({answer.decisions for answer in found}) > 1 or not is_large(match.rules))


def test_it_is_the_same_answer_where_a_part_of_it_decides_itself_by_then() -> None:
    """M11: of the second boat whose islands are asked for only one may be left; `2 3` named it with that island."""
    rules, shorter = rules_of("yamatai", 2), 0
    for seed in range(4):
        match, chance = rules.start(seed), random.Random(seed)
        for _ in range(150):
            seat = match.owed()[0][0]
            asked = ask(match, seat)
            if "collect" in match.decisions()[0].path:
                for first, second in permutations(asked.ways, 2):
                    codes = [step.code for step in things(asked, second)]
                    then = asked.then(first)
                    other = same_again(asked, second, then) if then is not None and len(codes) == 2 else None
                    if then is not None and other is not None and len(things(then, other)) == 1:
                        shorter += 1
                        assert things(then, other)[0].code == codes[0]
            match.choose(chance.choice(match.decisions()[0].options).id, match.decisions()[0].player)
    assert shorter
