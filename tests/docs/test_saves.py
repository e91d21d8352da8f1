"""docs/saves.md, followed from its first to its last command."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner
from docs.pages import DOCS
from spielwerk.cli.main import cli
from spielwerk.interpreter.storage.save_records import read_record

PAGE = (DOCS / "saves.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.M | re.S)


def test_the_page_can_be_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    output = ""
    for kind, text in BLOCKS:
        if kind == "sh":
            for line in text.splitlines():
                # a person decides three times and goes
                result = CliRunner().invoke(cli, shlex.split(line)[1:], input="1\n1\n1\n", prog_name="spielwerk")
                assert result.exit_code == 0, f"{line}\n{result.output}"
                output = result.stdout
        elif kind == "text":
            for line in text.splitlines():
                assert line in output, f"{line}\n---\n{output}"
                output = output.partition(line)[2]
    files = {path.name: read_record(path.read_bytes()) for path in tmp_path.iterdir()}
    assert set(files) == {"evening.save", "other.save"} and all(record.closed for record in files.values())


def test_every_example_of_the_page_does_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session = doctest.DocTestParser().get_doctest(PAGE, {}, "saves.md", str(DOCS / "saves.md"), 0)
    assert len(session.examples) > 12
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=report.append)
    assert not report, "".join(report)


def test_the_page_names_what_a_file_and_an_export_hold() -> None:
    for word in ("back", "state", "end", "pack", "spielwerk"):
        assert f'"{word}"' in PAGE
    for key in ("decisions", "seats", "result", "by_source", "secret", "points", "over", "state"):
        assert f"`{key}`" in PAGE
