"""The grammar is LALR, strict and without conflicts, and no name of a game can be taken for one of its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lark import UnexpectedToken
from spielwerk.interpreter.diagnostics.problems import MessageRef, Span
from spielwerk.interpreter.packs.tree import Scalar
from spielwerk.interpreter.syntax import parser
from spielwerk.interpreter.syntax import parser_tables as tables
from spielwerk.interpreter.syntax.hints import SLIPS

LINE = "move 1 coin from your purse to that chest, then gain 2 points"


def parse(text: str, start: str) -> list[str]:
    problems: list = []  # type: ignore[type-arg]
    parser.parse(text, start, Scalar(text, Span("f", 1, 1, 1 + len(text))), problems)
    return [p.code for p in problems]


def test_the_grammar_is_strict_and_has_no_conflicts() -> None:
    parser.build(strict=True)


def test_the_tables_are_those_of_the_grammar() -> None:
    built = parser.build()
    written = tables.FILE.read_text(encoding="utf-8")
    assert written == tables.as_text(built, parser.GRAMMAR), "after a change: python tests/regenerate.py grammar"
    ready = tables.ready_parser(parser.GRAMMAR)
    assert ready is not None and tables.ready_parser(parser.GRAMMAR + "\n") is None
    assert ready.parse(LINE, start="line") == built.parse(LINE, start="line")
    refused = []
    for one in (ready, built):
        with pytest.raises(UnexpectedToken) as wrong:
            one.parse("gain 2 points to", start="line")
        refused.append((wrong.value.token, wrong.value.token.column, wrong.value.accepts))
    assert refused[0] == refused[1]


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
def test_slips_are_patterns_with_a_place(row: tuple[tuple[str, ...], str, str, MessageRef, MessageRef | None]) -> None:
    starts, pattern, _, message, hint = row
    compiled = re.compile(pattern)
    assert "at" in compiled.groupindex
    named = set(re.findall(r"\\g<(\w+)", f"{message.parts} {hint and hint.parts}".replace("\\\\", "\\")))
    assert named <= set(compiled.groupindex)
    assert set(starts) <= set(parser.STARTS)
