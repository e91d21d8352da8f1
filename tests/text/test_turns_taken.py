"""Where pieces act one after the other, the track says which acts now and which have acted."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.playing import rules_of
from spielwerk.interpreter.display.table import Room, Table
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.questions.step_names import Steps
from spielwerk.interpreter.prose.questions.turns_taken import Turns, turns_taken
from support.written import written

PEGS = """\
game: pegs
players: [2]
counters: {point: {of: player}, spot: {of: peg}}
kinds: {peg: {of: player, start: lane}}
zones: {lane: {holds: peg}}
pegs: {source: known, peg: {copies: 2}}
flow:
  round: [WARM_UPmarch]
  march: {as each peg WHICHfrom highest spot: advance that peg}
  advance a peg: {go_first: stroll that peg}
WARMINGrules:
  stroll a peg: {choose one: {run: gain 2 spots on that peg, stay: nothing}}
end: {rounds: {when: round is 3, after: {rounds: 0}}}
winner: [most point]
"""


WARMING = "  warm: {as each player: {choose one: {bend: gain 1 point, rest: nothing}}}\n"


def now(match: Match) -> Turns | None:
    return turns_taken(Steps(Prompts(match.rules, "en")), match, match.owed()[0][1])


def test_the_track_marks_who_acts_now_and_who_has_acted() -> None:
    match = rules_of("yamatai", 2).start(72)
    spoken = Prompts(match.rules, "en")
    shown: list[str] = []
    while match.round == 1:
        turns = now(match)
        for plain in (False, True):
            room, looks = Room(100, 30), match.view(0)
            table = Table(spoken, match.rules.shown_by, looks, 0, room, plain, header="head", turns=turns)
            (line, *_) = table.panels.track(table.view.tracks[0], 100)
            text = "".join(part for part, _ in line)
            shown += [text] if text not in shown else []
        seat, _, codes = match.owed()[0]
        match.pick(seat, codes[-1] if codes[0] < 0 else codes[0])
    drawn = [line.partition("1(")[2].partition(" 5")[0] for line in shown]
    assert drawn[:4] == ["▶2) 2(1) 3(2) 4(1)", ">2) 2(1) 3(2) 4(1)", "2✓) 2(▶1) 3(2) 4(1)", "2+) 2(>1) 3(2) 4(1)"]
    assert drawn[-2:] == ["2✓) 2(1✓) 3(2✓) 4(▶1)", "2+) 2(1+) 3(2+) 4(>1)"]


@pytest.mark.parametrize(("warm", "which", "done"), [("", "", True), ("warm, ", "", True), ("", "where A ", False)])
def test_it_is_told_only_while_they_act_and_only_of_those_who_have(
    tmp_path: Path, warm: str, which: str, done: bool
) -> None:
    which = which.replace("A", "spot of it at most 8")
    rules = written(
        tmp_path, PEGS.replace("WARM_UP", warm).replace("WHICH", which).replace("WARMING", WARMING if warm else "")
    )
    match = rules.start(1)
    while match.round == 1 and "warm" in rules.machine.program.choices[match.owed()[0][1]].path:
        assert now(match) is None, "here players act, not pegs"
        match.pick(match.owed()[0][0], match.owed()[0][2][0])
    first = now(match)
    assert first is not None and not first.done
    match.pick(match.owed()[0][0], match.owed()[0][2][0])
    second = now(match)
    assert second is not None and second.now != first.now
    assert second.done == (frozenset({first.now}) if done else frozenset()), "it is not known which take part"
