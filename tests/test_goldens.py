"""One command writes every golden file anew: none is forgotten, none is left behind, and it shows what it changes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import regenerate
from regenerate import PARTS, ROOT, files

#: data that somebody or something has made once and that is not made from the rest
GIVEN = {
    "tests/data/saves/*.save": "saves that earlier versions wrote",
    "tests/screens/*.decisions": "the games behind the pictures, played anew only with --play",
}
#: what people write
WRITTEN = {".py", ".pyc", ".yaml", ".ftl", ".md", ".lark"}
FOLDERS = ("tests", "docs", "schemas", "interpreter", "cli")


def test_every_file_that_nobody_wrote_belongs_to_one_part() -> None:
    owned = Counter(path for part in PARTS for path in files(part))
    given = {path for pattern in GIVEN for path in ROOT.glob(pattern)}
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and path.suffix not in WRITTEN and path not in given:
                assert owned[path] == 1, f"{path}: which command of tests/regenerate.py makes it?"


@pytest.mark.parametrize("part", PARTS)
def test_a_part_has_files(part: str) -> None:
    assert files(part)


def test_what_the_quick_parts_make_is_what_is_there() -> None:
    """The others are compared with what they make by tests of their own."""
    for part in ("grammar", "schemas"):
        assert {path for path, _ in PARTS[part][0]()} == files(part)


def test_a_change_is_written_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def made() -> regenerate.Made:
        yield tmp_path / "same.txt", "same\n"
        yield tmp_path / "other.txt", "new\n"
        yield tmp_path / "folder" / "more.txt", "more\n"

    monkeypatch.setattr(regenerate, "ROOT", tmp_path)
    monkeypatch.setitem(PARTS, "grammar", (made, ("**/*.txt",)))
    for name, text in (("same", "same\n"), ("other", "old\n"), ("left", "over\n")):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    assert regenerate.regenerate("grammar") == 3
    shown = capsys.readouterr().out
    assert "-old\n+new\n" in shown and "+more\n" in shown and "deleted: left.txt" in shown and "same" not in shown
    assert {path.name for path in tmp_path.rglob("*.txt")} == {"same.txt", "other.txt", "more.txt"}
    assert regenerate.regenerate("grammar") == 0 and capsys.readouterr().out == ""
