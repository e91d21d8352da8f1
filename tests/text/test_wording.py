"""Phrases are data: how each kind of them is worded stands in one table, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.interpreter.phrases import fallbacks, things, words
from spielwerk.interpreter.prose.speaking.wording import GRAMMARS

PHRASES = [
    kind
    for module in (words, things, fallbacks)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, words.Phrase) and kind is not words.Phrase
]


def test_every_kind_of_phrase_has_its_grammar() -> None:
    assert {*PHRASES} == {*GRAMMARS}


@pytest.mark.parametrize("kind", PHRASES, ids=lambda kind: str(kind.__name__))
def test_a_phrase_does_nothing(kind: type[words.Phrase]) -> None:
    own = [name for name, value in vars(kind).items() if callable(value) and not name.startswith("_")]
    assert not own, "what a phrase does belongs to its grammar"


def test_phrases_know_no_language() -> None:
    room = Path(words.__file__ or "").parent
    for path in room.glob("*.py"):
        assert "fluent" not in path.read_text(encoding="utf-8").lower().replace("no fluent", ""), path.name
