"""docs/cookbook.md: every recipe is accepted, played, and judged by the slow law of legality."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from docs.pages import DOCS, Block, blocks, load, play, problems, reached, write

PAGE = "cookbook.md"
FOUND = blocks(PAGE)
CHOSEN = {"card": "a card in your hand"}


@pytest.mark.parametrize("block", [b for b in FOUND if b.kind == "added"], ids=lambda b: b.id)
def test_recipes_are_accepted_and_played(tmp_path: Path, block: Block) -> None:
    more = {"added.yaml": block.text, "reached.yaml": reached(block.text, "act", CHOSEN)}
    pack = write(tmp_path, FOUND, "parlour", more)
    assert [p.message for p in problems(pack)] == []
    for seed in (1, 2):
        play(load(str(pack), 3), seed)


@pytest.mark.parametrize("block", [b for b in FOUND if b.kind == "expansion"], ids=lambda b: b.id)
def test_what_changes_the_course_of_play_is_an_expansion(tmp_path: Path, block: Block) -> None:
    pack = write(tmp_path, FOUND, "parlour")
    assert [p.message for p in problems(pack, (block.name,))] == []
    play(load(str(pack), 3, (block.name,)), 1)


def test_they_are_numbered() -> None:
    text = (DOCS / PAGE).read_text(encoding="utf-8")
    assert [int(n) for n in re.findall(r"\*\*(\d+)\. ", text)] == list(range(1, 45))
