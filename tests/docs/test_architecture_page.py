"""docs/architecture.md cannot be wrong: its session is run, and every module it names is there."""

from __future__ import annotations

import doctest
import re

import house
from docs.pages import DOCS

PAGE = (DOCS / "architecture.md").read_text(encoding="utf-8")


def test_every_example_of_the_page_does_what_it_shows() -> None:
    session = doctest.DocTestParser().get_doctest(PAGE, {}, "architecture.md", str(DOCS / "architecture.md"), 0)
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=report.append)
    assert session.examples and not report, "".join(report)


def test_every_module_and_folder_that_is_named_is_there() -> None:
    named = set(re.findall(r"`((?:[a-z0-9_]+/)+(?:[a-z0-9_]+\.(?:py|lark))?)`", PAGE))
    assert len(named) > 30
    assert {n for n in named if not (house.HOME / n).exists() and not (house.ROOT / n).exists()} == set()


def test_every_room_is_in_the_picture_and_the_picture_is_true() -> None:
    assert house.PICTURE.read_text(encoding="utf-8") == house.picture()
    rooms = {path.name for path in house.HOME.iterdir() if (path / "__init__.py").exists()}
    assert rooms == set(re.findall(r'font-weight="bold">(\w+)<', house.picture()))
    assert [room for room in rooms if not house.said_of(room)] == []
