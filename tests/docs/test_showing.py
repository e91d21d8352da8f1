"""docs/showing.md cannot be wrong: its examples are views of games of ours, and every key and colour is on the page."""

from __future__ import annotations

import re

import pytest
from docs.pages import DOCS
from games.playing import rules_of
from spielwerk.interpreter.checking.view_file import read_view
from spielwerk.interpreter.packs.reader import read_yaml
from spielwerk.interpreter.packs.schemas import view_schema
from spielwerk.interpreter.packs.tree import Map
from spielwerk.interpreter.packs.validate import validate
from spielwerk.interpreter.packs.view_shapes import PALETTE, SECTIONS

PAGE = (DOCS / "showing.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```yaml\n# of: (\w+)\n(.*?)^```", PAGE, re.M | re.S)


@pytest.mark.parametrize(("game", "text"), EXAMPLES, ids=[f"{n}-{game}" for n, (game, _) in enumerate(EXAMPLES)])
def test_an_example_is_a_view(game: str, text: str) -> None:
    tree, problems = read_yaml(text, "view.yaml")
    assert isinstance(tree, Map) and not problems
    assert validate(tree, view_schema()) == []
    assert read_view(rules_of(game, 3).words, tree)[1] == []


def test_everything_is_on_the_page() -> None:
    for name in (*SECTIONS, *PALETTE):
        assert re.search(rf"\b{name}\b", PAGE), name
