"""`so that NUMBER is highest:`: only ways that come out best are offered, however many choices they consist of."""

from __future__ import annotations

from pathlib import Path

from spielwerk.interpreter.engine.machine import OFTEN
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.lowering.reasons import BETTER
from spielwerk.interpreter.study.why import why_not

GAME = """\
game: stones
players: [2]
source: known
counters:
  taken: {of: player}
kinds:
  stone: {has: {onward: list of stone}}
stones:
  ash:   {onward: [birch, cedar, fir]}
  birch: {}
  cedar: {onward: [elm]}
  elm:   {}
  fir:   {onward: [gorse]}
  gorse: {}
  holly: {onward: [ivy]}
  ivy:   {}
flow:
  round: {as each player: turn}
  turn: hop
rules:
  hop:
    so that your taken is HOW:
      - choose a stone as last
      - gain 1 taken
      - any number of times:
          - choose a stone of that last as last
          - step_on that last
  step_on a stone: gain 1 taken
end: {late: {when: round is 2, after: now}}
winner: [most taken]
"""


def stones(folder: Path, how: str) -> Rules:
    (folder / "game.yaml").write_text(GAME.replace("HOW", how))
    return load(folder, 2)


def offered(match: Match) -> list[str]:
    return [option.id for option in match.decisions()[0].options]


def test_only_what_leads_to_the_most_is_offered(tmp_path: Path) -> None:
    match = stones(tmp_path, "highest").start(1)
    assert offered(match) == ["cedar", "fir"]  # ash was the only beginning; birch leads to two, the others to three
    assert [f.reason.kind for f in why_not(match, 0, "birch")] == [BETTER]
    match.choose("fir", 0)
    assert match.points()[0] == 3  # gorse was the only way on, and to stop before it is not as good
    assert offered(match) == ["cedar", "fir"]


def test_the_least_is_to_stop_at_once(tmp_path: Path) -> None:
    match = stones(tmp_path, "lowest").start(1)
    assert len(offered(match)) == 8
    match.choose("ash", 0)
    assert match.points()[0] == 1 and match.decisions()[0].player == 1


def test_beyond_a_cap_nothing_better_is_looked_for(tmp_path: Path) -> None:
    capped = GAME.replace("your taken is HOW", "(your taken capped at 2) is highest")
    (tmp_path / "game.yaml").write_text(capped)
    rules = load(tmp_path, 2)
    for _ in range(OFTEN + 1):  # what leads on from a choice is joined to it in the end: it is weighed there, too
        match = rules.start(1)
        assert offered(match) == ["ash", "cedar", "fir", "holly"]  # two can be had from each of them
        match.choose("ash", 0)
        assert offered(match) == ["birch", "cedar", "fir"]
