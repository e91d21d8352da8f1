"""docs/api.md cannot be wrong: it is run from top to bottom as one session."""

from __future__ import annotations

import doctest
import re
from inspect import isclass

import pytest
import spielwerk.interpreter
from docs.pages import DOCS
from spielwerk.interpreter import Mistakes, Seen, Timeline, load

#: of names of the interface: what the page calls stable
STABLE = r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$"
PAGE = (DOCS / "api.md").read_text(encoding="utf-8")


def test_every_example_of_the_page_does_what_it_shows() -> None:
    session = doctest.DocTestParser().get_doctest(PAGE, {}, "api.md", str(DOCS / "api.md"), 0)
    assert len(session.examples) > 30
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=report.append)
    assert not report, "".join(report)


def test_every_public_name_is_on_the_page_and_listed_as_stable() -> None:
    named = spielwerk.interpreter.__all__
    assert sorted(name for name, _ in re.findall(STABLE, PAGE, re.M)) == sorted(named)
    for name in named:
        shown = re.findall(rf"`{name}\b|^>>> from spielwerk.interpreter import .*\b{name}\b", PAGE, re.M)
        assert len(shown) > 1, f"{name} is listed and not explained"
        assert getattr(spielwerk.interpreter, name).__name__ == name


@pytest.fixture(scope="module")
def ones() -> dict[str, object]:
    """One of each of those whose attributes only an instance has."""
    rules = load("yokohama", 2)
    match = rules.start(1)
    wrong = Mistakes([])
    return {"Rules": rules, "Match": match, "Timeline": Timeline(match), "Seen": Seen(match, 0), "Mistakes": wrong}


@pytest.mark.parametrize(("name", "stable"), re.findall(STABLE, PAGE, re.M))
def test_what_is_called_stable_is_there(ones: dict[str, object], name: str, stable: str) -> None:
    public = getattr(spielwerk.interpreter, name)
    if isclass(public):
        for attribute in re.findall(r"`(\w+)`", stable):
            assert hasattr(ones.get(name, public), attribute), f"{name} has no {attribute}"
