"""One file per mistake: what is done to a good pack (NAME.yaml) and what `check` then prints (NAME.txt beside it)."""

from __future__ import annotations

from pathlib import Path

import pytest
from bad.cases import CASES, HERE, ROOT, found, read, shown
from spielwerk.interpreter.diagnostics import catalogue
from spielwerk.interpreter.study.check import check

ANEW = "if it should be said like this now: python tests/regenerate.py bad"
#: mistakes that are made on the command line or in the folder, not at a place in a file
NOWHERE = {
    "unknown-expansion",
    "unknown-variant",
    "missing-file",
    "outside-pack",
    "file-name",
    "variant-value",
    "unknown-game",
}


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_a_mistake_is_shown_as_expected(path: Path, tmp_path: Path) -> None:
    problems, sources = found(read(path), tmp_path)
    assert problems, "nothing was found"
    for problem in problems:
        assert problem.code in catalogue.CATALOGUE, f"`{problem.code}` has no page in the catalogue"
        assert problem.span is not None or problem.code in NOWHERE, f"{problem} has no place"
    expected = path.with_suffix(".txt")
    assert expected.exists(), ANEW
    assert shown(problems, sources, tmp_path) == expected.read_text(encoding="utf-8"), ANEW


def test_nothing_is_expected_without_a_case() -> None:
    assert {p.stem for p in HERE.glob("*.txt")} == {p.stem for p in CASES}


@pytest.mark.parametrize("overlays", [[], ["night"]], ids=["bare", "expansion"])
def test_the_pack_the_mistakes_are_made_in_is_good(overlays: list[str]) -> None:
    assert check(ROOT / "tests" / "data" / "market", overlays)[1] == []
