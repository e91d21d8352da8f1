"""Notes: set, cleared, asked about; shown to everybody, told in the log, kept in digests; nothing hidden is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.checking.view_file import default_view
from spielwerk.interpreter.diagnostics.problems import Span
from spielwerk.interpreter.display.table import Room, Table
from spielwerk.interpreter.engine.events import Noted
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.engine.totals import broken_totals
from spielwerk.interpreter.packs.tree import Scalar
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.record.log import Log
from spielwerk.interpreter.prose.whole_games.said_names import words
from spielwerk.interpreter.study.check import check
from spielwerk.interpreter.study.outside_lines import Lines
from spielwerk.interpreter.study.scenarios import run_scenarios

GAME = """
game: noting
players: [2, 3]
source: known
counters:
  point: {of: player}
notes:
  led: suit
  leader: player
  target: {of: player, is: square}
  guard: {of: square, is: player}
  best: card
kinds:
  suit: {is: [leaf, bell]}
  square: {}
  card: {start: deck, has: {suit: suit}}
squares: {near: {}, far: {}}
cards:
  one: {copies with suit: [leaf, bell, bell, leaf, leaf, leaf]}
zones:
  deck:  {holds: card, seen by: nobody}
  hand:  {of: player, holds: card, seen by: owner}
  trick: {holds: card}
setup:
  dealt: {as each player: deal 2 cards from deck to your hand}
flow:
  round: {turns: {as each player: act}}
rules:
  act:
    choose one:
      lead:
        choose a card in your hand where (led is not set or suit of it is led):
          - move that card to trick
          - set led to suit of that card
          - set best to that card
          - set leader to you
      aim:
        choose a square where guard of it is not set:
          - set your target to that square
          - set guard of that square to you
      free:
        only if your target is set: [gain 1 point, clear guard of your target, clear your target]
      pick: {choose a card in trick: gain 1 point}
      rest: {if leader is you: [clear led, clear best, gain 2 points]}
end:
  later: {when: round is 5, after: now}
winner: [most point]
"""


def made(folder: Path, text: str = GAME, players: int = 2) -> Rules:
    folder.mkdir(exist_ok=True)
    (folder / "game.yaml").write_text(text)
    return load(str(folder), players)


def option(match: Match, name: str) -> tuple[int, int]:
    player, pc, codes = match.owed()[0]
    return player, next(code for code in codes if match.rules.option_id(pc, code) == name)


def played(match: Match, *names: str) -> Match:
    for name in names:
        match.pick(*option(match, name))
    return match


def offered(match: Match) -> list[str]:
    _, pc, codes = match.owed()[0]
    return [match.rules.option_id(pc, code) for code in codes]


def test_a_note_is_nothing_until_it_is_set_and_everybody_sees_it(tmp_path: Path) -> None:
    match = made(tmp_path / "g").start(1)
    nothing: dict[str, Any] = {"led": None, "leader": None, "best": None}
    assert {k: v for k, v in match.view(1)["notes"].items() if k in nothing} == nothing
    before = match.digest()
    played(match, "aim", "far")
    assert match.view(1)["notes"]["target"] == {"player_1": "far", "player_2": None}
    assert match.view(0)["notes"]["guard"] == {"near": None, "far": "player_1"}
    assert match.digest() != before


def test_options_look_at_notes(tmp_path: Path) -> None:
    match = made(tmp_path / "g").start(1)
    assert "free" not in offered(match)
    played(match, "aim", "far", "aim")
    assert match.view(0)["notes"]["target"] == {"player_1": "far", "player_2": "near"}, "one square was left"
    assert "aim" not in offered(match) and "free" in offered(match)
    played(match, "free")
    assert match.view(0)["notes"]["target"]["player_1"] is None
    assert match.view(0)["notes"]["guard"] == {"near": "player_2", "far": None}


def test_suits_are_followed(tmp_path: Path) -> None:
    rules = made(tmp_path / "g")
    match = rules.start(1)
    match.pick(*option(match, "lead"))
    match.pick(*option(match, offered(match)[0]))
    led = match.view(1)["notes"]["led"]
    hand = match.view(1)["zones"]["hand"]["player_2"]
    suits = [rules.words.things[rules.words.thing_names[card]].numbers["suit"] for card in hand]
    assert ("lead" in offered(match)) == (rules.words.thing_names[led] in suits)


def test_what_is_noted_is_another_option_than_what_looks_like_it(tmp_path: Path) -> None:
    text = GAME.replace("- set led to suit of that card\n          ", "").replace("seen by: owner", "seen by: all")
    text = text.replace("leaf, bell, bell, leaf, leaf, leaf", "leaf, leaf, leaf, leaf, leaf, leaf")
    match = made(tmp_path / "g", text).start(1)
    played(match, "lead", "lead", "pick")
    assert len(offered(match)) == 2, "the card that is noted, and the other one"


def test_the_log_and_the_table_tell_it(tmp_path: Path) -> None:
    rules = made(tmp_path / "g")
    match = rules.start(1)
    events = [event for name in ("aim", "far") for event in recorded(match, *option(match, name))]
    noted = [fact for event in events for fact in event.facts if isinstance(fact, Noted)]
    square = rules.words.thing_names["far"]
    assert noted == [Noted("target", 0, -1, square), Noted("guard", square, -1, 0)]
    prompts = Prompts(rules, "en")
    (told,) = Log(prompts).told(events)
    # that it is the target is said by what was chosen
    assert told.text.endswith("then becomes the guard of that square: Far")
    played(match, "lead")
    played(match, offered(match)[0])
    room, drawn = Room(100, 24), ""
    for line in Table(prompts, default_view(rules.words), match.view(0), 0, room, True).drawn():
        drawn += "".join(text for text, _ in line) + "\n"
    assert "leader Player 2" in drawn and "best One" in drawn
    assert [line.split() for line in drawn.splitlines() if "target" in line] == [["target", "Far", "-"]]


def test_nobody_takes_back_what_told_something_hidden(tmp_path: Path) -> None:
    """A rule that is handed a card from a hand may note it: then everybody has been told."""
    text = GAME.replace("choose a card in trick: gain 1 point", "choose a card in your hand: name_it that card")
    text = text.replace("rules:\n", "rules:\n  name_it a card: set best to that card\n")
    match = made(tmp_path / "g", text).start(1)
    recorded(match, *option(match, "pick"))
    (event,) = recorded(match, *option(match, offered(match)[0]))
    assert event.learned == {1} and match.view(1)["notes"]["best"] in match.view(0)["zones"]["hand"]["player_1"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("set best to leaf", "wrong-type"),
        ("set best to 3", "wrong-type"),
        ("set point of you to leader", "wrong-type"),
        ("clear your points", "wrong-type"),
        ("set guard to you", "which-one"),
        ("set your led to leaf", "wrong-type"),
        ("{if your points is set: nothing}", "wrong-type"),
        ("{choose a card in your hand: set best to that card}", "hidden-note"),
        ("set best to the card in deck", "hidden-note"),
        ("{choose a card in your hand: [move that card to deck, set best to that card]}", "hidden-note"),
    ],
)
def test_what_is_refused(tmp_path: Path, line: str, code: str) -> None:
    (tmp_path / "game.yaml").write_text(GAME + f"always:\n  more: {{also in act: {line}}}\n")
    assert [p.code for p in check(tmp_path)[1]] == [code]


def test_scenarios_set_and_ask(tmp_path: Path) -> None:
    made(tmp_path / "g")
    (tmp_path / "g" / "scenarios").mkdir()
    (tmp_path / "g" / "scenarios" / "notes.yaml").write_text("""
scenarios:
  remembered:
    players: 2
    given:
      - set led to leaf
      - set leader to ann
      - ann: set your target to far
      - set guard of far to ben
    at: act of ann
    play:
      - ann: free
    then:
      - led is leaf
      - leader is ann
      - guard of far is not set
      - ann: [your target is not set, your points is 1]
""")
    assert [r for r in run_scenarios(str(tmp_path / "g")) if not r.ok] == []


def test_it_is_told_in_words(tmp_path: Path) -> None:
    rules = made(tmp_path / "g")
    told = words(rules, "act")
    assert "become the leader" in told.lower() and "make that square your target" in told
    assert "If you are the leader, clear the led, clear the best, then gain 2 points." in told
    for language in ("pl", "de", "uk", "cs"):
        assert "note" not in words(rules, "act", language)


@pytest.mark.parametrize(
    "line",
    [
        "gain 1 point per card in hand of leader",
        "set points of leader to 9",
        "move all cards from hand of leader to your hand",
        "move all cards from your hand to hand of leader",
        "deal 1 card from deck to hand of leader",
        "clear guard of your target",
        "set guard of your target to you",
        "gain (points of leader) points",
    ],
)
def test_where_nothing_is_noted_nothing_happens(tmp_path: Path, line: str) -> None:
    match = made(tmp_path / "g").start(1)
    before = match.state[:]
    Lines(match).do(Scalar(line, Span("", 0, 0, 0)), 0)
    assert match.state == before and broken_totals(match) == []


def test_what_a_noted_player_has(tmp_path: Path) -> None:
    match = made(tmp_path / "g").start(1)
    assert not Lines(match).holds(Scalar("leader has 2 hand", Span("", 0, 0, 0)), 0)
    Lines(match, ("ann", "ben")).do(Scalar("set leader to ben", Span("", 0, 0, 0)), 0)
    assert Lines(match).holds(Scalar("leader has 2 hand", Span("", 0, 0, 0)), 0)
    assert Lines(match).holds(Scalar("leader has no points", Span("", 0, 0, 0)), 0)


LED = """\
game: led
players: [3]
source: known
counters: {coin: {of: player, start: 2}, point: {of: player}}
notes: {leader: player}
flow:
  round: {as each player: turn}
  turn: act
rules:
  act:
    choose one:
      rest: nothing
      lead: set leader to you
      give: pay 1 coin to leader
      take: gain 1 coin from leader
end: {late: {when: round is 3, after: now}}
winner: [most point]
"""


def test_a_player_who_is_noted_is_paid_and_pays_and_nobody_is_not(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(LED)
    match = load(tmp_path, 3).start(1)
    first = match.rules.layout.counters["coin"]
    assert [o.id for o in match.decisions()[0].options] == ["rest", "lead", "take"]  # nobody leads, nobody can be paid
    match.choose("take", 0)
    assert match.state[first : first + 3] == [2, 2, 2]
    for option in ("lead", "give", "take"):
        match.choose(option, match.decisions()[0].player)
    assert match.state[first : first + 3] == [3, 2, 1]
