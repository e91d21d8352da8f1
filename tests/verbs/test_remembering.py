"""Positions that come again, and pieces of a group: what makes a position, when it is forgotten, what keeps it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.engine.positions import doubtful, numbering
from spielwerk.interpreter.engine.totals import broken_totals
from spielwerk.interpreter.prose.whole_games.said_names import words
from spielwerk.interpreter.study.check import check

GAME = """
game: shuttle
players: [2]
source: known
counters:
  step: {CLOCK}
  mark: {of: player}
  trip: {of: player, clock: yes}
notes:
  mover: player
pieces:
  cart: {of: player, start: {near: 1}, lies on: [near, far]}
  cap:  {of: player, start: {near: 2}, lies on: [near, far]}
groups:
  load: {is: [cart, cap], plural: loading}
zones:
  near: {of: player}
  far:  {of: player}
always:
  counted: {whenever you move a load to far: gain 1 trip}
flow:
  round: {as each player: turn}
  turn: {go: go, tick: gain 1 step, keep: keep}
rules:
  go:
    choose one:
      out:  {only if you have a load in your near: move all your loading from your near to your far}
      home: {only if you have 3 loading in your far: move all your loading from your far to your near}
      chalk: gain 1 mark
      wipe: forget all positions
  keep: remember the last 9 positions
end:
  again: {when: this position has come 3 times, after: now}
winner: [most mark, shared]
"""
BACK = ("out", "out", "home", "home")


def made(folder: Path, text: str = GAME, clock: str = "clock: yes") -> Rules:
    folder.mkdir(exist_ok=True)
    (folder / "game.yaml").write_text(text.replace("CLOCK", clock), encoding="utf-8")
    return load(str(folder), 2)


def after(match: Match, *options: str) -> Match:
    for option in options:
        match.choose(option)
    return match


def test_the_third_time_ends_the_game_although_a_clock_runs(tmp_path: Path) -> None:
    match = after(made(tmp_path / "g").start(1), *BACK, *BACK)
    assert not match.over
    assert after(match, "out").over and match.end_cause() == "again"


def test_what_is_counted_makes_another_position(tmp_path: Path) -> None:
    assert not after(made(tmp_path / "g", clock="of: game").start(1), *BACK * 5).over
    assert not after(made(tmp_path / "h").start(1), *BACK, "chalk", "chalk", *BACK, "chalk", "chalk", *BACK).over


def test_who_has_acted_is_a_part_of_it(tmp_path: Path) -> None:
    """Both have chalked twice and stand as in the beginning, but it is the other's turn: each comes twice only."""
    text = GAME.replace("chalk: gain 1 mark", "chalk: nothing")
    match = after(made(tmp_path / "g", text).start(1), "chalk", "chalk", "chalk", "chalk")
    assert not match.over
    assert after(match, "chalk").over


def test_what_is_forgotten_never_came(tmp_path: Path) -> None:
    match = after(made(tmp_path / "g").start(1), *BACK, *BACK[:3], "wipe", "out", "home", "home")
    assert not match.over


def test_only_so_many_are_kept(tmp_path: Path) -> None:
    few = GAME.replace("last 9", "last 8")
    assert not after(made(tmp_path / "g", few).start(1), *BACK * 5).over


def test_a_note_is_a_part_of_it(tmp_path: Path) -> None:
    course = (*BACK, "chalk", "chalk", *BACK)
    for does, over in (("set mover to you", False), ("clear mover", True)):
        text = GAME.replace("chalk: gain 1 mark", f"chalk: {does}").replace("last 9", "last 20")
        assert after(made(tmp_path / does[:3], text).start(1), *course).over is over


def test_it_is_kept_in_the_state_and_cloned_with_it(tmp_path: Path) -> None:
    rules = made(tmp_path / "g")
    match = after(rules.start(1), *BACK)
    copy = after(match.clone(), *BACK)
    assert not match.over and after(copy, "out").over
    assert match.digest() != after(rules.start(1)).digest()
    assert after(rules.start(1), *BACK).digest() == match.digest()
    assert not broken_totals(match)


def test_pieces_of_a_group_move_as_what_they_are(tmp_path: Path) -> None:
    rules = made(tmp_path / "g")
    match = after(rules.start(1), "out")
    layout = rules.layout
    assert [match.state[layout.pieces[piece, "far"]] for piece in ("cart", "cap")] == [1, 2]
    assert match.state[layout.counters["trip"]] == 2, "each sort is heard by itself"
    assert not broken_totals(match)


def test_they_are_told_by_the_word_for_all(tmp_path: Path) -> None:
    rules = made(tmp_path / "g")
    assert "move all your loading from your near to your far" in words(rules, "go")
    assert "Remember the position (the last 9 are kept)" in words(rules, "keep")
    for language, told in {
        "cs": "zaznamenej pozici",
        "de": "merke dir die stellung",
        "pl": "zapamiętaj pozycję",
        "uk": "запам’ятайте позицію",
    }.items():
        assert told in words(rules, "keep", language).lower()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("remember the last 9 positions", "nothing", "never-remembered"),
        ("remember the last 9 positions", "remember the last 1 positions", "wrong-value"),
        ("remember the last 9 positions", "remember the last 1001 positions", "wrong-value"),
        ("has come 3 times", "has come 0 times", "wrong-value"),
        ("move all your loading from your far to your near", "move 1 load from your far to your near", "how-many"),
        ("move all your loading from your far to your near", "move your load to your near", "how-many"),
        ("move all your loading from your far to your near", "deal 1 load from your far to your near", "how-many"),
        ("chalk: gain 1 mark", "chalk: gain 1 load", "not-counted"),
        ("cap:  {of: player,", "cap:  {", "wrong-type"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, old: str, new: str, code: str) -> None:
    folder = tmp_path / "g"
    folder.mkdir()
    (folder / "game.yaml").write_text(GAME.replace("CLOCK", "clock: yes").replace(old, new), encoding="utf-8")
    assert code in {problem.code for problem in check(str(folder))[1]}


def test_positions_have_the_same_number_only_if_the_same_lies_in_the_same_places() -> None:
    """One piece on a place is told by a mask, several by their number; what sort they are is told in both cases."""
    rules, chance = load("draughts", 2), random.Random(1)
    machine, pieces = rules.machine, rules.layout.pieces
    spans = machine.program.namespace["POSITION"]
    number_of = numbering(spans, machine.program.lowering.occupied.kept.values())
    seen: dict[int, tuple[int, ...]] = {}
    stacked = 0
    for number in range(400):
        state = rules.start(number).state
        man, king, mark = (pieces[name, "square"] for name in ("man", "king", "mark"))
        heaps = [chance.choice((0, 0, 0, 1, 2, 3)) if number % 2 else chance.choice((0, 0, 1)) for _ in range(3)]
        for square, heap in enumerate(heaps):
            state[man + 2 * square : man + 2 * square + 2] = [heap if number % 4 < 2 else min(heap, 1), 0]
            state[king + 2 * square : king + 2 * square + 2] = [heap if number % 4 > 1 else min(heap, 1), 0]
            state[mark + square] = chance.choice((0, 0, 1, 2))
        machine.forget(state)
        stacked += any(heap > 1 for heap in heaps)
        said = (number % 2, *(n for first, last in spans for n in state[first:last]))
        found = number_of(state, number % 2)
        assert seen.setdefault(found, said) == said and 0 < found < 1 << 63
        state[rules.layout.past] = state[rules.layout.counters["quiet"]] = 5
        assert number_of(state, number % 2) == found
        assert number_of(state, 1 - number % 2) != found
    assert 50 < stacked < 350 and len(seen) == len(set(seen.values())) > 150


def test_numbers_that_have_the_same_hash_make_different_positions() -> None:
    """-1 and -2 have one hash, and so have the first bit of a mask and its bit 61."""
    rules = load("draughts", 2)
    program, slot = rules.machine.program, rules.layout.counters["defeat"]
    number_of = numbering(program.namespace["POSITION"], program.lowering.occupied.kept.values(), [slot])
    state = rules.start(1).state
    found = []
    for value in (-1, -2, 0, 1, 1 << 61, 1 << 122, (1 << 61) + 1, 2):
        state[slot] = value
        found.append(number_of(state, 0))
    assert len(set(found)) == len(found)
    assert hash((-1,)) == hash((-2,)) and hash((1,)) == hash((1 << 61,))  # what it is about


def test_what_hashes_may_not_tell_apart_is_known(tmp_path: Path) -> None:
    """A counter that may fall below zero, and a mask of more places than a hash has bits."""
    game = GAME.replace("counters:", "counters:\n  debt: {of: player, below zero: yes}")
    rules = made(tmp_path / "g", game)
    first = rules.layout.counters["debt"]
    assert doubtful(rules.layout) == {first, first + 1}
    chess = load("chess", 2)
    kept = [one for one in chess.machine.program.lowering.occupied.kept.values() if one.one >= 0]
    state = chess.start(1).state
    number_of = numbering(chess.machine.program.namespace["POSITION"], kept)
    assert not doubtful(chess.layout) and kept
    told = []
    for value in (1, 1 << 61):
        state[kept[0].one] = value
        told.append(number_of(state, 0))
    assert told[0] != told[1]
