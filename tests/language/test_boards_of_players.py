"""Boards that every player has: the same places for each, and nothing leads from one to another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from runtime.tiny import tiny, write
from spielwerk.cli.main import cli
from spielwerk.interpreter.display.table import Room, Table
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.study.check import check
from spielwerk.interpreter.study.scenarios import run_scenarios

YARD: dict[str, Any] = {
    "kinds": {"cell": {"of": "player"}},
    "zones": {"home": {"of": "player"}},
    "pieces": {"man": {"of": "player", "start": {"home": 9}, "lies on": ["home", "cell"], "plural": "men"}},
    "rules": {
        "act": [
            {
                "choose your cell without a man": [
                    "move 1 man from your home to that cell",
                    {"each cell in a line from that cell": "gain 1 gem"},
                    {"each cell next to that cell": "gain 1 point"},
                    {"if there is a level line of 3 cells with your man through that cell": "gain 5 coins"},
                ],
                "otherwise": "nothing",
            }
        ]
    },
}
SQUARES = {"of": "cell", "pattern": "squares", "size": [3, 3]}
SCENARIO = """\
scenarios:
  apart:
    players: 3
    given:
      - ann: [move 1 man from your home to a1_1, move 1 man from your home to b1_1]
      - ben: move 1 man from your home to c1_2
    at: act of ann
    play:
      - {only offered: [c1_1, a2_1, b2_1, c2_1, a3_1, b3_1, c3_1], to: ann}
      - ann: c1_1
      - ben: b2_2
      - cid: c1_3
    then:
      - ann: [your coins is 8, your points is 2, your gems is 6]
      - ben: [your coins is 3, your points is 4, your gems is 8]
      - cid: [your coins is 3, your points is 2, your gems is 6, (count of your cells on the edge) is 8]
      - column of c1_3 is 3
      - row of c1_3 is 1
      - (count of cells connected to a1_1) is 9
      - distance from a1_1 to c3_1 is 4
      - distance from a1_1 to a1_2 is 27
"""


def test_nothing_leads_from_one_to_another(tmp_path: Path) -> None:
    pack = write(tmp_path, **YARD, layouts={"yard": SQUARES})
    (pack / "scenarios").mkdir()
    (pack / "scenarios" / "apart.yaml").write_text(SCENARIO)
    assert [str(p.message) for p in check(pack)[1]] == []
    assert [(r.name, str(r.message)) for r in run_scenarios(str(pack)) if not r.ok] == []


@pytest.mark.parametrize(
    ("layout", "places"),
    [
        ({"of": "cell", "pattern": "hexes", "size": 2}, 7),
        ({"of": "cell", "pattern": "track", "size": [4, 1], "ring": True}, 4),
        ({"of": "cell", "pattern": "dark squares", "size": [3, 3]}, 5),
    ],
)
def test_every_pattern_lies_once_before_each(layout: Any, places: int, tmp_path: Path) -> None:
    sections = {**YARD, "rules": {"act": [{"each cell": "gain 1 gem"}]}}
    made = tiny(tmp_path, 2, **sections, layouts={"yard": layout}).words.layouts["yard"].geometry
    assert made is not None and (made.places, made.alone().places) == (2 * places, places)
    for seat in (0, 1):
        found = [place for ray in made.rays(("straight",))[seat] for place in ray]
        assert {place % 2 for place in found} == {seat}
        alone = [place for ray in made.alone().rays(("straight",))[0] for place in ray]
        assert [place // 2 for place in found] == alone


def test_all_of_them_are_drawn_each_below_its_owner(tmp_path: Path) -> None:
    rules = tiny(tmp_path, 2, **YARD, layouts={"yard": SQUARES})
    match = rules.start(1)
    match.choose("b2_1")
    table = Table(Prompts(rules, "en"), rules.shown_by, match.view(0), 0, Room(80, 24))
    lines = ["".join(text for text, _ in line).rstrip() for line in table.whole()]
    head = next(i for i, line in enumerate(lines) if line.startswith("Player 1") and "Player 2" in line)
    assert lines[head + 2].startswith("2 ") and "M" in lines[head + 2] and lines[head + 4].split() == [*"abcabc"]


def test_the_rulebook_shows_one(tmp_path: Path) -> None:
    pack = write(tmp_path, **YARD, layouts={"yard": SQUARES})
    page = CliRunner().invoke(cli, ["rulebook", str(pack), "--lang", "en"])
    assert page.exit_code == 0 and page.output.count('class="place') == 9
