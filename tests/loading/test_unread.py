"""What is put beside the rules of a game and read by nobody is told; so is a file of numbered rules without any."""

from __future__ import annotations

from pathlib import Path

import pytest
from tiny_pack import load

SHORE = {"expansions/shore/shore.yaml": "expansion: shore\n"}


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("scenario/first.yaml", "tiny/scenario"),
        ("expansion/shore/shore.yaml", "tiny/expansion"),
        ("translation/de/tiny.ftl", "tiny/translation"),
        ("translations/de/tny.ftl", "tiny/translations/de/tny.ftl"),
        ("scenarios/more/first.yaml", "tiny/scenarios/more"),
        ("expansions/bees.yaml", "tiny/expansions/bees.yaml"),
        ("expansions/Two-Words/bees.yaml", "tiny/expansions/Two-Words"),
        ("expansions/shore/scenario/first.yaml", "tiny/expansions/shore/scenario"),
    ],
)
def test_what_nobody_reads_is_told(tmp_path: Path, file: str, told: str) -> None:
    pack = load(tmp_path, {**SHORE, file: "{}\n"}, ["shore"])
    assert [(p.code, p.span and p.span.file) for p in pack.problems] == [("file-name", told)]


def test_what_is_read_and_what_is_something_else_is_passed_over(tmp_path: Path) -> None:
    files = ("scenarios/first.yaml", "translations/de/tiny.ftl", "notes/plan.yaml", "pictures/box.txt", ".git/x.yaml")
    assert load(tmp_path, {**SHORE, **dict.fromkeys(files, "{}\n")}, ["shore"]).problems == []


def test_a_file_of_numbered_rules_has_one_section(tmp_path: Path) -> None:
    pack = load(tmp_path, {"rulebook.yaml": "rulebok:\n  T1: {section: turn, text: Draw or rest.}\n"})
    assert [(p.code, str(p.message)) for p in pack.problems] == [
        ("unknown-section", "`rulebok` is neither a section nor the table of a kind")
    ]
