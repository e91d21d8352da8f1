"""Tracks: one line of places that runs to and fro, round or not, seen from where each player begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.interpreter import Rules, load
from spielwerk.interpreter.model.geometry import TRACK, Geometry, places
from spielwerk.interpreter.study.check import check

GAME = """\
game: lap
players: [2, 3]
language: 2
source: known
counters:
  pace: {of: game, start: 2, plural: pace}
  point: {of: player}
kinds:
  spot: {}
layouts:
  path: {of: spot, pattern: track, size: [3, 2], HOW}
flow:
  round: {as each player: turn}
  turn: {choose a spot WHERE: gain (your place of that spot) points, otherwise: nothing}
end: {late: {when: round is 3, after: now}}
winner: [most point]
"""


def lap(folder: Path, how: str, where: str, players: int = 2) -> Rules:
    (folder / "game.yaml").write_text(GAME.replace("HOW", how).replace("WHERE", where))
    return load(folder, players)


def offered(rules: Rules) -> list[str]:
    """What the first player is offered."""
    return [option.id for option in rules.start(1).decisions()[0].options]


def track(ring: bool, *facing: str) -> Geometry:
    found = places(TRACK, (3, 2), False)
    made = Geometry(TRACK, [cell for cell, _ in found], {cell: i for i, (cell, _) in enumerate(found)})
    made.positions, made.places = [position for _, position in found], len(found)
    made.ring, made.facing, made.seats = ring, facing, 2
    return made


def test_it_runs_to_and_fro() -> None:
    assert track(False).positions == [(1, 1), (2, 1), (3, 1), (3, 2), (2, 2), (1, 2)]


@pytest.mark.parametrize(
    ("how", "where", "found"),
    [
        ("forward: [up, down]", "1 forward step from c1", "c2"),
        ("forward: [down, up]", "1 forward step from c1", "b1"),
        ("forward: [up, down]", "1 backward step from a1", ""),
        ("ring: yes", "1 backward step from a1", "a2"),
        ("ring: yes", "1 forward step from a2", "a1"),
        ("forward: up", "next to c1", "b1 c2"),
        ("ring: yes", "next to a1", "b1 a2"),
        ("ring: yes", "(pace) forward steps from b2", "a1"),
        ("forward: up", "(pace) forward steps from b2", ""),
        ("ring: yes", "(pace - 2) forward steps from b2", ""),
        ("forward: up", "(pace * 50) forward steps from a1", ""),
        ("forward: up", "where (there is a spot (pace) forward steps from it where it is a2)", "c2"),
        ("forward: up", "in a forward line from c1", "c2 b2 a2"),
        ("forward: up", "where place of it at least 5", "b2 a2"),
        ("forward: down", "where your place of it at least 5", "a1 b1"),
    ],
)
def test_where_steps_lead(tmp_path: Path, how: str, where: str, found: str) -> None:
    rules = lap(tmp_path, how, where)
    match = rules.start(1)
    want = found.split()
    if len(want) > 1:
        assert offered(rules) == want
    else:  # a single one is taken at once, in both rounds
        assert match.over
        place = {"a1": 1, "b1": 2, "c1": 3, "c2": 4, "b2": 5, "a2": 6}
        seen = 7 - place[want[0]] if want and "down, up" in how else place[want[0]] if want else 0
        assert match.points()[0] == 2 * seen


def test_places_are_counted_from_where_somebody_begins() -> None:
    both = track(False, "up", "down")
    assert [both.place_from(i, 0) for i in range(6)] == [1, 2, 3, 4, 5, 6]
    assert [both.place_from(i, 1) for i in range(6)] == [6, 5, 4, 3, 2, 1]
    ring = track(True, "up")
    assert [ring.place_from(i, 1) for i in range(6)] == [4, 5, 6, 1, 2, 3]
    assert [ring.rays(("forward",), 0)[i][0][0] for i in range(6)] == [1, 2, 3, 4, 5, 0]


def test_it_has_no_rows_and_no_sides(tmp_path: Path) -> None:
    for where in ("where your row of it is 1", "on the edge", "1 sideways step from a1", "1 diagonal step from a1"):
        (tmp_path / "game.yaml").write_text(GAME.replace("HOW", "ring: yes").replace("WHERE", where))
        assert {p.code for p in check(tmp_path)[1]} <= {"wrong-type", "unknown-name"} and check(tmp_path)[1], where
