"""Timelines: back and forth through a game, and what may be taken back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from spielwerk.interpreter import Match, Refused, Rules, Timeline, load, load_save, save
from spielwerk.interpreter.diagnostics.problems import MessageRef
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.engine.reveals import sealed_by
from support.written import written

SEALED = str(Path(__file__).parents[1] / "data" / "sealed")


def played(rules: Rules, seed: int, most: int = 10_000) -> tuple[Timeline, list[str]]:
    """A game by chance, and the digest after every decision."""
    timeline, chance = Timeline(rules.start(seed)), random.Random(seed)
    digests = [timeline.match.digest()]
    while not timeline.match.over and timeline.now < most:
        player, _, codes = chance.choice(timeline.match.owed())
        timeline.pick(player, chance.choice(codes))
        digests.append(timeline.match.digest())
    return timeline, digests


@pytest.mark.parametrize("game", [SEALED, "yokohama", "yamatai", "smartphone_inc"])
def test_back_to_the_start_and_forward_again_gives_the_same_positions(game: str) -> None:
    timeline, digests = played(load(game, 2), 3)
    for number in range(timeline.length - 1, -1, -1):
        timeline.back()
        assert timeline.now == number and timeline.match.digest() == digests[number]
    with pytest.raises(Refused, match="no decision -1"):
        timeline.back()
    for number in range(1, timeline.length + 1):
        timeline.forward()
        assert timeline.match.digest() == digests[number]
    with pytest.raises(Refused, match=f"no decision {timeline.length + 1}"):
        timeline.forward()
    assert timeline.match.over and timeline.match.history == timeline.way


def test_a_long_game_keeps_a_limited_number_of_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.interpreter.storage.timeline.SPACING", 1)
    monkeypatch.setattr("spielwerk.interpreter.storage.timeline.MOST_COPIES", 5)
    timeline, digests = played(load(SEALED, 3), 1)
    assert len(timeline._copies) <= 5 < timeline.length
    for number in random.Random(5).choices(range(timeline.length), k=20):
        timeline.at(number)
        assert timeline.match.digest() == digests[number] and len(timeline._copies) <= 5


def test_a_match_that_was_played_has_a_way() -> None:
    timeline, digests = played(load(SEALED, 3), 8)
    other = Timeline(timeline.match)
    other.at(4)
    assert other.match.digest() == digests[4] and other.length == timeline.length
    with pytest.raises(Refused, match="snapshot"):
        imagined = timeline.match.imagine(0, 1)
        imagined.history.append((0, 0, 0))
        Timeline(imagined)


def test_who_decides_while_looking_back_leaves_what_came_after() -> None:
    timeline, digests = played(load(SEALED, 2), 8)
    timeline.at(2)
    player, pc, codes = timeline.match.owed()[-1]
    timeline.choose(timeline.match.rules.option_id(pc, codes[-1]), player)
    assert timeline.length == timeline.now == 3
    assert load_save(save(timeline.match), timeline.match.rules).digest() == timeline.match.digest()
    with pytest.raises(Refused, match="not offered"):
        timeline.choose("nothing_like_it")


# ---- taking back
def chosen(match: Match, option: str | None = None) -> tuple[int, int]:
    """Who decides next and what: the first option, or one that is named."""
    player, pc, codes = match.owed()[0]
    return player, next(c for c in codes if option is None or match.rules.option_id(pc, c) == option)


def step(match: Match, option: str | None = None) -> Match:
    """The match after a decision."""
    other = match.clone()
    other.pick(*chosen(other, option))
    return other


def seal(match: Match, option: str | None = None) -> MessageRef | None:
    """Why a decision could not be taken back."""
    player, code = chosen(match, option)
    return sealed_by(match, player, code, recorded(match.clone(), player, code))


GAME = """
game: table
players: [2]
counters: {point: {of: player}}
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
    - as each player: deal 3 cards from deck to your hand
flow:
  round: {as each player: act}
rules:
  act:
    choose one:
      think: gain 1 point
      draw: move 1 card from deck to your hand
      play: {choose a card in your hand: move that card to your shown}
      bury: {choose a card in your hand: move that card to pile}
      mix: shuffle deck
      stop: gain 2 points
      flip:
        - move 1 card from deck to table
        - gain (total value of cards in table) points
        - move all cards from table to pile
end: {done: {when: there is a player where points of it at least 30, after: {rounds: 0}}}
winner: [most point]
cards: {source: known, one: {value: 1, copies: 9}, two: {value: 2, copies: 9}}
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    return written(tmp_path_factory.mktemp("table"), GAME)


def test_what_cannot_be_unseen(rules: Rules) -> None:
    start = rules.start(1)
    assert seal(start, "think") is None
    assert str(seal(start, "mix")) == "chance has decided something since then"
    assert "hidden" in str(seal(start, "draw")), "the player has seen what they drew"


def test_a_piece_that_is_placed_shows_nothing_hidden() -> None:
    match = load("yokohama", 3).start(3)
    while match.round < 1:
        player, _, codes = match.owed()[0]
        match.pick(player, codes[0])
    match.choose("spread")
    assert seal(match, "bank") is None


def test_what_was_seen_for_a_moment_only_was_seen(rules: Rules) -> None:
    start = rules.start(1)
    assert "hidden" in str(seal(start, "flip")), "the points tell what the card was"


def test_a_card_played_from_the_hand_is_seen_by_the_others(rules: Rules) -> None:
    start = rules.start(1)
    asked = step(start, "play")
    assert seal(start, "play") is None
    assert "hidden" in str(seal(asked))
    asked = step(start, "bury")
    assert seal(asked) is None, "what goes from one hidden place to another is seen by nobody"


def test_what_is_answered_in_secret_comes_open_with_the_last_answer() -> None:
    match, seals = load(SEALED, 2).start(1), []
    while match.round < 2:
        seals.append(seal(match))
        match = step(match)
    assert seals[:-1] == [None] * (len(seals) - 1) and "in secret" in str(seals[-1])


def test_undo_goes_back_to_ones_own_decision(rules: Rules) -> None:
    timeline = Timeline(rules.start(1))
    start = timeline.match.digest()
    assert "not decided anything" in str(timeline.no_undo(0))
    timeline.choose("think")
    timeline.choose("stop")
    assert timeline.no_undo(0) is None
    timeline.undo(0)
    assert timeline.match.digest() == start and timeline.length == 0
    timeline.choose("think")
    timeline.choose("mix")
    assert "chance" in str(timeline.no_undo(0)) and "chance" in str(timeline.no_undo(1))
    with pytest.raises(Refused, match="chance"):
        timeline.undo(0)
    timeline.choose("think")
    assert timeline.no_undo(0) is None, "what came before does not matter"
    assert "chance" in str(timeline.no_undo(1))


def test_undo_in_a_secret_block_leaves_what_others_have_answered() -> None:
    timeline = Timeline(load(SEALED, 3).start(1))
    for player in (0, 1, 0):
        mine = next(d for d in timeline.match.decisions() if d.player == player)
        timeline.choose(mine.options[0].id, player)
    timeline.undo(0)
    assert [entry[0] for entry in timeline.way] == [0, 1]
    timeline.undo(0)
    assert [entry[0] for entry in timeline.way] == [1]
    assert "not decided anything" in str(timeline.no_undo(0))
    timeline.take_back(1)
    assert timeline.match.digest() == load(SEALED, 3).start(1).digest()
    with pytest.raises(Refused, match="take back"):
        Timeline(load("yamatai", 2).start(1)).take_back(0)


def test_after_the_secret_is_out_nobody_takes_their_answer_back() -> None:
    timeline, _ = played(load(SEALED, 2), 1, most=60)
    while timeline.match.threads is None or any(t.answers for t in timeline.match.threads.values()):
        timeline.back()
    timeline.forget()
    assert timeline.now
    for player in (0, 1):
        assert "in secret" in str(timeline.no_undo(player))
