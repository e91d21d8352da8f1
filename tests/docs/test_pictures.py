"""Pictures that pages show are there, and none lies there unseen. What they show, tests/screens compares."""

from __future__ import annotations

import re

from docs.pages import DOCS

#: what a page shows, or links to
PICTURE = re.compile(r"\]\(([^)\s]+\.svg)\)")


def test_every_picture_is_shown_and_every_one_shown_is_there() -> None:
    pages = [*DOCS.glob("*.md"), DOCS.parent / "README.md"]
    shown = {(page.parent / name).resolve() for page in pages for name in PICTURE.findall(page.read_text("utf-8"))}
    assert shown == {path.resolve() for path in DOCS.rglob("*.svg")}
