"""The grammar is LALR, strict and without conflicts, and no name of a game can be taken for one of its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from spielwerk.interpreter.errors import Said, Span
from spielwerk.interpreter.language import parser
from spielwerk.interpreter.language.hints import SLIPS
from spielwerk.interpreter.loading.tree import Scalar


def parse(text: str, start: str) -> list[str]:
    problems: list = []  # type: ignore[type-arg]
    parser.parse(text, start, Scalar(text, Span("f", 1, 1, 1 + len(text))), problems)
    return [p.code for p in problems]


def test_the_grammar_is_strict_and_has_no_conflicts() -> None:
    parser.build(strict=True)


def test_every_word_of_the_grammar_is_reserved() -> None:
    for word in sorted(parser.RESERVED):
        assert parse(f"a {word} is open", "definition") != [] or word in PHRASES, word


#: words that only begin a phrase: as a noun they would be understood until the phrase comes along
PHRASES = {"only", "up", "sets", "also", "once", "lay", "count", "capped", "floored", "next"}


def test_every_way_in_is_used() -> None:
    folder = Path(parser.__file__).parent
    text = "".join(p.read_text(encoding="utf-8") for p in folder.glob("*.py"))
    for start in parser.STARTS:
        assert f'"{start}"' in text.replace(parser.STARTS.__repr__(), ""), start


@pytest.mark.parametrize("row", SLIPS, ids=lambda r: r[1][:40])
def test_slips_are_patterns_with_a_place(row: tuple[tuple[str, ...], str, str, Said, Said | None]) -> None:
    starts, pattern, _, message, hint = row
    compiled = re.compile(pattern)
    assert "at" in compiled.groupindex
    named = set(re.findall(r"\\g<(\w+)", f"{message.parts} {hint and hint.parts}".replace("\\\\", "\\")))
    assert named <= set(compiled.groupindex)
    assert set(starts) <= set(parser.STARTS)
