"""docs/api.md cannot be wrong: it is run from top to bottom as one session."""

from __future__ import annotations

import doctest

import spielwerk.interpreter
from docs.pages import DOCS

PAGE = (DOCS / "api.md").read_text(encoding="utf-8")


def test_every_example_of_the_page_does_what_it_shows() -> None:
    session = doctest.DocTestParser().get_doctest(PAGE, {}, "api.md", str(DOCS / "api.md"), 0)
    assert len(session.examples) > 30
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=report.append)
    assert not report, "".join(report)


def test_every_public_name_is_on_the_page() -> None:
    for name in spielwerk.interpreter.__all__:
        assert f"`{name}" in PAGE or f"import {name}" in PAGE, name
        assert getattr(spielwerk.interpreter, name).__name__ == name
