"""`so that NUMBER is highest:`: only ways that come out best are offered, however many choices they consist of."""

from __future__ import annotations

from pathlib import Path

from spielwerk.interpreter.engine.best_ways import Body
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


def hopping(folder: Path, number: str, body: str) -> Match:
    """The game with something else to do so that a number is highest."""
    first, last = GAME.index("      - choose a stone as last"), GAME.index("end:")
    text = GAME[:first].replace("your taken is HOW", f"({number}) is highest") + body + GAME[last:]
    (folder / "game.yaml").write_text(text)
    return load(folder, 2).start(1)


def test_what_was_chosen_on_the_way_and_is_not_asked_for_again_makes_no_other_way(tmp_path: Path) -> None:
    body = """\
      repeat 8 times: [choose a stone, step_on that stone]
  step_on a stone:
    if that stone is ivy: gain 2 taken
    otherwise: gain 1 taken
"""
    match = hopping(tmp_path, "your taken capped at 99", body)  # 16,777,216 ways, but few positions
    assert match.over and match.points() == [16, 16]  # ivy was always the best, and so the only one


def test_what_is_as_good_as_can_be_may_still_become_worse(tmp_path: Path) -> None:
    body = """\
      - choose a stone
      - gain 1 taken
      - choose one: {keep: nothing, waste: lose 1 taken}
"""
    match = hopping(tmp_path, "your taken capped at 1", body)
    match.choose("ash", 0)
    assert match.points() == [1, 0] and match.decisions()[0].player == 1  # to waste it was not offered


def test_what_only_rises_is_settled_once_it_is_as_good_as_can_be(tmp_path: Path) -> None:
    body = """\
      - choose a stone
      - gain 1 taken
      - choose one: {more: gain 1 taken, less: nothing}
"""
    match = hopping(tmp_path, "your taken capped at 1", body)
    machine = match.rules.machine
    (end,) = machine.program.lowering.measures
    assert Body(machine, end).settles
    match.choose("ash", 0)
    assert offered(match) == ["more", "less"]
