"""docs/architecture.md cannot be wrong: its session is run, and every module it names is there."""

from __future__ import annotations

import doctest
import re
from functools import cache
from pathlib import Path

import house
import pytest
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
    listed = PAGE.partition("| room | for what |")[2].partition("\n\n")[0]
    assert rooms == {name for row in listed.splitlines() if row for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert [room for room in rooms if not house.said_of(room)] == []
    assert [room for room in rooms if not (house.HOME / room / "README.md").exists()] == []


@pytest.mark.parametrize("page", sorted(house.HOME.glob("*/README.md")), ids=lambda page: str(page.parent.name))
def test_the_page_of_a_room_names_its_modules_and_no_others(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    there = {path.name for path in page.parent.rglob("*.py")} - {"__init__.py"}
    assert {name for name in there if not re.search(rf"\b{name.removesuffix('.py')}\b", text)} == set()
    assert set(re.findall(r"`(?:[a-z0-9_]+/)*([a-z0-9_]+\.py)`", text)) - everywhere() == set()


@cache
def everywhere() -> set[str]:
    return {path.name for path in (*house.HOME.rglob("*.py"), *house.ROOT.glob("tests/**/*.py"))}
