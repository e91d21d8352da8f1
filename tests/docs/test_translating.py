"""docs/translating.md, followed from its first to its last command; what it shows is what comes out."""

from __future__ import annotations

import os
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner
from docs.pages import DOCS
from spielwerk.cli.main import cli
from spielwerk.interpreter.i18n.inspection import FUNCTIONS

#: reads every sentence of every game: with the other language, under soak; whoever takes a change runs it as well
EVERYTHING = ["spielwerk", "i18n", "check"]
PAGE = (DOCS / "translating.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"(?:^In `([^`]+)`(, instead of these)?:\n\n)?^```(\w+)\n(.*?)^```", re.M | re.S)


@dataclass(frozen=True)
class Block:
    file: str
    instead: bool
    kind: str
    text: str


BLOCKS = [Block(m[1] or "", bool(m[2]), m[3], m[4]) for m in BLOCK.finditer(PAGE)]


@pytest.mark.parametrize("language", ["C", pytest.param("pl_PL.UTF-8", marks=pytest.mark.soak)])
def test_the_page_can_be_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "SPIELWERK_TRANSLATIONS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", language)
    output, last = "", ""
    for block in BLOCKS:
        if block.kind == "ftl":
            path = tmp_path / block.file
            text = path.read_text(encoding="utf-8")
            text = text.removesuffix(last) if block.instead else text
            path.write_text(text + block.text, encoding="utf-8")
            last = block.text
        elif block.file:
            assert block.text in (tmp_path / block.file).read_text(encoding="utf-8")
        elif block.kind == "sh":
            for line in block.text.splitlines():
                output = followed(line, monkeypatch)
        elif block.kind == "text" and language == "C":  # words of the command line depend on who reads them
            at = 0
            for line in block.text.splitlines():
                assert line.strip() in output[at:], f"{line}\n---\n{output}"
                at = output.index(line.strip(), at) + len(line.strip())


def followed(line: str, monkeypatch: pytest.MonkeyPatch) -> str:
    command, _, comment = line.partition("#")
    words = shlex.split(command)
    if words[0] == "export":
        name, _, value = words[1].partition("=")
        monkeypatch.setenv(name, value)
        return ""
    assert words[0] == "spielwerk", line
    if words == EVERYTHING and os.environ["LANG"] == "C":
        return ""
    result = CliRunner().invoke(cli, words[1:], prog_name="spielwerk")
    expected = int(comment.split()[-1]) if comment else 0
    assert result.exit_code == expected, f"{line}\n{result.output}"
    return result.output


def test_the_page_has_files_commands_and_outputs() -> None:
    kinds = [block.kind for block in BLOCKS]
    assert kinds.count("sh") >= 8 and kinds.count("text") >= 5 and kinds.count("ftl") >= 6


def test_every_function_is_on_the_page() -> None:
    for name in FUNCTIONS:
        assert f"`{name}(" in PAGE or name in ("NUMBER", "DATETIME")
