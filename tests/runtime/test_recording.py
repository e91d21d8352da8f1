"""The record of a match: everything that happened, when it happened, with what it changed and who may know of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from games.playing import FEWEST, FEWEST_AND_LARGEST, counts_of, expansions_of, pack_names, random_choice, rules_of
from spielwerk.interpreter import Match, Rules, Timeline, load
from spielwerk.interpreter.engine.events import (
    Chanced,
    Counted,
    Event,
    Fact,
    How,
    LaidOut,
    Looked,
    Moved,
    Noted,
    Seated,
    Shifted,
    Standing,
    Told,
    Turned,
)
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.lowering.analysis import Analysis
from spielwerk.interpreter.model.regions import KNOWN, OUT, START, Region, denied, shown, told
from spielwerk.interpreter.storage.exports import exported
from spielwerk.interpreter.storage.save_records import read_record
from spielwerk.interpreter.storage.saves import save
from support.written import written

DATA = Path(__file__).parents[1] / "data"

HANDS = """
game: hands
players: [2]
counters: {point: {of: player}, coin: {of: player}}
kinds: {card: {start: deck, has: {deed: effect}}}
zones:
  deck: {holds: card, form: stack, seen by: nobody}
  aside: {holds: card, seen by: nobody}
  hand: {of: player, holds: card, seen by: owner}
  played: {of: player, holds: card}
setup:
  start: [shuffle deck, {as each player: deal 1 card from deck to your hand}]
flow:
  round: [income, {as each player: turn}, {tidy: tidy_up}]
  turn: [draw, play, collect]
rules:
  income: {as each player: gain 1 coin}
  draw: deal 1 card from deck to your hand
  play: {choose a card in your hand: [move that card to your played, do deed of that card], otherwise: nothing}
  collect: gain 1 point
  bury: {choose a card in your hand: move that card to aside, otherwise: nothing}
  tidy_up:
    - as each player: move all cards from your played to deck
    - shuffle deck
end: {done: {when: round is 4, after: {rounds: 0}}}
scoring:
  coins: {as each player: gain (your coins) points}
  hands: {as each player: gain 2 points per card in your hand}
winner: [most point]
cards:
  source: known
  guard: {copies: 8, deed: {choose an opponent: set coin of that opponent to 9}}
  spy: {copies: 3, deed: bury}
"""


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    """Cards are drawn and played; at the end of a round all of them go back to the deck."""
    return written(tmp_path_factory.mktemp("hands"), HANDS)


def alike(rules: Rules, seed: int, most: int) -> list[Event]:
    """A random game of which every decision is taken twice: plainly, and recorded."""
    plain, watched, chance = rules.start(seed), rules.start(seed), random.Random(seed)
    events: list[Event] = []
    while not plain.over and len(plain.history) < most:
        player, code = random_choice(plain, chance)
        plain.pick(player, code)
        events += recorded(watched, player, code)
        assert type(watched.state) is list and watched.state == plain.state
        assert watched.owed() == plain.owed()
        for seat, thread in (watched.threads or {}).items():
            assert plain.threads is not None
            assert type(thread.state) is list and thread.state == plain.threads[seat].state
    assert watched.history == plain.history and watched.digest() == plain.digest()
    return events


@pytest.mark.parametrize(("name", "players"), FEWEST_AND_LARGEST)
def test_what_is_recorded_is_what_is_played(name: str, players: int) -> None:
    assert alike(rules_of(name, players), 3, 8000)


@pytest.mark.parametrize(("name", "players"), FEWEST)
def test_the_same_with_everything_added(name: str, players: int) -> None:
    assert alike(rules_of(name, players, expansions_of(name)), 4, 400)


@pytest.mark.parametrize("pack", ["grove", "layers", "market", "sealed", "verbs"])
def test_the_same_in_small_games(pack: str) -> None:
    assert alike(load(str(DATA / pack)), 5, 200)


@pytest.mark.soak
@pytest.mark.parametrize("name", pack_names())
def test_the_same_in_many_games(name: str) -> None:
    for seed in range(50):
        alike(rules_of(name, counts_of(name)[seed % len(counts_of(name)) % 2]), seed, 8000)


# ---- what is noted


def playing(rules: Rules, seed: int = 0) -> tuple[Match, list[Event]]:
    """A random game, and everything that happened in it."""
    match, chance, events = rules.start(seed), random.Random(seed), list[Event]()
    while not match.over:
        player, code = random_choice(match, chance)
        events += recorded(match, player, code)
    return match, events


def test_everything_that_changes_is_recorded(hands: Rules) -> None:
    """From the facts alone a whole game can be counted again."""
    match = hands.start(6)
    layout, now = hands.layout, match.state
    places = now[layout.locations : layout.locations + len(hands.words.things)]
    numbers = {name: now[first : first + 2] for name, first in layout.counters.items()}
    chance = random.Random(6)
    while not match.over:
        for event in recorded(match, *random_choice(match, chance)):
            for fact in event.facts:
                if isinstance(fact, Moved):
                    assert places[fact.thing] == fact.origin
                    places[fact.thing] = fact.target
                elif isinstance(fact, Counted):
                    assert numbers[fact.name][fact.holder] == fact.before
                    numbers[fact.name][fact.holder] = fact.now
    assert places == match.state[layout.locations : layout.locations + len(places)]
    assert numbers == {name: match.state[first : first + 2] for name, first in layout.counters.items()}


def test_pieces_go_from_where_they_were_to_where_they_are() -> None:
    rules = rules_of("yokohama", 2)
    _, events = playing(rules)
    shifted = [fact for event in events for fact in event.facts if isinstance(fact, Shifted)]
    assert shifted and all(fact.origin is not None and fact.target is not None for fact in shifted)
    walked = next(fact for fact in shifted if fact.piece == "president" and fact.origin and fact.origin.name == "area")
    assert walked.target is not None and walked.target.name in ("area", "hand")


def test_what_nobody_was_asked_is_an_event(hands: Rules) -> None:
    """With two players whoever a guard is played against is no choice."""
    _, events = playing(hands)
    deeds = [event for event in events if event.path.endswith("deed") and event.how is How.ONLY]
    assert deeds and all(hands.option_id(event.pc, event.code).startswith("player") for event in deeds)
    for event in deeds:
        facts = [fact for fact in event.facts if isinstance(fact, Counted)]
        assert [(fact.name, fact.holder, fact.now) for fact in facts] in ([("coin", event.code, 9)], [])
    assert {event.seat for event in deeds} == {0, 1}


def test_steps_of_the_flow_are_told_apart_though_one_function_does_them(hands: Rules) -> None:
    _, events = playing(hands)
    own = {(event.path.rpartition("/")[2], event.seat >= 0) for event in events if event.how is How.ITSELF}
    assert own == {
        ("income", False), ("draw", True), ("collect", True), ("tidy", False), ("done", False), ("coins", False),
        ("hands", False),
    }  # fmt: skip
    for event in events:
        facts = {(fact.name, fact.source) for fact in event.facts if isinstance(fact, Counted)}
        if event.path in ("scoring/coins", "scoring/hands"):
            assert facts == {("point", event.path.rpartition("/")[2])}
        if event.path.endswith("turn/collect"):
            assert facts == {("point", "collect")} and len(event.facts) == 1


def test_a_card_that_was_played_is_known_though_it_lies_in_the_deck_again(hands: Rules) -> None:
    match, chance = hands.start(1), random.Random(1)
    deck = hands.layout.zone_places["deck"]
    back = 0
    while not match.over:
        events = recorded(match, *random_choice(match, chance))
        for event in (e for e in events if e.path == "play" and e.code >= 0):
            assert not event.unseen, "it was laid open"
            back += match.state[hands.layout.locations + event.code] == deck
        for event in (e for e in events if e.path == "bury" and e.code >= 0):
            assert event.unseen == {1 - event.seat}
            assert all(fact.unseen == event.unseen for fact in event.facts if isinstance(fact, Moved))
        for fact in (f for e in events if e.path.endswith("draw") for f in e.facts):
            assert isinstance(fact, Moved | Chanced)
            assert isinstance(fact, Chanced) or len(fact.unseen) == 1
    assert back, "the last card of a round goes back in the same decision"


def test_secret_answers_are_known_to_others_when_all_are_open() -> None:
    rules = rules_of("smartphone_inc", 2)
    match = rules.start(1)
    while match.threads is None:
        match.pick(match.owed()[0][0], match.owed()[0][2][0])
    secret: list[Event] = []
    while match.threads is not None:
        player, _, codes = match.owed()[0]
        events = recorded(match, player, codes[0])
        secret += [event for event in events if event.secret]
    opened = [event for event in events if event.opened]
    assert [(e.seat, e.pc, e.code) for e in opened] == [(e.seat, e.pc, e.code) for e in secret]
    assert not any(event.unseen for event in opened), "plans lie open"


def test_what_is_kept_in_secret_stays_hidden_from_others() -> None:
    rules = rules_of("yokohama", 3)
    match = rules.start(1)
    while match.threads is not None:
        player, _, codes = match.owed()[0]
        events = recorded(match, player, codes[0])
    opened = [event for event in events if event.opened]
    assert [(event.seat, event.unseen) for event in opened] == [(0, {1, 2}), (1, {0, 2}), (2, {0, 1})]


def test_an_export_tells_only_what_everybody_knows_until_the_game_is_over() -> None:
    rules, chance = rules_of("yokohama", 2), random.Random(2)
    timeline = Timeline(rules.start(2))
    while timeline.match.threads is not None:
        timeline.pick(*random_choice(timeline.match, chance))
    record = read_record(save(timeline.match).encode())
    kept = [(event["player"], event["option"], event["changes"]) for event in opened_in(exported(timeline, record))]
    assert kept == [("player_1", None, []), ("player_2", None, [])]
    while not timeline.match.over:
        timeline.pick(*random_choice(timeline.match, chance))
    opened = opened_in(exported(timeline, record))
    assert [event["option"] for event in opened] == [rules.option_id(pc, code) for _, pc, code in timeline.way[:2]]
    assert opened[0]["changes"][0]["to"] == {"zone": "order_hand", "of": "player_1"}


def opened_in(export: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for decision in export["decisions"] for event in decision["events"] if event["opened"]]


# ---- and what verbs say of themselves


def region_of(rules: Rules, fact: Fact) -> Region | None:
    """The part of the state a fact speaks of, as the facts of verbs do."""
    if isinstance(fact, Counted):
        return ("c", fact.name)
    if isinstance(fact, Noted):
        return ("n", fact.name)
    if isinstance(fact, Moved):
        return ("z", rules.layout.places[fact.target if fact.target >= 0 else fact.origin].zone)
    if isinstance(fact, Turned):
        return shown(rules.words.things[fact.thing].kind)
    if isinstance(fact, Looked):
        return KNOWN
    if isinstance(fact, Told):
        return told(fact.prop) if fact.denied is None else denied(fact.prop)
    if isinstance(fact, LaidOut):
        return ("layout", fact.name)
    if isinstance(fact, Seated):
        return START if fact.standing is Standing.STARTS else OUT
    place = (fact.target or fact.origin) if isinstance(fact, Shifted) else None
    return ("p", fact.piece, place.name) if isinstance(fact, Shifted) and place is not None else None


def test_what_is_recorded_lies_within_the_facts_of_verbs() -> None:
    """Of an option for every verb: whatever changes by it is among what its verb says that it writes."""
    rules = load(str(DATA / "verbs"), 2)
    analysis, chance, seen = Analysis(rules.machine.program.game), random.Random(8), 0
    menu = next(pc for pc, choice in rules.machine.program.choices.items() if len(choice.bodies) > 20)
    match = rules.start(1)
    while seen < 600:
        if match.over:
            match = rules.start(seen)
        player, pc, codes = match.owed()[0]
        assert pc == menu
        code = chance.choice([c for c in codes if c in rules.machine.program.choices[menu].bodies] or codes)
        events = recorded(match, player, code)
        while not match.over and match.owed()[0][1] != menu:
            events += recorded(match, *random_choice(match, chance))
        bodies = rules.machine.program.choices[menu].bodies.get(code, [])
        written = {region for body in bodies for region in analysis.writes(body)}
        for event in events:
            if event.chosen:
                for fact in event.facts:
                    region = region_of(rules, fact)
                    assert region is None or region in written, (rules.option_id(menu, code), fact)
                    seen += 1
