"""docs/bots.md cannot be wrong: it is run from top to bottom as one session, with the bot it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from docs.pages import DOCS
from spielwerk.interpreter import Bot, Seen
from spielwerk.interpreter.bots.bot import OWN

PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")


def test_every_example_of_the_page_does_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [(name, text)] = re.findall(r"^```python\n# file: (\S+)\n(.*?)^```", PAGE, re.M | re.S)
    (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    session = doctest.DocTestParser().get_doctest(PAGE, {}, "bots.md", str(DOCS / "bots.md"), 0)
    assert len(session.examples) > 10
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=report.append)
    assert not report, "".join(report)


def test_every_bot_and_all_it_may_know_is_on_the_page() -> None:
    for name in (*OWN, *(n for n in vars(Seen) if not n.startswith("_") and n != "mark")):
        assert f"`{name}" in PAGE, name
    assert "`self.progress`" in PAGE and hasattr(Bot, "progress")
