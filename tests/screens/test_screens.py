"""The pictures in docs/screens show what a person sees now: 100 columns and 30 lines (80 and 24 as text)."""

from __future__ import annotations

from importlib.metadata import version

import pytest
from screens.pictures import COLUMNS, HERE, LINES, LOW, NARROW, PICTURES, SCREENS, Screen, picture, svg
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
    small = picture(shown, NARROW, LOW).export_text()
    assert small == (HERE / f"{shown.game}.small.txt").read_text(encoding="utf-8"), ANEW
    for seen, columns, most in ((text, COLUMNS, LINES), (small, NARROW, LOW)):
        lines = seen.splitlines()
        assert len(lines) <= most and max(map(wide, lines)) <= columns
