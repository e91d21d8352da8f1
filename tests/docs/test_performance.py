"""docs/performance.md: its examples run, its commands exist, its table is one that the command makes."""

from __future__ import annotations

import doctest
import re
import shlex

from benchmarks.contenders import SMALL
from click.testing import CliRunner
from docs.pages import DOCS
from spielwerk.cli.main import cli

PAGE = (DOCS / "performance.md").read_text(encoding="utf-8")
LINES = [line for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.M | re.S) for line in block.splitlines()]


def test_the_examples_do_what_they_show() -> None:
    session = doctest.DocTestParser().get_doctest(PAGE, {}, "performance.md", str(DOCS / "performance.md"), 0)
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=report.append)
    assert len(session.examples) > 3 and not report, "".join(report)


def test_the_commands_exist_with_their_options() -> None:
    ours = [line.partition("spielwerk ")[2] for line in LINES if line.startswith("spielwerk ")]
    ours += [line.partition(" -m spielwerk.cli ")[2] for line in LINES if " -m spielwerk.cli " in line]
    assert len(ours) >= 4
    for line in ours:
        result = CliRunner().invoke(cli, [*shlex.split(line), "--help"])
        assert result.exit_code == 0, result.output
    command = (DOCS.parent / "tests" / "benchmarks" / "compare.py").read_text(encoding="utf-8")
    for option in ("--seconds", "--rounds", "--json", "--write"):
        assert f"`{option}" in PAGE and f'"{option}"' in command


def test_the_table_is_whole() -> None:
    table = PAGE.partition("<!-- table -->")[2].partition("<!-- end of table -->")[0]
    rows = [line.split("|")[1].strip() for line in table.splitlines() if line.startswith("| ")]
    assert re.search(r"^\d{4}-\d\d-\d\d, .*Python 3", table, re.M)
    for what in (*(f"{name} / twin" for name in SMALL), "yokohama 4 / catanatron 4", "smartphone_inc 5"):
        assert what in rows
    assert any("--jobs 2 / 1" in row for row in rows) and "check yokohama, again" in rows
