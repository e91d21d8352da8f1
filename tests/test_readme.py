"""The README keeps its promises: its links lead somewhere, its example runs, and the commands it names exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from spielwerk.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#]+)\)", README))
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, timeout=600, check=True)
    assert re.fullmatch(r"\[\d+, \d+\]\n", done.stdout)


def test_the_commands_exist() -> None:
    named = re.findall(r"^(?:\$ )?spielwerk ([a-z]+) ", README, re.M)
    assert len(named) > 5 and set(named) <= set(COMMANDS)


def test_ci_finds_the_command_that_runs_the_tests() -> None:
    assert len(re.findall(r"^python3 .*pytest$", README, re.M)) == 1
    assert "grep -E '^python3 .*pytest$' README.md" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
