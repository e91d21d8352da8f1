"""The cases of this folder: what is done to a good pack (NAME.yaml), and what `check` then prints (NAME.txt beside it).

A case names its pack (`market` of tests/data, or a game of ours), what is changed in a copy of it (`change`: a list of
file, replace, by; `write`: whole files; `delete`: files; `bytes`: a file with these bytes; `link`: a symbolic link) and
the overlays asked for (`with`, `variants`).
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from spielwerk.interpreter.diagnostics.problems import Mistakes, Problem, Source
from spielwerk.interpreter.diagnostics.report import render
from spielwerk.interpreter.study.check import check

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CASES = sorted(HERE.glob("*.yaml"))


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


def shown(problems: list[Problem], sources: dict[str, Source], folder: Path) -> str:
    return render(problems, sources).replace(str(folder), "...") + "\n"


def made() -> Iterator[tuple[Path, str]]:
    """What is printed for each case now."""
    for path in CASES:
        with tempfile.TemporaryDirectory() as folder:
            yield path.with_suffix(".txt"), shown(*found(read(path), Path(folder)), Path(folder))
