"""Nobody peeks: whatever a person asks at the table, they hear the same in every match that looks the same to them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from spielwerk.cli.person import Person
from spielwerk.cli.table import Table
from spielwerk.interpreter import Match, Rules, Timeline
from spielwerk.interpreter.engine.events import Event
from spielwerk.interpreter.engine.history import History
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.prose.prompts import Prompts
from spielwerk.interpreter.prose.whynot import WhyNot
from spielwerk.interpreter.storage.save_records import Seat
from spielwerk.interpreter.study.why import candidates
from support.written import written

from .playing import LARGEST, pack_names, rules_of

Capture = pytest.CaptureFixture[str]


VEILED = """
game: veiled
players: [2]
counters: {point: {of: player}}
kinds: {card: {start: deck, has: {value: number}}}
zones:
  deck: {holds: card, form: stack, seen by: nobody}
  pile: {holds: card, form: stack, seen by: nobody}
  hand: {of: player, holds: card, seen by: owner}
  table: {holds: card}
  shown: {of: player, holds: card}
setup:
  cards: [shuffle deck, {as each player: deal 3 cards from deck to your hand}]
flow:
  round: {as each player: act}
rules:
  act:
    choose one:
      bury: {choose a card in your hand: move that card to pile}
      play: {choose a card in your hand: move that card to your shown}
      take: {choose a card in your shown: move that card to your hand}
      bet:
        - choose a card in your hand
        - move 1 card from deck to table
        - gain (total value of cards in table) points
        - move all cards from table to pile
      rest: gain 1 point
end: {done: {when: there is a player where points of it at least 20, after: {rounds: 0}}}
scoring:
  hands: {as each player: gain (total value of cards in your hand) points}
winner: [most point]
cards:
  source: known
  one: {value: 1, copies: 5}
  two: {value: 2, copies: 5}
  three: {value: 3, copies: 5}
"""


@pytest.fixture(scope="module")
def veiled(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    """A game in which what is hidden counts in the end, is bet on, and is moved unseen."""
    return written(tmp_path_factory.mktemp("veiled"), VEILED)


def without_a_past(match: Match) -> Match:
    """The match itself, as if it began here: what happened before is another matter."""
    other = match.clone()
    other.seed, other.history = None, History([])
    return other


def heard(spoken: Prompts, match: Match, seat: int, capture: Capture) -> dict[str, Any]:
    """Everything the table says to a person who must decide."""
    pc, codes = next((pc, codes) for who, pc, codes in match.owed() if who == seat)
    person = Person(Table(Timeline(match), [Seat()] * match.rules.players, spoken), seat, pc, codes)
    asked: dict[str, Callable[[], str]] = {"": person.show}
    asked |= {order: lambda order=order: person.obey(order, "") for order in ("help", "board", "score", "hint", "log")}
    capture.readouterr()
    answers: dict[str, Any] = {order: (answer(), capture.readouterr().out) for order, answer in asked.items()}
    why = WhyNot(spoken, match, seat)
    return answers | {f"why {code}": why.answer(code) for code in candidates(match.rules, pc)}


def compare(rules: Rules, seed: int, every: int, capture: Capture) -> int:
    """Every so many decisions of a random game."""
    chance, moments = random.Random(seed), 0
    spoken, match = Prompts(rules, "en"), rules.start(seed)
    while not match.over:
        if len(match.history) % every == every // 2:
            moments += 1
            seat = chance.choice(match.owed())[0]
            # in a secret block the table may say who has answered; one imagines that nobody has
            first = without_a_past(match) if match.threads is None else match.imagine(seat, 1)
            told = heard(spoken, first, seat, capture)
            assert told == heard(spoken, match.imagine(seat, 1000 + moments), seat, capture)
        player, _, codes = chance.choice(match.owed())
        match.pick(player, chance.choice(codes))
    return moments


@pytest.mark.parametrize(("name", "every"), [("yokohama", 43), ("yamatai", 61), ("smartphone_inc", 17)])
def test_the_same_is_heard_whatever_is_hidden(name: str, every: int, capsys: Capture) -> None:
    assert compare(rules_of(name, 2), 3, every, capsys) > 3


def test_the_same_is_heard_where_everything_is_about_what_is_hidden(veiled: Rules, capsys: Capture) -> None:
    assert compare(veiled, 3, 4, capsys) > 3


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), [*((name, 2) for name in pack_names()), *LARGEST])
def test_the_same_is_heard_in_whole_games(name: str, players: int, capsys: Capture) -> None:
    assert compare(rules_of(name, players), 4, 9, capsys) > 9


def test_what_goes_from_one_hidden_place_to_another_is_not_told(veiled: Rules) -> None:
    rules = veiled
    spoken, match = Prompts(rules, "en"), rules.start(1)
    events: list[Event] = []

    def choose(option: str) -> str:
        seat, pc, codes = match.owed()[0]
        code = next((c for c in codes if rules.option_id(pc, c) == option), codes[0])
        events.extend(recorded(match, seat, code))
        return spoken.did(pc, code) or spoken.label(pc, code)

    choose("bury")
    card = choose("any")
    assert card in spoken.log(events, 0)[0] and card not in spoken.log(events, 1)[0]
    assert card not in spoken.log(events)[0], "nobody in particular is told no more than anybody"
    choose("rest")
    choose("play")
    card = choose("any")
    assert card in spoken.log(events, 1)[-1], "what was shown is told"
    choose("rest")
    choose("take")
    assert choose("any") in spoken.log(events, 1)[-1], "everybody saw where it went"
