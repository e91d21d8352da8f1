"""What is said of something and would mean nothing there is refused, not passed over."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.interpreter.diagnostics.problems import Mistakes
from spielwerk.interpreter.engine.rules import load

GAME = """\
game: probe
players: [2]
source: known
counters: {point: {of: player}}
kinds:
  card: {has: {size: number}, start: deck}
  spot: {}
  hex: {}
  step: {}
  hue: {is: [red, blue]}
zones: {deck: {holds: card, form: stack, seen by: nobody}}
layouts:
  board: {of: spot, pattern: squares, size: [3, 3]}
  comb: {of: hex, pattern: hexes, size: [3, 3], prefix: comb}
  path: {of: step, pattern: track, size: [5, 1], prefix: path}
flow:
  round: {as each player: turn}
  turn: earn
rules:
  earn: gain 1 point
end: {late: {when: round is 3, after: now}}
winner: [most point]
"""


def mistakes(folder: Path, old: str, new: str) -> list[tuple[str, str]]:
    assert old in GAME
    (folder / "game.yaml").write_text(GAME.replace(old, new, 1))
    (folder / "cards.yaml").write_text("cards:\n  one: {size: 1}\n")
    try:
        load(str(folder))
    except Mistakes as found:
        return [(p.code, str(p.message)) for p in found.problems]
    return []


def test_the_game_itself_is_right(tmp_path: Path) -> None:
    assert mistakes(tmp_path, "game: probe", "game: probe") == []


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("zones: {", "zones: {heap: {holds: card, slots: 3}, ", "slots"),
        ("zones: {", "zones: {heap: {holds: card, size: [3, 3]}, ", "size"),
        ("zones: {", "zones: {heap: {holds: card, seen by: owner}, ", "seen by"),
        ("counters: {", "counters: {wind: {start: {first player: 2, others: 1}}, ", "first player"),
        ("  hue: {is: [red, blue]}", "  hue: {is: [red, blue], has: {size: number}}", "has"),
        ("  hue: {is: [red, blue]}", "  hue: {is: [red, blue], listed under: hues}", "listed under"),
        ("pattern: squares,", "pattern: squares, slanted: yes,", "slanted"),
        ("pattern: squares,", "pattern: squares, ring: yes,", "ring"),
        ("pattern: squares,", "pattern: squares, rows: [3, 3, 3],", "rows"),
        ("pattern: squares,", "pattern: squares, filled: shuffled,", "filled"),
        ("pattern: squares,", "pattern: squares, linked by: spot,", "linked by"),
        ("pattern: hexes,", "pattern: hexes, neighbours: all,", "neighbours"),
        ("pattern: hexes,", "pattern: hexes, ring: yes,", "ring"),
        ("pattern: track,", "pattern: track, neighbours: all,", "neighbours"),
        ("pattern: track,", "pattern: track, slanted: yes,", "slanted"),
    ],
)
def test_a_key_that_would_mean_nothing_is_refused(tmp_path: Path, old: str, new: str, key: str) -> None:
    found = mistakes(tmp_path, old, new)
    assert [code for code, _ in found] == ["wrong-value"] and f"`{key}` means nothing for" in found[0][1]


def test_rounds_after_the_end_are_named(tmp_path: Path) -> None:
    (found,) = mistakes(tmp_path, "after: now", "after: 2")
    assert found[0] == "wrong-type" and "`now`, or {rounds: N}" in found[1]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{point: {of: player}}", "{point: {of: player, source: {strat: known}}}"),
        ("size: [3, 3]}", "size: [3, 3], source: {rows: known, others: rulebook}}"),
        ("winner:", "parameters: {source: {spede: known}, speed: 2}\nwinner:"),
    ],
)
def test_the_source_of_a_figure_that_is_not_there_is_refused(tmp_path: Path, old: str, new: str) -> None:
    assert [code for code, _ in mistakes(tmp_path, old, new)] == ["unknown-name"]


def test_a_number_of_players_is_named_once(tmp_path: Path) -> None:
    assert mistakes(tmp_path, "players: [2]", "players: [2, 3, 2]") == [("wrong-value", "`players` names 2 twice")]
