"""The grammar is LALR, strict and without conflicts, and no name of a game can be taken for one of its words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lark import Lark, UnexpectedCharacters, UnexpectedToken
from spielwerk.interpreter.diagnostics.problems import MessageRef, Span
from spielwerk.interpreter.packs.pack import find_pack, list_packs, load_pack
from spielwerk.interpreter.packs.tree import Map, Node, Scalar, Seq
from spielwerk.interpreter.syntax import parser
from spielwerk.interpreter.syntax import parser_tables as tables
from spielwerk.interpreter.syntax.hints import SLIPS
from spielwerk.interpreter.syntax.lalr import Parser, Refused

LINE = "move 1 coin from your purse to that chest, then gain 2 points"


def parse(text: str, start: str) -> list[str]:
    problems: list = []  # type: ignore[type-arg]
    parser.parse(text, start, Scalar(text, Span("f", 1, 1, 1 + len(text))), problems)
    return [p.code for p in problems]


def test_the_grammar_is_strict_and_has_no_conflicts() -> None:
    tables.build(strict=True)


def test_the_tables_are_those_of_the_grammar() -> None:
    written = tables.FILE.read_text(encoding="utf-8")
    assert written == tables.as_text(), "after a change: python tests/regenerate.py grammar"
    assert tables.ready(parser.GRAMMAR) is not None and tables.ready(parser.GRAMMAR + "\n") is None


def test_a_grammar_without_tables_is_read_by_new_ones() -> None:
    other = parser.GRAMMAR.replace('"gain"', '"win"')
    line = Parser(tables.tables(other)).parse("win 2 points", "line")
    assert line.children[0].data == "gain"


def test_lines_are_read_as_the_library_reads_them() -> None:
    """Lines of games, and the same with words left out, doubled, in another order or with signs of no meaning."""
    ours, theirs, source = Parser(tables.tables()), tables.build(), random.Random(1)
    counts = {True: 0, False: 0}
    for line, start in [(LINE, "line"), *lines_of_games(source)]:
        for text in (line, *broken(line, source)):
            expected = by_the_library(theirs, text, start)
            assert by_ours(ours, text, start) == expected, (text, start)
            counts[expected[0]] += 1
    assert min(counts.values()) > 100, counts


@pytest.mark.parametrize(
    ("pattern", "letters"),
    [
        (r"(and\s+)?with\b", "aw"),
        (r"(?![0-9]+x\b)[0-2]*[a-c][a-z0-9_]*", "012abc"),
        (r"^rank(?=\s+[a-z])", "r"),
        (r"at\s+least\b|more\b", "am"),
        (r"\(", "("),
        (r"\w+", ""),
        (r"[^a]", ""),
        (r"a?", ""),
    ],
)
def test_with_which_letters_a_word_can_begin(pattern: str, letters: str) -> None:
    """None where that cannot be told: then it is looked for at every letter."""
    assert tables.first_letters(pattern) == letters


def test_of_all_words_few_are_looked_for_at_a_letter() -> None:
    found = [letters for _, letters in tables.tables().terminals]
    assert all(found) and len(found) > 50
    assert max(sum(letter in letters for letters in found) for letter in "bcdefghijklmnopqrsuvwxyz0123456789(,") < 8


def lines_of_games(source: random.Random) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []

    def collect(node: Node) -> None:
        if isinstance(node, Scalar) and isinstance(node.value, str):
            found.append((node.value.replace("\n", " "), source.choice(parser.STARTS)))
            found.append((found[-1][0], "line"))
        for inner in node.items.values() if isinstance(node, Map) else node.items if isinstance(node, Seq) else ():
            collect(inner)

    for game in list_packs():
        collect(load_pack(find_pack(game)).tree)
    return source.sample(found, 150)


def broken(line: str, source: random.Random) -> Iterator[str]:
    words = line.split(" ")
    at, other = source.randrange(len(words)), source.randrange(len(words))
    yield " ".join(words[:at])
    yield " ".join([*words[:at], *words[other:]])
    yield " ".join([*words[: at + 1], words[other], *words[at + 1 :]])
    yield f"{line[:at]}{source.choice('?!(),+ A9')}{line[at:]}"


def by_ours(ours: Parser, text: str, start: str) -> tuple[bool, Any]:
    try:
        return True, shown(ours.parse(text, start))
    except Refused as refused:
        return False, (refused.start, refused.length, refused.accepts)


def by_the_library(theirs: Lark, text: str, start: str) -> tuple[bool, Any]:
    try:
        return True, shown(theirs.parse(text, start=start))
    except UnexpectedCharacters as refused:
        return False, (refused.column - 1, 1, frozenset())
    except UnexpectedToken as refused:
        if refused.token.type == "$END":
            return False, (len(text.rstrip()), 0, frozenset(refused.accepts))
        return False, ((refused.token.column or 1) - 1, len(refused.token), frozenset(refused.accepts))


def shown(tree: Any) -> Any:
    """A tree with the places of everything in it."""
    place = getattr(tree, "meta", tree)
    at = (getattr(place, "start_pos", None), getattr(place, "end_pos", None))
    if hasattr(tree, "children"):
        return (str(tree.data), at, [shown(child) for child in tree.children])
    return None if tree is None else (tree.type, str(tree), at)


def test_every_word_of_the_grammar_is_reserved() -> None:
    for word in sorted(parser.RESERVED):
        assert parse(f"a {word} is open", "definition") != [] or word in PHRASES, word


#: words that only begin a phrase: as a noun they would be understood until the phrase comes along
PHRASES = {"only", "up", "sets", "also", "once", "lay", "count", "capped", "floored", "next", "look"}


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
