"""Lines that are refused, in plain files: what is expected is written beside the line it is expected on.

A file in cases/GAME is one more file of that small game in tests/data. A comment `#! CODE words` says that this line
is refused with this code and that message or hint contain the words; a line without one must be understood.
To add a case, add a line.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from spielwerk.interpreter.diagnostics.catalogue import CATALOGUE
from spielwerk.interpreter.diagnostics.problems import Problem
from spielwerk.interpreter.study.check import check

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
CASES = sorted((HERE / "cases").glob("*/*.yaml"))
EXPECTED = re.compile(r"#! (\S+)(?: (.*))?$")


def problems(case: Path, folder: Path) -> list[Problem]:
    pack = folder / case.parent.name
    shutil.copytree(DATA / pack.name, pack)
    shutil.copy(case, pack / "zz_case.yaml")
    return check(pack)[1]


@pytest.mark.parametrize("case", CASES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_every_line_is_refused_or_understood_as_written_beside_it(case: Path, tmp_path: Path) -> None:
    expected: dict[int, tuple[str, str]] = {}
    for number, line in enumerate(case.read_text(encoding="utf-8").split("\n"), 1):
        found = EXPECTED.search(line)
        if found is not None:
            expected[number] = (found.group(1), found.group(2) or "")
    answers = problems(case, tmp_path)
    shown = {p.span.line: p for p in answers if p.span is not None and p.span.file.endswith("zz_case.yaml")}
    assert [p for p in answers if p not in shown.values()] == []
    assert {n: p.code for n, p in shown.items()} == {n: code for n, (code, _) in expected.items()}
    for number, (code, words) in expected.items():
        assert code in CATALOGUE
        said = f"{shown[number].message} | {shown[number].hint}"
        assert words in said, f"line {number}: {said}"
