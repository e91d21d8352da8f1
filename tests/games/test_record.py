"""What the record of a whole game says agrees with what the game itself counts: set-up, points, and what ended it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pytest
from spielwerk.interpreter import Match, Rules, Timeline
from spielwerk.interpreter.engine.events import NOBODY, Counted, Ended, Event, Fact, LaidOut, Moved, Shifted
from spielwerk.interpreter.engine.recording import recorded, set_up
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.record import comes_to, set_up_told
from spielwerk.interpreter.storage.exports import exported
from spielwerk.interpreter.storage.save_records import read_record
from spielwerk.interpreter.storage.saves import save
from support.packs import NAMES, rules_named
from support.written import written

from .playing import random_choice

RACE = """
game: race
players: [2]
counters: {point: {of: player}}
flow: {round: [{as each player: run}]}
rules: {run: {choose one: {walk: gain 1 point, jump: gain 2 points}}}
end:
  far:  {when: there is a player where point of it at least 3, after: {rounds: 1}}
  late: {when: round is 9, after: now}
winner: [most point]
"""


@lru_cache(maxsize=32)
def made(name: str, folder: Path) -> Rules:
    return rules_named(name, folder)


@lru_cache(maxsize=32)
def whole(name: str, folder: Path) -> tuple[Match, list[Event]]:
    """A random game with everything that happened in it, from the set-up on."""
    rules, chance = made(name, folder), random.Random(name)
    match, events = rules.start(2), set_up(rules, 2)
    while not match.over:
        events += recorded(match, *random_choice(match, chance))
    return match, events


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("packs")


@pytest.mark.parametrize("name", NAMES)
def test_the_set_up_leads_from_the_box_to_the_first_decision(name: str, folder: Path) -> None:
    rules = made(name, folder)
    layout, start = rules.layout, rules.start(2).state
    laid = rules.machine.fresh(2)
    slots = {meant: slot for slot, meant in rules.slots.counters.items()}
    lying = {meant: slot for slot, meant in rules.slots.pieces.items()}
    for fact in (fact for event in set_up(rules, 2) for fact in event.facts):
        if isinstance(fact, Moved):
            laid[layout.locations + fact.thing] = fact.target
        elif isinstance(fact, Counted):
            laid[slots[fact.name, fact.holder]] = fact.now
        elif isinstance(fact, LaidOut):
            first = layout.layouts[fact.name][1]
            laid[first : first + len(fact.things)] = fact.things
        elif isinstance(fact, Shifted):
            for place, n in ((fact.origin, -fact.count), (fact.target, fact.count)):
                if place is not None:
                    laid[lying[fact.piece, fact.owner, place]] += n
    told = [*slots.values(), *lying.values(), *rules.slots.laid, *rules.slots.locations]
    assert [laid[slot] for slot in told] == [start[slot] for slot in told]


@pytest.mark.parametrize("name", NAMES)
def test_nobody_is_told_more_of_the_set_up_than_they_may_know(name: str, folder: Path) -> None:
    assert told_more(made(name, folder)) == []


@pytest.mark.parametrize("name", ["yokohama", "veiled"])
def test_so_is_found_what_tells_more(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (comes_to, set_up_told):
        monkeypatch.setattr(module, "hidden", lambda unseen, reader: False)
    assert told_more(made(name, folder)) == [0, 1]


def told_more(rules: Rules) -> list[int]:
    """Who is told something else if each thing that they cannot see is taken for another one of those."""
    match, events, spoken = rules.start(2), set_up(rules, 2), Prompts(rules, "en")
    found = []
    for seat in range(rules.players):
        unseen = [thing for thing, hidden in enumerate(rules.sight.unseen(match.state, seat)) if hidden]
        other: dict[int, int] = {}
        for group in {rules.sight.groups[thing] for thing in unseen}:
            alike = [thing for thing in unseen if rules.sight.groups[thing] == group]
            other |= dict(zip(alike, reversed(alike), strict=True))
        exchanged = [replace(event, facts=tuple(exchange(fact, other) for fact in event.facts)) for event in events]
        found += [seat] if spoken.log(exchanged, seat) != spoken.log(events, seat) else []
    return found


def exchange(fact: Fact, other: dict[int, int]) -> Fact:
    return replace(fact, thing=other.get(fact.thing, fact.thing)) if isinstance(fact, Moved) else fact


@pytest.mark.parametrize("name", NAMES)
def test_points_come_from_where_the_record_says(name: str, folder: Path) -> None:
    match, events = whole(name, folder)
    score, result = match.rules.score, match.result()
    found: list[Counter[str]] = [Counter() for _ in range(match.rules.players)]
    for event in (event for event in events if not event.secret):
        for fact in event.facts:
            if isinstance(fact, Counted) and score is not None and fact.name == score.name:
                found[fact.holder][fact.source] += fact.now - fact.before
    assert [+by for by in found] == [+Counter(by) for by in result.by_source]
    assert [-by for by in found] == [-Counter(by) for by in result.by_source]


@pytest.mark.parametrize("name", NAMES)
def test_what_ended_the_game_is_an_event(name: str, folder: Path) -> None:
    match, events = whole(name, folder)
    ends = [(event, fact) for event in events for fact in event.facts if isinstance(fact, Ended)]
    assert [fact.cause for _, fact in ends] == [match.result().cause]
    event, fact = ends[0]
    assert event.facts == (fact,) and event.path == f"end/{fact.cause}" and not event.chosen and not event.unseen
    assert fact.rounds < 0 or match.round == event.round + fact.rounds
    told = Prompts(match.rules, "en").log(events)
    assert sum("the game ends" in text.lower() for text in told) == 1


def test_the_end_is_recorded_in_whose_turn_it_came_and_told_as_nobodys_deed(tmp_path: Path) -> None:
    rules = written(tmp_path, RACE)
    timeline = Timeline(rules.start(1))
    for option in ("walk", "jump", "walk", "walk"):
        timeline.choose(option)
    spoken, events = Prompts(rules, "en"), timeline.record.all()
    ended = next(event for event in events if isinstance(event.facts[-1], Ended))
    assert (ended.seat, ended.round, ended.facts) == (1, 2, (Ended("far", 1),))
    assert spoken.log(events)[-1] == "The game ends after this round and one more: far"
    timeline.choose("walk"), timeline.choose("walk")
    data = exported(timeline, read_record(save(timeline.match).encode()))
    told = [event for decision in data["decisions"] for event in decision["events"] if event["step"].startswith("end/")]
    assert told == [
        {
            "player": "player_2",
            "how": "itself",
            "opened": False,
            "step": "end/far",
            "option": None,
            "changes": [{"end": "far", "rounds": 1, "now": False}],
        }
    ]


def test_an_end_that_comes_with_a_round_comes_in_nobodys_turn(tmp_path: Path) -> None:
    rules = written(tmp_path, RACE.replace("round is 9", "round is 2"))
    timeline = Timeline(rules.start(1))
    for option in ("walk", "walk"):
        timeline.choose(option)
    ended = timeline.record.all()[-1]
    assert timeline.match.over and (ended.seat, ended.facts) == (NOBODY, (Ended("late", -1),))
    assert Prompts(rules, "en").log([ended]) == ["The game ends: late"]


def test_what_is_chosen_unseen_is_exported_when_the_game_is_over(folder: Path) -> None:
    timeline, chance = Timeline(made("veiled", folder).start(1)), random.Random(1)
    timeline.choose("bury")
    timeline.pick(*random_choice(timeline.match, chance))
    made_so_far = exported(timeline, read_record(save(timeline.match).encode()))["decisions"]
    assert [decision["option"] for decision in made_so_far] == ["bury", None]
    while not timeline.match.over:
        timeline.pick(*random_choice(timeline.match, chance))
    all_made = exported(timeline, read_record(save(timeline.match).encode()))["decisions"]
    assert all(decision["option"] for decision in all_made)


def test_things_that_are_shuffled_out_of_sight_are_recorded_in_no_order(folder: Path) -> None:
    _, events = whole("yamatai", folder)
    zones = [place.zone for place in made("yamatai", folder).layout.places]
    for event in events:
        moved = [fact for fact in event.facts if isinstance(fact, Moved) and fact.target >= 0]
        gone = [fact.thing for fact in moved if zones[fact.target] == "fleet_stack"]
        assert gone == sorted(gone)
    assert any(zones[f.target] == "fleet_stack" for e in events for f in e.facts if isinstance(f, Moved))
