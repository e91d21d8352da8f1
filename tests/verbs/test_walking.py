"""What a walk wakes: who listens to moves hears where it ended, who listens to passing every place in between."""

from __future__ import annotations

from pathlib import Path

from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import load

GAME = """\
game: stroll
players: [2]
source: known
counters:
  step: {of: player}
  trace: {of: glade}
  end_mark: {of: glade}
kinds:
  glade: {has: {paths: list of glade}}
glades:
  ash:   {paths: [birch]}
  birch: {paths: [cedar]}
  cedar: {paths: [elm]}
  elm:   {}
pieces:
  fox: {of: player, start: {den: 1}, lies on: [den, glade]}
zones:
  den: {of: player}
layouts:
  wood: {of: glade, linked by: paths}
setup:
  out: {as each player: move your fox to ash}
flow:
  round: {as each player: turn}
  turn: stroll
rules:
  stroll:
    you may:
      walk your fox: {enter: it is not ash, toll: nothing, stop: it is not ash}
always:
  trail:
    - whenever you move a fox over a glade: gain 1 trace on that glade
    - whenever you move a fox to a glade: gain 1 end_mark on that glade
    - whenever opponents move a fox over a glade: gain 1 step
end: {late: {when: round is 2, after: now}}
winner: [most step]
"""


def traces(match: Match, counter: str) -> list[int]:
    first = match.rules.layout.counters[counter]
    return match.state[first : first + 4]


def test_places_passed_and_the_last_place_are_answered(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(GAME)
    match = load(tmp_path, 2).start(1)
    assert traces(match, "end_mark") == [2, 0, 0, 0]  # where both were put
    match.choose("yes", 0)
    while match.decisions()[0].player == 0:  # on to the end, where there is nowhere left to go
        match.choose(match.decisions()[0].options[0].id, 0)
    assert traces(match, "trace") == [0, 1, 1, 0]
    assert traces(match, "end_mark") == [2, 0, 0, 1]
    assert match.points() == [0, 2]
    match.choose("yes", 1)
    match.choose("stop", 1)
    assert traces(match, "trace") == [0, 1, 1, 0] and traces(match, "end_mark") == [2, 1, 0, 1]
