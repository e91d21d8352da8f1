"""The pictures in docs/screens show what a person sees now: 100 columns and 30 lines of each game."""

from __future__ import annotations

from importlib.metadata import version

import pytest
from screens.pictures import COLUMNS, HERE, LINES, PICTURES, SCREENS, Screen, picture, svg
from spielwerk.interpreter.text.canvas import wide

DRAWN_WITH = "15.0.0"
ANEW = "if it should look like this now: python tests/screens/regenerate.py"


@pytest.mark.parametrize("shown", SCREENS, ids=lambda shown: shown.game)
def test_a_picture_shows_what_is_seen_now(shown: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("NO_COLOR", "LC_MESSAGES", "LANG", "SPIELWERK_TRANSLATIONS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LC_ALL", "en.UTF-8")
    console = picture(shown)
    drawn = svg(shown, console)
    text = console.export_text()
    assert text == (HERE / f"{shown.game}.txt").read_text(encoding="utf-8"), ANEW
    if version("rich") == DRAWN_WITH:  # another one may draw the same in other words
        assert drawn == (PICTURES / f"{shown.game}.svg").read_text(encoding="utf-8"), ANEW
    lines = text.splitlines()
    assert len(lines) <= LINES and max(map(wide, lines)) <= COLUMNS
