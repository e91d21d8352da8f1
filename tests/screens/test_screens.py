"""The pictures in docs/pictures show what a person sees now: 100 columns and 30 lines (80 and 24 as text)."""

from __future__ import annotations

import random
from importlib.metadata import version

import pytest
from games.playing import rules_of
from screens.pictures import COLUMNS, LINES, LOW, NARROW, english, made, seen_at
from screens.scenes import SCENES, Scene, seen
from spielwerk.cli.table import Table
from spielwerk.interpreter.display.canvas import wide
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.storage.save_records import Seat
from spielwerk.interpreter.storage.timeline import Timeline

DRAWN_WITH = "15.0.0"
ANEW = "if it should look like this now: python tests/regenerate.py screens"


def test_the_pictures_show_what_is_seen_now() -> None:
    for path, text in made():
        if path.suffix == ".svg" and version("rich") != DRAWN_WITH:
            continue  # another one may draw the same in other words
        assert text == path.read_text(encoding="utf-8"), ANEW
        if path.suffix == ".txt":
            columns, most = (NARROW, LOW) if ".small" in path.name else (COLUMNS, LINES)
            lines = text.splitlines()
            assert len(lines) <= most and max(map(wide, lines)) <= columns


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene.end], ids=lambda scene: scene.game)
def test_the_final_scoring_is_told_once(scene: Scene) -> None:
    with english():
        assert seen(scene).export_text().count("Final scoring") == 1


@pytest.mark.parametrize("players", [3, *(pytest.param(n, marks=pytest.mark.soak) for n in (2, 4))])
def test_mountains_and_rows_are_seen_whatever_is_asked(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where many options leave no room for the board or a row, that is said."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    rules, chance = rules_of("yamatai", players), random.Random(1)
    timeline = Timeline(rules.start(1))
    table, whole = Table(timeline, [Seat()] * players, Prompts(rules, "en")), 0
    for n in range(160):
        seat, pc, codes = timeline.match.owed()[0]
        if n % 8 == 7:
            text = seen_at(table, COLUMNS, LINES).export_text()
            board = [line for line in text.splitlines() if "▕" in line]
            steep = sum(timeline.match.view(seat)["pieces"]["mountain"]["island"].values())
            drawn = board and all(f"\n{row}" in text for row in ("Buildings", "Fleets", "Specialists"))
            assert "".join(board).count("▲") == (steep if board else 0), text
            assert drawn or " more: board" in text, text
            whole += bool(drawn)
        timeline.choose(rules.option_id(pc, chance.choice(codes)), seat)
    assert whole >= 10
