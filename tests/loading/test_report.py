"""How problems are shown: the exact range under the line, in order, and never more than one can read."""

from __future__ import annotations

import json

from spielwerk.interpreter.diagnostics.problems import Problem, Source, Span
from spielwerk.interpreter.diagnostics.report import MOST_SHOWN, as_json, render, tidy


def source(*lines: str) -> dict[str, Source]:
    return {"g/a.yaml": Source("g/a.yaml", list(lines))}


def at(line: int, column: int, end: int) -> Span:
    return Span("g/a.yaml", line, column, end)


def test_a_problem_with_hint_and_note() -> None:
    problem = Problem(
        "unknown-key",
        "`cots` is not known here",
        at(12, 3, 7),
        "did you mean `cost`?",
        (("declared here", at(2, 1, 6)),),
    )
    lines = ["", "cards:", *[""] * 9, "  cots: 3"]
    assert render([problem], source(*lines)).split("\n") == [
        "g/a.yaml:12:3: unknown-key `cots` is not known here",
        " 12 |   cots: 3",
        "    |   ^^^^",
        "    = hint: did you mean `cost`?",
        "    = note: declared here (g/a.yaml:2:1)",
        "  2 | cards:",
        "    | ^^^^^",
    ]


def test_the_range_is_right_behind_tabs_wide_and_combining_letters() -> None:
    for line, column, carets in (
        ("a:\tbad", 4, " " * 6 + "^^^"),
        ("日本: bad", 5, " " * 6 + "^^^"),
        ("її: bad", 5, " " * 4 + "^^^"),
        ("e\u0301: bad", 5, " " * 3 + "^^^"),
        ("x: 日本", 4, " " * 3 + "^^^^"),
    ):
        shown = render(
            [Problem("c", "m", at(1, column, column + (2 if line.endswith("本") else 3)))], source(line)
        ).split("\n")
        assert shown[2] == "   | " + carets, line


def test_problems_are_sorted_and_shown_once() -> None:
    first, second, nowhere = Problem("a", "m", at(1, 1, 2)), Problem("b", "m", at(2, 1, 2)), Problem("c", "m")
    assert tidy([second, first, second, nowhere, first]) == [nowhere, first, second]


def test_after_fifty_only_their_number_is_said() -> None:
    many = [Problem("c", f"m{i}", at(i + 1, 1, 2)) for i in range(MOST_SHOWN + 7)]
    shown = render(many, {})
    assert shown.endswith("… and 7 more") and shown.count("g/a.yaml") == MOST_SHOWN
    assert len(as_json(many)) == MOST_SHOWN + 7


def test_a_long_line_is_cut_around_the_range() -> None:
    line = "x" * 1000 + "BAD" + "y" * 900
    _, shown, marks = render([Problem("c", "m", at(1, 1001, 1004))], source(line)).split("\n")
    assert len(shown) < 140 and shown.count("…") == 2
    assert shown[marks.index("^") : marks.rindex("^") + 1] == "BAD"


def test_a_place_without_text_and_a_problem_without_place() -> None:
    assert render([Problem("c", "m", at(9, 9, 9)), Problem("d", "n")], {}) == "d n\n\ng/a.yaml:9:9: c m"


def test_nothing_from_a_file_steers_the_terminal() -> None:
    shown = render([Problem("c", "m\x1b[31m", at(1, 1, 2))], source("a\x1b[2Jb\u202e"))
    assert "\x1b" not in shown and "\u202e" not in shown
    assert "\x1b[1;31m" in render([Problem("c", "m")], {}, color=True)


def test_json_is_plain_data() -> None:
    data = json.loads(
        json.dumps(as_json([Problem("c", "m", at(3, 2, 5), "h", (("n", at(1, 1, 2)),)), Problem("d", "n")]))
    )
    assert data[0]["file"] is None
    assert data[1] == {
        "code": "c",
        "message": "m",
        "file": "g/a.yaml",
        "line": 3,
        "column": 2,
        "end": 5,
        "hint": "h",
        "notes": [{"message": "n", "file": "g/a.yaml", "line": 1, "column": 1, "end": 2}],
    }
