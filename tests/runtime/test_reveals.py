"""What lets a decision stand: what the record says of it, and what could have come instead."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from games.playing import random_choice
from spielwerk.interpreter import Match, Refused, Rules, Timeline, load
from spielwerk.interpreter.engine import reveals
from spielwerk.interpreter.engine.events import Event
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.engine.reveals import answers, noted, sealed_by
from spielwerk.interpreter.lowering.layout import CHANCE
from spielwerk.interpreter.storage import recorded_events
from support.packs import NAMES, rules_named
from support.unknown import unknown_things
from support.written import written

#: decisions of each game that are compared
DECISIONS = 250


# ---- as strict as a comparison of two positions
def compared(before: Match, after: Match) -> str | None:
    """Why a decision stands as far as the positions before and after it show."""
    if before.state[CHANCE] != after.state[CHANCE]:
        return "undo-chance"
    block = before.threads is not None and len(before.threads) > 1
    if block and answers(after) != answers(before) + 1:  # it is over, and another one may have begun
        return "undo-secret"
    pairs = zip(unknown_things(before), unknown_things(after), strict=True)
    seen = any(was and not now for of_seat in pairs for was, now in zip(*of_seat, strict=True))
    return "undo-seen" if seen or shown(before, after) else None


def shown(before: Match, after: Match) -> bool:
    """Whether something hidden was chosen in the open."""
    _, pc, code = after.history[-1]
    opened = before.threads is None and pc in before.rules.sight.open_choices
    return opened and before.rules.slots.names_thing(pc, code) and any(of[code] for of in unknown_things(before))


def differing(rules: Rules, decisions: int) -> list[tuple[str, str | None, list[Event]]]:
    """What the positions show that the record does not, in random games."""
    found, seed = [], 0
    while decisions > 0:
        match, chance = rules.start(seed), random.Random(seed)
        while not match.over and decisions > 0:
            before, decisions = match.clone(), decisions - 1
            events = recorded(match, *random_choice(match, chance))
            old, new = compared(before, match), noted(events, rules.players)
            if old is not None and (new is None or old != new.id):
                found.append((old, new and new.id, events))
        seed += 1
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_record_is_as_strict_as_the_positions(name: str, tmp_path: Path) -> None:
    assert not differing(rules_named(name, tmp_path), DECISIONS)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_the_same_in_many_games(name: str, tmp_path: Path) -> None:
    assert not differing(rules_named(name, tmp_path), 100 * DECISIONS)


# ---- stricter, where the positions say nothing
GLIMPSES = """
game: glimpses
players: [2]
counters: {point: {of: player}, mark: {of: card}}
kinds: {card: {start: deck, has: {value: number}}}
zones:
  deck: {holds: card, form: stack, seen by: nobody}
  pile: {holds: card, form: stack, seen by: nobody}
  table: {holds: card}
  hand: {of: player, holds: card, seen by: owner}
  shown: {of: player, holds: card}
setup:
  cards:
    - shuffle deck
    - as each player: deal 2 cards from deck to your hand
flow:
  round: [{as each player: act}, {secretly as each player: lay_down}]
rules:
  act:
    choose one:
      think: gain 1 point
      lend:
        - as each opponent: move 1 card from deck to your hand
        - as each opponent: move all cards from your hand to pile
      flip:
        - move 1 card from deck to table
        - move all cards from table to pile
      boast: gain (total value of cards in your hand) points
      weigh: {choose a card in your hand: [gain (value of that card) points, move that card to pile]}
      brand: {as each opponent: {each card in your hand: set mark of that card to 1}}
      play:
        choose a card in your hand:
          - choose one: {quietly: nothing, loudly: gain 1 point}
          - move that card to table
      bury: {choose a card in your hand: move that card to pile}
  lay_down:
    - move all cards from your hand to your shown
    - {choose a card in your hand: move that card to your shown, otherwise: nothing}
end: {done: {when: round is 9, after: {rounds: 0}}}
winner: [most point]
cards: {source: known, one: {value: 1, copies: 9}, two: {value: 2, copies: 9}}
"""


OWN_DECKS = """
game: own_decks
players: [2]
counters: {point: {of: player}}
kinds: {card: {of: player, start: deck, has: {value: number}}}
zones:
  deck: {of: player, holds: card, seen by: nobody}
  hand: {of: player, holds: card, seen by: owner}
flow:
  round: {secretly as each player: [draw_or_wait, draw_or_wait]}
rules:
  draw_or_wait:
    choose one:
      draw: move all cards from your deck to your hand
      wait: gain 1 point
end: {done: {when: round is 3, after: {rounds: 0}}}
winner: [most point]
cards: {source: known, one: {value: 1}, two: {value: 2}}
"""


@pytest.fixture(scope="module")
def glimpses(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    return written(tmp_path_factory.mktemp("glimpses"), GLIMPSES)


def seals(start: Match, option: str) -> tuple[str | None, str | None, list[Event]]:
    """Why a decision stands by the record, and by all that is known; and what happened."""
    player, code = start.meant(option)
    events = recorded(start.clone(), player, code)
    by_record, why = noted(events, start.rules.players), sealed_by(start, player, code, events)
    return by_record and by_record.id, why and why.id, events


def asked_for_a_card(start: Match, option: str) -> tuple[Match, str]:
    """The match after an option with which a card is chosen, and the first card."""
    match = start.clone()
    match.choose(option)
    _, pc, codes = match.owed()[0]
    return match, match.rules.option_id(pc, codes[0])


def test_what_only_another_player_saw_for_a_moment_was_seen(glimpses: Rules) -> None:
    by_record, why, events = seals(glimpses.start(1), "lend")
    assert by_record == why == "undo-seen"
    assert {seat for event in events for seat in event.learned} == {1}, "whoever decided saw nothing"


def test_a_card_turned_up_and_put_away_was_seen_by_all_though_nothing_came_of_it(glimpses: Rules) -> None:
    by_record, why, events = seals(glimpses.start(1), "flip")
    assert by_record == why == "undo-seen" and events[0].learned == {0, 1}


def test_points_tell_the_others_what_is_in_the_hand(glimpses: Rules) -> None:
    assert seals(glimpses.start(1), "boast")[:2] == (None, "undo-seen")
    assert seals(*asked_for_a_card(glimpses.start(1), "weigh"))[:2] == (None, "undo-seen")


def test_what_tells_nobody_anything_can_be_taken_back(glimpses: Rules) -> None:
    start = glimpses.start(1)
    assert seals(start, "think")[:2] == seals(start, "weigh")[:2] == (None, None), "that there is a card is known"
    assert seals(*asked_for_a_card(start, "bury"))[:2] == (None, None)


def test_what_is_marked_is_known_wherever_it_lies(glimpses: Rules) -> None:
    by_record, why, events = seals(glimpses.start(1), "brand")
    assert by_record == why == "undo-seen" and events[0].learned == {0}


def test_what_is_chosen_in_the_open_was_shown_before_it_is_moved(glimpses: Rules) -> None:
    by_record, why, events = seals(*asked_for_a_card(glimpses.start(1), "play"))
    assert not events[0].facts, "how it is done is asked first"
    assert by_record == why == "undo-seen" and events[0].learned == {1}


def test_what_came_to_light_in_a_secret_block_in_which_nobody_is_asked(glimpses: Rules) -> None:
    start = glimpses.start(1)
    start.choose("think")
    by_record, why, events = seals(start, "think")
    opened = [event for event in events if event.opened]
    assert opened and all(event.learned == {1 - event.seat} for event in opened)
    assert by_record == why == "undo-seen", "no answers came open, but cards did"


def test_what_somebody_saw_in_their_part_of_a_secret_block_was_seen(tmp_path: Path) -> None:
    timeline = Timeline(written(tmp_path, OWN_DECKS).start(1))
    timeline.choose("wait", 0)
    timeline.choose("draw", 1)
    assert timeline.no_undo(0) is None, "what others answer in secret has nothing to do with it"
    why = timeline.no_undo(1)
    assert why is not None and why.id == "undo-seen"
    with pytest.raises(Refused, match="hidden"):
        timeline.take_back(1)
    timeline.undo(0)
    timeline.choose("draw", 0)
    assert [entry[0] for entry in timeline.way] == [1, 0] and timeline.no_undo(0) is not None


# ---- one record
def test_a_decision_is_recorded_once_for_the_log_and_for_undo(glimpses: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[int, int]] = []

    def counted(match: Match, player: int, code: int, numbers: object) -> list[Event]:
        taken.append((player, code))
        return recorded(match, player, code)

    monkeypatch.setattr(recorded_events, "recorded", counted)
    timeline, seen = Timeline(glimpses.start(1)), list[int]()
    for option in ("think", "bury"):
        timeline.choose(option)
        assert timeline.no_undo(0) is None
        seen.append(sum(map(len, timeline.record.by_decision())))
    assert seen == [1, 2] and len(taken) == 2


# ---- what is answered in secret
WHISPER = """
game: whisper
players: [1, 2]
counters: {point: {of: player}, crown: {of: player}}
setup: {crown_one: {find a player: set crown of that player to 1}}
flow: {round: {secretly as each WHO: whisper}}
rules: {whisper: {choose one: {low: gain 1 point, high: gain 2 points}}}
end: {done: {when: round is 3, after: {rounds: 0}}}
winner: [most point]
"""


def whisper(folder: Path, who: str, players: int) -> Timeline:
    (folder / "game.yaml").write_text(WHISPER.replace("WHO", who), encoding="utf-8")
    timeline = Timeline(load(str(folder), players).start(1))
    assert [player for player, _, _ in timeline.match.owed()] == [0]
    timeline.choose("low")
    return timeline


def test_what_only_one_player_was_asked_in_secret_stands_when_it_comes_open(tmp_path: Path) -> None:
    """How many were asked may be hidden itself, so that nobody may learn it from what can be taken back."""
    timeline = whisper(tmp_path, "player where crown of it is 1", 2)
    assert timeline.match.view(1)["counters"]["point"]["player_1"] == 1, "the other one sees it"
    why = timeline.no_undo(0)
    assert why is not None and why.id == "undo-secret"
    with pytest.raises(Refused):
        timeline.undo(0)
    assert timeline.now == 1


def test_who_plays_alone_has_nobody_to_keep_secrets_from(tmp_path: Path) -> None:
    timeline = whisper(tmp_path, "player", 1)
    assert timeline.no_undo(0) is None
    timeline.undo(0)
    assert timeline.now == 0 and timeline.match.points() == [0]


# ---- the same changes look the same
@pytest.mark.parametrize("name", NAMES)
def test_what_is_compared_by_its_changes_is_told_as_by_views(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, chance = rules_named(name, tmp_path).start(3), random.Random(3)
    for _ in range(20):
        player, _, codes = match.owed()[0] if not match.over else (0, 0, [])
        if not codes:
            break
        code = chance.choice(codes)
        quick = reveals.told(match, player, code)
        with monkeypatch.context() as patch:
            patch.setattr(reveals, "changes", lambda before, after: None)
            assert reveals.told(match, player, code) == quick
        match.pick(player, code)
