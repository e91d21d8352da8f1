"""One file per mistake: what is done to a good pack (NAME.yaml) and what `check` then prints (NAME.txt beside it).

    REWRITE=1 pytest tests/bad        writes the expected outputs anew; read the difference before you keep it

A case names its pack (`market` of tests/data, or a game of ours), what is changed in a copy of it (`change`: a list of
file, replace, by; `write`: whole files; `delete`: files; `bytes`: a file with these bytes; `link`: a symbolic link) and
the overlays asked for (`with`, `variants`).
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML
from spielwerk.interpreter import catalogue
from spielwerk.interpreter.errors import Mistakes, Problem
from spielwerk.interpreter.loading.tree import Source
from spielwerk.interpreter.report import render
from spielwerk.interpreter.runtime.checking import check

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CASES = sorted(HERE.glob("*.yaml"))
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


def read(path: Path) -> dict[str, Any]:
    case: dict[str, Any] = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
    return case


def prepare(case: dict[str, Any], folder: Path) -> Path:
    """A copy of the pack with the mistake made."""
    name = case.get("pack", "market")
    source = ROOT / "tests" / "data" / name
    pack = folder / name
    shutil.copytree(source if source.exists() else ROOT / "rules" / name, pack)
    for change in case.get("change", []):
        path = pack / change["file"]
        text = path.read_text(encoding="utf-8")
        assert change["replace"] in text, f"{change['file']} does not contain {change['replace']!r}"
        path.write_text(text.replace(change["replace"], change["by"], 1), encoding="utf-8")
    for file, text in case.get("write", {}).items():
        (pack / file).parent.mkdir(parents=True, exist_ok=True)
        (pack / file).write_text(text, encoding="utf-8")
    for file, data in case.get("bytes", {}).items():
        (pack / file).write_bytes(bytes.fromhex(data))
    for file in case.get("delete", []):
        (pack / file).unlink()
    for file, target in case.get("link", {}).items():
        if not target.endswith(".yaml"):
            (folder / target).mkdir()
        (folder / target / "expansion.yaml" if not target.endswith(".yaml") else folder / target).write_text(
            "expansion: day\n"
        )
        (pack / file).symlink_to(folder / target)
    return pack


def found(case: dict[str, Any], folder: Path) -> tuple[list[Problem], dict[str, Source]]:
    pack = prepare(case, folder)
    try:
        loaded, problems = check(pack, case.get("with", []), case.get("variants", []))
    except Mistakes as mistakes:
        return mistakes.problems, {}
    return problems, loaded.sources


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_a_mistake_is_shown_as_expected(path: Path, tmp_path: Path) -> None:
    problems, sources = found(read(path), tmp_path)
    assert problems, "nothing was found"
    for problem in problems:
        assert problem.code in catalogue.CATALOGUE, f"`{problem.code}` has no page in the catalogue"
        assert problem.span is not None or problem.code in NOWHERE, f"{problem} has no place"
    shown = render(problems, sources).replace(str(tmp_path), "...") + "\n"
    expected = path.with_suffix(".txt")
    if os.environ.get("REWRITE"):
        expected.write_text(shown, encoding="utf-8")
    assert expected.exists(), "no expected output yet: run with REWRITE=1"
    assert shown == expected.read_text(encoding="utf-8")


def test_nothing_is_expected_without_a_case() -> None:
    assert {p.stem for p in HERE.glob("*.txt")} == {p.stem for p in CASES}


@pytest.mark.parametrize("overlays", [[], ["night"]], ids=["bare", "expansion"])
def test_the_pack_the_mistakes_are_made_in_is_good(overlays: list[str]) -> None:
    assert check(ROOT / "tests" / "data" / "market", overlays)[1] == []
