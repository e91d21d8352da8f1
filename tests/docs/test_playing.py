"""docs/playing.md: one game is played as the page plays it, and every line it shows is said."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner
from docs.pages import DOCS
from spielwerk.cli.main import cli
from spielwerk.cli.orders import ORDERS
from spielwerk.interpreter.prose.speaking.bundles import Speech

PAGE = (DOCS / "playing.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.M | re.S)


def same(text: str) -> str:
    return " ".join(text.split())


def sessions() -> list[list[str]]:
    """The games that the page plays: one goes through it, and others each have a block to themselves."""
    found: list[list[str]] = []
    behind: list[str] = []
    for lines in (text.splitlines() for kind, text in BLOCKS if kind == "text"):
        if lines[0].startswith("$ ") and lines[-1] == "> quit":
            found.append(lines)
        else:
            behind += lines
    return [behind, *found]


@pytest.mark.parametrize("lines", sessions(), ids=lambda lines: lines[0].split()[3])
def test_the_page_can_be_followed(lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    command, said = lines[0], [line[2:] for line in lines if line.startswith("> ")]
    result = CliRunner().invoke(cli, shlex.split(command)[2:], input="\n".join(said) + "\n", prog_name="spielwerk")
    assert result.exit_code == 0, result.output
    answers = iter(said)
    output = same(re.sub(r"^> $", lambda _: f"> {next(answers, '')}", result.output, flags=re.M))
    for line in lines[1:]:
        assert same(line) in output, f"{line}\n---\n{output}"
        output = output.partition(same(line))[2]


def test_its_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    begun = CliRunner().invoke(cli, shlex.split("play yokohama --players 3 --seed 3 --save evening.save"), input="1\n")
    assert begun.exit_code == 0
    for kind, text in BLOCKS:
        for line in text.splitlines() if kind == "sh" else ():
            result = CliRunner().invoke(cli, shlex.split(line)[1:], input="1\n", prog_name="spielwerk")
            assert result.exit_code == 0, f"{line}\n{result.output}"


def test_the_table_has_every_word_in_every_language() -> None:
    rows = {cells[0].strip(" `").split("`")[0].split()[0]: cells for cells in map(cells_of, PAGE.splitlines()) if cells}
    assert set(ORDERS) <= set(rows)
    for order in ORDERS:
        for column, language in enumerate(("pl", "de", "uk", "cs"), 1):
            word = Speech(language, ("cli",)).say(f"cli-order-{order}")
            assert f"`{word}`" == rows[order][column].strip(), (order, language)


def cells_of(line: str) -> list[str]:
    return line.strip("|").split("|") if line.startswith("| `") else []
