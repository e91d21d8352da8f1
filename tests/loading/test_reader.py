"""Reading YAML: what becomes of a good text, and which sentence answers a bad one."""

from __future__ import annotations

import random
import textwrap
import tracemalloc
from pathlib import Path

import pytest
from spielwerk.interpreter.diagnostics.problems import Problem
from spielwerk.interpreter.packs.careful_reader import read_carefully
from spielwerk.interpreter.packs.files import MAX_FILE, check_text, decode, read_file
from spielwerk.interpreter.packs.locations import own_rules
from spielwerk.interpreter.packs.reader import read_quickly, read_yaml
from spielwerk.interpreter.packs.tree import Map, Scalar, Seq, plain
from support.limits import in_time

TESTS = Path(__file__).parents[1]


def problem(text: str) -> Problem:
    _, problems = read_yaml(text, "f.yaml")
    assert len(problems) == 1, problems
    return problems[0]


def place(found: Problem) -> tuple[int, int, int]:
    assert found.span is not None
    return found.span.line, found.span.column, found.span.end


def good(text: str) -> Map:
    node, problems = read_yaml(text, "f.yaml")
    assert problems == []
    assert isinstance(node, Map)
    return node


def test_plain_yes_and_no_are_flags_and_quoted_ones_are_text() -> None:
    assert plain(good("a: yes\nb: no\nc: true\nd: 'no'\ne: on\n")) == {
        "a": True,
        "b": False,
        "c": True,
        "d": "no",
        "e": "on",
    }


#: what is put into lines of games; places where parsers are known to differ among them
PIECES = (
    *" :-?#,[]{}'\"%@~\\|>&*!", "\n", "  ", "\n  ", ": ", " #", "- ", "? ", "---", "\n...\n", "\n...\n...\n", "é",
    "\r\n", "''", "a:b", "\"a\":b", "{a, b: c}", "[a: b]", "{? a : b}", "|\n", ">-\n #c", "\t", "a\n b", "'it''s'",
)  # fmt: skip


def changed_lines(chance: random.Random, lines: list[str]) -> str:
    """Some lines of a file, with something put in or left out."""
    first = chance.randrange(len(lines))
    text = textwrap.dedent("\n".join(lines[first : first + chance.randrange(1, 8)])) + chance.choice(["", "\n"])
    for _ in range(chance.randrange(4)):
        at = chance.randrange(len(text) + 1)
        put, gone = (chance.choice(PIECES), 0) if chance.random() < 0.7 else ("", chance.randrange(1, 4))
        text = text[:at] + put + text[at + gone :]
    return text


@pytest.mark.parametrize("many", [100, pytest.param(30_000, marks=pytest.mark.soak)])
def test_what_is_read_quickly_is_read_as_with_care(many: int) -> None:
    chance, quick = random.Random(1), 0
    files = sorted(own_rules().rglob("*.yaml"))
    texts = [
        path.read_text(encoding="utf-8").split("\n") for path in (chance.sample(files, 20) if many < 1000 else files)
    ]
    for _ in range(many):
        text = changed_lines(chance, chance.choice(texts))
        node = read_quickly(text, "f.yaml") if not check_text(text, "f.yaml") else None
        if node is not None:
            assert read_carefully(text, "f.yaml") == (node, []), text
            quick += 1
    assert quick > many // 5


@pytest.mark.parametrize(
    ("block", "quick"),
    [
        (">-\n    first part\n    second part\nb: 1\n", True),
        ("|-\n    first part\n    second part\nb: 1\n", True),
        (">-\n    first part", True),
        (">\n    first part\nb: 1\n", False),
        (">2-\n    first part\nb: 1\n", False),
        (">- # why\n    first part\nb: 1\n", False),
        (">-\n    first part\n\n    second part\nb: 1\n", False),
        (">-\n    first part\n      second part\nb: 1\n", False),
        (">-\n    first part \n    second part\nb: 1\n", False),
        (">-\n    first part\n    # second part\nb: 1\n", False),
        (">-\n    first part\n  # why\nb: 1\n", False),
        (">-\n    first part\n\nb: 1\n", False),
        (">-\n\n    first part\nb: 1\n", False),
    ],
)
def test_of_texts_of_several_lines_the_plain_ones_are_read_quickly(block: str, quick: bool) -> None:
    node = read_quickly(f"a: {block}", "f.yaml")
    assert (node is not None) == quick
    assert node is None or read_carefully(f"a: {block}", "f.yaml") == (node, [])


@pytest.mark.soak
def test_nearly_every_file_is_read_quickly_and_as_with_care() -> None:
    files = [path for folder in (own_rules(), TESTS) for path in folder.rglob("*.yaml")]
    quick = 0
    for path in files:
        text = path.read_text(encoding="utf-8")
        node = read_quickly(text, "f.yaml")
        assert node is None or (node, []) == read_carefully(text, "f.yaml"), path
        quick += node is not None
    assert quick > len(files) * 0.9


def test_keys_are_always_text() -> None:
    assert plain(good("a: {3: x, yes: y}\n")) == {"a": {"3": "x", "yes": "y"}}


def test_every_key_and_scalar_knows_its_place() -> None:
    node = good("one:\n  - gain 2 x\n  - two: {three: 'say so'}\n")
    assert (node.keys["one"].line, node.keys["one"].column, node.keys["one"].end) == (1, 1, 4)
    steps = node.items["one"]
    assert isinstance(steps, Seq)
    first, second = steps.items
    assert isinstance(first, Scalar) and (first.span.line, first.span.column, first.span.end) == (2, 5, 13)
    assert isinstance(second, Map) and second.keys["two"].column == 5
    inner = second.items["two"]
    assert isinstance(inner, Map) and inner.span.column == 10
    quoted = inner.items["three"]
    assert isinstance(quoted, Scalar) and quoted.exact
    # the span of a quoted text begins behind the mark, so that offsets into the value are offsets in the line
    assert (quoted.span.column, quoted.span.end) == (19, 25)


def test_a_folded_text_keeps_its_value_and_points_at_its_first_line() -> None:
    node = good("a: >-\n    first part\n    second part\nb: 1\n").items["a"]
    assert isinstance(node, Scalar) and not node.exact
    assert node.value == "first part second part"
    assert (node.span.line, node.span.column, node.span.end) == (2, 5, 15)


def test_columns_count_characters_not_bytes() -> None:
    node = good("é: ї\nx: {żółw: 5}\n").items["x"]
    assert isinstance(node, Map)
    assert (node.keys["żółw"].column, node.items["żółw"].span.column) == (5, 11)


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("a: 1\nb: 2\na: 3\n", "duplicate-key", (3, 1, 2)),
        ("a: {b: 1, b: 2}\n", "duplicate-key", (1, 11, 12)),
        ("a: &x 1\n", "anchor", (1, 4, 5)),
        ("a: *x\n", "anchor", (1, 4, 6)),
        ("<<: {a: 1}\n", "merge-key", (1, 1, 3)),
        ("a: !x 1\n", "tag", (1, 4, 5)),
        ("a: !!str 1\n", "tag", (1, 4, 5)),
        ("%YAML 1.1\n---\na: 1\n", "tag", (2, 1, 4)),
        ("a: 1\n---\nb: 2\n", "documents", (2, 1, 4)),
        ("a: 1.10\n", "float", (1, 4, 8)),
        ("a: .inf\n", "float", (1, 4, 8)),
        ("a: 99999999999\n", "number-too-big", (1, 4, 15)),
        ("a:\nb: 1\n", "empty-value", (1, 1, 2)),
        ("a: [b, ~]\n", "empty-value", (1, 8, 9)),
        ("a: {do this: x, do that}\n", "comma-in-braces", (1, 17, 24)),
        ("? [a]\n: b\n", "key-not-text", (1, 3, 4)),
        ("a:\n\tb: 1\n", "tab", (2, 1, 2)),
        ("a: b\x07\n", "bad-character", (1, 5, 6)),
        ('a: "b\\e[31m"\n', "bad-character", (1, 4, 13)),
        ('"a\\u202e": b\n', "bad-character", (1, 1, 10)),
        ("# nothing\n", "empty-file", (1, 1, 2)),
        ("a: [b, c\n", "yaml-syntax", (1, 4, 5)),
        ("a: 'b\n", "yaml-syntax", (1, 4, 5)),
        ("a: @b\n", "yaml-syntax", (1, 4, 5)),
        ("a: b\nc\nd: e\n", "yaml-syntax", (2, 1, 2)),
        ("a: b\n  c: d\n", "indentation", (2, 3, 4)),
        ("a:\n   b: 1\n  c: d\n", "indentation", (3, 3, 7)),
        ("a: b\n- c\n", "indentation", (2, 1, 4)),
        ("y" * 1500 + ": 3\n", "too-long", (1, 1, 2)),
        ("y" * 10_000 + ": 3\n", "too-long", (1, 1, 2)),
        ("a: >-\n" + "  many words\n" * 300, "too-long", (2, 3, 13)),
    ],
)
def test_what_is_refused_has_a_code_and_a_place(text: str, code: str, where: tuple[int, int, int]) -> None:
    found = problem(text)
    assert (found.code, place(found)) == (code, where)
    assert found.message


def test_a_duplicate_key_shows_both_places() -> None:
    (note,) = problem("a: 1\nb: 2\na: 3\n").notes
    assert note[1].line == 1


def test_a_second_colon_is_answered_with_the_right_form() -> None:
    found = problem("a: pay 1 x: gain 2 y   # why\n")
    assert (found.code, place(found)) == ("two-colons", (1, 11, 12))
    assert "next line" in str(found.hint) and "`pay 1 x: gain 2 y`" in str(found.hint)


def test_several_lines_with_two_colons_are_all_found_and_the_rest_is_read() -> None:
    node, problems = read_yaml("a: b: c\nd: {e: f: g, h: 1}\ni: 1\ni: 2\n", "f.yaml")
    assert [p.code for p in problems] == ["two-colons", "two-colons", "duplicate-key"]
    assert node is not None
    assert plain(node) == {"a": {"b": "c"}, "d": {"e": {"f": "g"}, "h": 1}, "i": 1}


def test_independent_mistakes_of_a_file_are_all_reported() -> None:
    _, problems = read_yaml("a: 1\na: 2\nb: 1.5\nc: !t x\n", "f.yaml")
    assert [p.code for p in problems] == ["duplicate-key", "float", "tag"]


@pytest.mark.parametrize(
    "text",
    [
        "[" * 200,
        "[" * 20_000,
        "\n".join("[" * 1000 for _ in range(1000)),
        "{a: " * 400,
        "- " * 200,
        "".join("  " * i + "a:\n" for i in range(200)),
        "- a\n" * 400_000,
        "\n".join("[" + "a," * 900 + "a]," for _ in range(1000)),
        "a: 'x" + "\\n" * 400_000,
        "\n" * 29_000 + "a: [",
        "a: &a [x]\n" + "".join(f"b{i}: &b{i} [*a, *a]\n" for i in range(200)),
        'a: "\\U0FFFFFFFF"\n',
    ],
)
def test_hostile_texts_get_an_answer_in_time(text: str) -> None:
    with in_time():
        node, problems = read_yaml(text, "f.yaml")
    assert problems and node is None


#: (text, codes): each took more than ten seconds, or was scanned to its end, before anything was said
UNLUCKY = {
    "empty lines with tabs": ("rules:\n" + "\t\n" * 29_980, {"yaml-syntax"}),
    "two colons far down": (
        "rules:\n"
        + "".join(f"  a{i}: gain 1 coin # nothing more\n" for i in range(9_000))
        + "".join(f"  b{i}: if x: gain 1 coin\n" for i in range(2_000)),
        {"two-colons"},
    ),
    "folded text": ("rules:\n  a: >\n" + f"    {'word ' * 390}\n" * 900, {"too-long"}),
    "literal text": ("rules:\n  a: |\n" + "    word\n" * 29_000, {"too-long"}),
    "quoted text": ('rules:\n  a: "b\n' + f"    {'word ' * 390}\n" * 900 + '"\n', {"too-long"}),
    "plain text": ("rules:\n  a: b\n" + f"    {'word ' * 390}\n" * 900, {"too-long"}),
    "escapes": ("rules:\n" + "".join(f'  r{i}: "\\u202e"\n' for i in range(20_000)), {"bad-character"}),
}


@pytest.mark.parametrize("what", UNLUCKY)
def test_unlucky_texts_are_refused_as_soon_as_they_are_read(what: str) -> None:
    text, codes = UNLUCKY[what]
    with in_time(6):
        node, problems = read_yaml(text, "f.yaml")
    assert node is None or problems
    assert {p.code for p in problems} <= codes and len(problems) <= 120


@pytest.mark.parametrize("style", [">", "|", "", '"', "'"])
def test_a_text_of_several_lines_is_limited_while_it_is_scanned(style: str) -> None:
    lines = f"    {'word ' * 50}\n" * 5_000
    quote = style if style in ("'", '"') else ""
    text = f"a: {style}b\n{lines}{quote}\n" if style not in (">", "|") else f"a: {style}\n{lines}"
    node, problems = read_yaml(text, "f.yaml")
    (found,) = problems
    assert node is None and found.code == "too-long" and place(found)[0] == 1
    assert dict(found.message.parts)["n"] < 30_000, "not scanned to its end"


def test_what_follows_a_text_is_not_part_of_it() -> None:
    for text in ("a: >\n  b\n\n" + "# nothing\n" * 9_000 + "c: d\n", "a: b\n" + "# nothing\n" * 9_000 + "c: d\n"):
        node, problems = read_yaml(text, "f.yaml")
        assert not problems and node is not None and list(plain(node)) == ["a", "c"]


def test_a_huge_file_is_not_even_opened(tmp_path: Path) -> None:
    path = tmp_path / "big.yaml"
    with path.open("wb") as stream:
        stream.truncate(50_000_000)
    tracemalloc.start()
    text = read_file(path, "big.yaml", tmp_path)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert text.text is None and [p.code for p in text.problems] == ["file-too-big"]
    assert most < MAX_FILE < 50_000_000


def test_a_missing_file_and_a_folder_are_problems_not_exceptions(tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path):
        assert [p.code for p in read_file(path, "x.yaml", tmp_path).problems] == ["missing-file"]


def test_a_file_that_is_not_utf8_is_refused_at_the_byte() -> None:
    text = decode("a: 1\nb: żółw\n".encode("iso-8859-2"), "f.yaml")
    (found,) = text.problems
    assert (found.code, place(found)) == ("not-utf8", (2, 4, 5))
    assert text.source.line(2).startswith("b: ")
    assert "UTF-16" in str(decode("a: 1\n".encode("utf-16"), "f.yaml").problems[0].hint)


def test_line_ends_of_other_systems_and_a_byte_order_mark_are_fine() -> None:
    assert decode(b"\xef\xbb\xbfa: 1\r\nb: 2\rc: 3\n", "f").text == "a: 1\nb: 2\nc: 3\n"
